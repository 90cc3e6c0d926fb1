# Luck, skill and the better move.

analysis-title = Luck and skill
analysis-player = Player
analysis-start = Chance at the start
analysis-result = Result
analysis-luck = Luck
analysis-skill = Own choices
analysis-others = Choices of others
analysis-adjusted = Without luck
analysis-accuracy = Accuracy
analysis-per-decision = Given away per choice
analysis-decisions = Choices
analysis-sum = Result = chance at the start + luck + own choices + choices of others.
analysis-curve = Chances over the match
analysis-number = Answer
analysis-moments = Moments
analysis-moment = Answer { $number }
analysis-played = Played
analysis-better = Better
analysis-chances = Chances
analysis-expected = Expected after it
analysis-gave-away = gave away { $points } % of a victory
analysis-rolled = changed the chance of { $player } by { $points } points
analysis-hidden = hidden cards changed the chance of { $player } by { $points } points
analysis-by-phase = Phases of the match
analysis-phase-opening = Opening
analysis-phase-middle = Middle
analysis-phase-ending = Ending
analysis-kind-fine = fine
analysis-kind-inaccuracy = inaccuracy
analysis-kind-mistake = mistake
analysis-kind-blunder = blunder
analysis-kinds-inaccuracy = Inaccuracies
analysis-kinds-mistake = Mistakes
analysis-kinds-blunder = Blunders
analysis-effort = Every moment was judged by { $walks } tries of the { $valuation }, seed { $seed }. Hidden cards that came to light count as luck.
analysis-valuation-search = search
analysis-valuation-network = network and search
analysis-unfinished = The match is not over: the last chances stand in place of the result.
analysis-incomplete = { $missing } of { $all } moments are not judged yet.
analysis-why = What the better line brings

# On the screen.

analysis-button = Luck and skill
analysis-waiting = { $ahead ->
    [one] One match is judged before this one.
   *[other] { $ahead } matches are judged before this one.
}
analysis-judging = Judging the match: { $done } of { $of } moments
analysis-failed = This match could not be judged.
analysis-previous = Previous moment
analysis-next = Next moment
analysis-close = Close the analysis
analysis-table = The curve as a table
analysis-here = Nothing to choose here.
analysis-came = It came: { $came }.
analysis-changed = Chance of { $player }: { $points } points.
analysis-moment-of = { $number } of { $all }
analysis-gains = What the better line brings: { $gains }
analysis-copy-link = Copy a link to it
analysis-save-file = Save as a file
analysis-save-page = Save as a page
coach-title = Coach
coach-hint = Hint
coach-more = Tell me more
coach-aims = Look at what brings { $aims }.
coach-promising = { $count ->
    [one] One answer stands out.
   *[other] { $count } answers are worth a look.
}
coach-answer = Best: { $answer } ({ $chance })
coach-line = What may follow:
coach-warn-me = Warn me before a mistake
coach-warning = That would give away { $points } % of a victory. Better: { $answer }.
coach-anyway = Play it anyway
coach-back = Think again
coach-happened = What just happened?
coach-stroke = { $played }: your chance { $points }
coach-nothing = Nothing that changed much.
coach-thinking = Thinking …
coach-consent-none = It helps among people only when all of you agree. Nobody has agreed yet.
coach-consent-some = Agreed: { $agreed }. Still to agree: { $waiting }. It says nothing before that.
coach-consent-all = All of you have agreed: it helps whoever is asked.
coach-consent-ask = I would like one
coach-consent-agree = I agree
coach-consent-back = No coach after all

# Puzzles, on the terminal and on the screen.

puzzle-title = Trainer
puzzle-intro = Positions from real matches in which one answer is clearly best. Find it.
puzzle-today = Puzzle of the day
puzzle-solved = { $count } of { $all } solved
puzzle-days = { $count ->
    [one] One day in a row
   *[other] { $count } days in a row
}
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-all = All puzzles
puzzle-level-1 = easy
puzzle-level-2 = medium
puzzle-level-3 = hard
puzzle-any = any
puzzle-difficulty = { $level ->
    [1] Easy
    [2] Medium
   *[3] Hard
}: bots miss it in { $missed } % of their tries.
puzzle-your-move = What is best here?
puzzle-right = Right: this is the best answer.
puzzle-wrong = Not the best: it gives away { $points } % of a victory. Better: { $answer }.
puzzle-checked = Checked by { $walks } tries: the best answer is { $points } % of a victory ahead (± { $error }).
puzzle-brings = What it brings compared with “{ $answer }”: { $gains }.
puzzle-line = What may follow:
puzzle-line-yours = What may follow yours:
puzzle-answers = What every answer promises
puzzle-chance = Chance of victory
puzzle-answer = Answer
puzzle-done = solved
puzzle-missed = missed
puzzle-none = There are no puzzles here.
