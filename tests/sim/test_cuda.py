"""The rules compile for a GPU, which needs none; whether they play the same there is checked by `bench/gpu.py`."""

from __future__ import annotations

import os

import pytest
from numba.core.errors import NumbaError

import charsu
from charsu import Game
from charsu.core.game import Ruleset
from charsu.core.rule import rule
from charsu.sim import cuda
from charsu.testing.changed import changed

pytestmark = pytest.mark.filterwarnings("ignore")
GAMES = os.environ.get("CHARSU_TEST_GAMES", ",".join(charsu.game_keys())).split(",")


@pytest.mark.parametrize("key", GAMES)
def test_all_rules_compile_for_sm_90(key: str) -> None:
    ptx = cuda.compiles(Ruleset(charsu.game(key)))
    assert ".target sm_90" in ptx
    assert ".entry" in ptx


@pytest.mark.parametrize("tuning", [cuda.Tuning(slots=1), cuda.Tuning(slots=1, in_place=True), cuda.Tuning(slots=4, apart=0)])
def test_there_are_several_ways_to_compile(bazaar: Game, tuning: cuda.Tuning) -> None:
    assert ".entry" in cuda.compiles(bazaar.ruleset(), tuning)


@rule
def uses_a_dictionary(s: object, player: int) -> int:
    return {"red": player, "blue": 3}["red"]


def test_a_rule_that_cuda_does_not_know_is_refused(bazaar: Game) -> None:
    with pytest.raises(NumbaError):
        cuda.compiles(changed(bazaar, standing=uses_a_dictionary).ruleset())
