"""Drawing cards, and what the players may know."""

from __future__ import annotations

from charsu.testing import rule_test
from games.cairo.tables import Table


@rule_test("CAI-DRAW-01", "CAI-DRAW-02")
def test_two_cards_from_the_display_the_deck_or_the_barkers():
    table = Table().play("draw")
    assert table.choices == {"1", "2", "3", "4", "deck", "barker"}
    table.play("take 1", "deck", "deal 9")
    assert table.ankh.hand == ["1", "9"]
    assert table.play("reveal 5").asked == table.eye


@rule_test("CAI-DRAW-03")
def test_the_first_card_is_known_before_the_second_choice():
    table = Table().play("draw", "deck", "deal j4")
    assert table.asked == table.ankh and table.ankh.hand == ["j4"]
    assert table.match.view(0)["table"]["players"][0]["hand"] == {"j4": 1}


@rule_test("CAI-DRAW-04")
def test_the_gap_in_the_display_stays_until_the_turn_ends():
    table = Table().play("draw", "take 2")
    assert table.match.view(None)["table"]["display"] == ["1", None, "3", "4"]
    table.play("barker", "reveal 7")
    assert table.match.view(None)["table"]["display"] == ["1", "7", "3", "4"]


@rule_test("CAI-DRAW-05")
def test_no_more_barkers_than_there_are():
    table = Table()
    table.eye.has_barkers(6)
    table.play("draw", "barker")
    assert "barker" not in table.choices


@rule_test("CAI-DRAW-06")
def test_the_new_cards_may_be_discarded_as_well():
    table = Table()
    table.ankh.holds("5", "6", "7", "8")
    table.play("draw", "take 1", "take 2", "discard 2", "discard 1")
    assert table.ankh.hand == ["5", "6", "7", "8"]
    assert table.match.view(None)["table"]["discard"] == {"1": 1, "2": 1}


@rule_test("CAI-DRAW-07")
def test_barkers_are_open_and_without_limit():
    table = Table()
    table.ankh.has_barkers(5)
    table.play("draw", "barker", "barker")
    assert table.match.view(None)["table"]["players"][0]["barkers"] == 7


@rule_test("CAI-DRAW-08")
def test_the_discard_pile_becomes_the_deck_as_soon_as_the_last_card_leaves():
    table = Table().only_in_deck("9")
    discarded = sum(table.s.discard)
    table.play("draw", "deck", "deal 9")
    assert table.s.deck_size == discarded and sum(table.s.discard) == 0
    assert f"The discard pile becomes the new deck: {discarded} cards." in table.last_events


@rule_test("CAI-DRAW-09")
def test_with_all_hands_full_seventeen_cards_are_left():
    table = Table()
    table.ankh.holds("1", "2", "3", "4")
    table.eye.holds("5", "5", "5", "6")
    table.scarab.holds("6", "6", "7", "7")
    table.lotus.holds("7", "8", "8", "8")
    assert table.s.deck_size + len(table.s.display) == 17
    assert "draw" in table.possible


@rule_test("CAI-INFO-01", "CAI-INFO-02")
def test_hands_coins_and_the_deck_are_hidden_and_the_rest_is_open():
    table = Table()
    table.ankh.holds("1", "2")
    mine, theirs = (table.match.view(seat)["table"]["players"][0] for seat in (0, 1))
    assert mine["hand"] == {"1": 1, "2": 1} and mine["coins"]["red"] == 1
    assert theirs["hand"] is None and theirs["coins"] is None and theirs["hand_size"] == 2
    assert theirs["reserve"] == ["green", "blue", "white"]
    spectator = table.match.view(None)["table"]
    assert all(player["coins"] is None for player in spectator["players"])
    assert spectator["deck"] == table.s.deck_size
    assert set(table.match.seen(1).deck) == {-1}


@rule_test("CAI-INFO-01")
def test_only_the_drawer_learns_a_card_from_the_deck():
    table = Table().play("draw", "deck", "deal 9")
    assert table.match.moves(0)[-1] == "deal 9" and table.match.moves(1)[-1] == "?"
    assert table.match.log("en", 1)[-1] == "Ankh gets a card from the deck."


@rule_test("CAI-INFO-03")
def test_income_is_seen_when_it_moves_and_not_counted_afterwards():
    table = Table().play("call white", "to i6")
    assert "Lotus earns 1 white coin as the owner of the stall." in table.match.log("en", 1)
    seen = table.match.view(1)["table"]
    assert seen["supply"]["white"]["bank"] == 14 and seen["players"][3]["coins"] is None
