"""Counter-based dice: a pure function of (seed, counter), the same on every machine."""

from __future__ import annotations

from typing import Any

from .choices import Choices
from .flow import CHANCE, actor
from .rule import rule

MASK = 0xFFFFFFFF


@rule
def mix(x: int) -> int:
    """Scatter 32 bits (the low-bias multipliers found by Wellons)."""
    x = ((x ^ (x >> 16)) * 0x7FEB352D) & MASK
    x = ((x ^ (x >> 15)) * 0x846CA68B) & MASK
    return x ^ (x >> 16)


@rule
def draw(seed: int, counter: int, below: int) -> int:
    """A number from 0 up to, not including, `below`."""
    return (mix(mix(seed & MASK) ^ mix((counter + 0x9E3779B9) & MASK)) * below) >> 32


@rule
def pick(choices: Choices, seed: int, counter: int) -> int:
    """The answer drawn with probability proportional to its odds."""
    total = 0
    for i in range(choices.n):
        total += choices.odds[i]
    r = draw(seed, counter, total)
    for i in range(choices.n):
        r -= choices.odds[i]
        if r < 0:
            return choices.answer[i]  # type: ignore[no-any-return]
    return -1


@rule
def play_at_random(s: Any, choices: Choices, seed: int, counter: int) -> int:
    """The same, knowing who is asked: a player's choices all weigh 1, so that nothing has to be added up."""
    if actor(s) != CHANCE:
        return choices.answer[draw(seed, counter, choices.n)]  # type: ignore[no-any-return]
    return pick(choices, seed, counter)
