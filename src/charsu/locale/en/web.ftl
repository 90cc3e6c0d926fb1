# The web client

web-title = Charsu
web-tagline = Three bazaars, one table: play in the browser, alone, with friends, or against bots.
web-welcome = Welcome to the bazaar
web-home = Home
web-players-range = { $least }–{ $most } players
web-setting-up = Setting up the table …
web-with-friends = Play with friends
web-on-this-screen = On this screen
web-first-game = First game
web-choose-options = Options
web-rulebook = Rulebook
web-your-tables = Your tables
web-public-tables = Open tables
web-resume = Go on
web-join = Join
web-watch = Watch
web-replays = Replays
web-replays-explained = Open a match file to look through it move by move.
web-open-replay = Open a match file
web-replay-broken = This match file cannot be opened. { $reason }
web-no-server = The table server does not answer. Is it running?
web-colophon = Rules carried out move by move, dice anyone can check. The artwork is our own.
web-you = You
web-seat = Player { $number }
web-seat-open = open seat

web-preferences = Language and display
web-language = Language
web-theme = Appearance
web-theme-auto = As the device
web-theme-light = Light
web-theme-dark = Dark
web-speed = Speed of animation
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-instant = At once
web-sound = Sounds

web-mode-bots = against bots
web-mode-friends = with friends
web-mode-screen = on this screen
web-your-name = Your name
web-your-colour = Your colour
web-colour-vermilion = Red
web-colour-blue = Blue
web-colour-green = Green
web-colour-yellow = Yellow
web-colour-white = White
web-luck-add = Mix in your own randomness
web-luck-button = Add
web-luck-explained = Optional: your text is mixed into every roll, so that not even the server can choose the dice.
web-luck-added = Your text is in the dice; a new one replaces it.
web-how-many = How many players?
web-how-many-people = How many people on this screen?
web-rest-are-bots = The other seats are played by bots.
web-bots-plain = Bots that look ahead do not play this game without a server.
web-name-of = Name of player { $number }
web-colour-of = Colour of player { $number }
web-thinking-time = Thinking time for each player
web-no-clock = No clock
web-minutes = { $count } minutes
web-bot-level = How strong are the bots?
web-undo-policy = Undo
web-undo-free = Free
web-undo-consent = By consent
web-undo-training = Training
web-undo-free-explained = Take back until dice are rolled, a card is drawn or somebody else has answered.
web-undo-consent-explained = Beyond that everybody at the table must agree.
web-undo-training-explained = Everything can be taken back at any time.
web-visibility = Who may see the table?
web-visibility-private = Only people with the link
web-visibility-public = Everybody: the table is in the list
web-more-options = More options
web-recommended = recommended
web-make-table = Make the table
web-start = Start
web-layout-preview = Preview of the layout

web-waiting-for = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
web-all-seated = Everybody is seated.
web-sit-here = Sit here
web-add-bot = Let a bot play
web-free-seat = Free the seat
web-start-with-bots = Start, bots fill the seats
web-host-starts = The host starts the match.
web-invite = Invite
web-invite-explained = Whoever opens this link can take an open seat or watch.
web-copy-link = Copy link
web-copied = Copied
web-options = Options

web-loading = Loading …
web-no-table = There is no such table
web-no-table-explained = The link may be wrong, or the table was cleared away.
web-reconnecting = Reconnecting …
web-sending = Sending your answer
web-question = What to do now
web-choose-glowing = Choose what glows. Hover, hold or press ? on anything to learn what it does.
web-answers = Possible answers
web-then = then:
web-more = { $count } more
web-more-above = { $count } more above
web-more-below = { $count } more below
web-skip = Skip
web-see-result = See the result
web-really = Really?
web-yes = Yes
web-no = No
web-match-over = The match is over.
web-players = Players
web-player = Player
web-you-mark = you
web-turn-mark = to move
web-bot = bot
web-away = away
web-absent = { $name } has been away for a minute.
web-absent-host = The host may let a bot go on.
web-absent-bot = A bot goes on
web-absent-wait = Keep waiting
web-log = What happened
web-log-empty = Nothing has happened yet.
web-log-and-help = Log and help
web-look-back = Show the board at this moment
web-tab-log = Log
web-tab-rules = Rules
web-tab-text = Board in words
web-help = Help
web-why-not = Why not?
web-rule = Rule
web-close = Close
web-contents = Contents
web-found = { $count ->
    [0] Nothing found
   *[other] Found: { $count }
}
web-player-aid = Player aid
web-print = Print
web-find-rule = Find in the rulebook
web-no-rulebook = There is no rulebook here yet.
web-rulebook-english = The rulebook is in English only so far.
web-board = Board
web-round = Round { $number }
web-last-round = Last round!
web-your-hand = Your cards
web-hand-empty = You hold no cards.
web-undo = Undo
web-redo = Redo
web-restart = Restart turn
web-watch-again = Watch again
web-undo-asked = { $name } would like to take something back.
web-agree = Agree
web-refuse = Refuse
web-device-link = Link to your seat for another device
web-device-copied = Link copied: open it on your other device.
web-curtain = Pass the device on
web-pass-device = Now it is { $name }’s turn
web-pass-device-explained = Hand the device over. The cards stay hidden until you press the button.
web-i-am = I am { $name }

web-replay = Replay
web-turn-back = Previous turn
web-turn-on = Next turn
web-step-back = One step back
web-step-on = One step on
web-play-back = Play
web-pause = Pause
web-move = Move
web-move-of = { $move } / { $last }
web-copy-position = Copy link to this position
web-fork = Try from here against bots
web-download = Download the match
web-replay-more = More
web-back-to-table = Back to the table
web-close-replay = Close the replay

web-ending = The end
web-winner = { $name } wins!
web-winner-you = You win!
web-winners = Shared victory: { $names }
web-rank = Place
web-tie-breaks = The first column decides; the next one breaks a tie.
web-course = The course of the match: { $what }
web-luck = Luck
web-rolls = Rolls
web-rolled = Rolled
web-expected = Expected
web-dice-fair = { $count ->
    [one] Dice checked: the one roll (or card drawn) is as promised.
   *[other] Dice checked: all { $count } rolls and cards drawn are as promised.
}
web-dice-unfair = { $count ->
    [one] 1 roll does not fit the promise.
   *[other] { $count } rolls do not fit the promise.
}
web-rematch = Play again
web-rematch-join = To the new table
web-see-board = See the board
web-coffee = coffee
web-guild-cards = Guild cards
web-seals = seals

web-letter-fabric = F
web-letter-spice = S
web-letter-fruit = P
web-letter-jewellery = J
web-letter-coffee = C
web-letter-any = ?

web-lesson-yourself = Now you: choose what glows.
web-lesson-step = Step { $number } of { $last }
web-lesson-none = The first game of this bazaar is being prepared.

# Help at the table of Istanbul

web-istanbul-family = Family member
web-istanbul-assistant = Assistant
web-istanbul-merchant = Merchant
web-istanbul-stack = { $count ->
    [0] no assistants in the stack
    [one] 1 assistant in the stack
   *[other] { $count } assistants in the stack
}
web-istanbul-assistants-at = Assistants left at
web-istanbul-tiles = Mosque tiles
web-istanbul-cards = Bonus cards
web-istanbul-capacity = room for { $count } of each
web-istanbul-cell = Row { $row }, column { $column }
web-istanbul-empty-cell = Empty cell { $number }
web-istanbul-price = price { $price }
web-istanbul-wanted = wanted
web-istanbul-companion = Companion
web-istanbul-delivered = delivered
web-istanbul-any = any good
web-istanbul-baksheesh = baksheesh
web-istanbul-help-place-1 = Pay 7 lira for a cart extension: room for one more of each good. The third one brings a ruby.
web-istanbul-help-place-2 = Load fabric until your cart has no room for more.
web-istanbul-help-place-3 = Load spice until your cart has no room for more.
web-istanbul-help-place-4 = Load fruit until your cart has no room for more.
web-istanbul-help-place-5 = Take the goods and the money that are visible; then one mail marker moves on.
web-istanbul-help-place-6 = Take two bonus cards, from the deck or the discard pile; then discard one card.
web-istanbul-help-place-6-coffee = Take a coffee and two bonus cards, from the deck or the discard pile; then discard one card.
web-istanbul-help-place-7 = Call back as many of your assistants as you like. Nobody pays and nothing is left here.
web-istanbul-help-place-7-letters = Call back as many of your assistants as you like, and take your companion into your supply if you want. Nobody pays and nothing is left here.
web-istanbul-help-place-8 = Take one fabric, spice or fruit, then roll: 7–8 gives one jewel, 9–10 two, 11–12 three.
web-istanbul-help-place-9 = Announce a number from 3 to 12 and roll. Reach it and take that many lira; otherwise take 2.
web-istanbul-help-place-10 = Sell up to five of the goods shown: 3, 7, 12, 18 or 25 lira. Then a new demand appears.
web-istanbul-help-place-11 = Sell up to five of the goods shown: 2, 5, 9, 14 or 20 lira. Then a new demand appears.
web-istanbul-help-place-12 = Send your family member to any other place and carry out the action there.
web-istanbul-help-place-13 = Give the goods shown and take a ruby. Each ruby costs one good more than the last.
web-istanbul-help-place-14 = Own enough goods of a tile’s colour, give one of them and take the tile. Both tiles of the mosque together bring one ruby.
web-istanbul-help-place-15 = Own enough goods of a tile’s colour, give one of them and take the tile. Both tiles of the mosque together bring one ruby.
web-istanbul-help-place-16 = Pay the price shown and take a ruby. Each ruby costs one lira more than the last.
web-istanbul-help-place-17 = Two coffee each for 2 lira, for one good, and for one card; each once.
web-istanbul-help-place-18 = Take one coffee and two Guild cards; then discard one Guild card.
web-istanbul-help-place-19 = Pay coffee to move the barrier and act beside it, to take a tavern tile, or to buy a ruby with baksheesh.
web-istanbul-help-place-20 = Pay the coffee shown and take a ruby. Each ruby costs one coffee more than the last.
web-istanbul-help-place-21 = Take two letters.
web-istanbul-help-place-22 = Take a letter; then kiosk tiles are revealed and everybody picks one in turn.
web-istanbul-help-place-23 = Take one good, then auction two bonus cards.
web-istanbul-help-place-24 = Give letters with six seals and take the next ruby of the palace or the dealer. The first three visits of the game also bring 3, 2 and 1 lira.
web-istanbul-help-place-24-coffee = Give letters with six seals and take the next ruby of the palace, the dealer or the coffee house. The first three visits of the game also bring 3, 2 and 1 lira.
web-istanbul-help-place-25 = Take one good or coffee; then put your merchant or companion on any place. No action follows there.
web-istanbul-help-card-good = Take one good of your choice.
web-istanbul-help-card-five-lira = Take 5 lira.
web-istanbul-help-card-far = Your merchant moves 3 or 4 places instead of 1 or 2.
web-istanbul-help-card-stay = Your merchant does not move and uses the place once more.
web-istanbul-help-card-recall = Call one assistant back to your stack.
web-istanbul-help-card-family = Bring your family member back to the Police Station; take a card or 3 lira.
web-istanbul-help-card-small-market = At the Small Market you may sell goods of any kinds.
web-istanbul-help-card-palace = Carry out the action of the Sultan’s Palace once more.
web-istanbul-help-card-post-office = Carry out the action of the Post Office once more.
web-istanbul-help-card-dealer = Carry out the action of the Gemstone Dealer once more.
web-istanbul-help-tile-red = Once per roll at the Black Market or the Tea House: turn one die to 4 or roll both again.
web-istanbul-help-tile-green = At a warehouse: pay 2 lira for one extra good of your choice.
web-istanbul-help-tile-blue = You receive your fifth assistant.
web-istanbul-help-tile-yellow = Once per turn: pay 2 lira and call one assistant back.
web-istanbul-help-figure-governor = Draw a bonus card; pay 2 lira for it or discard a card. Then the dice say where he goes.
web-istanbul-help-figure-smuggler = Take one good; pay 2 lira for it or give a good. Then the dice say where he goes.
web-istanbul-help-figure-coffee-trader = Take one coffee; pay 2 lira for it or give a good. Then the dice say where he goes.
web-istanbul-help-figure-courier = Take a letter; pay 2 lira for it or give another letter. Then the dice say where he goes.
web-istanbul-help-family = A family member found by another merchant is sent to the Police Station; the finder takes a card or 3 lira.
web-istanbul-help-assistant = Leave an assistant where you act, or pick up your own that lies there. Without one your turn ends.

# First games


# Expansions of Istanbul

web-letters = Letters
web-istanbul-barrier = Barrier
web-istanbul-caravan = Caravan leader
web-istanbul-kiosk = Kiosk tiles
web-istanbul-help-barrier = Nobody but its owner may step across the barrier.
web-istanbul-help-tavern-movement = While you move, your merchant may also walk any distance in a straight line.
web-istanbul-help-tavern-encounter = Governor, Smuggler, Coffee Trader and Courier cost you nothing.
web-istanbul-help-card-coffee = Take 2 coffee.
web-istanbul-help-card-guild-card = Pay 2 coffee and draw a Guild card.
web-istanbul-help-card-coffee-sale = Pay 1 coffee and take 8 lira.
web-istanbul-help-card-exchange = Exchange up to 3 goods or coffee for the same number of others.
web-istanbul-help-card-dice = Roll two dice and take the reward of each: 2 lira, a coffee or a good.
web-istanbul-help-card-six = After a roll of yours: turn one die to 6.
web-istanbul-help-card-corner = Your merchant goes to a corner place instead of walking.
web-istanbul-help-card-wainwright = Carry out the action of the Wainwright once more.
web-istanbul-help-card-coffee-house = Carry out the action of the Coffee House once more.
web-istanbul-help-card-letter = Take a letter.
web-istanbul-help-card-dice-total = Roll two dice and take the reward of the total.
web-istanbul-help-card-good-sale = Pay one good or coffee and take 7 lira.
web-istanbul-help-card-red-and-lira = Take one fabric and 3 lira.
web-istanbul-help-card-green-and-lira = Take one spice and 3 lira.
web-istanbul-help-card-yellow-and-lira = Take one fruit and 3 lira.
web-istanbul-help-card-copy = Use the card on top of the discard pile.
web-istanbul-help-card-family-walk = Instead of your turn: your family member walks one place and acts there.
web-istanbul-help-card-to-merchant = Your merchant goes to another player’s merchant, who is not paid.
web-istanbul-help-card-companion-far = Your companion walks 2 places instead of 1.
web-istanbul-help-card-figure = Use one of the figures, wherever it stands.
web-istanbul-help-card-mosque = Carry out the action of a mosque once more.
web-istanbul-help-card-secret-society = Carry out the action of the Secret Society once more.
web-istanbul-help-card-anywhere = Pay 3 lira: your merchant goes to any place.
