bazaar = Базар
bazaar-seat-0 = Червоний
bazaar-seat-1 = Синій
bazaar-seat-2 = Зелений
bazaar-stall-0 = фонтан
bazaar-stall-1 = чайна
bazaar-stall-2 = торговець картами
bazaar-stall-3 = торговець каменями
bazaar-stall-4 = криниця
bazaar-card-0 = карта монет
bazaar-card-1 = карта каменя
bazaar-over = Гру закінчено.
bazaar-ask-start = Хто починає?
bazaar-ask-go = { $player }: куди?
bazaar-ask-announce = { $player }: яке число?
bazaar-ask-roll = Кидок двох кубиків.
bazaar-ask-buy-card = { $player }: купити карту?
bazaar-ask-draw = Взяття карти.
bazaar-ask-buy-gem = { $player }: купити камінь?
bazaar-answer-pass = Ні
bazaar-answer-stall = Ціль: { $stall }
bazaar-answer-number = { $number }
bazaar-answer-buy-card-number = Так
bazaar-answer-buy-gem-number = Так
bazaar-answer-roll = { $roll }
bazaar-answer-card = Зіграти: { $card }
bazaar-answer-draw-card = { $card }
bazaar-answer-seat = { $seat }
bazaar-event-starts = { $player } починає.
bazaar-event-went = { $player } йде далі: { $stall }.
bazaar-event-rolled = { $player } кидає { $first } і { $second }.
bazaar-event-earned = { $player } отримує { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
   *[other] { $coins } монет
}.
bazaar-event-drew = { $player } бере карту: { $card }.
bazaar-event-drew-hidden = { $player } бере карту.
bazaar-event-bought-gem = { $player } купує камінь; усього { $gems }.
bazaar-event-played-coins = { $player } грає карту монет: +{ $coins }.
bazaar-event-discards-shuffled = Перемішано карт: { $cards }.
bazaar-todo-turn = хід
bazaar-todo-stall = крамниця
bazaar-todo-payout = виплата
bazaar-todo-end-turn = кінець ходу
bazaar-todo-start = хто починає
bazaar-todo-go = шлях
bazaar-todo-announce = число
bazaar-todo-roll = кубики
bazaar-todo-buy-card = карта
bazaar-todo-draw = взяття карти
bazaar-todo-buy-gem = камінь
bazaar-why-far = Це не наступна ятка і не друга за нею.
bazaar-why-no-card = { $card }: такої карти ви не маєте.
bazaar-why-gem-card = Карту самоцвіту не розігрують: вона рахується наприкінці.
bazaar-worth-coins = монети
bazaar-worth-gems = самоцвіти
bazaar-worth-cards = карти

# On the box, and at the end
bazaar-blurb = Обходьте по колу п’ять яток, кидайте кубики заради монет і купуйте камені, доки вони не подорожчали.
bazaar-weight = 10 хвилин; легко.
bazaar-option-gems = Скільки каменів завершують гру
bazaar-option-gems-help = З трьома партія коротка.
bazaar-option-rich = Багатий стіл
bazaar-option-rich-help = Кожен починає із сімома монетами замість чотирьох.
bazaar-score-gems = камені
bazaar-score-coins = монети

# The first game
bazaar-lesson-go = П’ять яток стоять по колу. У свій хід ви проходите одну або дві й користуєтеся тією, де зупинилися. Ідіть до чайної.
bazaar-lesson-announce = Назвіть число. Кидок двох кубиків, який його досягне, принесе стільки ж монет, будь-який інший — одну. Назвіть 6.
bazaar-lesson-dealer = У вас є монети. Камінь спершу коштує чотири, і кожен проданий робить наступний дорожчим. Ідіть до торговця каменями.
bazaar-lesson-gem = Купіть камінь.
bazaar-lesson-ring = За криницею коло починається знову. Візьміть дві монети біля фонтана.
bazaar-lesson-end = Хто має три камені, завершує гру цим колом; перемагає той, у кого каменів найбільше. Тепер ви знаєте, як грати!
bazaar-lesson-more = Не показано: карти. Одні дають три монети, коли вас про щось запитують, інші ховають камінь.
