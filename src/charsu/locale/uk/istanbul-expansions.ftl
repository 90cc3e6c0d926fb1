# Стамбул: «Мока та Бакшиш», «Листи та Печатки», «Гранд Базар»: назви

istanbul-place-17 = Обсмажувальний цех
    .to = до Обсмажувального цеху
    .at = в Обсмажувальному цеху
    .from = з Обсмажувального цеху
istanbul-place-18 = Гільдія
    .to = до Гільдії
    .at = в Гільдії
    .from = з Гільдії
istanbul-place-19 = Таверна
    .to = до Таверни
    .at = в Таверні
    .from = з Таверни
istanbul-place-20 = Кав’ярня
    .to = до Кав’ярні
    .at = в Кав’ярні
    .from = з Кав’ярні
istanbul-place-21 = Посольство
    .to = до Посольства
    .at = в Посольстві
    .from = з Посольства
istanbul-place-22 = Кіоск
    .to = до Кіоску
    .at = в Кіоску
    .from = з Кіоску
istanbul-place-23 = Аукціонний дім
    .to = до Аукціонного дому
    .at = в Аукціонному домі
    .from = з Аукціонного дому
istanbul-place-24 = Таємне товариство
    .to = до Таємного товариства
    .at = в Таємному товаристві
    .from = з Таємного товариства
istanbul-place-25 = Катакомби
    .to = до Катакомб
    .at = в Катакомбах
    .from = з Катакомб

istanbul-figure-coffee-trader = Торговець кавою
istanbul-figure-courier = Кур’єр

istanbul-card-coffee = 2 кави
istanbul-card-guild-card = Карта Гільдії за 2 кави
istanbul-card-coffee-sale = 8 лір за 1 каву
istanbul-card-exchange = Обмін до 3 товарів
istanbul-card-dice = Два кубики — дві нагороди
istanbul-card-six = Перегорнути кубик на 6
istanbul-card-corner = До кута
istanbul-card-wainwright = Стельмах ще раз
istanbul-card-coffee-house = Кав’ярня ще раз
istanbul-card-letter = 1 лист
istanbul-card-dice-total = Нагорода за суму кубиків
istanbul-card-good-sale = 7 лір за 1 товар
istanbul-card-red-and-lira = Тканини й 3 ліри
istanbul-card-green-and-lira = Спеції й 3 ліри
istanbul-card-yellow-and-lira = Фрукти й 3 ліри
istanbul-card-copy = Повторити верхню карту скиду
istanbul-card-family-walk = Родич на 1 крок
istanbul-card-to-merchant = До іншого купця
istanbul-card-companion-far = Компаньйон на 2 кроки
istanbul-card-figure = Допомога будь-якого персонажа
istanbul-card-mosque = Мечеть ще раз
istanbul-card-secret-society = Таємне товариство ще раз
istanbul-card-anywhere = Куди завгодно за 3 ліри

istanbul-guild-1 = № 1: безкоштовне розширення
istanbul-guild-2 = № 2: тканини доверху й 3 товари
istanbul-guild-3 = № 3: спеції доверху й 3 товари
istanbul-guild-4 = № 4: фрукти доверху й 3 товари
istanbul-guild-5 = № 5: 4 ліри й 4 товари
istanbul-guild-6 = № 6: 3 карти Бонусів
istanbul-guild-7 = № 7: до Фонтану, потім ще один хід
istanbul-guild-8 = № 8: 2 товари й кидок на прикраси
istanbul-guild-9 = № 9: Чайхана з подвійним виграшем
istanbul-guild-10 = № 10: 15 лір за тканини, спеції, фрукти
istanbul-guild-11 = № 11: 20 лір за прикраси, тканини, спеції
istanbul-guild-12 = № 12: дія будь-якого Місця
istanbul-guild-13 = № 13: рубін Палацу за 6 товарів
istanbul-guild-14 = № 14: тайл Малої Мечеті за 1 товар
istanbul-guild-15 = № 15: тайл Великої Мечеті за 1 товар
istanbul-guild-16 = № 16: рубін Ювеліра за 15 лір, потім кава за кожен рубін
istanbul-guild-17 = № 17: 5 кави
istanbul-guild-18 = № 18: 1 кава й 2 карти Гільдії
istanbul-guild-19 = № 19: до 2 дій Таверни, знижка 1 кава
istanbul-guild-20 = № 20: рубін Кав’ярні за пів ціни

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
istanbul-kiosk-10 = прикраси × 1
istanbul-kiosk-11 = карта Бонуса
istanbul-kiosk-12 = 2 ліри
istanbul-kiosk-13 = 1 кава або 2 ліри
istanbul-kiosk-14 = 1 кава або 3 ліри
istanbul-kiosk-15 = компаньйон — до вашого запасу
istanbul-kiosk-16 = кидок кубика на ліри
istanbul-kiosk-17 = розширення за 10 лір
istanbul-kiosk-18 = розширення за тканини, спеції та фрукти (по 1)
istanbul-kiosk-19 = купець — до Фонтану
istanbul-kiosk-20 = віддати товар за лист або лист за товар
istanbul-kiosk-21 = віддати карту за лист або лист за карту
istanbul-kiosk-22 = купити лист за 2 ліри або продати лист за 3 ліри
istanbul-kiosk-23 = купити товар за 2 ліри або продати товар за 3 ліри
istanbul-kiosk-24 = купити карту за 2 ліри або продати карту за 3 ліри
istanbul-kiosk-25 = 2 ліри
istanbul-kiosk-26 = 3 ліри

# Запитання

istanbul-ask-companion = { $player }: поставити компаньйона на поле?
istanbul-ask-leap = { $player }: куди піде ваш купець? «{ $card }»
istanbul-ask-companion-far = { $player }: куди піде ваш компаньйон? 2 кроки.
istanbul-ask-family-step = { $player }: куди піде ваш родич?
istanbul-ask-draw-guild = { $drawer } бере карту Гільдії.
istanbul-ask-draw-letter = { $drawer } бере лист.
istanbul-ask-good-or-coffee = { $player }: що ви берете?
istanbul-ask-different-goods = { $player }: можна взяти ще { $count ->
    [one] { $count } товар іншого виду
   *[other] до { $count } товарів різних видів
}.
istanbul-ask-two-goods = { $player }: яких товарів взяти два?
istanbul-ask-announce = { $player }: назвіть число.
istanbul-ask-guild-tile = { $player }: який тайл Мечеті ви берете?
istanbul-ask-any-action = { $player }: дію якого Місця виконати?
istanbul-ask-roast = { $player }: отримати ще 2 кави?
istanbul-ask-discard-guild = { $player }: скиньте одну карту Гільдії.
istanbul-ask-barrier = { $player }: куди поставити Бар’єр?
istanbul-ask-beside = { $player }: яку з двох дій виконати?
istanbul-ask-ruby = { $player }: звідки взяти рубін?
istanbul-ask-trader-price = { $player }: віддайте Торговцю кавою 2 ліри або один товар.
istanbul-ask-courier-price = { $player }: віддайте Кур’єру 2 ліри або один лист.
istanbul-ask-give = { $b ->
    [0] { $player }: що ви віддаєте?
   *[other] { $player }: що ви віддаєте? Уже віддано: { $b }.
}
istanbul-ask-take = { $player }: що ви берете натомість? Залишилося: { $count }.
istanbul-ask-six = { $player }: який кубик перегорнути на 6?
istanbul-ask-card-price = { $player }: що ви віддаєте за 7 лір?
istanbul-ask-card-figure = { $player }: хто вам допоможе?
istanbul-ask-double-turn = { $player }: віддати листи з 3 печатками за подвійний хід?
istanbul-ask-seals = { $player }: віддайте листи. Залишилося печаток: { $count }.
istanbul-ask-reveal = Відкривають тайл Кіоску.
istanbul-ask-pick = { $player }: виберіть тайл Кіоску.
istanbul-ask-kiosk = { $player }: використати тайл «{ $tile }»?
istanbul-ask-roll-one = { $drawer } кидає кубик.
istanbul-ask-bid = { $lira ->
    [0] { $player }: зробіть першу ставку за дві карти Бонусів.
   *[other] { $player }: ставка за дві карти Бонусів? Найвища: { $lira }.
}
istanbul-ask-catacombs = { $player }: поставте купця або компаньйона на будь-яке Місце.
istanbul-ask-act-now = { $player }: виконайте дію { $place-at }.

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
istanbul-answer-give-pass = Готово
istanbul-answer-take-coffee = Взяти 1 каву
istanbul-answer-take-good = Взяти: { $good } × 1
istanbul-answer-card-price-coffee = Віддати 1 каву
istanbul-answer-card-price-good = Віддати: { $good } × 1
istanbul-answer-barrier = { $coffee ->
    [0] Поставити Бар’єр безкоштовно
    [one] Поставити Бар’єр за { $coffee } каву
   *[other] Поставити Бар’єр за { $coffee } кави
}
istanbul-answer-baksheesh = Бакшиш: рубін за { $coffee } кави й { $good } × { $count }
istanbul-answer-call-companion = Забрати компаньйона до запасу
istanbul-answer-tavern-tile = { $coffee ->
    [0] Взяти { $tavern-tile } безкоштовно
    [one] Взяти { $tavern-tile } за { $coffee } каву
   *[other] Взяти { $tavern-tile } за { $coffee } кави
}
istanbul-answer-guild = Зіграти «{ $guild }»
istanbul-answer-guild-card = «{ $guild-card }»
istanbul-answer-draw-guild-guild-card = Взяти «{ $guild-card }»
istanbul-answer-discard-guild-guild-card = Скинути «{ $guild-card }»
istanbul-answer-act-guild-card = Скинути «{ $guild-card }»
istanbul-answer-roast-guild-card = Скинути «{ $guild-card }»
istanbul-answer-act-card = Скинути карту «{ $card }»
istanbul-answer-roast-card = Скинути карту «{ $card }»
istanbul-answer-kiosk-card = Скинути карту «{ $card }»
istanbul-answer-act-now-all = { istanbul-answer-act-all }
istanbul-answer-act-now-place = { istanbul-answer-act-place }
istanbul-answer-act-now-assistant = { istanbul-answer-act-assistant }
istanbul-answer-act-now-good = { istanbul-answer-act-good }
istanbul-answer-act-now-lira = { istanbul-answer-act-lira }
istanbul-answer-act-now-coffee = { istanbul-answer-act-coffee }
istanbul-answer-act-now-card = { istanbul-answer-act-card }
istanbul-answer-act-now-guild-card = { istanbul-answer-act-guild-card }
istanbul-answer-edge = { $place } ↔ { $beside }
istanbul-answer-companion = Компаньйон → { $companion }
istanbul-answer-letter = Лист { $letter-to }
istanbul-answer-delivered = Доставлений лист: { $delivered } (2 печатки)
istanbul-answer-kiosk-tile = { $kiosk-tile }
istanbul-answer-bid = Поставити { $bid ->
    [one] { $bid } ліру
    [few] { $bid } ліри
    [many] { $bid } лір
   *[other] { $bid } ліри
}
istanbul-answer-bid-pass = Пас
istanbul-answer-companion-act = Поставити поруч із купцем
istanbul-answer-companion-pass = Не зараз
istanbul-answer-leap-place = Піти { $place-to }
istanbul-answer-leap-player = До купця гравця «{ $player }»
istanbul-answer-family-step-place = Піти { $place-to }
istanbul-answer-different-goods-good = Взяти: { $good } × 1
istanbul-answer-different-goods-pass = Готово
istanbul-answer-two-goods-good = Взяти: { $good } × 2
istanbul-answer-any-action-place = { $place }
istanbul-answer-act-lira = Заплатити 2 ліри
istanbul-answer-roast-lira = Заплатити 2 ліри
istanbul-answer-roast-good = Віддати: { $good } × 1
istanbul-answer-roast-pass = Готово
istanbul-answer-ruby-place = Рубін { $place-from }
istanbul-answer-trader-price-lira = Заплатити 2 ліри
istanbul-answer-trader-price-good = Віддати: { $good } × 1
istanbul-answer-courier-price-lira = Заплатити 2 ліри
istanbul-answer-six-die = { $die ->
    [1] Перегорнути кубик: { $first } → 6
   *[other] Перегорнути кубик: { $second } → 6
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
istanbul-answer-catacombs-place = Купець → { $place }

# Що сталося

istanbul-event-gained-coffee = { $player } отримує { $count ->
    [one] { $count } каву
   *[other] { $count } кави
}.
istanbul-event-paid-coffee = { $player } платить { $count ->
    [one] { $count } каву
   *[other] { $count } кави
}.
istanbul-event-drew-guild = { $player } бере карту Гільдії «{ $guild }».
istanbul-event-drew-guild-hidden = { $player } бере карту Гільдії.
istanbul-event-discarded-guild = { $player } скидає карту Гільдії «{ $guild }».
istanbul-event-played-guild = { $player } грає карту Гільдії «{ $guild }».
istanbul-event-guild-shuffled = Карти Гільдії тасують. У колоді: { $count }.
istanbul-event-took-tavern-tile = { $player } бере { $tavern-tile }.
istanbul-event-barrier = { $player } ставить Бар’єр: { $place } ↔ { $beside }.
istanbul-event-baksheesh = Наступний бакшиш: { $good } × { $count }.
istanbul-event-got-letter = { $player } отримує лист { $place-to }.
istanbul-event-delivered = { $player } доставляє { $count ->
    [one] { $count } лист
    [few] { $count } листи
    [many] { $count } листів
   *[other] { $count } листа
} { $place-to }.
istanbul-event-paid-letter = { $player } скидає лист { $place-to }.
istanbul-event-paid-delivered = { $player } скидає доставлений лист.
istanbul-event-letters-shuffled = Листи тасують. У стосі: { $count }.
istanbul-event-companion-at-hand = { $player } забирає компаньйона до запасу.
istanbul-event-companion-placed = { $player } ставить компаньйона на поле: { $place }.
istanbul-event-companion-moved = Компаньйон гравця «{ $player }» переходить { $place-to }.
    .you = Ваш компаньйон переходить { $place-to }.
istanbul-event-family-moved = Родич гравця «{ $player }» переходить { $place-to }.
    .you = Ваш родич переходить { $place-to }.
istanbul-event-merchant-put = { $player } переставляє купця { $place-to }.
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
    .to-you = { $player } платить вам { $lira ->
        [one] { $lira } ліру
        [few] { $lira } ліри
        [many] { $lira } лір
       *[other] { $lira } ліри
    }.
istanbul-event-copied = { $player } повторює карту «{ $card }».

# Що далі

istanbul-todo-draw-cards = карти Бонусів
istanbul-todo-draw-guild = карти Гільдії
istanbul-todo-draw-letters = листи
istanbul-todo-draw-letter = лист
istanbul-todo-guild-played = карту Гільдії скидають
istanbul-todo-send-family-home = родич повертається
istanbul-todo-guild-market-payout = прикраси за кидком
istanbul-todo-guild-tea-payout = подвійна виплата Чайхани
istanbul-todo-dice-payout = нагороди за кубики
istanbul-todo-dice-total-payout = нагорода за кидок
istanbul-todo-companion = компаньйон
istanbul-todo-reveal = відкривають тайли Кіоску
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
istanbul-todo-announce = вибір числа
istanbul-todo-guild-tile = тайл Мечеті
istanbul-todo-any-action = дія
istanbul-todo-roast = ще кава
istanbul-todo-discard-guild = скинути карту Гільдії
istanbul-todo-barrier = Бар’єр
istanbul-todo-beside = дія біля Бар’єра
istanbul-todo-ruby = рубін
istanbul-todo-trader-price = ціна Торговця кавою
istanbul-todo-courier-price = ціна Кур’єра
istanbul-todo-give = обмін
istanbul-todo-take = обмін
istanbul-todo-six = перегортання кубика
istanbul-todo-card-price = ціна карти
istanbul-todo-card-figure = допомога персонажа
istanbul-todo-double-turn = подвійний хід?
istanbul-todo-seals = печатки
istanbul-todo-pick = тайл Кіоску
istanbul-todo-kiosk = тайл Кіоску
istanbul-todo-roll-one = кубик
istanbul-todo-bid = ставка
istanbul-todo-catacombs = переставлення купця або компаньйона
istanbul-todo-act-now = дія

# Налаштування столу

istanbul-option-expansions = Доповнення
istanbul-option-letters_deck = Карти Бонусів з «Листами та Печатками»
istanbul-option-letters_for = Адресати листів
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
istanbul-value-letters_for-most_places = більшість Місць
istanbul-value-letters_for-all_places = усі Місця
istanbul-value-baksheesh_reverse-green = спеції
istanbul-value-baksheesh_reverse-red = тканини
