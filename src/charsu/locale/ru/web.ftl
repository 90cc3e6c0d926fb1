# Веб-клиент

web-title = Charsu
web-tagline = Три базара, один стол: играйте в браузере — в одиночку, с друзьями или против ботов.
web-welcome = Добро пожаловать на базар
web-home = На главную
web-players-range = { $least }–{ $most ->
    [one] { $most } игрок
    [few] { $most } игрока
   *[many] { $most } игроков
}
web-setting-up = Готовим стол…
web-with-friends = Играть с друзьями
web-on-this-screen = За одним экраном
web-first-game = Учебная партия
web-choose-options = Настройки
web-rulebook = Правила
web-your-tables = Ваши столы
web-public-tables = Открытые столы
web-resume = Продолжить
web-join = Сесть за стол
web-watch = Смотреть
web-replays = Записи партий
web-replays-explained = Откройте файл партии и просмотрите её ход за ходом.
web-open-replay = Открыть файл партии
web-replay-broken = Этот файл партии не открывается. { $reason }
web-no-server = Сервер столов не отвечает. Он запущен?
web-colophon = За правилами следит программа, кубики может проверить каждый. Рисунки — наши собственные.
web-you = Вы
web-seat = Игрок { $number }
web-seat-open = свободное место

web-preferences = Язык и вид
web-language = Язык
web-theme = Оформление
web-theme-auto = Как на устройстве
web-theme-light = Светлое
web-theme-dark = Тёмное
web-speed = Скорость анимации
web-speed-slow = Медленно
web-speed-normal = Обычно
web-speed-fast = Быстро
web-speed-instant = Сразу
web-sound = Звуки

web-mode-bots = против ботов
web-mode-friends = с друзьями
web-mode-screen = за одним экраном
web-your-name = Ваше имя
web-your-colour = Ваш цвет
web-colour-vermilion = Красный
web-colour-blue = Синий
web-colour-green = Зелёный
web-colour-yellow = Жёлтый
web-colour-white = Белый
web-luck-add = Добавить своей случайности
web-luck-button = Добавить
web-luck-explained = По желанию: ваш текст участвует в каждом броске, и даже сервер не может подобрать кубики.
web-luck-added = Ваш текст уже в кубиках; новый его заменит.
web-how-many = Сколько игроков?
web-how-many-people = Сколько людей за этим экраном?
web-rest-are-bots = Остальные места займут боты.
web-bots-plain = Боты, которые думают наперёд, без сервера в эту игру не играют.
web-name-of = Имя игрока { $number }
web-colour-of = Цвет игрока { $number }
web-thinking-time = Время на размышление для каждого
web-no-clock = Без часов
web-minutes = { $count } мин
web-bot-level = Насколько сильны боты?
web-undo-policy = Отмена ходов
web-undo-free = Свободно
web-undo-consent = По согласию
web-undo-training = Тренировка
web-undo-free-explained = Отменять можно, пока не брошены кубики, не взята карта и не ответил кто-то другой.
web-undo-consent-explained = Дальше — только если согласны все за столом.
web-undo-training-explained = Отменить можно всё и в любой момент.
web-visibility = Кто видит стол?
web-visibility-private = Только те, у кого есть ссылка
web-visibility-public = Все (стол в общем списке)
web-more-options = Другие настройки
web-recommended = советуем
web-make-table = Создать стол
web-start = Начать
web-layout-preview = Предпросмотр раскладки

web-waiting-for = { $count ->
    [one] Ждём ещё { $count } игрока.
   *[other] Ждём ещё { $count } игроков.
}
web-all-seated = Все на местах.
web-sit-here = Сесть здесь
web-add-bot = Посадить бота
web-free-seat = Освободить место
web-start-with-bots = Начать, свободные места займут боты
web-host-starts = Партию начинает хозяин стола.
web-invite = Пригласить
web-invite-explained = По этой ссылке можно занять свободное место или смотреть.
web-copy-link = Скопировать ссылку
web-copied = Скопировано
web-options = Настройки

web-loading = Загрузка…
web-no-table = Такого стола нет
web-no-table-explained = Возможно, ссылка неверна или стол уже убран.
web-reconnecting = Восстанавливаем связь…
web-sending = Ответ отправляется
web-question = Что делать сейчас
web-choose-glowing = Выберите то, что светится. Чтобы узнать, что это, наведите курсор, удерживайте палец или нажмите «?».
web-answers = Возможные ответы
web-then = затем:
web-more = Ещё { $count }
web-more-above = Ещё выше: { $count }
web-more-below = Ещё ниже: { $count }
web-skip = Пропустить
web-see-result = Посмотреть итог
web-really = Точно?
web-yes = Да
web-no = Нет
web-match-over = Партия окончена.
web-players = Игроки
web-player = Игрок
web-you-mark = вы
web-turn-mark = ходит
web-bot = бот
web-away = не за столом
web-absent = { $name }: уже минуту нет за столом.
web-absent-host = Хозяин стола может передать место боту.
web-absent-bot = Пусть играет бот
web-absent-wait = Подождать ещё
web-log = Что произошло
web-log-empty = Пока ничего не произошло.
web-log-and-help = Журнал и помощь
web-look-back = Посмотреть поле в этот момент
web-tab-log = Журнал
web-tab-rules = Правила
web-tab-text = Описание поля
web-help = Помощь
web-why-not = Почему нельзя?
web-rule = Правило
web-close = Закрыть
web-contents = Содержание
web-found = { $count ->
    [0] Ничего не найдено
   *[other] Найдено: { $count }
}
web-player-aid = Памятка
web-print = Печать
web-find-rule = Найти в правилах
web-no-rulebook = Правил здесь пока нет.
web-rulebook-english = Правила пока есть только на английском языке.
web-board = Поле
web-round = Раунд { $number }
web-last-round = Последний раунд!
web-your-hand = Ваши карты
web-hand-empty = У вас нет карт.
web-undo = Отменить
web-redo = Повторить
web-restart = Ход заново
web-watch-again = Посмотреть ещё раз
web-undo-asked = { $name } просит отменить ход.
web-agree = Согласиться
web-refuse = Отказать
web-device-link = Ссылка на ваше место для другого устройства
web-device-copied = Ссылка скопирована: откройте её на другом устройстве.
web-curtain = Передайте устройство
web-pass-device = Сейчас ходит { $name }
web-pass-device-explained = Передайте устройство. Карты скрыты, пока игрок не нажмёт кнопку.
web-i-am = Я — { $name }

web-replay = Просмотр
web-turn-back = Предыдущий ход
web-turn-on = Следующий ход
web-step-back = Шаг назад
web-step-on = Шаг вперёд
web-play-back = Воспроизвести
web-pause = Пауза
web-move = Ход
web-move-of = { $move } / { $last }
web-copy-position = Скопировать ссылку на позицию
web-fork = Сыграть отсюда против ботов
web-download = Скачать партию
web-replay-more = Ещё
web-back-to-table = Назад к столу
web-close-replay = Закрыть просмотр

web-ending = Конец партии
web-winner = Побеждает { $name }!
web-winner-you = Вы победили!
web-winners = Общая победа: { $names }
web-rank = Место
web-tie-breaks = Места определяет первый столбец, при равенстве — следующий.
web-course = Ход партии: { $what }
web-luck = Удача
web-rolls = Броски
web-rolled = Выпало
web-expected = Ожидалось
web-dice-fair = Кубики проверены: броски и карты ({ $count }) — всё как обещано.
web-dice-unfair = { $count ->
    [one] { $count } бросок не соответствует обещанию.
    [few] { $count } броска не соответствуют обещанию.
   *[other] { $count } бросков не соответствуют обещанию.
}
web-rematch = Сыграть ещё
web-rematch-join = К новому столу
web-see-board = Посмотреть поле
web-coffee = кофе
web-guild-cards = Карты гильдии
web-seals = печати

web-letter-fabric = Т
web-letter-spice = С
web-letter-fruit = Ф
web-letter-jewellery = У
web-letter-coffee = К
web-letter-any = ?

web-lesson-yourself = Теперь вы: выберите то, что светится.
web-lesson-step = Шаг { $number } из { $last }
web-lesson-none = Учебная партия этой игры ещё готовится.

# Помощь за столом «Стамбула»

web-istanbul-family = Родственник
web-istanbul-assistant = Помощник
web-istanbul-merchant = Купец
web-istanbul-stack = { $count ->
    [0] в стопке нет помощников
    [one] { $count } помощник в стопке
    [few] { $count } помощника в стопке
   *[other] { $count } помощников в стопке
}
web-istanbul-assistants-at = Где помощники
web-istanbul-tiles = Жетоны мечетей
web-istanbul-cards = Карты бонусов
web-istanbul-capacity = места на каждый товар: { $count }
web-istanbul-cell = Ряд { $row }, столбец { $column }
web-istanbul-empty-cell = Пустая клетка { $number }
web-istanbul-price = цена { $price }
web-istanbul-wanted = спрос
web-istanbul-companion = Компаньон
web-istanbul-delivered = доставлены
web-istanbul-any = любой товар
web-istanbul-baksheesh = бакшиш
web-istanbul-help-place-1 = Заплатите 7 лир за расширение телеги: по одному месту для каждого товара. Третье приносит рубин.
web-istanbul-help-place-2 = Загрузите тканей, сколько поместится в телегу.
web-istanbul-help-place-3 = Загрузите специй, сколько поместится в телегу.
web-istanbul-help-place-4 = Загрузите фруктов, сколько поместится в телегу.
web-istanbul-help-place-5 = Возьмите видимые товары и деньги; затем одна фишка почты сдвигается.
web-istanbul-help-place-6 = Возьмите две карты бонусов из колоды или сброса; затем сбросьте одну карту.
web-istanbul-help-place-6-coffee = Возьмите кофе и две карты бонусов из колоды или сброса; затем сбросьте одну карту.
web-istanbul-help-place-7 = Верните сколько угодно своих помощников. Здесь никто не платит и никого не оставляют.
web-istanbul-help-place-7-letters = Верните сколько угодно своих помощников и, если хотите, заберите компаньона в запас. Здесь никто не платит и никого не оставляют.
web-istanbul-help-place-8 = Возьмите ткань, специю или фрукт и бросьте кубики: 7–8 — одно украшение, 9–10 — два, 11–12 — три.
web-istanbul-help-place-9 = Назовите число от 3 до 12 и бросьте кубики. Выпало столько или больше — возьмите названное число лир, иначе — 2 лиры.
web-istanbul-help-place-10 = Продайте до пяти показанных товаров: 3, 7, 12, 18 или 25 лир. Затем спрос меняется.
web-istanbul-help-place-11 = Продайте до пяти показанных товаров: 2, 5, 9, 14 или 20 лир. Затем спрос меняется.
web-istanbul-help-place-12 = Отправьте родственника на любое другое место и выполните там действие.
web-istanbul-help-place-13 = Отдайте показанные товары и возьмите рубин. Каждый следующий стоит на товар дороже.
web-istanbul-help-place-14 = Если у вас хватает товаров цвета жетона, отдайте один из них и возьмите жетон. За оба жетона мечети — рубин.
web-istanbul-help-place-15 = Если у вас хватает товаров цвета жетона, отдайте один из них и возьмите жетон. За оба жетона мечети — рубин.
web-istanbul-help-place-16 = Заплатите показанную цену и возьмите рубин. Каждый следующий стоит на лиру дороже.
web-istanbul-help-place-17 = Возьмите по 2 кофе: за 2 лиры, за товар, за карту. Каждый способ — один раз.
web-istanbul-help-place-18 = Возьмите кофе и две карты гильдии; затем сбросьте одну карту гильдии.
web-istanbul-help-place-19 = За кофе: переставьте барьер и выполните действие рядом, возьмите жетон таверны или рубин за бакшиш.
web-istanbul-help-place-20 = Заплатите показанное число кофе и возьмите рубин. Каждый следующий стоит на один кофе дороже.
web-istanbul-help-place-21 = Возьмите два письма.
web-istanbul-help-place-22 = Возьмите письмо; затем открываются жетоны киоска, и все по очереди выбирают по одному.
web-istanbul-help-place-23 = Возьмите товар, затем разыграйте на аукционе две карты бонусов.
web-istanbul-help-place-24 = Сбросьте письма с шестью печатями и возьмите следующий рубин Дворца или Торговца. Первые три посещения в партии приносят ещё 3, 2 и 1 лиру.
web-istanbul-help-place-24-coffee = Сбросьте письма с шестью печатями и возьмите следующий рубин Дворца, Торговца или Кофейни. Первые три посещения в партии приносят ещё 3, 2 и 1 лиру.
web-istanbul-help-place-25 = Возьмите товар или кофе; затем поставьте купца или компаньона на любое место, не выполняя там действия.
web-istanbul-help-card-good = Возьмите один товар на выбор.
web-istanbul-help-card-five-lira = Возьмите 5 лир.
web-istanbul-help-card-far = Купец проходит 3 или 4 шага вместо 1 или 2.
web-istanbul-help-card-stay = Купец остаётся на месте и снова использует его.
web-istanbul-help-card-recall = Верните одного помощника в стопку.
web-istanbul-help-card-family = Верните родственника в Полицейский участок; возьмите карту или 3 лиры.
web-istanbul-help-card-small-market = На Малом рынке можно продать любые товары.
web-istanbul-help-card-palace = Выполните действие Дворца султана ещё раз.
web-istanbul-help-card-post-office = Выполните действие Почтамта ещё раз.
web-istanbul-help-card-dealer = Выполните действие Торговца самоцветами ещё раз.
web-istanbul-help-tile-red = Раз за бросок на Чёрном рынке или в Чайхане: поверните кубик на 4 или перебросьте оба.
web-istanbul-help-tile-green = На складе: заплатите 2 лиры за ещё один товар на выбор.
web-istanbul-help-tile-blue = Вы получаете пятого помощника.
web-istanbul-help-tile-yellow = Раз за ход: заплатите 2 лиры и верните одного помощника.
web-istanbul-help-figure-governor = Возьмите карту бонуса и заплатите 2 лиры или сбросьте карту. Затем бросок решит, куда он уйдёт.
web-istanbul-help-figure-smuggler = Возьмите товар и отдайте 2 лиры или товар. Затем бросок решит, куда он уйдёт.
web-istanbul-help-figure-coffee-trader = Возьмите кофе и отдайте 2 лиры или товар. Затем бросок решит, куда он уйдёт.
web-istanbul-help-figure-courier = Возьмите письмо и отдайте 2 лиры или другое письмо. Затем бросок решит, куда он уйдёт.
web-istanbul-help-family = Кто застанет чужого родственника, отправляет его в Полицейский участок и берёт карту бонуса или 3 лиры.
web-istanbul-help-assistant = На месте, где действуете, оставьте помощника или заберите своего. Иначе ход заканчивается.

# Первые партии


# Дополнения «Стамбула»

web-letters = Письма
web-istanbul-barrier = Барьер
web-istanbul-caravan = Глава каравана
web-istanbul-kiosk = Жетоны киоска
web-istanbul-help-barrier = Никто, кроме владельца, не может перейти барьер.
web-istanbul-help-tavern-movement = При движении купец может пройти и любое расстояние по прямой.
web-istanbul-help-tavern-encounter = Управляющий, Контрабандист, Торговец кофе и Курьер для вас бесплатны.
web-istanbul-help-card-coffee = Возьмите 2 кофе.
web-istanbul-help-card-guild-card = Заплатите 2 кофе и возьмите карту гильдии.
web-istanbul-help-card-coffee-sale = Заплатите 1 кофе и возьмите 8 лир.
web-istanbul-help-card-exchange = Обменяйте до 3 товаров или кофе на столько же других.
web-istanbul-help-card-dice = Бросьте два кубика и возьмите награду каждого: 2 лиры, кофе или товар.
web-istanbul-help-card-six = После своего броска: поверните один кубик на 6.
web-istanbul-help-card-corner = Вместо движения купца ставят на угловое место.
web-istanbul-help-card-wainwright = Выполните действие Тележного мастера ещё раз.
web-istanbul-help-card-coffee-house = Выполните действие Кофейни ещё раз.
web-istanbul-help-card-letter = Возьмите письмо.
web-istanbul-help-card-dice-total = Бросьте два кубика и возьмите награду за сумму.
web-istanbul-help-card-good-sale = Заплатите товар или кофе и возьмите 7 лир.
web-istanbul-help-card-red-and-lira = Возьмите ткань и 3 лиры.
web-istanbul-help-card-green-and-lira = Возьмите специю и 3 лиры.
web-istanbul-help-card-yellow-and-lira = Возьмите фрукт и 3 лиры.
web-istanbul-help-card-copy = Используйте верхнюю карту сброса.
web-istanbul-help-card-family-walk = Вместо хода: родственник переходит на соседнее место и выполняет там действие.
web-istanbul-help-card-to-merchant = Купец идёт к чужому купцу и не платит ему.
web-istanbul-help-card-companion-far = Компаньон проходит 2 шага вместо 1.
web-istanbul-help-card-figure = Воспользуйтесь услугами одного из персонажей, где бы он ни стоял.
web-istanbul-help-card-mosque = Выполните действие мечети ещё раз.
web-istanbul-help-card-secret-society = Выполните действие Тайного общества ещё раз.
web-istanbul-help-card-anywhere = Заплатите 3 лиры: купец идёт на любое место.
