# Стамбул: «Мока та Бакшиш», «Листи та Печатки», «Гранд Базар»: назви

istanbul-place-17 = Обсмажувальний цех
istanbul-place-18 = Гільдія
istanbul-place-19 = Таверна
istanbul-place-20 = Кав’ярня
istanbul-place-21 = Посольство
istanbul-place-22 = Кіоск
istanbul-place-23 = Аукціонний дім
istanbul-place-24 = Таємне товариство
istanbul-place-25 = Катакомби

istanbul-figure-coffee-trader = Торговець кавою
istanbul-figure-courier = Кур’єр

istanbul-card-coffee = 2 кави
istanbul-card-guild-card = Карта Гільдії за 2 кави
istanbul-card-coffee-sale = 8 лір за 1 каву
istanbul-card-exchange = Обмін до 3
istanbul-card-dice = Кидок за нагороди
istanbul-card-six = Повернути кубик на 6
istanbul-card-corner = До кута
istanbul-card-wainwright = Стельмах ще раз
istanbul-card-coffee-house = Кав’ярня ще раз
istanbul-card-letter = 1 лист
istanbul-card-dice-total = Кидок на суму
istanbul-card-good-sale = 7 лір за 1 товар
istanbul-card-red-and-lira = Тканини й 3 ліри
istanbul-card-green-and-lira = Спеції й 3 ліри
istanbul-card-yellow-and-lira = Фрукти й 3 ліри
istanbul-card-copy = Повторити верхню карту скиду
istanbul-card-family-walk = Прогулянка родича
istanbul-card-to-merchant = До іншого купця
istanbul-card-companion-far = Компаньйон на 2
istanbul-card-figure = Допомога здалеку
istanbul-card-mosque = Мечеть ще раз
istanbul-card-secret-society = Таємне товариство ще раз
istanbul-card-anywhere = Куди завгодно за 3 ліри

istanbul-guild-1 = 1 Розширення безкоштовно
istanbul-guild-2 = 2 Тканини доверху й 3 товари
istanbul-guild-3 = 3 Спеції доверху й 3 товари
istanbul-guild-4 = 4 Фрукти доверху й 3 товари
istanbul-guild-5 = 5 Чотири ліри й 4 товари
istanbul-guild-6 = 6 Три карти Бонуса
istanbul-guild-7 = 7 До Фонтану, потім ще один хід
istanbul-guild-8 = 8 Два товари й кидок на синій товар
istanbul-guild-9 = 9 Чайхана з подвійним виграшем
istanbul-guild-10 = 10 П’ятнадцять лір за тканини, спеції та фрукти
istanbul-guild-11 = 11 Двадцять лір за синій товар, тканини та спеції
istanbul-guild-12 = 12 Дія будь-якого Місця
istanbul-guild-13 = 13 Рубін Палацу за 6 будь-яких товарів
istanbul-guild-14 = 14 Тайл Малої Мечеті за 1 товар
istanbul-guild-15 = 15 Тайл Великої Мечеті за 1 товар
istanbul-guild-16 = 16 Рубін Ювеліра за 15 лір і кава
istanbul-guild-17 = 17 П’ять порцій кави
istanbul-guild-18 = 18 Кава й 2 карти Гільдії
istanbul-guild-19 = 19 Дві дії Таверни, на 1 каву дешевше
istanbul-guild-20 = 20 Рубін Кав’ярні за пів ціни

istanbul-tavern-movement = тайл Переміщення
istanbul-tavern-encounter = тайл Зустрічі

istanbul-kiosk-1 = фрукти × 1 та 1 ліра
istanbul-kiosk-2 = спеції × 1 та 1 ліра
istanbul-kiosk-3 = тканини × 1 та 1 ліра
istanbul-kiosk-4 = фрукти × 2
istanbul-kiosk-5 = спеції × 2
istanbul-kiosk-6 = тканини × 2
istanbul-kiosk-7 = фрукти × 1
istanbul-kiosk-8 = спеції × 1
istanbul-kiosk-9 = тканини × 1
istanbul-kiosk-10 = синій товар × 1
istanbul-kiosk-11 = карта Бонуса
istanbul-kiosk-12 = 2 ліри
istanbul-kiosk-13 = 1 кава або 2 ліри
istanbul-kiosk-14 = 1 кава або 3 ліри
istanbul-kiosk-15 = компаньйона до особистого запасу
istanbul-kiosk-16 = кидок кубика на ліри
istanbul-kiosk-17 = розширення за 10 лір
istanbul-kiosk-18 = розширення за товари
istanbul-kiosk-19 = купця до Фонтану
istanbul-kiosk-20 = товар за лист або лист за товар
istanbul-kiosk-21 = карта за лист або лист за карту
istanbul-kiosk-22 = лист за 2 ліри або 3 ліри за лист
istanbul-kiosk-23 = товар за 2 ліри або 3 ліри за товар
istanbul-kiosk-24 = карта за 2 ліри або 3 ліри за карту

# Запитання

istanbul-ask-companion = { $player }: поставити компаньйона на поле?
istanbul-ask-leap = { $player }: куди йде ваш купець? ({ $card })
istanbul-ask-companion-far = { $player }: куди йде ваш компаньйон? На 2 кроки.
istanbul-ask-family-step = { $player }: куди йде ваш родич?
istanbul-ask-draw-guild = { $drawer } бере карту Гільдії.
istanbul-ask-draw-letter = { $drawer } бере лист.
istanbul-ask-good-or-coffee = { $player }: що ви берете?
istanbul-ask-different-goods = { $player }: візьміть ще до { $count ->
    [one] { $count } товару
   *[other] { $count } товарів
} різних видів.
istanbul-ask-two-goods = { $player }: два товари якого виду?
istanbul-ask-announce = { $player }: назвіть число.
istanbul-ask-guild-tile = { $player }: який тайл Мечеті ви берете?
istanbul-ask-any-action = { $player }: дія якого Місця?
istanbul-ask-roast = { $player }: отримати ще 2 кави?
istanbul-ask-discard-guild = { $player }: скиньте одну карту Гільдії.
istanbul-ask-barrier = { $player }: куди поставити Бар’єр?
istanbul-ask-beside = { $player }: яку з двох дій виконати?
istanbul-ask-ruby = { $player }: звідки взяти рубін?
istanbul-ask-trader-price = { $player }: віддайте Торговцю кавою 2 ліри або один товар.
istanbul-ask-courier-price = { $player }: віддайте Кур’єру 2 ліри або один лист.
istanbul-ask-give = { $player }: що ви віддаєте? Уже віддано: { $b }.
istanbul-ask-take = { $player }: що ви берете натомість? Залишилося: { $count }.
istanbul-ask-six = { $player }: який кубик повернути на 6?
istanbul-ask-card-price = { $player }: що ви віддаєте за 7 лір?
istanbul-ask-card-figure = { $player }: хто вам допоможе?
istanbul-ask-double-turn = { $player }: віддати листи з 3 печатками за подвійний хід?
istanbul-ask-seals = { $player }: віддайте ще { $count ->
    [one] { $count } печатку
    [few] { $count } печатки
    [many] { $count } печаток
   *[other] { $count } печатки
}.
istanbul-ask-reveal = Відкривається тайл Кіоску.
istanbul-ask-pick = { $player }: виберіть тайл Кіоску.
istanbul-ask-kiosk = { $player }: використати тайл «{ $tile }»?
istanbul-ask-roll-one = { $drawer } кидає кубик.
istanbul-ask-bid = { $player }: ставка за дві карти Бонуса; найвища зараз — { $lira }.
istanbul-ask-catacombs = { $player }: поставте купця або компаньйона на будь-яке Місце.
istanbul-ask-act-now = { $player }: { $place } — виконайте дію.

# Відповіді

istanbul-answer-coffee = Кава
istanbul-answer-good-or-coffee-good = Взяти: { $good } × 1
istanbul-answer-good-or-coffee-coffee = Взяти 1 каву
istanbul-answer-act-coffee = Взяти 1 каву
istanbul-answer-kiosk-coffee = { $tile ->
    [13] Взяти 1 каву
    [14] Взяти 1 каву
   *[other] Віддати 1 каву
}
istanbul-answer-give-coffee = Віддати 1 каву
istanbul-answer-give-good = Віддати: { $good } × 1
istanbul-answer-give-pass = Досить
istanbul-answer-take-coffee = Взяти 1 каву
istanbul-answer-take-good = Взяти: { $good } × 1
istanbul-answer-card-price-coffee = Віддати 1 каву
istanbul-answer-card-price-good = Віддати: { $good } × 1
istanbul-answer-barrier = Поставити Бар’єр за 2 кави
istanbul-answer-baksheesh = Бакшиш: товари й 4 кави за рубін
istanbul-answer-call-companion = Компаньйона до особистого запасу
istanbul-answer-tavern-tile = Взяти { $tavern-tile }
istanbul-answer-guild = Зіграти карту Гільдії «{ $guild }»
istanbul-answer-guild-card = Карта Гільдії «{ $guild-card }»
istanbul-answer-draw-guild-guild-card = Взяти карту Гільдії «{ $guild-card }»
istanbul-answer-discard-guild-guild-card = Скинути карту Гільдії «{ $guild-card }»
istanbul-answer-act-guild-card = Скинути карту Гільдії «{ $guild-card }»
istanbul-answer-roast-guild-card = Скинути карту Гільдії «{ $guild-card }»
istanbul-answer-act-card = Скинути карту «{ $card }»
istanbul-answer-roast-card = Скинути карту «{ $card }»
istanbul-answer-kiosk-card = Скинути карту «{ $card }»
istanbul-answer-edge = Між: { $place } — { $beside }
istanbul-answer-companion = Компаньйон: { $companion }
istanbul-answer-letter = Лист: { $letter }
istanbul-answer-delivered = Доставлений лист (2 печатки; { $delivered })
istanbul-answer-kiosk-tile = { $kiosk-tile }
istanbul-answer-bid = Ставка: { $bid }
istanbul-answer-bid-pass = Не підвищувати
istanbul-answer-companion-act = Поставити поруч із купцем
istanbul-answer-companion-pass = Не зараз
istanbul-answer-leap-place = Іти: { $place }
istanbul-answer-leap-player = До купця гравця «{ $player }»
istanbul-answer-family-step-place = Іти: { $place }
istanbul-answer-different-goods-good = Взяти: { $good } × 1
istanbul-answer-different-goods-pass = Досить
istanbul-answer-two-goods-good = Взяти: { $good } × 2
istanbul-answer-any-action-place = { $place }
istanbul-answer-act-lira = Заплатити 2 ліри
istanbul-answer-roast-lira = Заплатити 2 ліри
istanbul-answer-roast-good = Віддати: { $good } × 1
istanbul-answer-roast-pass = Досить
istanbul-answer-ruby-place = Рубін: { $place }
istanbul-answer-trader-price-lira = Заплатити 2 ліри
istanbul-answer-trader-price-good = Віддати: { $good } × 1
istanbul-answer-courier-price-lira = Заплатити 2 ліри
istanbul-answer-six-die = { $die ->
    [1] Перший кубик
   *[other] Другий кубик
}
istanbul-answer-double-turn-pass = Без подвійного ходу
istanbul-answer-kiosk-act = Використати тайл
istanbul-answer-kiosk-pass = Не використовувати
istanbul-answer-kiosk-good = Віддати: { $good } × 1
istanbul-answer-kiosk-lira = { $tile ->
    [13] Взяти 2 ліри
    [14] Взяти 3 ліри
    [17] Заплатити 10 лір
   *[other] Заплатити 2 ліри
}
istanbul-answer-roll-one-number = { $number }
istanbul-answer-catacombs-place = Купець: { $place }

# Що сталося

istanbul-event-gained-coffee = { $player } отримує каву: { $count }.
istanbul-event-paid-coffee = { $player } платить каву: { $count }.
istanbul-event-drew-guild = { $player } бере карту Гільдії «{ $guild }».
istanbul-event-drew-guild-hidden = { $player } бере карту Гільдії.
istanbul-event-discarded-guild = { $player } скидає карту Гільдії «{ $guild }».
istanbul-event-played-guild = { $player } грає карту Гільдії «{ $guild }».
istanbul-event-guild-shuffled = Карти Гільдії тасують. У колоді: { $count }.
istanbul-event-took-tavern-tile = { $player } бере { $tavern-tile }.
istanbul-event-barrier = { $player } ставить Бар’єр між Місцями: { $place } — { $beside }.
istanbul-event-baksheesh = Наступний бакшиш: { $good } × { $count }.
istanbul-event-got-letter = { $player } отримує лист: { $place }.
istanbul-event-delivered = { $player } доставляє { $count ->
    [one] { $count } лист
    [few] { $count } листи
    [many] { $count } листів
   *[other] { $count } листа
}: { $place }.
istanbul-event-paid-letter = { $player } скидає лист: { $place }.
istanbul-event-paid-delivered = { $player } скидає доставлений лист.
istanbul-event-letters-shuffled = Листи тасують. У стосі: { $count }.
istanbul-event-companion-at-hand = { $player }: компаньйон в особистому запасі.
istanbul-event-companion-placed = { $player } ставить компаньйона на поле: { $place }.
istanbul-event-companion-moved = { $player }: компаньйон переходить: { $place }.
istanbul-event-family-moved = { $player }: родич переходить: { $place }.
istanbul-event-merchant-put = { $player }: купця переставлено: { $place }.
istanbul-event-bought-turn = { $player } купує подвійний хід.
istanbul-event-revealed = Тайл Кіоску: { $kiosk-tile }.
istanbul-event-picked = { $player } вибирає: { $kiosk-tile }.
istanbul-event-kiosk-shuffled = Тайли Кіоску тасують. У стосах: { $count }.
istanbul-event-rolled-one = { $player } кидає кубик: { $count }.
istanbul-event-bid = { $player } ставить { $lira ->
    [one] { $lira } ліру
    [few] { $lira } ліри
    [many] { $lira } лір
   *[other] { $lira } ліри
}.
istanbul-event-won-auction = { $player } виграє аукціон за { $lira ->
    [one] { $lira } ліру
    [few] { $lira } ліри
    [many] { $lira } лір
   *[other] { $lira } ліри
}.
istanbul-event-paid-player = { $player } платить { $lira ->
    [one] { $lira } ліру
    [few] { $lira } ліри
    [many] { $lira } лір
   *[other] { $lira } ліри
} гравцеві «{ $other }».
istanbul-event-copied = { $player } повторює карту «{ $card }».

# Що далі

istanbul-todo-draw-cards = карти Бонуса
istanbul-todo-draw-guild = карти Гільдії
istanbul-todo-draw-letters = листи
istanbul-todo-draw-letter = лист
istanbul-todo-guild-played = скидання карти Гільдії
istanbul-todo-send-family-home = родич повертається
istanbul-todo-guild-market-payout = синій товар за кидком
istanbul-todo-guild-tea-payout = подвійна виплата Чайхани
istanbul-todo-dice-payout = нагороди за кубики
istanbul-todo-dice-total-payout = нагорода за кидок
istanbul-todo-companion = компаньйон
istanbul-todo-reveal = відкриваються тайли Кіоску
istanbul-todo-picks = усі вибирають тайли
istanbul-todo-kiosk-closes = Кіоск зачиняється
istanbul-todo-kiosk-payout = ліри за кидком
istanbul-todo-bids = ставки
istanbul-todo-auction-ends = кінець аукціону
istanbul-todo-next-player = наступний гравець
istanbul-todo-society-reward = нагорода Таємного товариства
istanbul-todo-leap = переміщення
istanbul-todo-companion-far = переміщення
istanbul-todo-family-step = родич іде
istanbul-todo-good-or-coffee = товар або кава
istanbul-todo-different-goods = товари
istanbul-todo-two-goods = два товари
istanbul-todo-announce = називається число
istanbul-todo-guild-tile = тайл Мечеті
istanbul-todo-any-action = дія
istanbul-todo-roast = ще кава
istanbul-todo-discard-guild = скидання карти Гільдії
istanbul-todo-barrier = Бар’єр
istanbul-todo-beside = дія біля Бар’єра
istanbul-todo-ruby = рубін
istanbul-todo-trader-price = ціна Торговця кавою
istanbul-todo-courier-price = ціна Кур’єра
istanbul-todo-give = обмін
istanbul-todo-take = обмін
istanbul-todo-six = поворот кубика
istanbul-todo-card-price = ціна карти
istanbul-todo-card-figure = допомога персонажа
istanbul-todo-double-turn = подвійний хід?
istanbul-todo-seals = печатки
istanbul-todo-pick = тайл Кіоску
istanbul-todo-kiosk = тайл Кіоску
istanbul-todo-roll-one = кубик
istanbul-todo-bid = ставка
istanbul-todo-catacombs = переставлення фігури
istanbul-todo-act-now = дія

# Налаштування столу

istanbul-option-expansions = Доповнення
istanbul-option-letters_deck = Карти Бонуса з «Листами та Печатками»
istanbul-option-letters_for = Листи для
istanbul-option-baksheesh_reverse = Зворотний бік тайла Бакшишу
istanbul-option-expansions-help = «Мока та Бакшиш» додає каву й карти Гільдії, «Листи та Печатки» — листи й компаньйонів; «Гранд Базар» — усе разом на 25 Місцях.
istanbul-option-letters_deck-help = Разом із картами базової гри або без них.
istanbul-option-letters_for-help = По два листи для кожного Місця, крім Фонтану й Поліції, або по два для 1–16 і по одному для 21–24.
istanbul-option-baksheesh_reverse-help = Які три товари вимагає перевернутий тайл.

istanbul-value-expansions-none = немає
istanbul-value-expansions-mocha = Мока та Бакшиш
istanbul-value-expansions-letters = Листи та Печатки
istanbul-value-expansions-grand_bazaar = Гранд Базар
istanbul-value-letters_deck-mixed = разом
istanbul-value-letters_deck-alone = окремо
istanbul-value-letters_for-most_places = більшості Місць
istanbul-value-letters_for-all_places = усіх Місць
istanbul-value-baksheesh_reverse-green = спеції
istanbul-value-baksheesh_reverse-red = тканини
