"""The bazaar of Cairo as SVG: sectors, stalls with their entrances, customers, and the supplies beside it."""

from __future__ import annotations

from ...core.svg import SIGNS, WALNUT, box, fitting, said, text
from .answers import card_name
from .checks import inside, owned
from .components import COLOURS, DISPLAY, NEUTRAL, SIDE
from .draw import LETTERS
from .state import State
from .view import cut_off, sector_number

BOARD, SUPPLY, ROOM = 372, 392, 140  # the width of the board, where the supplies stand, and their width
MARKET, SNACK, FENCE, CLOSED = "#f6ead0", "#e3d3ee", "#8a6b45", "#d8c7a6"
INK = ("#cf4433", "#e6ae25", "#4f9f4d", "#2f78c2", "#f6f0e2", "#8a56b3")
NEUTRAL_SIGN = "N"
HEADS = (("extensions", MARKET, 2), ("bank", "#b98d4b", 6), ("gold", "#f0b93a", 6), ("silver", "#c3ccd4", 6))


def say(message: str) -> str:
    return said(f"cairo-{message}")


def draw_svg(s: State) -> tuple[str, int]:
    """Bazaar and supplies, and their height."""
    step = BOARD / s.columns
    parts = [draw_ground(s, step), draw_fences(s, step), draw_stalls(s, step), draw_customers(s, step), draw_supplies(s)]
    return "".join(parts), int(max(s.rows * step, 250))


def purse(s: State, player: int) -> str:
    """What lies open before a player."""
    rows = {"points": s.score, "hand": s.hand_size, "barkers": s.barkers}
    counts = [f"{say(f'label-{name}')} {each[player]}" for name, each in rows.items()]
    reserve = "".join(LETTERS[colour] for colour in range(COLOURS) if s.size[player][colour] == 0)
    return " · ".join([*counts, f"{say('label-reserve')} {reserve or '–'}"])


# --- The bazaar ------------------------------------------------------------


def corner(cell: int, step: float) -> tuple[float, float]:
    return round(cell % SIDE * step, 1), round(cell // SIDE * step, 1)


def cells_of(s: State) -> list[int]:
    return [SIDE * y + x for y in range(s.rows) for x in range(s.columns)]


def square(cell: int, step: float, fill: str, line: str, inset: float = 0.0) -> str:
    x, y = corner(cell, step)
    return box(x + inset, y + inset, step - 2 * inset, step - 2 * inset, fill, line)


def draw_ground(s: State, step: float) -> str:
    """Market and snack zone; what no customer can reach any more is darker."""
    closed = set(cut_off(s))
    parts = []
    for cell in cells_of(s):
        fill = CLOSED if cell in closed else SNACK if inside(s.snack, cell) else MARKET
        parts.append(square(cell, step, fill, "#e2d2b0"))
    return "".join(parts)


def draw_fences(s: State, step: float) -> str:
    """A line wherever a new sector begins, and every sector's number in its first empty cell."""
    number = {cell: sector_number(s.sector, cell) for cell in cells_of(s)}
    lines = []
    for cell in number:
        x, y = corner(cell, step)
        if number.get(cell - 1, 0) != number[cell] and cell % SIDE:
            lines.append(f"M{x} {y}v{step:.1f}")
        if number.get(cell - SIDE, number[cell]) != number[cell]:
            lines.append(f"M{x} {y}h{step:.1f}")
    empty = {number[cell]: cell for cell in reversed(number) if not inside(s.built, cell)}
    names = [text(x + 3, y + 11, str(sector), 11, FENCE) for sector, cell in empty.items() for x, y in [corner(cell, step)]]
    return f'<path d="{"".join(lines)}" stroke="{FENCE}" stroke-width="2" fill="none"/>{"".join(names)}'


def draw_stalls(s: State, step: float) -> str:
    """Tents bear the sign of their owner and the letter of their colour; extensions the letter; entrances are small doors."""
    parts = []
    for owner, colour, cells in owned(s):
        for cell in cells:
            parts.append(square(cell, step, INK[colour], WALNUT, 1))
        parts.append(sign(cells[0], step, NEUTRAL_SIGN if owner == NEUTRAL else SIGNS[owner], LETTERS[colour]))
        parts += [sign(cell, step, "", LETTERS[colour].lower()) for cell in cells[1:]]
        if s.entrance[owner][colour] >= 0:
            x, y = corner(s.entrance[owner][colour], step)
            parts.append(door(x, y, step, INK[colour]))
    return "".join(parts)


def sign(cell: int, step: float, mark: str, letter: str) -> str:
    x, y = corner(cell, step)
    return text(x + 4, y + step - 6, mark, int(step * 0.6), "#201810") + text(x + step - 11, y + 11, letter, 10, "#201810", "bold")


def door(x: float, y: float, step: float, colour: str) -> str:
    half, edge = step / 2, step * 0.28
    arch = f"M{x + half - edge:.1f} {y + step - 4:.1f}v{-edge:.1f}a{edge:.1f} {edge:.1f} 0 0 1 {2 * edge:.1f} 0v{edge:.1f}z"
    pens = (WALNUT, 5), (colour, 3)
    return "".join(f'<path d="{arch}" fill="none" stroke="{pen}" stroke-width="{width}"/>' for pen, width in pens)


def draw_customers(s: State, step: float) -> str:
    parts = []
    for colour in range(COLOURS):
        if s.customer[colour] >= 0:
            x, y = (at + step / 2 for at in corner(s.customer[colour], step))
            round_ = f'cx="{x:.1f}" cy="{y:.1f}" r="{step * 0.34:.1f}"'
            parts.append(f'<circle {round_} fill="{INK[colour]}" stroke="#201810" stroke-width="2"/>')
            parts.append(text(x - 4, y + 4, LETTERS[colour], 11, "#201810", "bold"))
    return "".join(parts)


# --- The supplies ----------------------------------------------------------


def head(x: float, y: float, name: str, fill: str, corners: int) -> str:
    """A small picture over a column, which tells its name to whoever points at it."""
    picture = f'<rect x="{x - 6}" y="{y - 6}" width="12" height="12" rx="{corners}" fill="{fill}" stroke="{WALNUT}"/>'
    return f"<g><title>{say(f'label-{name}')}</title>{picture}</g>"


def draw_supplies(s: State) -> str:
    """Extensions and coins left and the medals' holders by colour, then the cards."""
    parts = [text(SUPPLY, 14, f"{say('label-turn')} {s.turns}", 13, weight="bold")]
    parts += [head(SUPPLY + 34 + 29 * i, 29, *each) for i, each in enumerate(HEADS)]
    for colour in range(COLOURS):
        y = 40 + 22 * colour
        holders = [SIGNS[holder] if holder >= 0 else "–" for holder in (s.gold[colour], s.silver[colour])]
        parts += [box(SUPPLY, y, 18, 18, INK[colour]), text(SUPPLY + 5, y + 13, LETTERS[colour], 11, "#201810", "bold")]
        row = (str(s.extensions[colour]), str(s.bank[colour]), *holders)
        parts += [text(SUPPLY + 30 + 29 * i, y + 14, count, 12) for i, count in enumerate(row)]
    parts.append(text(SUPPLY, 190, say("label-display"), 12, weight="bold"))
    for slot in range(DISPLAY):
        kind = s.display[slot]
        parts.append(box(SUPPLY + 35 * slot, 196, 31, 24, MARKET))
        parts.append(text(SUPPLY + 35 * slot + 4, 212, card_name(kind) if kind >= 0 else "", 10))
    deck = f"{say('label-deck')} {s.deck_size} · {say('label-barkers')} {s.barkers_left}"
    return "".join([*parts, text(SUPPLY, 240, deck, fitting(deck, ROOM, 12))])
