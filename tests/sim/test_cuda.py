"""The rules compile for a GPU, which needs none; whether they play the same there is checked by `bench/gpu.py`."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import charsu
from charsu import Game
from charsu.core.chance import play_at_random
from charsu.core.rule import rule
from charsu.sim.cpu import first, simulate

pytest.importorskip("numba_cuda")

from numba.core.errors import NumbaError

from charsu.sim import cuda

pytestmark = pytest.mark.filterwarnings("ignore")
GAMES = os.environ.get("CHARSU_TEST_GAMES", ",".join(charsu.game_keys())).split(",")


@pytest.mark.parametrize("key", GAMES)
def test_all_rules_compile_for_sm_90(key: str) -> None:
    ptx = cuda.compiles(charsu.game(key))
    assert ".target sm_90" in ptx
    assert ".entry" in ptx


@pytest.mark.parametrize("tuning", [cuda.Tuning(slots=1), cuda.Tuning(slots=1, in_place=True), cuda.Tuning(slots=4, apart=0)])
def test_there_are_several_ways_to_compile(bazaar: Game, tuning: cuda.Tuning) -> None:
    assert ".entry" in cuda.compiles(bazaar, tuning)


def test_large_rules_named_in_several_places_stay_functions() -> None:
    program = cuda.program(charsu.game("cairo"))
    names = {code.co_name for code in cuda.kept_apart(program, 600)}
    assert {"flood_to", "survey"} <= names
    assert not {"holds", "offer_action", "options"} & names  # small, named once, and an entry point
    assert "flood_to" not in {code.co_name for code in cuda.kept_apart(program, 5_000)}


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


class OneThread:
    """Just enough of `numba.cuda` to run a kernel as plain Python."""

    class atomic:  # noqa: N801
        @staticmethod
        def add(cells: list[int], index: int, amount: int) -> int:
            cells[index] += amount
            return cells[index] - amount

    warpsize = 1
    threadIdx, blockDim, gridDim = SimpleNamespace(x=0), SimpleNamespace(x=1), SimpleNamespace(x=1)  # noqa: N815
    shfl_xor_sync = staticmethod(lambda _mask, value, _lane: value)
    syncthreads = staticmethod(lambda: None)

    class shared:  # noqa: N801
        @staticmethod
        def array(size: int, _kind: Any) -> list[int]:
            return [0] * size

    class local:  # noqa: N801
        @staticmethod
        def array(size: int, make: Any) -> list[Any]:
            return [make() for _ in range(size)]


KERNELS = [cuda._kernel, cuda._kernel_in_place, partial(cuda._kernel_by_question, slots=3)]


@pytest.mark.parametrize("kernel", KERNELS, ids=["local", "in place", "by question"])
def test_a_kernel_plays_the_games_of_the_processor(bazaar: Game, kernel: Any) -> None:
    rules = SimpleNamespace(
        options=bazaar.options, apply=bazaar.apply, standing=bazaar.standing, pick=play_at_random, copy=cuda.copier(bazaar.fields)
    )
    play = kernel(OneThread, bazaar.state.twin, bazaar.choices.twin, rules)
    twin = bazaar.state.twin
    states, lengths, standings = [twin() for _ in range(6)], [0] * 6, np.zeros((6, 2), np.int64)
    play([twin.load(first(bazaar, 2))], states, 11, 6, 10_000, [0], lengths, standings)
    batch = simulate(bazaar, 2, 6, seed=11)
    assert lengths == batch.lengths.tolist()
    assert standings.tolist() == batch.standings.tolist()
    assert [s.dump().tobytes() for s in states] == [state.tobytes() for state in batch.states]
