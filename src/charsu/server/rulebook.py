"""Our rulebooks as sections, for the help in the browser."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from .refusals import Refusal

PACKAGE = Path(__file__).parents[1]
FOLDERS = (PACKAGE / "rulebooks", PACKAGE.parents[1] / "docs" / "rules")  # in the wheel; in the source tree
HEADING = re.compile(r"^(#{1,4}) +(.+?) *#*$")
RULE = re.compile(r"\b[A-Z]{3}-[A-Z0-9]+-\d+\b")


def rulebook(game: str, language: str) -> dict[str, Any]:
    """The rulebook in a language, else in English."""
    for spoken in (language, "en"):
        for path in _candidates(game, spoken):
            if path.is_file():
                return {"game": game, "language": spoken, "sections": sections(path.read_text("utf8"))}
    raise Refusal("not-found", f"there is no rulebook of {game}")


def _candidates(game: str, language: str) -> list[Path]:
    names = [f"{game}.{language}.md"] + ([f"{game}.md"] if language == "en" else [])
    return [folder / name for folder in FOLDERS for name in names]


def sections(text: str) -> list[dict[str, Any]]:
    """A section for each heading, in reading order."""
    found: list[dict[str, Any]] = []
    lines: list[str] = []
    for line in text.splitlines():
        heading = HEADING.match(line)
        if heading:
            _close(found, lines)
            lines = []
            found.append({"id": slug(heading[2]), "level": len(heading[1]), "title": heading[2], "markdown": "", "rules": []})
        else:
            lines.append(line)
    _close(found, lines)
    return found


def _close(found: list[dict[str, Any]], lines: list[str]) -> None:
    if found:
        found[-1]["markdown"] = "\n".join(lines).strip()
        found[-1]["rules"] = sorted(set(RULE.findall(found[-1]["title"] + " " + found[-1]["markdown"])))


def slug(title: str) -> str:
    return re.sub(r"[^\w]+", "-", title.lower()).strip("-")
