"""The end of days, weeks and the game."""

from __future__ import annotations

import pytest

from charsu.testing import rule_test
from games.yspahan.tables import Table


def finish_day(table: Table) -> Table:
    """Three players take turns that change nothing."""
    return table.rolls("112233445").spends("camels", "bag", "barrel")


@rule_test("YSP-DAY-01")
def test_the_tower_is_empty_after_a_day():
    table = Table(3).rolls("112233445")
    table.spends("camels", "bag")
    assert table.tower == {"barrel": "33", "chest": "44", "gold": "5"}
    table.spends("barrel")
    assert table.tower == {}


@rule_test("YSP-DAY-02")
@pytest.mark.parametrize("day", [1, 2, 3, 4, 5, 6])
def test_the_next_day_begins_with_the_left_neighbour(day):
    table = finish_day(Table(3).day(1, day, first="green"))
    assert (table.s.week, table.s.day) == (1, day + 1)
    assert table.asked == "red"
    assert table.possible == ["buy 0", "buy 1", "buy 2"]


@rule_test("YSP-FLOW-01", "YSP-END-01")
def test_a_game_is_three_weeks_of_seven_days():
    table = Table(3)
    days = []
    while not table.match.is_over:
        days.append((table.s.week, table.s.day))
        finish_day(table)
    assert days == [(week, day) for week in (1, 2, 3) for day in range(1, 8)]


@rule_test("YSP-WEEK-01")
def test_the_city_is_scored_before_the_caravan():
    table = Table(3).caravan_holds("red").day(1, 7)
    table.red.fills("vase-blue")
    events = finish_day(table).last_events
    assert events.index("Red has 1 complete souk: 4 points.") < events.index("Red scores 1 point for the Caravan.")


@rule_test("YSP-WEEK-02", "YSP-WEEK-03", "YSP-T-10")
@pytest.mark.parametrize(("bazaar", "blue", "red"), [(False, 6, 4), (True, 8, 6)])
def test_the_week_of_the_example(bazaar, blue, red):
    table = Table(3).day(1, 7)
    table.blue.fills("chest-yellow").built(*["bazaar"] * bazaar)
    table.red.fills("chest-blue", "chest-pink-1", "chest-pink-3").built(*["bazaar"] * bazaar)
    finish_day(table)
    assert table.blue.gained(points=blue)
    assert table.red.gained(points=red)


@rule_test("YSP-WEEK-02")
@pytest.mark.parametrize(
    ("souk", "points"),
    [
        ("bag-white", 3), ("bag-blue", 4), ("bag-yellow", 6), ("bag-pink", 8),
        ("barrel-white", 3), ("barrel-blue", 4), ("barrel-yellow", 6), ("barrel-pink", 8),
        ("chest-blue", 4), ("chest-yellow", 6), ("chest-pink", 8),
        ("vase-blue", 4), ("vase-yellow", 6), ("vase-orange", 12),
    ],
)  # fmt: skip
def test_each_souk_scores_its_printed_points(souk, points):
    table = Table(3).day(2, 7)
    table.green.fills(souk)
    assert finish_day(table).green.gained(points=points)


@rule_test("YSP-WEEK-02", "YSP-SOUK-10")
def test_an_unfinished_souk_scores_nothing():
    table = Table(3).day(1, 7)
    table.red.fills("bag-pink-1", "bag-pink-2", "bag-pink-3", "bag-pink-4", "bag-pink-5")
    assert finish_day(table).red.gained(points=0)


@rule_test("YSP-WEEK-04")
def test_all_shops_are_cleared():
    table = Table(3).day(1, 7)
    table.red.fills("chest-blue", "bag-pink-2")
    table.blue.fills("vase-orange-1")
    finish_day(table)
    assert [seat.goods for seat in table.seats] == [[], [], []]
    assert table.s.cubes_out == [0, 0, 0, 0]


@rule_test("YSP-WEEK-05")
def test_a_caravan_scored_at_the_weeks_end_keeps_its_goods():
    table = finish_day(Table(3).caravan_holds("blue", "blue").day(1, 7))
    assert table.caravan == ["blue", "blue"]
    assert table.blue.gained(points=2)


@rule_test("YSP-WEEK-06")
def test_the_next_week_begins():
    table = finish_day(Table(3).supervisor_on("w7").day(1, 7))
    assert (table.s.week, table.s.day, table.supervisor) == (2, 1, "c")
    assert table.asked == "blue"


@rule_test("YSP-WEEK-07")
def test_purses_and_hands_are_kept():
    table = Table(3)
    table.red.owns(gold=7, camels=1).holds("exchange", "sell-gold").built("hammam")
    finish_day(table.day(1, 7))
    assert (table.red.gold, table.red.camels, table.red.hand) == (7, 1, ["exchange", "sell-gold"])
    assert table.red.buildings == ["hammam"]


@rule_test("YSP-WEEK-08")
def test_no_card_is_played_during_the_scoring():
    table = Table(3).day(1, 7)
    table.red.holds("sell-gold")
    table.green.holds("sell-gold")
    table.red.fills("vase-blue")
    finish_day(table)
    assert (table.s.week, table.s.day) == (2, 1)
    assert table.red.points == 4


@rule_test("YSP-END-01")
def test_the_third_week_is_scored_like_the_others():
    table = Table(3).caravan_holds("green").day(3, 7)
    table.blue.fills("vase-orange")
    finish_day(table)
    assert table.match.is_over
    assert [seat.points for seat in table.seats] == [0, 12, 1]


@rule_test("YSP-END-02")
def test_the_most_points_win():
    table = Table(3).day(3, 7)
    table.red.owns(points=40)
    table.blue.owns(points=52)
    table.green.owns(points=41)
    assert [(row["rank"], row["seat"]) for row in finish_day(table).match.result] == [(1, 1), (2, 2), (3, 0)]


@rule_test("YSP-END-03")
def test_equal_points_share_the_win():
    table = Table(3).day(3, 7)
    table.red.owns(points=50, gold=9)
    table.green.owns(points=50)
    assert [(row["rank"], row["seat"]) for row in finish_day(table).match.result] == [(1, 0), (1, 2), (3, 1)]


@rule_test("YSP-END-04")
def test_what_is_left_over_is_worth_nothing():
    table = Table(3)
    table.red.owns(gold=20, camels=1).holds("sell-camels")
    table.blue.owns(points=1)
    finish_day(table.day(3, 7))
    assert table.red.points == 0
    assert table.match.result[0]["scores"] == {"points": 1}
