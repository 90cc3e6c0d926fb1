# Told by the examples that run; numbers come from their positions.

yspahan-example-tower = Filling the Tower
yspahan-example-tower-1 = You are the first player and have { $gold } gold. Add two yellow dice, and roll.
yspahan-example-tower-2 = The lowest number lies on Camels, the highest on Gold, the others in between from below; Vase stays empty. Take the camels: for you the yellow die counts.
yspahan-example-tower-3 = { $camels } camels. The yellow die on Bag was taken away, so nobody else can choose that row.

yspahan-example-one-value = Nine times the same
yspahan-example-one-value-1 = All dice show 4: they all lie on Camels. Take them.
yspahan-example-one-value-2 = { $camels } camels! For the others nothing is left. Blue may only draw a card.
yspahan-example-one-value-3 = Blue has { $cards } card. Building is still allowed after that.

yspahan-example-placing = Finish what you have begun
yspahan-example-placing-1 = Blue has begun the yellow souk of the Chest, you the blue one. Place two goods there.
yspahan-example-placing-2 = Yellow belongs to Blue, and pink you may not begin while blue is unfinished. So the first good finishes blue.
yspahan-example-placing-3 = The second one may now begin a new souk: choose a shop of the pink one.
yspahan-example-placing-4 = Nobody but you may place goods in the pink souk now.

yspahan-example-reopened-souk = A souk is open again
yspahan-example-reopened-souk-1 = Your blue souk of the Chest was complete, but the Supervisor has sent one good to the Caravan: { $points } points. Place two goods in the Chest.
yspahan-example-reopened-souk-2 = The souk is unfinished again and still yours, so it must be filled up first. After that you may begin the pink one.
yspahan-example-reopened-souk-3 = Complete again, and a pink good as well.

yspahan-example-supervisor = The Supervisor on his way
yspahan-example-supervisor-1 = The Supervisor stands on { yspahan-square-w2 }, and your dice show 3. Send him on his way.
yspahan-example-supervisor-2 = Without gold he goes exactly three steps: to { yspahan-square-e1 }, { yspahan-square-n1 }, { yspahan-square-s1 } or { yspahan-square-w5 }. Each step more or less costs a gold, and you have { $gold }; { yspahan-square-w7 } would cost two. Send him to { yspahan-square-s1 }.
yspahan-example-supervisor-3 = Two goods lie beside { yspahan-square-s1 }, Green’s and Blue’s. You say which goes to the Caravan first: Green’s.
yspahan-example-supervisor-4 = Both owners score at once, Green { $green } points and Blue { $blue }. You have still { $gold } gold.

yspahan-example-keep-the-good = A camel for the good
yspahan-example-keep-the-good-1 = Your own good lies beside { yspahan-square-w3 }. Let the Supervisor stop there, three steps from the centre.
yspahan-example-keep-the-good-2 = The good would leave your souk. You have { $camels } camels: pay one.
yspahan-example-keep-the-good-3 = The good stays, and another one from your stock travels with the Caravan: { $points-more } points.

yspahan-example-hammam = With the Hammam
yspahan-example-hammam-1 = You own the Hammam, and the dice show 2. Send the Supervisor.
yspahan-example-hammam-2 = Up to three steps more or less are free for you. Six steps are four more: one gold. Seven would cost two, and you have { $gold }.
yspahan-example-hammam-3 = He has gone to { yspahan-square-e6 } for { $gold-less } gold.

yspahan-example-third-building = The third building
yspahan-example-third-building-1 = The Paddock and the Bazaar are yours. Two dice lie on Camels; take them.
yspahan-example-third-building-2 = The Paddock gave one more: { $camels } camels. With { $gold } gold you can build the Caravanserai; the Hoist is too dear.
yspahan-example-third-building-3 = The first two buildings brought nothing, the third { $points } points at once.

yspahan-example-shop = Shop and card
yspahan-example-shop-1 = Three dice lie on Gold, and you own the Shop. Take them.
yspahan-example-shop-2 = You may discard a card for one die more. Do so.
yspahan-example-shop-3 = Three for the dice, one for the card, one from the Shop: { $gold-more } gold.

yspahan-example-hoist = Hoist and card
yspahan-example-hoist-1 = Two dice lie on Vase, and you own the Hoist. Take them.
yspahan-example-hoist-2 = Discard a card for one die more.
yspahan-example-hoist-3 = Two dice, the card and the Hoist: four goods. Fill the orange souk with three; the fourth begins another one.
yspahan-example-hoist-4 = The orange souk is complete in one go.

yspahan-example-sell-camels = Camels into points
yspahan-example-sell-camels-1 = You have { $camels } camels and a card that sells them. Cards may be played at any time of your turn: play it now.
yspahan-example-sell-camels-2 = It takes up to four camels. Sell four.
yspahan-example-sell-camels-3 = { $points } points; { $camels } camel is left.

yspahan-example-week = The week is scored
yspahan-example-week-1 = It is the last day of the week. Blue has filled the yellow souk of the Chest, you the blue one and a part of the pink one. Take the camels.
yspahan-example-week-2 = Blue and Green use their groups, and the day is over.
yspahan-example-week-3 = You score { $points } points for the blue souk, Blue { $blue } for the yellow one, and the pink one gives nothing. All goods leave the shops, the Supervisor goes back to the centre, and a new week begins.

yspahan-example-two-players = Yellow dice between two players
yspahan-example-two-players-1 = You are the second player today. On Camels there is only a yellow die, which you may not take. On Barrel there are two white dice and a yellow one: take those.
yspahan-example-two-players-2 = For you only white dice count. Place two goods.
yspahan-example-two-players-3 = The yellow die was removed without counting.
