"""A look of a network compiles for a GPU."""

from __future__ import annotations

from typing import Any

import pytest

from charsu.core.link import Program
from charsu.nets import look
from charsu.nets.net import types_of
from charsu.sim.cuda_link import device_functions, load_cuda, pretended_device, ptx


@pytest.mark.filterwarnings("ignore")
def test_a_look_compiles_for_a_gpu() -> None:
    with pretended_device():
        cuda, types = load_cuda(), types_of()
        judge_row = device_functions(Program({"judge_row": look.judge_row}, {}), types).judge_row

        def kernel(net: Any, row: Any, shares: Any, likings: Any, asked: Any, n: int) -> None:
            if cuda.grid(1) == 0:
                judge_row(net, row, shares, likings, asked, n)

        kernel.__module__ = look.__name__
        assert ".entry" in ptx(kernel, types)
