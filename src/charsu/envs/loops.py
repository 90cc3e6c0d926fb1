"""Stepping many matches in one call, compiled together with a game's rules."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ..core.chance import draw, pick
from ..core.choices import Choices
from ..core.flow import CHANCE, actor
from ..core.program import CHOICES, STATE, Pack, Param, apply, options, standing
from ..core.rule import rule
from ..sim.observe import observe


class Matches(NamedTuple):
    """Many matches side by side."""

    states: Any
    start: Any  # the first position of each kind of table
    kinds: Any  # which kind each match is
    lists: Any  # what may be answered in each
    seeds: Any
    counters: Any  # answers of chance so far


class Rows(NamedTuple):
    """What is told of the matches, one row each, and how rows are made."""

    in_bytes: Any  # the states again, as bytes
    in_words: Any  # and as words
    stretches: Any
    veils: Any  # by kind and seat
    seen: Any
    masks: Any
    actors: Any


class Given(NamedTuple):
    """The answers given, and what became of them."""

    actions: Any
    rewards: Any
    dones: Any


@rule
def roll_on(s: Any, choices: Choices, seed: int, counter: int) -> int:
    """Let chance answer until a player is asked or the game is over; the choices are left filled."""
    choices.n = 0
    options(s, choices)
    while s.over == 0 and actor(s) == CHANCE:
        apply(s, pick(choices, seed, counter))
        counter += 1
        choices.n = 0
        options(s, choices)
    return counter


@rule
def show(matches: Any, rows: Any, i: int) -> None:
    """Write observation and mask of match `i` for the seat that is asked, and which one it is."""
    s, choices, mask_row = matches.states[i], matches.lists[i], rows.masks[i]
    player = actor(s)
    veil = rows.veils[matches.kinds[i], player]
    observe(s, rows.in_bytes[i], rows.in_words[i], rows.stretches, veil, player, rows.seen[i])
    for answer in range(len(mask_row)):
        mask_row[answer] = 0
    for k in range(choices.n):
        mask_row[choices.answer[k]] = 1
    rows.actors[i] = player


@rule
def is_possible(choices: Choices, answer: int) -> bool:
    for i in range(choices.n):
        if choices.answer[i] == answer:
            return True
    return False


@rule
def reward(s: Any, reward_row: Any) -> None:
    """Winners share what the others lose: one each."""
    best = standing(s, 0)
    for player in range(1, s.players):
        best = max(best, standing(s, player))
    winners = 0
    for player in range(s.players):
        if standing(s, player) == best:
            winners += 1
    for player in range(s.players):
        reward_row[player] = s.players / winners - 1 if standing(s, player) == best else -1.0


# --- one match of many -----------------------------------------------------


@rule
def renew(states: Any, i: int, start: Any, kind: int) -> None:
    """The first position again, all of it; on a GPU field by field."""
    states[i] = start[kind]


@rule
def begin_one(matches: Any, i: int) -> None:
    """Match `i` begins anew, from the first position of its kind of table."""
    renew(matches.states, i, matches.start, matches.kinds[i])
    matches.counters[i] = roll_on(matches.states[i], matches.lists[i], matches.seeds[i], 0)


@rule
def step_one(matches: Any, given: Any, i: int, stride: int) -> int:
    """Give one answer in match `i`; when that ends it, it begins anew with its next seed. 1 where the answer was impossible."""
    s, choices = matches.states[i], matches.lists[i]
    given.dones[i] = 0
    for player in range(s.players):
        given.rewards[i, player] = 0.0
    if not is_possible(choices, given.actions[i]):
        return 1
    apply(s, given.actions[i])
    matches.counters[i] = roll_on(s, choices, matches.seeds[i], matches.counters[i] + 1)
    if s.over != 0:
        given.dones[i] = 1
        reward(s, given.rewards[i])
        matches.seeds[i] += stride
        begin_one(matches, i)
    return 0


@rule
def sample_one(lists: Any, seeds: Any, counters: Any, salt: int, actions: Any, i: int) -> None:
    """A random possible answer for match `i`."""
    actions[i] = lists[i].answer[draw(seeds[i] ^ salt, counters[i], lists[i].n)]


# --- all of them -----------------------------------------------------------


@rule
def begin_many(matches: Any, rows: Any, first: int, last: int) -> None:
    """Matches `first` to `last` begin anew."""
    for i in range(first, last):
        begin_one(matches, i)
        show(matches, rows, i)


@rule
def step_many(matches: Any, rows: Any, given: Any, first: int, last: int, stride: int) -> int:
    """One answer in each match. How many answers were impossible."""
    refused = 0
    for i in range(first, last):
        refused += step_one(matches, given, i, stride)
        show(matches, rows, i)
    return refused


@rule
def sample_many(matches: Any, salt: int, actions: Any, first: int, last: int) -> None:
    """A random possible answer for each match."""
    for i in range(first, last):
        sample_one(matches.lists, matches.seeds, matches.counters, salt, actions, i)


STATES, LONGS = Param(STATE, 1), Param(np.int64, 1)
PARAMS = {
    "matches": Param(Pack(Matches, STATES, STATES, LONGS, Param(CHOICES, 1), LONGS, LONGS)),
    "rows": Param(
        Pack(
            Rows,
            Param(np.int8, 2),
            Param(np.int16, 2),
            Param(np.int64, 2),
            Param(np.int16, 3),
            Param(np.int16, 2),
            Param(np.int8, 2),
            Param(np.int8, 1),
        )
    ),
    "given": Param(Pack(Given, LONGS, Param(np.float32, 2), Param(np.int8, 1))),
    "states": STATES,
    "start": STATES,
    "lists": Param(CHOICES, 1),
    "seeds": LONGS,
    "counters": LONGS,
    "actions": LONGS,
    "reward_row": Param(np.float32, 1),
}
