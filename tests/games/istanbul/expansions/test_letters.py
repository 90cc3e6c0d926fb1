"""Letters & Seals: letters, courier, double turn, places 21, 23, 24 and 25.

The board:  16 15 22  3 10 /  8  1  7 21  4 /  2 23  6 12  9 / 24 11  5 14 13
"""

from __future__ import annotations

import pytest

from charsu.testing import rule_test
from games.istanbul.expansions.tables import Bazaar


@pytest.fixture
def table() -> Bazaar:
    return Bazaar("letters")


# --- Letters -------------------------------------------------------------------


@rule_test("LS-P21-01", "LS-LETTER-01")
def test_the_embassy_gives_two_letters_that_lie_open(table: Bazaar) -> None:
    table.red.acts_at("embassy")
    table.play("act", "draw-letter 3", "draw-letter 16")
    assert table.red.letters == [3, 16]
    assert table.match.view(1)["table"]["players"][0]["letters"] == [3, 16]


@rule_test("LS-LETTER-02")
def test_a_delivered_letter_counts_two_seals(table: Bazaar) -> None:
    table.red.has_letters(3, 4).has_delivered(5).moves()
    assert table.match.view(0)["table"]["players"][0]["seals"] == 4


@rule_test("LS-LETTER-03", "LS-LETTER-05")
def test_arriving_delivers_all_letters_for_the_place(table: Bazaar) -> None:
    table.red.has_letters(1, 1, 3).stands_at(7).moves()
    table.play("go 1")
    assert table.red.delivered == [1, 1] and table.red.letters == [3]


@rule_test("LS-LETTER-03")
def test_family_member_and_companion_deliver_too(table: Bazaar) -> None:
    table.red.has_letters(4).acts_at("police station")
    table.play("send 4")
    assert table.red.delivered == [4]
    table = Bazaar("letters")
    table.red.has_letters(3).has_companion_at(21).moves()
    table.play("companion 3")
    assert table.red.delivered == [3]


@rule_test("LS-LETTER-04")
def test_a_letter_for_a_place_where_a_figure_stands_is_delivered_at_once(table: Bazaar) -> None:
    table.red.acts_at("embassy")
    table.play("act", "draw-letter 21")
    assert table.red.delivered == [21]


@rule_test("LS-LETTER-04")
def test_letters_are_delivered_in_other_players_turns() -> None:
    table = Bazaar("letters", letters_for="all_places")
    table.blue.has_letters(12).has_family_at(5)
    table.red.owns(lira=0).encounters_at(5)
    table.play("catch 1")
    assert table.blue.delivered == [12] and table.blue.letters == []


@rule_test("LS-LETTER-06")
def test_places_on_the_way_and_assistants_deliver_nothing(table: Bazaar) -> None:
    table.red.has_letters(21, 5).has_assistants_at(5).stands_at(7).moves()
    table.play("go 4")
    assert table.red.letters == [5, 21] and table.red.delivered == []


@rule_test("LS-LETTER-07", "LS-SETUP-08")
def test_there_is_no_limit_and_the_pile_is_filled_up_again(table: Bazaar) -> None:
    places = [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 13, 14, 15, 16, 22, 23, 24]
    table.red.has_letters(*places, *places).acts_at("embassy")
    table.s.letter_deck[16] -= 1
    table.s.letter_pile[16] += 1
    table.play("act", "draw-letter 21")
    assert table.possible == ["draw-letter 21"]
    table.play("draw-letter 21")
    assert len(table.red.letters) + len(table.red.delivered) == 36


@rule_test("LS-LETTER-08")
def test_any_letter_pays_delivered_or_not(table: Bazaar) -> None:
    table.figure_at("courier", 5).red.owns(lira=0).has_letters(3).has_delivered(4).encounters_at(5)
    table.play("use courier", "draw-letter 9")
    assert table.possible == ["letter 3", "letter 9", "delivered 4"]
    table.play("delivered 4")
    assert table.red.letters == [3, 9] and table.red.delivered == []
    assert table.s.letter_pile[3] == 1


# --- Courier -------------------------------------------------------------------


@rule_test("LS-COUR-01", "LS-COUR-03")
def test_the_courier_sells_a_letter_for_two_lira_and_moves_on(table: Bazaar) -> None:
    table.figure_at("courier", 5).red.owns(lira=2).encounters_at(5)
    table.play("use courier", "draw-letter 9", "pay", "roll 2 1")
    assert table.red.letters == [9] and table.red.gained(lira=-2) and table.s.figure[3] == 3


@rule_test("LS-COUR-02")
def test_the_letter_just_drawn_may_pay_the_courier(table: Bazaar) -> None:
    table.figure_at("courier", 5).red.owns(lira=0).encounters_at(5)
    table.play("use courier", "draw-letter 9", "letter 9")
    assert table.red.letters == [] and table.red.gained()


@rule_test("LS-COUR-01")
def test_a_courier_elsewhere_is_not_met(table: Bazaar) -> None:
    table.figure_at("courier", 6).governor_at(5).red.encounters_at(5)
    assert not table.allows("use courier")


# --- Double turn ---------------------------------------------------------------


@rule_test("LS-DOUBLE-01", "LS-DOUBLE-04")
def test_three_seals_buy_another_complete_turn(table: Bazaar) -> None:
    table.red.has_letters(3, 4, 5).stands_at(7).ends()
    assert table.asked == "double turn"
    table.play("letter 3", "letter 4", "letter 5")
    assert table.actor == 0 and table.asked == "move" and table.red.letters == []


@rule_test("LS-DOUBLE-01")
def test_two_seals_are_not_enough(table: Bazaar) -> None:
    table.red.has_letters(3, 4).ends()
    assert table.actor == 1


@rule_test("LS-DOUBLE-01")
def test_the_offer_may_be_declined(table: Bazaar) -> None:
    table.red.has_letters(3, 4, 5).ends()
    table.play("end")
    assert table.actor == 1 and table.red.letters == [3, 4, 5]


@rule_test("LS-DOUBLE-02")
def test_surplus_seals_are_lost(table: Bazaar) -> None:
    table.red.has_delivered(3, 4).ends()
    table.play("delivered 3", "delivered 4")
    assert table.actor == 0 and table.red.delivered == []


@rule_test("LS-DOUBLE-03")
def test_one_turn_is_bought_in_a_round(table: Bazaar) -> None:
    table.red.has_delivered(3, 4, 5, 6, 8).owns(lira=0).stands_at(7).ends()
    table.play("delivered 3", "delivered 4", "go 5", "stop")
    assert table.actor == 1 and table.s.turn_bought == 0
    assert len(table.red.delivered) == 3


@rule_test("LS-DOUBLE-01")
def test_a_turn_that_ended_early_may_be_followed_by_a_bought_one(table: Bazaar) -> None:
    table.red.has_delivered(3, 4).arrives_at(5)
    table.play("stop")
    assert table.actor == 0 and table.asked == "double turn"


# --- 23 Auction House ----------------------------------------------------------


@rule_test("LS-P23-01", "LS-P23-02")
def test_the_auction_house_gives_a_good_and_opens_with_at_least_one_lira(table: Bazaar) -> None:
    table.red.owns(lira=3).acts_at("auction house")
    assert table.possible == ["good red", "good green", "good yellow", "good blue", "pass"]
    table.play("good blue")
    assert table.possible == ["bid 1", "bid 2", "bid 3"]


@rule_test("LS-P23-03", "LS-P23-04", "LS-P23-05", "LS-P23-06")
def test_everybody_bids_once_and_the_opener_again(table: Bazaar) -> None:
    table.red.owns(lira=9)
    table.blue.owns(lira=9)
    table.green.owns(lira=9)
    table.red.acts_at("auction house")
    table.play("good blue", "bid 2")
    assert table.actor == 1
    table.play("bid 4")
    assert table.actor == 2 and not table.allows("bid 4")
    table.play("pass")
    assert table.actor == 0
    table.play("bid 5", "draw good", "draw far")
    assert table.red.gained(lira=-5, blue=1, cards=2) and table.blue.gained() and table.green.gained()


@rule_test("LS-P23-06")
def test_another_winner_pays_the_opener(table: Bazaar) -> None:
    table.blue.owns(lira=9)
    table.green.owns(lira=0)
    table.red.owns(lira=4).acts_at("auction house")
    table.play("good blue", "bid 1", "bid 5")
    assert table.actor == -1  # nobody else can bid more
    table.play("draw good", "draw far")
    assert table.blue.gained(lira=-5, cards=2) and table.red.gained(lira=5, blue=1)


@rule_test("LS-P23-04")
def test_when_all_others_pass_the_opening_bid_wins(table: Bazaar) -> None:
    for seat in (table.red, table.blue, table.green):
        seat.owns(lira=9)
    table.red.acts_at("auction house")
    table.play("good blue", "bid 1", "pass", "pass", "draw good", "draw far")
    assert table.red.gained(lira=-1, blue=1, cards=2)


@rule_test("LS-P23-07")
def test_no_bid_exceeds_the_bidders_cash(table: Bazaar) -> None:
    table.blue.owns(lira=3)
    table.red.owns(lira=2).acts_at("auction house")
    table.play("good blue", "bid 2")
    assert table.possible == ["pass", "bid 3"]


@rule_test("LS-P23-08")
def test_without_money_there_is_only_the_good(table: Bazaar) -> None:
    table.red.owns(lira=0).acts_at("auction house")
    table.play("good blue")
    assert table.asked != "bid" and table.red.gained(blue=1)


@rule_test("LS-P23-07")
def test_with_hidden_money_everybody_is_asked() -> None:
    table = Bazaar("letters", money="hidden")
    table.blue.owns(lira=0)
    table.red.owns(lira=2).acts_at("auction house")
    table.play("good blue", "bid 2")
    assert table.actor == 1 and table.possible == ["pass"]


# --- 24 Secret Society ---------------------------------------------------------


@rule_test("LS-P24-01", "LS-P24-02")
def test_six_seals_buy_a_ruby_and_the_first_visitor_gets_three_lira(table: Bazaar) -> None:
    price = table.s.palace_price
    table.red.has_delivered(3, 4).has_letters(5, 6).acts_at("secret society")
    table.play("delivered 3", "delivered 4", "letter 5", "letter 6")
    assert table.possible == ["ruby 13", "ruby 16"]
    table.play("ruby 13")
    assert table.red.gained(rubies=1, lira=3) and table.s.palace_price == price + 1
    assert table.red.letters == [] and table.red.delivered == []


@rule_test("LS-P24-01")
def test_five_seals_are_not_enough_for_the_society(table: Bazaar) -> None:
    table.red.has_delivered(3, 4).has_letters(5).acts_at("secret society")
    assert table.possible == ["pass"]


@rule_test("LS-P24-01", "MB-RUBY-01")
def test_the_societys_ruby_is_replaced_on_an_empty_track(table: Bazaar) -> None:
    table.arrange(dealer_price=23, dealer_rubies=1).red.has_delivered(3, 4, 5).acts_at("secret society")
    table.play("delivered 3", "delivered 4", "delivered 5", "ruby 16")
    assert table.s.dealer_rubies == 1


@rule_test("LS-P24-02")
@pytest.mark.parametrize(("visits", "lira"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_the_money_goes_by_executions_of_the_action(visits: int, lira: int) -> None:
    table = Bazaar("letters")
    table.arrange(society_visits=visits).red.has_delivered(3, 4, 5).acts_at("secret society")
    table.play("delivered 3", "delivered 4", "delivered 5", "ruby 16")
    assert table.red.gained(rubies=1, lira=lira)


@rule_test("GB-07", "LS-P24-01")
def test_in_the_grand_bazaar_the_coffee_house_has_rubies_for_both() -> None:
    table = Bazaar("grand_bazaar")
    table.red.has_delivered(3, 4, 5).acts_at("secret society")
    table.play("delivered 3", "delivered 4", "delivered 5")
    assert table.possible == ["ruby 13", "ruby 16", "ruby 20"]


# --- 25 Catacombs --------------------------------------------------------------


@rule_test("LS-P25-01", "LS-P25-02", "LS-P25-03")
def test_the_catacombs_give_something_and_move_the_merchant_anywhere() -> None:
    table = Bazaar("grand_bazaar")
    table.blue.stands_at(5).has_family_at(5)
    table.red.has_letters(5).owns(lira=4).has_assistants_at(25).acts_at("catacombs")
    table.play("coffee", "go 5")
    assert table.red.place == 5 and table.red.coffee == 1 and table.red.delivered == [5]
    assert table.red.assistants == [25] and table.red.stack == 3
    assert table.blue.family == 5 and table.red.gained() and table.s.active == 1


@rule_test("LS-P25-02")
def test_the_catacombs_move_the_companion_if_the_player_likes() -> None:
    table = Bazaar("grand_bazaar")
    table.blue.has_family_at(25)
    table.red.has_companion_at(7).acts_at("catacombs")
    table.play("good red", "companion 16")
    assert table.red.companion == 16 and table.red.place == 25
    assert table.possible == ["catch 1"]  # the merchant acted and is still there


@rule_test("LS-P25-02", "LS-P25-03")
def test_staying_at_the_catacombs_keeps_phase_4() -> None:
    table = Bazaar("grand_bazaar")
    table.blue.has_family_at(25)
    table.red.acts_at("catacombs")
    table.play("good red", "go 25")
    assert table.possible == ["catch 1"]


@rule_test("LS-P25-02")
def test_without_a_companion_on_the_board_only_the_merchant_moves() -> None:
    table = Bazaar("grand_bazaar")
    table.red.has_companion_at_hand().acts_at("catacombs")
    table.play("good red")
    assert not any(p.startswith("companion") for p in table.possible) and len(table.possible) == 25
