# Playing at ease: who did what, what is decided, how far everybody is

web-others-turn = It is { $name }’s turn.
web-recap = What the others did
web-steps = Ask me even when only one answer is possible
web-yspahan-week-now = If the week ended now: +{ $points }
web-istanbul-assistants-left = Assistants left in your stack, of all you have
web-cairo-final-now = The final phase has begun: only building now.
web-cairo-until-final = The final phase begins when one colour runs out of extensions or two are down to one. So far: { $count } of 2.
web-yspahan-from-souks = Souks
web-yspahan-from-caravan = Caravan
web-yspahan-from-buildings = Buildings
web-yspahan-from-cards = Cards
web-cairo-from-stalls = Stalls
web-cairo-from-taking = Medals taken
web-cairo-from-medals = Medals kept
web-cairo-from-coins = Coins
web-sources = Where the points came from
web-finished = Finished matches
web-look-at = Look at it
web-your-turn = Your turn
web-log-setup = … the set-up
web-log-earlier = … earlier
web-turn-of = Turn { $turn } of { $last }
web-you-watch = You are watching
web-watchers = { $count ->
    [one] { $count } person watching
   *[other] { $count } people watching
}
web-keys = Keys:
web-keys-explained = arrows go over what can be chosen, with Shift over everything; Enter chooses, ? explains; 1–9 press the buttons; Ctrl+Z takes back.
web-weight-istanbul = 45–60 minutes; medium.
web-weight-yspahan = 45–60 minutes; easy to medium.
web-weight-cairo = About 60 minutes; medium.
web-play-against = { $count ->
    [one] Play now against a bot ({ $bot })
   *[other] Play now against { $count } bots ({ $bot })
}
web-new-here = New here? Learn it in five minutes
web-lesson-play = Play a match now
web-lesson-back = Back
web-lesson-on = Show me
web-lesson-again = From the beginning
web-lesson-leave = Leave
web-lesson-istanbul-more = Not shown: how cards, the Black Market and the Sultan’s Palace work. Press anything to read what it does.
web-lesson-yspahan-more = Not shown: souks score when the week ends, the Caravan too; cards and six buildings make you quicker. Press anything to read what it does.
web-lesson-cairo-more = Not shown: medals for the largest stalls, barkers in use, and the final phase with only building. Press anything to read what it does.
web-lesson-istanbul-large-market = The Large Market pays better. You have three of the goods it wants: go and sell.
web-lesson-istanbul-police = Your family member waits at the Police Station. Walk there.
web-lesson-istanbul-family = From here you send it to any place, and it uses that place for you. Send it to the Gemstone Dealer.
web-lesson-istanbul-ruby = Pay the price shown: your first ruby!
web-lesson-istanbul-catch = Somebody’s family member is here. It must be caught: it goes back to the Police Station, and you take 3 lira or a card.
web-lesson-istanbul-meet = Another merchant stands at the Fabric Warehouse. You may go there all the same.
web-lesson-istanbul-pay = Whoever finds other merchants pays 2 lira to each of them, or ends the turn. Pay.
web-lesson-istanbul-mosque = A mosque wants to see goods of a tile’s colour. Your cart is full of spice: go to the Small Mosque.
web-lesson-istanbul-tile = Give one of them and take the tile. It helps you for the rest of the game, and both tiles of a mosque together bring a ruby.
