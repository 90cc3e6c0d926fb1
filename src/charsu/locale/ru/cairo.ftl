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
cairo-option-start-suggested = предлагаемая схема
cairo-option-start-free = произвольное размещение
cairo-option-board = Поле
cairo-option-board-help = Название поля из комплекта или собственный файл поля.
cairo-option-board-reconstructed = восстановленное
cairo-option-payment = Замена монет
cairo-option-payment-help = Если монет нужного цвета не хватает, можно заплатить любую их часть — или придётся отдать сначала их все.
cairo-option-payment-free = хотя бы одна монета нужного цвета
cairo-option-payment-own-first = сначала все монеты нужного цвета
cairo-option-moving = Перемещение шатров
cairo-option-moving-help = Перемещать можно только заблокированный шатёр или любой без расширений.
cairo-option-moving-blocked = только заблокированные
cairo-option-moving-any = любые без расширений
cairo-option-turn_limit = Предел ходов
cairo-option-turn_limit-help = После этого числа ходов финальная фаза начнётся в любом случае.

# --- вопросы ---------------------------------------------------------------

cairo-over = Партия окончена.
cairo-ask-put-customer = Какой покупатель вытянут для { $cell }?
cairo-ask-reveal = Какая карточка открыта?
cairo-ask-deal = Какую карточку { $seat } берёт из колоды?
cairo-ask-first-player = Кто ходит первым?
cairo-ask-deal-set = Какой набор начальных шатров получает { $seat }?
cairo-ask-start-tent = { $player }: какой начальный шатёр вы ставите?
cairo-ask-draw-neutral = Какой нейтральный шатёр вытягивает { $seat }?
cairo-ask-action = { $final ->
    [0] { $player }: строить, подозвать покупателя или взять карточки?
   *[other] { $player }: построить ещё или выйти из игры?
  }
cairo-ask-card = { $what ->
    [1] { $player }: какую карточку вы играете, чтобы добавить { $extension }?
   *[other] { $player }: какую карточку вы играете, чтобы поставить { $tent }?
  }
cairo-ask-three = { $player }: три любые карточки – осталось { $b }.
cairo-ask-fee = { $player }: какой монетой вы платите за джокера? (осталось { $b })
cairo-ask-cell = { $what ->
    [1] { $player }: куда вы добавляете { $extension }?
    [4] { $player }: куда вы ставите нейтральный шатёр ({ $colour })?
   *[other] { $player }: куда вы ставите { $tent }?
  }
cairo-ask-entrance = { $player }: где вход в шатёр на { $cell }?
cairo-ask-own-coins = { $player }: сколько из { $b } вы платите монетами { $coin }? Каждую недостающую заменяют две другие.
cairo-ask-substitute = { $player }: какой монетой вы заменяете монеты { $coin }? (осталось { $b })
cairo-ask-visit = { $player }: к какому входу вы подзываете { $customer }?
cairo-ask-draw = { $player }: какую карточку вы берёте? (осталось { $a })
cairo-ask-discard = { $player }: какую карточку вы сбрасываете?

# --- ответы ----------------------------------------------------------------

cairo-answer-tent = поставить { $tent }
cairo-answer-extend = расширить { $extend }
cairo-answer-move = переместить { $move }
cairo-answer-action-colour = подозвать { $customer }
cairo-answer-action-draw = взять две карточки
cairo-answer-action-pass = выйти из игры
cairo-answer-put-customer-colour = поставить { $customer }
cairo-answer-start-tent-colour = { $tent }
cairo-answer-draw-neutral-colour = { $tent }
cairo-answer-fee-colour = монета { $coin }
cairo-answer-substitute-colour = монета { $coin }
cairo-answer-card = взять { $card }
cairo-answer-reveal-card = открыть { $card }
cairo-answer-card-card = сыграть { $card } (секторы: { $sectors })
cairo-answer-three-card = сыграть { $card }
cairo-answer-card-three = три любые карточки
cairo-answer-discard-card = сбросить { $card }
cairo-answer-cell = { $cell }
cairo-answer-number = { $number }
cairo-answer-visit-cell = { $barkers ->
    [0] { $cell }
    [one] { $cell }, { $barkers } зазывала
    [few] { $cell }, { $barkers } зазывалы
   *[many] { $cell }, { $barkers } зазывал
  }
cairo-answer-draw-card = взять { $card } (секторы: { $sectors })
cairo-answer-draw-deck = верхняя карточка колоды
cairo-answer-draw-barker = зазывала
cairo-answer-seat = { $seat }
cairo-answer-set = набор { $set }

# --- что произошло ---------------------------------------------------------

cairo-event-customer-put = На { $cell } ставят { $customer }.
cairo-event-revealed = Открывают { $card }.
cairo-event-dealt = { $player } берёт из колоды { $card }.
cairo-event-dealt-hidden = { $player } берёт карточку из колоды.
cairo-event-begins = { $player } ходит первым.
cairo-event-got-set = { $player } получает набор { $set } начальных шатров.
cairo-event-placed-tent = { $player } ставит { $tent } на { $cell }.
cairo-event-opened-entrance = Вход – на { $cell }.
cairo-event-placed-neutral = { $player } ставит нейтральный { $tent } на { $cell }.
cairo-event-removed-neutral = Для нейтрального шатра нет места: { $tent } убирают из игры.
cairo-event-played-card = { $player } играет { $card }.
cairo-event-paid-fee = { $player } платит за джокера: { $count ->
    [one] { $count } монета
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
cairo-event-called = { $player } подзывает { $customer } к { $cell }.
cairo-event-played-barkers = { $player } играет { $count ->
    [one] { $count } зазывалу
    [few] { $count } зазывалы
   *[many] { $count } зазывал
  }.
cairo-event-arrived = Теперь { $cell } встречает { $customer }.
cairo-event-earned = { $player } получает { $count ->
    [one] { $count } монету
    [few] { $count } монеты
   *[many] { $count } монет
  } { $coin }.
cairo-event-took-card = { $player } берёт { $card }.
cairo-event-drew-card = { $player } тянет из колоды.
cairo-event-took-barker = { $player } берёт зазывалу.
cairo-event-discarded = { $player } сбрасывает { $card }.
cairo-event-reshuffled = Стопка сброса становится новой колодой: { $count ->
    [one] { $count } карточка
    [few] { $count } карточки
   *[many] { $count } карточек
  }.
cairo-event-final-phase = Начинается финальная фаза: теперь можно только строить.
cairo-event-dropped-out = { $player } выходит из игры.
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
cairo-event-skipped-start = { $player } не находит места для начального шатра.

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
cairo-todo-own-coins = монеты цвета
cairo-todo-substitute = монеты на замену
cairo-todo-visit = покупатель идёт
cairo-todo-draw = ещё одна карточка
cairo-todo-discard = сброс
