"""The board of Yspahan as SVG: the city with its streets, the Tower and the Caravan."""

from __future__ import annotations

from ...core.names import slug
from ...core.svg import INK, SIGNS, WALNUT, box, said, text
from .caravan import line_length
from .components import (
    BUILDINGS,
    LINE_POINTS,
    LINES,
    NOBODY,
    QUARTERS,
    ROWS,
    SHOP_SOUK,
    SHOPS,
    SOUK_POINTS,
    SOUK_SIZE,
    SOUK_START,
    SOUKS,
    Building,
    Quarter,
    Row,
    Souk,
)
from .layout import SHOP_AT, SQUARE_AT
from .state import State

CITY_WIDE, CITY_HIGH, SIDE = 372, 300, 392  # the Tower and the Caravan stand at the side
GROUND, STREET, IVORY, GOLD_DIE = "#f1e2c2", "#cdb48a", "#fffaf0", "#f0c33c"
TINT = {"white": "#f4efe2", "blue": "#a9c8e4", "yellow": "#f2dc8c", "pink": "#eab6c0", "orange": "#eeb37c"}
QUARTER_AT = ((16, 292), (300, 292), (16, 18), (318, 18))


def say(message: str) -> str:
    return said(f"yspahan-{message}")


def draw_svg(s: State) -> tuple[str, int]:
    """City, Tower and Caravan, and their height."""
    return draw_city(s) + draw_tower(s) + draw_caravan(s), CITY_HIGH


def purse(s: State, player: int) -> str:
    """What lies before a player."""
    rows = {"points": s.points, "gold": s.gold, "camels": s.camels, "cards": s.hand_size}
    owned = [say(f"building-{slug(Building, b)}") for b in range(BUILDINGS) if s.built[player][b]]
    return " · ".join([*(f"{say(f'label-{name}')} {each[player]}" for name, each in rows.items()), *owned])


# --- City ------------------------------------------------------------------


def draw_city(s: State) -> str:
    names = [text(*QUARTER_AT[q], say(f"row-{slug(Quarter, q)}"), 13, weight="bold") for q in range(QUARTERS)]
    streets = [f'<circle cx="{x}" cy="{y}" r="3.5" fill="{STREET}"/>' for x, y in map(on_city, SQUARE_AT)]
    carpets = [draw_carpet(souk) for souk in range(SOUKS)]
    shops = [draw_shop(s, shop) for shop in range(SHOPS)]
    return "".join([box(0, 0, CITY_WIDE, CITY_HIGH, GROUND), *carpets, *streets, *shops, *names, draw_supervisor(s)])


def on_city(at: tuple[float, float]) -> tuple[float, float]:
    """From percent of the board to the picture."""
    return round(at[0] * CITY_WIDE / 100, 1), round(at[1] * CITY_HIGH / 100, 1)


def draw_carpet(souk: int) -> str:
    """The ground of a souk in its colour, under all its shops."""
    at = [on_city(SHOP_AT[shop]) for shop in range(SOUK_START[souk], SOUK_START[souk] + SOUK_SIZE[souk])]
    line = " ".join(f"{x},{y}" for x, y in [*at, (at[-1][0] + 0.1, at[-1][1])])
    colour = TINT[slug(Souk, souk).rpartition("-")[2]]
    pen = f'fill="none" stroke="{colour}" stroke-width="25" stroke-linecap="round" stroke-linejoin="round"'
    return f'<polyline points="{line}" {pen}/>'


def draw_shop(s: State, shop: int) -> str:
    """A cube, or the points of the souk while the shop is empty."""
    x, y = on_city(SHOP_AT[shop])
    if s.shop[shop] != NOBODY:
        return cube(x - 8, y - 8, s.shop[shop])
    points = str(SOUK_POINTS[SHOP_SOUK[shop]])
    return box(x - 8, y - 8, 16, 16, IVORY, STREET) + text(x - 3 * len(points), y + 4, points, 11)


def cube(x: float, y: float, player: int) -> str:
    return box(x, y, 16, 16, INK[player]) + text(x + 2.5, y + 12.5, SIGNS[player], 12, IVORY)


def draw_supervisor(s: State) -> str:
    x, y = on_city(SQUARE_AT[s.supervisor])
    cloak = f'<path d="M{x - 7} {y + 8}q7 -22 14 0z" fill="{WALNUT}"/><circle cx="{x}" cy="{y - 6}" r="4.5" fill="{WALNUT}"/>'
    return f"<g><title>{say('label-supervisor')}</title>{cloak}</g>"


# --- Tower and Caravan -----------------------------------------------------


def draw_tower(s: State) -> str:
    """The rows as they lie, the highest at the top, with their dice."""
    head = f"{say('label-week')} {s.week} · {say('label-day')} {s.day}"
    parts = [text(SIDE, 14, head, 13, weight="bold")]
    for row in range(ROWS):
        y = 22 + 30 * (ROWS - 1 - row)
        parts += [box(SIDE, y, 140, 27, GROUND), text(SIDE + 6, y + 18, say(f"row-{slug(Row, row)}"), 12)]
        value = s.value[row]
        if value:
            parts.append(draw_dice(SIDE + 70, y, value, s.white[value], IVORY))
            parts.append(draw_dice(SIDE + 106, y, value, s.yellow[value], GOLD_DIE))
    return "".join(parts)


def draw_dice(x: float, y: float, value: int, count: int, colour: str) -> str:
    """One die and how many there are."""
    if not count:
        return ""
    return box(x, y + 6, 15, 15, colour) + text(x + 4.5, y + 18, str(value), 12) + text(x + 17, y + 18, f"×{count}", 11)


def draw_caravan(s: State) -> str:
    """Its lines with the points for a cube there, the one filled first at the bottom."""
    length = line_length(s)
    parts = [text(SIDE, 220, say("label-caravan"), 13, weight="bold")]
    for line in range(LINES):
        y = 226 + 25 * (LINES - 1 - line)
        parts.append(text(SIDE + 26 * length + 2, y + 15, f"+{LINE_POINTS[line]} ×{line + 1}", 11))
        for i, owner in enumerate(s.caravan[line * length : (line + 1) * length]):
            parts.append(box(SIDE + 26 * i, y, 23, 22, GROUND))
            parts.append(cube(SIDE + 26 * i + 3.5, y + 3, owner) if owner != NOBODY else "")
    return "".join(parts)
