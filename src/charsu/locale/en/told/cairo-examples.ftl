# Told by the examples that run; numbers come from their positions.

cairo-example-nearest-entrance = The nearest entrance
cairo-example-nearest-entrance-1 = The red customer stands at K1. Call it to a red stall.
cairo-example-nearest-entrance-2 = The nearest red entrance is E1. Your own at C9 is farther away, and without a barker the customer does not pass the nearer one.
cairo-example-nearest-entrance-3 = You take a coin for the call, the owner of the stall earns as well. The red customer leaves, and the blue one, who had been waiting, stands on E1.

cairo-example-barker = A barker
cairo-example-barker-1 = You hold { $barkers } barker. Call the red customer from K1.
cairo-example-barker-2 = Now you may choose: E1 is nearer, but with the barker the customer comes to your own entrance at C9.
cairo-example-barker-3 = The barker goes back to the supply. The coin at your own stall is yours: { $coins } red coins.

cairo-example-equally-near = Equally near
cairo-example-equally-near-1 = The red customer stands at F6 in the middle. Call it.
cairo-example-equally-near-2 = E1 and C9 are equally near, six steps: you choose, without a barker. Take your own.
cairo-example-equally-near-3 = { $coins } red coins, and nobody else earns.

cairo-example-occupied-entrance = Somebody stands in the way
cairo-example-occupied-entrance-1 = The blue customer stands on the red entrance E1. The red one has come back to the board: call it.
cairo-example-occupied-entrance-2 = An occupied entrance does not count. C9 is the nearest free one, and it is yours.
cairo-example-occupied-entrance-3 = { $coins } red coins. On C9 the white customer stands now, so that both red entrances are taken.

cairo-example-own-stall = A larger stall earns more
cairo-example-own-stall-1 = Your red stall has two parts, and you have no red coin left. Call the red customer.
cairo-example-own-stall-2 = It goes to your entrance at C9.
cairo-example-own-stall-3 = Your own stall pays a coin for each of its parts: { $coins } red coins.

cairo-example-neutral-stall = A neutral stall
cairo-example-neutral-stall-1 = Between two players there are neutral stalls. Call the red customer.
cairo-example-neutral-stall-2 = The nearest entrance is a neutral one, C10.
cairo-example-neutral-stall-3 = You take one coin for the call, and nobody else gets anything.

cairo-example-extension-cells = Where an extension may stand
cairo-example-extension-cells-1 = Your red tent stands on E2, its entrance is E1. You hold cards for the sectors 1 and 2. Extend the red stall.
cairo-example-extension-cells-2 = Play the card of sector 2.
cairo-example-extension-cells-3 = In this sector F2 and E3 touch the tent. D2 lies in sector 1, on E1 there is the entrance, and G3 does not touch the stall. Choose E3.
cairo-example-extension-cells-4 = The extension stands on E3, and now it must be paid.

cairo-example-too-few-coins = Too few coins of a colour
cairo-example-too-few-coins-1 = The first extension costs two coins of its colour; you have { $coins } red one. Build all the same.
cairo-example-too-few-coins-2 = One red coin at least you must pay. For each one missing, two others will do: a yellow and a blue one.
cairo-example-too-few-coins-3 = No red coin is left. A stall whose colour you have no coin of could not be extended at all.

cairo-example-joker = A joker and its fee
cairo-example-joker-1 = Joker 4 is good for the sectors 1, 4 and 7. Play it to extend the red stall.
cairo-example-joker-2 = It costs two coins of any colour, on top of the price. Your only red coin must stay, as the extension needs it. Pay a yellow and a green one.
cairo-example-joker-3 = Now build on C11 and pay: the red coin, and two others for the one missing.
cairo-example-joker-4 = Five of your six coins are gone.

cairo-example-three-cards = Three cards for any cell
cairo-example-three-cards-1 = None of your cards shows sector 7. But any three cards are good for every cell.
cairo-example-three-cards-2 = Play all three. For jokers played in this way there is no fee.
cairo-example-three-cards-3 = Build on C11, and pay the price of the extension.
cairo-example-three-cards-4 = Your hand is empty, but you saved the fee of the joker.

cairo-example-tent-apart = A tent stands apart
cairo-example-tent-apart-1 = Place your green tent with the card of sector 2.
cairo-example-tent-apart-2 = A tent may not stand beside another stall, so E3 is not possible. But beside an entrance it may stand: choose G3, next to the entrance G4.
cairo-example-tent-apart-3 = Its own entrance may lie anywhere beside it. Choose G2.
cairo-example-tent-apart-4 = A tent costs nothing but the card, and brings no points.

cairo-example-colour-per-sector = One tent of a colour in each sector
cairo-example-colour-per-sector-1 = Place your white tent, with all three cards.
cairo-example-colour-per-sector-2 = In sector 5 there is a white tent already, on H8, so E8 is not possible. Choose D9 in sector 7.
cairo-example-colour-per-sector-3 = The entrance goes to D10.
cairo-example-colour-per-sector-4 = Only tents count for this: of extensions a sector may hold as many as you like.

cairo-example-snack-zone = Purple belongs to the snack zone
cairo-example-snack-zone-1 = Purple tents stand in the snack zone at the edge. Place yours with the card of sector 3.
cairo-example-snack-zone-2 = Choose L4; K3 would be on the market square.
cairo-example-snack-zone-3 = Its entrance opens to the market square all the same: K4.
cairo-example-snack-zone-4 = From there customers find it like any other stall.

cairo-example-medals = Gold and silver
cairo-example-medals-1 = Nobody has extended a red stall yet. Extend yours.
cairo-example-medals-2 = { $points } points: two for the new size, and five for both medals. Now the Eye of Horus makes the other red stall as large as yours.
cairo-example-medals-3 = Equal size: the silver medal changes hands, and gold stays with you. The other player scores { $other }, and you keep your { $points } points.

cairo-example-hand-limit = Four cards at most
cairo-example-hand-limit-1 = You hold { $cards } cards. Draw two more: first the open card of sector 9.
cairo-example-hand-limit-2 = The display is not filled up yet. Take the second one from the deck.
cairo-example-hand-limit-3 = Now you hold { $cards }: two must go, whichever you like.
cairo-example-hand-limit-4 = { $cards } cards stay in your hand. Barkers would not have counted.

cairo-example-same-colour = Stalls of one colour keep apart
cairo-example-same-colour-1 = Your red stall stands on C3, the other red one on C6. Build on C4: a free cell still lies between them.
cairo-example-same-colour-2 = Now the Eye of Horus extends the other red stall, with the card of sector 4.
cairo-example-same-colour-3 = C5 would touch your stall of the same colour and is not allowed. So it becomes C7.
cairo-example-same-colour-4 = Beside stalls of other colours an extension may stand wherever there is room.
