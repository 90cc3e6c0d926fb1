"""Turns, cells, and playing sector cards."""

from __future__ import annotations

import pytest

from charsu.games.cairo.components import SIDE
from charsu.testing import rule_test
from games.cairo.tables import Table


@rule_test("CAI-TURN-01", "CAI-TURN-05")
def test_turns_go_clockwise_and_the_display_is_full_again():
    table = Table(players=3)
    for player in (table.eye, table.scarab, table.ankh):
        table.play("draw").play(table.possible[0]).play("barker")
        while table.asked is None:
            table.play(table.possible[-1])
        assert table.asked == player
        assert min(table.s.display) >= 0


@rule_test("CAI-TURN-02", "CAI-TURN-03")
def test_a_turn_is_one_build_one_customer_or_one_draw():
    table = Table()
    table.ankh.holds("7").owns(red=2)
    assert {text.split()[0] for text in table.possible} == {"tent", "extend", "call", "draw"}
    assert table.play("call white", "to i6").asked == table.eye


@rule_test("CAI-TURN-04", "CAI-DRAW-09")
def test_there_is_no_pass_and_drawing_is_always_possible():
    table = Table()
    table.ankh.holds().owns()
    assert "out" not in table.possible and "draw" in table.possible


@rule_test("CAI-TURN-03", "CAI-CARD-01")
def test_without_cards_there_is_no_building():
    table = Table()
    table.ankh.holds().owns(red=5)
    assert {text.split()[0] for text in table.possible} == {"call", "draw"}


@rule_test("CAI-CELL-01", "CAI-CELL-03")
def test_every_cell_has_one_sector_and_one_zone():
    s = Table().s
    for cell in (SIDE * y + x for y in range(12) for x in range(12)):
        word, shift = cell // 60, cell % 60
        assert sum(area[word] >> shift & 1 for area in s.sector) == 1
        assert (s.market[word] >> shift & 1) + (s.snack[word] >> shift & 1) == 1


@rule_test("CAI-CELL-03", "CAI-CARD-05")
def test_stalls_and_entrances_cross_the_lines_between_sectors():
    table = Table()
    table.ankh.holds("2")
    assert "g5" not in table.play("tent green", "play 2", "at e4").choices
    assert table.choices == {"d4", "e3", "e5", "f4"}
    table = Table()
    table.turn_of(table.eye).eye.holds("1")
    assert table.play("extend red", "play 1").choices == {"d2"}


@rule_test("CAI-CELL-02")
@pytest.mark.parametrize("cell", ["e2", "e1", "g4", "f6", "b5"])
def test_tents_entrances_and_customers_take_their_cells(cell):
    table = Table()
    table.ankh.holds("1", "2", "3")
    table.play("tent blue", "three", "play 1", "play 2", "play 3")
    assert cell not in table.choices


@rule_test("CAI-CARD-01", "CAI-CARD-02", "CAI-CARD-03", "CAI-CARD-04")
def test_one_card_one_joker_or_any_three():
    table = Table()
    table.ankh.holds("3", "j2", "7")
    assert table.play("tent blue").possible == ["play 7", "play j2", "three"]
    table = Table()
    table.ankh.holds("3", "7")
    assert table.play("tent green").possible == ["play 3", "play 7"]


@rule_test("CAI-CARD-03", "CAI-CARD-07")
def test_a_joker_costs_two_coins_of_any_colours_and_reaches_three_sectors():
    table = Table()
    table.ankh.holds("j6").owns(red=1, blue=1)
    table.play("tent green", "play j6")
    assert table.possible == ["fee red", "fee blue"]
    table.play("fee red", "fee blue")
    sectors = {
        table.match.view(0)["table"]["board"]["sectors"][int(cell[1:]) - 1]["abcdefghijkl".index(cell[0])] for cell in table.choices
    }
    assert sectors == {"3", "6", "9"}
    assert table.ankh.coins == {} and table.bank("red") == 17


@rule_test("CAI-CARD-07")
def test_who_cannot_pay_the_fee_cannot_play_the_joker():
    table = Table()
    table.ankh.holds("j6").owns(red=1)
    assert "tent green" not in table.possible


@rule_test("CAI-CARD-05", "CAI-CARD-06")
def test_the_card_says_where_and_nothing_else():
    table = Table()
    table.ankh.holds("5")
    assert "tent white" not in table.possible, "sector 5 has a white tent"
    assert not {"g6", "h5", "f5"} & table.play("tent green", "play 5").choices


@rule_test("CAI-CARD-08")
def test_barkers_are_no_sector_cards():
    table = Table()
    table.ankh.holds("3", "7").has_barkers(3)
    assert "three" not in table.play("tent green").possible


@rule_test("CAI-CARD-09")
def test_played_cards_lie_open_until_the_build_is_finished():
    table = Table()
    table.ankh.holds("3")
    table.play("tent green", "play 3", "at i4")
    assert table.match.view(None)["table"]["laid"] == {"3": 1}
    assert table.match.view(None)["table"]["discard"] == {}
    table.play("entrance j4")
    assert table.match.view(None)["table"]["laid"] == {}
    assert table.match.view(None)["table"]["discard"] == {"3": 1}


@rule_test("CAI-CARD-10")
def test_three_cards_may_be_played_although_one_would_do():
    table = Table()
    table.ankh.holds("3", "3", "7")
    table.play("tent green", "three", "play 3", "play 3")
    assert table.possible == ["play 7"]
    assert len(table.play("play 7").choices) > 30


@rule_test("CAI-CARD-10")
def test_by_option_three_cards_are_played_only_where_no_card_fits():
    def sectors(table: Table) -> set[str]:
        rows = table.match.view(0)["table"]["board"]["sectors"]
        return {rows[int(cell[1:]) - 1]["abcdefghijkl".index(cell[0])] for cell in table.choices}

    table = Table(options={"three_cards": "needed"})
    table.ankh.holds("3", "3", "7", "8")
    table.play("tent green", "three", "play 3", "play 3", "play 7")
    assert sectors(table) and not sectors(table) & {"3", "7", "8"}
    table = Table(options={"three_cards": "needed"})
    table.ankh.holds("j4", "j5", "j6")
    assert table.play("tent green").possible == ["play j4", "play j5", "play j6"], "the jokers fit everywhere"
    table = Table(options={"three_cards": "needed"})
    table.ankh.holds("j4", "j5", "j6").owns(red=1)
    assert table.play("tent green").possible == ["three"], "without the fee they fit nowhere"
    table.play("three", "play j4", "play j5", "play j6")
    assert {"3", "7"} <= sectors(table)


@rule_test("CAI-CARD-04")
def test_with_four_cards_one_is_kept():
    table = Table()
    table.ankh.holds("3", "4", "j1", "7")
    table.play("tent green", "three", "play j1", "play 7", "play 3", "at i5", "entrance i4")
    assert table.ankh.hand == ["4"] and table.ankh.coins == dict.fromkeys(("red", "yellow", "green", "blue", "white", "purple"), 1)


@rule_test("CAI-FINAL-08")
def test_a_table_has_a_limit_of_turns_after_which_the_final_phase_begins():
    table = Table(players=3, options={"turn_limit": 3})
    table.eye.holds("1")
    table.scarab.holds("2")
    table.ankh.holds("3")
    table.play("draw", "barker", "barker", "draw", "barker", "barker", "draw", "barker", "barker")
    assert table.s.turns == 4 and table.s.final == 1
    assert "out" in table.possible and "draw" not in table.possible
