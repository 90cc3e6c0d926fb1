"""Rules as functions for an NVIDIA GPU: what `charsu.core.link` does for the processor.

Everything compiles where no GPU is, once the question for the device is answered (`pretended_device`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from itertools import count
from types import CodeType, FunctionType, SimpleNamespace
from typing import Any

import numpy as np

from ..core.extras import need
from ..core.link import Program, Progress, indices_as_they_are, signature
from ..core.program import want_compiler
from ..core.rule import define, is_seldom, rule

APART = 600  # rules named more than once stay functions from this many instructions on
GONE_FROM_NUMPY = {"row_stack": "vstack", "in1d": "isin", "trapz": "trapezoid"}  # numba-cuda 0.30 still asks for these


def load_cuda() -> Any:
    """The module `numba.cuda`, also where NumPy has dropped names that it wants."""
    need("numba_cuda")
    for name, successor in GONE_FROM_NUMPY.items():
        if not hasattr(np, name):
            setattr(np, name, getattr(np, successor))
    from numba import cuda

    return cuda


def available() -> bool:
    """Is there a GPU to play on?"""
    try:
        return bool(load_cuda().is_available())
    except ImportError:
        return False


@contextmanager
def pretended_device(capability: tuple[int, int] = (9, 0)) -> Iterator[None]:
    """Let rules compile where no GPU is: whoever asks for the device is told its compute capability."""
    load_cuda()
    from numba.cuda import compiler, dispatcher

    device = SimpleNamespace(compute_capability=capability)
    modules: list[Any] = [compiler, dispatcher]
    real = [module.get_current_device for module in modules]
    for module in modules:
        module.get_current_device = lambda: device
    try:
        yield
    finally:
        for module, function in zip(modules, real, strict=True):
            module.get_current_device = function


def as_on_the_processor() -> AbstractContextManager[None]:
    """Indices are taken as they are, which numba-cuda has modules of its own for."""
    load_cuda()
    from numba.cuda.core.compiler_lock import global_compiler_lock
    from numba.cuda.np import arrayobj

    return indices_as_they_are(arrayobj, global_compiler_lock)


# --- rules -----------------------------------------------------------------


def copier(fields: Mapping[str, Any]) -> Any:
    """A rule that copies a record field by field, in the words of the fields."""
    lines = ["def copy_record(to_record, from_record):"]
    for name, field in fields.items():
        cell = name
        for axis, size in enumerate(field.shape):
            lines.append(f"{'    ' * (axis + 1)}for i{axis} in range({size}):")
            cell += f"[i{axis}]"
        lines.append(f"{'    ' * (len(field.shape) + 1)}to_record.{cell} = from_record.{cell}")
    return rule(define("copy_record", "<copy of a record>", "\n".join(lines), {}))


def device_functions(program: Program, types: Mapping[Any, Any], apart: int = APART, progress: Progress | None = None) -> Any:
    """The entry points of a program as functions that kernels call; with `apart` 0 all rules melt into their callers."""
    from numba import int64

    want_compiler("a kernel for the GPU")
    cuda, numbers = load_cuda(), count(1)
    functions = kept_apart(program, apart) if apart else set()

    def compile_one(clone: FunctionType, _is_entry: bool) -> Any:
        with as_on_the_processor():
            made = cuda.jit([signature(clone, types, int64)], device=True)(clone)
        if clone.__code__ in functions:
            forbid_inlining(made)
        if progress:
            progress(next(numbers), len(program.order))
        return made

    twins = program.twins(compile_one)
    return SimpleNamespace(**{name: twins[fn] for name, fn in program.entries.items()})


def kept_apart(program: Program, limit: int) -> set[CodeType]:
    """The code of rules that stay functions: named more than once or seldom, and large with all that melts into them."""
    called = {fn: list(program.calls(fn)) for fn in program.order}
    places = Counter(callee for fn, callees in called.items() if not is_seldom(fn) for callee in callees)
    size: dict[Any, int] = {}
    for fn in program.order:  # callees first
        size[fn] = len(fn.__code__.co_code) // 2 + sum(size[callee] for callee in called[fn])
        if size[fn] > limit and (places[fn] > 1 or is_seldom(fn)):
            size[fn] = 0
    return {fn.__code__ for fn in program.order if size[fn] == 0}


def forbid_inlining(made: Any) -> None:
    """Keep a compiled rule a function."""
    for overload in made.overloads.values():
        for function in overload.library._module.functions:
            if not function.is_declaration:
                function.attributes.add("noinline")


# --- kernels ---------------------------------------------------------------


def launcher(kernel: Any, types: Mapping[Any, Any], **limits: int) -> Any:
    """A kernel, ready to launch."""
    from numba import int64

    with as_on_the_processor():
        return load_cuda().jit([signature(kernel, types, int64)], **limits)(kernel)


def ptx(kernel: Any, types: Mapping[Any, Any]) -> str:
    """A kernel as code for sm_90; this needs no GPU."""
    from numba import int64

    with as_on_the_processor():
        text, _ = load_cuda().compile_ptx(kernel, signature(kernel, types, int64), cc=(9, 0))
    return str(text)
