# Playing at ease: who did what, what is decided, how far everybody is

web-others-turn = It is { $name }’s turn.
web-recap = What the others did
web-steps = Ask me even when only one answer is possible
