"""The line that a tree expects, in plain Python, wherever the tree grows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ..core.flow import question
from ..core.match import Match


class Branch(NamedTuple):
    """A child of a node: which question it answers, how, and how often it was tried."""

    node: int
    question: int  # as `question_code` writes it
    answer: int
    visits: int


def question_code(actor: int, decision: int) -> int:
    """As a tree writes which decision of whom an answer belongs to."""
    return decision * 16 + actor + 1


def follow_favourites(branches: Callable[[int], Sequence[Branch]], node: int, line: Match, longest: int) -> Match:
    """Play on in a match by the most visited answers below a node."""
    while line.number < longest and (best := _favourite(branches(node), line)):
        line.play(best.answer)
        node = best.node
    return line


def _favourite(branches: Sequence[Branch], line: Match) -> Branch | None:
    """The most visited that answers what is asked now; None where nothing was tried."""
    if line.is_over:
        return None
    decision, actor, *_ = question(line.plain)
    asked, possible = question_code(actor, decision), set(line.legal_ids())
    fitting = [each for each in branches if each.question == asked and each.answer in possible]
    best = max(fitting, key=lambda each: each.visits, default=None)
    return best if best and best.visits else None
