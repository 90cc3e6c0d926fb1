"""Compiled play is plain play at the other tables of the kits."""

from __future__ import annotations

from typing import Any

import pytest

import charsu
from charsu.testing import conformance
from games.test_compiled import KITS

TABLES = [table for tables in KITS for table in tables[1:]]


@pytest.mark.parametrize(("key", "players", "options"), TABLES)
def test_compiled_play_is_plain_play(key: str, players: int, options: dict[str, Any]) -> None:
    conformance.check_compiled(charsu.game(key), players, options)
    conformance.check_compiled_steps(charsu.game(key), players, options)
    conformance.check_indices(charsu.game(key), players, options)
