"""The one thing a bot does: choose."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar, runtime_checkable

from ..core.game import Game
from ..core.match import Match
from ..core.view import Answer, View

F = TypeVar("F", bound=Callable[..., Any])


@runtime_checkable
class Bot(Protocol):
    """Anything that chooses. One bot may play at many tables at once, from several threads."""

    def choose(self, view: View, options: Sequence[Answer], clock: float | None) -> Answer | str | int:
        """One of the options, its notation or its id. `clock`: the seconds left to this seat, or None."""


Quick = Callable[[Any, Game, Any, int, list[int]], int]  # (bot, game, record as the seat sees it, seat, possible ids) → id


def from_the_record(quick: Quick) -> Callable[[F], F]:
    """Says of a method `choose` that it needs no view: what it answers can be had from the record alone, by `quick`."""

    def mark(choose: F) -> F:
        choose.quick = quick  # type: ignore[attr-defined]
        return choose

    return mark


def ask(player: Bot, match: Match, clock: float | None = None) -> int:
    """The id of the answer a bot gives for the seat that is asked. The bot gets that seat's view, never the match."""
    seat = match.actor
    assert seat is not None and seat >= 0, "nobody but a seat asks a bot"
    quick: Quick | None = getattr(getattr(type(player), "choose", None), "quick", None)
    if quick is not None:
        return match.find(quick(player, match.game, match.plain.glimpse(seat), seat, match.legal_ids()))
    return match.find(player.choose(match.view(seat), match.options(), clock))
