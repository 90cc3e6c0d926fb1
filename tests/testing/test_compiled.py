"""What compiled play and compiled heuristics of the kit find: mistakes that plain Python does not show."""

from __future__ import annotations

import re
from typing import Any

import pytest

from charsu import Game
from charsu.core.rule import rule
from charsu.testing import conformance
from charsu.testing.changed import changed
from charsu.testing.walk import Fault
from testing.test_planted import PLANTED, complaint, noticing, purses, too_much


def test_compiled_play_that_differs_is_found(bazaar: Game) -> None:
    doubled = changed(bazaar, standing=_doubled)
    doubled.rules.standing.compiled_form = bazaar.rules.standing  # type: ignore[attr-defined]
    with pytest.raises(Fault, match="differs from plain play in standings"):
        conformance.check_compiled(doubled, 2)


@rule
def _doubled(s: Any, player: int) -> int:
    return 2 * int(s.coins[player]) + 1


@rule
def one(s: Any, player: int) -> int:
    return 1


@rule
def two(s: Any, player: int) -> int:
    return 2


def differently_compiled(game: Game) -> Game:
    one.compiled_form = two  # type: ignore[attr-defined]
    return changed(game, value=one)


def test_a_heuristic_of_two_minds_is_found(bazaar: Game) -> None:
    said = complaint("heuristic", differently_compiled, bazaar, compiled=True)
    assert re.search("`one` .value. says 1 plain and 2 compiled: keep to integers", said), said
    assert complaint("heuristic", lambda game: game, bazaar, compiled=True) == ""


def test_a_heuristic_that_plays_is_found_compiled_too(bazaar: Game) -> None:
    check, plant, sentence = PLANTED["a heuristic that plays"]
    assert re.search(sentence, complaint(check, plant, bazaar, compiled=True))


@pytest.mark.parametrize(
    ("notice", "parts", "sentence"), [(purses, 2, ""), (too_much, 2, "writes the numbers of the glance [2] times")]
)
def test_what_is_seen_at_a_glance_is_seen_compiled_too(notice: Any, parts: int, sentence: str, bazaar: Game) -> None:
    fault = complaint("heuristic", lambda game: noticing(game, notice, parts), bazaar, compiled=True)
    assert sentence in fault and bool(fault) == bool(sentence)
