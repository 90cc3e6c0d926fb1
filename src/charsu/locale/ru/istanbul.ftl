# Стамбул: названия

istanbul-title = Стамбул
istanbul-over = Партия окончена.
istanbul-seat-0 = Красный
istanbul-seat-1 = Синий
istanbul-seat-2 = Зелёный
istanbul-seat-3 = Жёлтый
istanbul-seat-4 = Белый

istanbul-place-1 = Тележный мастер
    .to = к Тележному мастеру
    .at = у Тележного мастера
    .from = от Тележного мастера
istanbul-place-2 = Склад тканей
    .to = на Склад тканей
    .at = на Складе тканей
    .from = со Склада тканей
istanbul-place-3 = Склад специй
    .to = на Склад специй
    .at = на Складе специй
    .from = со Склада специй
istanbul-place-4 = Склад фруктов
    .to = на Склад фруктов
    .at = на Складе фруктов
    .from = со Склада фруктов
istanbul-place-5 = Почтамт
    .to = на Почтамт
    .at = на Почтамте
    .from = с Почтамта
istanbul-place-6 = Караван-сарай
    .to = в Караван-сарай
    .at = в Караван-сарае
    .from = из Караван-сарая
istanbul-place-7 = Фонтан
    .to = к Фонтану
    .at = у Фонтана
    .from = от Фонтана
istanbul-place-8 = Чёрный рынок
    .to = на Чёрный рынок
    .at = на Чёрном рынке
    .from = с Чёрного рынка
istanbul-place-9 = Чайхана
    .to = в Чайхану
    .at = в Чайхане
    .from = из Чайханы
istanbul-place-10 = Большой рынок
    .to = на Большой рынок
    .at = на Большом рынке
    .from = с Большого рынка
istanbul-place-11 = Малый рынок
    .to = на Малый рынок
    .at = на Малом рынке
    .from = с Малого рынка
istanbul-place-12 = Полицейский участок
    .to = в Полицейский участок
    .at = в Полицейском участке
    .from = из Полицейского участка
istanbul-place-13 = Дворец султана
    .to = во Дворец султана
    .at = во Дворце султана
    .from = из Дворца султана
istanbul-place-14 = Малая мечеть
    .to = в Малую мечеть
    .at = в Малой мечети
    .from = из Малой мечети
istanbul-place-15 = Большая мечеть
    .to = в Большую мечеть
    .at = в Большой мечети
    .from = из Большой мечети
istanbul-place-16 = Торговец самоцветами
    .to = к Торговцу самоцветами
    .at = у Торговца самоцветами
    .from = от Торговца самоцветами

istanbul-good-red = ткани
    .one = ткань
istanbul-good-green = специи
    .one = специю
istanbul-good-yellow = фрукты
    .one = фрукт
istanbul-good-blue = украшения
    .one = украшение

istanbul-card-good = 1 товар
istanbul-card-five-lira = 5 лир
istanbul-card-far = Движение на 3 или 4 шага
istanbul-card-stay = Остаться на месте
istanbul-card-recall = Вернуть помощника
istanbul-card-family = Родственник — в Полицейский участок
istanbul-card-small-market = Любые товары на Малом рынке
istanbul-card-palace = Дворец султана ещё раз
istanbul-card-post-office = Почтамт ещё раз
istanbul-card-dealer = Торговец самоцветами ещё раз

istanbul-tile-red = красный жетон мечети
istanbul-tile-green = зелёный жетон мечети
istanbul-tile-blue = синий жетон мечети
istanbul-tile-yellow = жёлтый жетон мечети

istanbul-figure-governor = Управляющий
istanbul-figure-smuggler = Контрабандист

istanbul-score-rubies = рубины
istanbul-score-lira = лиры
istanbul-score-goods = товары
istanbul-score-cards = карты бонусов

# Вопросы

istanbul-ask-lay = Где лежит планшет «{ $place }»?
istanbul-ask-starter = Кто первый игрок?
istanbul-ask-demand = { $market }: какой жетон спроса следующий?
istanbul-ask-roll = Бросок кубиков.
istanbul-ask-draw = { $drawer } берёт карту бонуса.
istanbul-ask-move = { $far ->
    [0] { $player }: куда пойдёт ваш купец? 1 или 2 шага{ $line ->
        [0] { "" }
       *[other] { " " }или по прямой
    }{ $companion ->
        [0] { "" }
       *[other] ; или переместите компаньона
    }{ $guild ->
        [0] { "" }
       *[other] ; или сыграйте карту гильдии
    }.
   *[other] { $player }: куда пойдёт ваш купец? 3 или 4 шага.
}
istanbul-ask-assistant = { $can ->
    [0] { $player }: для этого места нет помощника. Используйте карту или жетон либо закончите ход.
   *[other] { $player }: оставьте помощника или заберите своего.
}
istanbul-ask-pay = { $player }: заплатите { $companions ->
    [0] { $merchants ->
        [one] купцу
       *[other] { $merchants } купцам
    }
   *[other] { $merchants ->
        [0] { $companions ->
            [one] компаньону
           *[other] { $companions } компаньонам
        }
       *[other] купцам и компаньонам
    }
} на этом месте { $total ->
    [one] { $total } лиру
    [few] { $total } лиры
    [many] { $total } лир
   *[other] { $total } лиры
} или закончите ход.
istanbul-ask-act = { $player }: выполнить действие { $place-at }?
istanbul-ask-sell = { $count ->
    [0] { $player }: какой товар продать?
   *[other] { $player }: продать ещё один товар? Уже выбрано: { $count }.
}
istanbul-ask-fetch = { $player }: вернуть ещё одного помощника?
istanbul-ask-take-card = { $player }: откуда взять вторую карту?
istanbul-ask-discard = { $player }: сбросьте одну карту.
istanbul-ask-bend = { $second ->
    [0] { $player }: изменить бросок { $first }?
   *[other] { $player }: изменить бросок { $first } + { $second }?
}
istanbul-ask-any-good = { $player }: выберите товар.
istanbul-ask-local-good = { $player }: на кубиках { $first } + { $second }; выберите ткань, специю или фрукт.
istanbul-ask-extra-good = { $player }: взять ещё один товар за 2 лиры?
istanbul-ask-pay-any = { $player }: выберите для султана ещё { $count ->
    [one] { $count } товар
    [few] { $count } товара
    [many] { $count } товаров
   *[other] { $count } товара
}.
istanbul-ask-repeat = { $player }: повторить действие { $place-at } с помощью карты?
istanbul-ask-encounter = { $later ->
    [0] { $met ->
        [one] { $player }: с кем встретиться здесь?
       *[other] { $player }: с кем встретиться сначала?
    }
   *[other] { $player }: с кем встретиться теперь?
}
istanbul-ask-reward = { $player }: карта бонуса или 3 лиры?
istanbul-ask-governor-price = { $player }: отдайте Управляющему 2 лиры или одну карту.
istanbul-ask-smuggler-good = { $player }: какой товар взять у Контрабандиста?
istanbul-ask-smuggler-price = { $player }: отдайте Контрабандисту 2 лиры или один товар.
istanbul-ask-recall = { $player }: какого помощника вернуть?
istanbul-ask-finish = { $cards ->
    [0] { $tile ->
        [0] { $player }: закончите ход.
       *[other] { $player }: используйте жёлтый жетон или закончите ход.
    }
   *[other] { $tile ->
        [0] { $player }: сыграйте карту или закончите ход.
       *[other] { $player }: сыграйте карту, используйте жёлтый жетон или закончите ход.
    }
}
istanbul-ask-last-cards = { $player }: последний раунд сыгран. Сыграйте карты, которые дают лиры и товары, или завершите партию.

# Ответы

istanbul-answer-pass = Ничего не делать
istanbul-answer-act-pass = Не выполнять действие
istanbul-answer-sell-pass = Завершить продажу
istanbul-answer-fetch-pass = Готово
istanbul-answer-bend-pass = Оставить как есть
istanbul-answer-extra-good-pass = Без дополнительного товара
istanbul-answer-repeat-pass = Дальше
istanbul-answer-encounter-pass = Пропустить остальных
istanbul-answer-finish-pass = Закончить ход
istanbul-answer-last-cards-pass = Завершить
istanbul-answer-act = { $at ->
    [1] Купить расширение телеги за 7 лир
    [2] Заполнить телегу тканями
    [3] Заполнить телегу специями
    [4] Заполнить телегу фруктами
    [5] Забрать почту
    [13] Отдать { $palace ->
        [one] { $palace } товар
        [few] { $palace } товара
        [many] { $palace } товаров
       *[other] { $palace } товара
    } за рубин
    [16] Купить рубин за { $dealer ->
        [one] { $dealer } лиру
        [few] { $dealer } лиры
        [many] { $dealer } лир
       *[other] { $dealer } лиры
    }
    [18] Взять 1 кофе и 2 карты гильдии
    [20] Купить рубин за { $coffee_house } кофе
    [21] Взять 2 письма
    [22] Взять письмо и открыть киоск
   *[other] Выполнить действие
}
istanbul-answer-stop = Закончить ход
istanbul-answer-leave = { $neutral ->
    [0] Оставить помощника
   *[other] Оставить помощника: нижний — нейтральный
}
istanbul-answer-pickup = Забрать своего помощника
istanbul-answer-neutral = Забрать нейтрального помощника
istanbul-answer-deck = Карта из колоды
istanbul-answer-pile = Верхняя карта стопки сброса
istanbul-answer-lira = Деньги
istanbul-answer-pay-lira = Заплатить { $total ->
    [one] { $total } лиру
    [few] { $total } лиры
    [many] { $total } лир
   *[other] { $total } лиры
}
istanbul-answer-reward-lira = Взять 3 лиры
istanbul-answer-governor-price-lira = Заплатить 2 лиры
istanbul-answer-smuggler-price-lira = Заплатить 2 лиры
istanbul-answer-again = Перебросить оба кубика
istanbul-answer-later = Сначала бросок, потом выбор товара
istanbul-answer-all = Все сразу
istanbul-answer-act-all = { $at ->
    [7] Вернуть всех помощников
   *[other] Продать всё, на что есть спрос
}
istanbul-answer-sell-all = Продать и остальное, на что есть спрос
istanbul-answer-fetch-all = Вернуть всех остальных
istanbul-answer-yellow = Жёлтый жетон: вернуть помощника за 2 лиры
istanbul-answer-place = { $place }
istanbul-answer-move-place = Идти { $place-to }
istanbul-answer-act-place = Родственника — { $place-to }
istanbul-answer-assistant = Помощник { $assistant-at }
istanbul-answer-act-assistant = Вернуть помощника { $assistant-from }
istanbul-answer-fetch-assistant = Вернуть помощника { $assistant-from }
istanbul-answer-recall-assistant = Вернуть помощника { $assistant-from }
istanbul-answer-good = { $good }
istanbul-answer-act-good = { $at ->
    [8] Взять { $good-one }, затем бросок
    [17] Отдать { $good-one }
    [23] Взять { $good-one }, затем аукцион
    [25] Взять { $good-one }
   *[other] Продать { $good-one }
}
istanbul-answer-sell-good = Продать { $good-one }
istanbul-answer-any-good-good = Взять { $good-one }
istanbul-answer-local-good-good = Взять { $good-one }
istanbul-answer-extra-good-good = Взять за 2 лиры { $good-one }
istanbul-answer-smuggler-good-good = Взять { $good-one }
istanbul-answer-smuggler-price-good = Отдать { $good-one }
istanbul-answer-pay-any-good = Отдать { $good-one }
istanbul-answer-number = Назвать число { $number }
istanbul-answer-card = { $card }
istanbul-answer-draw-card = Взять карту «{ $card }»
istanbul-answer-discard-card = Сбросить карту «{ $card }»
istanbul-answer-governor-price-card = Сбросить карту «{ $card }»
istanbul-answer-play = Сыграть карту «{ $play }»
istanbul-answer-tile = Взять { $tile }
istanbul-answer-die = { $die ->
    [1] Повернуть кубик: { $first } → 4
   *[other] Повернуть кубик: { $second } → 4
}
istanbul-answer-roll = { $roll }
istanbul-answer-player = { $player }
istanbul-answer-starter-player = { $player } начинает
istanbul-answer-encounter-player = Поймать родственника: { $player }
istanbul-answer-figure = { $figure }: воспользоваться услугами
istanbul-answer-cell = Клетка { $cell }
istanbul-answer-demand = Жетон { $demand }

# Что произошло

istanbul-event-starts = Первый игрок — { $player }.
    .you = Первый игрок — вы.
istanbul-event-placed = На клетке { $cell } — { $place }.
istanbul-event-moved = { $player } идёт { $place-to }.
istanbul-event-stayed = { $player } остаётся { $place-at }.
istanbul-event-left-assistant = { $player } оставляет помощника.
istanbul-event-left-neutral = { $player } оставляет нейтрального помощника.
istanbul-event-picked-up = { $player } забирает помощника.
istanbul-event-picked-up-neutral = { $player } забирает нейтрального помощника.
istanbul-event-stopped = { $why ->
    [1] { $player } не может здесь ни оставить, ни забрать помощника: ход окончен.
    [2] { $player }: не хватает лир, чтобы заплатить здесь. Ход окончен.
   *[other] { $player } на этом заканчивает ход.
}
istanbul-event-paid-merchant = { $player } платит { $lira ->
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
istanbul-event-gained-lira = { $player } получает { $lira ->
    [one] { $lira } лиру
    [few] { $lira } лиры
    [many] { $lira } лир
   *[other] { $lira } лиры
}.
istanbul-event-paid-lira = { $player } платит { $lira ->
    [one] { $lira } лиру
    [few] { $lira } лиры
    [many] { $lira } лир
   *[other] { $lira } лиры
}.
istanbul-event-gained-good = { $player } кладёт в телегу: { $good } × { $count }.
istanbul-event-paid-good = { $player } отдаёт: { $good } × { $count }.
istanbul-event-lost-good = { $player }: в телеге нет места ({ $good } × { $count }).
istanbul-event-gained-ruby = { $player } получает рубин. Теперь рубинов: { $count }.
istanbul-event-extended = { $player } расширяет телегу ({ $count } из 3).
istanbul-event-mail = { $count ->
    [0] Все фишки почты возвращаются в верхний ряд.
   *[other] Фишка почты сдвигается вниз.
}
istanbul-event-drew = { $player } берёт карту «{ $card }».
istanbul-event-drew-hidden = { $player } берёт карту бонуса.
istanbul-event-took-from-pile = { $player } берёт из стопки сброса карту «{ $card }».
istanbul-event-discarded = { $player } сбрасывает карту «{ $card }».
istanbul-event-played = { $player } играет карту «{ $card }».
istanbul-event-recalled = { $player } возвращает помощника { $place-from }.
istanbul-event-rolled = На кубиках { $first } + { $second }.
istanbul-event-turned-die = { $second ->
    [0] { $player } поворачивает кубик: { $first }.
   *[other] { $player } поворачивает кубик: { $first } + { $second }.
}
istanbul-event-rolled-again = { $player } перебрасывает кубики.
istanbul-event-announced = { $player } называет число { $count }.
istanbul-event-sold = { $player } продаёт { $count ->
    [one] { $count } товар
    [few] { $count } товара
    [many] { $count } товаров
   *[other] { $count } товара
} за { $lira ->
    [one] { $lira } лиру
    [few] { $lira } лиры
    [many] { $lira } лир
   *[other] { $lira } лиры
}.
istanbul-event-demand = Новый спрос { $market-at }.
istanbul-event-sent-family = { $player } отправляет родственника { $place-to }.
istanbul-event-caught-family = { $player } ловит родственника игрока «{ $other }» и отправляет его в Полицейский участок.
    .to-you = { $player } ловит вашего родственника и отправляет его в Полицейский участок.
istanbul-event-family-home = { $player }: родственник возвращается в Полицейский участок.
istanbul-event-took-tile = { $player } берёт { $tile }.
istanbul-event-fifth-assistant = { $player } получает пятого помощника.
istanbul-event-used-figure = { $figure } оказывает услугу игроку «{ $player }».
    .you = { $figure } оказывает вам услугу.
istanbul-event-figure-moved = { $figure } переходит { $place-to }.
istanbul-event-neutral-moved = Нейтральный купец переходит { $place-to }.
istanbul-event-shuffled = Стопку сброса тасуют: в колоде { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
istanbul-event-caravan = Теперь глава каравана — { $player }.
    .you = Теперь глава каравана — вы.
istanbul-event-last-round = { $over ->
    [0] { $player } собирает { $count ->
        [one] { $count } рубин
        [few] { $count } рубина
        [many] { $count } рубинов
       *[other] { $count } рубина
    }: это последний раунд.
   *[other] { $player } собирает { $count ->
        [one] { $count } рубин
        [few] { $count } рубина
        [many] { $count } рубинов
       *[other] { $count } рубина
    }, и раунд доигран: партия заканчивается.
}
istanbul-event-game-over = Партия окончена.

# Что дальше

istanbul-todo-lay = раскладка города
istanbul-todo-begin = первый ход
istanbul-todo-open-demand = жетон спроса
istanbul-todo-starter = первый игрок
istanbul-todo-demand = жетон спроса
istanbul-todo-roll = кубики
istanbul-todo-draw = карта бонуса
istanbul-todo-turn = ход
istanbul-todo-move = движение
istanbul-todo-assistant = помощник
istanbul-todo-merchants = встреча с другими купцами
istanbul-todo-pay = встреча с другими купцами
istanbul-todo-move-neutral = нейтральный купец переходит
istanbul-todo-action = действие
istanbul-todo-act = действие
istanbul-todo-repeat-action = действие ещё раз
istanbul-todo-after-action = повторить действие?
istanbul-todo-repeat = повторить действие?
istanbul-todo-after-roll = изменить бросок?
istanbul-todo-bend = изменить бросок?
istanbul-todo-tea-payout = выплата в Чайхане
istanbul-todo-black-market-payout = добыча на Чёрном рынке
istanbul-todo-local-good = товар
istanbul-todo-any-good = товар
istanbul-todo-extra-good = ещё один товар
istanbul-todo-pay-any = товары для султана
istanbul-todo-sell = продажа
istanbul-todo-fetch = другие помощники
istanbul-todo-second-card = вторая карта
istanbul-todo-take-card = вторая карта
istanbul-todo-after-caravansary = сброс карты
istanbul-todo-discard = сброс карты
istanbul-todo-encounters = встречи
istanbul-todo-encounter = встречи
istanbul-todo-reward = награда
istanbul-todo-use-figure = услуга персонажа
istanbul-todo-governor-price = цена Управляющего
istanbul-todo-smuggler-good = товар Контрабандиста
istanbul-todo-smuggler-price = цена Контрабандиста
istanbul-todo-move-figure = персонаж переходит дальше
istanbul-todo-place-figure = персонаж переходит дальше
istanbul-todo-recall = возвращение помощника
istanbul-todo-finish = конец хода
istanbul-todo-end-turn = следующий игрок
istanbul-todo-last-cards = последние карты
istanbul-todo-game-over = конец игры

# Настройки стола

istanbul-option-layout = Раскладка города
istanbul-option-starter = Первый игрок
istanbul-option-rubies = Сколько рубинов завершают партию
istanbul-option-neutral_assistants = Нейтральные помощники
istanbul-option-caravan_leader = Глава каравана
istanbul-option-yellow_tile = Жёлтый жетон мечети
istanbul-option-reshuffle = Тасовка стопки сброса
istanbul-option-small_market_card = Карта Малого рынка
istanbul-option-sold_out = Если рубины Дворца или Торговца кончились
istanbul-option-random_layout = Случайная раскладка
istanbul-option-money = Деньги
istanbul-option-rubies_in_box = Рубины в коробке

istanbul-option-layout-help = Короткие пути лучше всего для первой партии; с длинными путями идти дольше; случайная раскладка каждый раз новая.
istanbul-option-starter-help = Кто ходит первым.
istanbul-option-rubies-help = Обычно 5 рубинов, для двух игроков — 6.
istanbul-option-neutral_assistants-help = Один помощник в каждой стопке ничей, и забрать его может любой (от 2 до 4 игроков).
istanbul-option-caravan_leader-help = Глава каравана — кто последним был в Караван-сарае; со следующего раза он оставляет там себе обе карты.
istanbul-option-yellow_tile-help = Жёлтый жетон действует в любой фазе или только во время движения.
istanbul-option-reshuffle-help = Стопку сброса тасуют, как только колода опустеет, или лишь тогда, когда нужна карта.
istanbul-option-small_market_card-help = По карте продают до пяти любых товаров или ровно пять.
istanbul-option-sold_out-help = Опустевшие шкалы пополняются рубинами из банка или остаются пустыми, как в первом издании.
istanbul-option-random_layout-help = Чёрный рынок и Чайхана лежат ещё и в разных рядах и столбцах (строго) или просто в трёх шагах друг от друга (мягко).
istanbul-option-money-help = Все видят деньги всех или только свои.
istanbul-option-rubies_in_box-help = 42 в издании Big Box, 32 в первом издании.

istanbul-value-layout-short = Короткие пути
istanbul-value-layout-long = Длинные пути
istanbul-value-layout-order = По порядку
istanbul-value-layout-random = Случайная
istanbul-value-starter-random = по жребию
istanbul-value-starter-0 = место 1
istanbul-value-starter-1 = место 2
istanbul-value-starter-2 = место 3
istanbul-value-starter-3 = место 4
istanbul-value-starter-4 = место 5
istanbul-value-rubies-standard = как обычно
istanbul-value-yellow_tile-any_phase = в любой фазе
istanbul-value-yellow_tile-movement = во время движения
istanbul-value-reshuffle-at_once = сразу
istanbul-value-reshuffle-when_needed = по необходимости
istanbul-value-small_market_card-up_to_five = до пяти
istanbul-value-small_market_card-exactly_five = ровно пять
istanbul-value-sold_out-refill = их пополняют
istanbul-value-sold_out-exhausted = больше не продают
istanbul-value-random_layout-strict = строго
istanbul-value-random_layout-mild = мягко
istanbul-value-money-open = открыты
istanbul-value-money-hidden = скрыты

# On the box

istanbul = Стамбул
istanbul-blurb = Катите телегу по базару, оставляйте помощников и первыми соберите пять рубинов.
istanbul-weight = 45–60 минут; средняя сложность.

# Why not?
istanbul-why-same = Купец должен перейти на другое место.
istanbul-why-far = { $steps ->
    [one] Туда { $steps } шаг; купец проходит 1 или 2.
    [few] Туда { $steps } шага; купец проходит 1 или 2.
   *[other] Туда { $steps } шагов; купец проходит 1 или 2.
}
istanbul-why-not-far = С этой картой купец проходит 3 или 4 шага.
istanbul-why-phase = Место выбирают при движении; сейчас идёт другая фаза хода.
istanbul-why-encounter = Встречи бывают после действия, там, где стоит купец.
istanbul-why-first = Сначала ответьте на вопрос вверху.
istanbul-why-card-good = Её играют в любой момент своего хода, но не во время действия места.
istanbul-why-card-move = Эту карту играют при движении, до прибытия.
istanbul-why-one-move = За ход можно сыграть только одну карту движения.
istanbul-why-card-recall = Эту карту играют при движении или по прибытии.
istanbul-why-no-assistant = На поле нет ваших помощников.
istanbul-why-family-home = Ваш родственник уже в Полицейском участке.
istanbul-why-small-market = Её играют на Малом рынке, когда начинается действие.
istanbul-why-few-goods = У вас слишком мало товаров для продажи.
istanbul-why-repeat = Её играют сразу после действия этого места: { $place }.
istanbul-why-repeat-cost = Вам нечем оплатить это действие ещё раз.
istanbul-why-tile-red = Его предложат после вашего броска на Чёрном рынке или в Чайхане.
istanbul-why-yellow-phase = Не посреди действия или встречи.
istanbul-why-yellow-movement = За этим столом он действует только при движении.
istanbul-why-yellow-lira = Он стоит 2 лиры, а их у вас нет.
istanbul-why-yellow-away = Кроме места вашего купца, ваших помощников нигде нет.
istanbul-why-yellow-used = Он действует раз за ход, и вы его уже использовали.
istanbul-why-mosque-own = У вас уже есть жетон этого цвета.
istanbul-why-mosque-goods = Нужно товаров его цвета: { $need }; у вас: { $have }.
istanbul-why-mosque-place = Его берут действием этого места: { $place }.
istanbul-why-elsewhere = Встречи бывают там, где стоит купец.
istanbul-why-figure-once = Услугами персонажа пользуются один раз за ход.
istanbul-why-no-deck = Нет карт, которые можно взять.
istanbul-why-family-own = За собственного родственника награды нет.
istanbul-why-family-police = В Полицейском участке никого не ловят.
istanbul-why-needs-lira = Нужно лир: { $need }; у вас: { $have }.
istanbul-why-needs-coffee = Нужно кофе: { $need }; у вас: { $have }.
istanbul-why-needs-seals = Нужно печатей на письмах: { $need }; у вас: { $have }.
istanbul-why-needs-goods = Нужно товаров: { $need }; у вас: { $have }.
istanbul-why-repeat-mosque = Её играют сразу после действия мечети.
istanbul-why-card-phases = Её играют между фазами хода, а не во время действия или встречи.
istanbul-why-card-last = После последнего хода играют только карты, которые приносят лиры или товары.
istanbul-why-card-rolled = Её играют сразу после своего броска, если на кубике меньше 6.
istanbul-why-exchange = Менять нечего, или ничего другого в телегу не поместится.
istanbul-why-no-stock = У вас нет ни товара, ни кофе на продажу.
istanbul-why-copy-nothing = В сбросе нет карты, которую она могла бы повторить.
istanbul-why-copy = Она повторяет карту «{ $card }», а её сейчас сыграть нельзя.
istanbul-why-family-walk-police = Этой картой родственника не вывести из Полицейского участка.
istanbul-why-family-walk-nowhere = Барьер не оставил вашему родственнику пути.
istanbul-why-begun = Эта карта занимает весь ход, а вы уже начали его другой картой.
istanbul-why-no-other-merchant = Все купцы соперников стоят там же, где ваш.
istanbul-why-companion-off = Вашего компаньона нет на поле.
istanbul-why-companion-nowhere = Барьер не оставил компаньону места в двух шагах.
istanbul-why-cart-complete = У вашей телеги уже три расширения.
istanbul-why-guild-10 = Нужны ткань, специя и фрукт.
istanbul-why-guild-11 = Нужны украшение, ткань и специя.
istanbul-why-guild-mosque = Для жетонов, которые вы ещё можете взять там, у вас нет товара нужного цвета.
istanbul-why-guild-tavern = Даже со скидкой в 1 кофе вам не хватает ни на одно действие Таверны.
istanbul-why-guild-turn = Карту гильдии играют вместо всего хода, до движения.
istanbul-why-no-ruby = Там не осталось рубинов.
istanbul-why-tavern-own = У вас уже есть такой жетон.
istanbul-why-tavern-nothing = Жетон, на который хватило бы кофе, у вас уже есть.
istanbul-why-kiosk-one = Сначала решите, использовать ли взятый жетон.
istanbul-why-kiosk-turn = Каждый берёт по жетону, по часовой стрелке от того, кто открыл Киоск.
istanbul-why-kiosk-cards = Пока разбирают жетоны Киоска, карты играет только тот, чей ход, и только те, что играют в любой момент.
istanbul-why-sent = Отправить родственника и выполнить действие — одно целое: между ними играют только «5 лир».
istanbul-why-within = Это действие — часть другого: сейчас играют только то, что можно играть в любой момент.
istanbul-why-guild-draw = Карт, которые можно взять, не осталось.
istanbul-why-auction-cards = Ставить можно только те лиры, что у вас есть: во время аукциона карты их не прибавляют.
istanbul-why-owed = Это ваша последняя карта, и её придётся отдать.
istanbul-why-barrier = Путь закрывает барьер; его переходит только владелец.
istanbul-why-line = Это место не в одном-двух шагах и не на одной прямой с купцом, как позволяет жетон движения.
istanbul-why-no-demand = У вас нет товаров, на которые здесь есть спрос.
istanbul-why-family-out = Вашего родственника здесь нет.
istanbul-why-palace-goods = У вас нет всех показанных там товаров.
istanbul-why-no-tile = Здесь нет жетона, которого у вас ещё нет и на который хватает товаров.
istanbul-why-roast = У вас нет ни 2 лир, ни товара, ни карты.
istanbul-why-not-there = Там нет вашего помощника.
istanbul-why-family-step = Родственник переходит на соседнее место, но не в Полицейский участок.
istanbul-why-companion-two = С этой картой компаньон проходит ровно два шага.
istanbul-why-any-action = Действие там сейчас выполнить нельзя.
istanbul-why-beside = Это не одно из двух мест у барьера.
istanbul-why-ruby-places = Там сейчас нет рубина на выбор.
istanbul-why-leap-corner = Карта ведёт в другой угол поля.
istanbul-why-leap-merchant = Карта ведёт к купцу другого игрока: выберите игрока.
istanbul-why-trader-price = Он берёт 2 лиры или товар, а у вас нет ни того, ни другого.
istanbul-why-no-letter = Нет писем, которые можно взять.
istanbul-why-mosque-gone = Таких жетонов больше не осталось.

# What answers cost and give.
istanbul-worth-lira = лиры
istanbul-worth-ruby = рубины
istanbul-worth-good-red = ткани
istanbul-worth-good-green = специи
istanbul-worth-good-yellow = фрукты
istanbul-worth-good-blue = украшения
istanbul-worth-coffee = кофе
istanbul-worth-extension = расширения телеги
istanbul-worth-card = карты бонусов
istanbul-worth-guild = карты гильдии
istanbul-worth-letter = письма
istanbul-worth-assistant = помощники при купце
istanbul-worth-tile = жетоны мечети
