# Слова гри «Каїр». Іменники з номером стоять у знахідному відмінку, як потрібно реченням нижче.

cairo-colour-0 = червоний
cairo-colour-1 = жовтий
cairo-colour-2 = зелений
cairo-colour-3 = синій
cairo-colour-4 = білий
cairo-colour-5 = фіолетовий

cairo-goods-0 = спеції
cairo-goods-1 = мідний посуд
cairo-goods-2 = фрукти
cairo-goods-3 = килими
cairo-goods-4 = порцеляна
cairo-goods-5 = харчевня

cairo-customer-0 = червоного покупця
cairo-customer-1 = жовтого покупця
cairo-customer-2 = зеленого покупця
cairo-customer-3 = синього покупця
cairo-customer-4 = білого покупця
cairo-customer-5 = фіолетового покупця

cairo-tent-0 = червоне шатро
cairo-tent-1 = жовте шатро
cairo-tent-2 = зелене шатро
cairo-tent-3 = синє шатро
cairo-tent-4 = біле шатро
cairo-tent-5 = фіолетове шатро

cairo-extension-0 = червону прибудову
cairo-extension-1 = жовту прибудову
cairo-extension-2 = зелену прибудову
cairo-extension-3 = синю прибудову
cairo-extension-4 = білу прибудову
cairo-extension-5 = фіолетову прибудову

cairo-stall-0 = червону ятку
cairo-stall-1 = жовту ятку
cairo-stall-2 = зелену ятку
cairo-stall-3 = синю ятку
cairo-stall-4 = білу ятку
cairo-stall-5 = фіолетову ятку

cairo-coin-0 = червоного кольору
cairo-coin-1 = жовтого кольору
cairo-coin-2 = зеленого кольору
cairo-coin-3 = синього кольору
cairo-coin-4 = білого кольору
cairo-coin-5 = фіолетового кольору

cairo-card-0 = картку сектора 1
cairo-card-1 = картку сектора 2
cairo-card-2 = картку сектора 3
cairo-card-3 = картку сектора 4
cairo-card-4 = картку сектора 5
cairo-card-5 = картку сектора 6
cairo-card-6 = картку сектора 7
cairo-card-7 = картку сектора 8
cairo-card-8 = картку сектора 9
cairo-card-9 = картку джокера 1
cairo-card-10 = картку джокера 2
cairo-card-11 = картку джокера 3
cairo-card-12 = картку джокера 4
cairo-card-13 = картку джокера 5
cairo-card-14 = картку джокера 6

cairo-seat-0 = Анх
cairo-seat-1 = Око Гора
cairo-seat-2 = Скарабей
cairo-seat-3 = Лотос

# --- написи ----------------------------------------------------------------

cairo-title = Каїр
cairo-label-turn = хід
cairo-label-final = фінальна фаза
cairo-label-reconstructed = Поле, цінність медалей, плату за джокера і схеми розміщення відтворено нами: надруковані малюнки втрачено.
cairo-label-extensions = прибудови
cairo-label-bank = банк
cairo-label-gold = золото
cairo-label-silver = срібло
cairo-label-display = відкритий ряд
cairo-label-deck = колода
cairo-label-discard = скид
cairo-label-barkers = закликальники
cairo-label-legend = ◆R шатро · ◆r прибудова · >r вхід · ☺R покупець · ░ зона харчевень · × відрізано
cairo-label-player = гравець
cairo-label-points = очки
cairo-label-hand = рука
cairo-label-coins = монети
cairo-label-reserve = шатра в запасі
cairo-label-neutral = нейтральні
cairo-label-market = ринкова площа
cairo-label-snack = зона харчевень
cairo-label-sector = сектор
cairo-label-entrance = вхід
cairo-label-joker-fee = плата за джокера
cairo-score-points = переможні очки

cairo-option-start = Початкові шатра
cairo-option-start-help = Запропонована схема найкраща для першої гри; за вільного розміщення кожен вибирає сам.
cairo-value-start-suggested = запропонована схема
cairo-value-start-free = вільне розміщення
cairo-option-board = Поле
cairo-option-board-help = Назва поля з комплекту або власний файл поля.
cairo-value-board-reconstructed = відтворене
cairo-option-payment = Заміна монет
cairo-option-payment-help = Кому бракує монет потрібного кольору, платить ними скільки хоче або спершу віддає всі.
cairo-value-payment-free = щонайменше одна потрібного кольору
cairo-value-payment-own-first = спершу всі потрібного кольору
cairo-option-moving = Пересування шатер
cairo-option-moving-help = Пересувати можна лише заблоковане шатро або будь-яке без прибудов.
cairo-value-moving-blocked = лише заблоковані
cairo-value-moving-any = будь-які без прибудов
cairo-option-three_cards = Три картки
cairo-option-three_cards-help = Якщо вибрано «лише за потреби», трьома картками можна будувати тільки в секторі, до якого не підходить жодна ваша картка, як сказано в правилах.
cairo-value-three_cards-free = за бажанням
cairo-value-three_cards-needed = лише за потреби
cairo-option-turn_limit = Межа ходів
cairo-option-turn_limit-help = Після цієї кількості ходів фінальна фаза почнеться в будь-якому разі.

# --- запитання -------------------------------------------------------------

cairo-over = Гру закінчено.
cairo-ask-put-customer = Якого покупця витягли для { $cell }?
cairo-ask-reveal = Яку картку відкрито?
cairo-ask-deal = Яку картку { $seat } бере з колоди?
cairo-ask-first-player = Хто перший гравець?
cairo-ask-deal-set = Який набір початкових шатер отримує { $seat }?
cairo-ask-start-tent = { $player }: яке початкове шатро поставити?
cairo-ask-draw-neutral = Яке нейтральне шатро витягує { $seat }?
cairo-ask-action = { $final ->
    [0] { $player }: будувати, кликати покупця чи брати картки?
   *[other] { $player }: будувати ще чи завершити?
  }
cairo-ask-card = { $what ->
    [1] { $player }: яку картку зіграти, щоб додати { $extension }?
   *[other] { $player }: яку картку зіграти, щоб поставити { $tent }?
  }
cairo-ask-three = { $player }: зіграйте будь-які три картки. Залишилося: { $b }.
cairo-ask-fee = { $player }: якою монетою заплатити за джокера? Залишилося: { $b }.
cairo-ask-cell = { $what ->
    [1] { $player }: куди додати { $extension }?
    [4] { $player }: куди поставити нейтральне { $tent }?
   *[other] { $player }: куди поставити { $tent }?
  }
cairo-ask-entrance = { $player }: де буде вхід до шатра на { $cell }?
cairo-ask-own-coins = { $player }: скільки монет { $coin } заплатити? Ціна — { $b }; кожну, якої бракує, замінюють дві інші.
cairo-ask-substitute = { $player }: чим замінити монети { $coin }? Залишилося: { $b }.
cairo-ask-visit = { $player }: до якого входу покликати { $customer }?
cairo-ask-draw = { $player }: яку картку взяти? Залишилося: { $a }.
cairo-ask-discard = { $player }: яку картку скинути?

# --- відповіді -------------------------------------------------------------

cairo-answer-tent = поставити { $tent }
cairo-answer-extend = Розширити { $extend }: { $own ->
    [one] { $own } монета
    [few] { $own } монети
   *[many] { $own } монет
  } { $coin }{ $others ->
    [0] { "" }
    [few] { " " }та { $others } інші
   *[many] { " " }та { $others } інших
  }; { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
  }
cairo-answer-move = пересунути { $move }
cairo-answer-action-colour = покликати { $customer }
cairo-answer-action-draw = Взяти дві картки
cairo-answer-action-pass = { $stuck ->
    [0] Більше не будувати
   *[other] Більше не будувати: бракує карток або монет
  }
cairo-answer-put-customer-colour = поставити { $customer }
cairo-answer-start-tent-colour = Поставити { $tent }
cairo-answer-draw-neutral-colour = { $tent }
cairo-answer-fee-colour = монета { $coin }
cairo-answer-substitute-colour = монета { $coin }
cairo-answer-card = Взяти { $card }
cairo-answer-reveal-card = відкрити { $card }
cairo-answer-card-card = Зіграти { $card }{ $joker ->
    [0] { "" }
   *[other] { " " }(сектори { $sectors }; плата { $fee })
  }
cairo-answer-three-card = зіграти { $card }
cairo-answer-card-three = Зіграти будь-які три картки
cairo-answer-discard-card = скинути { $card }
cairo-answer-cell = { $cell }
cairo-answer-number = { $number }
cairo-answer-own-coins-number = { $number ->
    [one] { $number } монета
    [few] { $number } монети
   *[many] { $number } монет
  } { $coin } та { $others ->
    [few] { $others } інші
   *[many] { $others } інших
  }
cairo-answer-visit-cell = { $cell }, { $whose ->
    [own] ваша ятка
    [neutral] нейтральна ятка
   *[other] ятка гравця { $owner }
  }: { $gain ->
    [0] монет немає, банк порожній
    [one] { $gain } монета { $coin }
    [few] { $gain } монети { $coin }
   *[many] { $gain } монет { $coin }
  }{ $whose ->
    [other] { " " }(власникові: { $share })
   *[own] { "" }
  }{ $barkers ->
    [0] { "" }
    [one] ; { $barkers } закликальник
    [few] ; { $barkers } закликальники
   *[many] ; { $barkers } закликальників
  }
cairo-answer-draw-card = Взяти { $card }{ $joker ->
    [0] { "" }
   *[other] { " " }(сектори { $sectors })
  }
cairo-answer-draw-deck = Взяти верхню картку колоди
cairo-answer-draw-barker = Взяти закликальника
cairo-answer-seat = { $seat }
cairo-answer-set = набір { $set }

# --- що сталося ------------------------------------------------------------

cairo-event-customer-put = На { $cell } ставлять { $customer }.
cairo-event-revealed = Відкривають { $card }.
cairo-event-dealt = { $player } бере з колоди { $card }.
cairo-event-dealt-hidden = { $player } бере картку з колоди.
cairo-event-begins = Перший гравець — { $player }.
    .you = Перший гравець — ви.
cairo-event-got-set = { $player } отримує набір початкових шатер № { $set }.
cairo-event-placed-tent = { $player } ставить { $tent } на { $cell }.
cairo-event-opened-entrance = Вхід — на { $cell }.
cairo-event-placed-neutral = { $player } ставить нейтральне { $tent } на { $cell }.
cairo-event-removed-neutral = Для нейтрального шатра немає місця: { $tent } прибирають із гри.
cairo-event-played-card = { $player } грає { $card }.
cairo-event-paid-fee = { $player } платить за джокера { $count ->
    [one] { $count } монету
    [few] { $count } монети
   *[many] { $count } монет
  } { $coin }.
cairo-event-extended = { $player } додає { $extension } на { $cell }.
cairo-event-paid = { $player } платить { $count ->
    [one] { $count } монету
    [few] { $count } монети
   *[many] { $count } монет
  } { $coin }.
cairo-event-scored = { $player } отримує { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
  } за { $stall }.
cairo-event-took-gold = { $player } бере золоту медаль { $medal }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
  }.
cairo-event-took-silver = { $player } бере срібну медаль { $medal }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
  }.
cairo-event-lifted-tent = { $player } знімає { $tent } з { $cell }.
cairo-event-called = { $player } кличе { $customer } до входу { $cell }.
cairo-event-played-barkers = { $player } грає { $count ->
    [one] { $count } закликальника
    [few] { $count } закликальників
   *[many] { $count } закликальників
  }.
cairo-event-arrived = Натомість на { $cell } ставлять { $customer }.
cairo-event-earned = { $count ->
    [0] { $player } не отримує монет { $coin }: банк порожній.
    [one] { $player } отримує за свою ятку { $count } монету { $coin }.
    [few] { $player } отримує за свою ятку { $count } монети { $coin }.
   *[many] { $player } отримує за свою ятку { $count } монет { $coin }.
  }
cairo-event-took-card = { $player } бере { $card }.
cairo-event-drew-card = { $player } бере картку з колоди.
cairo-event-took-barker = { $player } бере закликальника.
cairo-event-discarded = { $player } скидає { $card }.
cairo-event-reshuffled = Скид стає новою колодою: { $count ->
    [one] { $count } картка
    [few] { $count } картки
   *[many] { $count } карток
  }.
cairo-event-final-phase = Починається фінальна фаза: відтепер можна лише будувати.
cairo-event-dropped-out = { $player } більше не будує: хто у фінальній фазі не будує, завершив гру.
cairo-event-medal-points = { $player } отримує { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
  } за медалі.
cairo-event-coin-points = { $player } отримує { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
  } за { $count ->
    [one] { $count } монету
    [few] { $count } монети
   *[many] { $count } монет
  }.
cairo-event-skipped-start = { $player }: для початкового шатра немає місця.
cairo-event-left = Потім { $customer } прибирають із ринкової площі.
cairo-event-commission = { $count ->
    [0] { $player } нічого не отримує за покупця: у банку немає монет { $coin }.
    [one] { $player } отримує за покликаного покупця { $count } монету { $coin }.
    [few] { $player } отримує за покликаного покупця { $count } монети { $coin }.
   *[many] { $player } отримує за покликаного покупця { $count } монет { $coin }.
  }
cairo-event-owner-earned = { $count ->
    [0] { $player } як власник ятки нічого не отримує: у банку немає монет { $coin }.
    [one] { $player } отримує як власник ятки { $count } монету { $coin }.
    [few] { $player } отримує як власник ятки { $count } монети { $coin }.
   *[many] { $player } отримує як власник ятки { $count } монет { $coin }.
  }
cairo-event-bank-short = У банку забракло монет { $coin }: { $count }. Їх втрачено.
cairo-event-medal-from = Попередній власник — { $player }.
    .you = Попередній власник — ви.
cairo-event-ran-out = Прибудови { $coin } скінчилися.
cairo-event-ran-low = Прибудов { $coin } та { $second } лишилося по одній.
cairo-event-limit-reached = Досягнуто межі ходів.
cairo-event-nobody-builds = Більше ніхто й ніде не може нічого збудувати.
cairo-event-total = Підсумок: { $player } — { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
  }.
    .you = Підсумок: у вас { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
cairo-event-won = { $player } перемагає: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
  }.
cairo-event-shared = { $player } ділить перемогу: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
  }.
cairo-event-neutral-stands = Від самого початку нейтральне { $tent } стоїть на { $cell }.

# --- що попереду -----------------------------------------------------------

cairo-todo-put-customers = покупці займають місця
cairo-todo-refill = відкритий ряд доповнюють
cairo-todo-deal-hands = роздача карток
cairo-todo-deal-sets = роздача початкових шатер
cairo-todo-place-start = розміщення початкових шатер
cairo-todo-place-neutral = розміщення нейтральних шатер
cairo-todo-turn = наступний хід
cairo-todo-first-turn = перший хід
cairo-todo-pay-cost = оплата вартості
cairo-todo-score-extension = очки й медалі
cairo-todo-finish-build = картки йдуть у скид
cairo-todo-hand-limit = межа карток у руці
cairo-todo-end-turn = кінець ходу
cairo-todo-final-scoring = підсумковий підрахунок
cairo-todo-put-customer = витягують покупця
cairo-todo-reveal = відкривають картку
cairo-todo-deal = беруть картку з колоди
cairo-todo-first-player = вибір першого гравця
cairo-todo-deal-set = роздача набору
cairo-todo-start-tent = початкове шатро
cairo-todo-draw-neutral = витягують нейтральне шатро
cairo-todo-action = дія
cairo-todo-card = розіграш картки
cairo-todo-three = розіграш трьох карток
cairo-todo-fee = плата за джокера
cairo-todo-cell = вибір клітинки
cairo-todo-entrance = вибір входу
cairo-todo-own-coins = монети потрібного кольору
cairo-todo-substitute = монети на заміну
cairo-todo-visit = покупець іде
cairo-todo-draw = ще одна картка
cairo-todo-discard = зайві картки йдуть у скид

# On the box

cairo = Каїр
cairo-blurb = Ставте ятки, кличте покупців через площу й продавайте, доки вони не пішли до сусіда.
cairo-weight = Близько 60 хвилин; середня складність.
cairo-note = Деякі надруковані числа «Каїра» ніде не вдалося знайти; їх ретельно відтворено, і в правилах це позначено.

# What answers cost and give.
cairo-worth-card = картки
cairo-worth-barker = { cairo-label-barkers }
cairo-worth-points = { cairo-label-points }
cairo-worth-coin-red = { cairo-label-coins } ({ cairo-colour-0 })
cairo-worth-coin-yellow = { cairo-label-coins } ({ cairo-colour-1 })
cairo-worth-coin-green = { cairo-label-coins } ({ cairo-colour-2 })
cairo-worth-coin-blue = { cairo-label-coins } ({ cairo-colour-3 })
cairo-worth-coin-white = { cairo-label-coins } ({ cairo-colour-4 })
cairo-worth-coin-purple = { cairo-label-coins } ({ cairo-colour-5 })
cairo-worth-stall = шатра й прибудови
cairo-worth-medal = медалі

# Why not?
cairo-why-taken = Тут уже щось стоїть.
cairo-why-snack = У зоні харчевень стоять лише харчевні.
cairo-why-market = Харчевні стоять у зоні харчевень.
cairo-why-apart = Прибудова має торкатися вашої ятки того самого кольору.
cairo-why-same-colour = Вона торкнулася б іншої ятки того самого кольору.
cairo-why-neighbour = Шатро не може стояти поруч з іншою яткою.
cairo-why-sector-colour = У цьому секторі вже є шатро такого кольору.
cairo-why-sector = На вашій картці немає цього сектора.
cairo-why-way = Немає місця для входу, або покупець чи вхід буде відрізаний.
cairo-why-entrance = Вхід лежить на вільній ринковій клітинці поруч із шатром.
cairo-why-not-entrance = Це не вхід його кольору.
cairo-why-occupied = Там стоїть інший покупець.
cairo-why-barkers = Є ближчі входи; за кожен пропущений потрібен закликальник.
cairo-why-away = Він чекає біля площі й повернеться, коли піде інший.
cairo-why-no-entrance = Немає вільного входу його кольору.
cairo-why-final = У фінальній фазі лише будують.
cairo-why-no-extension = Прибудов цього кольору не лишилося.
cairo-why-no-coin = Потрібна хоча б одна монета цього кольору.
cairo-why-no-place = Немає клітинки, де вона могла б вирости й до якої сягають ваші картки.
cairo-why-tent = Для цього шатра немає клітинки, до якої сягають ваші картки.
cairo-why-card = У секторі цієї картки немає придатної клітинки.
cairo-why-joker = У секторах цього джокера немає придатної клітинки, або вам не вистачить монет іще й на плату ({ $fee }).
cairo-why-coins = Прибудова коштує тут стільки монет: { $cost }, а за кожну свого кольору, якої бракує, — дві інші. У вас стільки немає.
cairo-why-sector-full = На початку гри в секторі не більше двох шатер.
cairo-why-old-cell = Пересунуте шатро ставлять не на попередню клітинку.
cairo-why-entrance-cut = До входу на цій клітинці покупці не дійдуть.

cairo-thing-tent = шатро
cairo-thing-extension = прибудова
cairo-thing-customer = покупець
cairo-thing-card = картка сектора
cairo-thing-joker = джокер
cairo-thing-barker = закликальник
cairo-thing-gold = золота медаль
cairo-thing-silver = срібна медаль
cairo-thing-coins = монети
