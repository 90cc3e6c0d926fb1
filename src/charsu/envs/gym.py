"""Gymnasium: one learner at a table of bots. `gymnasium.make("charsu/istanbul-v2", opponents=["greedy"])` after importing this."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ..bots import Bot, ask, bot
from ..core.extras import wanted
from ..core.match import Match
from ..core.registry import game as find_game
from ..core.registry import games
from . import env_id

with wanted():
    import gymnasium
    from gymnasium import spaces


class TableEnv(gymnasium.Env[dict[str, Any], int]):
    """The learner holds one seat, bots the others. The reward comes at the end: 1 for a victory, less when it is shared, -1 else.

    An impossible answer loses the match at once (`illegal="lose"`), or is refused (`illegal="raise"`).
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 2}

    def __init__(
        self,
        game: str = "istanbul",
        opponents: Sequence[str | Bot] = ("greedy",),
        seat: int | None = None,
        options: Mapping[str, Any] | None = None,
        perfect: bool = False,
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        self.game = find_game(game)
        self.players = len(opponents) + 1
        self.table = self.game.table(self.players, options)
        self.opponents, self.options, self.perfect, self.illegal = opponents, options, perfect, illegal
        self.fixed_seat, self.render_mode = seat, render_mode
        self.layout = self.table.layout
        row = spaces.Box(-32768, 32767, (self.layout.size,), np.int16)
        self.observation_space = spaces.Dict({"observation": row, "action_mask": spaces.MultiBinary(self.game.words.notation.size)})
        self.action_space: Any = spaces.Discrete(self.game.words.notation.size)
        self.match: Match | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        drawn = [int(x) for x in self.np_random.integers(0, 1 << 30, self.players + 2)]
        self.seat = drawn[0] % self.players if self.fixed_seat is None else self.fixed_seat
        made = [bot(o, seed=s) if isinstance(o, str) else o for o, s in zip(self.opponents, drawn[2:], strict=False)]
        self.bots = [*made[: self.seat], None, *made[self.seat :]]
        self.match = Match.at_table(self.table, seed=drawn[1])
        self._let_others_play()
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        match = self._table()
        if int(action) not in match.legal_ids() and self.illegal == "lose":
            return self._seen(), -1.0, True, False, {"illegal": True, **self._info()}
        match.play(int(action))
        self._let_others_play()
        return self._seen(), self._reward(), match.is_over, False, self._info()

    def render(self) -> Any:
        match = self._table()
        return f"{match.question()}\n{match.view(self.seat)['table']}"

    def _table(self) -> Match:
        assert self.match is not None, "reset the environment first"
        return self.match

    def _let_others_play(self) -> None:
        match = self._table()
        while match.actor not in (None, self.seat):
            player = self.bots[match.actor or 0]
            assert player is not None
            match.play(ask(player, match))

    def _seen(self) -> dict[str, Any]:
        match = self._table()
        mask = np.zeros(self.game.words.notation.size, np.int8)
        if not match.is_over:
            mask[match.legal_ids()] = 1
        return {"observation": self.layout.row(match.state, self.seat, self.perfect), "action_mask": mask}

    def _reward(self) -> float:
        result = self._table().result
        if result is None:
            return 0.0
        first = [row["seat"] for row in result if row["rank"] == 1]
        return 2 / len(first) - 1 if self.seat in first else -1.0

    def _info(self) -> dict[str, Any]:
        match = self._table()
        return {"seat": self.seat, "number": match.number, "result": match.result}


def register_all() -> None:
    """Every game under its versioned id, with the game's name already given."""
    for key in games():
        if env_id(key) not in gymnasium.registry:
            gymnasium.register(env_id(key), entry_point="charsu.envs.gym:TableEnv", kwargs={"game": key})


register_all()
