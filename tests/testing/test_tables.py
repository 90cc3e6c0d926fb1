"""The conformance kit over every number of players, every option and every pair of options; compiled play is plain play."""

from __future__ import annotations

import json
from typing import Any

import pytest

import charsu
from charsu.testing import conformance
from charsu.testing.walk import at_random, option_pairs, option_sets, player_counts, stubborn
from testing.test_conformance import CHECKS, GAMES

TABLES = [(key, players) for key in GAMES for players in player_counts(charsu.game(key))]
LARGER = [(key, players) for key, players in TABLES if players > charsu.game(key).seats[0]]
VARIANTS = [(key, options) for key in GAMES for options in option_sets(charsu.game(key))[1:]]
NAMES = [f"{key}-{json.dumps(options)}" for key, options in VARIANTS]


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize(("key", "players"), LARGER)
def test_every_number_of_players_conforms(check: str, key: str, players: int) -> None:
    cut = {"seed": players, "every": 3} if check == "random_games" else {}  # with each number other stretches of a match are told
    getattr(conformance, f"check_{check}")(charsu.game(key), players, **cut)


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_compiled_play_is_plain_play(key: str, players: int) -> None:
    conformance.check_compiled(charsu.game(key), players)
    conformance.check_compiled_steps(charsu.game(key), players)


@pytest.mark.parametrize("key", GAMES)
def test_every_heuristic_judges_alike_plain_and_compiled(key: str) -> None:
    conformance.check_heuristic(charsu.game(key), charsu.game(key).seats[0])


@pytest.mark.parametrize(("key", "options"), VARIANTS, ids=NAMES)
def test_every_option_leaks_nothing_and_compiles_to_plain_play(key: str, options: dict[str, Any]) -> None:
    """Whole matches with every option are played below, in pairs."""
    game = charsu.game(key)
    players = player_counts(game, options)
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
