"""What clients may send. `docs/guide/protocol.md` explains it.

The fields, their limits and their defaults stand here alone: `reading` checks a message by them in plain Python, and a server has
pydantic check the same classes.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar, Literal

from .limits import Flag, Items, Text, Whole
from .names import LONGEST, clean

Name = Annotated[str, Text(most=200), Text(most=LONGEST, made=clean)]
SeatSecret = Annotated[str, Text(22, 64, r"^[A-Za-z0-9_-]+$")]
Key = Annotated[str, Text(1, 64, r"^[\x20-\x7e]+$")]
Salt = Annotated[str, Text(1, 64, r"^[^\x00-\x1f\x7f]*$")]
TableId = Annotated[str, Text(1, 32, r"^[a-z0-9-]+$")]
Word = Annotated[str, Text(1, 64, r"^[\w.-]+$")]
Colour = Literal["vermilion", "blue", "green", "yellow", "white"]
Number = Annotated[int, Whole(0, 2**31 - 1)]
SeatNumber = Annotated[int, Whole(0, 15)]
Truth = Annotated[bool, Flag()]


@dataclass(kw_only=True)
class Model:
    """A message, or a part of one: what it does not name it does not take."""

    __pydantic_config__: ClassVar[dict[str, str]] = {"extra": "forbid"}


# --- opening and joining ----------------------------------------------------


@dataclass(kw_only=True)
class SeatPlan(Model):
    """Who shall sit on a chair of a new table."""

    kind: Literal["me", "hot", "open", "bot"]
    name: Name = ""
    colour: Colour | None = None
    bot: Word | None = None


@dataclass(kw_only=True)
class ClockPlan(Model):
    seconds: Annotated[int, Whole(1, 30 * 24 * 3600)]
    increment: Annotated[int, Whole(0, 24 * 3600)] = 0


@dataclass(kw_only=True)
class Source(Model):
    """The match a table goes on from: a file, or another table."""

    match: dict[str, Any] | None = None
    table: TableId | None = None
    upto: Number | None = None


@dataclass(kw_only=True)
class NewTable(Model):
    game: Word | None = None
    options: Annotated[dict[Annotated[str, Text(most=64)], Any], Items(most=64)] = field(default_factory=dict)
    seats: Annotated[list[SeatPlan], Items(1, 16)]
    visibility: Literal["public", "private"] = "private"
    undo: Literal["free", "consent", "training"] = "free"
    clock: ClockPlan | None = None
    pace: Annotated[int, Whole(0, 60_000)] = 600
    entropy: Salt | None = None
    start: Truth = False
    secret: SeatSecret | None = None
    origin: Source | None = field(default=None, metadata={"alias": "from"})


@dataclass(kw_only=True)
class Join(Model):
    """Taking a seat. With a secret of the client's own making, or a key, it may be sent again when the answer was lost."""

    key: Key | None = None
    secret: SeatSecret | None = None
    seat: SeatNumber | None = None
    name: Name = ""
    colour: Colour | None = None
    entropy: Salt | None = None


# --- commands ---------------------------------------------------------------


@dataclass(kw_only=True)
class Command(Model):
    key: Key | None = None
    seat: SeatNumber | None = None


@dataclass(kw_only=True)
class Answer(Command):
    type: Literal["answer"]
    number: Number
    answer: Annotated[str, Text(1, 200)] | Annotated[int, Whole()]


@dataclass(kw_only=True)
class Undo(Command):
    type: Literal["undo"]
    number: Number


@dataclass(kw_only=True)
class Redo(Command):
    type: Literal["redo"]
    number: Number


@dataclass(kw_only=True)
class Restart(Command):
    type: Literal["restart"]
    number: Number


@dataclass(kw_only=True)
class Agree(Command):
    type: Literal["agree"]


@dataclass(kw_only=True)
class Refuse(Command):
    type: Literal["refuse"]


@dataclass(kw_only=True)
class Coach(Command):
    """Shall a coach help at this table? It does when all people say so."""

    type: Literal["coach"]
    agreed: Truth


@dataclass(kw_only=True)
class Start(Command):
    type: Literal["start"]
    fill: Word | None = None


@dataclass(kw_only=True)
class Seating(Model):
    key: Key | None = None
    type: Literal["seat"]
    seat: SeatNumber
    kind: Literal["bot", "open"]
    bot: Word | None = None


@dataclass(kw_only=True)
class Rename(Command):
    type: Literal["rename"]
    name: Name | None = None
    colour: Colour | None = None


@dataclass(kw_only=True)
class Entropy(Command):
    type: Literal["entropy"]
    text: Salt


@dataclass(kw_only=True)
class Leave(Command):
    type: Literal["leave"]


@dataclass(kw_only=True)
class Secret(Command):
    """Another secret for all that this one holds; null withdraws it."""

    type: Literal["secret"]
    secret: SeatSecret | None


@dataclass(kw_only=True)
class Rematch(Command):
    type: Literal["rematch"]


AnyPlain = Answer | Undo | Redo | Restart | Agree | Refuse | Coach | Start | Seating | Rename | Entropy | Leave | Secret | Rematch


# --- the socket only ---------------------------------------------------------


@dataclass(kw_only=True)
class Hello(Model):
    type: Literal["hello"]
    secret: Annotated[str, Text(most=64)] | None = None
    since: Number | None = None
    detail: Literal["full", "changes", "events"] = "full"
    worth: Truth = False


@dataclass(kw_only=True)
class Lift(Command):
    type: Literal["lift"]


@dataclass(kw_only=True)
class Why(Command):
    """Why not this? Asked of what the screen shows."""

    type: Literal["why"]
    span: Word
    index: Number


@dataclass(kw_only=True)
class Sign(Command):
    """A word to the others at the table, one of a few: nothing is typed, and nothing stored."""

    type: Literal["sign"]
    sign: Literal["hello", "your-turn", "moment", "thanks", "well-played", "oh-no"]


@dataclass(kw_only=True)
class Ping(Model):
    type: Literal["ping"]
    key: Key | None = None


AnyMessage = AnyPlain | Lift | Why | Sign | Ping | Hello
