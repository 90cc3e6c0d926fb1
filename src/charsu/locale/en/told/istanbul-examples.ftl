# Told by the examples that run; numbers come from their positions.

istanbul-example-two-steps = One or two steps
istanbul-example-two-steps-1 = Your merchant stands on the Fountain, on top of { $stack } assistants. The Tea House is two steps away: go there. The Gemstone Dealer is too far, and staying is not allowed.
istanbul-example-two-steps-2 = To use a place you leave an assistant there, or pick one up.
istanbul-example-two-steps-3 = The Tea House is yours to use now. { $stack } assistants are left in your stack.

istanbul-example-pick-up = Picking up an assistant
istanbul-example-pick-up-1 = Two of your assistants lie in the bazaar, at the Fabric and at the Spice Warehouse. Go back to the Fabric Warehouse.
istanbul-example-pick-up-2 = Your own assistant lies here, so you cannot leave another one: pick it up.
istanbul-example-pick-up-3 = You may use the place just as well, and have { $stack } assistants again.

istanbul-example-empty-stack = No assistant left
istanbul-example-empty-stack-1 = All your assistants lie in the bazaar; your stack is empty. You must move all the same, say to the Wainwright.
istanbul-example-empty-stack-2 = None of yours lies here, and none can be left. Your turn ends at once.
istanbul-example-empty-stack-3 = Blue is next. At the Fountain you would have got your assistants back.

istanbul-example-fountain = At the Fountain
istanbul-example-fountain-1 = Two of your assistants lie in the bazaar. Other merchants stand on the Fountain; go there all the same.
istanbul-example-fountain-2 = Nobody pays anything at the Fountain, and no assistant is left. Call all of yours back.
istanbul-example-fountain-3 = { $stack } assistants are in your stack again, and you still have { $lira } lira.

istanbul-example-two-merchants = Paying two merchants
istanbul-example-two-merchants-1 = The merchants of Green and Yellow stand at the Spice Warehouse. You have { $lira } lira: go there and leave an assistant.
istanbul-example-two-merchants-2 = Whoever finds other merchants pays each of them, or the turn ends. Pay.
istanbul-example-two-merchants-3 = It cost you { $lira-less } lira; Green and Yellow got { $green-more } each. Now load.
istanbul-example-two-merchants-4 = The cart is full of spice, as if nobody had been there.

istanbul-example-cannot-pay = All or nothing
istanbul-example-cannot-pay-1 = Two merchants stand at the Spice Warehouse, and you have only { $lira } lira. You may go there all the same.
istanbul-example-cannot-pay-2 = Both must be paid, or none of them: your money is not enough. The turn ends.
istanbul-example-cannot-pay-3 = Nothing was paid, { $lira } lira are still yours. But the assistant stays where you left it.

istanbul-example-neutral-merchant = A neutral merchant
istanbul-example-neutral-merchant-1 = Between two players, neutral merchants stand about in the bazaar. One is at the Small Mosque: go there.
istanbul-example-neutral-merchant-2 = It is paid like any other, into the supply. Then two dice tell where it goes.
istanbul-example-neutral-merchant-3 = The dice showed 2 and 3, so it stands at the Post Office now. It cost you { $lira-less } lira.

istanbul-example-wainwright = The third extension
istanbul-example-wainwright-1 = You own two extensions: the cart holds { $capacity } of each good. With { $lira } lira you can buy the third.
istanbul-example-wainwright-2 = It cost { $lira-less } lira. The cart holds { $capacity } of each good now, and the third extension brought a ruby at once.

istanbul-example-warehouse = Loading at a warehouse
istanbul-example-warehouse-1 = One fabric lies in your cart, which holds { $capacity } of each good. Load.
istanbul-example-warehouse-2 = A warehouse fills the cart up: you have { $fabric } now. More than fits is never loaded.

istanbul-example-post-office = What the mail brings
istanbul-example-post-office-1 = Two markers of the Post Office have already been moved down by Blue. Go there.
istanbul-example-post-office-2 = You receive everything that no marker covers, lira and goods.
istanbul-example-post-office-3 = { $lira-more } lira, a fabric and a fruit. Then the next marker moves down, and the mail brings something else to whoever comes next.

istanbul-example-caravansary = Two cards from two sources
istanbul-example-caravansary-1 = “5 lira” lies on the discard pile; Blue has played it. Take your first card from there.
istanbul-example-caravansary-2 = Only now, with the first card in your hand, you say where the second comes from. Take it from the deck.
istanbul-example-caravansary-3 = Of { $cards } cards in your hand one must go, an old one or a new one.
istanbul-example-caravansary-4 = “1 good” lies on the discard pile now, for whoever comes next. You keep { $cards } cards.

istanbul-example-black-market = The red tile at the Black Market
istanbul-example-black-market-1 = You own the red mosque tile. Roll first, and choose your good afterwards.
istanbul-example-black-market-2 = 2 and 5 make 7, which is one jewelry. But the red tile turns a die to 4: turn the 2.
istanbul-example-black-market-3 = 4 and 5 make 9: { $blue } jewelry. Now choose fabric, spice or fruit.
istanbul-example-black-market-4 = { $blue } jewelry and a spice, in one action.

istanbul-example-tea-house = The Tea House pays what was announced, or little
istanbul-example-tea-house-1 = Announce a number from 3 to 12. The higher it is the more you win, if you win. Say 8.
istanbul-example-tea-house-2 = Now the dice are rolled.
istanbul-example-tea-house-3 = 3 and 4 make 7, less than 8: only { $lira-more } lira. With 8 or more it would have been what you announced.

istanbul-example-roll-again = The red tile at the Tea House
istanbul-example-roll-again-1 = You own the red mosque tile. Announce 9; the dice show 1 and 2.
istanbul-example-roll-again-2 = A die turned to 4 would not be enough. Roll both again: the new roll stands, whatever it shows.
istanbul-example-roll-again-3 = 6 and 4 make 10: { $lira-more } lira.

istanbul-example-small-market = Four goods at the Small Market
istanbul-example-small-market-1 = The demand tile asks for fabric, spice and two fruit, and for jewelry, of which you have none. Sell four goods.
istanbul-example-small-market-2 = You want to sell no more. What counts is how many they are, not of which kinds.
istanbul-example-small-market-3 = Four goods bring { $lira-more } lira. The tile goes to the bottom of its stack, and the market wants something else.

istanbul-example-any-goods = Any goods at the Small Market
istanbul-example-any-goods-1 = The demand tile shows no fabric, and fabric is all you have. Play “Any goods at the Small Market”.
istanbul-example-any-goods-2 = Now you may sell whatever you like, one good to five. Sell both.
istanbul-example-any-goods-3 = Then you are done.
istanbul-example-any-goods-4 = Two goods bring { $lira-more } lira. The tile goes to the bottom of its stack as after any sale.

istanbul-example-police-station = The family member goes out
istanbul-example-police-station-1 = Your family member waits at the Police Station, where you have just arrived. Send it to the Spice Warehouse; Blue’s merchant and the Governor stand there.
istanbul-example-police-station-2 = It uses the place for you, without an assistant and without paying anybody.
istanbul-example-police-station-3 = { $spice } spice in the cart, and still { $lira } lira. Blue got nothing, and the Governor cannot be used from here.

istanbul-example-palace = A ruby from the Sultan
istanbul-example-palace-1 = The Sultan’s Palace wants { $price } goods: two jewelry, two fabric, a spice, a fruit, and one of your choice. Give a second fruit for that.
istanbul-example-palace-2 = You have { $rubies } rubies. The space where this one lay shows one more good: the next ruby costs { $price }, with a second spice.

istanbul-example-great-mosque = A tile of the Great Mosque
istanbul-example-great-mosque-1 = The blue tile on top of its stack wants to see { $needs } jewelry, and you have { $blue }. Take it. For the yellow one you have no fruit.
istanbul-example-great-mosque-2 = One jewelry was the price; you keep { $blue }. The blue tile brought the fifth assistant into your stack, and the next one wants to see { $needs }.

istanbul-example-gemstone-dealer = The dealer grows dearer
istanbul-example-gemstone-dealer-1 = The highest number without a ruby is { $price }; you have { $lira } lira. Buy.
istanbul-example-gemstone-dealer-2 = You have { $rubies } rubies and { $lira } lira. The next ruby costs { $price }.

istanbul-example-green-tile = The green tile at a warehouse
istanbul-example-green-tile-1 = You own the green mosque tile. Load at the Fabric Warehouse.
istanbul-example-green-tile-2 = For lira the green tile gives one good more, of any kind. Take jewelry.
istanbul-example-green-tile-3 = It cost { $lira-less } lira: jewelry without the Black Market.

istanbul-example-family-caught = A family member is caught
istanbul-example-family-caught-1 = Blue’s family member stands at the Fabric Warehouse, where you have just loaded. You must catch it.
istanbul-example-family-caught-2 = It goes back to the Police Station. Your reward is a bonus card or money: take the money.
istanbul-example-family-caught-3 = { $lira-more } lira for you.

istanbul-example-governor = The Governor’s price
istanbul-example-governor-1 = The Governor stands here. He gives you a bonus card, and you see it before you pay.
istanbul-example-governor-2 = He wants lira or a card. Give him “1 good”; it might also be the card you have just drawn.
istanbul-example-governor-3 = { $lira } lira are still yours. Two dice, 2 and 3, send the Governor to the Post Office.

istanbul-example-smuggler = The Smuggler’s price
istanbul-example-smuggler-1 = The Smuggler stands at the Fabric Warehouse. He has every good: take jewelry.
istanbul-example-smuggler-2 = He wants lira or any good. Give him one of your { $fabric } fabric.
istanbul-example-smuggler-3 = A fabric has become jewelry, and you still have { $lira } lira. The dice send him to the Caravansary.

istanbul-example-far = Three or four steps
istanbul-example-far-1 = The Gemstone Dealer is three steps away, too far for a merchant. You hold “Move 3 or 4”: play it.
istanbul-example-far-2 = Now three or four steps it must be; the Tea House is too near.
istanbul-example-far-3 = You have arrived, and the turn goes on as usual: an assistant first.

istanbul-example-repeat = Once more, if you can pay
istanbul-example-repeat-1 = You hold “Dealer once more” and { $lira } lira. Buy a ruby for { $price }.
istanbul-example-repeat-2 = With the card you could buy again, but the next ruby costs { $price }, and { $lira } lira are left. What cannot be paid cannot be repeated.
istanbul-example-repeat-3 = The card stays in your hand.

istanbul-example-last-round = The fifth ruby
istanbul-example-last-round-1 = You have { $rubies } rubies and the price of one more. Buy it and end your turn.
istanbul-example-last-round-2 = { $rubies } rubies: this is the last round. Green began it, so only Blue has a turn left.
istanbul-example-last-round-3 = After the last turn everybody may still play cards that give lira or goods. Then the most rubies win.

istanbul-example-caravansary-coffee = Coffee at the Caravansary
istanbul-example-caravansary-coffee-1 = With Mocha & Baksheesh the Caravansary gives coffee as well. Take two cards from the deck.
istanbul-example-caravansary-coffee-2 = You have { $coffee } coffee and { $cards } cards. Discard one of the cards.
istanbul-example-caravansary-coffee-3 = Coffee lies beside the cart and takes no room in it; you may own as much as you like.

istanbul-example-roasting-plant = Three ways to roast
istanbul-example-roasting-plant-1 = At the Roasting Plant you have lira, spice and a card, and may use each way once. First pay lira.
istanbul-example-roasting-plant-2 = { $coffee } coffee. Now give a spice.
istanbul-example-roasting-plant-3 = { $coffee } coffee. And now the card.
istanbul-example-roasting-plant-4 = Every way gave { $coffee-more } coffee, { $coffee } in all. Coffee itself is never taken as the good.

istanbul-example-guild-hall = Two guild cards, and one of them goes
istanbul-example-guild-hall-1 = At the Guild Hall you take a coffee and draw two guild cards.
istanbul-example-guild-hall-2 = You hold two: “4 lira and 4 goods” and “5 coffee”. One card must go, a new one or an old one.
istanbul-example-guild-hall-3 = “5 coffee” stays with you, secretly. It can be played instead of a turn.

istanbul-example-guild-turn = A guild card is a whole turn
istanbul-example-guild-turn-1 = Instead of moving you may play a guild card. The one for the Small Market needs jewelry, fabric and spice, which you do not have; so play “5 coffee”.
istanbul-example-guild-turn-2 = { $coffee } coffee, and your merchant has not moved: no assistant, no payment, no encounter.

istanbul-example-coffee-trader = The Coffee Trader
istanbul-example-coffee-trader-1 = The Coffee Trader stands at the Spice Warehouse. Use him: he gives a coffee.
istanbul-example-coffee-trader-2 = He takes lira or any good, but no coffee. Give him a spice.
istanbul-example-coffee-trader-3 = { $coffee } coffee and still { $lira } lira. The dice send him to the Fruit Warehouse.

istanbul-example-tavern-tile = A tile at the Tavern
istanbul-example-tavern-tile-1 = You have { $coffee } coffee. That is too little for the barrier, but enough for the first tile of a stack: take the Movement tile.
istanbul-example-tavern-tile-2 = From now on your merchant may walk any distance in a straight line. The Tea House lies three places away in the same row: go there in your next turn.
istanbul-example-tavern-tile-3 = Without the tile it would have been two turns.

istanbul-example-barrier = The barrier
istanbul-example-barrier-1 = You have { $coffee } coffee. Lay the barrier between the Fountain and the Caravansary.
istanbul-example-barrier-2 = It was paid with coffee, and you hold it now. Use one of the two places, from here: the Caravansary. Then end your turn.
istanbul-example-barrier-3 = Blue stands on the Fountain. Nobody but you may step over the barrier, so the Caravansary next to it is out of reach. Blue goes to the Police Station instead.
istanbul-example-barrier-4 = Through the barrier no assistant is needed and nobody is paid. It lies there until somebody moves it.

istanbul-example-baksheesh = Baksheesh
istanbul-example-baksheesh-1 = You have { $coffee } coffee and { $fruit } fruit: enough for a baksheesh. Pay it.
istanbul-example-baksheesh-2 = For that you may choose a ruby: from the palace, from the dealer or from the Coffee House. Take the one at the Gemstone Dealer.
istanbul-example-baksheesh-3 = You paid nothing of the dealer’s price, but the next ruby there costs { $price } now. And the next baksheesh is paid in spice.

istanbul-example-coffee-house = A ruby for coffee
istanbul-example-coffee-house-1 = The Coffee House wants { $price } coffee, and you have { $coffee }. Pay.
istanbul-example-coffee-house-2 = You have a ruby. The next one costs { $price } coffee.

istanbul-example-guild-tea-house = The guild card of the Tea House
istanbul-example-guild-tea-house-1 = You play the guild card of the Tea House: it pays double. Announce 9; the dice show 2 and 5.
istanbul-example-guild-tea-house-2 = 7 is too little, and the red tile would not help with a guild card. But you hold “Turn a die to 6”: turn the 2.
istanbul-example-guild-tea-house-3 = 6 and 5 make 11: twice 9, { $lira-more } lira.

istanbul-example-any-action = The action of any place
istanbul-example-any-action-1 = Your family member is out at the Fruit Warehouse, your merchant at the Guild Hall. Play the guild card for any place.
istanbul-example-any-action-2 = Choose the Fabric Warehouse, far away. The Coffee House is not possible: you could not pay.
istanbul-example-any-action-3 = Your cart is full of fabric, your merchant has not moved, and the family member went home to the Police Station by the same card.

istanbul-example-embassy = Letters and where they go
istanbul-example-embassy-1 = The Embassy gives two letters. Take them.
istanbul-example-embassy-2 = One was for the Embassy, where you stand: it is delivered at once and counts 2 seals. The other counts 1 and goes to the Fruit Warehouse. End your turn, and go there in the next one.
istanbul-example-embassy-3 = As soon as one of your figures stands at the right place a letter is delivered. You have { $seals } seals.

istanbul-example-courier = The Courier
istanbul-example-courier-1 = The Courier stands at the Spice Warehouse. Use him: you draw a letter.
istanbul-example-courier-2 = You see it first: it goes to the Large Market. The price is lira or a letter. Pay lira.
istanbul-example-courier-3 = The letter counts { $seals } seal and cost { $lira-less } lira. The dice send the Courier to the Black Market.

istanbul-example-companion = The companion
istanbul-example-companion-1 = At the Fountain you may take your companion. Take him, and leave the assistant where it is.
istanbul-example-companion-2 = End your turn. At the start of the next one you put him where your merchant stands.
istanbul-example-companion-3 = Now you act with the merchant or with the companion. He walks exactly one place: to the Embassy.
istanbul-example-companion-4 = He needs no assistant: { $stack } are still with your merchant, who has not moved. The Embassy gave you two letters.

istanbul-example-kiosk = Tiles for everybody
istanbul-example-kiosk-1 = The Kiosk gives a letter. Then one tile more than there are players is turned up.
istanbul-example-kiosk-2 = You pick first: take jewelry.
istanbul-example-kiosk-3 = Then the others pick: Blue two fabric, Green two lira.
istanbul-example-kiosk-4 = One tile is left over, and it is yours too: a fabric and a lira.
istanbul-example-kiosk-5 = You used two tiles, the others one each. All of them go.

istanbul-example-auction = An auction
istanbul-example-auction-1 = At the Auction House you take a good and open the auction of two bonus cards with 1 lira.
istanbul-example-auction-2 = Blue offers 2, Green passes. You have only { $lira } lira and cannot go higher.
istanbul-example-auction-3 = Blue draws the two cards, and pays you: you have { $lira } lira. Had you won, the money would have gone to the supply.

istanbul-example-secret-society = A ruby for six seals
istanbul-example-secret-society-1 = You have { $seals } seals. The Secret Society wants six: give three delivered letters.
istanbul-example-secret-society-2 = Now choose: take the ruby of the Sultan’s Palace.
istanbul-example-secret-society-3 = Its price in goods was not paid, but the next ruby there costs { $price }. And who comes first gets money as well: { $lira-more } lira.

istanbul-example-double-turn = Another turn for three seals
istanbul-example-double-turn-1 = One of your letters is for the Fruit Warehouse. Go there, load, and end your turn.
istanbul-example-double-turn-2 = The letter was delivered: { $seals } seals. Three buy a second turn. Give both letters; what is more than three is lost.
istanbul-example-double-turn-3 = You are on turn again, with everything a turn has. Only one such turn can be bought in a round.

istanbul-example-to-merchant = To another merchant
istanbul-example-to-merchant-1 = Blue’s merchant stands at the Tea House, at the other end of the bazaar. Play “To another merchant”, join Blue and leave an assistant.
istanbul-example-to-merchant-2 = Blue is not paid this time. Announce 5; the dice show 3 and 4.
istanbul-example-to-merchant-3 = { $lira-more } lira, and a long way was saved.

istanbul-example-family-walk = The family member takes a walk
istanbul-example-family-walk-1 = Your family member stands at the Fruit Warehouse. You hold a card that lets it walk instead of your own turn: play it.
istanbul-example-family-walk-2 = One place, and not to the Police Station: to the Tea House.
istanbul-example-family-walk-3 = It carries out the action there. Announce 7; the dice show 6 and 2.
istanbul-example-family-walk-4 = { $lira-more } lira. Your merchant has stood still, and that was the whole turn.

istanbul-example-encounter-tile = Nothing to pay
istanbul-example-encounter-tile-1 = You own the Encounter tile of the Tavern. The Courier stands at the Post Office: go there and take the mail.
istanbul-example-encounter-tile-2 = Use the Courier: with the tile he, too, wants nothing from you.
istanbul-example-encounter-tile-3 = A letter, and still { $lira } lira. The dice send him to the Caravansary as usual.

istanbul-example-catacombs = Through the Catacombs
istanbul-example-catacombs-1 = The Catacombs give a good or a coffee. Take coffee.
istanbul-example-catacombs-2 = Then your merchant comes up wherever you like. Choose the Gemstone Dealer.
istanbul-example-catacombs-3 = There he does nothing this turn: no action, no payment, no encounter. The assistant he left stays in the Catacombs.

istanbul-example-companion-and-guild = The companion, then a guild card
istanbul-example-companion-and-guild-1 = Your companion is at hand, and you hold a guild card. The turn begins: put him on the board.
istanbul-example-companion-and-guild-2 = That was not the turn yet. Play “5 coffee”.
istanbul-example-companion-and-guild-3 = The companion stands on the Fountain, { $coffee } coffee are yours, and nobody has moved.

istanbul-example-society-and-coffee-house = The Secret Society and the Coffee House
istanbul-example-society-and-coffee-house-1 = You have { $seals } seals. Give three delivered letters to the Secret Society.
istanbul-example-society-and-coffee-house-2 = In the Grand Bazaar the ruby may come from the Coffee House as well. Take that one.
istanbul-example-society-and-coffee-house-3 = You paid no coffee, but the next ruby of the Coffee House costs { $price } now.
