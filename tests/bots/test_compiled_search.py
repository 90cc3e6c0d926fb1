"""The search compiled: it beats the heuristic, and searches games that bring no module."""

from __future__ import annotations

from dataclasses import replace

import charsu
from bots.test_search import asked
from charsu import Game
from charsu.bots import ask, bot
from charsu.bots.program import compile_search
from charsu.bots.search import SearchBot
from charsu.bots.thinking import Budget


def test_it_beats_the_heuristic_with_a_small_budget() -> None:
    yspahan = charsu.game("yspahan")
    compile_search(yspahan.ruleset())
    won = 0
    for seed in range(6):
        mine = seed % 2
        match = yspahan.new_match(2, seed=seed)
        players = [bot("search:400", seed=seed), bot("greedy", seed=seed)][:: 1 if mine == 0 else -1]
        while match.actor is not None:
            match.play(ask(players[match.actor], match))
        assert match.result is not None
        won += match.result[0]["seat"] == mine
    assert won >= 4


def test_levels_take_as_many_iterations_as_the_game_declares_or_as_they_are_given(bazaar: Game) -> None:
    patient = replace(bazaar, bot=replace(bazaar.bot, iterations=(30, 40)))
    match = patient.new_match(2, seed=3)
    view, options = match.view(match.actor), match.options()
    thoughts = [bot(name, seed=1).think(view, options) for name in ("trader", "merchant", "trader:20")]  # type: ignore[attr-defined]
    assert [thought.iterations for thought in thoughts] == [30, 40, 20]


def test_a_tree_is_not_taken_over_by_a_table_with_other_options(bazaar: Game) -> None:
    """The same answers were given at both; what a bot learnt at one says nothing about the other."""
    reused = []
    for options in ({}, {"rich": True}):
        player = SearchBot(Budget(None, 512), seed=1, wait=True)
        player.choose(*asked(bazaar.new_match(2, chance="ask").play("start 0")))
        reused.append(player.think(*asked(bazaar.new_match(2, options, chance="ask").play("start 0", "go tea-house"))).reused)
    assert reused[0] > 0 == reused[1]
