"""Counting positions: how many sequences of answers there are, chance included.

A file `tests/perft/<game>.json` holds entries with the number of players, the options, the answers that lead to the
position, and the counts for depth 1, 2, 3 … A changed count means changed rules.

    python -m charsu.testing.perft GAME FILE     count again and write the file
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ..core.game import Game
from ..core.match import Match
from ..core.registry import game as find_game
from .walk import Fault


def perft(match: Match, depth: int) -> int:
    """The number of sequences of `depth` answers from here; a game that ends earlier counts once."""
    return _count(match.game, match.plain.copy(), depth)


def _count(game: Game, s: Any, depth: int) -> int:
    if depth == 0 or s.over:
        return 1
    choices = game.choices.twin()
    game.rules.options(s, choices)
    if depth == 1:
        return int(choices.n)
    return sum(_count(game, after, depth - 1) for after in _following(game, s, choices))


def _following(game: Game, s: Any, choices: Any) -> Iterator[Any]:
    for answer in choices.answer[: choices.n]:
        after = s.copy()
        game.rules.apply(after, answer)
        yield after


def entry_match(game: Game, entry: dict[str, Any]) -> Match:
    """The position an entry starts from."""
    return game.new_match(entry["players"], entry["options"], chance="ask").play(*entry["after"])


def check_perft(game: Game, file: Path) -> None:
    """Every count of the file still holds."""
    for entry in json.loads(file.read_text("utf8")):
        match = entry_match(game, entry)
        counted = [perft(match, depth) for depth in range(1, len(entry["counts"]) + 1)]
        if counted != entry["counts"]:
            raise Fault(f"{game.key}, {entry['players']} players, {entry['options']}: {counted} sequences, not {entry['counts']}")


def write_perft(game: Game, file: Path) -> None:
    """Count again; a file that does not exist yet gets one entry for each number of players."""
    players = range(game.seats[0], game.seats[1] + 1)
    fresh: list[dict[str, Any]] = [{"players": n, "options": {}, "after": [], "counts": [0, 0, 0]} for n in players]
    entries: list[dict[str, Any]] = json.loads(file.read_text("utf8")) if file.exists() else fresh
    for entry in entries:
        match = entry_match(game, entry)
        entry["counts"] = [perft(match, depth) for depth in range(1, len(entry["counts"]) + 1)]
    file.parent.mkdir(parents=True, exist_ok=True)
    rows = ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in entries)
    file.write_text(f"[\n{rows}\n]\n", "utf8")


if __name__ == "__main__":
    write_perft(find_game(sys.argv[1]), Path(sys.argv[2]))
