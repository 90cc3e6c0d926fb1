"""What a seat sees, ready for JSON."""

from __future__ import annotations

from typing import Any

from ...core.flow import question
from ...core.names import slug
from .answers import CARD, PASS, shop_name, square_name
from .board import price_of
from .caravan import caravan_points, line_length
from .components import (
    BESIDE,
    BUILDINGS,
    CARDS,
    FACES,
    LINE_POINTS,
    LINES,
    NOBODY,
    OWN_CUBES,
    PRICE_CAMELS,
    PRICE_GOLD,
    QUARTER_START,
    QUARTERS,
    ROWS,
    SOUK_POINTS,
    SOUK_SIZE,
    SOUK_START,
    SQUARES,
    Building,
    Card,
    Decision,
    Quarter,
    Row,
    Souk,
)
from .ending import city_points
from .gains import camels_in_stock, gold_in_stock
from .layout import SHOP_AT, SQUARE_AT

STREET_SHOPS = frozenset(shop for pair in BESIDE for shop in pair if shop != NOBODY)


def view(s: Any, seat: int | None) -> dict[str, Any]:
    """The table as it lies before a seat."""
    return {
        "week": s.week,
        "day": s.day,
        "first": s.first,
        "turn": s.active,
        "order": s.order[: s.players],
        "tower": [_row(s, row) for row in range(ROWS)],
        "rolled": [{"value": face, "white": s.white[face], "yellow": s.yellow[face]} for face in range(1, FACES + 1)],
        "quarters": [_quarter(s, quarter) for quarter in range(QUARTERS)],
        "squares": [_square(s, square) for square in range(SQUARES)],
        "supervisor": s.supervisor,
        "caravan": _caravan(s),
        "stock": {"gold": gold_in_stock(s), "camels": camels_in_stock(s)} if s.limited else None,
        "deck": s.deck_size,
        "discard": _cards(s.discard),
        "seats": [_seat(s, player, seat) for player in range(s.players)],
    }


def own(s: Any, seat: int) -> tuple[str, Any]:
    """The hand is all that a seat sees and a guest does not."""
    return "seats", _seat(s, seat, seat)


def belongings(s: Any, player: int) -> dict[str, int]:
    """What answers cost and give is told in these."""
    return {"camels": s.camels[player], "gold": s.gold[player], "points": s.points[player], "card": s.hand_size[player]}


def prospects(s: Any, player: int) -> dict[str, int]:
    """Belongings, goods in shops and in the Caravan, and buildings."""
    goods = {"shop": list(s.shop).count(player), "caravan": list(s.caravan).count(player)}
    return {**belongings(s, player), **goods, "building": sum(s.built[player])}


# A card more for the action, or any card drawn, does not change what an answer is worth.
ONWARD = {Decision.EXTRA_DIE: (PASS,), Decision.DRAW: tuple(range(CARD, CARD + CARDS))}


def _row(s: Any, row: int) -> dict[str, Any]:
    value = s.value[row]
    return {"key": slug(Row, row), "value": value, "white": s.white[value], "yellow": s.yellow[value]}


# --- City ------------------------------------------------------------------


def _quarter(s: Any, quarter: int) -> dict[str, Any]:
    souks = range(QUARTER_START[quarter], QUARTER_START[quarter + 1])
    return {"key": slug(Quarter, quarter), "souks": [_souk(s, souk) for souk in souks]}


def _souk(s: Any, souk: int) -> dict[str, Any]:
    key = slug(Souk, souk)
    return {
        "key": key,
        "colour": key.rpartition("-")[2],
        "points": SOUK_POINTS[souk],
        "owner": _owner(s.holder[souk]),
        "complete": s.filled[souk] == SOUK_SIZE[souk],
        "shops": [_shop(s, shop) for shop in range(SOUK_START[souk], SOUK_START[souk] + SOUK_SIZE[souk])],
    }


def _shop(s: Any, shop: int) -> dict[str, Any]:
    x, y = SHOP_AT[shop]
    return {"id": shop, "key": shop_name(shop), "owner": _owner(s.shop[shop]), "street": shop in STREET_SHOPS, "x": x, "y": y}


def _square(s: Any, square: int) -> dict[str, Any]:
    """A square of the streets, with its price in gold while somebody is to move the Supervisor."""
    x, y = SQUARE_AT[square]
    shops = [shop for shop in BESIDE[square] if shop != NOBODY]
    return {"id": square, "key": square_name(square), "shops": shops, "price": _price(s, square), "x": x, "y": y}


def _price(s: Any, square: int) -> int | None:
    if s.over:
        return None
    kind, player, value, _ = question(s)
    return int(price_of(s, player, value, square)) if kind == Decision.MOVE else None


def _caravan(s: Any) -> dict[str, Any]:
    length = line_length(s)
    lines = [s.caravan[line * length : (line + 1) * length] for line in range(LINES)]
    return {
        "lines": [[_owner(cube) for cube in line] for line in lines],
        "points": list(LINE_POINTS),
        "factors": [line + 1 for line in range(LINES)],
        "next": s.loaded,
    }


def _owner(player: int) -> int | None:
    return None if player == NOBODY else player


# --- Seats -----------------------------------------------------------------


def _seat(s: Any, player: int, viewer: int | None) -> dict[str, Any]:
    return {
        "seat": player,
        "points": s.points[player],
        "gold": s.gold[player],
        "camels": s.camels[player],
        "buildings": [_building(s, player, building) for building in range(BUILDINGS)],
        "cubes": OWN_CUBES - s.cubes_out[player] if s.limited else None,
        "cards": s.hand_size[player],
        "hand": _cards(s.hand[player]) if player == viewer else None,
        "caravan": caravan_points(s, player),
        "week": city_points(s, player) + caravan_points(s, player),
    }


def _building(s: Any, player: int, building: int) -> dict[str, Any]:
    built = bool(s.built[player][building])
    return {"key": slug(Building, building), "built": built, "camels": PRICE_CAMELS[building], "gold": PRICE_GOLD[building]}


def _cards(counts: list[int]) -> dict[str, int]:
    return {slug(Card, card): counts[card] for card in range(CARDS) if counts[card] > 0}
