"""The answers possible now: a short list with odds, filled by the offers of the rules.

A player's choices weigh 1 each; the answers of chance weigh their odds. The list is what learners mask with,
what the screen highlights and what the legality check reads.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from .reasons import Named
from .record import cells, i16, i32, record
from .rule import rule

Choices: TypeAlias = Any  # n, answer[n], odds[n]


def choices_of(answers: int) -> Any:
    """The record of choices for an answer space of this size."""

    @record
    class ChoiceList:
        n = cells(i32)
        answer = cells(i16, answers)
        odds = cells(i16, answers)

    made: Any = ChoiceList
    made.twin.reasons = None  # nobody asks why not
    return made


class Listening:
    """The same for whoever asks why not: it keeps the reasons that offers give."""

    def __init__(self, answers: int) -> None:
        self.n = 0
        self.answer, self.odds = [0] * answers, [0] * answers
        self.reasons: dict[int, Named] = {}


@rule
def allow(choices: Choices, answer: int) -> None:
    """A player may answer this."""
    n = choices.n
    choices.answer[n] = answer
    choices.odds[n] = 1
    choices.n = n + 1


@rule
def weigh(choices: Choices, answer: int, odds: int) -> None:
    """Chance answers this with these odds; with none it cannot happen."""
    if odds > 0:
        n = choices.n
        choices.answer[n] = answer
        choices.odds[n] = odds
        choices.n = n + 1
