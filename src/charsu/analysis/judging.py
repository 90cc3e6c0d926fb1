"""How good is each answer? One small question behind which every valuation stands.

A valuation is asked about a position, the answers to compare, and how many walks it may spend. The one there is walks down the
tree search of the bots, guided by the network where one knows the table. Every answer has a tree of its own; the same guesses of
what is hidden and the same numbers for the dice serve all answers, so that they differ by what they are worth, not by luck.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np

from ..bots.network import network_for
from ..bots.program import compile_search, ground_for
from ..bots.search import Tree, follow_favourites
from ..bots.thinking import Settings
from ..core.chance import draw
from ..core.errors import CharsuError
from ..core.match import Match
from ..core.table import Table
from .calibration import sharpened, sharpness
from .lines import imagined
from .shares import Shares, to_shares

BATCH = 16  # walks judged together; the error is read off how far batches differ
FEWEST = 4  # batches that every answer gets at least
ROOM = 12  # nodes of a tree for each walk
SETTINGS = Settings(rounds=5)


@dataclass(frozen=True)
class Position:
    """A question, and what whoever judges may know of it: all there is, or what one seat sees."""

    match: Match
    seat: int | None = None  # None: everything

    @property
    def plain(self) -> Any:
        return self.match.plain if self.seat is None else self.match.seen(self.seat)


@dataclass
class Judged:
    """What an answer promises each seat, from batches of walks."""

    answer: int
    sharpness: float = 1.0
    batches: list[Sequence[float]] = field(default_factory=list)  # mean shares, by seat

    @property
    def walks(self) -> int:
        return BATCH * len(self.batches)

    @property
    def chances(self) -> list[float]:
        if not self.batches:
            raise CharsuError("nobody can imagine hidden cards with which this answer is possible")
        return sharpened([sum(column) / len(self.batches) for column in zip(*self.batches, strict=True)], self.sharpness)

    @property
    def shares(self) -> Shares:
        return to_shares(self.chances)

    def error(self, seat: int, other: Judged | None = None) -> float:
        """The standard error of what a seat is promised, or of the difference to another answer over the same numbers."""
        n = len(self.batches) if other is None else min(len(self.batches), len(other.batches))
        if n < 2:
            return 0.5
        base = [0.0] * n if other is None else [row[seat] for row in other.batches[:n]]
        leads = [row[seat] - b for row, b in zip(self.batches, base, strict=False)]
        mean = sum(leads) / n
        return self.sharpness * math.sqrt(sum((x - mean) ** 2 for x in leads) / (n - 1) / n)


class Valuation(Protocol):
    """Whoever can compare answers."""

    name: str

    def weigh(
        self, position: Position, answers: Sequence[int], walks: int, seed: int, *, keep: int | None = None, seat: int | None = None
    ) -> list[Judged]:
        """Judge the answers with about so many walks in all.

        For a `seat` that chooses, the effort goes to the answers it might give, and to the one to `keep`; else all get the same.
        """


class SearchValuation:
    """The bots' own search."""

    def __init__(self, table: Table) -> None:
        self.table, self.net = table, network_for(table)
        compile_search(table.rules, by_network=self.net is not None)
        ground = ground_for(table.rules, self.net is not None)
        if ground is None:
            raise CharsuError(f"the search of {table.rules.label} has to be compiled, and here it cannot be")
        self.ground = ground
        self.name = "network" if self.net else "search"
        self.sharpness = sharpness(table, self.name)
        self.tree: Tree | None = None

    # --- judging -----------------------------------------------------------

    def weigh(
        self, position: Position, answers: Sequence[int], walks: int, seed: int, *, keep: int | None = None, seat: int | None = None
    ) -> list[Judged]:
        judged = [Judged(answer, self.sharpness) for answer in answers]
        tree = self._tree(len(answers), walks)
        _set_out(tree, position)
        alive = list(range(len(answers)))
        rounds = max(1, math.ceil(math.log2(len(answers)))) if seat is not None else 1
        sight = () if self.net is None else tree.guided_by(self.net)
        for turn in range(rounds):
            each = max(FEWEST, walks // rounds // len(alive) // BATCH)
            for i in alive:
                self._walk(tree, judged[i], i + 1, each, seed + 1000 * turn, sight)
            if seat is not None and turn + 1 < rounds:
                alive = _better_half(judged, alive, seat, keep)
        return judged

    def _walk(self, tree: Tree, judged: Judged, root: int, batches: int, seed: int, sight: Any) -> None:
        node = tree.nodes[root]
        players = self.table.players
        tree.settings["given"] = judged.answer + 1
        for batch in range(batches):
            before, visits = node["total"][:players].astype(float), int(node["visits"])
            tree.ground.think(tree.nodes, tree.settings, root, tree.walk, draw(seed, batch, 1 << 30), BATCH, *sight)
            walked = int(node["visits"]) - visits
            if walked:
                judged.batches.append(((node["total"][:players] - before) / walked).tolist())

    def _tree(self, roots: int, walks: int) -> Tree:
        """An empty tree with a root for each answer."""
        room = ROOM * (walks + 64 * roots) + 4 * roots
        if self.tree is None or len(self.tree.nodes) < room:
            self.tree = Tree.plant(self.table.game, self.ground, SETTINGS, (), self.net is not None, room)
        tree = self.tree
        tree.nodes[: int(tree.settings["used"])] = np.zeros((), tree.nodes.dtype)
        tree.nodes["best_liking"][: roots + 1] = -1_000_000
        tree.settings["used"] = roots + 1
        return tree

    def line(self, position: Position, judged: Sequence[Judged], i: int, longest: int = 8) -> Match:
        """What is expected after the i-th of the answers just weighed: a match from a guess of what is hidden."""
        assert self.tree is not None
        line = imagined(position.match, position.seat).play(judged[i].answer)
        return follow_favourites(self.tree, i + 1, line, longest)

    def pace(self, match: Match) -> float:
        """Walks a second at this table, by trying."""
        position = Position(match.at(0))
        self.weigh(position, position.match.legal_ids()[:1], 4 * BATCH, 1)
        began = time.perf_counter()
        judged = self.weigh(position, position.match.legal_ids()[:1], 64 * BATCH, 2)
        return sum(each.walks for each in judged) / (time.perf_counter() - began)


def _set_out(tree: Tree, position: Position) -> None:
    """Set the walks at the position."""
    tree.walk.start[0] = position.plain.dump()
    tree.walk.start["mute"], tree.walk.start["n_notes"] = 1, 0
    tree.walk.board[0] = tree.walk.start[0]
    tree.settings["eyes"] = 1 if position.seat is None else 2 + position.seat


def _better_half(judged: list[Judged], alive: list[int], seat: int, keep: int | None) -> list[int]:
    """The half that promises the seat more, and the answer to keep."""
    order = sorted(alive, key=lambda i: -judged[i].chances[seat])
    half = order[: (len(order) + 1) // 2]
    return half + [i for i in order[len(half) :] if judged[i].answer == keep]
