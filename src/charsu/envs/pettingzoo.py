"""PettingZoo: one agent for each seat, in turn. `env(game, players)` makes one with the usual checks, `raw_env` without."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ..core.errors import IllegalAnswer
from ..core.extras import wanted
from . import env_id
from .rendering import MODES, check_mode
from .vector import VectorEnv

with wanted():
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

MODES_HERE = (*MODES, "human")


def env(game: str = "istanbul", players: int = 2, **more: Any) -> Any:
    """The environment as PettingZoo's own are: it watches the order of calls, and an impossible answer loses the match.

    The environment looks after impossible answers itself; each of PettingZoo's wrappers would cost a fifth of the speed.
    """
    return wrappers.OrderEnforcingWrapper(raw_env(game, players, **{"illegal": "lose", **more}))


class raw_env(AECEnv):  # noqa: N801 (the name PettingZoo uses)
    """A match. Observations are `{"observation": int16 row, "action_mask": int8 row}`; rewards come at the end and add up to 0.

    An impossible answer is refused (`illegal="raise"`), or ends the match with -1 for its giver alone (`illegal="lose"`).
    """

    metadata = {"render_modes": list(MODES_HERE), "name": "charsu", "is_parallelizable": False, "render_fps": 2}

    def __init__(
        self,
        game: str = "istanbul",
        players: int = 2,
        options: Mapping[str, Any] | None = None,
        perfect: bool = False,
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_mode(render_mode, MODES_HERE)
        self.table = VectorEnv(game, 1, players, options, perfect=perfect)
        self.metadata = {**self.metadata, "name": env_id(self.table.game.key)}
        self.render_mode, self.illegal = render_mode, illegal
        self.possible_agents = [f"seat_{i}" for i in range(players)]
        row = spaces.Box(*self.table.layout.bounds(), dtype=np.int16)
        seen = spaces.Dict({"observation": row, "action_mask": spaces.MultiBinary(self.table.answers)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(self.table.answers) for agent in self.possible_agents}
        self._fresh = 0

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is None:
            self._fresh += 1
        self.table.reset(self._fresh if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.actor[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees; only the seat asked has answers in its mask."""
        seat = int(agent[5:])
        if agent == self.agent_selection and not self.terminations.get(agent, True):
            return {"observation": self.table.observation[0].copy(), "action_mask": self.table.mask[0].copy()}
        return {"observation": self.table.look(0, seat), "action_mask": np.zeros(self.table.answers, np.int8)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        if action is None:
            raise IllegalAnswer("an answer is wanted, not None")
        try:
            self.table.step(action)
        except IllegalAnswer:
            if self.illegal == "raise":
                raise
            self._end({agent: -1.0})
            return
        if self.table.done[0]:
            self._end({name: float(self.table.reward[0, seat]) for seat, name in enumerate(self.possible_agents)})
        self.agent_selection = self.possible_agents[self.table.actor[0]]
        if self.render_mode == "human":
            self.render()

    def _end(self, rewards: Mapping[str, float]) -> None:
        """The match is over for all."""
        self.rewards.update(rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> Any:
        """The table as a guest sees it, with perfect information as it is, in the way `render_mode` says; `human` prints it."""
        if self.render_mode is None:
            return None
        mode = "ansi" if self.render_mode == "human" else self.render_mode
        picture = self.table.render(mode, [0])[0]
        if self.render_mode != "human":
            return picture
        print(picture)
        return None

    def close(self) -> None:
        """Nothing is held open."""
