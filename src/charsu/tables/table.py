"""A table in memory: its charter and its entries, folded into who sits where and how the match stands.

Nothing here reads or writes a store. `apply` takes an entry that is safely stored; what is not stored yet is a `Trial`.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from ..core.errors import CharsuError
from ..core.flow import CHANCE
from ..core.match import Match
from ..core.registry import game
from .clock import Clock
from .dice import FairDice
from .entries import Charter, Entry, hashed
from .refusals import Refusal

FRESH = 64  # events that are kept as JSON: those that many clients still need


@dataclass
class Seat:
    """A chair at the table."""

    seat: int
    colour: str
    kind: str = "open"  # open, person or bot
    name: str = ""
    bot: str | None = None
    holder: str | None = None  # the hash of the secret that holds it
    flagged: bool = False  # its time is up, the house plays
    coached: bool = False  # whoever sits there agreed to a coach for everybody

    def to_json(self, present: bool, host: bool) -> dict[str, Any]:
        return {
            "seat": self.seat, "kind": self.kind, "name": self.name, "colour": self.colour, "bot": self.bot, "present": present,
            "flagged": self.flagged, "host": host, "coached": self.coached,
        }  # fmt: skip


@dataclass
class Asked:
    """An undo that needs the others' consent."""

    seat: int
    move: int
    agreed: set[int]


@dataclass(frozen=True)
class Visitor:
    """Somebody at the door: which seats the shown secret holds."""

    seats: tuple[int, ...] = ()
    host: bool = False
    holder: str | None = None

    def to_json(self) -> dict[str, Any]:
        return {"seats": list(self.seats), "host": self.host}


GUEST = Visitor()


class Table:
    """One table."""

    def __init__(self, charter: Charter) -> None:
        self.charter = charter
        self.entries: list[Entry] = []
        self.seats = [Seat(i, charter.colours[i]) for i in range(charter.players)]
        self.host: str | None = None
        self.status = "open"
        self.position = 0  # the number of the last entry that changed the position
        self.match: Match | None = None
        self.line: list[int] = []  # the entries whose answers count, in order
        self.taken_back: list[list[int]] = []  # what redo can bring back, the latest last
        self.asked: Asked | None = None
        self.entropy: dict[int, str] = {}
        self.keys: dict[str, int] = {}
        self.clock = Clock(charter.clock, charter.players) if charter.clock else None
        self.frozen: dict[str, Any] | None = None
        self.rematch: str | None = None
        self.closed = False
        self._moved = 0  # when the position last changed; for logs that do not say what somebody spent
        self.draws = 0  # of the table's own dice, those taken back included
        self.answers = 0  # ever given, those taken back included
        self._dice: FairDice | None = None

    @classmethod
    def load(cls, charter: Charter, entries: Iterable[Entry]) -> Table:
        table = cls(charter)
        for entry in entries:
            table.apply(entry)
        if not charter.secret and table.status in ("open", "running"):
            table._freeze("the secret of its dice was sealed with another key than this server's")
        return table

    @classmethod
    def sketch(cls, charter: Charter, status: str, entries: Iterable[Entry]) -> Table:
        """A table for the lobby, from the entries about its seats alone."""
        table = cls(charter)
        for entry in entries:
            table.sketch_one(entry)
        table.status = status
        return table

    def sketch_one(self, entry: Entry) -> None:
        """Take in an entry about the seats without the log around it."""
        APPLY[entry.kind](self, entry)

    @property
    def number(self) -> int:
        return len(self.entries)

    @property
    def actor(self) -> int | None:
        """The seat that is asked now."""
        return self.match.actor if self.match and self.status == "running" else None

    @property
    def attention(self) -> bool:
        """Must a server look after this table without being asked: a bot to move, a clock that ticks?"""
        actor = self.actor
        return actor is not None and (self.is_housed(actor) or self.clock is not None)

    def is_housed(self, seat: int) -> bool:
        """Does the server answer for this seat?"""
        return seat >= 0 and (self.seats[seat].kind == "bot" or self.seats[seat].flagged)

    def people(self) -> list[int]:
        return [s.seat for s in self.seats if s.kind == "person" and not s.flagged]

    @property
    def hosting(self) -> set[int]:
        """The seats of whoever opened the table."""
        return {seat.seat for seat in self.seats if self.host and seat.holder == self.host}

    def visitor(self, holder: str | None) -> Visitor:
        """What the hash of a secret opens. All are compared, in constant time each."""
        if holder is None:
            return GUEST
        seats = tuple(s.seat for s in self.seats if s.holder and hmac.compare_digest(s.holder, holder))
        return Visitor(seats, bool(self.host) and hmac.compare_digest(self.host or "", holder), holder)

    # --- taking in what is stored ------------------------------------------

    def apply(self, entry: Entry, tried: bool = False) -> None:
        """Take in one stored entry. What a trial played stands on the match already."""
        if entry.number != self.number + 1:
            raise CharsuError(f"entry {entry.number} does not follow {self.number} at table {self.charter.id}")
        self.entries.append(entry)
        if len(self.entries) > FRESH:
            self.entries[-FRESH - 1].public = None
        if not tried:
            entry.played = None
        if entry.key:
            self.keys[entry.key] = entry.number
        if entry.kind in APPLY:
            APPLY[entry.kind](self, entry)
        elif self.frozen is None:
            self._freeze(f"entry {entry.number} is of the kind {entry.kind!r}, which this program does not know")
        if entry.kind in MOVING:
            self._moved = entry.at

    def _opened(self, entry: Entry) -> None:
        self.host = entry.data.get("host")

    def _sit(self, entry: Entry) -> None:
        seat = self.seats[entry.seat or 0]
        seat.kind, seat.bot, seat.holder = entry.data["who"], entry.data.get("bot"), entry.data.get("holder")
        seat.coached = False
        self._rename(entry)

    def _rename(self, entry: Entry) -> None:
        seat = self.seats[entry.seat or 0]
        seat.name = entry.data.get("name", seat.name)
        self._dress(seat, entry.data.get("colour") or seat.colour)

    def _dress(self, seat: Seat, colour: str) -> None:
        """Who takes the colour laid out at an open seat leaves the old one there."""
        for other in self.seats:
            if other.colour == colour:
                other.colour = seat.colour
        seat.colour = colour

    def _leave(self, entry: Entry) -> None:
        self._free(self.seats[entry.seat or 0])

    def _free(self, seat: Seat) -> None:
        seat.kind, seat.name, seat.bot, seat.holder, seat.coached = "open", "", None, None, False
        self.asked = None

    def _entropy(self, entry: Entry) -> None:
        self.entropy[entry.seat or 0] = entry.data["text"]

    def _start(self, entry: Entry) -> None:
        self.status = "running"
        self.position = entry.number
        if self.clock:
            self.clock.start()
        if self.match is None:  # else it was begun when this was tried
            self.begin()

    def begin(self) -> None:
        try:
            self.match = Match(game(self.charter.game), self.charter.players, self.charter.options, chance="ask")
        except CharsuError as error:
            self._freeze(str(error))

    def _answer(self, entry: Entry) -> None:
        self.answers += 1
        self.draws += entry.seat == CHANCE and entry.data.get("by") != "import"
        if self.frozen is None and entry.played is None:
            self._replay(entry)
        if self.frozen is None and self.match:
            entry.played = entry.played or self.match.last
            if self.match.is_over and self.match.number == len(self.line) + 1:
                self.status = "over"
        self.line.append(entry.number)
        entry.move = len(self.line)
        self.taken_back = []
        self.asked = None
        self.position = entry.number
        if self.clock and entry.seat is not None and entry.seat != CHANCE:
            spent = entry.data.get("spent", entry.at - self._moved)
            self.clock.answered(entry.seat, spent, entry.data.get("by", "person") == "person")

    def _replay(self, entry: Entry) -> None:
        """Play a stored answer that was not tried here."""
        match = self.match
        if match is None:
            return
        try:
            match.play(self._stored_answer(entry))
        except CharsuError as error:
            self._freeze(str(error))

    def _stored_answer(self, entry: Entry) -> str | int:
        """Under the same rules the id, which is quicker; else the notation, which lives longer."""
        same = self.match is not None and self.match.game.version == self.charter.rules
        return entry.answer if same and entry.answer is not None else entry.notation or ""

    def _freeze(self, reason: str) -> None:
        program = self.match.game.version if self.match else "none"
        self.status = "frozen"
        self.frozen = {
            "message": f"this match was played by the rules {self.charter.rules} of {self.charter.game}; this program has "
            f"{program} and cannot go on from move {len(self.line) + 1}: {reason}",
            "move": len(self.line),
        }

    def _undo(self, entry: Entry) -> None:
        keep = entry.data["move"]
        entry.numbers = self.line[keep:]
        self.taken_back.append(entry.numbers)
        self.line = self.line[:keep]
        self._rewound(entry)

    def _redo(self, entry: Entry) -> None:
        entry.numbers = self.taken_back.pop()
        if self.match and not self.frozen:
            for number in entry.numbers:
                self.match.play(self._stored_answer(self.entries[number - 1]))
        self.line = self.line + entry.numbers
        self._rewound(entry)

    def _rewound(self, entry: Entry) -> None:
        entry.move = len(self.line)
        self.asked = None
        self.position = entry.number
        if self.match and not self.frozen and self.match.number > len(self.line):
            self.match = self.match.at(len(self.line))
        if self.clock:
            self.clock.start()
        if self.match and not self.frozen:
            self.status = "over" if self.match.is_over else "running"

    def _ask_undo(self, entry: Entry) -> None:
        self.asked = Asked(entry.seat or 0, entry.data["move"], set())

    def _agree(self, entry: Entry) -> None:
        if self.asked:
            self.asked.agreed.add(entry.seat or 0)

    def _refuse(self, entry: Entry) -> None:
        self.asked = None

    def _coach(self, entry: Entry) -> None:
        self.seats[entry.seat or 0].coached = entry.data["agreed"]

    def _flag(self, entry: Entry) -> None:
        self.seats[entry.seat or 0].flagged = True
        self.asked = None
        if self.clock:
            self.clock.run_out(entry.seat or 0)

    def _resume(self, entry: Entry) -> None:
        if self.clock:
            self.clock.start()

    def _secret(self, entry: Entry) -> None:
        """A secret is replaced, or withdrawn: then its seats are free, and somebody else is the host."""
        old, new = entry.data["old"], entry.data.get("new")
        for seat in self.seats:
            if seat.holder == old and new:
                seat.holder = new
            elif seat.holder == old:
                self._free(seat)
        if self.host == old:
            self.host = new or next((seat.holder for seat in self.seats if seat.holder), None)

    def _close(self, entry: Entry) -> None:
        """Whoever looks after the server ended it."""
        self.status = "closed"
        self.closed = True

    def _rematch(self, entry: Entry) -> None:
        self.rematch = entry.data["table"]

    # --- the dice ----------------------------------------------------------

    def dice(self) -> FairDice:
        if self._dice is None:
            charter = self.charter
            self._dice = FairDice(charter.scheme, charter.id, charter.secret, self.entropy)
        return self._dice

    # --- what the log says -------------------------------------------------

    def moves(self) -> list[str]:
        """The answers that count, as notation."""
        return [self.entries[number - 1].notation or "" for number in self.line]


def visit(table: Table, secret: str | None) -> Visitor:
    """Who shows this secret, or no secret at all."""
    if not secret:
        return GUEST
    who = table.visitor(hashed(secret))
    if not who.seats and not who.host:
        raise Refusal("wrong-secret", "this secret belongs to no seat here")
    return who


APPLY: dict[str, Callable[[Table, Entry], None]] = {
    "open": Table._opened, "sit": Table._sit, "rename": Table._rename, "leave": Table._leave, "entropy": Table._entropy,
    "start": Table._start, "answer": Table._answer, "undo": Table._undo, "redo": Table._redo, "ask-undo": Table._ask_undo,
    "agree": Table._agree, "refuse": Table._refuse, "flag": Table._flag, "resume": Table._resume,
    "rematch": Table._rematch, "secret": Table._secret, "close": Table._close, "coach": Table._coach,
}  # fmt: skip
CALM = ("answer", "undo", "redo", "ask-undo", "agree", "refuse", "resume")  # entries that change nothing that seldom changes
MOVING = ("start", "answer", "undo", "redo", "resume")  # entries after which a clock starts anew
SEATING = ("open", "sit", "rename", "leave", "entropy", "flag", "rematch", "secret", "close")
