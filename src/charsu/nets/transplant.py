"""What a network learned, told in other features: a beginning for tables with more players, expansions or other options.

A feature means the same in both where it says the same of the same column. Of further players nothing was learnt; what is told of
each of them counts half of what it counts of the next one, of whom something was. What has no likeness begins with nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

from .features import Column, Features

Array = np.ndarray[Any, Any]
NEXT = 1  # the seat after the one asked
FURTHER = 0.5  # how much others count beside it: a compromise, see docs/learning.md
IS, REACHES, NUMBER = "is", "reaches", "number"


class Said(NamedTuple):
    """What a feature says of a column: that its value is this one, that it reaches this one, or the value as a number."""

    column: Column
    what: str
    value: int = 0

    def of_the_next(self, seats: int) -> Said:
        """The same of the next player, where it was said of one further on; what lies beyond all seats belongs to nobody."""
        column, value = self.column, self.value
        if column.names_seat and self.what == IS and NEXT < value < seats:
            value = NEXT
        if NEXT < column.seat < seats:
            column = replace(column, seat=NEXT)
        return Said(column, self.what, value)


def sayings(features: Features) -> Iterator[tuple[Said, int, float]]:
    """All that features say: what, which feature, and the factor of a number."""
    times = np.bincount(features.taps[:, 0], minlength=len(features.columns))
    for (at, low, high, base), scale in zip(features.taps.tolist(), features.scales.tolist(), strict=True):
        column, on = features.columns[at], features.where[base : base + high - low + 1].tolist()
        if scale:
            yield Said(column, NUMBER), on[0], scale
        elif times[at] > 1 and len(on) == 2 and on[0] < 0 <= on[1]:  # a step of a ladder; alone it tells one of two values
            yield Said(column, REACHES, high), on[1], 1.0
        else:
            yield from ((Said(column, IS, low + i), feature, 1.0) for i, feature in enumerate(on) if feature >= 0)


def transplanted(weights: Mapping[str, Array], old: Features, new: Features, players: int) -> dict[str, Array]:
    """The weights of a network that sees `old`, for one that sees `new`; it was trained for so many players."""
    lines = {said: weights["first"][feature] * scale for said, feature, scale in sayings(old)}
    first = np.zeros((new.size, weights["first"].shape[1]), np.float32)
    for said, feature, scale in sayings(new):
        nearer = said.of_the_next(new.game.seats[1])
        if said in lines:
            first[feature] = lines[said] / scale
        elif nearer in lines:
            first[feature] = FURTHER * lines[nearer] / scale
    seats, bias = weights["seats"].copy(), weights["seat_bias"].copy()
    seats[players:], bias[players:] = seats[players - 1], bias[players - 1]
    return {**weights, "first": first, "seats": seats, "seat_bias": bias}
