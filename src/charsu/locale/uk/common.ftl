# Words shared by all games.

chance = Випадок

# Why not? What is no matter of rules.
why-over = Гра скінчилася.
why-turn = Зараз відповідає { $player }.
why-chance = Зараз вирішує випадок.
why-question = Зараз питають про інше.
