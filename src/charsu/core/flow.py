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
def asked(s: Any) -> int:
    """Which decision waits for its answer."""
    return s.frame[s.depth - 1][0]  # type: ignore[no-any-return]


@rule
def actor(s: Any) -> int:
    """Who is to answer: a seat or CHANCE."""
    return s.frame[s.depth - 1][1]  # type: ignore[no-any-return]


@rule
def detail(s: Any) -> int:
    """The first number of the question: which place, how much."""
    return s.frame[s.depth - 1][2]  # type: ignore[no-any-return]


@rule
def second_detail(s: Any) -> int:
    """Its second number."""
    return s.frame[s.depth - 1][3]  # type: ignore[no-any-return]


@rule
def set_detail(s: Any, value: int) -> None:
    s.frame[s.depth - 1][2] = value


@rule
def set_second_detail(s: Any, value: int) -> None:
    s.frame[s.depth - 1][3] = value


@rule
def next_kind(s: Any) -> int:
    """What comes after this question: a step or another decision."""
    return s.frame[s.depth - 2][0]  # type: ignore[no-any-return]


@rule
def next_detail(s: Any) -> int:
    """Its first number."""
    return s.frame[s.depth - 2][2]  # type: ignore[no-any-return]


@rule
def next_second_detail(s: Any) -> int:
    """Its second number."""
    return s.frame[s.depth - 2][3]  # type: ignore[no-any-return]


@rule
def answered(s: Any) -> int:
    """Take the question off the list without an answer; its first number."""
    s.depth -= 1
    return s.frame[s.depth][2]  # type: ignore[no-any-return]


@rule
def drop_until(s: Any, kind: int) -> None:
    """Forget the list down to the first frame of this kind, which stays."""
    while asked(s) != kind:
        s.depth -= 1


@rule
def is_listed(s: Any, kind: int) -> bool:
    """Is something of this kind still to do?"""
    for i in range(s.depth):
        if s.frame[i][0] == kind:
            return True
    return False


@rule
def is_listed_with(s: Any, kind: int, number: int) -> bool:
    """Is something of this kind with this first number still to do?"""
    for i in range(s.depth):
        if s.frame[i][0] == kind and s.frame[i][2] == number:
            return True
    return False


@rule
def strike(s: Any, kind: int) -> None:
    """Take the first entry of this kind off the list, wherever it stands."""
    struck = 0
    for i in range(s.depth):
        if s.frame[i][0] == kind:
            struck = 1
        if struck and i + 1 < s.depth:
            for cell in range(4):
                s.frame[i][cell] = s.frame[i + 1][cell]
    s.depth -= struck


def question(s: Any) -> list[int]:
    """The top of the list for ordinary Python: kind, player, and its two numbers."""
    return s.frame[s.depth - 1]  # type: ignore[no-any-return]


def following(s: Any) -> list[list[int]]:
    """What comes after the question, the next first: kind, player, and two numbers each."""
    return [s.frame[i] for i in range(s.depth - 2, -1, -1)]
