"""Thousands of matches in one call, on the processor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from ..core.errors import IllegalAnswer
from ..core.game import Game, Ruleset
from ..core.layout import Layout, layout
from ..core.link import Function, Progress, unchecked
from ..core.match import ranking
from ..core.program import Code
from ..core.registry import game as find_game
from ..sim import observe
from . import loops
from .rendering import render

SALT = 0x5EED


class Step(NamedTuple):
    """What a step tells, one row for each match. The arrays are the environment's own: copy what you keep."""

    observation: Any  # int16, as the seat asked sees it
    mask: Any  # int8, 1 where an answer is possible
    actor: Any  # int8, the seat asked
    reward: Any  # float32 by seat, not 0 only where a match just ended
    done: Any  # int8, 1 where a match just ended; the observation is already the next match's


ENTRIES: dict[str, Function] = {"begin_many": loops.begin_many, "step_many": loops.step_many, "sample_many": loops.sample_many}
CODE = Code("env", {**ENTRIES, "observe": observe.observe}, (loops, observe))

Options = Mapping[str, Any]


class Tables:
    """The kinds of tables of an environment: numbers of players, each with every set of options; matches are shared out evenly."""

    def __init__(self, game: Game, size: int, players: int | Sequence[int], options: Options | Sequence[Options] | None) -> None:
        seats = [players] if isinstance(players, int) else list(players)
        sets = [options or {}] if options is None or isinstance(options, Mapping) else list(options)
        self.each = [game.table(n, chosen) for chosen in sets for n in seats]
        self.start = np.stack([table.record for table in self.each])
        self.kinds = np.arange(size, dtype=np.int64) * len(self.each) // size
        self.players = max(seats)
        rules = {table.rules for table in self.each}
        self.rules = rules.pop() if len(rules) == 1 else Ruleset(game)

    def veils(self, form: Layout, perfect: bool) -> np.ndarray[Any, Any]:
        """By kind and seat: what is hidden."""
        return np.stack([form.veils(start, perfect) for start in self.start])


class VectorEnv:
    """`size` matches of one game side by side; all seats are played by the caller.

    A match that ends begins anew at once with a seed of its own; `final(i)` is the last row of the one that ended, `result(i)` its
    ranking, `worth[i]` what the game's heuristic makes of its last position, by seat. The same seed plays the same dice, on any
    number of threads. Given several numbers of players or sets of options, equal parts of the matches are played with each of them,
    in that order; `kinds` says which, `tables.each` what they are. With a `glance` rows tell what players see at a glance as well,
    where the game says what that is. `progress(done, all)` hears how far compiling has come, where
    that is needed.
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
        threads: int = 1,
        progress: Progress | None = None,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.tables = Tables(self.game, size, players, options)
        self.size, self.players, self.perfect, self.threads = size, self.tables.players, perfect, max(1, threads)
        self.layout = layout(self.game, glance)
        self.answers = self.game.words.notation.size
        self._calls = {name: unchecked(entry) for name, entry in CODE.compiled(self.tables.rules, progress).items()}
        self.kinds = self.tables.kinds
        self._make_arrays()
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        self.reset(seed)

    def _make_arrays(self) -> None:
        n, tables = self.size, self.tables
        self.states = np.zeros(n, self.game.rules.state.dtype)
        self.observation = np.zeros((n, self.layout.size), np.int16)
        self.mask = np.zeros((n, self.answers), np.int8)
        self.actor, self.done = np.zeros(n, np.int8), np.zeros(n, np.int8)
        self.reward, self.worth = np.zeros((n, self.players), np.float32), np.zeros((n, self.players), np.float32)
        lists, longs = np.zeros(n, self.game.choices.dtype), [np.zeros(n, np.int64) for _ in range(3)]
        self.matches = loops.Matches(self.states, tables.start, tables.kinds, lists, longs[0], longs[1])
        in_bytes, in_words = (self.states.view(kind).reshape(n, -1) for kind in (np.int8, np.int16))
        veils = tables.veils(self.layout, self.perfect)
        self.rows = loops.Rows(in_bytes, in_words, self.layout.stretches, veils, self.observation, self.mask, self.actor)
        self.given = loops.Given(longs[2], self.reward, self.done, self.worth)
        by_seat = (n, self.game.seats[1])
        self.seats = loops.Seats(np.zeros(by_seat, np.int8), np.zeros(by_seat, np.int16), np.zeros(n, self.states.dtype))

    def _spread(self, work: Any) -> list[Any]:
        """The same work on equal parts of the matches."""
        if self._pool is None:
            return [work(0, self.size)]
        cuts = [self.size * i // self.threads for i in range(self.threads + 1)]
        return list(self._pool.map(work, cuts[:-1], cuts[1:]))

    def reset(self, seed: int | None = None) -> Step:
        """All matches from the beginning."""
        if seed is not None:
            self.matches.seeds[:] = seed + np.arange(self.size)
        self.done[:], self.reward[:] = 0, 0
        self._spread(lambda a, b: self._calls["begin_many"](self.matches, self.rows, self.seats, a, b))
        return self._told()

    def begin(self, index: int) -> None:
        """One match from the beginning, with the seed that stands in `matches.seeds`."""
        self._calls["begin_many"](self.matches, self.rows, self.seats, index, index + 1)

    def step(self, actions: Any) -> Step:
        """One answer in every match. Impossible ones change nothing in their match and raise afterwards."""
        refused = self.take(actions)
        if refused:
            raise IllegalAnswer(f"{refused} of {self.size} answers are not possible; choose where the mask is 1")
        return self._told()

    def take(self, actions: Any) -> int:
        """The same without a complaint: how many were not possible."""
        self.given.actions[:] = actions
        work = self._calls["step_many"]
        return sum(self._spread(lambda a, b: work(self.matches, self.rows, self.given, self.seats, a, b, self.size)))

    def sample(self) -> np.ndarray[Any, Any]:
        """A random possible answer for every match."""
        self._calls["sample_many"](self.matches, SALT, self.given.actions, 0, self.size)
        return self.given.actions  # type: ignore[no-any-return]

    def look(self, index: int, seat: int) -> np.ndarray[Any, Any]:
        """What any seat sees of one match now."""
        row = np.zeros(self.layout.size, np.int16)
        record = self.states[index], self.rows.in_bytes[index], self.rows.in_words[index]
        self._calls["observe"](*record, self.layout.stretches, self.rows.veils[self.kinds[index], seat], seat, row)
        return row

    def final(self, index: int, seat: int) -> np.ndarray[Any, Any]:
        """What a seat saw at the end of the match that ended last."""
        return self.layout.row(self.seats.ended[index], seat, self.perfect)

    def result(self, index: int) -> list[dict[str, Any]]:
        """The ranking of the match that ended last: place, seat, and what decided."""
        s = self.game.rules.state.twin.load(self.seats.ended[index])
        return ranking(self.game, s)

    def render(self, mode: str = "svg", indices: Sequence[int] | None = None, seat: int | None = None) -> list[Any]:
        """Pictures of matches, all or some, as a guest or a seat sees them: `svg`, `ansi` or `rgb_array`."""
        records = self.states if indices is None else self.states[list(indices)]
        return [render(self.game, record, mode, seat, self.perfect) for record in records]

    def _told(self) -> Step:
        return Step(self.observation, self.mask, self.actor, self.reward, self.done)
