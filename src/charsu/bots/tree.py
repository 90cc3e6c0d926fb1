"""Information-set Monte Carlo tree search as rule code: compiled together with a game, generic over games.

Each iteration guesses what the searching seat cannot see, walks down the tree by what the players would choose, adds
one node, plays a few answers on by the heuristic and values the position. The tree is open-loop: its edges are the
answers of players, while chance answers by its odds on every walk; with `chance` set known dice are edges too. Every
seat maximises its own share (max^n).

Floats appear only here and never in rules: they judge positions, they do not change them.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple

import numpy as np

from ..core.chance import draw, pick
from ..core.choices import Choices
from ..core.flow import CHANCE, actor, asked
from ..core.program import CHOICES, STATE, Pack, Param, apply, determinise, options, prefer, standing, turns_taken, value
from ..core.reals import exponential
from ..core.rule import rule
from . import thinking
from .thinking import NEVER

GUESSES = 16  # tries to imagine what is hidden so that a given answer is possible
NODE = np.dtype(list(thinking.NODE))
SETTINGS = np.dtype([(name, np.int64) for name in thinking.SETTINGS])


class Walk(NamedTuple):
    """What one thread's walks write into."""

    start: Any  # the position asked about, as the seat sees it; an array of one
    board: Any  # the position walks are played on; an array of one
    choices: Any
    slots: Any  # the child of each choice
    path: Any  # the nodes of a walk
    shares: Any  # what each seat gets


# --- Children -----------------------------------------------------------------


@rule
def question_of(s: Any) -> int:
    """Which decision of whom: in an open-loop tree one node may lead to several."""
    return asked(s) * 16 + actor(s) + 1


@rule
def add_child(nodes: Any, settings: Any, node: int, question: int, answer: int, liking: int) -> int:
    """A new node, or 0 when there is no room."""
    new = settings.used
    if new >= len(nodes):
        return 0
    settings.used = new + 1
    child = nodes[new]
    child.sibling = nodes[node].child
    child.question = question
    child.answer = answer
    child.liking = liking
    child.best_liking = -1_000_000
    nodes[node].child = new
    if liking > nodes[node].best_liking:
        nodes[node].best_liking = liking
    return new


@rule
def find_children(nodes: Any, node: int, question: int, choices: Choices, slots: Any) -> int:
    """`slots[i]` becomes the child of the i-th choice, 0 where there is none; how many are missing."""
    missing = choices.n
    for i in range(choices.n):
        slots[i] = 0
    child = nodes[node].child
    while child > 0:
        if nodes[child].question == question:
            for i in range(choices.n):
                if choices.answer[i] == nodes[child].answer:
                    slots[i] = child
                    missing -= 1
        child = nodes[child].sibling
    return missing


@rule
def list_children(nodes: Any, settings: Any, node: int, walk: Any, player: int, _guide: Any) -> None:
    """`slots[i]` becomes the child of the i-th choice; missing ones are made, 0 where there is no room."""
    s, choices, slots = walk.board[0], walk.choices, walk.slots
    question = question_of(s)
    if find_children(nodes, node, question, choices, slots) == 0:
        return
    for i in range(choices.n):
        if slots[i] == 0:
            slots[i] = add_child(nodes, settings, node, question, choices.answer[i], prefer(s, player, choices.answer[i]))
    weigh_children(nodes, settings, node)


@rule
def weigh_children(nodes: Any, settings: Any, node: int) -> None:
    """Priors by the heuristic: softly more for what it likes."""
    child = nodes[node].child
    while child > 0:
        behind = nodes[node].best_liking - nodes[child].liking
        nodes[child].weight = 0.02 + exponential(-behind / settings.warmth)
        child = nodes[child].sibling


# --- One walk -----------------------------------------------------------------


@rule
def choose(nodes: Any, settings: Any, node: int, choices: Choices, slots: Any, player: int) -> int:
    """The index of the choice with the best mean plus bonus: much for what is liked and little tried."""
    weights = 0.0
    for i in range(choices.n):
        if slots[i] > 0:
            weights += nodes[slots[i]].weight
            nodes[slots[i]].available += 1
    parent = nodes[node]
    hope = parent.total[player] / parent.visits if parent.visits > 0 else 0.5
    explore = settings.explore / 1000
    best = 0
    best_score = -1.0
    for i in range(choices.n):
        if slots[i] > 0:
            child = nodes[slots[i]]
            mean = child.total[player] / child.visits if child.visits > 0 else hope
            score = mean + explore * child.weight / weights * sqrt(child.available) / (1 + child.visits)
            if score > best_score:
                best_score = score
                best = i
    return best


@rule
def descend(nodes: Any, settings: Any, root: int, walk: Any, seed: int, guide: Any) -> int:
    """Walk to a node that was never visited; the length of the way. What guides the likings is handed on to `list_children`."""
    s, choices, slots, path = walk.board[0], walk.choices, walk.slots, walk.path
    node = root
    steps = 0
    path[0] = root
    counter = 0
    while s.over == 0 and steps + 1 < len(path):
        choices.n = 0
        options(s, choices)
        player = actor(s)
        counter += 1
        if player == CHANCE:
            answer = pick(choices, seed, counter)
            if settings.chance == 0:
                apply(s, answer)
                continue
            node = edge(nodes, settings, node, question_of(s), answer)
        else:
            list_children(nodes, settings, node, walk, player, guide)
            i = choose(nodes, settings, node, choices, slots, player)
            answer = choices.answer[i]
            node = slots[i]
        apply(s, answer)
        if node == 0:
            break
        steps += 1
        path[steps] = node
        if nodes[node].visits == 0:
            break
    return steps


@rule
def edge(nodes: Any, settings: Any, node: int, question: int, answer: int) -> int:
    """The child for an answer of chance."""
    child = nodes[node].child
    while child > 0:
        if nodes[child].question == question and nodes[child].answer == answer:
            return child
        child = nodes[child].sibling
    return add_child(nodes, settings, node, question, answer, 0)


@rule
def last_turn(settings: Any, s: Any) -> int:
    """When to judge walks from here: everybody has had as many turns more, whatever was answered."""
    rounds = settings.rounds
    return turns_taken(s) + rounds * s.players if rounds > 0 else NEVER


@rule
def roll_out(settings: Any, s: Any, choices: Choices, seed: int, until: int) -> None:
    """Play on by the heuristic with some noise, up to the cut or the turn given."""
    given = 0
    counter = 1_000_000
    while s.over == 0 and given < settings.cut and turns_taken(s) < until:
        choices.n = 0
        options(s, choices)
        player = actor(s)
        counter += 1
        if player == CHANCE:
            apply(s, pick(choices, seed, counter))
        else:
            apply(s, likely_answer(settings, s, choices, player, seed, counter))
            given += 1


@rule
def likely_answer(settings: Any, s: Any, choices: Choices, player: int, seed: int, counter: int) -> int:
    """What the heuristic likes best, or now and then anything."""
    if choices.n == 1:
        return choices.answer[0]
    if draw(seed, counter, 1000) < settings.noise:
        return choices.answer[draw(seed, counter + 5_000_000, choices.n)]
    best = choices.answer[0]
    most = prefer(s, player, best)
    for i in range(1, choices.n):
        liking = prefer(s, player, choices.answer[i])
        if liking > most:
            most = liking
            best = choices.answer[i]
    return best


@rule
def judge(settings: Any, s: Any, shares: Any) -> None:
    """What each seat gets: the victory, or the chance of it by how far it is ahead of the best other."""
    for player in range(s.players):
        ahead, level = 1_000_000_000, 1
        for other in range(s.players):
            if other != player:
                lead = standing(s, player) - standing(s, other) if s.over else value(s, player) - value(s, other)
                ahead = min(ahead, lead)
                level += lead == 0
        if s.over:
            shares[player] = 1.0 / level if ahead >= 0 else 0.0
        else:
            shares[player] = 1 / (1 + exponential(-1.0986 * ahead / settings.swing))


@rule
def begin_walk(settings: Any, walk: Any, seed: int) -> bool:
    """Set up the board: what is hidden is guessed, and an answer that is to be judged is given; no where no guess allows it."""
    viewer = actor(walk.start[0]) if settings.eyes == 0 else settings.eyes - 2
    for guess in range(GUESSES):
        walk.board[0] = walk.start[0]
        if viewer >= 0:
            determinise(walk.board[0], viewer, draw(seed, guess, 1 << 30) if guess > 0 else seed)
        if settings.given == 0:
            return True
        if is_offered(walk.board[0], walk.choices, settings.given - 1):
            apply(walk.board[0], settings.given - 1)
            return True
    return False


@rule
def is_offered(s: Any, choices: Choices, answer: int) -> bool:
    """Is an answer possible in a position that somebody imagines?"""
    choices.n = 0
    options(s, choices)
    for i in range(choices.n):
        if choices.answer[i] == answer:
            return True
    return False


@rule
def think(nodes: Any, settings: Any, root: int, walk: Any, seed: int, n: int) -> None:
    """`n` iterations from the position of the walk as the seat asked there sees it."""
    until = last_turn(settings, walk.start[0])
    for i in range(n):
        if not begin_walk(settings, walk, draw(seed, i, 1 << 30)):
            continue
        s = walk.board[0]
        steps = descend(nodes, settings, root, walk, draw(seed, i + 777_777_777, 1 << 30), 0)
        roll_out(settings, s, walk.choices, draw(seed, i + 1_555_555_555, 1 << 30), until)
        judge(settings, s, walk.shares)
        credit(nodes, walk, steps, s.players)


@rule
def credit(nodes: Any, walk: Any, steps: int, players: int) -> None:
    """Every node on the way was visited once more, and promised what came of it."""
    for k in range(steps + 1):
        node = nodes[walk.path[k]]
        node.visits += 1
        for player in range(players):
            node.total[player] += walk.shares[player]


WALK = Pack(
    Walk,
    Param(STATE, 1),
    Param(STATE, 1),
    Param(CHOICES),
    Param(np.int32, 1),
    Param(np.int32, 1),
    Param(np.float64, 1),
)
PARAMS = {
    "nodes": Param(NODE, 1),
    "settings": Param(SETTINGS),
    "walk": Param(WALK),
    "slots": Param(np.int32, 1),
    "shares": Param(np.float64, 1),
}
