# Istanbul: names

istanbul-title = Istanbul
istanbul-over = The game is over.
istanbul-seat-0 = Red
istanbul-seat-1 = Blue
istanbul-seat-2 = Green
istanbul-seat-3 = Yellow
istanbul-seat-4 = White

istanbul-place-1 = Wainwright
istanbul-place-2 = Fabric Warehouse
istanbul-place-3 = Spice Warehouse
istanbul-place-4 = Fruit Warehouse
istanbul-place-5 = Post Office
istanbul-place-6 = Caravansary
istanbul-place-7 = Fountain
istanbul-place-8 = Black Market
istanbul-place-9 = Tea House
istanbul-place-10 = Large Market
istanbul-place-11 = Small Market
istanbul-place-12 = Police Station
istanbul-place-13 = Sultan’s Palace
istanbul-place-14 = Small Mosque
istanbul-place-15 = Great Mosque
istanbul-place-16 = Gemstone Dealer

istanbul-good-red = fabric
istanbul-good-green = spice
istanbul-good-yellow = fruit
istanbul-good-blue = jewelry

istanbul-card-good = 1 good
istanbul-card-five-lira = 5 lira
istanbul-card-far = Move 3 or 4
istanbul-card-stay = Stay
istanbul-card-recall = Recall
istanbul-card-family = Family member home
istanbul-card-small-market = Any goods at the Small Market
istanbul-card-palace = Palace once more
istanbul-card-post-office = Post Office once more
istanbul-card-dealer = Dealer once more

istanbul-tile-red = red tile
istanbul-tile-green = green tile
istanbul-tile-blue = blue tile
istanbul-tile-yellow = yellow tile

istanbul-figure-governor = Governor
istanbul-figure-smuggler = Smuggler

istanbul-score-rubies = rubies
istanbul-score-lira = lira
istanbul-score-goods = goods
istanbul-score-cards = bonus cards

# What is asked

istanbul-ask-lay = Where does the { $place } lie?
istanbul-ask-starter = Who is the start player?
istanbul-ask-demand = Which demand tile is next at the { $market }?
istanbul-ask-roll = The dice are rolled.
istanbul-ask-draw = { $drawer } draws a bonus card.
istanbul-ask-move = { $far ->
    [0] { $player }: choose where your merchant goes, 1 or 2 steps away{ $line ->
        [0] { "" }
       *[other] { " " }or in a straight line
    }{ $companion ->
        [0] { "" }
       *[other] ; or move your companion
    }{ $guild ->
        [0] { "" }
       *[other] ; or play a guild card
    }
   *[other] { $player }: choose where your merchant goes, 3 or 4 steps away
}
istanbul-ask-assistant = { $can ->
    [0] { $player }: you have no assistant for this place; use a card or tile, or end your turn
   *[other] { $player }: leave or pick up an assistant
}
istanbul-ask-pay = { $player }: pay { $total } lira to { $companions ->
    [0] { $merchants ->
        [one] the merchant
       *[other] the { $merchants } merchants
    }
   *[other] { $merchants ->
        [0] { $companions ->
            [one] the companion
           *[other] the { $companions } companions
        }
       *[other] merchants and companions
    }
} here, or end your turn
istanbul-ask-act = { $player }: use the { $place }?
istanbul-ask-sell = { $count ->
    [0] { $player }: choose a good to sell
   *[other] { $player }: sell another good? { $count } so far
}
istanbul-ask-fetch = { $player }: fetch another assistant?
istanbul-ask-take-card = { $player }: where do you take the second card from?
istanbul-ask-discard = { $player }: discard one card
istanbul-ask-bend = { $second ->
    [0] { $player }: change the roll { $first }?
   *[other] { $player }: change the roll { $first } + { $second }?
}
istanbul-ask-any-good = { $player }: choose a good
istanbul-ask-local-good = { $player }: you rolled { $first } + { $second }; choose fabric, spice or fruit
istanbul-ask-extra-good = { $player }: one extra good for 2 lira?
istanbul-ask-pay-any = { $player }: choose { $count ->
    [one] one more good
   *[other] { $count } more goods
} to give to the Sultan
istanbul-ask-repeat = { $player }: repeat the action of the { $place } with a card?
istanbul-ask-encounter = { $later ->
    [0] { $met ->
        [one] { $player }: whom do you meet here?
       *[other] { $player }: whom do you meet first?
    }
   *[other] { $player }: whom do you meet next?
}
istanbul-ask-reward = { $player }: a bonus card or 3 lira?
istanbul-ask-governor-price = { $player }: pay the Governor 2 lira or one card
istanbul-ask-smuggler-good = { $player }: which good do you take from the Smuggler?
istanbul-ask-smuggler-price = { $player }: pay the Smuggler 2 lira or one good
istanbul-ask-recall = { $player }: which assistant comes back?
istanbul-ask-finish = { $cards ->
    [0] { $tile ->
        [0] { $player }: end your turn
       *[other] { $player }: use the yellow tile or end your turn
    }
   *[other] { $tile ->
        [0] { $player }: play a card or end your turn
       *[other] { $player }: play a card, use the yellow tile, or end your turn
    }
}
istanbul-ask-last-cards = { $player }: the last round is over; play cards that give lira or goods, or finish

# What can be answered

istanbul-answer-pass = Do nothing
istanbul-answer-act-pass = Do not use the place
istanbul-answer-sell-pass = Finish the sale
istanbul-answer-fetch-pass = Done
istanbul-answer-bend-pass = Keep it as it is
istanbul-answer-extra-good-pass = No extra good
istanbul-answer-repeat-pass = Go on
istanbul-answer-encounter-pass = Meet nobody else
istanbul-answer-finish-pass = End the turn
istanbul-answer-last-cards-pass = Finish
istanbul-answer-act = { $at ->
    [1] Buy an extension for 7 lira
    [2] Fill the cart with fabric
    [3] Fill the cart with spice
    [4] Fill the cart with fruit
    [5] Take the mail
    [13] Give { $palace ->
        [one] { $palace } good
       *[other] { $palace } goods
    } for a ruby
    [16] Buy a ruby for { $dealer } lira
    [18] Take 1 coffee and 2 guild cards
    [20] Buy a ruby for { $coffee_house } coffee
    [21] Take 2 letters
    [22] Take a letter and open the kiosk
   *[other] Carry out the action
}
istanbul-answer-stop = End the turn
istanbul-answer-leave = { $neutral ->
    [0] Leave an assistant
   *[other] Leave an assistant: the bottom one is neutral
}
istanbul-answer-pickup = Pick up your assistant
istanbul-answer-neutral = Pick up a neutral assistant
istanbul-answer-deck = A card from the deck
istanbul-answer-pile = The top card of the discard pile
istanbul-answer-lira = Money
istanbul-answer-pay-lira = Pay { $total } lira
istanbul-answer-reward-lira = Take 3 lira
istanbul-answer-governor-price-lira = Pay 2 lira
istanbul-answer-smuggler-price-lira = Pay 2 lira
istanbul-answer-again = Roll both dice again
istanbul-answer-later = Roll first, choose the good later
istanbul-answer-all = All of them
istanbul-answer-act-all = { $at ->
    [7] Fetch all your assistants
   *[other] Sell everything that is wanted
}
istanbul-answer-sell-all = Sell everything else that is wanted
istanbul-answer-fetch-all = Fetch all the others
istanbul-answer-yellow = Yellow tile: an assistant back for 2 lira
istanbul-answer-place = { $place }
istanbul-answer-move-place = Go to the { $place }
istanbul-answer-act-place = Send your family member to the { $place }
istanbul-answer-assistant = The assistant at the { $assistant }
istanbul-answer-act-assistant = Fetch the assistant from the { $assistant }
istanbul-answer-fetch-assistant = Fetch the assistant from the { $assistant }
istanbul-answer-recall-assistant = Recall the assistant from the { $assistant }
istanbul-answer-good = { $good }
istanbul-answer-act-good = { $at ->
    [8] Take 1 { $good }, then roll
    [17] Give 1 { $good }
    [23] Take 1 { $good }, then the auction
    [25] Take 1 { $good }
   *[other] Sell 1 { $good }
}
istanbul-answer-sell-good = Sell 1 { $good }
istanbul-answer-any-good-good = Take 1 { $good }
istanbul-answer-local-good-good = Take 1 { $good }
istanbul-answer-extra-good-good = Take 1 { $good } for 2 lira
istanbul-answer-smuggler-good-good = Take 1 { $good }
istanbul-answer-smuggler-price-good = Give 1 { $good }
istanbul-answer-pay-any-good = Give 1 { $good }
istanbul-answer-number = Announce { $number }
istanbul-answer-card = { $card }
istanbul-answer-draw-card = Draw “{ $card }”
istanbul-answer-discard-card = Discard “{ $card }”
istanbul-answer-governor-price-card = Discard “{ $card }”
istanbul-answer-play = Play “{ $play }”
istanbul-answer-tile = Take the { $tile }
istanbul-answer-die = { $die ->
    [1] Turn the { $first } to 4
   *[other] Turn the { $second } to 4
}
istanbul-answer-roll = { $roll }
istanbul-answer-player = { $player }
istanbul-answer-starter-player = { $player } begins
istanbul-answer-encounter-player = Catch { $player }’s family member
istanbul-answer-figure = Use the { $figure }
istanbul-answer-cell = Cell { $cell }
istanbul-answer-demand = Tile { $demand }

# What happened

istanbul-event-starts = { $player } is the start player.
istanbul-event-placed = The { $place } lies on cell { $cell }.
istanbul-event-moved = { $player } goes to the { $place }.
istanbul-event-stayed = { $player } stays at the { $place }.
istanbul-event-left-assistant = { $player } leaves an assistant.
istanbul-event-left-neutral = { $player } leaves a neutral assistant.
istanbul-event-picked-up = { $player } picks up an assistant.
istanbul-event-picked-up-neutral = { $player } picks up a neutral assistant.
istanbul-event-stopped = { $why ->
    [1] { $player } has no assistant to leave or pick up here: the turn ends.
    [2] { $player } has too little money to pay here: the turn ends.
   *[other] { $player } ends the turn here.
}
istanbul-event-paid-merchant = { $player } pays { $other } { $lira } lira.
    .to-you = { $player } pays you { $lira } lira.
istanbul-event-gained-lira = { $player } receives { $lira } lira.
istanbul-event-paid-lira = { $player } pays { $lira } lira.
istanbul-event-gained-good = { $player } loads { $count } { $good }.
istanbul-event-paid-good = { $player } gives { $count } { $good }.
istanbul-event-lost-good = { $player } has no room for { $count } { $good }.
istanbul-event-gained-ruby = { $player } receives a ruby and has { $count } now.
istanbul-event-extended = { $player } extends the cart ({ $count } of 3).
istanbul-event-mail = { $count ->
    [0] All mail markers move up again.
   *[other] A mail marker moves down.
}
istanbul-event-drew = { $player } draws “{ $card }”.
istanbul-event-drew-hidden = { $player } draws a bonus card.
istanbul-event-took-from-pile = { $player } takes “{ $card }” from the discard pile.
istanbul-event-discarded = { $player } discards “{ $card }”.
istanbul-event-played = { $player } plays “{ $card }”.
istanbul-event-recalled = { $player } calls the assistant back from the { $place }.
istanbul-event-rolled = { $first } + { $second } are rolled.
istanbul-event-turned-die = { $second ->
    [0] { $player } turns the die: { $first }.
   *[other] { $player } turns a die: { $first } + { $second }.
}
istanbul-event-rolled-again = { $player } rolls again.
istanbul-event-announced = { $player } announces { $count }.
istanbul-event-sold = { $player } sells { $count ->
    [one] { $count } good
   *[other] { $count } goods
} for { $lira } lira.
istanbul-event-demand = The { $market } has a new demand.
istanbul-event-sent-family = { $player } sends the family member to the { $place }.
istanbul-event-caught-family = { $player } catches { $other }’s family member and sends it to the Police Station.
    .to-you = { $player } catches your family member and sends it to the Police Station.
istanbul-event-family-home = { $player }’s family member returns to the Police Station.
istanbul-event-took-tile = { $player } takes the { $tile }.
istanbul-event-fifth-assistant = { $player } receives the fifth assistant.
istanbul-event-used-figure = { $player } uses the { $figure }.
istanbul-event-figure-moved = The { $figure } moves to the { $place }.
istanbul-event-neutral-moved = The neutral merchant moves to the { $place }.
istanbul-event-shuffled = The discard pile is shuffled: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in the deck.
istanbul-event-caravan = { $player } leads the caravan now.
istanbul-event-last-round = { $over ->
    [0] { $player } has { $count ->
        [one] { $count } ruby
       *[other] { $count } rubies
    }: this is the last round.
   *[other] { $player } has { $count ->
        [one] { $count } ruby
       *[other] { $count } rubies
    }, and the round is complete: the game ends.
}
istanbul-event-game-over = The game is over.

# What comes next

istanbul-todo-lay = the places are laid out
istanbul-todo-begin = the first turn
istanbul-todo-open-demand = a demand tile
istanbul-todo-starter = the start player
istanbul-todo-demand = a demand tile
istanbul-todo-roll = dice
istanbul-todo-draw = a bonus card
istanbul-todo-turn = a turn
istanbul-todo-move = movement
istanbul-todo-assistant = the assistant
istanbul-todo-merchants = other merchants
istanbul-todo-pay = other merchants
istanbul-todo-move-neutral = the neutral merchant moves
istanbul-todo-action = the action
istanbul-todo-act = the action
istanbul-todo-repeat-action = the action once more
istanbul-todo-after-action = repeat the action?
istanbul-todo-repeat = repeat the action?
istanbul-todo-after-roll = change the roll?
istanbul-todo-bend = change the roll?
istanbul-todo-tea-payout = the tea house pays
istanbul-todo-black-market-payout = the black market pays
istanbul-todo-local-good = a good
istanbul-todo-any-good = a good
istanbul-todo-extra-good = an extra good
istanbul-todo-pay-any = goods for the Sultan
istanbul-todo-sell = the sale
istanbul-todo-fetch = more assistants
istanbul-todo-second-card = the second card
istanbul-todo-take-card = the second card
istanbul-todo-after-caravansary = discard a card
istanbul-todo-discard = discard a card
istanbul-todo-encounters = encounters
istanbul-todo-encounter = encounters
istanbul-todo-reward = the reward
istanbul-todo-use-figure = a figure is used
istanbul-todo-governor-price = the Governor’s price
istanbul-todo-smuggler-good = the Smuggler’s good
istanbul-todo-smuggler-price = the Smuggler’s price
istanbul-todo-move-figure = the figure moves on
istanbul-todo-place-figure = the figure moves on
istanbul-todo-recall = an assistant comes back
istanbul-todo-finish = end of the turn
istanbul-todo-end-turn = the next player
istanbul-todo-last-cards = last cards
istanbul-todo-game-over = the end

# Options of the table

istanbul-option-layout = Layout of the places
istanbul-option-starter = Start player
istanbul-option-rubies = Rubies that end the game
istanbul-option-neutral_assistants = Neutral assistants
istanbul-option-caravan_leader = Caravan leader
istanbul-option-yellow_tile = Yellow mosque tile
istanbul-option-reshuffle = Shuffling the discard pile
istanbul-option-small_market_card = The Small Market card
istanbul-option-sold_out = Palace or dealer sold out
istanbul-option-random_layout = Random layout
istanbul-option-money = Money
istanbul-option-rubies_in_box = Rubies in the box

istanbul-option-layout-help = Short paths are best for a first game; long paths make the walk longer; random is new every time.
istanbul-option-starter-help = Who has the first turn.
istanbul-option-rubies-help = Standard: 5 rubies, with two players 6.
istanbul-option-neutral_assistants-help = One assistant of each stack belongs to nobody and may be picked up by anybody (2 to 4 players).
istanbul-option-caravan_leader-help = Whoever used the Caravansary last leads the caravan and, from the next visit on, keeps both cards there.
istanbul-option-yellow_tile-help = The yellow tile may be used in any phase, or only while moving.
istanbul-option-reshuffle-help = The discard pile is shuffled as soon as the deck is empty, or only when a card is needed.
istanbul-option-small_market_card-help = The card sells up to five goods of any kind, or exactly five.
istanbul-option-sold_out-help = Sold-out tracks receive rubies from the supply, or stay empty as in the first edition.
istanbul-option-random_layout-help = Black Market and Tea House also in different rows and columns (strict), or only three steps apart (mild).
istanbul-option-money-help = Everybody sees everybody’s money, or only their own.
istanbul-option-rubies_in_box-help = 42 in the Big Box, 32 in the first edition.

istanbul-value-layout-short = Short paths
istanbul-value-layout-long = Long paths
istanbul-value-layout-order = In order
istanbul-value-layout-random = Random
istanbul-value-starter-random = at random
istanbul-value-starter-0 = seat 1
istanbul-value-starter-1 = seat 2
istanbul-value-starter-2 = seat 3
istanbul-value-starter-3 = seat 4
istanbul-value-starter-4 = seat 5
istanbul-value-rubies-standard = standard
istanbul-value-yellow_tile-any_phase = in any phase
istanbul-value-yellow_tile-movement = while moving
istanbul-value-reshuffle-at_once = at once
istanbul-value-reshuffle-when_needed = when needed
istanbul-value-small_market_card-up_to_five = up to five
istanbul-value-small_market_card-exactly_five = exactly five
istanbul-value-sold_out-refill = refilled
istanbul-value-sold_out-exhausted = exhausted
istanbul-value-random_layout-strict = strict
istanbul-value-random_layout-mild = mild
istanbul-value-money-open = open
istanbul-value-money-hidden = hidden

# On the box

istanbul = Istanbul
istanbul-blurb = Push your cart through the bazaar, leave assistants behind, and be the first to own five rubies.
istanbul-weight = 45–60 minutes; medium difficulty.

# Why not?
istanbul-why-same = Your merchant must move to another place.
istanbul-why-far = { $steps ->
   *[other] That is { $steps } steps away; a merchant walks 1 or 2.
}
istanbul-why-not-far = With this card the merchant walks 3 or 4 steps.
istanbul-why-phase = A place can be chosen while you move; now another phase of your turn is under way.
istanbul-why-encounter = Encounters come after the action, where your merchant stands.
istanbul-why-first = First answer the question that is open.
istanbul-why-card-good = It fits any moment of your turn, but not while a place’s action is carried out.
istanbul-why-card-move = This card is played while you move, before you arrive.
istanbul-why-one-move = Only one movement card fits into a turn.
istanbul-why-card-recall = This card is played while you move or as you arrive.
istanbul-why-no-assistant = None of your assistants lies on the board.
istanbul-why-family-home = Your family member is at the Police Station already.
istanbul-why-small-market = Play it at the Small Market, as its action begins.
istanbul-why-few-goods = You have too few goods to sell.
istanbul-why-repeat = Play it right after the action of this place: { $place }.
istanbul-why-repeat-cost = You cannot pay for this action once more.
istanbul-why-tile-red = It is offered after your roll at the Black Market or the Tea House.
istanbul-why-yellow-phase = Not in the middle of an action or an encounter.
istanbul-why-yellow-movement = At this table it is used only while you move.
istanbul-why-yellow-lira = It costs 2 lira, which you do not have.
istanbul-why-yellow-away = None of your assistants lies on another place than your merchant’s.
istanbul-why-yellow-used = It is used once a turn, and you have done so.
istanbul-why-mosque-own = You own a tile of this colour already.
istanbul-why-mosque-goods = It asks for { $need } goods of its colour; you have { $have }.
istanbul-why-mosque-place = You take it with the action of this place: { $place }.
istanbul-why-elsewhere = Encounters happen where your merchant stands.
istanbul-why-figure-once = Each figure serves once a turn.
istanbul-why-no-deck = There is no card to draw.
istanbul-why-family-own = Your own family member gives nothing.
istanbul-why-family-police = At the Police Station nobody is caught.
istanbul-why-needs-lira = It costs { $need } lira; you have { $have }.
istanbul-why-needs-coffee = It costs { $need } coffee; you have { $have }.
istanbul-why-needs-seals = It takes letters with { $need } seals; you have { $have }.
istanbul-why-needs-goods = It takes { $need } goods; you have { $have }.
istanbul-why-repeat-mosque = Play it right after the action of a mosque.
istanbul-why-card-phases = It is played between the phases of your turn, not while an action or an encounter is carried out.
istanbul-why-card-last = After the last turn only cards that bring lira or goods are played.
istanbul-why-card-rolled = Play it right after your own roll, if a die shows less than 6.
istanbul-why-exchange = You have nothing to give for which something else would fit.
istanbul-why-no-stock = You have neither a good nor a coffee to sell.
istanbul-why-copy-nothing = No card that it could copy lies on the discard pile.
istanbul-why-copy = It copies “{ $card }”, which cannot be played now.
istanbul-why-family-walk-police = Your family member does not walk out of the Police Station.
istanbul-why-family-walk-nowhere = The barrier leaves your family member no place to walk to.
istanbul-why-begun = It is a whole turn, and this one has begun with another card.
istanbul-why-no-other-merchant = All merchants of the others stand where yours is.
istanbul-why-companion-off = Your companion is not on the board.
istanbul-why-companion-nowhere = The barrier leaves your companion no place two steps away.
istanbul-why-cart-complete = Your cart has all three extensions already.
istanbul-why-guild-10 = It takes fabric, spice and fruit.
istanbul-why-guild-11 = It takes jewelry, fabric and spice.
istanbul-why-guild-mosque = You own no good in the colour of a tile there that you could still take.
istanbul-why-guild-tavern = Even a coffee cheaper you cannot pay for any Tavern action.
istanbul-why-guild-turn = A guild card is played instead of a whole turn, before you move.
istanbul-why-no-ruby = No ruby is left there.
istanbul-why-tavern-own = You own a tile of this kind already.
istanbul-why-tavern-nothing = The tile that your coffee would pay for you own already.
istanbul-why-kiosk-one = First the tile that was taken is used or not.
istanbul-why-kiosk-turn = Everybody takes one tile, clockwise from the player who opened the Kiosk.
istanbul-why-kiosk-cards = While Kiosk tiles are dealt with, only the player whose turn it is plays cards, and only those for any moment.
istanbul-why-sent = Sending the family member and its action are one: in between only “5 lira” is played.
istanbul-why-within = This action is part of another one: now only what can be played at any moment is played.
istanbul-why-guild-draw = There is no card left to draw.
istanbul-why-auction-cards = You bid with the lira you have; no card adds to them during an auction.
istanbul-why-owed = It is your last card, and you owe one.
istanbul-why-barrier = The barrier is in the way; only its holder steps across.
istanbul-why-line = It is neither one or two steps away nor in a straight line, as your movement tile allows.
istanbul-why-no-demand = You have none of the goods that are wanted here.
istanbul-why-family-out = Your family member is not here.
istanbul-why-palace-goods = You do not have all the goods shown there.
istanbul-why-no-tile = There is no tile here that you lack and have the goods for.
istanbul-why-roast = You have no 2 lira, no good and no card to give.
istanbul-why-not-there = None of your assistants lies there.
istanbul-why-family-step = Your family member walks one place, and not into the Police Station.
istanbul-why-companion-two = With this card your companion goes exactly two places.
istanbul-why-any-action = The action there cannot be carried out now.
istanbul-why-beside = It is not one of the two places beside the barrier.
istanbul-why-ruby-places = No ruby to choose lies there now.
istanbul-why-leap-corner = The card leads to another corner of the board.
istanbul-why-leap-merchant = The card leads to the merchant of another player: choose the player.
istanbul-why-trader-price = He takes 2 lira or a good, and you have neither.
istanbul-why-no-letter = There is no letter to draw.
istanbul-why-mosque-gone = None of these tiles is left.

# What answers cost and give.
istanbul-worth-lira = lira
istanbul-worth-ruby = rubies
istanbul-worth-good-red = fabric
istanbul-worth-good-green = spice
istanbul-worth-good-yellow = fruit
istanbul-worth-good-blue = jewelry
istanbul-worth-coffee = coffee
istanbul-worth-extension = cart extensions
istanbul-worth-card = bonus cards
istanbul-worth-guild = guild cards
istanbul-worth-letter = letters
istanbul-worth-assistant = assistants at hand
istanbul-worth-tile = mosque tiles
