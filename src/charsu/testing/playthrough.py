"""A whole game as text: every question, what could be answered, what was, and what came of it.

Frozen files `tests/playthrough/<game>-….txt` show every change of rules, notation or words as a difference one can read.
The first line of a file says how it was made.

    python -m charsu.testing.playthrough FILE …                          make the files again
    python -m charsu.testing.playthrough FILE GAME PLAYERS SEED [k=v …]  make a new one
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from ..core.flow import CHANCE
from ..core.game import Game
from ..core.match import Match
from ..core.registry import game as find_game
from .walk import Fault, at_random

SHOWN = 400  # answers; enough to see everything, short enough to read


def playthrough(game: Game, players: int, seed: int, options: Mapping[str, Any] | None = None) -> str:
    """The text of one random game."""
    return "\n".join(_lines(game, players, seed, dict(options or {}))) + "\n"


def _lines(game: Game, players: int, seed: int, options: dict[str, Any]) -> Iterator[str]:
    yield json.dumps({"game": game.key, "players": players, "seed": seed, "options": options})
    match = game.new_match(players, options, chance="ask")
    while not match.is_over and match.number < SHOWN:
        yield from _answer(match, seed)
    yield ""
    yield match.question()
    yield from (json.dumps(row) for row in match.result or ())
    yield from (f"{name}: {_cells(value)}" for name, value in _table(match))


def _answer(match: Match, seed: int) -> Iterator[str]:
    who = "chance" if match.actor == CHANCE else f"seat {match.actor}"
    yield ""
    yield f"{match.number + 1}. {who}: {match.question()}"
    yield f"   {_listed([str(a) for a in match.options()])}"
    match.play(at_random(match, seed, match.number))
    played = match.history[-1]
    yield f"   > {played.notation}"
    yield from (f"   {match.game.event_text(list(row)).say()}" for row in played.notes)


def _listed(texts: list[str]) -> str:
    return ", ".join(texts if len(texts) <= 20 else [*texts[:19], f"… {texts[-1]} ({len(texts)} in all)"])


def _table(match: Match) -> list[tuple[str, Any]]:
    hidden = ("frame", "notes", "n_notes", "mute")
    return [(name, getattr(match.plain, name)) for name in match.game.fields if name not in hidden]


def _cells(value: Any) -> str:
    return json.dumps(value).replace(" ", "")


def check_playthrough(file: Path) -> None:
    """The same game still reads the same."""
    then = file.read_text("utf8")
    now = again(file)
    if now != then:
        pairs = enumerate(zip([*then.splitlines(), "(end)"], [*now.splitlines(), "(end)"], strict=False), 1)
        line, (old, new) = next((n, pair) for n, pair in pairs if pair[0] != pair[1])
        raise Fault(f"{file.name} has changed in line {line}: {old!r} is now {new!r}")


def again(file: Path) -> str:
    """The text a file's first line asks for."""
    made = json.loads(file.read_text("utf8").partition("\n")[0])
    return playthrough(find_game(made["game"]), made["players"], made["seed"], made["options"])


def main(arguments: list[str]) -> None:
    if len(arguments) >= 4 and arguments[2].isdigit():
        file, key, players, seed, *pairs = arguments
        text = playthrough(find_game(key), int(players), int(seed), dict(pair.split("=", 1) for pair in pairs))
        Path(file).write_text(text, "utf8")
    else:
        for file in arguments:
            Path(file).write_text(again(Path(file)), "utf8")


if __name__ == "__main__":
    main(sys.argv[1:])
