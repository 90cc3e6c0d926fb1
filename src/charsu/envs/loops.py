"""Stepping many matches in one call, compiled together with a game's rules."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..core.chance import draw, pick
from ..core.choices import Choices
from ..core.flow import CHANCE
from ..core.program import CHOICES, STATE, Param, apply, options, standing
from ..core.rule import rule
from ..sim.observe import observe


@rule
def roll_on(s: Any, choices: Choices, seed: int, counter: int) -> int:
    """Let chance answer until a player is asked or the game is over; the choices are left filled."""
    choices.n = 0
    options(s, choices)
    while s.over == 0 and s.frame[s.depth - 1][1] == CHANCE:
        apply(s, pick(choices, seed, counter))
        counter += 1
        choices.n = 0
        options(s, choices)
    return counter


@rule
def show(
    s: Any, choices: Choices, bytes_row: Any, words_row: Any, stretches: Any, veils: Any, kind: int, seen_row: Any, mask_row: Any
) -> int:
    """Write observation and mask for the seat that is asked; which one it is."""
    player = s.frame[s.depth - 1][1]
    observe(s, bytes_row, words_row, stretches, veils[kind, player], player, seen_row)
    for answer in range(len(mask_row)):
        mask_row[answer] = 0
    for i in range(choices.n):
        mask_row[choices.answer[i]] = 1
    return player


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
def begin_one(states: Any, start: Any, kinds: Any, lists: Any, seeds: Any, counters: Any, i: int) -> None:
    """Match `i` begins anew, from the first position of its kind of table."""
    renew(states, i, start, kinds[i])
    counters[i] = roll_on(states[i], lists[i], seeds[i], 0)


@rule
def step_one(
    states: Any, start: Any, kinds: Any, lists: Any, seeds: Any, counters: Any, i: int, actions: Any, rewards: Any, dones: Any,
    stride: int,
) -> int:  # fmt: skip
    """Give one answer in match `i`; when that ends it, it begins anew with its next seed. 1 where the answer was impossible."""
    s = states[i]
    dones[i] = 0
    for player in range(s.players):
        rewards[i, player] = 0.0
    if not is_possible(lists[i], actions[i]):
        return 1
    apply(s, actions[i])
    counters[i] = roll_on(s, lists[i], seeds[i], counters[i] + 1)
    if s.over != 0:
        dones[i] = 1
        reward(s, rewards[i])
        seeds[i] += stride
        begin_one(states, start, kinds, lists, seeds, counters, i)
    return 0


@rule
def sample_one(lists: Any, seeds: Any, counters: Any, salt: int, actions: Any, i: int) -> None:
    """A random possible answer for match `i`."""
    actions[i] = lists[i].answer[draw(seeds[i] ^ salt, counters[i], lists[i].n)]


# --- all of them -----------------------------------------------------------


@rule
def begin_many(
    states: Any, in_bytes: Any, in_words: Any, stretches: Any, veils: Any, start: Any, kinds: Any, lists: Any, seeds: Any,
    counters: Any, seen: Any, masks: Any, actors: Any, first: int, last: int,
) -> None:  # fmt: skip
    """Matches `first` to `last` begin anew. The states are given three times: as records, as bytes, as words."""
    for i in range(first, last):
        begin_one(states, start, kinds, lists, seeds, counters, i)
        actors[i] = show(states[i], lists[i], in_bytes[i], in_words[i], stretches, veils, kinds[i], seen[i], masks[i])


@rule
def step_many(
    states: Any, in_bytes: Any, in_words: Any, stretches: Any, veils: Any, start: Any, kinds: Any, lists: Any, seeds: Any,
    counters: Any, seen: Any, masks: Any, actors: Any, first: int, last: int, actions: Any, rewards: Any, dones: Any, stride: int,
) -> int:  # fmt: skip
    """One answer in each match. How many answers were impossible."""
    refused = 0
    for i in range(first, last):
        refused += step_one(states, start, kinds, lists, seeds, counters, i, actions, rewards, dones, stride)
        actors[i] = show(states[i], lists[i], in_bytes[i], in_words[i], stretches, veils, kinds[i], seen[i], masks[i])
    return refused


@rule
def sample_many(lists: Any, seeds: Any, counters: Any, salt: int, actions: Any, first: int, last: int) -> None:
    """A random possible answer for each match."""
    for i in range(first, last):
        sample_one(lists, seeds, counters, salt, actions, i)


PARAMS = {
    "states": Param(STATE, 1),
    "in_bytes": Param(np.int8, 2),
    "in_words": Param(np.int16, 2),
    "bytes_row": Param(np.int8, 1),
    "words_row": Param(np.int16, 1),
    "stretches": Param(np.int64, 2),
    "veils": Param(np.int16, 3),
    "start": Param(STATE, 1),
    "kinds": Param(np.int64, 1),
    "lists": Param(CHOICES, 1),
    "seeds": Param(np.int64, 1),
    "counters": Param(np.int64, 1),
    "actions": Param(np.int64, 1),
    "seen": Param(np.int16, 2),
    "masks": Param(np.int8, 2),
    "actors": Param(np.int8, 1),
    "rewards": Param(np.float32, 2),
    "dones": Param(np.int8, 1),
    "seen_row": Param(np.int16, 1),
    "mask_row": Param(np.int8, 1),
    "reward_row": Param(np.float32, 1),
}
