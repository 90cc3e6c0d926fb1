"""Rule coverage: every rule of a rulebook is carried out by code and checked by a test, and no other rule is cited."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

DEFINED = re.compile(r"^\s*-\s+\*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\*", re.MULTILINE)
SUFFIXES = {".py", ".ts", ".svelte", ".json", ".ftl"}
ONLY_TESTED = ("-T-", "-EX-", "-INV-")  # examples and invariants are carried out by no single rule


def defined(rulebook: Path) -> list[str]:
    """The ids a rulebook defines, each at the start of its line: `- **IST-P09-01** …`."""
    return list(dict.fromkeys(DEFINED.findall(rulebook.read_text("utf8"))))


def cited(folders: Iterable[Path], prefixes: Iterable[str]) -> set[str]:
    """The ids with these prefixes that stand in the files of some folders."""
    pattern = re.compile(rf"\b(?:{'|'.join(sorted(prefixes))})-[A-Z0-9]+(?:-[A-Z0-9]+)*(?![{{$A-Z0-9-])")
    files = (path for folder in folders for path in folder.rglob("*") if path.suffix in SUFFIXES)
    return {rule_id for path in files for rule_id in pattern.findall(path.read_text("utf8"))}


def complaints(rulebook: Path, code: Iterable[Path], tests: Iterable[Path]) -> list[str]:
    """What is missing, in words."""
    ids = defined(rulebook)
    prefixes = {name.split("-")[0] for name in ids}
    in_code, in_tests = cited(code, prefixes), cited(tests, prefixes)
    return [
        *(f"{name} is not carried out" for name in ids if name not in in_code and not any(part in name for part in ONLY_TESTED)),
        *(f"{name} is not tested" for name in ids if name not in in_tests),
        *(f"{name} is cited but stands in no rulebook" for name in sorted((in_code | in_tests) - set(ids))),
    ]
