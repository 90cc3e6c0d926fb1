"""The safety net of the kit over other options; the usual ones are in `tests/testing/test_conformance.py`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import charsu
from charsu.testing import conformance, rule_test
from charsu.testing.walk import at_random, option_sets, stubborn, walk

CAIRO = charsu.game("cairo")
ROOT = Path(__file__).parents[3]
OTHER_TABLE = {"start": "free", "payment": "own-first", "moving": "any", "three_cards": "needed", "turn_limit": 60}


@rule_test("CAI-T-25", "CAI-WAY-02", "CAI-MEDAL-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_random_games_is_sound(players: int) -> None:
    conformance.check_random_games(CAIRO, players, OTHER_TABLE, seed=3)


@rule_test("CAI-T-25")
@pytest.mark.parametrize("options", option_sets(CAIRO), ids=str)
def test_stubborn_players_find_no_corner_that_is_broken(options: dict[str, Any]) -> None:
    players = 2 + len(str(options)) % 3
    conformance.check_random_games(CAIRO, players, {"turn_limit": 40, **options}, seed=8, choose=stubborn)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_copies_undo_and_replays(players: int) -> None:
    conformance.check_copies(CAIRO, players, OTHER_TABLE, count=10)
    conformance.check_undo(CAIRO, players, OTHER_TABLE, count=10)
    conformance.check_replay(CAIRO, players, OTHER_TABLE)


@rule_test("CAI-INFO-01", "CAI-INFO-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_learns_coins_or_cards_of_others(players: int) -> None:
    conformance.check_leaks(CAIRO, players, OTHER_TABLE, count=10)


@rule_test("CAI-T-25")
@settings(max_examples=8, deadline=None)
@given(players=st.integers(2, 4), start=st.sampled_from(["suggested", "free"]), seed=st.integers(0, 10_000))
def test_pieces_are_conserved_after_every_answer(players: int, start: str, seed: int) -> None:
    match = CAIRO.new_match(players, {"start": start, "turn_limit": 120}, chance="ask")
    points = [0] * 4
    for position in walk(match, seed, stubborn if seed % 2 else at_random):
        s = position.plain
        assert CAIRO.rules.problems(s) == []
        assert all(now >= before for now, before in zip(s.score, points, strict=True))
        points = list(s.score)
