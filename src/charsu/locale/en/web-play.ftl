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
web-signs = Say something
web-sign-hello = Hello!
web-sign-your-turn = Your turn!
web-sign-moment = One moment, please
web-sign-thanks = Thank you!
web-sign-well-played = Well played!
web-sign-oh-no = Oh no!
web-keys = Keys:
web-keys-explained = arrows go over what can be chosen, with Shift over everything; Enter chooses, ? explains; 1–9 press the buttons; Ctrl+Z takes back.
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
web-lesson-other = That is possible as well. This time, though: { $answer }.
web-lesson-resume = { $name }: go on with step { $number }
web-lessons-then = First games of the expansions
web-examples = Examples
web-examples-explained = Positions out of real matches, told step by step. Every one can be played on.
web-example-try = Try it yourself
web-example-next = Next example
web-example-not = “{ $answer }” is not possible.
web-example-all = All examples
