"""Rules as WebAssembly: what `charsu.core.link` does for the processor, for browsers and for machines without a compiler.

Numba turns the rules into LLVM's language as always; we take that before it is made fit for one processor, add small doors
that take plain pointers, and let LLVM and its linker write the module. Nothing in it depends on the machine it is built
on, so two machines build the same bytes.

A door takes a record as its address, an array as its address and its lengths, and integers as they are, all of them 32 bits wide.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ..core.errors import CharsuError
from ..core.link import INNER, Program, Progress, compile_one, signature

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+simd128,+sign-ext,+nontrapping-fptoint,+mutable-globals"
STACK = 1 << 16
EVERYWHERE_ALIKE = {  # for Numba: make nothing fit for this processor and optimise nothing; both are done here, for WebAssembly
    "NUMBA_OPT": "0",
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
}


def link(program: Program, types: Mapping[Any, Any], progress: Progress | None = None) -> bytes:
    """A program as one WebAssembly module; to be called where `EVERYWHERE_ALIKE` was set before Python began."""
    if any(os.environ.get(key) != value for key, value in EVERYWHERE_ALIKE.items()):
        raise CharsuError("Numba would compile for this processor; build modules by `python -m charsu.sim.wasm_build`")
    from llvmlite import binding

    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    machine = binding.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES, reloc="static")
    module = _whole(program, types, progress or (lambda done, of: None))
    module.triple, module.data_layout = TRIPLE, str(machine.target_data)
    for thing in (*module.global_variables, *module.functions):
        if not thing.is_declaration and thing.name not in program.entries:
            thing.linkage = "internal"
    module.verify()
    passes = binding.create_pass_builder(machine, binding.create_pipeline_tuning_options(speed_level=3))
    passes.getModulePassManager().run(module, passes)
    return _linked(machine.emit_object(module), list(program.entries))


def versions() -> dict[str, str]:
    """Of what decides about the bytes of a module, besides the rules."""
    import llvmlite
    import numba

    made_by = subprocess.run([*linker(), "--version"], capture_output=True, encoding="utf8", check=True).stdout
    return {"numba": numba.__version__, "llvmlite": llvmlite.__version__, "linker": made_by.strip()}


def _whole(program: Program, types: Mapping[Any, Any], progress: Progress) -> Any:
    """All rules and the doors in one module of LLVM."""
    import numba
    from llvmlite import binding

    compiler: Any = numba.njit(**INNER)
    signatures = {fn: signature(fn, types, numba.int64) for fn in program.order}
    twins = program.twins(lambda clone, _is_entry: compiler(clone))
    for done, fn in enumerate(program.order):
        progress(done, len(program.order))
        compile_one(twins[fn], signatures[fn])
    progress(len(program.order), len(program.order))
    entries = {name: next(iter(twins[fn].overloads.values())) for name, fn in program.entries.items()}
    doors = [_door(name, entry.fndesc.mangled_name, entry.signature.args) for name, entry in entries.items()]
    module = binding.parse_assembly("\n".join(doors))
    for entry in entries.values():
        module.link_in(binding.parse_assembly(entry.library.get_llvm_str()))
    return module


# --- doors -----------------------------------------------------------------


def _door(name: str, inner: str, kinds: Sequence[Any]) -> str:
    """An exported function of plain 32-bit numbers that calls a rule the way Numba does."""
    taken: list[str] = []
    lines: list[str] = []
    given = ["ptr %result", "ptr %error"]
    for i, kind in enumerate(kinds):
        given += _passed(kind, f"p{i}", taken, lines)
    forms = ", ".join(argument.split()[0] for argument in given)
    return "\n".join(
        [
            f'declare i32 @"{inner}"({forms})',
            f'define void @"{name}"({", ".join(taken)}) {{',
            "  %result = alloca i64",
            "  %error = alloca ptr",
            *lines,
            f'  %status = call i32 @"{inner}"({", ".join(given)})',
            "  ret void",
            "}",
        ]
    )


def _passed(kind: Any, name: str, taken: list[str], lines: list[str]) -> Iterator[str]:
    """What a rule is given for one parameter; what the door takes for it goes into `taken`."""
    from numba import types

    if isinstance(kind, types.Record):
        taken.append(f"ptr %{name}")
        yield f"ptr %{name}"
    elif isinstance(kind, types.BaseTuple):
        pack: Any = kind
        for number, one in enumerate(pack.types):
            yield from _passed(one, f"{name}f{number}", taken, lines)
    elif isinstance(kind, types.Array):
        yield from _passed_array(kind, name, taken, lines)
    else:
        taken.append(f"i32 %{name}")
        lines.append(f"  %{name}w = sext i32 %{name} to i64")
        yield f"i64 %{name}w"


def _passed_array(kind: Any, name: str, taken: list[str], lines: list[str]) -> Iterator[str]:
    """A contiguous array as Numba takes it apart: parent, memory's owner, items, size of one, address, lengths, strides."""
    width = kind.dtype.size if hasattr(kind.dtype, "size") else kind.dtype.bitwidth // 8
    taken.append(f"ptr %{name}")
    lengths, items, strides, stride = [], "1", [f"i64 {width}"], str(width)
    for axis in range(kind.ndim):
        taken.append(f"i32 %{name}n{axis}")
        lines.append(f"  %{name}l{axis} = sext i32 %{name}n{axis} to i64")
        lengths.append(f"i64 %{name}l{axis}")
    for axis in range(kind.ndim):
        lines.append(f"  %{name}i{axis} = mul i64 {items}, %{name}l{axis}")
        items = f"%{name}i{axis}"
    for axis in range(kind.ndim - 1, 0, -1):
        lines.append(f"  %{name}s{axis} = mul i64 {stride}, %{name}l{axis}")
        stride = f"%{name}s{axis}"
        strides.insert(0, f"i64 {stride}")
    yield from ("ptr null", "ptr null", f"i64 {items}", f"i64 {width}", f"ptr %{name}", *lengths, *strides)


# --- the linker ------------------------------------------------------------


def linker() -> list[str]:
    """The command that links WebAssembly: the one inside `ziglang`, which is the same everywhere, else LLVM's own."""
    if find_spec("ziglang"):
        return [sys.executable, "-m", "ziglang", "wasm-ld"]
    for name in ("wasm-ld", *(f"wasm-ld-{version}" for version in range(30, 13, -1))):
        if path := shutil.which(name):
            return [path]
    raise CharsuError('there is no linker for WebAssembly; pip install "charsu[wasm-build]" brings one')


def _linked(compiled: bytes, doors: Sequence[str]) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "rules.o", Path(folder) / "rules.wasm"
        source.write_bytes(compiled)
        exported = [f"--export={name}" for name in (*doors, "__heap_base")]
        wanted = ["--no-entry", "--strip-all", "--gc-sections", "-O2", "--stack-first", "-z", f"stack-size={STACK}", *exported]
        subprocess.run([*linker(), *wanted, str(source), "-o", str(target)], check=True)
        return target.read_bytes()
