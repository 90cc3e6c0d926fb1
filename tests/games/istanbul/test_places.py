"""2.9 The sixteen places."""

from __future__ import annotations

import pytest

from charsu.games.istanbul.components import DEMAND, MARKET_PAYS
from charsu.testing import rule_test
from games.istanbul.tables import Table


@pytest.fixture
def table() -> Table:
    return Table(players=3)


# --- 1 Wainwright ------------------------------------------------------------


@rule_test("IST-P01-01")
def test_the_wainwright_sells_an_extension_for_seven_lira(table: Table) -> None:
    table.red.owns(lira=7).acts_at("wainwright")
    table.play("act")
    assert table.red.gained(lira=-7)
    assert table.match.view(0)["table"]["players"][0]["capacity"] == 3


@rule_test("IST-P01-02")
def test_nobody_owns_more_than_three_extensions(table: Table) -> None:
    table.red.owns(lira=30).has_extensions(3).acts_at("wainwright")
    assert table.possible == ["pass"]


@rule_test("IST-P01-03")
def test_the_third_extension_brings_a_ruby(table: Table) -> None:
    table.red.owns(lira=7).has_extensions(2).acts_at("wainwright")
    table.play("act")
    assert table.red.gained(lira=-7, rubies=1)
    assert table.s.wainwright_rubies == 2


@rule_test("IST-P01-04")
def test_there_is_a_ruby_at_the_wainwright_for_everybody(table: Table) -> None:
    table.blue.has_extensions(3)
    table.green.has_extensions(3)
    table.red.owns(lira=7).has_extensions(2).acts_at("wainwright")
    assert table.play("act").red.rubies == 1
    assert table.s.wainwright_rubies == 0


# --- 2, 3, 4 Warehouses ------------------------------------------------------


@rule_test("IST-P02-01", "IST-P03-01", "IST-P04-01")
@pytest.mark.parametrize(("place", "good"), [(2, "red"), (3, "green"), (4, "yellow")])
def test_warehouses_fill_the_cart_with_their_good(place: int, good: str) -> None:
    table = Table(players=3)
    table.red.has_extensions(1).owns(**{good: 1}).acts_at(place)
    table.play("act")
    assert table.red.gained(**{good: 2})


@rule_test("IST-P04-02", "IST-MOSQ-05")
def test_the_green_tile_buys_one_extra_good_of_any_kind(table: Table) -> None:
    table.red.has_tiles("green").owns(lira=9).acts_at(2)
    table.play("act", "take blue")
    assert table.red.gained(lira=-2, red=2, blue=1)
    assert table.active == 1


# --- 5 Post Office -----------------------------------------------------------


@rule_test("IST-P05-01", "IST-P05-02", "IST-P05-03", "IST-EX-03", "IST-INV-08")
@pytest.mark.parametrize(
    ("below", "reward", "after"),
    [
        (0, {"green": 1, "yellow": 1, "lira": 2}, 1),
        (1, {"red": 1, "yellow": 1, "lira": 2}, 2),
        (2, {"red": 1, "yellow": 1, "lira": 3}, 3),
        (3, {"red": 1, "blue": 1, "lira": 3}, 4),
        (4, {"red": 1, "blue": 1, "lira": 4}, 0),
    ],
)
def test_the_post_office_gives_what_is_uncovered_and_moves_its_markers(below: int, reward: dict[str, int], after: int) -> None:
    table = Table(players=3)
    table.s.mail = below
    table.red.acts_at("post office")
    table.play("act")
    assert table.red.gained(**reward)
    assert table.s.mail == after


# --- 6 Caravansary -----------------------------------------------------------


@rule_test("IST-P06-01", "IST-CARD-02")
def test_the_caravansary_gives_two_cards_and_takes_one(table: Table) -> None:
    table.red.acts_at("caravansary")
    table.play("deck", "draw far", "deck", "draw stay")
    assert table.possible == ["discard far", "discard stay"]
    table.play("discard stay")
    assert table.red.hand == ["far"]
    assert table.match.view()["table"]["pile"] == ["stay"]


@rule_test("IST-P06-02", "IST-P06-04")
@pytest.mark.parametrize("first", ["deck", "pile"])
@pytest.mark.parametrize("second", ["deck", "pile"])
def test_each_card_comes_from_deck_or_discard_pile(first: str, second: str) -> None:
    table = Table(players=3).discards("palace", "dealer")
    table.red.acts_at("caravansary")
    for source in (first, second):
        table.play(source)
        if source == "deck":
            table.play("draw good")
    wanted = ["dealer", "palace"][: [first, second].count("pile")]
    assert sorted(table.red.hand) == sorted(wanted + ["good"] * (2 - len(wanted)))


@rule_test("IST-P06-03")
def test_the_first_card_is_known_before_the_second_source_is_chosen(table: Table) -> None:
    table.discards("palace")
    table.red.acts_at("caravansary")
    table.play("deck", "draw far")
    assert table.red.hand == ["far"]
    assert table.possible == ["deck", "pile"]


@rule_test("IST-P06-05", "IST-CARD-03")
def test_the_discard_pile_is_shuffled_as_soon_as_the_deck_is_empty(table: Table) -> None:
    table.discards("palace", "dealer").deck_of("far")
    table.red.acts_at("caravansary")
    table.play("deck", "draw far")
    assert table.s.pile_size == 0 and table.possible == ["deck"]
    table.play("deck")
    assert sorted(table.possible) == ["draw dealer", "draw palace"]


@rule_test("IST-CARD-03")
def test_by_option_it_is_shuffled_only_when_a_card_is_needed() -> None:
    table = Table(players=3, reshuffle="when_needed").discards("palace", "dealer").deck_of("far")
    table.red.acts_at("caravansary")
    table.play("deck", "draw far")
    assert table.possible == ["deck", "pile"]
    table.play("deck")
    assert sorted(table.possible) == ["draw dealer", "draw palace"]


@rule_test("IST-P06-06")
def test_with_one_card_in_all_one_is_taken_and_one_discarded(table: Table) -> None:
    table.deck_of("far")
    table.red.acts_at("caravansary")
    table.play("deck", "draw far")
    assert table.possible == ["pass"]
    table.play("pass")
    assert table.possible == ["discard far"]


@rule_test("IST-CARD-20", "IST-P06-06")
@pytest.mark.parametrize("deck", [("far", "stay", "palace"), ("far",)])
def test_five_lira_can_be_played_between_the_two_cards_even_with_an_empty_pile_and_taken_back(deck: tuple[str, ...]) -> None:
    table = Table(players=3).deck_of("five-lira", *deck)
    table.red.holds("five-lira").acts_at("caravansary")
    table.play("deck", "draw far")
    assert "play five-lira" in table.possible and "pile" not in table.possible
    table.play("play five-lira", "pile")
    assert table.red.lira == 7 and table.red.hand == ["five-lira", "far"]


@rule_test("IST-P06-07", "IST-CARD-01")
def test_a_card_played_this_turn_may_be_taken_back(table: Table) -> None:
    table.red.holds("five-lira").acts_at("caravansary")
    table.play("play five-lira", "pile")
    assert table.red.hand == ["five-lira"]


# --- 7 Fountain --------------------------------------------------------------


@rule_test("IST-P07-01")
def test_the_fountain_calls_back_any_number_of_assistants(table: Table) -> None:
    table.red.has_assistants_at(2, 5, 9).acts_at("fountain")
    assert table.possible == ["fetch 2", "fetch 5", "fetch 9", "all", "pass"]
    table.play("fetch 5", "done")
    assert table.red.assistants == [2, 9]


@rule_test("IST-P07-01")
def test_the_fountain_calls_back_all(table: Table) -> None:
    table.red.has_assistants_at(2, 5, 9).acts_at("fountain")
    assert table.play("all").red.stack == 4


@rule_test("IST-P07-03")
def test_the_family_member_calls_assistants_to_the_merchant(table: Table) -> None:
    table.red.has_assistants_at(2).arrives_at(12)
    table.play("leave", "send 7", "fetch 12", "done")
    assert (table.red.place, table.red.assistants, table.red.stack) == (12, [2], 3)


# --- 8 Black Market ----------------------------------------------------------


@rule_test("IST-P08-01", "IST-P08-02")
@pytest.mark.parametrize(
    ("roll", "blue"), [("1 1", 0), ("3 3", 0), ("3 4", 1), ("4 4", 1), ("4 5", 2), ("5 5", 2), ("5 6", 3), ("6 6", 3)]
)
def test_the_black_market_gives_blue_goods_by_the_roll(roll: str, blue: int) -> None:
    table = Table(players=3)
    table.red.has_extensions(1).acts_at("black market")
    table.play("good green", f"roll {roll}")
    assert table.red.gained(green=1, blue=blue)


@rule_test("IST-P08-01")
def test_the_local_good_is_red_green_or_yellow(table: Table) -> None:
    table.red.acts_at("black market")
    assert table.possible == ["good red", "good green", "good yellow", "later", "pass"]


@rule_test("IST-P08-03")
def test_the_good_may_be_chosen_after_the_roll_and_its_change(table: Table) -> None:
    table.red.has_tiles("red").acts_at("black market")
    table.play("later", "roll 1 1", "again", "roll 6 6", "take yellow")
    assert table.red.gained(yellow=1, blue=2)


@rule_test("IST-P08-04", "IST-EX-04", "IST-MOSQ-01")
def test_the_red_tile_turns_a_two_into_a_four(table: Table) -> None:
    table.red.has_tiles("red").acts_at("black market")
    table.play("good red", "roll 2 5", "turn 1")
    assert table.red.gained(red=1, blue=2)


# --- 9 Tea House -------------------------------------------------------------


@rule_test("IST-P09-01")
def test_a_number_from_three_to_twelve_is_announced(table: Table) -> None:
    table.red.acts_at("tea house")
    assert table.possible == [*(f"announce {n}" for n in range(3, 13)), "pass"]


@rule_test("IST-P09-02")
@pytest.mark.parametrize(
    ("announced", "roll", "lira"), [(7, "3 4", 7), (7, "3 3", 2), (12, "6 6", 12), (3, "6 6", 3), (3, "1 1", 2)]
)
def test_the_tea_house_pays_the_announced_number_or_two(announced: int, roll: str, lira: int) -> None:
    table = Table(players=3)
    table.red.acts_at("tea house")
    table.play(f"announce {announced}", f"roll {roll}")
    assert table.red.gained(lira=lira)


@rule_test("IST-P09-03")
def test_the_announced_number_stands_when_the_roll_is_changed(table: Table) -> None:
    table.red.has_tiles("red").acts_at("tea house")
    table.play("announce 8", "roll 4 1")
    assert table.possible == ["pass", "turn 2", "again"]
    table.play("turn 2")
    assert table.red.gained(lira=8)


# --- 10 and 11 Markets -------------------------------------------------------


@rule_test("IST-P10-01", "IST-P10-02", "IST-EX-05")
@pytest.mark.parametrize("tile", [1, 4])
def test_the_example_sale_brings_fourteen_lira(tile: int) -> None:
    table = Table(players=3).demand("small market", tile).governor_at(2).smuggler_at(2)
    table.red.owns(red=1, green=1, yellow=2).acts_at("small market")
    table.play("good yellow", "good red", "good yellow", "good green", "done", "demand 2" if tile == 1 else "demand 1")
    assert table.red.gained(lira=14, red=-1, green=-1, yellow=-2)


@rule_test("IST-P10-01")
def test_of_each_kind_at_most_the_demand_is_sold(table: Table) -> None:
    table.demand("large market", 2).governor_at(2).smuggler_at(2)
    table.red.owns(red=2, yellow=2, blue=2).acts_at("large market")
    assert table.possible == ["good red", "good blue", "all", "pass"]
    table.play("good red")
    assert table.possible == ["good blue", "all", "done"]


@rule_test("IST-P10-02", "IST-P11-01")
@pytest.mark.parametrize(("market", "pays"), [("large market", (3, 7, 12, 18, 25)), ("small market", (2, 5, 9, 14, 20))])
def test_the_income_depends_on_the_number_sold(market: str, pays: tuple[int, ...]) -> None:
    for n, lira in enumerate(pays, 1):
        table = Table(players=3).demand(market, 5 if market == "large market" else 1).governor_at(2).smuggler_at(2)
        table.red.has_extensions(3).owns(red=3, green=3, yellow=3, blue=3).acts_at(market)
        for _ in range(n):
            table.play(table.possible[0])
        table.play("done")
        assert table.red.lira - 2 == lira
    assert MARKET_PAYS[market == "small market"][1:] == pays


@rule_test("IST-P10-03", "IST-INV-09")
@pytest.mark.parametrize(("before", "after"), [(3, 4), (4, 0)])
def test_a_sale_puts_the_demand_tile_under_its_stack(before: int, after: int) -> None:
    table = Table(players=3)
    for tile in range(5):
        table.s.demand[1][tile] = tile
    table.s.demand_seen[1], table.s.demand_at[1] = 5, before
    table.red.owns(green=1).acts_at("small market")
    table.play("all")
    assert table.s.demand_at[1] == after


@rule_test("IST-P10-03")
def test_a_tile_not_seen_yet_is_any_of_the_others(table: Table) -> None:
    table.demand("small market", 2)
    table.red.owns(green=1).acts_at("small market")
    table.play("all")
    assert table.possible == ["demand 1", "demand 3", "demand 4", "demand 5"]


@rule_test("IST-P10-04")
def test_without_a_sale_the_tile_stays(table: Table) -> None:
    table.red.owns(green=1).acts_at("small market")
    table.play("pass")
    assert (table.s.demand_at[1], table.s.demand_seen[1]) == (0, 1)
    empty = Table(players=3)
    empty.red.acts_at("small market")
    assert empty.possible == ["pass"]


@rule_test("IST-P11-01", "IST-CARD-70")
def test_the_markets_have_their_own_tiles_and_the_card_works_at_the_small_one_only(table: Table) -> None:
    assert DEMAND[0] != DEMAND[1]
    table.governor_at(2).smuggler_at(2)
    table.red.owns(red=1).holds("small-market").acts_at("large market")
    assert not table.allows("play small-market")


# --- 12 Police Station -------------------------------------------------------


@rule_test("IST-P12-01")
def test_the_police_station_needs_the_own_family_member(table: Table) -> None:
    table.red.has_family_at(5).acts_at(12)
    assert table.possible == ["pass"]


@rule_test("IST-P12-02")
def test_the_family_member_goes_to_any_other_place_and_acts_there(table: Table) -> None:
    table.red.acts_at(12)
    assert table.possible == [*(f"send {n}" for n in range(1, 17) if n != 12), "pass"]
    table.play("send 5", "act")
    assert table.red.gained(lira=2, green=1, yellow=1)
    assert table.red.family == 5


@rule_test("IST-P12-03", "IST-EX-06")
def test_the_family_member_needs_no_assistant_and_pays_nobody(table: Table) -> None:
    table.blue.stands_at(3)
    table.red.owns(lira=0).has_assistants_at(1, 2, 4, 5).acts_at(12)
    table.play("send 3", "act")
    assert table.red.gained(green=2)
    assert table.blue.gained()


@rule_test("IST-P12-04")
def test_several_family_members_may_stand_on_one_place(table: Table) -> None:
    table.blue.has_family_at(3)
    table.red.acts_at(12)
    table.play("send 3", "pass")
    assert (table.red.family, table.blue.family) == (3, 3)


@rule_test("IST-P12-05")
def test_the_family_member_stays_until_it_is_caught(table: Table) -> None:
    table.red.has_family_at(3).acts_at(12)
    table.play("pass")
    assert table.red.family == 3


@rule_test("IST-P12-06")
def test_it_may_be_sent_where_it_cannot_act(table: Table) -> None:
    table.red.owns(lira=0).acts_at(12)
    table.play("send 16")
    assert table.possible == ["pass"]
    table.play("pass")
    assert table.red.family == 16


@rule_test("IST-P12-07")
def test_costs_and_rubies_are_those_of_the_active_player(table: Table) -> None:
    table.red.owns(lira=14).acts_at(12)
    table.play("send 16", "act")
    assert table.red.gained(lira=-14, rubies=1)


# --- 13 Sultan's Palace ------------------------------------------------------


@rule_test("IST-P13-01", "IST-P13-02", "IST-EX-07")
def test_the_example_price_of_seven_goods(table: Table) -> None:
    table.s.palace_price, table.s.palace_rubies, table.s.supply_rubies = 7, 4, table.s.supply_rubies + 2
    table.red.owns(blue=2, red=2, yellow=2, green=1).acts_at("sultans palace")
    table.play("act", "give yellow")
    assert table.red.gained(rubies=1, blue=-2, red=-2, yellow=-2, green=-1)
    assert table.match.view()["table"]["places"]["13"]["goods"] == {"red": 2, "green": 2, "yellow": 1, "blue": 2, "any": 1}


@rule_test("IST-P13-01")
def test_without_a_good_for_the_joker_space_nothing_can_be_bought(table: Table) -> None:
    table.red.owns(blue=1, red=1, yellow=1, green=1).acts_at("sultans palace")
    assert table.possible == ["pass"]


@rule_test("IST-P13-03")
def test_one_ruby_per_action(table: Table) -> None:
    table.red.has_extensions(3).owns(blue=5, red=5, yellow=5, green=5).acts_at("sultans palace")
    table.play("act", "give red")
    assert table.red.gained(rubies=1, blue=-1, red=-2, yellow=-1, green=-1)
    assert table.active == 1


@rule_test("IST-P13-04", "IST-P13-05", "IST-P13-06")
@pytest.mark.parametrize("second", ["red", "blue"])
def test_the_last_ruby_costs_ten_goods_and_is_replaced_from_the_supply(second: str) -> None:
    table = Table(players=3)
    table.s.palace_price, table.s.palace_rubies = 10, 1
    table.s.supply_rubies += 5
    supply = table.s.supply_rubies
    table.red.has_extensions(2).owns(blue=4, red=4, yellow=4, green=4).acts_at("sultans palace")
    table.play("act", "give red", f"give {second}")
    assert table.red.rubies == 1
    assert sum(table.red.goods.values()) == 6
    assert (table.s.palace_price, table.s.palace_rubies, table.s.supply_rubies) == (10, 1, supply - 1)


@rule_test("IST-P13-06", "IST-P16-04")
@pytest.mark.parametrize("place", [13, 16])
def test_by_option_a_sold_out_track_stays_empty(place: int) -> None:
    table = Table(players=3, sold_out="exhausted")
    table.s.palace_price, table.s.palace_rubies, table.s.dealer_price, table.s.dealer_rubies = 10, 1, 23, 1
    table.s.supply_rubies += 14
    table.red.has_extensions(3).owns(lira=46, blue=5, red=5, yellow=5, green=5).acts_at(place)
    table.play("act", *(["give red", "give red"] if place == 13 else []))
    assert (table.s.palace_rubies if place == 13 else table.s.dealer_rubies) == 0
    later = Table(players=3, sold_out="exhausted")
    later.s.palace_price, later.s.palace_rubies, later.s.dealer_price, later.s.dealer_rubies = 10, 0, 23, 0
    later.s.supply_rubies += 16
    later.red.has_extensions(3).owns(lira=46, blue=5, red=5, yellow=5, green=5).acts_at(place)
    assert later.possible == ["pass"]


@rule_test("IST-P13-06", "IST-P16-04")
def test_with_an_empty_supply_nothing_is_replaced(table: Table) -> None:
    s = table.s
    s.dealer_price, s.dealer_rubies = 23, 1
    s.supply_rubies += 9
    table.blue.has_rubies(s.supply_rubies)
    table.red.owns(lira=23).acts_at("gemstone dealer")
    table.play("act")
    assert table.s.dealer_rubies == 0


# --- 14 and 15 Mosques -------------------------------------------------------


@rule_test("IST-P14-01", "IST-P14-03", "IST-EX-08", "IST-MOSQ-04", "IST-P15-01")
def test_the_blue_tile_needs_three_goods_and_costs_one(table: Table) -> None:
    table.green.has_tiles("blue")
    table.red.has_extensions(1).owns(blue=3).acts_at("great mosque")
    table.play("tile blue")
    assert table.red.gained(blue=-1)
    assert table.red.stack == 5


@rule_test("IST-P14-01")
def test_too_few_goods_of_the_colour_buy_no_tile(table: Table) -> None:
    table.red.owns(red=1, green=2).acts_at("small mosque")
    assert table.possible == ["tile green", "pass"]


@rule_test("IST-P14-02")
def test_nobody_owns_two_tiles_of_a_colour(table: Table) -> None:
    table.red.has_tiles("red").has_extensions(3).owns(red=5).acts_at("small mosque")
    assert table.possible == ["pass"]


@rule_test("IST-P14-03")
def test_an_empty_stack_offers_nothing() -> None:
    table = Table(players=3)
    table.s.tiles_taken[0] = 3
    table.s.tile[1][0] = table.s.tile[2][0] = 1
    table.red.has_extensions(3).owns(red=5)
    table.s.tile[0][0] = 0
    from charsu.core.errors import ImpossiblePosition

    table.red.acts_at("small mosque")
    with pytest.raises(ImpossiblePosition, match="2 mosque tiles of colour 0 are owned, 3 were taken"):
        table.match  # noqa: B018
    two = Table(players=2)
    two.blue.has_tiles("red")
    two.s.tiles_taken[0] = 1
    two.red.owns(red=2).acts_at("small mosque")
    assert two.possible == ["pass"]  # the next tile of two players needs four goods


@rule_test("IST-P14-04", "IST-P15-01")
@pytest.mark.parametrize(("place", "own", "other", "good"), [(14, "red", "green", "green"), (15, "blue", "yellow", "yellow")])
def test_both_colours_of_a_mosque_bring_a_ruby(place: int, own: str, other: str, good: str) -> None:
    table = Table(players=3)
    table.red.has_tiles(own).owns(**{good: 2}).acts_at(place)
    table.play(f"tile {other}")
    assert table.red.gained(rubies=1, **{good: -1})
    assert table.s.mosque_rubies[place - 14] == 2


@rule_test("IST-P14-05")
def test_with_five_players_four_can_complete_a_mosque() -> None:
    table = Table(players=5)
    for player in (table.blue, table.green, table.yellow, table.white):
        player.has_tiles("red", "green")
    table.red.has_extensions(3).owns(red=5, green=5).acts_at("small mosque")
    assert table.possible == ["pass"]
    assert table.s.mosque_rubies[0] == 0


# --- 16 Gemstone Dealer ------------------------------------------------------


@rule_test("IST-P16-01", "IST-EX-09")
def test_the_dealer_asks_for_fifteen_and_then_sixteen(table: Table) -> None:
    table.s.dealer_price, table.s.dealer_rubies, table.s.supply_rubies = 15, 9, table.s.supply_rubies + 1
    table.red.owns(lira=15).acts_at("gemstone dealer")
    table.play("act")
    assert table.red.gained(lira=-15, rubies=1)
    assert table.s.dealer_price == 16


@rule_test("IST-P16-02")
def test_the_dealer_sells_one_ruby_per_action(table: Table) -> None:
    table.red.owns(lira=90).acts_at("gemstone dealer")
    table.play("act")
    assert table.red.gained(lira=-14, rubies=1)
    assert table.active == 1


@rule_test("IST-P16-03", "IST-P16-04")
def test_the_last_ruby_costs_23_and_is_replaced(table: Table) -> None:
    table.s.dealer_price, table.s.dealer_rubies = 23, 1
    table.s.supply_rubies += 9
    table.red.owns(lira=23).acts_at("gemstone dealer")
    table.play("act")
    assert (table.s.dealer_price, table.s.dealer_rubies) == (23, 1)
    assert table.red.rubies == 1
