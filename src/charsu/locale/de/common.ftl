# Words shared by all games.

chance = Der Zufall
