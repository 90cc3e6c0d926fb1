"""The published ladder: all tables there are, and one page that a command writes."""

from __future__ import annotations

from charsu.arena.ladder import BOTS, LEVELS, plans
from charsu.bots import bots


def test_every_game_number_of_players_and_expansion_has_a_table() -> None:
    tables = {
        (plan.game, plan.options.get("expansions", ""), plan.players)
        for plan in plans(["istanbul", "yspahan", "cairo"], BOTS, 60, 1)
    }
    istanbul = {("istanbul", more, players) for more in ("", "mocha", "letters", "grand_bazaar") for players in (2, 3, 4, 5)}
    assert tables == istanbul | {(game, "", players) for game in ("yspahan", "cairo") for players in (2, 3, 4)}


def test_the_levels_for_people_are_all_on_the_ladder() -> None:
    assert set(LEVELS) < set(BOTS) <= {entrant.key for entrant in bots()}
