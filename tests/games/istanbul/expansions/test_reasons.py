"""Why not? What the expansions bring says which rule forbids it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from charsu.games.istanbul.answers import ACT, FIGURE, GUILD, KIOSK_TILE, PLACE, PLAY, TAVERN_TILE
from charsu.games.istanbul.components import Card, Decision, Figure, Step, TavernTile
from charsu.testing import rule_test
from games.istanbul.expansions.tables import Bazaar
from games.istanbul.tables import number_of

Arrange = Callable[[Bazaar], Any]


def why(
    answer: int, kind: int, a: int = 0, b: int = 0, arrange: Arrange = lambda t: None, hold: str = "", actor: int = 0
) -> tuple[str, str]:
    """What keeps Red, who stands at 1 with five lira, from answering so."""
    table = Bazaar("grand_bazaar")
    table.red.stands_at(1).owns(lira=5)
    if hold:
        table.red.holds(hold, "five-lira")
    arrange(table)
    table.s.active = actor
    table.asks((Step.TURN, 1), (Step.FINISH, 0), (kind, 0, a, b))
    return table.why_not(answer)


def card(name: str, kind: int, a: int = 0, b: int = 0, arrange: Arrange = lambda t: None, actor: int = 0) -> tuple[str, str]:
    return why(PLAY + number_of(Card, name), kind, a, b, arrange, name, actor)


def guild(number: int, kind: int = Decision.MOVE, b: int = 0, arrange: Arrange = lambda t: None) -> tuple[str, str]:
    return why(GUILD + number, kind, 0, b, lambda t: t.red.has_guild(number) and arrange(t))


def no_guild_cards(table: Bazaar) -> None:
    """All of them in the hands of Blue but Red's own."""
    table.blue.has_guild(
        *(number for number in range(1, 21) if table.s.guild_hand[0][number] == 0 and table.s.guild_hand[2][number] == 0)
    )


CARDS = [
    ("two coffee during an action", lambda: card("coffee", Decision.SELL), ("MB-CARD-01", "card-good")),
    ("a letter before paying the Smuggler", lambda: card("letter", Decision.SMUGGLER_PRICE), ("LS-CARD-01", "card-phases")),
    ("a good between sending and acting", lambda: card("good", Decision.ACT, 5, 2), ("IST-P12-02", "sent")),
    (
        "the family member home between sending and acting",
        lambda: card("family", Decision.ACT, 5, 2, lambda t: t.red.has_family_at(5)),
        ("IST-P12-02", "sent"),
    ),
    ("two coffee before the action through the barrier", lambda: card("coffee", Decision.ACT, 5, 1), ("MB-BARRIER-08", "within")),
    ("two coffee after the last turn", lambda: card("coffee", Decision.LAST_CARDS), ("IST-END-05", "card-last")),
    (
        "copying coffee after the last turn",
        lambda: card("copy", Decision.LAST_CARDS, arrange=lambda t: t.discards("coffee")),
        ("LS-CARD-05", "copy"),
    ),
    (
        "copying what does not fit",
        lambda: card("copy", Decision.SELL, arrange=lambda t: t.discards("coffee")),
        ("LS-CARD-05", "copy"),
    ),
    ("copying nothing", lambda: card("copy", Decision.MOVE), ("LS-CARD-05", "copy-nothing")),
    (
        "a guild card for a single coffee",
        lambda: card("guild-card", Decision.MOVE, arrange=lambda t: t.red.has_coffee(1)),
        ("MB-CARD-02", "needs-coffee"),
    ),
    ("coffee for lira without coffee", lambda: card("coffee-sale", Decision.FINISH), ("MB-CARD-03", "needs-coffee")),
    ("exchanging nothing", lambda: card("exchange", Decision.MOVE), ("MB-CARD-04", "exchange")),
    ("a six before the roll", lambda: card("six", Decision.MOVE), ("MB-CARD-06", "card-rolled")),
    ("to a corner after arriving", lambda: card("corner", Decision.ASSISTANT), ("MB-CARD-07", "card-move")),
    ("the Wainwright after the Palace", lambda: card("wainwright", Decision.REPEAT, 13), ("MB-CARD-08", "repeat")),
    ("the Coffee House again without coffee", lambda: card("coffee-house", Decision.REPEAT, 20), ("MB-CARD-09", "repeat-cost")),
    ("selling nothing", lambda: card("good-sale", Decision.ACT, 5), ("LS-CARD-03", "no-stock")),
    (
        "the family member’s walk from the Police Station",
        lambda: card("family-walk", Decision.MOVE),
        ("LS-CARD-06", "family-walk-police"),
    ),
    (
        "the family member’s walk after a recall",
        lambda: card("family-walk", Decision.MOVE, 0, 1, lambda t: t.red.has_family_at(4)),
        ("LS-CARD-06", "begun"),
    ),
    ("two places without a companion", lambda: card("companion-far", Decision.MOVE), ("LS-CARD-08", "companion-off")),
    ("a mosque again after the Palace", lambda: card("mosque", Decision.REPEAT, 13), ("LS-CARD-10", "repeat-mosque")),
    (
        "anywhere for two lira",
        lambda: card("anywhere", Decision.MOVE, arrange=lambda t: t.red.owns(lira=2)),
        ("LS-CARD-12", "needs-lira"),
    ),
    (
        "to a merchant where all stand here",
        lambda: card("to-merchant", Decision.MOVE, arrange=together),
        ("LS-CARD-07", "no-other-merchant"),
    ),
    (
        "a card at the Kiosk in somebody else’s turn",
        lambda: card("five-lira", Decision.PICK, actor=1),
        ("LS-P22-08", "kiosk-cards"),
    ),
    ("a card in an auction", lambda: card("five-lira", Decision.BID), ("LS-P23-07", "auction-cards")),
]


def together(table: Bazaar) -> None:
    for player in (table.blue, table.green):
        player.stands_at(1)


@rule_test(
    "MB-CARD-02",
    "MB-CARD-03",
    "MB-CARD-04",
    "MB-CARD-06",
    "LS-CARD-05",
    "LS-CARD-06",
    "LS-CARD-08",
    "LS-CARD-12",
    "LS-P22-08",
    "LS-P23-07",
)
@pytest.mark.parametrize(("found", "expected"), [row[1:] for row in CARDS], ids=[row[0] for row in CARDS])
def test_a_card_says_why_it_cannot_be_played(found, expected):
    assert found() == expected


@rule_test("MB-CARD-01")
def test_two_coffee_are_played_before_paying_the_smuggler():
    with pytest.raises(AssertionError, match="is possible"):
        card("coffee", Decision.SMUGGLER_PRICE)


GUILD_CARDS = [
    ("after moving", lambda: guild(17, Decision.ASSISTANT), ("MB-TURN-01", "guild-turn")),
    ("after a recall", lambda: guild(17, b=1), ("MB-TURN-01", "begun")),
    ("1 with a complete cart", lambda: guild(1, arrange=lambda t: t.red.has_extensions(3)), ("MB-GUILD-01", "cart-complete")),
    ("10 without fruit", lambda: guild(10, arrange=lambda t: t.red.owns(red=1, green=1, blue=2)), ("MB-GUILD-10", "guild-10")),
    ("11 without jewelry", lambda: guild(11, arrange=lambda t: t.red.owns(red=1, green=1)), ("MB-GUILD-11", "guild-11")),
    ("13 with four goods", lambda: guild(13, arrange=lambda t: t.red.owns(red=2, green=2)), ("MB-GUILD-13", "needs-goods")),
    ("14 without a good", lambda: guild(14), ("MB-GUILD-14", "guild-mosque")),
    ("16 with five lira", lambda: guild(16), ("MB-GUILD-16", "needs-lira")),
    ("18 with nothing to draw", lambda: guild(18, arrange=no_guild_cards), ("MB-GUILD-18", "guild-draw")),
    ("19 without coffee", lambda: guild(19, arrange=tavern_bought_out), ("MB-GUILD-19", "guild-tavern")),
    ("20 with two coffee", lambda: guild(20, arrange=lambda t: t.red.has_coffee(2)), ("MB-GUILD-20", "needs-coffee")),
]


def tavern_bought_out(table: Bazaar) -> None:
    """The tiles that are left cost more than the single coffee that the card is worth."""
    table.blue.has_tavern_tile("movement").has_tavern_tile("encounter")


@rule_test(
    "MB-TURN-01",
    "MB-GUILD-01",
    "MB-GUILD-10",
    "MB-GUILD-11",
    "MB-GUILD-13",
    "MB-GUILD-14",
    "MB-GUILD-16",
    "MB-GUILD-18",
    "MB-GUILD-20",
)
@pytest.mark.parametrize(("found", "expected"), [row[1:] for row in GUILD_CARDS], ids=[row[0] for row in GUILD_CARDS])
def test_a_guild_card_says_why_it_cannot_be_played(found, expected):
    assert found() == expected


def at(place: int, arrange: Arrange = lambda t: None) -> tuple[str, str]:
    reason = why(ACT, Decision.ACT, place, arrange=arrange)
    assert reason == why(PLACE + place, Decision.ACT, place, arrange=arrange)
    return reason


def owns_movement(table: Bazaar) -> None:
    table.red.has_tavern_tile("movement").has_coffee(9)


MOVEMENT, ENCOUNTER = TAVERN_TILE + TavernTile.MOVEMENT, TAVERN_TILE + TavernTile.ENCOUNTER

THINGS = [
    ("a second tavern tile", lambda: why(MOVEMENT, Decision.ACT, 19, arrange=owns_movement), ("MB-P19-03", "tavern-own")),
    ("a tavern tile without coffee", lambda: why(ENCOUNTER, Decision.ACT, 19), ("MB-P19-02", "needs-coffee")),
    (
        "a tavern tile from afar",
        lambda: why(MOVEMENT, Decision.MOVE, arrange=lambda t: t.red.has_coffee(2)),
        ("MB-P19-01", "mosque-place"),
    ),
    ("another kiosk tile while one is used", lambda: why(KIOSK_TILE + 4, Decision.KIOSK, 2), ("LS-P22-04", "kiosk-one")),
    ("a kiosk tile later", lambda: why(KIOSK_TILE + 4, Decision.FINISH), ("LS-P22-03", "kiosk-turn")),
    ("the Tavern without coffee", lambda: at(19), ("MB-P19-02", "needs-coffee")),
    ("the Coffee House without coffee", lambda: at(20, lambda t: t.red.has_coffee(5)), ("MB-P20-01", "needs-coffee")),
    ("the Secret Society without seals", lambda: at(24), ("LS-P24-01", "needs-seals")),
    ("the Roasting Plant with empty hands", lambda: at(17, poor), ("MB-P17-01", "roast")),
    ("another place beside the barrier", lambda: why(PLACE + 9, Decision.BESIDE, 1, 2), ("MB-BARRIER-01", "beside")),
    ("a place without a ruby to choose", lambda: why(PLACE + 9, Decision.RUBY), ("LS-P24-01", "ruby-places")),
    ("no corner", lambda: why(PLACE + 1, Decision.LEAP, Card.CORNER), ("MB-CARD-07", "leap-corner")),
    ("a place instead of a merchant", lambda: why(PLACE + 9, Decision.LEAP, Card.TO_MERCHANT), ("LS-CARD-07", "leap-merchant")),
    (
        "the companion by a step of one",
        lambda: why(PLACE + 1, Decision.COMPANION_FAR, arrange=with_companion),
        ("LS-CARD-08", "companion-two"),
    ),
    (
        "the family member into the Police Station",
        lambda: why(PLACE + 12, Decision.FAMILY_STEP, arrange=lambda t: t.red.has_family_at(4)),
        ("LS-CARD-06", "family-step"),
    ),
    ("an action that cannot be carried out", lambda: why(PLACE + 16, Decision.ANY_ACTION), ("MB-GUILD-12", "any-action")),
    ("the Coffee Trader without a price", lambda: trader(), ("MB-ENC-02", "trader-price")),
]


def poor(table: Bazaar) -> None:
    table.red.owns(lira=1)
    table.s.guild_size[0] = sum(table.s.guild_hand[0])
    for number in range(1, 21):
        if table.s.guild_hand[0][number]:
            table.s.guild_hand[0][number] = 0
            table.s.guild_pile[number] = 1
    table.s.guild_size[0] = 0


def with_companion(table: Bazaar) -> None:
    table.red.has_companion_at(1)


def trader() -> tuple[str, str]:
    def arrange(table: Bazaar) -> None:
        table.red.stands_at(5).owns(lira=1)
        table.figure_at("coffee trader", 5)

    return why(FIGURE + Figure.COFFEE_TRADER, Decision.ENCOUNTER, arrange=arrange)


@rule_test(
    "MB-P19-01",
    "MB-P19-02",
    "MB-P19-03",
    "MB-P20-01",
    "MB-P17-01",
    "LS-P22-03",
    "LS-P22-04",
    "LS-P24-01",
    "MB-BARRIER-01",
    "MB-ENC-02",
)
@pytest.mark.parametrize(("found", "expected"), [row[1:] for row in THINGS], ids=[row[0] for row in THINGS])
def test_tiles_places_and_people_say_why_not(found, expected):
    assert found() == expected


@rule_test("MB-BARRIER-04", "MB-TAVERN-01")
def test_the_barrier_and_the_movement_tile_say_why_a_place_is_out_of_reach():
    table = Bazaar("mocha")
    row = table.s.place_at[:3]
    table.red.stands_at(row[0])
    table.barrier(row[0], row[1], holder=1)
    table.red.moves()
    assert table.why_not(PLACE + row[1]) == ("MB-BARRIER-04", "barrier")
    lined = Bazaar("mocha")
    corner = lined.s.place_at[2 * lined.s.columns + 2]
    lined.red.stands_at(row[0]).has_tavern_tile("movement")
    lined.red.moves()
    assert lined.why_not(PLACE + corner) == ("MB-TAVERN-01", "line")
