"""What a table is made of: its charter, fixed when it is opened, and its entries, the log."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from ..core.view import Played
from .dice import BY_ENTRY

KINDS = (  # of entries
    "open", "sit", "rename", "leave", "entropy", "start", "answer", "undo", "redo", "ask-undo", "agree", "refuse", "flag", "resume",
    "rematch", "secret", "close", "coach",
)  # fmt: skip
COLOURS = ("vermilion", "blue", "green", "yellow", "white")
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike


@dataclass(frozen=True)
class Charter:
    """What was agreed when the table was opened."""

    id: str
    game: str
    rules: str
    players: int
    options: dict[str, Any]
    secret: str  # of the dice; published at the end
    commitment: str
    visibility: str = "private"
    undo: str = "free"
    clock: dict[str, int] | None = None
    pace: int = 600
    created: int = 0
    imported: int = 0  # answers taken from a match file
    forked: str | None = None  # the table they came from
    colours: tuple[str, ...] = COLOURS
    scheme: str = BY_ENTRY  # of the dice; tables stored before there were two do not say

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "colours": list(self.colours)}

    @classmethod
    def from_json(cls, stored: Mapping[str, Any]) -> Charter:
        return cls(**{**stored, "colours": tuple(stored["colours"])})


@dataclass(slots=True)
class Entry:
    """One row of the log."""

    number: int
    kind: str
    at: int
    seat: int | None = None
    answer: int | None = None
    notation: str | None = None
    data: dict[str, Any] = field(default_factory=dict)
    key: str | None = None
    move: int | None = None  # derived: how many answers the match has after it
    numbers: list[int] | None = None  # derived: the entries that an undo took back or a redo restored
    played: Played | None = None  # derived: what the answer did
    public: bytes | None = None  # derived: the event as JSON, when it is the same for everybody

    def to_json(self) -> dict[str, Any]:
        """What is stored of it."""
        stored = {name: getattr(self, name) for name in STORED}
        return {name: value for name, value in stored.items() if value not in (None, {})}

    @classmethod
    def from_json(cls, stored: Mapping[str, Any]) -> Entry:
        return cls(**{name: stored[name] for name in STORED if name in stored})


STORED = ("number", "kind", "at", "seat", "answer", "notation", "data", "key")


class Watch:
    """How far the database's time is from that of this machine, where several servers share one."""

    ahead = 0


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000 + Watch.ahead


def fresh_id(start: str = "") -> str:
    """The name of a table: 59 random bits, so that a private one is not found by guessing."""
    return start + "".join(secrets.choice(LETTERS) for _ in range(12))


def fresh_secret() -> str:
    """What holds a seat: 128 random bits in 22 letters."""
    return secrets.token_urlsafe(16)


def hashed(secret: str) -> str:
    """How a secret is stored. It is random and long, so that a plain hash cannot be turned back."""
    return hashlib.sha256(f"charsu-seat|{secret}".encode()).hexdigest()
