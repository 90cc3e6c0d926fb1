# Вебклієнт

web-title = Charsu
web-tagline = Три базари, один стіл: грайте в браузері — самі, з друзями або проти ботів.
web-welcome = Ласкаво просимо на базар
web-home = На головну
web-players-range = { $least }–{ $most ->
    [few] { $most } гравці
   *[other] { $most } гравців
}
web-setting-up = Готуємо стіл…
web-with-friends = Грати з друзями
web-on-this-screen = За одним екраном
web-first-game = Навчальна партія
web-choose-options = Налаштування
web-rulebook = Правила
web-your-tables = Ваші столи
web-public-tables = Відкриті столи
web-resume = Продовжити
web-join = Сісти за стіл
web-watch = Дивитися
web-replays = Записи партій
web-replays-explained = Відкрийте файл партії та перегляньте її хід за ходом.
web-open-replay = Відкрити файл партії
web-replay-broken = Цей файл партії не відкривається. { $reason }
web-no-server = Сервер столів не відповідає. Він запущений?
web-colophon = За правилами стежить програма, кубики може перевірити кожен. Малюнки — наші власні.
web-you = Ви
web-seat = Гравець { $number }
web-seat-open = вільне місце

web-preferences = Мова й вигляд
web-language = Мова
web-theme = Тема
web-theme-auto = Як на пристрої
web-theme-light = Світла
web-theme-dark = Темна
web-speed = Швидкість анімації
web-speed-slow = Повільно
web-speed-normal = Звичайно
web-speed-fast = Швидко
web-speed-instant = Відразу
web-sound = Звуки

web-mode-bots = проти ботів
web-mode-friends = з друзями
web-mode-screen = за одним екраном
web-your-name = Ваше ім’я
web-your-colour = Ваш колір
web-colour-vermilion = Червоний
web-colour-blue = Синій
web-colour-green = Зелений
web-colour-yellow = Жовтий
web-colour-white = Білий
web-luck-add = Додати своєї випадковості
web-luck-button = Додати
web-luck-explained = За бажанням: ваш текст впливає на кожен кидок, тож навіть сервер не може підтасувати кубики.
web-luck-added = Ваш текст уже в кубиках; новий його замінить.
web-how-many = Скільки гравців?
web-how-many-people = Скільки людей за цим екраном?
web-rest-are-bots = Решту місць займуть боти.
web-bots-plain = Боти, що думають наперед, без сервера в цю гру не грають.
web-name-of = Ім’я гравця { $number }
web-colour-of = Колір гравця { $number }
web-thinking-time = Час на роздуми для кожного
web-no-clock = Без годинника
web-minutes = { $count } хв
web-bot-level = Наскільки сильні боти?
web-undo-policy = Скасування ходів
web-undo-free = Вільно
web-undo-consent = За згодою
web-undo-training = Тренування
web-undo-free-explained = Скасовувати можна, доки не кинуто кубики, не взято карту й не відповів хтось інший.
web-undo-consent-explained = Пізніше — лише за згодою всіх за столом.
web-undo-training-explained = Скасувати можна все й будь-коли.
web-visibility = Хто бачить стіл?
web-visibility-private = Лише ті, хто має посилання
web-visibility-public = Усі: стіл видно в списку
web-more-options = Інші налаштування
web-recommended = радимо
web-make-table = Створити стіл
web-start = Почати
web-layout-preview = Попередній вигляд розкладки

web-waiting-for = { $count ->
    [one] Чекаємо ще на { $count } гравця.
   *[other] Чекаємо ще на { $count } гравців.
}
web-all-seated = Усі на місцях.
web-sit-here = Сісти тут
web-add-bot = Посадити бота
web-free-seat = Звільнити місце
web-start-with-bots = Почати, вільні місця займуть боти
web-host-starts = Партію починає господар столу.
web-invite = Запросити
web-invite-explained = За цим посиланням можна зайняти вільне місце або дивитися.
web-copy-link = Скопіювати посилання
web-copied = Скопійовано
web-options = Налаштування

web-loading = Завантаження…
web-no-table = Такого столу немає
web-no-table-explained = Можливо, посилання хибне або стіл уже прибрано.
web-reconnecting = Відновлюємо зв’язок…
web-sending = Відповідь надсилається
web-question = Що робити зараз
web-choose-glowing = Виберіть те, що світиться. Наведіть курсор, утримайте палець або натисніть «?», щоб дізнатися більше.
web-answers = Можливі відповіді
web-then = потім:
web-more = Ще { $count }
web-more-above = Ще вище: { $count }
web-more-below = Ще нижче: { $count }
web-skip = Пропустити
web-see-result = Переглянути підсумок
web-really = Точно?
web-yes = Так
web-no = Ні
web-match-over = Партію завершено.
web-players = Гравці
web-player = Гравець
web-you-mark = ви
web-turn-mark = ходить
web-bot = бот
web-away = не на зв’язку
web-absent = { $name }: уже хвилину немає за столом.
web-absent-host = Господар столу може передати місце боту.
web-absent-bot = Нехай грає бот
web-absent-wait = Зачекати ще
web-log = Що сталося
web-log-empty = Поки що нічого не сталося.
web-log-and-help = Журнал і допомога
web-look-back = Показати стіл у цю мить
web-tab-log = Журнал
web-tab-rules = Правила
web-tab-text = Опис поля
web-help = Допомога
web-why-not = Чому не можна?
web-rule = Правило
web-close = Закрити
web-contents = Зміст
web-found = { $count ->
    [0] Нічого не знайдено
   *[other] Знайдено: { $count }
}
web-player-aid = Пам’ятка
web-print = Друк
web-find-rule = Знайти в правилах
web-no-rulebook = Правил тут поки що немає.
web-rulebook-english = Правила поки що лише англійською.
web-board = Поле
web-round = Раунд { $number }
web-last-round = Останній раунд!
web-your-hand = Ваші карти
web-hand-empty = У вас немає карт.
web-undo = Скасувати
web-redo = Повторити
web-restart = Хід спочатку
web-watch-again = Переглянути ще раз
web-undo-asked = { $name } просить скасувати хід.
web-agree = Погодитися
web-refuse = Відмовити
web-device-link = Посилання на ваше місце для іншого пристрою
web-device-copied = Посилання скопійовано: відкрийте його на іншому пристрої.
web-curtain = Передайте пристрій
web-pass-device = Зараз ходить { $name }
web-pass-device-explained = Передайте пристрій. Карти приховано, доки ви не натиснете кнопку.
web-i-am = Я — { $name }

web-replay = Перегляд
web-turn-back = Попередній хід
web-turn-on = Наступний хід
web-step-back = Крок назад
web-step-on = Крок уперед
web-play-back = Відтворити
web-pause = Пауза
web-move = Хід
web-move-of = { $move } / { $last }
web-copy-position = Скопіювати посилання на позицію
web-fork = Зіграти звідси проти ботів
web-download = Завантажити партію
web-replay-more = Більше
web-back-to-table = Назад до столу
web-close-replay = Закрити перегляд

web-ending = Кінець партії
web-winner = Перемагає { $name }!
web-winner-you = Ви перемогли!
web-winners = Спільна перемога: { $names }
web-rank = Місце
web-tie-breaks = Місця визначає перший стовпець, за рівності — наступний.
web-course = Хід партії: { $what }
web-luck = Удача
web-rolls = Кидки
web-rolled = Випало
web-expected = Очікувалося
web-dice-fair = Кубики перевірено: кидки й карти ({ $count }) — усе як обіцяно.
web-dice-unfair = { $count ->
    [one] { $count } кидок не відповідає обіцянці.
    [few] { $count } кидки не відповідають обіцянці.
   *[other] { $count } кидків не відповідають обіцянці.
}
web-rematch = Зіграти ще
web-rematch-join = До нового столу
web-see-board = Подивитися на поле
web-coffee = кава
web-guild-cards = Карти Гільдії
web-seals = печатки

web-letter-fabric = Т
web-letter-spice = С
web-letter-fruit = Ф
web-letter-jewellery = П
web-letter-coffee = К
web-letter-any = ?

web-lesson-yourself = Тепер ви: виберіть те, що світиться.
web-lesson-step = Крок { $number } з { $last }
web-lesson-none = Навчальна партія цієї гри ще готується.

# Допомога за столом «Стамбула»

web-istanbul-family = Родич
web-istanbul-assistant = Помічник
web-istanbul-merchant = Купець
web-istanbul-stack = { $count ->
    [0] у стосі немає помічників
    [one] { $count } помічник у стосі
    [few] { $count } помічники у стосі
   *[other] { $count } помічників у стосі
}
web-istanbul-assistants-at = Залишені помічники
web-istanbul-tiles = Тайли Мечетей
web-istanbul-cards = Карти Бонусів
web-istanbul-capacity = місць для кожного товару: { $count }
web-istanbul-cell = Ряд { $row }, стовпець { $column }
web-istanbul-empty-cell = Порожня клітинка { $number }
web-istanbul-price = ціна { $price }
web-istanbul-wanted = попит
web-istanbul-companion = Компаньйон
web-istanbul-delivered = доставлені
web-istanbul-any = будь-який товар
web-istanbul-baksheesh = бакшиш
web-istanbul-help-place-1 = Заплатіть 7 лір за розширення візка: по одному місцю для кожного товару. Третє приносить рубін.
web-istanbul-help-place-2 = Завантажте тканин, скільки вміститься у візок.
web-istanbul-help-place-3 = Завантажте спецій, скільки вміститься у візок.
web-istanbul-help-place-4 = Завантажте фруктів, скільки вміститься у візок.
web-istanbul-help-place-5 = Візьміть видимі товари та гроші; потім один маркер пошти пересувається.
web-istanbul-help-place-6 = Візьміть дві карти Бонусів з колоди або скиду; потім скиньте одну карту.
web-istanbul-help-place-6-coffee = Візьміть каву й дві карти Бонусів з колоди або скиду; потім скиньте одну карту.
web-istanbul-help-place-7 = Поверніть скільки завгодно своїх помічників. Тут ніхто не платить і нікого не залишають.
web-istanbul-help-place-7-letters = Поверніть скільки завгодно своїх помічників і, якщо хочете, заберіть компаньйона до запасу. Тут ніхто не платить і нікого не залишають.
web-istanbul-help-place-8 = Візьміть 1 товар (тканини, спеції або фрукти) і киньте кубики. Прикраси: 7–8 — 1, 9–10 — 2, 11–12 — 3.
web-istanbul-help-place-9 = Назвіть число від 3 до 12 і киньте кубики. Випало стільки або більше — візьміть названу кількість лір, інакше — 2 ліри.
web-istanbul-help-place-10 = Продайте до п’яти показаних товарів: 3, 7, 12, 18 або 25 лір. Потім попит змінюється.
web-istanbul-help-place-11 = Продайте до п’яти показаних товарів: 2, 5, 9, 14 або 20 лір. Потім попит змінюється.
web-istanbul-help-place-12 = Відправте родича на будь-яке інше Місце й виконайте там дію.
web-istanbul-help-place-13 = Віддайте показані товари й візьміть рубін. Кожен наступний коштує на товар дорожче.
web-istanbul-help-place-14 = Маючи досить товарів кольору тайла, віддайте один і візьміть тайл. Два тайли цієї Мечеті приносять рубін.
web-istanbul-help-place-15 = Маючи досить товарів кольору тайла, віддайте один і візьміть тайл. Два тайли цієї Мечеті приносять рубін.
web-istanbul-help-place-16 = Заплатіть показану ціну й візьміть рубін. Кожен наступний коштує на ліру дорожче.
web-istanbul-help-place-17 = Візьміть по 2 кави: за 2 ліри, за товар, за карту. Кожен спосіб — один раз.
web-istanbul-help-place-18 = Візьміть каву й дві карти Гільдії; потім скиньте одну карту Гільдії.
web-istanbul-help-place-19 = За каву: пересуньте Бар’єр і виконайте дію поруч, візьміть тайл Таверни або рубін за бакшиш.
web-istanbul-help-place-20 = Заплатіть показану кількість кави й візьміть рубін. Кожен наступний коштує на одну каву дорожче.
web-istanbul-help-place-21 = Візьміть два листи.
web-istanbul-help-place-22 = Візьміть лист; потім відкривають тайли Кіоску, і всі по черзі вибирають по одному.
web-istanbul-help-place-23 = Візьміть товар, потім розіграйте на аукціоні дві карти Бонусів.
web-istanbul-help-place-24 = Скиньте листи з шістьма печатками й візьміть наступний рубін Палацу або Ювеліра. Перші три відвідини за гру дають ще 3, 2 та 1 ліру.
web-istanbul-help-place-24-coffee = Скиньте листи з шістьма печатками й візьміть наступний рубін Палацу, Ювеліра або Кав’ярні. Перші три відвідини за гру дають ще 3, 2 та 1 ліру.
web-istanbul-help-place-25 = Візьміть товар або каву; потім переставте купця чи компаньйона на будь-яке Місце. Дії там не буде.
web-istanbul-help-card-good = Візьміть один товар на вибір.
web-istanbul-help-card-five-lira = Візьміть 5 лір.
web-istanbul-help-card-far = Купець проходить 3 або 4 кроки замість 1 або 2.
web-istanbul-help-card-stay = Купець лишається й знову використовує це Місце.
web-istanbul-help-card-recall = Поверніть одного помічника у стос.
web-istanbul-help-card-family = Поверніть родича до Поліції; візьміть карту або 3 ліри.
web-istanbul-help-card-small-market = На Малому Базарі можна продати будь-які товари.
web-istanbul-help-card-palace = Виконайте дію Палацу Султана ще раз.
web-istanbul-help-card-post-office = Виконайте дію Поштамту ще раз.
web-istanbul-help-card-dealer = Виконайте дію Ювеліра ще раз.
web-istanbul-help-tile-red = Раз за кидок на Чорному ринку або в Чайхані: переверніть кубик на 4 або перекиньте обидва.
web-istanbul-help-tile-green = На складі: заплатіть 2 ліри за ще один товар на вибір.
web-istanbul-help-tile-blue = Ви отримуєте п’ятого помічника.
web-istanbul-help-tile-yellow = Раз за хід: заплатіть 2 ліри й поверніть одного помічника.
web-istanbul-help-figure-governor = Візьміть карту Бонуса й заплатіть 2 ліри або скиньте карту. Потім кубики вкажуть, куди він перейде.
web-istanbul-help-figure-smuggler = Візьміть товар і віддайте 2 ліри або товар. Потім кубики вкажуть, куди він перейде.
web-istanbul-help-figure-coffee-trader = Візьміть каву й віддайте 2 ліри або товар. Потім кубики вкажуть, куди він перейде.
web-istanbul-help-figure-courier = Візьміть лист і віддайте 2 ліри або інший лист. Потім кубики вкажуть, куди він перейде.
web-istanbul-help-family = Чий купець застане чужого родича, той відправляє його до Поліції й бере карту Бонуса або 3 ліри.
web-istanbul-help-assistant = На Місці, де дієте, залиште помічника або заберіть свого. Інакше хід закінчується.

# Перші партії


# Доповнення «Стамбула»

web-letters = Листи
web-istanbul-barrier = Бар’єр
web-istanbul-caravan = Ватажок каравану
web-istanbul-kiosk = Тайли Кіоску
web-istanbul-help-barrier = Ніхто, крім власника, не може перейти Бар’єр.
web-istanbul-help-tavern-movement = Під час переміщення купець може пройти й будь-яку відстань по прямій.
web-istanbul-help-tavern-encounter = Губернатор, Контрабандист, Торговець кавою та Кур’єр для вас безкоштовні.
web-istanbul-help-card-coffee = Візьміть 2 кави.
web-istanbul-help-card-guild-card = Заплатіть 2 кави й візьміть карту Гільдії.
web-istanbul-help-card-coffee-sale = Заплатіть 1 каву й візьміть 8 лір.
web-istanbul-help-card-exchange = Обміняйте до 3 товарів або кави на стільки ж інших.
web-istanbul-help-card-dice = Киньте два кубики й візьміть нагороду кожного: 2 ліри, каву або товар.
web-istanbul-help-card-six = Після свого кидка: переверніть один кубик на 6.
web-istanbul-help-card-corner = Замість переміщення купця ставлять на кутове Місце.
web-istanbul-help-card-wainwright = Виконайте дію Стельмаха ще раз.
web-istanbul-help-card-coffee-house = Виконайте дію Кав’ярні ще раз.
web-istanbul-help-card-letter = Візьміть лист.
web-istanbul-help-card-dice-total = Киньте два кубики й візьміть нагороду за суму.
web-istanbul-help-card-good-sale = Заплатіть товар або каву й візьміть 7 лір.
web-istanbul-help-card-red-and-lira = Візьміть тканини × 1 і 3 ліри.
web-istanbul-help-card-green-and-lira = Візьміть спеції × 1 і 3 ліри.
web-istanbul-help-card-yellow-and-lira = Візьміть фрукти × 1 і 3 ліри.
web-istanbul-help-card-copy = Використайте верхню карту скиду.
web-istanbul-help-card-family-walk = Замість ходу: родич переходить на сусіднє Місце й виконує там дію.
web-istanbul-help-card-to-merchant = Купець іде до чужого купця й не платить йому.
web-istanbul-help-card-companion-far = Компаньйон проходить 2 кроки замість 1.
web-istanbul-help-card-figure = Скористайтеся одним із персонажів, де б він не стояв.
web-istanbul-help-card-mosque = Виконайте дію Мечеті ще раз.
web-istanbul-help-card-secret-society = Виконайте дію Таємного товариства ще раз.
web-istanbul-help-card-anywhere = Заплатіть 3 ліри: купець іде на будь-яке Місце.
