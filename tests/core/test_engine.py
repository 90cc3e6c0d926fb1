"""The engine builder: tables of modules become the three functions of a game."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from charsu import Game
from charsu.core.choices import Choices, allow, choices_of
from charsu.core.engine import Engine, Interruption, also, build
from charsu.core.flow import CHANCE, ask
from charsu.core.names import names
from charsu.core.record import Flow, cells, i8, record
from charsu.core.rule import Handler, dispatch, rule
from charsu.testing.changed import changed


@names
class Step:
    TURN = 1


@names
class Decision:
    COUNT = 128


@record
class State(Flow):
    counted = cells(i8)


@rule
def turn(s: Any, player: int) -> None:
    ask(s, Decision.COUNT, player)


@rule
def offer_count(s: Any, choices: Choices) -> None:
    allow(choices, 1)


@rule
def offer_more(s: Any, choices: Choices) -> None:
    allow(choices, 2)


@rule
def answer_count(s: Any, player: int, answer: int) -> None:
    s.counted += answer
    ask(s, Step.TURN, player)


@rule
def offer_shout(s: Any, choices: Choices) -> None:
    allow(choices, 9)


@rule
def shout(s: Any) -> None:
    s.counted = 100


def module(**tables: Any) -> ModuleType:
    made = ModuleType("rules of a game")
    made.__dict__.update(tables)
    return made


BASE = module(STEPS={Step.TURN: turn}, OFFERS={Decision.COUNT: offer_count}, ANSWERS={Decision.COUNT: answer_count})


def at_start(player: int = 0) -> Any:
    s = State.twin()  # type: ignore[attr-defined]
    ask(s, Step.TURN, player)
    return s


def possible(engine: Engine, s: Any) -> list[int]:
    choices = choices_of(10).twin()
    engine.options(s, choices)
    return list(choices.answer[: choices.n])


def test_steps_are_carried_out_until_somebody_decides() -> None:
    engine, s = build(Step, Decision, [BASE]), at_start()
    engine.settle(s)
    assert possible(engine, s) == [1]
    engine.apply(s, 1)
    assert (s.counted, s.depth, possible(engine, s)) == (1, 1, [1])


def test_an_interruption_leaves_the_question_on_the_list() -> None:
    interruption = Interruption(range(9, 10), offer_shout, shout)
    engine, s = build(Step, Decision, [BASE], interruptions={"shout": interruption}), at_start()
    engine.settle(s)
    assert possible(engine, s) == [1, 9]
    engine.apply(s, 9)
    assert (s.counted, possible(engine, s)) == (100, [1, 9])


def test_chance_never_interrupts() -> None:
    interruption = Interruption(range(1, 10), offer_shout, shout)
    engine, s = build(Step, Decision, [BASE], interruptions={"shout": interruption}), at_start(CHANCE)
    engine.settle(s)
    assert possible(engine, s) == [1]
    engine.apply(s, 1)
    assert s.counted == 1


def test_an_expansion_adds_to_an_entry_and_the_base_form_does_without() -> None:
    more = module(OFFERS={Decision.COUNT: also(offer_more)})
    engine, s = build(Step, Decision, [BASE], expansions=[more]), at_start()
    engine.settle(s)
    assert possible(engine, s) == [1, 2]
    (smaller,) = [small for full, small in engine.without_expansions.items() if full.__name__ == "offer"]
    choices = choices_of(10).twin()
    smaller(Decision.COUNT, s, 0, choices, 0, 0)
    assert list(choices.answer[: choices.n]) == [1]


def test_a_decision_nobody_handles_is_refused_by_its_name() -> None:
    deaf = module(STEPS={Step.TURN: turn}, OFFERS={Decision.COUNT: offer_count})
    with pytest.raises(TypeError, match=r"nobody handles Decision.COUNT: add it to the ANSWERS of a module"):
        build(Step, Decision, [deaf])


def plainly(s: Any, choices: Choices) -> None:
    """No rule."""


@pytest.mark.parametrize(
    "engine",
    [
        lambda: build(Step, Decision, [module(OFFERS={Decision.COUNT: plainly}, ANSWERS={Decision.COUNT: answer_count})]),
        lambda: build(Step, Decision, [BASE], interruptions={"shout": Interruption(range(9, 10), plainly, shout)}),
        lambda: build(Step, Decision, [BASE], afterwards=plainly),
    ],
)
def test_a_plain_function_is_refused_with_its_remedy(engine: Handler) -> None:
    with pytest.raises(TypeError, match="calls `plainly`, which is no rule: mark it with @rule"):
        engine()


def test_a_game_refuses_a_plain_function_where_a_rule_is_needed(bazaar: Game) -> None:
    for name in ("standing", "determinise", "value", "prefer", "turns_taken"):
        with pytest.raises(TypeError, match=f"`{name}` is `plainly`, which is no rule: mark it with @rule"):
            changed(bazaar, **{name: plainly})


# --- switches ------------------------------------------------------------------


@names
class Kind:
    A = 1
    B = 2
    C = 3


@rule
def add_one(s: Any) -> None:
    s.counted += 1


@rule
def add_ten(s: Any) -> None:
    s.counted += 10


def test_kinds_with_the_same_handlers_share_a_branch() -> None:
    count: Any = dispatch("count", "s, player", Kind, {Kind.A: add_one, Kind.B: (add_one, add_ten), Kind.C: add_one})
    assert [name for name in count.compiled_form.__code__.co_names if name.endswith("_0")] == ["a_0", "b_0"]
    for kind, counted in ((Kind.A, 1), (Kind.B, 11), (Kind.C, 1)):
        for form in (count, count.compiled_form):
            s = State.twin()  # type: ignore[attr-defined]
            form(kind, s, 0, 0, 0)
            assert s.counted == counted
