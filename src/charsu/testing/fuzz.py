"""Looking for trouble: random tables and random games until the time is up.

    python -m charsu.testing.fuzz GAME [--seconds 60] [--seed 1]

Finds crashes, dead ends, endless games, numbers that do not fit, full lists, broken positions, missing words, leaks, and
answers that could be taken back freely although they revealed something. The first fault ends the search.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from typing import Any

from ..core.chance import draw
from ..core.game import Game
from ..core.registry import game as find_game
from .conformance import check_leaks, check_random_games, check_undo
from .secrets import check_questions, check_told
from .walk import MOST, Fault, at_random, player_counts, stubborn


def random_options(game: Game, seed: int) -> dict[str, Any]:
    """Each option keeps its default or takes any of the values it offers."""
    chosen = {}
    for number, option in enumerate(game.table_options):
        if option.values and draw(seed, number, 3) == 0:
            chosen[option.key] = option.values[draw(seed, 1000 + number, len(option.values))]
    return chosen


def tables(game: Game, seed: int) -> Iterator[tuple[int, int, dict[str, Any]]]:
    """Seeds, numbers of players and options without end."""
    while True:
        options = random_options(game, seed)
        counts = player_counts(game, options)
        if counts:
            yield seed, counts[draw(seed, 2000, len(counts))], options
        seed += 1


LONG = 2000  # answers after which most games are cut, for the sake of more tables


def fuzz(game: Game, seconds: float, seed: int = 1) -> int:
    """How many games were played without a fault; every fourth of them to its end."""
    began = time.monotonic()
    for played, (number, players, options) in enumerate(tables(game, seed)):
        most = LONG if number % 4 else MOST
        check_random_games(game, players, options, number, choose=at_random if number % 2 else stubborn, most=most)
        check_undo(game, players, options, number)
        check_leaks(game, players, options, number)
        check_told(game, players, options, number)
        check_questions(game, players, options, number)
        if time.monotonic() - began > seconds:
            return played + 1
    raise AssertionError("tables never end")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m charsu.testing.fuzz")
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    try:
        played = fuzz(find_game(args.game), args.seconds, args.seed)
    except Fault as fault:
        print(fault)
        return 1
    print(f"{played} tables of {args.game} without a fault")
    return 0


if __name__ == "__main__":
    sys.exit(main())
