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
from ..core.program import Code, Param, prefer
from ..core.rule import rule
from ..envs import gpu
from ..envs.gpu import GpuVectorEnv
from ..envs.vector import VectorEnv
from ..sim.cuda_link import device_functions, launcher, load_cuda

THREADS, WARP = 128, 32
SALT = 0x6EED
EVEN = 1 << 30  # what ties are broken with


@rule
def like_one(states: Any, lists: Any, likings: Any, i: int, k: int) -> None:
    """How much the heuristic likes the answer `k` in match `i`."""
    likings[i, k] = prefer(states[i], actor(states[i]), lists[i].answer[k])


@rule
def choose_one(lists: Any, seeds: Any, counters: Any, salt: int, likings: Any, actions: Any, i: int) -> None:
    """The answer that is liked best in match `i`; among equals by chance."""
    best = 0
    luck = draw(seeds[i] ^ salt, counters[i] * 512, EVEN)
    for k in range(1, lists[i].n):
        if likings[i, k] < likings[i, best]:
            continue
        mine = draw(seeds[i] ^ salt, counters[i] * 512 + k, EVEN)
        if likings[i, k] > likings[i, best] or mine > luck:
            best = k
            luck = mine
    actions[i] = lists[i].answer[best]


@rule
def greedy_some(
    states: Any, lists: Any, seeds: Any, counters: Any, salt: int, likings: Any, actions: Any, order: Any, n: int
) -> None:
    """What the heuristic answers in each of the first `n` matches named."""
    for m in range(n):
        i = order[m]
        for k in range(lists[i].n):
            like_one(states, lists, likings, i, k)
        choose_one(lists, seeds, counters, salt, likings, actions, i)


PARAMS = {**gpu.PARAMS, "likings": Param(np.int64, 2)}
ON_CPU = Code("greedy", {"greedy_some": greedy_some}, (sys.modules[__name__],))
ON_GPU = Code("greedy", {"like_one": like_one, "choose_one": choose_one}, (sys.modules[__name__],))


def greedy_kernel(rules: Ruleset) -> tuple[Any, Any]:
    """The same on a card, with the types of what it takes: a warp for each match, whose threads judge every 32nd answer."""
    cuda, types = load_cuda(), ON_GPU.types(rules)
    calls = device_functions(ON_GPU.program(rules), types)
    like_, choose_ = calls.like_one, calls.choose_one

    def greedy(
        states: Any, lists: Any, seeds: Any, counters: Any, salt: int, likings: Any, actions: Any, order: Any, n: int
    ) -> None:  # fmt: skip
        thread = cuda.grid(1)
        m, lane = thread // WARP, thread % WARP
        if m >= n:
            return
        i = order[m]
        for k in range(lane, lists[i].n, WARP):
            like_(states, lists, likings, i, k)
        cuda.syncwarp()
        if lane == 0:
            choose_(lists, seeds, counters, salt, likings, actions, i)

    return greedy, types


@cache
def _greedy_on_gpu(rules: Ruleset) -> Any:
    return launcher(*greedy_kernel(rules))


class Matches:
    """A vector environment and its tensors, on the processor or on the card."""

    def __init__(
        self, game: Game, size: int, players: Sequence[int], options: Sequence[Mapping[str, Any]], seed: int, device: str
    ) -> None:
        self.size, self.device, self.game = size, device, game
        self.on_card = device == "cuda"
        self.env: Any = (GpuVectorEnv if self.on_card else VectorEnv)(game, size, players, options, seed=seed, glance=True)
        self.answers, self.seats = self.env.answers, game.seats[1]
        rules = self.env.tables.rules
        self._greedy = _greedy_on_gpu(rules) if self.on_card else ON_CPU.compiled(rules)["greedy_some"]
        each = np.array([table.players for table in self.env.tables.each])
        self.players = torch.as_tensor(each[self.env.kinds], device=device).long()

        def tensor(name: str) -> Any:
            array = getattr(self.env, name)
            return array if self.on_card else torch.from_numpy(array)

        self.observation, self.mask, self.actor = tensor("observation"), tensor("mask"), tensor("actor")
        self.reward, self.done, self.worth = tensor("reward"), tensor("done"), tensor("worth")
        self.action: Any = getattr(self.env, "action", torch.zeros(size, dtype=torch.int64))  # to be written into and played
        longest = game.choices.dtype["answer"].shape[0]
        self._likings = torch.zeros(size, longest, dtype=torch.int64, device=device)
        self._known: dict[int, tuple[Any, Any]] = {}

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
        """What the heuristic answers in some matches, written into `out`; both are kept, so hand in the same tensors again."""
        env = self.env
        if self.on_card:
            played = env._played.states, env._played.lists, env._played.seeds, env._played.counters
            arrays = (self._array(tensor) for tensor in (self._likings, out, which))
            self._greedy[-(-which.numel() * WARP // THREADS), THREADS](*played, salt, *arrays, which.numel())
        else:
            played = env.states, env.matches.lists, env.matches.seeds, env.matches.counters
            self._greedy(*played, salt, self._likings.numpy(), out.numpy(), which.numpy(), which.numel())

    def _array(self, tensor: Any) -> Any:
        """A tensor as kernels take it, which is slow to make."""
        if id(tensor) not in self._known:
            self._known[id(tensor)] = tensor, self.env.cuda.as_cuda_array(tensor)
        return self._known[id(tensor)][1]

    def shares(self) -> Any:
        """Of the victory, by seat, where a match just ended."""
        n = self.players[:, None]
        seated = torch.arange(self.reward.shape[1], device=self.device)[None] < n
        return torch.where(seated, (self.reward + 1) / n, 0.0)
