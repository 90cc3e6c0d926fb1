"""The vector environment for GPUs: compiles without one; where there is one it tells what the processor tells."""

from __future__ import annotations

import numpy as np
import pytest

from charsu.core.game import Game
from charsu.envs.vector import VectorEnv
from charsu.sim.cuda import available, pretended_device

pytest.importorskip("numba_cuda")


@pytest.mark.filterwarnings("ignore")
def test_the_kernels_compile_for_a_gpu(bazaar: Game) -> None:
    from charsu.envs.gpu import Kernels

    with pretended_device():
        kernels = Kernels(bazaar)
        for name in ("begin", "step", "sample"):
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
