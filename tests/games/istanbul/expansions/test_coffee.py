"""Mocha & Baksheesh: coffee, coffee trader, places 6, 17, 18 and 20."""

from __future__ import annotations

import pytest

from charsu.games.istanbul import GAME
from charsu.games.istanbul.ending import standing
from charsu.testing import rule_test
from games.istanbul.expansions.tables import Bazaar


@pytest.fixture
def table() -> Bazaar:
    return Bazaar("mocha")


# --- Coffee --------------------------------------------------------------------


@rule_test("MB-COFFEE-01", "MB-COFFEE-02", "MB-GUILD-17")
def test_coffee_is_unlimited_and_takes_no_room_in_the_cart(table: Bazaar) -> None:
    table.red.has_coffee(90).owns(red=2, green=2, yellow=2, blue=2).has_guild(17).moves()
    table.play("guild 17")
    assert table.red.coffee == 95
    assert table.red.gained()


@rule_test("MB-COFFEE-03")
def test_coffee_is_neither_sold_nor_paid_nor_gained_as_a_good(table: Bazaar) -> None:
    table.red.has_coffee(5).owns(lira=0).acts_at("small market")
    assert table.possible == ["pass"]
    table = Bazaar("mocha")
    table.red.has_coffee(9).acts_at("roasting plant")
    assert "give coffee" not in table.possible and "coffee" not in table.possible
    table = Bazaar("mocha")
    table.red.holds("good").moves()
    table.play("play good")
    assert table.possible == ["take red", "take green", "take yellow", "take blue"]


@rule_test("MB-COFFEE-04")
def test_coffee_serves_where_a_text_says_good_or_coffee(table: Bazaar) -> None:
    table.red.has_coffee(1).holds("exchange").moves()
    table.play("play exchange", "give coffee", "done", "take blue")
    assert table.red.gained(blue=1, cards=-1) and table.red.coffee == 0


@rule_test("MB-COFFEE-05", "MB-END-02")
def test_coffee_and_guild_cards_break_no_tie(table: Bazaar) -> None:
    before = standing(table.s, 0)
    table.red.has_coffee(12).has_guild(3, 4)
    assert standing(table.s, 0) == before
    assert list(GAME.rules.scores(table.s, 0)) == ["rubies", "lira", "goods", "cards"]


# --- Coffee trader -------------------------------------------------------------


@rule_test("MB-ENC-01", "MB-ENC-03")
def test_the_trader_sells_a_coffee_for_two_lira_and_moves_by_dice(table: Bazaar) -> None:
    table.figure_at("coffee trader", 5).red.owns(lira=2).encounters_at(5)
    table.play("use coffee-trader", "pay", "roll 4 4")
    assert table.red.coffee == 1 and table.red.gained(lira=-2)
    assert table.s.figure[2] == 8


@rule_test("MB-ENC-01")
def test_the_trader_takes_any_one_good(table: Bazaar) -> None:
    table.figure_at("coffee trader", 5).red.owns(lira=0, blue=1).encounters_at(5)
    table.play("use coffee-trader")
    assert table.possible == ["give blue"]
    table.play("give blue")
    assert table.red.gained(blue=-1) and table.red.coffee == 1


@rule_test("MB-ENC-02")
def test_the_trader_is_not_paid_with_coffee(table: Bazaar) -> None:
    table.figure_at("coffee trader", 5).red.owns(lira=1).has_coffee(3).encounters_at(5)
    assert not table.allows("use coffee-trader")


@rule_test("MB-ENC-03")
def test_a_trader_who_rolls_his_own_place_stays(table: Bazaar) -> None:
    table.figure_at("coffee trader", 5).red.owns(lira=4).encounters_at(5)
    table.play("use coffee-trader", "pay", "roll 1 4")
    assert table.s.figure[2] == 5


@rule_test("MB-ENC-04")
def test_each_figure_is_used_once_in_a_phase_in_any_order(table: Bazaar) -> None:
    table.figure_at("coffee trader", 5).smuggler_at(5).red.owns(lira=9).encounters_at(5)
    assert table.allows("use smuggler")
    table.play("use coffee-trader", "pay", "roll 1 4")
    assert not table.allows("use coffee-trader")
    assert table.allows("use smuggler")


# --- 6 Caravansary -------------------------------------------------------------


@rule_test("MB-P06-01")
def test_the_caravansary_gives_a_coffee_too(table: Bazaar) -> None:
    table.red.acts_at("caravansary")
    table.play("deck", "draw good", "deck", "draw far", "discard far")
    assert table.red.coffee == 1 and table.red.gained(cards=1)


@rule_test("MB-P06-01")
def test_without_mocha_there_is_no_coffee_at_the_caravansary() -> None:
    table = Bazaar("letters")
    table.red.acts_at("caravansary")
    table.play("deck", "draw good", "deck", "draw far", "discard far")
    assert table.red.coffee == 0


@rule_test("MB-P06-01")
def test_the_coffee_is_there_even_when_no_card_is_left(table: Bazaar) -> None:
    table.deck_of()
    table.red.acts_at("caravansary")
    table.play("deck")
    assert table.red.coffee == 1 and table.red.gained()


@rule_test("MB-P06-02", "MB-GUILD-06")
def test_guild_card_6_draws_three_cards_from_the_deck_and_gives_no_coffee(table: Bazaar) -> None:
    table.discards("stay").red.has_guild(6).moves()
    table.play("guild 6", "draw good", "draw far", "draw coffee")
    assert table.red.gained(cards=3) and table.red.coffee == 0
    assert table.s.pile_size == 1


# --- 17 Roasting Plant ---------------------------------------------------------


@rule_test("MB-P17-01", "MB-P17-02", "MB-P17-04")
def test_the_roasting_plant_gives_two_coffee_for_each_of_three_payments(table: Bazaar) -> None:
    table.red.owns(lira=2, red=1).holds("stay").acts_at("roasting plant")
    table.play("pay", "good red", "discard stay")
    assert table.red.coffee == 6 and table.red.gained(lira=-2, red=-1, cards=-1)
    assert table.s.pile[table.s.pile_size - 1] == 3
    assert table.possible == ["done"]


@rule_test("MB-P17-01")
def test_one_payment_will_do(table: Bazaar) -> None:
    table.red.owns(lira=9, red=2).acts_at("roasting plant")
    table.play("good red", "done")
    assert table.red.coffee == 2 and table.red.gained(red=-1)


@rule_test("MB-P17-02")
def test_each_payment_counts_once_a_visit(table: Bazaar) -> None:
    table.red.owns(lira=9, red=2).holds("stay", "far").has_guild(4).acts_at("roasting plant")
    table.play("pay")
    assert not table.allows("pay")
    table.play("good red")
    assert not table.allows("good red")
    table.play("discard far")
    assert table.possible == ["done"]


@rule_test("MB-P17-03")
def test_the_roasting_plant_takes_no_coffee_for_coffee(table: Bazaar) -> None:
    table.red.owns(lira=0).has_coffee(4).acts_at("roasting plant")
    assert table.possible == ["pass"]


@rule_test("MB-P17-01", "MB-P17-04")
def test_a_guild_card_pays_as_well_and_has_no_effect(table: Bazaar) -> None:
    table.red.owns(lira=0).has_guild(17).acts_at("roasting plant")
    table.play("discard-guild 17")
    assert table.red.coffee == 2 and table.red.guild == []
    assert table.s.guild_pile[17] == 1


# --- 18 Guild Hall -------------------------------------------------------------


@rule_test("MB-P18-01", "MB-P18-02", "MB-P18-03")
def test_the_guild_hall_gives_a_coffee_and_two_cards_for_one_of_the_hand(table: Bazaar) -> None:
    table.red.has_guild(9).acts_at("guild hall")
    table.play("act", "draw-guild 4", "draw-guild 7")
    assert table.possible == ["discard-guild 4", "discard-guild 7", "discard-guild 9"]
    table.play("discard-guild 9")
    assert table.red.guild == [4, 7] and table.red.coffee == 1
    assert table.s.guild_pile[9] == 1
    assert table.match.view(1)["table"]["guild_pile"] == [9]


@rule_test("MB-TURN-10")
def test_an_empty_guild_deck_is_made_of_the_discarded_cards(table: Bazaar) -> None:
    table.blue.has_guild(*range(4, 21))
    table.green.has_guild(1)
    table.red.has_guild(2)
    table.s.guild_deck[3], table.s.guild_pile[3], table.s.guild_deck_size = 0, 1, 0
    table.red.acts_at("guild hall")
    table.play("act")
    assert table.possible == ["draw-guild 3"]
    table.play("draw-guild 3", "discard-guild 2")
    assert table.red.guild == [3]


@rule_test("MB-TURN-09", "MB-SETUP-07")
def test_guild_hands_are_secret_and_unlimited(table: Bazaar) -> None:
    table.red.has_guild(*range(1, 13)).acts_at("guild hall")
    table.play("act", "draw-guild 13", "draw-guild 14", "discard-guild 1")
    seen, hidden = (table.match.view(seat)["table"]["players"][0] for seat in (0, 1))
    assert seen["guild_hand"] == list(range(2, 15)) and hidden["guild_hand"] is None
    assert hidden["guild_cards"] == 13
    assert "draw-guild 13" not in table.match.moves(seat=1)
    assert not any("14" in line for line in table.match.log(seat=1) if "draws" in line)


# --- 20 Coffee House -----------------------------------------------------------


@rule_test("MB-P20-01")
def test_the_coffee_house_sells_rubies_for_6_to_10_coffee(table: Bazaar) -> None:
    table.red.has_coffee(40).acts_at("coffee house")
    prices = []
    for _ in range(5):
        before = table.red.coffee
        table.play("act")
        prices.append(before - table.red.coffee)
        table = again(table)
    assert prices == [6, 7, 8, 9, 10]


def again(table: Bazaar) -> Bazaar:
    """A fresh visit with what was left."""
    fresh = Bazaar("mocha")
    fresh.arrange(coffee_price=table.s.coffee_price, coffee_rubies=table.s.coffee_rubies, supply_rubies=table.s.supply_rubies)
    fresh.red.has_coffee(40).acts_at("coffee house")
    return fresh


@rule_test("MB-P20-01")
def test_too_little_coffee_buys_no_ruby(table: Bazaar) -> None:
    table.red.has_coffee(5).acts_at("coffee house")
    assert table.possible == ["pass"]


@rule_test("MB-P20-02", "MB-RUBY-01")
def test_after_the_fifth_ruby_there_is_always_one_more_for_ten(table: Bazaar) -> None:
    supply = table.s.supply_rubies
    table.arrange(coffee_price=10, coffee_rubies=1).red.has_coffee(20).acts_at("coffee house")
    table.play("act")
    assert (table.s.coffee_price, table.s.coffee_rubies, table.s.supply_rubies) == (10, 1, supply - 1)


@rule_test("MB-RUBY-01", "MB-GUILD-13", "MB-GUILD-20")
@pytest.mark.parametrize(
    ("card", "cells", "left"),
    [
        (13, {"palace_price": 10, "palace_rubies": 1}, "palace_rubies"),
        (16, {"dealer_price": 23, "dealer_rubies": 1}, "dealer_rubies"),
        (20, {"coffee_price": 10, "coffee_rubies": 1}, "coffee_rubies"),
    ],
)
def test_a_track_emptied_by_a_guild_card_is_filled_up_too(card: int, cells: dict[str, int], left: str) -> None:
    table = Bazaar("mocha")
    table.arrange(**cells).red.has_coffee(9).owns(lira=15, red=2, green=2, yellow=2).has_guild(card).moves()
    table.play(f"guild {card}")
    assert getattr(table.s, left) == 1 and table.red.rubies == 1
