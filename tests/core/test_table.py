"""A table: game, players and options, read once; the same table is the same to whoever remembers something for it."""

from __future__ import annotations

import pytest

from charsu import BadOption, CharsuError, Game, Match
from charsu.core.table import Table
from charsu.sim.loops import CODE
from charsu.testing import conformance
from charsu.testing.walk import Fault


def test_options_are_read_once_and_all_of_them(bazaar: Game) -> None:
    table = bazaar.table(2, {"rich": "yes"})
    assert table.options == {"gems": 3, "rich": True}
    assert table.chosen == {"rich": True}
    assert repr(table) == "<Table of bazaar, 2 players, {'rich': True}>"


def test_the_same_table_is_the_same_however_it_was_asked_for(bazaar: Game) -> None:
    assert bazaar.table(2) == bazaar.table(2, {"rich": "no"}) == bazaar.new_match(2, seed=1).table
    assert len({bazaar.table(2), bazaar.table(2, {"gems": 3}), bazaar.table(3), bazaar.table(2, {"gems": 4})}) == 3


def test_a_table_that_cannot_be_is_refused(bazaar: Game) -> None:
    with pytest.raises(BadOption, match="bazaar is for 2 to 3 players, not 5"):
        bazaar.table(5)
    with pytest.raises(BadOption, match="bazaar has no option 'poor'"):
        Table(bazaar, 2, {"poor": True})


def test_every_first_position_is_ones_own(bazaar: Game) -> None:
    table = bazaar.table(2, {"rich": True})
    one, other = table.start(), table.start()
    one.coins[0] = 0
    assert other.coins[:2] == table.record["coins"][:2].tolist() == [7, 7]
    assert Match.at_table(table, seed=1).plain.coins[:2] == [7, 7]


def test_without_the_compiler_what_needs_it_is_refused_in_words(bazaar: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    from charsu.envs.vector import VectorEnv

    monkeypatch.setenv("CHARSU_JIT", "0")
    with pytest.raises(CharsuError, match="`play` of bazaar has to be compiled, and CHARSU_JIT=0 forbids that; unset it"):
        bazaar.table(2).compiled(CODE)
    with pytest.raises(CharsuError, match="CHARSU_JIT=0 forbids"):
        VectorEnv(bazaar, 4)
    for check in (conformance.check_compiled, conformance.check_compiled_steps):
        with pytest.raises(Fault, match="bazaar cannot be compiled here, so there is nothing to compare"):
            check(bazaar, 2)
