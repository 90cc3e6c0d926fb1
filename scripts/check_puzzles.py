"""Tries every puzzle that comes with the package: can it be shown and explained, in all languages? No browser is needed.

    python scripts/check_puzzles.py

It takes about five minutes of one core. What it finds is stored every few puzzles in tests/analysis/puzzles_shown.json, so that
it goes on where it stopped. A collection that has changed since is tried anew, and a test fails until that was done.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from analysis.showing import STORED, fault, fingerprint, kind_of  # noqa: E402
from charsu.analysis.puzzles import games_with_puzzles, puzzles_of  # noqa: E402

AT_ONCE = 20  # puzzles between two writings


def main() -> int:
    """How many puzzles have a fault."""
    stored: dict[str, Any] = json.loads(STORED.read_text("utf8")) if STORED.exists() else {}
    for game in games_with_puzzles():
        if stored.get(game, {}).get("file") != fingerprint(game):
            stored[game] = {"file": fingerprint(game), "tried": 0, "asked": {}, "faults": {}}
        for tried in _tried(game, stored[game]):
            if tried % AT_ONCE == 0 or tried == len(puzzles_of(game).puzzles):
                STORED.write_text(json.dumps(stored, indent=1) + "\n", "utf8")
                print(f"{game}: {tried} of {len(puzzles_of(game).puzzles)}", flush=True)
    faults = {name: said for row in stored.values() for name, said in row["faults"].items()}
    print("\n".join(f"{name}: {said}" for name, said in faults.items()) or "All of them can be shown and explained.")
    return len(faults)


def _tried(game: str, row: dict[str, Any]) -> Iterator[int]:
    """Tries the puzzles of a game that are left, and gives how many were tried after each."""
    collection = puzzles_of(game)
    asked = Counter(row["asked"])
    for puzzle in collection.puzzles[row["tried"] :]:
        asked[kind_of(collection, puzzle)] += 1
        if said := fault(collection, puzzle):
            row["faults"][collection.name_of(puzzle)] = said
        row |= {"tried": row["tried"] + 1, "asked": dict(sorted(asked.items()))}
        yield row["tried"]


if __name__ == "__main__":
    sys.exit(min(main(), 1))
