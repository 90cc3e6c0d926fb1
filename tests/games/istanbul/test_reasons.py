"""Why not? The rules of Istanbul say which of them forbids; and what answers cost and give."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from charsu.games.istanbul.answers import ACT, DIE, FIGURE, LIRA, PLACE, PLAY, PLAYER, TILE, YELLOW_TILE
from charsu.games.istanbul.components import Card, Decision, Figure, Step, Tile
from charsu.testing import rule_test
from games.istanbul.tables import Table

Arrange = Callable[[Table], Any]


def why(
    answer: int, kind: int, a: int = 0, b: int = 0, arrange: Arrange = lambda table: None, hold: str = "", options: Any = None
) -> tuple[str, str]:
    """What keeps Red, who stands at 1 and is asked this, from answering so."""
    table = Table(4, **(options or {}))
    table.red.stands_at(1).owns(lira=5)
    if hold:
        table.red.holds(hold)
    arrange(table)
    table.asks((Step.TURN, 1), (Step.FINISH, 0), (kind, 0, a, b))
    return table.why_not(answer)


def card(name: str, kind: int, a: int = 0, b: int = 0, arrange: Arrange = lambda table: None, **options: str) -> tuple[str, str]:
    from games.istanbul.tables import number_of

    return why(PLAY + number_of(Card, name), kind, a, b, arrange, name, options)


YELLOW: Arrange = lambda table: table.red.has_tiles("yellow")  # noqa: E731

CARDS = [
    ("a good during an action", lambda: card("good", Decision.SELL), ("IST-CARD-10", "card-good")),
    ("five lira while a card is being played", lambda: card("five-lira", Decision.ANY_GOOD), ("IST-TURN-04", "first")),
    ("far after arriving", lambda: card("far", Decision.ASSISTANT), ("IST-CARD-30", "card-move")),
    ("far after far", lambda: card("far", Decision.MOVE, 1), ("IST-MOVE-07", "one-move")),
    ("stay in an encounter", lambda: card("stay", Decision.ENCOUNTER), ("IST-CARD-40", "card-move")),
    ("recall after the action", lambda: card("recall", Decision.FINISH), ("IST-CARD-50", "card-recall")),
    ("recall without assistants out", lambda: card("recall", Decision.MOVE), ("IST-CARD-50", "no-assistant")),
    ("family home at home", lambda: card("family", Decision.ACT, 1), ("IST-CARD-61", "family-home")),
    ("small market elsewhere", lambda: card("small-market", Decision.ACT, 10), ("IST-CARD-70", "small-market")),
    ("small market without goods", lambda: card("small-market", Decision.ACT, 11), ("IST-CARD-70", "few-goods")),
    (
        "small market with two of five",
        lambda: card("small-market", Decision.ACT, 11, arrange=lambda t: t.red.owns(red=2), small_market_card="exactly_five"),
        ("IST-CARD-70", "few-goods"),
    ),
    ("palace before moving", lambda: card("palace", Decision.MOVE), ("IST-CARD-80", "repeat")),
    ("post office after the palace", lambda: card("post-office", Decision.REPEAT, 13), ("IST-CARD-80", "repeat")),
    ("dealer without money", lambda: card("dealer", Decision.REPEAT, 16), ("IST-CARD-81", "repeat-cost")),
    ("the last card where one is owed", lambda: card("five-lira", Decision.DISCARD), ("IST-P06-01", "owed")),
    ("a good after the last turn", lambda: card("far", Decision.LAST_CARDS), ("IST-END-05", "card-last")),
    ("a good between sending and acting", lambda: card("good", Decision.ACT, 5, 2), ("IST-P12-02", "sent")),
]


@rule_test("IST-CARD-10", "IST-TURN-04", "IST-MOVE-07", "IST-CARD-50", "IST-CARD-61", "IST-CARD-70", "IST-CARD-80", "IST-CARD-81")
@pytest.mark.parametrize(("found", "expected"), [row[1:] for row in CARDS], ids=[row[0] for row in CARDS])
def test_a_card_says_why_it_cannot_be_played(found, expected):
    assert found() == expected


def tile(kind: int, a: int = 0, arrange: Arrange = YELLOW, **options: str) -> tuple[str, str]:
    return why(YELLOW_TILE, kind, a, arrange=arrange, options=options)


TILES = [
    ("yellow in an action", lambda: tile(Decision.SELL), ("IST-MOSQ-08", "yellow-phase")),
    ("yellow after moving", lambda: tile(Decision.ACT, 1, yellow_tile="movement"), ("IST-MOSQ-08", "yellow-movement")),
    (
        "yellow without money",
        lambda: tile(Decision.MOVE, arrange=lambda t: t.red.has_tiles("yellow").owns(lira=1)),
        ("IST-MOSQ-07", "yellow-lira"),
    ),
    (
        "yellow with an assistant here only",
        lambda: tile(Decision.ACT, 1, lambda t: t.red.has_tiles("yellow").has_assistants_at(1)),
        ("IST-MOSQ-09", "yellow-away"),
    ),
    (
        "yellow twice",
        lambda: tile(Decision.ACT, 1, lambda t: t.red.has_tiles("yellow").has_assistants_at(2) and t.arrange(yellow_used=1)),
        ("IST-MOSQ-07", "yellow-used"),
    ),
    ("red before the roll", lambda: why(DIE, Decision.MOVE, arrange=lambda t: t.red.has_tiles("red")), ("IST-MOSQ-01", "tile-red")),
    (
        "a tile twice",
        lambda: why(TILE + Tile.RED, Decision.MOVE, arrange=lambda t: t.red.has_tiles("red")),
        ("IST-P14-02", "mosque-own"),
    ),
    (
        "a tile without goods",
        lambda: why(TILE + Tile.GREEN, Decision.ACT, 14, arrange=lambda t: t.red.owns(green=1)),
        ("IST-P14-01", "mosque-goods"),
    ),
    (
        "a tile from afar",
        lambda: why(TILE + Tile.BLUE, Decision.MOVE, arrange=lambda t: t.red.owns(blue=2)),
        ("IST-P15-01", "mosque-place"),
    ),
]


@rule_test("IST-MOSQ-01", "IST-MOSQ-07", "IST-MOSQ-08", "IST-MOSQ-09", "IST-P14-01", "IST-P14-02", "IST-P15-01")
@pytest.mark.parametrize(("found", "expected"), [row[1:] for row in TILES], ids=[row[0] for row in TILES])
def test_a_tile_says_why_not(found, expected):
    assert found() == expected


def people(table: Table) -> None:
    table.red.stands_at(5)
    table.governor_at(5)
    table.smuggler_at(6)
    table.blue.has_family_at(5)
    table.yellow.has_family_at(4)


def met(answer: int, kind: int = Decision.ENCOUNTER, used: int = 0) -> tuple[str, str]:
    def arrange(table: Table) -> None:
        people(table)
        table.s.figure_used[Figure.GOVERNOR] = used

    return why(answer, kind, 5, arrange=arrange)


PEOPLE = [
    ("the Governor before the action", lambda: met(FIGURE + Figure.GOVERNOR, Decision.ACT), ("IST-TURN-02", "encounter")),
    ("the Governor twice", lambda: met(FIGURE + Figure.GOVERNOR, used=1), ("IST-ENC-62", "figure-once")),
    ("the Smuggler elsewhere", lambda: met(FIGURE + Figure.SMUGGLER), ("IST-ENC-21", "elsewhere")),
    ("one’s own family member", lambda: met(PLAYER + 0), ("IST-ENC-33", "family-own")),
    ("somebody at the Police Station", lambda: met(PLAYER + 2), ("IST-ENC-32", "family-police")),
    ("somebody elsewhere", lambda: met(PLAYER + 3), ("IST-ENC-21", "elsewhere")),
    ("somebody before the action", lambda: met(PLAYER + 1, Decision.ACT), ("IST-TURN-02", "encounter")),
]


@rule_test("IST-ENC-21", "IST-ENC-32", "IST-ENC-33", "IST-ENC-62", "IST-TURN-02")
@pytest.mark.parametrize(("found", "expected"), [row[1:] for row in PEOPLE], ids=[row[0] for row in PEOPLE])
def test_people_say_why_they_are_not_met(found, expected):
    assert found() == expected


def at(place: int, arrange: Arrange = lambda table: None) -> tuple[str, str]:
    """The action of a place, meant by pointing at the place too."""
    reason = why(ACT, Decision.ACT, place, arrange=arrange)
    assert reason == why(PLACE + place, Decision.ACT, place, arrange=arrange)
    return reason


PLACES = [
    ("the Wainwright without money", lambda: at(1), ("IST-P01-01", "needs-lira")),
    ("the Wainwright with a complete cart", lambda: at(1, lambda t: t.red.has_extensions(3)), ("IST-P01-02", "cart-complete")),
    ("the Fountain without assistants", lambda: at(7), ("IST-P07-01", "no-assistant")),
    ("the Large Market without goods", lambda: at(10), ("IST-P10-01", "no-demand")),
    ("the Small Market without goods", lambda: at(11), ("IST-P11-01", "no-demand")),
    (
        "the Police Station without the family member",
        lambda: at(12, lambda t: t.red.has_family_at(3)),
        ("IST-P12-01", "family-out"),
    ),
    ("the Palace without goods", lambda: at(13), ("IST-P13-01", "palace-goods")),
    ("the Small Mosque without goods", lambda: at(14), ("IST-P14-01", "no-tile")),
    ("the Great Mosque without goods", lambda: at(15), ("IST-P15-01", "no-tile")),
    ("the Dealer without money", lambda: at(16), ("IST-P16-01", "needs-lira")),
    ("too far", lambda: why(PLACE + 15, Decision.MOVE), ("IST-MOVE-01", "far")),
    ("where the merchant stands", lambda: why(PLACE + 1, Decision.MOVE), ("IST-MOVE-02", "same")),
    ("too near with the card", lambda: why(PLACE + 16, Decision.MOVE, 1), ("IST-MOVE-01", "not-far")),
    ("an assistant that is elsewhere", lambda: why(PLACE + 9, Decision.FETCH), ("IST-P07-01", "not-there")),
    ("a place in another phase", lambda: why(PLACE + 9, Decision.FINISH), ("IST-TURN-02", "phase")),
    (
        "merchants that cannot be paid",
        lambda: why(LIRA, Decision.PAY, arrange=lambda t: t.red.owns(lira=1) and t.blue.stands_at(1)),
        ("IST-ENC-02", "needs-lira"),
    ),
]


@rule_test(
    "IST-P01-01", "IST-P01-02", "IST-P07-01", "IST-P10-01", "IST-P12-01", "IST-P13-01", "IST-P16-01", "IST-MOVE-01", "IST-MOVE-02"
)
@pytest.mark.parametrize(("found", "expected"), [row[1:] for row in PLACES], ids=[row[0] for row in PLACES])
def test_a_place_says_why_not(found, expected):
    assert found() == expected


# --- what answers cost and give ------------------------------------------------------


@rule_test("IST-ENC-01", "IST-P07-02", "IST-ENC-06")
def test_walking_to_merchants_costs_two_lira_each_and_nothing_at_the_fountain():
    table = Table(4)
    table.red.stands_at(5).owns(lira=9)
    table.blue.stands_at(12)
    table.green.stands_at(12)
    table.yellow.stands_at(7)
    table.red.moves()
    assert table.match.worth("go 12") == {"lira": -4}
    assert table.match.worth("go 7") == {}


@rule_test("IST-P01-01", "IST-P02-01", "IST-P13-01", "IST-P16-01", "IST-CARD-20")
def test_actions_are_worth_what_they_do():
    def worth(place: int, answer: str = "act", **goods: int) -> dict[str, int]:
        table = Table()
        table.red.owns(**{"lira": 20, **goods})
        table.red.acts_at(place)
        return table.match.worth(answer)

    assert worth(1) == {"lira": -7, "extension": 1}
    assert worth(2, red=1) == {"good-red": 1}
    assert worth(16) == {"lira": -14, "ruby": 1}
    one_each = dict.fromkeys(("good-red", "good-green", "good-yellow", "good-blue"), -1)
    assert worth(13, red=2, green=2, yellow=2, blue=2) == {**one_each, "ruby": 1}


@rule_test("IST-CARD-20")
def test_a_card_is_worth_what_it_does_and_not_what_comes_after_the_question():
    table = Table()
    table.red.holds("five-lira").owns(lira=3)
    table.blue.stands_at(9)
    table.red.arrives_at(9)
    assert table.match.worth("play five-lira") == {"lira": 5, "card": -1}
    assert table.match.worth("leave") == {"lira": -2}
