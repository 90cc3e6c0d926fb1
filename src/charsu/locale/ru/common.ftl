# Words shared by all games.

chance = Случай
