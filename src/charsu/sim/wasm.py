"""Compiled rules without a compiler: the WebAssembly modules that come with the package, run by wasmtime.

A module holds the rules of a game, or of the part that a table plays, with random play and the search: the same functions as
`charsu.sim.loops` and `charsu.bots.tree`, with the same results bit for bit. Another holds the search that a network guides.
`python -m charsu.bots.wasm_build` makes them.
"""

from __future__ import annotations

import atexit
import ctypes
import json
import logging
import threading
from collections.abc import Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from ..core.errors import CharsuError
from ..core.game import Ruleset
from ..core.program import Code
from . import loops

FOLDER = Path(__file__).parent / "modules"
PAGE = 1 << 16
ALIGNED = 16
AT_ONCE = 64  # games in a machine's memory
LOG = logging.getLogger("charsu")


@cache
def manifest() -> dict[str, Any]:
    """What is known of each module by the label of its game: its fingerprint, its doors, the sizes of its records."""
    path = FOLDER / "manifest.json"
    return dict(json.loads(path.read_text("utf8"))) if path.is_file() else {}


def available(rules: Ruleset, kind: str = "", code: Code = loops.CODE) -> bool:
    """Can a module do this with these rules: is it there, is there something to run it, and was it made of them?"""
    label = rules.label + kind
    entry = manifest().get(label)
    fits = entry is not None and all(entry[key] == value for key, value in rules.layout.items())
    there = fits and (FOLDER / f"{label}.wasm").is_file() and find_spec("wasmtime") is not None
    return there and _is_made_of(rules, code, label)


@cache
def _is_made_of(rules: Ruleset, code: Code, label: str) -> bool:
    """Whether a module was made of this code and these rules, as their sources say; one of other rules plays another game."""
    try:
        fresh = bool(manifest()[label].get("codes", {}).get(code.name) == code.essence(rules))
    except KeyError:  # without sources nobody has changed them
        return True
    if not fresh:
        LOG.warning("the WebAssembly module %s was made of other rules and is not used; `make wasm` makes it anew", label)
    return fresh


@cache
def _wasmtime_module(label: str) -> tuple[Any, Any]:
    """The runtime's engine and the compiled module."""
    import wasmtime

    engine = wasmtime.Engine()
    return engine, wasmtime.Module(engine, (FOLDER / f"{label}.wasm").read_bytes())


atexit.register(_wasmtime_module.cache_clear)  # the runtime cannot tidy up once Python has begun to take itself apart


class Machine:
    """A module at work, with a memory of its own; for one thread at a time.

    Arrays are made in the machine's memory by `array` and handed to `call` as they are.
    """

    def __init__(self, rules: Ruleset, kind: str = "", code: Code = loops.CODE) -> None:
        label = rules.label + kind
        if not available(rules, kind, code):
            raise CharsuError(f"there is no WebAssembly module {label} that fits these rules")
        import wasmtime

        engine, module = _wasmtime_module(label)
        self._store: Any = wasmtime.Store(engine)
        exports: Any = wasmtime.Instance(self._store, module, []).exports(self._store)
        self._exports = exports
        self._doors: Mapping[str, list[str]] = manifest()[label]["doors"]
        self._memory = exports["memory"]
        self._free = -(-exports["__heap_base"].value(self._store) // ALIGNED) * ALIGNED

    def array(self, dtype: Any, *shape: int) -> np.ndarray[Any, Any]:
        """Zeros in the machine's memory. Memory grows in place: a wasmtime memory never moves within its 4 GiB. It is zero when it
        comes and no part is given out twice, so nothing is written: what is not used costs nothing."""
        dtype = np.dtype(dtype)
        count = int(np.prod(shape))
        first, size = self._free, count * dtype.itemsize
        self._free = -(-(first + size) // ALIGNED) * ALIGNED
        missing = self._free - self._memory.data_len(self._store)
        if missing > 0:
            self._memory.grow(self._store, -(-missing // PAGE))
        block = (ctypes.c_uint8 * size).from_address(self._base() + first)
        return np.frombuffer(block, dtype, count).reshape(shape)

    def holds(self, array: np.ndarray[Any, Any]) -> bool:
        """Does this array lie in the machine's memory?"""
        return bool(0 <= array.ctypes.data - self._base() < self._memory.data_len(self._store))

    def call(self, name: str, *arguments: Any) -> None:
        """Call a door with arrays and numbers; a record is an array of one, a NamedTuple counts as its fields."""
        base = self._base()
        flat = [part for argument in arguments for part in (argument if isinstance(argument, tuple) else (argument,))]
        plain: list[int] = []
        for kind, part in zip(self._doors[name], flat, strict=True):
            if kind == "number":
                plain.append(int(part))
            else:
                plain.append(part.ctypes.data - base)
                plain += part.shape if kind == "array" else ()
        self._exports[name](self._store, *plain)

    def _base(self) -> int:
        return ctypes.addressof(self._memory.data_ptr(self._store).contents)


class Player:
    """Random play by a module, with the calls of a compiled engine; every thread has a machine of its own."""

    compiled = True

    def __init__(self, rules: Ruleset) -> None:
        self.rules, self.game = rules, rules.game
        self._mine = threading.local()

    def step(self, s: Any, choices: Any, answer: int) -> None:
        """Like the loop of that name: one answer, and the next ones listed."""
        machine, states, listed, *_ = self._workplace()
        states[0] = s
        machine.call("step", states[:1], listed, answer)
        _fill(s, states[0])
        _fill(choices, listed[0])

    def play_many(
        self, states: Any, choices: Any, seed: int, first: int, last: int, most: int, lengths: Any, standings: Any
    ) -> None:
        """Like the loop of that name: games `first` to `last` of a batch."""
        machine, room, listed, counted, placed = self._workplace()
        players = standings.shape[1]
        for start in range(first, last, AT_ONCE):
            end = min(start + AT_ONCE, last)
            n = end - start
            ranks = placed[: n * players].reshape(n, players)
            room[:n] = states[start:end]
            machine.call("play_many", room[:n], listed, seed + start, 0, n, most, counted[:n], ranks)
            states[start:end], lengths[start:end], standings[start:end] = room[:n], counted[:n], ranks

    def _workplace(self) -> Any:
        """This thread's machine, with room for positions, choices, lengths and standings."""
        if not hasattr(self._mine, "place"):
            machine = Machine(self.rules)
            most = self.game.seats[1]
            room, listed = machine.array(self.rules.state.dtype, AT_ONCE), machine.array(self.rules.choices.dtype, 1)
            self._mine.place = machine, room, listed, machine.array(np.int64, AT_ONCE), machine.array(np.int64, AT_ONCE * most)
        return self._mine.place


def _fill(record: Any, other: Any) -> None:
    """Write all fields of another record into this one; a single record takes no slice."""
    for name in other.dtype.names:
        record[name] = other[name]
