"""Many matches to learn from, with tensors for everything: the vector environments, and the heuristic inside them."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np
import torch

from ..core.chance import draw
from ..core.flow import actor
from ..core.game import Game, Ruleset
from ..core.program import Code, prefer
from ..core.rule import rule
from ..envs import gpu
from ..envs.gpu import GpuVectorEnv
from ..envs.vector import VectorEnv
from ..sim.cuda_link import device_functions, launcher, load_cuda

THREADS = 128
SALT = 0x6EED


@rule
def greedy_one(states: Any, lists: Any, seeds: Any, counters: Any, salt: int, actions: Any, i: int) -> None:
    """What the heuristic likes best in match `i`; among equals by chance."""
    s = states[i]
    player = actor(s)
    best = 0
    most = prefer(s, player, lists[i].answer[0])
    ties = 1
    for k in range(1, lists[i].n):
        liking = prefer(s, player, lists[i].answer[k])
        if liking > most:
            most = liking
            best = k
            ties = 1
        elif liking == most:
            ties += 1
            if draw(seeds[i] ^ salt, counters[i] * 512 + k, ties) == 0:
                best = k
    actions[i] = lists[i].answer[best]


@rule
def greedy_some(states: Any, lists: Any, seeds: Any, counters: Any, salt: int, actions: Any, order: Any, n: int) -> None:
    """The same in each of the first `n` matches named."""
    for k in range(n):
        greedy_one(states, lists, seeds, counters, salt, actions, order[k])


PARAMS = gpu.PARAMS
ON_CPU = Code("greedy", {"greedy_some": greedy_some}, (sys.modules[__name__],))
ON_GPU = Code("greedy", {"greedy_one": greedy_one}, (sys.modules[__name__],))


@cache
def _greedy_on_gpu(rules: Ruleset) -> Any:
    cuda, types = load_cuda(), ON_GPU.types(rules)
    greedy_ = device_functions(ON_GPU.program(rules), types).greedy_one

    def greedy(states: Any, lists: Any, seeds: Any, counters: Any, salt: int, actions: Any, order: Any, n: int) -> None:
        thread = cuda.grid(1)
        if thread < n:
            greedy_(states, lists, seeds, counters, salt, actions, order[thread])

    return launcher(greedy, types)


class Matches:
    """A vector environment and its tensors, on the processor or on the card."""

    def __init__(
        self, game: Game, size: int, players: Sequence[int], options: Sequence[Mapping[str, Any]], seed: int, device: str
    ) -> None:
        self.size, self.device, self.game = size, device, game
        self.on_card = device == "cuda"
        self.env: Any = (GpuVectorEnv if self.on_card else VectorEnv)(game, size, players, options, seed=seed)
        self.answers, self.seats = self.env.answers, game.seats[1]
        rules = self.env.tables.rules
        self._greedy = _greedy_on_gpu(rules) if self.on_card else ON_CPU.compiled(rules)["greedy_some"]
        each = np.array([table.players for table in self.env.tables.each])
        self.players = torch.as_tensor(each[self.env.kinds], device=device).long()

        def tensor(name: str) -> Any:
            array = getattr(self.env, name)
            return array if self.on_card else torch.from_numpy(array)

        self.observation, self.mask, self.actor = tensor("observation"), tensor("mask"), tensor("actor")
        self.reward, self.done = tensor("reward"), tensor("done")

    def reset(self, seed: int) -> None:
        self.env.reset(seed)

    def step(self, actions: Any) -> None:
        """One answer in every match; where it is -1, the match waits."""
        if self.on_card:
            self.env.step(actions)
            return
        given = actions.numpy()
        waiting = np.flatnonzero(given < 0)
        assert self.env.take(given) == len(waiting)

    def sample(self) -> Any:
        return self.env.sample().clone() if self.on_card else torch.from_numpy(self.env.sample().copy())

    def greedy(self, out: Any, which: Any, salt: int = SALT) -> None:
        """What the heuristic answers in some matches, written into `out`."""
        env = self.env
        if self.on_card:
            played = env._played.states, env._played.lists, env._played.seeds, env._played.counters
            array, blocks = env.cuda.as_cuda_array, -(-which.numel() // THREADS)
            self._greedy[blocks, THREADS](*played, salt, array(out), array(which), which.numel())
        else:
            played = env.states, env.matches.lists, env.matches.seeds, env.matches.counters
            self._greedy(*played, salt, out.numpy(), which.numpy(), which.numel())

    def shares(self) -> Any:
        """Of the victory, by seat, where a match just ended."""
        n = self.players[:, None]
        seated = torch.arange(self.reward.shape[1], device=self.device)[None] < n
        return torch.where(seated, (self.reward + 1) / n, 0.0)
