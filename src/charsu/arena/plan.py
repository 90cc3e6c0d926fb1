"""What a tournament is: who sits where in which match, with which dice. All of it follows from the plan."""

from __future__ import annotations

import hashlib
import json
import random
from dataclasses import asdict, dataclass, field
from functools import cached_property
from itertools import product
from typing import Any

from ..core.chance import draw
from ..core.errors import BadOption
from ..core.registry import game
from ..core.table import Table


@dataclass(frozen=True)
class Plan:
    """A tournament: the bots by name and budget, the table, how many matches, and the seed."""

    game: str
    bots: tuple[str, ...]
    players: int = 2
    games: int = 100
    options: dict[str, Any] = field(default_factory=dict)
    seed: int = 1

    def __post_init__(self) -> None:
        assert self.table.players == self.players
        if len(self.bots) < 2 or len(set(self.bots)) != len(self.bots):
            raise BadOption("a tournament wants at least two different bots")

    @cached_property
    def table(self) -> Table:
        """Where it is played."""
        return game(self.game).table(self.players, self.options)

    @property
    def key(self) -> str:
        """Names what was played; the number of matches is not part of it, so that a tournament can be made longer."""
        settings = {k: v for k, v in asdict(self).items() if k != "games"}
        return hashlib.sha256(json.dumps(settings, sort_keys=True).encode()).hexdigest()[:16]

    @cached_property
    def circles(self) -> list[tuple[str, ...]]:
        """Every way to seat as many different bots as possible, up to turning the table; in an order drawn by the seed."""
        different = min(len(self.bots), self.players)
        rounds: dict[tuple[str, ...], None] = {}
        for seats in product(self.bots, repeat=self.players):
            if len(set(seats)) == different:
                rounds.setdefault(min(turned(seats)))
        circles = list(rounds)
        random.Random(self.seed).shuffle(circles)
        return circles

    def lineup(self, number: int) -> tuple[str, ...]:
        """Who sits where in a match: one circle after the other, each turned through all seats."""
        circle, turn = divmod(number, self.players)
        return turned(self.circles[circle % len(self.circles)])[turn]

    def dice(self, number: int) -> int:
        """The seed of a match's dice: the same while a circle is turned, so that luck is shared out."""
        return draw(self.seed, number // self.players, 1 << 31)


def turned(seats: tuple[str, ...]) -> list[tuple[str, ...]]:
    return [seats[i:] + seats[:i] for i in range(len(seats))]
