"""The rules compile for a GPU, which needs none; whether they play the same there is checked by `bench/gpu.py`."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace

import pytest

import charsu
from charsu import Game
from charsu.core.rule import rule

pytest.importorskip("numba_cuda")

from numba.core.errors import NumbaError

from charsu.sim import cuda

pytestmark = pytest.mark.filterwarnings("ignore")
GAMES = os.environ.get("CHARSU_TEST_GAMES", ",".join(charsu.games())).split(",")


@pytest.mark.parametrize("key", GAMES)
def test_all_rules_compile_for_sm_90(key: str) -> None:
    ptx = cuda.compiles(charsu.game(key))
    assert ".target sm_90" in ptx
    assert ".entry" in ptx


@rule
def uses_a_dictionary(s: object, player: int) -> int:
    return {"red": player, "blue": 3}["red"]


def test_a_rule_that_cuda_does_not_know_is_refused(bazaar: Game) -> None:
    with pytest.raises(NumbaError):
        cuda.compiles(replace(bazaar, standing=uses_a_dictionary))


def test_the_copy_of_a_record_is_whole(bazaar: Game) -> None:
    copy = cuda.copier(bazaar.fields)
    source, target = bazaar.start(3), bazaar.state.twin()
    copy(target, source)
    assert target == source
    source.hand[0][1] += 1
    assert target != source


def test_names_that_numpy_dropped_are_given_back() -> None:
    code = (
        "import numpy as np; vars(np).pop('row_stack', None);"
        "from charsu.sim.cuda import load_cuda; load_cuda(); print(np.row_stack is np.vstack)"
    )
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "True"
