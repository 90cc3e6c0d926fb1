"""A table view for the terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .answers import card_name
from .checks import inside, owned
from .components import COLOURS, NEUTRAL, SIDE
from .view import sector_number

SHAPES = "◆●▲■N"  # the owners; N is neutral
LETTERS = "RYGBWP"  # the colours, so that nobody needs to see them
INK = ("red", "yellow", "green", "blue", "white", "magenta")
Say = Callable[[str], str]


def draw_text(s: Any, say: Say) -> Any:
    """The bazaar, the supplies and the players; the words come from `say`."""
    from rich.columns import Columns
    from rich.console import Group

    heading = f"{say('cairo-title')} · {say('cairo-label-turn')} {s.turns}"
    if s.final:
        heading += f" · {say('cairo-label-final')}"
    note = f"[dim]{say('cairo-label-reconstructed')}[/]" if s.reconstructed else ""
    return Group(heading, Columns([_bazaar(s), _supplies(s, say)], padding=(0, 4)), _legend(say), _players(s, say), note)


def marks(s: Any) -> dict[int, str]:
    """What stands on each cell: `◆R` a tent, `◆r` an extension, `>r` an entrance, `☺R` a customer."""
    drawn = {}
    for owner, colour, cells in owned(s):
        for i, cell in enumerate(cells):
            letter = LETTERS[colour] if i == 0 else LETTERS[colour].lower()
            drawn[cell] = _inked(colour, SHAPES[owner] + letter, i == 0)
        drawn[s.entrance[owner][colour]] = _inked(colour, f">{LETTERS[colour].lower()}")
    for colour in range(COLOURS):
        if s.customer[colour] >= 0:
            drawn[s.customer[colour]] = _inked(colour, f"☺{LETTERS[colour]}", True)
    return drawn


def _inked(colour: int, text: str, bold: bool = False) -> str:
    return f"[{'bold ' if bold else ''}{INK[colour]}]{text}[/]"


def _bazaar(s: Any) -> str:
    """The board with a line where a new sector begins."""
    pieces = marks(s)
    lines = ["    " + "".join(f"{_fence(s, x, 0)}{chr(65 + x)} " for x in range(s.columns))]
    for y in range(s.rows):
        if y and sector_number(s.sector, SIDE * y) != sector_number(s.sector, SIDE * (y - 1)):
            lines.append("    " + "─" * (3 * s.columns))
        row = "".join(_fence(s, x, y) + pieces.get(SIDE * y + x, _empty(s, SIDE * y + x)) for x in range(s.columns))
        lines.append(f"{y + 1:>3} {row}")
    return "\n".join(lines)


def _fence(s: Any, x: int, y: int) -> str:
    if x and sector_number(s.sector, SIDE * y + x) != sector_number(s.sector, SIDE * y + x - 1):
        return "│"
    return " "


def _empty(s: Any, cell: int) -> str:
    if any(s.ground) and inside(s.market, cell) and not inside(s.ground, cell):
        return "××"
    return "░░" if inside(s.snack, cell) else "· "


def _table(*headings: str) -> Any:
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    for heading in headings:
        table.add_column(heading)
    return table


def _supplies(s: Any, say: Say) -> Any:
    """Extensions, bank and medals by colour, then the cards."""
    from rich.console import Group

    table = _table("", *(say(f"cairo-label-{head}") for head in ("extensions", "bank", "gold", "silver")), "")
    for colour in range(COLOURS):
        off = "☺" if s.customer[colour] < 0 else ""
        holders = [SHAPES[holder] if holder >= 0 else "–" for holder in (s.gold[colour], s.silver[colour])]
        row = [f"{LETTERS[colour]} {say(f'cairo-colour-{colour}')}", str(s.extensions[colour]), str(s.bank[colour]), *holders, off]
        table.add_row(*(_inked(colour, cell) for cell in row))
    display = " ".join(card_name(kind) if kind >= 0 else "–" for kind in s.display)
    return Group(
        table,
        f"{say('cairo-label-display')}: {display}",
        f"{say('cairo-label-deck')}: {s.deck_size} · {say('cairo-label-discard')}: {sum(s.discard)}"
        f" · {say('cairo-label-barkers')}: {s.barkers_left}",
    )


def _legend(say: Say) -> str:
    return f"[dim]{say('cairo-label-legend')}[/]"


def _players(s: Any, say: Say) -> Any:
    """Points, hand and coins; what is hidden reads as a count or a question mark."""
    heads = ("player", "points", "hand", "coins", "barkers", "reserve")
    table = _table(*(say(f"cairo-label-{head}") for head in heads))
    for player in range(s.players):
        seen = s.hand[player][0] >= 0
        cards = " ".join(card_name(kind) for kind, n in enumerate(s.hand[player]) for _ in range(n))
        hand = cards if seen else f"{s.hand_size[player]} ×"
        coins = " ".join(_inked(c, f"{s.coins[player][c]}{LETTERS[c]}") for c in range(COLOURS)) if seen else "?"
        reserve = " ".join(_inked(c, LETTERS[c]) for c in range(COLOURS) if s.size[player][c] == 0)
        name = f"{SHAPES[player]} {say(f'cairo-seat-{player}')}"
        row = (f"[s]{name}[/]" if s.out[player] else name, str(s.score[player]), hand, coins, str(s.barkers[player]), reserve)
        table.add_row(*row)
    if s.players == 2:
        table.add_row(f"{SHAPES[NEUTRAL]} {say('cairo-label-neutral')}")
    return table
