"""The Caravan."""

from __future__ import annotations

import pytest

from charsu.games.yspahan.caravan import caravan_points
from charsu.testing import rule_test
from games.yspahan.tables import Table


def sending(table: Table) -> Table:
    """Red walks to S2, where Blue has a good."""
    table.blue.fills("bag-white-3")
    return table.rolls("222226666").play("take camels", "use supervisor", "go s2")


def sending_two(table: Table) -> Table:
    """Red walks to S1, where Blue and Green have a good; Blue's goes first."""
    table.blue.fills("bag-white-2")
    table.green.fills("barrel-white-1")
    return table.rolls("111116666").play("take camels", "use supervisor", "go s1", "send bag-white-2")


@rule_test("YSP-CARAVAN-01", "YSP-CARAVAN-02")
def test_a_good_goes_to_the_first_free_place():
    table = sending(Table().caravan_holds("red", "green"))
    assert table.caravan == ["red", "green", "blue"]
    assert table.match.view(0)["table"]["caravan"]["lines"] == [[0, 2, 1, None], [None] * 4, [None] * 4]


@rule_test("YSP-CARAVAN-03")
@pytest.mark.parametrize(("before", "points"), [(0, 2), (3, 2), (4, 1), (7, 1), (8, 0), (10, 0)])
def test_a_place_scores_by_its_line(before, points):
    table = sending(Table().caravan_holds(*["red"] * before))
    assert table.blue.gained(points=points)


@rule_test("YSP-CARAVAN-04")
def test_a_full_caravan_is_scored_and_emptied():
    table = sending(Table().caravan_holds(*["red"] * 5, *["green"] * 6))
    assert table.caravan == []
    assert table.red.gained(points=5 * 2)
    assert table.green.gained(points=6 * 3)
    assert table.blue.gained(points=1 * 3)
    assert table.s.cubes_out[0] == table.s.cubes_out[2] == 0


@rule_test("YSP-CARAVAN-04", "YSP-3P-01", "YSP-2P-11", "YSP-4P-04")
@pytest.mark.parametrize(("players", "places"), [(2, 6), (3, 9), (4, 12)])
def test_the_caravan_is_full_with_three_lines_of_as_many_camels_as_players(players, places):
    white = "2222666" + "6" * (1 if players == 2 else 2)
    table = Table(players).caravan_holds(*["red"] * (places - 1))
    table.blue.fills("bag-white-3")
    table.rolls(white).play("take camels", "use supervisor", "go s2")
    assert table.caravan == []
    assert table.red.gained(points=(places - 1) * 3)


@rule_test("YSP-3P-01", "YSP-2P-11", "YSP-4P-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_lines_are_as_long_as_there_are_players(players):
    points = []
    for before in range(3 * players - 1):
        table = Table(players).caravan_holds(*["red"] * before)
        table.red.holds("goods-to-caravan")
        points.append(table.play("play goods-to-caravan").red.points)
    assert points == [2] * players + [1] * players + [0] * (players - 1)


@rule_test("YSP-T-08", "YSP-CARAVAN-05")
def test_the_second_good_starts_the_emptied_caravan():
    table = sending_two(Table().caravan_holds(*["red"] * 11))
    assert table.caravan == ["green"]
    assert table.blue.gained(points=0 + 1 * 3)
    assert table.green.gained(points=2)
    assert table.red.gained(points=11 * 3)


@rule_test("YSP-T-07", "YSP-CARAVAN-06")
def test_the_example_of_the_rulebook_is_scored():
    table = Table().caravan_holds("green", "yellow", "blue", "yellow", "red", "green", "blue", "yellow", "yellow")
    assert [caravan_points(table.s, player) for player in range(4)] == [2, 4, 4, 12]


@rule_test("YSP-CARAVAN-06")
def test_without_goods_the_caravan_scores_nothing():
    table = Table().caravan_holds("red")
    assert caravan_points(table.s, 1) == 0


@rule_test("YSP-CARAVAN-07", "YSP-CARAVAN-08", "YSP-WEEK-05", "YSP-T-07")
def test_at_the_weeks_end_the_caravan_is_scored_and_stays():
    table = Table(3).caravan_holds("green", "red", "red", "green").day(1, 7)
    table.rolls("112233445").spends("camels", "bag", "barrel")
    assert table.caravan == ["green", "red", "red", "green"]
    assert table.red.gained(points=2)
    assert table.green.gained(points=4)
    again = Table(3).caravan_holds("green", "red", "red", "green").day(2, 7)
    assert again.rolls("112233445").spends("camels", "bag", "barrel").green.gained(points=4)


# --- Caravanserai ----------------------------------------------------------


@rule_test("YSP-CARAVAN-09", "YSP-BUILD-12")
@pytest.mark.parametrize("answer", ["send", "pay camel"])
def test_the_caravanserai_draws_a_card_for_a_good_sent_or_replaced(answer):
    table = Table()
    table.blue.built("caravanserai").owns(camels=1)
    sending(table).play(answer)
    assert table.asked == "chance"
    table.play("draw sell-gold")
    assert table.blue.hand == ["sell-gold"]


@rule_test("YSP-CARAVAN-09")
def test_two_goods_draw_two_cards():
    table = Table()
    table.blue.built("caravanserai").fills("bag-white-2", "barrel-white-1")
    table.rolls("111116666").play("take camels", "use supervisor", "go s1", "send bag-white-2", "draw exchange", "draw sell-gold")
    assert table.blue.hand == ["exchange", "sell-gold"]


@rule_test("YSP-CARAVAN-09")
def test_without_a_caravanserai_no_card_is_drawn():
    assert sending(Table()).asked == "blue"


@rule_test("YSP-CARAVAN-10", "YSP-CARD-11")
def test_a_good_sent_by_card_draws_nothing():
    table = Table()
    table.red.built("caravanserai").holds("goods-to-caravan")
    table.play("play goods-to-caravan")
    assert table.caravan == ["red"]
    assert table.red.hand == []
    assert table.asked == "red"
