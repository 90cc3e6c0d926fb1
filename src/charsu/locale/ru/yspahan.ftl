# Исфахан

## Названия

yspahan-title = Исфахан
yspahan-about = Кубики, базары и караван в столице Персии 1598 года.
yspahan-label-week = Неделя
yspahan-label-day = День
yspahan-label-tower = Башня
yspahan-label-city = Город
yspahan-label-caravan = Караван
yspahan-label-supervisor = Смотритель
yspahan-label-first = Первый игрок
yspahan-label-points = Очки
yspahan-score-points = { yspahan-label-points }
yspahan-label-gold = Золото
yspahan-label-camels = Верблюды
yspahan-label-cards = Карты
yspahan-label-buildings = Здания
yspahan-label-deck = Колода
yspahan-label-discard = Сброс
yspahan-label-stock = Запас
yspahan-label-goods = Товары
yspahan-seat-0 = Красный
yspahan-seat-1 = Синий
yspahan-seat-2 = Зелёный
yspahan-seat-3 = Жёлтый
yspahan-row-camels = Верблюды
yspahan-row-bag = Мешки
yspahan-row-barrel = Бочки
yspahan-row-chest = Сундуки
yspahan-row-vase = Вазы
yspahan-row-gold = Золото
yspahan-quarter-bag = квартал Мешков
yspahan-quarter-barrel = квартал Бочек
yspahan-quarter-chest = квартал Сундуков
yspahan-quarter-vase = квартал Ваз
yspahan-action-main = действие участка
yspahan-action-supervisor = ход Смотрителя
yspahan-action-card = карта
yspahan-action-build = здание
yspahan-building-paddock = Загон
yspahan-building-shop = Лавка
yspahan-building-hammam = Баня
yspahan-building-caravanserai = Гостиница
yspahan-building-bazaar = Ярмарка
yspahan-building-hoist = Лебёдка
yspahan-card-three-camels = Три верблюда
yspahan-card-three-gold = Три золотых
yspahan-card-exchange = Обмен
yspahan-card-goods-to-city = Товар в город
yspahan-card-goods-to-caravan = Товар в Караван
yspahan-card-sell-camels = Продажа верблюдов
yspahan-card-sell-gold = Продажа золота
yspahan-card-build-without-camels = Здание без верблюдов
yspahan-card-build-without-gold = Здание без золота
yspahan-piece-gold = золото
yspahan-piece-camel = верблюдов

## Базары и лавки

yspahan-souk-bag-white = белый базар Мешков
yspahan-souk-bag-blue = синий базар Мешков
yspahan-souk-bag-yellow = жёлтый базар Мешков
yspahan-souk-bag-pink = розовый базар Мешков
yspahan-souk-barrel-white = белый базар Бочек
yspahan-souk-barrel-blue = синий базар Бочек
yspahan-souk-barrel-yellow = жёлтый базар Бочек
yspahan-souk-barrel-pink = розовый базар Бочек
yspahan-souk-chest-blue = синий базар Сундуков
yspahan-souk-chest-yellow = жёлтый базар Сундуков
yspahan-souk-chest-pink = розовый базар Сундуков
yspahan-souk-vase-blue = синий базар Ваз
yspahan-souk-vase-yellow = жёлтый базар Ваз
yspahan-souk-vase-orange = оранжевый базар Ваз
yspahan-shop-bag-white-1 = { yspahan-souk-bag-white }, лавка 1
yspahan-shop-bag-white-2 = { yspahan-souk-bag-white }, лавка 2
yspahan-shop-bag-white-3 = { yspahan-souk-bag-white }, лавка 3
yspahan-shop-bag-blue-1 = { yspahan-souk-bag-blue }, лавка 1
yspahan-shop-bag-blue-2 = { yspahan-souk-bag-blue }, лавка 2
yspahan-shop-bag-blue-3 = { yspahan-souk-bag-blue }, лавка 3
yspahan-shop-bag-blue-4 = { yspahan-souk-bag-blue }, лавка 4
yspahan-shop-bag-yellow-1 = { yspahan-souk-bag-yellow }, лавка 1
yspahan-shop-bag-yellow-2 = { yspahan-souk-bag-yellow }, лавка 2
yspahan-shop-bag-yellow-3 = { yspahan-souk-bag-yellow }, лавка 3
yspahan-shop-bag-yellow-4 = { yspahan-souk-bag-yellow }, лавка 4
yspahan-shop-bag-yellow-5 = { yspahan-souk-bag-yellow }, лавка 5
yspahan-shop-bag-pink-1 = { yspahan-souk-bag-pink }, лавка 1
yspahan-shop-bag-pink-2 = { yspahan-souk-bag-pink }, лавка 2
yspahan-shop-bag-pink-3 = { yspahan-souk-bag-pink }, лавка 3
yspahan-shop-bag-pink-4 = { yspahan-souk-bag-pink }, лавка 4
yspahan-shop-bag-pink-5 = { yspahan-souk-bag-pink }, лавка 5
yspahan-shop-bag-pink-6 = { yspahan-souk-bag-pink }, лавка 6
yspahan-shop-barrel-white-1 = { yspahan-souk-barrel-white }, лавка 1
yspahan-shop-barrel-white-2 = { yspahan-souk-barrel-white }, лавка 2
yspahan-shop-barrel-blue-1 = { yspahan-souk-barrel-blue }, лавка 1
yspahan-shop-barrel-blue-2 = { yspahan-souk-barrel-blue }, лавка 2
yspahan-shop-barrel-blue-3 = { yspahan-souk-barrel-blue }, лавка 3
yspahan-shop-barrel-yellow-1 = { yspahan-souk-barrel-yellow }, лавка 1
yspahan-shop-barrel-yellow-2 = { yspahan-souk-barrel-yellow }, лавка 2
yspahan-shop-barrel-yellow-3 = { yspahan-souk-barrel-yellow }, лавка 3
yspahan-shop-barrel-yellow-4 = { yspahan-souk-barrel-yellow }, лавка 4
yspahan-shop-barrel-pink-1 = { yspahan-souk-barrel-pink }, лавка 1
yspahan-shop-barrel-pink-2 = { yspahan-souk-barrel-pink }, лавка 2
yspahan-shop-barrel-pink-3 = { yspahan-souk-barrel-pink }, лавка 3
yspahan-shop-barrel-pink-4 = { yspahan-souk-barrel-pink }, лавка 4
yspahan-shop-barrel-pink-5 = { yspahan-souk-barrel-pink }, лавка 5
yspahan-shop-chest-blue-1 = { yspahan-souk-chest-blue }, лавка 1
yspahan-shop-chest-blue-2 = { yspahan-souk-chest-blue }, лавка 2
yspahan-shop-chest-yellow-1 = { yspahan-souk-chest-yellow }, лавка 1
yspahan-shop-chest-yellow-2 = { yspahan-souk-chest-yellow }, лавка 2
yspahan-shop-chest-yellow-3 = { yspahan-souk-chest-yellow }, лавка 3
yspahan-shop-chest-pink-1 = { yspahan-souk-chest-pink }, лавка 1
yspahan-shop-chest-pink-2 = { yspahan-souk-chest-pink }, лавка 2
yspahan-shop-chest-pink-3 = { yspahan-souk-chest-pink }, лавка 3
yspahan-shop-chest-pink-4 = { yspahan-souk-chest-pink }, лавка 4
yspahan-shop-vase-blue-1 = { yspahan-souk-vase-blue }, лавка 1
yspahan-shop-vase-yellow-1 = { yspahan-souk-vase-yellow }, лавка 1
yspahan-shop-vase-yellow-2 = { yspahan-souk-vase-yellow }, лавка 2
yspahan-shop-vase-orange-1 = { yspahan-souk-vase-orange }, лавка 1
yspahan-shop-vase-orange-2 = { yspahan-souk-vase-orange }, лавка 2
yspahan-shop-vase-orange-3 = { yspahan-souk-vase-orange }, лавка 3

## Клетки дорог; на поле те же буквы

yspahan-way-w = З
yspahan-way-e = В
yspahan-way-n = С
yspahan-way-s = Ю
yspahan-square-c = перекрёсток
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

## Вопросы

yspahan-ask-first-player = Кто первый игрок?
yspahan-ask-buy-dice = { $player }: сколько жёлтых кубиков добавить, по 1 золотой монете за каждый?
yspahan-ask-roll = Бросок кубиков: осталось белых — { $a }, жёлтых — { $b }.
yspahan-ask-group = { $player }: выберите группу кубиков.
yspahan-ask-action = { $player }: как использовать кубики с участка «{ $row }»?
yspahan-ask-extra-die = { $player }: сбросить карту ради ещё одного кубика («{ $row }»)?
yspahan-ask-place = { $player }: разместите товар («{ $row }»). Осталось: { $n }.
yspahan-ask-move = { $player }: куда пойдёт Смотритель? На кубиках { $a ->
    [one] { $a } шаг
    [few] { $a } шага
   *[many] { $a } шагов
  }.
yspahan-ask-send-first = { $player }: какой товар отправится в Караван первым?
yspahan-ask-keep = { $player }: отдать верблюда и оставить товар ({ $shop })?
yspahan-ask-draw = { $drawer } берёт карту.
yspahan-ask-build = { $player }: построить здание?
yspahan-ask-build-instead = { $player }: какое здание построить?
yspahan-ask-build-by-card = { $player }: какое здание построить по карте?
yspahan-ask-end-turn = { $player }: сыграйте карту или закончите ход.
yspahan-ask-city = { $player }: в какой лавке города разместить товар?
yspahan-ask-exchange = { $player }: что обменять?
yspahan-ask-exchange-number = { $player }: { $a ->
    [0] сколько золотых монет отдать?
   *[other] сколько верблюдов отдать?
  }
yspahan-ask-sell = { $player }: { $a ->
    [0] сколько золотых монет продать?
   *[other] сколько верблюдов продать?
  }

## Ответы

yspahan-answer-pass = пас
yspahan-answer-first-player-seat = { $seat }
yspahan-answer-buy-dice-number =
    { $number ->
        [0] без жёлтых кубиков
       *[other] { $number ->
            [one] { $number } жёлтый кубик
            [few] { $number } жёлтых кубика
           *[many] { $number } жёлтых кубиков
        } за { $number ->
            [one] { $number } золотую монету
            [few] { $number } золотые монеты
           *[many] { $number } золотых монет
        }
    }
yspahan-answer-roll-face = { $face }
yspahan-answer-group-row =
    { $row }: { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
       *[many] { $n } кубиков
    } со значением { $value }
yspahan-answer-group-pass = групп не осталось: взять карту
yspahan-answer-action-action =
    { $what ->
        [camels] взять { $n ->
            [one] { $n } верблюда
            [few] { $n } верблюдов
           *[many] { $n } верблюдов
        }
        [gold] взять { $n ->
            [one] { $n } золотую монету
            [few] { $n } золотые монеты
           *[many] { $n } золотых монет
        }
        [bag] разместить { $n ->
            [one] { $n } товар
            [few] { $n } товара
           *[many] { $n } товаров
        } в квартале Мешков
        [barrel] разместить { $n ->
            [one] { $n } товар
            [few] { $n } товара
           *[many] { $n } товаров
        } в квартале Бочек
        [chest] разместить { $n ->
            [one] { $n } товар
            [few] { $n } товара
           *[many] { $n } товаров
        } в квартале Сундуков
        [vase] разместить { $n ->
            [one] { $n } товар
            [few] { $n } товара
           *[many] { $n } товаров
        } в квартале Ваз
        [supervisor] переместить Смотрителя ({ $value ->
            [one] { $value } шаг
            [few] { $value } шага
           *[many] { $value } шагов
        })
        [card] взять карту
       *[build] построить здание
    }
yspahan-answer-extra-die-pass = без карты
yspahan-answer-extra-die-card = Сбросить «{ $card }»: +1 кубик
yspahan-answer-shop = { $shop }
yspahan-answer-send-first-shop = Сначала: { $shop }
yspahan-answer-square =
    { $price ->
        [0] { $square }, бесплатно
       *[other] { $square } за { $price ->
            [one] { $price } золотую монету
            [few] { $price } золотые монеты
           *[many] { $price } золотых монет
        }
    }
yspahan-answer-keep-pass = Отправить товар в Караван
yspahan-answer-keep-piece = Отдать верблюда и оставить товар
yspahan-answer-draw-card = { $card }
yspahan-answer-card = сыграть карту «{ $card }»
yspahan-answer-build-pass = не строить
yspahan-answer-building = { $building } { $price ->
    [nothing] бесплатно
    [camels] за { $camels ->
        [one] { $camels } верблюда
       *[many] { $camels } верблюдов
      }
    [gold] за { $gold ->
        [one] { $gold } золотую монету
        [few] { $gold } золотые монеты
       *[many] { $gold } золотых монет
      }
   *[both] за { $camels ->
        [one] { $camels } верблюда
       *[many] { $camels } верблюдов
      } и { $gold ->
        [one] { $gold } золотую монету
        [few] { $gold } золотые монеты
       *[many] { $gold } золотых монет
      }
  }{ $points ->
    [0] { "" }
    [one] , +{ $points } очко
    [few] , +{ $points } очка
   *[many] , +{ $points } очков
  }
yspahan-answer-end-turn-pass = закончить ход
yspahan-answer-exchange-piece = Отдать { $piece }
yspahan-answer-exchange-number-pass = Больше не отдавать
yspahan-answer-exchange-number-number =
    { $what ->
        [gold] Отдать { $number ->
            [one] { $number } золотую монету
            [few] { $number } золотые монеты
           *[many] { $number } золотых монет
        }, взять { $number ->
            [one] { $number } верблюда
           *[many] { $number } верблюдов
        }
       *[camel] Отдать { $number ->
            [one] { $number } верблюда
           *[many] { $number } верблюдов
        }, взять { $number ->
            [one] { $number } золотую монету
            [few] { $number } золотые монеты
           *[many] { $number } золотых монет
        }
    }
yspahan-answer-sell-number =
    { $what ->
        [gold] Продать { $number ->
            [one] { $number } золотую монету
            [few] { $number } золотые монеты
           *[many] { $number } золотых монет
        } за { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[many] { $points } очков
        }
       *[camel] Продать { $number ->
            [one] { $number } верблюда
           *[many] { $number } верблюдов
        } за { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[many] { $points } очков
        }
    }

## Что произошло

yspahan-event-day = Неделя { $week }, день { $day }: первый игрок — { $player }.
    .you = Неделя { $week }, день { $day }: первый игрок — вы.
yspahan-event-bought-dice =
    { $player } добавляет { $n ->
        [one] { $n } жёлтый кубик
        [few] { $n } жёлтых кубика
       *[many] { $n } жёлтых кубиков
    }.
yspahan-event-tower =
    Башня: { $row } — { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
       *[many] { $n } кубиков
    }.
yspahan-event-took-group = { $player } берёт кубики с участка «{ $row }»: { $action }.
yspahan-event-no-group = { $player }: групп не осталось.
yspahan-event-discarded = { $player } сбрасывает карту «{ $card }» и добавляет кубик.
yspahan-event-took-camels =
    { $player } берёт { $n ->
        [one] { $n } верблюда
        [few] { $n } верблюдов
       *[many] { $n } верблюдов
    }.
yspahan-event-took-gold =
    { $player } берёт { $n ->
        [one] { $n } золотую монету
        [few] { $n } золотые монеты
       *[many] { $n } золотых монет
    }.
yspahan-event-placed = { $player } размещает товар: { $shop }.
yspahan-event-lost-goods =
    { $player }: для { $n ->
        [one] { $n } товара
       *[many] { $n } товаров
    } не хватило лавок.
yspahan-event-moved-supervisor =
    { $price ->
        [0] { $player } ведёт Смотрителя на { $square }.
       *[other] { $player } ведёт Смотрителя на { $square } и платит { $price ->
            [one] { $price } золотую монету
            [few] { $price } золотые монеты
           *[many] { $price } золотых монет
        }.
    }
yspahan-event-kept = { $player } отдаёт верблюда и оставляет товар: { $shop }.
yspahan-event-sent = { $player }: товар отправляется в Караван ({ $shop }).
yspahan-event-loaded =
    { $player } занимает место { $place } в Караване: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
yspahan-event-caravan-full = Караван полон: идёт подсчёт очков, затем Караван очищается.
yspahan-event-caravan-scored =
    { $player } получает за Караван { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
yspahan-event-reshuffled = Сброс перетасован — это новая колода.
yspahan-event-drew = { $player } берёт карту «{ $card }».
yspahan-event-drew-hidden = { $player } берёт карту.
yspahan-event-drew-nothing = { $player }: карт больше нет.
yspahan-event-built =
    { $points ->
        [0] { $player } строит здание: { $building }.
       *[other] { $player } строит здание: { $building }, { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[many] { $points } очков
        }.
    }
yspahan-event-played = { $player } играет карту «{ $card }».
yspahan-event-gave-gold =
    { $player } отдаёт в запас { $n ->
        [one] { $n } золотую монету
        [few] { $n } золотые монеты
       *[many] { $n } золотых монет
    }.
yspahan-event-gave-camels =
    { $player } отдаёт в запас { $n ->
        [one] { $n } верблюда
        [few] { $n } верблюдов
       *[many] { $n } верблюдов
    }.
yspahan-event-sold-camels =
    { $player } продаёт { $n ->
        [one] { $n } верблюда
        [few] { $n } верблюдов
       *[many] { $n } верблюдов
    } за { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
yspahan-event-sold-gold =
    { $player } продаёт { $n ->
        [one] { $n } золотую монету
        [few] { $n } золотые монеты
       *[many] { $n } золотых монет
    } за { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
yspahan-event-yellow-removed = Оставшиеся жёлтые кубики убирают с Башни: { $n }.
yspahan-event-city-scored =
    { $player } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }: заполнено базаров — { $souks }.
yspahan-event-week-over = Неделя { $week } закончилась.
yspahan-event-game-over = Партия окончена.
yspahan-over = Партия окончена.

## Что ещё впереди

yspahan-todo-day = начало дня
yspahan-todo-rolling = бросок первого игрока
yspahan-todo-fill-tower = кубики ставят на Башню
yspahan-todo-turn = ход
yspahan-todo-main-action = действие участка
yspahan-todo-place-goods = размещение товаров
yspahan-todo-send = отправка товара
yspahan-todo-load = товар в Караван
yspahan-todo-caravan-full = полный Караван очищается
yspahan-todo-score-caravan = подсчёт Каравана
yspahan-todo-draw-card = взятие карты
yspahan-todo-building = здание
yspahan-todo-last-cards = последние карты
yspahan-todo-turn-over = конец хода
yspahan-todo-day-over = конец дня
yspahan-todo-score-city = подсчёт кварталов
yspahan-todo-week-over = конец недели
yspahan-todo-first-player = первый игрок
yspahan-todo-buy-dice = жёлтые кубики
yspahan-todo-roll = бросок
yspahan-todo-group = группа кубиков
yspahan-todo-action = выбор действия
yspahan-todo-extra-die = карта за ещё один кубик
yspahan-todo-place = товар в лавку
yspahan-todo-move = Смотритель
yspahan-todo-send-first = какой товар первый
yspahan-todo-keep = верблюд за товар
yspahan-todo-draw = карта
yspahan-todo-build = здание
yspahan-todo-build-instead = здание
yspahan-todo-build-by-card = здание по карте
yspahan-todo-end-turn = последние карты
yspahan-todo-city = товар в город
yspahan-todo-exchange = обмен
yspahan-todo-exchange-number = обмен
yspahan-todo-sell = продажа

## Что можно выбрать за столом

yspahan-option-shop_bonus = Дополнительное золото здания «Лавка»
yspahan-value-shop_bonus-1 = 1, как в русских правилах
yspahan-value-shop_bonus-2 = 2, как в оригинальном издании
yspahan-option-build_cards = Карты строительства
yspahan-value-build_cards-extra-build = сразу строят ещё одно здание
yspahan-value-build_cards-discount = только снижают цену здания этого хода
yspahan-option-caravan_order = Два товара сразу
yspahan-value-caravan_order-mover-chooses = порядок выбирает тот, кто ведёт Смотрителя, как в примере правил
yspahan-value-caravan_order-mover-first = сначала свой, затем по часовой стрелке, как в тексте правил
yspahan-option-stocks = Запасы
yspahan-value-stocks-unlimited = не кончаются
yspahan-value-stocks-limited = 25 золотых, 25 верблюдов, по 24 товара
yspahan-option-first_seat = Первый игрок
yspahan-value-first_seat-random = по жребию
yspahan-value-first_seat-0 = место 1
yspahan-value-first_seat-1 = место 2
yspahan-value-first_seat-2 = место 3
yspahan-value-first_seat-3 = место 4

## Что делают карты и здания

yspahan-help-card-three-camels = Возьмите 3 верблюдов.
yspahan-help-card-three-gold = Возьмите 3 золотые монеты.
yspahan-help-card-exchange = Обменяйте сколько угодно верблюдов на золото или золота на верблюдов.
yspahan-help-card-goods-to-city = Разместите товар в любой лавке города.
yspahan-help-card-goods-to-caravan = Отправьте товар из запаса в Караван.
yspahan-help-card-sell-camels = Продайте до 4 верблюдов, по 2 очка за каждого.
yspahan-help-card-sell-gold = Продайте до 10 золотых монет, по 1 очку за каждую.
yspahan-help-card-build-without-camels = Постройте здание, заплатив только золотом.
yspahan-help-card-build-without-gold = Постройте здание, заплатив только верблюдами.
yspahan-help-card-extra = Любую карту можно сбросить ради ещё одного кубика.
yspahan-help-building-paddock = На 1 верблюда больше с участка верблюдов.
yspahan-help-building-shop = Больше золота с участка золота.
yspahan-help-building-hammam = Бесплатно меняйте число шагов Смотрителя, до 3 в любую сторону.
yspahan-help-building-caravanserai = Карта за каждый ваш товар, отправленный Смотрителем.
yspahan-help-building-bazaar = На 2 очка больше за каждый ваш заполненный базар.
yspahan-help-building-hoist = На 1 товар больше при размещении.
yspahan-help-action-supervisor = Переместите Смотрителя; товары рядом с ним отправятся в Караван.
yspahan-help-action-card = Возьмите карту.
yspahan-help-action-build = Отдайте группу и постройте здание.

# On the box

yspahan = Исфахан
yspahan-blurb = Кубики заполняют Башню; выберите участок, займите лавки и отправьте товары с Караваном.
yspahan-weight = 45–60 минут; от простой до средней.

# Why not?
yspahan-why-row-empty = На этом участке нет кубиков.
yspahan-why-row-yellow = Здесь только жёлтые кубики, а они считаются лишь для первого игрока.
yspahan-why-quarter = Эти товары размещают в другом квартале.
yspahan-why-full = В этой лавке уже лежит товар.
yspahan-why-souk-taken = На этом базаре уже есть товар другого игрока.
yspahan-why-unfinished = Сначала заполните базар, начатый вами в этом квартале.
yspahan-why-gold =
    Путь туда стоит { $price ->
        [one] { $price } золотую монету
        [few] { $price } золотые монеты
       *[many] { $price } золотых монет
    }, а у вас { $gold }.
yspahan-why-built = Это у вас уже построено.
yspahan-why-price =
    Цена: { $camels ->
        [one] { $camels } верблюд
        [few] { $camels } верблюда
       *[many] { $camels } верблюдов
    }{ $gold ->
        [0] { "" }
        [one] { " " }и { $gold } золотая монета
        [few] { " " }и { $gold } золотые монеты
       *[many] { " " }и { $gold } золотых монет
    }.
yspahan-why-build-now = Строить можно после действия с кубиками.
yspahan-why-build-two = Вдвоём на постройку тратят группу: возьмите группу и выберите «Построить здание».
yspahan-why-card = Карты играют в свой ход: до броска, до выбора группы, до и после постройки, но не посреди действия.
yspahan-why-card-stock = В запасе этого больше нет.
yspahan-why-card-exchange = У вас нет ни золота, ни верблюдов для обмена, или в запасе нечего взять взамен.
yspahan-why-card-city = Сейчас ни одна лавка города не открыта для вашего товара.
yspahan-why-card-cube = В вашем запасе больше нет товаров.
yspahan-why-card-camels = У вас нет верблюдов на продажу.
yspahan-why-card-gold = У вас нет золота на продажу.
yspahan-why-card-build = Даже с этой картой вам не хватает ни на одно здание.
yspahan-why-card-build-two = Вдвоём она только снижает цену, когда на постройку тратят группу.
yspahan-why-card-build-later = За этим столом она только снижает цену здания в конце вашего хода.
yspahan-why-no-shop = Сейчас ни одна лавка этого квартала не открыта для ваших товаров.
yspahan-why-no-card = Карт больше не осталось.
yspahan-why-no-building = Вам не хватает ни на одно здание.
yspahan-why-price-with-card = Даже с этой картой вам на него не хватает.

# What answers cost and give.
yspahan-worth-camels = { yspahan-label-camels }
yspahan-worth-gold = { yspahan-label-gold }
yspahan-worth-points = { yspahan-label-points }
yspahan-worth-card = { yspahan-label-cards }
yspahan-worth-shop = Товары в городе
yspahan-worth-caravan = Товары в Караване
yspahan-worth-building = Здания
