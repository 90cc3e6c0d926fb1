"""Why not? The rules of Yspahan say which of them forbids; and what answers cost and give."""

from __future__ import annotations

import pytest

from charsu.games.yspahan.components import Decision, Step
from charsu.testing import rule_test
from games.yspahan.tables import Table


def asked(kind: int, *numbers: int, players: int = 3, **options: str) -> Table:
    """Red is asked this; a turn goes on afterwards."""
    table = Table(players, **options)
    table.asks((Step.TURN, 1), (kind, 0, *numbers))
    return table


# --- why not -------------------------------------------------------------------


@rule_test("YSP-ACT-11", "YSP-2P-07")
def test_rows_without_dice_and_yellow_dice_of_others():
    table = Table(2)
    table.red.owns(gold=3)
    table.day(1, 1).rolls("11111122", "4").play("take camels", "use supervisor", "go n1")
    assert table.why_not("take camels") == ("YSP-ACT-11", "row-empty")
    assert table.why_not("take gold") == ("YSP-2P-07", "row-yellow")


@rule_test("YSP-SUP-02")
def test_a_square_too_dear_says_its_price():
    table = asked(Decision.MOVE, 1)
    table.red.owns(gold=1)
    assert table.why_not("go w9") == ("YSP-SUP-02", "gold")
    assert table.match.why_not("go w9").say("en") == "Going there costs 8 gold; you have 1."


@rule_test("YSP-ACT-06", "YSP-SOUK-02", "YSP-SOUK-03", "YSP-SOUK-04")
def test_a_shop_says_why_it_is_closed():
    table = asked(Decision.PLACE, 0, 2)
    table.red.fills("bag-blue-1")
    table.blue.fills("bag-white-1")
    assert table.why_not("place vase-blue-1") == ("YSP-ACT-06", "quarter")
    assert table.why_not("place bag-blue-1") == ("YSP-SOUK-02", "full")
    assert table.why_not("place bag-white-2") == ("YSP-SOUK-03", "souk-taken")
    assert table.why_not("place bag-pink-1") == ("YSP-SOUK-04", "unfinished")


@rule_test("YSP-CARD-10", "YSP-SOUK-03")
def test_a_good_by_card_goes_to_any_quarter_but_not_to_a_taken_souk():
    table = asked(Decision.CITY)
    table.blue.fills("bag-white-1")
    assert table.why_not("place bag-white-2") == ("YSP-SOUK-03", "souk-taken")
    assert table.allows("place vase-blue-1")


@rule_test("YSP-BUILD-01", "YSP-BUILD-04")
def test_a_building_is_built_already_or_too_dear():
    table = asked(Decision.BUILD)
    table.red.owns(gold=1, camels=2).built("paddock")
    assert table.why_not("build paddock") == ("YSP-BUILD-01", "built")
    assert table.why_not("build shop") == ("YSP-BUILD-04", "price")
    assert table.match.why_not("build shop").say("en") == "It costs 2 camels and 2 gold."


@rule_test("YSP-FLOW-04", "YSP-2P-08")
@pytest.mark.parametrize(("players", "why"), [(3, ("YSP-FLOW-04", "build-now")), (2, ("YSP-2P-08", "build-two"))])
def test_building_has_its_moment(players, why):
    table = asked(Decision.GROUP, players=players)
    table.red.owns(gold=2, camels=2)
    assert table.why_not("building paddock") == why
    assert table.why_not("building hoist") == ("YSP-BUILD-04", "price")


@rule_test("YSP-CARD-14", "YSP-CARD-15")
def test_a_building_by_card_may_still_be_too_dear():
    table = asked(Decision.BUILD_BY_CARD, 1)
    table.red.owns(gold=0, camels=2)
    assert table.why_not("build hoist")[1] == "price-with-card"


CARDS = [
    ("a card in the middle of an action", Decision.ACTION, "sell-camels", {}, ("YSP-CARD-05", "card")),
    ("an exchange of nothing", Decision.GROUP, "exchange", {}, ("YSP-CARD-09", "card-exchange")),
    ("camels for sale without camels", Decision.GROUP, "sell-camels", {"gold": 2}, ("YSP-CARD-12", "card-camels")),
    ("gold for sale without gold", Decision.END_TURN, "sell-gold", {"camels": 2}, ("YSP-CARD-13", "card-gold")),
    ("a building that even the card cannot pay", Decision.GROUP, "build-without-camels", {}, None),
    ("a building that even the other card cannot pay", Decision.GROUP, "build-without-gold", {}, ("YSP-CARD-15", "card-build")),
]


@rule_test("YSP-CARD-05", "YSP-CARD-09", "YSP-CARD-12", "YSP-CARD-13", "YSP-CARD-15")
@pytest.mark.parametrize(("kind", "card", "purse", "why"), [row[1:] for row in CARDS], ids=[row[0] for row in CARDS])
def test_a_card_that_cannot_be_played_says_the_real_reason(kind, card, purse, why):
    table = asked(kind)
    table.red.owns(gold=0, camels=0).owns(**purse).holds(card)
    notation = f"{'card' if kind == Decision.ACTION else 'play'} {card}"
    if why is None:  # the Paddock costs camels alone
        assert table.allows(notation)
    else:
        assert table.why_not(notation) == why


@rule_test("YSP-SETUP-05", "YSP-CARD-10")
def test_cards_need_pieces_in_the_stock_and_an_open_shop():
    table = asked(Decision.GROUP, stocks="limited")
    table.red.holds("three-gold", "goods-to-city", "goods-to-caravan").owns(gold=0)
    table.blue.owns(gold=table.s.gold[1] + 1)
    assert table.allows("play three-gold")
    assert table.allows("play goods-to-city")
    full = asked(Decision.GROUP)
    full.red.holds("goods-to-city")
    full.blue.fills(*(f"{quarter}-{colour}-1" for quarter, colours in SOUKS.items() for colour in colours))
    assert full.why_not("play goods-to-city") == ("YSP-CARD-10", "card-city")


SOUKS = {
    "bag": ["white", "blue", "yellow", "pink"],
    "barrel": ["white", "blue", "yellow", "pink"],
    "chest": ["blue", "yellow", "pink"],
    "vase": ["blue", "yellow", "orange"],
}


@rule_test("YSP-2P-10", "YSP-BUILD-03", "YSP-CARD-14")
def test_building_cards_of_two_players_and_at_tables_where_they_only_lower_the_price():
    two = asked(Decision.GROUP, players=2)
    two.red.owns(gold=2, camels=2).holds("build-without-camels")
    assert two.why_not("play build-without-camels") == ("YSP-2P-10", "card-build-two")
    later = asked(Decision.GROUP, build_cards="discount")
    later.red.owns(gold=2, camels=2).holds("build-without-gold")
    assert later.why_not("play build-without-gold") == ("YSP-BUILD-03", "card-build-later")
    instead = asked(Decision.BUILD_INSTEAD, players=2)
    instead.red.owns(gold=0, camels=2).holds("build-without-gold").built("paddock", "shop", "hammam")
    assert instead.why_not("play build-without-gold") == ("YSP-CARD-15", "card-build")


@rule_test("YSP-ACT-08", "YSP-ACT-12")
def test_an_action_says_why_it_is_not_there():
    table = asked(Decision.ACTION, 2)
    table.blue.fills(*(f"barrel-{colour}-1" for colour in SOUKS["barrel"]))
    table.all_cards_held_by(table.green)
    assert table.why_not("use main") == ("YSP-ACT-08", "no-shop")
    assert table.why_not("use card") == ("YSP-ACT-12", "no-card")
    assert table.why_not("use build") == ("YSP-FLOW-04", "build-now")


# --- what answers cost and give ----------------------------------------------------


@rule_test("YSP-BUILD-05", "YSP-SUP-02", "YSP-CARD-12")
def test_answers_are_worth_what_they_do():
    build = asked(Decision.BUILD)
    build.red.owns(gold=2, camels=2).built("paddock", "hammam")
    assert build.match.worth("build shop") == {"camels": -2, "gold": -2, "points": 5}
    walk = asked(Decision.MOVE, 1)
    walk.red.owns(gold=3)
    assert walk.match.worth("go w3") == {"gold": -2} and walk.match.worth("go w1") == {}
    sell = asked(Decision.SELL, 1)
    sell.red.owns(camels=4)
    assert sell.match.worth("sell 4") == {"camels": -4, "points": 8}


@rule_test("YSP-ACT-04", "YSP-ACT-07", "YSP-CARD-02")
def test_a_card_for_a_die_more_and_the_card_that_is_drawn_do_not_hide_what_an_action_is_worth():
    table = Table()
    table.red.holds("exchange")
    table.rolls("111223344").play("take camels")
    assert table.match.worth("use main") == {"camels": 3}
    assert table.match.worth("use card") == {"card": 1}
    table.play("use main")
    assert table.match.worth("discard exchange") == {"camels": 4, "card": -1}
