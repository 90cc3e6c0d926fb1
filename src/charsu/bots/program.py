"""The search of `tree.py`, compiled for one game; until that is done nobody waits."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock, Thread
from typing import Any

from ..core import reals
from ..core.game import Game
from ..core.link import Program, Progress, cpu, jit_wanted
from ..sim.program import bound
from . import tree

Think = Callable[..., None]

_ready: dict[Game, Think] = {}
_started: set[Game] = set()
_lock = Lock()
_compiling = Lock()


def bindings(game: Game) -> dict[Any, Any]:
    """The game's rules in the place of those that the search names; where a game has none, the search's own stand."""
    own: dict[Any, Any] = {tree.determinise: game.rules.determinise}
    own |= {tree.value: game.bot.value, tree.prefer: game.bot.prefer, tree.turns_taken: game.bot.turns_taken}
    return {placeholder: rule for placeholder, rule in own.items() if rule is not None}


def types_of(game: Game) -> dict[Any, Any]:
    """The types of what the search takes beside numbers, by the names of parameters."""
    from numba import float64, from_dtype, int32, int64, types

    state = from_dtype(game.rules.state.dtype)
    here = {
        "nodes": types.Array(from_dtype(tree.NODE), 1, "C"),
        "shape": types.Array(int64, 1, "C"),
        "start": types.Array(state, 1, "C"),
        "board": types.Array(state, 1, "C"),
        "slots": types.Array(int32, 1, "C"),
        "path": types.Array(int32, 1, "C"),
        "shares": types.Array(float64, 1, "C"),
    }
    found = {"s": state, "choices": from_dtype(game.choices.dtype), (reals.__name__, "x"): float64}
    return found | {(tree.__name__, name): kind for name, kind in here.items()}


def program(game: Game) -> Program:
    """The search, bound to a game's rules."""
    return bound(game, {"think": tree.think}, bindings(game))


def compile_search(game: Game, progress: Progress | None = None) -> Think:
    """The compiled search, made now if need be; `progress(done, all)` hears how far it has come."""
    with _compiling:
        if game not in _ready:
            _ready[game] = cpu(program(game), types_of(game), f"{game.label}-search", progress)["think"]
    return _ready[game]


def search_ready(game: Game) -> bool:
    """Is the search compiled? If not, begin with it behind the scenes; tables may say that bots play by the heuristic meanwhile."""
    if game in _ready:
        return True
    if not jit_wanted():
        return False
    with _lock:
        if game not in _started:
            _started.add(game)
            Thread(target=compile_search, args=(game,), name=f"compile {game.key}", daemon=True).start()
    return False
