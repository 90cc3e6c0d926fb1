"""What a network does differently: answers a match of the network and of the heuristic, playing against each other.

python bench/habits.py GAME MATCHES
"""

from __future__ import annotations

import sys
from collections import Counter

import charsu
from charsu.bots import ask, bot


def habits(key: str, matches: int) -> None:
    """Prints how often either side gives each answer, those that differ most first."""
    counts, scores, won = (Counter(), Counter()), [0.0, 0.0], 0.0
    for number in range(matches):
        match = charsu.game(key).new_match(2, seed=500 + number // 2)
        mine = number % 2
        players = [bot("net"), bot("greedy", seed=number)][:: 1 if mine == 0 else -1]
        while match.actor is not None:
            side, options = int(match.actor != mine), len(match.legal_ids())
            answer = ask(players[match.actor], match)
            if options > 1:
                counts[side][next(o.notation for o in match.options() if o.id == answer)] += 1
            match.play(answer)
        for row in match.result or []:
            scores[int(row["seat"] != mine)] += next(iter(row["scores"].values()))
            won += row["seat"] == mine and row["rank"] == 1
    print(
        f"{key}: {matches} matches, network wins {won / matches:.0%}, scores {scores[0] / matches:.1f} : {scores[1] / matches:.1f}"
    )
    every = sorted(counts[0] | counts[1], key=lambda text: -abs(counts[0][text] - counts[1][text]))
    for text in every[:24]:
        print(f"  {text}: {counts[0][text] / matches:.2f} : {counts[1][text] / matches:.2f}")


if __name__ == "__main__":
    habits(sys.argv[1], int(sys.argv[2]))
