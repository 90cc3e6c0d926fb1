"""What Cairo's rulebook shows: things with their pictures, and first positions."""

from __future__ import annotations

from pathlib import Path

from ...core.art import icon
from ...core.game import Book, FirstPosition, Shown
from . import components as c
from .printed import printed


def art(name: str) -> str:
    return icon(Path(__file__).parent / "art.json", name)


BOOK = Book(
    printed=printed,
    art=art,
    overviews={
        "pieces": (
            Shown("red", "cairo-thing-tent", ("CAI-TENT-02",), lambda: c.COLOURS * c.PLAYERS),
            Shown("green", "cairo-thing-extension", ("CAI-EXT-02",), lambda: c.EXTENSIONS * c.COLOURS),
            Shown("blue", "cairo-thing-customer", ("CAI-CUST-02",), lambda: c.COLOURS),
            Shown("card", "cairo-thing-card", ("CAI-CARD-02",), lambda: sum(c.COPIES[: c.FIRST_JOKER])),
            Shown("card", "cairo-thing-joker", ("CAI-CARD-03",), lambda: sum(c.COPIES[c.FIRST_JOKER :])),
            Shown("barker", "cairo-thing-barker", ("CAI-CUST-07",), lambda: c.BARKERS),
            Shown("gold", "cairo-thing-gold", ("CAI-MEDAL-03",), lambda: c.COLOURS),
            Shown("silver", "cairo-thing-silver", ("CAI-MEDAL-04",), lambda: c.COLOURS),
            Shown("purse", "cairo-thing-coins", ("CAI-SETUP-02",)),
        ),
    },
    setups=tuple(FirstPosition(f"players-{players}", players) for players in range(2, c.PLAYERS + 1)),
)
