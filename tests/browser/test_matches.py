"""Whole matches by clicking random glowing things; at the end screen and engine agree."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from charsu.core.match import Match

from .pilot import Screen, get

ME = {"kind": "me", "name": "Ada"}
BOT = {"kind": "bot", "bot": "greedy"}

MATCHES = {
    "istanbul": ("istanbul", {"rubies": "3"}, [ME, BOT, BOT]),
    "grand bazaar": ("istanbul", {"expansions": "grand_bazaar", "rubies": "3"}, [ME, BOT, BOT]),
    "yspahan": ("yspahan", {}, [ME, BOT, BOT]),
    "cairo": ("cairo", {}, [ME, BOT]),
}


@pytest.mark.parametrize("name", MATCHES)
def test_a_whole_match_is_played_by_clicking_what_glows(screen: Screen, name: str) -> None:
    game, options, seats = MATCHES[name]
    table = screen.make_table(game, seats, options=options)
    screen.play_on(random.Random(f"pilot {name}"))
    assert_shown_as_played(screen, table)


def assert_shown_as_played(screen: Screen, table: str) -> None:
    """The ranking on the screen is the one the engine computes from the downloaded match."""
    stored: dict[str, Any] = get(f"{screen.server}/api/tables/{table}/match")
    result = Match.from_json(json.dumps(stored)).result
    assert result is not None
    assert screen.ranking() == [(row["seat"], row["scores"]) for row in result]
    assert screen.foreign == []
