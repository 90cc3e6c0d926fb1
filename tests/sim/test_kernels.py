"""The kernels as plain Python, with one thread; on a card `bench/gpu.py` compares them with the processor."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from charsu import Game
from charsu.core.chance import play_at_random
from charsu.sim import kernels
from charsu.sim.cpu import simulate
from charsu.sim.cuda_link import copier


class OneThread:
    """Just enough of `numba.cuda` to run a kernel as plain Python."""

    class atomic:  # noqa: N801
        @staticmethod
        def add(cells: list[int], index: int, amount: int) -> int:
            cells[index] += amount
            return cells[index] - amount

    jit = staticmethod(lambda **_: lambda function: function)
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


KERNELS = [kernels.in_local_memory, kernels.in_place, partial(kernels.by_question, slots=3)]


@pytest.mark.parametrize("kernel", KERNELS, ids=["local", "in place", "by question"])
def test_a_kernel_plays_the_games_of_the_processor(bazaar: Game, kernel: Any) -> None:
    calls = {"options": bazaar.rules.options, "apply": bazaar.rules.apply, "standing": bazaar.rules.standing}
    rules = SimpleNamespace(**calls, pick=play_at_random, copy=copier(bazaar.fields))
    play = kernel(OneThread, bazaar.rules.state.twin, bazaar.choices.twin, rules)
    twin = bazaar.rules.state.twin
    states, lengths, standings = [twin() for _ in range(6)], [0] * 6, np.zeros((6, 2), np.int64)
    play([twin.load(bazaar.table(2).record)], states, 11, 6, 10_000, [0], lengths, standings)
    batch = simulate(bazaar.table(2), 6, seed=11)
    assert lengths == batch.lengths.tolist()
    assert standings.tolist() == batch.standings.tolist()
    assert [s.dump().tobytes() for s in states] == [state.tobytes() for state in batch.states]
