"""Rows as a network likes them: names told one by one, large numbers scaled and in steps, seats counted from one's own.

    env = Encoded(TableEnv("yspahan", opponents=["greedy"]))      # observations are float32 features, masks as before
    features_of("yspahan", players=2).encode(step.observation)    # rows of any other environment

What each feature is made of follows from the layout of the rows and from some play, the same for everybody who asks with the same
seed; `charsu.nets` sees positions in the same way.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ..core.extras import wanted
from ..core.game import Game
from ..core.layout import layout
from ..core.registry import as_game
from ..nets.features import Features
from .gym import SEEDS, TableEnv, TableVectorEnv

with wanted():
    import gymnasium
    from gymnasium import spaces

MATCHES = 48  # of the sample, played at the same time
ANSWERS = 600  # of each learner in it
OFTEN = 12  # every so many of them the tables are looked at


def features_of(
    game: Game | str, players: int = 2, options: Mapping[str, Any] | None = None, perfect: bool = False, seed: int = 1
) -> Features:
    """The features of a kind of table, made from play at random against the heuristic, as every seat sees it."""
    game = as_game(game)
    form, dice = layout(game), np.random.default_rng(seed)
    envs = TableVectorEnv(MATCHES, game, ["greedy"] * (players - 1), options=options)
    seen, _ = envs.reset(seed=int(dice.integers(SEEDS)))
    rows = []
    for number in range(ANSWERS):
        masks = seen["action_mask"]
        seen, *_ = envs.step((masks * dice.random(masks.shape)).argmax(axis=1))
        if number % OFTEN == 0:
            records = [envs.given.tables.record(i).copy() for i in range(MATCHES)]
            rows += [form.row(record, seat, perfect) for record in records for seat in range(players)]
    return Features.of_sample(game, np.array(rows))


class Encoded(gymnasium.ObservationWrapper[Any, Any, Any]):
    """A table of `charsu.envs.gym` whose observations are features instead of rows."""

    def __init__(self, env: gymnasium.Env[Any, Any], features: Features | None = None) -> None:
        super().__init__(env)
        table = env.unwrapped
        if not isinstance(table, TableEnv):
            raise TypeError(f"{table} is no table of charsu.envs.gym; encode the rows of others by `features_of(…).encode(rows)`")
        self.features = features or features_of(table.game, table.players, table.given.options, table.given.perfect)
        numbers = spaces.Box(-1.0, 1.0, (self.features.size,), np.float32)
        self.observation_space = spaces.Dict({"observation": numbers, "action_mask": spaces.MultiBinary(table.layout.answers.size)})

    def observation(self, observation: Any) -> Any:
        return {**observation, "observation": self.features.encode(observation["observation"][None])[0]}

    def action_masks(self) -> Any:
        """What is possible now, as MaskablePPO asks for it."""
        return self.env.unwrapped.action_masks()
