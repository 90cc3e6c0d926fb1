"""The kernels of mass play: what each thread of a GPU does.

A maker is given the module `numba.cuda`, the types of a position and of a list of choices, and a game's compiled rules.
The parts of a kernel are small functions that melt into it when compiled; all memory is set aside by the kernel itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ..core.flow import FIRST_DECISION
from ..core.program import STATE, Param

Decorator = Callable[[Callable[..., Any]], Any]

QUESTIONS = 128  # a game has no more kinds of decisions
THREE_LISTS = 3 * QUESTIONS
NO_QUESTION = 255
PROPOSED = 256  # a vote is the question, and this for everybody who proposed it
EVERYBODY = 0xFFFFFFFF  # all threads of a warp
PARAMS = {
    "start": Param(STATE, 1),
    "states": Param(STATE, 1),
    "following": Param(np.int64, 1),
    "lengths": Param(np.int64, 1),
    "standings": Param(np.int64, 2),
}


def in_local_memory(cuda: Any, state: Any, choice_list: Any, rules: Any) -> Any:
    """Each thread plays answer after answer; when its game is over it stores it and takes the next."""
    apply, pick, copy = rules.apply, rules.pick, rules.copy
    take, offer, store = _parts(cuda, rules)

    def play(start: Any, states: Any, seed: int, games: int, most: int, following: Any, lengths: Any, standings: Any) -> None:
        s = cuda.local.array(1, state)[0]
        choices = cuda.local.array(1, choice_list)[0]
        game, n = take(following), 0
        copy(s, start[0])
        while game < games:
            offer(s, choices)
            apply(s, pick(s, choices, seed + game, n))
            n += 1
            if s.over != 0 or n >= most:
                store(s, game, n, lengths, standings)
                copy(states[game], s)
                game, n = take(following), 0
                copy(s, start[0])

    return play


def in_place(cuda: Any, _state: Any, choice_list: Any, rules: Any) -> Any:
    """The same on positions that stay where they are."""
    apply, pick, copy = rules.apply, rules.pick, rules.copy
    take, offer, store = _parts(cuda, rules)

    def play(start: Any, states: Any, seed: int, games: int, most: int, following: Any, lengths: Any, standings: Any) -> None:
        choices = cuda.local.array(1, choice_list)[0]
        game, n = take(following), 0
        while game < games:
            s = states[game]
            if n == 0:
                copy(s, start[0])
            offer(s, choices)
            apply(s, pick(s, choices, seed + game, n))
            n += 1
            if s.over != 0 or n >= most:
                store(s, game, n, lengths, standings)
                game, n = take(following), 0

    return play


def _parts(cuda: Any, rules: Any) -> tuple[Any, Any, Any]:
    """What a thread does in every kernel."""
    device: Decorator = cuda.jit(device=True)
    options, standing = rules.options, rules.standing

    @device
    def take(following: Any) -> Any:
        """The number of the next game; past the end of the batch when all are taken."""
        return cuda.atomic.add(following, 0, 1)

    @device
    def offer(s: Any, choices: Any) -> None:
        """What may be answered."""
        choices.n = 0
        options(s, choices)

    @device
    def store(s: Any, game: int, n: int, lengths: Any, standings: Any) -> None:
        """What is told of a finished game."""
        lengths[game] = n
        for player in range(s.players):
            standings[game, player] = standing(s, player)

    return take, offer, store


# --- several games in the hands of a thread --------------------------------


def by_question(cuda: Any, _state: Any, choice_list: Any, rules: Any, slots: int) -> Any:
    """The same with several games in the hands of a thread: what is asked in each is kept in a byte of one number.

    The threads of a block count what each of them proposes, in three lists by turns: one is counted in, one is still being
    read, one is cleared. So a round needs to wait only once.
    """
    parts = _parts(cuda, rules)
    question_in, begin, deal = _hand(cuda, rules, parts, slots)
    play_on = _answering(cuda, rules, parts, question_in, begin)
    propose, slot_asked, put = _questions(cuda, slots)
    clear, vote = _ballot(cuda)

    def play(start: Any, states: Any, seed: int, games: int, most: int, following: Any, lengths: Any, standings: Any) -> None:
        choices = cuda.local.array(1, choice_list)[0]
        hand = cuda.local.array(slots, np.int32), cuda.local.array(slots, np.int32)
        proposals = cuda.shared.array(THREE_LISTS, np.int32)
        first_question = question_in(start[0])
        batch = start, states, seed, games, most, following, lengths, standings
        clear(proposals, 0, THREE_LISTS)
        asked = deal(hand, start, states, games, following, first_question)
        cuda.syncthreads()
        counted, turn = 0, 0
        while True:
            turn = (turn + 1) % slots
            propose(proposals, counted, asked, turn)
            cuda.syncthreads()
            agreed = vote(proposals, counted)
            if agreed < PROPOSED:
                break
            clear(proposals, (counted + 2 * QUESTIONS) % THREE_LISTS, QUESTIONS)
            counted = (counted + QUESTIONS) % THREE_LISTS
            slot = slot_asked(asked, agreed & 255)
            if slot >= 0:
                asked = put(asked, slot, play_on(slot, hand, choices, batch, first_question))

    return play


def _hand(cuda: Any, rules: Any, parts: Any, slots: int) -> tuple[Any, Any, Any]:
    """The games a thread holds: the number of each, and how many answers were given in it."""
    device: Decorator = cuda.jit(device=True)
    copy = rules.copy
    take, _, _ = parts

    @device
    def question_in(s: Any) -> Any:
        return s.frame[s.depth - 1][0] - FIRST_DECISION

    @device
    def begin(slot: int, game: int, hand: Any, start: Any, states: Any, games: int, first_question: int) -> Any:
        """Hold this game from now on; what is asked in it."""
        held, given = hand
        held[slot], given[slot] = game, 0
        if game >= games:
            return NO_QUESTION
        copy(states[game], start[0])
        return first_question

    @device
    def deal(hand: Any, start: Any, states: Any, games: int, following: Any, first_question: int) -> Any:
        """The first games of a thread; what is asked in them. A small batch is spread over all threads."""
        share = games // (cuda.blockDim.x * cuda.gridDim.x) + 1
        asked = 0
        for slot in range(slots):
            game = take(following) if slot < share else games
            asked |= begin(slot, game, hand, start, states, games, first_question) << 8 * slot
        return asked

    return question_in, begin, deal


def _answering(cuda: Any, rules: Any, parts: Any, question_in: Any, begin: Any) -> Any:
    """A step in one of the games a thread holds."""
    device: Decorator = cuda.jit(device=True)
    apply, pick = rules.apply, rules.pick
    take, offer, store = parts

    @device
    def play_on(slot: int, hand: Any, choices: Any, batch: Any, first_question: int) -> Any:
        """Answer in one of the games; what is asked next, there or in the game that follows it."""
        held, given = hand
        start, states, seed, games, most, following, lengths, standings = batch
        game = held[slot]
        s = states[game]
        offer(s, choices)
        apply(s, pick(s, choices, seed + game, given[slot]))  # read late: a number less to keep during the offer
        given[slot] += 1
        if s.over == 0 and given[slot] < most:
            return question_in(s)
        store(s, game, given[slot], lengths, standings)
        return begin(slot, take(following), hand, start, states, games, first_question)

    return play_on


def _questions(cuda: Any, slots: int) -> tuple[Any, Any, Any]:
    """What is asked in the games of a thread."""
    device: Decorator = cuda.jit(device=True)

    @device
    def get(asked: int, slot: int) -> int:
        return (asked >> 8 * slot) & 255

    @device
    def put(asked: int, slot: int, question: int) -> int:
        return asked & ~(255 << 8 * slot) | question << 8 * slot

    @device
    def slot_asked(asked: int, question: int) -> int:
        """The last game in which this is asked, or -1."""
        asked_slot = -1
        for slot in range(slots):
            if get(asked, slot) == question:
                asked_slot = slot
        return asked_slot

    @device
    def propose(proposals: Any, counted: int, asked: int, turn: int) -> None:
        """Count for the question of the game whose turn it is; where that is none, for the first there is."""
        question = get(asked, turn)
        for slot in range(slots):
            if question == NO_QUESTION:
                question = get(asked, slot)
        if question != NO_QUESTION:
            cuda.atomic.add(proposals, counted + question, 1)

    return propose, slot_asked, put


def _ballot(cuda: Any) -> tuple[Any, Any]:
    """The lists in which a block counts proposals."""
    device: Decorator = cuda.jit(device=True)

    @device
    def clear(proposals: Any, begin: int, n: int) -> None:
        for i in range(cuda.threadIdx.x, n, cuda.blockDim.x):
            proposals[begin + i] = 0

    @device
    def vote(proposals: Any, counted: int) -> int:
        """The most proposed question, the same for everybody; all threads of a warp have to ask together."""
        best = 0
        for question in range(cuda.threadIdx.x % cuda.warpsize, QUESTIONS, cuda.warpsize):
            best = max(best, proposals[counted + question] * PROPOSED + question)
        for half in range(5):
            best = max(best, cuda.shfl_xor_sync(EVERYBODY, best, 1 << half))
        return best

    return clear, vote
