# A site without a server: versions, what is kept on the device, going on without a network.
web-update-waits = Есть новая версия Charsu. Ваши партии сохранятся.
web-update-take = Перейти на неё
web-update-later = Позже
web-refused-no-room = На этом устройстве больше нет места. Сохраните партии в файл и удалите часть из них.
web-refused-no-store = Браузер здесь ничего не хранит: в приватном окне партии пропадают вместе с окном.
web-refused-elsewhere = За этим столом играют в другом окне.
web-refused-newer-store = Здесь уже побывала более новая версия сайта. Обновите страницу.
web-refused-bad-file = Это не файл с партиями.
web-kept = На этом устройстве
web-kept-explained = Сыгранные здесь партии хранятся только в этом браузере. Сохраните их в файл, чтобы перенести на другое устройство.
web-kept-offline = Сайт тоже сохранён целиком: играть можно без сети.
web-kept-save = Сохранить все партии
web-kept-bring = Вернуть партии
web-install = Установить Charsu
web-kept-brought = Добавлено: { $added }, уже были здесь: { $known }, не удалось взять: { $refused }.
web-kept-remove = Удалить
web-kept-remove-sure = Точно удалить
