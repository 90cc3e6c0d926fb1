"""Which bots may sit down: those of the registry of `charsu.bots`, and in a browser those that can think there."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from functools import cache
from typing import Any

from ..bots import Bot, Entrant, bots
from ..bots.simple import Apprentice, GreedyBot, Pedlar, RandomBot
from ..bots.thinking import LEVELS
from .refusals import Refusal

LOG = logging.getLogger("charsu.bots")
HOUSE = "random"  # who plays on for somebody whose time is up
SIMPLE: dict[str, type[Any]] = {"random": RandomBot, "greedy": GreedyBot, "apprentice": Apprentice, "pedlar": Pedlar}


@cache
def entrants() -> dict[str, Entrant]:
    """All bots that may sit down, by key. One that cannot be loaded must not keep a server from running."""
    try:
        everybody = bots()
    except ImportError:
        LOG.info("only bots that need nothing else can be loaded", exc_info=True)
        everybody = here()
    return {entrant.key: entrant for entrant in everybody}


def here() -> list[Entrant]:
    """Those that think in a browser, the weakest first: simple ones in Python, searches in a module."""
    simple = [Entrant(key, made.level, None, made) for key, made in SIMPLE.items()]
    searching = [Entrant(key, level.rank, None, GreedyBot) for key, level in LEVELS.items()]
    return sorted([*simple, *searching], key=lambda entrant: entrant.level)


def listed(entrants: Iterable[Entrant]) -> list[dict[str, Any]]:
    """For menus, the weakest first; `here` tells whether it can think in a browser."""
    keys = {entrant.key for entrant in here()}
    rows = [{**entrant.to_json(), "here": entrant.key in keys} for entrant in entrants]
    return sorted(rows, key=lambda row: (row["level"], row["key"]))


@cache
def simple_bot(key: str) -> Bot:
    """A bot that needs no search, by its key; the heuristic for any other."""
    made: Bot = SIMPLE.get(key, GreedyBot)()
    return made


def check_bot(key: str, game: str) -> None:
    entrant = entrants().get(key)
    if entrant is None or (entrant.games and game not in entrant.games):
        names = ", ".join(k for k, e in entrants().items() if not e.games or game in e.games)
        raise Refusal("bad-option", f"there is no bot {key!r} for {game}; there are {names}")
