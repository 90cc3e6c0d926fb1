"""Compiled twins of rule code: the same functions, linked against each other for one machine.

A rule is an ordinary Python function. To compile a program we walk from its entry points through every rule they
name, give each a clone whose globals point at compiled twins instead, and compile each clone exactly once,
with every integer 64 bits wide. Tables (nested tuples of integers) become arrays on the way.

Only entry points are kept on disk, in a folder named by the fingerprint of everything they reach: byte code,
constants, tables, record layouts and versions. A changed rule has another fingerprint, so nothing stale can run.
"""

from __future__ import annotations

import builtins
import dis
import hashlib
import inspect
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType
from typing import Any, cast

from .essence import essence
from .reasons import without_reasons
from .rule import is_rule, no_rule

Function = Callable[..., Any]
Progress = Callable[[int, int], None]


def jit_wanted() -> bool:
    """`CHARSU_JIT=0` forces plain Python."""
    return os.environ.get("CHARSU_JIT", "1") != "0"


def has_compiler() -> bool:
    """Is Numba installed? Without it the WebAssembly modules that come with the package are what is compiled."""
    return find_spec("numba") is not None


def can_compile() -> bool:
    """May rules be compiled here, and is there something to compile them?"""
    return jit_wanted() and has_compiler()


def cache_folder() -> Path:
    """Where compiled programs are kept: `CHARSU_CACHE_DIR`, else the user's cache folder."""
    if "CHARSU_CACHE_DIR" in os.environ:
        return Path(os.environ["CHARSU_CACHE_DIR"])
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "charsu"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "charsu"
    return Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "charsu"


def is_table(value: Any) -> bool:
    """Nested tuples of integers, the printed tables of a game; named constants are no table."""
    if not isinstance(value, tuple) or hasattr(value, "_fields") or not value:
        return False
    return all(isinstance(v, int) for v in value) or all(is_table(v) for v in value)


def _array(table: Any) -> Any:
    import numpy as np

    return np.array(table, np.int32)


@cache
def _named(fn: FunctionType) -> tuple[str, ...]:
    """The global names a function reads; attributes such as `s.market` are none, even if a rule is called so."""
    return tuple(sorted({i.argval for i in dis.get_instructions(fn) if i.opname == "LOAD_GLOBAL"}))


def _frozen(fn: FunctionType, name: str, value: Any) -> Any:
    """A global that is no rule, in a form whose text shows all of it; what could change unseen is refused."""
    if isinstance(value, (int, tuple)) or inspect.isbuiltin(value) or isinstance(value, type):
        return value
    kind = type(value).__name__
    raise TypeError(f"`{fn.__name__}` names {name}, which is a {kind}: rules may name integers, tuples of integers and other rules")


class Program:
    """Rule functions reached from entry points, with placeholders bound to one game's rules."""

    def __init__(self, entries: Mapping[str, Function], bind: Mapping[Function, Function]) -> None:
        self.bind = bind
        self.entries = {name: self.resolve(fn) for name, fn in entries.items()}
        self.order: list[FunctionType] = []
        for fn in self.entries.values():
            self._visit(fn, ())

    def resolve(self, fn: Function) -> FunctionType:
        bound = self.bind.get(fn, fn)
        return without_reasons(cast(FunctionType, getattr(bound, "compiled_form", bound)))

    def globals_of(self, fn: FunctionType) -> Iterator[tuple[str, Any]]:
        """What a rule names: other rules resolved, the rest as it is."""
        for name in _named(fn):
            if name in fn.__globals__:
                value = fn.__globals__[name]
                yield name, self.resolve(value) if is_rule(value) else value

    def calls(self, fn: FunctionType) -> Iterator[FunctionType]:
        """The rules a rule names, as often as it does."""
        globals_ = dict(self.globals_of(fn))
        for step in dis.get_instructions(fn):
            if step.opname == "LOAD_GLOBAL" and is_rule(globals_.get(step.argval)):
                yield globals_[step.argval]

    def _visit(self, fn: FunctionType, path: tuple[FunctionType, ...]) -> None:
        """Callees first."""
        if fn in path:
            raise TypeError(f"rules may not call themselves: {' → '.join(f.__name__ for f in (*path, fn))}")
        if fn in self.order:
            return
        if fn.__closure__ or fn.__defaults__ or fn.__kwdefaults__:
            raise TypeError(f"the rule {fn.__qualname__} has default arguments or sees local names of another function")
        for _, value in self.globals_of(fn):
            if is_rule(value):
                self._visit(value, (*path, fn))
            elif isinstance(value, FunctionType):
                raise no_rule(f"`{fn.__name__}`", value)
        self.order.append(fn)

    def fingerprint(self, *more: Any) -> str:
        """A hash of everything that will be compiled."""
        digest = hashlib.sha256(repr(more).encode())
        place = {fn: i for i, fn in enumerate(self.order)}
        for fn in self.order:
            code = fn.__code__
            digest.update(repr((fn.__qualname__, code.co_code, code.co_consts, code.co_names, code.co_varnames)).encode())
            for name, value in self.globals_of(fn):
                digest.update(repr((name, place[value] if is_rule(value) else _frozen(fn, name, value))).encode())
        return digest.hexdigest()[:24]

    def essence(self, *more: Any) -> str:
        """A hash of what the rules say, the same under every version of Python; for programs that travel."""
        digest = hashlib.sha256(repr(more).encode())
        place = {fn: i for i, fn in enumerate(self.order)}
        for fn in self.order:
            digest.update(essence(fn).encode())
            for name, value in self.globals_of(fn):
                if not inspect.isbuiltin(value):
                    digest.update(repr((name, place[value] if is_rule(value) else _frozen(fn, name, value))).encode())
        return digest.hexdigest()[:24]

    def twins(self, compile_one: Callable[[FunctionType, bool], Any], table: Function | None = None) -> dict[FunctionType, Any]:
        """Every rule's twin: a clone that sees twins for rules, and arrays (or what `table` makes) for tables."""
        table = table or _array
        made: dict[FunctionType, Any] = {}
        entries = set(self.entries.values())
        for fn in self.order:
            scope: dict[str, Any] = {"__builtins__": builtins}
            for name, value in self.globals_of(fn):
                scope[name] = made[value] if is_rule(value) else table(value) if is_table(value) else value
            clone = FunctionType(fn.__code__, scope, fn.__name__, fn.__defaults__)
            clone.__qualname__, clone.__module__ = fn.__qualname__, fn.__module__
            clone.__annotations__ = {}
            made[fn] = compile_one(clone, fn in entries)
        return made


LINKING = 3  # how rules are compiled; with another number nothing that lies on disk is taken

# Rules allocate nothing, so nobody need count references; that would cost an atomic operation for every view of an array.
OUTER = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True, "_nrt": False}
INNER = {**OUTER, "no_cpython_wrapper": True}


def signature(fn: FunctionType, types: Mapping[Any, Any], otherwise: Any) -> tuple[Any, ...]:
    """Types by the names of parameters; a key (module, name) counts in that module alone, so that loops and rules cannot clash."""
    return tuple(types.get((fn.__module__, p), types.get(p, otherwise)) for p in inspect.signature(fn).parameters)


def cpu(program: Program, types: Mapping[Any, Any], label: str, progress: Progress | None = None) -> dict[str, Any]:
    """Compile a program for this processor; entry points are loaded from disk when they are known there."""
    import numba
    import numpy as np

    versions = numba.__version__, np.__version__, sys.version_info[:3]
    folder = cache_folder() / f"{label}-{program.fingerprint(types, versions, INNER, OUTER, LINKING)}"
    signatures = {fn: signature(fn, types, numba.int64) for fn in program.order}
    with _alone_in(folder) as writable:
        return _Linker(program, signatures, folder if writable else None).link(progress or _silent)


class _Linker:
    """One compilation: dispatchers for all rules, those of the entry points backed by a folder."""

    def __init__(self, program: Program, signatures: Mapping[FunctionType, Any], folder: Path | None) -> None:
        self.program, self.signatures, self.folder = program, signatures, folder

    def link(self, progress: Progress) -> dict[str, Any]:
        twins = self._dispatchers()
        if not self._load(twins):
            twins = self._dispatchers()
            for i, fn in enumerate(self.program.order):
                progress(i, len(self.program.order))
                compile_one(twins[fn], self.signatures[fn])
            progress(len(self.program.order), len(self.program.order))
        return {name: twins[fn] for name, fn in self.program.entries.items()}

    def _dispatchers(self) -> dict[FunctionType, Any]:
        import numba

        njit: Any = numba.njit
        store = None if self.folder is None else _store_in(self.folder)

        def dispatcher(clone: FunctionType, is_entry: bool) -> Any:
            made = njit(**(OUTER if is_entry else INNER))(clone)
            if is_entry and store is not None:
                made._cache = store(clone)
            return made

        return self.program.twins(dispatcher)

    def _load(self, twins: Mapping[FunctionType, Any]) -> bool:
        """Take the entry points from disk; what cannot be read there counts as unknown and is written again."""
        if self.folder is None:
            return False
        try:
            return all(_take_stored(twins[fn], self.signatures[fn]) for fn in self.program.entries.values())
        except Exception:
            for file in self.folder.rglob("*.nb?"):
                file.unlink(missing_ok=True)
            return False


@dataclass(frozen=True)
class _Place:
    """Where Numba stores the functions of a module: in a folder whose name says all that they were made of.

    So it does not matter where the sources lie or how old they are: what one checkout or version compiled, the next one takes.
    """

    folder: Path
    module: str = ""

    def from_function(self, fn: FunctionType, _file: str) -> _Place:
        return replace(self, module=fn.__module__)

    def get_cache_path(self) -> str:
        return str(self.folder)

    def ensure_cache_path(self) -> None:
        """It is there: somebody holds it."""

    def get_source_stamp(self) -> int:
        return LINKING

    def get_disambiguator(self) -> str:
        return self.module


def _store_in(folder: Path) -> Any:
    """Numba's store of compiled functions, in a folder of ours."""
    import numba.core.caching

    caching: Any = numba.core.caching
    placed = type("Placed", (caching.CompileResultCacheImpl,), {"_locator_classes": [_Place(folder)]})
    return type("Store", (caching.FunctionCache,), {"_impl_class": placed})


def compile_one(twin: Any, signature: Any) -> None:
    """Compile a rule for these types and for no others."""
    from numba.core.compiler_lock import global_compiler_lock
    from numba.np import arrayobj

    with indices_as_they_are(arrayobj, global_compiler_lock):
        twin.compile(signature)
    twin.disable_compile()


@contextmanager
def indices_as_they_are(arrayobj: Any, lock: Any) -> Iterator[None]:
    """Let Numba, whose modules for arrays and whose lock these are, take every index as it is.

    It would ask of each whether it counts from the end. Rules never do, which the conformance kit watches over, and asking costs
    them up to an eighth of their speed. Meanwhile nobody else compiles.
    """
    asking, whole = arrayobj.fix_integer_index, arrayobj.types.intp
    with lock:
        arrayobj.fix_integer_index = lambda context, builder, kind, index, size: context.cast(builder, index, kind, whole)
        try:
            yield
        finally:
            arrayobj.fix_integer_index = asking


def unchecked(entry: Any) -> Function:
    """An entry point for whoever gives it the same arrays over and over: nobody spends microseconds on looking at their types."""
    (made,) = entry.overloads.values()
    return made.entry_point  # type: ignore[no-any-return]


def _take_stored(twin: Any, signature: Any) -> bool:
    """What `compile` does with a stored version, without compiling where there is none."""
    stored = twin._cache.load_overload(signature, twin.targetctx)
    if stored is None:
        return False
    twin.targetctx.insert_user_function(stored.entry_point, stored.fndesc, [stored.library])
    twin.add_overload(stored)
    twin.disable_compile()
    return True


def _silent(done: int, of: int) -> None:
    """Nobody listens."""


@contextmanager
def _alone_in(folder: Path) -> Iterator[bool]:
    """Hold the folder against other processes, so that two do not compile the same; False where nothing can be written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / "lock").open("w", encoding="utf8")
    except OSError:
        yield False
        return
    with lock:
        try:
            import fcntl
        except ImportError:
            yield True
            return
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield True
