"""Checking the dice of a finished match, and what they gave to whom."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from ..core.errors import BadReplay, CharsuError
from ..core.flow import CHANCE
from ..core.match import FORMAT, Match
from ..core.names import slug
from ..core.registry import game
from . import dice


@dataclass
class Report:
    """What a check found."""

    commitment: bool = False
    checked: int = 0
    skipped: int = 0  # rolls of an imported match: other dice made them
    failures: list[dict[str, Any]] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        return self.commitment and not self.failures

    def to_json(self) -> dict[str, Any]:
        return {
            "ok": self.ok,
            "commitment": self.commitment,
            "checked": self.checked,
            "skipped": self.skipped,
            "failures": self.failures,
        }


def verify(stored: dict[str, Any]) -> Report:
    """Recompute every roll and draw of a match file, also those that were taken back."""
    fair = _fair_part(stored)
    report = Report(commitment=dice.commitment(fair["table"], fair["secret"]) == fair["commitment"])
    fair_dice = dice.FairDice(fair["table"], fair["secret"], {row["seat"]: row["text"] for row in fair["entropy"]})
    match = new_match(stored)
    said: dict[int, str] = {}
    for number, kind, what in fair["log"]:
        try:
            if kind == "undo":
                match = match.at(what)
            elif kind == "redo":
                match.play(*(said[n] for n in what))
            else:
                said[number] = what
                _check(report, fair_dice, match, number, kind, what)
                match.play(what)
        except (CharsuError, KeyError) as error:
            raise BadReplay(f"entry {number} cannot be replayed: {error}") from error
    if match.moves() != stored["answers"]:
        report.failures.append({"number": None, "move": match.number, "said": "answers", "due": "the answers of the log"})
    return report


def _fair_part(stored: dict[str, Any]) -> dict[str, Any]:
    """The part about the dice, with every field in place."""
    fair = stored.get("fair") if stored.get("format") == FORMAT else None
    if not isinstance(fair, dict) or fair.get("scheme") != dice.SCHEME or not fair.get("secret"):
        raise BadReplay("this file has no dice to check: it must come from a match that is over at a table")
    try:
        _check_types(stored, fair)
    except (KeyError, TypeError, ValueError) as error:
        raise BadReplay(f"the part of this file about the dice is incomplete: {error!r}") from None
    return fair


def _check_types(stored: dict[str, Any], fair: dict[str, Any]) -> None:
    bytes.fromhex(fair["secret"])
    for row in fair["entropy"]:
        if not isinstance(row["seat"], int) or not isinstance(row["text"], str):
            raise TypeError("entropy")
    for number, kind, what in fair["log"]:
        wanted = {"answer": str, "import": str, "undo": int, "redo": list}[kind]
        if not isinstance(number, int) or not isinstance(what, wanted):
            raise TypeError(kind)
    for name, wanted in (("table", str), ("commitment", str)):
        if not isinstance(fair[name], wanted):
            raise TypeError(name)
    if not isinstance(stored["answers"], list):
        raise TypeError("answers")


def new_match(stored: dict[str, Any]) -> Match:
    try:
        return Match(game(stored["game"]), stored["players"], stored["options"], chance="ask")
    except (KeyError, CharsuError) as error:
        raise BadReplay(f"this match cannot be set up: {error}") from error


def _check(report: Report, fair_dice: dice.FairDice, match: Match, number: int, kind: str, said: str) -> None:
    if match.actor != CHANCE:
        return
    if kind == "import":
        report.skipped += 1
        return
    report.checked += 1
    due = fair_dice.draw(number, match.legal_ids(), match.odds())
    written = match.copy().play(due).last.notation
    if written != said:
        report.failures.append({"number": number, "move": match.number + 1, "said": said, "due": written})


# --- luck ------------------------------------------------------------------


@dataclass
class Tally:
    """One seat's rolls at one kind of decision."""

    rolls: int = 0
    expected: float = 0.0
    rolled: float = 0.0
    variance: float = 0.0
    outcomes: dict[str, list[float]] = field(default_factory=dict)  # notation → expected, drawn

    def add(self, options: dict[str, float], drawn: str) -> None:
        self.rolls += 1
        for notation, probability in options.items():
            self.outcomes.setdefault(notation, [0.0, 0.0])[0] += probability
        self.outcomes[drawn][1] += 1
        values = {notation: value_of(notation) for notation in options}
        if all(value is not None for value in values.values()):
            mean = sum(p * (values[n] or 0) for n, p in options.items())
            self.expected += mean
            self.rolled += values[drawn] or 0
            self.variance += sum(p * ((values[n] or 0) - mean) ** 2 for n, p in options.items())

    def to_json(self, decision: str) -> dict[str, Any]:
        found: dict[str, Any] = {"decision": decision, "rolls": self.rolls}
        if self.variance:
            surprise = (self.rolled - self.expected) / math.sqrt(self.variance)
            found |= {"expected": round(self.expected, 2), "rolled": self.rolled, "surprise": round(surprise, 2)}
        rows = sorted(self.outcomes.items())
        found["outcomes"] = [{"notation": name, "expected": round(due, 2), "drawn": int(drawn)} for name, (due, drawn) in rows]
        return found


def value_of(notation: str) -> int | None:
    """`roll 3 4` counts 7; what is not written in numbers alone has no size."""
    _, *numbers = notation.split()
    return sum(map(int, numbers)) if numbers and all(n.isdecimal() for n in numbers) else None


def luck(match: Match) -> list[dict[str, Any]]:
    """What chance was expected to give each seat, and what it gave. A roll belongs to whoever answered before it."""
    tallies: dict[int, dict[str, Tally]] = {seat: {} for seat in range(match.players)}
    for seat, decision, options, drawn in _rolls(match):
        tallies[seat].setdefault(decision, Tally()).add(options, drawn)
    return [
        {"seat": seat, "rolls": sum(t.rolls for t in kinds.values()), "decisions": [t.to_json(d) for d, t in sorted(kinds.items())]}
        for seat, kinds in tallies.items()
    ]


def _rolls(match: Match) -> Iterator[tuple[int, str, dict[str, float], str]]:
    """Every roll that followed an answer of a seat: whose, what for, what could have come, what came."""
    replay = match.at(0)
    seat = None
    for played in match.history:
        if played.actor == CHANCE and seat is not None:
            options = {option.notation: float(option.odds) for option in replay.options()}
            total = sum(options.values())
            if len(options) > 1:
                shares = {notation: odds / total for notation, odds in options.items()}
                yield seat, slug(match.game.decisions, played.decision), shares, played.notation
        elif played.actor != CHANCE:
            seat = played.actor
        replay.play(played.id)
