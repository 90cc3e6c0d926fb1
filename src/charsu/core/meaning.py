"""What the numbers of a record mean, as far as a learner cannot guess it from the layout."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import accumulate
from math import prod


@dataclass(frozen=True)
class Meaning:
    """Names of fields, by what their cells are. All of it may be left empty; a learner then treats cells as plain numbers.

    Fields that only their owner sees belong to seats in any case.
    """

    by_seat: tuple[str, ...] = ()  # the first axis is the seat; rows beyond the last seat belong to nobody
    seats: tuple[str, ...] = ()  # cells that name a seat
    things: tuple[str, ...] = ()  # cells that name a place, a card, a colour: their order means nothing
    squares: Mapping[str, int] = field(default_factory=dict)  # cells that name a square of a board, with the length of its rows
    bits: tuple[str, ...] = ()  # cells whose bits each tell something
    sets: tuple[str, ...] = ()  # the cells along the last axis are members of a set, in no order
    skipped: tuple[str, ...] = ()  # what a player need not know
    alike: tuple[str, ...] = ()  # options of a table that ask for no other play: whoever knows one value knows all


@dataclass(frozen=True)
class Glance:
    """What players see at a glance though no cell tells it: how far it is to walk, where there is room.

    These fields stand at the end of a row, in this order. The game's rule `notice` writes them, in parts that touch different
    numbers, so that threads may write them side by side. What it writes must follow from what the seat sees.
    """

    fields: Mapping[str, tuple[int, ...]]  # names and shapes
    parts: int = 1

    @property
    def begins(self) -> tuple[int, ...]:
        """Where each field begins, counted from the first one, and in the end how many numbers there are."""
        return tuple(accumulate(map(prod, self.fields.values()), initial=0))

    @property
    def size(self) -> int:
        return self.begins[-1]
