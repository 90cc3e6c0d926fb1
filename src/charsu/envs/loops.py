"""Stepping many matches in one call, compiled together with a game's rules."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ..core.chance import draw, pick
from ..core.choices import Choices
from ..core.flow import CHANCE, actor
from ..core.program import CHOICES, STATE, Pack, Param, apply, options, prefer, standing, value
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


ASKED, RANDOM, GREEDY = 0, 1, 2  # who answers for a seat: the caller, or a bot that is compiled with the rules
BOTS = 0xB075  # what bots draw differs from what chance draws
MILLE = 1000


class Seats(NamedTuple):
    """Who answers for each seat of each match, and how matches ended."""

    answered_by: Any
    noise: Any  # by match and seat: how often a bot answers at random, in thousandths
    ended: Any  # the last position of the match that ended last


class Given(NamedTuple):
    """The answers given, and what became of them."""

    actions: Any
    rewards: Any
    dones: Any
    worths: Any  # by seat: what the heuristic makes of the last position, where a match just ended


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
def take_one(matches: Any, given: Any, i: int) -> int:
    """Give one answer in match `i`. 1 where it was impossible."""
    s, choices = matches.states[i], matches.lists[i]
    given.dones[i] = 0
    for player in range(s.players):
        given.rewards[i, player] = 0.0
    if not is_possible(choices, given.actions[i]):
        return 1
    apply(s, given.actions[i])
    matches.counters[i] = roll_on(s, choices, matches.seeds[i], matches.counters[i] + 1)
    return 0


@rule
def end_one(matches: Any, given: Any, i: int, stride: int) -> None:
    """Match `i` is over: tell so, and begin anew with its next seed."""
    s = matches.states[i]
    given.dones[i] = 1
    reward(s, given.rewards[i])
    for player in range(s.players):
        given.worths[i, player] = value(s, player)
    matches.seeds[i] += stride
    begin_one(matches, i)


@rule
def step_one(matches: Any, given: Any, i: int, stride: int) -> int:
    """Give one answer in match `i`; when that ends it, it begins anew. 1 where the answer was impossible."""
    refused = take_one(matches, given, i)
    if matches.states[i].over != 0:
        end_one(matches, given, i, stride)
    return refused


@rule
def sample_one(lists: Any, seeds: Any, counters: Any, salt: int, actions: Any, i: int) -> None:
    """A random possible answer for match `i`."""
    actions[i] = lists[i].answer[draw(seeds[i] ^ salt, counters[i], lists[i].n)]


# --- bots in some of the seats -----------------------------------------------


@rule
def greedy_answer(s: Any, choices: Choices, player: int, seed: int, counter: int) -> int:
    """What the heuristic likes best; among equals by chance."""
    best, ties = choices.answer[0], 1
    most = prefer(s, player, best)
    for k in range(1, choices.n):
        liking = prefer(s, player, choices.answer[k])
        if liking > most:
            best, most, ties = choices.answer[k], liking, 1
        elif liking == most:
            ties += 1
            if draw(seed + k, counter, ties) == 0:
                best = choices.answer[k]
    return best


@rule
def bot_answer(s: Any, choices: Choices, bot: int, noise: int, seed: int, counter: int) -> int:
    """What a bot answers for the seat that is asked."""
    if choices.n == 1:
        return choices.answer[0]
    if bot == RANDOM or (noise > 0 and draw(seed + MILLE, counter, MILLE) < noise):
        return choices.answer[draw(seed, counter, choices.n)]
    return greedy_answer(s, choices, actor(s), seed, counter)


@rule
def play_on(matches: Any, seats: Any, i: int) -> None:
    """Let bots answer in match `i` until the caller is asked or the match is over."""
    s, choices, answered_by = matches.states[i], matches.lists[i], seats.answered_by[i]
    while s.over == 0 and answered_by[actor(s)] != ASKED:
        player = actor(s)
        seed, counter = matches.seeds[i] ^ BOTS, matches.counters[i]
        apply(s, bot_answer(s, choices, answered_by[player], seats.noise[i, player], seed, counter))
        matches.counters[i] = roll_on(s, choices, matches.seeds[i], counter + 1)


# --- all of them -----------------------------------------------------------


@rule
def begin_many(matches: Any, rows: Any, seats: Any, first: int, last: int) -> None:
    """Matches `first` to `last` begin anew."""
    for i in range(first, last):
        begin_one(matches, i)
        play_on(matches, seats, i)
        show(matches, rows, i)


@rule
def step_many(matches: Any, rows: Any, given: Any, seats: Any, first: int, last: int, stride: int) -> int:
    """One answer in each match, and those of bots up to the next question. How many answers were impossible."""
    refused = 0
    for i in range(first, last):
        refused += take_one(matches, given, i)
        play_on(matches, seats, i)
        if matches.states[i].over != 0:
            renew(seats.ended, i, matches.states, i)
            end_one(matches, given, i, stride)
            play_on(matches, seats, i)
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
    "seats": Param(Pack(Seats, Param(np.int8, 2), Param(np.int16, 2), STATES)),
    "given": Param(Pack(Given, LONGS, Param(np.float32, 2), Param(np.int8, 1), Param(np.float32, 2))),
    "states": STATES,
    "start": STATES,
    "lists": Param(CHOICES, 1),
    "seeds": LONGS,
    "counters": LONGS,
    "actions": LONGS,
    "reward_row": Param(np.float32, 1),
}
