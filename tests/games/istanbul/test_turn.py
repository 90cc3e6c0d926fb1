"""2.2 to 2.4: the turn frame, movement, the assistant step, other merchants."""

from __future__ import annotations

import pytest

import charsu
from charsu.testing import rule_test
from games.istanbul.tables import Table


@pytest.fixture
def table() -> Table:
    return Table(players=3)


# --- 2.2 Turn frame ----------------------------------------------------------


@rule_test("IST-TURN-01")
def test_play_goes_clockwise(table: Table) -> None:
    table.red.stands_at(12).moves()
    table.play("go 7", "pass")
    assert table.active == 1
    table.play("go 6", "stop")
    assert table.active == 2
    table.play("go 6", "stop")
    assert table.active == 0


@rule_test("IST-TURN-02")
def test_the_four_phases_come_in_their_order(table: Table) -> None:
    table.governor_at(5)
    table.blue.stands_at(5)
    table.red.stands_at(12).owns(lira=4).moves()
    asked = []
    for answer in ("go 5", "leave", "pay", "act", "use governor"):
        asked.append(table.match.question_text().id)
        table.play(answer)
    assert asked == [f"istanbul-ask-{phase}" for phase in ("move", "assistant", "pay", "act", "encounter")]


@rule_test("IST-TURN-03", "IST-MOVE-11", "IST-ENC-22")
def test_a_stopped_turn_skips_everything_else(table: Table) -> None:
    table.governor_at(5)
    table.blue.has_family_at(5)
    table.red.stands_at(12).holds("good").moves()
    table.play("go 5", "stop")
    assert table.active == 1
    assert table.blue.family == 5
    assert table.s.figure[0] == 5


@rule_test("IST-TURN-04")
def test_cards_are_played_in_the_own_turn_only(table: Table) -> None:
    table.red.holds("five-lira", "five-lira").moves()
    table.blue.holds("five-lira")
    table.play("play five-lira", "play five-lira")
    assert table.red.gained(lira=10, cards=-2)
    table.play("go 6", "leave", "pass")
    assert table.active == 1
    assert table.allows("play five-lira")


@rule_test("IST-TURN-05", "IST-MOSQ-08")
def test_a_tile_gained_this_turn_can_be_used_at_once(table: Table) -> None:
    table.red.owns(lira=2, yellow=2).has_assistants_at(5)
    table.red.acts_at("great mosque")
    table.play("tile yellow", "yellow", "recall 5")
    assert table.red.assistants == []


@rule_test("IST-TURN-06", "IST-P05-04")
def test_goods_that_do_not_fit_are_lost(table: Table) -> None:
    table.red.owns(green=2, yellow=2)
    table.red.acts_at("post office")
    table.play("act")
    assert table.red.gained(lira=2)
    assert table.s.mail == 1


@rule_test("IST-TURN-07")
def test_only_hands_and_the_deck_are_hidden(table: Table) -> None:
    table.red.holds("far").owns(lira=9, red=1)
    table.blue.moves()
    seen = table.match.view(1)["table"]
    red = seen["players"][0]
    assert (red["hand"], red["cards"], red["lira"], red["goods"]["red"]) == (None, 1, 9, 1)
    assert seen["deck"] == 25


@rule_test("IST-TURN-07")
def test_money_can_be_hidden_by_option() -> None:
    table = Table(players=3, money="hidden")
    table.red.owns(lira=9).moves()
    assert [p["lira"] for p in table.match.view(1)["table"]["players"]] == [None, 3, None]


# --- 2.3 Movement ------------------------------------------------------------


@rule_test("IST-MOVE-01", "IST-MOVE-02", "IST-MOVE-04")
def test_the_merchant_must_go_one_or_two_steps_to_another_place(table: Table) -> None:
    table.red.stands_at(7).moves()
    assert {int(a.split()[1]) for a in table.possible} == {1, 2, 3, 4, 5, 6, 9, 11, 12, 14}


@rule_test("IST-MOVE-01")
def test_assistants_travel_with_the_merchant(table: Table) -> None:
    table.red.moves()
    table.play("go 11")
    assert (table.red.place, table.red.stack, table.red.assistants) == (11, 4, [])


@rule_test("IST-MOVE-03")
def test_pieces_on_the_way_cost_nothing(table: Table) -> None:
    table.blue.stands_at(11)
    table.green.stands_at(11)
    table.red.stands_at(7).owns(lira=0).moves()
    table.play("go 1", "leave")
    assert table.red.lira == 0
    assert table.match.question_text().id == "istanbul-ask-act"


@rule_test("IST-MOVE-04", "IST-MOVE-11")
def test_a_move_without_assistants_is_legal_and_ends_the_turn(table: Table) -> None:
    table.red.has_assistants_at(1, 2, 3, 4).stands_at(7).moves()
    table.play("go 6")
    assert table.active == 1


@rule_test("IST-MOVE-05", "IST-CARD-30")
def test_the_far_card_goes_three_or_four_steps(table: Table) -> None:
    table.red.stands_at(7).holds("far").moves()
    table.play("play far")
    assert {int(a.split()[1]) for a in table.possible} == {15, 8, 10, 16, 13}
    table.play("go 13")
    assert table.red.place == 13


@rule_test("IST-MOVE-06", "IST-MOVE-15", "IST-CARD-40")
def test_the_stay_card_makes_the_present_place_the_destination(table: Table) -> None:
    table.red.has_assistants_at(9).stands_at(9).holds("stay").moves()
    table.play("play stay")
    assert table.possible == ["pickup", "stop"]
    table.play("pickup", "announce 3", "roll 1 2")
    assert table.red.gained(lira=3, cards=-1)


@rule_test("IST-MOVE-15")
def test_who_stays_without_an_assistant_to_move_ends_the_turn(table: Table) -> None:
    table.red.has_assistants_at(1, 2, 3, 4).stands_at(9).holds("stay").moves()
    table.play("play stay")
    assert table.active == 1


@rule_test("IST-MOVE-07")
def test_far_and_stay_exclude_each_other(table: Table) -> None:
    table.red.holds("far", "stay", "far").moves()
    table.play("play far")
    assert not table.allows("play stay")
    assert not table.allows("play far")


@rule_test("IST-CARD-40", "IST-MOVE-13")
def test_staying_at_the_fountain_allows_its_action_again(table: Table) -> None:
    table.red.has_assistants_at(5).stands_at(7).holds("stay").moves()
    table.play("play stay", "fetch 5")
    assert table.red.stack == 4


# --- The assistant step ------------------------------------------------------


@rule_test("IST-MOVE-08", "IST-MOVE-09", "IST-MOVE-12")
def test_an_own_assistant_is_picked_up_and_none_may_be_left_beside_it(table: Table) -> None:
    table.red.has_assistants_at(5).arrives_at(5)
    assert table.possible == ["pickup", "stop"]
    table.play("pickup")
    assert (table.red.stack, table.red.assistants) == (4, [])


@rule_test("IST-MOVE-08", "IST-MOVE-10")
def test_otherwise_an_assistant_is_left(table: Table) -> None:
    table.red.arrives_at(5)
    assert table.possible == ["leave", "stop"]
    table.play("leave")
    assert (table.red.stack, table.red.assistants) == (3, [5])


@rule_test("IST-MOVE-11")
def test_stopping_is_allowed_although_an_assistant_could_be_left(table: Table) -> None:
    table.red.arrives_at(5)
    table.play("stop")
    assert table.active == 1
    assert table.red.assistants == []


@rule_test("IST-MOVE-13", "IST-P07-02")
def test_the_fountain_needs_no_assistant(table: Table) -> None:
    table.red.has_assistants_at(1, 2, 3, 4).arrives_at(7)
    assert table.match.question_text().id == "istanbul-ask-act"
    assert table.red.stack == 0


@rule_test("IST-MOVE-14", "IST-CARD-50")
def test_a_recalled_assistant_can_be_left_at_once(table: Table) -> None:
    table.red.has_assistants_at(1, 2, 3, 4).holds("recall").stands_at(7).moves()
    table.play("go 6", "play recall", "recall 2", "leave")
    assert table.red.assistants == [1, 3, 4, 6]


@rule_test("IST-MOVE-14", "IST-MOSQ-07")
def test_the_yellow_tile_rescues_a_merchant_with_an_empty_stack(table: Table) -> None:
    table.red.has_tiles("yellow").owns(lira=2).has_assistants_at(1, 2, 3, 4).arrives_at(6)
    table.play("yellow", "recall 4", "leave")
    assert table.red.gained(lira=-2)
    assert table.red.assistants == [1, 2, 3, 6]


@rule_test("IST-MOVE-16", "IST-VAR-17")
def test_the_bottom_piece_of_the_stack_is_left_first() -> None:
    table = Table(players=3, neutral_assistants=True)
    table.red.arrives_at(5)
    table.play("leave")
    assert table.s.neutral_assistant[5] == 1
    assert table.red.assistants == []


# --- 2.4 Other merchants -----------------------------------------------------


@rule_test("IST-ENC-01", "IST-EX-02")
def test_each_merchant_met_is_paid_two_lira(table: Table) -> None:
    table.blue.stands_at(5)
    table.green.stands_at(5)
    table.red.owns(lira=4).meets_at(5)
    assert table.possible == ["pay", "stop"]
    table.play("pay")
    assert table.red.gained(lira=-4)
    assert table.blue.gained(lira=2)
    assert table.green.gained(lira=2)


@rule_test("IST-ENC-02", "IST-ENC-03", "IST-EX-02")
def test_who_cannot_pay_all_pays_nothing_and_the_assistant_stays(table: Table) -> None:
    table.blue.stands_at(5)
    table.green.stands_at(5)
    table.red.owns(lira=3).arrives_at(5)
    table.play("leave")
    assert table.active == 1
    assert table.red.gained()
    assert table.red.assistants == [5]


@rule_test("IST-ENC-02")
def test_who_does_not_want_to_pay_ends_the_turn(table: Table) -> None:
    table.blue.stands_at(5)
    table.red.owns(lira=3).meets_at(5)
    table.play("stop")
    assert table.active == 1
    assert table.blue.gained()


@rule_test("IST-ENC-04")
def test_money_from_a_card_may_pay_the_merchant(table: Table) -> None:
    table.blue.stands_at(5)
    table.red.owns(lira=0).holds("five-lira").meets_at(5)
    assert table.possible == ["stop", "play five-lira"]
    table.play("play five-lira", "pay")
    assert table.red.gained(lira=3, cards=-1)


@rule_test("IST-ENC-05")
def test_assistants_and_families_of_others_cost_nothing(table: Table) -> None:
    table.blue.has_assistants_at(5).has_family_at(5)
    table.red.owns(lira=0).meets_at(5)
    assert table.match.question_text().id == "istanbul-ask-act"


@rule_test("IST-ENC-06")
def test_nobody_pays_at_the_fountain() -> None:
    table = Table(players=2)
    table.s.neutral_merchant[0] = 7
    table.blue.stands_at(7)
    table.red.owns(lira=8).meets_at(7)
    assert table.match.question_text().id == "istanbul-ask-act"
    assert table.s.neutral_merchant[0] == 7


@rule_test("IST-ENC-07")
def test_who_stays_pays_again(table: Table) -> None:
    table.blue.stands_at(5)
    table.red.stands_at(5).owns(lira=2).holds("stay").moves()
    table.play("play stay", "leave", "pay")
    assert table.blue.gained(lira=2)


@rule_test("IST-ENC-08", "IST-ENC-09", "IST-ENC-12")
def test_a_neutral_merchant_is_paid_and_moves_by_dice() -> None:
    table = Table(players=2)
    table.red.owns(lira=2).meets_at(14)
    table.play("pay", "roll 3 5")
    assert table.red.gained(lira=-2)
    assert table.s.neutral_merchant == [8, 15, 16]


@rule_test("IST-ENC-08")
def test_neutral_and_other_merchants_are_paid_together_or_not_at_all() -> None:
    table = Table(players=2)
    table.blue.stands_at(14)
    table.red.owns(lira=3).holds("good").meets_at(14)
    assert not table.allows("pay")


@rule_test("IST-ENC-09")
def test_each_paid_neutral_merchant_has_its_own_roll() -> None:
    table = Table(players=2)
    table.s.neutral_merchant[0] = table.s.neutral_merchant[1] = 5
    table.red.owns(lira=4).meets_at(5)
    table.play("pay", "roll 1 1", "roll 6 6")
    assert sorted(table.s.neutral_merchant[:2]) == [2, 12]


@rule_test("IST-ENC-10")
def test_a_neutral_merchant_may_roll_its_own_place_and_is_not_paid_twice() -> None:
    table = Table(players=2)
    table.s.neutral_merchant[0] = 5
    table.red.owns(lira=8).meets_at(5)
    table.play("pay", "roll 2 3")
    assert table.s.neutral_merchant[0] == 5
    assert table.red.gained(lira=-2)
    assert table.match.question_text().id == "istanbul-ask-act"


@rule_test("IST-ENC-11")
def test_an_unpaid_neutral_merchant_does_not_move() -> None:
    table = Table(players=2)
    table.red.owns(lira=2).meets_at(14)
    table.play("stop")
    assert table.s.neutral_merchant == [14, 15, 16]


@rule_test("IST-ENC-12")
def test_dice_never_lead_beyond_twelve() -> None:
    table = Table(players=2)
    table.red.owns(lira=2).meets_at(16)
    table.play("pay")
    sums = {sum(map(int, a.split()[1:])) for a in table.possible}
    assert sums == set(range(2, 13))


def test_an_illegal_answer_says_what_is_possible(table: Table) -> None:
    table.red.arrives_at(5)
    with pytest.raises(charsu.IllegalAnswer, match=r"'go 9' is not possible: Red: leave or pick up .*Possible: leave, stop"):
        table.match.play("go 9")
