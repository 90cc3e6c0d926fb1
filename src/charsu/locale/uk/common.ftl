# Words shared by all games.

chance = Випадок
