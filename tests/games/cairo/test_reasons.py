"""Why not? The rules of Cairo say which of them forbids; and what answers cost and give."""

from __future__ import annotations

import pytest

from charsu.games.cairo.board import cell_number
from charsu.games.cairo.components import Build, Decision, Step
from charsu.testing import rule_test
from games.cairo.tables import CARD_NAMES, Table, colour_of


def bazaar(free: bool = False) -> Table:
    """Ankh has a red stall at C5 and D5, Eye one at J2; a card of sector 4 is laid."""
    table = Table(4, {"start": "free"} if free else None).is_empty()
    table.ankh.has_stall("red", "C5", "D5", entrance="C4")
    table.eye.has_stall("red", "J2", entrance="J3")
    return table


def laid(table: Table, card: str = "4") -> Table:
    kind = CARD_NAMES.index(card)
    table.s.laid[kind] += 1
    table.s.deck[kind] -= 1
    table.s.deck_size -= 1
    return table


def asked(table: Table, kind: int, what: int = 0, colour: str = "red", second: int = 0) -> Table:
    table.asks((Step.END_TURN, 0), (kind, 0, 6 * what + colour_of(colour), second))
    return table.arranged(active=0)


CELLS = [
    ("C5", Build.EXTEND, "red", ("CAI-CELL-02", "taken")),
    ("A5", Build.EXTEND, "red", ("CAI-EXT-03", "snack")),
    ("H8", Build.EXTEND, "red", ("CAI-EXT-04", "apart")),
    ("E5", Build.EXTEND, "red", ("CAI-CARD-02", "sector")),
    ("C6", Build.TENT, "yellow", ("CAI-TENT-07", "neighbour")),
    ("B8", Build.TENT, "red", ("CAI-TENT-05", "sector-colour")),
    ("H8", Build.MOVE, "yellow", ("CAI-MOVE-04", "old-cell")),
    ("H8", Build.TENT, "yellow", ("CAI-CARD-02", "sector")),
]


@rule_test("CAI-CELL-02", "CAI-EXT-03", "CAI-EXT-04", "CAI-CARD-02", "CAI-TENT-07", "CAI-TENT-05", "CAI-MOVE-04")
@pytest.mark.parametrize(("cell", "what", "colour", "why"), CELLS)
def test_a_cell_says_why_nothing_goes_up_there(cell, what, colour, why):
    barred = cell_number("H8") if what == Build.MOVE else -1
    table = asked(laid(bazaar()), Decision.CELL, what, colour, barred)
    assert table.why_not(f"at {cell.lower()}") == why


@rule_test("CAI-SETUP-16")
def test_a_sector_is_full_at_the_start_only():
    def why(what):
        table = bazaar()
        table.eye.has_stall("white", "B7", entrance="B6")
        return asked(laid(table, "1") if what == Build.TENT else table, Decision.CELL, what, "yellow", -1).why_not("at d8")

    assert why(Build.START) == ("CAI-SETUP-16", "sector-full")
    assert why(Build.TENT) == ("CAI-CARD-02", "sector")


@rule_test("CAI-EXT-05")
def test_an_extension_keeps_away_from_other_stalls_of_its_colour():
    table = Table().is_empty()
    table.ankh.has_stall("red", "C5", entrance="C4")
    table.eye.has_stall("red", "E5", entrance="E4")
    assert asked(laid(table), Decision.CELL, Build.EXTEND, "red", -1).why_not("at d5") == ("CAI-EXT-05", "same-colour")


@rule_test("CAI-TENT-02", "CAI-WAY-02")
def test_an_entrance_lies_beside_its_tent():
    table = asked(bazaar(), Decision.ENTRANCE, Build.TENT, "yellow", cell_number("H8"))
    assert table.why_not("entrance h6") == ("CAI-TENT-02", "entrance")


@rule_test("CAI-CUST-02", "CAI-CUST-03", "CAI-CUST-07")
def test_a_customer_says_why_he_does_not_go_there():
    table = bazaar().customers("purple", red="C7", blue="J3")
    table.scarab.has_stall("red", "H10", entrance="H9")
    asked(table, Decision.VISIT)
    assert table.why_not("to a1") == ("CAI-CUST-02", "not-entrance")
    assert table.why_not("to j3") == ("CAI-CUST-03", "occupied")
    assert table.why_not("to h9") == ("CAI-CUST-07", "barkers")


@rule_test("CAI-CUST-01", "CAI-CUST-12", "CAI-FINAL-02")
def test_a_customer_says_why_he_cannot_be_called():
    table = bazaar().turn_of(bazaar().ankh)
    assert table.why_not("call purple") == ("CAI-CUST-01", "away")
    assert table.why_not("call white") == ("CAI-CUST-12", "no-entrance")
    final = bazaar().begins_final_phase()
    final.ankh.holds("4")
    final.turn_of(final.ankh)
    assert final.why_not("call red") == final.why_not("draw") == final.why_not("barker") == ("CAI-FINAL-02", "final")


@rule_test("CAI-EXT-01", "CAI-PAY-03", "CAI-PAY-04", "CAI-CARD-01")
def test_a_stall_says_why_it_does_not_grow():
    def why(cards=("5",), **coins):
        table = bazaar()
        table.ankh.holds(*cards).owns(**coins)
        return table.turn_of(table.ankh).why_not("extend red")

    assert why(red=1) == ("CAI-PAY-03", "coins")
    assert why(blue=9) == ("CAI-PAY-04", "no-coin")
    assert why(cards=("9",), red=3) == ("CAI-CARD-01", "no-place")
    assert bazaar().turn_of(bazaar().ankh).why_not("tent blue") == ("CAI-CARD-01", "tent")


@rule_test("CAI-CARD-02", "CAI-CARD-07")
def test_a_card_says_why_it_does_not_fit():
    table = bazaar()
    table.ankh.holds("9", "j1").owns(red=3)
    asked(table, Decision.CARD, Build.EXTEND, "red", -1)
    assert table.why_not("play 9") == ("CAI-CARD-02", "card")
    assert table.why_not("play j1") == ("CAI-CARD-07", "joker")


# --- what answers cost and give ------------------------------------------------------


@rule_test("CAI-PAY-01", "CAI-EXT-09")
def test_growing_costs_and_scores_the_new_size():
    table = bazaar()
    table.ankh.holds("5").owns(red=3)
    worth = table.turn_of(table.ankh).match.worth("extend red")
    assert worth["coin-red"] == -3 and worth["card"] == -1 and worth["points"] >= 3


@rule_test("CAI-PAY-03", "CAI-PAY-05")
def test_coins_that_may_be_chosen_are_not_told():
    table = bazaar()
    table.ankh.holds("5").owns(red=1, blue=4, green=4)
    worth = table.turn_of(table.ankh).match.worth("extend red")
    assert worth["coin-red"] == -1 and worth["points"] >= 3 and "coin-blue" not in worth


@rule_test("CAI-INCOME-01", "CAI-INCOME-02", "CAI-CUST-07")
def test_a_visit_brings_coins_and_costs_barkers():
    table = bazaar().customers("purple", red="C8")
    table.ankh.has_barkers(1)
    asked(table, Decision.VISIT)
    assert table.match.worth("to c4") == {"coin-red": 2}
    assert table.match.worth("to j3") == {"coin-red": 1, "barker": -1}


@rule_test("CAI-DRAW-01")
def test_drawing_brings_two_cards():
    table = bazaar()
    assert table.turn_of(table.ankh).match.worth("draw") == {"card": 2}
