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
web-yspahan-why-row-empty = There are no dice on this row.
web-yspahan-why-row-yellow = Only yellow dice lie here, and they count for the first player alone.
web-yspahan-why-quarter = These goods go to another quarter.
web-yspahan-why-full = This shop already holds a good.
web-yspahan-why-souk-taken = Another player has a good in this souk.
web-yspahan-why-unfinished = First finish the souk you have begun in this quarter.
web-yspahan-why-gold = Going there costs { $price } gold; you have { $gold }.
web-yspahan-why-built = You have built this already.
web-yspahan-why-price =
    It costs { $camels ->
        [one] { $camels } camel
       *[other] { $camels } camels
    }{ $gold ->
        [0] { "" }
       *[other] { " " }and { $gold } gold
    }.
web-yspahan-why-build-now = Building comes after the action of your dice.
web-yspahan-why-build-two = With two players building takes a group: take one and choose “Build”.
web-yspahan-why-card = Cards are played in your own turn: before the roll, before you take a group, before and after you build; not in the middle of an action.
web-yspahan-why-card-stock = There is nothing left in the stock to take.
web-yspahan-why-card-exchange = You have neither gold nor camels to exchange, or the stock has none to give.
web-yspahan-why-card-city = No shop of the city is open to your goods now.
web-yspahan-why-card-cube = No good is left in your stock.
web-yspahan-why-card-camels = You have no camel to sell.
web-yspahan-why-card-gold = You have no gold to sell.
web-yspahan-why-card-build = You cannot pay for any building, not even with this card.
web-yspahan-why-card-build-two = With two players it only lowers the price when a group is used for building.
web-yspahan-why-card-build-later = At this table it only lowers the price of the building at the end of your turn.

