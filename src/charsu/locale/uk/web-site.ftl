# A site without a server: versions, what is kept on the device, going on without a network.
web-update-waits = Є нова версія Charsu. Ваші партії збережуться.
web-update-take = Перейти на неї
web-update-later = Пізніше
