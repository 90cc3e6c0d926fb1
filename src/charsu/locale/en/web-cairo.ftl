# Cairo on the screen

web-cairo-customer-0 = Red customer
web-cairo-customer-1 = Yellow customer
web-cairo-customer-2 = Green customer
web-cairo-customer-3 = Blue customer
web-cairo-customer-4 = White customer
web-cairo-customer-5 = Purple customer
web-cairo-tent-0 = Red tent
web-cairo-tent-1 = Yellow tent
web-cairo-tent-2 = Green tent
web-cairo-tent-3 = Blue tent
web-cairo-tent-4 = White tent
web-cairo-tent-5 = Purple tent
web-cairo-stall-0 = Red stall
web-cairo-stall-1 = Yellow stall
web-cairo-stall-2 = Green stall
web-cairo-stall-3 = Blue stall
web-cairo-stall-4 = White stall
web-cairo-stall-5 = Purple stall
web-cairo-card-0 = Card of sector 1
web-cairo-card-1 = Card of sector 2
web-cairo-card-2 = Card of sector 3
web-cairo-card-3 = Card of sector 4
web-cairo-card-4 = Card of sector 5
web-cairo-card-5 = Card of sector 6
web-cairo-card-6 = Card of sector 7
web-cairo-card-7 = Card of sector 8
web-cairo-card-8 = Card of sector 9
web-cairo-card-9 = Joker 1
web-cairo-card-10 = Joker 2
web-cairo-card-11 = Joker 3
web-cairo-card-12 = Joker 4
web-cairo-card-13 = Joker 5
web-cairo-card-14 = Joker 6
web-cairo-supply = Supply
web-cairo-supply-label = { $colour }: { $extensions ->
    [one] 1 extension
   *[other] { $extensions } extensions
  } left, { $bank ->
    [one] 1 coin
   *[other] { $bank } coins
  } in the bank
web-cairo-stall-label = { $stall } ({ $who }) on { $cell }, size { $size }
web-cairo-coins-label = { $colour } coins: { $count }
web-cairo-medals-label = Medals: { $gold } gold, { $silver } silver
web-cairo-hidden = hidden
web-cairo-out = builds no more
web-cairo-cannot-build = With your cards and coins you cannot build anything any more.
web-cairo-help-stall = The next extension costs as many coins of its colour as the stall then has parts, and scores as many points. The largest stall of a colour takes its medals.
web-cairo-help-stall-neutral = A neutral stall. Whoever calls a customer here takes one coin.
web-cairo-help-customer = Call him to the nearest free entrance of his colour. Your own stall gives you a coin for each of its parts; another’s gives you one coin, and its owner one for each part.
web-cairo-help-card = Lets you build on a cell of this sector. Any three cards let you build anywhere.
web-cairo-help-joker = Lets you build in one of three sectors, for a fee in coins of any colours. Any three cards let you build anywhere.
web-cairo-help-supply = Extensions, coins and medals of this colour. When a colour runs out, or two are down to one extension, the final phase begins.
web-cairo-help-coin = Coins pay for extensions of their colour. A missing coin can be replaced by two others, but one must be of the colour.
web-cairo-help-purse = Coins are kept hidden. At the end three of them make a point.
web-cairo-help-tent = A new tent costs only a card. It needs a cell on the market square away from all stalls, and a free cell beside it for the entrance.
web-cairo-help-tent-purple = An eating house stands in the snack zone, away from all stalls, with its entrance on the market square. It costs only a card.
web-cairo-help-deck = Draw two cards: open ones, the top of the deck, or barkers. You keep four sector cards at most.
web-cairo-help-barker = Each barker lets you leave out one nearer entrance when you call a customer.

