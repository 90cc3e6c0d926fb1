"""The text form of answers: `extend red`, `play 5`, `at c10`, `entrance c9`, `call blue`, `to e1`."""

from __future__ import annotations

from ...core.names import slug
from ...core.notation import Notation, Span
from .answers import BARKER, BUILD, CARD, CELL, COLOUR, DECK, DRAW, NUMBER, PASS, SEAT, SET, THREE_CARDS
from .board import cell_name
from .components import CELLS, COLOURS, FIRST_JOKER, KINDS, LARGEST, PLAYERS, Colour, Decision


def colour_name(colour: int) -> str:
    return slug(Colour, colour)


def card_name(kind: int) -> str:
    """`5` is the card of sector 5, `j2` the second joker of the board file."""
    return str(kind + 1) if kind < FIRST_JOKER else f"j{kind - FIRST_JOKER + 1}"


NOTATION = Notation(
    spans=(
        Span("pass", PASS),
        Span("draw", DRAW),
        Span("deck", DECK),
        Span("barker", BARKER),
        Span("three", THREE_CARDS),
        Span("tent", BUILD, COLOURS, colour_name),
        Span("extend", BUILD + COLOURS, COLOURS, colour_name),
        Span("move", BUILD + 2 * COLOURS, COLOURS, colour_name),
        Span("colour", COLOUR, COLOURS, colour_name),
        Span("card", CARD, KINDS, card_name),
        Span("cell", CELL, CELLS, lambda cell: cell_name(cell).lower()),
        Span("number", NUMBER, LARGEST + 1, str),
        Span("seat", SEAT, PLAYERS, str),
        Span("set", SET, PLAYERS, lambda number: str(number + 1)),
    ),
    verbs={
        (Decision.ACTION, "colour"): "call",
        (Decision.ACTION, "pass"): "out",
        (Decision.PUT_CUSTOMER, "colour"): "customer",
        (Decision.REVEAL, "card"): "reveal",
        (Decision.DEAL, "card"): "deal",
        (Decision.FIRST_PLAYER, "seat"): "first",
        (Decision.DRAW_NEUTRAL, "colour"): "neutral",
        (Decision.START_TENT, "colour"): "tent",
        (Decision.CARD, "card"): "play",
        (Decision.THREE, "card"): "play",
        (Decision.FEE, "colour"): "fee",
        (Decision.CELL, "cell"): "at",
        (Decision.ENTRANCE, "cell"): "entrance",
        (Decision.OWN_COINS, "number"): "pay",
        (Decision.SUBSTITUTE, "colour"): "pay",
        (Decision.VISIT, "cell"): "to",
        (Decision.DRAW, "card"): "take",
        (Decision.DISCARD, "card"): "discard",
    },
)
