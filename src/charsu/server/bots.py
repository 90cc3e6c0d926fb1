"""Bots at the table: found through the entry points `charsu.bots`, with one simple bot of the house for when none are installed.

A bot is anything with `choose(view, options, clock)` that returns one of the options, its notation or its id. It is given
what its seat may see and nothing else.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from typing import Any, Protocol

from ..core.match import Answer, Match
from .refusals import Refusal

GROUP = "charsu.bots"
HOUSE = "random"  # who plays on for somebody whose time is up


class Bot(Protocol):
    def choose(self, view: dict[str, Any], options: Sequence[Answer], clock: float | None) -> Answer | str | int:
        """One of the options. `clock`: the seconds left, or None."""


class RandomBot:
    """Any answer, each as likely."""

    def choose(self, view: dict[str, Any], options: Sequence[Answer], clock: float | None) -> Answer:  # noqa: ARG002
        return random.choice(options)


@dataclass(frozen=True)
class Entrant:
    """A bot that may sit down."""

    key: str
    level: int
    make: Callable[[], Bot]
    games: tuple[str, ...] | None = None

    def to_json(self) -> dict[str, Any]:
        return {"key": self.key, "level": self.level, "games": list(self.games) if self.games else None}


@cache
def entrants() -> dict[str, Entrant]:
    """All bots by key."""
    found = {HOUSE: Entrant(HOUSE, 1, RandomBot)}
    for entry in entry_points(group=GROUP):
        made = entry.load()
        found[entry.name] = Entrant(entry.name, getattr(made, "level", 2), made, getattr(made, "games", None))
    return found


def check_bot(key: str, game: str) -> None:
    entrant = entrants().get(key)
    if entrant is None or (entrant.games and game not in entrant.games):
        known = ", ".join(k for k, e in entrants().items() if not e.games or game in e.games)
        raise Refusal("bad-option", f"there is no bot {key!r} for {game}; there are {known}")


@cache
def bot(key: str) -> Bot:
    return entrants()[key].make()


def think(key: str, match: Match, seat: int, clock: float | None) -> int:
    """The id of the bot's answer. Runs in a thread of its own, on a copy of the match of which the bot sees its own view."""
    return match.find(bot(key).choose(match.view(seat), match.options(), clock))
