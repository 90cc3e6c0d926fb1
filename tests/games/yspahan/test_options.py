"""What a table may choose."""

from __future__ import annotations

import pytest

from charsu import BadOption, game
from charsu.testing import rule_test
from games.yspahan.tables import Table

YSPAHAN = game("yspahan")


def test_the_defaults_are_those_of_the_rulebook():
    assert YSPAHAN.read_options(None) == {
        "shop_bonus": 1,
        "build_cards": "extra-build",
        "caravan_order": "mover-chooses",
        "stocks": "unlimited",
        "first_seat": "random",
    }


@pytest.mark.parametrize(("key", "value"), [("shop_bonus", 3), ("build_cards", "both"), ("stocks", ""), ("souks", True)])
def test_what_the_rules_do_not_know_is_refused(key, value):
    with pytest.raises(BadOption, match=key):
        YSPAHAN.new_match(3, {key: value})


# --- Building cards as a discount -------------------------------------------


@rule_test("YSP-CARD-14", "YSP-BUILD-03")
def test_a_discount_is_used_for_the_building_of_the_turn_alone():
    table = Table(build_cards="discount")
    table.red.owns(gold=8, camels=8).holds("build-without-camels")
    assert not table.allows("play build-without-camels")
    table.rolls("112233445")
    assert not table.allows("play build-without-camels")
    table.play("take camels", "use supervisor", "go n1", "play build-without-camels", "build hoist")
    assert table.red.gained(gold=-4, camels=0)
    assert table.asked == "blue"


@rule_test("YSP-CARD-15", "YSP-CARD-05")
def test_after_a_discount_other_cards_may_still_be_played():
    table = Table(build_cards="discount")
    table.red.owns(gold=0, camels=4).holds("build-without-gold", "three-gold", "build-without-camels")
    table.rolls("112233445").play("take camels", "use supervisor", "go n1", "play build-without-gold", "build hoist")
    assert table.possible == ["pass", "play three-gold"]


# --- Limited stocks --------------------------------------------------------


@rule_test("YSP-SETUP-05")
def test_a_limited_stock_gives_what_is_left():
    table = Table(stocks="limited")
    table.blue.owns(camels=12, gold=0)
    table.green.owns(camels=10, gold=20)
    table.rolls("111113333").play("take camels", "use main")
    assert table.red.gained(camels=3)
    table.play("pass").play("take gold", "use main")
    assert table.blue.gained(gold=25 - 20 - 2 - 2)


def test_an_unlimited_stock_gives_everything():
    table = Table()
    table.blue.owns(camels=25, gold=25)
    assert table.rolls("111113333").play("take camels", "use main").red.gained(camels=5)


def test_an_exchange_takes_no_more_than_the_stock_holds():
    table = Table(stocks="limited")
    table.red.owns(gold=5).holds("exchange")
    table.blue.owns(camels=23)
    table.play("play exchange", "give gold")
    assert table.choices == ["1", "2"]


def test_cards_for_an_empty_stock_cannot_be_played():
    table = Table(stocks="limited")
    table.red.owns(gold=1, camels=0).holds("three-gold", "three-camels", "exchange")
    table.blue.owns(camels=25, gold=20)
    assert table.possible == ["buy 0", "buy 1"]


def out_of_cubes(**options: str) -> Table:
    """Red has all 24 cubes on the table."""
    table = Table(**options)
    table.red.fills("bag-white", "bag-pink", "barrel-yellow", "barrel-pink", "chest-pink-1").built("paddock", "shop", "hammam")
    table.caravan_holds("red", "red")
    assert table.s.cubes_out[0] == 24
    return table


def test_without_a_cube_nothing_is_placed_sent_or_built():
    table = out_of_cubes(stocks="limited")
    table.red.owns(gold=9, camels=9).holds("goods-to-city", "goods-to-caravan", "build-without-gold")
    assert table.possible == ["buy 0", "buy 1", "buy 2", "buy 3"]
    table.rolls("123444566").play("take chest")
    assert "use main" not in table.possible
    table.play("use card", "draw exchange")
    assert not any(answer.startswith("build") for answer in table.possible)


def test_without_a_cube_a_camel_cannot_keep_a_good():
    table = out_of_cubes(stocks="limited")
    table.red.owns(camels=5)
    table.rolls("222226666").play("take camels", "use supervisor", "go s2")
    assert table.caravan == ["red", "red", "red"]
    assert "bag-white-3" not in table.red.goods


def test_with_unlimited_stocks_cubes_never_run_out():
    table = out_of_cubes()
    table.red.holds("goods-to-city")
    table.play("play goods-to-city", "place vase-blue-1")
    assert table.s.cubes_out[0] == 25
