"""Mocha & Baksheesh: guild turns and the twenty guild cards."""

from __future__ import annotations

import pytest

from charsu.testing import rule_test
from games.istanbul.expansions.tables import Bazaar


@pytest.fixture
def table() -> Bazaar:
    return Bazaar("mocha")


def with_card(card: int, expansions: str = "mocha") -> Bazaar:
    table = Bazaar(expansions)
    table.red.has_guild(card)
    return table


# --- The turn ------------------------------------------------------------------


@rule_test("MB-TURN-01", "MB-TURN-02", "MB-TURN-08")
def test_a_guild_card_replaces_the_whole_turn(table: Bazaar) -> None:
    table.blue.has_family_at(7).stands_at(7)
    table.red.has_guild(17, 5).stands_at(7).moves()
    assert table.allows("guild 17") and table.allows("go 1")
    table.play("guild 17")
    assert table.s.active == 1 and table.red.place == 7 and table.red.stack == 4
    assert table.blue.family == 7
    assert table.s.guild_pile[17] == 1 and table.red.guild == [5]


@rule_test("MB-TURN-08")
def test_a_guild_card_is_discarded_after_it_took_effect(table: Bazaar) -> None:
    table.blue.has_guild(*(n for n in range(1, 21) if n not in (18, 3)))
    table.red.has_guild(18).moves()
    table.play("guild 18", "draw-guild 3")
    assert table.red.guild == [3]
    assert table.s.guild_pile[18] == 1 and table.s.guild_deck_size == 0


@rule_test("MB-TURN-03")
def test_red_and_green_tiles_rest_in_a_guild_turn(table: Bazaar) -> None:
    table.red.has_tiles("red", "green").owns(lira=9).has_guild(12).moves()
    table.play("guild 12", "action 9", "announce 7", "roll 1 2")
    assert table.red.gained(lira=2)
    table = Bazaar("mocha")
    table.red.has_tiles("red", "green").owns(lira=9).has_guild(12).moves()
    table.play("guild 12", "action 2", "act")
    assert table.red.gained(red=2) and table.s.active == 1


@rule_test("MB-TURN-03")
def test_repeat_cards_rest_in_a_guild_turn(table: Bazaar) -> None:
    table.red.holds("wainwright", "post-office").owns(lira=20).has_guild(12).moves()
    table.play("guild 12", "action 1", "act")
    assert table.asked == "finish" and table.possible == ["end"]


@rule_test("MB-TURN-04")
def test_other_cards_are_played_before_or_after_the_guild_card(table: Bazaar) -> None:
    table.red.holds("five-lira", "coffee").has_guild(16).owns(lira=10).moves()
    assert not table.allows("guild 16")
    table.play("play five-lira", "guild 16", "play coffee", "end")
    assert table.red.rubies == 1 and table.red.coffee == 3


@rule_test("MB-TURN-01", "MB-TURN-04")
def test_after_a_movement_card_it_is_a_normal_turn(table: Bazaar) -> None:
    table.red.holds("far").has_guild(17).moves()
    assert not table.play("play far").allows("guild 17")
    table = Bazaar("mocha")
    table.red.holds("recall").has_guild(17).has_assistants_at(5).moves()
    assert not table.play("play recall", "recall 5").allows("guild 17")


@rule_test("MB-TURN-05")
def test_the_yellow_tile_works_once_in_a_guild_turn(table: Bazaar) -> None:
    table.red.has_tiles("yellow").owns(lira=9).has_assistants_at(5, 6).has_guild(17).stands_at(7).moves()
    table.play("guild 17", "yellow", "recall 5")
    assert table.red.assistants == [6] and not table.allows("yellow")


@rule_test("MB-TURN-06")
@pytest.mark.parametrize("card", [10, 11, 13, 14, 15, 16, 20])
def test_a_card_that_cannot_be_paid_cannot_be_played(card: int) -> None:
    table = with_card(card)
    table.red.owns(lira=0).moves()
    assert not table.allows(f"guild {card}")


@rule_test("MB-TURN-06", "MB-GUILD-19")
def test_guild_19_needs_a_tavern_action_that_can_be_paid() -> None:
    table = with_card(19)
    table.blue.has_tavern_tile("movement").has_tavern_tile("encounter")
    table.red.moves()
    assert not table.allows("guild 19")
    table = with_card(19)
    table.blue.has_tavern_tile("movement").has_tavern_tile("encounter")
    table.red.has_coffee(1).moves()
    assert table.allows("guild 19")


@rule_test("MB-TURN-06")
@pytest.mark.parametrize("card", [2, 3, 4, 5, 6, 7, 8, 9, 12, 17, 18])
def test_a_card_without_a_price_can_always_be_played(card: int) -> None:
    table = with_card(card)
    table.red.owns(lira=0, red=2, green=2, yellow=2, blue=2).moves()
    assert table.allows(f"guild {card}")


@rule_test("MB-TURN-07")
@pytest.mark.parametrize("place", [7, 16, 20])
def test_the_merchants_place_does_not_matter(place: int) -> None:
    table = with_card(17)
    table.red.stands_at(place).moves()
    table.play("guild 17")
    assert table.red.coffee == 5 and table.red.place == place


# --- The cards -----------------------------------------------------------------


@rule_test("MB-GUILD-01")
def test_guild_1_gives_an_extension_and_with_the_third_a_ruby() -> None:
    table = with_card(1)
    table.red.has_extensions(2).owns(lira=0).moves()
    table.play("guild 1")
    assert table.s.extensions[0] == 3 and table.red.gained(rubies=1)
    table = with_card(1)
    table.red.has_extensions(3).moves()
    assert not table.allows("guild 1")


@rule_test("MB-GUILD-02", "MB-GUILD-03", "MB-GUILD-04")
@pytest.mark.parametrize(("card", "good"), [(2, "red"), (3, "green"), (4, "yellow")])
def test_guild_2_3_4_fill_a_colour_and_give_three_different_goods(card: int, good: str) -> None:
    table = with_card(card)
    table.red.moves()
    table.play(f"guild {card}")
    assert not any("coffee" in p for p in table.possible)
    table.play("take blue")
    assert not table.allows("take blue")
    others = [c for c in ("red", "green", "yellow") if c != good]
    table.play(f"take {others[0]}", f"take {others[1]}")
    assert table.s.active == 1
    assert table.red.gained(**{good: 2, "blue": 1, others[0]: 1, others[1]: 1})


@rule_test("MB-GUILD-02")
def test_a_colour_that_is_full_may_be_chosen_for_nothing_and_fewer_will_do() -> None:
    table = with_card(2)
    table.red.moves()
    table.play("guild 2", "take red", "done")
    assert table.red.gained(red=2)


@rule_test("MB-GUILD-05")
def test_guild_5_gives_four_lira_and_four_goods_and_leaves_the_mail_alone() -> None:
    table = with_card(5)
    table.red.moves()
    table.play("guild 5", "take red", "take green", "take yellow", "take blue")
    assert table.red.gained(lira=4, red=1, green=1, yellow=1, blue=1) and table.s.mail == 0


@rule_test("MB-GUILD-06")
def test_guild_6_does_not_take_from_the_discard_pile() -> None:
    table = with_card(6)
    table.discards("dice").red.moves()
    table.play("guild 6")
    assert table.actor == -1 and not table.allows("pile")


@rule_test("MB-GUILD-07")
def test_guild_7_brings_stack_and_chosen_assistants_to_the_fountain_for_another_turn() -> None:
    table = with_card(7)
    table.blue.stands_at(7).has_family_at(7)
    table.red.owns(lira=0).has_assistants_at(5, 6, 16).stands_at(16).moves()
    table.play("guild 7", "fetch 5", "fetch 16", "done")
    assert table.red.place == 7 and table.red.assistants == [6] and table.red.stack == 3
    assert table.blue.family == 7
    assert table.actor == 0 and table.asked == "move"
    table.play("go 1", "leave", "pass")
    assert table.s.active == 1


@rule_test("MB-GUILD-07")
def test_guild_7_may_be_played_at_the_fountain_and_fetches_no_companion() -> None:
    table = with_card(7, "grand_bazaar")
    table.red.has_assistants_at(5).stands_at(7).moves()
    table.play("guild 7")
    assert table.possible == ["fetch 5", "done"]


@rule_test("MB-GUILD-08")
@pytest.mark.parametrize(("dice", "blue"), [("1 1", 0), ("1 2", 0), ("2 2", 1), ("3 3", 1), ("3 4", 3), ("6 6", 3)])
def test_guild_8_gives_two_goods_and_jewelry_by_dice(dice: str, blue: int) -> None:
    table = with_card(8)
    table.red.has_extensions(1).has_tiles("red").moves()
    table.play("guild 8")
    assert table.possible == ["take red", "take green", "take yellow"]
    table.play("take yellow", f"roll {dice}")
    assert table.red.gained(yellow=2, blue=blue) and table.s.active == 1


@rule_test("MB-GUILD-09")
@pytest.mark.parametrize(("dice", "lira"), [("5 5", 20), ("4 5", 4)])
def test_guild_9_doubles_the_tea_house(dice: str, lira: int) -> None:
    table = with_card(9)
    table.red.has_tiles("red").moves()
    table.play("guild 9", "announce 10", f"roll {dice}")
    assert table.red.gained(lira=lira) and table.s.active == 1


@rule_test("MB-GUILD-08", "MB-GUILD-09", "MB-CARD-06")
def test_the_card_that_turns_a_die_to_six_helps_guild_8_and_9() -> None:
    table = with_card(9)
    table.red.holds("six").moves()
    table.play("guild 9", "announce 10", "roll 4 5", "play six", "turn 1", "pass")
    assert table.red.gained(lira=20, cards=-1)
    table = with_card(8)
    table.red.has_extensions(1).holds("six").moves()
    table.play("guild 8", "take red", "roll 1 2", "play six", "turn 1", "pass")
    assert table.red.gained(red=2, blue=3, cards=-1)


@rule_test("MB-GUILD-10", "MB-GUILD-11")
@pytest.mark.parametrize(
    ("card", "goods", "lira"),
    [(10, {"red": 1, "green": 1, "yellow": 1}, 15), (11, {"blue": 1, "red": 1, "green": 1}, 20)],
)
def test_guild_10_and_11_sell_three_goods_without_touching_the_demand(card: int, goods: dict[str, int], lira: int) -> None:
    table = with_card(card)
    demand = [list(table.s.demand_at), list(table.s.demand_seen)]
    table.red.owns(**goods).moves()
    table.play(f"guild {card}")
    assert table.red.gained(lira=lira, **dict.fromkeys(goods, -1))
    assert [table.s.demand_at, table.s.demand_seen] == demand


@rule_test("MB-GUILD-12")
def test_guild_12_carries_out_the_action_of_any_place_and_sends_the_family_member_home() -> None:
    table = with_card(12)
    table.blue.stands_at(5).has_family_at(5)
    table.red.has_family_at(3).owns(lira=0).moves()
    table.play("guild 12")
    assert not table.allows("action 16") and not table.allows("action 12")
    table.play("action 5", "act")
    assert table.red.gained(lira=2, green=1, yellow=1)
    assert table.red.family == 12 and table.blue.family == 5 and table.s.active == 1


@rule_test("MB-GUILD-12")
def test_guild_12_at_the_police_station_sends_the_family_member_there_and_back() -> None:
    table = with_card(12)
    table.red.moves()
    table.play("guild 12", "action 12", "send 4")
    assert table.red.family == 4
    table.play("act")
    assert table.red.gained(yellow=2) and table.red.family == 12


@rule_test("GB-08")
@pytest.mark.parametrize("place", [17, 21, 22, 25])
def test_guild_12_reaches_the_places_of_both_expansions(place: int) -> None:
    table = with_card(12, "grand_bazaar")
    table.red.owns(lira=9).moves()
    assert table.play("guild 12").allows(f"action {place}")


@rule_test("GB-08")
def test_the_barrier_reaches_places_of_letters_and_seals() -> None:
    table = Bazaar("grand_bazaar")
    table.red.has_coffee(2).acts_at("tavern")
    table.play("barrier", "edge 8 right", "action 21", "act", "draw-letter 3", "draw-letter 4")
    assert table.red.letters == [3, 4]


@rule_test("MB-GUILD-13")
def test_guild_13_takes_the_palace_ruby_for_any_six_goods() -> None:
    table = with_card(13)
    table.red.owns(red=2, green=2, yellow=2).moves()
    price = table.s.palace_price
    table.play("guild 13", *["give red"] * 2, *["give green"] * 2, *["give yellow"] * 2)
    assert table.red.gained(rubies=1, red=-2, green=-2, yellow=-2)
    assert table.s.palace_price == price + 1


@rule_test("MB-GUILD-14", "MB-GUILD-15")
@pytest.mark.parametrize(("card", "first", "second"), [(14, "red", "green"), (15, "blue", "yellow")])
def test_guild_14_and_15_take_a_mosque_tile_for_one_good(card: int, first: str, second: str) -> None:
    table = with_card(card)
    table.red.has_tiles(first).owns(**{first: 1, second: 1}).moves()
    table.play(f"guild {card}")
    assert table.possible == [f"take {second}"]
    table.play(f"take {second}")
    assert table.red.gained(rubies=1, **{second: -1})


@rule_test("MB-GUILD-16")
def test_guild_16_buys_the_dealers_ruby_for_fifteen_and_gives_coffee_for_every_ruby() -> None:
    table = with_card(16)
    table.arrange(dealer_price=20).red.has_rubies(2).owns(lira=15).moves()
    table.play("guild 16")
    assert table.red.gained(lira=-15, rubies=1) and table.red.coffee == 3
    assert table.s.dealer_price == 21


@rule_test("MB-GUILD-18")
def test_guild_18_gives_a_coffee_and_two_guild_cards() -> None:
    table = with_card(18)
    table.red.moves()
    table.play("guild 18", "draw-guild 1", "draw-guild 2")
    assert table.red.guild == [1, 2] and table.red.coffee == 1


@rule_test("MB-GUILD-19")
def test_guild_19_carries_out_two_tavern_actions_for_one_coffee_less() -> None:
    table = with_card(19)
    table.red.has_coffee(2).moves()
    table.play("guild 19", "tavern-tile movement")
    assert table.red.coffee == 2
    table.play("tavern-tile encounter")
    assert table.red.coffee == 1 and table.s.tavern_tile[0] == [1, 1]


@rule_test("MB-GUILD-19")
def test_guild_19_needs_at_least_one_action_and_may_stop_after_it() -> None:
    table = with_card(19)
    table.red.has_coffee(1).moves()
    table.play("guild 19")
    assert "pass" not in table.possible and "barrier" in table.possible
    table.play("tavern-tile movement", "pass")
    assert table.red.coffee == 1 and table.s.active == 1


@rule_test("MB-GUILD-19")
def test_guild_19_can_pay_two_baksheesh_rubies() -> None:
    table = with_card(19)
    table.red.has_coffee(7).has_extensions(1).owns(yellow=3, green=3).moves()
    table.play("guild 19", "baksheesh", "ruby 13", "baksheesh", "ruby 13")
    assert table.red.gained(rubies=2, yellow=-3, green=-3) and table.red.coffee == 0


@rule_test("MB-GUILD-20")
@pytest.mark.parametrize(("price", "paid"), [(6, 3), (7, 4), (8, 4), (9, 5), (10, 5)])
def test_guild_20_halves_the_price_of_the_coffee_house(price: int, paid: int) -> None:
    table = with_card(20)
    table.arrange(coffee_price=price, coffee_rubies=11 - price).red.has_coffee(paid).moves()
    table.play("guild 20")
    assert table.red.coffee == 0 and table.red.gained(rubies=1)
