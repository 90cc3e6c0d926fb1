"""Our rulebooks as sections, for the help in the browser."""

from __future__ import annotations

import re
from typing import Any

from ..core.game import Game
from .fill import fill
from .pages import sources, spoken

HEADING = re.compile(r"^(#{1,4}) +(.+?) *#*$")
RULE = re.compile(r"\b[A-Z]{2,3}-(?:[A-Z0-9]+-)?\d+\b")


def book(game: Game, language: str) -> dict[str, Any]:
    """The rulebook in a language, else in English."""
    language = spoken(game, language)
    text = "\n\n".join(fill(page, game, language) for _, page in sources(game, language))
    return {"game": game.key, "language": language, "sections": sections(text)}


def sections(text: str) -> list[dict[str, Any]]:
    """A section for each heading, in reading order."""
    parts: list[dict[str, Any]] = []
    lines: list[str] = []
    for line in text.splitlines():
        heading = HEADING.match(line)
        if heading:
            _close(parts, lines)
            lines = []
            parts.append({"id": slug(heading[2]), "level": len(heading[1]), "title": heading[2], "markdown": "", "rules": []})
        else:
            lines.append(line)
    _close(parts, lines)
    return parts


def _close(parts: list[dict[str, Any]], lines: list[str]) -> None:
    if parts:
        parts[-1]["markdown"] = "\n".join(lines).strip()
        parts[-1]["rules"] = sorted(set(RULE.findall(parts[-1]["title"] + " " + parts[-1]["markdown"])))


def slug(title: str) -> str:
    return re.sub(r"[^\w]+", "-", title.lower()).strip("-")
