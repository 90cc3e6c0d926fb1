"""Points and medals for an extension."""

from __future__ import annotations

from ...core.notes import note
from ...core.rule import Handler, rule
from .components import OWNERS, Event, Step
from .gains import gain_gold, gain_silver, score_points
from .state import State


@rule
def score_extension(s: State, player: int, colour: int) -> None:
    """[CAI-MEDAL-01] Points equal to the new size, then the medals."""
    size = s.size[player][colour]
    score_points(s, player, size)
    note(s, Event.SCORED, player, size, colour)
    award_medals(s, player, colour, largest_other(s, player, colour))


@rule
def largest_other(s: State, player: int, colour: int) -> int:
    """[CAI-MEDAL-02] [CAI-2P-08] The largest other stall of the same colour; neutral ones have size 1."""
    largest = 0
    for owner in range(OWNERS):
        if owner != player:
            largest = max(largest, s.size[owner][colour])
    return largest


@rule
def extension_points(s: State, player: int, colour: int) -> int:
    """What the next extension of a stall would score at once: its size, and the medals that would come with it."""
    size, other = s.size[player][colour] + 1, largest_other(s, player, colour)
    points = size
    if size > other and s.gold[colour] != player:
        points += s.gold_value
    if size >= other and s.silver[colour] != player:
        points += s.silver_value
    return points


@rule
def award_medals(s: State, player: int, colour: int, other: int) -> None:
    """[CAI-MEDAL-03] [CAI-MEDAL-06] Larger: both. [CAI-MEDAL-04] Equal: silver only. [CAI-MEDAL-05] Smaller: nothing.

    [CAI-MEDAL-10] So whoever holds a medal has a stall of the greatest size, and medals only come to the builder.
    """
    if s.size[player][colour] > other:
        gain_gold(s, player, colour)
    if s.size[player][colour] >= other:
        gain_silver(s, player, colour)


STEPS: dict[int, Handler] = {Step.SCORE_EXTENSION: score_extension}
