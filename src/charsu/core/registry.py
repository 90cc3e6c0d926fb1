"""Finding games: each announces itself through the entry point group `charsu.games`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from .errors import UnknownGame
from .game import Game

GROUP = "charsu.games"
OWN = ("istanbul", "yspahan", "cairo")  # found also when the package runs from a bare folder


_registered: dict[str, Game] = {}  # games announced by hand, for notebooks and tests


@cache
def _found() -> dict[str, str]:
    addresses = {key: f"charsu.games.{key}:GAME" for key in OWN}
    addresses.update({e.name: e.value for e in entry_points(group=GROUP)})
    return addresses


def register(game: Game) -> Game:
    """Announce a game that no installed package brings."""
    _registered[game.key] = game
    return game


def games() -> list[str]:
    """The keys of all games that can be played."""
    return sorted({*_registered, *(key for key in _found() if _exists(key))})


def address(key: str) -> str | None:
    """Where an installed package keeps a game, as `module:name`; None where it was announced by hand."""
    return _found().get(key)


def _exists(key: str) -> bool:
    from importlib.util import find_spec

    try:
        return find_spec(_found()[key].partition(":")[0]) is not None
    except ImportError:
        return False


def game(key: str) -> Game:
    """A game by its key."""
    return _registered[key] if key in _registered else _load(key)


@cache
def _load(key: str) -> Game:
    if key not in games():
        raise UnknownGame(f"there is no game {key!r}; there are {', '.join(games())}")
    module, _, name = _found()[key].partition(":")
    game: Game = getattr(import_module(module), name)
    return game


def as_game(named: Game | str) -> Game:
    """A game, whether it or its key was given."""
    return game(named) if isinstance(named, str) else named
