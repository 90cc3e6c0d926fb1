"""What a network does differently: answers a match of the network and of the heuristic, playing against each other.

python bench/habits.py GAME MATCHES [PICTURE.svg]      (the picture needs matplotlib)
"""

from __future__ import annotations

import sys
from collections import Counter

import charsu
from charsu.bots import ask, bot

SHOWN = 12  # answers in a picture


def habits(key: str, matches: int, picture: str = "") -> None:
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
    if picture:
        draw(picture, key, [(text, counts[0][text] / matches, counts[1][text] / matches) for text in every[:SHOWN]])


def draw(picture: str, key: str, bars: list[tuple[str, float, float]]) -> None:
    """Two bars for each answer: the network's and the heuristic's."""
    from matplotlib import pyplot, rcParams

    pyplot.switch_backend("svg")
    rcParams["svg.hashsalt"] = "charsu"
    figure, panel = pyplot.subplots(figsize=(6.4, 0.34 * len(bars) + 1))
    places = range(len(bars))
    panel.barh([p - 0.2 for p in places], [network for _, network, _ in bars], 0.4, label="network")
    panel.barh([p + 0.2 for p in places], [heuristic for _, _, heuristic in bars], 0.4, label="heuristic")
    panel.set_yticks(list(places), [text for text, _, _ in bars])
    panel.invert_yaxis()
    panel.set_xlabel(f"{key}: answers a match of two")
    panel.legend()
    figure.tight_layout()
    figure.savefig(picture, metadata={"Date": None})


if __name__ == "__main__":
    habits(sys.argv[1], int(sys.argv[2]), *sys.argv[3:])
