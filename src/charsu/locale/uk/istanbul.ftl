# Стамбул: назви

istanbul-title = Стамбул
istanbul-over = Гру закінчено.
istanbul-seat-0 = Червоний
istanbul-seat-1 = Синій
istanbul-seat-2 = Зелений
istanbul-seat-3 = Жовтий
istanbul-seat-4 = Фіолетовий

istanbul-place-1 = Стельмах
istanbul-place-2 = Склад тканин
istanbul-place-3 = Склад спецій
istanbul-place-4 = Склад фруктів
istanbul-place-5 = Поштамт
istanbul-place-6 = Караван-сарай
istanbul-place-7 = Фонтан
istanbul-place-8 = Чорний ринок
istanbul-place-9 = Чайхана
istanbul-place-10 = Великий Базар
istanbul-place-11 = Малий Базар
istanbul-place-12 = Поліція
istanbul-place-13 = Палац Султана
istanbul-place-14 = Мала Мечеть
istanbul-place-15 = Велика Мечеть
istanbul-place-16 = Ювелір

istanbul-good-red = тканини
istanbul-good-green = спеції
istanbul-good-yellow = фрукти
istanbul-good-blue = синій товар

istanbul-card-good = 1 товар
istanbul-card-five-lira = 5 лір
istanbul-card-far = Хід на 3 або 4
istanbul-card-stay = Залишитися на місці
istanbul-card-recall = Повернути помічника
istanbul-card-family = Родич — до Поліції
istanbul-card-small-market = Будь-які товари на Малому Базарі
istanbul-card-palace = Палац Султана ще раз
istanbul-card-post-office = Поштамт ще раз
istanbul-card-dealer = Ювелір ще раз

istanbul-tile-red = червоний тайл Мечеті
istanbul-tile-green = зелений тайл Мечеті
istanbul-tile-blue = синій тайл Мечеті
istanbul-tile-yellow = жовтий тайл Мечеті

istanbul-figure-governor = Губернатор
istanbul-figure-smuggler = Контрабандист

istanbul-score-rubies = рубіни
istanbul-score-lira = ліри
istanbul-score-goods = товари
istanbul-score-cards = карти Бонусів

# Запитання

istanbul-ask-lay = Де лежить тайл «{ $place }»?
istanbul-ask-starter = Хто перший гравець?
istanbul-ask-demand = { $market }: який тайл Попиту наступний?
istanbul-ask-roll = Кидок кубиків.
istanbul-ask-draw = { $drawer } бере карту Бонуса.
istanbul-ask-move = { $far ->
    [0] { $player }: куди йде ваш купець? На 1 або 2 кроки.
   *[other] { $player }: куди йде ваш купець? На 3 або 4 кроки.
}
istanbul-ask-assistant = { $player }: залиште помічника або заберіть його.
istanbul-ask-pay = { $player }: заплатіть тутешнім купцям { $total ->
    [one] { $total } ліру
    [few] { $total } ліри
    [many] { $total } лір
   *[other] { $total } ліри
} або закінчіть хід.
istanbul-ask-act = { $player }: { $place } — виконати дію?
istanbul-ask-sell = { $player }: продати ще один товар? Уже вибрано: { $count }.
istanbul-ask-fetch = { $player }: повернути ще одного помічника?
istanbul-ask-take-card = { $player }: звідки взяти другу карту?
istanbul-ask-discard = { $player }: скиньте одну карту.
istanbul-ask-bend = { $player }: змінити кидок { $first } + { $second }?
istanbul-ask-any-good = { $player }: виберіть товар.
istanbul-ask-local-good = { $player }: на кубиках { $first } + { $second }; виберіть тканини, спеції або фрукти.
istanbul-ask-extra-good = { $player }: взяти ще один товар за 2 ліри?
istanbul-ask-pay-any = { $player }: виберіть для султана ще { $count ->
    [one] { $count } товар
    [few] { $count } товари
    [many] { $count } товарів
   *[other] { $count } товару
}.
istanbul-ask-repeat = { $player }: { $place } — повторити дію за допомогою карти?
istanbul-ask-encounter = { $player }: з ким зустрічаєтеся спершу?
istanbul-ask-reward = { $player }: карта Бонуса чи 3 ліри?
istanbul-ask-governor-price = { $player }: віддайте Губернатору 2 ліри або одну карту.
istanbul-ask-smuggler-good = { $player }: який товар приносить Контрабандист?
istanbul-ask-smuggler-price = { $player }: віддайте Контрабандисту 2 ліри або один товар.
istanbul-ask-recall = { $player }: який помічник повертається?
istanbul-ask-finish = { $player }: зіграйте карту або закінчіть хід.
istanbul-ask-last-cards = { $player }: гра добігає кінця; зіграйте карти заради грошей і товарів або завершіть гру.

# Відповіді

istanbul-answer-pass = Нічого не робити
istanbul-answer-act-pass = Відмовитися
istanbul-answer-sell-pass = Завершити продаж
istanbul-answer-fetch-pass = Досить
istanbul-answer-bend-pass = Залишити кидок
istanbul-answer-extra-good-pass = Без додаткового товару
istanbul-answer-repeat-pass = Далі
istanbul-answer-encounter-pass = Далі
istanbul-answer-finish-pass = Закінчити хід
istanbul-answer-last-cards-pass = Завершити
istanbul-answer-act = { $at ->
    [1] Купити розширення для візка за 7 лір
    [2] Заповнити візок тканинами
    [3] Заповнити візок спеціями
    [4] Заповнити візок фруктами
    [5] Забрати пошту
    [13] Віддати { $palace ->
        [one] { $palace } товар
        [few] { $palace } товари
        [many] { $palace } товарів
       *[other] { $palace } товару
    } за рубін
    [16] Купити рубін за { $dealer ->
        [one] { $dealer } ліру
        [few] { $dealer } ліри
        [many] { $dealer } лір
       *[other] { $dealer } ліри
    }
    [18] Взяти 1 каву й 2 карти Гільдії
    [20] Купити рубін. Ціна в каві: { $coffee_house }
    [21] Взяти 2 листи
    [22] Взяти лист і відкрити Кіоск
   *[other] Виконати дію
}
istanbul-answer-stop = Закінчити хід тут
istanbul-answer-leave = Залишити помічника
istanbul-answer-pickup = Забрати свого помічника
istanbul-answer-neutral = Забрати нейтрального помічника
istanbul-answer-deck = Карта з колоди
istanbul-answer-pile = Верхня карта стосу скиду
istanbul-answer-lira = Гроші
istanbul-answer-pay-lira = Заплатити { $total ->
    [one] { $total } ліру
    [few] { $total } ліри
    [many] { $total } лір
   *[other] { $total } ліри
}
istanbul-answer-reward-lira = Взяти 3 ліри
istanbul-answer-governor-price-lira = Заплатити 2 ліри
istanbul-answer-smuggler-price-lira = Заплатити 2 ліри
istanbul-answer-again = Перекинути обидва кубики
istanbul-answer-later = Спершу кидок, потім вибір товару
istanbul-answer-all = Усі одразу
istanbul-answer-act-all = { $at ->
    [7] Повернути всіх помічників
   *[other] Продати все, на що є попит
}
istanbul-answer-sell-all = Продати й решту, на яку є попит
istanbul-answer-fetch-all = Повернути всіх інших
istanbul-answer-yellow = Жовтий тайл: заплатити 2 ліри й повернути помічника
istanbul-answer-place = { $place }
istanbul-answer-move-place = Іти: { $place }
istanbul-answer-act-place = Відправити родича: { $place }
istanbul-answer-assistant = Помічник: { $assistant }
istanbul-answer-act-assistant = Повернути помічника: { $assistant }
istanbul-answer-fetch-assistant = Повернути помічника: { $assistant }
istanbul-answer-recall-assistant = Відкликати помічника: { $assistant }
istanbul-answer-good = { $good }
istanbul-answer-act-good = { $at ->
    [8] Взяти: { $good } × 1, потім кидок
    [17] Віддати: { $good } × 1
    [23] Взяти: { $good } × 1, потім аукціон
    [25] Взяти: { $good } × 1
   *[other] Продати: { $good } × 1
}
istanbul-answer-sell-good = Продати: { $good } × 1
istanbul-answer-any-good-good = Взяти: { $good } × 1
istanbul-answer-local-good-good = Взяти: { $good } × 1
istanbul-answer-extra-good-good = Взяти за 2 ліри: { $good } × 1
istanbul-answer-smuggler-good-good = Взяти: { $good } × 1
istanbul-answer-smuggler-price-good = Віддати: { $good } × 1
istanbul-answer-pay-any-good = Віддати: { $good } × 1
istanbul-answer-number = Назвати число { $number }
istanbul-answer-card = { $card }
istanbul-answer-draw-card = Взяти карту «{ $card }»
istanbul-answer-discard-card = Скинути карту «{ $card }»
istanbul-answer-governor-price-card = Скинути карту «{ $card }»
istanbul-answer-play = Зіграти карту «{ $play }»
istanbul-answer-tile = Взяти { $tile }
istanbul-answer-die = { $die ->
    [1] Повернути кубик: { $first } → 4
   *[other] Повернути кубик: { $second } → 4
}
istanbul-answer-roll = { $roll }
istanbul-answer-player = { $player }
istanbul-answer-starter-player = { $player } починає
istanbul-answer-encounter-player = Відправити до Поліції родича гравця «{ $player }»
istanbul-answer-figure = Нехай допоможе { $figure }
istanbul-answer-cell = Клітинка { $cell }
istanbul-answer-demand = Тайл { $demand }

# Що сталося

istanbul-event-starts = Перший гравець — { $player }.
istanbul-event-placed = На клітинці { $cell } — { $place }.
istanbul-event-moved = { $player } іде: { $place }.
istanbul-event-stayed = { $player } залишається на місці: { $place }.
istanbul-event-left-assistant = { $player } залишає помічника.
istanbul-event-left-neutral = { $player } залишає нейтрального помічника.
istanbul-event-picked-up = { $player } забирає помічника.
istanbul-event-picked-up-neutral = { $player } забирає нейтрального помічника.
istanbul-event-stopped = { $player } на цьому закінчує хід.
istanbul-event-paid-merchant = { $player } платить { $lira ->
    [one] { $lira } ліру
    [few] { $lira } ліри
    [many] { $lira } лір
   *[other] { $lira } ліри
} гравцеві «{ $other }».
istanbul-event-gained-lira = { $player } отримує { $lira ->
    [one] { $lira } ліру
    [few] { $lira } ліри
    [many] { $lira } лір
   *[other] { $lira } ліри
}.
istanbul-event-paid-lira = { $player } платить { $lira ->
    [one] { $lira } ліру
    [few] { $lira } ліри
    [many] { $lira } лір
   *[other] { $lira } ліри
}.
istanbul-event-gained-good = { $player } вантажить у візок: { $good } × { $count }.
istanbul-event-paid-good = { $player } віддає: { $good } × { $count }.
istanbul-event-lost-good = { $player } втрачає: { $good } × { $count } — у візку немає місця.
istanbul-event-gained-ruby = { $player } отримує рубін. Тепер рубінів: { $count }.
istanbul-event-extended = { $player } розширює візок ({ $count } з 3).
istanbul-event-mail = Пошту розкладають заново.
istanbul-event-drew = { $player } бере карту «{ $card }».
istanbul-event-drew-hidden = { $player } бере карту Бонуса.
istanbul-event-took-from-pile = { $player } бере зі стосу скиду карту «{ $card }».
istanbul-event-discarded = { $player } скидає карту «{ $card }».
istanbul-event-played = { $player } грає карту «{ $card }».
istanbul-event-recalled = { $player } відкликає помічника: { $place }.
istanbul-event-rolled = На кубиках { $first } + { $second }.
istanbul-event-turned-die = { $player } повертає кубик: { $first } + { $second }.
istanbul-event-rolled-again = { $player } перекидає кубики.
istanbul-event-announced = { $player } називає число { $count }.
istanbul-event-sold = { $player } продає { $count ->
    [one] { $count } товар
    [few] { $count } товари
    [many] { $count } товарів
   *[other] { $count } товару
} за { $lira ->
    [one] { $lira } ліру
    [few] { $lira } ліри
    [many] { $lira } лір
   *[other] { $lira } ліри
}.
istanbul-event-demand = { $market }: новий попит (тайл { $tile_number }).
istanbul-event-sent-family = { $player } відправляє родича: { $place }.
istanbul-event-caught-family = { $player } відправляє до Поліції родича гравця «{ $other }».
istanbul-event-family-home = { $player }: родич повертається до Поліції.
istanbul-event-took-tile = { $player } бере { $tile }.
istanbul-event-fifth-assistant = { $player } отримує п’ятого помічника.
istanbul-event-used-figure = { $player }: на допомогу приходить { $figure }.
istanbul-event-figure-moved = { $figure } переходить: { $place }.
istanbul-event-neutral-moved = Нейтральний купець переходить: { $place }.
istanbul-event-shuffled = Стос скиду тасують: у колоді { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}.
istanbul-event-caravan = Тепер ватажок каравану — { $player }.
istanbul-event-last-round = { $player } збирає { $count ->
    [one] { $count } рубін
    [few] { $count } рубіни
    [many] { $count } рубінів
   *[other] { $count } рубіна
}: це останній раунд.
istanbul-event-game-over = Гру закінчено.

# Що далі

istanbul-todo-lay = розкладка Місць
istanbul-todo-begin = перший хід
istanbul-todo-open-demand = тайл Попиту
istanbul-todo-starter = перший гравець
istanbul-todo-demand = тайл Попиту
istanbul-todo-roll = кубики
istanbul-todo-draw = карта Бонуса
istanbul-todo-turn = хід
istanbul-todo-move = переміщення
istanbul-todo-assistant = помічник
istanbul-todo-merchants = зустрічі з іншими купцями
istanbul-todo-pay = зустрічі з іншими купцями
istanbul-todo-move-neutral = нейтральний купець переходить
istanbul-todo-action = дія
istanbul-todo-act = дія
istanbul-todo-repeat-action = дія ще раз
istanbul-todo-after-action = після дії
istanbul-todo-repeat = після дії
istanbul-todo-after-roll = після кидка
istanbul-todo-bend = після кидка
istanbul-todo-tea-payout = виплата в Чайхані
istanbul-todo-black-market-payout = здобич на Чорному ринку
istanbul-todo-local-good = товар
istanbul-todo-any-good = товар
istanbul-todo-extra-good = ще один товар
istanbul-todo-pay-any = товари для султана
istanbul-todo-sell = продаж
istanbul-todo-fetch = інші помічники
istanbul-todo-second-card = друга карта
istanbul-todo-take-card = друга карта
istanbul-todo-after-caravansary = скидання карти
istanbul-todo-discard = скидання карти
istanbul-todo-encounters = зустрічі
istanbul-todo-encounter = зустрічі
istanbul-todo-reward = нагорода
istanbul-todo-use-figure = допомога персонажа
istanbul-todo-governor-price = ціна Губернатора
istanbul-todo-smuggler-good = товар Контрабандиста
istanbul-todo-smuggler-price = ціна Контрабандиста
istanbul-todo-move-figure = персонаж переходить далі
istanbul-todo-place-figure = персонаж переходить далі
istanbul-todo-recall = помічник повертається
istanbul-todo-finish = кінець ходу
istanbul-todo-end-turn = наступний гравець
istanbul-todo-last-cards = останні карти
istanbul-todo-game-over = кінець гри

# Налаштування столу

istanbul-option-layout = Розкладка Місць
istanbul-option-starter = Перший гравець
istanbul-option-rubies = Рубіни для кінця гри
istanbul-option-neutral_assistants = Нейтральні помічники
istanbul-option-caravan_leader = Ватажок каравану
istanbul-option-yellow_tile = Жовтий тайл Мечеті
istanbul-option-reshuffle = Тасування стосу скиду
istanbul-option-small_market_card = Карта Малого Базару
istanbul-option-sold_out = Рубіни Палацу та Ювеліра розпродано
istanbul-option-random_layout = Випадкова розкладка
istanbul-option-money = Гроші
istanbul-option-rubies_in_box = Рубіни в коробці

istanbul-option-layout-help = Короткі шляхи найкращі для першої партії; з довгими шляхами йти довше; випадкова розкладка щоразу нова.
istanbul-option-starter-help = Хто ходить першим.
istanbul-option-rubies-help = Зазвичай 5 рубінів, для двох гравців — 6.
istanbul-option-neutral_assistants-help = Один помічник у кожному стосі нічий, і забрати його може будь-хто (від 2 до 4 гравців).
istanbul-option-caravan_leader-help = Хто останнім побував у Караван-сараї, залишає там собі обидві карти.
istanbul-option-yellow_tile-help = Жовтий тайл діє в будь-якій фазі або лише під час переміщення.
istanbul-option-reshuffle-help = Стос скиду тасують, щойно колода спорожніє, або лише тоді, коли потрібна карта.
istanbul-option-small_market_card-help = За картою продають до п’яти будь-яких товарів або рівно п’ять.
istanbul-option-sold_out-help = Спорожнілі шкали поповнюються рубінами із загального запасу або залишаються порожніми, як у першому виданні.
istanbul-option-random_layout-help = Чорний ринок і Чайхана лежать ще й у різних рядах і стовпцях (суворо) або просто за три кроки одне від одного (м’яко).
istanbul-option-money-help = Усі бачать гроші всіх або лише свої.
istanbul-option-rubies_in_box-help = 42 у виданні Big Box, 32 у першому виданні.

istanbul-value-layout-short = Короткі шляхи
istanbul-value-layout-long = Довгі шляхи
istanbul-value-layout-order = За номерами
istanbul-value-layout-random = Випадкова
istanbul-value-starter-random = за жеребом
istanbul-value-rubies-standard = як зазвичай
istanbul-value-yellow_tile-any_phase = у будь-якій фазі
istanbul-value-yellow_tile-movement = під час переміщення
istanbul-value-reshuffle-at_once = одразу
istanbul-value-reshuffle-when_needed = за потреби
istanbul-value-small_market_card-up_to_five = до п’яти
istanbul-value-small_market_card-exactly_five = рівно п’ять
istanbul-value-sold_out-refill = поповнюються
istanbul-value-sold_out-exhausted = більше немає
istanbul-value-random_layout-strict = суворо
istanbul-value-random_layout-mild = м’яко
istanbul-value-money-open = відкриті
istanbul-value-money-hidden = приховані
