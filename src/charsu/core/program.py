"""Code over any game, compiled together with its rules: what simulators, searches and environments run.

Such code is rule code too. Where it plays, it names stand-ins (`options`, `apply`, `value` …), and the linker puts the rules of the
game there. Beside `s`, `choices` and integers its functions take arrays; a module of code says in `PARAMS` how those look.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from threading import Lock
from types import ModuleType
from typing import Any, NamedTuple, TypeVar

from .choices import Choices
from .errors import CharsuError, MissingExtra
from .game import Ruleset
from .link import Function, Program, Progress, cpu, has_compiler, jit_wanted
from .rule import rule

F = TypeVar("F", bound=Function)
STATE, CHOICES = "state", "choices"


class Param(NamedTuple):
    """How a parameter looks: what it is made of, and along how many axes; 0 is a single one."""

    of: Any  # STATE, CHOICES, a dtype, or a Pack
    axes: int = 0


class Pack:
    """A parameter that is a NamedTuple, and how each of its fields looks."""

    def __init__(self, of: type[Any], *fields: Param) -> None:
        self.of, self.fields = of, fields


ROW = Param("int16", 1)  # what a seat sees, see `core.layout`

# --- The game's own rules ------------------------------------------------------

_stand_ins: dict[Function, str] = {}


def stand_in(fn: F) -> F:
    """A rule in whose place the linker puts the game's rule of the same name; where a game has none, this one stands."""
    _stand_ins[fn] = fn.__name__
    return rule(fn)


@stand_in
def options(s: Any, choices: Choices) -> None:
    """What may be answered now."""


@stand_in
def apply(s: Any, answer: int) -> None:
    """Take one answer and play on to the next decision."""


@stand_in
def standing(s: Any, player: int) -> int:
    """Higher is better."""
    return 0


@stand_in
def determinise(s: Any, viewer: int, seed: int) -> None:
    """Fill in what the viewer cannot see."""


@stand_in
def value(s: Any, player: int) -> int:
    """How good the position looks for a player; to games without a heuristic, all look alike."""
    return 0


@stand_in
def prefer(s: Any, player: int, answer: int) -> int:
    """How good an answer looks; to games without a heuristic, all look alike."""
    return 0


@stand_in
def turns_taken(s: Any) -> int:
    """By all players together; 0 where a game does not count."""
    return 0


@stand_in
def notice(s: Any, viewer: int, part: int, seen_row: Any, at: int) -> None:
    """Write a part of what a seat sees at a glance into its row, from `at` on; see `Glance`."""


# --- Code ----------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Code:
    """Functions to be compiled with the rules of a game: the entry points, and the modules whose parameters need kinds."""

    name: str  # beside the rules' label it names what is compiled
    entries: Mapping[str, Function]
    modules: tuple[ModuleType, ...]
    more_types: Callable[[Mapping[Any, Any]], Mapping[Any, Any]] = lambda types: {}  # what the modules cannot say
    instead: Mapping[Function, Function] = field(default_factory=dict)  # what takes the place of what in the modules

    def program(self, rules: Ruleset, instead: Mapping[Function, Function] | None = None) -> Program:
        """The entry points with the game's rules in the place of all stand-ins; `instead` replaces more of them for one machine."""
        bound = {stand: own for stand, name in _stand_ins.items() if (own := rules.named(name)) is not None}
        return Program(self.entries, {**bound, **self.instead, **(instead or {}), **rules.bindings})

    def types(self, rules: Ruleset) -> dict[Any, Any]:
        """The types of what is no integer, by the names of parameters."""
        from numba import from_dtype

        made = {STATE: from_dtype(rules.state.dtype), CHOICES: from_dtype(rules.choices.dtype)}
        types: dict[Any, Any] = {**dict.fromkeys(("s", "to_record", "from_record"), made[STATE]), "choices": made[CHOICES]}
        types["seen_row"] = _type(made, ROW)
        for module in self.modules:
            types |= {(module.__name__, name): _type(made, kind) for name, kind in module.PARAMS.items()}
        return {**types, **self.more_types(types)}

    def essence(self, rules: Ruleset) -> str:
        """A hash of all that is compiled, the same on every machine: code, rules, and how the parameters look."""
        looks = [(name, _look(kind)) for module in self.modules for name, kind in module.PARAMS.items()]
        return self.program(rules).essence(rules.state.dtype, rules.choices.dtype, looks)

    def compiled(self, rules: Ruleset, progress: Progress | None = None) -> Mapping[str, Any]:
        """The entry points, compiled for this processor once; `progress(done, all)` hears how far it has come."""
        want_compiler(f"`{self.name}` of {rules.label}")
        wanted = self, rules
        if wanted not in _compiled:
            with _compiling:
                if wanted not in _compiled:
                    _compiled[wanted] = cpu(self.program(rules), self.types(rules), f"{rules.label}-{self.name}", progress)
        return _compiled[wanted]

    def is_compiled(self, rules: Ruleset) -> bool:
        return (self, rules) in _compiled


_compiled: dict[tuple[Code, Ruleset], Mapping[str, Any]] = {}
_compiling = Lock()


def _look(kind: Param) -> Any:
    """How a parameter looks, as text shows it."""
    if isinstance(kind.of, Pack):
        return kind.of.of.__name__, [_look(field) for field in kind.of.fields]
    return str(kind.of), kind.axes


def _type(made: Mapping[str, Any], kind: Param) -> Any:
    import numpy as np
    from numba import from_dtype, types

    if isinstance(kind.of, Pack):
        pack: Any = types.NamedTuple
        return pack([_type(made, field) for field in kind.of.fields], kind.of.of)
    one = made[kind.of] if isinstance(kind.of, str) and kind.of in made else from_dtype(np.dtype(kind.of))
    return types.Array(one, kind.axes, "C") if kind.axes else one


def want_compiler(what: str) -> None:
    """Refuse what cannot run as plain Python where nothing may be compiled, or nothing can."""
    if not jit_wanted():
        raise CharsuError(f"{what} has to be compiled, and CHARSU_JIT=0 forbids that; unset it")
    if not has_compiler():
        raise MissingExtra(f'{what} has to be compiled, and Numba is not installed: pip install "charsu[numba]"')
