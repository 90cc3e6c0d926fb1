"""Gymnasium: one learner at a table of bots, or many such tables in one call.

After importing this, `gymnasium.make("charsu/istanbul-v2", opponents=["greedy"])` makes one, and
`gymnasium.make_vec("charsu/istanbul-v2", 256, "vector_entry_point", opponents=["greedy"])` makes many.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ..core.errors import BadOption, IllegalAnswer
from ..core.extras import wanted
from ..core.game import Game
from ..core.layout import layout
from ..core.registry import game as find_game
from ..core.registry import games
from . import env_id
from .opponents import Opponent, read_opponents, tables
from .rendering import MODES, check_mode, render

with wanted():
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

Seen = dict[str, np.ndarray[Any, Any]]
SEEDS = 1 << 30
ILLEGAL = ("lose", "raise")


def observation_space(game: Game) -> Any:
    """Rows with the bounds of each number, and masks."""
    form = layout(game)
    low, high = form.bounds()
    return spaces.Dict({"observation": spaces.Box(low, high, dtype=np.int16), "action_mask": spaces.MultiBinary(form.answers.size)})


class _Tables:
    """What both environments are given, checked."""

    def __init__(
        self,
        game: str | Game,
        size: int,
        opponents: Sequence[Opponent],
        seat: int | None,
        options: Mapping[str, Any] | None,
        perfect: bool,
        illegal: str,
        render_mode: str | None,
        threads: int = 1,
    ) -> None:
        check_mode(render_mode)
        self.game = find_game(game) if isinstance(game, str) else game
        opponents = read_opponents(opponents)
        self.players = len(opponents) + 1
        self.game.check_players(self.players)
        if seat is not None and not 0 <= seat < self.players:
            raise BadOption(f"there is no seat {seat} at a table of {self.players}; the seats are 0 to {self.players - 1}")
        if illegal not in ILLEGAL:
            raise BadOption(f"illegal is {illegal!r}; say 'lose' (an impossible answer loses) or 'raise' (it is refused)")
        self.perfect, self.illegal, self.seat, self.options = perfect, illegal, seat, options
        self.tables = tables(self.game, size, opponents, options, perfect, threads)

    def refusal(self, index: int, action: int) -> IllegalAnswer:
        names = layout(self.game).answers
        said = repr(names.name(action)) if 0 <= action < names.size else action
        return IllegalAnswer(f"answer {action} ({said}) is not possible at table {index}; choose where the mask is 1")

    def picture(self, index: int, mode: str) -> Any:
        return render(self.game, self.tables.record(index), mode, int(self.tables.seats[index]), self.perfect)


class TableEnv(gymnasium.Env[Seen, int]):
    """The learner holds one seat, bots the others. The reward comes at the end: 1 for a victory, less when it is shared, -1 else.

    An impossible answer loses the match at once (`illegal="lose"`), or is refused (`illegal="raise"`). Bots that do not look ahead
    (`random`, `greedy`, `apprentice`, `pedlar`) are played by the compiled loop; any other bot is asked.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 2}

    def __init__(
        self,
        game: str | Game = "istanbul",
        opponents: Sequence[Opponent] = ("greedy",),
        seat: int | None = None,
        options: Mapping[str, Any] | None = None,
        perfect: bool = False,
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        self.given = _Tables(game, 1, opponents, seat, options, perfect, illegal, render_mode)
        self.game, self.players, self.render_mode = self.given.game, self.given.players, render_mode
        self.layout = layout(self.game)
        self.observation_space = observation_space(self.game)
        self.action_space: Any = spaces.Discrete(self.layout.answers.size)
        self._tables = self.given.tables
        self._row, self._mask = self._tables.observation[0], self._tables.mask[0]
        self._answer = np.zeros(1, np.int64)
        self._nothing = np.zeros(self.layout.answers.size, np.int8)
        self._over: dict[str, Any] | None = None  # what the ended match told

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        drawn = self.np_random.integers(0, SEEDS, 2)
        self.seat = int(drawn[0] % self.players) if self.given.seat is None else self.given.seat
        self._tables.begin(0, int(drawn[1]), self.seat)
        self._over = None
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        if self._over is not None:
            raise IllegalAnswer("the match is over; reset the environment")
        if not (0 <= action < len(self._mask) and self._mask[action]):
            return self._refused(int(action))
        self._answer[0] = action
        self._tables.step(self._answer)
        if not self._tables.done[0]:
            return self._seen(), 0.0, False, False, self._info()
        self._over = {"seat": self.seat, "result": self._tables.result(0)}
        last = {"observation": self._tables.final(0), "action_mask": self._nothing.copy()}
        return last, float(self._tables.reward[0]), True, False, dict(self._over)

    def _refused(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        if self.given.illegal == "raise":
            raise self.given.refusal(0, action)
        seen = self._seen()
        self._over = {"seat": self.seat, "illegal": True, "result": None}
        return {**seen, "action_mask": self._nothing.copy()}, -1.0, True, False, dict(self._over)

    def action_masks(self) -> np.ndarray[Any, Any]:
        """What is possible now; sb3-contrib's MaskablePPO asks for it by this name."""
        return self._nothing.astype(bool) if self._over is not None else self._mask.astype(bool)

    def render(self) -> Any:
        """The table as the learner sees it, in the way `render_mode` says; None where none was given."""
        return None if self.render_mode is None else self.given.picture(0, self.render_mode)

    def _seen(self) -> Seen:
        return {"observation": self._row.copy(), "action_mask": self._mask.copy()}

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "number": self._tables.number(0)}


class TableVectorEnv(VectorEnv[Seen, Any, Any]):
    """Many tables, each with one learner. A match that ends begins anew in the same step.

    `infos["final_obs"]` and `infos["final_info"]` tell of the match that ended, as Gymnasium's own vector environments do with
    `AutoresetMode.SAME_STEP`. Without a `seat`, learners are shared out over the seats.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 2, "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        num_envs: int = 1,
        game: str | Game = "istanbul",
        opponents: Sequence[Opponent] = ("greedy",),
        seat: int | None = None,
        options: Mapping[str, Any] | None = None,
        perfect: bool = False,
        illegal: str = "lose",
        render_mode: str | None = None,
        threads: int = 1,
    ) -> None:
        self.given = _Tables(game, num_envs, opponents, seat, options, perfect, illegal, render_mode, threads)
        self.num_envs, self.render_mode = num_envs, render_mode
        self.game, self.players, self.layout = self.given.game, self.given.players, layout(self.given.game)
        self.single_observation_space = observation_space(self.game)
        self.single_action_space = spaces.Discrete(self.layout.answers.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._tables = self.given.tables
        self._every = np.arange(num_envs)
        self.spec = None

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """All matches from the beginning, or those of `options["reset_mask"]`. A list holds a seed for each table."""
        one = seed if isinstance(seed, int) else None
        super().reset(seed=one)
        fresh = self.np_random.integers(0, SEEDS, self.num_envs)
        seeds = [fresh[i] if given is None else given for i, given in enumerate(seed)] if isinstance(seed, list) else fresh
        asked = (options or {}).get("reset_mask", np.ones(self.num_envs, bool))
        for i in np.flatnonzero(asked):
            self._tables.begin(int(i), int(seeds[i]), self._seat_of(int(i)))
        return self._seen(), {"seat": self._tables.seats.copy()}

    def _seat_of(self, index: int) -> int:
        return index % self.players if self.given.seat is None else self.given.seat

    def step(self, actions: Any) -> tuple[Seen, Any, Any, Any, dict[str, Any]]:
        actions = np.asarray(actions)
        mask, before = self._tables.mask, None
        inside = np.clip(actions, 0, mask.shape[1] - 1)
        wrong = np.flatnonzero((mask[self._every, inside] == 0) | (inside != actions))
        if len(wrong):
            if self.given.illegal == "raise":
                raise self.given.refusal(int(wrong[0]), int(actions[wrong[0]]))
            before = self._tables.observation[wrong].copy()
            actions = actions.copy()
            actions[wrong] = mask[wrong].argmax(axis=1)  # any will do: the match is lost
        self._tables.step(actions)
        rewards, ended = self._tables.reward.copy(), self._tables.done.astype(bool)
        infos: dict[str, Any] = {"seat": self._tables.seats.copy()}
        for i in np.flatnonzero(ended):
            self._tell_end(infos, int(i), self._tables.final(int(i)), {"result": self._tables.result(int(i))})
        for k, i in enumerate(wrong):
            assert before is not None
            rewards[i], ended[i] = -1.0, True
            self._tell_end(infos, int(i), before[k], {"result": None, "illegal": True})
            self._tables.begin(int(i), int(self.np_random.integers(0, SEEDS)), self._seat_of(int(i)))
        return self._seen(), rewards, ended, np.zeros(self.num_envs, bool), infos

    def _tell_end(self, infos: dict[str, Any], index: int, row: np.ndarray[Any, Any], news: dict[str, Any]) -> None:
        last = {"observation": row, "action_mask": np.zeros(self.layout.answers.size, np.int8)}
        self._add_info(infos, {"final_obs": last, "final_info": news}, index)

    def action_masks(self) -> np.ndarray[Any, Any]:
        """What is possible now, a row for each table."""
        return self._tables.mask.astype(bool)

    def render(self) -> tuple[Any, ...] | None:
        """A picture of each table as its learner sees it."""
        if self.render_mode is None:
            return None
        return tuple(self.given.picture(i, self.render_mode) for i in range(self.num_envs))

    def _seen(self) -> Seen:
        return {"observation": self._tables.observation.copy(), "action_mask": self._tables.mask.copy()}


def register_all() -> None:
    """Every game under its versioned id, with the game's name already given."""
    for key in games():
        if env_id(key) not in gymnasium.registry:
            gymnasium.register(
                env_id(key),
                entry_point="charsu.envs.gym:TableEnv",
                vector_entry_point="charsu.envs.gym:TableVectorEnv",
                kwargs={"game": key},
            )


register_all()
