"""2.5 and 2.6: the action in general, and the encounters of phase 4."""

from __future__ import annotations

import pytest

from charsu.testing import rule_test
from games.istanbul.tables import Table


@pytest.fixture
def table() -> Table:
    return Table(players=3)


# --- 2.5 Action --------------------------------------------------------------


@rule_test("IST-ACT-01")
def test_declining_the_action_leads_to_the_encounters(table: Table) -> None:
    table.governor_at(5)
    table.red.acts_at(5)
    table.play("pass")
    assert table.match.question_text().id == "istanbul-ask-encounter"


@rule_test("IST-ACT-02")
@pytest.mark.parametrize("answer", ["leave", "pickup"])
def test_the_action_is_the_same_after_leaving_and_picking_up(table: Table, answer: str) -> None:
    if answer == "pickup":
        table.red.has_assistants_at(5)
    table.red.arrives_at(5)
    table.play(answer, "act")
    assert table.red.gained(lira=2, green=1, yellow=1)


@rule_test("IST-ACT-03")
def test_an_action_that_cannot_be_paid_in_full_is_not_offered(table: Table) -> None:
    table.red.owns(lira=6).acts_at("wainwright")
    assert table.possible == ["pass"]


@rule_test("IST-ACT-04")
@pytest.mark.parametrize("place", range(1, 17))
def test_every_place_has_an_action_of_its_own(place: int) -> None:
    table = Table(players=4)
    table.governor_at(2 if place != 2 else 3).smuggler_at(2 if place != 2 else 3)
    table.red.owns(lira=30, red=2, green=2, yellow=2, blue=2).has_assistants_at(2).acts_at(place)
    assert table.possible[0] != "pass"
    table.play(table.possible[0])


# --- 2.6 Encounters ----------------------------------------------------------


@rule_test("IST-ENC-20")
def test_the_player_chooses_the_order(table: Table) -> None:
    table.governor_at(5).smuggler_at(5)
    table.blue.has_family_at(5)
    table.red.encounters_at(5)
    assert table.possible == ["catch 1", "use governor", "use smuggler"]
    table.play("use smuggler", "take blue", "give blue", "roll 1 1")
    assert table.possible == ["catch 1", "use governor"]


@rule_test("IST-ENC-21")
@pytest.mark.parametrize("place", [7, 12])
def test_encounters_happen_at_fountain_and_police_station_too(table: Table, place: int) -> None:
    table.governor_at(place)
    table.red.encounters_at(place)
    assert table.allows("use governor")


@rule_test("IST-ENC-21", "IST-P12-03", "IST-EX-06")
def test_after_the_police_station_the_encounters_are_those_of_the_merchant(table: Table) -> None:
    table.governor_at(3).smuggler_at(12)
    table.blue.stands_at(3).has_family_at(3)
    table.red.acts_at(12)
    table.play("send 3", "act")
    assert table.red.gained(green=2)
    assert table.blue.family == 3
    assert table.possible == ["pass", "use smuggler"]


@rule_test("IST-ENC-30", "IST-ENC-31")
def test_a_family_member_met_must_be_caught(table: Table) -> None:
    table.blue.has_family_at(5)
    table.red.encounters_at(5)
    assert table.possible == ["catch 1"]
    table.play("catch 1")
    assert table.possible == ["deck", "lira"]
    table.play("lira")
    assert table.red.gained(lira=3)
    assert table.blue.family == 12


@rule_test("IST-ENC-31")
def test_each_caught_family_member_brings_a_reward_of_choice(table: Table) -> None:
    table.blue.has_family_at(5)
    table.green.has_family_at(5)
    table.red.encounters_at(5)
    table.play("catch 2", "lira", "catch 1", "deck", "draw stay")
    assert table.red.gained(lira=3, cards=1)


@rule_test("IST-ENC-32", "IST-ENC-33")
def test_nothing_is_caught_at_the_police_station_and_the_own_family_does_not_count(table: Table) -> None:
    table.red.encounters_at(12)
    assert table.active == 1
    other = Table(players=3)
    other.red.has_family_at(5).encounters_at(5)
    assert other.active == 1


# --- Governor ----------------------------------------------------------------


@rule_test("IST-ENC-40", "IST-ENC-60")
def test_the_governor_gives_a_card_for_two_lira_and_moves_on(table: Table) -> None:
    table.governor_at(5)
    table.red.owns(lira=2).encounters_at(5)
    table.play("use governor", "draw far", "pay", "roll 4 5")
    assert table.red.gained(lira=-2, cards=1)
    assert table.s.figure[0] == 9


@rule_test("IST-ENC-41")
def test_the_card_just_drawn_may_be_the_price(table: Table) -> None:
    table.governor_at(5)
    table.red.owns(lira=0).encounters_at(5)
    table.play("use governor", "draw far")
    assert table.possible == ["discard far"]
    table.play("discard far", "roll 1 1")
    assert table.red.hand == []


@rule_test("IST-ENC-42")
def test_the_drawn_card_may_be_played_to_get_the_money(table: Table) -> None:
    table.governor_at(5)
    table.red.owns(lira=0).encounters_at(5)
    table.play("use governor", "draw five-lira", "play five-lira", "pay", "roll 1 1")
    assert table.red.gained(lira=3)


@rule_test("IST-ENC-42")
def test_the_last_card_may_not_be_played_when_nothing_else_could_pay(table: Table) -> None:
    table.governor_at(5)
    table.red.owns(lira=1).encounters_at(5)
    table.play("use governor", "draw good")
    assert table.possible == ["discard good"]


@rule_test("IST-ENC-43", "IST-CARD-04", "IST-P06-06")
def test_without_any_card_to_draw_the_governor_is_unusable_and_rewards_are_money(table: Table) -> None:
    table.deck_of().governor_at(5)
    table.blue.has_family_at(5)
    table.red.encounters_at(5)
    table.play("catch 1")
    assert table.possible == ["lira"]
    table.play("lira")
    assert table.possible == ["pass"]
    other = Table(players=3).deck_of()
    other.red.acts_at("caravansary")
    assert other.possible == ["pass"]


# --- Smuggler ----------------------------------------------------------------


@rule_test("IST-ENC-50", "IST-ENC-60")
def test_the_smuggler_gives_any_good_for_two_lira(table: Table) -> None:
    table.smuggler_at(5)
    table.red.owns(lira=2).encounters_at(5)
    table.play("use smuggler", "take blue", "pay", "roll 5 5")
    assert table.red.gained(lira=-2, blue=1)
    assert table.s.figure[1] == 10


@rule_test("IST-ENC-50", "IST-ENC-51")
def test_the_price_may_be_any_good_also_the_one_just_gained(table: Table) -> None:
    table.smuggler_at(5)
    table.red.owns(lira=0, red=1).encounters_at(5)
    table.play("use smuggler", "take blue")
    assert table.possible == ["give red", "give blue"]
    table.play("give red", "roll 1 1")
    assert table.red.gained(blue=1, red=-1)


@rule_test("IST-ENC-52")
def test_a_good_that_does_not_fit_can_be_handed_straight_back(table: Table) -> None:
    table.smuggler_at(5)
    table.red.owns(lira=0, blue=2).encounters_at(5)
    table.play("use smuggler", "take blue", "give blue", "roll 1 1")
    assert table.red.gained()


@rule_test("IST-ENC-52")
def test_otherwise_it_is_lost_and_the_price_is_due(table: Table) -> None:
    table.smuggler_at(5)
    table.red.owns(lira=2, blue=2).encounters_at(5)
    table.play("use smuggler", "take blue", "pay", "roll 1 1")
    assert table.red.gained(lira=-2)


# --- Moving the figures ------------------------------------------------------


@rule_test("IST-ENC-60")
def test_a_figure_that_was_not_used_does_not_move(table: Table) -> None:
    table.governor_at(5).smuggler_at(5)
    table.red.encounters_at(5)
    table.play("pass")
    assert table.s.figure[:2] == [5, 5]


@rule_test("IST-ENC-61", "IST-ENC-62")
def test_a_figure_that_rolls_its_own_place_stays_and_cannot_be_used_again(table: Table) -> None:
    table.governor_at(5)
    table.red.owns(lira=9).encounters_at(5)
    table.play("use governor", "draw far", "pay", "roll 2 3")
    assert table.s.figure[0] == 5
    assert not table.allows("use governor")
    assert table.match.question_text().id == "istanbul-ask-finish"


@rule_test("IST-ENC-63")
def test_the_red_tile_does_not_change_the_roll_of_a_figure(table: Table) -> None:
    table.governor_at(5)
    table.red.has_tiles("red").owns(lira=2).encounters_at(5)
    table.play("use governor", "draw far", "pay", "roll 1 1")
    assert table.s.figure[0] == 2


@rule_test("IST-ENC-64")
def test_figures_only_ever_stand_on_two_to_twelve(table: Table) -> None:
    table.governor_at(5)
    table.red.owns(lira=2).encounters_at(5)
    table.play("use governor", "draw far", "pay")
    assert {sum(map(int, a.split()[1:])) for a in table.possible} == set(range(2, 13))


# --- Hidden money ------------------------------------------------------------


@rule_test("IST-TURN-07", "IST-ENC-02")
@pytest.mark.parametrize("lira", [1, 2])
def test_with_hidden_money_the_question_does_not_tell_whether_one_can_pay(lira: int) -> None:
    table = Table(players=3, money="hidden")
    table.blue.stands_at(5)
    table.red.owns(lira=lira).meets_at(5)
    assert table.possible == (["pay", "stop"] if lira == 2 else ["stop"])


@rule_test("IST-TURN-07", "IST-MOSQ-05", "IST-MOSQ-07")
@pytest.mark.parametrize("lira", [1, 2])
def test_with_hidden_money_neither_do_the_questions_about_the_green_and_the_yellow_tile(lira: int) -> None:
    table = Table(players=3, money="hidden")
    table.red.owns(lira=lira).has_tiles("green", "yellow").has_assistants_at(5).acts_at(2)
    table.play("act")
    assert "pass" in table.possible and table.allows("take red") is (lira == 2)
    table.play("pass")
    assert table.s.active == 0 and table.allows("yellow") is (lira == 2)
    assert table.match.question() == "Red: use the yellow tile or end your turn"
