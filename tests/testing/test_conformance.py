"""The conformance kit over all games, numbers of players and options."""

from __future__ import annotations

import json
import os
from typing import Any

import pytest

import charsu
from charsu.core.registry import register
from charsu.testing import conformance
from charsu.testing.walk import at_random, option_pairs, option_sets, player_counts, stubborn
from core.bazaar import GAME as BAZAAR

register(BAZAAR)
GAMES = os.environ.get("CHARSU_TEST_GAMES", ",".join(charsu.game_keys())).split(",")  # a few games only, while one is being written
TABLES = [(key, players) for key in GAMES for players in player_counts(charsu.game(key))]
VARIANTS = [(key, options) for key in GAMES for options in option_sets(charsu.game(key))[1:]]
NAMES = [f"{key}-{json.dumps(options)}" for key, options in VARIANTS]
PLAYED = ["random_games", "copies", "undo", "replay", "leaks", "told", "questions"]
CHECKS = ["rules", *PLAYED, "compiled", "compiled_steps", "indices"]


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize(("key", "players"), TABLES)
def test_every_game_conforms(check: str, key: str, players: int) -> None:
    cut = {"seed": players, "every": 3} if check == "random_games" else {}  # with each number other stretches of a match are told
    getattr(conformance, f"check_{check}")(charsu.game(key), players, **cut)


@pytest.mark.parametrize("key", GAMES)
def test_every_heuristic_judges_alike_plain_and_compiled(key: str) -> None:
    conformance.check_heuristic(charsu.game(key), charsu.game(key).seats[0])


@pytest.mark.parametrize(("key", "options"), VARIANTS, ids=NAMES)
def test_every_option_conforms(key: str, options: dict[str, Any]) -> None:
    game = charsu.game(key)
    players = player_counts(game, options)
    conformance.check_random_games(game, players[-1], options, seed=3, most=1000, every=4)  # to the end: check_compiled
    conformance.check_leaks(game, players[0], options, seed=3, count=6)
    conformance.check_compiled(game, players[0], options, seed=3)


PAIRS = [(key, list(option_pairs(charsu.game(key)))) for key in GAMES]
PART = 12  # tables of one test
PARTS = [(key, tables[i : i + PART]) for key, tables in PAIRS for i in range(0, len(tables), PART)]


@pytest.mark.parametrize(("key", "tables"), PARTS, ids=[f"{key}-{n}" for n, (key, _) in enumerate(PARTS)])
def test_all_pairs_of_options_can_be_played_shown_and_told(key: str, tables: list[dict[str, Any]]) -> None:
    game = charsu.game(key)
    for seed, options in enumerate(tables):
        players = player_counts(game, options)
        choose = stubborn if seed % 2 else at_random
        conformance.check_random_games(game, players[seed % len(players)], options, seed, choose=choose, most=500, every=8)


@pytest.mark.parametrize("key", GAMES)
def test_words_exist_in_every_language_that_has_a_file(key: str) -> None:
    from charsu.locale import languages_of

    assert languages_of(key) == ["en", "de", "ru", "uk"]
