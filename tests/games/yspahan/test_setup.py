"""The first position."""

from __future__ import annotations

import pytest

from charsu import CHANCE, BadOption, game
from charsu.testing import rule_test
from games.yspahan.tables import Table

YSPAHAN = game("yspahan")


@rule_test("YSP-SETUP-01")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_play(players):
    with pytest.raises(BadOption, match="for 2 to 4 players"):
        YSPAHAN.new_match(players)


@rule_test("YSP-SETUP-02", "YSP-SETUP-03", "YSP-SETUP-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_table_is_empty_at_first(players):
    table = Table(players)
    assert table.supervisor == "c"
    assert (table.s.week, table.s.day) == (1, 1)
    assert [seat.goods for seat in table.seats] == [[]] * players
    assert table.caravan == []


@rule_test("YSP-SETUP-04")
def test_all_cards_lie_face_down_in_the_deck():
    table = Table()
    assert table.s.deck_size == sum(table.s.deck) == 18
    assert sum(table.s.discard) == 0
    assert [seat.hand for seat in table.seats] == [[]] * 4


@rule_test("YSP-SETUP-05", "YSP-SETUP-06")
def test_everybody_starts_with_two_gold_and_nothing_else():
    for seat in Table().seats:
        assert (seat.gold, seat.camels, seat.points, seat.buildings) == (2, 0, 0, [])


@rule_test("YSP-SETUP-05")
def test_with_limited_stocks_one_of_the_25_cubes_marks_the_score():
    table = Table(stocks="limited")
    assert table.match.view(0)["table"]["seats"][0]["cubes"] == 24


@rule_test("YSP-SETUP-08")
def test_the_first_player_is_drawn():
    match = YSPAHAN.new_match(3, chance="ask")
    assert match.actor == CHANCE
    assert [str(answer) for answer in match.options()] == ["first 0", "first 1", "first 2"]
    assert match.play("first 2").actor == 2


@rule_test("YSP-SETUP-08")
def test_the_host_may_name_the_first_player():
    assert YSPAHAN.new_match(3, {"first_seat": "1"}, chance="ask").actor == 1


@rule_test("YSP-SETUP-08")
def test_nobody_sits_at_a_seat_that_is_not_there():
    with pytest.raises(BadOption, match="the seats are 0 to 2"):
        YSPAHAN.new_match(3, {"first_seat": "3"})


@rule_test("YSP-SETUP-09", "YSP-2P-01")
@pytest.mark.parametrize(("players", "white"), [(2, 8), (3, 9), (4, 9)])
def test_the_number_of_dice_goes_with_the_number_of_players(players, white):
    table = Table(players)
    table.red.owns(gold=5)
    assert table.choices == ["0", "1", "2", "3"]
    table.rolls("1" * white, yellow="666")
    assert table.tower == {"camels": "1" * white, "gold": "6y6y6y"}
