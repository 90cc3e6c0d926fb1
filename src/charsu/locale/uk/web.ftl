# Вебклієнт

web-title = Charsu
web-tagline = Три базари, один стіл: грайте в браузері — самі, з друзями або проти ботів.
web-welcome = Ласкаво просимо на базар
web-home = На головну
web-game-istanbul = Стамбул
web-game-yspahan = Ісфаган
web-game-cairo = Каїр
web-blurb-istanbul = Котіть візок базаром, залишайте помічників і першими зберіть п’ять рубінів.
web-blurb-yspahan = Кубики заповнюють вежу; оберіть ряд, займіть крамниці й відправте товари з караваном.
web-blurb-cairo = Ставте прилавки, заманюйте покупців і продавайте, доки вони не пішли до сусіда.
web-players-range = { $least }–{ $most } гравців
web-play-now = Грати проти ботів
web-setting-up = Накриваємо стіл …
web-with-friends = Грати з друзями
web-on-this-screen = За одним екраном
web-first-game = Перша партія
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
web-colophon = Правила виконуються хід за ходом, кубики може перевірити кожен. Малюнки — наші власні.
web-you = Ви
web-guest = Гість
web-seat = Гравець { $number }
web-seat-open = вільне місце

web-preferences = Мова й вигляд
web-language = Мова
web-theme = Освітлення
web-theme-auto = Як на пристрої
web-theme-light = День
web-theme-dark = Ніч
web-speed = Швидкість рухів
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
web-colour-purple = Фіолетовий
web-luck-add = Додати своєї вдачі
web-luck-button = Додати
web-luck-explained = За бажанням: ваш текст бере участь у кожному кидку, і навіть сервер не може підібрати кубики.
web-luck-added = Ваша вдача вже в кубиках; новий текст її замінить.
web-how-many = Скільки гравців?
web-how-many-people = Скільки людей за цим екраном?
web-rest-are-bots = За решту грають боти.
web-name-of = Ім’я гравця { $number }
web-thinking-time = Час на роздуми кожному
web-no-clock = Без годинника
web-minutes = { $count } хв
web-bot-level = Наскільки сильні боти?
web-undo-policy = Скасування ходів
web-undo-free = Вільно
web-undo-consent = За згодою
web-undo-training = Тренування
web-undo-free-explained = Скасовувати можна, доки не кинуто кубики, не взято карту й не відповів хтось інший.
web-undo-consent-explained = Далі — лише якщо згодні всі за столом.
web-undo-training-explained = Скасувати можна все й будь-коли.
web-visibility = Хто бачить стіл?
web-visibility-private = Лише ті, хто має посилання
web-visibility-public = Усі у списку
web-more-options = Інші налаштування
web-recommended = радимо
web-make-table = Створити стіл
web-start = Почати
web-layout-preview = Попередній вигляд розкладки
web-cairo-reconstructed = Деякі надруковані числа «Каїра» ніде не вдалося знайти; їх ретельно відтворено й так позначено в правилах.

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

web-loading = Завантаження …
web-no-table = Такого столу немає
web-no-table-explained = Можливо, посилання хибне або стіл уже прибрано.
web-reconnecting = Відновлюємо зв’язок …
web-sending = Відповідь надсилається
web-question = Що робити зараз
web-choose-glowing = Оберіть те, що світиться. Наведіть, утримайте або натисніть ?, щоб дізнатися, що це робить.
web-answers = Можливі відповіді
web-then = потім:
web-skip = Пропустити
web-see-result = Дивитися підсумок
web-really = Точно?
web-yes = Так
web-no = Ні
web-match-over = Партію завершено.
web-players = Гравці
web-player = Гравець
web-you-mark = ви
web-turn-mark = ходить
web-bot = бот
web-away = відійшов
web-log = Що сталося
web-log-empty = Поки нічого не сталося.
web-log-and-help = Журнал і допомога
web-look-back = Повернутися поглядом до цієї миті
web-tab-log = Журнал
web-tab-rules = Правила
web-tab-text = Поле словами
web-help = Допомога
web-why-not = Чому не можна?
web-close = Закрити
web-find-rule = Знайти в правилах
web-no-rulebook = Правил тут поки немає.
web-board = Поле
web-round = Раунд { $number }
web-last-round = Останній раунд!
web-discard = у скиді
web-your-hand = Ваші карти
web-hand-empty = У вас немає карт.
web-undo = Скасувати
web-redo = Повернути
web-restart = Хід спочатку
web-watch-again = Переглянути ще раз
web-undo-asked = { $name } просить скасувати хід.
web-agree = Погодитися
web-refuse = Відмовити
web-device-link = Посилання на ваше місце для іншого пристрою
web-device-copied = Посилання скопійовано: відкрийте його на іншому пристрої.
web-curtain = Передайте пристрій
web-pass-device = Зараз ходить { $name }
web-pass-device-explained = Передайте пристрій. Карти приховано, доки ви не скажете.
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
web-back-to-table = Назад до столу
web-close-replay = Закрити перегляд

web-ending = Кінець партії
web-winner = Перемога: { $name }!
web-rank = Місце
web-tie-breaks = Стовпці вирішують зліва направо; за рівності дивляться на наступний.
web-course = Хід партії: { $what }
web-luck = Удача
web-rolls = Кидки
web-rolled = Випало
web-expected = Очікувалося
web-dice-fair = { $count ->
    [one] Кубики перевірено: { $count } кидок або карта — як обіцяно.
    [few] Кубики перевірено: усі { $count } кидки й карти — як обіцяно.
   *[other] Кубики перевірено: усі { $count } кидків і карт — як обіцяно.
}
web-dice-unfair = { $count ->
    [one] { $count } кидок не відповідає обіцянці.
    [few] { $count } кидки не відповідають обіцянці.
   *[other] { $count } кидків не відповідають обіцянці.
}
web-rematch = Зіграти ще
web-rematch-join = До нового столу
web-see-board = Подивитися поле
web-score-rubies = рубіни
web-score-lira = ліри
web-score-goods = товари
web-score-cards = карти
web-score-points = очки
web-score-gold = золото
web-coffee = кава
web-guild-cards = Карти Гільдії
web-seals = печатки

web-letter-fabric = Т
web-letter-spice = С
web-letter-fruit = Ф
web-letter-jewellery = П
web-letter-coffee = К
web-letter-any = ?

web-lesson-next = Далі
web-lesson-yourself = Тепер ви: оберіть те, що світиться.
web-lesson-done = Тепер ви знаєте дорогу. Зіграйте цілу партію!
web-lesson-step = Крок { $number } з { $last }
web-lesson-none = Перша партія цього базару ще готується.

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
web-istanbul-assistants-at = Помічники залишені
web-istanbul-tiles = Тайли Мечетей
web-istanbul-cards = Карти Бонусів
web-istanbul-capacity = місткість кожного товару: { $count }
web-istanbul-cell = Ряд { $row }, стовпець { $column }
web-istanbul-empty-cell = Порожня клітинка { $number }
web-istanbul-price = ціна { $price }
web-istanbul-wanted = попит
web-istanbul-help-place-1 = Заплатіть 7 лір за розширення візка: по одному місцю для кожного товару. Третє приносить рубін.
web-istanbul-help-place-2 = Завантажте тканин, скільки вміститься у візок.
web-istanbul-help-place-3 = Завантажте спецій, скільки вміститься у візок.
web-istanbul-help-place-4 = Завантажте фруктів, скільки вміститься у візок.
web-istanbul-help-place-5 = Візьміть видимі товари та гроші; потім один маркер пошти пересувається.
web-istanbul-help-place-6 = Візьміть дві карти бонусів з колоди або скиду; потім скиньте одну карту.
web-istanbul-help-place-7 = Поверніть скільки завгодно своїх помічників. Тут ніхто не платить і нікого не залишають.
web-istanbul-help-place-8 = Візьміть тканину, спецію або фрукт і киньте кубики: 7–8 — один синій товар, 9–10 — два, 11–12 — три.
web-istanbul-help-place-9 = Назвіть число від 3 до 12 і киньте кубики. Випало не менше — беріть стільки лір, інакше 2.
web-istanbul-help-place-10 = Продайте до п’яти показаних товарів: 3, 7, 12, 18 або 25 лір. Потім попит змінюється.
web-istanbul-help-place-11 = Продайте до п’яти показаних товарів: 2, 5, 9, 14 або 20 лір. Потім попит змінюється.
web-istanbul-help-place-12 = Відправте родича в будь-яке інше місце й виконайте там дію.
web-istanbul-help-place-13 = Віддайте показані товари й візьміть рубін. Кожен наступний коштує на товар дорожче.
web-istanbul-help-place-14 = Маючи досить товарів кольору тайла, віддайте один і візьміть тайл. Обидва тайли приносять рубін.
web-istanbul-help-place-15 = Маючи досить товарів кольору тайла, віддайте один і візьміть тайл. Обидва тайли приносять рубін.
web-istanbul-help-place-16 = Заплатіть показану ціну й візьміть рубін. Кожен наступний коштує на ліру дорожче.
web-istanbul-help-place-17 = По дві кави за 2 ліри, за товар і за карту; кожне по одному разу.
web-istanbul-help-place-18 = Візьміть каву й дві карти Гільдії; потім скиньте одну карту Гільдії.
web-istanbul-help-place-19 = За каву: пересуньте бар’єр і виконайте дію поруч, візьміть тайл Таверни або рубін за бакшиш.
web-istanbul-help-place-20 = Заплатіть показану каву й візьміть рубін. Кожен наступний коштує на одну каву дорожче.
web-istanbul-help-place-21 = Візьміть два листи.
web-istanbul-help-place-22 = Візьміть лист; потім відкриваються тайли Кіоску, і всі по черзі обирають по одному.
web-istanbul-help-place-23 = Візьміть товар, потім розіграйте на аукціоні дві карти бонусів.
web-istanbul-help-place-24 = Скиньте листи з шістьма печатками й візьміть наступний рубін Палацу або Ювеліра.
web-istanbul-help-place-25 = Візьміть товар або каву; потім поставте купця чи компаньйона в будь-яке місце без дії.
web-istanbul-help-card-good = Візьміть один товар на вибір.
web-istanbul-help-card-five-lira = Візьміть 5 лір.
web-istanbul-help-card-far = Купець іде на 3 або 4 місця замість 1 або 2.
web-istanbul-help-card-stay = Купець лишається на місці й знову використовує його.
web-istanbul-help-card-recall = Поверніть одного помічника у стос.
web-istanbul-help-card-family = Поверніть родича до Поліції; візьміть карту або 3 ліри.
web-istanbul-help-card-small-market = На Малому Базарі можна продати будь-які товари.
web-istanbul-help-card-palace = Виконайте дію Палацу Султана ще раз.
web-istanbul-help-card-post-office = Виконайте дію Поштамту ще раз.
web-istanbul-help-card-dealer = Виконайте дію Ювеліра ще раз.
web-istanbul-help-tile-red = Раз за кидок на Чорному ринку або в Чайхані: поверніть кубик на 4 або перекиньте обидва.
web-istanbul-help-tile-green = На складі: заплатіть 2 ліри за ще один товар на вибір.
web-istanbul-help-tile-blue = Ви отримуєте п’ятого помічника.
web-istanbul-help-tile-yellow = Раз за хід: заплатіть 2 ліри й поверніть одного помічника.
web-istanbul-help-figure-governor = Візьміть карту бонуса й заплатіть 2 ліри або скиньте карту. Потім він іде за кидком.
web-istanbul-help-figure-smuggler = Візьміть товар і заплатіть 2 ліри або товар. Потім він іде за кидком.
web-istanbul-help-figure-coffee-trader = Візьміть каву за 2 ліри або товар. Потім він іде за кидком.
web-istanbul-help-figure-courier = Візьміть лист за 2 ліри або лист. Потім він іде за кидком.
web-istanbul-help-family = Чужого родича купець відправляє до Поліції й бере карту або 3 ліри.
web-istanbul-help-assistant = Там, де дієте, залиште помічника або заберіть свого. Інакше хід закінчується.
web-istanbul-why-same = Купець мусить перейти в інше місце.
web-istanbul-why-far = { $steps ->
    [one] Туди { $steps } крок; купець проходить 1 або 2.
    [few] Туди { $steps } кроки; купець проходить 1 або 2.
   *[other] Туди { $steps } кроків; купець проходить 1 або 2.
}
web-istanbul-why-not-far = З цією картою купець проходить 3 або 4 кроки.
web-istanbul-why-phase = Місце обирають під час руху; зараз інша фаза ходу.
web-istanbul-why-card = Ця карта не пасує до цієї миті ходу.
web-istanbul-why-encounter = Зустрічі бувають після дії, там, де стоїть купець.
web-istanbul-why-first = Спершу дайте відповідь на відкрите запитання.
web-istanbul-why-card-good = Вона годиться будь-якої миті вашого ходу, але не під час дії місця.
web-istanbul-why-card-move = Цю карту грають під час руху, до прибуття.
web-istanbul-why-one-move = За хід можна зіграти лише одну карту руху.
web-istanbul-why-card-recall = Цю карту грають під час руху або після прибуття.
web-istanbul-why-no-assistant = На полі немає ваших помічників.
web-istanbul-why-family-home = Ваш родич уже в Поліції.
web-istanbul-why-small-market = Її грають на Малому Базарі, коли починається дія.
web-istanbul-why-few-goods = У вас замало товарів для продажу.
web-istanbul-why-played = Для цієї дії її вже зіграно.
web-istanbul-why-repeat = Її грають одразу після дії цього місця: { $place }.
web-istanbul-why-repeat-cost = Вам нічим оплатити цю дію ще раз.
web-istanbul-why-tile-others = Цей тайл належить іншому гравцеві.
web-istanbul-why-tile-red = Його запропонують після вашого кидка на Чорному ринку або в Чайхані.
web-istanbul-why-tile-green = Його запропонують під час дії складу, за 2 ліри.
web-istanbul-why-tile-blue = Він діє сам: із ним прийшов п’ятий помічник.
web-istanbul-why-yellow-phase = Не посеред дії чи зустрічі.
web-istanbul-why-yellow-movement = За цим столом він діє лише під час руху.
web-istanbul-why-yellow-lira = Він коштує 2 ліри, а їх у вас немає.
web-istanbul-why-yellow-away = Окрім місця вашого купця, ваших помічників ніде немає.
web-istanbul-why-yellow-used = Він діє раз за хід, і ви його вже використали.
web-istanbul-why-mosque-own = У вас уже є тайл цього кольору.
web-istanbul-why-mosque-goods = Потрібно товарів його кольору: { $need }; у вас: { $have }.
web-istanbul-why-mosque-place = Його беруть дією цього місця: { $place }.
web-istanbul-why-elsewhere = Зустрічі бувають там, де стоїть купець.
web-istanbul-why-figure-once = Кожна фігура служить раз за хід.
web-istanbul-why-no-deck = Немає карт, які можна взяти.
web-istanbul-why-family-own = Ваш власний родич нічого не приносить.
web-istanbul-why-family-police = У Поліції нікого не ловлять.

# Перші партії

web-lesson-istanbul-move = Це ваш купець, червоний ромб, на чотирьох помічниках. Щоходу він проходить 1 або 2 місця. Ідіть на Склад тканин.
web-lesson-istanbul-assistant = Щоб використати місце, залиште там помічника. Запам’ятайте де: він іще знадобиться.
web-lesson-istanbul-load = Тепер місце у вашому розпорядженні. Завантажте тканини: спершу у візок уміщується по два товари кожного виду.
web-lesson-istanbul-end-turn = Оце й увесь хід: дорога, помічник, дія. Завершіть його й подивіться на інших.
web-lesson-istanbul-again = Знову ваш хід. Губернатор, у фіолетовому, стоїть біля Складу спецій. Ідіть туди.
web-lesson-istanbul-governor = Після дії зустрічають тих, хто стоїть тут. Губернатор за 2 ліри дає карту бонуса. Скористайтеся.
web-lesson-istanbul-market = Малому Базару потрібні показані на ньому товари. Ви маєте тканини та спеції: ідіть продавати.
web-lesson-istanbul-sell = Два товари приносять 5 лір, п’ять принесли б 20. Продайте те, на що є попит.
web-lesson-istanbul-fountain = Стос тане. Біля Фонтана помічники повертаються.
web-lesson-istanbul-fetch = Поверніть усіх. Біля Фонтана ніхто нічого не платить.
web-lesson-istanbul-card = Карти бонусів грають у свій хід, кожну в свою мить. Візьміть 5 лір.
web-lesson-istanbul-wainwright = Стельмах продає місце у візку: 7 лір за розширення. Третє приносить перший рубін.
web-lesson-istanbul-extension = Купіть розширення.
web-lesson-istanbul-end = Рубіни дають Стельмах, мечеті, палац і ювелір. Хто має п’ять, починає останній раунд. Тепер ви знаєте дорогу!

# Доповнення «Стамбула»

web-letters = Листи
web-istanbul-barrier = Бар’єр
web-istanbul-caravan = Ватажок каравану
web-istanbul-kiosk = Тайли Кіоску
web-istanbul-help-barrier = Ніхто, крім власника, не може перейти бар’єр.
web-istanbul-help-card-coffee = Візьміть 2 кави.
web-istanbul-help-card-guild-card = Заплатіть 2 кави й візьміть карту Гільдії.
web-istanbul-help-card-coffee-sale = Заплатіть 1 каву й візьміть 8 лір.
web-istanbul-help-card-exchange = Обміняйте до 3 товарів або кави на стільки ж інших.
web-istanbul-help-card-dice = Киньте два кубики й візьміть нагороду кожного: 2 ліри, каву або товар.
web-istanbul-help-card-six = Після свого кидка: поверніть один кубик на 6.
web-istanbul-help-card-corner = Купець стає на кутове місце замість руху.
web-istanbul-help-card-wainwright = Виконайте дію Стельмаха ще раз.
web-istanbul-help-card-coffee-house = Виконайте дію Кав’ярні ще раз.
web-istanbul-help-card-letter = Візьміть лист.
web-istanbul-help-card-dice-total = Киньте два кубики й візьміть нагороду за суму.
web-istanbul-help-card-good-sale = Заплатіть товар або каву й візьміть 7 лір.
web-istanbul-help-card-red-and-lira = Візьміть тканину й 3 ліри.
web-istanbul-help-card-green-and-lira = Візьміть спецію й 3 ліри.
web-istanbul-help-card-yellow-and-lira = Візьміть фрукт і 3 ліри.
web-istanbul-help-card-copy = Використайте верхню карту скиду.
web-istanbul-help-card-family-walk = Замість ходу: родич проходить одне місце й діє там.
web-istanbul-help-card-to-merchant = Купець іде до чужого купця й не платить йому.
web-istanbul-help-card-companion-far = Компаньйон проходить 2 місця замість 1.
web-istanbul-help-card-figure = Використайте одну з фігур, де б вона не стояла.
web-istanbul-help-card-mosque = Виконайте дію мечеті ще раз.
web-istanbul-help-card-secret-society = Виконайте дію Таємного товариства ще раз.
web-istanbul-help-card-anywhere = Заплатіть 3 ліри: купець іде в будь-яке місце.
