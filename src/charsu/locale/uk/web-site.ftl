# A site without a server: versions, what is kept on the device, going on without a network.
web-update-waits = Є нова версія Charsu. Ваші партії збережуться.
web-update-take = Перейти на неї
web-update-later = Пізніше
web-refused-no-room = На цьому пристрої більше немає місця. Збережіть партії у файл і видаліть частину з них.
web-refused-no-store = Браузер тут нічого не зберігає: у приватному вікні партії зникають разом із вікном.
web-refused-elsewhere = За цим столом грають в іншому вікні.
web-refused-newer-store = Тут уже побувала новіша версія сайту. Оновіть сторінку.
web-refused-bad-file = Це не файл із партіями.
web-kept = На цьому пристрої
web-kept-explained = Зіграні тут партії зберігаються лише в цьому браузері. Збережіть їх у файл, щоб перенести на інший пристрій.
web-kept-offline = Сайт теж збережено повністю: грати можна без мережі.
web-kept-save = Зберегти всі партії
web-kept-bring = Повернути партії
web-install = Установити Charsu
web-kept-brought = Додано: { $added }, уже були тут: { $known }, не вдалося взяти: { $refused }.
web-kept-remove = Видалити
web-kept-remove-sure = Точно видалити
