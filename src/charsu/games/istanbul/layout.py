"""Laying out the places at random, each allowed layout being equally likely [IST-VAR-05].

Chance points at a cell for one place after the other: first the three places that rules restrict, with odds by how
many layouts each choice leaves, then the others.
"""

from __future__ import annotations

from ...core.choices import Choices, allow, weigh
from ...core.flow import CHANCE, todo
from ...core.notes import note
from ...core.rule import rule
from .answers import CELL
from .board import cell_of
from .components import Decision, Event, Place
from .state import State

NOT_IN_PLAY = -1
TO_BE_LAID = -2


@rule
def is_inner(s: State, cell: int) -> bool:
    """[IST-VAR-02] [MB-SETUP-03] [GB-02] Not on the rim of the board; on five by five only the centre."""
    if s.places == 25:
        return cell == 12
    row = cell // s.columns
    column = cell % s.columns
    return 0 < row < s.places // s.columns - 1 and 0 < column < s.columns - 1


@rule
def far_apart(s: State, a: int, b: int) -> bool:
    """[IST-VAR-03] [IST-VAR-04] [MB-SETUP-03] [GB-02] Three steps or more, and neither in one row nor in one column."""
    rows = abs(a // s.columns - b // s.columns)
    columns = abs(a % s.columns - b % s.columns)
    if rows + columns < 3:
        return False
    return s.mild_layout != 0 or (rows > 0 and columns > 0)


@rule
def partners(s: State, cell: int, fountain: int) -> int:
    """Free cells for the Tea House when the Black Market lies here."""
    count = 0
    for other in range(s.places):
        if other != fountain and far_apart(s, cell, other):
            count += 1
    return count


@rule
def layouts_with_fountain(s: State, fountain: int) -> int:
    count = 0
    for cell in range(s.places):
        if cell != fountain:
            count += partners(s, cell, fountain)
    return count


@rule
def offer_lay(s: State, place: int, choices: Choices) -> None:
    """[IST-VAR-01] [IST-VAR-02] [IST-VAR-03] [IST-VAR-04] A free cell for this place."""
    for cell in range(s.places):
        if s.place_at[cell] != 0:
            continue
        if place == Place.FOUNTAIN:
            if is_inner(s, cell):
                weigh(choices, CELL + cell, layouts_with_fountain(s, cell))
        elif place == Place.BLACK_MARKET:
            weigh(choices, CELL + cell, partners(s, cell, cell_of(s, Place.FOUNTAIN)))
        elif place != Place.TEA_HOUSE or far_apart(s, cell_of(s, Place.BLACK_MARKET), cell):
            allow(choices, CELL + cell)


@rule
def answer_lay(s: State, player: int, place: int, answer: int) -> None:
    """[IST-SETUP-02] Each place lies on one cell."""
    lay(s, place, answer - CELL)
    note(s, Event.PLACED, player, place, answer - CELL)
    lay_next(s)


@rule
def lay_next(s: State) -> None:
    """The restricted places come first, then the others by number."""
    if s.row_of[Place.FOUNTAIN] == TO_BE_LAID:
        todo(s, Decision.LAY, CHANCE, Place.FOUNTAIN, 0)
        return
    if s.row_of[Place.BLACK_MARKET] == TO_BE_LAID:
        todo(s, Decision.LAY, CHANCE, Place.BLACK_MARKET, 0)
        return
    if s.row_of[Place.TEA_HOUSE] == TO_BE_LAID:
        todo(s, Decision.LAY, CHANCE, Place.TEA_HOUSE, 0)
        return
    for place in range(1, s.last_place + 1):
        if s.row_of[place] == TO_BE_LAID:
            todo(s, Decision.LAY, CHANCE, place, 0)
            return


@rule
def lay(s: State, place: int, cell: int) -> None:
    s.place_at[cell] = place
    s.row_of[place] = cell // s.columns
    s.column_of[place] = cell % s.columns


OFFERS = {Decision.LAY: offer_lay}
ANSWERS = {Decision.LAY: answer_lay}
