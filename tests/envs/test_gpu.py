"""The vector environment for GPUs: compiles without one; where there is one it tells what the processor tells."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from charsu.core.game import Game
from charsu.envs.vector import VectorEnv
from charsu.sim.cuda_link import available, pretended_device


@pytest.mark.filterwarnings("ignore")
def test_the_kernels_compile_for_a_gpu(bazaar: Game) -> None:
    from charsu.envs.gpu import Kernels

    with pretended_device():
        kernels = Kernels(bazaar.ruleset())
        for name in ("step", "tell", "sample"):
            assert ".entry" in kernels.ptx(name)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.skipif(not available(), reason="no GPU here")
def test_the_card_tells_what_the_processor_tells(bazaar: Game) -> None:
    from charsu.envs.gpu import GpuVectorEnv

    card, here = GpuVectorEnv(bazaar, 100, seed=5), VectorEnv(bazaar, 100, seed=5)
    for _ in range(200):
        answers = card.sample()
        assert (answers.cpu().numpy() == here.sample()).all()
        card.step(answers)
        here.step(here.sample())
        assert (card.observation.cpu().numpy() == here.observation).all()
        assert (card.mask.cpu().numpy() == here.mask).all()
        assert np.array_equal(card.reward.cpu().numpy(), here.reward)
    card.check()


SIMULATED = """
import threading
from charsu.testing.changed import changed
import numpy as np
from core.bazaar import GAME
from charsu.core.rule import rule
from charsu.envs import gpu
from charsu.envs.vector import VectorEnv
from charsu.sim.cuda_link import load_cuda

@rule
def standing(s, player):  # the simulator counts in the record's own narrow integers
    return player

def grid(_):
    thread = threading.current_thread()
    return thread.blockIdx.x * gpu.THREADS + thread.threadIdx.x

cuda = load_cuda()
gpu.THREADS, gpu.WARP = 8, 4  # the simulator is slow
cuda.grid, cuda.as_cuda_array = grid, lambda array: array
cuda.syncwarp = lambda: threading.current_thread().syncthreads()
gpu._allocator = lambda library: lambda shape, kind: cuda.to_device(np.zeros(shape, kind))
type(cuda.to_device(np.zeros(1))).argsort = lambda array: cuda.to_device(array.copy_to_host().argsort())
game = changed(GAME, standing=standing)
for by_question in (False, True):
    card, here = gpu.GpuVectorEnv(game, 6, seed=5, by_question=by_question), VectorEnv(game, 6, seed=5)
    ended = 0
    for _ in range(60):
        answers = here.sample()
        assert np.array_equal(card.sample().copy_to_host(), answers)
        card.step(card.action)
        here.step(answers)
        ended += here.done.sum()
        for name in ("observation", "mask", "actor", "reward", "done"):
            assert np.array_equal(getattr(card, name).copy_to_host(), getattr(here, name)), name
    card.check()
    assert ended
"""


def test_the_kernels_tell_the_same_in_the_simulator_of_numba() -> None:
    tests = Path(__file__).parents[1]
    env = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "PYTHONPATH": os.pathsep.join([str(tests.parent / "src"), str(tests)])}
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", SIMULATED], env=env, capture_output=True, encoding="utf8")
    assert done.returncode == 0, done.stderr
