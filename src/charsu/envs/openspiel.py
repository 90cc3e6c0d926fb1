"""OpenSpiel: every game with explicit chance. Importing this module registers `charsu_<game>` with pyspiel.

Parameters: `players`, `options` as `key:value;key:value` (an equals sign would confuse OpenSpiel, which names games so), and
`perfect` for perfect information. Chance nodes carry the exact odds. The information state of a seat is everything it was told: the
list of answers with what it may not know left out. As a tensor it is the observation followed by the last answers it knows.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..core.errors import CharsuError
from ..core.extras import wanted
from ..core.flow import CHANCE
from ..core.layout import Layout
from ..core.match import Match
from ..core.registry import game as find_game
from ..core.registry import games

with wanted():
    import pyspiel

REMEMBERED = 64  # answers at the end of the information state tensor
LONGEST = 20_000
INFORMATION = pyspiel.GameType.Information


def read_options(text: str) -> dict[str, str]:
    """`layout:long;money:hidden` → its parts."""
    return dict(part.split(":", 1) for part in text.split(";") if part)


def game_type(key: str, perfect: bool = False) -> Any:
    rules = find_game(key)
    return pyspiel.GameType(
        short_name=f"charsu_{key}",
        long_name=f"Charsu: {key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=INFORMATION.PERFECT_INFORMATION if perfect else INFORMATION.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats[1],
        min_num_players=rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": max(2, rules.seats[0]), "options": "", "perfect": False},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its table options."""

    def __init__(self, params: dict[str, Any] | None, key: str = "") -> None:
        params = params or {}
        self.perfect = bool(params.get("perfect", False))
        self.rules = find_game(key)
        self.players = int(params.get("players", max(2, self.rules.seats[0])))
        table = self.rules.table(self.players, read_options(params.get("options", "")))
        self.options = table.options
        self.first = Match.at_table(table, chance="ask")
        self.layout = table.layout
        answers = self.rules.words.notation.size
        info = pyspiel.GameInfo(
            num_distinct_actions=answers,
            max_chance_outcomes=answers,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=float(self.players - 1),
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(key, self.perfect), info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.layout, bool(iig_obs_type and iig_obs_type.perfect_recall), self.perfect)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by name and parameters."""
        return _loaded, (str(self),)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position. Chance is asked like a player."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.match = game.first.copy()

    def current_player(self) -> int:
        actor = self.match.actor
        if actor is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.match.legal_ids())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        odds = dict(zip(self.match.legal_ids(), self.match.odds(), strict=True))
        total = sum(odds.values())
        return [(answer, odds[answer] / total) for answer in sorted(odds)]

    def _apply_action(self, action: int) -> None:
        self.match.play(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        s = self.match.plain
        return self.match.game.words.notation.write(s, int(action))

    def is_terminal(self) -> bool:
        return self.match.is_over

    def returns(self) -> list[float]:
        result = self.match.result
        players = self.match.players
        if result is None:
            return [0.0] * players
        first = [row["seat"] for row in result if row["rank"] == 1]
        return [players / len(first) - 1 if seat in first else -1.0 for seat in range(players)]

    def __str__(self) -> str:
        return " ".join(f"{p.actor}:{p.id}" for p in self.match.history)

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielState:
        return self.clone()  # type: ignore[no-any-return]

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as the game and its answers."""
        return _replayed, (self.get_game(), self.history())


def _loaded(text: str) -> SpielGame:
    return pyspiel.load_game(text)  # type: ignore[no-any-return]


def _replayed(game: SpielGame, answers: list[int]) -> SpielState:
    state = game.new_initial_state()
    for answer in answers:
        state.apply_action(answer)
    return state


class Observer:
    """Observation (`perfect_recall=False`) or information state of a seat, as tensor and string."""

    def __init__(self, form: Layout, recall: bool, perfect: bool) -> None:
        self.layout, self.recall, self.perfect = form, recall, perfect
        seen = [("observation", form.size)] + ([("answers", 2 * REMEMBERED)] if self.recall else [])
        self.tensor = np.zeros(sum(size for _, size in seen), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, size in seen:
            self.dict[name] = self.tensor[at : at + size]
            at += size

    def set_from(self, state: SpielState, player: int) -> None:
        self.dict["observation"][:] = self.layout.row(state.match.state, player, self.perfect)
        if self.recall:
            self.dict["answers"][:] = 0
            for i, (actor, _, answer) in enumerate(self._told(state, player)[-REMEMBERED:]):
                self.dict["answers"][2 * i : 2 * i + 2] = actor, answer

    def string_from(self, state: SpielState, player: int) -> str:
        if self.recall:
            return f"{player}: " + " ".join(f"{actor}:{answer}" for actor, _, answer in self._told(state, player))
        match = state.match
        table = match.game.pictures.view(match.plain, None) if self.perfect else match.view(player)["table"]
        return f"{player}: {table}"

    def _told(self, state: SpielState, player: int) -> tuple[tuple[int, int, int], ...]:
        return state.match.answers("all" if self.perfect else player)


def register_all() -> None:
    """Every game, once."""
    known = set(pyspiel.registered_names())
    for key in games():
        try:
            kind = game_type(key)
        except CharsuError:
            continue
        if kind.short_name not in known:
            pyspiel.register_game(kind, _maker(key))


def _maker(key: str) -> type[SpielGame]:
    """A class for one game: pyspiel makes games by calling it with the parameters alone."""

    class Made(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(params, key)

    Made.__name__ = f"Charsu{key.title()}"
    return Made


register_all()
