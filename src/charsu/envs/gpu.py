"""The vector environment on an NVIDIA GPU: the same interface, tensors that never leave the card.

One thread plays each match; the 32 of a warp run in step, so matches that are asked the same may be put together (`by_question`). A
warp writes each row and mask, so that neighbours in memory are written together.
Rows, masks and rewards are allocated by torch or CuPy and filled in place by the kernels, so a network reads what the
rules wrote without a copy. Dice, seeds and rows are those of `charsu.envs.vector.VectorEnv`.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from ..core.errors import IllegalAnswer
from ..core.game import Game, Ruleset
from ..core.layout import layout
from ..core.link import Function, Program
from ..core.program import Code, Param
from ..core.registry import game as find_game
from ..core.rule import rule
from ..sim import observe
from ..sim.cuda_link import copier, device_functions, launcher, load_cuda, ptx
from . import loops
from .loops import Given, Matches
from .vector import SALT, Options, Step, Tables

THREADS, WARP = 128, 32
SORTED_FROM = 65_536  # matches; with fewer, sorting costs more than it saves on an H200


@rule
def copy(to_record: Any, from_record: Any) -> None:
    """Stands for the copy of a game's record, field by field."""


@rule
def renew(states: Any, i: int, start: Any, kind: int) -> None:
    """What `loops.renew` says, in the way CUDA knows."""
    copy(states[i], start[kind])


BYTES, LONGS = Param(np.int8, 1), Param(np.int64, 1)
PARAMS = {
    **loops.PARAMS,
    "kinds": LONGS,
    "rewards": Param(np.float32, 2),
    "dones": BYTES,
    "worths": Param(np.float32, 2),
    "in_bytes": Param(np.int8, 2),
    "in_words": Param(np.int16, 2),
    "stretches": Param(np.int64, 2),
    "veils": Param(np.int16, 3),
    "seen": Param(np.int16, 2),
    "masks": Param(np.int8, 2),
    "actors": BYTES,
    "questions": Param(np.int16, 1),
    "refused": LONGS,
    "order": LONGS,
}
ENTRIES: dict[str, Function] = {"begin_one": loops.begin_one, "step_one": loops.step_one, "sample_one": loops.sample_one}
CODE = Code("kernels", {**ENTRIES, "observe_part": observe.observe_part}, (loops, observe, sys.modules[__name__]))


def program(rules: Ruleset) -> Program:
    """What the kernels call."""
    return CODE.program(rules, {loops.renew: renew, copy: copier(rules.game.fields)})


class Kernels:
    """`step`, `tell` and `sample` of a game, as functions and types for the compiler."""

    def __init__(self, rules: Ruleset) -> None:
        self.types = CODE.types(rules)
        calls = device_functions(program(rules), self.types)
        makers = {"step": _step_kernel, "tell": _tell_kernel, "sample": _sample_kernel}
        self.sources = {name: make(load_cuda(), calls) for name, make in makers.items()}

    def launcher(self, name: str) -> Any:
        return launcher(self.sources[name], self.types)

    def ptx(self, name: str) -> str:
        """A kernel as code for the GPU; this needs none."""
        return ptx(self.sources[name], self.types)


def _step_kernel(cuda: Any, calls: Any) -> Any:
    """One match for each thread: it begins `anew`, or takes one answer. One kernel for both, so that the rules compile once."""
    begin_one, step_one = calls.begin_one, calls.step_one

    def step(
        states: Any, start: Any, kinds: Any, lists: Any, seeds: Any, counters: Any, actions: Any, rewards: Any, dones: Any,
        worths: Any, refused: Any, order: Any, n: int, anew: int,
    ) -> None:  # fmt: skip
        thread = cuda.grid(1)
        if thread >= n:
            return
        i, matches = order[thread], Matches(states, start, kinds, lists, seeds, counters)
        if anew != 0:
            begin_one(matches, i)
        elif step_one(matches, Given(actions, rewards, dones, worths), i, n) != 0:
            cuda.atomic.add(refused, 0, 1)

    return step


def _tell_kernel(cuda: Any, calls: Any) -> Any:
    """What `loops.show` says: a warp for each match, whose threads write every 32nd number."""
    observe_part = calls.observe_part

    def tell(
        states: Any, in_bytes: Any, in_words: Any, stretches: Any, veils: Any, kinds: Any, lists: Any, seen: Any, masks: Any,
        actors: Any, questions: Any, n: int,
    ) -> None:  # fmt: skip
        thread = cuda.grid(1)
        i, lane = thread // WARP, thread % WARP
        if i >= n:
            return
        s, choices, mask_row = states[i], lists[i], masks[i]
        top = s.frame[s.depth - 1]
        player = top[1]
        actors[i], questions[i] = player, top[0]
        observe_part(s, in_bytes[i], in_words[i], stretches, veils[kinds[i], player], player, seen[i], lane, WARP)
        for answer in range(lane, len(mask_row), WARP):
            mask_row[answer] = 0
        cuda.syncwarp()
        for k in range(lane, choices.n, WARP):
            mask_row[choices.answer[k]] = 1

    return tell


def _sample_kernel(cuda: Any, calls: Any) -> Any:
    sample_one = calls.sample_one

    def sample(lists: Any, seeds: Any, counters: Any, salt: int, actions: Any, n: int) -> None:
        i = cuda.grid(1)
        if i < n:
            sample_one(lists, seeds, counters, salt, actions, i)

    return sample


@cache
def launchers(rules: Ruleset) -> dict[str, Any]:
    """The kernels of a game, compiled once."""
    kernels = Kernels(rules)
    return {name: kernels.launcher(name) for name in kernels.sources}


class GpuVectorEnv:
    """`VectorEnv` on the card. What it tells are tensors of `library` ("torch" or "cupy").

    `by_question` sorts the matches before each step, so that threads that run in step do the same; when left out, large batches are
    sorted. It changes nothing that is told; `bench/gpu_env.py` measures both ways.
    """

    def __init__(
        self,
        game: str | Game,
        size: int,
        players: int | Sequence[int] = 2,
        options: Options | Sequence[Options] | None = None,
        *,
        seed: int = 1,
        perfect: bool = False,
        glance: bool = False,
        library: str = "torch",
        by_question: bool | None = None,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.tables = Tables(self.game, size, players, options)
        self.size, self.players, self.perfect = size, self.tables.players, perfect
        self.layout, self.answers = layout(self.game, glance), self.game.words.notation.size
        self.cuda = load_cuda()
        self._kernels = launchers(self.tables.rules)
        self._blocks, self._wide_blocks = -(-size // THREADS), -(-size * WARP // THREADS)
        self._zeros = _allocator(library)
        self.by_question = size >= SORTED_FROM if by_question is None else by_question
        self._make_arrays()
        self.reset(seed)

    def _make_arrays(self) -> None:
        n, cuda, width, zeros = self.size, self.cuda, self.game.rules.state.dtype.itemsize, self._zeros
        raw = cuda.to_device(np.zeros(n * width, np.int8))
        shaped = raw.view(self.game.rules.state.dtype), raw.reshape(n, width), raw.view(np.int16).reshape(n, width // 2)
        self._lists = cuda.to_device(np.zeros(n, self.game.choices.dtype))
        self._seeds, self._counters = (cuda.to_device(np.zeros(n, np.int64)) for _ in range(2))
        self._refused = cuda.to_device(np.zeros(1, np.int64))
        self.observation, self.mask = zeros((n, self.layout.size), "int16"), zeros((n, self.answers), "int8")
        self.actor, self.done = zeros((n,), "int8"), zeros((n,), "int8")
        self.reward, self.worth = zeros((n, self.players), "float32"), zeros((n, self.players), "float32")
        self.action = zeros((n,), "int64")
        self._questions, self._order = zeros((n,), "int16"), cuda.to_device(np.arange(n))
        shown = (cuda.as_cuda_array(tensor) for tensor in (self.observation, self.mask, self.actor, self._questions))
        outcome = self.reward, self.done, self.worth
        self._drawn, *self._outcome = (cuda.as_cuda_array(tensor) for tensor in (self.action, *outcome))
        self.kinds, start = self.tables.kinds, cuda.to_device(self.tables.start)
        kinds = cuda.to_device(self.kinds)
        self._played = Matches(shaped[0], start, kinds, self._lists, self._seeds, self._counters)
        form = cuda.to_device(self.layout.stretches), cuda.to_device(self.tables.veils(self.layout, self.perfect))
        self._shown = *shaped, *form, kinds, self._lists, *shown, n

    def reset(self, seed: int | None = None) -> Step:
        """All matches from the beginning."""
        if seed is not None:
            self._seeds.copy_to_device(seed + np.arange(self.size, dtype=np.int64))
        self.reward[:], self.done[:] = 0, 0
        return self._launch(self.action, anew=1)

    def step(self, actions: Any) -> Step:
        """One answer in every match, from a tensor on the card. Impossible ones are counted; `check` raises for them."""
        return self._launch(actions, anew=0)

    def _launch(self, actions: Any, anew: int) -> Step:
        given = self._drawn if actions is self.action else self.cuda.as_cuda_array(actions)
        order = self.cuda.as_cuda_array(self._questions.argsort()) if self.by_question else self._order
        self._kernels["step"][self._blocks, THREADS](*self._played, given, *self._outcome, self._refused, order, self.size, anew)
        self._kernels["tell"][self._wide_blocks, THREADS](*self._shown)
        return self._told()

    def sample(self) -> Any:
        """A random possible answer for every match."""
        self._kernels["sample"][self._blocks, THREADS](self._lists, self._seeds, self._counters, SALT, self._drawn, self.size)
        return self.action

    def check(self) -> None:
        """Waits for the card and complains about impossible answers since the beginning."""
        refused = int(self._refused.copy_to_host()[0])
        if refused:
            raise IllegalAnswer(f"{refused} answers were not possible; choose where the mask is 1")

    def _told(self) -> Step:
        return Step(self.observation, self.mask, self.actor, self.reward, self.done)


def _allocator(library: str) -> Any:
    """A function that makes zeros on the card."""
    if library == "torch":
        import torch

        return lambda shape, kind: torch.zeros(shape, dtype=getattr(torch, kind), device="cuda")
    import cupy

    return lambda shape, kind: cupy.zeros(shape, dtype=kind)
