# Words shared by all games.

chance = Der Zufall

# Why not? What is no matter of rules.
why-over = Das Spiel ist zu Ende.
why-turn = Jetzt ist { $player } gefragt.
why-chance = Jetzt entscheidet der Zufall.
why-question = Danach ist jetzt nicht gefragt.
