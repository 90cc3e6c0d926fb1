# Words shared by all games.

chance = Случай

# Why not? What is no matter of rules.
why-over = Игра окончена.
why-turn = Сейчас отвечает { $player }.
why-chance = Сейчас решает случай.
why-question = Сейчас спрашивают о другом.
