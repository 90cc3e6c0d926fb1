"""Gymnasium: one learner at a table of bots, and many such tables in one call."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

import charsu
from charsu.bots.simple import GreedyBot
from charsu.core.errors import BadOption, CharsuError, IllegalAnswer
from charsu.core.layout import layout
from charsu.envs import encoding, gym, pettingzoo
from charsu.envs.opponents import CompiledTables, PlayedTables
from charsu.envs.rendering import render


class First:
    """A bot of somebody's own."""

    def choose(self, view: Any, options: Any, clock: float | None = None) -> Any:
        return options[0]


def any_answer(mask: Any, rng: Any) -> int:
    possible = np.flatnonzero(mask)
    return int(possible[int(rng.random() * len(possible))])


def played(env: Any, matches: int, seed: int = 1) -> list[tuple[Any, float, dict[str, Any]]]:
    """The ends of some matches of a random learner: row, reward, info."""
    rng, answers = np.random.default_rng(seed), []
    seen, _ = env.reset(seed=seed)
    while len(answers) < matches:
        seen, reward, ended, _, info = env.step(any_answer(seen["action_mask"], rng))
        if ended:
            answers.append((seen["observation"], reward, info))
            seen, _ = env.reset()
    return answers


@pytest.mark.parametrize("opponents", [["random"], ["greedy", "apprentice"], [First()], ["greedy", First()]])
def test_the_last_row_shows_the_end_and_the_reward_is_the_ranking(opponents: list[Any]) -> None:
    env = gym.TableEnv("bazaar", opponents)
    over = layout("bazaar").field("over").first
    for row, reward, info in played(env, 6):
        first = [line["seat"] for line in info["result"] if line["rank"] == 1]
        assert row[over] == 1
        assert row[0] == info["seat"]
        assert reward == pytest.approx(2 / len(first) - 1 if info["seat"] in first else -1)


def test_bots_that_do_not_look_ahead_are_compiled_and_others_asked() -> None:
    assert isinstance(gym.TableEnv("bazaar", ["random", GreedyBot()])._tables, CompiledTables)
    assert isinstance(gym.TableEnv("bazaar", [First()])._tables, PlayedTables)

    class Own(GreedyBot):
        def choose(self, view: Any, options: Any, clock: float | None = None) -> Any:
            return options[-1]

    assert isinstance(gym.TableEnv("bazaar", [Own()])._tables, PlayedTables)


def test_a_row_is_what_the_learner_sees_of_the_position() -> None:
    env = gym.TableEnv("bazaar", ["greedy", "random"], seat=1)
    seen, _ = env.reset(seed=4)
    rng = np.random.default_rng(1)
    for _ in range(30):
        assert env.observation_space.contains(seen)
        assert (seen["observation"] == env.layout.row(env._tables.record(0), 1)).all()
        assert (env.action_masks() == seen["action_mask"].astype(bool)).all()
        seen, _, ended, _, _ = env.step(any_answer(seen["action_mask"], rng))
        if ended:
            assert not env.action_masks().any()
            seen, _ = env.reset()


def test_a_random_learner_loses_more_to_greedy_than_to_random() -> None:
    shares = {}
    for opponent in ("random", "greedy"):
        rewards = [reward for _, reward, _ in played(gym.TableEnv("bazaar", [opponent]), 300)]
        shares[opponent] = (1 + np.mean(rewards)) / 2
    assert shares["random"] == pytest.approx(0.5, abs=0.1)
    assert shares["greedy"] < shares["random"] - 0.1


def test_the_same_seed_plays_the_same_match_against_bots_of_any_kind() -> None:
    for opponents in (["greedy"], ["greedy", First()]):
        runs = [played(gym.TableEnv("bazaar", opponents), 3, seed=9) for _ in range(2)]
        for one, other in zip(*runs, strict=True):
            assert (one[0] == other[0]).all() and one[1:] == other[1:]


def test_a_match_that_is_over_takes_no_answer() -> None:
    env = gym.TableEnv("bazaar", ["random"])
    seen, _ = env.reset(seed=1)
    assert env.step(-1)[1:3] == (-1.0, True)
    with pytest.raises(IllegalAnswer, match="reset"):
        env.step(int(np.flatnonzero(seen["action_mask"])[0]))


# --- many tables ----------------------------------------------------------------


@pytest.mark.parametrize("opponents", [["greedy"], [First()]])
def test_many_tables_are_a_vector_environment_that_keeps_the_last_rows(opponents: list[Any]) -> None:
    env = gymnasium.make_vec("charsu/bazaar-v2", 6, "vector_entry_point", opponents=opponents)
    assert isinstance(env.unwrapped, gymnasium.vector.VectorEnv)
    seen, infos = env.reset(seed=3)
    rng, ended, over = np.random.default_rng(1), 0, layout("bazaar").field("over").first
    for _ in range(80):
        assert env.observation_space.contains(seen)
        assert (seen["observation"][:, 0] == infos["seat"]).all()
        answers = np.array([any_answer(mask, rng) for mask in seen["action_mask"]])
        seen, rewards, done, truncated, infos = env.step(answers)
        assert not truncated.any() and not rewards[~done].any()
        assert (seen["observation"][:, over] == 0).all()
        for i in np.flatnonzero(done):
            ended += 1
            assert infos["_final_obs"][i] and infos["final_obs"][i]["observation"][over] == 1
            first = [line["seat"] for line in infos["final_info"]["result"][i] if line["rank"] == 1]
            assert rewards[i] == pytest.approx(2 / len(first) - 1 if infos["seat"][i] in first else -1)
    assert ended > 3


def test_wrappers_of_gymnasium_count_the_matches_of_many_tables() -> None:
    from gymnasium.wrappers.vector import RecordEpisodeStatistics

    env = RecordEpisodeStatistics(gym.TableVectorEnv(4, "bazaar", ["random"]))
    seen, _ = env.reset(seed=3)
    rng, lengths = np.random.default_rng(1), []
    for _ in range(60):
        seen, _, _, _, infos = env.step(np.array([any_answer(mask, rng) for mask in seen["action_mask"]]))
        if "episode" in infos:
            lengths += infos["episode"]["l"][infos["_episode"]].tolist()
    assert lengths and min(lengths) > 1


def test_an_impossible_answer_loses_at_one_table_or_is_refused() -> None:
    env = gym.TableVectorEnv(3, "bazaar", ["random"])
    seen, _ = env.reset(seed=3)
    answers = np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]])
    answers[1] = -1
    _, rewards, done, _, infos = env.step(answers)
    assert rewards.tolist() == [0, -1, 0] and done.tolist() == [False, True, False]
    assert (infos["final_obs"][1]["observation"] == seen["observation"][1]).all()
    strict = gym.TableVectorEnv(3, "bazaar", ["random"], illegal="raise")
    strict.reset(seed=3)
    with pytest.raises(IllegalAnswer, match="table 1"):
        strict.step(answers)


def test_one_table_can_be_reset_alone() -> None:
    env = gym.TableVectorEnv(2, "bazaar", ["random"], seat=0)
    seen, _ = env.reset(seed=[5, 5])
    assert (seen["observation"][0] == seen["observation"][1]).all()
    env.step([int(np.flatnonzero(mask)[0]) for mask in seen["action_mask"]])
    again, _ = env.reset(seed=[5, 7], options={"reset_mask": np.array([True, False])})
    assert (again["observation"][0] == seen["observation"][0]).all()
    assert (again["observation"][1] != seen["observation"][1]).any()


# --- features -------------------------------------------------------------------


def test_features_are_numbers_between_minus_one_and_one_that_follow_the_row() -> None:
    env = encoding.Encoded(gym.TableEnv("bazaar", ["greedy"]))
    again = encoding.features_of("bazaar", 2)
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=4)
    shown = set()
    over = False
    while not over:
        assert env.observation_space.contains(seen)
        row = layout("bazaar").row(env.unwrapped.given.tables.record(0), env.unwrapped.seat)
        assert (seen["observation"] == again.encode(row[None])[0]).all()
        shown.add(seen["observation"].tobytes())
        seen, _, over, _, _ = env.step(any_answer(env.action_masks(), rng))
    assert len(shown) > 5


def test_only_tables_of_ours_are_encoded() -> None:
    with pytest.raises(TypeError, match="features_of"):
        encoding.Encoded(gymnasium.make("CartPole-v1"))


# --- pictures -------------------------------------------------------------------


@pytest.mark.parametrize("key", charsu.game_keys())
def test_positions_are_rendered_as_words_svg_and_pixels(key: str) -> None:
    match = charsu.game(key).new_match(2, seed=3)
    assert match.question() in render(match.game, match.state, "ansi")
    assert render(match.game, match.state, "svg").startswith("<svg")
    picture = render(match.game, match.state, "rgb_array")
    assert picture.dtype == np.uint8 and picture.ndim == 3 and picture.shape[2] == 3
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 10


def test_a_film_of_a_match_can_be_recorded() -> None:
    env = gymnasium.make("charsu/bazaar-v2", opponents=["random"], render_mode="rgb_array")
    env.reset(seed=1)
    assert env.render().shape[2] == 3
    many = gym.TableVectorEnv(2, "bazaar", ["random"], render_mode="svg")
    many.reset(seed=1)
    assert [picture[:4] for picture in many.render()] == ["<svg", "<svg"]


# --- what is refused, in a sentence -----------------------------------------------


def test_what_cannot_be_is_refused_when_the_environment_is_made() -> None:
    wrongs: list[tuple[dict[str, Any], str]] = [
        ({"opponents": "greedy"}, r"write opponents=\['greedy'\]"),
        ({"opponents": ["nobody"]}, "there is no bot 'nobody'"),
        ({"opponents": [3]}, "3 is no opponent"),
        ({"opponents": ["random"] * 9}, "not 10"),
        ({"seat": 5}, "there is no seat 5"),
        ({"illegal": "ignore"}, "say 'lose'"),
        ({"render_mode": "human"}, "no render mode 'human'; say ansi, svg, rgb_array"),
    ]
    for given, sentence in wrongs:
        for make in (gym.TableEnv, gym.TableVectorEnv):
            with pytest.raises(CharsuError, match=sentence):
                make(**{"game": "bazaar", "opponents": ["random"], **given})
    with pytest.raises(BadOption, match="no render mode 'film'"):
        pettingzoo.env("bazaar", render_mode="film")
