"""Rolling and filling the Tower."""

from __future__ import annotations

import pytest

from charsu.testing import rule_test
from games.yspahan.tables import Table

# --- Yellow dice -----------------------------------------------------------


@rule_test("YSP-DICE-01")
def test_yellow_dice_cost_a_gold_each_before_the_roll():
    table = Table()
    table.red.owns(gold=5)
    table.play("buy 2")
    assert table.red.gained(gold=-2)
    assert table.asked == "chance"


@rule_test("YSP-DICE-01")
def test_only_the_first_player_is_asked_for_yellow_dice():
    table = Table().rolls("112233445")
    assert table.asked == "red"
    table.spends("camels")
    assert table.asked == "blue"
    assert table.choices == ["bag", "barrel", "chest", "gold"]


@rule_test("YSP-DICE-02")
@pytest.mark.parametrize(("gold", "choices"), [(1, ["0", "1"]), (2, ["0", "1", "2"]), (9, ["0", "1", "2", "3"])])
def test_nobody_buys_more_dice_than_gold_allows(gold, choices):
    table = Table()
    table.red.owns(gold=gold)
    assert table.choices == choices


@rule_test("YSP-DICE-02")
def test_without_gold_and_cards_the_dice_roll_at_once():
    table = Table()
    table.red.owns(gold=0)
    table.day(1, 1)
    assert table.asked == "chance"


@rule_test("YSP-DICE-03")
def test_dice_are_rolled_once():
    table = Table().rolls("123456111")
    assert table.asked == "red"
    assert not any(answer.startswith("roll") for answer in table.possible)


@rule_test("YSP-DICE-04")
def test_groups_form_by_number_whatever_the_colour():
    table = Table()
    table.red.owns(gold=3)
    assert table.rolls("112266666", yellow="12").tower == {"camels": "111y", "bag": "222y", "gold": "66666"}


@rule_test("YSP-DICE-05")
def test_a_card_played_before_the_roll_pays_for_yellow_dice():
    table = Table()
    table.red.owns(gold=0).holds("three-gold")
    table.day(1, 1)
    assert table.possible == ["buy 0", "play three-gold"]
    table.play("play three-gold")
    assert table.possible == ["buy 0", "buy 1", "buy 2", "buy 3"]


# --- The Tower -------------------------------------------------------------


@rule_test("YSP-T-01", "YSP-TOWER-02", "YSP-TOWER-03", "YSP-TOWER-04")
def test_the_example_of_the_rulebook_fills_the_tower():
    table = Table()
    table.rolls("113355666", yellow="12")
    assert table.tower == {"camels": "111y", "bag": "2y", "barrel": "33", "chest": "55", "gold": "666"}
    table.play("take camels", "use main")
    assert table.red.gained(camels=3)
    assert table.asked == "red"
    table.play("pass")
    assert table.tower == {"barrel": "33", "chest": "55", "gold": "666"}


@rule_test("YSP-T-02", "YSP-TOWER-05", "YSP-TOWER-06")
@pytest.mark.parametrize(
    ("dice", "rows"),
    [
        ("444444444", ["camels"]),
        ("222225555", ["camels", "gold"]),
        ("222334444", ["camels", "bag", "gold"]),
        ("223344555", ["camels", "bag", "barrel", "gold"]),
        ("223344556", ["camels", "bag", "barrel", "chest", "gold"]),
        ("123456666", ["camels", "bag", "barrel", "chest", "vase", "gold"]),
    ],
)
def test_the_number_of_groups_decides_which_rows_are_filled(dice, rows):
    assert list(Table().rolls(dice).tower) == rows


@rule_test("YSP-T-02", "YSP-TOWER-03")
def test_of_two_groups_the_higher_goes_to_gold():
    assert Table().rolls("222225555").tower == {"camels": "22222", "gold": "5555"}


@rule_test("YSP-TOWER-07")
def test_groups_stay_where_they_are_when_others_leave():
    table = Table().rolls("112233445")
    table.spends("bag")
    assert table.tower == {"camels": "11", "barrel": "33", "chest": "44", "gold": "5"}


@rule_test("YSP-TOWER-08")
@pytest.mark.parametrize("players", [3, 4])
def test_yellow_dice_leave_after_the_first_players_turn(players):
    table = Table(players)
    table.rolls("115556666", yellow="15")
    table.spends("gold")
    assert table.asked == "blue"
    assert table.tower == {"camels": "11", "bag": "555"}


@rule_test("YSP-TOWER-08")
def test_a_row_of_yellow_dice_alone_is_empty_for_everybody_else():
    table = Table()
    table.rolls("111116666", yellow="3")
    assert table.tower == {"camels": "11111", "bag": "3y", "gold": "6666"}
    table.spends("camels")
    assert table.choices == ["gold"]


@rule_test("YSP-TOWER-08")
def test_yellow_dice_are_still_there_while_the_first_player_builds():
    table = Table()
    table.red.owns(gold=4)
    table.rolls("111116666", yellow="66")
    table.play("take camels", "use main")
    assert table.asked == "red"
    assert table.tower == {"gold": "66666y6y"}
    table.play("pass")
    assert table.tower == {"gold": "6666"}


@rule_test("YSP-TOWER-09")
def test_yellow_dice_count_for_the_first_player():
    table = Table()
    table.rolls("111116666", yellow="66")
    table.play("take gold", "use main")
    assert table.red.gained(gold=-2 + 6)
