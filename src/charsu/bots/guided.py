"""The tree search of `tree.py`, guided by a network: its likings are the priors, its shares are what a walk is worth.

A walk that comes to a new node lets chance answer until somebody is asked, looks once, and ends there; nobody plays on by
the heuristic. Everything else, guesses, edges and choices, is as in `tree.py`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ..core.chance import draw, pick
from ..core.flow import CHANCE, actor
from ..core.program import apply, options
from ..core.rule import rule
from ..nets.look import logit, look, tell_shares
from ..sim.observe import observe
from .tree import add_child, begin_walk, choose, credit, edge, judge, question_of, weigh_children

LIKING = 1000  # likings of a network are kept as thousandths


class Sight(NamedTuple):
    """How a seat sees the board that walks are played on."""

    in_bytes: Any  # the board's record as bytes
    in_words: Any  # and as words
    stretches: Any
    veils: Any  # by seat
    row: Any  # what is seen


@rule
def see(net: Any, sight: Any, s: Any) -> None:
    """One look at the board, as the seat that is asked sees it."""
    player = actor(s)
    observe(s, sight.in_bytes, sight.in_words, sight.stretches, sight.veils[player], player, sight.row)
    look(net, sight.row)


@rule
def list_guided(nodes: Any, settings: Any, node: int, walk: Any, net: Any, sight: Any, seen: int) -> None:
    """`slots[i]` becomes the child of the i-th choice. Missing ones are made after a look, if the board was not `seen` already."""
    s, choices, slots = walk.board[0], walk.choices, walk.slots
    question = question_of(s)
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
    if missing == 0:
        return
    if seen == 0 and choices.n > 1:
        see(net, sight, s)
    for i in range(choices.n):
        if slots[i] == 0:
            liking = int(LIKING * logit(net, choices.answer[i])) if choices.n > 1 else 0
            slots[i] = add_child(nodes, settings, node, question, choices.answer[i], liking)
    weigh_children(nodes, settings, node)


@rule
def descend_guided(nodes: Any, settings: Any, root: int, walk: Any, seed: int, net: Any, sight: Any) -> int:
    """Walk to a node that was never visited; the length of the way."""
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
            node = edge(nodes, settings, node, question_of(s), answer)
        else:
            list_guided(nodes, settings, node, walk, net, sight, 0)
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
def foresee(nodes: Any, settings: Any, leaf: int, walk: Any, seed: int, net: Any, sight: Any) -> None:
    """What each seat may expect: the victory, or what the network says when next somebody is asked."""
    s, choices, shares = walk.board[0], walk.choices, walk.shares
    rolled = 0
    choices.n = 0
    options(s, choices)
    while s.over == 0 and actor(s) == CHANCE:
        rolled += 1
        apply(s, pick(choices, seed, rolled))
        choices.n = 0
        options(s, choices)
    if s.over != 0:
        judge(settings, s, shares)
        return
    see(net, sight, s)
    tell_shares(net, actor(s), s.players, shares)
    if rolled == 0 and leaf > 0:
        list_guided(nodes, settings, leaf, walk, net, sight, 1)


@rule
def think_guided(nodes: Any, settings: Any, root: int, walk: Any, seed: int, n: int, net: Any, sight: Any) -> None:
    """`n` iterations from the position of the walk as the seat asked there sees it."""
    viewer = actor(walk.start[0])
    for i in range(n):
        begin_walk(settings, walk, viewer, draw(seed, i, 1 << 30))
        steps = descend_guided(nodes, settings, root, walk, draw(seed, i + 777_777_777, 1 << 30), net, sight)
        leaf = walk.path[steps] if nodes[walk.path[steps]].visits == 0 else 0
        foresee(nodes, settings, leaf, walk, draw(seed, i + 1_555_555_555, 1 << 30), net, sight)
        credit(nodes, walk, steps, walk.start[0].players)
