"""The Supervisor: walking, paying, sending."""

from __future__ import annotations

from typing import Any

import pytest

from charsu.games.yspahan.board import distance
from charsu.testing import rule_test
from games.yspahan.tables import SQUARE_IDS, Table


def walking(table: Table, value: int, gold: int = 0) -> Table:
    """Red moves the Supervisor with dice of this value."""
    table.red.owns(gold=gold)
    if value == 6:
        return table.rolls("111116666").play("take gold", "use supervisor")
    return table.rolls(str(value).ljust(9, "6")).play("take camels", "use supervisor")


def prices(table: Table) -> dict[str, Any]:
    """What each offered square costs, as its sentence says."""
    return {str(a).removeprefix("go "): a.sentence.args["price"] for a in table.match.options()}


def at_price(table: Table, price: int) -> set[str]:
    return {square for square, cost in prices(table).items() if cost == price}


# --- Walking ---------------------------------------------------------------


@rule_test("YSP-SUP-01")
def test_steps_are_the_value_of_the_dice_not_their_number():
    table = Table()
    table.red.owns(gold=0)
    table.rolls("222222266").play("take camels", "use supervisor")
    assert set(table.choices) == {"w2", "e2", "n2", "s2"}


@rule_test("YSP-T-04", "YSP-SUP-02")
def test_the_squares_of_the_example_and_their_prices():
    table = walking(Table().supervisor_on("w2"), 3, gold=1)
    assert at_price(table, 0) == {"e1", "n1", "s1", "w5"}
    assert at_price(table, 1) == {"c", "w4", "e2", "n2", "s2", "w6"}
    assert set(prices(table).values()) == {0, 1}


@rule_test("YSP-SUP-02")
def test_each_gold_changes_the_steps_by_one_and_is_paid():
    table = walking(Table(), 2, gold=3)
    assert (prices(table)["s5"], prices(table)["c"]) == (3, 2)
    table.play("go s5")
    assert table.red.gold == 0
    assert table.supervisor == "s5"


@rule_test("YSP-SUP-02")
def test_nobody_goes_where_the_gold_does_not_reach():
    assert set(walking(Table(), 1, gold=1).choices) == {"c", "w1", "e1", "n1", "s1", "w2", "e2", "n2", "s2"}


@rule_test("YSP-SUP-03", "YSP-SUP-12")
def test_no_step_at_all_is_a_move():
    table = Table().supervisor_on("s4")
    table.blue.fills("bag-blue-1")
    walking(table, 1, gold=1).play("go s4")
    assert table.caravan == ["blue"]
    assert table.red.gold == 0


@rule_test("YSP-T-06", "YSP-SUP-04", "YSP-BUILD-12", "YSP-SUP-03")
def test_the_hammam_changes_three_steps_for_free():
    table = Table()
    table.red.built("hammam")
    walking(table, 2, gold=1)
    assert at_price(table, 0) == {square for square in SQUARE_IDS if square == "c" or int(square[1:]) <= 5}
    assert at_price(table, 1) == {"w6", "e6", "s6"}
    assert set(prices(table).values()) == {0, 1}


@rule_test("YSP-T-05", "YSP-SUP-05", "YSP-SUP-06", "YSP-SUP-07", "YSP-SUP-08")
@pytest.mark.parametrize(
    ("start", "value", "ends"),
    [
        ("c", 3, {"w3", "e3", "n3", "s3"}),
        ("c", 6, {"w6", "e6", "s6"}),
        ("n2", 3, {"w1", "e1", "s1"}),
        ("n4", 6, {"w2", "e2", "s2"}),
        ("e7", 6, {"e1"}),
        ("s7", 3, {"s4"}),
    ],
)
def test_he_walks_exactly_the_steps_and_never_turns_back(start, value, ends):
    assert set(walking(Table().supervisor_on(start), value).choices) == ends


@rule_test("YSP-T-05")
def test_the_longest_walk_is_seventeen_steps():
    longest = max(distance(here, there) for here in range(29) for there in range(29))
    assert longest == distance(SQUARE_IDS["w10"], SQUARE_IDS["e7"]) == 17


@rule_test("YSP-SUP-08")
def test_from_every_square_every_value_has_an_end():
    for here in range(29):
        assert {distance(here, there) for there in range(29)} >= {1, 2, 3, 4, 5, 6}


@rule_test("YSP-SUP-09")
def test_at_the_centre_nothing_is_sent():
    table = Table().supervisor_on("e1")
    table.blue.fills("vase-blue", "bag-white", "barrel-white")
    walking(table, 1).play("go c")
    assert table.caravan == []
    assert table.asked == "blue"


@rule_test("YSP-SUP-10")
def test_squares_passed_have_no_effect():
    table = Table()
    table.blue.fills("bag-white-1", "bag-white-2")
    table.green.fills("chest-blue")
    walking(table, 5).play("go w5")
    assert table.caravan == []


# --- Sending ---------------------------------------------------------------


@rule_test("YSP-T-04", "YSP-SUP-11")
@pytest.mark.parametrize(("square", "sent"), [("e1", ["blue"]), ("s2", ["yellow"])])
def test_the_goods_beside_the_last_square_are_sent(square, sent):
    table = Table().supervisor_on("w2")
    table.yellow.fills("bag-white-2", "bag-white-3")
    table.blue.fills("barrel-white-1")
    walking(table, 3, gold=1).play(f"go {square}")
    assert table.caravan == sent


@rule_test("YSP-T-04", "YSP-SUP-13")
@pytest.mark.parametrize(("first", "sent"), [("bag-white-2", ["yellow", "blue"]), ("barrel-white-1", ["blue", "yellow"])])
def test_of_two_goods_the_mover_says_which_goes_first(first, sent):
    table = Table().supervisor_on("w2")
    table.yellow.fills("bag-white-2", "bag-white-3")
    table.blue.fills("barrel-white-1")
    walking(table, 3).play("go s1")
    assert table.asked == "red"
    assert table.choices == ["bag-white-2", "barrel-white-1"]
    assert table.play(f"send {first}").caravan == sent


@rule_test("YSP-SUP-13")
@pytest.mark.parametrize(("one", "other", "sent"), [("blue", "red", ["red", "blue"]), ("green", "blue", ["blue", "green"])])
def test_by_option_the_movers_good_goes_first_and_the_rest_clockwise(one, other, sent):
    table = Table(caravan_order="mover-first")
    getattr(table, one).fills("bag-white-2")
    getattr(table, other).fills("barrel-white-1")
    assert walking(table, 1).play("go s1").caravan == sent


@rule_test("YSP-SUP-14")
def test_a_camel_keeps_the_good_and_sends_one_from_the_stock():
    table = Table()
    table.blue.fills("bag-white-3").owns(camels=2)
    walking(table, 2).play("go s2")
    assert table.asked == "blue"
    table.play("pay camel")
    assert table.blue.goods == ["bag-white-3"]
    assert table.caravan == ["blue"]
    assert table.blue.gained(camels=-1, points=2)


@rule_test("YSP-SUP-14")
def test_the_owner_may_let_the_good_go():
    table = Table()
    table.blue.fills("bag-white-3").owns(camels=2)
    walking(table, 2).play("go s2", "send")
    assert table.blue.goods == []
    assert table.blue.gained(camels=0, points=2)


@rule_test("YSP-SUP-14")
def test_without_a_camel_nobody_is_asked():
    table = Table()
    table.blue.fills("bag-white-3")
    walking(table, 2).play("go s2")
    assert table.caravan == ["blue"]
    assert table.blue.goods == []


@rule_test("YSP-SUP-15")
def test_each_owner_decides_when_the_good_is_due():
    table = Table()
    table.blue.fills("bag-white-2").owns(camels=1)
    table.green.fills("barrel-white-1").owns(camels=1)
    walking(table, 1).play("go s1", "send barrel-white-1")
    assert table.asked == "green"
    table.play("pay camel")
    assert table.asked == "blue"
    table.play("send")
    assert table.caravan == ["green", "blue"]


@rule_test("YSP-SUP-15")
def test_two_goods_of_one_owner_are_decided_one_by_one():
    table = Table()
    table.blue.fills("bag-white-2", "barrel-white-1").owns(camels=1)
    walking(table, 1).play("go s1", "send bag-white-2", "pay camel")
    assert table.blue.goods == ["bag-white-2"]
    assert table.caravan == ["blue", "blue"]


@rule_test("YSP-SUP-16")
def test_a_good_that_was_kept_is_not_asked_for_again():
    table = Table()
    table.blue.fills("bag-white-2", "barrel-white-1").owns(camels=5)
    walking(table, 1).play("go s1", "send bag-white-2", "pay camel", "pay camel")
    assert table.blue.goods == ["bag-white-2", "barrel-white-1"]
    assert table.caravan == ["blue", "blue"]
    assert table.blue.gained(camels=-2)


@rule_test("YSP-SUP-17")
def test_he_may_go_where_nothing_or_only_own_goods_are():
    table = Table()
    table.red.fills("bag-white-3")
    table.blue.fills("chest-blue-2")
    walking(table, 2)
    assert set(table.choices) == {"w2", "e2", "n2", "s2"}
    assert table.play("go s2").caravan == ["red"]
