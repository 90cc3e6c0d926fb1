# Istanbul: Mocha & Baksheesh, Letters & Seals, Grand Bazaar: names

istanbul-place-17 = Roasting Plant
istanbul-place-18 = Guild Hall
istanbul-place-19 = Tavern
istanbul-place-20 = Coffee House
istanbul-place-21 = Embassy
istanbul-place-22 = Kiosk
istanbul-place-23 = Auction House
istanbul-place-24 = Secret Society
istanbul-place-25 = Catacombs

istanbul-figure-coffee-trader = Coffee Trader
istanbul-figure-courier = Courier

istanbul-card-coffee = 2 coffee
istanbul-card-guild-card = Guild card for 2 coffee
istanbul-card-coffee-sale = 8 lira for 1 coffee
istanbul-card-exchange = Exchange up to 3 goods
istanbul-card-dice = Two dice, two rewards
istanbul-card-six = Turn a die to 6
istanbul-card-corner = To a corner
istanbul-card-wainwright = Wainwright once more
istanbul-card-coffee-house = Coffee House once more
istanbul-card-letter = 1 letter
istanbul-card-dice-total = Reward for the total
istanbul-card-good-sale = 7 lira for 1 good
istanbul-card-red-and-lira = Fabric and 3 lira
istanbul-card-green-and-lira = Spice and 3 lira
istanbul-card-yellow-and-lira = Fruit and 3 lira
istanbul-card-copy = Copy the top discard
istanbul-card-family-walk = Family member’s walk
istanbul-card-to-merchant = To another merchant
istanbul-card-companion-far = Companion moves 2 steps
istanbul-card-figure = Use a figure anywhere
istanbul-card-mosque = Mosque once more
istanbul-card-secret-society = Secret Society once more
istanbul-card-anywhere = Anywhere for 3 lira

istanbul-guild-1 = No. 1: a free extension
istanbul-guild-2 = No. 2: fill up fabric, and 3 goods
istanbul-guild-3 = No. 3: fill up spice, and 3 goods
istanbul-guild-4 = No. 4: fill up fruit, and 3 goods
istanbul-guild-5 = No. 5: 4 lira and 4 goods
istanbul-guild-6 = No. 6: 3 bonus cards
istanbul-guild-7 = No. 7: to the Fountain, then another turn
istanbul-guild-8 = No. 8: 2 goods, and dice for jewelry
istanbul-guild-9 = No. 9: Tea House with double winnings
istanbul-guild-10 = No. 10: 15 lira for fabric, spice and fruit
istanbul-guild-11 = No. 11: 20 lira for jewelry, fabric and spice
istanbul-guild-12 = No. 12: the action of any place
istanbul-guild-13 = No. 13: Palace ruby for any 6 goods
istanbul-guild-14 = No. 14: Small Mosque tile for 1 good
istanbul-guild-15 = No. 15: Great Mosque tile for 1 good
istanbul-guild-16 = No. 16: Dealer’s ruby for 15 lira, then coffee per ruby
istanbul-guild-17 = No. 17: 5 coffee
istanbul-guild-18 = No. 18: 1 coffee and 2 guild cards
istanbul-guild-19 = No. 19: up to 2 Tavern actions, 1 coffee off
istanbul-guild-20 = No. 20: Coffee House ruby at half price

istanbul-tavern-movement = Movement tile
istanbul-tavern-encounter = Encounter tile

istanbul-kiosk-1 = 1 fruit and 1 lira
istanbul-kiosk-2 = 1 spice and 1 lira
istanbul-kiosk-3 = 1 fabric and 1 lira
istanbul-kiosk-4 = 2 fruit
istanbul-kiosk-5 = 2 spice
istanbul-kiosk-6 = 2 fabric
istanbul-kiosk-7 = 1 fruit
istanbul-kiosk-8 = 1 spice
istanbul-kiosk-9 = 1 fabric
istanbul-kiosk-10 = 1 jewelry
istanbul-kiosk-11 = a bonus card
istanbul-kiosk-12 = 2 lira
istanbul-kiosk-13 = 1 coffee or 2 lira
istanbul-kiosk-14 = 1 coffee or 3 lira
istanbul-kiosk-15 = companion to your supply
istanbul-kiosk-16 = roll a die for lira
istanbul-kiosk-17 = extension for 10 lira
istanbul-kiosk-18 = extension for 1 fabric, 1 spice and 1 fruit
istanbul-kiosk-19 = merchant to the Fountain
istanbul-kiosk-20 = give a good for a letter, or a letter for a good
istanbul-kiosk-21 = give a card for a letter, or a letter for a card
istanbul-kiosk-22 = buy a letter for 2 lira, or sell one for 3 lira
istanbul-kiosk-23 = buy a good for 2 lira, or sell one for 3 lira
istanbul-kiosk-24 = buy a card for 2 lira, or sell one for 3 lira
istanbul-kiosk-25 = 2 lira
istanbul-kiosk-26 = 3 lira

# What is asked

istanbul-ask-companion = { $player }: put your companion on the board?
istanbul-ask-leap = { $player }: where does your merchant go? “{ $card }”
istanbul-ask-companion-far = { $player }: where does your companion go, 2 steps away?
istanbul-ask-family-step = { $player }: where does your family member walk?
istanbul-ask-draw-guild = { $drawer } draws a guild card.
istanbul-ask-draw-letter = { $drawer } takes a letter.
istanbul-ask-good-or-coffee = { $player }: what do you take?
istanbul-ask-different-goods = { $player }: take { $count ->
    [one] 1 more good of another kind
   *[other] up to { $count } more goods of different kinds
}
istanbul-ask-two-goods = { $player }: of which good do you take two?
istanbul-ask-announce = { $player }: announce a number
istanbul-ask-guild-tile = { $player }: which mosque tile do you take?
istanbul-ask-any-action = { $player }: the action of which place do you carry out?
istanbul-ask-roast = { $player }: another 2 coffee?
istanbul-ask-discard-guild = { $player }: discard one guild card
istanbul-ask-barrier = { $player }: where does the barrier go?
istanbul-ask-beside = { $player }: which of the two actions do you carry out?
istanbul-ask-ruby = { $player }: from where do you take the ruby?
istanbul-ask-trader-price = { $player }: pay the Coffee Trader 2 lira or one good
istanbul-ask-courier-price = { $player }: pay the Courier 2 lira or one letter
istanbul-ask-give = { $b ->
    [0] { $player }: what do you give away?
   *[other] { $player }: what do you give away? { $b } so far
}
istanbul-ask-take = { $player }: choose what you take; { $count } left
istanbul-ask-six = { $player }: which die do you turn to 6?
istanbul-ask-card-price = { $player }: what do you give for 7 lira?
istanbul-ask-card-figure = { $player }: which figure do you use?
istanbul-ask-double-turn = { $player }: give letters with 3 seals for another turn?
istanbul-ask-seals = { $player }: give letters; { $count ->
    [one] 1 seal
   *[other] { $count } seals
} to go
istanbul-ask-reveal = A kiosk tile is revealed.
istanbul-ask-pick = { $player }: pick a kiosk tile
istanbul-ask-kiosk = { $player }: use the tile “{ $tile }”?
istanbul-ask-roll-one = { $drawer } rolls a die.
istanbul-ask-bid = { $lira ->
    [0] { $player }: open the auction of two bonus cards
   *[other] { $player }: bid for two bonus cards; the highest bid is { $lira } lira
}
istanbul-ask-catacombs = { $player }: put your merchant or your companion on a place
istanbul-ask-act-now = { $player }: { $place }, carry out the action

# What can be answered

istanbul-answer-coffee = Coffee
istanbul-answer-good-or-coffee-good = Take 1 { $good }
istanbul-answer-good-or-coffee-coffee = Take 1 coffee
istanbul-answer-act-coffee = Take 1 coffee
istanbul-answer-kiosk-coffee = { $tile ->
    [13] Take 1 coffee
    [14] Take 1 coffee
   *[other] Give 1 coffee
}
istanbul-answer-give-coffee = Give 1 coffee
istanbul-answer-give-good = Give 1 { $good }
istanbul-answer-give-pass = Done
istanbul-answer-take-coffee = Take 1 coffee
istanbul-answer-take-good = Take 1 { $good }
istanbul-answer-card-price-coffee = Give 1 coffee
istanbul-answer-card-price-good = Give 1 { $good }
istanbul-answer-barrier = { $coffee ->
    [0] Place the barrier for free
   *[other] Place the barrier for { $coffee } coffee
}
istanbul-answer-baksheesh = Baksheesh: a ruby for { $count } { $good } and { $coffee } coffee
istanbul-answer-call-companion = Take the companion into your supply
istanbul-answer-tavern-tile = { $coffee ->
    [0] Take the { $tavern-tile } for free
   *[other] Take the { $tavern-tile } for { $coffee } coffee
}
istanbul-answer-guild = Play “{ $guild }”
istanbul-answer-guild-card = “{ $guild-card }”
istanbul-answer-draw-guild-guild-card = Draw “{ $guild-card }”
istanbul-answer-discard-guild-guild-card = Discard “{ $guild-card }”
istanbul-answer-act-guild-card = Discard “{ $guild-card }”
istanbul-answer-roast-guild-card = Discard “{ $guild-card }”
istanbul-answer-act-card = Discard “{ $card }”
istanbul-answer-roast-card = Discard “{ $card }”
istanbul-answer-kiosk-card = Discard “{ $card }”
istanbul-answer-act-now-all = { istanbul-answer-act-all }
istanbul-answer-act-now-place = { istanbul-answer-act-place }
istanbul-answer-act-now-assistant = { istanbul-answer-act-assistant }
istanbul-answer-act-now-good = { istanbul-answer-act-good }
istanbul-answer-act-now-lira = { istanbul-answer-act-lira }
istanbul-answer-act-now-coffee = { istanbul-answer-act-coffee }
istanbul-answer-act-now-card = { istanbul-answer-act-card }
istanbul-answer-act-now-guild-card = { istanbul-answer-act-guild-card }
istanbul-answer-edge = Between the { $place } and the { $beside }
istanbul-answer-companion = Companion to the { $companion }
istanbul-answer-letter = The letter for the { $letter }
istanbul-answer-delivered = Delivered letter: { $delivered } (2 seals)
istanbul-answer-kiosk-tile = { $kiosk-tile }
istanbul-answer-bid = Bid { $bid } lira
istanbul-answer-bid-pass = Pass
istanbul-answer-companion-act = Put him beside your merchant
istanbul-answer-companion-pass = Not now
istanbul-answer-leap-place = Go to the { $place }
istanbul-answer-leap-player = Join { $player }’s merchant
istanbul-answer-family-step-place = Walk to the { $place }
istanbul-answer-different-goods-good = Take 1 { $good }
istanbul-answer-different-goods-pass = Done
istanbul-answer-two-goods-good = Take 2 { $good }
istanbul-answer-any-action-place = { $place }
istanbul-answer-act-lira = Pay 2 lira
istanbul-answer-roast-lira = Pay 2 lira
istanbul-answer-roast-good = Give 1 { $good }
istanbul-answer-roast-pass = Done
istanbul-answer-ruby-place = Ruby of the { $place }
istanbul-answer-trader-price-lira = Pay 2 lira
istanbul-answer-trader-price-good = Give 1 { $good }
istanbul-answer-courier-price-lira = Pay 2 lira
istanbul-answer-six-die = { $die ->
    [1] Turn the { $first } to 6
   *[other] Turn the { $second } to 6
}
istanbul-answer-double-turn-pass = No other turn
istanbul-answer-kiosk-act = Use the tile
istanbul-answer-kiosk-pass = Do not use it
istanbul-answer-kiosk-good = Give 1 { $good }
istanbul-answer-kiosk-lira = { $tile ->
    [13] Take 2 lira
    [14] Take 3 lira
    [17] Pay 10 lira
   *[other] Pay 2 lira
}
istanbul-answer-roll-one-number = { $number }
istanbul-answer-catacombs-place = Merchant to the { $place }

# What happened

istanbul-event-gained-coffee = { $player } receives { $count } coffee.
istanbul-event-paid-coffee = { $player } pays { $count } coffee.
istanbul-event-drew-guild = { $player } draws the guild card “{ $guild }”.
istanbul-event-drew-guild-hidden = { $player } draws a guild card.
istanbul-event-discarded-guild = { $player } discards the guild card “{ $guild }”.
istanbul-event-played-guild = { $player } plays the guild card “{ $guild }”.
istanbul-event-guild-shuffled = The guild cards are shuffled: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in the deck.
istanbul-event-took-tavern-tile = { $player } takes the { $tavern-tile }.
istanbul-event-barrier = { $player } places the barrier between the { $place } and the { $beside }.
istanbul-event-baksheesh = The next baksheesh costs { $count } { $good }.
istanbul-event-got-letter = { $player } receives a letter for the { $place }.
istanbul-event-delivered = { $player } delivers { $count ->
    [one] a letter
   *[other] { $count } letters
} to the { $place }.
istanbul-event-paid-letter = { $player } discards a letter for the { $place }.
istanbul-event-paid-delivered = { $player } discards a delivered letter.
istanbul-event-letters-shuffled = The letters are shuffled: { $count ->
    [one] { $count } letter
   *[other] { $count } letters
} in the pile.
istanbul-event-companion-at-hand = { $player } takes the companion into the personal supply.
istanbul-event-companion-placed = { $player } puts the companion on the { $place }.
istanbul-event-companion-moved = { $player }’s companion goes to the { $place }.
istanbul-event-family-moved = { $player }’s family member walks to the { $place }.
istanbul-event-merchant-put = { $player } puts the merchant on the { $place }.
istanbul-event-bought-turn = { $player } buys another turn.
istanbul-event-revealed = Kiosk tile: { $kiosk-tile }.
istanbul-event-picked = { $player } picks: { $kiosk-tile }.
istanbul-event-kiosk-shuffled = The kiosk tiles are shuffled: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} in the stacks.
istanbul-event-rolled-one = { $player } rolls { $count }.
istanbul-event-bid = { $player } bids { $lira } lira.
istanbul-event-won-auction = { $player } wins the auction with { $lira } lira.
istanbul-event-paid-player = { $player } pays { $other } { $lira } lira.
    .to-you = { $player } pays you { $lira } lira.
istanbul-event-copied = { $player } copies “{ $card }”.

# What comes next

istanbul-todo-draw-cards = bonus cards
istanbul-todo-draw-guild = guild cards
istanbul-todo-draw-letters = letters
istanbul-todo-draw-letter = a letter
istanbul-todo-guild-played = the guild card is discarded
istanbul-todo-send-family-home = the family member goes home
istanbul-todo-guild-market-payout = jewelry by the roll
istanbul-todo-guild-tea-payout = the tea house pays double
istanbul-todo-dice-payout = rewards of the dice
istanbul-todo-dice-total-payout = the reward of the roll
istanbul-todo-companion = the companion
istanbul-todo-reveal = kiosk tiles are revealed
istanbul-todo-picks = everybody picks a tile
istanbul-todo-kiosk-closes = the kiosk closes
istanbul-todo-kiosk-payout = lira by the die
istanbul-todo-bids = bids
istanbul-todo-auction-ends = the auction ends
istanbul-todo-next-player = the next player
istanbul-todo-society-reward = the society’s reward
istanbul-todo-leap = movement
istanbul-todo-companion-far = movement
istanbul-todo-family-step = the family member walks
istanbul-todo-good-or-coffee = a good or coffee
istanbul-todo-different-goods = goods
istanbul-todo-two-goods = two goods
istanbul-todo-announce = a number is announced
istanbul-todo-guild-tile = a mosque tile
istanbul-todo-any-action = an action
istanbul-todo-roast = more coffee
istanbul-todo-discard-guild = discard a guild card
istanbul-todo-barrier = the barrier
istanbul-todo-beside = an action beside the barrier
istanbul-todo-ruby = a ruby
istanbul-todo-trader-price = the Coffee Trader’s price
istanbul-todo-courier-price = the Courier’s price
istanbul-todo-give = the exchange
istanbul-todo-take = the exchange
istanbul-todo-six = a die is turned
istanbul-todo-card-price = the card’s price
istanbul-todo-card-figure = a figure is used
istanbul-todo-double-turn = another turn?
istanbul-todo-seals = seals
istanbul-todo-pick = a kiosk tile
istanbul-todo-kiosk = a kiosk tile
istanbul-todo-roll-one = a die
istanbul-todo-bid = a bid
istanbul-todo-catacombs = merchant or companion is moved
istanbul-todo-act-now = the action

# Options of the table

istanbul-option-expansions = Expansions
istanbul-option-letters_deck = Bonus cards with Letters & Seals
istanbul-option-letters_for = Letters for
istanbul-option-baksheesh_reverse = Reverse of the baksheesh tile
istanbul-option-expansions-help = Mocha & Baksheesh brings coffee and guild cards, Letters & Seals letters and companions; the Grand Bazaar is both on 25 places.
istanbul-option-letters_deck-help = Mixed with the cards of the base game, or alone.
istanbul-option-letters_for-help = Two letters for each place but Fountain and Police Station, or two each for 1 to 16 and one each for 21 to 24.
istanbul-option-baksheesh_reverse-help = Which three goods the tile demands when it is turned over.

istanbul-value-expansions-none = none
istanbul-value-expansions-mocha = Mocha & Baksheesh
istanbul-value-expansions-letters = Letters & Seals
istanbul-value-expansions-grand_bazaar = Grand Bazaar
istanbul-value-letters_deck-mixed = mixed
istanbul-value-letters_deck-alone = alone
istanbul-value-letters_for-most_places = most places
istanbul-value-letters_for-all_places = all places
istanbul-value-baksheesh_reverse-green = spice
istanbul-value-baksheesh_reverse-red = fabric
