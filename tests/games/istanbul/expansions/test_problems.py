"""Positions that cannot be are named in words."""

from __future__ import annotations

from typing import Any

import pytest

from games.istanbul.expansions.tables import Bazaar


@pytest.mark.parametrize(
    ("cells", "complaint"),
    [
        ({"coffee": [-1, 0, 0, 0, 0]}, "-1 coffee"),
        ({"guild_deck_size": 3}, "the guild deck counts 3"),
        ({"coffee_price": 11}, "the coffee house asks for 11"),
        ({"barrier": 1}, "held by player -1"),
        ({"barrier": 9, "barrier_holder": 0}, "which is none"),
        ({"tavern_taken": [1, 0]}, "tavern tiles of kind 0"),
        ({"undelivered": 4}, "4 letters count as undelivered"),
        ({"letter_deck": [0] * 20}, "there are 0 letters"),
    ],
)
def test_impossible_positions_are_named(cells: dict[str, Any], complaint: str) -> None:
    table = Bazaar("grand_bazaar")
    table.arrange(**cells)
    assert any(complaint in problem for problem in table.game.rules.problems(table.s))
