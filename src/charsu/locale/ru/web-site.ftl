# A site without a server: versions, what is kept on the device, going on without a network.
web-update-waits = Есть новая версия Charsu. Ваши партии сохранятся.
web-update-take = Перейти на неё
web-update-later = Позже
