"""Arguments of the sentences: what is asked, and what an answer costs and brings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ...core.flow import CHANCE, question
from ...core.names import slug
from ...core.text import Arg
from .answers import ACTION, BUILDING, NUMBER, ROW, SQUARE, space
from .board import distance, price_of
from .components import (
    BESIDE,
    BUILDING_POINTS,
    BUILDINGS,
    NOBODY,
    POINTS_PER_CAMEL,
    POINTS_PER_GOLD,
    PRICE_CAMELS,
    PRICE_GOLD,
    SQUARES,
    Action,
    Building,
    Decision,
    Piece,
    Row,
    Waiver,
)
from .dice import dice_for
from .gains import DECK

ARGUMENTS: Mapping[str, Callable[[int], Arg]] = space.words

# --- Questions -------------------------------------------------------------


def asked(s: Any) -> dict[str, Arg]:
    """What a question needs to know besides who is asked."""
    kind, _, a, b = question(s)
    if kind in (Decision.ACTION, Decision.EXTRA_DIE):
        return {"row": ARGUMENTS["row"](a), "n": b}
    if kind == Decision.PLACE:
        return {"row": ARGUMENTS["row"](a + Row.BAG), "n": b}
    if kind == Decision.KEEP:
        return {"shop": ARGUMENTS["shop"](a)}
    if kind == Decision.DRAW:
        return {"drawer": ARGUMENTS["seat"](a)}
    if kind in (Decision.SELL, Decision.EXCHANGE_NUMBER):
        return {"piece": ARGUMENTS["piece"](a)}
    return {}


# --- Answers ---------------------------------------------------------------


def details(s: Any, answer: int) -> dict[str, Arg]:
    """More about an answer: the price of a square, the dice of a row, what a building costs and brings."""
    kind, player, a, _ = question(s)
    if player == CHANCE:
        return {}
    if ROW <= answer < ACTION:
        return {"n": dice_for(s, player, answer - ROW), "value": s.value[answer - ROW]}
    if kind == Decision.ACTION:
        return _action(s, player, a, answer - ACTION)
    if SQUARE <= answer < SQUARE + SQUARES:
        return _square(s, player, a, answer - SQUARE)
    if BUILDING <= answer < BUILDING + BUILDINGS:
        waiver = a if kind == Decision.BUILD_BY_CARD else Waiver.NOTHING
        return _building(s, player, answer - BUILDING, waiver)
    if kind == Decision.SELL and answer != 0:
        return {"what": slug(Piece, a), "points": (answer - NUMBER) * (POINTS_PER_CAMEL if a == Piece.CAMEL else POINTS_PER_GOLD)}
    if kind == Decision.EXCHANGE_NUMBER:
        return {"what": slug(Piece, a)}
    return {}


def _action(s: Any, player: int, row: int, action: int) -> dict[str, Arg]:
    """The main action is called by its row; `n` is what it brings."""
    owned = s.built[player]
    extra = {Row.CAMELS: owned[Building.PADDOCK], Row.GOLD: owned[Building.SHOP] * s.shop_bonus}.get(row, owned[Building.HOIST])
    what = slug(Row, row) if action == Action.MAIN else slug(Action, action)
    return {"what": what, "n": dice_for(s, player, row) + extra, "value": s.value[row]}


def _square(s: Any, player: int, value: int, square: int) -> dict[str, Arg]:
    sent = [shop for shop in BESIDE[square] if shop != NOBODY and s.shop[shop] != NOBODY]
    return {"price": price_of(s, player, value, square), "steps": distance(s.supervisor, square), "sent": len(sent)}


def _building(s: Any, player: int, building: int, waiver: int) -> dict[str, Arg]:
    """`price` says which parts there are to it, so that nobody reads "and 0 gold"."""
    camels = 0 if waiver == Waiver.CAMELS else PRICE_CAMELS[building]
    gold = 0 if waiver == Waiver.GOLD else PRICE_GOLD[building]
    price = ("nothing", "camels", "gold", "both")[(camels > 0) + 2 * (gold > 0)]
    return {"price": price, "camels": camels, "gold": gold, "points": BUILDING_POINTS[sum(s.built[player])]}


secret_of = DECK.secret_of
