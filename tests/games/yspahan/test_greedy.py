"""The heuristic: what it likes, and that it beats chance."""

from __future__ import annotations

import random

import pytest

import charsu
from charsu import CHANCE, Match
from games.yspahan.tables import Table

YSPAHAN = charsu.game("yspahan")


def liked(table: Table) -> str:
    """The answer the heuristic likes best."""
    seat = table.match.actor
    return str(max(table.match.options(), key=lambda a: YSPAHAN.bot.prefer(table.match.seen(seat), seat, a.id)))


def test_it_completes_a_souk_when_it_can():
    table = Table().day(1, 6)
    table.red.fills("vase-orange-1", "vase-orange-2")
    assert liked(table.rolls("123456666")) == "take vase"


def test_it_takes_a_building_it_can_pay():
    table = Table()
    table.red.owns(gold=4, camels=4).built("paddock", "shop")
    table.rolls("112233445").play("take camels", "use supervisor", "go n1")
    assert liked(table).startswith("build")


def test_it_saves_for_the_caravanserai_while_that_can_repay():
    early, late = Table(), Table().day(3, 5)
    for table in (early, late):
        table.red.owns(gold=3, camels=2)
        table.rolls("112233445")
    assert (liked(early), liked(late) == "take camels") == ("take camels", False)


def test_it_builds_the_caravanserai_first():
    table = Table()
    table.red.owns(gold=4, camels=4)
    table.rolls("112233445").play("take camels", "use supervisor", "go n1")
    assert liked(table) == "build caravanserai"


def test_with_the_caravanserai_it_pays_a_camel_for_a_good_by_the_street():
    table = Table().day(1, 1)
    table.blue.fills("bag-blue-1").owns(camels=3).built("caravanserai")
    table.supervisor_on("s2")
    table.rolls("222226666").play("take camels", "use supervisor", "go s4")
    assert liked(table) == "pay camel"


def test_it_pays_a_camel_for_a_complete_souk_but_not_for_a_first_good():
    complete, begun = Table().day(1, 7), Table().day(1, 1)
    complete.blue.fills("bag-white").owns(camels=1)
    begun.blue.fills("bag-blue-1").owns(camels=1)
    complete.rolls("222226666").play("take camels", "use supervisor", "go s2")
    begun.supervisor_on("s2")
    begun.rolls("222226666").play("take camels", "use supervisor", "go s4")
    assert (liked(complete), liked(begun)) == ("pay camel", "send")


def test_it_does_not_walk_for_gold_without_a_gain():
    table = Table().rolls("222226666").play("take camels", "use supervisor")
    answer = next(a for a in table.match.options() if str(a) == liked(table))
    assert answer.sentence.args["price"] == 0


def test_more_points_are_worth_more():
    table = Table()
    before = YSPAHAN.bot.value(table.s, 0)
    table.red.owns(points=10)
    assert YSPAHAN.bot.value(table.s, 0) == before + 1000


def test_goods_camels_and_buildings_are_worth_something():
    table = Table()
    worth = [YSPAHAN.bot.value(table.s, 0)]
    table.red.fills("chest-blue")
    worth.append(YSPAHAN.bot.value(table.s, 0))
    table.red.owns(camels=3)
    worth.append(YSPAHAN.bot.value(table.s, 0))
    table.red.built("hoist")
    worth.append(YSPAHAN.bot.value(table.s, 0))
    assert worth == sorted(set(worth))


def play_out(players: int, seed: int, clever: int) -> Match:
    """One seat follows the heuristic, the others answer at random."""
    rng = random.Random(seed)
    match = YSPAHAN.new_match(players, seed=seed)
    while not match.is_over:
        seat = match.actor
        assert seat != CHANCE
        answers = match.legal_ids()
        s = match.seen(seat)
        best = max(answers, key=lambda a: YSPAHAN.bot.prefer(s, seat, a)) if seat == clever else rng.choice(answers)
        match.play(best)
    return match


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_beats_players_who_answer_at_random(players):
    winners = [play_out(players, seed, seed % players).result[0]["seat"] for seed in range(6)]
    assert [winner == seed % players for seed, winner in enumerate(winners)].count(True) >= 5
