"""How good is each answer? One small question behind which every valuation stands.

A valuation is asked about a position, the answers to compare, and how many walks it may spend. The one there is walks down the
tree search of the bots, guided by the network where one knows the table. Every answer has a tree of its own; the same guesses of
what is hidden and the same numbers for the dice serve all answers, so that they differ by what they are worth, not by luck.

Nothing here needs NumPy: the trees grow in a grove, of this machine (`groves`) or lent by a browser.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from ..bots.errands import muted
from ..bots.favourites import Branch, follow_favourites
from ..bots.thinking import Settings
from ..core.errors import CharsuError
from ..core.match import Match
from ..core.table import Table
from .calibration import Calibration, calibration_for
from .lines import imagined
from .shares import Shares, to_shares

FEWEST = 64  # walks that every answer gets at least
ROOM = 12  # nodes of a tree for each walk
SETTINGS = Settings(rounds=5)
AS_JUDGED = Calibration()


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
    """What an answer promises each seat, from the walks of one tree."""

    answer: int
    truth: Calibration = AS_JUDGED
    walks: int = 0  # that were spent on it,
    visits: int = 0  # those in which what is hidden could be imagined so that the answer was possible,
    totals: list[float] = field(default_factory=list)  # and what those promised each seat

    @property
    def chances(self) -> list[float]:
        if not self.visits:
            raise CharsuError("nobody can imagine hidden cards with which this answer is possible")
        return self.truth.chances(self.totals)

    @property
    def shares(self) -> Shares:
        return to_shares(self.chances)

    def error(self, seat: int, other: Judged | None = None) -> float:
        """The standard error of what a seat is promised, or of the difference to another answer.

        It is that of as many tosses of a coin, and as many times more as long looks were measured to lie further away
        (`bench/analysis.py blunders`). How far the walks of one tree differ says less: a tree of other numbers may grow elsewhere.
        """
        chance = self.chances[seat]
        own = self.truth.stretch(self.totals) * math.sqrt(chance * (1 - chance) / self.visits)
        return own if other is None else math.hypot(own, other.error(seat))


class Valuation(Protocol):
    """Whoever can compare answers."""

    name: str

    def weigh(
        self, position: Position, answers: Sequence[int], walks: int, seed: int, *, keep: int | None = None, seat: int | None = None
    ) -> list[Judged]:
        """Judge the answers with about so many walks in all.

        For a `seat` that chooses, the effort goes to the answers it might give, and to the one to `keep`; else all get the same.
        """


class Grove(Protocol):
    """Where the trees of answers grow, a root for each, counted from 1."""

    network: str | None  # the fingerprint of the one that guides

    def clear(self, roots: int, room: int) -> None:
        """Nothing but roots, with room for so many nodes."""

    def set_out(self, position: bytes, eyes: int) -> None:
        """Set the walks at a position. `eyes` is as in a search's settings."""

    def walk(self, root: int, answer: int, seed: int, walks: int) -> tuple[int, list[float]]:
        """Walk from a root by its answer; how often it was visited in all, and what it promised each seat, added up."""

    def branches(self, node: int) -> list[Branch]: ...


class SearchValuation:
    """The bots' own search, in a grove of this machine or in one that is lent."""

    def __init__(self, table: Table, grove: Grove | None = None) -> None:
        self.table, self.grove = table, grove or _native(table)
        self.network = self.grove.network or ""
        self.name = "network" if self.network else "search"
        self.truth = calibration_for(table, self.grove.network)

    # --- judging -----------------------------------------------------------

    def weigh(
        self, position: Position, answers: Sequence[int], walks: int, seed: int, *, keep: int | None = None, seat: int | None = None
    ) -> list[Judged]:
        judged = [Judged(answer, self.truth) for answer in answers]
        self.grove.clear(len(answers), ROOM * (walks + FEWEST * len(answers)) + 4 * len(answers))
        self.grove.set_out(muted(position.plain), 1 if position.seat is None else 2 + position.seat)
        alive = list(range(len(answers)))
        rounds = max(1, math.ceil(math.log2(len(answers)))) if seat is not None else 1
        for turn in range(rounds):
            each = max(FEWEST, walks // rounds // len(alive))
            for i in alive:
                self._walk(judged[i], i + 1, each, seed + 1000 * turn)
            if seat is not None and turn + 1 < rounds:
                alive = _better_half(judged, alive, seat, keep)
        return judged

    def _walk(self, judged: Judged, root: int, walks: int, seed: int) -> None:
        judged.visits, judged.totals = self.grove.walk(root, judged.answer, seed, walks)
        judged.walks += walks

    def line(self, position: Position, judged: Sequence[Judged], i: int, longest: int = 8) -> Match:
        """What is expected after the i-th of the answers just weighed: a match from a guess of what is hidden."""
        line = imagined(position.match, position.seat).play(judged[i].answer)
        return follow_favourites(self.grove.branches, i + 1, line, longest)

    def pace(self, match: Match) -> float:
        """Walks a second at this table, by trying."""
        position = Position(match.at(0))
        self.weigh(position, position.match.legal_ids()[:1], FEWEST, 1)
        began = time.perf_counter()
        judged = self.weigh(position, position.match.legal_ids()[:1], 16 * FEWEST, 2)
        return sum(each.walks for each in judged) / (time.perf_counter() - began)


def _native(table: Table) -> Grove:
    from .groves import NativeGrove

    return NativeGrove(table)


def _better_half(judged: list[Judged], alive: list[int], seat: int, keep: int | None) -> list[int]:
    """The half that promises the seat more, and the answer to keep."""
    order = sorted(alive, key=lambda i: -judged[i].chances[seat])
    half = order[: (len(order) + 1) // 2]
    return half + [i for i in order[len(half) :] if judged[i].answer == keep]
