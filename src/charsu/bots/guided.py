"""The tree search of `tree.py`, guided by a network: its likings are the priors, its shares are what a walk is worth.

A walk that comes to a new node is played on by the network as it likes best, and ends with what the network says after so many
answers: positions further on are easier to judge, and what it misjudges in one of them weighs little in the mean of many.
Everything else, guesses, edges and choices, is what `tree.py` does: `guide`, a network and how it sees, takes the heuristic's
place there.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ..core.chance import draw, pick
from ..core.choices import Choices
from ..core.flow import CHANCE, actor
from ..core.program import apply, options
from ..core.rule import rule
from ..nets.look import logit, look, tell_shares
from ..sim.observe import observe
from .tree import add_child, begin_walk, credit, descend, find_children, judge, question_of, weigh_children

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
def list_guided(nodes: Any, settings: Any, node: int, walk: Any, _player: int, guide: Any) -> None:
    """What a walk lists in the place of `tree.list_children`."""
    list_by_liking(nodes, settings, node, walk, guide, 0)


@rule
def list_by_liking(nodes: Any, settings: Any, node: int, walk: Any, guide: Any, seen: int) -> None:
    """`slots[i]` becomes the child of the i-th choice. Missing ones are made after a look, if the board was not `seen` already."""
    s, choices, slots = walk.board[0], walk.choices, walk.slots
    net, sight = guide
    question = question_of(s)
    if find_children(nodes, node, question, choices, slots) == 0:
        return
    if seen == 0 and choices.n > 1:
        see(net, sight, s)
    for i in range(choices.n):
        if slots[i] == 0:
            liking = int(LIKING * logit(net, choices.answer[i])) if choices.n > 1 else 0
            slots[i] = add_child(nodes, settings, node, question, choices.answer[i], liking)
    weigh_children(nodes, settings, node)


@rule
def foresee(nodes: Any, settings: Any, leaf: int, walk: Any, seed: int, guide: Any) -> None:
    """What each seat may expect: the victory, or what the network says after so many answers of its own more."""
    s, choices, shares = walk.board[0], walk.choices, walk.shares
    net, sight = guide
    happened = 0
    given = 0
    while s.over == 0:
        choices.n = 0
        options(s, choices)
        if actor(s) == CHANCE:
            answer = pick(choices, seed, happened + 1)
        elif choices.n == 1 and given < settings.cut:
            answer = choices.answer[0]
        else:
            see(net, sight, s)
            if happened == 0 and leaf > 0:
                list_by_liking(nodes, settings, leaf, walk, guide, 1)
            if given == settings.cut:
                tell_shares(net, actor(s), s.players, shares)
                return
            answer = most_liked(net, choices)
            given += 1
        happened += 1
        apply(s, answer)
    judge(settings, s, shares)


@rule
def most_liked(net: Any, choices: Choices) -> int:
    """The answer the network likes best, after a look."""
    best = choices.answer[0]
    most = logit(net, best)
    for i in range(1, choices.n):
        liking = logit(net, choices.answer[i])
        if liking > most:
            most = liking
            best = choices.answer[i]
    return best


@rule
def think_guided(nodes: Any, settings: Any, root: int, walk: Any, seed: int, n: int, net: Any, sight: Any) -> None:
    """`n` iterations from the position of the walk as the seat asked there sees it."""
    guide = (net, sight)
    for i in range(n):
        if not begin_walk(settings, walk, draw(seed, i, 1 << 30)):
            continue
        steps = descend(nodes, settings, root, walk, draw(seed, i + 777_777_777, 1 << 30), guide)
        leaf = walk.path[steps] if nodes[walk.path[steps]].visits == 0 else 0
        foresee(nodes, settings, leaf, walk, draw(seed, i + 1_555_555_555, 1 << 30), guide)
        credit(nodes, walk, steps, walk.start[0].players)
