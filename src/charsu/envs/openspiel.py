"""OpenSpiel: every game with explicit chance. Importing this module registers `charsu_<game>` with pyspiel.

Parameters: `players`, `options` as `key:value;key:value` (an equals sign would confuse OpenSpiel, which names games so), and
`perfect` for perfect information. Chance nodes carry the exact odds. The information state of a seat is everything it was told: the
list of answers with what it may not know left out. As a tensor it is the observation followed by the last answers it knows.

A state can be resampled for a seat (`resample_from_infostate`), so that searches over information sets run: the cards that the seat
does not know are dealt anew in the history itself, see `charsu.core.redeal`.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any

import numpy as np

from ..core.errors import CharsuError
from ..core.extras import wanted
from ..core.flow import CHANCE
from ..core.layout import GUEST, Layout
from ..core.match import Match
from ..core.redeal import Imagination
from ..core.registry import game as find_game
from ..core.registry import games
from ..core.view import Played

with wanted():
    import pyspiel

REMEMBERED = 64  # answers at the end of the information state tensor
LONGEST = 20_000
SEEDS = 1 << 48
SURE = np.log(3)  # a lead of the game's swing wins three times in four
WARMTH = 0.4  # of the swing: so far apart answers differ clearly
INFORMATION = pyspiel.GameType.Information
PRIVATE = pyspiel.PrivateInfoType


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


class SpielGame(pyspiel.Game):
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
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params:
            raise CharsuError(f"observations of {self.rules.key} take no parameters, but there are {', '.join(params)}")
        return Observer(self.layout, wanted, self.perfect)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by name and parameters."""
        return _loaded, (str(self),)


class SpielState(pyspiel.State):
    """A position. Chance is asked like a player."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.match: Any = game.first.copy()
        self.imagination: Imagination | None = None

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
        match: Match = self.match
        return match.game.words.notation.write(match.plain, int(action))

    def is_terminal(self) -> bool:
        return bool(self.match.is_over)

    def returns(self) -> list[float]:
        result = self.match.result
        players = self.match.players
        if result is None:
            return [0.0] * players
        first = [row["seat"] for row in result if row["rank"] == 1]
        return [players / len(first) - 1 if seat in first else -1.0 for seat in range(players)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state in which the player was told the same, and the others hold cards that they may well hold."""
        game = self.get_game()
        if game.perfect:
            return self.clone()  # type: ignore[no-any-return]
        if self.imagination is None or self.imagination.match.number != self.match.number:
            self.imagination = Imagination(self.match.copy())
        return _written(game, self.imagination.deal(player, int(sampler() * SEEDS)))

    def __str__(self) -> str:
        """The answers so far in notation, and who gave them."""
        return "; ".join(f"{'chance' if p.actor == CHANCE else p.actor}: {p.notation}" for p in self.match.history)

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


class _Echo:
    """Stands for a match while its history is written into a state of OpenSpiel, which keeps one of its own."""

    is_over = False

    def __init__(self, history: tuple[Played, ...]) -> None:
        self.history, self.number = history, 0

    @property
    def actor(self) -> int:
        return self.history[self.number].actor

    def play(self, answer: int) -> None:
        self.number += 1


def _written(game: SpielGame, match: Match) -> SpielState:
    """The state of a match, without playing it again."""
    state = game.new_initial_state()
    state.match = _Echo(match.history)
    for played in match.history:
        state.apply_action(played.id)
    state.match = match
    return state


class Observer:
    """What OpenSpiel calls an observation, or with `perfect_recall` an information state; as tensor and string.

    `private_info` chooses whose cards are in it: nobody's, the player's, or everybody's; without `public_info` that is all.
    `dict` has an entry for each field of the layout.
    """

    def __init__(self, form: Layout, wanted: Any, perfect: bool) -> None:
        self.layout, self.recall, self.public = form, bool(wanted.perfect_recall), bool(wanted.public_info)
        self.private = PRIVATE.ALL_PLAYERS if perfect else wanted.private_info
        shown = form.fields if self.public else [f for f in form.fields if f.by_owner and self.private != PRIVATE.NONE]
        self.columns = np.concatenate([np.arange(f.first, f.first + f.size) for f in shown] or [np.zeros(0, np.int64)])
        seen = [(field.name, field.shape) for field in shown]
        if self.recall:
            seen.append(("answers", (REMEMBERED, 2)))
        self.tensor = np.zeros(sum(prod(shape) for _, shape in seen), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, shape in seen:
            self.dict[name] = self.tensor[at : at + prod(shape)].reshape(shape)
            at += prod(shape)

    def set_from(self, state: SpielState, player: int) -> None:
        seat = GUEST if self.private == PRIVATE.NONE else player
        row = self.layout.row(state.match.state, seat, self.private == PRIVATE.ALL_PLAYERS)
        self.tensor[: len(self.columns)] = row[self.columns]
        if self.recall:
            answers = self.dict["answers"]
            answers[:] = 0
            for i, (actor, _, answer) in enumerate(self._told(state, player)[-REMEMBERED:]):
                answers[i] = actor, answer

    def string_from(self, state: SpielState, player: int) -> str:
        if self.recall:
            return f"{player}: " + " ".join(f"{actor}:{answer}" for actor, _, answer in self._told(state, player))
        match = state.match
        if not self.public:
            row = self.layout.row(match.state, player, self.private == PRIVATE.ALL_PLAYERS)
            return f"{player}: {row[self.columns].tolist()}"
        if self.private == PRIVATE.NONE:
            return str(match.view(None)["table"])
        everything = self.private == PRIVATE.ALL_PLAYERS
        return f"{player}: {match.game.pictures.view(match.plain, None) if everything else match.view(player)['table']}"

    def _told(self, state: SpielState, player: int) -> tuple[tuple[int, int, int], ...]:
        """The answers that belong here: those everybody knows, and the secret ones of whom `private_info` names."""
        seats = {PRIVATE.NONE: None, PRIVATE.SINGLE_PLAYER: player, PRIVATE.ALL_PLAYERS: "all"}
        answers: tuple[tuple[int, int, int], ...] = state.match.answers(seats[self.private])
        if self.public:
            return answers
        public = state.match.answers(None)
        return tuple(mine for mine, theirs in zip(answers, public, strict=True) if mine != theirs)


class Judge:
    """An evaluator for OpenSpiel's `mcts` and `ismcts` that asks the game's heuristic instead of playing to the end.

    Random matches of these games take up to some thousand answers, so rollouts are slow. Charsu's own search uses the same.
    """

    def evaluate(self, state: SpielState) -> Any:
        """What a share of the victory as large as it looks now would pay, by seat."""
        match = state.match
        if match.is_over:
            return np.array(state.returns())
        bot, s, players = match.game.bot, match.plain, match.players
        values = np.array([bot.value(s, seat) if bot.value else 0 for seat in range(players)], float)
        return players * _shares(values * SURE / bot.swing) - 1

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """Answers by how much the heuristic likes them; the odds where chance is asked."""
        if state.is_chance_node():
            return state.chance_outcomes()
        bot, match = state.match.game.bot, state.match
        answers = state.legal_actions()
        likings = [bot.prefer(match.plain, match.actor, answer) if bot.prefer else 0 for answer in answers]
        return list(zip(answers, _shares(np.array(likings, float) / (WARMTH * bot.swing)).tolist(), strict=True))


def _shares(values: Any) -> Any:
    """Positive numbers that add up to 1, the larger for larger values."""
    raised = np.exp(values - values.max())
    return raised / raised.sum()


def register_all() -> None:
    """Every game, once."""
    registered = set(pyspiel.registered_names())
    for key in games():
        try:
            kind = game_type(key)
        except CharsuError:
            continue
        if kind.short_name not in registered:
            pyspiel.register_game(kind, _maker(key))


def _maker(key: str) -> type[SpielGame]:
    """A class for one game: pyspiel makes games by calling it with the parameters alone."""

    class Made(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(params, key)

    Made.__name__ = f"Charsu{key.title()}"
    return Made


register_all()
