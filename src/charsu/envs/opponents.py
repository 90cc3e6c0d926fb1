"""Tables with one learner and bots in the other seats: played by the compiled loop where all bots are compiled, else by a match.

Both ways tell the same: rows and masks of the learner's seat, whether the match is over, what it paid, and how it ended.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import numpy as np

from ..bots import Bot, ask, bot
from ..bots.simple import GreedyBot, RandomBot
from ..core.errors import BadOption
from ..core.game import Game
from ..core.link import can_compile
from ..core.match import Match
from ..core.table import Table
from . import loops
from .vector import VectorEnv

Array = np.ndarray[Any, Any]
Opponent = str | Bot
COMPILED: dict[Any, int] = {RandomBot.choose: loops.RANDOM, GreedyBot.choose: loops.GREEDY}


def read_opponents(opponents: Sequence[Opponent]) -> list[Opponent]:
    """Who sits in the other seats; names are tried at once, so that a wrong one is refused before a match begins."""
    if isinstance(opponents, str):
        raise BadOption(f"opponents are a list with one bot for each other seat: write opponents=[{opponents!r}]")
    for one in opponents:
        if isinstance(one, str):
            bot(one)
        elif not callable(getattr(one, "choose", None)):
            raise BadOption(f"{one!r} is no opponent: give the name of a bot, or an object with `choose(view, options, clock)`")
    return list(opponents)


def compiled_form(opponent: Opponent, game: Game) -> tuple[int, float] | None:
    """How the compiled loop plays a bot in a game, and how often at random; None where it cannot. One's own bot stays as it is."""
    made: Any = bot(opponent) if isinstance(opponent, str) else opponent
    kind = COMPILED.get(getattr(type(made), "choose", None))
    return None if kind is None else (kind, made.noise_at(game) if isinstance(made, GreedyBot) else 0.0)


class Learners(Protocol):
    """So many tables. Each tells what its learner sees; the arrays are the tables' own."""

    seats: Array  # where each learner sits
    observation: Array
    mask: Array
    done: Array  # a match ended with the last answer, and another has begun
    reward: Array  # what the last answer paid: 1 for a victory, less when it is shared, -1 for a defeat

    def begin(self, index: int, seed: int, seat: int) -> None:
        """A match from the beginning."""

    def step(self, actions: Array) -> None:
        """One possible answer at each table."""

    def final(self, index: int) -> Array:
        """The learner's last row of the match that ended."""

    def result(self, index: int) -> list[dict[str, Any]]:
        """Its ranking."""

    def number(self, index: int) -> int:
        """How many answers were given in the match that is played."""

    def record(self, index: int) -> Any:
        """Its position."""


class CompiledTables:
    """All answers but the learners' come from the compiled loop."""

    def __init__(
        self,
        game: Game,
        size: int,
        opponents: Sequence[tuple[int, float]],
        options: Mapping[str, Any] | None,
        perfect: bool,
        threads: int = 1,
    ) -> None:
        self.env = VectorEnv(game, size, len(opponents) + 1, options, perfect=perfect, threads=threads)
        self.opponents, self.players, self.size = opponents, len(opponents) + 1, size
        self.seats = np.zeros(size, np.int64)
        self.every = np.arange(size)
        self.observation, self.mask, self.done = self.env.observation, self.env.mask, self.env.done
        self.reward = np.zeros(size, np.float32)

    def begin(self, index: int, seed: int, seat: int) -> None:
        env, seats = self.env, self.env.seats
        bots = [*self.opponents[:seat], (loops.ASKED, 0.0), *self.opponents[seat:]]
        seats.answered_by[index, : self.players] = [kind for kind, _ in bots]
        seats.noise[index, : self.players] = [round(noise * loops.MILLE) for _, noise in bots]
        self.seats[index], env.matches.seeds[index] = seat, seed
        env.begin(index)

    def step(self, actions: Array) -> None:
        self.env.take(actions)
        np.multiply(self.env.reward[self.every, self.seats] + self.env.done, 2 / self.players, self.reward)
        self.reward -= self.env.done

    def final(self, index: int) -> Array:
        return self.env.final(index, int(self.seats[index]))

    def result(self, index: int) -> list[dict[str, Any]]:
        return self.env.result(index)

    def number(self, index: int) -> int:
        return int(self.env.matches.counters[index])

    def record(self, index: int) -> Any:
        return self.env.states[index]


class PlayedTables:
    """A match in Python at each table, for bots that are asked one by one."""

    def __init__(
        self, game: Game, size: int, opponents: Sequence[Opponent], options: Mapping[str, Any] | None, perfect: bool
    ) -> None:
        self.table = Table(game, len(opponents) + 1, options)
        self.opponents, self.players, self.perfect = opponents, len(opponents) + 1, perfect
        self.form = self.table.layout
        self.seats, self.seeds = np.zeros(size, np.int64), np.zeros(size, np.int64)
        self.observation = np.zeros((size, self.form.size), np.int16)
        self.mask = np.zeros((size, game.words.notation.size), np.int8)
        self.done, self.reward = np.zeros(size, np.int8), np.zeros(size, np.float32)
        self.matches: list[Any] = [None] * size
        self.ended: list[Any] = [None] * size
        self.bots: list[list[Bot | None]] = [[]] * size

    def begin(self, index: int, seed: int, seat: int) -> None:
        made = [bot(o, seed=seed + 1 + i) if isinstance(o, str) else o for i, o in enumerate(self.opponents)]
        self.bots[index] = [*made[:seat], None, *made[seat:]]
        self.seats[index], self.seeds[index] = seat, seed
        self._deal(index)

    def _deal(self, index: int) -> None:
        self.matches[index] = Match.at_table(self.table, seed=int(self.seeds[index]))
        self._play_on(index)
        self._show(index)

    def _play_on(self, index: int) -> None:
        match, seats = self.matches[index], self.bots[index]
        while match.actor is not None and (player := seats[match.actor]) is not None:
            match.play(ask(player, match))

    def _show(self, index: int) -> None:
        match = self.matches[index]
        self.observation[index] = self.form.row(match.state, int(self.seats[index]), self.perfect)
        self.mask[index] = 0
        self.mask[index, match.legal_ids()] = 1

    def step(self, actions: Array) -> None:
        self.done[:], self.reward[:] = 0, 0
        for index, action in enumerate(actions):
            match = self.matches[index]
            match.play(int(action))
            self._play_on(index)
            if match.is_over:
                self.ended[index], self.done[index] = match, 1
                first = [row["seat"] for row in match.result if row["rank"] == 1]
                self.reward[index] = 2 / len(first) - 1 if self.seats[index] in first else -1
                self.seeds[index] += len(self.matches)
                self._deal(index)
            else:
                self._show(index)

    def final(self, index: int) -> Array:
        return self.form.row(self.ended[index].state, int(self.seats[index]), self.perfect)

    def result(self, index: int) -> list[dict[str, Any]]:
        rows: list[dict[str, Any]] = self.ended[index].result
        return rows

    def number(self, index: int) -> int:
        return int(self.matches[index].number)

    def record(self, index: int) -> Any:
        return self.matches[index].state


def tables(
    game: Game, size: int, opponents: Sequence[Opponent], options: Mapping[str, Any] | None, perfect: bool, threads: int = 1
) -> Learners:
    """Tables for learners, compiled where all their opponents can be."""
    forms = [compiled_form(one, game) for one in opponents]
    given_forms = [form for form in forms if form is not None]
    if can_compile() and len(given_forms) == len(forms):
        return CompiledTables(game, size, given_forms, options, perfect, threads)
    return PlayedTables(game, size, opponents, options, perfect)
