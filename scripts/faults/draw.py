"""Draws faults by a seed: a file by its lines, a kind of change, and where in the file."""

from __future__ import annotations

import json
import random
import re
import subprocess
from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import Any

from .mutate import Edit, candidates, is_fault, place
from .touched import PACKAGE, Touched

AREAS = ("games", "core", "tables", "server", "bots")
CLIENT = "web/src"
SCRIPT = re.compile(r"(?<=>)(?<=\"ts\">).*?(?=</script>)", re.DOTALL)
MUTATE = Path(__file__).with_name("mutate.mjs")
Fault = dict[str, Any]


def area(file: str) -> str:
    return "client" if file.startswith(CLIENT) else file.removeprefix(PACKAGE).partition("/")[0]


def python_files(tree: Path) -> list[str]:
    paths = (path for name in AREAS for path in (tree / PACKAGE / name).rglob("*.py"))
    return sorted(path.relative_to(tree).as_posix() for path in paths)


def client_files(tree: Path) -> list[str]:
    paths = (path for path in (tree / CLIENT).rglob("*") if path.suffix in (".ts", ".svelte") and not path.name.endswith(".d.ts"))
    return sorted(path.relative_to(tree).as_posix() for path in paths)


def scripts_only(source: str) -> str:
    """A Svelte component of which all but its scripts is blank, so that every character of them stays where it was."""
    blank = re.sub(r"[^\n]", " ", source)
    for script in SCRIPT.finditer(source):
        blank = blank[: script.start()] + script.group() + blank[script.end() :]
    return blank


def client_candidates(source: str, is_component: bool, modules: Path) -> list[Edit]:
    """All changes of a file of the client, by the compiler for TypeScript that lies in `modules`."""
    source = scripts_only(source) if is_component else source
    command = ["node", str(MUTATE), str(modules / "typescript")]
    made = json.loads(subprocess.run(command, input=source, capture_output=True, encoding="utf8", check=True).stdout)
    units = source.encode("utf-16-le")

    def in_bytes(at: int) -> int:
        return len(units[: 2 * at].decode("utf-16-le").encode())

    return [Edit(**{**edit, "start": in_bytes(edit["start"]), "end": in_bytes(edit["end"])}) for edit in made]


class Draw:
    """Draws from the files of the new tree what stands in the old tree as well."""

    def __init__(self, seed: int, new: Touched, before: Touched) -> None:
        self.random = random.Random(seed)
        self.new, self.before = new, before
        self.again: Counter[str] = Counter()  # why faults were drawn again since the last one that counts
        self.drawn: set[tuple[str, int, int]] = set()

    def faults(self, files: list[str], count: int, letter: str) -> list[Fault]:
        sizes = [len((self.new.tree / file).read_text("utf8").splitlines()) for file in files]
        faults: list[Fault] = []
        while len(faults) < count:
            if fault := self.one(self.random.choices(files, sizes)[0]):
                faults.append({"id": f"{letter}{len(faults) + 1:02}", **fault, "drawn_again": dict(self.again)})
                self.again.clear()
        return faults

    def one(self, file: str) -> Fault | None:
        """A fault of this file; None where it has to be drawn again, which is counted."""
        source = (self.new.tree / file).read_text("utf8")
        edit = self.edit(file, source)
        if edit is None or (file, edit.start, edit.end) in self.drawn:
            return None
        self.drawn.add((file, edit.start, edit.end))
        old = self.before.tree / file
        other = edit.moved(source, old.read_text("utf8")) if old.is_file() else None
        if other is None:
            self.again["not in both trees"] += 1
        elif not self.is_touched(file, source, edit, other):
            self.again["touched by no test"] += 1
        else:
            return {
                "area": area(file), "file": file, "line": edit.lines(source)[0], "kind": edit.kind,
                "was": line_of(source, edit), "is": line_of(edit.applied(source), edit),
                "new": asdict(edit), "before": asdict(other),
            }  # fmt: skip
        return None

    def edit(self, file: str, source: str) -> Edit | None:
        edits = candidates(source) if file.endswith(".py") else self.of_client(file, source)
        if not edits:
            return None
        kind = self.random.choice(sorted({edit.kind for edit in edits}))
        edit = self.random.choice([edit for edit in edits if edit.kind == kind])
        return edit if not file.endswith(".py") or is_fault(source, edit) else None

    def of_client(self, file: str, source: str) -> list[Edit]:
        return client_candidates(source, file.endswith(".svelte"), self.new.tree / "web/node_modules")

    def is_touched(self, file: str, source: str, edit: Edit, other: Edit) -> bool:
        """Nobody measures the lines of the client; its tests in a browser touch them all."""
        if area(file) == "client":
            return True
        old = (self.before.tree / file).read_text("utf8")
        return bool(self.new.tests(file, place(source, edit)) or self.before.tests(file, place(old, other)))


def line_of(source: str, edit: Edit) -> str:
    """The line on which an edit begins, for people."""
    return source.splitlines()[edit.lines(source)[0] - 1].strip()
