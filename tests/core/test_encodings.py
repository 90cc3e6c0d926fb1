"""Text is read and written as UTF-8 whatever the locale says: every call that opens text names its encoding."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXT = {"read_text": 0, "write_text": 1}
"""The place of the encoding among the arguments."""
MODES = {"r", "w", "a", "x", "rt", "wt", "r+", "w+", "a+"}


def calls_without(path: Path) -> Iterator[ast.Call]:
    """The calls of a file that leave the encoding of text to the locale."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Call) and _opens_text(node) and not any(word.arg == "encoding" for word in node.keywords):
            yield node


def _opens_text(call: ast.Call) -> bool:
    """Reads, writes or opens a file as text, or talks with a process in text; `open` with the mode of a text."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if name in TEXT:
        return len(call.args) <= TEXT[name]
    if name == "open":
        given = [*call.args, *(word.value for word in call.keywords)]
        alone = isinstance(call.func, ast.Name) and len(given) == 1
        return alone or any(isinstance(each, ast.Constant) and each.value in MODES for each in given)
    return any(word.arg in ("text", "universal_newlines") for word in call.keywords) and name in ("run", "Popen", "check_output")


@pytest.mark.parametrize("folder", ["src", "scripts", "bench", "examples", "tests"])
def test_every_call_that_opens_text_names_its_encoding(folder: str) -> None:
    calls = [
        f"{path.relative_to(ROOT)}:{call.lineno}: {ast.unparse(call)[:90]}"
        for path in sorted((ROOT / folder).rglob("*.py"))
        for call in calls_without(path)
    ]
    assert calls == []
