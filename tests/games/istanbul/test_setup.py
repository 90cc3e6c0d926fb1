"""2.1 Setup."""

from __future__ import annotations

import pytest

import charsu
from charsu.games.istanbul.components import COPIES, DEMAND, MOSQUE_NEEDS, Place
from charsu.testing import rule_test
from games.istanbul.tables import Table

ISTANBUL = charsu.game("istanbul")


def first(players: int, **options: object) -> charsu.Match:
    return ISTANBUL.new_match(players, options, seed=1)


@rule_test("IST-SETUP-01")
@pytest.mark.parametrize("players", [1, 6])
def test_the_game_is_for_two_to_five(players: int) -> None:
    with pytest.raises(charsu.BadOption, match="2 to 5"):
        ISTANBUL.new_match(players)


@rule_test("IST-SETUP-02")
@pytest.mark.parametrize("layout", ["short", "long", "order", "random"])
def test_each_place_lies_on_the_board_once(layout: str) -> None:
    s = first(3, layout=layout).plain
    assert sorted(s.place_at[: s.places]) == list(range(1, 17))
    assert s.columns == 4
    assert all(s.place_at[4 * s.row_of[place] + s.column_of[place]] == place for place in range(1, 17))


@rule_test("IST-SETUP-03")
def test_diagonal_places_are_two_steps_apart_and_the_grid_does_not_wrap() -> None:
    table = Table(layout="order")
    table.red.stands_at(1).moves()
    reach = {int(answer.split()[1]) for answer in table.possible}
    assert reach == {2, 5, 3, 6, 9}


@rule_test("IST-SETUP-04")
def test_the_printed_layouts() -> None:
    assert first(2).plain.place_at[:16] == [15, 5, 2, 14, 4, 12, 7, 3, 8, 6, 11, 9, 13, 10, 1, 16]
    assert first(2, layout="long").plain.place_at[:16] == [16, 2, 8, 11, 15, 7, 6, 4, 3, 5, 12, 1, 10, 9, 14, 13]
    assert first(2, layout="order").plain.place_at[:16] == list(range(1, 17))


@rule_test("IST-SETUP-04")
def test_any_layout_can_be_written_down() -> None:
    grid = list(range(16, 0, -1))
    assert first(2, layout=grid).plain.place_at[:16] == grid
    assert first(2, layout="16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1").plain.place_at[:16] == grid


@pytest.mark.parametrize("layout", ["shorter", [1, 2, 3], [1] * 16, "1 2 x", None])
def test_a_bad_layout_is_refused(layout: object) -> None:
    with pytest.raises(charsu.BadOption, match="layout"):
        first(2, layout=layout)


@rule_test("IST-SETUP-05", "IST-SETUP-06")
@pytest.mark.parametrize(("players", "stack"), [(2, [2, 4]), (3, [2, 3, 4]), (4, [2, 3, 4, 5]), (5, [2, 3, 4, 5])])
def test_mosque_stacks_rise_and_depend_on_the_players(players: int, stack: list[int]) -> None:
    assert [n for n in MOSQUE_NEEDS[players] if n] == stack
    tiles = first(players).view()["table"]["places"]
    assert tiles["14"]["tiles"] == {"red": 2, "green": 2}
    assert tiles["15"]["tiles"] == {"blue": 2, "yellow": 2}


@rule_test("IST-SETUP-07", "IST-SETUP-08", "IST-SETUP-09", "IST-EX-11")
@pytest.mark.parametrize(
    ("players", "wainwright", "mosque", "palace", "dealer", "total"),
    [(2, 2, 2, 6, 9, 21), (3, 3, 3, 6, 10, 25), (4, 4, 4, 7, 12, 31), (5, 5, 4, 7, 12, 32)],
)
def test_rubies_on_the_places(players: int, wainwright: int, mosque: int, palace: int, dealer: int, total: int) -> None:
    s = first(players).plain
    rubies = s.wainwright_rubies, s.mosque_rubies, s.palace_rubies, s.dealer_rubies
    assert rubies == (wainwright, [mosque, mosque], palace, dealer)
    assert wainwright + 2 * mosque + palace + dealer == total
    assert s.supply_rubies == 42 - total


@rule_test("IST-SETUP-09")
@pytest.mark.parametrize(("players", "goods", "lira"), [(2, 5, 15), (3, 5, 14), (4, 4, 12), (5, 4, 12)])
def test_first_prices_of_palace_and_dealer(players: int, goods: int, lira: int) -> None:
    s = first(players).plain
    assert (s.palace_price, s.dealer_price) == (goods, lira)


@rule_test("IST-SETUP-10")
def test_all_mail_markers_start_above() -> None:
    assert first(3).view()["table"]["places"]["5"]["gives"] == {"red": 0, "green": 1, "yellow": 1, "blue": 0, "lira": 2}


@rule_test("IST-SETUP-11")
def test_each_market_opens_one_of_its_five_tiles() -> None:
    match = ISTANBUL.new_match(3, {"starter": "0"}, chance="ask").play("roll 1 1", "roll 1 1")
    assert [a.notation for a in match.options()] == ["demand 1", "demand 2", "demand 3", "demand 4", "demand 5"]
    match.play("demand 4", "demand 3")
    places = match.view()["table"]["places"]
    assert list(places["10"]["demand"].values()) == list(DEMAND[0][3])
    assert list(places["11"]["demand"].values()) == list(DEMAND[1][2])


@rule_test("IST-SETUP-12")
def test_governor_and_smuggler_are_rolled_separately_and_may_share_a_place() -> None:
    match = ISTANBUL.new_match(3, chance="ask").play("roll 2 3", "roll 4 1")
    assert match.plain.figure[:2] == [5, 5]


@rule_test("IST-SETUP-13")
def test_the_deck_has_26_cards_and_the_pile_none() -> None:
    match = ISTANBUL.new_match(4, chance="ask")
    assert match.plain.deck_size == sum(COPIES[:10]) == 26
    assert match.plain.pile_size == 0
    assert match.plain.deck[:10] == [4, 4, 4, 2, 2, 2, 2, 2, 2, 2]


@rule_test("IST-SETUP-14", "IST-EX-01")
def test_carts_are_empty_and_hold_two_of_each_good() -> None:
    red = first(3).view(0)["table"]["players"][0]
    assert (red["capacity"], red["rubies"], red["tiles"], sum(red["goods"].values())) == (2, 0, [], 0)
    table = Table()
    table.red.owns(blue=1, green=2).moves()
    assert table.red.goods == {"red": 0, "green": 2, "yellow": 0, "blue": 1}


@rule_test("IST-SETUP-15", "IST-SETUP-16")
def test_merchants_start_at_the_fountain_and_families_at_the_police_station() -> None:
    s = first(5).plain
    assert s.merchant == [Place.FOUNTAIN] * 5
    assert s.family == [Place.POLICE_STATION] * 5
    assert s.stack == [4] * 5


@rule_test("IST-SETUP-17", "IST-SETUP-18")
def test_the_start_player_has_two_lira_and_each_next_one_more() -> None:
    match = ISTANBUL.new_match(5, chance="ask").play("roll 1 1", "roll 1 1", "demand 1", "demand 1", "starter 3")
    assert match.plain.lira == [4, 5, 6, 2, 3]
    match.play("draw good", "draw good", "draw good", "draw good", "draw five-lira")
    assert match.actor == 3
    assert match.plain.starter == 3


@rule_test("IST-SETUP-17")
def test_anybody_may_be_the_start_player() -> None:
    assert {ISTANBUL.new_match(3, seed=seed).plain.starter for seed in range(30)} == {0, 1, 2}


def test_a_start_player_who_is_not_there_is_refused() -> None:
    with pytest.raises(charsu.BadOption, match="starter"):
        first(3, starter="3")


@rule_test("IST-SETUP-19")
def test_everybody_draws_one_hidden_card() -> None:
    match = first(4)
    assert match.plain.hand_size[:4] == [1, 1, 1, 1]
    players = match.view(2)["table"]["players"]
    assert [p["hand"] is not None for p in players] == [False, False, True, False]


@rule_test("IST-SETUP-20")
def test_two_players_meet_three_neutral_merchants() -> None:
    assert first(2).plain.neutral_merchant == [14, 15, 16]
    assert first(3).plain.neutral_merchant == [0, 0, 0]


@rule_test("IST-SETUP-21")
def test_the_supply_of_money_never_runs_out() -> None:
    table = Table()
    table.red.owns(lira=500).holds("five-lira").moves()
    assert table.play("play five-lira").red.lira == 505
