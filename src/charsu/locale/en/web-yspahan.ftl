# Yspahan on the screen

web-yspahan-square-label = Street: { $square }
web-yspahan-souk-label =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for this souk
web-yspahan-caravan-label = { $count } of { $places } places of the Caravan are loaded
web-yspahan-built = built
web-yspahan-row-empty = no dice
web-yspahan-dice-on-row =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    } showing { $value }{ $yellow ->
        [0] { "" }
       *[other] , { $yellow } of them yellow
    }
web-yspahan-help-row-camels = Take a camel for each die. Or walk the Supervisor as many steps as the dice show, or draw a card.
web-yspahan-help-row-gold = Take a gold for each die. Or walk the Supervisor as many steps as the dice show, or draw a card.
web-yspahan-help-row-quarter = Place a good in this quarter for each die. Or walk the Supervisor as many steps as the dice show, or draw a card.
web-yspahan-help-shop-street = The shops of one colour in a quarter are a souk; it scores at the week's end if one player fills it. The Supervisor passes this door.
web-yspahan-help-shop-inner = The shops of one colour in a quarter are a souk; it scores at the week's end if one player fills it. No street leads here: the good is safe.
web-yspahan-help-square = He walks as many steps as the dice show; each step more or less costs a gold. Goods beside the square where he stops go to the Caravan.
web-yspahan-help-caravan = A good scores at once (+), and again when the Caravan is scored: the number of your goods there times the number of your highest line.
web-yspahan-help-deck = Play a card for its effect in your turn, or discard it for one die more. When the deck is empty, the discard pile is shuffled.

