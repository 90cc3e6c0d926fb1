"""The game put together: who handles what, and the calls the world makes."""

from __future__ import annotations

from ...core.choices import Choices
from ...core.flow import FIRST_DECISION
from ...core.rule import dispatch, rule
from . import build, customers, drawing, ending, medals, pay, start, turn
from .components import Decision, Step
from .state import State

begin = dispatch(
    "begin",
    "s, player",
    Step,
    {**start.STEPS, **turn.STEPS, **build.STEPS, **pay.STEPS, **medals.STEPS, **drawing.STEPS, **ending.STEPS},
)
offer = dispatch(
    "offer",
    "s, player, choices",
    Decision,
    {**start.OFFERS, **turn.OFFERS, **build.OFFERS, **pay.OFFERS, **customers.OFFERS, **drawing.OFFERS},
)
take_answer = dispatch(
    "take_answer",
    "s, player, answer",
    Decision,
    {**start.ANSWERS, **turn.ANSWERS, **build.ANSWERS, **pay.ANSWERS, **customers.ANSWERS, **drawing.ANSWERS},
)


@rule
def settle(s: State) -> None:
    """Carry out steps until somebody has to decide."""
    while s.over == 0 and s.frame[s.depth - 1][0] < FIRST_DECISION:
        s.depth -= 1
        top = s.frame[s.depth]
        begin(top[0], s, top[1], top[2], top[3])


@rule
def options(s: State, choices: Choices) -> None:
    """Everything that may be answered now; players' choices weigh 1, chance its odds."""
    if s.over == 0:
        top = s.frame[s.depth - 1]
        offer(top[0], s, top[1], choices, top[2], top[3])


@rule
def apply(s: State, answer: int) -> None:
    """Take one legal answer and play on to the next decision."""
    s.n_notes = 0
    s.depth -= 1
    top = s.frame[s.depth]
    take_answer(top[0], s, top[1], answer, top[2], top[3])
    settle(s)
