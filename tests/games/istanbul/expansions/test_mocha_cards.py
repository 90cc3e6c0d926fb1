"""The bonus cards of Mocha & Baksheesh."""

from __future__ import annotations

import pytest

from charsu.testing import rule_test
from games.istanbul.expansions.tables import Bazaar


@pytest.fixture
def table() -> Bazaar:
    return Bazaar("mocha")


@rule_test("MB-CARD-01")
def test_two_coffee(table: Bazaar) -> None:
    table.red.holds("coffee").moves()
    table.play("play coffee")
    assert table.red.coffee == 2 and table.red.gained(cards=-1)


@rule_test("MB-CARD-02")
def test_a_guild_card_for_two_coffee(table: Bazaar) -> None:
    table.red.holds("guild-card").has_coffee(2).moves()
    table.play("play guild-card", "draw-guild 8")
    assert table.red.guild == [8] and table.red.coffee == 0
    table = Bazaar("mocha")
    table.red.holds("guild-card").has_coffee(1).moves()
    assert not table.allows("play guild-card")


@rule_test("MB-CARD-03")
def test_eight_lira_for_a_coffee(table: Bazaar) -> None:
    table.red.holds("coffee-sale", "coffee-sale").has_coffee(1).moves()
    table.play("play coffee-sale")
    assert table.red.gained(lira=8, cards=-1) and table.red.coffee == 0
    assert not table.allows("play coffee-sale")


@rule_test("MB-CARD-04")
def test_the_exchange_gives_first_and_takes_other_kinds(table: Bazaar) -> None:
    table.red.holds("exchange").owns(red=2, green=1).moves()
    table.play("play exchange", "give red", "give red", "give green")
    assert table.possible == ["take yellow", "take blue", "take coffee"]
    table.play("take blue", "take blue", "take coffee")
    assert table.red.gained(red=-2, green=-1, blue=2, cards=-1) and table.red.coffee == 1


@rule_test("MB-CARD-04")
def test_no_more_is_given_than_other_kinds_have_room_for(table: Bazaar) -> None:
    table.red.holds("exchange").has_coffee(3).owns(red=2, green=2, yellow=2, blue=1).moves()
    table.play("play exchange", "give coffee")
    assert not table.allows("give coffee")
    table.play("done", "take blue")
    assert table.red.gained(blue=1, cards=-1)


@rule_test("MB-CARD-04")
def test_an_exchange_with_nothing_to_give_is_impossible(table: Bazaar) -> None:
    table.red.holds("exchange").moves()
    assert not table.allows("play exchange")


@rule_test("MB-CARD-05")
@pytest.mark.parametrize(
    ("dice", "lira", "coffee", "goods"),
    [("1 2", 4, 0, 0), ("3 4", 0, 2, 0), ("5 6", 0, 0, 2), ("2 5", 2, 0, 1), ("4 1", 2, 1, 0)],
)
def test_each_die_of_the_dice_card_brings_its_reward(dice: str, lira: int, coffee: int, goods: int) -> None:
    table = Bazaar("mocha")
    table.red.holds("dice").moves()
    table.play("play dice", f"roll {dice}", *["take blue"] * goods)
    assert table.red.gained(lira=lira, blue=goods, cards=-1) and table.red.coffee == coffee


@rule_test("MB-CARD-05")
def test_the_red_tile_does_not_change_the_dice_card(table: Bazaar) -> None:
    table.red.holds("dice").has_tiles("red").moves()
    table.play("play dice", "roll 1 1")
    assert table.asked == "move"


@rule_test("MB-CARD-06")
def test_a_die_is_turned_to_six_after_the_roll(table: Bazaar) -> None:
    table.red.holds("six").acts_at("tea house")
    table.play("announce 10", "roll 4 3")
    assert table.possible == ["pass", "play six"]
    table.play("play six", "turn 2", "pass")
    assert table.red.gained(lira=10, cards=-1)


@rule_test("MB-CARD-06")
@pytest.mark.parametrize("first", ["red", "six"])
def test_the_card_and_the_red_tile_change_a_die_each_in_either_order(first: str) -> None:
    table = Bazaar("mocha")
    table.red.holds("six", "stay").has_tiles("red").acts_at("tea house")
    table.play("announce 10", "roll 1 1")
    answers = {"red": ["turn 1", "play six", "turn 2", "pass"], "six": ["play six", "turn 2", "turn 1", "pass"]}
    table.play(*answers[first])
    assert table.s.dice[:2] == [4, 6] and table.red.gained(lira=10, cards=-1)


@rule_test("MB-CARD-06")
def test_rolls_for_neutral_figures_are_not_changed(table: Bazaar) -> None:
    table.smuggler_at(5).red.owns(lira=9).holds("six").encounters_at(5)
    table.play("use smuggler", "take red", "pay", "roll 1 1")
    assert table.s.figure[1] == 2 and table.asked == "finish" and not table.allows("play six")


@rule_test("MB-CARD-06")
def test_where_everything_shows_six_the_card_is_useless(table: Bazaar) -> None:
    table.red.holds("six").acts_at("tea house")
    table.play("announce 10", "roll 6 6")
    assert table.possible == ["pass"]


@rule_test("MB-CARD-07")
def test_to_another_corner(table: Bazaar) -> None:
    table.blue.stands_at(13)
    table.red.holds("corner").owns(lira=2).stands_at(16).moves()
    table.play("play corner")
    assert set(table.possible) == {"go 10", "go 13", "go 20"}
    table.play("go 13", "leave", "pay")
    assert table.red.place == 13 and table.red.gained(lira=-2, cards=-1) and table.asked == "act"


@rule_test("MB-CARD-07")
def test_one_movement_card_is_enough(table: Bazaar) -> None:
    table.red.holds("corner", "far", "stay").moves()
    assert not table.play("play far").allows("play corner")
    table = Bazaar("mocha")
    table.red.holds("corner", "far", "stay").moves()
    table.play("play corner")
    assert not table.allows("play far") and not table.allows("play stay")


@rule_test("MB-CARD-08")
def test_the_wainwright_once_more(table: Bazaar) -> None:
    table.red.holds("wainwright").owns(lira=14).acts_at("wainwright")
    table.play("act", "play wainwright")
    assert table.red.gained(lira=-14, cards=-1) and table.s.extensions[0] == 2
    table = Bazaar("mocha")
    table.red.holds("wainwright").owns(lira=13).acts_at("wainwright")
    assert not table.play("act").allows("play wainwright")


@rule_test("MB-CARD-08")
def test_the_wainwright_card_works_nowhere_else(table: Bazaar) -> None:
    table.red.holds("wainwright").owns(lira=30).acts_at("post office")
    assert not table.play("act").allows("play wainwright")


@rule_test("MB-CARD-09")
def test_the_coffee_house_once_more_at_the_new_price(table: Bazaar) -> None:
    table.red.holds("coffee-house").has_coffee(13).acts_at("coffee house")
    table.play("act", "play coffee-house")
    assert table.red.gained(rubies=2, cards=-1) and table.red.coffee == 0
    table = Bazaar("mocha")
    table.red.holds("coffee-house").has_coffee(12).acts_at("coffee house")
    assert not table.play("act").allows("play coffee-house")


@rule_test("MB-END-02")
def test_after_the_last_turn_only_cards_for_lira_and_goods_are_played() -> None:
    table = Bazaar("mocha", 2)
    table.arrange(ending=1, starter=0)
    table.red.holds("coffee", "guild-card", "coffee-sale", "exchange", "dice", "six", "corner", "five-lira").has_coffee(5)
    table.blue.ends()
    assert table.asked == "last cards" and table.actor == 0
    assert table.possible == ["end", "play five-lira", "play coffee-sale", "play exchange", "play dice"]
    table.play("play dice", "roll 1 5", "play six", "turn 1", "pass", "take blue", "take red")
    assert table.red.gained(blue=1, red=1, cards=-2)
