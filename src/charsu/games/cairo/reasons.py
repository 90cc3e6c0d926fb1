"""Why not here? Cells, cards, customers and stalls say which rule is in the way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...core.choices import Choices
from ...core.reasons import reason, refuse
from .answers import BUILD, CARD, CELL, COLOUR
from .components import COLOURS, FIRST_JOKER, KINDS, OWNERS, SIDE, SUBSTITUTE, WORD_CELLS, WORK_BUILD, WORK_COLOUR, Build, Colour
from .gains import wealth
from .plots import sector_of, tents_in_sector
from .state import State


def is_in(area: Sequence[int], cell: int) -> bool:
    return bool((area[cell // WORD_CELLS] >> (cell % WORD_CELLS)) & 1)


def board_cells(s: State) -> Iterator[int]:
    return (SIDE * row + column for row in range(s.rows) for column in range(s.columns))


def neighbours(s: State, cell: int) -> list[int]:
    row, column = divmod(cell, SIDE)
    beside = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return [SIDE * y + x for y, x in beside if 0 <= y < s.rows and 0 <= x < s.columns]


# --- Cells -----------------------------------------------------------------


@reason
def why_not_here(s: State, player: int, work: int, barred: int, sectors: int, choices: Choices) -> None:
    """[CAI-CELL-02] [CAI-MOVE-04] [CAI-TENT-03] [CAI-EXT-03] [CAI-CARD-02] [CAI-WAY-02]"""
    purple, extending = WORK_COLOUR[work] == Colour.PURPLE, WORK_BUILD[work] == Build.EXTEND
    for cell in board_cells(s):
        if cell == barred:
            refuse(choices, CELL + cell, "old-cell", "CAI-MOVE-04")
        elif not is_in(s.free, cell):
            refuse(choices, CELL + cell, "taken", "CAI-CELL-02")
        elif is_in(s.snack, cell) != purple:
            refuse(choices, CELL + cell, "market" if purple else "snack", "CAI-EXT-03" if extending else "CAI-TENT-03")
        elif extending:
            why_no_extension(s, player, WORK_COLOUR[work], cell, choices)
        else:
            why_no_tent(s, work, cell, choices)
        if not sectors >> sector_of(s, cell) & 1:
            refuse(choices, CELL + cell, "sector", "CAI-CARD-02")
        refuse(choices, CELL + cell, "way", "CAI-WAY-02")


@reason
def why_no_extension(s: State, player: int, colour: int, cell: int, choices: Choices) -> None:
    """[CAI-EXT-04] [CAI-EXT-05]"""
    own = set(s.tile[player][colour][: s.size[player][colour]])
    beside = neighbours(s, cell)
    if not own.intersection(beside):
        refuse(choices, CELL + cell, "apart", "CAI-EXT-04")
    elif any(is_in(s.stalls[colour], other) and other not in own for other in beside):
        refuse(choices, CELL + cell, "same-colour", "CAI-EXT-05")


@reason
def why_no_tent(s: State, work: int, cell: int, choices: Choices) -> None:
    """[CAI-TENT-07] [CAI-TENT-05] [CAI-SETUP-16]"""
    sector = sector_of(s, cell)
    if any(is_in(s.built, other) for other in neighbours(s, cell)):
        refuse(choices, CELL + cell, "neighbour", "CAI-TENT-07")
    elif s.tented[WORK_COLOUR[work]] >> sector & 1:
        refuse(choices, CELL + cell, "sector-colour", "CAI-TENT-05")
    elif WORK_BUILD[work] >= Build.START and tents_in_sector(s, sector) > 1:
        refuse(choices, CELL + cell, "sector-full", "CAI-SETUP-16")


@reason
def why_no_entrance(s: State, tent: int, choices: Choices) -> None:
    """[CAI-WAY-02] Beside the tent and free, and yet nobody could walk there. [CAI-TENT-02] All others lie elsewhere."""
    for cell in neighbours(s, tent):
        if is_in(s.free, cell) and not is_in(s.snack, cell):
            refuse(choices, CELL + cell, "entrance-cut", "CAI-WAY-02")
    refuse(choices, (CELL + cell for cell in board_cells(s)), "entrance", "CAI-TENT-02")


# --- Customers -------------------------------------------------------------


@reason
def why_no_visit(s: State, colour: int, choices: Choices) -> None:
    """[CAI-CUST-02] [CAI-CUST-03] [CAI-CUST-07]"""
    for owner in range(OWNERS):
        cell = s.entrance[owner][colour]
        if cell >= 0 and cell in s.customer:
            refuse(choices, CELL + cell, "occupied", "CAI-CUST-03")
        elif cell >= 0:
            refuse(choices, CELL + cell, "barkers", "CAI-CUST-07")
    refuse(choices, (CELL + cell for cell in board_cells(s)), "not-entrance", "CAI-CUST-02")


@reason
def why_no_call(s: State, choices: Choices) -> None:
    """[CAI-CUST-01] [CAI-CUST-12]"""
    for colour in range(COLOURS):
        if s.customer[colour] < 0:
            refuse(choices, COLOUR + colour, "away", "CAI-CUST-01")
        else:
            refuse(choices, COLOUR + colour, "no-entrance", "CAI-CUST-12")


# --- Cards and stalls ------------------------------------------------------


@reason
def why_no_card(s: State, player: int, choices: Choices) -> None:
    """[CAI-CARD-02] [CAI-CARD-07] Of the cards in hand."""
    for kind in range(KINDS):
        if s.hand[player][kind] > 0 and kind < FIRST_JOKER:
            refuse(choices, CARD + kind, "card", "CAI-CARD-02")
        elif s.hand[player][kind] > 0:
            refuse(choices, CARD + kind, "joker", "CAI-CARD-07", fee=s.joker_fee)


@reason
def why_no_build(s: State, player: int, choices: Choices) -> None:
    """[CAI-CARD-01] [CAI-EXT-01] [CAI-PAY-03] [CAI-PAY-04] For tents in the reserve, and for stalls that do not grow."""
    for colour in range(COLOURS):
        if s.size[player][colour] == 0:
            refuse(choices, BUILD + COLOURS * Build.TENT + colour, "tent", "CAI-CARD-01")
        else:
            why_no_growth(s, player, colour, choices)


@reason
def why_no_growth(s: State, player: int, colour: int, choices: Choices) -> None:
    answer, cost = BUILD + COLOURS * Build.EXTEND + colour, s.size[player][colour] + 1
    own = s.coins[player][colour]
    if s.extensions[colour] == 0:
        refuse(choices, answer, "no-extension", "CAI-EXT-01")
    elif own == 0:
        refuse(choices, answer, "no-coin", "CAI-PAY-04")
    elif wealth(s, player) - own < SUBSTITUTE * (cost - own):
        refuse(choices, answer, "coins", "CAI-PAY-03", cost=cost)
    else:
        refuse(choices, answer, "no-place", "CAI-CARD-01")
