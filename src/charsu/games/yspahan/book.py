"""What Yspahan's rulebook shows: things with their pictures, and first positions."""

from __future__ import annotations

from pathlib import Path

from ...core.art import icon
from ...core.game import Book, FirstPosition, Shown
from ...core.names import slug
from . import components as c
from .printed import printed

BUILDING_RULES = ("YSP-BUILD-08", "YSP-BUILD-09", "YSP-SUP-04", "YSP-CARAVAN-09", "YSP-WEEK-03", "YSP-BUILD-10")
ROW_RULES = ("YSP-ACT-04", "YSP-ACT-06", "YSP-ACT-06", "YSP-ACT-06", "YSP-ACT-06", "YSP-ACT-05")
CARD_PICTURES = ("camels", "gold", "swap", "cube", "supervisor", "camels", "gold", "hoist", "hoist")
FIRST_CARD = 7  # YSP-CARD-07


def art(name: str) -> str:
    return icon(Path(__file__).parent / "art.json", name)


def building(kind: int) -> Shown:
    name = slug(c.Building, kind)
    return Shown(name, f"yspahan-building-{name}", (BUILDING_RULES[kind],))


def row(kind: int) -> Shown:
    name = slug(c.Row, kind)
    return Shown(name, f"yspahan-row-{name}", (ROW_RULES[kind],))


def card(kind: int) -> Shown:
    rule = f"YSP-CARD-{FIRST_CARD + kind:02d}"
    return Shown(CARD_PICTURES[kind], f"yspahan-card-{slug(c.Card, kind)}", (rule,), lambda: c.COPIES)


BOOK = Book(
    printed=printed,
    art=art,
    overviews={
        "rows": tuple(map(row, range(c.ROWS))),
        "buildings": tuple(map(building, range(c.BUILDINGS))),
        "cards": tuple(map(card, range(c.CARDS))),
    },
    setups=tuple(FirstPosition(f"players-{players}", players) for players in range(2, c.PLAYERS + 1)),
)
