"""Letters & Seals: the companion.

The board:  16 15 22  3 10 /  8  1  7 21  4 /  2 23  6 12  9 / 24 11  5 14 13
"""

from __future__ import annotations

import pytest

from charsu.testing import rule_test
from games.istanbul.expansions.tables import Bazaar


@pytest.fixture
def table() -> Bazaar:
    return Bazaar("letters")


@rule_test("LS-COMP-01")
def test_the_fountain_action_brings_the_companion_to_the_personal_supply(table: Bazaar) -> None:
    table.red.has_assistants_at(5).acts_at("fountain")
    assert table.possible == ["fetch 5", "call-companion", "pass"]
    table.play("call-companion", "fetch 5", "done")
    assert table.red.companion == -1 and table.red.assistants == []


@rule_test("LS-COMP-01")
def test_without_assistants_out_the_companion_can_still_be_taken(table: Bazaar) -> None:
    table.red.acts_at("fountain")
    table.play("call-companion", "done")
    assert table.red.companion == -1


@rule_test("LS-COMP-01")
def test_a_game_without_letters_has_no_companion() -> None:
    table = Bazaar("mocha")
    table.red.acts_at("fountain")
    assert table.possible == ["pass"]


@rule_test("LS-COMP-02", "LS-COMP-03")
def test_he_is_put_to_the_merchant_at_the_start_of_a_turn_and_may_move_at_once(table: Bazaar) -> None:
    table.blue.stands_at(5)
    table.red.has_companion_at_hand().owns(lira=0).stands_at(5).begins()
    assert table.possible == ["act", "pass"]
    table.play("act")
    assert table.red.companion == 5 and table.red.gained()
    assert table.allows("companion 11") and table.allows("go 11")


@rule_test("LS-COMP-02")
def test_he_may_also_wait(table: Bazaar) -> None:
    table.red.has_companion_at_hand().begins()
    table.play("pass")
    assert table.red.companion == -1 and table.asked == "move"


@rule_test("LS-COMP-04", "LS-COMP-06")
def test_a_turn_is_taken_with_either_figure(table: Bazaar) -> None:
    table.red.has_companion_at(5).stands_at(7).moves()
    table.play("companion 11")
    assert table.asked == "act" and table.red.place == 7
    table.play("pass")
    assert table.s.active == 1


@rule_test("LS-COMP-05")
def test_he_moves_exactly_one_place(table: Bazaar) -> None:
    table.red.has_companion_at(5).stands_at(7).moves()
    assert {p for p in table.possible if p.startswith("companion")} == {"companion 6", "companion 11", "companion 14"}


@rule_test("LS-COMP-06")
def test_he_leaves_and_picks_up_no_assistant(table: Bazaar) -> None:
    table.red.has_companion_at(7).has_assistants_at(6).stands_at(16).moves()
    table.play("companion 6")
    assert table.asked == "act" and table.red.assistants == [6] and table.red.stack == 3


@rule_test("LS-COMP-07", "LS-MEET-01")
def test_he_pays_every_merchant_and_companion_he_meets(table: Bazaar) -> None:
    table.blue.stands_at(6).has_companion_at(6)
    table.green.has_companion_at(6)
    table.red.owns(lira=6).has_companion_at(7).moves()
    table.play("companion 6", "pay")
    assert table.red.gained(lira=-6) and table.blue.gained(lira=4) and table.green.gained(lira=2)


@rule_test("LS-MEET-01")
def test_a_merchant_pays_foreign_companions_or_ends_the_turn(table: Bazaar) -> None:
    table.blue.has_companion_at(6)
    table.red.owns(lira=1).holds("stay").meets_at(6)
    assert table.possible == ["stop"]
    table.play("stop")
    assert table.s.active == 1


@rule_test("LS-MEET-02")
def test_nobody_pays_at_the_fountain(table: Bazaar) -> None:
    table.blue.stands_at(7).has_companion_at(7)
    table.red.owns(lira=0).has_companion_at(6).moves()
    table.play("companion 7")
    assert table.asked == "act"


@rule_test("LS-MEET-03")
def test_he_pays_neutral_merchants_who_then_move() -> None:
    table = Bazaar("letters", 2)
    table.red.owns(lira=2).has_companion_at(5).moves()
    table.play("companion 14", "pay", "roll 1 1")
    assert table.red.gained(lira=-2) and table.s.neutral_merchant[0] == 2


@rule_test("LS-MEET-04")
def test_own_figures_do_not_pay_each_other(table: Bazaar) -> None:
    table.red.owns(lira=0).stands_at(6).has_companion_at(7).moves()
    table.play("companion 6")
    assert table.asked == "act"


@rule_test("LS-COMP-08")
def test_his_action_serves_the_merchants_stack(table: Bazaar) -> None:
    table.red.has_companion_at(6).has_assistants_at(5).stands_at(16).moves()
    table.play("companion 7", "fetch 5", "done")
    assert table.red.stack == 4 and table.red.place == 16
    table = Bazaar("letters")
    table.red.has_companion_at(16).owns(blue=2).stands_at(7).moves()
    table.play("companion 15", "tile blue")
    assert table.red.stack == 5


@rule_test("LS-COMP-09")
def test_he_has_all_encounters_at_his_place(table: Bazaar) -> None:
    table.blue.has_family_at(6)
    table.smuggler_at(6).red.owns(lira=2).has_companion_at(7).stands_at(16).moves()
    table.play("companion 6", "pass", "catch 1", "lira", "use smuggler", "take red", "pay", "roll 1 1")
    assert table.blue.family == 12 and table.red.gained(lira=1, red=1)


@rule_test("LS-COMP-10", "GB-12")
def test_cards_and_tiles_for_the_merchant_do_not_move_him() -> None:
    table = Bazaar("grand_bazaar")
    table.red.holds("far", "corner", "anywhere", "to-merchant", "stay").owns(lira=9)
    table.blue.stands_at(5)
    table.red.has_tavern_tile("movement").has_companion_at(7).moves()
    steps = {p for p in table.possible if p.startswith("companion")}
    assert steps == {"companion 21", "companion 5", "companion 19", "companion 12"}
    table.play("play far")
    assert not any(p.startswith("companion") for p in table.possible)


@rule_test("LS-COMP-11")
def test_place_bound_effects_and_other_cards_work_in_his_turn(table: Bazaar) -> None:
    table.red.has_companion_at(6).has_tiles("green").holds("post-office").owns(lira=9).stands_at(7).moves()
    table.play("companion 5", "act", "play post-office")
    assert table.red.gained(lira=4, green=1, yellow=2, red=1, cards=-1)


@rule_test("LS-COMP-11")
def test_a_recall_card_may_start_his_turn(table: Bazaar) -> None:
    table.red.has_companion_at(6).has_assistants_at(11).holds("recall").moves()
    table.play("play recall", "recall 11", "companion 5")
    assert table.s.acting == 1


@rule_test("LS-COMP-12")
def test_the_fountain_calls_him_back_from_the_board(table: Bazaar) -> None:
    table.red.has_companion_at(16).acts_at("fountain")
    table.play("call-companion", "done")
    assert table.red.companion == -1


@rule_test("LS-COMP-12")
def test_a_companion_called_back_by_himself_has_no_phase_4(table: Bazaar) -> None:
    table.blue.has_family_at(7)
    table.red.has_companion_at(6).stands_at(16).moves()
    table.play("companion 7", "call-companion", "done")
    assert table.s.active == 1 and table.blue.family == 7


@rule_test("LS-COMP-13")
def test_he_is_never_caught(table: Bazaar) -> None:
    table.blue.has_companion_at(6)
    table.red.encounters_at(6)
    assert table.s.active == 1 and table.blue.companion == 6


@rule_test("GB-10")
def test_he_is_placed_before_a_guild_card_is_played() -> None:
    table = Bazaar("grand_bazaar")
    table.red.has_companion_at_hand().has_guild(17).begins()
    table.play("act", "guild 17")
    assert table.red.companion == table.red.place and table.red.coffee == 5
