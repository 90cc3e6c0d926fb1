"""What is impossible about the expansions' part of a position, in words."""

from __future__ import annotations

from collections.abc import Iterator

from ..components import (
    COFFEE_FIRST,
    COFFEE_LAST,
    COFFEE_RUBIES,
    LETTER_COPIES,
    LETTERS,
    TAVERN_TILES,
)  # fmt: skip
from ..state import State
from .components import TAVERN_PRICE
from .stock import GUILD_DECK


def problems(s: State) -> list[str]:
    """Every broken invariant; none for a sound position."""
    faults = [*barrier(s), *companions(s)]
    if s.mocha:
        faults += [*GUILD_DECK.problems(s), *coffee_and_tavern(s)]
    if s.letters:
        faults += letters(s)
    return faults


def coffee_and_tavern(s: State) -> Iterator[str]:
    """[MB-P19-03] [MB-P20-01] Nobody owes coffee, tiles are single, prices stay on their track."""
    for p in range(s.players):
        if s.coffee[p] < 0:
            yield f"player {p} has {s.coffee[p]} coffee"
    for kind in range(TAVERN_TILES):
        owned = sum(s.tavern_tile[p][kind] for p in range(s.players))
        if owned != s.tavern_taken[kind] or owned > len(TAVERN_PRICE):
            yield f"{owned} tavern tiles of kind {kind} are owned, {s.tavern_taken[kind]} were taken"
    if not COFFEE_FIRST <= s.coffee_price <= COFFEE_LAST or not 0 <= s.coffee_rubies <= COFFEE_RUBIES:
        yield f"the coffee house asks for {s.coffee_price} coffee and has {s.coffee_rubies} rubies"


def barrier(s: State) -> Iterator[str]:
    """[MB-BARRIER-02] [MB-BARRIER-03] On an inner edge, held by somebody; or beside the board, held by nobody."""
    if (s.barrier == 0) != (s.barrier_holder < 0):
        yield f"the barrier lies on edge {s.barrier - 1} and is held by player {s.barrier_holder}"
    cell, below = divmod(s.barrier - 1, 2)
    if s.barrier and (cell + s.columns >= s.places if below else cell % s.columns == s.columns - 1):
        yield f"the barrier lies on edge {s.barrier - 1}, which is none"


def companions(s: State) -> Iterator[str]:
    """[LS-COMP-01] In a supply or on a place of the board; only with Letters & Seals."""
    for p in range(s.players):
        if (s.companion[p] > 0 and s.row_of[s.companion[p]] < 0) or (s.companion[p] and not s.letters):
            yield f"the companion of player {p} stands on {s.companion[p]}"


def letters(s: State) -> Iterator[str]:
    """[LS-SETUP-08] No letter appears or is lost."""
    for kind in range(LETTERS):
        owned = sum(s.letter[p][kind] + s.delivered[p][kind] for p in range(s.players))
        there = owned + s.letter_deck[kind] + s.letter_pile[kind]
        if there != LETTER_COPIES[s.letter_row][kind]:
            yield f"there are {there} letters of kind {kind}"
    if s.undelivered != sum(sum(s.letter[p]) for p in range(s.players)):
        yield f"{s.undelivered} letters count as undelivered"
    if any(state not in (0, 1, 2, 3) for state in s.kiosk_tile):
        yield "a kiosk tile lies nowhere"
