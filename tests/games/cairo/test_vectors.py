"""The test vectors of the ledger on the reconstructed board."""

from __future__ import annotations

import pytest

from charsu.games.cairo.board import cell_number, find
from charsu.games.cairo.build import is_supply_low
from charsu.games.cairo.state import State
from charsu.testing import rule_test
from games.cairo.tables import Player, Table


def plenty(player: Player) -> Player:
    """Enough of everything for one build anywhere."""
    return player.holds("1", "2", "3")


@rule_test("CAI-T-01", "CAI-CELL-01")
def test_the_reconstructed_board():
    board = find("reconstructed")
    assert len(board.sector) == 144 and len(board.market) == 110 and len(board.snack) == 34
    assert [board.sector[cell_number(name)] for name in ("F6", "A12", "K4", "L9")] == [5, 7, 3, 9]
    tents = [stall.tent for row in board.layouts[4] for stall in row]
    assert len(tents) == 12
    assert all(sum(board.sector[t] == n for t in tents) <= 2 for n in range(1, 10))


@rule_test("CAI-T-02", "CAI-CUST-05", "CAI-CUST-07")
@pytest.mark.parametrize(("barkers", "targets"), [(0, {"e1"}), (1, {"e1", "c9"})])
def test_the_nearest_entrance_or_a_farther_one_for_a_barker(barkers, targets):
    table = Table().customers(off="purple", red="k1", yellow="b1")
    table.ankh.has_barkers(barkers)
    assert table.play("call red").choices == targets


@rule_test("CAI-T-03", "CAI-CUST-06")
def test_equally_near_entrances_are_a_free_choice():
    table = Table().customers(off="purple", red="f6", white="b1")
    assert table.play("call red").choices == {"e1", "c9"}


@rule_test("CAI-T-04", "CAI-CUST-03", "CAI-CUST-05")
def test_an_occupied_entrance_is_left_out_of_the_count():
    table = Table().customers(off="purple", red="k1", yellow="e1")
    assert table.play("call red").choices == {"c9"}


@rule_test("CAI-T-05", "CAI-CUST-10", "CAI-CUST-11")
def test_the_visitor_and_the_one_off_the_board_are_exchanged():
    table = Table().customers(off="blue", red="k1", yellow="b1", purple="k11")
    table.play("call red", "to e1")
    assert table.customer("red") is None
    assert table.customer("blue") == "e1"
    assert "k1" not in [table.customer(c) for c in ("yellow", "green", "blue", "white", "purple")]
    assert "call red" not in table.possible


@rule_test("CAI-T-06", "CAI-INCOME-01")
def test_an_own_stall_of_size_two_pays_two():
    table = Table().customers(off="purple", red="c8", yellow="b1")
    table.ankh.has_stall("red", "c10", "c11", entrance="c9").owns()
    assert table.play("call red", "to c9").ankh.coins == {"red": 2}


@rule_test("CAI-T-06", "CAI-INCOME-02")
def test_another_players_stall_of_size_two_pays_one_and_its_owner_two():
    table = Table()
    table.turn_of(table.eye).customers(off="purple", red="c8", yellow="b1")
    table.ankh.has_stall("red", "c10", "c11", entrance="c9").owns()
    table.eye.owns()
    table.play("call red", "to c9")
    assert (table.eye.coins, table.ankh.coins) == ({"red": 1}, {"red": 2})


@rule_test("CAI-T-06", "CAI-T-26", "CAI-2P-07", "CAI-INCOME-03")
def test_a_neutral_stall_pays_one_to_the_active_player_only():
    table = Table(players=2).customers(off="purple", red="c9", yellow="b1")
    table.ankh.owns()
    table.eye.owns()
    table.play("call red", "to c10")
    assert (table.ankh.coins, table.eye.coins) == ({"red": 1}, {})


@rule_test("CAI-T-07", "CAI-EXT-04", "CAI-CARD-02")
def test_the_cells_for_an_extension_of_set_two():
    table = Table()
    table.turn_of(table.eye).eye.holds("1", "2")
    table.play("extend red")
    assert table.possible == ["play 1", "play 2"]
    assert table.match.copy().play("play 1").legal_ids() == [table.match.copy().play("play 1").find("at d2")]
    assert table.play("play 2").choices == {"f2", "e3"}


@rule_test("CAI-T-08", "CAI-TENT-07", "CAI-TENT-08")
def test_no_tent_beside_a_tent_but_beside_an_entrance():
    table = Table()
    plenty(table.ankh)
    table.play("tent green", "three", "play 1", "play 2", "play 3")
    assert not {"h5", "f5", "g6"} & table.choices
    assert "g3" in table.choices
    other = Table()
    other.ankh.holds("2")
    assert "g2" in other.play("tent green", "play 2", "at g3").choices


@rule_test("CAI-T-09", "CAI-TENT-05")
def test_one_tent_of_a_colour_in_a_sector():
    table = Table()
    table.ankh.holds("5")
    assert "tent white" not in table.possible
    other = Table()
    other.ankh.holds("7")
    assert "d10" in other.play("tent white", "play 7", "at d9").choices


@rule_test("CAI-T-10", "CAI-TENT-03", "CAI-TENT-04", "CAI-CELL-02")
@pytest.mark.parametrize(("card", "cells"), [("1", {"a2", "a3"}), ("7", {"a9", "a10", "c12"})])
def test_purple_tents_stand_in_the_snack_zone_and_open_to_the_square(card, cells):
    table = Table()
    table.turn_of(table.eye).eye.holds(card)
    assert table.play("tent purple", f"play {card}").choices == cells


@rule_test("CAI-T-10", "CAI-TENT-05", "CAI-EXT-03")
def test_purple_needs_a_sector_without_purple_and_grows_in_the_snack_zone():
    table = Table()
    table.turn_of(table.eye).eye.holds("4")
    assert "tent purple" not in table.possible
    table = Table()
    table.turn_of(table.eye).eye.holds("3")
    assert table.play("tent purple", "play 3", "at l4").choices == {"k4"}
    table = Table()
    table.ankh.holds("1", "4", "5")
    table.play("extend purple", "three", "play 1", "play 4", "play 5")
    assert table.choices == {"a4", "a6"}


def two_reds(*cells_of_ankh: str) -> Table:
    table = Table().is_empty()
    table.ankh.has_stall("red", *cells_of_ankh, entrance="d3").holds("1", "4", "9")
    table.eye.has_stall("red", "c6", entrance="d6").holds("1", "4", "9")
    return table


@rule_test("CAI-T-11", "CAI-EXT-05")
def test_stalls_of_one_colour_keep_a_cell_between_them():
    table = two_reds("c3").play("extend red", "three", "play 1", "play 4", "play 9")
    assert "c4" in table.choices
    table = two_reds("c3", "c4")
    table.turn_of(table.eye).play("extend red", "three", "play 1", "play 4", "play 9")
    assert "c5" not in table.choices and "c7" in table.choices


@rule_test("CAI-T-12", "CAI-EXT-06", "CAI-TENT-07")
def test_an_extension_may_touch_a_foreign_tent_but_no_tent_an_extension():
    table = Table().is_empty()
    table.ankh.has_stall("yellow", "c6", entrance="d6").holds("4")
    table.eye.has_stall("blue", "c8", entrance="d8")
    assert "c7" in table.play("extend yellow", "play 4").choices
    table = Table().is_empty()
    table.ankh.has_stall("yellow", "c6", "c7", entrance="d6")
    table.turn_of(table.eye).eye.holds("4")
    assert not {"c8", "b7", "d7", "b6"} & table.play("tent blue", "play 4").choices


@rule_test("CAI-T-13", "CAI-WAY-02", "CAI-WAY-03", "CAI-EXT-08")
@pytest.mark.parametrize(("somebody_there", "possible"), [(True, False), (False, True)])
def test_nobody_is_shut_in_but_an_empty_cell_may_be(somebody_there, possible):
    table = Table().is_empty()
    table.ankh.has_stall("yellow", "c1", "c2", entrance="d1").holds("1").owns(yellow=5)
    if not somebody_there:
        table.customers(off="purple", red="g6")
    assert ("b2" in table.play("extend yellow", "play 1").choices) is possible
    if possible:
        table.play("at b2")
        assert table.match.view(0)["table"]["board"]["cut_off"] == ["B1"]


def wants_size_four(**coins: int) -> Table:
    table = Table()
    table.ankh.has_stall("red", "c10", "d10", "d9", entrance="c9").holds("7").owns(**coins)
    return table


@rule_test("CAI-T-14", "CAI-PAY-01", "CAI-PAY-02")
def test_who_holds_the_cost_pays_it_in_the_colour():
    table = wants_size_four(red=5, blue=4).play("extend red", "play 7", "at b10")
    assert table.ankh.coins == {"red": 1, "blue": 4}


@rule_test("CAI-T-14", "CAI-PAY-03", "CAI-PAY-05")
@pytest.mark.parametrize(
    ("coins", "payment"),
    [
        ({"red": 3, "blue": 1, "white": 1}, ["pay 3", "pay blue", "pay white"]),
        ({"red": 1, "blue": 6}, ["pay 1", *["pay blue"] * 6]),
    ],
)
def test_missing_coins_are_covered_two_for_one(coins, payment):
    table = wants_size_four(**coins).play("extend red", "play 7", "at b10", *payment)
    assert table.ankh.coins == {}
    assert table.asked == table.eye


@rule_test("CAI-T-14", "CAI-PAY-03", "CAI-PAY-04")
@pytest.mark.parametrize("coins", [{"red": 2, "blue": 3}, {"blue": 10, "white": 10}])
def test_without_enough_or_without_one_of_the_colour_there_is_no_extension(coins):
    assert "extend red" not in wants_size_four(**coins).possible


@rule_test("CAI-T-15", "CAI-CARD-07", "CAI-PAY-07")
@pytest.mark.parametrize(
    ("coins", "possible"), [({"red": 2, "blue": 2}, True), ({"red": 3}, False), ({"red": 1, "blue": 3}, False), ({"red": 4}, True)]
)
def test_a_joker_needs_its_fee_on_top_of_the_cost(coins, possible):
    table = Table()
    table.ankh.holds("j3").owns(**coins)
    assert ("extend red" in table.possible) is possible


@rule_test("CAI-T-15", "CAI-PAY-07")
def test_the_fee_leaves_the_coins_that_the_cost_needs():
    table = Table()
    table.ankh.holds("j3").owns(red=2, blue=2)
    table.play("extend red", "play j3")
    assert table.choices == {"blue"}
    table.play("fee blue", "fee blue", "at c11")
    assert table.ankh.coins == {}


@rule_test("CAI-CARD-07", "CAI-PAY-03")
@pytest.mark.parametrize(
    ("coins", "paid"),
    [
        ({"red": 4, "blue": 3, "white": 1}, 6),
        ({"red": 6, "blue": 3}, 6),
        ({"red": 5, "blue": 1}, 6),
        ({"red": 3, "blue": 3, "white": 1}, 7),
        ({"red": 5, "blue": 3}, 6),
        ({"red": 2, "blue": 6}, 8),
    ],
)
def test_the_first_answers_to_the_fee_never_cost_more_than_necessary(coins, paid):
    table = wants_size_four(**coins)
    table.ankh.holds("j3")
    table.play("extend red", "play j3")
    while table.match.actor == 0 and table.s.depth > 1:
        asked = table.match.question_text().id
        table.play(table.possible[0])
        if asked == "cairo-ask-action":
            break
    assert sum(coins.values()) - sum(table.ankh.coins.values()) == paid


@rule_test("CAI-T-16", "CAI-MEDAL-01")
def test_an_extension_to_size_four_scores_four():
    table = wants_size_four(red=4)
    assert table.play("extend red", "play 7", "at b10").ankh.points == 4


def three_reds() -> Table:
    table = Table(players=3).is_empty().shows("5", "6", "7", "8")
    table.ankh.has_stall("red", "c3", entrance="d3").holds("1", "1").owns(red=5)
    table.eye.has_stall("red", "g3", entrance="h3").holds("2", "2", "2").owns(red=9)
    table.scarab.has_stall("red", "j3", entrance="i3").holds("3", "9").owns(red=2)
    return table


def points(table: Table) -> list[int]:
    return [table.ankh.points, table.eye.points, table.scarab.points]


@rule_test("CAI-T-17", "CAI-MEDAL-03", "CAI-MEDAL-04", "CAI-MEDAL-06", "CAI-MEDAL-07", "CAI-MEDAL-08", "CAI-MEDAL-10")
def test_the_medal_chain():
    table = three_reds()
    table.play("extend red", "play 1", "at c4")
    assert (points(table), table.ankh.gold, table.ankh.silver) == ([7, 0, 0], ["red"], ["red"])
    table.play("extend red", "play 2", "at g4")
    assert (points(table), table.ankh.gold, table.eye.silver) == ([7, 4, 0], ["red"], ["red"])
    table.play("extend red", "play 3", "at j4")
    assert (points(table), table.ankh.gold, table.scarab.silver) == ([7, 4, 4], ["red"], ["red"])
    table.play("extend red", "play 1", "at c2")
    assert (points(table), table.ankh.gold, table.ankh.silver) == ([12, 4, 4], ["red"], ["red"])
    table.play("extend red", "play 2", "at g2")
    assert (points(table), table.ankh.gold, table.eye.silver) == ([12, 9, 4], ["red"], ["red"])
    table.play("draw", "barker", "barker", "draw", "barker", "barker", "extend red", "play 2", "at f3")
    assert (points(table), table.eye.gold, table.eye.silver) == ([12, 16, 4], ["red"], ["red"])
    assert table.s.final == 1 and table.asked == table.scarab
    table.play("out")
    assert table.match.is_over and points(table) == [12, 16 + 5, 4]


@rule_test("CAI-T-17", "CAI-MEDAL-05")
def test_a_smaller_stall_moves_no_medal():
    table = Table(players=3).is_empty()
    table.ankh.has_stall("red", "c3", "c4", "c2", entrance="d3")
    table.eye.has_stall("red", "g3", "g4", entrance="h3")
    table.scarab.has_stall("red", "j3", entrance="i3").holds("3").owns(red=2)
    table.turn_of(table.scarab).play("extend red", "play 3", "at j4")
    assert (table.scarab.points, table.scarab.silver, table.ankh.gold) == (2, [], ["red"])


@rule_test("CAI-T-18", "CAI-MEDAL-07")
def test_medals_held_before_score_nothing_again():
    table = Table()
    table.ankh.has_stall("red", "c10", "d10", "d9", "d8", entrance="c9").holds("7").owns(red=5)
    assert table.play("extend red", "play 7", "at b10").ankh.points == 5


def in_the_corner(*cells: str) -> Table:
    """Ankh's red stall in the north-west corner, its entrance on C1."""
    table = Table().is_empty().customers(off="purple", red="g6")
    table.ankh.has_stall("red", *cells, entrance="c1").holds("1", "5", "9").owns()
    return table


@rule_test("CAI-T-19", "CAI-MOVE-01", "CAI-MOVE-02")
def test_only_a_blocked_tent_without_extensions_may_be_moved():
    assert "move red" not in in_the_corner("b1").possible
    table = in_the_corner("b1")
    table.eye.has_stall("green", "b3", "b2", entrance="c3")
    assert "move red" in table.possible
    table = in_the_corner("b1", "b2")
    table.eye.has_stall("green", "b4", "b3", entrance="c4")
    table.scarab.has_stall("yellow", "c3", "c2", entrance="d3")
    assert "move red" not in table.possible


@rule_test("CAI-T-20", "CAI-DRAW-06", "CAI-DRAW-04", "CAI-DRAW-05", "CAI-TURN-05")
def test_the_hand_limit_after_drawing():
    table = Table().shows("1", "2", "3", "4")
    table.ankh.holds("5", "6", "7", "8")
    table.play("draw", "take 1")
    assert table.choices == {"2", "3", "4", "deck", "barker"}
    table.play("take 2")
    assert table.choices == {"1", "2", "5", "6", "7", "8"}
    table.play("discard 1", "discard 8")
    assert table.ankh.hand == ["2", "5", "6", "7"]
    table.play("reveal 9", "reveal 9")
    assert table.s.display == [8, 8, 2, 3] and table.asked == table.eye


@rule_test("CAI-T-20", "CAI-DRAW-06", "CAI-DRAW-07")
def test_barkers_do_not_count_against_the_limit():
    table = Table().shows("1", "2", "3", "4")
    table.ankh.holds("5", "6", "7", "8")
    table.play("draw", "take 1", "barker", "discard 1")
    assert table.ankh.barkers == 1 and len(table.ankh.hand) == 4
    table = Table()
    table.ankh.holds("5", "6", "7", "8")
    assert table.play("draw", "barker", "barker").asked == table.eye


@rule_test("CAI-T-21", "CAI-CARD-04", "CAI-CARD-10")
def test_three_cards_go_anywhere_without_a_fee():
    table = Table()
    table.ankh.holds("j1", "j2", "1").owns(red=2)
    table.play("extend red", "three", "play j1", "play j2", "play 1", "at c11")
    assert table.ankh.stall("red") == ["c10", "c11"] and table.ankh.coins == {}


@rule_test("CAI-T-22", "CAI-FINAL-01")
@pytest.mark.parametrize(
    ("left", "ends"), [((0, 6, 6, 6, 6, 6), True), ((1, 1, 6, 6, 6, 6), True), ((1, 2, 2, 2, 2, 2), False), ((2,) * 6, False)]
)
def test_the_supply_that_begins_the_final_phase(left, ends):
    s = State.twin()
    s.extensions = list(left)
    assert is_supply_low(s) is ends


@rule_test("CAI-T-23", "CAI-FINAL-03", "CAI-FINAL-04", "CAI-FINAL-05", "CAI-FINAL-06")
def test_the_order_of_the_final_phase():
    table = Table(players=3).begins_final_phase()
    table.ankh.holds("8", "9")
    table.eye.holds("8", "9")
    table.scarab.holds("1", "4", "5")
    table.turn_of(table.eye).play("out")
    assert table.asked == table.scarab
    table.play("tent white", "play 4", "at d6", "entrance d5")
    assert table.asked == table.ankh
    table.play("out")
    assert table.asked == table.scarab
    table.play("tent red", "play 1", "at c1", "entrance d1")
    assert table.asked == table.scarab
    assert table.play("out").match.is_over


@rule_test("CAI-T-24", "CAI-SCORE-01", "CAI-SCORE-02")
def test_the_final_scoring_of_medals_and_coins():
    table = Table(players=3).begins_final_phase().is_empty()
    table.ankh.owns(red=3, yellow=2, green=2, blue=1)
    table.eye.owns().has_stall("red", "c3", "c4", entrance="d3").has_stall("green", "g3", "g4", entrance="h3")
    table.eye.has_stall("white", "j3", "j4", entrance="i3")
    table.scarab.owns(red=2)
    table.eye.holds("1")
    table.turn_of(table.eye).play("out")
    assert [row["scores"]["points"] for row in sorted(table.match.result, key=lambda row: row["seat"])] == [2, 15, 0]


@rule_test("CAI-T-26", "CAI-2P-06", "CAI-EXT-05")
def test_no_extension_beside_a_neutral_tent_of_its_colour():
    table = Table(players=2)
    table.ankh.has_stall("red", "e9", "e10", "e11", entrance="d9").holds("7").owns(red=4)
    assert table.play("extend red", "play 7").choices == {"d10"}


@rule_test("CAI-T-26", "CAI-2P-06", "CAI-TENT-05")
def test_a_neutral_tent_takes_the_place_of_its_colour_in_a_sector():
    table = Table(players=2)
    table.turn_of(table.eye).eye.holds("7")
    assert "tent red" not in table.possible
    assert "tent green" in table.possible
