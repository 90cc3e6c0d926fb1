# A site without a server: versions, what is kept on the device, going on without a network.
web-update-waits = Есть новая версия Charsu. Ваши партии сохранятся.
web-update-take = Перейти на неё
web-update-later = Позже
web-refused-no-room = На этом устройстве больше нет места. Сохраните партии в файл и удалите часть из них.
web-refused-no-store = Браузер здесь ничего не хранит: в приватном окне партии пропадают вместе с окном.
web-refused-elsewhere = За этим столом играют в другом окне.
web-refused-newer-store = Здесь уже побывала более новая версия сайта. Обновите страницу.
web-refused-bad-file = Это не файл с партиями.
