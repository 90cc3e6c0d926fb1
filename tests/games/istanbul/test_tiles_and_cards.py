"""2.7 Mosque tile abilities and 2.8 bonus cards."""

from __future__ import annotations

import pytest

from charsu.testing import rule_test
from games.istanbul.tables import Table


@pytest.fixture
def table() -> Table:
    return Table(players=3)


# --- 2.7 Mosque tiles --------------------------------------------------------


@rule_test("IST-MOSQ-01", "IST-MOSQ-03")
def test_the_red_tile_turns_a_die_or_rolls_again_but_not_both(table: Table) -> None:
    table.red.has_tiles("red").acts_at("tea house")
    table.play("announce 9", "roll 1 2")
    assert table.possible == ["pass", "turn 1", "turn 2", "again"]
    table.play("again", "roll 4 4")
    assert table.red.gained(lira=2)
    assert table.active == 1


@rule_test("IST-MOSQ-02")
def test_a_die_may_also_be_turned_downwards(table: Table) -> None:
    table.red.has_tiles("red").acts_at("tea house")
    table.play("announce 9", "roll 6 6", "turn 2")
    assert table.s.dice == [6, 4]


@rule_test("IST-MOSQ-01")
def test_without_the_red_tile_the_roll_stands(table: Table) -> None:
    table.red.acts_at("tea house")
    table.play("announce 9", "roll 1 2")
    assert table.active == 1


@rule_test("IST-MOSQ-04")
def test_the_fifth_assistant_joins_the_stack_wherever_the_merchant_is(table: Table) -> None:
    table.red.owns(blue=2).acts_at(12)
    table.play("send 15", "tile blue")
    assert table.red.stack == 5


@rule_test("IST-MOSQ-05")
def test_the_green_tile_works_once_per_action_and_may_be_left(table: Table) -> None:
    table.red.has_tiles("green").owns(lira=8).acts_at(3)
    table.play("act", "pass")
    assert table.red.gained(green=2)


@rule_test("IST-MOSQ-05")
def test_the_green_tile_needs_two_lira(table: Table) -> None:
    table.red.has_tiles("green").owns(lira=1).acts_at(3)
    table.play("act")
    assert table.active == 1


@rule_test("IST-MOSQ-06")
def test_the_green_tile_works_although_the_warehouse_good_is_full(table: Table) -> None:
    table.red.has_tiles("green").owns(lira=2, green=2).acts_at(3)
    table.play("act", "take blue")
    assert table.red.gained(lira=-2, blue=1)


@rule_test("IST-MOSQ-07")
def test_the_yellow_tile_works_once_a_turn(table: Table) -> None:
    table.red.has_tiles("yellow").owns(lira=9).has_assistants_at(1, 2).moves()
    table.play("yellow", "recall 1")
    assert not table.allows("yellow")
    assert table.red.gained(lira=-2)


@rule_test("IST-MOSQ-08")
def test_the_yellow_tile_may_be_used_after_the_action_but_not_during_it(table: Table) -> None:
    table.red.has_tiles("yellow", "red").owns(lira=9).has_assistants_at(1).acts_at("tea house")
    assert table.allows("yellow")
    table.play("announce 9", "roll 1 1")
    assert not table.allows("yellow")
    table.play("pass")
    assert table.match.question_text().id == "istanbul-ask-finish"
    assert table.allows("yellow")


@rule_test("IST-MOSQ-08")
def test_by_option_the_yellow_tile_works_in_phase_one_only() -> None:
    table = Table(players=3, yellow_tile="movement")
    table.red.has_tiles("yellow").owns(lira=9).has_assistants_at(1).moves()
    assert table.allows("yellow")
    table.play("go 5")
    assert table.allows("yellow")
    table.play("leave")
    assert not table.allows("yellow")


@rule_test("IST-MOSQ-09")
def test_the_yellow_tile_takes_from_another_place_only(table: Table) -> None:
    table.red.has_tiles("yellow").owns(lira=9).has_assistants_at(9).acts_at(9)
    assert not table.allows("yellow")
    other = Table(players=3)
    other.red.has_tiles("yellow").owns(lira=9).has_assistants_at(9, 5).acts_at(9)
    other.play("yellow")
    assert other.possible == ["recall 5"]


@rule_test("IST-MOSQ-10")
def test_red_and_green_work_for_the_family_member(table: Table) -> None:
    table.red.has_tiles("red").acts_at(12)
    table.play("send 9", "announce 9", "roll 5 1", "turn 2")
    assert table.red.gained(lira=9)
    other = Table(players=3)
    other.red.has_tiles("green").owns(lira=2).acts_at(12)
    other.play("send 2", "act", "take blue")
    assert other.red.gained(lira=-2, red=2, blue=1)


@rule_test("IST-MOSQ-11")
def test_tiles_stay_with_their_owner() -> None:
    from charsu.testing.walk import walk

    table = Table(players=3)
    table.red.has_tiles("red", "blue").moves()
    for match in walk(table.match, 5):
        assert match.plain.tile[0][0] == match.plain.tile[0][2] == 1
        if match.number > 400:
            break


# --- 2.8 Cards in general ----------------------------------------------------


@rule_test("IST-CARD-01")
def test_played_and_discarded_cards_lie_on_top_of_the_pile(table: Table) -> None:
    table.discards("far")
    table.red.holds("five-lira", "stay").acts_at("caravansary")
    table.play("play five-lira", "deck", "draw palace", "deck", "draw dealer", "discard stay")
    assert table.match.view()["table"]["pile"] == ["far", "five-lira", "stay"]


@rule_test("IST-CARD-02")
def test_rewards_are_drawn_from_the_deck_only(table: Table) -> None:
    table.discards("far")
    table.blue.has_family_at(5)
    table.red.encounters_at(5)
    table.play("catch 1", "deck")
    assert "draw far" in table.possible
    assert table.s.pile_size == 1


@rule_test("IST-CARD-03")
def test_an_empty_deck_with_an_empty_pile_is_filled_when_a_card_is_needed(table: Table) -> None:
    table.deck_of("far")
    table.red.holds().acts_at("caravansary")
    table.play("deck", "draw far", "pass", "discard far")
    assert (table.s.deck_size, table.s.pile_size) == (0, 1)
    later = Table(players=3).discards("far").deck_of()
    later.blue.has_family_at(5)
    later.red.encounters_at(5)
    later.play("catch 1", "deck", "draw far")
    assert later.s.pile_size == 0


@rule_test("IST-CARD-05")
def test_there_is_no_hand_limit(table: Table) -> None:
    table.red.holds(*["good"] * 4, *["five-lira"] * 4, *["far"] * 4, "stay", "stay", "recall").moves()
    assert len(table.red.hand) == 15
    assert table.allows("go 5")


# --- C1 a good ---------------------------------------------------------------


@rule_test("IST-CARD-10")
def test_the_good_card_gives_any_good(table: Table) -> None:
    table.red.holds("good").moves()
    table.play("play good", "take blue")
    assert table.red.gained(blue=1, cards=-1)


@rule_test("IST-CARD-10")
def test_the_good_card_may_make_an_action_possible_but_not_be_played_during_it(table: Table) -> None:
    table.red.has_tiles("red").holds("good", "good").acts_at("tea house")
    assert table.allows("play good")
    table.play("announce 9", "roll 1 1")
    assert not table.allows("play good")
    table.play("pass")
    assert table.allows("play good")


@rule_test("IST-CARD-11")
def test_the_good_card_may_be_played_between_two_repetitions(table: Table) -> None:
    table.red.holds("good", "post-office").acts_at("post office")
    table.play("act", "play good", "take blue", "play post-office")
    assert table.red.goods == {"red": 1, "green": 1, "yellow": 2, "blue": 1}


# --- C2 five lira ------------------------------------------------------------


@rule_test("IST-CARD-20")
def test_five_lira_come_at_any_moment_also_during_an_action(table: Table) -> None:
    table.red.has_tiles("green").owns(lira=0).holds("five-lira").acts_at(2)
    table.play("act")
    assert table.possible == ["pass", "play five-lira"]
    table.play("play five-lira", "take blue")
    assert table.red.gained(lira=3, red=2, blue=1, cards=-1)


# --- C3, C4 and C5 -----------------------------------------------------------


@rule_test("IST-CARD-30", "IST-CARD-40", "IST-CARD-50")
@pytest.mark.parametrize("card", ["far", "stay", "recall"])
def test_movement_cards_belong_to_phase_one(card: str) -> None:
    table = Table(players=3)
    table.red.has_assistants_at(3).holds(card).acts_at(5)
    assert not table.allows(f"play {card}")


@rule_test("IST-CARD-50")
def test_recall_cards_take_from_anywhere_and_may_be_played_together(table: Table) -> None:
    table.red.has_assistants_at(1, 5).holds("recall", "recall").arrives_at(5)
    table.play("play recall")
    assert table.possible == ["recall 1", "recall 5"]
    table.play("recall 5", "play recall", "recall 1", "leave")
    assert table.red.assistants == [5]


@rule_test("IST-CARD-50")
def test_without_an_assistant_on_the_board_recall_cannot_be_played(table: Table) -> None:
    table.red.holds("recall").moves()
    assert not table.allows("play recall")


# --- C6 family member --------------------------------------------------------


@rule_test("IST-CARD-60")
@pytest.mark.parametrize("reward", ["deck", "lira"])
def test_the_family_card_brings_the_family_member_home_for_a_reward(reward: str) -> None:
    table = Table(players=3)
    table.red.has_family_at(5).holds("family").moves()
    table.play("play family", reward, *(["draw far"] if reward == "deck" else []))
    assert table.red.family == 12
    assert table.red.gained(lira=3, cards=-1) if reward == "lira" else table.red.gained(cards=0)


@rule_test("IST-CARD-60", "IST-P06-01")
def test_nothing_can_be_played_between_the_family_card_and_its_reward(table: Table) -> None:
    table.red.has_family_at(5).holds("family", "good").acts_at("caravansary")
    table.play("deck", "draw family", "deck", "draw five-lira", "play family")
    assert table.possible == ["deck", "lira"]


@rule_test("IST-CARD-61")
def test_the_family_card_is_useless_at_the_police_station(table: Table) -> None:
    table.red.holds("family").moves()
    assert not table.allows("play family")


@rule_test("IST-CARD-62")
def test_the_family_member_can_be_called_home_and_sent_out_in_one_turn(table: Table) -> None:
    table.red.has_family_at(5).holds("family").acts_at(12)
    assert table.possible == ["pass", "play family"]
    table.play("play family", "lira", "send 2", "act")
    assert table.red.gained(lira=3, red=2, cards=-1)


# --- C7 small market ---------------------------------------------------------


@rule_test("IST-CARD-70")
def test_the_small_market_card_sells_any_kinds(table: Table) -> None:
    table.demand("small market", 4)
    table.red.owns(blue=2).holds("small-market").acts_at("small market")
    assert table.possible == ["pass", "play small-market"]
    table.play("play small-market", "good blue", "good blue", "done", "demand 1")
    assert table.red.gained(lira=5, blue=-2, cards=-1)
    assert table.s.demand_seen[1] == 2


@rule_test("IST-CARD-70")
def test_by_option_it_sells_exactly_five() -> None:
    table = Table(players=3, small_market_card="exactly_five")
    table.red.owns(blue=2, red=2).holds("small-market").acts_at("small market")
    assert not table.allows("play small-market")
    rich = Table(players=3, small_market_card="exactly_five")
    rich.red.owns(blue=2, red=2, green=2).holds("small-market").acts_at("small market")
    rich.play("play small-market", "good blue", "good blue", "good red", "good red")
    assert not rich.allows("done")
    rich.play("good green", "done", "demand 2")
    assert rich.red.gained(lira=20, blue=-2, red=-2, green=-1, cards=-1)


# --- C8, C9 and C10 repeats --------------------------------------------------


@rule_test("IST-CARD-80", "IST-CARD-83", "IST-P16-02")
def test_the_dealer_card_buys_a_second_ruby_at_the_next_price(table: Table) -> None:
    table.red.owns(lira=29).holds("dealer").acts_at("gemstone dealer")
    table.play("act", "play dealer")
    assert table.red.gained(lira=-29, rubies=2, cards=-1)


@rule_test("IST-CARD-80", "IST-P13-03")
def test_the_palace_card_buys_a_second_ruby_at_the_higher_price(table: Table) -> None:
    table.red.has_extensions(2).owns(red=4, green=4, yellow=4, blue=4).holds("palace").acts_at("sultans palace")
    table.play("act", "give red", "play palace", "give red")
    assert table.red.gained(rubies=2, red=-4, green=-2, yellow=-2, blue=-3, cards=-1)


@rule_test("IST-CARD-80")
def test_the_post_office_card_takes_the_mail_again_with_moved_markers(table: Table) -> None:
    table.red.holds("post-office").acts_at("post office")
    table.play("act", "play post-office")
    assert table.red.gained(lira=4, green=1, yellow=2, red=1, cards=-1)


@rule_test("IST-CARD-81")
def test_a_repetition_that_cannot_be_paid_cannot_be_played(table: Table) -> None:
    table.red.owns(lira=28).holds("dealer").acts_at("gemstone dealer")
    assert not table.allows("play dealer")
    table.play("act")
    assert not table.allows("play dealer")
    palace = Table(players=3)
    palace.red.owns(red=2, green=1, yellow=1, blue=1).holds("palace").acts_at("sultans palace")
    palace.play("act", "give red")
    assert palace.possible == ["pass"]


@rule_test("IST-CARD-82")
def test_two_copies_repeat_twice(table: Table) -> None:
    table.red.owns(lira=45).holds("dealer", "dealer").acts_at("gemstone dealer")
    table.play("act", "play dealer", "play dealer")
    assert table.red.gained(lira=-45, rubies=3, cards=-2)


@rule_test("IST-CARD-83")
def test_a_repetition_pays_no_merchant_again(table: Table) -> None:
    table.blue.stands_at(5)
    table.red.owns(lira=2).holds("post-office").meets_at(5)
    table.play("pay", "act", "play post-office")
    assert table.blue.gained(lira=2)


@rule_test("IST-CARD-84")
def test_repeat_and_market_cards_work_for_the_family_member(table: Table) -> None:
    table.red.owns(lira=29).holds("dealer").acts_at(12)
    table.play("send 16", "act", "play dealer")
    assert table.red.gained(lira=-29, rubies=2, cards=-1)
    other = Table(players=3)
    other.red.owns(blue=1).holds("small-market").acts_at(12)
    other.play("send 11", "play small-market", "good blue", "done", "demand 2")
    assert other.red.gained(lira=2, blue=-1, cards=-1)
