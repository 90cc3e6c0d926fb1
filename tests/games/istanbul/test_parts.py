"""The part of the rules that a table of the base game can do with."""

from __future__ import annotations

import charsu
from charsu.core.game import Ruleset
from charsu.sim.cpu import Engine, simulate
from charsu.sim.loops import CODE

ISTANBUL = charsu.game("istanbul")


def test_a_table_without_expansions_needs_fewer_rules() -> None:
    base = ISTANBUL.ruleset()
    assert base.label == "istanbul-base"
    assert len(CODE.program(base).order) < 0.6 * len(CODE.program(Ruleset(ISTANBUL)).order)
    names = {str(getattr(fn, "__module__", "")) for fn in CODE.program(base).order}
    assert not any(name.startswith("charsu.games.istanbul.expansions.guild") for name in names)


def test_tables_that_need_the_same_rules_share_them() -> None:
    base = ISTANBUL.ruleset()
    assert base == ISTANBUL.ruleset({"layout": "long"}) == ISTANBUL.table(3).rules
    assert ISTANBUL.ruleset({"expansions": "mocha"}) == Ruleset(ISTANBUL) != base


def test_the_part_plays_the_base_game_exactly_as_all_the_rules_do() -> None:
    part = simulate(ISTANBUL.table(4), 40, seed=9)
    whole = simulate(ISTANBUL.table(4), 40, seed=9, runner=Engine(Ruleset(ISTANBUL)))
    assert part.states.tobytes() == whole.states.tobytes()
    assert part.lengths.tolist() == whole.lengths.tolist()
