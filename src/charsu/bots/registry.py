"""Finding bots: each announces itself through the entry point group `charsu.bots`.

An entry point names something that can be called without arguments and gives a bot. It may carry `level` (an order of
strength for menus) and `games` (keys of the games it plays; None for all).
"""

from __future__ import annotations

import inspect
import os
import sys
from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from ..core.errors import CharsuError
from .protocol import Bot

GROUP = "charsu.bots"
OWN = {  # found also when the package runs from a bare folder
    "random": "charsu.bots.simple:RandomBot",
    "greedy": "charsu.bots.simple:GreedyBot",
    "search": "charsu.bots.search:SearchBot",
    "net": "charsu.bots.network:NetBot",
    "apprentice": "charsu.bots.levels:Apprentice",
    "pedlar": "charsu.bots.levels:Pedlar",
    "trader": "charsu.bots.levels:Trader",
    "merchant": "charsu.bots.levels:Merchant",
    "vizier": "charsu.bots.levels:Vizier",
    "sultan": "charsu.bots.levels:Sultan",
    "stdio": "charsu.bots.stdio:StdioBot",
}


class UnknownBot(CharsuError):
    """There is no bot of this name."""


@dataclass(frozen=True)
class Entrant:
    """A bot that may sit down."""

    key: str
    level: int
    games: tuple[str, ...] | None
    make: Callable[..., Bot]

    def to_json(self) -> dict[str, Any]:
        return {"key": self.key, "level": self.level, "games": list(self.games) if self.games else None}


@cache
def _found() -> dict[str, str]:
    return {**OWN, **{e.name: e.value for e in entry_points(group=GROUP)}}


@cache
def _entrant(key: str) -> Entrant:
    module, _, name = _found()[key].partition(":")
    make = getattr(import_module(module), name)
    games = getattr(make, "games", None)
    return Entrant(key, getattr(make, "level", 1), tuple(games) if games else None, make)


def bots(game: str | None = None) -> list[Entrant]:
    """All bots, or those that play a game, the weakest first; those that need to be told more are left out."""
    entrants = [_entrant(key) for key in _found() if key != "stdio"]
    return sorted((e for e in entrants if game is None or e.games is None or game in e.games), key=lambda e: (e.level, e.key))


def bot(text: str, **more: Any) -> Bot:
    """A bot by its name, with how it shall think after a colon.

    `greedy`, `search:0.2s` (seconds an answer), `search:2000` (iterations), `search:0.5s:2` (on two threads),
    `net:FILE` (a network of a file), `stdio:python my_bot.py` (a process of its own), `my_module:MyBot` (a class of your own, found
    from the folder you are in).
    """
    key, _, rest = text.partition(":")
    if key not in _found() and rest:
        return _own(key, rest, **more)
    if key not in _found():
        raise UnknownBot(f"there is no bot {key!r}; there are {', '.join(sorted(_found()))}")
    make: Any = _entrant(key).make
    if not rest:
        made: Bot = make(**more)
        return made
    if not hasattr(make, "parse"):
        raise UnknownBot(f"the bot {key!r} takes nothing after its name, but there is {rest!r}")
    read: Bot = make.parse(rest, **more)
    return read


def _own(module: str, rest: str, **more: Any) -> Bot:
    """A bot of somebody's own module: a class or function that takes a seed or nothing."""
    name, _, budget = rest.partition(":")
    if (here := os.getcwd()) not in sys.path:
        sys.path.insert(0, here)
    try:
        make = getattr(import_module(module), name)
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        names = ", ".join(sorted(_found()))
        raise UnknownBot(f"there is no bot {module!r} and no module of that name here; there are {names}") from None
    except AttributeError:
        raise UnknownBot(f"the module {module!r} has no {name!r}") from None
    if not budget:
        made: Bot = make(**{key: value for key, value in more.items() if key in _taken(make)})
    elif hasattr(make, "parse"):
        made = make.parse(budget, **more)
    else:
        raise UnknownBot(f"{module}:{name} takes nothing after its name, but there is {budget!r}")
    if not callable(getattr(made, "choose", None)):
        raise UnknownBot(f"{module}:{name} is no bot: it has no method `choose(view, options)`")
    return made


def _taken(make: Any) -> Collection[str]:
    """The names of what a class or function can be called with."""
    try:
        return inspect.signature(make).parameters
    except ValueError:  # built in
        return ()


def patient_bot(text: str, seed: int | None = None) -> Bot:
    """A bot for tournaments and datasets: a search waits for the compiler instead of playing by the heuristic meanwhile."""
    player: Any = bot(text, seed=seed)
    if hasattr(player, "wait"):
        player.wait = True
    return player  # type: ignore[no-any-return]
