"""Steps a second of processor time of the Gymnasium environments: one table, and many in one call, against bots.

python bench/gym.py [seconds]      each figure is the median of five turns; games and opponents take turns
"""

from __future__ import annotations

import sys
import time
from collections import defaultdict
from collections.abc import Callable
from statistics import median

import gymnasium
import numpy as np

import charsu
import charsu.envs.gym
from charsu.bots import ask, bot
from charsu.core.match import Match
from charsu.envs import env_id

TURNS = 5
MANY = 256


def one_table(key: str, opponent: str) -> Callable[[float], float]:
    """One environment as `gymnasium.make` gives it, answered at random."""
    env = gymnasium.make(env_id(key), opponents=[opponent])
    rng, (seen, _) = np.random.default_rng(1), env.reset(seed=1)
    state = [seen]

    def play(seconds: float) -> float:
        began, steps = time.process_time(), 0
        while time.process_time() - began < seconds:
            for _ in range(500):
                possible = state[0]["action_mask"].nonzero()[0]
                state[0], _, ended, _, _ = env.step(int(possible[int(rng.random() * len(possible))]))
                if ended:
                    state[0], _ = env.reset()
            steps += 500
        return steps / (time.process_time() - began)

    return play


def many_tables(key: str, opponent: str) -> Callable[[float], float]:
    env = gymnasium.make_vec(env_id(key), MANY, "vector_entry_point", opponents=[opponent])
    rng, (seen, _) = np.random.default_rng(1), env.reset(seed=1)
    state = [seen]

    def play(seconds: float) -> float:
        began, steps = time.process_time(), 0
        while time.process_time() - began < seconds:
            for _ in range(20):
                state[0], *_ = env.step((state[0]["action_mask"] * rng.random((MANY, 1))).argmax(axis=1))
            steps += 20 * MANY
        return steps / (time.process_time() - began)

    return play


def by_a_match(key: str, opponent: str) -> Callable[[float], float]:
    """What the environment did before: a match in Python, and a whole view for each answer of a bot."""
    table = charsu.game(key).table(2)
    rng, player = np.random.default_rng(1), bot(opponent, seed=1)
    state = [Match.at_table(table, seed=1)]

    def step() -> None:
        match = state[0]
        while match.actor == 1:
            match.play(player.choose(match.view(1), match.options(), None))
        if match.is_over:
            state[0] = match = Match.at_table(table, seed=int(rng.integers(1 << 30)))
            while match.actor == 1:
                match.play(ask(player, match))
        mask = np.zeros(table.layout.answers.size, np.int8)
        mask[match.legal_ids()] = 1
        table.layout.row(match.state, 0)
        possible = mask.nonzero()[0]
        match.play(int(possible[int(rng.random() * len(possible))]))

    def play(seconds: float) -> float:
        began, steps = time.process_time(), 0
        while time.process_time() - began < seconds:
            for _ in range(50):
                step()
            steps += 50
        return steps / (time.process_time() - began)

    return play


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    ways = {"one table": one_table, "before": by_a_match, f"{MANY} tables": many_tables}
    for key in charsu.game_keys():
        for opponent in ("random", "greedy"):
            made = {name: way(key, opponent) for name, way in ways.items()}
            rates = defaultdict(list)
            for _ in range(TURNS):
                for name, play in made.items():
                    rates[name].append(play(seconds / 2))
            medians = ", ".join(f"{name} {median(figures):,.0f}" for name, figures in rates.items())
            ratio = median(new / old for new, old in zip(rates["one table"], rates["before"], strict=True))
            print(f"{key} against {opponent}: {medians} steps a second of processor time; one table {ratio:.0f} times the old")


if __name__ == "__main__":
    main()
