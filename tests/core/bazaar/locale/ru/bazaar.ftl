bazaar = Базар
bazaar-seat-0 = Красный
bazaar-seat-1 = Синий
bazaar-seat-2 = Зелёный
bazaar-stall-0 = фонтан
bazaar-stall-1 = чайная
bazaar-stall-2 = торговец картами
bazaar-stall-3 = торговец камнями
bazaar-stall-4 = колодец
bazaar-card-0 = карта монет
bazaar-card-1 = карта камня
bazaar-over = Игра окончена.
bazaar-ask-start = Кто начинает?
bazaar-ask-go = { $player }: куда?
bazaar-ask-announce = { $player }: какое число?
bazaar-ask-roll = Бросок двух кубиков.
bazaar-ask-buy-card = { $player }: купить карту?
bazaar-ask-draw = Взятие карты.
bazaar-ask-buy-gem = { $player }: купить камень?
bazaar-answer-pass = Нет
bazaar-answer-stall = Цель: { $stall }
bazaar-answer-number = { $number }
bazaar-answer-buy-card-number = Да
bazaar-answer-buy-gem-number = Да
bazaar-answer-roll = { $roll }
bazaar-answer-card = Сыграть: { $card }
bazaar-answer-draw-card = { $card }
bazaar-answer-seat = { $seat }
bazaar-event-starts = { $player } начинает.
bazaar-event-went = { $player } идёт дальше: { $stall }.
bazaar-event-rolled = { $player } бросает { $first } и { $second }.
bazaar-event-earned = { $player } получает { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
}.
bazaar-event-drew = { $player } берёт карту: { $card }.
bazaar-event-drew-hidden = { $player } берёт карту.
bazaar-event-bought-gem = { $player } покупает камень; всего { $gems }.
bazaar-event-played-coins = { $player } играет карту монет: +{ $coins }.
bazaar-event-discards-shuffled = Перемешано карт: { $cards }.
bazaar-todo-turn = ход
bazaar-todo-stall = лавка
bazaar-todo-payout = выплата
bazaar-todo-end-turn = конец хода
bazaar-todo-start = кто начинает
bazaar-todo-go = путь
bazaar-todo-announce = число
bazaar-todo-roll = кубики
bazaar-todo-buy-card = карта
bazaar-todo-draw = взятие карты
bazaar-todo-buy-gem = камень
bazaar-why-far = Это не следующая лавка и не вторая за ней.
bazaar-why-no-card = { $card }: такой карты у вас нет.
bazaar-why-gem-card = Карту самоцвета не разыгрывают: она считается в конце.
bazaar-worth-coins = монеты
bazaar-worth-gems = самоцветы
bazaar-worth-cards = карты

# On the box, and at the end
bazaar-blurb = Обходите по кругу пять лавок, бросайте кубики ради монет и покупайте камни, пока они не подорожали.
bazaar-weight = 10 минут; легко.
bazaar-option-gems = Сколько камней завершают игру
bazaar-option-gems-help = С тремя партия короткая.
bazaar-option-rich = Богатый стол
bazaar-option-rich-help = Каждый начинает с семью монетами вместо четырёх.
bazaar-score-gems = камни
bazaar-score-coins = монеты

# The first game
bazaar-lesson-go = Пять лавок стоят по кругу. В свой ход вы проходите одну или две и пользуетесь той, где остановились. Идите в чайную.
bazaar-lesson-announce = Назовите число. Бросок двух кубиков, который его достигнет, принесёт столько же монет, любой другой — одну. Назовите 6.
bazaar-lesson-dealer = У вас есть монеты. Камень сначала стоит четыре, и каждый проданный делает следующий дороже. Идите к торговцу камнями.
bazaar-lesson-gem = Купите камень.
bazaar-lesson-ring = За колодцем круг начинается снова. Возьмите две монеты у фонтана.
bazaar-lesson-end = У кого три камня, тот завершает игру этим кругом; побеждает тот, у кого камней больше всех. Теперь вы знаете, как играть!
bazaar-lesson-more = Не показано: карты. Одни дают три монеты, когда вас о чём-то спрашивают, другие скрывают камень.
