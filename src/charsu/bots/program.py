"""The search, compiled for the rules of a table, with or without a network that guides it; until that is done nobody waits."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from threading import Lock, Thread
from typing import Any, Protocol, TypeVar

import numpy as np

from ..core import reals
from ..core.game import Ruleset
from ..core.link import Progress, can_compile, has_compiler, jit_wanted
from ..core.program import Code
from ..nets.net import nothing
from ..nets.net import types_of as types_of_looking
from ..sim import observe
from ..sim.wasm import Machine, available
from . import guided, tree
from .thinking import GUIDED_MODULE

Think = Callable[..., None]
P = TypeVar("P", bound=tuple[Any, ...])


def _guided_types(kinds: Mapping[Any, Any]) -> dict[Any, Any]:
    """What a search that a network guides takes besides."""
    import numba
    from numba import int8, int16, int64, types

    typeof: Any = numba.typeof
    pack: Any = types.NamedTuple
    both: Any = types.Tuple
    byte, word, words = types.Array(int8, 1, "C"), types.Array(int16, 1, "C"), types.Array(int16, 2, "C")
    sight = pack([byte, word, types.Array(int64, 2, "C"), words, word], guided.Sight)
    shared = {(guided.__name__, name): kind for (module, name), kind in _pairs(kinds) if module == tree.__name__}
    net = typeof(nothing())
    guide = dict.fromkeys(((tree.__name__, "guide"), (guided.__name__, "guide")), both((net, sight)))
    return {**types_of_looking(), **shared, **guide, (guided.__name__, "net"): net, (guided.__name__, "sight"): sight}


def _pairs(kinds: Mapping[Any, Any]) -> list[tuple[tuple[str, str], Any]]:
    return [(key, kind) for key, kind in kinds.items() if isinstance(key, tuple)]


SEARCH = Code("search", {"think": tree.think}, (tree, reals))
GUIDED = Code(
    "guided",
    {"think": guided.think_guided},
    (tree, reals, observe),
    more_types=_guided_types,
    instead={tree.list_children: guided.list_guided},
)

_started: set[tuple[Code, Ruleset]] = set()
_lock = Lock()


def code_of(by_network: bool) -> Code:
    return GUIDED if by_network else SEARCH


class Ground(Protocol):
    """Where a tree grows: memory, and the search that works in it."""

    def zeros(self, dtype: Any, *shape: int) -> np.ndarray[Any, Any]: ...

    def one(self, dtype: Any) -> Any:
        """A single record."""

    def hold(self, pack: P) -> P:
        """The same arrays where the search can read them."""

    def think(self, *arguments: Any) -> None: ...


class Native:
    """The search that Numba compiled, in NumPy's memory."""

    def __init__(self, think: Think) -> None:
        self.think = think

    def zeros(self, dtype: Any, *shape: int) -> np.ndarray[Any, Any]:
        return np.zeros(shape, dtype)

    def one(self, dtype: Any) -> Any:
        return np.zeros(1, dtype)[0]

    def hold(self, pack: P) -> P:
        return pack


class InModule:
    """The search of a WebAssembly module, in the memory of a machine of its own."""

    def __init__(self, rules: Ruleset, by_network: bool = False) -> None:
        self.machine = Machine(rules, *module_of(by_network))

    def zeros(self, dtype: Any, *shape: int) -> np.ndarray[Any, Any]:
        return self.machine.array(dtype, *shape)

    def one(self, dtype: Any) -> Any:
        return self.machine.array(dtype, 1)

    def hold(self, pack: P) -> P:
        return type(pack)(*(self._held(array) for array in pack))

    def _held(self, array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        if self.machine.holds(array):
            return array
        room = self.machine.array(array.dtype, *array.shape)
        room[...] = array
        return room

    def think(self, *arguments: Any) -> None:
        self.machine.call("think", *arguments)


def module_of(by_network: bool) -> tuple[str, Code]:
    """Which module of some rules, and what it must be able to do."""
    return (GUIDED_MODULE, GUIDED) if by_network else ("", SEARCH)


def compile_search(rules: Ruleset, progress: Progress | None = None, by_network: bool = False) -> None:
    """Compile the search now, if there is a compiler and no module is preferred; `progress(done, all)` hears how far it is."""
    in_module = available(rules, *module_of(by_network))
    if not in_module or (has_compiler() and not _preference.modules):
        code_of(by_network).compiled(rules, progress)


def ground_for(rules: Ruleset, by_network: bool = False) -> Ground | None:
    """Where a search of these rules can grow now: compiled, else in a module; None while neither is there.

    The first who asks sets the compiler to work behind the scenes.
    """
    code = code_of(by_network)
    if code.is_compiled(rules):
        return Native(code.compiled(rules)["think"])
    if not jit_wanted():
        return None
    in_module = available(rules, *module_of(by_network))
    if has_compiler() and not (in_module and _preference.modules):
        _compile_behind_the_scenes(code, rules)
    return InModule(rules, by_network) if in_module else None


class _Preference:
    """What searches grow in where there is a choice."""

    modules = False


_preference = _Preference()


def prefer_modules() -> None:
    """From now on nothing is compiled for a search that a module can do.

    For servers: a compiler beside the tables holds them up for seconds, and keeps some hundred megabytes."""
    _preference.modules = True


def _compile_behind_the_scenes(code: Code, rules: Ruleset) -> None:
    with _lock:
        if (code, rules) not in _started:
            _started.add((code, rules))
            Thread(target=code.compiled, args=(rules,), name=f"compile {rules.label}", daemon=True).start()


def search_ready(rules: Ruleset, by_network: bool = False) -> bool:
    """Can the search think? If not, tables may say that bots play by the heuristic meanwhile."""
    code = code_of(by_network)
    if code.is_compiled(rules) or (jit_wanted() and available(rules, *module_of(by_network))):
        return True
    if can_compile():
        _compile_behind_the_scenes(code, rules)
    return False
