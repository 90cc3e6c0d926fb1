"""Compiled play is plain play with other options too: one table of each kit; `test_compiled_tables.py` has all of them."""

from __future__ import annotations

from typing import Any

import pytest

import charsu
from charsu.testing import conformance
from games.cairo import test_kit as cairo
from games.istanbul import test_kit as istanbul
from games.istanbul.expansions import test_kit as expansions
from games.yspahan import test_kit as yspahan

Table = tuple[str, int, dict[str, Any]]
KITS: list[list[Table]] = [
    [("cairo", players, cairo.OTHER_TABLE) for players in (4, 2, 3)],
    [("yspahan", players, yspahan.OTHER_TABLE) for players in (4, 2, 3)],
    [("istanbul", *table) for table in reversed(istanbul.TABLES)],
    [("istanbul", *table) for table in reversed(expansions.TABLES)],
]


@pytest.mark.parametrize(("key", "players", "options"), [tables[0] for tables in KITS])
def test_compiled_play_is_plain_play(key: str, players: int, options: dict[str, Any]) -> None:
    conformance.check_compiled(charsu.game(key), players, options, games=2)
    conformance.check_compiled_steps(charsu.game(key), players, options)
    conformance.check_indices(charsu.game(key), players, options)
