"""How the table is shown: as data for screens and bots, in a terminal, and as a drawing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from charsu.core.svg import INK, PAPER, SIGNS, box, text

from .components import STALLS, Stall

WIDTH, HEIGHT = 100, 60


def view(s: Any, seat: int | None) -> dict[str, Any]:
    """What a seat sees; -1 stands for what it does not."""
    return {
        "active": s.active,
        "dice": s.dice,
        "pile": s.pile_size,
        "discard": s.discard,
        "players": [
            {"stall": s.stall[p], "coins": s.coins[p], "gems": s.gems[p], "cards": s.hand_size[p], "hand": s.hand[p]}
            for p in range(s.players)
        ],
    }


def draw_text(s: Any, say: Callable[[str], str]) -> str:
    """The table for a terminal."""
    rows = [f"{say(f'bazaar-seat-{p}')}: {say(f'bazaar-stall-{s.stall[p]}')}, {purse(s, p)}" for p in range(s.players)]
    return "\n".join(rows)


def draw_svg(s: Any) -> tuple[str, int]:
    """The ring of stalls in a row, with whoever stands there."""
    parts = []
    for stall in range(STALLS):
        x = 6 + stall * (WIDTH + 6)
        parts.append(box(x, 4, WIDTH, HEIGHT, PAPER))
        parts.append(text(x + 6, 20, Stall._fields[stall].replace("_", " ").lower(), 12))  # type: ignore[attr-defined]
        for place, player in enumerate(p for p in range(s.players) if s.stall[p] == stall):
            parts.append(text(x + 8 + 26 * place, 52, SIGNS[player], 20, INK[player]))
    return "".join(parts), HEIGHT + 8


def belongings(s: Any, player: int) -> dict[str, int]:
    """What answers cost and give is told in these."""
    return {"coins": s.coins[player], "gems": s.gems[player], "cards": s.hand_size[player]}


def purse(s: Any, player: int) -> str:
    return f"{s.coins[player]} ◎ {s.gems[player]} ◆ {s.hand_size[player]} ▯"
