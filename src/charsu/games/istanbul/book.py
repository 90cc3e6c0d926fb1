"""What Istanbul's rulebook shows: things with their pictures, and first positions."""

from __future__ import annotations

from pathlib import Path

from ...core.art import ICONS, emblem, icon
from ...core.game import Book, FirstPosition, Shown
from ...core.names import slug
from . import components as c
from .names import Card
from .printed import printed

FOLDER = Path(__file__).parent
PLACE_RULES = {  # what an overview says of a place; most have their first rule alone
    1: ("IST-P01-01", "IST-P01-03"), 6: ("IST-P06-01",), 8: ("IST-P08-01", "IST-P08-02"), 9: ("IST-P09-01", "IST-P09-02"),
    11: ("IST-P11-01",), 12: ("IST-P12-01", "IST-P12-02"), 13: ("IST-P13-01", "IST-P13-02"), 14: ("IST-P14-01", "IST-P14-04"),
    22: ("LS-P22-01", "LS-P22-03"), 23: ("LS-P23-01", "LS-P23-02"), 25: ("LS-P25-01", "LS-P25-02"),
}  # fmt: skip
CARD_PICTURES = {  # else a card
    Card.GOOD: "any", Card.FIVE_LIRA: "lira", Card.FAR: "turn", Card.STAY: "turn", Card.RECALL: "assistant",
    Card.FAMILY: "place-12", Card.SMALL_MARKET: "place-11", Card.PALACE: "place-13", Card.POST_OFFICE: "place-5",
    Card.DEALER: "place-16", Card.COFFEE: "coffee", Card.GUILD_CARD: "guild", Card.COFFEE_SALE: "lira", Card.EXCHANGE: "any",
    Card.CORNER: "turn", Card.WAINWRIGHT: "place-1", Card.COFFEE_HOUSE: "place-20", Card.LETTER: "letter",
    Card.GOOD_SALE: "lira", Card.RED_AND_LIRA: "fabric", Card.GREEN_AND_LIRA: "spice", Card.YELLOW_AND_LIRA: "fruit",
    Card.FAMILY_WALK: "place-12", Card.TO_MERCHANT: "assistant", Card.COMPANION_FAR: "turn", Card.MOSQUE: "place-14",
    Card.SECRET_SOCIETY: "place-24", Card.ANYWHERE: "place-25",
}  # fmt: skip
BASE_CARDS = ("10", "20", "30", "40", "50", "60", "70", "80", "80", "80")


def art(name: str) -> str:
    """Emblems of places, and small pictures that all games share."""
    return emblem(FOLDER / "art.json", name.removeprefix("place-")) if name.startswith("place-") else icon(ICONS, name)


def place(number: int) -> Shown:
    family = "IST" if number in c.BOARD[0] else "MB" if number in c.BOARD[1] else "LS"
    rules = PLACE_RULES.get(number, (f"{family}-P{number:02d}-01",))
    return Shown(f"place-{number}", f"istanbul-place-{number}", rules, number=str(number))


def card_rule(card: int) -> str:
    """The cards of the expansions follow those of the base game; the fourth of Letters & Seals has three colours."""
    if card < Card.COFFEE:
        return f"IST-CARD-{BASE_CARDS[card]}"
    if card < Card.LETTER:
        return f"MB-CARD-{card - Card.COFFEE + 1:02d}"
    number = card - Card.LETTER + 1
    return f"LS-CARD-{number if number <= 4 else max(4, number - 2):02d}"


def card(kind: int) -> Shown:
    return Shown(
        CARD_PICTURES.get(kind, "card"), f"istanbul-card-{slug(Card, kind)}", (card_rule(kind),), lambda: c.IN_GAME[-1][kind]
    )


def guild_card(number: int) -> Shown:
    return Shown(f"place-{number}", f"istanbul-place-{number}", (f"MB-GUILD-{number:02d}",), number=str(number))


OVERVIEWS = {
    "places": tuple(map(place, c.BOARD[0])),
    "cards": tuple(map(card, range(Card.COFFEE))),
    "tiles": (
        Shown("fabric", "istanbul-tile-red", ("IST-MOSQ-01",)),
        Shown("spice", "istanbul-tile-green", ("IST-MOSQ-05",)),
        Shown("jewellery", "istanbul-tile-blue", ("IST-MOSQ-04",)),
        Shown("fruit", "istanbul-tile-yellow", ("IST-MOSQ-07",)),
    ),
    "figures": (
        Shown("card", "istanbul-figure-governor", ("IST-ENC-40",)),
        Shown("any", "istanbul-figure-smuggler", ("IST-ENC-50",)),
    ),
    "mocha-places": tuple(map(place, range(17, 21))),
    "mocha-cards": tuple(map(card, range(Card.COFFEE, Card.LETTER))),
    "guild-cards": tuple(map(guild_card, range(1, c.GUILD_CARDS + 1))),
    "tavern-tiles": (
        Shown("place-19", "istanbul-tavern-movement", ("MB-TAVERN-01",)),
        Shown("place-19", "istanbul-tavern-encounter", ("MB-TAVERN-03",)),
    ),
    "letters-places": tuple(map(place, range(21, 26))),
    "letters-cards": tuple(map(card, range(Card.LETTER, c.CARDS))),
    "kiosk-tiles": tuple(
        Shown("place-22", f"istanbul-kiosk-{number}", (f"LS-KIOSK-{number:02d}",), indexed=False)
        for number in range(1, c.KIOSK_TILES + 1)
    ),
}

BOOK = Book(
    printed=printed,
    art=art,
    overviews=OVERVIEWS,
    setups=(
        *(FirstPosition(f"players-{players}", players) for players in range(2, c.PLAYERS + 1)),
        FirstPosition("long-paths", 4, {"layout": "long"}),
        FirstPosition("in-order", 4, {"layout": "order"}),
        FirstPosition("mocha", 4, {"expansions": "mocha"}),
        FirstPosition("letters", 4, {"expansions": "letters"}),
        FirstPosition("grand-bazaar", 4, {"expansions": "grand_bazaar"}),
    ),
)
