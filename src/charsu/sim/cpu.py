"""Mass play on the processor."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..core.chance import play_at_random
from ..core.game import Ruleset
from ..core.link import Progress, has_compiler, jit_wanted
from ..core.table import Table
from . import loops, wasm

MOST = 1_000_000
CHUNK = 64
NUMBA, MODULE, PYTHON = "Numba", "WebAssembly", "plain Python"


class Engine:
    """A game's rules at full speed: compiled by Numba, else as a WebAssembly module; in plain Python where `CHARSU_JIT=0`."""

    def __init__(self, rules: Ruleset, progress: Progress | None = None, compiled: bool | None = None) -> None:
        self.game = rules.game
        self.name = _kind(rules, jit_wanted() if compiled is None else compiled)
        self.compiled = self.name != PYTHON
        if self.name == NUMBA:
            for name, entry in loops.CODE.compiled(rules, progress).items():
                setattr(self, name, entry)
        elif self.name == MODULE:
            player = wasm.Player(rules)
            self.step, self.play_many = player.step, player.play_many

    step: Callable[..., None]
    play_many: Callable[..., None]


def _kind(rules: Ruleset, compiled: bool) -> str:
    if not compiled:
        return PYTHON
    return NUMBA if has_compiler() else MODULE if wasm.available(rules) else PYTHON


@dataclass(frozen=True)
class Batch:
    """Finished random games: states, answers played, standings by seat, and the seconds they took."""

    states: np.ndarray[Any, Any]
    lengths: np.ndarray[Any, Any]
    standings: np.ndarray[Any, Any]
    seconds: float

    @property
    def answers(self) -> int:
        return int(self.lengths.sum())

    @property
    def wins(self) -> list[float]:
        """Games won by seat; a shared victory counts in parts."""
        best = self.standings == self.standings.max(axis=1, keepdims=True)
        return [float(x) for x in (best / best.sum(axis=1, keepdims=True)).sum(axis=0)]


def simulate(
    table: Table,
    games: int,
    seed: int = 1,
    threads: int = 1,
    progress: Progress | None = None,
    compiling: Progress | None = None,
    runner: Engine | None = None,
) -> Batch:
    """Play `games` random games at a table. The outcome depends on the seed alone, not on threads or compilation."""
    runner = runner or Engine(table.rules, compiling)
    states = np.repeat(table.record[None], games)
    lengths = np.zeros(games, np.int64)
    standings = np.zeros((games, table.players), np.int64)
    play = _play_compiled if runner.compiled else _play_plain
    began = time.perf_counter()
    done = 0
    chunks = range(0, games, CHUNK)
    with ThreadPoolExecutor(max(1, threads)) as pool:
        for count in pool.map(lambda i: play(runner, states, seed, i, min(i + CHUNK, games), lengths, standings), chunks):
            done += count
            if progress:
                progress(done, games)
    return Batch(states, lengths, standings, time.perf_counter() - began)


def _play_compiled(runner: Engine, states: Any, seed: int, first: int, last: int, lengths: Any, standings: Any) -> int:
    choices = np.zeros(1, runner.game.choices.dtype)
    runner.play_many(states, choices[0], seed, first, last, MOST, lengths, standings)
    return last - first


def _play_plain(runner: Engine, states: Any, seed: int, first: int, last: int, lengths: Any, standings: Any) -> int:
    game = runner.game
    choices = game.choices.twin()
    for i in range(first, last):
        s = game.rules.state.twin.load(states[i])
        n = 0
        while not s.over and n < MOST:
            choices.n = 0
            game.rules.options(s, choices)
            game.rules.apply(s, play_at_random(s, choices, seed + i, n))
            n += 1
        lengths[i] = n
        for player in range(s.players):
            standings[i, player] = game.rules.standing(s, player)
        states[i] = s.dump()
    return last - first
