"""Environments: the peers' own test suites, and that all of them tell the same story."""

from __future__ import annotations

import pickle
import unittest
import warnings
from contextlib import suppress
from copy import deepcopy
from typing import Any

import numpy as np
import pytest

import charsu
from charsu.core.errors import BadOption, IllegalAnswer
from charsu.core.game import Game
from charsu.core.layout import Layout, layout
from charsu.core.record import redact
from charsu.envs.vector import VectorEnv
from charsu.sim import observe

KEYS = ["bazaar", *charsu.game_keys()]


def entry(form: Layout, row: Any, name: str) -> Any:
    """Some numbers of a row by name."""
    column = form.field(name)
    return row[column.first : column.first + column.size].reshape(column.shape)


# --- layout -----------------------------------------------------------------


@pytest.mark.parametrize("key", KEYS)
def test_a_row_holds_every_field_as_its_seat_sees_it(key: str) -> None:
    game = charsu.game(key)
    form = layout(game)
    match = game.new_match(game.seats[0], seed=4)
    for _ in range(40):
        if match.is_over:
            break
        match.play(match.legal_ids()[-1])
    seen = redact(match.state, game.fields, 1)
    row = form.row(match.state, 1)
    assert row[0] == 1
    for name in ("players", *(n for n, f in game.fields.items() if f.see.name != "ALL" and n != "notes")):
        assert (entry(form, row, name) == seen[name]).all(), name


@pytest.mark.parametrize("key", KEYS)
def test_entries_lie_side_by_side_without_gaps(key: str) -> None:
    form = layout(charsu.game(key))
    after = 0
    for e in form.fields:
        assert e.first == after
        after += e.size
    assert form.size == after


def test_perfect_information_hides_nothing() -> None:
    game = charsu.game("istanbul")
    match = game.new_match(2, seed=4)
    row = layout(game).row(match.state, 0, perfect=True)
    assert (entry(layout(game), row, "hand") == match.state["hand"]).all()


@pytest.mark.parametrize("perfect", [False, True])
@pytest.mark.parametrize(("key", "options"), [*((key, {}) for key in KEYS), ("istanbul", {"money": "hidden"})])
def test_loops_write_the_same_row_at_once_and_in_parts(
    key: str, options: dict[str, str], perfect: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = charsu.game(key).new_match(2, options, seed=4)
    monkeypatch.setattr(observe, "notice", match.game.bot.notice or observe.notice)  # what the linker does
    form, record, one = layout(match.game, glance=True), match.state, match.state.reshape(1)
    given = match.plain, one.view(np.int8), one.view(np.int16), form.stretches
    for viewer in (0, 1, -1):
        whole, parts = np.zeros((2, form.size), np.int16)
        veil = form.veils(record, perfect)[viewer]
        observe.observe(*given, veil, viewer, whole)
        for lane in range(5):
            observe.observe_part(*given, veil, viewer, parts, lane, 5)
        assert (whole == form.row(record, viewer, perfect)).all()
        assert (parts == whole).all()


def test_the_decision_asked_stands_in_front() -> None:
    match = charsu.game("istanbul").new_match(2, seed=4)
    row = layout(match.game).row(match.state, match.actor or 0)
    assert list(row[1:3]) == match.plain.frame[match.plain.depth - 1][:2]


# --- vector -----------------------------------------------------------------


def test_a_vector_of_matches_plays_what_single_matches_play(bazaar: Game) -> None:
    env = VectorEnv(bazaar, 3, seed=10)
    for i in range(3):
        match = bazaar.new_match(2, seed=10 + i)
        env.reset(10)
        while not match.is_over:
            assert env.actor[i] == match.actor
            assert set(np.flatnonzero(env.mask[i])) == set(match.legal_ids())
            assert (env.observation[i] == layout(bazaar).row(match.state, match.actor or 0)).all()
            answers = env.sample().copy()
            match.play(int(answers[i]))
            env.step(answers)
            assert bool(env.done[i]) == match.is_over
        assert env.reward[i].sum() == pytest.approx(0)
        best = {row["seat"] for row in match.result or [] if row["rank"] == 1}
        assert {seat for seat in range(2) if env.reward[i][seat] == env.reward[i].max()} == best


def test_tables_of_several_sizes_and_options_play_side_by_side() -> None:
    mixed = VectorEnv("istanbul", 8, players=(2, 4), options=({}, {"money": "hidden"}), seed=5)
    alone = VectorEnv("istanbul", 2, players=4, options={"money": "hidden"}, seed=5 + 6)
    assert mixed.tables.each[mixed.kinds[6]] == mixed.game.table(4, {"money": "hidden"})
    for _ in range(60):
        answers = mixed.sample()
        mixed.step(answers)
        alone.step(answers[6:])
        assert np.array_equal(mixed.observation[6:], alone.observation)
    assert [int(s["players"]) for s in mixed.states] == [2, 2, 4, 4, 2, 2, 4, 4]


def test_threads_change_nothing(bazaar: Game) -> None:
    stories = []
    for threads in (1, 3):
        env = VectorEnv(bazaar, 50, 2, seed=5, threads=threads)
        total = np.zeros(2)
        for _ in range(300):
            total += env.step(env.sample()).reward.sum(axis=0)
        stories.append((env.observation.tobytes(), tuple(total)))
    assert stories[0] == stories[1]


def test_finished_matches_begin_anew_with_other_dice(bazaar: Game) -> None:
    env = VectorEnv(bazaar, 4, 2, seed=5)
    seeds = env.matches.seeds.copy()
    ended = np.zeros(4)
    for _ in range(400):
        ended += env.step(env.sample()).done
    assert (ended > 0).all()
    assert (env.matches.seeds == seeds + 4 * ended).all()


def test_an_impossible_answer_is_refused_and_changes_nothing(bazaar: Game) -> None:
    env = VectorEnv(bazaar, 2, 2, seed=5)
    before = env.states.copy()
    wrong = int(np.flatnonzero(env.mask[0] == 0)[0])
    with pytest.raises(IllegalAnswer, match="not possible"):
        env.step([wrong, wrong])
    assert env.states[0] == before[0]


def test_any_seat_can_look_at_a_match(bazaar: Game) -> None:
    env = VectorEnv(bazaar, 1, 2, seed=5)
    other = 1 - int(env.actor[0])
    assert (env.look(0, int(env.actor[0])) == env.observation[0]).all()
    assert env.look(0, other)[0] == other


# --- peers' own suites --------------------------------------------------------


def petting_zoo(key: str) -> Any:
    def make(**more: Any) -> Any:
        from charsu.envs import pettingzoo

        return pettingzoo.env(key, **more)

    return make


@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_api_test() -> None:
    test = pytest.importorskip("pettingzoo.test")
    test.api_test(petting_zoo("bazaar")(), num_cycles=500)


@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_seed_test() -> None:
    test = pytest.importorskip("pettingzoo.test")
    test.seed_test(petting_zoo("bazaar"), num_cycles=200)


@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_render_test() -> None:
    test = pytest.importorskip("pettingzoo.test")
    test.render_test(petting_zoo("bazaar"))


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("key", charsu.game_keys())
def test_pettingzoo_suites_for_the_games(key: str) -> None:
    test = pytest.importorskip("pettingzoo.test")
    test.api_test(petting_zoo(key)(players=charsu.game(key).seats[1]), num_cycles=300)
    test.seed_test(petting_zoo(key), num_cycles=100)
    test.render_test(petting_zoo(key))


def test_an_impossible_answer_loses_the_match_of_pettingzoo_or_is_refused() -> None:
    pytest.importorskip("pettingzoo")
    from charsu.envs import pettingzoo

    for wrong in (-1, None):
        env = pettingzoo.env("bazaar")
        env.reset(seed=3)
        mask, loser = env.last()[0]["action_mask"], env.agent_selection
        env.step(int(np.flatnonzero(mask == 0)[0]) if wrong is None else wrong)
        got = {}
        for agent in env.agent_iter():
            _, got[agent], ended, _, _ = env.last()
            assert ended
            env.step(None)
        assert got == {agent: -1.0 if agent == loser else 0.0 for agent in ("seat_0", "seat_1")}
    strict = pettingzoo.raw_env("bazaar")
    strict.reset(seed=3)
    with pytest.raises(IllegalAnswer):
        strict.step(-1)


def test_a_rendered_table_shows_hands_only_with_perfect_information() -> None:
    pytest.importorskip("pettingzoo")
    shown = {}
    for perfect in (False, True):
        env = petting_zoo("cairo")(perfect=perfect, render_mode="ansi")
        env.reset(seed=3)
        shown[perfect] = env.render()
    assert "3 ×" in shown[False]
    assert "3 ×" not in shown[True]


def test_rewards_at_the_end_reach_every_agent() -> None:
    pytest.importorskip("pettingzoo")
    env = petting_zoo("bazaar")()
    env.reset(seed=3)
    got = {}
    rng = np.random.default_rng(1)
    for agent in env.agent_iter():
        observation, reward, ended, _, _ = env.last()
        if ended:
            got[agent] = reward
        env.step(None if ended else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    assert sum(got.values()) == pytest.approx(0)
    assert len(got) == 2
    assert max(got.values()) >= 0


@pytest.mark.parametrize("key", KEYS)
def test_gymnasium_check_env(key: str) -> None:
    pytest.importorskip("gymnasium")
    from gymnasium.utils.env_checker import check_env

    from charsu.envs.gym import TableEnv

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(TableEnv(key, ["random"] * (charsu.game(key).seats[0] - 1)), skip_render_check=True)


def test_gymnasium_knows_the_games_by_versioned_ids() -> None:
    gymnasium = pytest.importorskip("gymnasium")
    from charsu.envs import gym

    gym.register_all()
    env = gymnasium.make("charsu/istanbul-v2", opponents=["greedy", "random"])
    seen, info = env.reset(seed=3)
    rng = np.random.default_rng(1)
    ended, reward = False, 0.0
    while not ended:
        seen, reward, ended, _, info = env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert reward in (-1.0, 1.0, 0.0)
    assert info["result"] is not None


def test_an_impossible_answer_loses_the_gymnasium_match_or_is_refused() -> None:
    pytest.importorskip("gymnasium")
    from charsu.envs.gym import TableEnv

    env = TableEnv("istanbul", ["random"])
    seen, _ = env.reset(seed=3)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    assert env.step(wrong)[1:3] == (-1.0, True)
    strict = TableEnv("istanbul", ["random"], illegal="raise")
    strict.reset(seed=3)
    with pytest.raises(IllegalAnswer):
        strict.step(wrong)


# --- OpenSpiel ----------------------------------------------------------------


@pytest.fixture(scope="module")
def spiel() -> Any:
    pyspiel = pytest.importorskip("pyspiel")
    from charsu.envs import openspiel

    openspiel.register_all()
    return pyspiel


def test_openspiel_random_simulation(spiel: Any) -> None:
    spiel.random_sim_test(spiel.load_game("charsu_bazaar"), num_sims=3, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("key", charsu.game_keys())
def test_openspiel_random_simulation_of_the_games(key: str, spiel: Any) -> None:
    spiel.random_sim_test(spiel.load_game(f"charsu_{key}"), num_sims=1, serialize=False, verbose=False)


def test_openspiel_takes_players_and_options(spiel: Any) -> None:
    game = spiel.load_game("charsu_istanbul", {"players": 3, "options": "layout:long;money:hidden"})
    state = game.new_initial_state()
    assert game.num_players() == 3
    assert state.match.table_options["layout"] == "long"
    assert state.match.table_options["money"] == "hidden"


def test_openspiel_chance_has_the_odds_of_the_rules(spiel: Any) -> None:
    state = spiel.load_game("charsu_istanbul").new_initial_state()
    while not (state.is_chance_node() and len(set(state.match.odds())) > 1):
        state.apply_action(state.legal_actions()[0])
    odds = dict(zip(state.match.legal_ids(), state.match.odds(), strict=True))
    assert {a: pytest.approx(odds[a] / sum(odds.values())) for a in odds} == dict(state.chance_outcomes())
    assert sum(p for _, p in state.chance_outcomes()) == pytest.approx(1)


def test_openspiel_information_states_tell_what_was_told_and_no_more(spiel: Any) -> None:
    game = spiel.load_game("charsu_istanbul")
    state = game.new_initial_state()
    while state.is_chance_node():
        before = state.clone()
        state.apply_action(state.legal_actions()[0])
    other = before.clone()
    other.apply_action(before.legal_actions()[1])  # the last card drawn is another one
    drawer = state.match.last.secret_of
    assert drawer is not None
    assert state.information_state_string(drawer) != other.information_state_string(drawer)
    assert state.information_state_string(1 - drawer) == other.information_state_string(1 - drawer)
    assert state.information_state_tensor(1 - drawer) == other.information_state_tensor(1 - drawer)
    assert state.observation_tensor(drawer) != other.observation_tensor(drawer)


def test_openspiel_states_are_copied_and_serialised(spiel: Any) -> None:
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
def test_openspiel_api_test(key: str, spiel: Any, capfd: pytest.CaptureFixture[str]) -> None:
    """OpenSpiel's own integration test, for our games."""
    suite = pytest.importorskip("open_spiel.integration_tests.api_test")
    name = f"charsu_{key}"
    case = type(f"Api_{key}", (suite.EnforceAPIOnPartialTreeBase,), {"game": spiel.load_game(name), "game_name": name})
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
def test_openspiel_plays_and_serialises_every_option(key: str, spiel: Any) -> None:
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
def test_openspiel_games_and_states_are_pickled(key: str, spiel: Any) -> None:
    state = spiel.load_game(f"charsu_{key}", {"perfect": True}).new_initial_state()
    for _ in range(30):
        state.apply_action(state.legal_actions()[-1])
    again = pickle.loads(pickle.dumps(state))
    assert again.match.plain == state.match.plain
    assert str(again.get_game()) == str(state.get_game())


def test_openspiel_hides_nothing_with_perfect_information(spiel: Any) -> None:
    game = spiel.load_game("charsu_istanbul", {"perfect": True})
    assert game.get_type().information == spiel.GameType.Information.PERFECT_INFORMATION
    state = game.new_initial_state()
    while state.is_chance_node():
        before = state.clone()
        state.apply_action(state.legal_actions()[0])
    other = before.clone()
    other.apply_action(before.legal_actions()[1])  # the last card drawn is another one
    guest = 1 - state.match.last.secret_of
    assert state.information_state_string(guest) != other.information_state_string(guest)
    assert state.observation_tensor(guest) != other.observation_tensor(guest)
    assert state.observation_string(guest) != other.observation_string(guest)


def test_matches_travel_between_processes() -> None:
    match = charsu.game("istanbul").new_match(2, seed=4)
    match.play(match.legal_ids()[0])
    again = pickle.loads(pickle.dumps(match))
    assert again.moves() == match.moves()
    assert again.plain == match.plain
    match.play(match.legal_ids()[0])
    again.play(again.legal_ids()[0])
    assert again.moves() == match.moves()
