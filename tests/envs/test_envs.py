"""Environments: the peers' own test suites, and that all of them tell the same story."""

from __future__ import annotations

import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo import test as suites

import charsu
from charsu.core.errors import IllegalAnswer
from charsu.core.game import Game
from charsu.core.layout import Layout, layout
from charsu.core.record import redact
from charsu.envs import gym, pettingzoo
from charsu.envs.gym import TableEnv
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
        return pettingzoo.env(key, **more)

    return make


@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_api_test() -> None:
    suites.api_test(petting_zoo("bazaar")(), num_cycles=500)


@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_seed_test() -> None:
    suites.seed_test(petting_zoo("bazaar"), num_cycles=200)


@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_render_test() -> None:
    suites.render_test(petting_zoo("bazaar"))


def test_an_impossible_answer_loses_the_match_of_pettingzoo_or_is_refused() -> None:
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
    shown = {}
    for perfect in (False, True):
        env = petting_zoo("cairo")(perfect=perfect, render_mode="ansi")
        env.reset(seed=3)
        shown[perfect] = env.render()
    assert "3 ×" in shown[False]
    assert "3 ×" not in shown[True]


def test_rewards_at_the_end_reach_every_agent() -> None:
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
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(TableEnv(key, ["random"] * (charsu.game(key).seats[0] - 1)), skip_render_check=True)


def test_gymnasium_knows_the_games_by_versioned_ids() -> None:
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
    env = TableEnv("istanbul", ["random"])
    seen, _ = env.reset(seed=3)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    assert env.step(wrong)[1:3] == (-1.0, True)
    strict = TableEnv("istanbul", ["random"], illegal="raise")
    strict.reset(seed=3)
    with pytest.raises(IllegalAnswer):
        strict.step(wrong)


def test_matches_travel_between_processes() -> None:
    match = charsu.game("istanbul").new_match(2, seed=4)
    match.play(match.legal_ids()[0])
    again = pickle.loads(pickle.dumps(match))
    assert again.moves() == match.moves()
    assert again.plain == match.plain
    match.play(match.legal_ids()[0])
    again.play(again.legal_ids()[0])
    assert again.moves() == match.moves()
