"""Our rulebooks as sections, for the help in the browser."""

from __future__ import annotations

import re
from typing import Any

from ..core.errors import CharsuError
from ..core.registry import game as find_game
from ..core.rulebook import rulebook as read
from ..core.rulebook import spoken
from .refusals import Refusal

HEADING = re.compile(r"^(#{1,4}) +(.+?) *#*$")
RULE = re.compile(r"\b[A-Z]{2,3}-(?:[A-Z0-9]+-)?\d+\b")


def rulebook(game: str, language: str) -> dict[str, Any]:
    """The rulebook in a language, else in English."""
    about = find_game(game)
    language = spoken(about, language)
    try:
        return {"game": game, "language": language, "sections": sections(read(about, language))}
    except CharsuError as error:
        raise Refusal("not-found", f"there is no rulebook of {game}") from error


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
