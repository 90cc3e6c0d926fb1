"""Both expansions together, and the variants on every board."""

from __future__ import annotations

import pytest

from charsu.testing import rule_test
from games.istanbul.expansions.tables import Bazaar


@pytest.fixture
def table() -> Bazaar:
    return Bazaar("grand_bazaar")


@rule_test("GB-05")
def test_coffee_symbols_of_letters_and_seals_are_valid(table: Bazaar) -> None:
    table.red.acts_at("catacombs")
    assert table.allows("coffee")
    letters = Bazaar("letters")
    letters.red.owns(lira=3).uses_tile(23)
    assert not letters.play("lira").allows("take coffee")


@rule_test("GB-09")
def test_a_double_turn_may_follow_a_guild_turn_and_be_one(table: Bazaar) -> None:
    table.red.has_guild(17, 18).has_delivered(3, 4).moves()
    table.play("guild 17", "delivered 3", "delivered 4", "guild 18", "draw-guild 1", "draw-guild 2")
    assert table.s.active == 1 and table.red.coffee == 6


@rule_test("GB-09", "LS-DOUBLE-03")
def test_the_turn_of_guild_card_7_is_not_a_bought_one(table: Bazaar) -> None:
    table.red.has_guild(7, 17).has_delivered(3, 4).stands_at(16).moves()
    table.play("guild 7", "done", "guild 17")
    assert table.asked == "double turn" and table.actor == 0


@rule_test("MB-CARD-07", "GB-05")
def test_corners_are_those_of_the_five_by_five_grid(table: Bazaar) -> None:
    table.red.holds("corner").stands_at(7).moves()
    table.play("play corner")
    assert set(table.possible) == {"go 16", "go 10", "go 6", "go 25"}


# --- Caravan leader ------------------------------------------------------------


@rule_test("CL-01")
@pytest.mark.parametrize("expansions", ["mocha", "letters", "grand_bazaar"])
def test_the_caravan_tile_starts_on_the_caravansary(expansions: str) -> None:
    table = Bazaar(expansions, caravan_leader=True)
    assert table.s.caravan_leader == -1


@rule_test("CL-02")
def test_the_tile_is_taken_at_the_end_of_the_turn_before_a_bought_one() -> None:
    table = Bazaar("letters", caravan_leader=True)
    table.red.has_delivered(3, 4).acts_at("caravansary")
    table.play("deck", "draw good", "deck", "draw far", "discard far")
    assert table.s.caravan_leader == -1
    table.play("end")
    assert table.s.caravan_leader == 0 and table.asked == "double turn"


@rule_test("CL-03", "MB-P06-01")
def test_the_leader_keeps_both_cards_and_takes_a_coffee() -> None:
    table = Bazaar("mocha", caravan_leader=True)
    table.arrange(caravan_leader=0).red.acts_at("caravansary")
    table.play("deck", "draw good", "deck", "draw far")
    assert table.red.gained(cards=2) and table.red.coffee == 1


@rule_test("CL-04")
def test_only_another_caravansary_action_changes_the_leader() -> None:
    table = Bazaar("mocha", caravan_leader=True)
    table.arrange(caravan_leader=1).red.has_guild(6).moves()
    table.play("guild 6", "draw good", "draw far", "draw stay", "end")
    assert table.s.caravan_leader == 1
    table = Bazaar("mocha", caravan_leader=True)
    table.arrange(caravan_leader=1).red.has_guild(12).moves()
    table.play("guild 12", "action 6", "deck", "draw good", "deck", "draw far", "discard far", "end")
    assert table.s.caravan_leader == 0


# --- Neutral assistants --------------------------------------------------------


@rule_test("MB-SETUP-04")
@pytest.mark.parametrize("expansions", ["mocha", "letters", "grand_bazaar"])
def test_neutral_assistants_play_on_every_board(expansions: str) -> None:
    table = Bazaar(expansions, neutral_assistants=True)
    table.red.moves()
    assert table.match.view(0)["table"]["players"][0]["stack"][0] == "neutral"
