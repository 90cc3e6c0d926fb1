"""How long it takes to open a stored match: a long random match of each game, written to SQLite and rebuilt from its log.

python bench/opening.py
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time

import charsu
from charsu.core.registry import games
from charsu.server.store import Store
from charsu.tables.entries import hashed
from charsu.tables.messages import NewTable
from charsu.tables.opening import open_table
from charsu.tables.reading import read
from charsu.tables.table import Table


def longest(key: str, tries: int) -> charsu.Match:
    """The longest of some random matches with all seats taken."""
    matches = []
    for seed in range(tries):
        match, chance = charsu.game(key).new_match(charsu.game(key).seats[1], seed=seed), random.Random(seed)
        while not match.is_over:
            match.play(chance.choice(match.legal_ids()))
        matches.append(match)
    return max(matches, key=lambda match: match.number)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{folder}/opening.sqlite")
        for key in games():
            match = longest(key, 5)
            seats = [{"kind": "me"}] + [{"kind": "hot"}] * (match.players - 1)
            table = open_table(read(NewTable, {"seats": seats}), hashed("x"), match, None)
            asyncio.run(store.open(table, table.entries, table.status, False))
            seconds = []
            for _ in range(5):
                began = time.perf_counter()
                Table.load(*(store.load(table.charter.id) or (None, []))).moves()  # type: ignore[arg-type]
                seconds.append(time.perf_counter() - began)
            print(f"{key}: {match.number} answers open in {1000 * min(seconds):.0f} to {1000 * max(seconds):.0f} ms")
        store.close()


if __name__ == "__main__":
    main()
