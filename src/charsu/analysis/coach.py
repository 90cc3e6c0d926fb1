"""A coach at the table: a hint in three steps, a warning before a mistake, and what the others' turns did.

It knows no more than the seat it helps. Who may ask it is for the table to say.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from ..core.flow import CHANCE
from ..core.match import Match
from .judging import Position, SearchValuation
from .lines import Line
from .moments import FINE, INACCURACY, MOST_OUTCOMES, Choice, choice_of, favourite, judge_choice, lines_of, weigh_chance
from .shares import Shares, minus

PROMISING = 20_000  # an answer that gives away less is worth a look
HELD_UP = 3  # aims a hint names


@dataclass(frozen=True)
class Hint:
    """What to look at, the answer, and the line behind it."""

    aims: tuple[str, ...]  # what the best answer is after: names of belongings, the most important first
    promising: int  # how many answers are worth a look
    best: Choice
    line: Line
    chances: Shares


@dataclass(frozen=True)
class Warning:
    """What an answer would give away, and what is better."""

    kind: str
    loss: int
    given: Choice
    best: Choice
    instead: Line
    better: Line


@dataclass(frozen=True)
class Stroke:
    """What one answer of the others, or of chance, did to everybody."""

    number: int
    actor: int
    played: str
    question: dict[str, Any]  # a sentence, as all of
    text: dict[str, Any]  # what was answered
    change: Shares
    kind: str = FINE


def hint(valuation: SearchValuation, match: Match, walks: int, seed: int = 1) -> Hint:
    """Help for whoever is asked."""
    seat, position = _asked(match)
    judged = valuation.weigh(position, match.legal_ids(), walks, seed, seat=seat)
    best = favourite(judged, seat)
    (line,) = lines_of(valuation, position, judged, [best])
    others = [each for each in judged if best.shares[seat] - each.shares[seat] < PROMISING]
    return Hint(_aims(line), len(others), choice_of(match, best, seat), line, best.shares)


def warn(valuation: SearchValuation, match: Match, answer: int, walks: int, seed: int = 1) -> Warning | None:
    """A word before a mistake or a blunder; None where there is nothing to say."""
    seat, position = _asked(match)
    verdict = judge_choice(valuation, position, answer, walks, seed, seat)
    if verdict.kind in (FINE, INACCURACY):
        return None
    lines = lines_of(valuation, position, verdict.looked_at, [verdict.given, verdict.best])
    given, best = (choice_of(match, each, seat) for each in (verdict.given, verdict.best))
    return Warning(verdict.kind, verdict.loss, given, best, *lines)


def what_happened(valuation: SearchValuation, match: Match, seat: int, walks: int, seed: int = 1) -> list[Stroke]:
    """What the answers since the seat's own last one did, as far as the seat may know."""
    since = match.number
    while since and match.history[since - 1].actor != seat:
        since -= 1
    strokes = []
    for number in range(since + 1, match.number + 1):
        stroke = _stroke(valuation, match, number, seat, walks, seed)
        if stroke is not None:
            strokes.append(stroke)
    return strokes


def _stroke(valuation: SearchValuation, match: Match, number: int, seat: int, walks: int, seed: int) -> Stroke | None:
    """None where there was no choice, or where judging it would tell of a hidden hand."""
    played, before = match.history[number - 1], match.at(number - 1)
    if len(before.legal_ids()) < 2 or _tells_of_hands(before, played.secret_of, seat):
        return None
    said = before.question_text().to_json(), match.game.answer_text(before.plain, played.id).to_json()
    if played.actor == CHANCE:
        moment = weigh_chance(valuation, before, played.id, walks, seed, seat)
        return Stroke(number, CHANCE, played.notation, *said, moment.luck)
    verdict = judge_choice(valuation, Position(before, seat), played.id, walks, seed, played.actor)
    return Stroke(number, played.actor, played.notation, *said, minus(verdict.given.shares, verdict.best.shares), verdict.kind)


def _tells_of_hands(match: Match, secret_of: int | None, seat: int) -> bool:
    """Would the possible answers, or their odds, show a seat what others hold?"""
    if match.actor == CHANCE:
        return secret_of not in (None, seat) or len(set(match.odds())) > 1 or len(match.legal_ids()) > MOST_OUTCOMES
    return match.game.rules.hides(match.plain)


def _asked(match: Match) -> tuple[int, Position]:
    """Who is asked, and what they see."""
    seat = match.actor
    assert seat is not None
    assert seat != CHANCE
    return seat, Position(match, seat)


def _aims(line: Line) -> tuple[str, ...]:
    gained = sorted((name for name, more in line.gains.items() if more > 0), key=lambda name: -line.gains[name])
    return tuple(gained[:HELD_UP])


def to_json(advice: Hint | Warning | Stroke) -> dict[str, Any]:
    return asdict(advice)
