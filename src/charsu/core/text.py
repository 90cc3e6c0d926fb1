"""Sentences: a message id with arguments, put into words later and elsewhere.

Rules speak integers; `events.py` and `text.py` of a game name them; the Fluent files in `locale/` hold the words.
A sentence travels as JSON to the browser, which has the same Fluent files.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from .names import slug


@dataclass(frozen=True)
class Ref:
    """An argument that is itself a message: the name of a place, a card, a seat."""

    id: str


Arg: TypeAlias = int | str | Ref


def refs(stem: str, names: Any = None) -> Callable[[int], Arg]:
    """Messages of one stem, by number or by name: `refs("cairo-seat")(2)` is `cairo-seat-2`."""
    return lambda index: Ref(f"{stem}-{index if names is None else slug(names, index)}")


@dataclass(frozen=True)
class People:
    """Who sits where, and who of them reads: seats are called by their names, the reader is addressed."""

    names: tuple[str, ...] = ()
    you: int | None = None

    def name(self, seat: int) -> str:
        """The name of a seat; empty where nobody gave one."""
        return self.names[seat] if 0 <= seat < len(self.names) else ""


NOBODY = People()


@dataclass(frozen=True)
class Sentence:
    """A message id and its arguments."""

    id: str
    args: dict[str, Arg] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        return {"id": self.id, "args": {k: {"ref": v.id} if isinstance(v, Ref) else v for k, v in self.args.items()}}

    @classmethod
    def from_json(cls, stored: dict[str, Any]) -> Sentence:
        """A sentence that travelled."""
        return cls(stored["id"], {k: Ref(v["ref"]) if isinstance(v, dict) else v for k, v in stored["args"].items()})

    def say(self, language: str = "en", people: People = NOBODY) -> str:
        from ..locale import bundle

        return bundle(language).say(self, people)
