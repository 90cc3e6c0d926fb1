"""Points and medals for an extension."""

from __future__ import annotations

from ...core.notes import note
from ...core.rule import Handler, rule
from .components import OWNERS, Event, Step
from .gains import gain_gold, gain_silver, score_points
from .state import State

SILVER, GOLD_AND_SILVER = 1, 2  # what a stall earns


@rule
def score_extension(s: State, player: int, colour: int) -> None:
    """[CAI-MEDAL-01] Points equal to the new size, then the medals."""
    size = s.size[player][colour]
    score_points(s, player, size)
    note(s, Event.SCORED, player, size, colour)
    award_medals(s, player, colour, medals_earned(s, player, colour, size))


@rule
def largest_other(s: State, player: int, colour: int) -> int:
    """[CAI-MEDAL-02] [CAI-2P-08] The largest other stall of the same colour; neutral ones have size 1."""
    largest = 0
    for owner in range(OWNERS):
        if owner != player:
            largest = max(largest, s.size[owner][colour])
    return largest


@rule
def medals_earned(s: State, player: int, colour: int, size: int) -> int:
    """[CAI-MEDAL-03] [CAI-MEDAL-06] Larger: both. [CAI-MEDAL-04] Equal: silver only. [CAI-MEDAL-05] Smaller: nothing."""
    other = largest_other(s, player, colour)
    if size > other:
        return GOLD_AND_SILVER
    return SILVER if size == other else 0


@rule
def award_medals(s: State, player: int, colour: int, earned: int) -> None:
    """[CAI-MEDAL-10] So whoever holds a medal has a stall of the greatest size, and medals only come to the builder."""
    if earned == GOLD_AND_SILVER:
        gain_gold(s, player, colour)
    if earned >= SILVER:
        gain_silver(s, player, colour)


# --- What the next extension would bring -----------------------------------


@rule
def extension_points(s: State, player: int, colour: int) -> int:
    """[CAI-MEDAL-01] What the next extension of a stall would score at once: its size, and its medals."""
    size = s.size[player][colour] + 1
    return size + medal_points(s, player, colour, size)


@rule
def medal_points(s: State, player: int, colour: int, size: int) -> int:
    """[CAI-MEDAL-07] For the medals that a stall of this size would bring: those that are not held before."""
    earned, points = medals_earned(s, player, colour, size), 0
    if earned == GOLD_AND_SILVER and s.gold[colour] != player:
        points += s.gold_value
    if earned >= SILVER and s.silver[colour] != player:
        points += s.silver_value
    return points


STEPS: dict[int, Handler] = {Step.SCORE_EXTENSION: score_extension}
