"""The final phase and the final scoring."""

from __future__ import annotations

import pytest

from charsu.testing import rule_test
from games.cairo.tables import Table


def last_red(players: int = 4) -> Table:
    """Ankh can take the last red extension."""
    table = Table(players=players).is_empty()
    table.eye.has_stall("red", "g3", "g2", "f2", "f3", "f4", "g4", entrance="h3")
    table.ankh.has_stall("red", "c3", entrance="d3").holds("1").owns(red=2)
    return table


@rule_test("CAI-FINAL-01", "CAI-FINAL-02", "CAI-FINAL-03")
def test_the_last_extension_of_a_colour_begins_the_final_phase():
    table = last_red()
    table.eye.holds("2")
    table.play("extend red", "play 1", "at c4")
    assert table.s.final == 1 and table.asked == table.eye
    assert {text.split()[0] for text in table.possible} == {"tent", "out"}


@rule_test("CAI-FINAL-01")
def test_one_extension_left_in_two_colours_begins_it_too():
    table = Table().is_empty()
    table.eye.has_stall("red", "g3", "g2", "f2", "f3", "f4", "g4", entrance="h3").holds("1")
    table.scarab.has_stall("green", "d9", "d10", "e10", "e9", "e8", entrance="c9")
    table.ankh.has_stall("green", "c3", entrance="d3").holds("1").owns(green=2)
    assert (table.extensions("red"), table.extensions("green")) == (1, 2)
    assert table.play("extend green", "play 1", "at c4").s.final == 1


@rule_test("CAI-FINAL-01")
def test_only_an_extension_can_begin_it():
    table = Table().is_empty()
    table.eye.has_stall("red", "g3", "g2", "f2", "f3", "f4", "g4", entrance="h3")
    table.scarab.has_stall("green", "d9", "d10", "e10", "e9", "e8", "d8", entrance="c9")
    table.ankh.holds("1")
    assert (table.extensions("red"), table.extensions("green")) == (1, 1)
    assert table.play("tent blue", "play 1", "at c4", "entrance c5").s.final == 0


@rule_test("CAI-FINAL-04", "CAI-FINAL-06")
def test_who_leaves_cannot_come_back():
    table = Table(players=2).begins_final_phase()
    table.ankh.holds("1")
    table.eye.holds("2", "3")
    table.play("out", "tent red", "play 2", "at e3", "entrance e4")
    assert table.asked == table.eye
    table.play("out")
    assert table.match.is_over


@rule_test("CAI-FINAL-04")
def test_who_has_no_card_is_out_without_being_asked():
    table = Table(players=3).begins_final_phase()
    table.ankh.holds("1")
    table.scarab.holds("2")
    table.play("out")
    assert table.asked == table.scarab and table.s.out[:3] == [1, 1, 0]


@rule_test("CAI-FINAL-04")
def test_who_cannot_build_with_the_cards_at_hand_can_only_leave():
    table = Table(players=3).begins_final_phase()
    table.ankh.holds("j1").owns()
    assert table.possible == ["out"]


@rule_test("CAI-FINAL-05")
def test_the_last_one_may_build_several_times_in_a_row():
    table = Table(players=3).begins_final_phase()
    table.eye.is_out()
    table.scarab.is_out()
    table.ankh.holds("5", "9").owns()
    table.play("tent blue", "play 5", "at g8", "entrance g7")
    assert table.asked == table.ankh
    table.play("tent green", "play 9", "at k10", "entrance j10")
    assert table.match.is_over


@rule_test("CAI-FINAL-07")
def test_in_the_final_phase_points_costs_and_medals_are_as_before():
    table = Table(players=3).begins_final_phase()
    table.ankh.holds("4", "9").owns(red=2)
    table.play("extend red", "play 4", "at c6")
    assert (table.ankh.points, table.ankh.coins, table.ankh.gold) == (7, {}, ["red"])


@rule_test("CAI-FINAL-08")
def test_no_more_builds_than_cards():
    table = Table(players=2).begins_final_phase()
    table.ankh.holds("1", "5", "6", "9")
    table.eye.is_out()
    builds = 0
    while not table.match.is_over:
        table.play(table.possible[0])
        builds += table.match.history[-1].notation.startswith(("tent", "extend", "move"))
    assert 1 <= builds <= 4


@rule_test("CAI-SCORE-02")
@pytest.mark.parametrize(("coins", "points"), [({}, 0), ({"red": 2}, 0), ({"red": 1, "blue": 2}, 1), ({"red": 5, "green": 3}, 2)])
def test_three_coins_of_any_colours_are_a_point(coins, points):
    table = Table(players=2).begins_final_phase()
    table.ankh.owns(**coins).holds("1")
    assert table.play("out").ankh.points == points


@rule_test("CAI-SCORE-03")
def test_cards_barkers_tents_and_sizes_give_nothing():
    table = Table(players=2).begins_final_phase()
    table.ankh.owns().holds("1", "2", "j1").has_barkers(5).has_stall("red", "j5", "j4", "j3", entrance="k5")
    assert table.play("out").ankh.points == 3 + 2


@rule_test("CAI-SCORE-04")
def test_the_highest_total_wins_and_a_tie_is_shared():
    table = Table(players=3).begins_final_phase()
    table.ankh.owns().has_points(20).holds("1")
    table.eye.owns().has_points(31)
    table.scarab.owns().has_points(31)
    table.play("out")
    assert [(row["rank"], row["seat"]) for row in table.match.result] == [(1, 1), (1, 2), (3, 0)]
