"""Mass play on an NVIDIA GPU: one thread plays one game after the other, from the same rules as everywhere.

Every thread takes the next game of the batch as soon as one is over, so that long games do not keep short ones waiting.
Positions lie in local memory, which the hardware interleaves between threads, or in place in the batch.
"""

from __future__ import annotations

import inspect
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from types import FunctionType, SimpleNamespace
from typing import Any

import numpy as np

from ..core.chance import play_at_random
from ..core.game import Game
from ..core.link import Program, Progress
from ..core.rule import define, rule
from . import loops
from .cpu import MOST, Batch, first
from .program import bound


@dataclass(frozen=True)
class Tuning:
    """What only a measurement can tell; `bench/gpu.py --tune` tries them."""

    in_place: bool = False  # positions in the batch instead of local memory
    registers: int | None = None  # at most, for a thread
    threads: int = 128  # in a block
    blocks: int = 16  # for each multiprocessor


GONE_FROM_NUMPY = {"row_stack": "vstack", "in1d": "isin", "trapz": "trapezoid"}  # numba-cuda 0.30 still asks for these


def load_cuda() -> Any:
    """The module `numba.cuda`, also where NumPy has dropped names that it wants."""
    for name, successor in GONE_FROM_NUMPY.items():
        if not hasattr(np, name):
            setattr(np, name, getattr(np, successor))
    from numba import cuda

    return cuda


def available() -> bool:
    """Is there a GPU to play on?"""
    try:
        return bool(load_cuda().is_available())
    except ImportError:
        return False


# --- compiling -------------------------------------------------------------


def copier(fields: Mapping[str, Any]) -> Any:
    """A rule that copies a record field by field, in the words of the fields."""
    lines = ["def copy_record(to_record, from_record):"]
    for name, field in fields.items():
        cell = name
        for axis, size in enumerate(field.shape):
            lines.append(f"{'    ' * (axis + 1)}for i{axis} in range({size}):")
            cell += f"[i{axis}]"
        lines.append(f"{'    ' * (len(field.shape) + 1)}to_record.{cell} = from_record.{cell}")
    return rule(define("copy_record", "<copy of a record>", "\n".join(lines), {}))


def program(game: Game) -> Program:
    """What the kernel calls."""
    calls = {"options": loops.options, "apply": loops.apply, "standing": loops.standing}
    return bound(game, {**calls, "pick": play_at_random, "copy": copier(game.fields)})


class Kernel:
    """The rules of a game for one kind of GPU; `run` plays a batch."""

    def __init__(self, game: Game, progress: Progress | None = None, tuning: Tuning | None = None) -> None:
        self.game = game
        self.tuning = tuning or Tuning()
        self.cuda = load_cuda()
        self.types = _types(game)
        self.program = program(game)
        self._progress, self._made = progress, 0
        twins = self.program.twins(self._device_function)
        self.rules = SimpleNamespace(**{name: twins[fn] for name, fn in self.program.entries.items()})
        made = _kernel_in_place if self.tuning.in_place else _kernel
        self.source = made(self.cuda, self.types["s"], self.types["choices"], self.rules)

    def _device_function(self, clone: FunctionType, _is_entry: bool) -> Any:
        signature = tuple(self.types.get(name, self.types["int"]) for name in inspect.signature(clone).parameters)
        made = self.cuda.jit([signature], device=True)(clone)
        self._made += 1
        if self._progress:
            self._progress(self._made, len(self.program.order))
        return made

    def launcher(self) -> Any:
        """The kernel, ready to launch."""
        limits = {"max_registers": self.tuning.registers} if self.tuning.registers else {}
        return self.cuda.jit([_kernel_signature(self.types["s"])], **limits)(self.source)

    def ptx(self) -> str:
        """The kernel as code for the GPU; this needs none."""
        text, _ = self.cuda.compile_ptx(self.source, _kernel_signature(self.types["s"]), cc=(9, 0))
        return str(text)


def _types(game: Game) -> dict[str, Any]:
    from numba import from_dtype, int64

    state = from_dtype(game.state.dtype)
    return {"s": state, "to_record": state, "from_record": state, "choices": from_dtype(game.choices.dtype), "int": int64}


def _kernel_signature(state: Any) -> tuple[Any, ...]:
    """(start, states, seed, games, most, following, lengths, standings) of the kernel below."""
    from numba import int64, types

    states, counts = types.Array(state, 1, "C"), types.Array(int64, 1, "C")
    return states, states, int64, int64, int64, counts, counts, types.Array(int64, 2, "C")


def _kernel(cuda: Any, state: Any, choice_list: Any, rules: Any) -> Any:
    """Each thread plays answer after answer; when its game is over it stores it and takes the next."""
    options, apply, standing, pick, copy = rules.options, rules.apply, rules.standing, rules.pick, rules.copy

    def play(start: Any, states: Any, seed: int, games: int, most: int, following: Any, lengths: Any, standings: Any) -> None:
        s = cuda.local.array(1, state)[0]
        choices = cuda.local.array(1, choice_list)[0]
        game = cuda.atomic.add(following, 0, 1)
        n = 0
        copy(s, start[0])
        while game < games:
            choices.n = 0
            options(s, choices)
            apply(s, pick(s, choices, seed + game, n))
            n += 1
            if s.over != 0 or n >= most:
                lengths[game] = n
                for player in range(s.players):
                    standings[game, player] = standing(s, player)
                copy(states[game], s)
                game = cuda.atomic.add(following, 0, 1)
                n = 0
                copy(s, start[0])

    return play


def _kernel_in_place(cuda: Any, _state: Any, choice_list: Any, rules: Any) -> Any:
    """The same on positions that stay where they are."""
    options, apply, standing, pick, copy = rules.options, rules.apply, rules.standing, rules.pick, rules.copy

    def play(start: Any, states: Any, seed: int, games: int, most: int, following: Any, lengths: Any, standings: Any) -> None:
        choices = cuda.local.array(1, choice_list)[0]
        game = cuda.atomic.add(following, 0, 1)
        n = 0
        while game < games:
            s = states[game]
            if n == 0:
                copy(s, start[0])
            choices.n = 0
            options(s, choices)
            apply(s, pick(s, choices, seed + game, n))
            n += 1
            if s.over != 0 or n >= most:
                lengths[game] = n
                for player in range(s.players):
                    standings[game, player] = standing(s, player)
                game = cuda.atomic.add(following, 0, 1)
                n = 0

    return play


@contextmanager
def pretended_device(capability: tuple[int, int] = (9, 0)) -> Iterator[None]:
    """Let rules compile where no GPU is: whoever asks for the device is told its compute capability."""
    load_cuda()
    from numba.cuda import compiler, dispatcher

    device = SimpleNamespace(compute_capability=capability)
    modules: list[Any] = [compiler, dispatcher]
    real = [module.get_current_device for module in modules]
    for module in modules:
        module.get_current_device = lambda: device
    try:
        yield
    finally:
        for module, function in zip(modules, real, strict=True):
            module.get_current_device = function


def compiles(game: Game, tuning: Tuning | None = None) -> str:
    """The kernel of a game as PTX for sm_90; raises where a rule uses what CUDA does not know."""
    with pretended_device():
        return Kernel(game, tuning=tuning).ptx()


# --- playing ---------------------------------------------------------------


class Device:
    """A game on the GPU of this machine."""

    def __init__(self, game: Game, progress: Progress | None = None, tuning: Tuning | None = None) -> None:
        self.game = game
        self.tuning = tuning or Tuning()
        self.kernel = Kernel(game, progress, tuning)
        self.cuda = self.kernel.cuda
        self.play = self.kernel.launcher()

    def simulate(self, players: int, games: int, seed: int = 1, options: Mapping[str, Any] | None = None) -> Batch:
        """Random games; the same ones, byte for byte, as `charsu.sim.cpu.simulate` plays."""
        cuda = self.cuda
        start = cuda.to_device(first(self.game, players, options).reshape(1))
        states = cuda.to_device(np.zeros(games, self.game.state.dtype))
        lengths = cuda.to_device(np.zeros(games, np.int64))
        standings = cuda.to_device(np.zeros((games, players), np.int64))
        following = cuda.to_device(np.zeros(1, np.int64))
        cuda.synchronize()
        began = time.perf_counter()
        self.play[self._blocks(games), self.tuning.threads](start, states, seed, games, MOST, following, lengths, standings)
        cuda.synchronize()
        seconds = time.perf_counter() - began
        return Batch(states.copy_to_host(), lengths.copy_to_host(), standings.copy_to_host(), seconds)

    def _blocks(self, games: int) -> int:
        processors = self.cuda.get_current_device().MULTIPROCESSOR_COUNT
        return int(min(-(-games // self.tuning.threads), processors * self.tuning.blocks))
