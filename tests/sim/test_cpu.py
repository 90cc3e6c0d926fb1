"""Random play: the seed alone decides, not threads and not the compiler."""

from __future__ import annotations

import numpy as np
import pytest

from charsu import Game
from charsu.core.game import Ruleset
from charsu.sim.cpu import Engine, simulate
from charsu.testing.walk import finished


def test_threads_do_not_change_the_games(bazaar: Game) -> None:
    one, two = (simulate(bazaar.table(3), 300, seed=5, threads=threads) for threads in (1, 2))
    assert one.states.tobytes() == two.states.tobytes()
    assert one.answers == two.answers > 300


def test_without_the_compiler_the_games_are_the_same(bazaar: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = simulate(bazaar.table(2), 20, seed=9)
    monkeypatch.setenv("CHARSU_JIT", "0")
    assert not Engine(Ruleset(bazaar)).compiled
    plain = simulate(bazaar.table(2), 20, seed=9)
    assert plain.states.tobytes() == compiled.states.tobytes()
    assert plain.standings.tolist() == compiled.standings.tolist()


def test_another_seed_plays_other_games(bazaar: Game) -> None:
    assert simulate(bazaar.table(2), 5, seed=1).states.tobytes() != simulate(bazaar.table(2), 5, seed=100).states.tobytes()


def test_a_simulated_game_is_the_match_with_that_seed(bazaar: Game) -> None:
    batch = simulate(bazaar.table(2), 4, seed=7)
    for number in range(4):
        match = finished(bazaar, 2, seed=7 + number)
        assert match.number == batch.lengths[number]
        assert match.plain.coins == batch.states[number]["coins"].tolist()


def test_wins_add_up_to_the_games_and_ties_are_shared(bazaar: Game) -> None:
    batch = simulate(bazaar.table(3), 200)
    assert sum(batch.wins) == pytest.approx(200)
    tied = type(batch)(batch.states[:1], batch.lengths[:1], np.array([[5, 5, 3]]), 1.0)
    assert tied.wins == [0.5, 0.5, 0]


def test_progress_is_heard(bazaar: Game) -> None:
    heard: list[tuple[int, int]] = []
    simulate(bazaar.table(2), 130, progress=lambda done, games: heard.append((done, games)))
    assert heard == [(64, 130), (128, 130), (130, 130)]


def test_options_reach_the_simulator(bazaar: Game) -> None:
    assert bazaar.table(2, {"rich": "yes"}).record["coins"].tolist() == [7, 7, 0]
    assert simulate(bazaar.table(2, {"gems": 5}), 3).states["goal"].tolist() == [5, 5, 5]
