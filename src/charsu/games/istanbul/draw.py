"""A table view for the terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...core.names import slug
from .names import Card, Good, Tile
from .view import place, player

COLOURS = ("red", "blue", "green", "yellow", "magenta")
SHAPES = "◆●▲■★"
INK = {"red": "red", "green": "green", "yellow": "yellow", "blue": "blue"}
Say = Callable[[str], str]


def draw_text(s: Any, say: Say) -> Any:
    """The board place by place, then the players; the words come from `say`."""
    from rich.console import Group

    return Group(f"{say('istanbul-title')} · {1 + s.turns // s.players}", _board(s, say), _players(s, say))


def _board(s: Any, say: Say) -> Any:
    from rich.box import ROUNDED
    from rich.table import Table

    board = Table(box=ROUNDED, show_header=False, show_lines=True)
    for _ in range(s.columns):
        board.add_column()
    for row in range(0, s.places, s.columns):
        board.add_row(*(_place(s, s.place_at[cell], say) for cell in range(row, row + s.columns)))
    return board


def _place(s: Any, number: int, say: Say) -> str:
    """Name, what it offers now, who stands there: merchants with their stacks, assistants, family members, figures."""
    if not number:
        return "?"
    there = place(s, number)
    lines = [f"[bold]{number}[/] {say(f'istanbul-place-{number}')}", _offer(there), _pieces(s, there)]
    return "\n".join(lines)


def _offer(there: dict[str, Any]) -> str:
    parts = []
    if "rubies" in there:
        parts.append(f"[red]♦[/]{there['rubies']}")
    if "price" in there:
        parts.append(f"={there['price']}")
    for goods in (there.get("demand"), there.get("gives"), there.get("goods")):
        parts += [f"{n}{_good(name)}" for name, n in (goods or {}).items() if n]
    tiles = there.get("tiles")
    if isinstance(tiles, dict):
        parts += [f"{_good(name)}≥{needs}" for name, needs in tiles.items() if isinstance(needs, int)]
    return " ".join(parts)


def _good(name: str) -> str:
    return f"[{INK[name]}]{name[0].upper()}[/]" if name in INK else f" {name}"


def _pieces(s: Any, there: dict[str, Any]) -> str:
    parts = [f"[{COLOURS[p]}]{SHAPES[p]}{s.stack[p]}[/]" for p in there["merchants"]]
    parts += [f"[{COLOURS[p]}]a[/]" for p in there["assistants"]]
    parts += [f"[{COLOURS[p]}]f[/]" for p in there["families"]]
    parts += ["n"] * there["neutral_assistants"] + ["N"] * there["neutral_merchants"]
    return " ".join(parts + [f"({figure})" for figure in there["figures"]])


def _players(s: Any, say: Say) -> Any:
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    for heading in ("", "♦", *(say(f"istanbul-score-{name}") for name in ("lira", "goods", "cards")), ""):
        table.add_column(heading)
    for p in range(s.players):
        table.add_row(*_player(s, p, say))
    return table


def _player(s: Any, p: int, say: Say) -> list[str]:
    shown = player(s, p)
    name = f"[{COLOURS[p]}]{SHAPES[p]} {say(f'istanbul-seat-{p}')}[/]{' ←' if p == s.active else ''}"
    goods = " ".join(f"{n}{_good(slug(Good, i))}" for i, n in enumerate(s.goods[p])) + f" /{shown['capacity']}"
    hand = [say(f"istanbul-card-{slug(Card, card)}") for card in range(s.card_kinds) for _ in range(max(0, s.hand[p][card]))]
    tiles = [say(f"istanbul-tile-{slug(Tile, tile)}") for tile in range(len(s.tile[p])) if s.tile[p][tile]]
    tiles += [f"{s.coffee[p]} {say('istanbul-answer-coffee').lower()}"] if s.mocha else []
    lira = "?" if shown["lira"] is None else str(shown["lira"])
    return [name, str(shown["rubies"]), lira, goods, ", ".join(hand) or str(shown["cards"]), ", ".join(tiles)]
