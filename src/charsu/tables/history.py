"""Looking back: frames for scrubbing, and who may look through whose eyes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..core.match import MARK, Match
from ..core.svg import drawing
from .refusals import Refusal
from .table import Table, Visitor
from .verify import Spend, free
from .views import answer_shown, sees_everything


def frames(match: Match, first: int, count: int, viewer: int | None, spend: Spend = free) -> Iterator[dict[str, Any]]:
    """The match after each answer, from the first wanted on."""
    if first > match.number:
        return
    spend(MARK)
    replay = match.at(first)
    yield frame(replay, viewer)
    for played in match.history[first : first + count - 1]:
        spend(1)
        replay.play(played.id)
        yield frame(replay, viewer)


def frame(match: Match, viewer: int | None) -> dict[str, Any]:
    shown: dict[str, Any] = {"notation": None, "decision": None, "notes": []}
    seat = None
    if match.number:
        shown, seat = answer_shown(match, match.last, viewer), match.last.actor
    return {"move": match.number, "seat": seat, **shown, "view": drawing(match.view(viewer))}


def viewer_of(table: Table, who: Visitor, wanted: int | None) -> int | None:
    """Through whose eyes: one's own, or anybody's when everything may be seen."""
    if wanted is None:
        return who.seats[0] if len(who.seats) == 1 else None
    if wanted < table.charter.players and (wanted in who.seats or sees_everything(table, who)):
        return wanted
    raise Refusal("not-yours", f"you may not look through the eyes of seat {wanted}", table.number)


def needs_over(table: Table) -> None:
    if table.status != "over":
        raise Refusal("not-over", "the match is not over yet", table.number)


def started(table: Table) -> Match:
    if table.match is None or table.status == "open":
        raise Refusal("not-running", "the match has not begun", table.number)
    return table.match
