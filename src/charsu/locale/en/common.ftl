# Words shared by all games.

chance = Chance
