"""The numbers that Yspahan's rulebook prints, by name, read from the components: `{building.paddock.camels}` in `docs/rules`."""

from __future__ import annotations

from typing import Any

from ...core.names import pairs
from . import components as c


def printed() -> dict[str, Any]:
    return {
        "kinds": c.CARDS,
        "copies": c.COPIES,
        "deck": c.CARDS * c.COPIES,
        "cubes": c.OWN_CUBES + 1,
        "players": c.PLAYERS,
        "stock": {"gold": c.STOCK_GOLD, "camels": c.STOCK_CAMELS},
        "start": {"gold": c.START_GOLD},
        "dice": {"white": c.WHITE_DICE, "yellow": c.YELLOW_DICE},
        "weeks": c.WEEKS,
        "days": c.DAYS,
        "last_but_one": c.DAYS - 1,
        "faces": c.FACES,
        "rows": c.ROWS,
        "quarter": _quarters(),
        "line": c.LINE_POINTS,
        "lines": tuple(range(1, c.LINES + 1)),
        "places_a_line": tuple(range(c.PLAYERS + 1)),  # as many as players
        "building": _buildings(),
        "buildings": c.BUILDINGS,
        "built": {
            "third": c.BUILDING_POINTS[2],
            "fourth": c.BUILDING_POINTS[3],
            "fifth": c.BUILDING_POINTS[4],
            "sixth": c.BUILDING_POINTS[5],
        },
        "hammam": c.FREE_STEPS,
        "bazaar": c.BAZAAR_POINTS,
        "card": {
            "camels": c.CARD_CAMELS,
            "gold": c.CARD_GOLD,
            "camels_sold": c.MOST_CAMELS_SOLD,
            "camel_points": c.POINTS_PER_CAMEL,
            "gold_sold": c.MOST_GOLD_SOLD,
            "gold_points": c.POINTS_PER_GOLD,
        },
        "city": {"souks": c.SOUKS, "shops": c.SHOPS, "points": sum(c.SOUK_POINTS), "squares": c.SQUARES},
    }


def _quarters() -> dict[str, Any]:
    """Shops and points of each souk: `{quarter.chest.pink.points}`."""
    quarters: dict[str, Any] = {}
    for name, souk in pairs(c.Souk).items():
        quarter, colour = name.lower().split("_")
        quarters.setdefault(quarter, {})[colour] = {"shops": c.SOUK_SIZE[souk], "points": c.SOUK_POINTS[souk]}
    return quarters


def _buildings() -> dict[str, Any]:
    names = {name.lower(): building for name, building in pairs(c.Building).items()}
    return {name: {"camels": c.PRICE_CAMELS[building], "gold": c.PRICE_GOLD[building]} for name, building in names.items()}
