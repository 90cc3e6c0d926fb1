"""Mocha & Baksheesh, Letters & Seals, and both together: the Grand Bazaar.

The modules add rows to the tables of the base game, which knows none of them [GB-05]. In rulebook order: `stock` (coffee,
guild cards, letters: taking and paying), `mocha` and `tavern` (places 17 to 20, coffee trader), `guild` and `guild_turn` (guild
cards), `companion`, `letters` (places 21, 23, 24, 25, courier, double turn), `kiosk` (place 22), `cards`, `exchange` and
`movement` (bonus cards of both).
An entry of a base table that an expansion names again is replaced; one wrapped in `also` adds a handler to it.
"""
