"""Mocha & Baksheesh: 19 Tavern, barrier, tavern tiles, baksheesh.

The board:  16 15 18  3 10 /  8  1  7 17  4 /  2 19  6 12  9 / 20 11  5 14 13
"""

from __future__ import annotations

import pytest

from charsu.testing import rule_test
from games.istanbul.expansions.tables import Bazaar


@pytest.fixture
def table() -> Bazaar:
    return Bazaar("mocha")


@rule_test("MB-P19-01")
def test_the_tavern_offers_one_of_three_options(table: Bazaar) -> None:
    table.red.has_coffee(9).owns(yellow=2).has_extensions(1).owns(yellow=3).acts_at("tavern")
    assert table.possible == ["barrier", "tavern-tile movement", "tavern-tile encounter", "baksheesh", "pass"]
    table.play("tavern-tile movement")
    assert table.asked != "act"


@rule_test("MB-P19-02", "MB-P19-03")
def test_a_tavern_tile_costs_its_coffee_and_each_kind_is_owned_once(table: Bazaar) -> None:
    table.blue.has_tavern_tile("encounter")
    table.red.has_coffee(2).has_tavern_tile("movement").acts_at("tavern")
    assert not table.allows("tavern-tile movement")
    table.play("tavern-tile encounter")
    assert table.red.coffee == 0 and table.s.tavern_tile[0] == [1, 1]


@rule_test("MB-P19-03")
def test_an_empty_stack_offers_nothing() -> None:
    table = Bazaar("mocha", 5)
    for seat in (table.blue, table.green, table.yellow, table.white):
        seat.has_tavern_tile("movement")
    table.red.has_coffee(9).acts_at("tavern")
    assert not table.allows("tavern-tile movement") and table.allows("tavern-tile encounter")


@rule_test("MB-P19-04", "MB-P19-05")
@pytest.mark.parametrize(("place", "track"), [(13, "palace_price"), (16, "dealer_price"), (20, "coffee_price")])
def test_baksheesh_buys_the_next_ruby_of_a_track_without_its_price(place: int, track: str) -> None:
    table = Bazaar("mocha")
    price = getattr(table.s, track)
    table.red.has_coffee(4).has_extensions(1).owns(lira=0, yellow=3).acts_at("tavern")
    table.play("baksheesh", f"ruby {place}")
    assert table.red.gained(rubies=1, yellow=-3) and table.red.coffee == 0
    assert getattr(table.s, track) == price + 1


@rule_test("MB-P19-04")
def test_the_baksheesh_tile_is_turned_over_each_time(table: Bazaar) -> None:
    table.red.has_coffee(8).has_extensions(1).owns(yellow=3, green=3).acts_at("tavern")
    table.play("baksheesh", "ruby 13")
    assert table.match.view(0)["table"]["places"]["19"]["baksheesh"]["good"] == "green"
    table = Bazaar("mocha")
    table.arrange(baksheesh=1).red.has_coffee(8).has_extensions(1).owns(yellow=3).acts_at("tavern")
    assert not table.allows("baksheesh")


# --- Barrier -------------------------------------------------------------------


@rule_test("MB-BARRIER-01", "MB-BARRIER-03")
def test_two_coffee_place_the_barrier_and_carry_out_an_action_beside_it(table: Bazaar) -> None:
    table.red.has_coffee(2).acts_at("tavern")
    table.play("barrier")
    assert len(table.possible) == 31
    table.play("edge 4 9")
    assert table.possible == ["action 4", "action 9"]
    table.play("action 4", "act")
    assert table.red.gained(yellow=2) and table.red.coffee == 0
    assert table.s.barrier_holder == 0 and table.red.place == 19


@rule_test("MB-BARRIER-01")
def test_the_grand_bazaar_has_forty_edges() -> None:
    table = Bazaar("grand_bazaar")
    table.red.has_coffee(2).acts_at("tavern")
    assert len(table.play("barrier").possible) == 40


@rule_test("MB-BARRIER-02", "MB-BARRIER-03")
def test_there_is_one_barrier_and_who_moves_it_takes_the_control_tile(table: Bazaar) -> None:
    table.barrier(1, 7, holder=1).red.has_coffee(2).acts_at("tavern")
    table.play("barrier", "edge 16 15", "action 15", "pass")
    assert (table.s.barrier, table.s.barrier_holder) == (1, 0)


@rule_test("MB-BARRIER-02")
def test_the_barrier_may_stay_where_it_lies(table: Bazaar) -> None:
    table.barrier(1, 7, holder=1).red.has_coffee(2).acts_at("tavern")
    table.play("barrier", "edge 1 7", "action 7", "pass")
    assert table.s.barrier_holder == 0


@rule_test("MB-BARRIER-04", "MB-BARRIER-05", "MB-BARRIER-06")
def test_only_the_holder_steps_across_the_barrier() -> None:
    for holder, reachable in ((1, False), (0, True)):
        table = Bazaar("mocha").barrier(7, 17, holder=holder)
        table.red.stands_at(7).moves()
        assert table.allows("go 17") is reachable
        assert table.allows("go 4") is reachable  # two places straight on
        assert table.allows("go 3") and table.allows("go 12")  # round the corner


@rule_test("MB-BARRIER-06")
@pytest.mark.parametrize(("one", "other", "barred"), [(7, 17, "go 4"), (1, 7, "go 4"), (7, 6, "")])
def test_the_card_for_three_or_four_places_obeys_the_barrier(one: int, other: int, barred: str) -> None:
    table = Bazaar("mocha").barrier(one, other, holder=1)
    table.red.holds("far").stands_at(8).moves()
    table.play("play far")
    assert table.allows("go 17") is (barred == "")
    assert table.allows("go 12")


@rule_test("MB-BARRIER-06", "MB-BARRIER-05")
def test_family_members_and_companions_obey_the_barrier() -> None:
    for holder, free in ((1, False), (0, True)):
        table = Bazaar("grand_bazaar").barrier(1, 21, holder=holder)
        table.red.holds("family-walk").has_companion_at(1).has_family_at(1).moves()
        assert table.allows("companion 21") is free and table.allows("companion 8")
        table.play("play family-walk")
        assert table.allows("walk 21") is free


@rule_test("MB-BARRIER-06", "LS-CARD-08")
def test_the_companions_two_places_obey_the_barrier() -> None:
    table = Bazaar("grand_bazaar").barrier(1, 21, holder=1)
    table.red.holds("companion-far").has_companion_at(8).stands_at(5).moves()
    table.play("play companion-far")
    assert not table.allows("companion 21")


@rule_test("MB-BARRIER-07")
def test_the_barrier_does_not_hinder_being_put_somewhere() -> None:
    table = Bazaar("mocha").barrier(16, 15, holder=1)
    table.red.holds("corner").stands_at(15).moves()
    assert not table.allows("go 16")
    assert table.play("play corner").allows("go 16")
    table = Bazaar("mocha").barrier(12, 6, holder=1)
    table.red.acts_at(12)
    assert table.allows("send 6")
    table = Bazaar("grand_bazaar").barrier(24, 25, holder=1)
    table.red.acts_at(25)
    assert table.play("good red").allows("go 24")


@rule_test("MB-BARRIER-08")
def test_nobody_is_paid_or_met_at_the_place_beside_the_barrier(table: Bazaar) -> None:
    table.blue.stands_at(4).has_family_at(4)
    table.governor_at(4).red.owns(lira=0).has_coffee(2).has_assistants_at(19).acts_at("tavern")
    table.play("barrier", "edge 4 9", "action 4", "act")
    assert table.red.gained(yellow=2) and table.blue.family == 4
    assert table.red.stack == 3 and table.red.assistants == [19]


@rule_test("MB-BARRIER-09")
def test_phase_4_at_the_tavern_remains(table: Bazaar) -> None:
    table.blue.has_family_at(19)
    table.red.has_coffee(2).acts_at("tavern")
    table.play("barrier", "edge 4 9", "action 4", "act", "catch 1", "lira")
    assert table.blue.family == 12 and table.red.gained(lira=3, yellow=2)


@rule_test("MB-BARRIER-10")
def test_an_edge_of_the_tavern_itself_leads_to_a_second_tavern_action(table: Bazaar) -> None:
    table.red.has_coffee(3).acts_at("tavern")
    table.play("barrier", "edge 19 6", "action 19")
    assert table.possible == ["tavern-tile movement", "tavern-tile encounter", "pass"]
    table.play("tavern-tile movement")
    assert table.red.coffee == 0


@rule_test("MB-BARRIER-11")
def test_the_action_beside_the_barrier_may_be_left_out(table: Bazaar) -> None:
    table.red.has_coffee(2).acts_at("tavern")
    table.play("barrier", "edge 4 9", "action 4", "pass")
    assert table.red.gained() and table.s.barrier_holder == 0


# --- Tavern tiles --------------------------------------------------------------


@rule_test("MB-TAVERN-01")
def test_the_movement_tile_goes_any_number_of_places_in_a_line(table: Bazaar) -> None:
    table.red.has_tavern_tile("movement").stands_at(16).moves()
    assert {"go 3", "go 10", "go 20"} <= set(table.possible)
    assert not table.allows("go 17") and not table.allows("go 16")
    table.play("go 10")
    assert table.red.place == 10 and table.asked == "assistant"


@rule_test("MB-TAVERN-01")
def test_without_the_tile_two_places_are_the_limit(table: Bazaar) -> None:
    table.red.stands_at(16).moves()
    assert not table.allows("go 10")


@rule_test("MB-TAVERN-02")
def test_the_straight_line_stops_at_the_barrier() -> None:
    for holder, free in ((2, False), (0, True)):
        table = Bazaar("mocha").barrier(18, 3, holder=holder)
        table.red.has_tavern_tile("movement").stands_at(16).moves()
        assert table.allows("go 10") is free and table.allows("go 18")


@rule_test("MB-TAVERN-01")
def test_the_movement_tile_does_not_lengthen_a_movement_card(table: Bazaar) -> None:
    table.red.has_tavern_tile("movement").holds("far").stands_at(13).moves()
    table.play("play far")
    assert table.allows("go 20") and not table.allows("go 14")
    assert len([p for p in table.possible if p == "go 20"]) == 1


@rule_test("MB-TAVERN-03", "MB-TAVERN-04")
def test_with_the_encounter_tile_figures_cost_nothing_but_still_move(table: Bazaar) -> None:
    table.figure_at("coffee trader", 5).smuggler_at(5).governor_at(5)
    table.red.has_tavern_tile("encounter").owns(lira=0).encounters_at(5)
    table.play("use coffee-trader", "roll 1 1", "use smuggler", "take blue", "roll 1 2", "use governor", "draw good", "roll 2 2")
    assert table.red.gained(blue=1, cards=1) and table.red.coffee == 1
    assert table.s.figure[:3] == [4, 3, 2]


@rule_test("GB-06", "MB-TAVERN-03")
def test_the_encounter_tile_frees_from_paying_the_courier_too() -> None:
    table = Bazaar("grand_bazaar").figure_at("courier", 5)
    table.red.has_tavern_tile("encounter").owns(lira=2).encounters_at(5)
    table.play("use courier", "draw-letter 3", "roll 1 1")
    assert table.red.letters == [3] and table.red.gained()


@rule_test("MB-TAVERN-05")
def test_the_encounter_tile_does_not_pay_merchants(table: Bazaar) -> None:
    table.blue.stands_at(5)
    table.red.has_tavern_tile("encounter").owns(lira=2).meets_at(5)
    table.play("pay")
    assert table.red.gained(lira=-2)


@rule_test("MB-BARRIER-01", "IST-CARD-20")
@pytest.mark.parametrize("language", ["en", "de", "ru", "uk"])
def test_a_card_that_may_be_played_while_the_barrier_is_placed_is_described_like_any_other(language: str) -> None:
    table = Bazaar("grand_bazaar")
    table.red.has_coffee(2).holds("five-lira").acts_at("tavern")
    usually = next(a for a in table.match.options() if a.notation == "play five-lira").describe(language)
    table.play("barrier")
    words = {answer.notation: answer.describe(language) for answer in table.match.options()}
    assert len(words) == 40 + 1 and words["play five-lira"] == usually
