"""The board of Istanbul as SVG: places on their grid, what they offer, and who stands there."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ...core.art import ICONS
from ...core.art import parts as pictures
from ...core.svg import INK, SIGNS, WALNUT, WHITE, box, fitting, line_of, said, text
from .state import State
from .view import place, player

WIDE, HIGH, GAP = 128, 82, 6
PEN = f'fill="none" stroke="{WALNUT}" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"'
EMBLEMS = Path(__file__).parent / "art.json"
TILE, IVORY, GREY, RUBY = "#f1e2c2", "#fffaf0", "#b9b0a2", "#b3262e"
GOOD = {"red": "#c8452d", "green": "#4f9f4d", "yellow": "#e6ae25", "blue": "#2f78c2", "any": IVORY}


def say(message: str) -> str:
    return said(f"istanbul-{message}")


def draw_svg(s: State) -> tuple[str, int]:
    """The grid of places, and its height."""
    parts = [draw_place(s, s.place_at[cell], cell % s.columns, cell // s.columns) for cell in range(s.places) if s.place_at[cell]]
    scale = min(1.0, 532 / (s.columns * (WIDE + GAP)))
    rows = -(-s.places // s.columns)
    return f'<g transform="scale({scale:.3f})">{"".join(parts)}</g>', int(rows * (HIGH + GAP) * scale)


ALWAYS = ("score-rubies", "score-lira", "score-cards")  # goods only where there are any, so that lines are short


def purse(s: State, p: int) -> str:
    """What lies before a player; hidden money is left out."""
    shown = player(s, p)
    counts = {"score-rubies": shown["rubies"], "score-lira": shown["lira"], "score-cards": shown["cards"]}
    counts |= {f"good-{name}": count for name, count in shown["goods"].items()}
    belongings = [f"{say(name)} {count}" for name, count in counts.items() if count or (count == 0 and name in ALWAYS)]
    return " · ".join([*belongings, *(say(f"tile-{name}") for name in shown["tiles"])])


# --- One place -------------------------------------------------------------


def draw_place(s: State, number: int, column: int, row: int) -> str:
    """Number and name, what is to be had there, who is there."""
    there = place(s, number)
    name = f"{number} {say(f'place-{number}')}"
    inside = [box(0, 0, WIDE, HIGH, TILE), text(6, 16, name, fitting(name, WIDE - 8, 12), weight="bold")]
    inside.append(f'<g transform="translate(88 40) scale(.6)" opacity=".4" {PEN}>{pictures(EMBLEMS)[str(number)]}</g>')
    inside += [draw_offer(there), draw_people(there), draw_figures(there["figures"])]
    return f'<g transform="translate({column * (WIDE + GAP)} {row * (HIGH + GAP)})">{"".join(inside)}</g>'


def draw_offer(there: Mapping[str, Any]) -> str:
    """Rubies, the price, and goods that are wanted or given."""
    parts, x = [], 6
    if "rubies" in there:
        parts.append(f'<path d="M{x + 5} 22l5 6-5 7-5-7z" fill="{RUBY}" stroke="{WALNUT}"/>')
        parts.append(text(x + 12, 33, str(there["rubies"]), 12))
        x += 29
    if "price" in there and "goods" not in there:
        parts += [text(x, 33, str(there["price"]), 12), coin(x + 8 * len(str(there["price"])), 23)]
        x += 40
    goods = {name: count for name, count in goods_of(there).items() if count and name in GOOD}
    step = min(19, (WIDE - x - 2) // max(1, len(goods)))
    for i, (name, count) in enumerate(goods.items()):
        parts += [cube(x + step * i, 24, GOOD[name]), text(x + step * i + 10, 33, str(count), 11)]
    return "".join(parts)


def coin(x: int, y: int) -> str:
    return f'<g transform="translate({x} {y}) scale(.5)" {PEN}>{pictures(ICONS)["lira"]}</g>'


def cube(x: int, y: int, fill: str) -> str:
    return f'<rect x="{x}" y="{y}" width="9" height="9" fill="{fill}" stroke="{WALNUT}"/>'


def goods_of(there: Mapping[str, Any]) -> dict[str, int]:
    """By colour: what a market asks for, the palace costs, a mosque wants to see or the post office gives."""
    goods = there.get("demand") or there.get("goods") or there.get("gives") or there.get("tiles") or {}
    return {name: count for name, count in goods.items() if isinstance(count, int)}


def draw_people(there: Mapping[str, Any]) -> str:
    """Merchants with their signs, family members as rings, assistants as dots; neutral ones are grey."""
    merchants = [*there["merchants"], *[None] * there["neutral_merchants"]]
    assistants = [*there["assistants"], *[None] * there["neutral_assistants"]]
    parts = [merchant(16 + 22 * i, 50, p) for i, p in enumerate(merchants)]
    parts += [ring(118 - 16 * i, 50, p) for i, p in enumerate(there["families"])]
    parts += [dot(12 + 13 * i, 71, p) for i, p in enumerate(assistants)]
    return "".join(parts)


def merchant(x: int, y: int, p: int | None) -> str:
    fill, sign = (GREY, "") if p is None else (INK[p], SIGNS[p])
    written = text(x - 5.5, y + 4.5, sign, 12, WALNUT if fill == WHITE else IVORY)
    return f'<circle cx="{x}" cy="{y}" r="9.5" fill="{fill}" stroke="{WALNUT}"/>{written}'


def ring(x: int, y: int, p: int) -> str:
    return f'<circle cx="{x}" cy="{y}" r="5" fill="none" stroke="{line_of(p)}" stroke-width="3"/>'


def dot(x: int, y: int, p: int | None) -> str:
    return f'<circle cx="{x}" cy="{y}" r="5" fill="{GREY if p is None else INK[p]}" stroke="{WALNUT}"/>'


def draw_figures(figures: list[str]) -> str:
    """Their names, one above the other at the right."""
    names = [say(f"figure-{figure}") for figure in figures]
    return "".join(text(WIDE - 6 - 5.5 * len(name), HIGH - 7 - 13 * i, name, 11) for i, name in enumerate(names))
