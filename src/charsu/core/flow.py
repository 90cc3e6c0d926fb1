"""The to-do list of a game: a stack of frames inside the state record."""

from __future__ import annotations

from typing import Any

from .rule import rule

CHANCE = -1  # the player who rolls dice and draws cards
FIRST_DECISION = 128  # frame kinds below are steps, from here on decisions


@rule
def todo(s: Any, kind: int, player: int, a: int, b: int) -> None:
    """Put one thing on top of the to-do list."""
    frame = s.frame[s.depth]
    frame[0] = kind
    frame[1] = player
    frame[2] = a
    frame[3] = b
    s.depth += 1


@rule
def ask(s: Any, kind: int, player: int) -> None:
    """The same without numbers."""
    todo(s, kind, player, 0, 0)


@rule
def drop_until(s: Any, kind: int) -> None:
    """Forget the list down to the first frame of this kind, which stays."""
    while s.frame[s.depth - 1][0] != kind:
        s.depth -= 1


@rule
def is_listed(s: Any, kind: int) -> bool:
    """Is something of this kind still to do?"""
    for i in range(s.depth):
        if s.frame[i][0] == kind:
            return True
    return False
