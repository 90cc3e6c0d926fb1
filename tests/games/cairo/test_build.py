"""Tents, extensions, ways, payment, medals and moved tents."""

from __future__ import annotations

import pytest

from charsu.games.cairo.board import cell_number
from charsu.games.cairo.pay import can_pay
from charsu.testing import rule_test
from games.cairo.tables import Table

# --- Tents -----------------------------------------------------------------


@rule_test("CAI-TENT-01")
def test_a_player_has_one_tent_of_each_colour():
    table = Table()
    table.ankh.holds("1", "5", "9")
    assert [text for text in table.possible if text.startswith("tent")] == ["tent green", "tent blue", "tent white"]


@rule_test("CAI-TENT-02", "CAI-TENT-09", "CAI-TENT-12")
def test_a_tent_needs_a_free_neighbour_of_its_own_for_the_entrance():
    table = Table().is_empty().customers(off="purple", red="g6")
    table.eye.has_stall("green", "b3", entrance="b2")
    table.scarab.has_stall("yellow", "d1", entrance="c1")
    table.ankh.holds("1")
    assert "b1" not in table.play("tent blue", "play 1").choices, "both neighbours of B1 are entrances"
    assert table.play("at c4").choices == {"c3", "b4", "d4", "c5"}


@rule_test("CAI-TENT-03", "CAI-TENT-04")
def test_other_colours_stay_out_of_the_snack_zone():
    table = Table()
    table.ankh.holds("1", "5", "9")
    table.play("tent blue", "three", "play 1", "play 5", "play 9")
    assert not {cell for cell in table.choices if cell[0] in "al" or cell[1:] == "12"}
    assert table.play("at b8").choices == {"b7", "b9", "c8"}


@rule_test("CAI-TENT-05")
def test_the_tents_own_cell_decides_its_sector():
    table = Table()
    table.eye.has_stall("green", "d4", entrance="e4")
    table.scarab.has_stall("green", "i5", entrance="i4")
    table.ankh.holds("2")
    assert "tent green" in table.possible, "only an entrance lies in sector 2"


@rule_test("CAI-TENT-06")
def test_extensions_do_not_keep_tents_of_their_colour_out_of_a_sector():
    table = Table()
    table.scarab.has_stall("green", "d3", "e3", entrance="d4")
    table.eye.has_stall("green", "c7", entrance="c8")
    table.ankh.holds("2")
    assert "tent green" in table.possible


@rule_test("CAI-TENT-07")
def test_a_tent_keeps_away_from_extensions_too():
    table = Table()
    table.scarab.has_stall("green", "c3", "c4", entrance="d3")
    table.ankh.holds("4")
    assert not {"c5"} & table.play("tent blue", "play 4").choices


@rule_test("CAI-TENT-08")
def test_entrances_may_touch_anything():
    table = Table()
    table.ankh.holds("5")
    table.play("tent green", "play 5", "at e6")
    assert "e5" in table.choices
    table = Table()
    table.ankh.holds("2")
    assert "f5" in table.play("tent green", "play 2", "at f4").choices, "F5 is beside the tent G5"


@rule_test("CAI-TENT-10", "CAI-WAY-02", "CAI-WAY-04")
def test_a_tent_may_not_shut_anybody_in():
    table = Table().is_empty()
    table.eye.has_stall("green", "d1", "c1", entrance="e1")
    table.ankh.holds("1")
    assert "b2" not in table.play("tent blue", "play 1").choices, "the customer on B1 would be shut in"
    table = Table().is_empty().customers(off="purple", red="g6")
    table.eye.has_stall("green", "d2", "c2", "c1", entrance="e2")
    table.scarab.has_stall("yellow", "b4", "b3", entrance="c4")
    table.ankh.holds("1", "5", "9")
    table.play("tent blue", "three", "play 1", "play 5", "play 9")
    assert not {"b1", "b2"} & table.choices, "nobody can reach B1 and B2 any more"


@rule_test("CAI-TENT-11", "CAI-MEDAL-11")
def test_a_tent_costs_nothing_and_gives_nothing():
    table = Table()
    table.ankh.holds("3").owns(red=1)
    table.play("tent green", "play 3", "at i4", "entrance j4")
    assert (table.ankh.points, table.ankh.coins, table.ankh.gold, table.ankh.silver) == (0, {"red": 1}, [], [])
    assert table.ankh.stall("green") == ["i4"] and table.ankh.entrance("green") == "j4"


# --- Extensions ------------------------------------------------------------


@rule_test("CAI-EXT-01")
def test_a_colour_without_extensions_left_cannot_be_extended():
    table = Table().begins_final_phase().is_empty()
    table.eye.has_stall("red", "g3", "g2", "f2", "f3", "f4", "g4", "h4", entrance="h3")
    table.ankh.has_stall("red", "c3", entrance="d3").holds("1").owns(red=5)
    assert table.extensions("red") == 0
    assert "extend red" not in table.possible


@rule_test("CAI-EXT-02", "CAI-EXT-10")
def test_an_extension_takes_one_free_cell_for_good():
    table = Table()
    table.ankh.holds("7").owns(red=2)
    table.play("extend red", "play 7", "at c11")
    assert table.ankh.stall("red") == ["c10", "c11"] and table.extensions("red") == 5
    assert table.asked == table.eye


@rule_test("CAI-EXT-03")
def test_only_purple_grows_in_the_snack_zone():
    table = Table().is_empty()
    table.ankh.has_stall("red", "b3", entrance="b2").has_stall("purple", "a6", entrance="b6").holds("1", "4", "9")
    table.play("extend red", "three", "play 1", "play 4", "play 9")
    assert table.choices == {"b4", "c3"}


@rule_test("CAI-EXT-03", "CAI-WAY-05")
def test_purple_extensions_fill_corners_and_change_no_ways():
    table = Table()
    table.ankh.has_stall("purple", "a11", entrance="b11").holds("7").owns(purple=2)
    table.customers(off="purple", green="g6")
    ground = list(table.s.ground)
    table.play("extend purple", "play 7")
    assert "a12" in table.choices
    assert table.play("at a12").s.ground == ground


@rule_test("CAI-EXT-04")
def test_an_extension_joins_the_tent_or_another_extension():
    table = Table()
    table.ankh.has_stall("red", "c10", "d10", entrance="c9").holds("7", "8").owns(red=3)
    table.play("extend red", "play 7")
    assert table.choices == {"b10", "c11", "d11", "d9"}


@rule_test("CAI-EXT-07")
def test_contact_at_corners_is_allowed():
    table = Table().is_empty()
    table.ankh.has_stall("red", "c3", entrance="d3").holds("1").owns(red=2)
    table.eye.has_stall("red", "d6", "d5", entrance="e6")
    assert "c4" in table.play("extend red", "play 1").choices, "D5 touches C4 only at a corner"


@rule_test("CAI-EXT-09")
def test_the_order_of_an_extension():
    table = Table()
    table.ankh.holds("j3").owns(red=2, blue=2)
    table.play("extend red", "play j3", "fee blue", "fee blue")
    assert table.s.laid[11] == 1 and table.ankh.coins == {"red": 2} and table.ankh.stall("red") == ["c10"]
    table.play("at c11")
    assert table.last_events == [
        "Ankh puts a red extension on C11.", "Ankh pays 2 red coins.", "Ankh scores 2 points for the red stall.",
        "Ankh takes the gold medal in red: 3 points.", "Ankh takes the silver medal in red: 2 points.",
    ]  # fmt: skip
    assert table.s.laid[11] == 0 and table.s.discard[11] == 1


# --- Ways ------------------------------------------------------------------


@rule_test("CAI-WAY-01")
def test_walkable_is_the_market_square_without_stalls():
    table = Table()
    s = table.s
    blocked = ("A1", "L7", "F12", "C10", "G5")
    open_to_all = ("B1", "F6", "C9", "E1", "B11", "K11")
    assert all(not s.ground[cell_number(c) // 60] >> (cell_number(c) % 60) & 1 for c in blocked)
    assert all(s.ground[cell_number(c) // 60] >> (cell_number(c) % 60) & 1 for c in open_to_all)


@rule_test("CAI-WAY-02", "CAI-EXT-08")
def test_an_entrance_keeps_its_approach():
    table = Table().is_empty().customers(off="purple", red="g6")
    table.eye.has_stall("green", "b2", entrance="b1")
    table.ankh.has_stall("red", "d2", "d1", entrance="e2").holds("1").owns(red=3)
    assert "c1" not in table.play("extend red", "play 1").choices


@rule_test("CAI-WAY-03", "CAI-WAY-04")
def test_a_cut_off_area_is_only_good_for_extensions():
    table = Table().is_empty().customers(off="purple", red="g6")
    table.ankh.has_stall("red", "d2", "c2", "c1", entrance="e2").holds("1").owns(red=9)
    table.eye.has_stall("blue", "b4", "b3", entrance="c4").holds("1")
    assert table.match.view(0)["table"]["board"]["cut_off"] == ["B1", "B2"]
    assert {"b1", "b2"} <= table.play("extend red", "play 1").choices
    table.play("at b2")
    assert not {"b1", "b2"} & table.play("tent green", "play 1").choices


# --- Payment ---------------------------------------------------------------


@rule_test("CAI-PAY-01")
@pytest.mark.parametrize("size", [1, 2, 3, 4, 5, 6])
def test_the_cost_is_the_size_to_come(size):
    cells = ("c10", "d10", "e10", "e11", "d11", "c11")[:size]
    table = Table().is_empty().customers(off="green", purple="g6")
    table.ankh.has_stall("red", *cells, entrance="c9").holds("7").owns(red=9)
    table.play("extend red", "play 7", "at b10")
    assert table.ankh.coins == {"red": 9 - size - 1}


@rule_test("CAI-PAY-03", "CAI-PAY-05")
def test_the_sensible_payment_is_offered_first():
    table = Table()
    table.ankh.has_stall("red", "c10", "d10", "d9", entrance="c9").holds("7").owns(red=3, blue=2, white=4)
    table.play("extend red", "play 7", "at b10")
    assert table.possible == ["pay 3", "pay 2", "pay 1"]
    table.play("pay 3")
    assert table.possible == ["pay white", "pay blue"]


@rule_test("CAI-PAY-03")
def test_the_reading_in_which_the_own_colour_goes_first():
    table = Table(options={"payment": "own-first"})
    table.ankh.has_stall("red", "c10", "d10", "d9", entrance="c9").holds("7").owns(red=3, blue=2, white=4)
    assert table.play("extend red", "play 7", "at b10").possible == ["pay 3"]


@rule_test("CAI-PAY-06")
def test_payments_go_to_the_banks_of_their_colours():
    table = Table()
    table.ankh.has_stall("red", "c10", "d10", entrance="c9").holds("7").owns(red=2, blue=2)
    before = table.bank("red"), table.bank("blue")
    table.play("extend red", "play 7", "at b10", "pay 2", "pay blue", "pay blue")
    assert (table.bank("red"), table.bank("blue")) == (before[0] + 2, before[1] + 2)


@rule_test("CAI-PAY-04", "CAI-PAY-07")
def test_fee_and_cost_never_share_a_coin():
    table = Table()
    extend_red = 6
    for red, blue, fee, possible in (
        (2, 0, 0, True),
        (1, 2, 0, True),
        (0, 9, 0, False),
        (1, 4, 2, True),
        (1, 3, 2, False),
        (3, 2, 2, True),
    ):
        table.ankh.owns(red=red, blue=blue)
        assert can_pay(table.s, 0, extend_red, fee) is possible


# --- Medals ----------------------------------------------------------------


@rule_test("CAI-MEDAL-02", "CAI-MEDAL-03")
def test_the_comparison_is_with_all_other_stalls_of_the_colour():
    table = Table()
    table.ankh.has_stall("red", "c10", "d10", entrance="c9").holds("7").owns(red=3)
    table.eye.has_stall("red", "e2", "f2", entrance="e1").has_gold("red").has_silver("red")
    table.play("extend red", "play 7", "at b10")
    assert (table.ankh.points, table.ankh.gold, table.eye.gold, table.eye.points) == (3 + 3 + 2, ["red"], [], 0)


@rule_test("CAI-MEDAL-09", "CAI-INFO-02")
def test_medals_lie_open():
    table = Table()
    table.ankh.has_stall("red", "c10", "d10", entrance="c9")
    assert table.match.view(None)["table"]["players"][0]["gold"] == ["red"]


# --- Moving a tent ---------------------------------------------------------


def blocked(**customers: str) -> Table:
    """Ankh's red tent in the corner B1 with its entrance on C1, blocked by B2."""
    table = Table().is_empty().customers(off="purple", red="g6", **customers)
    table.ankh.has_stall("red", "b1", entrance="c1").holds("1", "5").owns()
    table.eye.has_stall("green", "b3", "b2", entrance="c3")
    return table


@rule_test("CAI-MOVE-03", "CAI-MOVE-04", "CAI-MOVE-06", "CAI-MEDAL-11")
def test_a_moved_tent_is_placed_like_a_new_one():
    table = blocked().play("move red")
    assert table.ankh.stall("red") == []
    table.play("play 1")
    assert "b1" not in table.choices
    table.play("at d1")
    assert table.choices == {"c1", "d2", "e1"}
    table.play("entrance c1")
    assert table.ankh.stall("red") == ["d1"] and table.ankh.points == 0 and table.asked == table.eye


@rule_test("CAI-MOVE-04")
def test_the_old_cells_count_as_empty():
    table = Table().is_empty().customers(off="purple", red="g6", white="h6")
    table.ankh.has_stall("red", "f6", entrance="e6").holds("5").owns()
    table.eye.has_stall("green", "f8", "f7", entrance="e8")
    table.scarab.has_stall("yellow", "f4", "f5", entrance="e4")
    table.play("move red", "play 5")
    assert "e6" in table.choices, "its own old entrance, in its own old sector"
    assert "f6" not in table.choices


@rule_test("CAI-MOVE-02")
def test_a_customer_on_the_only_open_neighbour_blocks_too():
    table = Table().is_empty().customers(off="purple", red="b2")
    table.ankh.has_stall("red", "b1", entrance="c1").holds("1", "5").owns()
    assert "move red" in table.possible


@rule_test("CAI-MOVE-05")
def test_a_customer_on_the_old_entrance_stays():
    table = blocked(white="c1")
    table.play("move red", "play 5", "at g8", "entrance g9")
    assert table.customer("white") == "c1"
    assert table.s.customer.count(cell_number("C1")) == 1


@rule_test("CAI-MOVE-07", "CAI-2P-05")
def test_neutral_and_foreign_tents_are_neither_moved_nor_extended():
    table = Table(players=2).is_empty().customers(off="purple", red="g6")
    table.neutral.has_stall("red", "b1", entrance="c1")
    table.eye.has_stall("green", "b3", "b2", entrance="c3")
    table.ankh.holds("1", "5", "9").owns(red=5)
    assert not [text for text in table.possible if text.startswith(("move", "extend"))]


@rule_test("CAI-MOVE-02")
def test_the_reading_in_which_any_tent_without_extensions_may_move():
    table = Table(options={"moving": "any"})
    table.ankh.holds("1", "5", "9")
    assert {"move red", "move yellow", "move purple"} <= set(table.possible)
