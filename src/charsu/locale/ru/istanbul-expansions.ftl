# Стамбул: «Мокко и бакшиш», «Письма и печати», «Большой базар»: названия

istanbul-place-17 = Обжарочный цех
istanbul-place-18 = Гильдия
istanbul-place-19 = Таверна
istanbul-place-20 = Кофейня
istanbul-place-21 = Посольство
istanbul-place-22 = Киоск
istanbul-place-23 = Аукционный дом
istanbul-place-24 = Тайное общество
istanbul-place-25 = Катакомбы

istanbul-figure-coffee-trader = Торговец кофе
istanbul-figure-courier = Курьер

istanbul-card-coffee = 2 кофе
istanbul-card-guild-card = Карта гильдии за 2 кофе
istanbul-card-coffee-sale = 8 лир за 1 кофе
istanbul-card-exchange = Обмен до 3
istanbul-card-dice = Бросок за награды
istanbul-card-six = Повернуть кубик на 6
istanbul-card-corner = В угол
istanbul-card-wainwright = Тележный мастер ещё раз
istanbul-card-coffee-house = Кофейня ещё раз
istanbul-card-letter = 1 письмо
istanbul-card-dice-total = Бросок на сумму
istanbul-card-good-sale = 7 лир за 1 товар
istanbul-card-red-and-lira = Ткани и 3 лиры
istanbul-card-green-and-lira = Специи и 3 лиры
istanbul-card-yellow-and-lira = Фрукты и 3 лиры
istanbul-card-copy = Повторить верхнюю карту сброса
istanbul-card-family-walk = Прогулка родственника
istanbul-card-to-merchant = К другому купцу
istanbul-card-companion-far = Компаньон на 2
istanbul-card-figure = Помощь издалека
istanbul-card-mosque = Мечеть ещё раз
istanbul-card-secret-society = Тайное общество ещё раз
istanbul-card-anywhere = Куда угодно за 3 лиры

istanbul-guild-1 = 1 Расширение бесплатно
istanbul-guild-2 = 2 Ткани доверху и 3 товара
istanbul-guild-3 = 3 Специи доверху и 3 товара
istanbul-guild-4 = 4 Фрукты доверху и 3 товара
istanbul-guild-5 = 5 Четыре лиры и 4 товара
istanbul-guild-6 = 6 Три карты бонуса
istanbul-guild-7 = 7 К Фонтану, затем ещё один ход
istanbul-guild-8 = 8 Два товара и бросок на синий товар
istanbul-guild-9 = 9 Чайхана с двойным выигрышем
istanbul-guild-10 = 10 Пятнадцать лир за ткани, специи и фрукты
istanbul-guild-11 = 11 Двадцать лир за синий товар, ткани и специи
istanbul-guild-12 = 12 Действие любого места
istanbul-guild-13 = 13 Рубин Дворца за 6 любых товаров
istanbul-guild-14 = 14 Жетон Малой мечети за 1 товар
istanbul-guild-15 = 15 Жетон Большой мечети за 1 товар
istanbul-guild-16 = 16 Рубин Торговца за 15 лир и кофе
istanbul-guild-17 = 17 Пять кофе
istanbul-guild-18 = 18 Кофе и 2 карты гильдии
istanbul-guild-19 = 19 Два действия Таверны, на 1 кофе дешевле
istanbul-guild-20 = 20 Рубин Кофейни за полцены

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
istanbul-kiosk-10 = синий товар × 1
istanbul-kiosk-11 = карта бонуса
istanbul-kiosk-12 = 2 лиры
istanbul-kiosk-13 = 1 кофе или 2 лиры
istanbul-kiosk-14 = 1 кофе или 3 лиры
istanbul-kiosk-15 = компаньона в личный запас
istanbul-kiosk-16 = бросок кубика на лиры
istanbul-kiosk-17 = расширение за 10 лир
istanbul-kiosk-18 = расширение за товары
istanbul-kiosk-19 = купца к Фонтану
istanbul-kiosk-20 = товар за письмо или письмо за товар
istanbul-kiosk-21 = карта за письмо или письмо за карту
istanbul-kiosk-22 = письмо за 2 лиры или 3 лиры за письмо
istanbul-kiosk-23 = товар за 2 лиры или 3 лиры за товар
istanbul-kiosk-24 = карта за 2 лиры или 3 лиры за карту

# Вопросы

istanbul-ask-companion = { $player }: поставить компаньона на поле?
istanbul-ask-leap = { $player }: куда идёт ваш купец? ({ $card })
istanbul-ask-companion-far = { $player }: куда идёт ваш компаньон? На 2 шага.
istanbul-ask-family-step = { $player }: куда идёт ваш родственник?
istanbul-ask-draw-guild = { $drawer } берёт карту гильдии.
istanbul-ask-draw-letter = { $drawer } берёт письмо.
istanbul-ask-good-or-coffee = { $player }: что вы берёте?
istanbul-ask-different-goods = { $player }: возьмите ещё до { $count ->
    [one] { $count } товара
   *[other] { $count } товаров
} разных видов.
istanbul-ask-two-goods = { $player }: два товара какого вида?
istanbul-ask-announce = { $player }: назовите число.
istanbul-ask-guild-tile = { $player }: какой жетон мечети вы берёте?
istanbul-ask-any-action = { $player }: действие какого места?
istanbul-ask-roast = { $player }: получить ещё 2 кофе?
istanbul-ask-discard-guild = { $player }: сбросьте одну карту гильдии.
istanbul-ask-barrier = { $player }: куда поставить барьер?
istanbul-ask-beside = { $player }: какое из двух действий выполнить?
istanbul-ask-ruby = { $player }: откуда взять рубин?
istanbul-ask-trader-price = { $player }: отдайте торговцу кофе 2 лиры или один товар.
istanbul-ask-courier-price = { $player }: отдайте курьеру 2 лиры или одно письмо.
istanbul-ask-give = { $player }: что вы отдаёте? Уже отдано: { $b }.
istanbul-ask-take = { $player }: что вы берёте взамен? Осталось: { $count }.
istanbul-ask-six = { $player }: какой кубик повернуть на 6?
istanbul-ask-card-price = { $player }: что вы отдаёте за 7 лир?
istanbul-ask-card-figure = { $player }: кто вам поможет?
istanbul-ask-double-turn = { $player }: отдать письма с 3 печатями за ещё один ход?
istanbul-ask-seals = { $player }: отдайте ещё { $count ->
    [one] { $count } печать
    [few] { $count } печати
    [many] { $count } печатей
   *[other] { $count } печати
}.
istanbul-ask-reveal = Открывается жетон киоска.
istanbul-ask-pick = { $player }: выберите жетон киоска.
istanbul-ask-kiosk = { $player }: использовать жетон «{ $tile }»?
istanbul-ask-roll-one = { $drawer } бросает кубик.
istanbul-ask-bid = { $player }: ставка за две карты бонуса; наибольшая сейчас — { $lira }.
istanbul-ask-catacombs = { $player }: поставьте купца или компаньона на любое место.
istanbul-ask-act-now = { $player }: { $place } — выполните действие.

# Ответы

istanbul-answer-coffee = Кофе
istanbul-answer-good-or-coffee-good = Взять: { $good } × 1
istanbul-answer-good-or-coffee-coffee = Взять 1 кофе
istanbul-answer-act-coffee = Взять 1 кофе
istanbul-answer-kiosk-coffee = { $tile ->
    [13] Взять 1 кофе
    [14] Взять 1 кофе
   *[other] Отдать 1 кофе
}
istanbul-answer-give-coffee = Отдать 1 кофе
istanbul-answer-give-good = Отдать: { $good } × 1
istanbul-answer-give-pass = Достаточно
istanbul-answer-take-coffee = Взять 1 кофе
istanbul-answer-take-good = Взять: { $good } × 1
istanbul-answer-card-price-coffee = Отдать 1 кофе
istanbul-answer-card-price-good = Отдать: { $good } × 1
istanbul-answer-barrier = Поставить барьер за 2 кофе
istanbul-answer-baksheesh = Бакшиш: товары и 4 кофе за рубин
istanbul-answer-call-companion = Компаньона в личный запас
istanbul-answer-tavern-tile = Взять { $tavern-tile }
istanbul-answer-guild = Сыграть карту гильдии «{ $guild }»
istanbul-answer-guild-card = Карта гильдии «{ $guild-card }»
istanbul-answer-draw-guild-guild-card = Взять карту гильдии «{ $guild-card }»
istanbul-answer-discard-guild-guild-card = Сбросить карту гильдии «{ $guild-card }»
istanbul-answer-act-guild-card = Сбросить карту гильдии «{ $guild-card }»
istanbul-answer-roast-guild-card = Сбросить карту гильдии «{ $guild-card }»
istanbul-answer-act-card = Сбросить карту «{ $card }»
istanbul-answer-roast-card = Сбросить карту «{ $card }»
istanbul-answer-kiosk-card = Сбросить карту «{ $card }»
istanbul-answer-edge = Между: { $place } — { $beside }
istanbul-answer-companion = Компаньон: { $companion }
istanbul-answer-letter = Письмо: { $letter }
istanbul-answer-delivered = Доставленное письмо (2 печати; { $delivered })
istanbul-answer-kiosk-tile = { $kiosk-tile }
istanbul-answer-bid = Ставка: { $bid }
istanbul-answer-bid-pass = Не повышать
istanbul-answer-companion-act = Поставить рядом с купцом
istanbul-answer-companion-pass = Не сейчас
istanbul-answer-leap-place = Идти: { $place }
istanbul-answer-leap-player = К купцу игрока «{ $player }»
istanbul-answer-family-step-place = Идти: { $place }
istanbul-answer-different-goods-good = Взять: { $good } × 1
istanbul-answer-different-goods-pass = Достаточно
istanbul-answer-two-goods-good = Взять: { $good } × 2
istanbul-answer-any-action-place = { $place }
istanbul-answer-act-lira = Заплатить 2 лиры
istanbul-answer-roast-lira = Заплатить 2 лиры
istanbul-answer-roast-good = Отдать: { $good } × 1
istanbul-answer-roast-pass = Достаточно
istanbul-answer-ruby-place = Рубин: { $place }
istanbul-answer-trader-price-lira = Заплатить 2 лиры
istanbul-answer-trader-price-good = Отдать: { $good } × 1
istanbul-answer-courier-price-lira = Заплатить 2 лиры
istanbul-answer-six-die = { $die ->
    [1] Первый кубик
   *[other] Второй кубик
}
istanbul-answer-double-turn-pass = Без второго хода
istanbul-answer-kiosk-act = Использовать жетон
istanbul-answer-kiosk-pass = Не использовать
istanbul-answer-kiosk-good = Отдать: { $good } × 1
istanbul-answer-kiosk-lira = { $tile ->
    [13] Взять 2 лиры
    [14] Взять 3 лиры
    [17] Заплатить 10 лир
   *[other] Заплатить 2 лиры
}
istanbul-answer-roll-one-number = { $number }
istanbul-answer-catacombs-place = Купец: { $place }

# Что произошло

istanbul-event-gained-coffee = { $player } получает { $count } кофе.
istanbul-event-paid-coffee = { $player } платит { $count } кофе.
istanbul-event-drew-guild = { $player } берёт карту гильдии «{ $guild }».
istanbul-event-drew-guild-hidden = { $player } берёт карту гильдии.
istanbul-event-discarded-guild = { $player } сбрасывает карту гильдии «{ $guild }».
istanbul-event-played-guild = { $player } играет карту гильдии «{ $guild }».
istanbul-event-guild-shuffled = Карты гильдии перемешаны. В колоде: { $count }.
istanbul-event-took-tavern-tile = { $player } берёт { $tavern-tile }.
istanbul-event-barrier = { $player } ставит барьер между местами: { $place } — { $beside }.
istanbul-event-baksheesh = Следующий бакшиш: { $good } × { $count }.
istanbul-event-got-letter = { $player } получает письмо: { $place }.
istanbul-event-delivered = { $player } доставляет { $count ->
    [one] { $count } письмо
    [few] { $count } письма
    [many] { $count } писем
   *[other] { $count } письма
}: { $place }.
istanbul-event-paid-letter = { $player } сбрасывает письмо: { $place }.
istanbul-event-paid-delivered = { $player } сбрасывает доставленное письмо.
istanbul-event-letters-shuffled = Письма перемешаны. В стопке: { $count }.
istanbul-event-companion-at-hand = { $player }: компаньон в личном запасе.
istanbul-event-companion-placed = { $player } ставит компаньона на поле: { $place }.
istanbul-event-companion-moved = { $player }: компаньон переходит: { $place }.
istanbul-event-family-moved = { $player }: родственник переходит: { $place }.
istanbul-event-merchant-put = { $player }: купец переставлен: { $place }.
istanbul-event-bought-turn = { $player } покупает ещё один ход.
istanbul-event-revealed = Жетон киоска: { $kiosk-tile }.
istanbul-event-picked = { $player } выбирает: { $kiosk-tile }.
istanbul-event-kiosk-shuffled = Жетоны киоска перемешаны. В стопках: { $count }.
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
istanbul-event-copied = { $player } повторяет карту «{ $card }».

# Что дальше

istanbul-todo-draw-cards = карты бонуса
istanbul-todo-draw-guild = карты гильдии
istanbul-todo-draw-letters = письма
istanbul-todo-draw-letter = письмо
istanbul-todo-guild-played = сброс карты гильдии
istanbul-todo-send-family-home = родственник возвращается
istanbul-todo-guild-market-payout = синий товар по броску
istanbul-todo-guild-tea-payout = двойная выплата Чайханы
istanbul-todo-dice-payout = награды за кубики
istanbul-todo-dice-total-payout = награда за бросок
istanbul-todo-companion = компаньон
istanbul-todo-reveal = открываются жетоны киоска
istanbul-todo-picks = все выбирают жетоны
istanbul-todo-kiosk-closes = киоск закрывается
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
istanbul-todo-announce = называется число
istanbul-todo-guild-tile = жетон мечети
istanbul-todo-any-action = действие
istanbul-todo-roast = ещё кофе
istanbul-todo-discard-guild = сброс карты гильдии
istanbul-todo-barrier = барьер
istanbul-todo-beside = действие у барьера
istanbul-todo-ruby = рубин
istanbul-todo-trader-price = цена торговца кофе
istanbul-todo-courier-price = цена курьера
istanbul-todo-give = обмен
istanbul-todo-take = обмен
istanbul-todo-six = поворот кубика
istanbul-todo-card-price = цена карты
istanbul-todo-card-figure = помощь персонажа
istanbul-todo-double-turn = ещё один ход?
istanbul-todo-seals = печати
istanbul-todo-pick = жетон киоска
istanbul-todo-kiosk = жетон киоска
istanbul-todo-roll-one = кубик
istanbul-todo-bid = ставка
istanbul-todo-catacombs = перестановка фигуры
istanbul-todo-act-now = действие

# Настройки стола

istanbul-option-expansions = Дополнения
istanbul-option-letters_deck = Карты бонуса с «Письмами и печатями»
istanbul-option-letters_for = Письма для
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
istanbul-value-letters_for-most_places = большинства мест
istanbul-value-letters_for-all_places = всех мест
istanbul-value-baksheesh_reverse-green = специи
istanbul-value-baksheesh_reverse-red = ткани
