"""The six buildings."""

from __future__ import annotations

import pytest

from charsu.testing import rule_test
from games.yspahan.tables import Table

ALL = ["paddock", "shop", "hammam", "caravanserai", "bazaar", "hoist"]
PRICES = {"paddock": (2, 0), "shop": (2, 2), "hammam": (2, 2), "caravanserai": (3, 3), "bazaar": (4, 4), "hoist": (4, 4)}


def building(table: Table) -> Table:
    """Red has taken a turn and may build."""
    table.rolls("112233445").play("take camels", "use supervisor")
    return table.play(next(a.notation for a in table.match.options() if a.sentence.args["price"] == 0))


def offered(table: Table) -> list[str]:
    return [a.removeprefix("build ") for a in table.possible if a.startswith("build ")]


@rule_test("YSP-BUILD-01")
def test_each_building_once_in_any_order():
    table = Table()
    table.red.owns(gold=20, camels=20).built("hoist", "paddock")
    assert offered(building(table)) == ["shop", "hammam", "caravanserai", "bazaar"]


@rule_test("YSP-BUILD-02", "YSP-BUILD-04")
@pytest.mark.parametrize("name", ALL)
def test_the_whole_price_is_paid(name):
    camels, gold = PRICES[name]
    table = Table()
    table.red.owns(gold=gold, camels=camels)
    assert name in offered(building(table))
    table.play(f"build {name}")
    assert (table.red.gold, table.red.camels, table.red.buildings) == (0, 0, [name])
    assert table.s.cubes_out[0] == 1


@rule_test("YSP-BUILD-02", "YSP-BUILD-04", "YSP-BUILD-06")
@pytest.mark.parametrize("name", ALL)
def test_a_price_is_paid_in_its_own_pieces(name):
    camels, gold = PRICES[name]
    short_of_camels = Table()
    short_of_camels.red.owns(gold=gold + 20, camels=camels - 1)
    assert name not in offered(building(short_of_camels))
    if gold:
        short_of_gold = Table()
        short_of_gold.red.owns(gold=gold - 1, camels=camels + 20)
        assert name not in offered(building(short_of_gold))


@rule_test("YSP-BUILD-03")
@pytest.mark.parametrize("players", [3, 4])
def test_one_building_a_turn(players):
    table = Table(players)
    table.red.owns(gold=20, camels=20)
    building(table).play("build paddock")
    assert table.asked == "blue"


@rule_test("YSP-BUILD-03")
def test_a_building_card_comes_on_top():
    table = Table()
    table.red.owns(gold=20, camels=20).holds("build-without-gold")
    building(table).play("play build-without-gold", "build hoist")
    assert table.red.gained(camels=-4, gold=0)
    table.play("build bazaar")
    assert table.red.buildings == ["bazaar", "hoist"]


@rule_test("YSP-BUILD-05")
@pytest.mark.parametrize(("before", "points"), [(0, 0), (1, 0), (2, 5), (3, 5), (4, 5), (5, 10)])
def test_buildings_score_by_their_number(before, points):
    table = Table()
    table.red.owns(gold=20, camels=20).built(*ALL[:before])
    building(table).play(f"build {ALL[before]}")
    assert table.red.points == points


@rule_test("YSP-BUILD-05")
def test_which_building_it_is_does_not_matter_for_the_points():
    table = Table()
    table.red.owns(gold=20, camels=20).built("hoist", "bazaar")
    assert building(table).play("build paddock").red.points == 5


@rule_test("YSP-T-09")
def test_the_third_building_of_the_example():
    table = Table()
    table.red.owns(gold=3, camels=3).built("paddock", "bazaar")
    building(table).play("build caravanserai")
    assert (table.red.gold, table.red.camels, table.red.points) == (0, 0, 5)


@rule_test("YSP-BUILD-07")
def test_a_building_made_before_the_action_works_in_it():
    table = Table()
    table.red.owns(camels=2, gold=0).holds("build-without-gold")
    table.day(1, 1).play("play build-without-gold", "build paddock").rolls("111223344").play("take camels", "use main")
    assert table.red.gained(camels=-2 + 3 + 1)


@rule_test("YSP-BUILD-07", "YSP-WEEK-07")
def test_buildings_are_kept_to_the_next_week():
    table = Table(3)
    table.red.built("paddock", "hoist")
    table.day(1, 7).rolls("112233445").spends("camels", "bag", "barrel")
    assert table.s.week == 2
    assert table.red.buildings == ["paddock", "hoist"]


# --- What they do ----------------------------------------------------------


@rule_test("YSP-BUILD-08")
def test_the_paddock_adds_a_camel():
    table = Table()
    table.red.built("paddock")
    assert table.rolls("111223344").play("take camels", "use main").red.gained(camels=4)


@rule_test("YSP-BUILD-09", "YSP-T-11")
@pytest.mark.parametrize(("shop_bonus", "gold"), [(1, 5), (2, 6)])
def test_the_shop_adds_gold_as_the_table_has_chosen(shop_bonus, gold):
    table = Table(shop_bonus=shop_bonus)
    table.red.built("shop").holds("exchange")
    table.rolls("112233666").play("take gold", "use main", "discard exchange")
    assert table.red.gained(gold=gold)


@rule_test("YSP-BUILD-10")
def test_the_hoist_adds_a_good_in_the_same_quarter():
    table = Table()
    table.red.built("hoist")
    table.rolls("123444566").play("take chest", "use main", "place chest-pink-1", "place chest-pink-2", "place chest-pink-3")
    assert table.asked == "red"
    assert table.choices == ["chest-pink-4"]


@rule_test("YSP-BUILD-11")
def test_bonuses_need_a_group_and_its_main_action():
    table = Table()
    table.red.built("paddock", "shop", "hoist").owns(gold=1).holds("three-camels", "three-gold", "goods-to-city")
    table.play("play three-camels", "play three-gold", "play goods-to-city", "place bag-white-1")
    assert table.red.gained(camels=3, gold=3)
    assert table.red.goods == ["bag-white-1"]
    table.rolls("112233445").play("take camels", "use card", "draw exchange")
    assert table.red.gained(camels=3, gold=3)


@rule_test("YSP-BUILD-11")
def test_an_empty_row_cannot_be_taken_for_its_bonus():
    table = Table()
    table.red.built("hoist", "shop")
    assert table.rolls("111111111").choices == ["camels"]


@rule_test("YSP-BUILD-12", "YSP-WEEK-03")
def test_the_bazaar_adds_two_points_a_souk():
    table = Table(3)
    table.red.built("bazaar").fills("chest-blue", "vase-blue")
    table.day(1, 7).rolls("112233445").spends("camels", "bag", "barrel")
    assert table.red.gained(points=4 + 4 + 2 * 2)
