"""Cards: their two uses, their windows, their effects."""

from __future__ import annotations

import pytest

from charsu.testing import rule_test
from games.yspahan.tables import Table

# --- Two uses --------------------------------------------------------------


@rule_test("YSP-CARD-01")
def test_a_card_is_played_or_discarded_and_goes_to_the_discard_pile():
    table = Table()
    table.red.holds("three-gold", "three-camels")
    table.play("play three-gold").rolls("111222333").play("take camels", "use main", "discard three-camels")
    assert table.match.view(0)["table"]["discard"] == {"three-camels": 1, "three-gold": 1}
    assert table.red.hand == []
    assert table.red.gained(gold=3, camels=4)


@rule_test("YSP-CARD-02")
@pytest.mark.parametrize(("row", "gain"), [("camels", {"camels": 4}), ("gold", {"gold": 4})])
def test_a_discarded_card_counts_as_one_die_more(row, gain):
    table = Table()
    table.red.holds("sell-gold")
    table.rolls("111223444").play(f"take {row}", "use main", "discard sell-gold")
    assert table.red.gained(**gain)


@rule_test("YSP-CARD-02")
def test_no_more_than_one_card_is_discarded_for_a_group():
    table = Table()
    table.red.holds("sell-gold", "exchange", "exchange").owns(gold=0)
    table.rolls("111223444").play("take camels", "use main", "discard exchange")
    assert table.red.gained(camels=4)
    assert not any(answer.startswith("discard") for answer in table.possible)


@rule_test("YSP-CARD-02")
def test_the_extra_die_may_be_declined():
    table = Table()
    table.red.holds("sell-gold")
    assert table.rolls("111223444").play("take camels", "use main", "pass").red.gained(camels=3)


@rule_test("YSP-CARD-03")
def test_the_extra_die_adds_to_the_paddock():
    table = Table()
    table.red.holds("sell-gold").built("paddock")
    assert table.rolls("111223444").play("take camels", "use main", "discard sell-gold").red.gained(camels=5)


@rule_test("YSP-CARD-04")
@pytest.mark.parametrize("action", ["supervisor", "card"])
def test_no_extra_die_for_the_supervisor_or_a_card(action):
    table = Table()
    table.red.holds("sell-gold")
    table.rolls("111223444").play("take camels", f"use {action}")
    assert not any(answer.startswith("discard") for answer in table.possible)


@rule_test("YSP-CARD-04")
def test_no_extra_die_on_an_empty_row():
    table = Table()
    table.red.holds("sell-gold")
    assert "take vase" not in table.rolls("111223444").possible


# --- Windows ---------------------------------------------------------------


@rule_test("YSP-CARD-05")
def test_cards_are_played_at_four_times_of_the_own_turn():
    table = Table()
    table.red.holds("three-gold", "three-gold", "three-camels", "three-camels", "sell-gold").owns(camels=2)
    assert table.allows("play three-gold")
    table.rolls("111223444")
    assert table.allows("play three-gold")
    table.play("take camels", "use supervisor", "go n1")
    assert table.allows("play three-gold")
    table.play("build paddock")
    assert table.allows("play three-gold")
    table.play("pass")
    assert table.asked == "blue"


@rule_test("YSP-CARD-05")
def test_any_number_of_cards_besides_the_extra_die():
    table = Table()
    table.red.holds("three-gold", "three-gold", "three-camels", "three-camels", "exchange")
    table.play("play three-gold", "play three-gold").rolls("111223444").play("play three-camels")
    table.play("take camels", "use main", "discard exchange", "play three-camels", "pass")
    assert table.red.gained(gold=6, camels=3 + 4 + 3)


@rule_test("YSP-CARD-05")
def test_no_card_is_played_in_the_middle_of_an_action():
    table = Table()
    table.red.holds("three-gold").fills("chest-blue-1")
    table.rolls("123444566").play("take chest")
    assert not table.allows("play three-gold")
    table.play("use main", "pass")
    assert table.possible == ["place chest-blue-2"]


@rule_test("YSP-CARD-05")
def test_no_card_is_played_in_anothers_turn():
    table = Table()
    table.blue.holds("three-camels").fills("bag-white-3").owns(camels=1)
    table.rolls("222226666").play("take camels", "use supervisor", "go s2")
    assert table.asked == "blue"
    assert table.possible == ["send", "pay camel"]


@rule_test("YSP-CARD-06")
def test_hands_are_hidden_and_know_no_limit():
    table = Table()
    table.all_cards_held_by(table.red)
    mine, theirs = table.match.view(0)["table"]["seats"][0], table.match.view(1)["table"]["seats"][0]
    assert (mine["cards"], sum(mine["hand"].values())) == (18, 18)
    assert (theirs["cards"], theirs["hand"]) == (18, None)


@rule_test("YSP-CARD-06")
def test_only_the_drawer_knows_the_card():
    table = Table().rolls("111223444").play("take camels", "use card", "draw exchange")
    assert table.match.log("en", 0)[-1] == "Red draws “Exchange”."
    assert table.match.log("en", 1)[-1] == table.match.log("en", None)[-1] == "Red draws a card."
    assert table.match.moves(1)[-1] == "?"


# --- Effects ---------------------------------------------------------------


@rule_test("YSP-CARD-07")
def test_three_camels():
    table = Table()
    table.red.holds("three-camels")
    assert table.play("play three-camels").red.gained(camels=3, gold=0)


@rule_test("YSP-CARD-08")
def test_three_gold():
    table = Table()
    table.red.holds("three-gold")
    assert table.play("play three-gold").red.gained(gold=3, camels=0)


@rule_test("YSP-CARD-09")
def test_gold_is_exchanged_for_camels():
    table = Table()
    table.red.holds("exchange").owns(gold=5, camels=1)
    table.play("play exchange", "give gold")
    assert table.choices == ["1", "2", "3", "4", "5"]
    assert table.play("give 4").red.gained(gold=-4, camels=4)


@rule_test("YSP-CARD-09")
def test_camels_are_exchanged_for_gold():
    table = Table()
    table.red.holds("exchange").owns(gold=0, camels=3)
    table.play("play exchange")
    assert table.possible == ["give camel"]
    assert table.play("give camel", "give 3").red.gained(gold=3, camels=-3)


@rule_test("YSP-CARD-09")
def test_there_is_no_limit_to_an_exchange():
    table = Table()
    table.red.holds("exchange").owns(gold=95, camels=0)
    table.play("play exchange", "give gold", "give 40", "give 40", "give 15")
    assert table.red.gained(gold=-95, camels=95)


@rule_test("YSP-CARD-09")
def test_a_long_exchange_may_stop():
    table = Table()
    table.red.holds("exchange").owns(gold=45)
    table.play("play exchange", "give gold", "give 40", "pass")
    assert table.red.gained(gold=-40, camels=40)


@rule_test("YSP-CARD-09")
def test_with_nothing_to_exchange_the_card_cannot_be_played():
    table = Table()
    table.red.holds("exchange").owns(gold=0, camels=0)
    assert not table.allows("play exchange")


@rule_test("YSP-CARD-10")
def test_a_good_goes_to_any_shop_the_rules_allow():
    table = Table()
    table.red.holds("goods-to-city").fills("bag-white-1")
    table.blue.fills("vase-blue", "vase-orange-1", "chest-blue-1")
    table.play("play goods-to-city")
    quarters = {choice.partition("-")[0] for choice in table.choices}
    assert quarters == {"bag", "barrel", "chest", "vase"}
    assert [choice for choice in table.choices if choice.startswith("bag")] == ["bag-white-2", "bag-white-3"]
    assert [choice for choice in table.choices if choice.startswith("vase")] == ["vase-yellow-1", "vase-yellow-2"]
    assert table.play("place vase-yellow-1").red.goods == ["bag-white-1", "vase-yellow-1"]


@rule_test("YSP-CARD-10")
def test_without_a_shop_the_card_cannot_be_played():
    table = Table()
    table.red.holds("goods-to-city")
    for souk in ("white", "blue", "yellow", "pink"):
        table.blue.fills(f"bag-{souk}-1", f"barrel-{souk}-1", f"chest-{souk}-1", f"vase-{souk}-1")
    assert table.allows("play goods-to-city")
    full = Table()
    full.red.holds("goods-to-city")
    full.blue.fills("vase-orange-1")
    for souk in ("white", "blue", "yellow", "pink"):
        full.blue.fills(f"bag-{souk}-1", f"barrel-{souk}-1", f"chest-{souk}-1", f"vase-{souk}-1")
    assert not full.allows("play goods-to-city")


@rule_test("YSP-CARD-11")
def test_a_good_from_the_stock_joins_the_caravan():
    table = Table().caravan_holds("blue")
    table.red.holds("goods-to-caravan")
    table.play("play goods-to-caravan")
    assert table.caravan == ["blue", "red"]
    assert table.red.points == 2


@rule_test("YSP-CARD-11")
def test_a_good_sent_by_card_may_fill_the_caravan():
    table = Table().caravan_holds(*["blue"] * 11)
    table.red.holds("goods-to-caravan")
    table.play("play goods-to-caravan")
    assert table.caravan == []
    assert (table.red.points, table.blue.points) == (3, 33)


@rule_test("YSP-CARD-12")
@pytest.mark.parametrize(("camels", "choices"), [(1, ["1"]), (3, ["1", "2", "3"]), (9, ["1", "2", "3", "4"])])
def test_one_to_four_camels_are_sold_for_two_points_each(camels, choices):
    table = Table()
    table.red.holds("sell-camels").owns(camels=camels)
    table.play("play sell-camels")
    assert table.choices == choices
    table.play(f"sell {choices[-1]}")
    assert table.red.gained(camels=-len(choices), points=2 * len(choices))


@rule_test("YSP-CARD-13")
@pytest.mark.parametrize(("gold", "most"), [(1, 1), (7, 7), (25, 10)])
def test_one_to_ten_gold_are_sold_for_a_point_each(gold, most):
    table = Table()
    table.red.holds("sell-gold").owns(gold=gold)
    table.play("play sell-gold")
    assert table.choices == [str(n) for n in range(1, most + 1)]
    assert table.play(f"sell {most}").red.gained(gold=-most, points=most)


@rule_test("YSP-CARD-12", "YSP-CARD-13")
def test_nothing_cannot_be_sold():
    table = Table()
    table.red.holds("sell-gold", "sell-camels").owns(gold=0, camels=0)
    assert not table.allows("play sell-gold")
    assert not table.allows("play sell-camels")


@rule_test("YSP-CARD-14")
def test_build_without_camels_costs_gold_alone():
    table = Table()
    table.red.holds("build-without-camels").owns(gold=4, camels=0).built("shop", "hammam")
    table.play("play build-without-camels")
    assert table.choices == ["paddock", "caravanserai", "bazaar", "hoist"]
    assert table.play("build hoist").red.gained(gold=-4, camels=0, points=5)


@rule_test("YSP-CARD-14")
def test_build_without_camels_makes_the_paddock_free():
    table = Table()
    table.red.holds("build-without-camels").owns(gold=0)
    table.day(1, 1).play("play build-without-camels")
    assert table.choices == ["paddock"]


@rule_test("YSP-CARD-15")
def test_build_without_gold_costs_camels_alone():
    table = Table()
    table.red.holds("build-without-gold").owns(gold=0, camels=3).built("paddock", "bazaar")
    table.day(1, 1).play("play build-without-gold")
    assert table.choices == ["shop", "hammam", "caravanserai"]
    assert table.play("build caravanserai").red.gained(gold=0, camels=-3, points=5)


@rule_test("YSP-CARD-16")
def test_two_building_cards_make_two_buildings():
    table = Table()
    table.red.holds("build-without-gold", "build-without-camels").owns(gold=2, camels=2)
    table.play("play build-without-gold")
    assert all(answer.startswith("build") for answer in table.possible)
    table.play("build shop", "play build-without-camels", "build hammam")
    assert (table.red.gold, table.red.camels, table.red.buildings) == (0, 0, ["shop", "hammam"])


@rule_test("YSP-CARD-14", "YSP-CARD-15")
def test_a_building_card_without_a_payable_building_cannot_be_played():
    table = Table()
    table.red.holds("build-without-gold", "build-without-camels").owns(gold=1, camels=1).built("paddock")
    assert not table.allows("play build-without-gold")
    assert not table.allows("play build-without-camels")


# --- Deck ------------------------------------------------------------------


@rule_test("YSP-CARD-17")
def test_an_empty_deck_is_made_anew_from_the_discard_pile():
    table = Table().deck_is("exchange")
    table.rolls("112233445").play("take camels", "use card", "draw exchange", "pass")
    assert (table.s.deck_size, sum(table.s.discard)) == (0, 17)
    table.play("take bag", "use card")
    assert (table.s.deck_size, sum(table.s.discard)) == (17, 0)
    assert sum(table.match.odds()) == 17


@rule_test("YSP-CARD-18")
def test_a_draw_from_nothing_is_lost():
    table = Table()
    table.all_cards_held_by(table.blue)
    table.green.built("caravanserai").fills("bag-white-3")
    table.rolls("222226666").play("take camels", "use supervisor", "go s2")
    assert table.caravan == ["green"]
    assert table.green.hand == []
    assert "There is no card for Green to draw." in table.last_events


@rule_test("YSP-CARD-18")
def test_without_group_and_cards_a_turn_passes():
    table = Table()
    table.all_cards_held_by(table.yellow)
    table.rolls("111111111").spends("camels")
    assert table.asked == "blue"
    table.play("draw")
    assert table.blue.hand == []
    assert table.asked == "green"


@rule_test("YSP-CARD-06")
def test_the_notes_of_a_draw_stay_out_of_what_others_are_given():
    table = Table().rolls("111223444").play("take camels", "use card", "draw exchange")
    assert {number for row in table.match.seen(1).notes for number in row} == {-1}
