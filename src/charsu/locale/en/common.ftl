# Words shared by all games.

chance = Chance

# Why not? What is no matter of rules.
why-over = The game is over.
why-turn = It is { $player }’s turn to answer.
why-chance = Chance decides now.
why-question = That is no answer to what is asked now.
