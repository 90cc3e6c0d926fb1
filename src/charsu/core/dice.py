"""Where the answers of chance come from when nobody is asked for them."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from .chance import pick


class Dice(Protocol):
    """Where the answers of chance come from."""

    def draw(self, number: int, answers: Sequence[int], odds: Sequence[int]) -> int:
        """The answer chance gives as the match's answer `number`."""


class SeededDice:
    """The counter-based generator of the simulators."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def draw(self, number: int, answers: Sequence[int], odds: Sequence[int]) -> int:
        choices = _List(len(answers), list(answers), list(odds))
        return int(pick(choices, self.seed, number))


@dataclass
class _List:
    n: int
    answer: list[int]
    odds: list[int]


def fresh_seed() -> int:
    """A seed nobody can foresee."""
    return secrets.randbits(32)
