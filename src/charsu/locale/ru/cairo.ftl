# Слова игры «Каир». Существительные с номером стоят в винительном падеже, как нужно предложениям ниже.

cairo-colour-0 = красный
cairo-colour-1 = жёлтый
cairo-colour-2 = зелёный
cairo-colour-3 = синий
cairo-colour-4 = белый
cairo-colour-5 = фиолетовый

cairo-goods-0 = специи
cairo-goods-1 = медная посуда
cairo-goods-2 = фрукты
cairo-goods-3 = ковры
cairo-goods-4 = фарфор
cairo-goods-5 = закусочная

cairo-customer-0 = красного покупателя
cairo-customer-1 = жёлтого покупателя
cairo-customer-2 = зелёного покупателя
cairo-customer-3 = синего покупателя
cairo-customer-4 = белого покупателя
cairo-customer-5 = фиолетового покупателя

cairo-tent-0 = красный шатёр
cairo-tent-1 = жёлтый шатёр
cairo-tent-2 = зелёный шатёр
cairo-tent-3 = синий шатёр
cairo-tent-4 = белый шатёр
cairo-tent-5 = фиолетовый шатёр

cairo-extension-0 = красное расширение
cairo-extension-1 = жёлтое расширение
cairo-extension-2 = зелёное расширение
cairo-extension-3 = синее расширение
cairo-extension-4 = белое расширение
cairo-extension-5 = фиолетовое расширение

cairo-stall-0 = красный прилавок
cairo-stall-1 = жёлтый прилавок
cairo-stall-2 = зелёный прилавок
cairo-stall-3 = синий прилавок
cairo-stall-4 = белый прилавок
cairo-stall-5 = фиолетовый прилавок

cairo-coin-0 = красного цвета
cairo-coin-1 = жёлтого цвета
cairo-coin-2 = зелёного цвета
cairo-coin-3 = синего цвета
cairo-coin-4 = белого цвета
cairo-coin-5 = фиолетового цвета

cairo-card-0 = карточку сектора 1
cairo-card-1 = карточку сектора 2
cairo-card-2 = карточку сектора 3
cairo-card-3 = карточку сектора 4
cairo-card-4 = карточку сектора 5
cairo-card-5 = карточку сектора 6
cairo-card-6 = карточку сектора 7
cairo-card-7 = карточку сектора 8
cairo-card-8 = карточку сектора 9
cairo-card-9 = карточку джокера 1
cairo-card-10 = карточку джокера 2
cairo-card-11 = карточку джокера 3
cairo-card-12 = карточку джокера 4
cairo-card-13 = карточку джокера 5
cairo-card-14 = карточку джокера 6

cairo-seat-0 = Анкх
cairo-seat-1 = Око Гора
cairo-seat-2 = Скарабей
cairo-seat-3 = Лотос

# --- надписи ---------------------------------------------------------------

cairo-title = Каир
cairo-label-turn = ход
cairo-label-final = финальная фаза
cairo-label-reconstructed = Поле, достоинство медалей, плата за джокера и схемы размещения восстановлены нами: напечатанные рисунки утрачены.
cairo-label-extensions = расширения
cairo-label-bank = банк
cairo-label-gold = золото
cairo-label-silver = серебро
cairo-label-display = открытый ряд
cairo-label-deck = колода
cairo-label-discard = стопка сброса
cairo-label-barkers = зазывалы
cairo-label-legend = ◆R шатёр · ◆r расширение · >r вход · ☺R покупатель · ░ зона закусочных · × отрезано
cairo-label-player = игрок
cairo-label-points = очки
cairo-label-hand = рука
cairo-label-coins = монеты
cairo-label-reserve = шатры в резерве
cairo-label-neutral = нейтральные
cairo-label-market = рыночная площадь
cairo-label-snack = зона закусочных
cairo-label-sector = сектор
cairo-label-entrance = вход
cairo-label-joker-fee = плата за джокера
cairo-score-points = победные очки

cairo-option-start = Начальные шатры
cairo-option-start-help = Предлагаемая схема лучше для первой игры; при произвольном размещении каждый выбирает сам.
cairo-value-start-suggested = предлагаемая схема
cairo-value-start-free = произвольное размещение
cairo-option-board = Поле
cairo-option-board-help = Название поля из комплекта или собственный файл поля.
cairo-value-board-reconstructed = восстановленное
cairo-option-payment = Замена монет
cairo-option-payment-help = Если монет нужного цвета не хватает, можно заплатить любую их часть — или придётся отдать сначала их все.
cairo-value-payment-free = хотя бы одна монета нужного цвета
cairo-value-payment-own-first = сначала все монеты нужного цвета
cairo-option-moving = Перемещение шатров
cairo-option-moving-help = Перемещать можно только заблокированный шатёр или любой без расширений.
cairo-value-moving-blocked = только заблокированные
cairo-value-moving-any = любые без расширений
cairo-option-three_cards = Три карточки
cairo-option-three_cards-help = Если выбрано «только при необходимости», тремя карточками можно строить лишь в секторе, к которому не подходит ни одна ваша карточка, как сказано в правилах.
cairo-value-three_cards-free = по желанию
cairo-value-three_cards-needed = только при необходимости
cairo-option-turn_limit = Предел ходов
cairo-option-turn_limit-help = После этого числа ходов финальная фаза начнётся в любом случае.

# --- вопросы ---------------------------------------------------------------

cairo-over = Партия окончена.
cairo-ask-put-customer = Какого покупателя вытянули для { $cell }?
cairo-ask-reveal = Какую карточку открыли?
cairo-ask-deal = Какую карточку { $seat } берёт из колоды?
cairo-ask-first-player = Кто первый игрок?
cairo-ask-deal-set = Какой набор начальных шатров получает { $seat }?
cairo-ask-start-tent = { $player }: какой начальный шатёр поставить?
cairo-ask-draw-neutral = Какой нейтральный шатёр вытягивает { $seat }?
cairo-ask-action = { $final ->
    [0] { $player }: построить, подозвать покупателя или взять карточки?
   *[other] { $player }: построить ещё или закончить?
  }
cairo-ask-card = { $what ->
    [1] { $player }: какую карточку сыграть, чтобы добавить { $extension }?
   *[other] { $player }: какую карточку сыграть, чтобы поставить { $tent }?
  }
cairo-ask-three = { $player }: сыграйте три любые карточки. Осталось: { $b }.
cairo-ask-fee = { $player }: какой монетой заплатить за джокера? Осталось: { $b }.
cairo-ask-cell = { $what ->
    [1] { $player }: куда добавить { $extension }?
    [4] { $player }: куда поставить нейтральный { $tent }?
   *[other] { $player }: куда поставить { $tent }?
  }
cairo-ask-entrance = { $player }: где будет вход в шатёр на { $cell }?
cairo-ask-own-coins = { $player }: сколько монет { $coin } заплатить? Цена — { $b }; вместо каждой недостающей — две другие.
cairo-ask-substitute = { $player }: чем заменить монеты { $coin }? Осталось: { $b }.
cairo-ask-visit = { $player }: к какому входу подозвать { $customer }?
cairo-ask-draw = { $player }: какую карточку взять? Осталось: { $a }.
cairo-ask-discard = { $player }: какую карточку сбросить?

# --- ответы ----------------------------------------------------------------

cairo-answer-tent = поставить { $tent }
cairo-answer-extend = Расширить { $extend }: { $own ->
    [one] { $own } монета
    [few] { $own } монеты
   *[many] { $own } монет
  } { $coin }{ $others ->
    [0] { "" }
    [few] { " " }и { $others } другие
   *[many] { " " }и { $others } других
  }; { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }
cairo-answer-move = переместить { $move }
cairo-answer-action-colour = подозвать { $customer }
cairo-answer-action-draw = взять две карточки
cairo-answer-action-pass = { $stuck ->
    [0] Больше не строить
   *[other] Больше не строить: не хватает карточек или монет
  }
cairo-answer-put-customer-colour = поставить { $customer }
cairo-answer-start-tent-colour = Поставить { $tent }
cairo-answer-draw-neutral-colour = { $tent }
cairo-answer-fee-colour = монета { $coin }
cairo-answer-substitute-colour = монета { $coin }
cairo-answer-card = взять { $card }
cairo-answer-reveal-card = открыть { $card }
cairo-answer-card-card = Сыграть { $card }{ $joker ->
    [0] { "" }
   *[other] { " " }(секторы { $sectors }; плата { $fee })
  }
cairo-answer-three-card = сыграть { $card }
cairo-answer-card-three = Сыграть три любые карточки
cairo-answer-discard-card = сбросить { $card }
cairo-answer-cell = { $cell }
cairo-answer-number = { $number }
cairo-answer-own-coins-number = { $number ->
    [one] { $number } монета
    [few] { $number } монеты
   *[many] { $number } монет
  } { $coin } и { $others ->
    [few] { $others } другие
   *[many] { $others } других
  }
cairo-answer-visit-cell = { $cell }, { $whose ->
    [own] ваш прилавок
    [neutral] нейтральный прилавок
   *[other] прилавок игрока { $owner }
  }: { $gain ->
    [0] монет нет, банк пуст
    [one] { $gain } монета { $coin }
    [few] { $gain } монеты { $coin }
   *[many] { $gain } монет { $coin }
  }{ $whose ->
    [other] { " " }(владельцу: { $share })
   *[own] { "" }
  }{ $barkers ->
    [0] { "" }
    [one] ; { $barkers } карточка зазывалы
    [few] ; { $barkers } карточки зазывал
   *[many] ; { $barkers } карточек зазывал
  }
cairo-answer-draw-card = Взять { $card }{ $joker ->
    [0] { "" }
   *[other] { " " }(секторы { $sectors })
  }
cairo-answer-draw-deck = Взять верхнюю карточку колоды
cairo-answer-draw-barker = Взять зазывалу
cairo-answer-seat = { $seat }
cairo-answer-set = набор { $set }

# --- что произошло ---------------------------------------------------------

cairo-event-customer-put = На { $cell } ставят { $customer }.
cairo-event-revealed = Открывают { $card }.
cairo-event-dealt = { $player } берёт из колоды { $card }.
cairo-event-dealt-hidden = { $player } берёт карточку из колоды.
cairo-event-begins = Первый игрок — { $player }.
    .you = Первый игрок — вы.
cairo-event-got-set = { $player } получает набор начальных шатров № { $set }.
cairo-event-placed-tent = { $player } ставит { $tent } на { $cell }.
cairo-event-opened-entrance = Вход — на { $cell }.
cairo-event-placed-neutral = { $player } ставит нейтральный { $tent } на { $cell }.
cairo-event-removed-neutral = Для нейтрального шатра нет места: { $tent } убирают из игры.
cairo-event-played-card = { $player } играет { $card }.
cairo-event-paid-fee = { $player } платит за джокера { $count ->
    [one] { $count } монету
    [few] { $count } монеты
   *[many] { $count } монет
  } { $coin }.
cairo-event-extended = { $player } добавляет { $extension } на { $cell }.
cairo-event-paid = { $player } платит { $count ->
    [one] { $count } монету
    [few] { $count } монеты
   *[many] { $count } монет
  } { $coin }.
cairo-event-scored = { $player } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  } за { $stall }.
cairo-event-took-gold = { $player } берёт золотую медаль { $medal }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
cairo-event-took-silver = { $player } берёт серебряную медаль { $medal }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
cairo-event-lifted-tent = { $player } снимает { $tent } с { $cell }.
cairo-event-called = { $player } подзывает { $customer } ко входу { $cell }.
cairo-event-played-barkers = { $player } играет { $count ->
    [one] { $count } карточку зазывалы
    [few] { $count } карточки зазывал
   *[many] { $count } карточек зазывал
  }.
cairo-event-arrived = Вместо него на { $cell } ставят { $customer }.
cairo-event-earned = { $count ->
    [0] { $player } ничего не получает: в банке нет монет { $coin }.
    [one] { $player } получает за свой прилавок { $count } монету { $coin }.
    [few] { $player } получает за свой прилавок { $count } монеты { $coin }.
   *[many] { $player } получает за свой прилавок { $count } монет { $coin }.
  }
cairo-event-took-card = { $player } берёт { $card }.
cairo-event-drew-card = { $player } берёт карточку из колоды.
cairo-event-took-barker = { $player } берёт карточку зазывалы.
cairo-event-discarded = { $player } сбрасывает { $card }.
cairo-event-reshuffled = Стопка сброса становится новой колодой: { $count ->
    [one] { $count } карточка
    [few] { $count } карточки
   *[many] { $count } карточек
  }.
cairo-event-final-phase = Начинается финальная фаза: теперь можно только строить.
cairo-event-dropped-out = { $player } больше не строит: кто в финальной фазе не строит, закончил игру.
cairo-event-medal-points = { $player } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  } за медали.
cairo-event-coin-points = { $player } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  } за { $count ->
    [one] { $count } монету
    [few] { $count } монеты
   *[many] { $count } монет
  }.
cairo-event-skipped-start = { $player }: для начального шатра нет места.
cairo-event-left = Затем { $customer } убирают с рыночной площади.
cairo-event-commission = { $count ->
    [0] { $player } ничего не получает за покупателя: в банке нет монет { $coin }.
    [one] { $player } получает за подозванного покупателя { $count } монету { $coin }.
    [few] { $player } получает за подозванного покупателя { $count } монеты { $coin }.
   *[many] { $player } получает за подозванного покупателя { $count } монет { $coin }.
  }
cairo-event-owner-earned = { $count ->
    [0] { $player } как владелец прилавка ничего не получает: в банке нет монет { $coin }.
    [one] { $player } получает как владелец прилавка { $count } монету { $coin }.
    [few] { $player } получает как владелец прилавка { $count } монеты { $coin }.
   *[many] { $player } получает как владелец прилавка { $count } монет { $coin }.
  }
cairo-event-bank-short = В банке не хватило монет { $coin }: { $count }. Они потеряны.
cairo-event-medal-from = Прежний владелец — { $player }.
    .you = Прежний владелец — вы.
cairo-event-ran-out = Расширения { $coin } кончились.
cairo-event-ran-low = Расширений { $coin } и { $second } осталось по одному.
cairo-event-limit-reached = Достигнут предел ходов.
cairo-event-nobody-builds = Больше никто и нигде не может ничего построить.
cairo-event-total = Итог: { $player } — { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
    .you = Итог: у вас { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
cairo-event-won = { $player } побеждает: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
cairo-event-shared = { $player } делит победу: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
cairo-event-neutral-stands = С самого начала нейтральный { $tent } стоит на { $cell }.

# --- что впереди -----------------------------------------------------------

cairo-todo-put-customers = покупатели занимают места
cairo-todo-refill = открытый ряд дополняется
cairo-todo-deal-hands = раздача карточек
cairo-todo-deal-sets = раздача начальных шатров
cairo-todo-place-start = размещение начальных шатров
cairo-todo-place-neutral = размещение нейтральных шатров
cairo-todo-turn = следующий ход
cairo-todo-first-turn = первый ход
cairo-todo-pay-cost = оплата стоимости
cairo-todo-score-extension = очки и медали
cairo-todo-finish-build = сброс карточек
cairo-todo-hand-limit = предел карточек в руке
cairo-todo-end-turn = конец хода
cairo-todo-final-scoring = итоговый подсчёт очков
cairo-todo-put-customer = вытягивают покупателя
cairo-todo-reveal = открывают карточку
cairo-todo-deal = берут карточку из колоды
cairo-todo-first-player = выбор первого игрока
cairo-todo-deal-set = раздача набора
cairo-todo-start-tent = начальный шатёр
cairo-todo-draw-neutral = вытягивают нейтральный шатёр
cairo-todo-action = действие
cairo-todo-card = розыгрыш карточки
cairo-todo-three = розыгрыш трёх карточек
cairo-todo-fee = плата за джокера
cairo-todo-cell = выбор клетки
cairo-todo-entrance = выбор входа
cairo-todo-own-coins = монеты нужного цвета
cairo-todo-substitute = монеты на замену
cairo-todo-visit = покупатель идёт
cairo-todo-draw = ещё одна карточка
cairo-todo-discard = сброс

# On the box

cairo = Каир
cairo-blurb = Ставьте прилавки, заманивайте покупателей и продавайте, пока они не ушли к соседу.
cairo-weight = Около 60 минут; средняя сложность.
cairo-note = Некоторые напечатанные числа «Каира» нигде не удалось найти; они тщательно восстановлены, и в правилах это отмечено.

# What answers cost and give.
cairo-worth-card = карточки
cairo-worth-barker = { cairo-label-barkers }
cairo-worth-points = { cairo-label-points }
cairo-worth-coin-red = { cairo-label-coins } ({ cairo-colour-0 })
cairo-worth-coin-yellow = { cairo-label-coins } ({ cairo-colour-1 })
cairo-worth-coin-green = { cairo-label-coins } ({ cairo-colour-2 })
cairo-worth-coin-blue = { cairo-label-coins } ({ cairo-colour-3 })
cairo-worth-coin-white = { cairo-label-coins } ({ cairo-colour-4 })
cairo-worth-coin-purple = { cairo-label-coins } ({ cairo-colour-5 })
cairo-worth-stall = шатры и расширения
cairo-worth-medal = медали

# Why not?
cairo-why-taken = Здесь уже что-то стоит.
cairo-why-snack = В зоне закусочных стоят только закусочные.
cairo-why-market = Закусочные стоят в зоне закусочных.
cairo-why-apart = Расширение должно касаться вашего прилавка того же цвета.
cairo-why-same-colour = Оно коснулось бы другого прилавка того же цвета.
cairo-why-neighbour = Шатёр не может стоять рядом с другим прилавком.
cairo-why-sector-colour = В этом секторе уже есть шатёр такого цвета.
cairo-why-sector = На вашей карточке нет этого сектора.
cairo-why-way = Нет места для входа, или покупатель либо вход окажется отрезан.
cairo-why-entrance = Вход лежит на свободной рыночной клетке рядом с шатром.
cairo-why-not-entrance = Это не вход его цвета.
cairo-why-occupied = Там стоит другой покупатель.
cairo-why-barkers = Есть входы ближе; за каждый пропущенный нужна карточка зазывалы.
cairo-why-away = Он ждёт рядом с площадью и вернётся, когда уйдёт другой.
cairo-why-no-entrance = Нет свободного входа его цвета.
cairo-why-final = В финальной фазе только строят.
cairo-why-no-extension = Расширений этого цвета не осталось.
cairo-why-no-coin = Нужна хотя бы одна монета этого цвета.
cairo-why-no-place = Нет клетки, где он мог бы вырасти и до которой достают ваши карточки.
cairo-why-tent = Для этого шатра нет клетки, до которой достают ваши карточки.
cairo-why-card = В секторе этой карточки нет подходящей клетки.
cairo-why-joker = В секторах этого джокера нет подходящей клетки, или вам не хватит монет ещё и на плату ({ $fee }).
cairo-why-coins = Расширение стоит здесь столько монет: { $cost }, а за каждую недостающую своего цвета — две другие. У вас столько нет.
cairo-why-sector-full = В начале игры в секторе не больше двух шатров.
cairo-why-old-cell = Перемещённый шатёр ставят не на прежнюю клетку.
cairo-why-entrance-cut = До входа на этой клетке покупатели не дойдут.

cairo-thing-tent = шатёр
cairo-thing-extension = расширение
cairo-thing-customer = покупатель
cairo-thing-card = карточка сектора
cairo-thing-joker = джокер
cairo-thing-barker = зазывала
cairo-thing-gold = золотая медаль
cairo-thing-silver = серебряная медаль
cairo-thing-coins = монеты
