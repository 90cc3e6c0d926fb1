"""The vocabulary of answers: what a player can point at. One flat id space, each span described once."""

from __future__ import annotations

from ...core.names import slug
from ...core.notation import AnswerSpace
from .board import cell_name
from .components import CELLS, COLOURS, FIRST_JOKER, KINDS, LARGEST, PLAYERS, Colour


def card_name(kind: int) -> str:
    """`5` is the card of sector 5, `j2` the second joker of the board file."""
    return str(kind + 1) if kind < FIRST_JOKER else f"j{kind - FIRST_JOKER + 1}"


space = AnswerSpace()


def coloured(name: str, word: str) -> int:
    """One answer for each colour."""
    return space.span(name, COLOURS, lambda colour: slug(Colour, colour), word=f"cairo-{word}")


PASS = space.one("pass")
DRAW = space.one("draw")  # the action
DECK = space.one("deck")
BARKER = space.one("barker")
THREE_CARDS = space.one("three")
BUILD = coloured("tent", word="tent")  # BUILD + 6 * tent, extension or move + colour
EXTEND = coloured("extend", word="stall")
MOVE = coloured("move", word="tent")
COLOUR = coloured("colour", word="colour")
CARD = space.span("card", KINDS, card_name, word="cairo-card")
CELL = space.span("cell", CELLS, lambda cell: cell_name(cell).lower(), word=cell_name)
NUMBER = space.span("number", LARGEST + 1)
SEAT = space.span("seat", PLAYERS, word="cairo-seat")
SET = space.span("set", PLAYERS, lambda i: str(i + 1), word=lambda i: i + 1)  # of a suggested layout
