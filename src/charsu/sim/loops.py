"""Playing at speed: loops over any game, compiled together with its rules."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from ..core.chance import play_at_random
from ..core.choices import Choices
from ..core.program import STATE, Code, Param, apply, options, standing
from ..core.rule import rule


@rule
def step(s: Any, choices: Choices, answer: int) -> None:
    """Take one answer and list the next ones."""
    apply(s, answer)
    choices.n = 0
    options(s, choices)


@rule
def playout(s: Any, choices: Choices, seed: int, most: int) -> int:
    """Play at random until the game is over or `most` answers were given; how many were."""
    n = 0
    while s.over == 0 and n < most:
        choices.n = 0
        options(s, choices)
        apply(s, play_at_random(s, choices, seed, n))
        n += 1
    return n


@rule
def play_many(states: Any, choices: Choices, seed: int, first: int, last: int, most: int, lengths: Any, standings: Any) -> None:
    """Random games `first` to `last` of a batch, each with a seed of its own."""
    for i in range(first, last):
        s = states[i]
        lengths[i] = playout(s, choices, seed + i, most)
        for player in range(s.players):
            standings[i, player] = standing(s, player)


PARAMS = {"states": Param(STATE, 1), "lengths": Param(np.int64, 1), "standings": Param(np.int64, 2)}
CODE = Code("play", {"step": step, "play_many": play_many}, (sys.modules[__name__],))
