"""The conformance kit over the smallest table of every game; `test_tables.py` has all the others, and compiled play."""

from __future__ import annotations

import os

import pytest

import charsu
from charsu.core.registry import register
from charsu.testing import conformance
from core.bazaar import GAME as BAZAAR

register(BAZAAR)
GAMES = os.environ.get("CHARSU_TEST_GAMES", ",".join(charsu.game_keys())).split(",")  # a few games only, while one is being written
CHECKS = ["rules", "random_games", "copies", "undo", "replay", "leaks", "told", "questions", "indices"]


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("key", GAMES)
def test_the_smallest_table_of_a_game_conforms(check: str, key: str) -> None:
    game = charsu.game(key)
    cut = {"seed": 2, "every": 3} if check == "random_games" else {}
    getattr(conformance, f"check_{check}")(game, game.seats[0], **cut)


@pytest.mark.parametrize("key", GAMES)
def test_heuristics_are_rules_that_leave_positions_alone(key: str) -> None:
    conformance.check_heuristic(charsu.game(key), charsu.game(key).seats[0], compiled=False)


@pytest.mark.parametrize("key", GAMES)
def test_words_exist_in_every_language_that_has_a_file(key: str) -> None:
    from charsu.locale import languages_of

    assert languages_of(key) == ["en", "de", "ru", "uk"]
