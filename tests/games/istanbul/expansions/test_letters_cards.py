"""The bonus cards of Letters & Seals.

The board:  16 15 22  3 10 /  8  1  7 21  4 /  2 23  6 12  9 / 24 11  5 14 13
"""

from __future__ import annotations

import pytest

from charsu.testing import rule_test
from games.istanbul.expansions.tables import Bazaar


@pytest.fixture
def table() -> Bazaar:
    return Bazaar("letters")


@rule_test("LS-CARD-01")
def test_a_letter(table: Bazaar) -> None:
    table.red.holds("letter").moves()
    table.play("play letter", "draw-letter 9")
    assert table.red.letters == [9]


@rule_test("LS-CARD-02")
@pytest.mark.parametrize(
    ("dice", "lira", "goods", "letters"),
    [("1 1", 3, 0, 0), ("2 3", 3, 0, 0), ("3 3", 2, 1, 0), ("4 4", 2, 1, 0), ("4 5", 3, 0, 1), ("6 6", 3, 0, 1)],
)
def test_the_total_of_two_dice_brings_a_reward(dice: str, lira: int, goods: int, letters: int) -> None:
    table = Bazaar("letters")
    table.red.holds("dice-total").moves()
    table.play("play dice-total", f"roll {dice}", *["take blue"] * goods, *["draw-letter 9"] * letters)
    assert table.red.gained(lira=lira, blue=goods, cards=-1) and table.red.letters == [9] * letters


@rule_test("LS-CARD-03", "MB-COFFEE-04")
def test_seven_lira_for_a_good_or_coffee() -> None:
    table = Bazaar("grand_bazaar")
    table.red.holds("good-sale").owns(red=1).has_coffee(1).moves()
    table.play("play good-sale")
    assert table.possible == ["give red", "give coffee"]
    table.play("give coffee")
    assert table.red.gained(lira=7, cards=-1) and table.red.coffee == 0
    table = Bazaar("letters")
    table.red.holds("good-sale").moves()
    assert not table.allows("play good-sale")


@rule_test("LS-CARD-04")
@pytest.mark.parametrize("good", ["red", "green", "yellow"])
def test_a_good_of_the_colour_and_three_lira(good: str) -> None:
    table = Bazaar("letters")
    table.red.holds(f"{good}-and-lira").moves()
    table.play(f"play {good}-and-lira")
    assert table.red.gained(lira=3, cards=-1, **{good: 1})


@rule_test("LS-CARD-05")
def test_the_copy_does_what_the_top_discard_does(table: Bazaar) -> None:
    table.discards("five-lira", "yellow-and-lira").red.holds("copy").moves()
    table.play("play copy")
    assert table.red.gained(lira=3, yellow=1, cards=-1)
    assert table.s.pile[:3] == [1, 24, 25]


@rule_test("LS-CARD-05")
def test_a_copy_of_a_copy_looks_below_and_an_empty_pile_offers_nothing(table: Bazaar) -> None:
    table.discards("five-lira", "copy").red.holds("copy").moves()
    assert table.play("play copy").red.gained(lira=5, cards=-1)
    table = Bazaar("letters")
    table.discards("copy").red.holds("copy").moves()
    assert not table.allows("play copy")


@rule_test("LS-CARD-05")
def test_the_conditions_of_the_copied_card_hold(table: Bazaar) -> None:
    table.discards("post-office").red.holds("copy").moves()
    assert not table.allows("play copy")
    table = Bazaar("letters")
    table.discards("post-office").red.holds("copy").acts_at(5)
    table.play("act", "play copy")
    assert table.red.gained(lira=4, green=1, yellow=2, red=1, cards=-1)
    table = Bazaar("letters")
    table.discards("anywhere").red.holds("copy").owns(lira=2).moves()
    assert not table.allows("play copy")


@rule_test("LS-CARD-06")
def test_the_family_member_walks_and_acts_instead_of_the_turn(table: Bazaar) -> None:
    table.blue.stands_at(4).has_family_at(4)
    table.red.holds("family-walk").has_family_at(9).owns(lira=0).has_letters(4).moves()
    table.play("play family-walk")
    assert table.possible == ["walk 4", "walk 13"]
    table.play("walk 4")
    assert table.red.delivered == [4]
    table.play("act")
    assert table.red.gained(yellow=2, cards=-1) and table.red.family == 4
    assert table.red.place == 7 and table.blue.family == 4 and table.s.active == 1


@rule_test("LS-CARD-06")
def test_the_family_member_does_not_walk_out_of_the_police_station(table: Bazaar) -> None:
    table.red.holds("family-walk").moves()
    assert not table.allows("play family-walk")


@rule_test("LS-CARD-06", "LS-DOUBLE-01")
def test_a_family_turn_may_be_followed_by_a_bought_turn(table: Bazaar) -> None:
    table.red.holds("family-walk").has_family_at(9).has_delivered(3, 5).moves()
    table.play("play family-walk", "walk 4", "pass")
    assert table.asked == "double turn"


@rule_test("LS-CARD-07")
def test_to_another_merchant_who_is_not_paid(table: Bazaar) -> None:
    table.blue.stands_at(13).has_companion_at(13)
    table.green.stands_at(13)
    table.red.holds("to-merchant").owns(lira=4).moves()
    table.play("play to-merchant")
    assert table.possible == ["join 1", "join 2"]
    table.play("join 1", "leave", "pay")
    assert table.red.place == 13 and table.red.gained(lira=-4, cards=-1)
    assert table.blue.gained(lira=2) and table.green.gained(lira=2)


@rule_test("LS-CARD-07")
def test_a_merchant_beside_the_own_one_is_no_destination(table: Bazaar) -> None:
    table.red.holds("to-merchant").moves()
    assert not table.allows("play to-merchant")  # all stand at the Fountain
    table = Bazaar("letters")
    table.blue.stands_at(13)
    table.red.holds("to-merchant").has_assistants_at(1, 2, 3, 4).moves()
    table.play("play to-merchant", "join 1")
    assert table.s.active == 1  # an assistant is needed


@rule_test("LS-CARD-08")
def test_the_companion_moves_two_places(table: Bazaar) -> None:
    table.red.holds("companion-far").has_companion_at(16).moves()
    table.play("play companion-far")
    assert set(table.possible) == {"companion 22", "companion 1", "companion 2"}
    table.play("companion 2")
    assert table.red.companion == 2 and table.asked == "act" and table.s.acting == 1


@rule_test("LS-CARD-08")
def test_the_card_needs_a_companion_on_the_board(table: Bazaar) -> None:
    table.red.holds("companion-far").has_companion_at_hand().moves()
    assert not table.allows("play companion-far")


@rule_test("LS-CARD-09")
def test_a_figure_is_used_wherever_it_stands(table: Bazaar) -> None:
    table.smuggler_at(9).red.holds("figure").owns(lira=2).moves()
    table.play("play figure")
    assert table.possible == ["use governor", "use smuggler", "use courier"]
    table.play("use smuggler", "take blue", "pay", "roll 1 2")
    assert table.red.gained(lira=-2, blue=1, cards=-1) and table.s.figure[1] == 3


@rule_test("LS-CARD-09", "MB-TAVERN-03")
def test_the_encounter_tile_pays_for_the_card_and_phase_4_is_not_used_up() -> None:
    table = Bazaar("grand_bazaar").figure_at("coffee trader", 9)
    table.red.holds("figure", "stay").has_tavern_tile("encounter").owns(lira=0).encounters_at(9)
    table.play("play figure", "use coffee-trader", "roll 4 5")
    assert table.red.coffee == 1 and table.allows("use coffee-trader")


@rule_test("LS-CARD-09")
def test_the_card_works_in_a_guild_turn_and_skips_a_trader_who_cannot_be_paid() -> None:
    table = Bazaar("grand_bazaar")
    table.red.holds("figure", "stay").has_guild(17).owns(lira=0).moves()
    table.play("guild 17", "play figure")
    assert table.possible == ["use governor", "use smuggler", "use courier"]


@rule_test("LS-CARD-10")
def test_the_same_mosque_once_more(table: Bazaar) -> None:
    table.red.holds("mosque").owns(red=2, green=2).acts_at("small mosque")
    table.play("tile red", "play mosque")
    assert table.possible == ["tile green"]
    table.play("tile green")
    assert table.red.gained(red=-1, green=-1, rubies=1, cards=-1)


@rule_test("LS-CARD-10")
def test_the_mosque_card_needs_another_tile_to_take(table: Bazaar) -> None:
    table.red.holds("mosque").owns(red=2, green=1).acts_at("small mosque")
    table.play("tile red")
    assert table.possible == ["pass"]


@rule_test("LS-CARD-11")
def test_the_secret_society_once_more(table: Bazaar) -> None:
    table.red.holds("secret-society").has_delivered(3, 4, 5, 6, 8, 9).acts_at("secret society")
    table.play("delivered 3", "delivered 4", "delivered 5", "ruby 13", "play secret-society")
    table.play("delivered 6", "delivered 8", "delivered 9", "ruby 16")
    assert table.red.gained(rubies=2, lira=5, cards=-1)


@rule_test("LS-CARD-11")
def test_the_society_card_needs_six_more_seals(table: Bazaar) -> None:
    table.red.holds("secret-society").has_delivered(3, 4, 5, 6, 8).acts_at("secret society")
    table.play("delivered 3", "delivered 4", "delivered 5", "ruby 13")
    assert table.possible == ["pass"]


@rule_test("LS-CARD-12")
def test_anywhere_for_three_lira(table: Bazaar) -> None:
    table.red.holds("anywhere").owns(lira=3).stands_at(16).moves()
    table.play("play anywhere")
    assert len(table.possible) == 19 and not table.allows("go 16")
    table.play("go 13", "leave")
    assert table.red.place == 13 and table.red.gained(lira=-3, cards=-1)
    table = Bazaar("letters")
    table.red.holds("anywhere").owns(lira=2).moves()
    assert not table.allows("play anywhere")


@rule_test("MB-END-02", "LS-END-01")
def test_after_the_last_turn_letters_cards_for_lira_and_goods_count() -> None:
    table = Bazaar("letters", 2)
    table.arrange(ending=1, starter=0).discards("five-lira")
    table.red.holds("letter", "dice-total", "good-sale", "red-and-lira", "copy", "figure", "anywhere").owns(lira=9, red=1)
    table.blue.ends()
    assert table.possible == ["end", "play dice-total", "play good-sale", "play red-and-lira", "play copy"]


@rule_test("LS-CARD-05", "LS-CARD-04", "IST-END-05", "MB-END-02")
@pytest.mark.parametrize(
    ("top", "counts"),
    [("five-lira", True), ("good", True), ("good-sale", True), ("family", True), ("letter", False), ("stay", False)],
)
def test_after_the_last_turn_a_copy_counts_if_it_copies_lira_or_goods(top: str, counts: bool) -> None:
    table = Bazaar("letters", 2)
    table.arrange(ending=1, starter=0).discards("five-lira", top)
    table.red.holds("copy").owns(lira=0, red=1).has_family_at(5)
    table.blue.ends()
    assert table.allows("play copy") is counts


@rule_test("LS-CARD-05", "IST-CARD-60")
def test_a_copied_family_card_brings_only_money_after_the_last_turn() -> None:
    table = Bazaar("letters", 2)
    table.arrange(ending=1, starter=0).discards("family")
    table.red.holds("copy").owns(lira=0).has_family_at(5)
    table.blue.ends()
    table.play("play copy")
    assert table.red.gained(lira=3, cards=-1) and table.possible == ["end"]
