"""What is possible, what was played, and what a seat may see of both."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from .game import Game
from .table import Table
from .text import Sentence

if TYPE_CHECKING:
    import numpy as np


@dataclass(frozen=True)
class Answer:
    """One possible answer."""

    id: int
    notation: str
    span: str  # what sort of thing it points at
    index: int  # which of them, counted from 0
    odds: int
    sentence: Sentence

    def to_json(self) -> dict[str, Any]:
        return {"id": self.id, "notation": self.notation, "span": self.span, "index": self.index, "text": self.sentence.to_json()}

    def describe(self, language: str = "en") -> str:
        return self.sentence.say(language)

    def __str__(self) -> str:
        return self.notation


@dataclass(frozen=True)
class Played:
    """One answer of the history: who gave it, and the notes it caused."""

    id: int
    notation: str
    actor: int
    decision: int
    secret_of: int | None
    notes: tuple[tuple[int, ...], ...]

    def __str__(self) -> str:
        return self.notation


def known_answers(history: Sequence[Played], seat: int | None | str) -> tuple[tuple[int, int, int], ...]:
    """Who answered, which decision, the answer's id or -1 where the seat may not know it."""
    return tuple((p.actor, p.decision, p.id if p.secret_of is None or seat in ("all", p.secret_of) else -1) for p in history)


class View(dict[str, Any]):
    """What one seat may see of a match: a dictionary ready for JSON, and the same as a record for programs."""

    game: Game
    table: Table  # what is played, by how many, with which options
    plain: Any  # the position as a plain twin, -1 where something is hidden
    _tell_answers: Callable[[], tuple[tuple[int, int, int], ...]]

    @cached_property
    def record(self) -> np.ndarray[Any, Any]:
        """The same position as a NumPy record."""
        return self.plain.dump()  # type: ignore[no-any-return]

    @cached_property
    def answers(self) -> tuple[tuple[int, int, int], ...]:
        """All answers so far: who, the decision, the id or -1 where hidden."""
        return self._tell_answers()

    @property
    def seat(self) -> int | None:
        seat: int | None = self["seat"]
        return seat
