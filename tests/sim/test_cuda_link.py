"""Rules as functions for a GPU: which of them stay functions, and what else compiling takes."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

import charsu
from charsu import Game
from charsu.core.link import Program
from charsu.core.rule import is_seldom, rule, seldom
from charsu.sim import cuda, cuda_link


def test_large_rules_named_in_several_places_stay_functions() -> None:
    program = cuda.program(charsu.game("cairo").ruleset())
    names = {code.co_name for code in cuda_link.kept_apart(program, 600)}
    assert {"flood_to", "survey"} <= names
    assert not {"holds", "offer_action", "options"} & names  # small, named once, and an entry point
    assert "flood_to" not in {code.co_name for code in cuda_link.kept_apart(program, 5_000)}


@rule
def large(n: int) -> int:
    return (n * n + 3 * n + 1) % (n + 7)


large_at_times = seldom(large)


@rule
def often(n: int) -> int:
    return large(n)


@rule
def at_times(n: int) -> int:
    return large_at_times(n)


def test_a_rule_melts_into_the_place_that_asks_for_it_often_and_is_called_where_it_is_seldom_asked() -> None:
    program = Program({"often": often, "at_times": at_times}, {})
    kept = cuda_link.kept_apart(program, 10)
    assert kept == {large_at_times.__code__}
    assert not cuda_link.kept_apart(program, 1_000)  # too small to be worth a call
    assert at_times(3) == often(3) == large(3)


def test_what_is_offered_all_the_time_melts_into_the_questions_of_istanbul() -> None:
    """A card or an action is looked at for every question; a copied card and an action from elsewhere hardly ever."""
    program = cuda.program(charsu.game("istanbul").table(3, {"expansions": "grand_bazaar"}).rules)
    kept = cuda_link.kept_apart(program, 600)
    offers = [fn for fn in program.order if fn.__name__ in ("offer_card", "offer_at")]
    assert sorted(map(is_seldom, offers)) == [False, False, True, True]
    assert all((fn.__code__ in kept) == is_seldom(fn) for fn in offers)


@pytest.mark.filterwarnings("ignore")
def test_indices_are_taken_as_they_are() -> None:
    """As on the processor: rules count from the front, so nobody asks whether an index is negative."""
    from numba import int64, types

    def read(cells: Any, index: int) -> None:
        cells[0] = cells[index]

    with cuda_link.pretended_device():
        kernel = cuda_link.ptx(read, {"cells": types.Array(int64, 1, "C")})
    assert ".entry" in kernel
    assert "setp" not in kernel


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
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", code], capture_output=True, encoding="utf8", check=True)
    assert done.stdout.strip() == "True"
