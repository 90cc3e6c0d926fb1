"""Turns, groups of dice and their actions."""

from __future__ import annotations

import pytest

from charsu.testing import rule_test
from games.yspahan.tables import Table

# --- Course ----------------------------------------------------------------


@rule_test("YSP-FLOW-02", "YSP-FLOW-03")
@pytest.mark.parametrize(("players", "order"), [(3, ["blue", "green", "red"]), (4, ["blue", "green", "yellow", "red"])])
def test_first_the_roll_then_each_player_once_clockwise(players, order):
    table = Table(players).day(1, 2, first="blue")
    assert table.possible == ["buy 0", "buy 1", "buy 2"]
    table.rolls("112233445")
    asked = []
    for _ in range(players):
        asked.append(table.asked)
        table.spends(table.choices[0])
    assert asked == order
    assert table.s.day == 3


@rule_test("YSP-FLOW-04", "YSP-FLOW-05")
def test_a_group_is_compulsory_and_comes_before_the_building():
    table = Table()
    table.red.owns(gold=5, camels=5)
    table.rolls("112233445")
    assert all(answer.startswith("take") for answer in table.possible)
    table.play("take camels", "use main")
    assert "build hammam" in table.possible
    assert "pass" in table.possible
    table.play("build hammam")
    assert table.asked == "blue"


@rule_test("YSP-FLOW-04")
def test_building_may_be_declined():
    table = Table()
    table.red.owns(camels=5)
    table.rolls("112233445").play("take camels", "use main", "pass")
    assert table.red.buildings == []
    assert table.asked == "blue"


# --- Groups ----------------------------------------------------------------


@rule_test("YSP-ACT-01")
def test_a_player_with_a_group_can_neither_pass_nor_just_draw():
    table = Table().rolls("112233445")
    assert table.possible == ["take camels", "take bag", "take barrel", "take chest", "take gold"]


@rule_test("YSP-ACT-02")
def test_a_taken_group_is_gone_for_the_others():
    table = Table().rolls("112233445").spends("barrel")
    assert table.choices == ["camels", "bag", "chest", "gold"]


@rule_test("YSP-ACT-03")
@pytest.mark.parametrize("row", ["camels", "bag", "barrel", "chest", "vase", "gold"])
def test_each_row_offers_its_main_action_the_supervisor_and_a_card(row):
    table = Table().rolls("123456666").play(f"take {row}")
    assert table.possible == ["use main", "use supervisor", "use card"]


@rule_test("YSP-ACT-04")
def test_camels_by_the_number_of_dice():
    table = Table().rolls("111122556").play("take camels", "use main")
    assert table.red.gained(camels=4)


@rule_test("YSP-ACT-05")
def test_gold_by_the_number_of_dice():
    table = Table().rolls("111223666").play("take gold", "use main")
    assert table.red.gained(gold=3)


@rule_test("YSP-ACT-06")
@pytest.mark.parametrize(
    ("row", "souk", "dice"),
    [
        ("bag", "bag-pink", "122234456"),
        ("barrel", "barrel-pink", "122333456"),
        ("chest", "chest-pink", "123444556"),
        ("vase", "vase-orange", "123455566"),
    ],
)
def test_goods_by_the_number_of_dice_in_the_quarter_of_the_row(row, souk, dice):
    table = Table().rolls(dice).play(f"take {row}", "use main")
    assert all(choice.startswith(row) for choice in table.choices)
    table.play(f"place {souk}-1", f"place {souk}-2", f"place {souk}-3")
    assert table.red.goods == [f"{souk}-1", f"{souk}-2", f"{souk}-3"]
    assert table.asked == "blue"


@rule_test("YSP-ACT-07")
def test_one_card_whatever_the_dice():
    table = Table().rolls("111122666").play("take gold", "use card")
    assert table.asked == "chance"
    table.play("draw exchange")
    assert table.red.hand == ["exchange"]
    assert table.s.deck_size == 17


@rule_test("YSP-ACT-08")
def test_a_quarter_without_a_shop_for_the_player_gives_no_main_action():
    table = Table()
    table.blue.fills("vase-blue", "vase-yellow", "vase-orange-1")
    table.rolls("123456666").play("take vase")
    assert table.possible == ["use supervisor", "use card"]


@rule_test("YSP-ACT-09", "YSP-ACT-11")
def test_without_a_group_a_player_draws_a_card():
    table = Table().rolls("111111666").spends("camels", "gold")
    assert table.asked == "green"
    assert table.possible == ["draw"]
    table.play("draw")
    assert table.asked == "chance"
    table.play("draw sell-gold")
    assert table.green.hand == ["sell-gold"]


@rule_test("YSP-ACT-09")
def test_no_dice_are_removed_for_the_card_of_a_player_without_a_group():
    table = Table(2)
    table.rolls("11111111", yellow="3").spends("camels")
    assert table.possible == ["draw"]
    table.play("draw", "draw exchange")
    assert table.tower == {"gold": "3y"}


@rule_test("YSP-ACT-10")
def test_who_had_no_group_may_still_build():
    table = Table()
    table.blue.owns(camels=2)
    table.rolls("111111111").spends("camels").play("draw", "draw exchange")
    assert table.asked == "blue"
    table.play("build paddock")
    assert table.blue.buildings == ["paddock"]


@rule_test("YSP-ACT-11")
def test_any_row_with_a_die_is_available():
    table = Table().rolls("111111116")
    assert table.choices == ["camels", "gold"]


@rule_test("YSP-ACT-12")
def test_the_card_action_needs_a_card_to_draw():
    table = Table()
    table.all_cards_held_by(table.blue)
    table.rolls("112233445").play("take camels")
    assert table.possible == ["use main", "use supervisor"]


@rule_test("YSP-ACT-12")
def test_a_discard_pile_is_enough_for_the_card_action():
    table = Table().deck_is()
    table.rolls("112233445").play("take camels")
    assert "use card" in table.possible
