"""Do the chances that a network foresees come true? It plays against itself, and what it said is compared with what came.

python bench/calibration.py GAME PLAYERS MATCHES [ROWS.npz]      the last keeps rows, likings apart, for other questions
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

import charsu
from charsu.nets import load


def play(key: str, players: int, number: int) -> tuple[list[tuple[Any, float, int]], dict[int, float]]:
    """One match of best answers: rows, what the seat asked was promised, whose seat it was; and what each seat got."""
    net, match = load(key, players), charsu.game(key).new_match(players, seed=9000 + number)
    promised = []
    while match.actor is not None:
        ids = match.legal_ids()
        answer = ids[0]
        if len(ids) > 1:
            row = net.layout.row(match.state, match.actor)
            shares, likings = net.judge(row, ids)
            promised.append((row.copy(), shares[match.actor], match.actor))
            answer = ids[int(np.argmax(likings))]
        match.play(answer)
    ranks = {row["seat"]: row["rank"] for row in match.result or []}
    firsts = sum(rank == 1 for rank in ranks.values())
    return promised, {seat: (rank == 1) / firsts for seat, rank in ranks.items()}


def report(key: str, players: int, matches: int, keep: str = "") -> None:
    """Brier's score by quarter of the match, and what was said against what came, in fifths."""
    said, came, when, rows = [], [], [], []
    for number in range(matches):
        promised, got = play(key, players, number)
        for i, (row, share, seat) in enumerate(promised):
            said.append(share)
            came.append(got[seat])
            when.append(4 * i // len(promised))
            rows.append(row)
    p, y, quarter = np.array(said), np.array(came), np.array(when)
    scores = [f"{np.mean((p - y)[quarter == q] ** 2):.3f}" for q in range(4)]
    equal = np.mean((1 / players - y) ** 2)
    print(f"{key}, {players} players, {matches} matches, {len(p)} answers: Brier {' '.join(scores)}, always equal {equal:.3f}")
    for k in range(5):
        these = np.minimum((p * 5).astype(int), 4) == k
        if these.any():
            print(f"  {p[these].mean():.2f} -> {y[these].mean():.2f} ({these.sum()})")
    if keep:
        np.savez_compressed(keep, rows=np.array(rows, np.int16), said=p, came=y)


if __name__ == "__main__":
    report(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), *sys.argv[4:])
