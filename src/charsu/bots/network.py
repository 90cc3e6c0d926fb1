"""A bot that looks once at each position and thinks no further: a network alone."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache, lru_cache

from ..core.game import Game
from ..core.table import Table
from ..core.view import Answer, View
from ..nets import Net, NetworkDoesNotFit, read, shipped
from .simple import GreedyBot

KEPT = 256  # tables remembered


class NetBot:
    """The answer its network likes best; the heuristic's where there is no network for the table."""

    level = 6

    def __init__(self, path: str = "", seed: int | None = None) -> None:
        self.path = path
        self.random = random.Random(seed)
        self.heuristic = GreedyBot(seed)

    @classmethod
    def parse(cls, text: str, seed: int | None = None) -> NetBot:
        return cls(text, seed)

    def choose(self, view: View, options: Sequence[Answer], clock: float | None = None) -> Answer:
        net = network_for(view.table, self.path)
        if net is None or view.seat is None:
            return self.heuristic.choose(view, options, clock)
        _, likings = net.judge(net.layout.row(view.record, view.seat), [option.id for option in options])
        return options[max(range(len(options)), key=lambda i: likings[i])]


@cache
def _networks(game: Game, path: str) -> tuple[Net, ...]:
    """The network of a file, or those that come with the game if they fit; a file that does not fit is refused aloud."""
    if path:
        return (read(path, game),)
    try:
        return shipped(game.key)
    except NetworkDoesNotFit:
        return ()


@lru_cache(KEPT)
def network_for(table: Table, path: str = "") -> Net | None:
    """The network that knows tables like this one, or None."""
    return next((net for net in _networks(table.game, path) if net.knows(table.players, table.options)), None)


def judge_for(table: Table) -> Net | None:
    """The network whose word about positions at such a table counts; None where a search by the heuristic knows better."""
    net = network_for(table)
    return net if net is not None and net.judges(table.players, table.options) else None
