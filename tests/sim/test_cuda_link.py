"""Rules as functions for a GPU: which of them stay functions, and what else compiling takes."""

from __future__ import annotations

import subprocess
import sys

import pytest

import charsu
from charsu import Game
from charsu.sim import cuda, cuda_link

pytest.importorskip("numba_cuda")


def test_large_rules_named_in_several_places_stay_functions() -> None:
    program = cuda.program(charsu.game("cairo").ruleset())
    names = {code.co_name for code in cuda_link.kept_apart(program, 600)}
    assert {"flood_to", "survey"} <= names
    assert not {"holds", "offer_action", "options"} & names  # small, named once, and an entry point
    assert "flood_to" not in {code.co_name for code in cuda_link.kept_apart(program, 5_000)}


def test_the_copy_of_a_record_is_whole(bazaar: Game) -> None:
    copy = cuda_link.copier(bazaar.fields)
    source, target = bazaar.start(3), bazaar.rules.state.twin()
    copy(target, source)
    assert target == source
    source.hand[0][1] += 1
    assert target != source


def test_names_that_numpy_dropped_are_given_back() -> None:
    code = (
        "import numpy as np; vars(np).pop('row_stack', None);"
        "from charsu.sim.cuda_link import load_cuda; load_cuda(); print(np.row_stack is np.vstack)"
    )
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "True"
