"""Checking the dice of a finished match, and what they gave to whom."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from ..core.errors import BadReplay, CharsuError
from ..core.flow import CHANCE
from ..core.match import FORMAT, MARK, Match
from ..core.names import slug
from ..core.registry import game
from . import dice
from .entries import KINDS

Spend = Callable[[int], None]
Row = list[Any]
POSITION = ("answer", "import", "undo", "redo")  # kinds of entries that change the position


@dataclass
class Report:
    """What a check found."""

    commitment: bool = False
    checked: int = 0
    skipped: int = 0  # rolls of an imported match: other dice made them
    taken_back: int = 0  # rolls that were taken back with the answer before them
    failures: list[dict[str, Any]] = field(default_factory=list)  # rolls that the dice did not give
    problems: list[str] = field(default_factory=list)  # what is wrong with the log itself

    @property
    def ok(self) -> bool:
        return self.commitment and not self.failures and not self.problems

    def to_json(self) -> dict[str, Any]:
        return {
            "ok": self.ok,
            "commitment": self.commitment,
            "checked": self.checked,
            "skipped": self.skipped,
            "taken_back": self.taken_back,
            "failures": self.failures,
            "problems": self.problems,
        }


def free(amount: int) -> None:
    """On one's own machine work costs nothing."""


def verify(stored: dict[str, Any], spend: Spend = free) -> Report:
    """Recompute every roll and draw of a match file, also those that were taken back, and account for every entry."""
    fair = _fair_part(stored)
    report = Report(commitment=dice.commitment(fair["table"], fair["secret"], fair["scheme"]) == fair["commitment"])
    report.problems += log_problems(fair)
    texts = {row["seat"]: row["text"] for row in fair["entropy"]}
    fair_dice = dice.FairDice(fair["scheme"], fair["table"], fair["secret"], texts)
    replay = Replay(stored, spend)
    for row in replay.rows():
        _check(report, fair_dice, replay.match, row, fair["scheme"])
    match = replay.match
    report.taken_back = report.checked + report.skipped - sum(p.actor == CHANCE for p in match.history)
    if match.moves() != stored["answers"]:
        report.failures.append({"number": None, "move": match.number, "said": "answers", "due": "the answers of the log"})
    if not match.is_over:
        report.problems.append("the log ends before the match is over")
    return report


def _check(report: Report, fair_dice: dice.FairDice, match: Match, row: Row, scheme: str) -> None:
    """One row after the start. Where chance is asked the next entry is its draw, so that nothing comes in between."""
    number, kind, said, *share = row
    if match.actor != CHANCE:
        report.problems += [f"entry {number} has a share of the odds, but chance is not asked there"] if share else []
    elif kind == "import":
        report.skipped += 1
    elif kind != "answer":
        report.problems.append(f"entry {number} stands where a roll is due")
    else:
        report.checked += 1
        due = fair_dice.draw(number if scheme == dice.BY_ENTRY else report.checked, match.legal_ids(), match.odds())
        written = match.game.words.notation.write(match.plain, due)
        if written != said:
            report.failures.append({"number": number, "move": match.number + 1, "said": said, "due": written})
        elif share and share[0] != share_of(match, said):
            report.problems.append(f"the share of the odds of entry {number} is not that of the rules")


class Replay:
    """A log played again, row by row."""

    def __init__(self, stored: dict[str, Any], spend: Spend) -> None:
        self.log, self.spend = stored["fair"]["log"], spend
        self.match = new_match(stored)
        self.said: dict[int, str] = {}

    def rows(self) -> Iterator[Row]:
        """The rows after the start; `match` is as it was before each."""
        started = False
        for row in self.log:
            number, kind, what = row[:3]
            if started or kind in POSITION:
                yield row
            started = started or kind == "start"
            try:
                self._play(number, kind, what)
            except (CharsuError, KeyError) as error:
                raise BadReplay(f"entry {number} cannot be replayed: {error}") from error

    def _play(self, number: int, kind: str, what: Any) -> None:
        """Going back costs as much as the answers since the last mark."""
        self.spend(MARK if kind == "undo" else len(what) if kind == "redo" else 1)
        if kind == "undo":
            self.match = self.match.at(what)
        elif kind == "redo":
            self.match.play(*(self.said[n] for n in what))
        elif kind in ("answer", "import"):
            self.said[number] = what
            self.match.play(what)


def with_shares(stored: dict[str, Any], spend: Spend = free) -> dict[str, Any]:
    """The file with the share of the odds of every roll, so that who knows no rules can check the draw itself."""
    replay = Replay(stored, spend)
    for row in replay.rows():
        if row[1] == "answer" and replay.match.actor == CHANCE:
            row.append(share_of(replay.match, row[2]))
    return stored


def share_of(match: Match, said: str) -> list[int]:
    """Where the answer lies among the odds: its first place, its width, and all together."""
    ids, odds = match.legal_ids(), match.odds()
    at = ids.index(match.find(said))
    return [sum(odds[:at]), odds[at], sum(odds)]


# --- the log ---------------------------------------------------------------


def log_problems(fair: dict[str, Any]) -> list[str]:
    """Every number of the table's log must be there, in order, with a kind, at a place where that kind may stand."""
    return [*_numbers(fair["log"]), *_order(fair), *_texts(fair)]


def _numbers(log: list[Row]) -> Iterator[str]:
    for due, row in enumerate(log, 1):
        if row[0] != due:
            yield f"entry {due} is missing: entry {row[0]} stands in its place"
            return


def _order(fair: dict[str, Any]) -> Iterator[str]:
    """The start comes once and before all play; imported answers follow it at once and are as many as the table said."""
    kinds = [row[1] for row in fair["log"]]
    if kinds.count("start") != 1:
        yield "the log must have one start"
        return
    start = kinds.index("start")
    for number, kind in enumerate(kinds[:start], 1):
        if kind in POSITION:
            yield f"entry {number} plays before the start"
    imported = next((n for n, kind in enumerate(kinds[start + 1 :]) if kind != "import"), len(kinds) - start - 1)
    if imported != fair.get("imported", 0):
        yield f"{imported} answers are marked as imported; the table said {fair.get('imported', 0)}"
    for number, kind in enumerate(kinds[start + 1 + imported :], start + 2 + imported):
        if kind in ("import", "open", "entropy"):
            yield f"entry {number} cannot be of the kind {kind!r}: the match has begun"


def _texts(fair: dict[str, Any]) -> Iterator[str]:
    texts = {row[2][0]: row[2][1] for row in fair["log"] if row[1] == "entropy"}
    if texts != {row["seat"]: row["text"] for row in fair["entropy"]}:
        yield "the texts of the players are not those of the log"


def _fair_part(stored: dict[str, Any]) -> dict[str, Any]:
    """The part about the dice, with every field in place."""
    fair = stored.get("fair") if stored.get("format") == FORMAT else None
    if not isinstance(fair, dict) or fair.get("scheme") not in (dice.SCHEME, dice.BY_ENTRY) or not fair.get("secret"):
        raise BadReplay("this file has no dice to check: it must come from a match that is over at a table")
    try:
        _check_types(stored, fair)
    except (KeyError, TypeError, ValueError) as error:
        raise BadReplay(f"the part of this file about the dice is incomplete: {error!r}") from None
    return fair


NONE: type = type(None)
WHAT: dict[str, type] = {"answer": str, "import": str, "undo": int, "redo": list, "entropy": list}


def _check_types(stored: dict[str, Any], fair: dict[str, Any]) -> None:
    if len(bytes.fromhex(fair["secret"])) != 32:
        raise ValueError("secret")
    for row in fair["entropy"]:
        if not isinstance(row["seat"], int) or not isinstance(row["text"], str):
            raise TypeError("entropy")
    for row in fair["log"]:
        _check_row(*row)
    for name, wanted in (("table", str), ("commitment", str)):
        if not isinstance(fair[name], wanted):
            raise TypeError(name)
    if not isinstance(stored["answers"], list):
        raise TypeError("answers")


def _check_row(number: Any, kind: Any, what: Any = None, share: Any = None) -> None:
    if kind not in KINDS and kind != "import":
        raise ValueError(f"entry {number} is of an unknown kind")
    if type(number) is not int or type(what) is not WHAT.get(kind, NONE):
        raise TypeError(kind)
    rest: Any = what
    if kind == "redo" and not all(type(n) is int for n in rest):
        raise TypeError(kind)
    if kind == "entropy":
        seat, text = rest
        if type(seat) is not int or not isinstance(text, str):
            raise TypeError(kind)
    if share is not None and (len(share) != 3 or not all(type(n) is int for n in share)):
        raise TypeError("share")


def new_match(stored: dict[str, Any]) -> Match:
    """The match before its first answer. A stranger's file makes nobody open a file of this machine."""
    try:
        played = game(stored["game"])
        return Match.at_table(played.table(stored["players"], stored["options"], files=False), chance="ask")
    except (KeyError, TypeError, AttributeError, CharsuError) as error:
        raise BadReplay(f"this match cannot be set up: {error}") from error


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
        tally: dict[str, Any] = {"decision": decision, "rolls": self.rolls}
        if self.variance:
            surprise = (self.rolled - self.expected) / math.sqrt(self.variance)
            tally |= {"expected": round(self.expected, 2), "rolled": self.rolled, "surprise": round(surprise, 2)}
        rows = sorted(self.outcomes.items())
        tally["outcomes"] = [{"notation": name, "expected": round(due, 2), "drawn": int(drawn)} for name, (due, drawn) in rows]
        return tally


def value_of(notation: str) -> int | None:
    """`roll 3 4` counts 7; what is not written in numbers alone has no size."""
    _, *numbers = notation.split()
    return sum(map(int, numbers)) if numbers and all(n.isdecimal() for n in numbers) else None


def luck(match: Match, spend: Spend = free) -> list[dict[str, Any]]:
    """What chance was expected to give each seat, and what it gave. A roll belongs to whoever answered before it."""
    tallies: dict[int, dict[str, Tally]] = {seat: {} for seat in range(match.players)}
    for seat, decision, options, drawn in _rolls(match, spend):
        tallies[seat].setdefault(decision, Tally()).add(options, drawn)
    return [
        {"seat": seat, "rolls": sum(t.rolls for t in kinds.values()), "decisions": [t.to_json(d) for d, t in sorted(kinds.items())]}
        for seat, kinds in tallies.items()
    ]


def _rolls(match: Match, spend: Spend) -> Iterator[tuple[int, str, dict[str, float], str]]:
    """Every roll that followed an answer of a seat: whose, what for, what could have come, what came."""
    replay = match.at(0)
    seat = None
    for played in match.history:
        spend(1)
        if played.actor == CHANCE and seat is not None:
            options = {option.notation: float(option.odds) for option in replay.options()}
            total = sum(options.values())
            if len(options) > 1:
                shares = {notation: odds / total for notation, odds in options.items()}
                yield seat, slug(match.game.rules.decisions, played.decision), shares, played.notation
        elif played.actor != CHANCE:
            seat = played.actor
        replay.play(played.id)
