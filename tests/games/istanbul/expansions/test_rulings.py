"""Rulings where rules of the expansions meet: part C of the ledger, as amended.

Mocha:    16 15 18  3 10 /  8  1  7 17  4 /  2 19  6 12  9 / 20 11  5 14 13
Letters:  the same with 21, 22, 23, 24 for 17, 18, 19, 20
Bazaar:   16 15 18  3 10 /  8  1 21 17  4 /  2 19  7 12  9 / 20 11  5 14 13 /  6 22 23 24 25
"""

from __future__ import annotations

import pytest

from charsu.core.errors import BadOption
from charsu.games.istanbul import GAME
from charsu.games.istanbul.answers import EDGE
from charsu.games.istanbul.board import cell_of
from charsu.testing import rule_test
from charsu.testing.conformance import refilled
from games.istanbul.expansions.tables import Bazaar


def place_barrier(table: Bazaar, one: int, other: int) -> None:
    """Red chooses the barrier at the Tavern and puts it between two places."""
    table.play("barrier")
    a, b = sorted((cell_of(table.s, one), cell_of(table.s, other)))
    edge = EDGE + 2 * a + (0 if b == a + 1 else 1)
    table.play(next(answer.notation for answer in table.match.options() if answer.id == edge))


# --- Letters are delivered before seals are counted ------------------------------


@rule_test("LS-LETTER-03", "LS-DOUBLE-01", "LS-P21-01")
def test_a_letter_that_comes_as_the_last_thing_of_a_turn_counts_for_the_double_turn() -> None:
    table = Bazaar("letters")
    table.red.acts_at("embassy")
    table.play("act", "draw-letter 5", "draw-letter 21")
    assert table.red.delivered == [21] and table.asked == "double turn" and table.actor == 0
    table.play("delivered 21", "letter 5")
    assert table.s.active == 0 and table.asked == "move"


@rule_test("LS-LETTER-03", "LS-DOUBLE-01", "IST-MOVE-11")
def test_a_letter_delivered_by_arriving_counts_although_the_turn_ends_at_once() -> None:
    table = Bazaar("letters")
    table.red.has_letters(1, 3).has_assistants_at(16, 15, 10, 4).stands_at(7).moves()
    table.play("go 1")
    assert table.red.delivered == [1] and table.asked == "double turn"
    table = Bazaar("letters")
    table.blue.stands_at(1)
    table.red.has_letters(1, 3).owns(lira=1).stands_at(7).moves()
    table.play("go 1", "leave")
    assert table.red.delivered == [1] and table.asked == "double turn"


@rule_test("LS-LETTER-03", "LS-DOUBLE-01", "LS-P25-03")
def test_a_letter_delivered_from_the_catacombs_counts() -> None:
    table = Bazaar("grand_bazaar")
    table.red.has_letters(3, 5).acts_at("catacombs")
    table.play("good red", "go 3")
    assert table.red.delivered == [3] and table.asked == "double turn"


@rule_test("LS-LETTER-03", "LS-DOUBLE-01", "LS-P22-05")
def test_a_letter_bought_with_the_last_kiosk_tile_counts() -> None:
    table = Bazaar("letters")
    table.red.has_letters(3).owns(lira=2).stands_at(22).uses_tile(22)
    table.play("lira", "draw-letter 22")
    assert table.red.delivered == [22] and table.asked == "double turn"


@rule_test("LS-LETTER-04", "LS-DOUBLE-01", "MB-GUILD-12")
def test_a_family_member_sent_home_at_the_end_of_a_turn_delivers_in_time() -> None:
    table = Bazaar("grand_bazaar", letters_for="all_places")
    table.red.has_letters(12, 3).has_family_at(5).has_guild(12).moves()
    table.play("guild 12", "action 2", "act")
    assert table.red.delivered == [12] and table.asked == "double turn"


# --- Guild cards -----------------------------------------------------------------


@rule_test("MB-GUILD-07", "LS-COMP-12")
def test_guild_card_7_never_brings_the_companion() -> None:
    table = Bazaar("grand_bazaar")
    table.red.has_guild(7).has_companion_at(5).has_assistants_at(2, 3, 4).stands_at(19).moves()
    table.play("guild 7")
    assert table.possible == ["fetch 2", "fetch 3", "fetch 4", "all", "done"]
    table.play("fetch 2")
    assert table.possible == ["fetch 3", "fetch 4", "all", "done"]
    table.play("all")
    assert table.red.companion == 5 and table.red.stack == 4 and table.asked == "move"


@rule_test("LS-COMP-01", "LS-COMP-12", "IST-P07-01")
@pytest.mark.parametrize("companion", [0, 5])
def test_who_fetches_all_assistants_at_once_is_still_asked_about_the_companion(companion: int) -> None:
    table = Bazaar("letters")
    table.red.has_companion_at(companion).has_assistants_at(2, 3).acts_at("fountain")
    table.play("all")
    assert table.red.stack == 4 and table.possible == ["done", "call-companion"]
    table.play("call-companion", "done")
    assert table.red.companion == -1


@rule_test("MB-GUILD-18", "MB-TURN-06")
def test_guild_card_18_needs_a_guild_card_to_draw() -> None:
    table = Bazaar("mocha")
    table.blue.has_guild(*(n for n in range(1, 20) if n != 18))
    table.red.has_guild(18, 20).moves()
    assert not table.allows("guild 18")
    table = Bazaar("mocha")
    table.blue.has_guild(*(n for n in range(1, 20) if n != 18))
    table.red.has_guild(18).moves()
    table.play("guild 18", "draw-guild 20")
    assert table.red.guild == [20] and table.red.coffee == 1


@rule_test("MB-GUILD-06", "MB-TURN-06")
def test_guild_card_6_needs_a_bonus_card_to_draw() -> None:
    table = Bazaar("mocha").deck_of()
    table.red.has_guild(6).moves()
    assert not table.allows("guild 6")


# --- Cards in the middle of other things -----------------------------------------


@rule_test("LS-P22-08", "IST-CARD-20")
def test_the_active_player_may_play_five_lira_at_the_kiosk_and_nobody_else() -> None:
    table = Bazaar("letters")
    table.blue.holds("five-lira")
    table.red.holds("five-lira", "good", "family").has_family_at(5).owns(lira=0).acts_at("kiosk")
    table.play("act", "draw-letter 3", "reveal 17", "reveal 1", "reveal 2", "reveal 22")
    assert table.possible == ["pick 1", "pick 2", "pick 17", "pick 22", "play five-lira", "play family"]
    table.play("pick 22")
    assert table.possible == ["letter 3", "pass", "play five-lira", "play family"]
    table.play("play five-lira", "lira", "draw-letter 5")
    assert table.red.lira == 3 and table.actor == 1
    assert table.possible == ["pick 1", "pick 2", "pick 17"]
    table.play("pick 1")
    assert table.possible == ["act", "pass"]


@rule_test("LS-KIOSK-22")
def test_a_letter_is_bought_at_the_kiosk_only_while_one_is_left() -> None:
    table = Bazaar("letters")
    table.blue.has_letters(*(n for n in (*range(1, 25),) if n not in (7, 12, 17, 18, 19, 20) for _ in range(2)))
    table.red.owns(lira=5).uses_tile(22)
    assert table.possible == ["pass"]


@rule_test("IST-P12-02", "IST-CARD-84")
@pytest.mark.parametrize("expansions", ["none", "grand_bazaar"])
def test_between_sending_the_family_member_and_its_action_there_is_only_five_lira(expansions: str) -> None:
    table = Bazaar(expansions)
    table.red.holds("good", "five-lira", "family", "small-market").has_tiles("yellow").has_assistants_at(5)
    table.red.owns(lira=4, red=1).acts_at("police station")
    table.play("send 11")
    assert [a for a in table.possible if a.startswith(("play", "recall", "yellow"))] == ["play five-lira", "play small-market"]
    table = Bazaar(expansions)
    table.red.holds("good", "five-lira", "family").has_tiles("yellow").has_assistants_at(5)
    table.red.owns(lira=4).acts_at("police station")
    table.play("send 1", "play five-lira", "act")
    assert table.red.gained(lira=-2, cards=-1) and table.allows("play good")


@rule_test("MB-BARRIER-01", "IST-CARD-10", "MB-TURN-04")
def test_an_action_through_the_barrier_is_part_of_the_tavern_s() -> None:
    table = Bazaar("mocha")
    table.red.holds("good", "coffee", "five-lira", "small-market").has_coffee(2).has_tiles("yellow").has_assistants_at(3)
    table.red.owns(lira=4, red=1).acts_at("tavern")
    place_barrier(table, 20, 11)
    table.play("action 11")
    assert [a for a in table.possible if a.startswith(("play", "recall", "yellow"))] == ["play five-lira", "play small-market"]


@rule_test("MB-CARD-08", "MB-CARD-09", "LS-CARD-10", "LS-CARD-11", "MB-BARRIER-08")
@pytest.mark.parametrize(
    ("card", "place", "beside", "answers"),
    [
        ("wainwright", 1, 19, ["act"]),
        ("coffee-house", 20, 11, ["act"]),
        ("mosque", 14, 13, ["tile red"]),
        ("secret-society", 24, 23, ["delivered 3", "delivered 4", "delivered 5", "ruby 13"]),
    ],
)
def test_cards_for_who_is_in_a_place_rest_behind_the_barrier(card: str, place: int, beside: int, answers: list[str]) -> None:
    for family in (12, place):
        table = Bazaar("grand_bazaar")
        table.red.holds(card).has_coffee(20).owns(lira=20, red=2, green=2).has_delivered(3, 3, 4, 4, 5, 5)
        table.red.has_family_at(family).acts_at("tavern")
        place_barrier(table, place, beside)
        table.play(f"action {place}", *answers)
        assert table.allows(f"play {card}") is (family == place)


@rule_test("IST-CARD-80", "MB-BARRIER-08")
@pytest.mark.parametrize(("card", "place", "beside"), [("post-office", 5, 11), ("dealer", 16, 15)])
def test_cards_for_who_carries_out_an_action_do_work_through_the_barrier(card: str, place: int, beside: int) -> None:
    table = Bazaar("mocha")
    table.red.holds(card).has_coffee(2).owns(lira=60).acts_at("tavern")
    place_barrier(table, place, beside)
    table.play(f"action {place}", "act")
    assert table.allows(f"play {card}")


# --- Cards in an encounter -------------------------------------------------------

GIVING = ("good", "five-lira", "coffee", "coffee-sale", "exchange", "dice", "dice-total", "good-sale", "red-and-lira")
OTHERS = ("guild-card", "letter", "figure", "anywhere", "recall", "six")


@rule_test("MB-ENC-01", "IST-ENC-42", "MB-CARD-01", "MB-CARD-03", "MB-CARD-05", "LS-CARD-02", "LS-CARD-03", "LS-CARD-04")
@pytest.mark.parametrize("figure", ["governor", "smuggler", "coffee-trader", "courier"])
def test_before_paying_in_an_encounter_all_cards_that_give_lira_goods_or_coffee_may_be_played(figure: str) -> None:
    table = Bazaar("grand_bazaar")
    table.figure_at(figure.replace("-", " "), 5).red.holds(*GIVING, *OTHERS).has_coffee(2).owns(lira=2, red=1).encounters_at(5)
    table.play(f"use {figure}")
    while table.actor < 0:
        table.play(table.possible[0])
    for card in GIVING:
        assert table.allows(f"play {card}"), card
    for card in OTHERS:
        assert not table.allows(f"play {card}"), card


@rule_test("IST-ENC-42", "IST-ENC-40")
@pytest.mark.parametrize(
    ("card", "possible"),
    [("dice-total", True), ("good-sale", True), ("coffee-sale", True), ("red-and-lira", True), ("family", True)]
    + [("dice", False), ("exchange", False), ("coffee", False), ("good", False)],
)
def test_the_last_card_stays_if_it_might_not_bring_what_the_governor_wants(card: str, possible: bool) -> None:
    table = Bazaar("grand_bazaar")
    table.figure_at("governor", 5).red.has_coffee(1).owns(lira=1, red=1).has_family_at(9).encounters_at(5)
    table.play("use governor", f"draw {card}")
    assert table.allows(f"play {card}") is possible


@rule_test("IST-ENC-42", "MB-CARD-06")
def test_a_die_is_not_turned_with_the_card_the_governor_wants() -> None:
    table = Bazaar("mocha")
    table.figure_at("governor", 5).red.holds("six").owns(lira=0).encounters_at(5)
    table.play("use governor", "draw dice", "play dice", "roll 3 3")
    assert not table.allows("play six")
    table.play("pass")
    assert table.possible == ["discard six"]


@rule_test("MB-CARD-04", "MB-ENC-01", "IST-ENC-50")
@pytest.mark.parametrize("figure", ["smuggler", "coffee trader"])
def test_an_exchange_leaves_the_good_that_a_figure_is_owed(figure: str) -> None:
    table = Bazaar("mocha")
    table.figure_at(figure, 5).red.holds("exchange").owns(lira=1, red=1).encounters_at(5)
    table.play(f"use {figure.replace(' ', '-')}", *(["take red"] if figure == "smuggler" else []), "play exchange")
    table.play(*["give red"] * (2 if figure == "smuggler" else 1))
    if figure == "smuggler":
        table.play("done", "take coffee")
    else:
        table.play("done")
    assert not table.allows("take coffee")
    table.play("take blue", "give blue")
    assert table.red.goods == {"red": 0, "green": 0, "yellow": 0, "blue": 0}


@rule_test("IST-ENC-52")
def test_a_good_that_did_not_fit_is_lost_even_if_a_card_makes_room_for_it_later() -> None:
    table = Bazaar("letters")
    table.smuggler_at(5).red.holds("good-sale").owns(lira=0, red=2).encounters_at(5)
    table.play("use smuggler", "take red", "play good-sale", "give red", "pay")
    assert table.red.gained(lira=5, red=-1, cards=-1)


# --- The barrier and the way around it -------------------------------------------


@rule_test("MB-BARRIER-06", "IST-MOVE-05")
def test_three_or_four_places_are_counted_around_the_barrier() -> None:
    table = Bazaar("mocha").barrier(7, 17, holder=1)
    table.red.holds("far").stands_at(7).moves()
    assert not table.allows("go 17") and not table.allows("go 4")
    table.play("play far")
    assert table.allows("go 17") and table.allows("go 4")
    assert table.possible == [f"go {n}" for n in (2, 4, 9, 10, 11, 13, 14, 16, 17, 20)]


@rule_test("MB-BARRIER-06", "MB-BARRIER-05")
def test_who_controls_the_barrier_counts_straight_through_it() -> None:
    table = Bazaar("mocha").barrier(7, 17, holder=0)
    table.red.holds("far").stands_at(7).moves()
    assert table.allows("go 17") and table.allows("go 4")
    table.play("play far")
    assert table.possible == [f"go {n}" for n in (2, 9, 10, 11, 13, 14, 16, 20)]


@rule_test("MB-BARRIER-06", "IST-MOVE-05")
def test_a_straight_way_of_three_places_is_too_far_around_the_barrier() -> None:
    table = Bazaar("mocha").barrier(1, 7, holder=1)
    table.red.holds("far").stands_at(8).moves()
    table.play("play far")
    assert not table.allows("go 17") and not table.allows("go 4")


# --- The box ----------------------------------------------------------------------


@rule_test("MB-SETUP-11")
@pytest.mark.parametrize(("players", "left"), [(2, 16), (3, 12), (4, 6), (5, 5)])
def test_the_rubies_of_the_coffee_house_belong_to_the_42_of_the_box(players: int, left: int) -> None:
    for expansions in ("mocha", "grand_bazaar"):
        assert GAME.start(players, {"expansions": expansions}).supply_rubies == left
    assert GAME.start(players, {"expansions": "letters"}).supply_rubies == left + 5


@rule_test("MB-SETUP-11")
def test_a_box_with_too_few_rubies_is_refused() -> None:
    with pytest.raises(BadOption, match="rubies_in_box cannot be 36; 37 are laid out"):
        GAME.start(5, {"expansions": "mocha", "rubies_in_box": 36})
    assert GAME.start(5, {"expansions": "mocha", "rubies_in_box": 37}).supply_rubies == 0


@rule_test("LS-SETUP-04", "GB-03")
def test_the_grand_bazaar_is_not_played_with_the_letters_deck_alone() -> None:
    with pytest.raises(BadOption, match="letters_deck cannot be alone in the Grand Bazaar"):
        GAME.start(3, {"expansions": "grand_bazaar", "letters_deck": "alone"})


# --- What others imagine of a hidden purse ------------------------------------------


@rule_test("IST-TURN-07", "LS-P23-02", "LS-P23-07")
def test_others_imagine_a_purse_that_can_pay_what_it_has_bid_or_is_asked_for() -> None:
    table = Bazaar("letters", money="hidden")
    table.red.owns(lira=30).acts_at("auction house")
    table.play("good red")
    assert all(refilled(table.match, seat=1, seed=seed).legal_ids() for seed in range(100)), "the opener has to bid"
    table.play("bid 28")
    assert all(refilled(table.match, seat=1, seed=seed).plain.lira[0] >= 28 for seed in range(20))
    table = Bazaar("letters", money="hidden")
    table.governor_at(5).red.owns(lira=2).encounters_at(5)
    table.play("use governor", "draw good", "play good", "take red")
    assert table.possible == ["pay"]
    assert all(refilled(table.match, seat=1, seed=seed).legal_ids() for seed in range(100))
