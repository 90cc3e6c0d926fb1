"""What clients may send, as checked models. `docs/guide/protocol.md` explains them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StrictBool, StrictInt, StringConstraints, TypeAdapter

from .names import LONGEST, clean

Name = Annotated[str, StringConstraints(max_length=200), AfterValidator(clean), StringConstraints(max_length=LONGEST)]
SeatSecret = Annotated[str, StringConstraints(min_length=22, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Key = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[\x20-\x7e]+$")]
Salt = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f\x7f]*$")]
TableId = Annotated[str, StringConstraints(min_length=1, max_length=32, pattern=r"^[a-z0-9]+$")]
Word = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[\w.-]+$")]
Colour = Literal["vermilion", "blue", "green", "yellow", "white"]
Number = Annotated[StrictInt, Field(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[StrictInt, Field(ge=0, le=15)]


class Model(BaseModel):
    model_config = ConfigDict(extra="forbid")


# --- opening and joining ----------------------------------------------------


class SeatPlan(Model):
    """Who shall sit on a chair of a new table."""

    kind: Literal["me", "hot", "open", "bot"]
    name: Name = ""
    colour: Colour | None = None
    bot: Word | None = None


class ClockPlan(Model):
    seconds: Annotated[StrictInt, Field(ge=1, le=30 * 24 * 3600)]
    increment: Annotated[StrictInt, Field(ge=0, le=24 * 3600)] = 0


class Source(Model):
    """The match a table goes on from: a file, or another table."""

    match: dict[str, Any] | None = None
    table: TableId | None = None
    upto: Number | None = None


class NewTable(Model):
    game: Word | None = None
    options: dict[Annotated[str, StringConstraints(max_length=64)], Any] = Field(default_factory=dict, max_length=64)
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=16)]
    visibility: Literal["public", "private"] = "private"
    undo: Literal["free", "consent", "training"] = "free"
    clock: ClockPlan | None = None
    pace: Annotated[StrictInt, Field(ge=0, le=60_000)] = 600
    entropy: Salt | None = None
    start: StrictBool = False
    secret: SeatSecret | None = None
    origin: Source | None = Field(default=None, alias="from")


class Join(Model):
    """Taking a seat. With a secret of the client's own making, or a key, it may be sent again when the answer was lost."""

    key: Key | None = None
    secret: SeatSecret | None = None
    seat: SeatNumber | None = None
    name: Name = ""
    colour: Colour | None = None
    entropy: Salt | None = None


# --- commands ---------------------------------------------------------------


class Command(Model):
    key: Key | None = None
    seat: SeatNumber | None = None


class Answer(Command):
    type: Literal["answer"]
    number: Number
    answer: Annotated[str, StringConstraints(min_length=1, max_length=200)] | StrictInt


class Undo(Command):
    type: Literal["undo"]
    number: Number


class Redo(Command):
    type: Literal["redo"]
    number: Number


class Restart(Command):
    type: Literal["restart"]
    number: Number


class Agree(Command):
    type: Literal["agree"]


class Refuse(Command):
    type: Literal["refuse"]


class Start(Command):
    type: Literal["start"]
    fill: Word | None = None


class Seating(Command):
    type: Literal["seat"]
    seat: SeatNumber
    kind: Literal["bot", "open"]
    bot: Word | None = None


class Rename(Command):
    type: Literal["rename"]
    name: Name | None = None
    colour: Colour | None = None


class Entropy(Command):
    type: Literal["entropy"]
    text: Salt


class Leave(Command):
    type: Literal["leave"]


class Secret(Command):
    """Another secret for all that this one holds; null withdraws it."""

    type: Literal["secret"]
    secret: SeatSecret | None


class Rematch(Command):
    type: Literal["rematch"]


AnyPlain = Answer | Undo | Redo | Restart | Agree | Refuse | Start | Seating | Rename | Entropy | Leave | Secret | Rematch
AnyCommand = Annotated[AnyPlain, Field(discriminator="type")]


# --- the socket only ---------------------------------------------------------


class Hello(Model):
    type: Literal["hello"]
    secret: Annotated[str, StringConstraints(max_length=64)] | None = None
    since: Number | None = None
    detail: Literal["full", "events"] = "full"


class Lift(Command):
    type: Literal["lift"]


class Why(Command):
    """Why not this? Asked of what the screen shows."""

    type: Literal["why"]
    span: Word
    index: Number


class Ping(Model):
    type: Literal["ping"]
    key: Key | None = None


SocketMessage = Annotated[AnyPlain | Lift | Why | Ping | Hello, Field(discriminator="type")]
SOCKET: TypeAdapter[Any] = TypeAdapter(SocketMessage)
HELLO: TypeAdapter[Hello] = TypeAdapter(Hello)


# --- answers of the server ---------------------------------------------------


class Problem(BaseModel):
    """The body of every refusal."""

    type: Literal["error"] = "error"
    code: str
    message: str
    number: int | None = None
    key: str | None = None


class Accepted(BaseModel):
    type: Literal["ok"] = "ok"
    key: str | None = None
    number: int
    table: str | None = None


class Seated(BaseModel):
    """A place at a table. `secret` is shown only this once."""

    id: str
    secret: str | None
    link: str
    seats: list[int]
    host: bool
    table: dict[str, Any]
