# First games.

cairo-lesson-call = Customers look for wares of their colour. The nearest green entrance is your own: call the green customer.
cairo-lesson-entrance = He goes to the nearest free entrance, the rug before your tent. Your own stall gives you a coin for each of its parts.
cairo-lesson-extend = Now you hold two green coins: the price of the first extension. Make the green stall larger.
cairo-lesson-sector = A card names the sector in which you may build. Play the one of sector 8.
cairo-lesson-cell = Choose a cell beside your tent. You pay, score the new size of the stall, and the largest stall of a colour takes its medals.
cairo-lesson-draw = Without cards you cannot build. Draw two.
cairo-lesson-display = Take the open card of sector 1: you will need it at once.
cairo-lesson-barker = The second one may be a barker. He lets a customer pass by nearer entrances.
cairo-lesson-tent = A new tent costs only a card. Place the yellow one.
cairo-lesson-card = Play the card of sector 1.
cairo-lesson-place = A tent stands apart from all other stalls. Choose this cell.
cairo-lesson-door = And lay the rug where customers shall come in.
cairo-lesson-use-barker = Your barker is of use now: call the yellow customer.
cairo-lesson-past = Another entrance is nearer, but it is not yours. The barker brings him past it to your own rug, and the coin is yours.
cairo-lesson-end = Build, call or draw: one of the three each turn. When the extensions run out there is only building, and the most points win. Now you know how it goes!
cairo-lesson-more = Not shown: jokers, and the final phase with only building. Press anything to read what it does.
