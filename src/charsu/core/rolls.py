"""Two dice, rolled together: 36 answers of chance, one as likely as another."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from .choices import weigh
from .notes import note
from .rule import Handler, define, rule

FACES = 6
ROLLS = FACES * FACES
TOTALS = range(2, 2 * FACES + 1)


def write_roll(index: int) -> str:
    """`3 4`"""
    return f"{1 + index // FACES} {1 + index % FACES}"


@dataclass(frozen=True)
class TwoDice:
    """Where the dice lie in the record, which answers are their rolls, and the event that tells one."""

    answers: int  # the first of 36: six times the first die, and the second, counted from 0
    rolled: int  # the event: by the active player, both faces
    field: str = "dice"

    @cached_property
    def _rules(self) -> dict[str, Handler]:
        scope: dict[str, Any] = {"weigh": weigh, "note": note}
        offer = f"def offer_roll(s, choices):\n    for faces in range({ROLLS}):\n        weigh(choices, {self.answers} + faces, 1)"
        answer = "\n".join(
            [
                "def answer_roll(s, answer):",
                f"    s.{self.field}[0] = 1 + (answer - {self.answers}) // {FACES}",
                f"    s.{self.field}[1] = 1 + (answer - {self.answers}) % {FACES}",
                f"    note(s, {self.rolled}, s.active, s.{self.field}[0], s.{self.field}[1])",
            ]
        )
        made = {"offer_roll": offer, "answer_roll": answer}
        return {name: rule(define(name, f"<{name} of {self.field}>", source, dict(scope))) for name, source in made.items()}

    @property
    def offer_roll(self) -> Handler:
        """Rule (s, choices)."""
        return self._rules["offer_roll"]

    @property
    def answer_roll(self) -> Handler:
        """Rule (s, answer)."""
        return self._rules["answer_roll"]
