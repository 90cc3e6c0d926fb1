"""The vocabulary of answers: what a player can point at. One flat id space, each span described once."""

from __future__ import annotations

from ...core.names import slug
from ...core.notation import AnswerSpace
from ...core.text import Ref, refs
from .components import (
    BUILDINGS,
    CARDS,
    CENTRE,
    FACES,
    PLAYERS,
    ROWS,
    SHOP_SOUK,
    SHOPS,
    SOUK_START,
    SQUARE_ARM,
    SQUARE_STEPS,
    SQUARES,
    Action,
    Building,
    Card,
    Piece,
    Row,
    Souk,
)

MOST = 40  # the highest number that can be pointed at


def shop_name(shop: int) -> str:
    """`bag-white-2`: the souk, and the shop counted from 1."""
    souk = SHOP_SOUK[shop]
    return f"{slug(Souk, souk)}-{shop - SOUK_START[souk] + 1}"


def square_name(square: int) -> str:
    """`c` is the centre, `w3` the third square of the western arm counted from there."""
    return "c" if square == CENTRE else f"{'wens'[SQUARE_ARM[square]]}{SQUARE_STEPS[square]}"


space = AnswerSpace()


def named(name: str, size: int, names: object) -> int:
    """A span of things that have names."""
    return space.span(name, size, lambda i: slug(names, i), word=refs(f"yspahan-{name}", names))


PASS = space.one("pass")
NUMBER = space.span("number", MOST + 1)
ROW = named("row", ROWS, Row)  # of the Tower
ACTION = named("action", 4, Action)
SHOP = space.span("shop", SHOPS, shop_name, word=lambda i: Ref(f"yspahan-shop-{shop_name(i)}"))
SQUARE = space.span("square", SQUARES, square_name, word=lambda i: Ref(f"yspahan-square-{square_name(i)}"))  # of the streets
BUILDING = named("building", BUILDINGS, Building)
CARD = named("card", CARDS, Card)
PIECE = named("piece", 2, Piece)  # gold or camels
FACE = space.span("face", FACES, lambda i: str(i + 1), word=lambda i: i + 1)  # a die shows 1 to 6
SEAT = space.span("seat", PLAYERS, word="yspahan-seat")
