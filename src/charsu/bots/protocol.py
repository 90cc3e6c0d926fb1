"""The one thing a bot does: choose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from ..core.match import Match
from ..core.view import Answer, View


@runtime_checkable
class Bot(Protocol):
    """Anything that chooses. One bot may play at many tables at once, from several threads."""

    def choose(self, view: View, options: Sequence[Answer], clock: float | None) -> Answer | str | int:
        """One of the options, its notation or its id. `clock`: the seconds left to this seat, or None."""


def ask(player: Bot, match: Match, clock: float | None = None) -> int:
    """The id of the answer a bot gives for the seat that is asked. The bot gets that seat's view, never the match."""
    seat = match.actor
    assert seat is not None and seat >= 0, "nobody but a seat asks a bot"
    return match.find(player.choose(match.view(seat), match.options(), clock))
