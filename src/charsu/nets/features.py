"""What a network sees of a row: columns turned so that the seat asked comes first, and the features they switch on.

All of it follows from the layout of the game's rows, from the `Meaning` of its cells and from a sample of rows of played matches.
A *column* is one cell as the seat asked counts seats: `lira` of the second seat from here. A *tap* reads a column and switches on
at most one feature: cells with few values have a feature for each, large numbers climb a ladder of steps and are told as a
number as well. Squares of a board are planes: of a set one for each owner and colour together, else one for each owner and one for
each colour. Features that the sample never shows are left out, and squares that no plane of a field shows.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from ..core.game import Game
from ..core.layout import FRAMES, TODO, Field, Layout, layout

Array = np.ndarray[Any, Any]

NOBODY = -1  # a column that belongs to no seat
FEW = 12  # values that are told one by one
MANY = 256  # a cell of the to-do list with fewer values names things
SINGLE = 40  # steps of one at the foot of a ladder: prices are exact
STEPS = 16  # wider ones above
BEYOND = 2  # large numbers are told up to so many times what the sample shows
AT_ONCE = 1024  # rows that are encoded together
ROUND = 64  # matrix units like sizes that are multiples of this


@dataclass(frozen=True)
class Column:
    """A cell as the seat asked counts: of the seat so many places on, or of nobody."""

    field: str
    seat: int  # counted from the seat asked; NOBODY where the field is not by seat; the field's own row beyond the last seat
    cell: int  # within the seat's part of the field
    names_seat: bool = False

    def source(self, form: Layout, players: int, viewer: int) -> int:
        """Where the cell stands in a row; -1 where nobody sits there."""
        entry = entry_of(form, self.field)
        if self.seat == NOBODY:
            return entry.first + self.cell
        each, most = entry.size // entry.shape[0], form.game.seats[1]
        if most > self.seat >= players:
            return -1
        return entry.first + each * ((viewer + self.seat) % players if self.seat < players else self.seat) + self.cell


def entry_of(form: Layout, name: str) -> Field:
    return form.field(name)


def columns_of(form: Layout) -> list[Column]:
    """All that a seat could look at, in the order of the layout."""
    meaning = form.game.bot.meaning
    columns = [Column(TODO, NOBODY, cell, cell % 4 == 1) for cell in range(4 * FRAMES)]
    for entry in form.fields[2:]:
        if entry.name in meaning.skipped:
            continue
        names_seat = entry.name in meaning.seats
        if entry.name in meaning.by_seat or entry.by_owner:
            each = entry.size // entry.shape[0]
            columns += [Column(entry.name, seat, cell, names_seat) for seat in range(entry.shape[0]) for cell in range(each)]
        else:
            columns += [Column(entry.name, NOBODY, cell, names_seat) for cell in range(entry.size)]
    return columns


def sources_of(game: Game, columns: list[Column]) -> Array:
    """By players × seats + viewer: where each column stands in a row, -1 where nobody sits."""
    form, (least, most) = layout(game, glance=True), game.seats
    table = np.full(((most + 1) * most, len(columns)), -1, np.int32)
    for players in range(least, most + 1):
        for viewer in range(players):
            table[players * most + viewer] = [column.source(form, players, viewer) for column in columns]
    return table


ABSENT = -(1 << 15)


def turn(game: Game, columns: list[Column], rows: Array) -> Array:
    """Rows by columns: seats as the seat asked counts them, ABSENT where nobody sits."""
    return _turned(rows, sources_of(game, columns), np.array([c.names_seat for c in columns]), game)


def _turned(rows: Array, sources: Array, named: Array, game: Game) -> Array:
    most, at = game.seats[1], entry_of(layout(game), "players").first
    viewer, players = rows[:, 0].astype(np.int64), rows[:, at].astype(np.int64)
    source = sources[players * most + viewer]
    x = np.where(source >= 0, np.take_along_axis(rows, np.maximum(source, 0), 1), ABSENT).astype(np.int64)
    seat = named & (x >= 0) & (x < players[:, None])
    return np.where(seat, (x - viewer[:, None]) % players[:, None], x)


class Features:
    """Columns and taps of a game, as flat tables."""

    def __init__(self, game: Game, columns: list[Column], taps: Array, scales: Array, where: Array, size: int) -> None:
        self.game, self.columns, self.size = game, columns, size
        self.taps = taps  # int32: column, least, most, where its values begin in `where`
        self.scales = scales  # float32: 0, or what a number is told in
        self.where = where  # int32: the feature of a value, or -1
        self.sources = sources_of(game, columns)
        self.named = np.array([column.names_seat for column in columns], np.int32)
        self.players_at = entry_of(layout(game), "players").first

    @cached_property
    def layout(self) -> Layout:
        """Of the rows that are read: with a glance only where something of it is."""
        form = layout(self.game, glance=True)
        return form if any(entry_of(form, column.field).noticed for column in self.columns) else layout(self.game)

    @classmethod
    def of_sample(cls, game: Game, rows: Array) -> Features:
        """The features that a sample of rows shows."""
        columns = columns_of(layout(game, glance=rows.shape[1] > layout(game).size))
        seen = turn(game, columns, rows)
        there = seen != ABSENT
        low = np.where(there, seen, 1 << 15).min(0)
        high = np.where(there, seen, ABSENT).max(0)
        changing = {
            (columns[i].field, columns[i].seat) for i in np.flatnonzero(low < high) if columns[i].field in game.bot.meaning.sets
        }
        kept = [i for i, column in enumerate(columns) if low[i] < high[i] or (column.field, column.seat) in changing]
        columns, seen = [columns[i] for i in kept], seen[:, kept]
        return _Builder(game, columns, low[kept], high[kept]).build(seen)

    def encode(self, rows: Array) -> Array:
        """The features of rows, in the words of NumPy."""
        parts = [self._encoded(rows[first : first + AT_ONCE]) for first in range(0, len(rows), AT_ONCE)]
        return np.concatenate(parts) if parts else np.zeros((0, self.size), np.float32)

    def _encoded(self, rows: Array) -> Array:
        column, low, high, base = self.taps.T
        x = _turned(rows, self.sources, self.named != 0, self.game)[:, column]
        there, x = x != ABSENT, np.clip(x, low, high)
        feature = np.where(there, self.where[base + x - low], -1)
        out = np.zeros((len(rows), self.size + 1), np.float32)  # the last one takes what switches on nothing
        np.put_along_axis(out, feature, np.where(self.scales == 0, 1.0, x * self.scales).astype(np.float32), axis=1)
        return out[:, : self.size]


class _Builder:
    """Lays taps for columns whose ranges are known."""

    def __init__(self, game: Game, columns: list[Column], low: Array, high: Array) -> None:
        self.game, self.columns, self.low, self.high = game, columns, low, high
        self.taps: list[tuple[int, int, int, int]] = []
        self.scales: list[float] = []
        self.where: list[int] = []
        self.planes: dict[tuple[str, Any], int] = {}  # where the values of a plane begin
        self.size = 0

    def build(self, seen: Array) -> Features:
        for i, column in enumerate(self.columns):
            if column.field in self.game.bot.meaning.squares:
                self._squares(i, column)
            elif self._is_listed(i, column):
                self._each(i)
            else:
                self._ladder(i)
        return self._pruned(seen)

    def _is_listed(self, i: int, column: Column) -> bool:
        span = int(self.high[i] - self.low[i])
        if column.field == TODO:
            return span < MANY
        return column.names_seat or column.field in self.game.bot.meaning.things or span < FEW

    def _tap(self, i: int, low: int, high: int, base: int, scale: float = 0.0) -> None:
        self.taps.append((i, low, high, base))
        self.scales.append(scale)

    def _new(self, count: int) -> list[int]:
        self.size += count
        return list(range(self.size - count, self.size))

    def _values(self, features: list[int]) -> int:
        self.where += features
        return len(self.where) - len(features)

    def _each(self, i: int) -> None:
        """A feature for each value; of two values one says all."""
        low, high = int(self.low[i]), int(self.high[i])
        features = [-1, *self._new(1)] if high - low == 1 else self._new(high - low + 1)
        self._tap(i, low, high, self._values(features))

    def _ladder(self, i: int) -> None:
        """Steps of one where the numbers are small, wider and wider ones above, and the number itself."""
        low, high = int(self.low[i]), BEYOND * int(self.high[i])
        wide = {low + max(1, round((high - low) * (k / STEPS) ** 1.6)) for k in range(1, STEPS + 1)}
        self._climb(i, sorted({*range(low + 1, min(low + SINGLE, high) + 1), *wide}))
        (feature,) = self._new(1)
        self._tap(i, low, high, self._values([feature] * (high - low + 1)), 1.0 / max(abs(low), abs(high)))

    def _climb(self, i: int, steps: Iterable[int]) -> None:
        """A feature for each step that is reached."""
        for step in steps:
            (feature,) = self._new(1)
            self._tap(i, step - 1, step, self._values([-1, feature]))

    def _squares(self, i: int, column: Column) -> None:
        """The members of a set share a plane for their owner and all axes together; else there is a plane by each."""
        entry, side = entry_of(layout(self.game), column.field), self.game.bot.meaning.squares[column.field]
        shape = entry.shape if column.seat == NOBODY else entry.shape[1:]
        axes = list(np.unravel_index(column.cell, shape or (1,)))
        is_set = column.field in self.game.bot.meaning.sets
        if is_set:
            axes.pop()
        names: list[Any] = [("seat", column.seat)] if column.seat != NOBODY else []
        names += [(axis, int(at)) for axis, at in enumerate(axes)]
        for name in [tuple(names)] if is_set else names:
            self._plane(i, (column.field, name), side * side)

    def _plane(self, i: int, name: tuple[str, Any], squares: int) -> None:
        if name not in self.planes:
            self.planes[name] = self._values([-1, *self._new(squares)])
        self._tap(i, -1, squares - 1, self.planes[name])

    def _pruned(self, seen: Array) -> Features:
        """Without features that are never on; the rest are counted anew and filled up to a round number."""
        where, size = np.array(self.where, np.int32), self.size
        on = np.zeros(size, bool)
        for column, low, high, base in self.taps:
            x = seen[:, column]
            slots = where[base + np.clip(x[x != ABSENT], low, high) - low]
            on[slots[slots >= 0]] = True
        self._keep_squares(on, where)
        number = np.where(on, np.cumsum(on) - 1, -1).astype(np.int32)
        where = np.where(where >= 0, number[where], -1).astype(np.int32)
        some = [bool((where[base : base + high - low + 1] >= 0).any()) for _, low, high, base in self.taps]
        taps = np.array(self.taps, np.int32)[some]
        scales = np.array(self.scales, np.float32)[some]
        return Features(self.game, self.columns, taps, scales, where, -(-int(on.sum()) // ROUND) * ROUND)

    def _keep_squares(self, on: Array, where: Array) -> None:
        """A square that one plane of a field shows stays in all of them: better players build where nobody did in the sample."""
        for field, side in self.game.bot.meaning.squares.items():
            planes = [where[base + 1 : base + 1 + side * side] for (name, _), base in self.planes.items() if name == field]
            shown = np.any([on[plane] for plane in planes], axis=0)
            for plane in planes:
                on[plane] = shown
