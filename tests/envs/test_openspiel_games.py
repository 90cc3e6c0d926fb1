"""The games in OpenSpiel: its own test suites, odds, what is told to whom, copies and files."""

from __future__ import annotations

import pickle
import unittest
from contextlib import suppress
from copy import deepcopy
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test

import charsu
from charsu.core.errors import BadOption
from charsu.core.game import Game
from charsu.envs import openspiel

KEYS = ["bazaar", *charsu.game_keys()]


@pytest.fixture(scope="module")
def spiel() -> Any:
    openspiel.register_all()
    return pyspiel


def test_its_random_simulation_passes(spiel: Any) -> None:
    spiel.random_sim_test(spiel.load_game("charsu_bazaar"), num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("key", charsu.game_keys())
def test_its_random_simulation_of_the_games_passes(key: str, spiel: Any) -> None:
    spiel.random_sim_test(spiel.load_game(f"charsu_{key}"), num_sims=1, serialize=False, verbose=False)


def test_games_take_players_and_options(spiel: Any) -> None:
    game = spiel.load_game("charsu_istanbul", {"players": 3, "options": "layout:long;money:hidden"})
    state = game.new_initial_state()
    assert game.num_players() == 3
    assert state.match.table_options["layout"] == "long"
    assert state.match.table_options["money"] == "hidden"


def test_chance_has_the_odds_of_the_rules(spiel: Any) -> None:
    state = spiel.load_game("charsu_istanbul").new_initial_state()
    while not (state.is_chance_node() and len(set(state.match.odds())) > 1):
        state.apply_action(state.legal_actions()[0])
    odds = dict(zip(state.match.legal_ids(), state.match.odds(), strict=True))
    assert {a: pytest.approx(odds[a] / sum(odds.values())) for a in odds} == dict(state.chance_outcomes())
    assert sum(p for _, p in state.chance_outcomes()) == pytest.approx(1)


def two_last_draws(game: Any) -> tuple[Any, Any]:
    """Return a match after its first draws, and the same one with another last card."""
    state = game.new_initial_state()
    while state.is_chance_node():
        before = state.clone()
        state.apply_action(state.legal_actions()[0])
    other = before.clone()
    other.apply_action(before.legal_actions()[1])  # the last card drawn is another one
    return state, other


def test_information_states_tell_what_was_told_and_no_more(spiel: Any) -> None:
    game = spiel.load_game("charsu_istanbul")
    state, other = two_last_draws(game)
    drawer = state.match.last.secret_of
    assert drawer is not None
    assert state.information_state_string(drawer) != other.information_state_string(drawer)
    assert state.information_state_string(1 - drawer) == other.information_state_string(1 - drawer)
    assert state.information_state_tensor(1 - drawer) == other.information_state_tensor(1 - drawer)
    assert state.observation_tensor(drawer) != other.observation_tensor(drawer)


def test_states_are_copied_and_serialised(spiel: Any) -> None:
    game = spiel.load_game("charsu_bazaar")
    state = game.new_initial_state()
    for _ in range(6):
        state.apply_action(state.legal_actions()[0])
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert len(state.history()) == state.match.number == 6
    assert len(deepcopy(twin).history()) == twin.match.number == 7
    _, again = spiel.deserialize_game_and_state(spiel.serialize_game_and_state(game, state))
    assert again.history() == state.history()
    assert str(again) == str(state)


@pytest.mark.parametrize("key", KEYS)
def test_its_own_integration_test_passes(key: str, spiel: Any, capfd: pytest.CaptureFixture[str]) -> None:
    """OpenSpiel's own integration test, for our games."""
    name = f"charsu_{key}"
    case = type(f"Api_{key}", (api_test.EnforceAPIOnPartialTreeBase,), {"game": spiel.load_game(name), "game_name": name})
    outcome = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(outcome)
    capfd.readouterr()  # what it prints about errors that are wanted
    assert outcome.testsRun >= 5
    assert not outcome.failures and not outcome.errors


def largest_table(game: Game, options: dict[str, Any]) -> int:
    """How many may play so; some options are not for five, others only for them."""
    for players in range(game.seats[1], game.seats[0], -1):
        with suppress(BadOption):
            game.start(players, options)
            return players
    return game.seats[0]


@pytest.mark.parametrize("key", KEYS)
def test_it_plays_and_serialises_every_option(key: str, spiel: Any) -> None:
    rng = np.random.default_rng(3)
    for option in charsu.game(key).table_options:
        for value in option.values:
            players = largest_table(charsu.game(key), {option.key: value})
            game = spiel.load_game(f"charsu_{key}", {"players": players, "options": f"{option.key}:{value}"})
            state = game.new_initial_state()
            for _ in range(40):
                state.apply_action(int(rng.choice(state.legal_actions())))
            again_game, again = spiel.deserialize_game_and_state(spiel.serialize_game_and_state(game, state))
            assert str(again_game) == str(game)
            assert again.match.table_options == state.match.table_options == charsu.game(key).read_options({option.key: value})
            assert again.match.plain == state.match.plain


@pytest.mark.parametrize("key", KEYS)
def test_games_and_states_are_pickled(key: str, spiel: Any) -> None:
    state = spiel.load_game(f"charsu_{key}", {"perfect": True}).new_initial_state()
    for _ in range(30):
        state.apply_action(state.legal_actions()[-1])
    again = pickle.loads(pickle.dumps(state))
    assert again.match.plain == state.match.plain
    assert str(again.get_game()) == str(state.get_game())


def test_nothing_is_hidden_with_perfect_information(spiel: Any) -> None:
    game = spiel.load_game("charsu_istanbul", {"perfect": True})
    assert game.get_type().information == spiel.GameType.Information.PERFECT_INFORMATION
    state, other = two_last_draws(game)
    guest = 1 - state.match.last.secret_of
    assert state.information_state_string(guest) != other.information_state_string(guest)
    assert state.observation_tensor(guest) != other.observation_tensor(guest)
    assert state.observation_string(guest) != other.observation_string(guest)
