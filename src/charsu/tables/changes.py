"""A view that is made once for all who see alike, and compared with the one a screen has, so that only what changed is sent.

A change is a path and what stands there now: `[["table", "players", 2], {…}]`. Whoever makes all changes to the view they have, has
the view of now. Of a view that was sent only marks are kept, a number for each of its pieces: two pieces with one mark are taken
for equal, which fails once in 2⁶⁴."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from .wire import encode

Path = tuple[str | int, ...]
Change = tuple[Path, bytes]
Marks = dict[Path, int]
PATHS = 10_000  # that are kept as JSON


@dataclass(frozen=True, slots=True)
class Own:
    """The row that only a seat sees whole: where it stands, what it is, and the secrets it was made of."""

    path: Path
    row: bytes
    secrets: list[Any]


class Alike:
    """What a guest sees; what a seat sees besides is one row of its own. Screens of one moment share what is put into JSON."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.frame = {key: value for key, value in view.items() if key not in ("seat", "table")}
        self.table: dict[str, Any] = view["table"]
        self._around: dict[str, tuple[bytes, list[bytes]]] = {}

    @cached_property
    def start(self) -> bytes:
        """The frame, up to the seat."""
        return encode(self.frame)[:-1] + b',"seat":'

    def around(self, key: str) -> tuple[bytes, list[bytes]]:
        """The table without a part that has a row for each seat, and these rows."""
        if key not in self._around:
            rest = encode({name: part for name, part in self.table.items() if name != key})
            self._around[key] = rest[:-1] + b"," + encode(key) + b":[", [encode(row) for row in self.table[key]]
        return self._around[key]

    @cached_property
    def pieces(self) -> dict[Path, bytes]:
        """The same in small pieces: parts of the table that are made of rows, such as players or places, row by row."""
        pieces: dict[Path, bytes] = {(key,): encode(value) for key, value in self.frame.items()}
        for key, part in self.table.items():
            rows = rows_of(part)
            pieces |= {("table", key, row): encode(value) for row, value in rows} if rows else {("table", key): encode(part)}
        return pieces

    @cached_property
    def marks(self) -> Marks:
        return {path: hash(each) for path, each in self.pieces.items()}

    def to_json(self, seat: int | None, own: Own | None) -> bytes:
        """The whole view of a seat, or of a guest, put together from what is JSON already."""
        if own is None:
            return b"".join((self.start, encode(seat), b',"table":', encode(self.table), b"}"))
        rest, rows = self.around(str(own.path[1]))
        rows = [*rows]
        rows[int(own.path[2])] = own.row
        return b"".join((self.start, encode(seat), b',"table":', rest, b",".join(rows), b"]}}"))

    def changes_since(self, old: Marks) -> list[Change] | None:
        """What a guest sees otherwise than then; None where the view had other pieces."""
        if old.keys() != self.marks.keys():
            return None
        return [(path, self.pieces[path]) for path, mark in self.marks.items() if old[path] != mark]


def rows_of(part: Any) -> list[tuple[str | int, Any]]:
    """The rows a part of a table is made of, if it is."""
    if isinstance(part, list) and part and isinstance(part[0], dict):
        return list(enumerate(part))
    if isinstance(part, dict) and len(part) > 1 and all(isinstance(row, dict) for row in part.values()):
        return list(part.items())
    return []


@dataclass(frozen=True, slots=True)
class Had:
    """The view a screen has: through whose eyes, its marks, and for a seat its own row."""

    seat: int | None
    marks: Marks
    own: Own | None

    def own_in(self, now: Alike, secrets: list[Any]) -> Own | None:
        """The row it has, if it is still the same: it is while the secrets in it are, and what a guest sees of it."""
        own = self.own
        return own if own and own.secrets == secrets and self.marks[own.path] == now.marks.get(own.path) else None

    def changes_to(self, now: Alike, own: Own | None, cache: dict[Any, Any]) -> bytes | None:
        """What to change for the view of now; None where only the whole view will do. Most screens have the same, so that what a
        guest would see changed is found once."""
        key = "changes", id(self.marks)
        if key not in cache:
            cache[key] = now.changes_since(self.marks)
        changes: list[Change] | None = cache[key]
        if changes is None:
            return None
        if own is not None:
            changes = [change for change in changes if change[0] != own.path]
            changes += [] if own is self.own else [(own.path, own.row)]
        return b"[%b]" % b",".join([b"[%b,%b]" % (_path(path), piece) for path, piece in changes])


@lru_cache(PATHS)
def _path(path: Path) -> bytes:
    return encode(path)
