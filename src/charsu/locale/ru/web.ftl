# Веб-клиент

web-title = Charsu
web-tagline = Три базара, один стол: играйте в браузере — в одиночку, с друзьями или против ботов.
web-welcome = Добро пожаловать на базар
web-home = На главную
web-game-istanbul = Стамбул
web-game-yspahan = Исфахан
web-game-cairo = Каир
web-blurb-istanbul = Катите телегу по базару, оставляйте помощников и первыми соберите пять рубинов.
web-blurb-yspahan = Кубики заполняют башню; выберите ряд, займите лавки и отправьте товары с караваном.
web-blurb-cairo = Ставьте прилавки, заманивайте покупателей и продавайте, пока они не ушли к соседу.
web-players-range = { $least }–{ $most } игроков
web-play-now = Играть против ботов
web-setting-up = Накрываем стол …
web-with-friends = Играть с друзьями
web-on-this-screen = За одним экраном
web-first-game = Первая партия
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
web-colophon = Правила исполняются ход за ходом, кубики может проверить каждый. Рисунки — наши собственные.
web-you = Вы
web-guest = Гость
web-seat = Игрок { $number }
web-seat-open = свободное место

web-preferences = Язык и вид
web-language = Язык
web-theme = Освещение
web-theme-auto = Как на устройстве
web-theme-light = День
web-theme-dark = Ночь
web-speed = Скорость движений
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
web-colour-purple = Фиолетовый
web-luck-add = Добавить своей удачи
web-luck-button = Добавить
web-luck-explained = По желанию: ваш текст участвует в каждом броске, и даже сервер не может подобрать кости.
web-luck-added = Ваша удача уже в костях; новый текст её заменит.
web-how-many = Сколько игроков?
web-how-many-people = Сколько людей за этим экраном?
web-rest-are-bots = За остальных играют боты.
web-name-of = Имя игрока { $number }
web-thinking-time = Время на размышление каждому
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
web-visibility-public = Все в списке
web-more-options = Другие настройки
web-recommended = советуем
web-make-table = Создать стол
web-start = Начать
web-layout-preview = Предпросмотр раскладки
web-cairo-reconstructed = Некоторые напечатанные числа «Каира» нигде не удалось найти; они тщательно восстановлены и так помечены в правилах.

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

web-loading = Загрузка …
web-no-table = Такого стола нет
web-no-table-explained = Возможно, ссылка неверна или стол уже убран.
web-reconnecting = Восстанавливаем связь …
web-sending = Ответ отправляется
web-question = Что делать сейчас
web-choose-glowing = Выберите то, что светится. Наведите, удержите или нажмите ?, чтобы узнать, что это делает.
web-answers = Возможные ответы
web-then = затем:
web-skip = Пропустить
web-see-result = Смотреть итог
web-really = Точно?
web-yes = Да
web-no = Нет
web-match-over = Партия окончена.
web-players = Игроки
web-player = Игрок
web-you-mark = вы
web-turn-mark = ходит
web-bot = бот
web-away = отошёл
web-log = Что произошло
web-log-empty = Пока ничего не произошло.
web-log-and-help = Журнал и помощь
web-look-back = Вернуться взглядом к этому моменту
web-tab-log = Журнал
web-tab-rules = Правила
web-tab-text = Поле словами
web-help = Помощь
web-why-not = Почему нельзя?
web-close = Закрыть
web-find-rule = Найти в правилах
web-no-rulebook = Правил здесь пока нет.
web-board = Поле
web-round = Раунд { $number }
web-last-round = Последний раунд!
web-discard = в сбросе
web-your-hand = Ваши карты
web-hand-empty = У вас нет карт.
web-undo = Отменить
web-redo = Вернуть
web-restart = Ход заново
web-watch-again = Посмотреть ещё раз
web-undo-asked = { $name } просит отменить ход.
web-agree = Согласиться
web-refuse = Отказать
web-device-link = Ссылка на ваше место для другого устройства
web-device-copied = Ссылка скопирована: откройте её на другом устройстве.
web-curtain = Передайте устройство
web-pass-device = Сейчас ходит { $name }
web-pass-device-explained = Передайте устройство. Карты скрыты, пока вы не скажете.
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
web-back-to-table = Назад к столу
web-close-replay = Закрыть просмотр

web-ending = Конец партии
web-winner = Победа: { $name }!
web-rank = Место
web-tie-breaks = Столбцы решают слева направо; при равенстве смотрят на следующий.
web-course = Ход партии: { $what }
web-luck = Удача
web-rolls = Броски
web-rolled = Выпало
web-expected = Ожидалось
web-dice-fair = { $count ->
    [one] Кубики проверены: { $count } бросок или карта — как обещано.
    [few] Кубики проверены: все { $count } броска и карты — как обещано.
   *[other] Кубики проверены: все { $count } бросков и карт — как обещано.
}
web-dice-unfair = { $count ->
    [one] { $count } бросок не соответствует обещанию.
    [few] { $count } броска не соответствуют обещанию.
   *[other] { $count } бросков не соответствуют обещанию.
}
web-rematch = Сыграть ещё
web-rematch-join = К новому столу
web-see-board = Посмотреть поле
web-score-rubies = рубины
web-score-lira = лиры
web-score-goods = товары
web-score-cards = карты
web-score-points = очки
web-score-gold = золото
web-coffee = кофе
web-guild-cards = Карты гильдии
web-seals = печати

web-letter-fabric = Т
web-letter-spice = С
web-letter-fruit = Ф
web-letter-jewellery = У
web-letter-coffee = К
web-letter-any = ?

web-lesson-next = Дальше
web-lesson-yourself = Теперь вы: выберите то, что светится.
web-lesson-done = Теперь вы знаете дорогу. Сыграйте целую партию!
web-lesson-step = Шаг { $number } из { $last }
web-lesson-none = Первая партия этого базара ещё готовится.

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
web-istanbul-assistants-at = Помощники оставлены
web-istanbul-tiles = Жетоны мечетей
web-istanbul-cards = Карты бонусов
web-istanbul-capacity = вместимость каждого товара: { $count }
web-istanbul-cell = Ряд { $row }, столбец { $column }
web-istanbul-empty-cell = Пустая клетка { $number }
web-istanbul-price = цена { $price }
web-istanbul-wanted = спрос
web-istanbul-help-place-1 = Заплатите 7 лир за расширение телеги: по одному месту для каждого товара. Третье приносит рубин.
web-istanbul-help-place-2 = Загрузите тканей, сколько поместится в телегу.
web-istanbul-help-place-3 = Загрузите специй, сколько поместится в телегу.
web-istanbul-help-place-4 = Загрузите фруктов, сколько поместится в телегу.
web-istanbul-help-place-5 = Возьмите видимые товары и деньги; затем одна фишка почты сдвигается.
web-istanbul-help-place-6 = Возьмите две карты бонусов из колоды или сброса; затем сбросьте одну карту.
web-istanbul-help-place-7 = Верните сколько угодно своих помощников. Здесь никто не платит и никого не оставляют.
web-istanbul-help-place-8 = Возьмите ткань, специю или фрукт и бросьте кубики: 7–8 — один синий товар, 9–10 — два, 11–12 — три.
web-istanbul-help-place-9 = Назовите число от 3 до 12 и бросьте кубики. Выпало не меньше — берите столько лир, иначе 2.
web-istanbul-help-place-10 = Продайте до пяти показанных товаров: 3, 7, 12, 18 или 25 лир. Затем спрос меняется.
web-istanbul-help-place-11 = Продайте до пяти показанных товаров: 2, 5, 9, 14 или 20 лир. Затем спрос меняется.
web-istanbul-help-place-12 = Отправьте родственника в любое другое место и выполните там действие.
web-istanbul-help-place-13 = Отдайте показанные товары и возьмите рубин. Каждый следующий стоит на товар дороже.
web-istanbul-help-place-14 = Имея достаточно товаров цвета жетона, отдайте один и возьмите жетон. Оба жетона приносят рубин.
web-istanbul-help-place-15 = Имея достаточно товаров цвета жетона, отдайте один и возьмите жетон. Оба жетона приносят рубин.
web-istanbul-help-place-16 = Заплатите показанную цену и возьмите рубин. Каждый следующий стоит на лиру дороже.
web-istanbul-help-place-17 = По два кофе за 2 лиры, за товар и за карту; каждое по одному разу.
web-istanbul-help-place-18 = Возьмите кофе и две карты гильдии; затем сбросьте одну карту гильдии.
web-istanbul-help-place-19 = За кофе: переставьте барьер и выполните действие рядом, возьмите жетон таверны или рубин за бакшиш.
web-istanbul-help-place-20 = Заплатите показанный кофе и возьмите рубин. Каждый следующий стоит на один кофе дороже.
web-istanbul-help-place-21 = Возьмите два письма.
web-istanbul-help-place-22 = Возьмите письмо; затем открываются жетоны киоска, и все по очереди выбирают по одному.
web-istanbul-help-place-23 = Возьмите товар, затем разыграйте на аукционе две карты бонусов.
web-istanbul-help-place-24 = Сбросьте письма с шестью печатями и возьмите следующий рубин дворца или торговца.
web-istanbul-help-place-25 = Возьмите товар или кофе; затем поставьте купца или компаньона в любое место без действия.
web-istanbul-help-card-good = Возьмите один товар на выбор.
web-istanbul-help-card-five-lira = Возьмите 5 лир.
web-istanbul-help-card-far = Купец идёт на 3 или 4 места вместо 1 или 2.
web-istanbul-help-card-stay = Купец остаётся на месте и снова использует его.
web-istanbul-help-card-recall = Верните одного помощника в стопку.
web-istanbul-help-card-family = Верните родственника в полицейский участок; возьмите карту или 3 лиры.
web-istanbul-help-card-small-market = На Малом рынке можно продать любые товары.
web-istanbul-help-card-palace = Выполните действие Дворца султана ещё раз.
web-istanbul-help-card-post-office = Выполните действие Почтамта ещё раз.
web-istanbul-help-card-dealer = Выполните действие Торговца самоцветами ещё раз.
web-istanbul-help-tile-red = Раз за бросок на Чёрном рынке или в Чайхане: поверните кубик на 4 или перебросьте оба.
web-istanbul-help-tile-green = На складе: заплатите 2 лиры за ещё один товар на выбор.
web-istanbul-help-tile-blue = Вы получаете пятого помощника.
web-istanbul-help-tile-yellow = Раз за ход: заплатите 2 лиры и верните одного помощника.
web-istanbul-help-figure-governor = Возьмите карту бонуса и заплатите 2 лиры или сбросьте карту. Затем он уходит по броску.
web-istanbul-help-figure-smuggler = Возьмите товар и заплатите 2 лиры или товар. Затем он уходит по броску.
web-istanbul-help-figure-coffee-trader = Возьмите кофе за 2 лиры или товар. Затем он уходит по броску.
web-istanbul-help-figure-courier = Возьмите письмо за 2 лиры или письмо. Затем он уходит по броску.
web-istanbul-help-family = Чужого родственника купец отправляет в участок и берёт карту или 3 лиры.
web-istanbul-help-assistant = Там, где действуете, оставьте помощника или заберите своего. Иначе ход заканчивается.
web-istanbul-why-same = Купец должен перейти в другое место.
web-istanbul-why-far = { $steps ->
    [one] Туда { $steps } шаг; купец проходит 1 или 2.
    [few] Туда { $steps } шага; купец проходит 1 или 2.
   *[other] Туда { $steps } шагов; купец проходит 1 или 2.
}
web-istanbul-why-not-far = С этой картой купец проходит 3 или 4 шага.
web-istanbul-why-phase = Место выбирают при движении; сейчас идёт другая фаза хода.
web-istanbul-why-card = Эта карта не подходит к этому моменту хода.
web-istanbul-why-encounter = Встречи бывают после действия, там, где стоит купец.
web-istanbul-why-first = Сначала ответьте на открытый вопрос.
web-istanbul-why-card-good = Она годится в любой момент вашего хода, но не во время действия места.
web-istanbul-why-card-move = Эту карту играют при движении, до прибытия.
web-istanbul-why-one-move = За ход можно сыграть только одну карту движения.
web-istanbul-why-card-recall = Эту карту играют при движении или по прибытии.
web-istanbul-why-no-assistant = На поле нет ваших помощников.
web-istanbul-why-family-home = Ваш родственник уже в полицейском участке.
web-istanbul-why-small-market = Её играют на Малом рынке, когда начинается действие.
web-istanbul-why-few-goods = У вас слишком мало товаров для продажи.
web-istanbul-why-played = Для этого действия она уже сыграна.
web-istanbul-why-repeat = Её играют сразу после действия этого места: { $place }.
web-istanbul-why-repeat-cost = Вам нечем оплатить это действие ещё раз.
web-istanbul-why-tile-others = Этот жетон принадлежит другому игроку.
web-istanbul-why-tile-red = Его предложат после вашего броска на Чёрном рынке или в Чайхане.
web-istanbul-why-tile-green = Его предложат при действии склада, за 2 лиры.
web-istanbul-why-tile-blue = Он действует сам: с ним пришёл пятый помощник.
web-istanbul-why-yellow-phase = Не посреди действия или встречи.
web-istanbul-why-yellow-movement = За этим столом он действует только при движении.
web-istanbul-why-yellow-lira = Он стоит 2 лиры, а их у вас нет.
web-istanbul-why-yellow-away = Кроме места вашего купца, ваших помощников нигде нет.
web-istanbul-why-yellow-used = Он действует раз за ход, и вы его уже использовали.
web-istanbul-why-mosque-own = У вас уже есть жетон этого цвета.
web-istanbul-why-mosque-goods = Нужно товаров его цвета: { $need }; у вас: { $have }.
web-istanbul-why-mosque-place = Его берут действием этого места: { $place }.
web-istanbul-why-elsewhere = Встречи бывают там, где стоит купец.
web-istanbul-why-figure-once = Каждая фигура служит раз за ход.
web-istanbul-why-no-deck = Нет карт, которые можно взять.
web-istanbul-why-family-own = Ваш собственный родственник ничего не приносит.
web-istanbul-why-family-police = В полицейском участке никого не ловят.

# Первые партии

web-lesson-istanbul-move = Это ваш купец, красный ромб, на четырёх помощниках. Каждый ход он проходит 1 или 2 места. Идите на Склад тканей.
web-lesson-istanbul-assistant = Чтобы использовать место, оставьте там помощника. Запомните где: он ещё понадобится.
web-lesson-istanbul-load = Теперь место в вашем распоряжении. Загрузите ткани: сначала в телегу входит по два товара каждого вида.
web-lesson-istanbul-end-turn = Вот и весь ход: дорога, помощник, действие. Закончите его и посмотрите на остальных.
web-lesson-istanbul-again = Снова ваш ход. Управляющий, в лиловом, стоит у Склада специй. Идите туда.
web-lesson-istanbul-governor = После действия встречают тех, кто стоит здесь. Управляющий за 2 лиры даёт карту бонуса. Воспользуйтесь.
web-lesson-istanbul-market = Малому рынку нужны показанные на нём товары. У вас есть ткани и специи: идите продавать.
web-lesson-istanbul-sell = Два товара приносят 5 лир, пять принесли бы 20. Продайте то, на что есть спрос.
web-lesson-istanbul-fountain = Стопка тает. У Фонтана помощники возвращаются.
web-lesson-istanbul-fetch = Верните всех. У Фонтана никто ничего не платит.
web-lesson-istanbul-card = Карты бонусов играют в свой ход, каждую в свой момент. Возьмите 5 лир.
web-lesson-istanbul-wainwright = Тележный мастер продаёт место в телеге: 7 лир за расширение. Третье приносит первый рубин.
web-lesson-istanbul-extension = Купите расширение.
web-lesson-istanbul-end = Рубины дают Тележный мастер, мечети, дворец и торговец. У кого их пять, тот начинает последний раунд. Теперь вы знаете дорогу!

# Дополнения «Стамбула»

web-letters = Письма
web-istanbul-barrier = Барьер
web-istanbul-caravan = Вожак каравана
web-istanbul-kiosk = Жетоны киоска
web-istanbul-help-barrier = Никто, кроме владельца, не может перейти барьер.
web-istanbul-help-card-coffee = Возьмите 2 кофе.
web-istanbul-help-card-guild-card = Заплатите 2 кофе и возьмите карту гильдии.
web-istanbul-help-card-coffee-sale = Заплатите 1 кофе и возьмите 8 лир.
web-istanbul-help-card-exchange = Обменяйте до 3 товаров или кофе на столько же других.
web-istanbul-help-card-dice = Бросьте два кубика и возьмите награду каждого: 2 лиры, кофе или товар.
web-istanbul-help-card-six = После своего броска: поверните один кубик на 6.
web-istanbul-help-card-corner = Купец ставится на угловое место вместо движения.
web-istanbul-help-card-wainwright = Выполните действие Тележного мастера ещё раз.
web-istanbul-help-card-coffee-house = Выполните действие Кофейни ещё раз.
web-istanbul-help-card-letter = Возьмите письмо.
web-istanbul-help-card-dice-total = Бросьте два кубика и возьмите награду за сумму.
web-istanbul-help-card-good-sale = Заплатите товар или кофе и возьмите 7 лир.
web-istanbul-help-card-red-and-lira = Возьмите ткань и 3 лиры.
web-istanbul-help-card-green-and-lira = Возьмите специю и 3 лиры.
web-istanbul-help-card-yellow-and-lira = Возьмите фрукт и 3 лиры.
web-istanbul-help-card-copy = Используйте верхнюю карту сброса.
web-istanbul-help-card-family-walk = Вместо хода: родственник проходит одно место и действует там.
web-istanbul-help-card-to-merchant = Купец идёт к чужому купцу и не платит ему.
web-istanbul-help-card-companion-far = Компаньон проходит 2 места вместо 1.
web-istanbul-help-card-figure = Используйте одну из фигур, где бы она ни стояла.
web-istanbul-help-card-mosque = Выполните действие мечети ещё раз.
web-istanbul-help-card-secret-society = Выполните действие Тайного общества ещё раз.
web-istanbul-help-card-anywhere = Заплатите 3 лиры: купец идёт в любое место.
