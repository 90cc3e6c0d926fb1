"""Reading stored matches."""

from __future__ import annotations

import json
from typing import Any

from .errors import BadReplay, CharsuError, IllegalAnswer
from .match import FORMAT, HIDDEN, Match
from .registry import game
from .table import Table

FIELDS: dict[str, type] = {"game": str, "rules": str, "players": int, "options": dict, "answers": list}


def read_match(text: str | bytes) -> Match:
    """The match a replay tells of, able to go on with chance asked."""
    stored = _read(text)
    try:
        table = Table(game(stored["game"]), stored["players"], stored["options"], files=False)
        match = Match.at_table(table, chance="ask")
    except CharsuError as error:
        raise BadReplay(f"this replay cannot be set up: {error}") from error
    for number, answer in enumerate(stored["answers"], 1):
        if answer == HIDDEN:
            raise BadReplay(
                f"answer {number} is hidden: the file was written while the match went on; write it once more at its end"
            )
        try:
            match.play(answer)
        except IllegalAnswer as error:
            raise BadReplay(f"answer {number} cannot be replayed{_versions(stored, match)}: {error}") from error
    return match


def _versions(stored: dict[str, Any], match: Match) -> str:
    if stored["rules"] == match.game.version:
        return ""
    return f" (played by rules {stored['rules']}, these are {match.game.version})"


def _read(text: str | bytes) -> dict[str, Any]:
    try:
        stored = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadReplay(f"this is no replay: the JSON is broken ({error})") from error
    if not isinstance(stored, dict) or stored.get("format") != FORMAT:
        raise BadReplay(f'this is no replay: it does not say "format": "{FORMAT}"')
    for name, kind in FIELDS.items():
        if not isinstance(stored.get(name), kind) or isinstance(stored.get(name), bool):
            raise BadReplay(f"this replay is incomplete: {name} is missing or not a {kind.__name__}")
    for number, answer in enumerate(stored["answers"], 1):
        if not isinstance(answer, str):
            raise BadReplay(f"answer {number} of this replay is not a text")
    return stored
