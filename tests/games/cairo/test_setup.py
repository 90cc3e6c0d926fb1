"""The first position: pieces, cards, customers, start tents."""

from __future__ import annotations

import pytest

import charsu
from charsu.games.cairo import GAME
from charsu.games.cairo.board import cell_name, cell_number
from charsu.games.cairo.components import COLOURS, COPIES
from charsu.testing import rule_test
from charsu.testing.walk import walk
from games.cairo.tables import Table


@rule_test("CAI-SETUP-01")
@pytest.mark.parametrize("players", [1, 5])
def test_the_game_is_for_two_to_four(players):
    with pytest.raises(charsu.BadOption):
        GAME.new_match(players)


@rule_test("CAI-SETUP-02", "CAI-SETUP-08", "CAI-SETUP-04", "CAI-SETUP-05", "CAI-SETUP-07", "CAI-SETUP-10", "CAI-SETUP-11")
@pytest.mark.parametrize(("players", "bank"), [(2, 18), (3, 17), (4, 16)])
def test_what_lies_where_at_the_beginning(players, bank):
    s = GAME.start(players)
    assert s.bank == [bank] * COLOURS
    assert [sum(row) for row in s.coins] == [6] * players + [0] * (4 - players)
    assert all(row == [1] * COLOURS for row in s.coins[:players])
    assert s.barkers_left == 7 and s.extensions == [6] * COLOURS
    assert s.gold == s.silver == [-1] * COLOURS
    assert s.score == [0] * 4 and s.barkers == [0] * 4
    assert all(s.size[player] == [0] * COLOURS for player in range(4)), "all six tents are in reserve"
    assert sum(s.size[4]) == (6 if players == 2 else 0)


@rule_test("CAI-SETUP-03", "CAI-SETUP-09")
def test_four_cards_lie_open_and_everybody_draws_three():
    match = GAME.new_match(4, chance="ask")
    assert match.plain.deck == list(COPIES) and sum(COPIES) == 33
    match.play("customer red", "customer yellow", "customer green", "customer blue", "customer white")
    match.play("reveal 1", "reveal j6", "reveal 1", "reveal 9")
    assert match.plain.display == [0, 14, 0, 8]
    for _ in range(12):
        assert match.question().endswith("draw from the deck?")
        match.play(match.legal_ids()[0])
    assert match.plain.hand_size == [3] * 4 and match.plain.deck_size == 33 - 4 - 12


@rule_test("CAI-SETUP-06", "CAI-SETUP-18")
def test_five_customers_are_drawn_for_the_five_spots():
    match = GAME.new_match(3, chance="ask")
    for colour in ("white", "purple", "red", "blue", "green"):
        assert f"customer {colour}" in [str(a) for a in match.options()]
        match.play(f"customer {colour}")
    spots = {
        name: cell_name(match.plain.customer[i]) for i, name in enumerate(("red", "yellow", "green", "blue", "white", "purple"))
    }
    assert spots.pop("yellow") == cell_name(-1)
    assert spots == {"white": "B1", "purple": "K1", "red": "B11", "blue": "K11", "green": "F6"}
    assert not (match.plain.free[0] >> cell_number("B1")) & 1


@rule_test("CAI-SETUP-12", "CAI-SETUP-19")
def test_the_first_player_is_drawn_and_takes_the_first_turn():
    match = GAME.new_match(3, chance="ask")
    while "first 2" not in [str(a) for a in match.options()]:
        match.play(match.legal_ids()[0])
    assert sorted(map(str, match.options())) == ["first 0", "first 1", "first 2"]
    match.play("first 2", "set 2", "set 3", "set 1")
    assert match.actor == 2 and match.plain.turns == 1


@rule_test("CAI-SETUP-13")
def test_the_suggested_sets_are_dealt_to_the_seats():
    match = GAME.new_match(3, chance="ask")
    while "first 0" not in [str(a) for a in match.options()]:
        match.play(match.legal_ids()[0])
    match.play("first 0", "set 3", "set 1")
    assert [str(a) for a in match.options()] == ["set 2"]
    match.play("set 2")
    tents = match.view(0)["table"]["stalls"]
    assert {(t["owner"], t["colour"], t["tent"], t["entrance"]) for t in tents if t["owner"] == 0} == {
        (0, "yellow", "J6", "I6"), (0, "green", "H10", "G10"), (0, "blue", "C9", "C8"),
    }  # fmt: skip


def free_table(players: int) -> charsu.Match:
    """Free placement with Ankh as first player."""
    match = GAME.new_match(players, {"start": "free"}, chance="ask")
    while "first 0" not in [str(a) for a in match.options()]:
        match.play(match.legal_ids()[0])
    return match.play("first 0")


@rule_test("CAI-SETUP-14", "CAI-SETUP-15", "CAI-SETUP-17", "CAI-TENT-02")
def test_in_free_placement_everybody_places_three_tents_in_turn():
    match = free_table(3)
    hands, placed = list(match.plain.hand_size), []
    while match.plain.turns == 0:
        if str(match.options()[0]).startswith("tent"):
            placed.append(match.actor)
        match.play(match.legal_ids()[0])
    assert placed == [0, 1, 2] * 3
    assert match.plain.hand_size == hands and match.plain.score == [0] * 4
    assert [sum(row) for row in match.plain.coins[:3]] == [6] * 3
    assert match.actor == 0


@rule_test("CAI-SETUP-14")
def test_a_colour_is_placed_only_once():
    match = free_table(2).play("tent red", "at c3", "entrance c4", "tent red", "at g9", "entrance g10")
    assert "tent red" not in [str(a) for a in match.options()]


@rule_test("CAI-SETUP-16", "CAI-TENT-05")
def test_a_third_tent_finds_no_room_in_a_sector_at_the_start():
    match = free_table(2)
    match.play("tent red", "at c3", "entrance c4", "tent blue", "at d1", "entrance d2", "tent green")
    assert not {"at b2", "at b3", "at b4", "at d4"} & {str(a) for a in match.options()}
    assert "at e3" in [str(a) for a in match.options()]


@rule_test("CAI-SETUP-16")
def test_after_the_start_the_limit_of_two_is_gone():
    table = Table()
    table.eye.has_stall("red", "b4", entrance="b3")
    table.lotus.has_stall("white", "d1", entrance="d2")
    table.ankh.holds("1")
    assert "tent blue" in table.possible


@rule_test("CAI-SETUP-18", "CAI-CELL-02")
def test_nobody_places_a_tent_where_a_customer_stands():
    match = free_table(2).play("tent red")
    assert not {"at b1", "at k1", "at b11", "at k11", "at f6"} & {str(a) for a in match.options()}


@rule_test("CAI-2P-01", "CAI-2P-02")
def test_the_neutral_tents_of_the_suggested_layout():
    table = Table(players=2)
    neutral = [(t["colour"], t["tent"], t["entrance"]) for t in table.match.view(0)["table"]["stalls"] if t["owner"] is None]
    assert neutral == [
        ("red", "C11", "C10"), ("yellow", "K2", "K3"), ("green", "H1", "H2"),
        ("blue", "C2", "C3"), ("white", "H7", "G7"), ("purple", "A5", "B5"),
    ]  # fmt: skip


@rule_test("CAI-2P-03", "CAI-2P-04", "CAI-2P-08")
def test_neutral_tents_are_drawn_and_placed_in_turn():
    match = free_table(2)
    for _ in range(18):
        match.play(match.legal_ids()[0])
    drawers = []
    while match.plain.turns == 0:
        assert len(match.options()) == 6 - len(drawers)
        match.play(match.legal_ids()[-1])
        drawers.append(match.actor)
        match.play(match.legal_ids()[0]).play(match.legal_ids()[0])
    assert drawers == [0, 1] * 3
    assert match.plain.size[4] == [1] * COLOURS
    assert max(tents_by_sector(match)) <= 2


def tents(match: charsu.Match) -> list[int]:
    s = match.plain
    return [s.tile[owner][colour][0] for owner in range(5) for colour in range(COLOURS) if s.size[owner][colour]]


def tents_by_sector(match: charsu.Match) -> list[int]:
    return [sum(bool(area[cell // 60] >> (cell % 60) & 1) for cell in tents(match)) for area in match.plain.sector]


@rule_test("CAI-2P-04", "CAI-SETUP-16")
@pytest.mark.parametrize("seed", range(3))
def test_no_sector_holds_more_than_two_tents_after_free_placement(seed):
    for match in walk(GAME.new_match(2, {"start": "free"}, chance="ask"), seed):
        if match.plain.turns:
            break
    assert len(tents(match)) == 12 and max(tents_by_sector(match)) <= 2
