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


PHONE = {"size": (360, 740), "is_mobile": True, "has_touch": True, "locale": "ru-RU"}


@pytest.mark.parametrize("name", ["istanbul", "yspahan", "cairo"])
def test_a_whole_match_is_played_by_clicking_what_glows(screens: Any, name: str) -> None:
    """Istanbul's on a small phone and in the longest words, where its end fits as well."""
    click_a_whole_match(screens(**PHONE) if name == "istanbul" else screens(), name)


def click_a_whole_match(screen: Screen, name: str) -> None:
    """At the end screen and engine agree, and nothing is wider than the screen."""
    game, options, seats = MATCHES[name]
    table = screen.make_table(game, seats, options=options)
    screen.play_on(random.Random(f"pilot {name}"))
    assert_shown_as_played(screen, table)
    assert screen.page.evaluate("() => [document.querySelector('.ending')].every((end) => end.scrollWidth <= end.clientWidth)")


def assert_shown_as_played(screen: Screen, table: str) -> None:
    """The ranking on the screen is the one the engine computes from the downloaded match."""
    stored: dict[str, Any] = get(f"{screen.server}/api/tables/{table}/match")
    result = Match.from_json(json.dumps(stored)).result
    assert result is not None
    assert screen.ranking() == [(row["seat"], row["scores"]) for row in result]
    assert screen.foreign == []
