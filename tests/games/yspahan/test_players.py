"""What changes with two, three and four players."""

from __future__ import annotations

import pytest

from charsu.testing import rule_test
from games.yspahan.tables import COLOURS, Table

# --- Two -------------------------------------------------------------------


@rule_test("YSP-2P-02")
def test_of_two_the_first_acts_second_acts_and_the_first_acts_again():
    table = Table(2).rolls("11223344")
    asked = []
    for row in ("camels", "bag", "barrel"):
        asked.append(table.asked)
        table.spends(row)
    assert asked == ["red", "blue", "red"]
    assert table.s.day == 2


@rule_test("YSP-2P-03")
@pytest.mark.parametrize(("week", "day"), [(1, 3), (1, 7), (2, 7), (3, 5)])
def test_of_two_the_first_player_changes_every_day(week, day):
    table = Table(2).day(week, day).rolls("11223344").spends("camels", "bag", "barrel")
    assert COLOURS[table.s.first] == "blue"


@rule_test("YSP-2P-04")
@pytest.mark.parametrize(("red", "blue", "first"), [(10, 12, "red"), (12, 10, "blue"), (11, 11, "blue")])
def test_of_two_the_last_day_begins_with_fewer_points(red, blue, first):
    table = Table(2)
    table.red.owns(points=red)
    table.blue.owns(points=blue)
    table.day(3, 6, first="red").rolls("11223344").spends("camels", "bag", "barrel")
    assert (table.s.week, table.s.day) == (3, 7)
    assert table.asked == COLOURS[table.s.first] == first


@rule_test("YSP-2P-05", "YSP-T-14")
def test_of_two_yellow_dice_stay_all_day_for_the_first_player():
    table = Table(2)
    table.rolls("11223344", yellow="14").spends("bag")
    assert table.tower == {"camels": "111y", "barrel": "33", "gold": "444y"}
    table.spends("barrel")
    table.play("take gold", "use main")
    assert table.red.gained(gold=-2 + 3)


@rule_test("YSP-2P-06", "YSP-T-14")
def test_of_two_the_second_player_counts_white_dice_only():
    table = Table(2)
    table.rolls("11223344", yellow="1").spends("bag").play("take camels", "use main")
    assert table.blue.gained(camels=2)
    assert "camels" not in table.tower


@rule_test("YSP-2P-06", "YSP-CARD-03")
def test_of_two_the_second_player_still_adds_buildings_and_a_card():
    table = Table(2)
    table.blue.built("paddock").holds("exchange")
    table.rolls("11223344", yellow="1").spends("bag").play("take camels", "use main", "discard exchange")
    assert table.blue.gained(camels=2 + 1 + 1)


@rule_test("YSP-2P-07", "YSP-T-14")
def test_of_two_the_second_player_cannot_take_yellow_dice_alone():
    table = Table(2)
    table.rolls("11113333", yellow="2").spends("camels")
    assert table.choices == ["gold"]
    table.spends("gold")
    assert table.choices == ["bag"]


@rule_test("YSP-2P-08")
def test_of_two_building_is_a_use_of_a_group():
    table = Table(2)
    table.red.owns(camels=2)
    table.rolls("11223344").play("take bag")
    assert table.possible == ["use main", "use supervisor", "use card", "use build"]
    table.play("use build", "build paddock")
    assert table.red.gained(camels=-2, gold=0)
    assert table.red.goods == []
    assert "bag" not in table.tower
    assert table.asked == "blue"


@rule_test("YSP-2P-08")
def test_of_two_nobody_builds_after_the_action():
    table = Table(2)
    table.red.owns(camels=9, gold=9)
    table.rolls("11223344").play("take camels", "use main")
    assert table.asked == "blue"


@rule_test("YSP-2P-08")
def test_of_two_who_cannot_pay_cannot_build():
    table = Table(2)
    table.red.owns(camels=1, gold=9)
    assert "use build" not in table.rolls("11223344").play("take bag").possible


@rule_test("YSP-2P-09")
def test_of_two_the_first_player_may_build_twice_a_day():
    table = Table(2)
    table.red.owns(camels=4, gold=2)
    table.rolls("11223344").play("take bag", "use build", "build paddock").spends("camels")
    table.play("take barrel", "use build", "build shop")
    assert table.red.buildings == ["paddock", "shop"]


@rule_test("YSP-2P-10")
def test_of_two_a_building_card_lowers_the_price_but_needs_the_group():
    table = Table(2)
    table.red.owns(camels=0, gold=4).holds("build-without-camels")
    assert not table.allows("play build-without-camels")
    table.rolls("11223344")
    assert not table.allows("play build-without-camels")
    table.play("take bag", "use build")
    assert table.possible == ["play build-without-camels"]
    table.play("play build-without-camels", "build hoist")
    assert table.red.gained(gold=-4, camels=0)
    assert table.red.buildings == ["hoist"]
    assert "bag" not in table.tower


@rule_test("YSP-2P-10", "YSP-CARD-16")
def test_of_two_building_cards_are_not_joined():
    table = Table(2)
    table.red.owns(camels=2, gold=2).holds("build-without-camels", "build-without-gold")
    table.rolls("11223344").play("take bag", "use build", "play build-without-gold")
    assert table.possible == ["build paddock", "build shop", "build hammam"]


@rule_test("YSP-2P-12")
def test_of_two_without_a_white_die_the_second_player_draws_and_does_not_build():
    table = Table(2)
    table.blue.owns(camels=9, gold=9)
    table.rolls("11111111", yellow="2").spends("camels")
    assert table.asked == "blue"
    assert table.possible == ["draw"]
    table.play("draw", "draw three-gold")
    assert not any(answer.startswith("build") for answer in table.possible)
    assert table.play("pass").asked == "red"


@rule_test("YSP-2P-12")
def test_of_two_the_first_player_without_a_group_draws():
    table = Table(2).rolls("11111122").spends("camels", "gold")
    assert table.asked == "red"
    assert table.possible == ["draw"]


@rule_test("YSP-2P-13")
def test_of_two_each_action_may_use_a_card():
    table = Table(2)
    table.red.holds("exchange", "exchange").owns(gold=0)
    table.rolls("11122244").play("take camels", "use main", "discard exchange", "pass").spends("bag")
    table.play("take gold", "use main", "discard exchange")
    assert table.red.gained(camels=4, gold=3)


@rule_test("YSP-2P-02", "YSP-CARD-05")
def test_of_two_cards_may_be_played_after_each_action():
    table = Table(2)
    table.red.holds("three-gold", "three-camels")
    table.rolls("11122244").play("take camels", "use supervisor", "go n1", "play three-gold", "pass").spends("bag")
    assert table.play("take gold", "use card", "draw exchange").allows("play three-camels")


# --- Three -----------------------------------------------------------------


@rule_test("YSP-3P-02")
def test_of_three_the_last_day_keeps_the_order():
    table = Table(3)
    table.red.owns(points=50)
    table.blue.owns(points=40)
    table.day(3, 6, first="green").rolls("112233445").spends("camels", "bag", "barrel")
    assert (table.s.day, table.asked) == (7, "red")
    assert table.s.order[:3] == [0, 1, 2]


# --- Four ------------------------------------------------------------------


def last_day(red: int, blue: int, green: int, yellow: int, first: str = "red") -> Table:
    """The last day of four players, after a day that this player began."""
    table = Table()
    for seat, points in zip(table.seats, (red, blue, green, yellow), strict=True):
        seat.owns(points=points)
    return table.day(3, 6, first=first).rolls("112233445").spends("camels", "bag", "barrel", "chest")


def order(table: Table) -> list[str]:
    return [COLOURS[seat] for seat in table.s.order]


@rule_test("YSP-4P-01")
def test_of_four_the_last_day_goes_by_rising_points():
    table = last_day(30, 10, 40, 20)
    assert order(table) == ["blue", "yellow", "red", "green"]
    assert table.asked == "blue"
    assert table.possible[0] == "buy 0"


@rule_test("YSP-4P-02", "YSP-T-15")
def test_among_equals_the_farthest_clockwise_from_yesterdays_first_player_goes_first():
    assert order(last_day(40, 38, 40, 38)) == ["yellow", "blue", "green", "red"]


@rule_test("YSP-4P-02")
@pytest.mark.parametrize(
    ("first", "expected"), [("red", ["yellow", "green", "blue", "red"]), ("green", ["blue", "red", "yellow", "green"])]
)
def test_yesterdays_first_player_is_last_among_equals(first, expected):
    assert order(last_day(5, 5, 5, 5, first)) == expected


@rule_test("YSP-4P-03")
def test_the_order_of_the_last_day_does_not_change_with_the_score():
    table = Table()
    for points, seat in enumerate(table.seats):
        seat.owns(points=points)
    table.red.holds("sell-gold", "goods-to-caravan").owns(gold=10)
    table.day(3, 7, first="blue").play("play sell-gold", "sell 10")
    table.rolls("112233445")
    asked = []
    for row in ("camels", "bag", "barrel", "chest"):
        asked.append(table.asked)
        table.spends(row)
    assert asked == ["red", "blue", "green", "yellow"]


@rule_test("YSP-4P-01")
def test_of_four_only_the_very_last_day_goes_by_points():
    table = Table()
    table.red.owns(points=50)
    table.day(2, 6, first="yellow").rolls("112233445").spends("camels", "bag", "barrel", "chest")
    assert order(table) == ["red", "blue", "green", "yellow"]
