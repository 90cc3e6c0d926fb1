"""Areas and floods against a plain search, cell by cell."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest

import charsu
from charsu.games.cairo import plots, ways
from charsu.games.cairo.build import is_stuck
from charsu.games.cairo.components import SIDE
from charsu.games.cairo.setup import area
from charsu.games.cairo.turn import begin_turn
from charsu.testing import rule_test
from charsu.testing.walk import walk
from games.cairo.tables import Table

CELLS = range(SIDE * SIDE)


def cells_of(words: Iterable[int]) -> set[int]:
    words = list(words)
    return {cell for cell in CELLS if words[cell // 60] >> (cell % 60) & 1}


def beside(cell: int) -> set[int]:
    y, x = divmod(cell, SIDE)
    return {SIDE * b + a for a, b in ((x, y - 1), (x, y + 1), (x - 1, y), (x + 1, y)) if 0 <= a < SIDE and 0 <= b < SIDE}


def reached(start: set[int], walkable: set[int]) -> set[int]:
    cells, edge = set(start), list(start)
    while edge:
        for cell in beside(edge.pop()) & walkable - cells:
            cells.add(cell)
            edge.append(cell)
    return cells


def some_area(seed: int, share: float) -> set[int]:
    dice = random.Random(seed)
    return {cell for cell in CELLS if dice.random() < share}


@pytest.mark.parametrize("cell", CELLS)
def test_the_neighbours_of_every_cell(cell):
    assert cells_of(ways.only(cell)) == {cell}
    assert cells_of(ways.beside(*ways.only(cell))) == beside(cell)


@pytest.mark.parametrize("seed", range(20))
def test_all_cells_of_an_area_step_at_once(seed):
    cells = some_area(seed, 0.3)
    words = area(cells)
    assert all(0 <= word < 1 << 60 for word in ways.beside(*words))
    assert cells_of(ways.beside(*words)) == set().union(*(beside(cell) for cell in cells))


@rule_test("CAI-WAY-01", "CAI-WAY-02", "CAI-CUST-04")
@pytest.mark.parametrize("seed", range(20))
def test_a_flood_reaches_what_a_walk_reaches(seed):
    walkable = some_area(seed, 0.7)
    start = min(walkable)
    assert cells_of(ways.flood(*ways.only(start), *area(walkable))) == reached({start}, walkable)


@rule_test("CAI-WAY-02", "CAI-WAY-03", "CAI-EXT-08", "CAI-TENT-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_random_games_every_cell_is_judged_as_a_plain_search_judges_it(players):
    match = charsu.game("cairo").new_match(players, {"start": "free", "turn_limit": 100}, chance="ask")
    for position in walk(match, 5):
        s = position.plain
        if position.number % 40 == 0 and s.turns:
            kept, market, built = cells_of(plots.kept_area(s)), cells_of(s.market), cells_of(s.built)
            ground = reached({min(kept)}, market - built)
            assert kept <= ground and ground == cells_of(s.ground)
            for cell in cells_of(s.free) & market:
                left = reached({min(kept)}, market - built - {cell})
                assert plots.fits(s, cell, False) is (kept <= left)
                assert cells_of(plots.ground_without(s, cell)) == (left if kept <= left else set())


def test_where_nobody_can_build_the_final_phase_begins():
    """The guard against a deadlock: no free cell is left, and no tent stands alone and could be moved."""
    table = Table().is_empty()
    table.eye.has_stall("red", "g3", "g2", entrance="h3")
    s = table.s
    assert not is_stuck(s)
    s.free, s.plot, s.depth = [0] * 4, [0] * 4, 0
    assert is_stuck(s)
    begin_turn(s, 0)
    assert s.final == 1
