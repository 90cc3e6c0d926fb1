"""The text form of answers."""

from __future__ import annotations

from ...core.names import slug
from ...core.notation import Notation, Span
from .answers import ACTION, BUILDING, CARD, FACE, MOST, NUMBER, PASS, PIECE, ROW, SEAT, SHOP, SQUARE
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
    Decision,
    Piece,
    Row,
    Souk,
)


def shop_name(shop: int) -> str:
    """`bag-white-2`: the souk, and the shop counted from 1."""
    souk = SHOP_SOUK[shop]
    return f"{slug(Souk, souk)}-{shop - SOUK_START[souk] + 1}"


def square_name(square: int) -> str:
    """`c` is the centre, `w3` the third square of the western arm counted from there."""
    return "c" if square == CENTRE else f"{'wens'[SQUARE_ARM[square]]}{SQUARE_STEPS[square]}"


SPANS = (
    Span("pass", PASS),
    Span("number", NUMBER, MOST + 1, str),
    Span("row", ROW, ROWS, lambda i: slug(Row, i)),
    Span("action", ACTION, 4, lambda i: slug(Action, i)),
    Span("shop", SHOP, SHOPS, shop_name),
    Span("square", SQUARE, SQUARES, square_name),
    Span("building", BUILDING, BUILDINGS, lambda i: slug(Building, i)),
    Span("card", CARD, CARDS, lambda i: slug(Card, i)),
    Span("piece", PIECE, 2, lambda i: slug(Piece, i)),
    Span("face", FACE, FACES, lambda i: str(i + 1)),
    Span("seat", SEAT, PLAYERS, str),
)

VERBS = {
    (Decision.FIRST_PLAYER, "seat"): "first",
    (Decision.BUY_DICE, "number"): "buy",
    (Decision.BUY_DICE, "card"): "play",
    (Decision.ROLL, "face"): "roll",
    (Decision.GROUP, "row"): "take",
    (Decision.GROUP, "pass"): "draw",
    (Decision.GROUP, "card"): "play",
    (Decision.ACTION, "action"): "use",
    (Decision.EXTRA_DIE, "card"): "discard",
    (Decision.PLACE, "shop"): "place",
    (Decision.MOVE, "square"): "go",
    (Decision.SEND_FIRST, "shop"): "send",
    (Decision.KEEP, "pass"): "send",
    (Decision.KEEP, "piece"): "pay",
    (Decision.DRAW, "card"): "draw",
    (Decision.BUILD, "building"): "build",
    (Decision.BUILD, "card"): "play",
    (Decision.BUILD_INSTEAD, "building"): "build",
    (Decision.BUILD_INSTEAD, "card"): "play",
    (Decision.BUILD_BY_CARD, "building"): "build",
    (Decision.END_TURN, "card"): "play",
    (Decision.CITY, "shop"): "place",
    (Decision.EXCHANGE, "piece"): "give",
    (Decision.EXCHANGE_NUMBER, "number"): "give",
    (Decision.SELL, "number"): "sell",
}

NOTATION = Notation(SPANS, VERBS)
