"""A table view for the terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...core.names import slug
from .answers import square_name
from .caravan import line_length
from .components import (
    BESIDE,
    BUILDINGS,
    CARDS,
    LINES,
    NOBODY,
    ROWS,
    SOUK_POINTS,
    SOUK_SIZE,
    SOUK_START,
    SOUKS,
    SQUARE_ARM,
    SQUARES,
    Building,
    Card,
    Row,
    Souk,
)

COLOURS = ("red", "blue", "green", "yellow")
SHAPES = "◆●▲■"
Say = Callable[[str], str]


def draw_text(s: Any, say: Say) -> Any:
    """Tower, city, streets, Caravan and players; the words come from `say`."""
    from rich.columns import Columns
    from rich.console import Group

    heading = f"{say('yspahan-title')} · {say('yspahan-label-week')} {s.week} · {say('yspahan-label-day')} {s.day}"
    return Group(heading, Columns([_tower(s, say), _city(s, say), _caravan(s, say)]), _streets(s), _players(s, say))


def _cube(player: int) -> str:
    return "·" if player == NOBODY else f"[{COLOURS[player]}]{SHAPES[player]}[/]"


def _table(*headings: str) -> Any:
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    for heading in headings:
        table.add_column(heading)
    return table


def _tower(s: Any, say: Say) -> Any:
    """The rows as they lie, the highest at the top."""
    table = _table(say("yspahan-label-tower"), "")
    for row in range(ROWS - 1, -1, -1):
        value = s.value[row]
        dice = f"{value} " * s.white[value] + f"[yellow]{value}[/] " * s.yellow[value]
        table.add_row(say(f"yspahan-row-{slug(Row, row)}"), dice or "–")
    return table


def _city(s: Any, say: Say) -> Any:
    table = _table(say("yspahan-label-city"), "", "")
    for souk in range(SOUKS):
        cubes = s.shop[SOUK_START[souk] : SOUK_START[souk] + SOUK_SIZE[souk]]
        table.add_row(say(f"yspahan-souk-{slug(Souk, souk)}"), " ".join(map(_cube, cubes)), str(SOUK_POINTS[souk]))
    return table


def _caravan(s: Any, say: Say) -> Any:
    length = line_length(s)
    table = _table(say("yspahan-label-caravan"), "")
    for line in range(LINES - 1, -1, -1):
        table.add_row(f"×{line + 1}", " ".join(map(_cube, s.caravan[line * length : (line + 1) * length])))
    return table


def _streets(s: Any) -> str:
    """Each arm in a line, outward from the centre: the cubes beside its squares, the Supervisor in brackets."""
    arms = [[] for _ in range(4)]  # type: list[list[str]]
    for square in range(1, SQUARES):
        arms[SQUARE_ARM[square]].append(_square(s, square))
    return "\n".join([_square(s, 0), *("  ".join(arm) for arm in arms)])


def _square(s: Any, square: int) -> str:
    cubes = "".join(_cube(s.shop[shop]) for shop in BESIDE[square] if shop != NOBODY)
    name = square_name(square).upper()
    return f"[bold]({name})[/]{cubes}" if s.supervisor == square else f"{name}{cubes}"


def _players(s: Any, say: Say) -> Any:
    words = ("points", "gold", "camels", "cards", "buildings")
    table = _table("", *(say(f"yspahan-label-{word}") for word in words))
    for player in range(s.players):
        buildings = [say(f"yspahan-building-{slug(Building, b)}") for b in range(BUILDINGS) if s.built[player][b]]
        name = f"{_cube(player)} {say(f'yspahan-seat-{player}')}{' *' if player == s.first else ''}"
        numbers = (s.points[player], s.gold[player], s.camels[player])
        table.add_row(name, *map(str, numbers), _hand(s, player, say), ", ".join(buildings))
    return table


def _hand(s: Any, player: int, say: Say) -> str:
    """The faces where they can be seen, else their number."""
    hand = s.hand[player]
    if min(hand) < 0 or not any(hand):
        return str(s.hand_size[player])
    return ", ".join(say(f"yspahan-card-{slug(Card, card)}") for card in range(CARDS) for _ in range(hand[card]))
