"""Customers, barkers and income."""

from __future__ import annotations

import pytest

from charsu.testing import rule_test
from games.cairo.tables import Table


@rule_test("CAI-CUST-01", "CAI-CUST-13")
def test_one_of_the_five_customers_on_the_board():
    table = Table()
    assert [text for text in table.possible if text.startswith("call")] == [
        "call red", "call yellow", "call green", "call blue", "call white",
    ]  # fmt: skip
    table.play("call white", "to i6")
    assert table.asked == table.eye


@rule_test("CAI-CUST-02")
def test_a_customer_goes_to_entrances_of_its_colour_whoever_owns_them():
    table = Table().customers(off="purple", green="f6", white="b11")
    table.ankh.has_barkers(7)
    assert table.play("call green").choices == {"c7", "d3"}


@rule_test("CAI-CUST-03", "CAI-CUST-12")
def test_a_customer_without_an_unoccupied_entrance_cannot_be_called():
    table = Table().customers(off="purple", white="i3", yellow="f10")
    assert "call blue" not in table.possible


@rule_test("CAI-CUST-12")
def test_without_any_target_there_is_nobody_to_call():
    assert not [text for text in Table().is_empty().possible if text.startswith("call")]


@rule_test("CAI-CUST-04")
def test_the_way_leads_around_stalls_and_through_customers_and_entrances():
    table = Table().is_empty().customers(off="purple", red="c1", white="c2")
    table.eye.has_stall("red", "c6", entrance="c5")
    table.ankh.has_stall("red", "f2", entrance="f1")
    assert table.play("call red").choices == {"f1"}, "three steps east against four south"
    table = Table().is_empty().customers(off="purple", red="c1", white="c2")
    table.eye.has_stall("red", "c6", entrance="c5")
    table.ankh.has_stall("red", "f2", entrance="f1")
    table.scarab.has_stall("blue", "d2", "d1", entrance="e2")
    assert table.play("call red").choices == {"c5"}, "D1 and D2 are built over; the customer on C2 is no obstacle"


@rule_test("CAI-CUST-04")
def test_nobody_walks_through_the_snack_zone():
    table = Table().is_empty().customers(off="purple", red="b1")
    table.eye.has_stall("blue", "c3", "b3", entrance="d3")
    table.ankh.has_stall("red", "b6", entrance="b5")
    table.scarab.has_stall("red", "i2", entrance="i1")
    table.ankh.has_barkers(0)
    assert table.play("call red").choices == {"i1"}, "seven steps east; B5 is eight away around the blue stall"


def three_entrances(barkers: int) -> Table:
    """A red customer on B6 with entrances 1, 3 and 6 steps away."""
    table = Table().is_empty().customers(off="purple", red="b6", white="b1")
    table.ankh.has_stall("red", "c7", entrance="c6").has_barkers(barkers)
    table.eye.has_stall("red", "e7", entrance="e6")
    table.scarab.has_stall("red", "h9", entrance="h10")
    return table


@rule_test("CAI-CUST-05", "CAI-CUST-07", "CAI-CUST-08")
@pytest.mark.parametrize(
    ("barkers", "targets"), [(0, {"c6"}), (1, {"c6", "e6"}), (2, {"c6", "e6", "h10"}), (5, {"c6", "e6", "h10"})]
)
def test_every_nearer_entrance_costs_a_barker(barkers, targets):
    assert three_entrances(barkers).play("call red").choices == targets


@rule_test("CAI-CUST-08", "CAI-CUST-09")
def test_exactly_the_needed_barkers_are_played_and_return():
    table = three_entrances(3).play("call red", "to h10")
    assert table.ankh.barkers == 1 and table.s.barkers_left == 6
    table = three_entrances(3).play("call red", "to c6")
    assert table.ankh.barkers == 3


@rule_test("CAI-CUST-07")
def test_equally_near_entrances_need_no_barker():
    table = Table().is_empty().customers(off="purple", red="c6", white="b1")
    table.ankh.has_stall("red", "c3", entrance="c4")
    table.eye.has_stall("red", "c9", entrance="c8").has_barkers(0)
    assert table.play("call red").choices == {"c4", "c8"}


@rule_test("CAI-CUST-10", "CAI-CUST-11", "CAI-INCOME-04")
def test_the_exchange_comes_before_the_income():
    table = Table().play("call white", "to i6")
    assert table.last_events == [
        "Ankh calls the white customer to the entrance on I6.", "Then the white customer leaves the market square.",
        "In exchange the purple customer comes to I6.", "Ankh takes 1 white coin for the call.",
        "Lotus earns 1 white coin as the owner of the stall.",
    ]  # fmt: skip
    assert table.customer("purple") == "i6" and table.customer("white") is None
    assert "call white" not in table.possible


@rule_test("CAI-INCOME-01")
@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_an_own_stall_pays_its_size(size):
    table = Table().customers(off="purple", red="c8", yellow="b1")
    table.ankh.has_stall("red", *("c10", "c11", "d11", "d10")[:size], entrance="c9").owns()
    assert table.play("call red", "to c9").ankh.coins == {"red": size}


@rule_test("CAI-INCOME-02")
def test_the_commission_is_one():
    table = Table().customers(off="purple", red="e3", yellow="b1")
    table.ankh.owns()
    table.eye.has_stall("red", "e2", "f2", "g2", entrance="e1").owns()
    table.play("call red", "to e1")
    assert (table.ankh.coins, table.eye.coins) == ({"red": 1}, {"red": 3})


@rule_test("CAI-INCOME-05")
@pytest.mark.parametrize(("left", "active", "owner"), [(0, 0, 0), (1, 1, 0), (2, 1, 1), (3, 1, 2)])
def test_an_empty_bank_serves_the_active_player_first(left, active, owner):
    table = Table().customers(off="purple", red="e3", yellow="b1")
    table.eye.has_stall("red", "e2", "f2", entrance="e1")
    for player in (table.ankh, table.eye, table.scarab, table.lotus):
        player.owns()
    table.empty_bank("red", left).play("call red", "to e1")
    assert (table.ankh.coins.get("red", 0), table.eye.coins.get("red", 0)) == (active, owner)
