"""The safety net of the kit over other options; the usual ones are in `tests/testing/test_conformance.py`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import charsu
from charsu.testing import conformance
from charsu.testing.walk import stubborn, walk

YSPAHAN = charsu.game("yspahan")
ROOT = Path(__file__).parents[3]
OTHER_TABLE = {"shop_bonus": 2, "build_cards": "discount", "caravan_order": "mover-first", "stocks": "limited"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_random_games_with_other_options_is_sound(players: int) -> None:
    conformance.check_random_games(YSPAHAN, players, {**OTHER_TABLE, "first_seat": "1"}, seed=3)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_stubborn_players_find_no_corner_that_is_broken(players: int) -> None:
    conformance.check_random_games(YSPAHAN, players, seed=8, choose=stubborn)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_copies_undo_replays_and_hidden_cards(players: int) -> None:
    conformance.check_copies(YSPAHAN, players, OTHER_TABLE)
    conformance.check_undo(YSPAHAN, players, OTHER_TABLE)
    conformance.check_replay(YSPAHAN, players, OTHER_TABLE)
    conformance.check_leaks(YSPAHAN, players, OTHER_TABLE, count=10)


OPTIONS = st.fixed_dictionaries({o.key: st.sampled_from(o.values) for o in YSPAHAN.table_options if o.key != "first_seat"})


@settings(max_examples=15, deadline=None)
@given(players=st.integers(2, 4), options=OPTIONS, seed=st.integers(0, 10_000))
def test_pieces_are_conserved_after_every_answer(players: int, options: dict[str, Any], seed: int) -> None:
    match = YSPAHAN.new_match(players, options, chance="ask")
    points = [0] * 4
    for position in walk(match, seed):
        s = position.plain
        assert YSPAHAN.rules.problems(s) == []
        assert all(now >= before for now, before in zip(s.points, points, strict=True))
        points = list(s.points)
