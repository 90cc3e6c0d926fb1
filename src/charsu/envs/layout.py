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

from ..core.game import Game
from ..core.record import Cells, See
from . import loops

FRAMES = loops.FRAMES
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
    stretches: np.ndarray[Any, Any]  # int64: where to, where from, how many, bytes each, owner, cell that says when

    @property
    def size(self) -> int:
        return self.entries[-1].first + self.entries[-1].size

    def row(self, record: np.ndarray[Any, Any], viewer: int, perfect: bool = False) -> np.ndarray[Any, Any]:
        """The observation of a whole record, made by the same loop in plain Python."""
        out = np.zeros(self.size, np.int16)
        s = self.game.state.twin.load(record)
        one = np.ascontiguousarray(record).reshape(1)
        loops.observe(s, one.view(np.int8), one.view(np.int16), self.stretches, viewer, int(perfect), out)
        return out

    def table(self) -> Iterator[tuple[str, str, str, str]]:
        """For the docs: indices, name, shape, who sees it."""
        for entry in self.entries:
            span = f"{entry.first}" if entry.size == 1 else f"{entry.first}–{entry.first + entry.size - 1}"
            yield span, entry.name, "×".join(map(str, entry.shape)) or "1", entry.see


@cache
def layout(game: Game) -> Layout:
    """The layout of a game, made once."""
    entries = [
        Entry("viewer", 0, 1, (), "everybody"),
        Entry("to-do list: kind, player, a, b", 1, 4 * FRAMES, (FRAMES, 4), "everybody"),
    ]
    stretches: list[list[int]] = []
    places = game.state.dtype.fields
    for name in sorted(places, key=lambda n: int(places[n][1])):
        if name in SKIPPED or game.fields[name].derived:
            continue
        field, at = game.fields[name], entries[-1].first + entries[-1].size
        width = 1 if field.dtype.itemsize == 1 else 2
        count = prod(field.shape) * field.dtype.itemsize // width
        entries.append(Entry(name, at, count, field.shape, _who(field)))
        for row in _stretches(game, field, at, int(places[name][1]) // width, count, width):
            _join(stretches, row)
    return Layout(game, tuple(entries), np.array(stretches, np.int64))


def _who(field: Cells) -> str:
    return field.see.value + (f", where `{field.when}`" if field.when else "")


def _stretches(game: Game, field: Cells, to: int, source: int, count: int, width: int) -> Iterator[list[int]]:
    """One stretch for a field all see alike, one for each owner otherwise."""
    when = int(game.state.dtype.fields[field.when][1]) if field.when else loops.ALWAYS
    if field.see is not See.OWNER:
        yield [to, source, count, width, loops.EVERYBODY if field.see is See.ALL else loops.NOBODY, when]
        return
    each = count // field.shape[0]
    for owner in range(field.shape[0]):
        yield [to + owner * each, source + owner * each, each, width, owner, when]


def _join(stretches: list[list[int]], row: list[int]) -> None:
    """Stretches that follow each other become one."""
    if stretches:
        last = stretches[-1]
        if last[3:] == row[3:] and last[0] + last[2] == row[0] and last[1] + last[2] == row[1]:
            last[2] += row[2]
            return
    stretches.append(row)
