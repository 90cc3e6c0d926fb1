"""How the table is shown: as data for screens and bots, in a terminal, and as a drawing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from charsu.core.svg import PAPER, box, name, place, sign, text

from .components import CARD_PRICE, CARDS, FOUNTAIN_COINS, STALLS
from .rules import gem_price

WIDTH, HEIGHT = 258, 92
GROUND = ("#cfe6ea", "#f3d9a4", "#e8c9d2", "#d8cdf0", "#cfe0c4")
FACES = " ⚀⚁⚂⚃⚄⚅"


def view(s: Any, _seat: int | None) -> dict[str, Any]:
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
    """The ring of stalls, with whoever stands there; the dice in the middle; the cards of whoever looks."""
    stalls = [draw_stall(s, stall, 4 + (WIDTH + 8) * (stall % 2), 4 + (HEIGHT + 8) * (stall // 2)) for stall in range(STALLS)]
    x, y = 4 + WIDTH + 8, 4 + (HEIGHT + 8) * 2
    rolled = " ".join(FACES[face] for face in s.dice if face)
    dice = [text(x + 20, y + 54, rolled, 56), text(x + 150, y + 48, f"♠ {s.pile_size}", 26)]
    hand = [(card, s.hand[p][card]) for p in range(s.players) for card in range(CARDS) if s.hand[p][card] > 0]
    top = 4 + (HEIGHT + 8) * 3
    cards = [draw_card(card, count, 4 + (WIDTH + 8) * column, top) for column, (card, count) in enumerate(hand)]
    return "".join([*stalls, *dice, *cards]), top + (60 if cards else 0)


def draw_stall(s: Any, stall: int, x: float, y: float) -> str:
    here = [p for p in range(s.players) if s.stall[p] == stall]
    signs = [sign(x + WIDTH - 40 * (column + 1), y + 80, p, 40, f"merchant-{p}") for column, p in enumerate(here)]
    fountain, well = (f"+{coins} ◎" for coins in FOUNTAIN_COINS)
    caption = (fountain, "⚂⚂ 3–12 ◎", f"{CARD_PRICE} ◎ → ♠", f"{gem_price(s)} ◎ → ◆", well)[stall]
    words = name(x + 12, y + 30, f"bazaar-stall-{stall}", 25, weight="bold")
    return place("stall", stall, box(x, y, WIDTH, HEIGHT, GROUND[stall]), words, text(x + 12, y + 72, caption, 25), *signs)


def draw_card(card: int, count: int, x: float, y: float) -> str:
    parts = (box(x, y, WIDTH, 52, PAPER), text(x + 12, y + 36, f"{count} ×", 25), name(x + 64, y + 36, f"bazaar-card-{card}", 25))
    return place("card", card, *parts)


def belongings(s: Any, player: int) -> dict[str, int]:
    """What answers cost and give is told in these."""
    return {"coins": s.coins[player], "gems": s.gems[player], "cards": s.hand_size[player]}


def purse(s: Any, player: int) -> str:
    return f"{s.coins[player]} ◎ {s.gems[player]} ◆ {s.hand_size[player]} ♠"
