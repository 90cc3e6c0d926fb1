"""Golden matches: stored games that show one thing each, with the position they must end in.

    python -m charsu.testing.golden FOLDER GAME --event SOLD --title "Goods are sold" [--players 3] [--option k=v]
    python -m charsu.testing.golden --refresh FILE …

The first form searches random games for one that shows the wish: an event, a decision, an answer's notation, or the
end of the game (`--ending`). The match is cut where the wish has come true.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from collections.abc import Callable, Iterable, Mapping
from itertools import count
from pathlib import Path
from typing import Any

from ..core.errors import CharsuError
from ..core.game import Game
from ..core.match import Match
from ..core.names import label
from ..core.registry import game as find_game
from .walk import Fault, walk

Wish = Callable[[Match], bool]
WISHES = ("event", "decision", "answer", "answers")


def position_hash(match: Match) -> str:
    """A hash of everything on the table; independent of how the record is laid out and of room nobody uses."""
    names = sorted(set(match.game.fields) - {"frame", "notes", "n_notes"})
    cells = {name: used(getattr(match.plain, name)) for name in names}
    kept = {name: value for name, value in cells.items() if value not in (0, [])}
    return hashlib.sha256(json.dumps(kept).encode()).hexdigest()[:16]


def used(cells: Any) -> Any:
    """Cells without the unused ones at the end, so that a larger record hashes the same."""
    if not isinstance(cells, list):
        return cells
    rows = [used(row) for row in cells]
    while rows and rows[-1] in (0, -1, []):
        rows.pop()
    return rows


def golden(match: Match, title: str, shows: str) -> str:
    """The text of a golden file."""
    stored = {
        "title": title,
        "shows": shows,
        "position": position_hash(match),
        "result": match.result,
        "match": json.loads(match.to_json()),
    }
    return json.dumps(stored, ensure_ascii=False, indent=1) + "\n"


def check_golden(file: Path) -> Match:
    """The match still replays, shows what it says, and ends where it did."""
    stored = json.loads(file.read_text("utf8"))
    match = Match.from_json(json.dumps(stored["match"]))
    if not shows(match, stored["shows"]):
        raise Fault(f"{file.name} does not show {stored['shows']!r} any more")
    if match.result != stored["result"]:
        raise Fault(f"{file.name} ends with {match.result}, not with {stored['result']}")
    if position_hash(match) != stored["position"]:
        raise Fault(f"{file.name} ({stored['title']}) ends in another position than before")
    return match


def shows(match: Match, wish: str) -> bool:
    """Did the last answer do what was wished: `event SOLD`, `decision SELL`, `answer go 9`, `answers go 9, leave`, `ending`?"""
    kind, _, name = wish.partition(" ")
    game, last = match.game, match.history[-1]
    if kind == "event":
        return any(label(game.words.events, row[0]) == name for row in last.notes)
    if kind == "decision":
        return label(game.rules.decisions, last.decision) == name
    if kind == "answer":
        return last.notation == name
    if kind == "answers":
        wished = name.split(", ")
        return [p.notation for p in match.history[-len(wished) :]] == wished
    return match.is_over


def find_match(
    game: Game, players: int, wish: Wish, options: Mapping[str, Any] | None = None, seeds: Iterable[int] = range(500)
) -> Match:
    """The first random game in which the wish comes true, cut there."""
    for seed in seeds:
        for match in walk(game.new_match(players, options, chance="ask"), seed):
            if match.number and wish(match):
                return match
    raise CharsuError(f"no random game of {game.key} with {players} players shows this")


def refresh(file: Path) -> None:
    """Write the file again with what its match leads to now."""
    stored = json.loads(file.read_text("utf8"))
    file.write_text(golden(Match.from_json(json.dumps(stored["match"])), stored["title"], stored["shows"]), "utf8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m charsu.testing.golden")
    parser.add_argument("--refresh", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--title", default="")
    for kind in WISHES:
        parser.add_argument(f"--{kind}")
    parser.add_argument("--ending", action="store_true")
    args = parser.parse_args()
    if args.refresh:
        for file in args.refresh:
            refresh(file)
        return
    wish = next((f"{kind} {getattr(args, kind)}" for kind in WISHES if getattr(args, kind)), "ending")
    options = dict(pair.split("=", 1) for pair in args.option)
    match = find_match(find_game(args.game), args.players, lambda m: shows(m, wish), options, range(2000))
    store(args.folder, args.title or wish, golden(match, args.title or wish, wish))


def store(folder: Path, title: str, text: str) -> Path:
    """A file named after the title."""
    folder.mkdir(parents=True, exist_ok=True)
    stem = "".join(c if c.isalnum() else "-" for c in title.lower())
    file = next(f for n in count() if not (f := folder / f"{stem}{f'-{n}' if n else ''}.json").exists())
    file.write_text(text, "utf8")
    return file


if __name__ == "__main__":
    main()
