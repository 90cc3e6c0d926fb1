"""What a coach is asked, and what it says: the same at a server's tables and at those of a device."""

from __future__ import annotations

from typing import Any

from ..analysis import coach
from ..analysis.judging import SearchValuation
from ..core.errors import IllegalAnswer
from ..core.flow import CHANCE
from ..core.match import Match
from .refusals import Refusal
from .table import Visitor

KINDS = ("hint", "warn", "happened")
COACHED = 1500  # walks for a hint or a warning
RECALLED = 300  # for each answer of what happened


def answer_asked_about(match: Match, who: Visitor, what: str, notation: str | None, number: int) -> int | None:
    """The answer that somebody wants to be warned of; refused where the coach cannot help them now."""
    if match.actor in (None, CHANCE) or match.actor not in who.seats:
        raise Refusal("not-your-turn", "the coach helps whoever is asked", number)
    if what == "warn" and notation is None:
        raise Refusal("malformed", "a warning needs the answer it is about", number)
    try:
        return None if notation is None else match.find(notation)
    except IllegalAnswer as error:
        raise Refusal("illegal", str(error), number) from None


def advise(valuation: SearchValuation, match: Match, what: str, answer: int | None, seat: int) -> Any:
    """A hint, a warning or None, or what happened, for JSON."""
    if what == "hint":
        return coach.to_json(coach.hint(valuation, match, COACHED))
    if what == "happened":
        return [coach.to_json(stroke) for stroke in coach.what_happened(valuation, match, seat, RECALLED)]
    assert answer is not None
    advice = coach.warn(valuation, match, answer, COACHED)
    return advice and coach.to_json(advice)
