"""Goods in shops."""

from __future__ import annotations

from charsu.testing import rule_test
from games.yspahan.tables import Table

CHEST_PINK = ["chest-pink-1", "chest-pink-2", "chest-pink-3", "chest-pink-4"]


def placing(table: Table, row: str, dice: int) -> Table:
    """Red places goods with a group of this many dice."""
    rows = ["camels", "bag", "barrel", "chest", "vase"].index(row)
    below = "12345"[:rows]
    rolled = below + "23456"[rows - 1] * dice
    return table.rolls(rolled.ljust(9, "6")).play(f"take {row}", "use main")


@rule_test("YSP-SOUK-02", "YSP-T-03", "YSP-SOUK-03", "YSP-SOUK-04", "YSP-SOUK-07")
def test_the_example_of_the_rulebook():
    table = Table()
    table.blue.fills("chest-yellow-1", "chest-yellow-2")
    table.red.fills("chest-blue-2")
    placing(table, "chest", 2)
    assert table.choices == ["chest-blue-1"]
    table.play("place chest-blue-1")
    assert table.choices == CHEST_PINK
    table.play("place chest-pink-3")
    assert table.asked == "blue"


@rule_test("YSP-T-03", "YSP-SOUK-03")
def test_nobody_else_may_use_a_souk_with_a_players_good():
    table = Table().day(1, 1, first="green")
    table.red.fills("chest-pink-3", "chest-blue")
    table.blue.fills("chest-yellow-1")
    table.rolls("123444566").play("take chest")
    assert table.possible == ["use supervisor", "use card"]


@rule_test("YSP-SOUK-02")
def test_a_full_shop_takes_no_second_good():
    table = Table()
    table.red.fills("chest-pink-2")
    placing(table, "chest", 1)
    assert table.choices == ["chest-pink-1", "chest-pink-3", "chest-pink-4"]


@rule_test("YSP-SOUK-04")
def test_an_unfinished_souk_comes_before_a_new_one():
    table = Table()
    table.red.fills("bag-white-1")
    placing(table, "bag", 2)
    assert table.choices == ["bag-white-2", "bag-white-3"]


@rule_test("YSP-SOUK-05")
def test_an_unfinished_souk_in_another_quarter_does_not_matter():
    table = Table()
    table.red.fills("bag-white-1", "barrel-pink-1")
    placing(table, "chest", 1)
    assert len(table.choices) == 9


@rule_test("YSP-SOUK-06")
def test_of_several_unfinished_souks_any_may_be_continued_but_none_begun():
    table = Table()
    table.red.fills("chest-blue-2", "chest-yellow-2", "chest-yellow-3")
    placing(table, "chest", 3)
    assert table.choices == ["chest-blue-1", "chest-yellow-1"]
    table.play("place chest-yellow-1")
    assert table.choices == ["chest-blue-1"]
    table.play("place chest-blue-1")
    assert table.choices == CHEST_PINK


@rule_test("YSP-SOUK-07")
def test_a_souk_may_stay_unfinished():
    table = placing(Table(), "bag", 1).play("place bag-pink-6")
    assert table.asked == "blue"
    assert table.red.goods == ["bag-pink-6"]


@rule_test("YSP-SOUK-08")
def test_all_empty_shops_of_a_souk_are_offered():
    assert len(placing(Table(), "bag", 1).choices) == 18


@rule_test("YSP-SOUK-09")
def test_goods_must_be_placed_while_there_is_a_shop():
    table = placing(Table(), "vase", 2).play("place vase-blue-1")
    assert table.asked == "red"
    assert "pass" not in table.possible
    assert table.choices == ["vase-yellow-1", "vase-yellow-2", "vase-orange-1", "vase-orange-2", "vase-orange-3"]


@rule_test("YSP-SOUK-09")
def test_goods_without_a_shop_are_lost():
    table = Table()
    table.blue.fills("vase-yellow-1", "vase-orange-1")
    placing(table, "vase", 3).play("place vase-blue-1")
    assert table.asked == "blue"
    assert table.red.goods == ["vase-blue-1"]
    assert "There is no shop for 2 goods of Red." in table.last_events


def souk_view(table: Table) -> tuple[int, bool]:
    """Owner and completeness of the blue souk of Chest."""
    souk = table.match.view(0)["table"]["quarters"][2]["souks"][0]
    return souk["owner"], souk["complete"]


@rule_test("YSP-SOUK-10")
def test_a_souk_is_complete_when_all_its_shops_hold_one_players_goods():
    table = Table()
    table.red.fills("chest-blue-1")
    placing(table, "chest", 1)
    assert souk_view(table) == (0, False)
    table.play("place chest-blue-2")
    assert souk_view(table) == (0, True)


@rule_test("YSP-SOUK-11")
def test_a_complete_souk_scores_nothing_before_the_week_ends():
    table = placing(Table(), "vase", 1).play("place vase-blue-1")
    assert table.red.points == 0


@rule_test("YSP-T-12", "YSP-BUILD-10", "YSP-CARD-03")
def test_hoist_and_a_discarded_card_make_two_dice_place_four_goods():
    table = Table()
    table.red.built("hoist").holds("exchange")
    placing(table, "vase", 2).play("discard exchange")
    table.play("place vase-orange-1", "place vase-orange-2", "place vase-orange-3", "place vase-blue-1")
    assert table.red.goods == ["vase-blue-1", "vase-orange-1", "vase-orange-2", "vase-orange-3"]
    assert table.asked == "blue"


# --- Souks that lost goods -------------------------------------------------


@rule_test("YSP-T-13", "YSP-SOUK-12")
def test_a_souk_that_lost_a_good_must_be_refilled_first():
    table = Table().supervisor_on("w3").day(1, 1, first="yellow")
    table.red.fills("chest-blue")
    table.rolls("123444566").play("take camels", "use supervisor", "go w4")
    assert table.red.goods == ["chest-blue-2"]
    table.play("take chest", "use main")
    assert table.asked == "red"
    assert table.choices == ["chest-blue-1"]


@rule_test("YSP-SOUK-12")
def test_a_souk_with_a_good_left_stays_reserved():
    table = Table().supervisor_on("w3")
    table.blue.fills("chest-blue", "chest-yellow-1", "chest-pink-1")
    table.rolls("123444566").play("take camels", "use supervisor", "go w4", "take chest")
    table.play("use main")
    assert "chest-blue-1" in table.choices
    table.play("place chest-blue-1", "place chest-yellow-2", "place chest-pink-2")
    assert table.asked == "green"
    assert table.play("take barrel").allows("use main")


@rule_test("YSP-SOUK-13")
def test_an_emptied_souk_is_free_for_all():
    table = Table().supervisor_on("n2")
    table.blue.fills("vase-blue", "vase-yellow-1", "vase-orange-1")
    table.rolls("123456666").play("take camels", "use supervisor", "go n1").spends("gold")
    assert table.asked == "green"
    table.play("take vase", "use main")
    assert table.choices == ["vase-blue-1"]


@rule_test("YSP-SOUK-14")
def test_goods_in_shops_stay_when_more_are_placed():
    table = Table()
    table.red.fills("bag-white-1", "barrel-blue")
    placing(table, "bag", 2).play("place bag-white-3", "place bag-white-2")
    assert table.red.goods == ["bag-white-1", "bag-white-2", "bag-white-3", "barrel-blue-1", "barrel-blue-2", "barrel-blue-3"]
