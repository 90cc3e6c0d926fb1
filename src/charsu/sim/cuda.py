"""Mass play on an NVIDIA GPU: one thread plays one game after the other, from the same rules as everywhere.

Every thread takes the next game of the batch as soon as one is over, so that long games do not keep short ones waiting.
Positions lie in local memory, which the hardware interleaves between threads, or in place in the batch.

The 32 threads of a warp run in step: where they are asked different questions, each question costs all of them. And all
warps of a processor share one small cache of instructions, while the rules of a game are a megabyte once everything is
inlined. So a thread may hold several games, the threads of a block agree time and again on the question that most of them
can answer, and large rules named in several places stay functions of their own.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any

import numpy as np

from ..core.chance import play_at_random
from ..core.game import Ruleset
from ..core.link import Function, Program, Progress
from ..core.program import Code, apply, options, standing
from ..core.rule import rule
from ..core.table import Table
from . import kernels
from .cpu import MOST, Batch
from .cuda_link import APART, copier, device_functions, launcher, load_cuda, pretended_device, ptx


@dataclass(frozen=True)
class Tuning:
    """What only a measurement can tell; `bench/gpu.py --tune` tries them."""

    slots: int = 8  # games a thread holds, up to 8; with more than one the block agrees on a question, and positions are in place
    apart: int = APART  # rules named more than once stay functions from this many instructions on; 0: all melt into their callers
    in_place: bool = False  # with one game a thread: positions in the batch instead of local memory
    registers: int | None = None  # at most, for a thread
    threads: int | None = None  # in a block; the largest block for which the registers suffice when left out
    blocks: int | None = None  # for each multiprocessor; as many as can be there at once when left out


BLOCKS = (64, 128, 256, 512, 1024)
REGISTERS, THREADS = 65_536, 2_048  # what a multiprocessor has


# --- compiling -------------------------------------------------------------


@rule
def copy(to_record: Any, from_record: Any) -> None:
    """Stands for the copy of a game's record, field by field."""


CALLS: dict[str, Function] = {"options": options, "apply": apply, "standing": standing, "pick": play_at_random, "copy": copy}
CODE = Code("kernel", CALLS, (kernels,))


def program(rules: Ruleset) -> Program:
    """What the kernel calls."""
    layout = rules.state.dtype  # the padding is copied too, since the memory of a batch comes as it is
    return CODE.program(rules, {copy: copier({name: layout[name] for name in layout.names})})


class Kernel:
    """The rules of a game for one kind of GPU; `launcher` makes it ready to play a batch."""

    def __init__(self, rules: Ruleset, progress: Progress | None = None, tuning: Tuning | None = None) -> None:
        self.tuning = tuning or Tuning()
        self.types = CODE.types(rules)
        calls = device_functions(program(rules), self.types, self.tuning.apart, progress)
        self.source = self._maker()(load_cuda(), self.types["s"], self.types["choices"], calls)

    def _maker(self) -> Any:
        if self.tuning.slots > 1:
            return partial(kernels.by_question, slots=self.tuning.slots)
        return kernels.in_place if self.tuning.in_place else kernels.in_local_memory

    def launcher(self) -> Any:
        """The kernel, ready to launch."""
        limits = {"max_registers": self.tuning.registers} if self.tuning.registers else {}
        return launcher(self.source, self.types, **limits)

    def ptx(self) -> str:
        """The kernel as code for the GPU; this needs none."""
        return ptx(self.source, self.types)


def compiles(rules: Ruleset, tuning: Tuning | None = None) -> str:
    """The kernel of a game as PTX for sm_90; raises where a rule uses what CUDA does not know."""
    with pretended_device():
        return Kernel(rules, tuning=tuning).ptx()


# --- playing ---------------------------------------------------------------


class Device:
    """A game on the GPU of this machine."""

    def __init__(self, rules: Ruleset, progress: Progress | None = None, tuning: Tuning | None = None) -> None:
        self.game = rules.game
        self.tuning = tuning or Tuning()
        self.kernel = Kernel(rules, progress, tuning)
        self.cuda = load_cuda()
        self.play = self.kernel.launcher()

    def simulate(self, table: Table, games: int, seed: int = 1, keep: int | None = None) -> Batch:
        """Random games; the same ones, byte for byte, as `charsu.sim.cpu.simulate` plays.

        With `keep` only so many final states come back from the GPU.
        """
        cuda = self.cuda
        start = cuda.to_device(table.record.reshape(1))
        states = cuda.device_array(games, self.game.rules.state.dtype)
        lengths = cuda.to_device(np.zeros(games, np.int64))
        standings = cuda.to_device(np.zeros((games, table.players), np.int64))
        following = cuda.to_device(np.zeros(1, np.int64))
        cuda.synchronize()
        began = time.perf_counter()
        self.play[self._blocks(games), self.threads](start, states, seed, games, MOST, following, lengths, standings)
        cuda.synchronize()
        seconds = time.perf_counter() - began
        return Batch(states[:keep].copy_to_host(), lengths.copy_to_host(), standings.copy_to_host(), seconds)

    @property
    def threads(self) -> int:
        """Threads in a block."""
        return self.tuning.threads or max(n for n in BLOCKS if n * self.registers <= REGISTERS)

    @property
    def at_once(self) -> int:
        """The games that can be in the hands of all threads."""
        return self.threads * self._blocks(1 << 40) * self.tuning.slots

    @cached_property
    def registers(self) -> int:
        """What a thread of the compiled kernel takes, as the hardware hands it out."""
        (used,) = self.play.get_regs_per_thread().values()
        return int(-(-used // 8) * 8)

    def _blocks(self, games: int) -> int:
        processors = self.cuda.get_current_device().MULTIPROCESSOR_COUNT
        at_once = self.tuning.blocks or max(1, min(THREADS, REGISTERS // self.registers) // self.threads)
        return int(min(-(-games // self.threads), processors * at_once))
