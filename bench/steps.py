"""The levels that do not look ahead, each against the one below, by thousands of matches on the vector environment.

    python bench/steps.py GAME,PLAYERS … [--matches 2000]

One seat of the upper level, the lower one in all others; the same seats, dice and answers whenever it is run.
"""

from __future__ import annotations

import argparse

import torch

import charsu
from charsu.arena.figures import interval
from charsu.bots import bot
from charsu.envs.opponents import compiled_form
from charsu.train.tables import Matches

STEPS = ("pedlar", "apprentice"), ("greedy", "pedlar")
MOST = 6000  # answers


def share(matches: Matches, upper: str, lower: str) -> float:
    """Of the victory that one seat of the upper level gets, on the average."""
    above, below = (noise for _, noise in filter(None, (compiled_form(bot(name), matches.game) for name in (upper, lower))))
    every, liked = torch.arange(matches.size), torch.zeros(matches.size, dtype=torch.int64)
    seat, won = every % matches.players, torch.zeros(matches.size)
    playing = torch.ones(matches.size, dtype=torch.bool)
    torch.manual_seed(1)
    matches.reset(7)
    for t in range(MOST):
        anything = matches.sample()
        matches.greedy(liked, every, t)
        distracted = torch.rand(matches.size) < torch.where(matches.actor == seat, above, below)
        matches.step(torch.where(distracted, anything, liked))
        over = (matches.done == 1) & playing
        won = torch.where(over, matches.shares().gather(1, seat[:, None])[:, 0], won)
        playing &= ~over
        if t % 50 == 49 and not bool(playing.any()):
            break
    return float(won.mean())


def main() -> None:
    parser = argparse.ArgumentParser(description="How much stronger each of the simple levels is.")
    parser.add_argument("tables", nargs="+", metavar="GAME,PLAYERS")
    parser.add_argument("--matches", type=int, default=2000)
    words = parser.parse_args()
    for table in words.tables:
        key, _, players = table.partition(",")
        matches = Matches(charsu.game(key), words.matches, (int(players),), ({},), 5, "cpu")
        for upper, lower in STEPS:
            won = share(matches, upper, lower)
            low, high = interval(won * words.matches, words.matches)
            print(f"{table},{upper},{lower}: {won:.1%} of {words.matches} ({low:.1%}–{high:.1%})", flush=True)


if __name__ == "__main__":
    main()
