"""The search of `tree.py`, compiled for one game; until that is done nobody waits."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock, Thread
from typing import Any

from ..core import reals
from ..core.game import Game
from ..core.link import Program, Progress, cpu, jit_wanted
from ..nets.net import nothing
from ..nets.net import types_of as types_of_looking
from ..sim import observe
from ..sim.program import bound
from . import guided, tree

Think = Callable[..., None]
Kind = tuple[Game, bool]  # the rules, and whether a network guides

_ready: dict[Kind, Think] = {}
_started: set[Kind] = set()
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


def guided_types_of(game: Game) -> dict[Any, Any]:
    """The same for a search that a network guides."""
    import numba
    from numba import int8, int16, int64, types

    typeof: Any = numba.typeof
    byte, word, words = types.Array(int8, 1, "C"), types.Array(int16, 1, "C"), types.Array(int16, 2, "C")
    numbers = types.Array(int64, 2, "C")
    pack: Any = types.NamedTuple
    sight = pack([byte, word, numbers, words, word], guided.Sight)
    known = types_of(game) | types_of_looking()
    known |= {
        (guided.__name__, name): known[tree.__name__, name]
        for name in ("nodes", "shape", "start", "board", "slots", "path", "shares")
    }
    seen = {"bytes_row": byte, "words_row": word, "stretches": numbers, "veil_row": word, "seen_row": word}
    known |= {(observe.__name__, name): kind for name, kind in seen.items()}
    return known | {(guided.__name__, "net"): typeof(nothing()), (guided.__name__, "sight"): sight}


def program(game: Game) -> Program:
    """The search, bound to a game's rules."""
    return bound(game, {"think": tree.think}, bindings(game))


def guided_program(game: Game) -> Program:
    """The search that a network guides."""
    return bound(game, {"think": guided.think_guided}, bindings(game))


def compile_search(game: Game, progress: Progress | None = None, by_network: bool = False) -> Think:
    """The compiled search, made now if need be; `progress(done, all)` hears how far it has come."""
    with _compiling:
        if (game, by_network) not in _ready:
            made = guided_program(game) if by_network else program(game)
            kinds = guided_types_of(game) if by_network else types_of(game)
            label = f"{game.label}-{'guided' if by_network else 'search'}"
            _ready[game, by_network] = cpu(made, kinds, label, progress)["think"]
    return _ready[game, by_network]


def search_ready(game: Game, by_network: bool = False) -> bool:
    """Is the search compiled? If not, begin with it behind the scenes; tables may say that bots play by the heuristic meanwhile."""
    kind = game, by_network
    if kind in _ready:
        return True
    if not jit_wanted():
        return False
    with _lock:
        if kind not in _started:
            _started.add(kind)
            more = {"by_network": by_network}
            Thread(target=compile_search, args=(game,), kwargs=more, name=f"compile {game.key}", daemon=True).start()
    return False
