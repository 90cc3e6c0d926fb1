# Words of Cairo. Nouns with a number stand in the sentences below as they are.

cairo-colour-0 = red
cairo-colour-1 = yellow
cairo-colour-2 = green
cairo-colour-3 = blue
cairo-colour-4 = white
cairo-colour-5 = purple

cairo-goods-0 = spices
cairo-goods-1 = copperware
cairo-goods-2 = fruit
cairo-goods-3 = carpets
cairo-goods-4 = porcelain
cairo-goods-5 = eating house

cairo-customer-0 = the red customer
cairo-customer-1 = the yellow customer
cairo-customer-2 = the green customer
cairo-customer-3 = the blue customer
cairo-customer-4 = the white customer
cairo-customer-5 = the purple customer

cairo-tent-0 = the red tent
cairo-tent-1 = the yellow tent
cairo-tent-2 = the green tent
cairo-tent-3 = the blue tent
cairo-tent-4 = the white tent
cairo-tent-5 = the purple tent

cairo-extension-0 = a red extension
cairo-extension-1 = a yellow extension
cairo-extension-2 = a green extension
cairo-extension-3 = a blue extension
cairo-extension-4 = a white extension
cairo-extension-5 = a purple extension

cairo-stall-0 = the red stall
cairo-stall-1 = the yellow stall
cairo-stall-2 = the green stall
cairo-stall-3 = the blue stall
cairo-stall-4 = the white stall
cairo-stall-5 = the purple stall

cairo-coin-0 = red
cairo-coin-1 = yellow
cairo-coin-2 = green
cairo-coin-3 = blue
cairo-coin-4 = white
cairo-coin-5 = purple

cairo-card-0 = the card of sector 1
cairo-card-1 = the card of sector 2
cairo-card-2 = the card of sector 3
cairo-card-3 = the card of sector 4
cairo-card-4 = the card of sector 5
cairo-card-5 = the card of sector 6
cairo-card-6 = the card of sector 7
cairo-card-7 = the card of sector 8
cairo-card-8 = the card of sector 9
cairo-card-9 = joker 1
cairo-card-10 = joker 2
cairo-card-11 = joker 3
cairo-card-12 = joker 4
cairo-card-13 = joker 5
cairo-card-14 = joker 6

cairo-seat-0 = Ankh
cairo-seat-1 = Eye of Horus
cairo-seat-2 = Scarab
cairo-seat-3 = Lotus

# --- labels ----------------------------------------------------------------

cairo-title = Cairo
cairo-label-turn = turn
cairo-label-final = final phase
cairo-label-reconstructed = Board, medal values, joker fee and layouts are reconstructed: the printed pictures are lost.
cairo-label-extensions = extensions
cairo-label-bank = bank
cairo-label-gold = gold
cairo-label-silver = silver
cairo-label-display = display
cairo-label-deck = deck
cairo-label-discard = discard pile
cairo-label-barkers = barkers
cairo-label-legend = ◆R tent · ◆r extension · >r entrance · ☺R customer · ░ snack zone · × cut off
cairo-label-player = player
cairo-label-points = points
cairo-label-hand = hand
cairo-label-coins = coins
cairo-label-reserve = tents in reserve
cairo-label-neutral = neutral
cairo-label-market = market square
cairo-label-snack = snack zone
cairo-label-sector = sector
cairo-label-entrance = entrance
cairo-label-joker-fee = joker fee
cairo-score-points = victory points

cairo-option-start = Start tents
cairo-option-start-help = The suggested layout is best for a first game; free placement lets everybody choose.
cairo-value-start-suggested = suggested layout
cairo-value-start-free = placed freely
cairo-option-board = Board
cairo-option-board-help = The name of a board that comes with the game, or a board file of your own.
cairo-value-board-reconstructed = reconstructed
cairo-option-payment = Substitutes
cairo-option-payment-help = Who lacks coins of a colour may pay any part of them, or must pay all of them first.
cairo-value-payment-free = at least one of the colour
cairo-value-payment-own-first = all of the colour first
cairo-option-moving = Moving tents
cairo-option-moving-help = Only a blocked tent may be moved, or any tent without extensions.
cairo-value-moving-blocked = only blocked ones
cairo-value-moving-any = any without extensions
cairo-option-three_cards = Three cards
cairo-option-three_cards-help = With “only where no card fits” three cards serve only for a sector that none of your cards fits, as the rulebook words it.
cairo-value-three_cards-free = whenever you like
cairo-value-three_cards-needed = only where no card fits
cairo-option-turn_limit = Turn limit
cairo-option-turn_limit-help = The final phase begins at the latest after this many turns.

# --- questions -------------------------------------------------------------

cairo-over = The game is over.
cairo-ask-put-customer = Which customer is drawn for { $cell }?
cairo-ask-reveal = Which card is turned up?
cairo-ask-deal = Which card does { $seat } draw from the deck?
cairo-ask-first-player = Who is the first player?
cairo-ask-deal-set = Which set of start tents does { $seat } get?
cairo-ask-start-tent = { $player }: which start tent do you place?
cairo-ask-draw-neutral = Which neutral tent does { $seat } draw?
cairo-ask-action = { $final ->
    [0] { $player }: build, call a customer or draw cards?
   *[other] { $player }: build once more, or stop?
  }
cairo-ask-card = { $what ->
    [1] { $player }: which card do you play for { $extension }?
   *[other] { $player }: which card do you play for { $tent }?
  }
cairo-ask-three = { $player }: play any three cards. Left: { $b }.
cairo-ask-fee = { $player }: which coin do you pay for the joker? Left: { $b }.
cairo-ask-cell = { $what ->
    [1] { $player }: where do you put { $extension }?
    [4] { $player }: where do you put the neutral { $colour } tent?
   *[other] { $player }: where do you put { $tent }?
  }
cairo-ask-entrance = { $player }: where is the entrance of the tent on { $cell }?
cairo-ask-own-coins = { $player }: how many { $coin } coins do you pay? The price is { $b }; two others replace each one missing.
cairo-ask-substitute = { $player }: which coin do you pay instead of { $coin } ones? Left: { $b }.
cairo-ask-visit = { $player }: to which entrance do you call { $customer }?
cairo-ask-draw = { $player }: which card do you take? Left: { $a }.
cairo-ask-discard = { $player }: which card do you discard?

# --- answers ---------------------------------------------------------------

cairo-answer-tent = Place { $tent }
cairo-answer-extend = Extend { $extend }: { $others ->
    [0] { $own } { $coin } coins
   *[other] { $own } { $coin } and { $others } other coins
  }, { $points } points
cairo-answer-move = Move { $move }
cairo-answer-action-colour = Call { $customer }
cairo-answer-action-draw = Draw two cards
cairo-answer-action-pass = { $stuck ->
    [0] Build no more
   *[other] Build no more: your cards or coins do not allow it
  }
cairo-answer-put-customer-colour = { $customer }
cairo-answer-start-tent-colour = Place { $tent }
cairo-answer-draw-neutral-colour = { $tent }
cairo-answer-fee-colour = a { $coin } coin
cairo-answer-substitute-colour = a { $coin } coin
cairo-answer-card = { $card }
cairo-answer-reveal-card = Turn up { $card }
cairo-answer-card-card = Play { $card }{ $joker ->
    [0] { "" }
   *[other] { " " }(sectors { $sectors }; fee { $fee })
  }
cairo-answer-three-card = Play { $card }
cairo-answer-card-three = Play any three cards
cairo-answer-discard-card = Discard { $card }
cairo-answer-cell = { $cell }
cairo-answer-number = { $number }
cairo-answer-own-coins-number = { $number } { $coin } and { $others } other coins
cairo-answer-visit-cell = { $cell }, { $whose ->
    [own] your stall
    [neutral] neutral stall
   *[other] { $owner }’s stall
  }: { $gain ->
    [0] no coin, the bank is empty
    [one] 1 { $coin } coin
   *[other] { $gain } { $coin } coins
  }{ $whose ->
    [other] { " " }(owner: { $share })
   *[own] { "" }
  }{ $barkers ->
    [0] { "" }
    [one] ; 1 barker
   *[other] ; { $barkers } barkers
  }
cairo-answer-draw-card = Take { $card }{ $joker ->
    [0] { "" }
   *[other] { " " }(sectors { $sectors })
  }
cairo-answer-draw-deck = Take the top card of the deck
cairo-answer-draw-barker = Take a barker
cairo-answer-seat = { $seat }
cairo-answer-set = set { $set }

# --- what happened ---------------------------------------------------------

cairo-event-customer-put = On { $cell } stands { $customer }.
cairo-event-revealed = Turned up: { $card }.
cairo-event-dealt = { $player } gets { $card } from the deck.
cairo-event-dealt-hidden = { $player } gets a card from the deck.
cairo-event-begins = { $player } is the first player.
cairo-event-got-set = { $player } gets set { $set } of the start tents.
cairo-event-placed-tent = { $player } puts { $tent } on { $cell }.
cairo-event-opened-entrance = Its entrance is { $cell }.
cairo-event-placed-neutral = { $player } puts { $tent }, a neutral one, on { $cell }.
cairo-event-removed-neutral = There is no room for the neutral tent: { $tent } leaves the game.
cairo-event-played-card = { $player } plays { $card }.
cairo-event-paid-fee = { $player } pays { $count ->
    [one] 1 { $coin } coin
   *[other] { $count } { $coin } coins
  } for the joker.
cairo-event-extended = { $player } puts { $extension } on { $cell }.
cairo-event-paid = { $player } pays { $count ->
    [one] 1 { $coin } coin
   *[other] { $count } { $coin } coins
  }.
cairo-event-scored = { $player } scores { $points ->
    [one] 1 point
   *[other] { $points } points
  } for { $stall }.
cairo-event-took-gold = { $player } takes the gold medal in { $medal }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
cairo-event-took-silver = { $player } takes the silver medal in { $medal }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
cairo-event-lifted-tent = { $player } lifts { $tent } from { $cell }.
cairo-event-called = { $player } calls { $customer } to the entrance on { $cell }.
cairo-event-played-barkers = { $player } plays { $count ->
    [one] a barker
   *[other] { $count } barkers
  }.
cairo-event-arrived = In exchange { $customer } comes to { $cell }.
cairo-event-earned = { $count ->
    [0] { $player } gets nothing: the bank has no { $coin } coins left.
    [one] { $player } earns 1 { $coin } coin at their own stall.
   *[other] { $player } earns { $count } { $coin } coins at their own stall.
  }
    .you = { $count ->
        [0] You get nothing: the bank has no { $coin } coins left.
        [one] You earn 1 { $coin } coin at your own stall.
       *[other] You earn { $count } { $coin } coins at your own stall.
      }
cairo-event-took-card = { $player } takes { $card }.
cairo-event-drew-card = { $player } draws a card from the deck.
cairo-event-took-barker = { $player } takes a barker.
cairo-event-discarded = { $player } discards { $card }.
cairo-event-reshuffled = The discard pile becomes the new deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }.
cairo-event-final-phase = The final phase begins: from now on there is only building.
cairo-event-dropped-out = { $player } builds no more: whoever does not build in the final phase is done.
cairo-event-medal-points = { $player } scores { $points ->
    [one] 1 point
   *[other] { $points } points
  } for medals.
cairo-event-coin-points = { $player } scores { $points ->
    [one] 1 point
   *[other] { $points } points
  } for { $count ->
    [one] 1 coin
   *[other] { $count } coins
  }.
cairo-event-skipped-start = There is no room for a start tent of { $player }.
    .you = There is no room for a start tent of yours.
cairo-event-left = Then { $customer } leaves the market square.
cairo-event-commission = { $count ->
    [0] { $player } gets nothing for the call: the bank has no { $coin } coins left.
    [one] { $player } takes 1 { $coin } coin for the call.
   *[other] { $player } takes { $count } { $coin } coins for the call.
  }
cairo-event-owner-earned = { $count ->
    [0] { $player } gets nothing as the owner: the bank has no { $coin } coins left.
    [one] { $player } earns 1 { $coin } coin as the owner of the stall.
   *[other] { $player } earns { $count } { $coin } coins as the owner of the stall.
  }
cairo-event-bank-short = { $count ->
    [one] The bank is 1 { $coin } coin short; it is lost.
   *[other] The bank is { $count } { $coin } coins short; they are lost.
  }
cairo-event-medal-from = It comes from { $player }.
    .you = It comes from you.
cairo-event-ran-out = The { $coin } extensions have run out.
cairo-event-ran-low = Of the { $coin } and the { $second } extensions one each is left.
cairo-event-limit-reached = The limit of turns is reached.
cairo-event-nobody-builds = Nobody could build anything anywhere any more.
cairo-event-total = { $player } ends with { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
cairo-event-won = { $player } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
cairo-event-shared = { $player } shares the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
cairo-event-neutral-stands = Neutral from the beginning: { $tent } on { $cell }.

# --- what is still to come -------------------------------------------------

cairo-todo-put-customers = customers take their places
cairo-todo-refill = the display is filled up
cairo-todo-deal-hands = hands are dealt
cairo-todo-deal-sets = start tents are dealt
cairo-todo-place-start = start tents are placed
cairo-todo-place-neutral = neutral tents are placed
cairo-todo-turn = next turn
cairo-todo-first-turn = first turn
cairo-todo-pay-cost = the cost is paid
cairo-todo-score-extension = points and medals
cairo-todo-finish-build = cards are discarded
cairo-todo-hand-limit = hand limit
cairo-todo-end-turn = end of the turn
cairo-todo-final-scoring = final scoring
cairo-todo-put-customer = a customer is drawn
cairo-todo-reveal = a card is turned up
cairo-todo-deal = a card is dealt
cairo-todo-first-player = the first player is drawn
cairo-todo-deal-set = a set is dealt
cairo-todo-start-tent = a start tent
cairo-todo-draw-neutral = a neutral tent is drawn
cairo-todo-action = an action
cairo-todo-card = a card is played
cairo-todo-three = three cards are played
cairo-todo-fee = the joker fee
cairo-todo-cell = choosing the cell
cairo-todo-entrance = choosing the entrance
cairo-todo-own-coins = coins of the stall’s colour
cairo-todo-substitute = substitute coins
cairo-todo-visit = the customer goes
cairo-todo-draw = another card
cairo-todo-discard = discarding

# On the box

cairo = Cairo
cairo-blurb = Build stalls, call customers across the square, and sell before they turn to your neighbour.
cairo-weight = About 60 minutes; medium difficulty.
cairo-note = A few printed numbers of Cairo could not be found anywhere; they are careful reconstructions and marked so in the rulebook.

# What answers cost and give.
cairo-worth-card = cards
cairo-worth-barker = { cairo-label-barkers }
cairo-worth-points = { cairo-label-points }
cairo-worth-coin-red = { cairo-label-coins } ({ cairo-colour-0 })
cairo-worth-coin-yellow = { cairo-label-coins } ({ cairo-colour-1 })
cairo-worth-coin-green = { cairo-label-coins } ({ cairo-colour-2 })
cairo-worth-coin-blue = { cairo-label-coins } ({ cairo-colour-3 })
cairo-worth-coin-white = { cairo-label-coins } ({ cairo-colour-4 })
cairo-worth-coin-purple = { cairo-label-coins } ({ cairo-colour-5 })
cairo-worth-stall = tents and extensions
cairo-worth-medal = medals

# Why not?
cairo-why-taken = Something already stands here.
cairo-why-snack = Only eating houses stand in the snack zone.
cairo-why-market = Eating houses stand in the snack zone.
cairo-why-apart = An extension must touch your stall of the same colour.
cairo-why-same-colour = It would touch another stall of the same colour.
cairo-why-neighbour = A tent may not stand beside another stall.
cairo-why-sector-colour = This sector already has a tent of that colour.
cairo-why-sector = Your card does not show this sector.
cairo-why-way = There is no room for an entrance, or a customer or an entrance would be cut off.
cairo-why-entrance = The entrance lies on a free market cell beside the tent.
cairo-why-not-entrance = This is no entrance of his colour.
cairo-why-occupied = Another customer stands there.
cairo-why-barkers = There are nearer entrances; each one left out needs a barker.
cairo-why-away = He waits beside the square and comes back when another one leaves.
cairo-why-no-entrance = There is no free entrance of his colour.
cairo-why-final = In the final phase there is only building.
cairo-why-no-extension = No extension of this colour is left.
cairo-why-no-coin = You need at least one coin of this colour.
cairo-why-no-place = There is no cell where it could grow that your cards reach.
cairo-why-tent = There is no cell for this tent that your cards reach.
cairo-why-card = In the sector of this card there is no cell for it.
cairo-why-joker = In the sectors of this joker there is no cell for it, or you cannot pay its fee of { $fee } as well.
cairo-why-coins = An extension costs { $cost } coins here, and two others for each one of the colour that is missing: you have too few.
cairo-why-sector-full = At the start no sector takes more than two tents.
cairo-why-old-cell = A moved tent must go to another cell than before.
cairo-why-entrance-cut = Customers could not reach an entrance there.

cairo-thing-tent = tent
cairo-thing-extension = extension
cairo-thing-customer = customer
cairo-thing-card = sector card
cairo-thing-joker = joker
cairo-thing-barker = barker
cairo-thing-gold = gold medal
cairo-thing-silver = silver medal
cairo-thing-coins = coins
