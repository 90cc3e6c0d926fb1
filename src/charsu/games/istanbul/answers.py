"""The vocabulary of answers: what a player can point at. One flat id space, each span described once."""

from __future__ import annotations

from typing import Any

from ...core.names import slug
from ...core.notation import AnswerSpace
from ...core.rolls import ROLLS, write_roll
from ...core.text import Ref, refs
from .components import (
    CARDS,
    CELLS,
    COLOURS,
    DEMANDS,
    FIGURES,
    GOODS,
    GUILD_CARDS,
    KIOSK_TILES,
    LETTER_PLACE,
    LETTERS,
    PLACES,
    PLAYERS,
    TAVERN_TILES,
    Card,
    Figure,
    Good,
    TavernTile,
    Tile,
)  # fmt: skip

HIGHEST = 12  # number that can be pointed at
MOST_BID = 127  # nobody needs to bid more

space = AnswerSpace()


def numbered(name: str, last: int, word: str = "") -> int:
    """Things that have printed numbers; nothing has the number 0."""
    return space.span(name, last + 1, word=f"istanbul-{word or name}")


def named(name: str, size: int, names: object, word: str = "") -> int:
    """Things that have names."""
    return space.span(name, size, lambda i: slug(names, i), word=refs(f"istanbul-{word or name}", names))


def counted(name: str, size: int) -> int:
    """Things that are counted from 1."""
    return space.span(name, size, lambda i: str(i + 1), word=lambda i: i + 1)


def letter(name: str) -> int:
    """Letters by the place they name."""
    return space.span(name, LETTERS, lambda i: str(LETTER_PLACE[i]), word=lambda i: Ref(f"istanbul-place-{LETTER_PLACE[i]}"))


def edge(index: int) -> str:
    """Beside which cell, as it was written once: `7 right`, `7 below`."""
    return f"{index // 2 + 1} {('right', 'below')[index % 2]}"


def sides(s: Any, index: int) -> tuple[int, int]:
    """The two places an edge separates."""
    cell = index // 2
    return s.place_at[cell], s.place_at[cell + (s.columns if index % 2 else 1)]


def is_inner_edge(s: Any, index: int) -> bool:
    """Does the edge lie between two cells of this table?"""
    cell, below = divmod(index, 2)
    return bool(cell + s.columns < s.places if below else cell < s.places and cell % s.columns < s.columns - 1)


def edge_between(s: Any, index: int) -> str:
    """[MB-BARRIER-01] The two places an edge separates: `16 15`."""
    if not is_inner_edge(s, index):
        return str(index)
    one, other = sides(s, index)
    return f"{one} {other}"


PASS = space.one("pass")
ACT = space.one("act")  # carry out the action
STOP = space.one("stop")  # end the turn here
LEAVE = space.one("leave")  # an assistant
PICK_UP = space.one("pickup")  # one's own assistant
PICK_UP_NEUTRAL = space.one("neutral")
DECK = space.one("deck")  # a card from the deck
PILE = space.one("pile")  # the top card of the discard pile
LIRA = space.one("lira")  # money
AGAIN = space.one("again")  # roll again
LATER = space.one("later")  # first the dice
ALL = space.one("all")  # everything that can be sold or fetched
YELLOW_TILE = space.one("yellow")
PLACE = numbered("place", PLACES)
ASSISTANT = numbered("assistant", PLACES, word="place")  # by the place where it lies
GOOD = named("good", GOODS, Good)
NUMBER = space.span("number", HIGHEST + 1)
CARD = named("card", CARDS, Card)  # drawn, or given up
PLAY = named("play", CARDS, Card, word="card")  # played for its effect
TILE = named("tile", COLOURS, Tile)
DIE = counted("die", 2)  # turned to 4
ROLL = space.span("roll", ROLLS, write_roll, word=lambda i: " + ".join(write_roll(i).split()))
PLAYER = space.span("player", PLAYERS, word="istanbul-seat")
FIGURE = named("figure", FIGURES, Figure)
CELL = counted("cell", CELLS)
DEMAND = counted("demand", DEMANDS)
# of the expansions
COFFEE = space.one("coffee")
BARRIER = space.one("barrier")
BAKSHEESH = space.one("baksheesh")
CALL_COMPANION = space.one("call-companion")  # one's companion to the personal supply
TAVERN_TILE = named("tavern-tile", TAVERN_TILES, TavernTile, word="tavern")
GUILD = numbered("guild", GUILD_CARDS)  # played as the turn
GUILD_CARD = numbered("guild-card", GUILD_CARDS, word="guild")  # drawn, or given up
EDGE = space.span("edge", 2 * CELLS, edge, edge_between)  # EDGE + 2 * cell: to the right of a cell; one more: below it
COMPANION = numbered("companion", PLACES, word="place")  # the companion goes there
LETTER = letter("letter")  # drawn, or an undelivered one given up
DELIVERED = letter("delivered")  # a delivered one given up
KIOSK_TILE = space.span("kiosk-tile", KIOSK_TILES, lambda i: str(i + 1), word=lambda i: Ref(f"istanbul-kiosk-{i + 1}"))
BID = space.span("bid", MOST_BID + 1)  # BID + lira
