"""Mass play on an NVIDIA GPU: one thread plays one game after the other, from the same rules as everywhere.

Every thread takes the next game of the batch as soon as one is over, so that long games do not keep short ones waiting.
Positions lie in local memory, which the hardware interleaves between threads, or in place in the batch.

The 32 threads of a warp run in step: where they are asked different questions, each question costs all of them. And all
warps of a processor share one small cache of instructions, while the rules of a game are a megabyte once everything is
inlined. So a thread may hold several games, the threads of a block agree time and again on the question that most of them
can answer, and large rules named in several places stay functions of their own.
"""

from __future__ import annotations

import inspect
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property, partial
from types import CodeType, FunctionType, SimpleNamespace
from typing import Any

import numpy as np

from ..core.chance import play_at_random
from ..core.flow import FIRST_DECISION
from ..core.game import Game
from ..core.link import Program, Progress
from ..core.rule import define, rule
from . import loops
from .cpu import MOST, Batch, first
from .program import bound


@dataclass(frozen=True)
class Tuning:
    """What only a measurement can tell; `bench/gpu.py --tune` tries them."""

    slots: int = 8  # games a thread holds, up to 8; with more than one the block agrees on a question, and positions are in place
    apart: int = 600  # rules named more than once stay functions from this many instructions on; 0: all melt into their callers
    in_place: bool = False  # with one game a thread: positions in the batch instead of local memory
    registers: int | None = None  # at most, for a thread
    threads: int | None = None  # in a block; the largest block for which the registers suffice when left out
    blocks: int | None = None  # for each multiprocessor; as many as can be there at once when left out


BLOCKS = (64, 128, 256, 512, 1024)
REGISTERS, THREADS = 65_536, 2_048  # what a multiprocessor has
QUESTIONS = 128  # a game has no more kinds of decisions
THREE_LISTS = 3 * QUESTIONS
NO_QUESTION = 255
EVERYBODY = 0xFFFFFFFF  # all threads of a warp
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
    layout = game.state.dtype
    calls = {"options": loops.options, "apply": loops.apply, "standing": loops.standing}
    copy = copier({name: layout[name] for name in layout.names})  # the padding too, since the memory of a batch comes as it is
    return bound(game, {**calls, "pick": play_at_random, "copy": copy})


def kept_apart(program: Program, limit: int) -> set[CodeType]:
    """The code of rules that stay functions: named more than once, and larger than the limit with all that melts into them."""
    called = {fn: list(program.calls(fn)) for fn in program.order}
    places = Counter(callee for callees in called.values() for callee in callees)
    size: dict[Any, int] = {}
    for fn in program.order:  # callees first
        size[fn] = len(fn.__code__.co_code) // 2 + sum(size[callee] for callee in called[fn])
        if places[fn] > 1 and size[fn] > limit:
            size[fn] = 0
    return {fn.__code__ for fn in program.order if size[fn] == 0}


def forbid_inlining(made: Any) -> None:
    """Keep a compiled rule a function."""
    for overload in made.overloads.values():
        for function in overload.library._module.functions:
            if not function.is_declaration:
                function.attributes.add("noinline")


class Kernel:
    """The rules of a game for one kind of GPU; `run` plays a batch."""

    def __init__(self, game: Game, progress: Progress | None = None, tuning: Tuning | None = None) -> None:
        self.game = game
        self.tuning = tuning or Tuning()
        self.cuda = load_cuda()
        self.types = _types(game)
        self.program = program(game)
        self.apart = kept_apart(self.program, self.tuning.apart) if self.tuning.apart else set()
        self._progress, self._made = progress, 0
        twins = self.program.twins(self._device_function)
        self.rules = SimpleNamespace(**{name: twins[fn] for name, fn in self.program.entries.items()})
        self.source = self._kernel()(self.cuda, self.types["s"], self.types["choices"], self.rules)

    def _device_function(self, clone: FunctionType, _is_entry: bool) -> Any:
        signature = tuple(self.types.get(name, self.types["int"]) for name in inspect.signature(clone).parameters)
        made = self.cuda.jit([signature], device=True)(clone)
        if clone.__code__ in self.apart:
            forbid_inlining(made)
        self._made += 1
        if self._progress:
            self._progress(self._made, len(self.program.order))
        return made

    def _kernel(self) -> Any:
        if self.tuning.slots > 1:
            return partial(_kernel_by_question, slots=self.tuning.slots)
        return _kernel_in_place if self.tuning.in_place else _kernel

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


def _kernel_by_question(cuda: Any, _state: Any, choice_list: Any, rules: Any, slots: int) -> Any:
    """The same with several games in the hands of a thread: what is asked in each is kept in a byte of one number.

    The threads of a block count what each of them proposes, in three lists by turns: one is counted in, one is still being
    read, one is cleared. So a round needs to wait only once.
    """
    options, apply, standing, pick, copy = rules.options, rules.apply, rules.standing, rules.pick, rules.copy

    def play(start: Any, states: Any, seed: int, games: int, most: int, following: Any, lengths: Any, standings: Any) -> None:
        choices = cuda.local.array(1, choice_list)[0]
        held = cuda.local.array(slots, np.int32)
        given = cuda.local.array(slots, np.int32)
        proposals = cuda.shared.array(THREE_LISTS, np.int32)
        thread, threads = cuda.threadIdx.x, cuda.blockDim.x
        for i in range(thread, THREE_LISTS, threads):
            proposals[i] = 0
        first_question = start[0].frame[start[0].depth - 1][0] - FIRST_DECISION
        share = games // (threads * cuda.gridDim.x) + 1  # a small batch is spread over all threads
        asked = 0
        for slot in range(slots):
            game = cuda.atomic.add(following, 0, 1) if slot < share else games
            if game < games:
                copy(states[game], start[0])
            held[slot], given[slot] = game, 0
            asked |= (first_question if game < games else NO_QUESTION) << 8 * slot
        cuda.syncthreads()
        counted = 0
        turn = 0
        while True:
            turn = (turn + 1) % slots
            question = (asked >> 8 * turn) & 255
            for slot in range(slots):
                if question == NO_QUESTION:
                    question = (asked >> 8 * slot) & 255
            if question != NO_QUESTION:
                cuda.atomic.add(proposals, counted + question, 1)
            cuda.syncthreads()
            vote = 0
            for i in range(thread % cuda.warpsize, QUESTIONS, cuda.warpsize):
                vote = max(vote, proposals[counted + i] * 256 + i)
            for half in range(5):
                vote = max(vote, cuda.shfl_xor_sync(EVERYBODY, vote, 1 << half))
            if vote < 256:
                break
            for i in range(thread, QUESTIONS, threads):
                proposals[(counted + 2 * QUESTIONS) % THREE_LISTS + i] = 0
            counted = (counted + QUESTIONS) % THREE_LISTS
            question = vote & 255
            mine = -1
            for slot in range(slots):
                if (asked >> 8 * slot) & 255 == question:
                    mine = slot
            if mine >= 0:
                game = held[mine]
                s = states[game]
                choices.n = 0
                options(s, choices)
                apply(s, pick(s, choices, seed + game, given[mine]))
                given[mine] += 1
                if s.over != 0 or given[mine] >= most:
                    lengths[game] = given[mine]
                    for player in range(s.players):
                        standings[game, player] = standing(s, player)
                    game = cuda.atomic.add(following, 0, 1)
                    if game < games:
                        copy(states[game], start[0])
                    question = first_question if game < games else NO_QUESTION
                    held[mine], given[mine] = game, 0
                else:
                    question = s.frame[s.depth - 1][0] - FIRST_DECISION
                asked = asked & ~(255 << 8 * mine) | question << 8 * mine

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

    def simulate(
        self, players: int, games: int, seed: int = 1, options: Mapping[str, Any] | None = None, keep: int | None = None
    ) -> Batch:
        """Random games; the same ones, byte for byte, as `charsu.sim.cpu.simulate` plays.

        With `keep` only so many final states come back from the GPU.
        """
        cuda = self.cuda
        start = cuda.to_device(first(self.game, players, options).reshape(1))
        states = cuda.device_array(games, self.game.state.dtype)
        lengths = cuda.to_device(np.zeros(games, np.int64))
        standings = cuda.to_device(np.zeros((games, players), np.int64))
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
