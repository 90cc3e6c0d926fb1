"""The board of Istanbul as SVG: places on their grid, with prices, merchants, assistants and figures."""

from __future__ import annotations

from ...core.svg import INK, SIGNS, box, text
from .state import State
from .view import offer

WIDE, HIGH, GAP = 128, 74, 6
TILE = "#f1e2c2"


def draw_svg(s: State) -> tuple[str, int]:
    """The grid of places, and its height."""
    parts = [draw_place(s, s.place_at[cell], cell % s.columns, cell // s.columns) for cell in range(s.places) if s.place_at[cell]]
    scale = min(1.0, 532 / (s.columns * (WIDE + GAP)))
    rows = -(-s.places // s.columns)
    return f'<g transform="scale({scale:.3f})">{"".join(parts)}</g>', int(rows * (HIGH + GAP) * scale)


def draw_place(s: State, place: int, column: int, row: int) -> str:
    """One place: number and name, what it offers, who is there."""
    from ...core.text import Sentence

    x, y = column * (WIDE + GAP), row * (HIGH + GAP)
    told = offer(s, place)
    price = next((f"{name} {told[name]}" for name in ("price", "mail") if told.get(name) is not None), "")
    rubies = f"rubies {told['rubies']}" if "rubies" in told else ""
    return "".join(
        [
            box(x, y, WIDE, HIGH, TILE),
            text(x + 6, y + 16, f"{place} {Sentence(f'istanbul-place-{place}').say()}", 12, weight="bold"),
            text(x + 6, y + 32, " ".join(filter(None, (price, rubies))), 11),
            *(text(x + 8 + 18 * p, y + 52, SIGNS[p], 16, INK[p]) for p in range(s.players) if s.merchant[p] == place),
            *(assistant(x + 15 + 18 * p, y + 63, p) for p in range(s.players) if s.assistant[p][place]),
            *(text(x + WIDE - 12, y + 52 + 12 * i, "GSXY"[i], 11) for i in range(len(s.figure)) if s.figure[i] == place),
        ]
    )


def assistant(x: int, y: int, player: int) -> str:
    return f'<circle cx="{x}" cy="{y}" r="5" fill="{INK[player]}"/>'
