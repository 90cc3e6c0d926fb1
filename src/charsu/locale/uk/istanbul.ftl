# Стамбул: назви

istanbul-title = Стамбул
istanbul-over = Гру закінчено.
istanbul-seat-0 = Червоний
istanbul-seat-1 = Синій
istanbul-seat-2 = Зелений
istanbul-seat-3 = Жовтий
istanbul-seat-4 = Білий

istanbul-place-1 = Стельмах
    .to = до Стельмаха
    .at = у Стельмаха
    .from = від Стельмаха
istanbul-place-2 = Склад тканин
    .to = на Склад тканин
    .at = на Складі тканин
    .from = зі Складу тканин
istanbul-place-3 = Склад спецій
    .to = на Склад спецій
    .at = на Складі спецій
    .from = зі Складу спецій
istanbul-place-4 = Склад фруктів
    .to = на Склад фруктів
    .at = на Складі фруктів
    .from = зі Складу фруктів
istanbul-place-5 = Поштамт
    .to = на Поштамт
    .at = на Поштамті
    .from = з Поштамту
istanbul-place-6 = Караван-сарай
    .to = до Караван-сараю
    .at = в Караван-сараї
    .from = з Караван-сараю
istanbul-place-7 = Фонтан
    .to = до Фонтану
    .at = біля Фонтану
    .from = від Фонтану
istanbul-place-8 = Чорний ринок
    .to = на Чорний ринок
    .at = на Чорному ринку
    .from = з Чорного ринку
istanbul-place-9 = Чайхана
    .to = до Чайхани
    .at = в Чайхані
    .from = з Чайхани
istanbul-place-10 = Великий Базар
    .to = на Великий Базар
    .at = на Великому Базарі
    .from = з Великого Базару
istanbul-place-11 = Малий Базар
    .to = на Малий Базар
    .at = на Малому Базарі
    .from = з Малого Базару
istanbul-place-12 = Поліція
    .to = до Поліції
    .at = в Поліції
    .from = з Поліції
istanbul-place-13 = Палац Султана
    .to = до Палацу Султана
    .at = в Палаці Султана
    .from = з Палацу Султана
istanbul-place-14 = Мала Мечеть
    .to = до Малої Мечеті
    .at = в Малій Мечеті
    .from = з Малої Мечеті
istanbul-place-15 = Велика Мечеть
    .to = до Великої Мечеті
    .at = у Великій Мечеті
    .from = з Великої Мечеті
istanbul-place-16 = Ювелір
    .to = до Ювеліра
    .at = у Ювеліра
    .from = від Ювеліра

istanbul-good-red = тканини
istanbul-good-green = спеції
istanbul-good-yellow = фрукти
istanbul-good-blue = прикраси

istanbul-card-good = 1 товар
istanbul-card-five-lira = 5 лір
istanbul-card-far = Переміщення на 3 або 4 кроки
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
    [0] { $player }: куди піде ваш купець? 1 або 2 кроки{ $line ->
        [0] { "" }
       *[other] { " " }або по прямій
    }{ $companion ->
        [0] { "" }
       *[other] ; або перемістіть компаньйона
    }{ $guild ->
        [0] { "" }
       *[other] ; або зіграйте карту Гільдії
    }.
   *[other] { $player }: куди піде ваш купець? 3 або 4 кроки.
}
istanbul-ask-assistant = { $can ->
    [0] { $player }: для цього Місця немає помічника. Скористайтеся картою чи тайлом або закінчіть хід.
   *[other] { $player }: залиште помічника або заберіть свого.
}
istanbul-ask-pay = { $player }: заплатіть { $companions ->
    [0] { $merchants ->
        [one] купцеві
       *[other] { $merchants } купцям
    }
   *[other] { $merchants ->
        [0] { $companions ->
            [one] компаньйонові
           *[other] { $companions } компаньйонам
        }
       *[other] купцям і компаньйонам
    }
} на цьому Місці { $total ->
    [one] { $total } ліру
    [few] { $total } ліри
    [many] { $total } лір
   *[other] { $total } ліри
} або закінчіть хід.
istanbul-ask-act = { $player }: виконати дію { $place-at }?
istanbul-ask-sell = { $count ->
    [0] { $player }: який товар продати?
   *[other] { $player }: продати ще один товар? Уже вибрано: { $count }.
}
istanbul-ask-fetch = { $player }: повернути ще одного помічника?
istanbul-ask-take-card = { $player }: звідки взяти другу карту?
istanbul-ask-discard = { $player }: скиньте одну карту.
istanbul-ask-bend = { $second ->
    [0] { $player }: змінити кидок { $first }?
   *[other] { $player }: змінити кидок { $first } + { $second }?
}
istanbul-ask-any-good = { $player }: виберіть товар.
istanbul-ask-local-good = { $player }: на кубиках { $first } + { $second }; виберіть тканини, спеції або фрукти.
istanbul-ask-extra-good = { $player }: взяти ще один товар за 2 ліри?
istanbul-ask-pay-any = { $player }: виберіть для султана ще { $count ->
    [one] { $count } товар
    [few] { $count } товари
    [many] { $count } товарів
   *[other] { $count } товару
}.
istanbul-ask-repeat = { $player }: повторити дію { $place-at } за допомогою карти?
istanbul-ask-encounter = { $later ->
    [0] { $met ->
        [one] { $player }: з ким зустрічаєтеся тут?
       *[other] { $player }: з ким зустрічаєтеся спершу?
    }
   *[other] { $player }: з ким зустрічаєтеся тепер?
}
istanbul-ask-reward = { $player }: карта Бонуса чи 3 ліри?
istanbul-ask-governor-price = { $player }: віддайте Губернатору 2 ліри або одну карту.
istanbul-ask-smuggler-good = { $player }: який товар взяти в Контрабандиста?
istanbul-ask-smuggler-price = { $player }: віддайте Контрабандисту 2 ліри або один товар.
istanbul-ask-recall = { $player }: якого помічника повернути?
istanbul-ask-finish = { $cards ->
    [0] { $tile ->
        [0] { $player }: закінчіть хід.
       *[other] { $player }: використайте жовтий тайл або закінчіть хід.
    }
   *[other] { $tile ->
        [0] { $player }: зіграйте карту або закінчіть хід.
       *[other] { $player }: зіграйте карту, використайте жовтий тайл або закінчіть хід.
    }
}
istanbul-ask-last-cards = { $player }: останній раунд зіграно. Зіграйте карти, що дають ліри й товари, або завершіть гру.

# Відповіді

istanbul-answer-pass = Нічого не робити
istanbul-answer-act-pass = Не виконувати дію
istanbul-answer-sell-pass = Завершити продаж
istanbul-answer-fetch-pass = Готово
istanbul-answer-bend-pass = Залишити як є
istanbul-answer-extra-good-pass = Без додаткового товару
istanbul-answer-repeat-pass = Далі
istanbul-answer-encounter-pass = Пропустити решту
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
    [20] Купити рубін за { $coffee_house } кави
    [21] Взяти 2 листи
    [22] Взяти лист і відкрити Кіоск
   *[other] Виконати дію
}
istanbul-answer-stop = Закінчити хід
istanbul-answer-leave = { $neutral ->
    [0] Залишити помічника
   *[other] Залишити помічника: нижній — нейтральний
}
istanbul-answer-pickup = Забрати свого помічника
istanbul-answer-neutral = Забрати нейтрального помічника
istanbul-answer-deck = Карта з колоди
istanbul-answer-pile = Верхня карта скиду
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
istanbul-answer-yellow = Жовтий тайл: помічник назад за 2 ліри
istanbul-answer-place = { $place }
istanbul-answer-move-place = Піти { $place-to }
istanbul-answer-act-place = Родич → { $place }
istanbul-answer-assistant = Помічник { $assistant-at }
istanbul-answer-act-assistant = Повернути помічника { $assistant-from }
istanbul-answer-fetch-assistant = Повернути помічника { $assistant-from }
istanbul-answer-recall-assistant = Повернути помічника { $assistant-from }
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
    [1] Перегорнути кубик: { $first } → 4
   *[other] Перегорнути кубик: { $second } → 4
}
istanbul-answer-roll = { $roll }
istanbul-answer-player = { $player }
istanbul-answer-starter-player = { $player } починає
istanbul-answer-encounter-player = Родич гравця «{ $player }» — до Поліції
istanbul-answer-figure = { $figure }: скористатися допомогою
istanbul-answer-cell = Клітинка { $cell }
istanbul-answer-demand = Тайл { $demand }

# Що сталося

istanbul-event-starts = Перший гравець — { $player }.
    .you = Перший гравець — ви.
istanbul-event-placed = На клітинці { $cell } — { $place }.
istanbul-event-moved = { $player } іде { $place-to }.
istanbul-event-stayed = { $player } залишається { $place-at }.
istanbul-event-left-assistant = { $player } залишає помічника.
istanbul-event-left-neutral = { $player } залишає нейтрального помічника.
istanbul-event-picked-up = { $player } забирає помічника.
istanbul-event-picked-up-neutral = { $player } забирає нейтрального помічника.
istanbul-event-stopped = { $why ->
    [1] { $player } не може тут ні залишити, ні забрати помічника: хід закінчено.
    [2] { $player }: бракує лір, щоб заплатити тут. Хід закінчено.
   *[other] { $player } на цьому закінчує хід.
}
istanbul-event-paid-merchant = { $player } платить { $lira ->
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
istanbul-event-lost-good = { $player }: у візку немає місця ({ $good } × { $count }).
istanbul-event-gained-ruby = { $player } отримує рубін. Тепер рубінів: { $count }.
istanbul-event-extended = { $player } розширює візок ({ $count } з 3).
istanbul-event-mail = { $count ->
    [0] Усі маркери Пошти повертаються нагору.
   *[other] Маркер Пошти зсувається вниз.
}
istanbul-event-drew = { $player } бере карту «{ $card }».
istanbul-event-drew-hidden = { $player } бере карту Бонуса.
istanbul-event-took-from-pile = { $player } бере зі скиду карту «{ $card }».
istanbul-event-discarded = { $player } скидає карту «{ $card }».
istanbul-event-played = { $player } грає карту «{ $card }».
istanbul-event-recalled = { $player } повертає помічника { $place-from }.
istanbul-event-rolled = На кубиках { $first } + { $second }.
istanbul-event-turned-die = { $second ->
    [0] { $player } перегортає кубик: тепер { $first }.
   *[other] { $player } перегортає кубик: тепер { $first } + { $second }.
}
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
istanbul-event-demand = Новий попит { $market-at }.
istanbul-event-sent-family = { $player } відправляє родича { $place-to }.
istanbul-event-caught-family = { $player } відправляє до Поліції родича гравця «{ $other }».
    .to-you = { $player } відправляє до Поліції вашого родича.
istanbul-event-family-home = { $player }: родич повертається до Поліції.
istanbul-event-took-tile = { $player } бере { $tile }.
istanbul-event-fifth-assistant = { $player } отримує п’ятого помічника.
istanbul-event-used-figure = { $figure } допомагає гравцеві «{ $player }».
    .you = { $figure } допомагає вам.
istanbul-event-figure-moved = { $figure } переходить { $place-to }.
istanbul-event-neutral-moved = Нейтральний купець переходить { $place-to }.
istanbul-event-shuffled = Скид тасують: у колоді { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}.
istanbul-event-caravan = Тепер ватажок каравану — { $player }.
    .you = Тепер ватажок каравану — ви.
istanbul-event-last-round = { $over ->
    [0] { $player } збирає { $count ->
        [one] { $count } рубін
        [few] { $count } рубіни
        [many] { $count } рубінів
       *[other] { $count } рубіна
    }: це останній раунд.
   *[other] { $player } збирає { $count ->
        [one] { $count } рубін
        [few] { $count } рубіни
        [many] { $count } рубінів
       *[other] { $count } рубіна
    }, і раунд дограно: гра закінчується.
}
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
istanbul-todo-after-action = повторити дію?
istanbul-todo-repeat = повторити дію?
istanbul-todo-after-roll = змінити кидок?
istanbul-todo-bend = змінити кидок?
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
istanbul-todo-after-caravansary = скинути карту
istanbul-todo-discard = скинути карту
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
istanbul-option-rubies = Скільки рубінів завершує гру
istanbul-option-neutral_assistants = Нейтральні помічники
istanbul-option-caravan_leader = Ватажок каравану
istanbul-option-yellow_tile = Жовтий тайл Мечеті
istanbul-option-reshuffle = Тасування скиду
istanbul-option-small_market_card = Карта Малого Базару
istanbul-option-sold_out = Коли рубіни Палацу чи Ювеліра скінчилися
istanbul-option-random_layout = Випадкова розкладка
istanbul-option-money = Гроші
istanbul-option-rubies_in_box = Рубіни в коробці

istanbul-option-layout-help = Короткі шляхи найкращі для першої партії; з довгими шляхами йти довше; випадкова розкладка щоразу нова.
istanbul-option-starter-help = Хто ходить першим.
istanbul-option-rubies-help = Зазвичай 5 рубінів, для двох гравців — 6.
istanbul-option-neutral_assistants-help = Один помічник у кожному стосі нічий, і забрати його може будь-хто (від 2 до 4 гравців).
istanbul-option-caravan_leader-help = Ватажок каравану — хто останнім був у Караван-сараї; від наступного разу він залишає там собі обидві карти.
istanbul-option-yellow_tile-help = Жовтий тайл діє в будь-якій фазі або лише під час переміщення.
istanbul-option-reshuffle-help = Скид тасують, щойно колода спорожніє, або лише тоді, коли потрібна карта.
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
istanbul-value-starter-0 = місце 1
istanbul-value-starter-1 = місце 2
istanbul-value-starter-2 = місце 3
istanbul-value-starter-3 = місце 4
istanbul-value-starter-4 = місце 5
istanbul-value-rubies-standard = як зазвичай
istanbul-value-yellow_tile-any_phase = у будь-якій фазі
istanbul-value-yellow_tile-movement = під час переміщення
istanbul-value-reshuffle-at_once = одразу
istanbul-value-reshuffle-when_needed = за потреби
istanbul-value-small_market_card-up_to_five = до п’яти
istanbul-value-small_market_card-exactly_five = рівно п’ять
istanbul-value-sold_out-refill = їх поповнюють
istanbul-value-sold_out-exhausted = більше не продають
istanbul-value-random_layout-strict = суворо
istanbul-value-random_layout-mild = м’яко
istanbul-value-money-open = відкриті
istanbul-value-money-hidden = приховані

# On the box

istanbul = Стамбул
istanbul-blurb = Котіть візок базаром, залишайте помічників і першими зберіть п’ять рубінів.
istanbul-weight = 45–60 хвилин; середня складність.

# Why not?
istanbul-why-same = Купець мусить перейти на інше Місце.
istanbul-why-far = { $steps ->
    [one] Туди { $steps } крок; купець проходить 1 або 2.
    [few] Туди { $steps } кроки; купець проходить 1 або 2.
   *[other] Туди { $steps } кроків; купець проходить 1 або 2.
}
istanbul-why-not-far = З цією картою купець проходить 3 або 4 кроки.
istanbul-why-phase = Місце вибирають під час переміщення; зараз інша фаза ходу.
istanbul-why-encounter = Зустрічі бувають після дії, там, де стоїть купець.
istanbul-why-first = Спершу дайте відповідь на запитання вгорі.
istanbul-why-card-good = Її можна зіграти будь-коли у свій хід, але не під час дії Місця.
istanbul-why-card-move = Цю карту грають під час переміщення, до прибуття.
istanbul-why-one-move = За хід можна зіграти лише одну карту переміщення.
istanbul-why-card-recall = Цю карту грають під час переміщення або після прибуття.
istanbul-why-no-assistant = На полі немає ваших помічників.
istanbul-why-family-home = Ваш родич уже в Поліції.
istanbul-why-small-market = Її грають на Малому Базарі, коли починається дія.
istanbul-why-few-goods = У вас замало товарів для продажу.
istanbul-why-repeat = Її грають одразу після дії цього Місця: { $place }.
istanbul-why-repeat-cost = Вам нічим оплатити цю дію ще раз.
istanbul-why-tile-red = Його запропонують після вашого кидка на Чорному ринку або в Чайхані.
istanbul-why-yellow-phase = Не посеред дії чи зустрічі.
istanbul-why-yellow-movement = За цим столом він діє лише під час переміщення.
istanbul-why-yellow-lira = Він коштує 2 ліри, а їх у вас немає.
istanbul-why-yellow-away = Окрім Місця вашого купця, ваших помічників ніде немає.
istanbul-why-yellow-used = Він діє раз за хід, і ви його вже використали.
istanbul-why-mosque-own = У вас уже є тайл цього кольору.
istanbul-why-mosque-goods = Потрібно товарів його кольору: { $need }; у вас: { $have }.
istanbul-why-mosque-place = Його беруть дією цього Місця: { $place }.
istanbul-why-elsewhere = Зустрічі бувають там, де стоїть купець.
istanbul-why-figure-once = Кожен персонаж допомагає раз за хід.
istanbul-why-no-deck = Немає карт, які можна взяти.
istanbul-why-family-own = За власного родича нагороди немає.
istanbul-why-family-police = У Поліції нікого не ловлять.
istanbul-why-needs-lira = Потрібно лір: { $need }; у вас: { $have }.
istanbul-why-needs-coffee = Потрібно кави: { $need }; у вас: { $have }.
istanbul-why-needs-seals = Потрібно печаток на листах: { $need }; у вас: { $have }.
istanbul-why-needs-goods = Потрібно товарів: { $need }; у вас: { $have }.
istanbul-why-repeat-mosque = Її грають одразу після дії Мечеті.
istanbul-why-card-phases = Її грають між фазами ходу, а не під час дії чи зустрічі.
istanbul-why-card-last = Після останнього ходу грають лише карти, що приносять ліри або товари.
istanbul-why-card-rolled = Її грають одразу після власного кидка, якщо на кубику менше ніж 6.
istanbul-why-exchange = Обміняти не вийде: нічого віддати або немає місця для іншого.
istanbul-why-no-stock = У вас немає ані товару, ані кави на продаж.
istanbul-why-copy-nothing = У скиді немає карти, яку вона могла б повторити.
istanbul-why-copy = Вона повторює карту «{ $card }», а її зараз зіграти не можна.
istanbul-why-family-walk-police = Цією картою родича не вивести з Поліції.
istanbul-why-family-walk-nowhere = Бар’єр не залишив вашому родичеві шляху.
istanbul-why-begun = Ця карта забирає весь хід, а ви вже почали його іншою картою.
istanbul-why-no-other-merchant = Усі купці суперників стоять там само, де ваш.
istanbul-why-companion-off = Вашого компаньйона немає на полі.
istanbul-why-companion-nowhere = Бар’єр не залишив компаньйонові Місця за два кроки.
istanbul-why-cart-complete = Ваш візок уже має три розширення.
istanbul-why-guild-10 = Потрібні тканини, спеції та фрукти.
istanbul-why-guild-11 = Потрібні прикраси, тканини та спеції.
istanbul-why-guild-mosque = У вас немає товару того кольору, тайл якого ви ще можете там узяти.
istanbul-why-guild-tavern = Навіть зі знижкою в одну каву вам не вистачить на жодну дію Таверни.
istanbul-why-guild-turn = Карту Гільдії грають замість усього ходу, до переміщення.
istanbul-why-no-ruby = Там не лишилося рубінів.
istanbul-why-tavern-own = У вас уже є такий тайл.
istanbul-why-tavern-nothing = Тайл, на який вистачило б кави, у вас уже є.
istanbul-why-kiosk-one = Спершу вирішіть, чи використати взятий тайл.
istanbul-why-kiosk-turn = Кожен бере по тайлу, за годинниковою стрілкою від того, хто відкрив Кіоск.
istanbul-why-kiosk-cards = Поки розбирають тайли Кіоску, карти грає лише той, чий хід, і лише ті, що грають будь-якої миті.
istanbul-why-sent = Відправити Родича й виконати дію — одне ціле: між ними грають лише «5 лір».
istanbul-why-within = Ця дія — частина іншої: зараз грають лише те, що можна грати будь-якої миті.
istanbul-why-guild-draw = Карт, які можна взяти, не лишилося.
istanbul-why-auction-cards = Ставити можна лише ті ліри, що у вас є: під час аукціону карти їх не додають.
istanbul-why-owed = Це ваша остання карта, і її доведеться віддати.
istanbul-why-barrier = Шлях перекриває Бар’єр; його переходить лише власник.
istanbul-why-line = Це Місце не за 1–2 кроки й не на прямій, якою дозволяє йти тайл Переміщення.
istanbul-why-no-demand = У вас немає товарів, на які тут є попит.
istanbul-why-family-out = Вашого родича тут немає.
istanbul-why-palace-goods = У вас немає всіх показаних там товарів.
istanbul-why-no-tile = Тут немає тайла, якого у вас ще немає і на який вистачає товарів.
istanbul-why-roast = У вас немає ані 2 лір, ані товару, ані карти.
istanbul-why-not-there = Там немає вашого помічника.
istanbul-why-family-step = Родич переходить на сусіднє Місце, але не до Поліції.
istanbul-why-companion-two = З цією картою компаньйон проходить рівно два кроки.
istanbul-why-any-action = Дію там зараз виконати не можна.
istanbul-why-beside = Це не одне з двох Місць біля Бар’єра.
istanbul-why-ruby-places = Там зараз немає рубіна на вибір.
istanbul-why-leap-corner = Карта веде в інший кут поля.
istanbul-why-leap-merchant = Карта веде до купця іншого гравця: виберіть гравця.
istanbul-why-trader-price = Він бере 2 ліри або товар, а у вас немає ні того, ні іншого.
istanbul-why-no-letter = Немає листів, які можна взяти.
istanbul-why-mosque-gone = Таких тайлів більше не лишилося.

# What answers cost and give.
istanbul-worth-lira = ліри
istanbul-worth-ruby = рубіни
istanbul-worth-good-red = тканини
istanbul-worth-good-green = спеції
istanbul-worth-good-yellow = фрукти
istanbul-worth-good-blue = прикраси
istanbul-worth-coffee = кава
istanbul-worth-extension = розширення візка
istanbul-worth-card = карти бонусів
istanbul-worth-guild = карти гільдії
istanbul-worth-letter = листи
istanbul-worth-assistant = помічники при купці
istanbul-worth-tile = тайли Мечеті
