"""Makes the WebAssembly modules of the games that do not fit the rules any more: `python -m charsu.bots.wasm_build [LABEL …]`.

One module for each game and each part of its rules, with everything that runs at a player's: rules, random play, search and
valuation. Beside each there is one more, with the search that a network guides; its caller hands the
network in. Building wants Numba and a linker (`pip install "charsu[wasm-build]"`); playing wants neither.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from ..core import reals
from ..core.game import Ruleset
from ..core.link import Function, signature
from ..core.program import Code, options
from ..core.registry import OWN, game
from ..sim import loops
from ..sim.wasm import FOLDER, manifest
from ..sim.wasm_link import EVERYWHERE_ALIKE, link, versions
from . import tree
from .program import GUIDED, SEARCH
from .thinking import GUIDED_MODULE

DOORS: dict[str, Function] = {
    "options": options,
    "step": loops.step,
    "play_many": loops.play_many,
    "think": tree.think,
    "judge": tree.judge,
}
CODE = Code("module", DOORS, (loops, tree, reals))


def labelled() -> dict[str, Ruleset]:
    """Every game, whole and as the part its usual tables play, by the name of the module."""
    return {rules.label: rules for key in OWN for rules in (Ruleset(game(key)), game(key).ruleset())}


def contents() -> dict[str, tuple[Ruleset, Code]]:
    """All modules by their names: of which rules, and what they can do."""
    guided = {label + GUIDED_MODULE: (rules, GUIDED) for label, rules in labelled().items()}
    return {label: (rules, CODE) for label, rules in labelled().items()} | guided


def fingerprint(rules: Ruleset, code: Code = CODE) -> str:
    """By which a module belongs to these rules."""
    return code.essence(rules)


def entry(rules: Ruleset, code: Code, module: bytes) -> dict[str, Any]:
    """A module's row in the manifest."""
    facts = {"fingerprint": fingerprint(rules, code), "sha256": hashlib.sha256(module).hexdigest(), "versions": versions()}
    codes = {each.name: each.essence(rules) for each in ((loops.CODE, SEARCH) if code is CODE else (code,))}
    return {**facts, **rules.layout, "codes": codes, "node": tree.NODE.itemsize, "doors": doors(rules, code)}


def doors(rules: Ruleset, code: Code) -> dict[str, list[str]]:
    """What each door takes: numbers, records or arrays."""
    from numba import int64
    from numba import types as kinds

    def kinds_of(kind: Any) -> list[str]:
        """A pack is taken field by field."""
        if isinstance(kind, kinds.BaseTuple):
            pack: Any = kind
            return [each for field in pack.types for each in kinds_of(field)]
        return ["record" if isinstance(kind, kinds.Record) else "array" if isinstance(kind, kinds.Array) else "number"]

    types = code.types(rules)
    entries = code.program(rules).entries
    return {name: [each for kind in signature(fn, types, int64) for each in kinds_of(kind)] for name, fn in entries.items()}


def stale() -> list[str]:
    """The names of modules that are missing or belong to other rules."""
    entries = manifest()
    return [name for name, what in contents().items() if entries.get(name, {}).get("fingerprint") != fingerprint(*what)]


# --- building ----------------------------------------------------------------


def build(label: str, folder: Path = FOLDER) -> bytes:
    """Build one module in a process of its own, where Numba knows nothing of this processor."""
    command = [sys.executable, "-m", "charsu.bots.wasm_build", "--here", label, str(folder)]
    subprocess.run(command, env={**os.environ, **EVERYWHERE_ALIKE}, check=True)
    return (folder / f"{label}.wasm").read_bytes()


def build_here(label: str, folder: Path) -> None:
    """Build one module in this process and enter it into the manifest of its folder."""
    rules, code = contents()[label]
    module = link(code.program(rules), code.types(rules))
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{label}.wasm").write_bytes(module)
    table = folder / "manifest.json"
    entries = json.loads(table.read_text("utf8")) if table.is_file() else {}
    entries[label] = entry(rules, code, module)
    table.write_text(json.dumps(entries, indent=1, sort_keys=True) + "\n", "utf8")


def built_anew(label: str) -> bytes:
    """A fresh module beside the stored one, to compare them."""
    with TemporaryDirectory() as folder:
        return build(label, Path(folder))


def main(words: Sequence[str]) -> None:
    if words[:1] == ["--here"]:
        build_here(words[1], Path(words[2]))
        return
    for label in words or stale():
        print(f"{label}: {len(build(label)):,} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
