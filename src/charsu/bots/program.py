"""The search, compiled for the rules of a table, with or without a network that guides it; until that is done nobody waits."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from threading import Lock, Thread
from typing import Any

from ..core import reals
from ..core.game import Ruleset
from ..core.link import Progress, jit_wanted
from ..core.program import Code
from ..nets.net import nothing
from ..nets.net import types_of as types_of_looking
from ..sim import observe
from . import guided, tree

Think = Callable[..., None]


def _guided_types(known: Mapping[Any, Any]) -> dict[Any, Any]:
    """What a search that a network guides takes besides."""
    import numba
    from numba import int8, int16, int64, types

    typeof: Any = numba.typeof
    pack: Any = types.NamedTuple
    byte, word, words = types.Array(int8, 1, "C"), types.Array(int16, 1, "C"), types.Array(int16, 2, "C")
    sight = pack([byte, word, types.Array(int64, 2, "C"), words, word], guided.Sight)
    shared = {(guided.__name__, name): kind for (module, name), kind in _pairs(known) if module == tree.__name__}
    return {**types_of_looking(), **shared, (guided.__name__, "net"): typeof(nothing()), (guided.__name__, "sight"): sight}


def _pairs(known: Mapping[Any, Any]) -> list[tuple[tuple[str, str], Any]]:
    return [(key, kind) for key, kind in known.items() if isinstance(key, tuple)]


SEARCH = Code("search", {"think": tree.think}, (tree, reals))
GUIDED = Code("guided", {"think": guided.think_guided}, (tree, reals, observe), more_types=_guided_types)

_started: set[tuple[Code, Ruleset]] = set()
_lock = Lock()


def code_of(by_network: bool) -> Code:
    return GUIDED if by_network else SEARCH


def compile_search(rules: Ruleset, progress: Progress | None = None, by_network: bool = False) -> Think:
    """The compiled search, made now if need be; `progress(done, all)` hears how far it has come."""
    think: Think = code_of(by_network).compiled(rules, progress)["think"]
    return think


def search_ready(rules: Ruleset, by_network: bool = False) -> bool:
    """Is the search compiled? If not, begin with it behind the scenes; tables may say that bots play by the heuristic meanwhile."""
    code = code_of(by_network)
    if code.is_compiled(rules):
        return True
    if not jit_wanted():
        return False
    with _lock:
        if (code, rules) not in _started:
            _started.add((code, rules))
            Thread(target=code.compiled, args=(rules,), name=f"compile {rules.label}", daemon=True).start()
    return False
