# Ісфаган

## Назви

yspahan-title = Ісфаган
yspahan-about = Кубики, базари й караван у столиці Персії 1598 року.
yspahan-label-week = Тиждень
yspahan-label-day = День
yspahan-label-tower = Вежа
yspahan-label-city = Місто
yspahan-label-caravan = Караван
yspahan-label-supervisor = Наглядач
yspahan-label-first = Перший гравець
yspahan-label-points = Очки
yspahan-score-points = { yspahan-label-points }
yspahan-label-gold = Золото
yspahan-label-camels = Верблюди
yspahan-label-cards = Карти
yspahan-label-buildings = Будівлі
yspahan-label-deck = Колода
yspahan-label-discard = Скид
yspahan-label-stock = Запас
yspahan-label-goods = Товари
yspahan-seat-0 = Червоний
yspahan-seat-1 = Синій
yspahan-seat-2 = Зелений
yspahan-seat-3 = Жовтий
yspahan-row-camels = Верблюди
yspahan-row-bag = Мішки
yspahan-row-barrel = Бочки
yspahan-row-chest = Скрині
yspahan-row-vase = Вази
yspahan-row-gold = Золото
yspahan-quarter-bag = квартал Мішків
yspahan-quarter-barrel = квартал Бочок
yspahan-quarter-chest = квартал Скринь
yspahan-quarter-vase = квартал Ваз
yspahan-action-main = дія ряду
yspahan-action-supervisor = хід Наглядача
yspahan-action-card = карта
yspahan-action-build = будівля
yspahan-building-paddock = Загін
yspahan-building-shop = Ятка
yspahan-building-hammam = Хамам
yspahan-building-caravanserai = Караван-сарай
yspahan-building-bazaar = Ярмарок
yspahan-building-hoist = Лебідка
yspahan-card-three-camels = Три верблюди
yspahan-card-three-gold = Три золоті монети
yspahan-card-exchange = Обмін
yspahan-card-goods-to-city = Товар до міста
yspahan-card-goods-to-caravan = Товар до Каравану
yspahan-card-sell-camels = Продаж верблюдів
yspahan-card-sell-gold = Продаж золота
yspahan-card-build-without-camels = Будівля без верблюдів
yspahan-card-build-without-gold = Будівля без золота
yspahan-piece-gold = золото
yspahan-piece-camel = верблюдів

## Базари й крамниці

yspahan-souk-bag-white = білий базар Мішків
yspahan-souk-bag-blue = синій базар Мішків
yspahan-souk-bag-yellow = жовтий базар Мішків
yspahan-souk-bag-pink = рожевий базар Мішків
yspahan-souk-barrel-white = білий базар Бочок
yspahan-souk-barrel-blue = синій базар Бочок
yspahan-souk-barrel-yellow = жовтий базар Бочок
yspahan-souk-barrel-pink = рожевий базар Бочок
yspahan-souk-chest-blue = синій базар Скринь
yspahan-souk-chest-yellow = жовтий базар Скринь
yspahan-souk-chest-pink = рожевий базар Скринь
yspahan-souk-vase-blue = синій базар Ваз
yspahan-souk-vase-yellow = жовтий базар Ваз
yspahan-souk-vase-orange = помаранчевий базар Ваз
yspahan-shop-bag-white-1 = { yspahan-souk-bag-white }, крамниця 1
yspahan-shop-bag-white-2 = { yspahan-souk-bag-white }, крамниця 2
yspahan-shop-bag-white-3 = { yspahan-souk-bag-white }, крамниця 3
yspahan-shop-bag-blue-1 = { yspahan-souk-bag-blue }, крамниця 1
yspahan-shop-bag-blue-2 = { yspahan-souk-bag-blue }, крамниця 2
yspahan-shop-bag-blue-3 = { yspahan-souk-bag-blue }, крамниця 3
yspahan-shop-bag-blue-4 = { yspahan-souk-bag-blue }, крамниця 4
yspahan-shop-bag-yellow-1 = { yspahan-souk-bag-yellow }, крамниця 1
yspahan-shop-bag-yellow-2 = { yspahan-souk-bag-yellow }, крамниця 2
yspahan-shop-bag-yellow-3 = { yspahan-souk-bag-yellow }, крамниця 3
yspahan-shop-bag-yellow-4 = { yspahan-souk-bag-yellow }, крамниця 4
yspahan-shop-bag-yellow-5 = { yspahan-souk-bag-yellow }, крамниця 5
yspahan-shop-bag-pink-1 = { yspahan-souk-bag-pink }, крамниця 1
yspahan-shop-bag-pink-2 = { yspahan-souk-bag-pink }, крамниця 2
yspahan-shop-bag-pink-3 = { yspahan-souk-bag-pink }, крамниця 3
yspahan-shop-bag-pink-4 = { yspahan-souk-bag-pink }, крамниця 4
yspahan-shop-bag-pink-5 = { yspahan-souk-bag-pink }, крамниця 5
yspahan-shop-bag-pink-6 = { yspahan-souk-bag-pink }, крамниця 6
yspahan-shop-barrel-white-1 = { yspahan-souk-barrel-white }, крамниця 1
yspahan-shop-barrel-white-2 = { yspahan-souk-barrel-white }, крамниця 2
yspahan-shop-barrel-blue-1 = { yspahan-souk-barrel-blue }, крамниця 1
yspahan-shop-barrel-blue-2 = { yspahan-souk-barrel-blue }, крамниця 2
yspahan-shop-barrel-blue-3 = { yspahan-souk-barrel-blue }, крамниця 3
yspahan-shop-barrel-yellow-1 = { yspahan-souk-barrel-yellow }, крамниця 1
yspahan-shop-barrel-yellow-2 = { yspahan-souk-barrel-yellow }, крамниця 2
yspahan-shop-barrel-yellow-3 = { yspahan-souk-barrel-yellow }, крамниця 3
yspahan-shop-barrel-yellow-4 = { yspahan-souk-barrel-yellow }, крамниця 4
yspahan-shop-barrel-pink-1 = { yspahan-souk-barrel-pink }, крамниця 1
yspahan-shop-barrel-pink-2 = { yspahan-souk-barrel-pink }, крамниця 2
yspahan-shop-barrel-pink-3 = { yspahan-souk-barrel-pink }, крамниця 3
yspahan-shop-barrel-pink-4 = { yspahan-souk-barrel-pink }, крамниця 4
yspahan-shop-barrel-pink-5 = { yspahan-souk-barrel-pink }, крамниця 5
yspahan-shop-chest-blue-1 = { yspahan-souk-chest-blue }, крамниця 1
yspahan-shop-chest-blue-2 = { yspahan-souk-chest-blue }, крамниця 2
yspahan-shop-chest-yellow-1 = { yspahan-souk-chest-yellow }, крамниця 1
yspahan-shop-chest-yellow-2 = { yspahan-souk-chest-yellow }, крамниця 2
yspahan-shop-chest-yellow-3 = { yspahan-souk-chest-yellow }, крамниця 3
yspahan-shop-chest-pink-1 = { yspahan-souk-chest-pink }, крамниця 1
yspahan-shop-chest-pink-2 = { yspahan-souk-chest-pink }, крамниця 2
yspahan-shop-chest-pink-3 = { yspahan-souk-chest-pink }, крамниця 3
yspahan-shop-chest-pink-4 = { yspahan-souk-chest-pink }, крамниця 4
yspahan-shop-vase-blue-1 = { yspahan-souk-vase-blue }, крамниця 1
yspahan-shop-vase-yellow-1 = { yspahan-souk-vase-yellow }, крамниця 1
yspahan-shop-vase-yellow-2 = { yspahan-souk-vase-yellow }, крамниця 2
yspahan-shop-vase-orange-1 = { yspahan-souk-vase-orange }, крамниця 1
yspahan-shop-vase-orange-2 = { yspahan-souk-vase-orange }, крамниця 2
yspahan-shop-vase-orange-3 = { yspahan-souk-vase-orange }, крамниця 3

## Клітинки доріг; на полі ті самі літери

yspahan-way-w = Зх
yspahan-way-e = Сх
yspahan-way-n = Пн
yspahan-way-s = Пд
yspahan-square-c = перехрестя
yspahan-square-w1 = { yspahan-way-w }1
yspahan-square-w2 = { yspahan-way-w }2
yspahan-square-w3 = { yspahan-way-w }3
yspahan-square-w4 = { yspahan-way-w }4
yspahan-square-w5 = { yspahan-way-w }5
yspahan-square-w6 = { yspahan-way-w }6
yspahan-square-w7 = { yspahan-way-w }7
yspahan-square-w8 = { yspahan-way-w }8
yspahan-square-w9 = { yspahan-way-w }9
yspahan-square-w10 = { yspahan-way-w }10
yspahan-square-e1 = { yspahan-way-e }1
yspahan-square-e2 = { yspahan-way-e }2
yspahan-square-e3 = { yspahan-way-e }3
yspahan-square-e4 = { yspahan-way-e }4
yspahan-square-e5 = { yspahan-way-e }5
yspahan-square-e6 = { yspahan-way-e }6
yspahan-square-e7 = { yspahan-way-e }7
yspahan-square-n1 = { yspahan-way-n }1
yspahan-square-n2 = { yspahan-way-n }2
yspahan-square-n3 = { yspahan-way-n }3
yspahan-square-n4 = { yspahan-way-n }4
yspahan-square-s1 = { yspahan-way-s }1
yspahan-square-s2 = { yspahan-way-s }2
yspahan-square-s3 = { yspahan-way-s }3
yspahan-square-s4 = { yspahan-way-s }4
yspahan-square-s5 = { yspahan-way-s }5
yspahan-square-s6 = { yspahan-way-s }6
yspahan-square-s7 = { yspahan-way-s }7

## Запитання

yspahan-ask-first-player = Хто перший гравець?
yspahan-ask-buy-dice = { $player }: скільки жовтих кубиків додати, по 1 золотій монеті за кожен?
yspahan-ask-roll = Кидок кубиків: залишилося білих — { $a }, жовтих — { $b }.
yspahan-ask-group = { $player }: виберіть групу кубиків.
yspahan-ask-action = { $player }: на що витратити групу з ряду «{ $row }»?
yspahan-ask-extra-die = { $player }: скинути карту заради ще одного кубика («{ $row }»)?
yspahan-ask-place = { $player }: розмістіть товар («{ $row }»). Залишилося: { $n }.
yspahan-ask-move = { $player }: куди піде Наглядач? На кубиках { $a ->
    [one] { $a } крок
    [few] { $a } кроки
   *[many] { $a } кроків
  }.
yspahan-ask-send-first = { $player }: який товар вирушить до Каравану першим?
yspahan-ask-keep = { $player }: віддати верблюда й залишити товар ({ $shop })?
yspahan-ask-draw = { $drawer } бере карту.
yspahan-ask-build = { $player }: звести будівлю?
yspahan-ask-build-instead = { $player }: яку будівлю звести?
yspahan-ask-build-by-card = { $player }: яку будівлю звести за картою?
yspahan-ask-end-turn = { $player }: зіграйте карту або закінчіть хід.
yspahan-ask-city = { $player }: у якій крамниці міста розмістити товар?
yspahan-ask-exchange = { $player }: що обміняти?
yspahan-ask-exchange-number = { $player }: { $a ->
    [0] скільки золотих монет віддати?
   *[other] скільки верблюдів віддати?
  }
yspahan-ask-sell = { $player }: { $a ->
    [0] скільки золотих монет продати?
   *[other] скільки верблюдів продати?
  }

## Відповіді

yspahan-answer-pass = пас
yspahan-answer-first-player-seat = { $seat }
yspahan-answer-buy-dice-number =
    { $number ->
        [0] без жовтих кубиків
       *[other] { $number ->
            [one] { $number } жовтий кубик
            [few] { $number } жовті кубики
           *[many] { $number } жовтих кубиків
        } за { $number ->
            [one] { $number } золоту монету
            [few] { $number } золоті монети
           *[many] { $number } золотих монет
        }
    }
yspahan-answer-roll-face = { $face }
yspahan-answer-group-row =
    { $row }: { $n ->
        [one] { $n } кубик
        [few] { $n } кубики
       *[many] { $n } кубиків
    } зі значенням { $value }
yspahan-answer-group-pass = груп не лишилося: взяти карту
yspahan-answer-action-action =
    { $what ->
        [camels] взяти { $n ->
            [one] { $n } верблюда
            [few] { $n } верблюди
           *[many] { $n } верблюдів
        }
        [gold] взяти { $n ->
            [one] { $n } золоту монету
            [few] { $n } золоті монети
           *[many] { $n } золотих монет
        }
        [bag] розмістити { $n ->
            [one] { $n } товар
            [few] { $n } товари
           *[many] { $n } товарів
        } у кварталі Мішків
        [barrel] розмістити { $n ->
            [one] { $n } товар
            [few] { $n } товари
           *[many] { $n } товарів
        } у кварталі Бочок
        [chest] розмістити { $n ->
            [one] { $n } товар
            [few] { $n } товари
           *[many] { $n } товарів
        } у кварталі Скринь
        [vase] розмістити { $n ->
            [one] { $n } товар
            [few] { $n } товари
           *[many] { $n } товарів
        } у кварталі Ваз
        [supervisor] перемістити Наглядача ({ $value ->
            [one] { $value } крок
            [few] { $value } кроки
           *[many] { $value } кроків
        })
        [card] взяти карту
       *[build] будувати
    }
yspahan-answer-extra-die-pass = без карти
yspahan-answer-extra-die-card = Скинути «{ $card }»: +1 кубик
yspahan-answer-shop = { $shop }
yspahan-answer-send-first-shop = Спершу: { $shop }
yspahan-answer-square =
    { $price ->
        [0] { $square }, безкоштовно
       *[other] { $square } за { $price ->
            [one] { $price } золоту монету
            [few] { $price } золоті монети
           *[many] { $price } золотих монет
        }
    }
yspahan-answer-keep-pass = Відправити товар до Каравану
yspahan-answer-keep-piece = Віддати верблюда й залишити товар
yspahan-answer-draw-card = { $card }
yspahan-answer-card = зіграти карту «{ $card }»
yspahan-answer-build-pass = не будувати
yspahan-answer-building = { $building } { $price ->
    [nothing] безкоштовно
    [camels] за { $camels ->
        [one] { $camels } верблюда
        [few] { $camels } верблюди
       *[many] { $camels } верблюдів
      }
    [gold] за { $gold ->
        [one] { $gold } золоту монету
        [few] { $gold } золоті монети
       *[many] { $gold } золотих монет
      }
   *[both] за { $camels ->
        [one] { $camels } верблюда
        [few] { $camels } верблюди
       *[many] { $camels } верблюдів
      } та { $gold ->
        [one] { $gold } золоту монету
        [few] { $gold } золоті монети
       *[many] { $gold } золотих монет
      }
  }{ $points ->
    [0] { "" }
    [one] , +{ $points } очко
    [few] , +{ $points } очки
   *[many] , +{ $points } очок
  }
yspahan-answer-end-turn-pass = закінчити хід
yspahan-answer-exchange-piece = Віддати { $piece }
yspahan-answer-exchange-number-pass = Більше не віддавати
yspahan-answer-exchange-number-number =
    { $what ->
        [gold] Віддати { $number ->
            [one] { $number } золоту монету
            [few] { $number } золоті монети
           *[many] { $number } золотих монет
        }, взяти { $number ->
            [one] { $number } верблюда
            [few] { $number } верблюди
           *[many] { $number } верблюдів
        }
       *[camel] Віддати { $number ->
            [one] { $number } верблюда
            [few] { $number } верблюди
           *[many] { $number } верблюдів
        }, взяти { $number ->
            [one] { $number } золоту монету
            [few] { $number } золоті монети
           *[many] { $number } золотих монет
        }
    }
yspahan-answer-sell-number =
    { $what ->
        [gold] Продати { $number ->
            [one] { $number } золоту монету
            [few] { $number } золоті монети
           *[many] { $number } золотих монет
        } за { $points ->
            [one] { $points } очко
            [few] { $points } очки
           *[many] { $points } очок
        }
       *[camel] Продати { $number ->
            [one] { $number } верблюда
            [few] { $number } верблюди
           *[many] { $number } верблюдів
        } за { $points ->
            [one] { $points } очко
            [few] { $points } очки
           *[many] { $points } очок
        }
    }

## Що сталося

yspahan-event-day = Тиждень { $week }, день { $day }: перший гравець — { $player }.
    .you = Тиждень { $week }, день { $day }: перший гравець — ви.
yspahan-event-bought-dice =
    { $player } додає { $n ->
        [one] { $n } жовтий кубик
        [few] { $n } жовті кубики
       *[many] { $n } жовтих кубиків
    }.
yspahan-event-tower =
    Вежа: { $row } — { $n ->
        [one] { $n } кубик
        [few] { $n } кубики
       *[many] { $n } кубиків
    }.
yspahan-event-took-group = { $player } бере кубики з ряду «{ $row }»: { $action }.
yspahan-event-no-group = { $player }: груп не лишилося.
yspahan-event-discarded = { $player } скидає карту «{ $card }» та додає кубик.
yspahan-event-took-camels =
    { $player } бере { $n ->
        [one] { $n } верблюда
        [few] { $n } верблюди
       *[many] { $n } верблюдів
    }.
yspahan-event-took-gold =
    { $player } бере { $n ->
        [one] { $n } золоту монету
        [few] { $n } золоті монети
       *[many] { $n } золотих монет
    }.
yspahan-event-placed = { $player } розміщує товар: { $shop }.
yspahan-event-lost-goods =
    { $player }: для { $n ->
        [one] { $n } товару
       *[many] { $n } товарів
    } забракло крамниць.
yspahan-event-moved-supervisor =
    { $price ->
        [0] { $player } переміщує Наглядача на { $square }.
       *[other] { $player } переміщує Наглядача на { $square } і платить { $price ->
            [one] { $price } золоту монету
            [few] { $price } золоті монети
           *[many] { $price } золотих монет
        }.
    }
yspahan-event-kept = { $player } віддає верблюда й залишає товар: { $shop }.
yspahan-event-sent = { $player }: товар вирушає до Каравану ({ $shop }).
yspahan-event-loaded =
    { $player } займає місце { $place } у Каравані: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
yspahan-event-caravan-full = Караван повний: іде підрахунок очок, потім Караван звільняють.
yspahan-event-caravan-scored =
    { $player } отримує за Караван { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
yspahan-event-reshuffled = Скид тасують у нову колоду.
yspahan-event-drew = { $player } бере карту «{ $card }».
yspahan-event-drew-hidden = { $player } бере карту.
yspahan-event-drew-nothing = { $player }: карт більше немає.
yspahan-event-built =
    { $points ->
        [0] { $player } будує: { $building }.
       *[other] { $player } будує: { $building }, { $points ->
            [one] { $points } очко
            [few] { $points } очки
           *[many] { $points } очок
        }.
    }
yspahan-event-played = { $player } грає карту «{ $card }».
yspahan-event-gave-gold =
    { $player } віддає в запас { $n ->
        [one] { $n } золоту монету
        [few] { $n } золоті монети
       *[many] { $n } золотих монет
    }.
yspahan-event-gave-camels =
    { $player } віддає в запас { $n ->
        [one] { $n } верблюда
        [few] { $n } верблюди
       *[many] { $n } верблюдів
    }.
yspahan-event-sold-camels =
    { $player } продає { $n ->
        [one] { $n } верблюда
        [few] { $n } верблюди
       *[many] { $n } верблюдів
    } за { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
yspahan-event-sold-gold =
    { $player } продає { $n ->
        [one] { $n } золоту монету
        [few] { $n } золоті монети
       *[many] { $n } золотих монет
    } за { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
yspahan-event-yellow-removed = Жовті кубики, що лишилися, прибирають із Вежі: { $n }.
yspahan-event-city-scored =
    { $player } отримує { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }: заповнено базарів — { $souks }.
yspahan-event-week-over = Тиждень { $week } закінчився.
yspahan-event-game-over = Гру закінчено.
yspahan-over = Гру закінчено.

## Що ще попереду

yspahan-todo-day = початок дня
yspahan-todo-rolling = кидок першого гравця
yspahan-todo-fill-tower = кубики ставлять на Вежу
yspahan-todo-turn = хід
yspahan-todo-main-action = дія ряду
yspahan-todo-place-goods = розміщення товарів
yspahan-todo-send = відправлення товару
yspahan-todo-load = товар до Каравану
yspahan-todo-caravan-full = повний Караван звільняють
yspahan-todo-score-caravan = підрахунок Каравану
yspahan-todo-draw-card = взяття карти
yspahan-todo-building = будівля
yspahan-todo-last-cards = останні карти
yspahan-todo-turn-over = кінець ходу
yspahan-todo-day-over = кінець дня
yspahan-todo-score-city = підрахунок кварталів
yspahan-todo-week-over = кінець тижня
yspahan-todo-first-player = перший гравець
yspahan-todo-buy-dice = жовті кубики
yspahan-todo-roll = кидок
yspahan-todo-group = група кубиків
yspahan-todo-action = вибір дії
yspahan-todo-extra-die = карта за ще один кубик
yspahan-todo-place = товар до крамниці
yspahan-todo-move = Наглядач
yspahan-todo-send-first = який товар перший
yspahan-todo-keep = верблюд за товар
yspahan-todo-draw = карта
yspahan-todo-build = будівля
yspahan-todo-build-instead = будівля
yspahan-todo-build-by-card = будівля за картою
yspahan-todo-end-turn = останні карти
yspahan-todo-city = товар до міста
yspahan-todo-exchange = обмін
yspahan-todo-exchange-number = обмін
yspahan-todo-sell = продаж

## Що можна вибрати за столом

yspahan-option-shop_bonus = Додаткове золото будівлі «Ятка»
yspahan-value-shop_bonus-1 = 1, як у перекладених правилах
yspahan-value-shop_bonus-2 = 2, як в оригінальному виданні
yspahan-option-build_cards = Карти будівництва
yspahan-value-build_cards-extra-build = одразу будують ще одну будівлю
yspahan-value-build_cards-discount = лише знижують ціну будівлі цього ходу
yspahan-option-caravan_order = Два товари одразу
yspahan-value-caravan_order-mover-chooses = порядок вибирає той, хто веде Наглядача, як у прикладі правил
yspahan-value-caravan_order-mover-first = спершу свій, далі за годинниковою стрілкою, як у тексті правил
yspahan-option-stocks = Запаси
yspahan-value-stocks-unlimited = не закінчуються
yspahan-value-stocks-limited = 25 золотих, 25 верблюдів, по 24 товари
yspahan-option-first_seat = Перший гравець
yspahan-value-first_seat-random = за жеребом
yspahan-value-first_seat-0 = місце 1
yspahan-value-first_seat-1 = місце 2
yspahan-value-first_seat-2 = місце 3
yspahan-value-first_seat-3 = місце 4

## Що роблять карти й будівлі

yspahan-help-card-three-camels = Візьміть 3 верблюди.
yspahan-help-card-three-gold = Візьміть 3 золоті монети.
yspahan-help-card-exchange = Обміняйте скільки завгодно верблюдів на золото або золота на верблюдів.
yspahan-help-card-goods-to-city = Розмістіть товар у будь-якій крамниці міста.
yspahan-help-card-goods-to-caravan = Відправте товар із запасу до Каравану.
yspahan-help-card-sell-camels = Продайте до 4 верблюдів, по 2 очки за кожного.
yspahan-help-card-sell-gold = Продайте до 10 золотих монет, по 1 очку за кожну.
yspahan-help-card-build-without-camels = Збудуйте будівлю, сплативши лише золото.
yspahan-help-card-build-without-gold = Збудуйте будівлю, сплативши лише верблюдів.
yspahan-help-card-extra = Будь-яку карту можна скинути заради ще одного кубика.
yspahan-help-building-paddock = На 1 верблюда більше з ряду верблюдів.
yspahan-help-building-shop = Більше золота з ряду золота.
yspahan-help-building-hammam = Безкоштовно змінюйте кількість кроків Наглядача, до 3 в будь-який бік.
yspahan-help-building-caravanserai = Карта за кожен ваш товар, відправлений Наглядачем.
yspahan-help-building-bazaar = На 2 очки більше за кожен ваш заповнений базар.
yspahan-help-building-hoist = На 1 товар більше під час розміщення.
yspahan-help-action-supervisor = Перемістіть Наглядача; товари поруч із ним вирушать до Каравану.
yspahan-help-action-card = Візьміть карту.
yspahan-help-action-build = Віддайте групу й будуйте.

# On the box

yspahan = Ісфаган
yspahan-blurb = Кубики заповнюють Вежу; виберіть ряд, займіть крамниці й відправте товари з Караваном.
yspahan-weight = 45–60 хвилин; від легкої до середньої.

# Why not?
yspahan-why-row-empty = У цьому ряду немає кубиків.
yspahan-why-row-yellow = Тут лише жовті кубики, а вони рахуються тільки для першого гравця.
yspahan-why-quarter = Ці товари розміщують в іншому кварталі.
yspahan-why-full = У цій крамниці вже лежить товар.
yspahan-why-souk-taken = На цьому базарі вже є товар іншого гравця.
yspahan-why-unfinished = Спершу заповніть базар, який ви почали в цьому кварталі.
yspahan-why-gold = Потрібно золотих монет: { $price }, а у вас { $gold }.
yspahan-why-built = Це ви вже збудували.
yspahan-why-price =
    Ціна: { $camels ->
        [one] { $camels } верблюд
        [few] { $camels } верблюди
       *[many] { $camels } верблюдів
    }{ $gold ->
        [0] { "" }
        [one] { " " }та { $gold } золота монета
        [few] { " " }та { $gold } золоті монети
       *[many] { " " }та { $gold } золотих монет
    }.
yspahan-why-build-now = Будувати можна після дії з кубиками.
yspahan-why-build-two = У грі вдвох на будівництво витрачають групу: візьміть групу й виберіть «Будувати».
yspahan-why-card = Карти грають у свій хід: до кидка, до вибору групи, до і після будівництва, але не посеред дії.
yspahan-why-card-stock = У запасі цього більше немає.
yspahan-why-card-exchange = У вас немає ні золота, ні верблюдів для обміну, або в запасі нічого взяти натомість.
yspahan-why-card-city = Зараз жодна крамниця міста не відкрита для вашого товару.
yspahan-why-card-cube = У вашому запасі більше немає товарів.
yspahan-why-card-camels = У вас немає верблюдів на продаж.
yspahan-why-card-gold = У вас немає золота на продаж.
yspahan-why-card-build = Навіть із цією картою вам не вистачає на жодну будівлю.
yspahan-why-card-build-two = У грі вдвох вона лише знижує ціну, коли на будівництво витрачають групу.
yspahan-why-card-build-later = За цим столом вона лише знижує ціну будівлі наприкінці вашого ходу.
yspahan-why-no-shop = Зараз жодна крамниця цього кварталу не відкрита для ваших товарів.
yspahan-why-no-card = Карт більше не лишилося.
yspahan-why-no-building = Вам не вистачає на жодну будівлю.
yspahan-why-price-with-card = Навіть із цією картою вам на неї не вистачає.

# What answers cost and give.
yspahan-worth-camels = { yspahan-label-camels }
yspahan-worth-gold = { yspahan-label-gold }
yspahan-worth-points = { yspahan-label-points }
yspahan-worth-card = { yspahan-label-cards }
yspahan-worth-shop = Товари в місті
yspahan-worth-caravan = Товари в Каравані
yspahan-worth-building = Будівлі
