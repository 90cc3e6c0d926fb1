"""What the guides name is there: every command with its options, and JSON that can be read."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.DOTALL | re.MULTILINE)


def blocks(page: Path, language: str) -> list[str]:
    return [text for kind, text in BLOCK.findall(page.read_text("utf8")) if kind == language]


def pages_with(language: str) -> list[Path]:
    return [page for page in PAGES if blocks(page, language)]


def named(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", pages_with("sh"), ids=named)
def test_the_commands_of_a_page_exist_with_their_options(page: Path) -> None:
    from charsu.cli.app import find

    for line in "\n".join(blocks(page, "sh")).splitlines():
        words = line.partition("#")[0].split()
        if words[:1] == ["make"]:
            assert re.search(rf"^{words[1]}:", (ROOT / "Makefile").read_text("utf8"), re.MULTILINE), line
        if words[:1] != ["charsu"]:
            continue
        command = find(words[1])
        if hasattr(command, "commands") and words[2] in command.commands:
            command = command.commands[words[2]]
        options = {name for parameter in command.params for name in (*parameter.opts, *parameter.secondary_opts)}
        assert {word for word in words if re.match(r"--?[a-z]", word)} <= options, line


@pytest.mark.parametrize("page", pages_with("json"), ids=named)
def test_the_json_of_a_page_can_be_read(page: Path) -> None:
    for text in blocks(page, "json"):
        for line in text.split("\n\n"):
            if "…" not in line and "//" not in line:
                for one in [line] if line.count("\n{") == 0 else line.splitlines():
                    json.loads(one)
