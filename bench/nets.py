"""What a look costs on one core, in processor time: python bench/nets.py [GAME …]"""

from __future__ import annotations

import sys
import time

import numpy as np

import charsu
from charsu.bots import ask, bot
from charsu.bots.search import SearchBot
from charsu.bots.thinking import LEVELS, Budget, Settings
from charsu.nets import load
from charsu.nets.net import _look

LOOKS = 20_000
POSITIONS = 6
ITERATIONS = 4000
SEARCHES = (  # how, by which network, and a part of the iterations
    ("that the network judges at once", Settings(), "", 1),
    ("that it plays on", LEVELS["sultan"].settings, "", 10),
    ("by the heuristic", Settings(), None, 1),
)


def measure(key: str) -> None:
    net, match = load(key, 2), charsu.game(key).new_match(2, seed=5)
    kept = []
    while not match.is_over:
        if match.number % 40 == 0 and len(match.legal_ids()) > 2:
            kept.append(match.copy())
        match.play(ask(bot("net"), match))
    work, tables, spent = _look(), net.tables(), []
    for one in kept[:POSITIONS]:
        row, ids = net.layout.row(one.state, one.actor), np.array(one.legal_ids())
        shares, likings = np.zeros(2), np.zeros(len(ids))
        work(tables, row, shares, likings, ids, len(ids))
        began = time.process_time()
        for _ in range(LOOKS // POSITIONS):
            work(tables, row, shares, likings, ids, len(ids))
        spent.append(1e6 * (time.process_time() - began) / (LOOKS // POSITIONS))
    lines = [f"{key}: a look {np.median(spent):.1f} µs ({len(tables.reads)} reads, {tables.first.nbytes / 1e6:.1f} MB)"]
    for name, settings, file, part in SEARCHES:
        paces, iterations = [], ITERATIONS // part
        for one in kept[:POSITIONS]:
            player = SearchBot(Budget(None, iterations), seed=1, settings=settings)
            player.network = file
            player.think(one.view(one.actor), one.options())
            began = time.process_time()
            player.think(one.view(one.actor), one.options())
            paces.append(1e6 * (time.process_time() - began) / iterations)
        lines.append(f"an iteration {name} {np.median(paces):.1f} µs")
    print(", ".join(lines), flush=True)


if __name__ == "__main__":
    for game in sys.argv[1:] or ("istanbul", "yspahan", "cairo"):
        measure(game)
