"""Observations: which number of the row tells what. The layout follows from the record's fields.

A row holds the seat it is for, the decision asked (the top of the to-do list and what comes after it), and then every
field of the record that does not follow from others, in the order of memory, so that a row is made by copying a few
stretches. What the seat may not see is -1; with perfect information nothing is hidden. Cells of 64 bits take four numbers,
the lowest first.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import prod
from typing import Any

import numpy as np

from .game import Game
from .record import Cells, See
from .registry import as_game

FRAMES = 3  # how much of the to-do list is shown, from the top
GUEST = -1
SKIPPED = ("n_notes", "mute", "frame", "notes", "padding")  # bookkeeping; the to-do list has numbers of its own


@dataclass(frozen=True)
class Entry:
    """Some numbers of a row: from `first`, `size` of them, shaped so."""

    name: str
    first: int
    size: int
    shape: tuple[int, ...]
    see: str


@dataclass(frozen=True)
class Layout:
    """The layout of a game's observations: entries for people, stretches for the copying loop."""

    game: Game
    entries: tuple[Entry, ...]
    stretches: np.ndarray[Any, Any]  # int64: where to, where from, how many, bytes each

    @property
    def size(self) -> int:
        return self.entries[-1].first + self.entries[-1].size

    def row(self, record: np.ndarray[Any, Any], viewer: int, perfect: bool = False) -> np.ndarray[Any, Any]:
        """The observation of a whole record: what `observe.observe` writes, in the words of NumPy."""
        out = np.zeros(self.size, np.int16)
        out[0] = viewer
        todo = record["frame"][: record["depth"]][::-1][:FRAMES]
        out[1 : 1 + todo.size] = todo.ravel()
        one = np.ascontiguousarray(record).reshape(1)
        for to, source, count, width in self.stretches:
            out[to : to + count] = one.view(f"i{width}")[source : source + count]
        return out | self.veil(record, viewer, perfect)  # type: ignore[no-any-return]

    def veil(self, record: Any, viewer: int, perfect: bool = False) -> np.ndarray[Any, Any]:
        """-1 over the numbers that are hidden from a seat, or from guests, at this table, else 0."""
        out = np.zeros(self.size, np.int16)
        for entry in self.entries[2:]:
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

    def table(self) -> Iterator[tuple[str, str, str, str]]:
        """For the docs: indices, name, shape, who sees it."""
        for entry in self.entries:
            span = f"{entry.first}" if entry.size == 1 else f"{entry.first}–{entry.first + entry.size - 1}"
            yield span, entry.name, "×".join(map(str, entry.shape)) or "1", entry.see


def layout(game: Game | str) -> Layout:
    """The layout of a game, made once."""
    return _layout(as_game(game))


@cache
def _layout(game: Game) -> Layout:
    entries = [
        Entry("viewer", 0, 1, (), "everybody"),
        Entry("to-do list: kind, player, a, b", 1, 4 * FRAMES, (FRAMES, 4), "everybody"),
    ]
    stretches: list[list[int]] = []
    places = game.rules.state.dtype.fields
    for name in sorted(places, key=lambda n: int(places[n][1])):
        if name in SKIPPED or game.fields[name].derived:
            continue
        field, at = game.fields[name], entries[-1].first + entries[-1].size
        width = 1 if field.dtype.itemsize == 1 else 2
        count = prod(field.shape) * field.dtype.itemsize // width
        entries.append(Entry(name, at, count, field.shape, _who(field)))
        _join(stretches, [at, int(places[name][1]) // width, count, width])
    return Layout(game, tuple(entries), np.array(stretches, np.int64))


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
