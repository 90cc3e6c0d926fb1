# Стамбул: «Мокко и бакшиш», «Письма и печати», «Большой базар»: названия

istanbul-place-17 = Обжарочный цех
    .to = в Обжарочный цех
    .at = в Обжарочном цехе
    .from = из Обжарочного цеха
istanbul-place-18 = Гильдия
    .to = в Гильдию
    .at = в Гильдии
    .from = из Гильдии
istanbul-place-19 = Таверна
    .to = в Таверну
    .at = в Таверне
    .from = из Таверны
istanbul-place-20 = Кофейня
    .to = в Кофейню
    .at = в Кофейне
    .from = из Кофейни
istanbul-place-21 = Посольство
    .to = в Посольство
    .at = в Посольстве
    .from = из Посольства
istanbul-place-22 = Киоск
    .to = в Киоск
    .at = в Киоске
    .from = из Киоска
istanbul-place-23 = Аукционный дом
    .to = в Аукционный дом
    .at = в Аукционном доме
    .from = из Аукционного дома
istanbul-place-24 = Тайное общество
    .to = в Тайное общество
    .at = в Тайном обществе
    .from = из Тайного общества
istanbul-place-25 = Катакомбы
    .to = в Катакомбы
    .at = в Катакомбах
    .from = из Катакомб

istanbul-figure-coffee-trader = Торговец кофе
istanbul-figure-courier = Курьер

istanbul-card-coffee = 2 кофе
istanbul-card-guild-card = Карта гильдии за 2 кофе
istanbul-card-coffee-sale = 8 лир за 1 кофе
istanbul-card-exchange = Обмен до 3 товаров
istanbul-card-dice = Награды по кубикам
istanbul-card-six = Повернуть кубик на 6
istanbul-card-corner = В угол
istanbul-card-wainwright = Тележный мастер ещё раз
istanbul-card-coffee-house = Кофейня ещё раз
istanbul-card-letter = 1 письмо
istanbul-card-dice-total = Награда по сумме
istanbul-card-good-sale = 7 лир за 1 товар
istanbul-card-red-and-lira = Ткань и 3 лиры
istanbul-card-green-and-lira = Специя и 3 лиры
istanbul-card-yellow-and-lira = Фрукт и 3 лиры
istanbul-card-copy = Повторить верхнюю карту сброса
istanbul-card-family-walk = Родственник на 1 шаг
istanbul-card-to-merchant = К другому купцу
istanbul-card-companion-far = Компаньон на 2 шага
istanbul-card-figure = Услуги любого персонажа
istanbul-card-mosque = Мечеть ещё раз
istanbul-card-secret-society = Тайное общество ещё раз
istanbul-card-anywhere = Куда угодно за 3 лиры

istanbul-guild-1 = № 1: расширение бесплатно
istanbul-guild-2 = № 2: ткани доверху и 3 товара
istanbul-guild-3 = № 3: специи доверху и 3 товара
istanbul-guild-4 = № 4: фрукты доверху и 3 товара
istanbul-guild-5 = № 5: 4 лиры и 4 товара
istanbul-guild-6 = № 6: 3 карты бонусов
istanbul-guild-7 = № 7: к Фонтану и ещё один ход
istanbul-guild-8 = № 8: 2 товара и бросок на украшения
istanbul-guild-9 = № 9: Чайхана, двойной выигрыш
istanbul-guild-10 = № 10: 15 лир за ткань, специю и фрукт
istanbul-guild-11 = № 11: 20 лир за украшение, ткань и специю
istanbul-guild-12 = № 12: действие любого места
istanbul-guild-13 = № 13: рубин Дворца за 6 товаров
istanbul-guild-14 = № 14: жетон Малой мечети за товар
istanbul-guild-15 = № 15: жетон Большой мечети за товар
istanbul-guild-16 = № 16: рубин Торговца за 15 лир, затем кофе за каждый рубин
istanbul-guild-17 = № 17: 5 кофе
istanbul-guild-18 = № 18: 1 кофе и 2 карты гильдии
istanbul-guild-19 = № 19: до 2 действий Таверны, скидка 1 кофе
istanbul-guild-20 = № 20: рубин Кофейни за полцены

istanbul-tavern-movement = жетон движения
istanbul-tavern-encounter = жетон встречи

istanbul-kiosk-1 = фрукты × 1 и 1 лира
istanbul-kiosk-2 = специи × 1 и 1 лира
istanbul-kiosk-3 = ткани × 1 и 1 лира
istanbul-kiosk-4 = фрукты × 2
istanbul-kiosk-5 = специи × 2
istanbul-kiosk-6 = ткани × 2
istanbul-kiosk-7 = фрукты × 1
istanbul-kiosk-8 = специи × 1
istanbul-kiosk-9 = ткани × 1
istanbul-kiosk-10 = украшения × 1
istanbul-kiosk-11 = карта бонуса
istanbul-kiosk-12 = 2 лиры
istanbul-kiosk-13 = 1 кофе или 2 лиры
istanbul-kiosk-14 = 1 кофе или 3 лиры
istanbul-kiosk-15 = компаньон — в личный запас
istanbul-kiosk-16 = бросок кубика на лиры
istanbul-kiosk-17 = расширение за 10 лир
istanbul-kiosk-18 = расширение за ткань, специю и фрукт
istanbul-kiosk-19 = купец — к Фонтану
istanbul-kiosk-20 = отдать товар за письмо или письмо за товар
istanbul-kiosk-21 = отдать карту за письмо или письмо за карту
istanbul-kiosk-22 = купить письмо за 2 лиры или продать письмо за 3 лиры
istanbul-kiosk-23 = купить товар за 2 лиры или продать товар за 3 лиры
istanbul-kiosk-24 = купить карту за 2 лиры или продать карту за 3 лиры
istanbul-kiosk-25 = 2 лиры
istanbul-kiosk-26 = 3 лиры

# Вопросы

istanbul-ask-companion = { $player }: поставить компаньона на поле?
istanbul-ask-leap = { $player }: куда пойдёт ваш купец? «{ $card }»
istanbul-ask-companion-far = { $player }: куда пойдёт ваш компаньон? 2 шага.
istanbul-ask-family-step = { $player }: куда пойдёт ваш родственник?
istanbul-ask-draw-guild = { $drawer } берёт карту гильдии.
istanbul-ask-draw-letter = { $drawer } берёт письмо.
istanbul-ask-good-or-coffee = { $player }: что взять?
istanbul-ask-different-goods = { $count ->
    [1] { $player }: возьмите ещё 1 товар другого вида.
   *[other] { $player }: возьмите ещё до { $count } товаров разных видов.
}
istanbul-ask-two-goods = { $player }: какого товара взять две штуки?
istanbul-ask-announce = { $player }: назовите число.
istanbul-ask-guild-tile = { $player }: какой жетон мечети взять?
istanbul-ask-any-action = { $player }: действие какого места выполнить?
istanbul-ask-roast = { $player }: получить ещё 2 кофе?
istanbul-ask-discard-guild = { $player }: сбросьте одну карту гильдии.
istanbul-ask-barrier = { $player }: куда поставить барьер?
istanbul-ask-beside = { $player }: какое из двух действий выполнить?
istanbul-ask-ruby = { $player }: откуда взять рубин?
istanbul-ask-trader-price = { $player }: отдайте Торговцу кофе 2 лиры или один товар.
istanbul-ask-courier-price = { $player }: отдайте Курьеру 2 лиры или одно письмо.
istanbul-ask-give = { $b ->
    [0] { $player }: что отдать?
   *[other] { $player }: что отдать? Уже отдано: { $b }.
}
istanbul-ask-take = { $player }: что взять взамен? Осталось: { $count }.
istanbul-ask-six = { $player }: какой кубик повернуть на 6?
istanbul-ask-card-price = { $player }: что отдать за 7 лир?
istanbul-ask-card-figure = { $player }: услугами какого персонажа воспользоваться?
istanbul-ask-double-turn = { $player }: отдать письма с 3 печатями и сделать ещё один ход?
istanbul-ask-seals = { $player }: отдайте письма. Осталось печатей: { $count }.
istanbul-ask-reveal = Открывают жетон Киоска.
istanbul-ask-pick = { $player }: выберите жетон Киоска.
istanbul-ask-kiosk = { $player }: использовать жетон «{ $tile }»?
istanbul-ask-roll-one = { $drawer } бросает кубик.
istanbul-ask-bid = { $lira ->
    [0] { $player }: сделайте первую ставку за две карты бонусов.
   *[other] { $player }: ставка за две карты бонусов. Наибольшая пока: { $lira }.
}
istanbul-ask-catacombs = { $player }: поставьте купца или компаньона на любое место.
istanbul-ask-act-now = { $player }: выполните действие { $place-at }.

# Ответы

istanbul-answer-coffee = Кофе
istanbul-answer-good-or-coffee-good = Взять { $good-one }
istanbul-answer-good-or-coffee-coffee = Взять 1 кофе
istanbul-answer-act-coffee = Взять 1 кофе
istanbul-answer-kiosk-coffee = { $tile ->
    [13] Взять 1 кофе
    [14] Взять 1 кофе
   *[other] Отдать 1 кофе
}
istanbul-answer-give-coffee = Отдать 1 кофе
istanbul-answer-give-good = Отдать { $good-one }
istanbul-answer-give-pass = Готово
istanbul-answer-take-coffee = Взять 1 кофе
istanbul-answer-take-good = Взять { $good-one }
istanbul-answer-card-price-coffee = Отдать 1 кофе
istanbul-answer-card-price-good = Отдать { $good-one }
istanbul-answer-barrier = { $coffee ->
    [0] Поставить барьер бесплатно
   *[other] Поставить барьер за { $coffee } кофе
}
istanbul-answer-baksheesh = Бакшиш: рубин за { $coffee } кофе и { $good } × { $count }
istanbul-answer-call-companion = Забрать компаньона в запас
istanbul-answer-tavern-tile = { $coffee ->
    [0] Взять { $tavern-tile } бесплатно
   *[other] Взять { $tavern-tile } за { $coffee } кофе
}
istanbul-answer-guild = Сыграть «{ $guild }»
istanbul-answer-guild-card = «{ $guild-card }»
istanbul-answer-draw-guild-guild-card = Взять «{ $guild-card }»
istanbul-answer-discard-guild-guild-card = Сбросить «{ $guild-card }»
istanbul-answer-act-guild-card = Сбросить «{ $guild-card }»
istanbul-answer-roast-guild-card = Сбросить «{ $guild-card }»
istanbul-answer-act-card = Сбросить карту «{ $card }»
istanbul-answer-roast-card = Сбросить карту «{ $card }»
istanbul-answer-kiosk-card = Сбросить карту «{ $card }»
istanbul-answer-act-now-all = { istanbul-answer-act-all }
istanbul-answer-act-now-place = { istanbul-answer-act-place }
istanbul-answer-act-now-assistant = { istanbul-answer-act-assistant }
istanbul-answer-act-now-good = { istanbul-answer-act-good }
istanbul-answer-act-now-lira = { istanbul-answer-act-lira }
istanbul-answer-act-now-coffee = { istanbul-answer-act-coffee }
istanbul-answer-act-now-card = { istanbul-answer-act-card }
istanbul-answer-act-now-guild-card = { istanbul-answer-act-guild-card }
istanbul-answer-edge = { $place } ↔ { $beside }
istanbul-answer-companion = Компаньона — { $companion-to }
istanbul-answer-letter = Письмо { $letter-to }
istanbul-answer-delivered = Доставленное письмо: { $delivered } (2 печати)
istanbul-answer-kiosk-tile = { $kiosk-tile }
istanbul-answer-bid = Поставить { $bid ->
    [one] { $bid } лиру
    [few] { $bid } лиры
    [many] { $bid } лир
   *[other] { $bid } лиры
}
istanbul-answer-bid-pass = Спасовать
istanbul-answer-companion-act = Поставить рядом с купцом
istanbul-answer-companion-pass = Не сейчас
istanbul-answer-leap-place = Идти { $place-to }
istanbul-answer-leap-player = К купцу игрока «{ $player }»
istanbul-answer-family-step-place = Идти { $place-to }
istanbul-answer-different-goods-good = Взять { $good-one }
istanbul-answer-different-goods-pass = Готово
istanbul-answer-two-goods-good = Взять: { $good } × 2
istanbul-answer-any-action-place = { $place }
istanbul-answer-act-lira = Заплатить 2 лиры
istanbul-answer-roast-lira = Заплатить 2 лиры
istanbul-answer-roast-good = Отдать { $good-one }
istanbul-answer-roast-pass = Готово
istanbul-answer-ruby-place = Рубин { $place-from }
istanbul-answer-trader-price-lira = Заплатить 2 лиры
istanbul-answer-trader-price-good = Отдать { $good-one }
istanbul-answer-courier-price-lira = Заплатить 2 лиры
istanbul-answer-six-die = { $die ->
    [1] Повернуть кубик: { $first } → 6
   *[other] Повернуть кубик: { $second } → 6
}
istanbul-answer-double-turn-pass = Без второго хода
istanbul-answer-kiosk-act = Использовать жетон
istanbul-answer-kiosk-pass = Не использовать
istanbul-answer-kiosk-good = Отдать { $good-one }
istanbul-answer-kiosk-lira = { $tile ->
    [13] Взять 2 лиры
    [14] Взять 3 лиры
    [17] Заплатить 10 лир
   *[other] Заплатить 2 лиры
}
istanbul-answer-roll-one-number = { $number }
istanbul-answer-catacombs-place = Купца — { $place-to }

# Что произошло

istanbul-event-gained-coffee = { $player } получает { $count } кофе.
istanbul-event-paid-coffee = { $player } платит { $count } кофе.
istanbul-event-drew-guild = { $player } берёт карту гильдии «{ $guild }».
istanbul-event-drew-guild-hidden = { $player } берёт карту гильдии.
istanbul-event-discarded-guild = { $player } сбрасывает карту гильдии «{ $guild }».
istanbul-event-played-guild = { $player } играет карту гильдии «{ $guild }».
istanbul-event-guild-shuffled = Карты гильдии перетасованы. В колоде: { $count }.
istanbul-event-took-tavern-tile = { $player } берёт { $tavern-tile }.
istanbul-event-barrier = { $player } ставит барьер: { $place } ↔ { $beside }.
istanbul-event-baksheesh = Следующий бакшиш: { $good } × { $count }.
istanbul-event-got-letter = { $player } получает письмо { $place-to }.
istanbul-event-delivered = { $player } доставляет { $count ->
    [one] { $count } письмо
    [few] { $count } письма
    [many] { $count } писем
   *[other] { $count } письма
} { $place-to }.
istanbul-event-paid-letter = { $player } сбрасывает письмо { $place-to }.
istanbul-event-paid-delivered = { $player } сбрасывает доставленное письмо.
istanbul-event-letters-shuffled = Письма перетасованы. В стопке: { $count }.
istanbul-event-companion-at-hand = { $player } забирает компаньона в личный запас.
istanbul-event-companion-placed = { $player } ставит компаньона на поле: { $place }.
istanbul-event-companion-moved = Компаньон игрока «{ $player }» идёт { $place-to }.
    .you = Ваш компаньон идёт { $place-to }.
istanbul-event-family-moved = Родственник игрока «{ $player }» идёт { $place-to }.
    .you = Ваш родственник идёт { $place-to }.
istanbul-event-merchant-put = { $player } переставляет купца { $place-to }.
istanbul-event-bought-turn = { $player } покупает ещё один ход.
istanbul-event-revealed = Жетон Киоска: { $kiosk-tile }.
istanbul-event-picked = { $player } выбирает: { $kiosk-tile }.
istanbul-event-kiosk-shuffled = Жетоны Киоска перетасованы. В стопках: { $count }.
istanbul-event-rolled-one = { $player } бросает кубик: { $count }.
istanbul-event-bid = { $player } ставит { $lira ->
    [one] { $lira } лиру
    [few] { $lira } лиры
    [many] { $lira } лир
   *[other] { $lira } лиры
}.
istanbul-event-won-auction = { $player } выигрывает аукцион за { $lira ->
    [one] { $lira } лиру
    [few] { $lira } лиры
    [many] { $lira } лир
   *[other] { $lira } лиры
}.
istanbul-event-paid-player = { $player } платит { $lira ->
    [one] { $lira } лиру
    [few] { $lira } лиры
    [many] { $lira } лир
   *[other] { $lira } лиры
} игроку «{ $other }».
    .to-you = { $player } платит вам { $lira ->
        [one] { $lira } лиру
        [few] { $lira } лиры
        [many] { $lira } лир
       *[other] { $lira } лиры
    }.
istanbul-event-copied = { $player } повторяет карту «{ $card }».

# Что дальше

istanbul-todo-draw-cards = карты бонусов
istanbul-todo-draw-guild = карты гильдии
istanbul-todo-draw-letters = письма
istanbul-todo-draw-letter = письмо
istanbul-todo-guild-played = сброс карты гильдии
istanbul-todo-send-family-home = родственник возвращается
istanbul-todo-guild-market-payout = украшения по броску
istanbul-todo-guild-tea-payout = двойная выплата Чайханы
istanbul-todo-dice-payout = награды за кубики
istanbul-todo-dice-total-payout = награда за бросок
istanbul-todo-companion = компаньон
istanbul-todo-reveal = открывают жетоны Киоска
istanbul-todo-picks = все выбирают жетоны
istanbul-todo-kiosk-closes = Киоск закрывается
istanbul-todo-kiosk-payout = лиры по броску
istanbul-todo-bids = ставки
istanbul-todo-auction-ends = конец аукциона
istanbul-todo-next-player = следующий игрок
istanbul-todo-society-reward = награда Тайного общества
istanbul-todo-leap = движение
istanbul-todo-companion-far = движение
istanbul-todo-family-step = родственник идёт
istanbul-todo-good-or-coffee = товар или кофе
istanbul-todo-different-goods = товары
istanbul-todo-two-goods = два товара
istanbul-todo-announce = выбор числа
istanbul-todo-guild-tile = жетон мечети
istanbul-todo-any-action = действие
istanbul-todo-roast = ещё кофе
istanbul-todo-discard-guild = сброс карты гильдии
istanbul-todo-barrier = барьер
istanbul-todo-beside = действие у барьера
istanbul-todo-ruby = рубин
istanbul-todo-trader-price = цена Торговца кофе
istanbul-todo-courier-price = цена Курьера
istanbul-todo-give = обмен
istanbul-todo-take = обмен
istanbul-todo-six = поворот кубика
istanbul-todo-card-price = цена карты
istanbul-todo-card-figure = услуга персонажа
istanbul-todo-double-turn = ещё один ход?
istanbul-todo-seals = печати
istanbul-todo-pick = жетон Киоска
istanbul-todo-kiosk = жетон Киоска
istanbul-todo-roll-one = кубик
istanbul-todo-bid = ставка
istanbul-todo-catacombs = перестановка купца или компаньона
istanbul-todo-act-now = действие

# Настройки стола

istanbul-option-expansions = Дополнения
istanbul-option-letters_deck = Карты бонусов с «Письмами и печатями»
istanbul-option-letters_for = Адресаты писем
istanbul-option-baksheesh_reverse = Обратная сторона жетона бакшиша
istanbul-option-expansions-help = «Мокко и бакшиш» приносит кофе и карты гильдии, «Письма и печати» — письма и компаньонов; «Большой базар» — всё вместе на 25 местах.
istanbul-option-letters_deck-help = Вместе с картами базовой игры или без них.
istanbul-option-letters_for-help = По два письма для каждого места, кроме Фонтана и Полицейского участка, или по два для 1–16 и по одному для 21–24.
istanbul-option-baksheesh_reverse-help = Какие три товара требует перевёрнутый жетон.

istanbul-value-expansions-none = нет
istanbul-value-expansions-mocha = Мокко и бакшиш
istanbul-value-expansions-letters = Письма и печати
istanbul-value-expansions-grand_bazaar = Большой базар
istanbul-value-letters_deck-mixed = вместе
istanbul-value-letters_deck-alone = отдельно
istanbul-value-letters_for-most_places = большинство мест
istanbul-value-letters_for-all_places = все места
istanbul-value-baksheesh_reverse-green = специи
istanbul-value-baksheesh_reverse-red = ткани
