# Yspahan

## Names

yspahan-title = Yspahan
yspahan-about = Dice, souks and a caravan in the Persian capital of 1598.
yspahan-label-week = Week
yspahan-label-day = Day
yspahan-label-tower = Tower
yspahan-label-city = City
yspahan-label-caravan = Caravan
yspahan-label-supervisor = Supervisor
yspahan-label-first = First player
yspahan-label-points = Points
yspahan-score-points = { yspahan-label-points }
yspahan-label-gold = Gold
yspahan-label-camels = Camels
yspahan-label-cards = Cards
yspahan-label-buildings = Buildings
yspahan-label-deck = Deck
yspahan-label-discard = Discard pile
yspahan-label-stock = Stock
yspahan-label-goods = Goods
yspahan-seat-0 = Red
yspahan-seat-1 = Blue
yspahan-seat-2 = Green
yspahan-seat-3 = Yellow
yspahan-row-camels = Camels
yspahan-row-bag = Bag
yspahan-row-barrel = Barrel
yspahan-row-chest = Chest
yspahan-row-vase = Vase
yspahan-row-gold = Gold
yspahan-quarter-bag = Bag quarter
yspahan-quarter-barrel = Barrel quarter
yspahan-quarter-chest = Chest quarter
yspahan-quarter-vase = Vase quarter
yspahan-action-main = the action of the row
yspahan-action-supervisor = the Supervisor
yspahan-action-card = a card
yspahan-action-build = a building
yspahan-building-paddock = Paddock
yspahan-building-shop = Shop
yspahan-building-hammam = Hammam
yspahan-building-caravanserai = Caravanserai
yspahan-building-bazaar = Bazaar
yspahan-building-hoist = Hoist
yspahan-card-three-camels = Three camels
yspahan-card-three-gold = Three gold
yspahan-card-exchange = Exchange
yspahan-card-goods-to-city = Goods to the city
yspahan-card-goods-to-caravan = Goods to the Caravan
yspahan-card-sell-camels = Sell camels
yspahan-card-sell-gold = Sell gold
yspahan-card-build-without-camels = Build without camels
yspahan-card-build-without-gold = Build without gold
yspahan-piece-gold = gold
yspahan-piece-camel = camels

## Souks and shops

yspahan-souk-bag-white = white souk of Bag
yspahan-souk-bag-blue = blue souk of Bag
yspahan-souk-bag-yellow = yellow souk of Bag
yspahan-souk-bag-pink = pink souk of Bag
yspahan-souk-barrel-white = white souk of Barrel
yspahan-souk-barrel-blue = blue souk of Barrel
yspahan-souk-barrel-yellow = yellow souk of Barrel
yspahan-souk-barrel-pink = pink souk of Barrel
yspahan-souk-chest-blue = blue souk of Chest
yspahan-souk-chest-yellow = yellow souk of Chest
yspahan-souk-chest-pink = pink souk of Chest
yspahan-souk-vase-blue = blue souk of Vase
yspahan-souk-vase-yellow = yellow souk of Vase
yspahan-souk-vase-orange = orange souk of Vase
yspahan-shop-bag-white-1 = { yspahan-souk-bag-white }, shop 1
yspahan-shop-bag-white-2 = { yspahan-souk-bag-white }, shop 2
yspahan-shop-bag-white-3 = { yspahan-souk-bag-white }, shop 3
yspahan-shop-bag-blue-1 = { yspahan-souk-bag-blue }, shop 1
yspahan-shop-bag-blue-2 = { yspahan-souk-bag-blue }, shop 2
yspahan-shop-bag-blue-3 = { yspahan-souk-bag-blue }, shop 3
yspahan-shop-bag-blue-4 = { yspahan-souk-bag-blue }, shop 4
yspahan-shop-bag-yellow-1 = { yspahan-souk-bag-yellow }, shop 1
yspahan-shop-bag-yellow-2 = { yspahan-souk-bag-yellow }, shop 2
yspahan-shop-bag-yellow-3 = { yspahan-souk-bag-yellow }, shop 3
yspahan-shop-bag-yellow-4 = { yspahan-souk-bag-yellow }, shop 4
yspahan-shop-bag-yellow-5 = { yspahan-souk-bag-yellow }, shop 5
yspahan-shop-bag-pink-1 = { yspahan-souk-bag-pink }, shop 1
yspahan-shop-bag-pink-2 = { yspahan-souk-bag-pink }, shop 2
yspahan-shop-bag-pink-3 = { yspahan-souk-bag-pink }, shop 3
yspahan-shop-bag-pink-4 = { yspahan-souk-bag-pink }, shop 4
yspahan-shop-bag-pink-5 = { yspahan-souk-bag-pink }, shop 5
yspahan-shop-bag-pink-6 = { yspahan-souk-bag-pink }, shop 6
yspahan-shop-barrel-white-1 = { yspahan-souk-barrel-white }, shop 1
yspahan-shop-barrel-white-2 = { yspahan-souk-barrel-white }, shop 2
yspahan-shop-barrel-blue-1 = { yspahan-souk-barrel-blue }, shop 1
yspahan-shop-barrel-blue-2 = { yspahan-souk-barrel-blue }, shop 2
yspahan-shop-barrel-blue-3 = { yspahan-souk-barrel-blue }, shop 3
yspahan-shop-barrel-yellow-1 = { yspahan-souk-barrel-yellow }, shop 1
yspahan-shop-barrel-yellow-2 = { yspahan-souk-barrel-yellow }, shop 2
yspahan-shop-barrel-yellow-3 = { yspahan-souk-barrel-yellow }, shop 3
yspahan-shop-barrel-yellow-4 = { yspahan-souk-barrel-yellow }, shop 4
yspahan-shop-barrel-pink-1 = { yspahan-souk-barrel-pink }, shop 1
yspahan-shop-barrel-pink-2 = { yspahan-souk-barrel-pink }, shop 2
yspahan-shop-barrel-pink-3 = { yspahan-souk-barrel-pink }, shop 3
yspahan-shop-barrel-pink-4 = { yspahan-souk-barrel-pink }, shop 4
yspahan-shop-barrel-pink-5 = { yspahan-souk-barrel-pink }, shop 5
yspahan-shop-chest-blue-1 = { yspahan-souk-chest-blue }, shop 1
yspahan-shop-chest-blue-2 = { yspahan-souk-chest-blue }, shop 2
yspahan-shop-chest-yellow-1 = { yspahan-souk-chest-yellow }, shop 1
yspahan-shop-chest-yellow-2 = { yspahan-souk-chest-yellow }, shop 2
yspahan-shop-chest-yellow-3 = { yspahan-souk-chest-yellow }, shop 3
yspahan-shop-chest-pink-1 = { yspahan-souk-chest-pink }, shop 1
yspahan-shop-chest-pink-2 = { yspahan-souk-chest-pink }, shop 2
yspahan-shop-chest-pink-3 = { yspahan-souk-chest-pink }, shop 3
yspahan-shop-chest-pink-4 = { yspahan-souk-chest-pink }, shop 4
yspahan-shop-vase-blue-1 = { yspahan-souk-vase-blue }, shop 1
yspahan-shop-vase-yellow-1 = { yspahan-souk-vase-yellow }, shop 1
yspahan-shop-vase-yellow-2 = { yspahan-souk-vase-yellow }, shop 2
yspahan-shop-vase-orange-1 = { yspahan-souk-vase-orange }, shop 1
yspahan-shop-vase-orange-2 = { yspahan-souk-vase-orange }, shop 2
yspahan-shop-vase-orange-3 = { yspahan-souk-vase-orange }, shop 3

## Squares of the streets; the board shows the same letters

yspahan-way-w = W
yspahan-way-e = E
yspahan-way-n = N
yspahan-way-s = S
yspahan-square-c = the centre
yspahan-square-w1 = { yspahan-way-w }1
yspahan-square-w2 = { yspahan-way-w }2
yspahan-square-w3 = { yspahan-way-w }3
yspahan-square-w4 = { yspahan-way-w }4
yspahan-square-w5 = { yspahan-way-w }5
yspahan-square-w6 = { yspahan-way-w }6
yspahan-square-w7 = { yspahan-way-w }7
yspahan-square-w8 = { yspahan-way-w }8
yspahan-square-w9 = { yspahan-way-w }9
yspahan-square-w10 = { yspahan-way-w }10
yspahan-square-e1 = { yspahan-way-e }1
yspahan-square-e2 = { yspahan-way-e }2
yspahan-square-e3 = { yspahan-way-e }3
yspahan-square-e4 = { yspahan-way-e }4
yspahan-square-e5 = { yspahan-way-e }5
yspahan-square-e6 = { yspahan-way-e }6
yspahan-square-e7 = { yspahan-way-e }7
yspahan-square-n1 = { yspahan-way-n }1
yspahan-square-n2 = { yspahan-way-n }2
yspahan-square-n3 = { yspahan-way-n }3
yspahan-square-n4 = { yspahan-way-n }4
yspahan-square-s1 = { yspahan-way-s }1
yspahan-square-s2 = { yspahan-way-s }2
yspahan-square-s3 = { yspahan-way-s }3
yspahan-square-s4 = { yspahan-way-s }4
yspahan-square-s5 = { yspahan-way-s }5
yspahan-square-s6 = { yspahan-way-s }6
yspahan-square-s7 = { yspahan-way-s }7

## Questions

yspahan-ask-first-player = Who is the first player?
yspahan-ask-buy-dice = { $player }: how many yellow dice do you add, at 1 gold each?
yspahan-ask-roll = The dice are rolled: { $a } white and { $b } yellow still to fall.
yspahan-ask-group = { $player }: choose a group of dice.
yspahan-ask-action = { $player }: what do you use the dice on { $row } for?
yspahan-ask-extra-die = { $player }: discard a card for one die more on { $row }?
yspahan-ask-place = { $player }: place a good ({ $row }, { $n } to go).
yspahan-ask-move = { $player }: where does the Supervisor go? The dice show { $a ->
    [one] { $a } step
   *[other] { $a } steps
  }.
yspahan-ask-send-first = { $player }: which good goes to the Caravan first?
yspahan-ask-keep = { $player }: pay a camel to keep your good ({ $shop })?
yspahan-ask-draw = { $drawer } draws a card.
yspahan-ask-build = { $player }: build a building?
yspahan-ask-build-instead = { $player }: which building do you build?
yspahan-ask-build-by-card = { $player }: which building do you build with the card?
yspahan-ask-end-turn = { $player }: play a card or end your turn.
yspahan-ask-city = { $player }: where in the city do you place the good?
yspahan-ask-exchange = { $player }: what do you exchange?
yspahan-ask-exchange-number = { $player }: { $a ->
    [0] how much gold do you give?
   *[other] how many camels do you give?
  }
yspahan-ask-sell = { $player }: { $a ->
    [0] how much gold do you sell?
   *[other] how many camels do you sell?
  }

## Answers

yspahan-answer-pass = pass
yspahan-answer-first-player-seat = { $seat }
yspahan-answer-buy-dice-number =
    { $number ->
        [0] no yellow dice
        [one] 1 yellow die for 1 gold
       *[other] { $number } yellow dice for { $number } gold
    }
yspahan-answer-roll-face = { $face }
yspahan-answer-group-row =
    { $row }: { $n ->
        [one] { $n } die
       *[other] { $n } dice
    } showing { $value }
yspahan-answer-group-pass = no group is left: draw a card
yspahan-answer-action-action =
    { $what ->
        [camels] take { $n ->
            [one] { $n } camel
           *[other] { $n } camels
        }
        [gold] take { $n } gold
        [bag] place { $n ->
            [one] { $n } good
           *[other] { $n } goods
        } in Bag
        [barrel] place { $n ->
            [one] { $n } good
           *[other] { $n } goods
        } in Barrel
        [chest] place { $n ->
            [one] { $n } good
           *[other] { $n } goods
        } in Chest
        [vase] place { $n ->
            [one] { $n } good
           *[other] { $n } goods
        } in Vase
        [supervisor] move the Supervisor ({ $value ->
            [one] { $value } step
           *[other] { $value } steps
        })
        [card] draw a card
       *[build] build
    }
yspahan-answer-extra-die-pass = No card
yspahan-answer-extra-die-card = Discard “{ $card }”: 1 die more
yspahan-answer-shop = { $shop }
yspahan-answer-send-first-shop = { $shop } first
yspahan-answer-square =
    { $price ->
        [0] { $square }, free
       *[other] { $square } for { $price } gold
    }
yspahan-answer-keep-pass = Send the good to the Caravan
yspahan-answer-keep-piece = Pay a camel and keep the good
yspahan-answer-draw-card = { $card }
yspahan-answer-card = Play “{ $card }”
yspahan-answer-build-pass = build nothing
yspahan-answer-building = { $building } { $price ->
    [nothing] for nothing
    [camels] for { $camels ->
        [one] { $camels } camel
       *[other] { $camels } camels
      }
    [gold] for { $gold } gold
   *[both] for { $camels ->
        [one] { $camels } camel
       *[other] { $camels } camels
      } and { $gold } gold
  }{ $points ->
    [0] { "" }
   *[other] , { $points } points
  }
yspahan-answer-end-turn-pass = end the turn
yspahan-answer-exchange-piece = Give { $piece }
yspahan-answer-exchange-number-pass = Done
yspahan-answer-exchange-number-number =
    { $what ->
        [gold] Give { $number } gold, take { $number ->
            [one] { $number } camel
           *[other] { $number } camels
        }
       *[camel] Give { $number ->
            [one] { $number } camel
           *[other] { $number } camels
        }, take { $number } gold
    }
yspahan-answer-sell-number =
    { $what ->
        [gold] Sell { $number } gold for { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[camel] Sell { $number ->
            [one] { $number } camel
           *[other] { $number } camels
        } for { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }

## What happened

yspahan-event-day = Week { $week }, day { $day }: { $player } is the first player.
    .you = Week { $week }, day { $day }: you are the first player.
yspahan-event-bought-dice =
    { $player } adds { $n ->
        [one] { $n } yellow die
       *[other] { $n } yellow dice
    }.
yspahan-event-tower =
    Tower, row { $row }: { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }.
yspahan-event-took-group = { $player } takes the dice on { $row } for { $action }.
yspahan-event-no-group = No group is left for { $player }.
    .you = No group is left for you.
yspahan-event-discarded = { $player } discards “{ $card }” for one die more.
yspahan-event-took-camels =
    { $player } takes { $n ->
        [one] { $n } camel
       *[other] { $n } camels
    }.
yspahan-event-took-gold = { $player } takes { $n } gold.
yspahan-event-placed = { $player } places a good: { $shop }.
yspahan-event-lost-goods =
    There is no shop for { $n ->
        [one] { $n } good
       *[other] { $n } goods
    } of { $player }.
    .you = There is no shop for { $n ->
        [one] { $n } good
       *[other] { $n } goods
    } of yours.
yspahan-event-moved-supervisor =
    { $price ->
        [0] { $player } moves the Supervisor to { $square }.
       *[other] { $player } moves the Supervisor to { $square } and pays { $price } gold.
    }
yspahan-event-kept = { $player } pays a camel and keeps the good: { $shop }.
yspahan-event-sent = A good of { $player } goes to the Caravan ({ $shop }).
    .you = A good of yours goes to the Caravan ({ $shop }).
yspahan-event-loaded =
    { $player } loads place { $place } of the Caravan: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
yspahan-event-caravan-full = The Caravan is full: it is scored and emptied.
yspahan-event-caravan-scored =
    { $player } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for the Caravan.
yspahan-event-reshuffled = The discard pile is shuffled into a new deck.
yspahan-event-drew = { $player } draws “{ $card }”.
yspahan-event-drew-hidden = { $player } draws a card.
yspahan-event-drew-nothing = There is no card for { $player } to draw.
    .you = There is no card for you to draw.
yspahan-event-built =
    { $points ->
        [0] { $player } builds: { $building }.
       *[other] { $player } builds: { $building }, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
yspahan-event-played = { $player } plays “{ $card }”.
yspahan-event-gave-gold = { $player } gives { $n } gold back to the stock.
yspahan-event-gave-camels =
    { $player } gives { $n ->
        [one] { $n } camel
       *[other] { $n } camels
    } back to the stock.
yspahan-event-sold-camels =
    { $player } sells { $n ->
        [one] { $n } camel
       *[other] { $n } camels
    } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
yspahan-event-sold-gold =
    { $player } sells { $n } gold for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
yspahan-event-yellow-removed =
    { $n ->
        [one] The yellow die that is left is taken off the Tower.
       *[other] The { $n } yellow dice that are left are taken off the Tower.
    }
yspahan-event-city-scored =
    { $player } has { $souks ->
        [one] { $souks } complete souk
       *[other] { $souks } complete souks
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
yspahan-event-week-over = Week { $week } is over.
yspahan-event-game-over = The game is over.
yspahan-over = The game is over.

## What is still to come

yspahan-todo-day = a day begins
yspahan-todo-rolling = the first player rolls
yspahan-todo-fill-tower = the dice go to the Tower
yspahan-todo-turn = a turn
yspahan-todo-main-action = the action of the row
yspahan-todo-place-goods = more goods are placed
yspahan-todo-send = a good is sent
yspahan-todo-load = a good goes to the Caravan
yspahan-todo-caravan-full = a full Caravan is emptied
yspahan-todo-score-caravan = the Caravan is scored
yspahan-todo-draw-card = a card is drawn
yspahan-todo-building = a building
yspahan-todo-last-cards = last cards
yspahan-todo-turn-over = the turn ends
yspahan-todo-day-over = the day ends
yspahan-todo-score-city = the city is scored
yspahan-todo-week-over = the week ends
yspahan-todo-first-player = the first player
yspahan-todo-buy-dice = yellow dice
yspahan-todo-roll = the roll
yspahan-todo-group = a group of dice
yspahan-todo-action = use of the group
yspahan-todo-extra-die = a card for one die more
yspahan-todo-place = a good in a shop
yspahan-todo-move = the Supervisor
yspahan-todo-send-first = which good is first
yspahan-todo-keep = a camel for the good
yspahan-todo-draw = a card
yspahan-todo-build = a building
yspahan-todo-build-instead = a building
yspahan-todo-build-by-card = a building with a card
yspahan-todo-end-turn = last cards
yspahan-todo-city = a good in the city
yspahan-todo-exchange = an exchange
yspahan-todo-exchange-number = an exchange
yspahan-todo-sell = a sale

## What a table may choose

yspahan-option-shop_bonus = Gold added by the building Shop
yspahan-value-shop_bonus-1 = 1, as in the Russian rulebook
yspahan-value-shop_bonus-2 = 2, as in the original edition
yspahan-option-build_cards = Building cards
yspahan-value-build_cards-extra-build = build at once, one more building
yspahan-value-build_cards-discount = only lower the price of the turn's building
yspahan-option-caravan_order = Two goods sent at once
yspahan-value-caravan_order-mover-chooses = the mover chooses the order, as in the rulebook's example
yspahan-value-caravan_order-mover-first = the mover's own first, then clockwise, as in the rulebook's text
yspahan-option-stocks = Stocks
yspahan-value-stocks-unlimited = never run out
yspahan-value-stocks-limited = 25 gold, 25 camels, 24 goods each
yspahan-option-first_seat = First player
yspahan-value-first_seat-random = drawn at random
yspahan-value-first_seat-0 = seat 1
yspahan-value-first_seat-1 = seat 2
yspahan-value-first_seat-2 = seat 3
yspahan-value-first_seat-3 = seat 4

## What cards and buildings do

yspahan-help-card-three-camels = Take 3 camels.
yspahan-help-card-three-gold = Take 3 gold.
yspahan-help-card-exchange = Swap any number of camels for gold, or of gold for camels.
yspahan-help-card-goods-to-city = Place a good in any shop of the city.
yspahan-help-card-goods-to-caravan = Send a good from your stock to the Caravan.
yspahan-help-card-sell-camels = Sell up to 4 camels, 2 points each.
yspahan-help-card-sell-gold = Sell up to 10 gold, 1 point each.
yspahan-help-card-build-without-camels = Build a building and pay only its gold.
yspahan-help-card-build-without-gold = Build a building and pay only its camels.
yspahan-help-card-extra = Any card can be discarded for one die more.
yspahan-help-building-paddock = 1 camel more from the Camels row.
yspahan-help-building-shop = More gold from the Gold row.
yspahan-help-building-hammam = Change the Supervisor's steps by up to 3 for free.
yspahan-help-building-caravanserai = Draw a card for each of your goods the Supervisor sends.
yspahan-help-building-bazaar = 2 points more for each of your complete souks.
yspahan-help-building-hoist = 1 good more when you place goods.
yspahan-help-action-supervisor = Walk the Supervisor; the goods beside his square go to the Caravan.
yspahan-help-action-card = Draw a card.
yspahan-help-action-build = Give up the group and build.

# On the box

yspahan = Yspahan
yspahan-blurb = Dice fill the Tower; choose a row, fill the souks, and send your goods with the Caravan.
yspahan-weight = 45–60 minutes; easy to medium difficulty.

# Why not?
yspahan-why-row-empty = There are no dice on this row.
yspahan-why-row-yellow = Only yellow dice lie here, and they count for the first player alone.
yspahan-why-quarter = These goods go to another quarter.
yspahan-why-full = This shop already holds a good.
yspahan-why-souk-taken = Another player has a good in this souk.
yspahan-why-unfinished = First finish the souk you have begun in this quarter.
yspahan-why-gold = Going there costs { $price } gold; you have { $gold }.
yspahan-why-built = You have built this already.
yspahan-why-price =
    It costs { $camels ->
        [one] { $camels } camel
       *[other] { $camels } camels
    }{ $gold ->
        [0] { "" }
       *[other] { " " }and { $gold } gold
    }.
yspahan-why-build-now = Building comes after the action of your dice.
yspahan-why-build-two = With two players building takes a group: take one and choose “Build”.
yspahan-why-card = Cards are played in your own turn: before the roll, before you take a group, before and after you build; not in the middle of an action.
yspahan-why-card-stock = There is nothing left in the stock to take.
yspahan-why-card-exchange = You have neither gold nor camels to exchange, or the stock has none to give.
yspahan-why-card-city = No shop of the city is open to your goods now.
yspahan-why-card-cube = No good is left in your stock.
yspahan-why-card-camels = You have no camel to sell.
yspahan-why-card-gold = You have no gold to sell.
yspahan-why-card-build = You cannot pay for any building, not even with this card.
yspahan-why-card-build-two = With two players it only lowers the price when a group is used for building.
yspahan-why-card-build-later = At this table it only lowers the price of the building at the end of your turn.
yspahan-why-no-shop = No shop of this quarter is open to your goods now.
yspahan-why-no-card = No card is left to draw.
yspahan-why-no-building = You cannot pay for any building.
yspahan-why-price-with-card = Even with this card you cannot pay for it.

# What answers cost and give.
yspahan-worth-camels = { yspahan-label-camels }
yspahan-worth-gold = { yspahan-label-gold }
yspahan-worth-points = { yspahan-label-points }
yspahan-worth-card = { yspahan-label-cards }
yspahan-worth-shop = Goods in the city
yspahan-worth-caravan = Goods in the Caravan
yspahan-worth-building = Buildings
