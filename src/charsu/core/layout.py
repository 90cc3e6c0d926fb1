"""Observations: which number of the row tells what. The layout follows from the record's fields.

A row holds the seat it is for, the decision asked (the top of the to-do list and what comes after it), and then every
field of the record that does not follow from others, in the order of memory, so that a row is made by copying a few
stretches. What the seat may not see is -1; with perfect information nothing is hidden. With a glance, what the game's rule
`notice` tells stands behind the rest; that takes longer than copying, so whoever wants it asks for it.

>>> form = layout("yspahan")
>>> form.name(18), form.field("camels").shape, form.field("camels").kind
('camels[1]', (4,), 'number')
>>> form.name(1), form.name(5)
('to-do list[0].kind', 'to-do list[1].kind')
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from math import prod
from pathlib import Path
from typing import Any

import numpy as np

from .game import Game
from .meaning import Glance, Meaning
from .notation import Notation
from .record import Cells, See
from .registry import as_game

FRAMES = 3  # how much of the to-do list is shown, from the top
GUEST = -1
SKIPPED = ("n_notes", "mute", "frame", "notes", "padding")  # bookkeeping; the to-do list has numbers of its own
TODO = "to-do list: kind, player, a, b"
IN_TODO = ("kind", "player", "a", "b")
NOTICED = 0  # the width of a stretch that is not copied
RANGES = "ranges.json"  # beside a game: what random play shows


@dataclass(frozen=True)
class Field:
    """Some numbers of a row: from `first`, `size` of them, shaped so."""

    name: str
    first: int
    size: int
    shape: tuple[int, ...]
    see: str
    kind: str = "number"  # or seat, thing, square, bits, set: see `Meaning`
    least: int = -(1 << 15)  # what the record can hold; what is hidden is -1
    most: int = (1 << 15) - 1
    seen: tuple[int, int] | None = None  # the smallest and the largest in random play with all options, where measured
    by_owner: bool = False  # the first axis is the seat, and each sees its own
    noticed: bool = False  # it stands in no record, see `Glance`

    def __contains__(self, index: int) -> bool:
        return self.first <= index < self.first + self.size

    def name_of(self, index: int) -> str:
        """The cell at an index of the row: `hand[1][4]`."""
        at = np.unravel_index(index - self.first, self.shape) if self.shape else ()
        if self.name == TODO:
            return f"to-do list[{at[0]}].{IN_TODO[at[1]]}"
        return self.name + "".join(f"[{i}]" for i in at)


@dataclass(frozen=True)
class Layout:
    """The layout of a game's observations: fields for people, stretches for the copying loop."""

    game: Game
    fields: tuple[Field, ...]
    stretches: np.ndarray[Any, Any]  # int64: where to, where from, how many, bytes each; NOTICED: so many parts are noticed

    @cached_property
    def _by_name(self) -> dict[str, Field]:
        return {field.name: field for field in self.fields}

    @property
    def recorded(self) -> tuple[Field, ...]:
        """Those that are copied from the record."""
        return tuple(field for field in self.fields[2:] if not field.noticed)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What each number of a row is, in order."""
        return tuple(field.name_of(i) for field in self.fields for i in range(field.first, field.first + field.size))

    def name(self, index: int) -> str:
        """What one number of a row is."""
        if not 0 <= index < self.size:
            raise IndexError(f"a row of {self.game.key} has {self.size} numbers; there is no number {index}")
        return self.names[index]

    def field(self, name: str) -> Field:
        """A field by its name."""
        if name not in self._by_name:
            raise KeyError(f"a row of {self.game.key} has no field {name!r}")
        return self._by_name[name]

    def read(self, row: np.ndarray[Any, Any]) -> dict[str, np.ndarray[Any, Any]]:
        """The fields of a row, or of rows, by name and in their shapes; views, not copies.

        >>> form = layout("yspahan")
        >>> form.read(np.arange(form.size))["hand"].shape, form.read(np.zeros((7, form.size)))["hand"].shape
        ((4, 9), (7, 4, 9))
        """
        return {f.name: row[..., f.first : f.first + f.size].reshape((*row.shape[:-1], *f.shape)) for f in self.fields}

    def bounds(self) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        """The least and the most that each number of a row can be."""
        sizes = [field.size for field in self.fields]
        low, high = ([getattr(field, name) for field in self.fields] for name in ("least", "most"))
        return np.repeat(low, sizes).astype(np.int16), np.repeat(high, sizes).astype(np.int16)

    def rows(self, records: np.ndarray[Any, Any], viewer: int, perfect: bool = False) -> np.ndarray[Any, Any]:
        """The observations of many records at one table, as one seat sees them."""
        records = np.ascontiguousarray(records).reshape(-1)
        out = np.zeros((len(records), self.size), np.int16)
        out[:, 0] = viewer
        for k in range(FRAMES):
            there = np.flatnonzero(records["depth"] > k)
            out[there, 1 + 4 * k : 5 + 4 * k] = records["frame"][there, records["depth"][there] - 1 - k]
        for to, source, count, width in self.stretches:
            if width == NOTICED:
                self._notice(records, viewer, count, out, to)
            else:
                out[:, to : to + count] = records.view(f"i{width}").reshape(len(records), -1)[:, source : source + count]
        return out | self.veil(records[0], viewer, perfect) if len(records) else out

    def _notice(self, records: np.ndarray[Any, Any], viewer: int, parts: int, out: np.ndarray[Any, Any], at: int) -> None:
        notice = self.game.bot.notice
        assert notice is not None
        for record, seen in zip(records, out, strict=True):
            s = self.game.rules.state.twin.load(record)
            for part in range(parts):
                notice(s, viewer, part, seen, at)

    @property
    def answers(self) -> Notation:
        """The ids of answers: `answers.name(id)`, `answers.size`."""
        return self.game.words.notation

    @property
    def size(self) -> int:
        return self.fields[-1].first + self.fields[-1].size

    def row(self, record: np.ndarray[Any, Any], viewer: int, perfect: bool = False) -> np.ndarray[Any, Any]:
        """The observation of a whole record: what `observe.observe` writes, in the words of NumPy."""
        row: np.ndarray[Any, Any] = self.rows(record, viewer, perfect)[0]
        return row

    def veil(self, record: Any, viewer: int, perfect: bool = False) -> np.ndarray[Any, Any]:
        """-1 over the numbers that are hidden from a seat, or from guests, at this table, else 0."""
        out = np.zeros(self.size, np.int16)
        for entry in self.recorded:
            field = self.game.fields[entry.name]
            if perfect or not field.hidden_in(record):
                continue
            out[entry.first :][: entry.size] = -1
            if field.see is See.OWNER and viewer >= 0:
                each = entry.size // field.shape[0]
                out[entry.first + viewer * each :][:each] = 0
        return out

    def veils(self, record: Any, perfect: bool = False) -> np.ndarray[Any, Any]:
        """A veil for each seat, and a last one for guests."""
        return np.stack([self.veil(record, viewer, perfect) for viewer in (*range(self.game.seats[1]), GUEST)])

    def table(self) -> Iterator[tuple[str, ...]]:
        """For the docs: indices, name, shape, kind, what random play shows, who sees it."""
        for field in self.fields:
            span = f"{field.first}" if field.size == 1 else f"{field.first}–{field.first + field.size - 1}"
            seen = f"{field.seen[0]} to {field.seen[1]}".replace("-", "−") if field.seen else ""
            yield span, field.name, "×".join(map(str, field.shape)) or "1", field.kind, seen, field.see


def layout(game: Game | str, glance: bool = False) -> Layout:
    """The layout of a game, made once; with what is seen at a glance, where the game tells it and somebody wants it."""
    rules = as_game(game)
    return _layout(rules, glance and rules.bot.glance is not None)


@cache
def _layout(game: Game, glance: bool) -> Layout:
    seats, seen = game.seats[1], _ranges(game)
    fields = [
        Field("viewer", 0, 1, (), "everybody", "seat", GUEST, seats - 1, (0, seats - 1)),
        Field(TODO, 1, 4 * FRAMES, (FRAMES, 4), "everybody", "to-do list"),
    ]
    stretches: list[list[int]] = []
    places = game.rules.state.dtype.fields
    for name in sorted(places, key=lambda n: int(places[n][1])):
        if name in SKIPPED or game.fields[name].derived:
            continue
        made = _field(game, name, fields[-1].first + fields[-1].size, seen.get(name))
        width = game.fields[name].kind.size
        fields.append(made)
        _join(stretches, [made.first, int(places[name][1]) // width, made.size, width])
    if glance and game.bot.glance is not None:
        at = fields[-1].first + fields[-1].size
        stretches.append([at, 0, game.bot.glance.parts, NOTICED])
        fields += _noticed(game, game.bot.glance, at, seen)
    return Layout(game, tuple(fields), np.array(stretches, np.int64))


def _noticed(game: Game, glance: Glance, at: int, seen: dict[str, tuple[int, int]]) -> Iterator[Field]:
    """What a rule tells besides."""
    for (name, shape), first in zip(glance.fields.items(), glance.begins, strict=False):
        kind = kind_of(game.bot.meaning, name)
        yield Field(name, at + first, prod(shape), shape, "everybody", kind, seen=seen.get(name), noticed=True)


def _field(game: Game, name: str, first: int, seen: tuple[int, int] | None) -> Field:
    cells = game.fields[name]
    if cells.kind.size > 2:
        raise TypeError(
            f"the field {name} of {game.key} has {8 * cells.kind.size} bits, and the numbers of a row have 16: "
            "say `derived=True` and tell it in smaller cells"
        )
    kind = kind_of(game.bot.meaning, name)
    least, most = (-1, game.seats[1]) if kind == "seat" else (cells.kind.least, cells.kind.most)
    by_owner = cells.see is See.OWNER
    return Field(name, first, prod(cells.shape), cells.shape, _who(cells), kind, least, most, seen, by_owner)


def kind_of(meaning: Meaning, name: str) -> str:
    """What the cells of a field are, as far as the game tells; else numbers."""
    if name in meaning.seats:
        return "seat"
    if name in meaning.squares:
        return "square"
    if name in meaning.bits:
        return "bits"
    return "thing" if name in meaning.things else "number"


def _ranges(game: Game) -> dict[str, tuple[int, int]]:
    """What random play was seen to show; nothing for games that were not measured."""
    file = Path(game.folder) / RANGES
    if not game.folder or not file.is_file():
        return {}
    return {name: (low, high) for name, (low, high) in json.loads(file.read_text("utf8")).items()}


def _who(field: Cells) -> str:
    return field.see.value + (f", where `{field.when}`" if field.when else "")


def _join(stretches: list[list[int]], row: list[int]) -> None:
    """Stretches that follow each other become one."""
    if stretches:
        last = stretches[-1]
        if last[3] == row[3] and last[0] + last[2] == row[0] and last[1] + last[2] == row[1]:
            last[2] += row[2]
            return
    stretches.append(row)
