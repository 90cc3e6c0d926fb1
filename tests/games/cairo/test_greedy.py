"""The heuristic: it sees what is good, and it beats chance."""

from __future__ import annotations

import random

import pytest

import charsu
from games.cairo.tables import Table

CAIRO = charsu.game("cairo")


def liked(table: Table) -> str:
    """The answer the heuristic likes best."""
    options = table.match.options()
    return max(options, key=lambda answer: CAIRO.bot.prefer(table.s, table.match.actor, answer.id)).notation


def test_an_extension_with_both_medals_comes_first():
    table = Table()
    table.ankh.holds("7", "1").owns(red=2)
    assert liked(table) == "extend red"


def test_a_customer_for_the_largest_own_stall():
    table = Table().customers(off="purple", red="b9", yellow="b1")
    table.ankh.has_stall("red", "c10", "d10", "d9", entrance="c9").holds("3", "2").owns()
    assert liked(table) == "call red"
    assert liked(table.play("call red")) == "to c9"


def test_an_empty_hand_draws():
    table = Table().is_empty()
    assert liked(table) == "draw"


def test_the_own_colour_is_paid_first():
    table = Table()
    table.ankh.has_stall("red", "c10", "d10", "d9", entrance="c9").holds("7").owns(red=3, blue=2, white=4)
    assert liked(table.play("extend red", "play 7", "at b10")) == "pay 3"


def test_points_medals_coins_and_stalls_are_worth_something():
    table = Table()
    before = CAIRO.bot.value(table.s, 0)
    table.ankh.has_points(1)
    assert CAIRO.bot.value(table.s, 0) == before + 100
    table.ankh.has_stall("red", "c10", "c11", entrance="c9")
    assert CAIRO.bot.value(table.s, 0) > before + 100 + 300
    poor = Table()
    poor.ankh.owns()
    assert CAIRO.bot.value(poor.s, 0) < before


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_beats_random_players(players):
    dice = random.Random(7)
    wins = 0
    for seed in range(4):
        match = CAIRO.new_match(players, seed=seed)
        while not match.is_over:
            seat = match.actor
            if seat == seed % players:
                match.play(max(match.legal_ids(), key=lambda answer: CAIRO.bot.prefer(match.plain, seat, answer)))
            else:
                match.play(dice.choice(match.legal_ids()))
        wins += match.result[0]["seat"] == seed % players
    assert wins >= 3
