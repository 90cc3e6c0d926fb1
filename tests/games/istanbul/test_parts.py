"""The part of the rules that a table of the base game can do with."""

from __future__ import annotations

import charsu
from charsu.sim.cpu import engine as compiled
from charsu.sim.cpu import program, simulate

ISTANBUL = charsu.game("istanbul")


def test_a_table_without_expansions_needs_fewer_rules() -> None:
    base = ISTANBUL.narrowed()
    assert base.label == "istanbul-base"
    assert len(program(base).order) < 0.6 * len(program(ISTANBUL).order)
    names = {str(getattr(fn, "__module__", "")) for fn in program(base).order}
    assert not any(name.startswith("charsu.games.istanbul.expansions.guild") for name in names)


def test_the_same_table_is_narrowed_to_the_same_game() -> None:
    base = ISTANBUL.narrowed()
    assert base is ISTANBUL.narrowed({"layout": "long"})
    assert base is base.narrowed()
    assert ISTANBUL.narrowed({"expansions": "mocha"}) is ISTANBUL
    assert base.narrowed({"expansions": "mocha"}) is ISTANBUL


def test_the_part_plays_the_base_game_exactly_as_all_the_rules_do() -> None:
    part = simulate(ISTANBUL, 4, 40, seed=9)
    whole = simulate(ISTANBUL, 4, 40, seed=9, runner=compiled(ISTANBUL))
    assert part.states.tobytes() == whole.states.tobytes()
    assert part.lengths.tolist() == whole.lengths.tolist()
