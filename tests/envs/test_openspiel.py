"""OpenSpiel's own algorithms on every game: searches over information sets, learners, observers."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import observation, rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms import tabular_qlearner as qlearner

import charsu
from charsu.core.redeal import same_position
from charsu.envs import openspiel
from charsu.envs.openspiel import Judge

KEYS = sorted({"bazaar", *charsu.game_keys()})


@pytest.fixture(scope="module")
def spiel() -> Any:
    openspiel.register_all()
    return pyspiel


def begun(spiel: Any, key: str, answers: int, seed: int = 3, **parameters: Any) -> Any:
    """A state where somebody has a choice."""
    rng = np.random.default_rng(seed)
    state = spiel.load_game(f"charsu_{key}", parameters).new_initial_state()
    while len(state.history()) < answers or state.is_chance_node() or len(state.legal_actions()) < 2:
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


def sampler() -> float:
    return 0.37


@pytest.mark.parametrize("key", KEYS)
def test_information_set_search_runs_with_inconsistent_action_sets_forbidden(key: str, spiel: Any) -> None:
    for answers, seed in ((12, 1), (70, 2)):
        state = begun(spiel, key, 8 if key == "bazaar" else answers, seed)
        bot = ismcts.ISMCTSBot(state.get_game(), Judge(), 2.0, 100, random_state=np.random.RandomState(seed))
        assert bot.step(state) in state.legal_actions()


def test_information_set_search_runs_with_options(spiel: Any) -> None:
    for key, options in (("istanbul", "expansions:grand_bazaar;money:hidden"), ("cairo", "three_cards:needed")):
        state = begun(spiel, key, 60, players=3, options=options)
        bot = ismcts.ISMCTSBot(state.get_game(), Judge(), 2.0, 60, random_state=np.random.RandomState(4))
        assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("key", KEYS)
def test_a_resampled_state_tells_its_player_the_same_and_has_a_history_of_its_own(key: str, spiel: Any) -> None:
    state = begun(spiel, key, 10 if key == "bazaar" else 60)
    player = state.current_player()
    other = state.resample_from_infostate(player, sampler)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.observation_tensor(player) == state.observation_tensor(player)
    assert other.legal_actions() == state.legal_actions()
    assert other.history() == [played.id for played in other.match.history]
    _, again = spiel.deserialize_game_and_state(spiel.serialize_game_and_state(state.get_game(), other))
    assert same_position(again.match.plain, other.match.plain)


@pytest.mark.parametrize("key", KEYS)
def test_plain_search_runs(key: str, spiel: Any) -> None:
    state = begun(spiel, key, 8 if key == "bazaar" else 40)
    game, rng = state.get_game(), np.random.RandomState(5)
    for judge, simulations in ((Judge(), 60), (mcts.RandomRolloutEvaluator(1, rng), 2)):
        bot = mcts.MCTSBot(game, 2.0, simulations, judge, random_state=rng)
        assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("key", KEYS)
def test_a_learner_learns_some_steps_in_its_environment(key: str, spiel: Any) -> None:
    env = rl_environment.Environment(spiel.load_game(f"charsu_{key}"), include_full_state=False)
    agents = [qlearner.QLearner(player, env.action_spec()["num_actions"]) for player in range(env.num_players)]
    step = env.reset()
    for _ in range(60):
        if step.last():
            for agent in agents:
                agent.step(step)
            step = env.reset()
        player = step.observations["current_player"]
        step = env.step([agents[player].step(step).action])
    assert len(agents[0]._q_values) > 3


@pytest.mark.parametrize("key", KEYS)
def test_observers_show_whose_cards_they_are_asked_for(key: str, spiel: Any) -> None:
    state = begun(spiel, key, 8 if key == "bazaar" else 40)
    hand = np.array(state.match.state["hand"])
    seen = {}
    for name in ("NONE", "SINGLE_PLAYER", "ALL_PLAYERS"):
        kind = spiel.IIGObservationType(perfect_recall=False, private_info=getattr(spiel.PrivateInfoType, name))
        seen[name] = observation.make_observation(state.get_game(), kind)
        seen[name].set_from(state, 1)
    assert (seen["NONE"].dict["hand"] == -1).all()
    assert (seen["SINGLE_PLAYER"].dict["hand"][1] == hand[1]).all()
    assert (seen["SINGLE_PLAYER"].dict["hand"][0] == -1).all()
    assert (seen["ALL_PLAYERS"].dict["hand"] == hand).all()
    assert seen["NONE"].string_from(state, 0) == seen["NONE"].string_from(state, 1)
    assert len({seen[name].string_from(state, 1) for name in seen}) == 3


def test_a_public_observation_does_not_change_with_hidden_cards(spiel: Any) -> None:
    state = begun(spiel, "istanbul", 30, seed=6)
    other = state.resample_from_infostate(0, sampler)
    assert other.history() != state.history()
    for recall in (False, True):
        public = spiel.IIGObservationType(perfect_recall=recall, private_info=spiel.PrivateInfoType.NONE)
        observer = observation.make_observation(state.get_game(), public)
        rows = []
        for each in (state, other):
            observer.set_from(each, 1)
            rows.append((observer.tensor.tolist(), observer.string_from(each, 1)))
        assert rows[0] == rows[1]


def test_an_observer_for_private_information_shows_hands_alone(spiel: Any) -> None:
    state = begun(spiel, "yspahan", 60)
    kind = spiel.IIGObservationType(public_info=False, perfect_recall=False)
    own = observation.make_observation(state.get_game(), kind)
    own.set_from(state, 1)
    assert set(own.dict) == {"hand"}
    assert (own.dict["hand"][1] == state.match.state["hand"][1]).all()
    nothing = spiel.IIGObservationType(public_info=False, perfect_recall=False, private_info=spiel.PrivateInfoType.NONE)
    assert observation.make_observation(state.get_game(), nothing).tensor.size == 0
