"""A learner of somebody else's, from the first match to the arena: sb3-contrib's MaskablePPO on features instead of rows.

pip install "charsu[envs,arena]" sb3-contrib
python examples/learn.py                                              # some minutes; writes agent.zip
PYTHONPATH=examples charsu arena yspahan --bots random,greedy,learn:Agent --games 100
"""

from __future__ import annotations

import argparse
from functools import cache
from typing import Any

import numpy as np
from sb3_contrib import MaskablePPO

from charsu.core.layout import layout
from charsu.envs.encoding import Encoded, features_of
from charsu.envs.gym import TableEnv

FILE = "agent.zip"


@cache
def features(game: str) -> Any:
    return features_of(game, players=2)


def learn(game: str, steps: int, opponent: str) -> MaskablePPO:
    """An agent that met one opponent."""
    env = Encoded(TableEnv(game, opponents=[opponent]), features(game))
    model = MaskablePPO("MultiInputPolicy", env, n_steps=min(2048, steps), batch_size=256, ent_coef=0.01, seed=1)
    return model.learn(steps)


def share(model: MaskablePPO, game: str, opponent: str, matches: int) -> float:
    """Its share of victories."""
    env = Encoded(TableEnv(game, opponents=[opponent]), features(game))
    won = 0.0
    for number in range(matches):
        seen, _ = env.reset(seed=number)
        over, reward = False, 0.0
        while not over:
            answer, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, reward, over, _, _ = env.step(int(answer))
        won += (reward + 1) / 2
    return won / matches


class Agent:
    """The learned one as a bot of the arena: a view's record gives exactly the row of training."""

    def __init__(self) -> None:
        self.model = MaskablePPO.load(FILE)

    def choose(self, view: Any, options: Any, clock: float | None = None) -> Any:
        row = layout(view.game).row(view.record, view.seat)
        mask = np.zeros(self.model.action_space.n, bool)
        mask[[option.id for option in options]] = True
        seen = {"observation": features(view.game.key).encode(row[None])[0], "action_mask": mask.astype(np.int8)}
        answer, _ = self.model.predict(seen, action_masks=mask, deterministic=True)
        return next(option for option in options if option.id == answer)


if __name__ == "__main__":
    given = argparse.ArgumentParser(description="Train an agent and play it.")
    given.add_argument("--game", default="yspahan")
    given.add_argument("--steps", type=int, default=100_000)
    given.add_argument("--opponent", default="random")
    given.add_argument("--matches", type=int, default=100)
    told = given.parse_args()
    agent = learn(told.game, told.steps, told.opponent)
    agent.save(FILE)
    print(f"wins {share(agent, told.game, told.opponent, told.matches):.0%} of {told.matches} against {told.opponent}")
