"""What is impossible about a position, in words: conservation of all pieces and the rules that hold at all times."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...core.flow import is_listed
from .board import COLOUR_NAMES, cell_name
from .components import (
    BARKERS,
    CARDS,
    COINS,
    COLOURS,
    EXTENSIONS,
    NEUTRAL,
    OWNERS,
    SIDE,
    SPOTS,
    WORD_CELLS,
    Colour,
    Decision,
    Step,
)
from .gains import SECTOR_DECK
from .plots import survey
from .state import State

SURVEY = ("built", "stalls", "doors", "tented", "free", "ground", "plot", "brittle")


def problems(s: State) -> list[str]:
    """Every broken invariant; none for a sound position."""
    return [*cards(s), *barkers_and_coins(s), *customers(s), *stalls(s), *contacts(s), *medals(s), *ways(s)]


def cards(s: State) -> Iterator[str]:
    """All sector cards are somewhere, and the deck is not empty while cards are discarded."""
    yield from SECTOR_DECK.problems(s)
    if s.deck_size == 0 and sum(s.discard) > 0:
        yield f"the deck is empty although {sum(s.discard)} of {CARDS} cards are discarded"


def barkers_and_coins(s: State) -> Iterator[str]:
    """7 barkers, and coins worth 20 of every colour."""
    if s.barkers_left + sum(s.barkers) != BARKERS or min(s.barkers_left, *s.barkers) < 0:
        yield f"there are {s.barkers_left} barkers in the supply and {list(s.barkers)} with the players"
    for colour in range(COLOURS):
        held = [s.coins[player][colour] for player in range(s.players)]
        if s.bank[colour] + sum(held) != COINS or min(s.bank[colour], *held) < 0:
            yield f"the {COLOUR_NAMES[colour]} coins are worth {s.bank[colour]} in the bank and {held} with the players"


def customers(s: State) -> Iterator[str]:
    """Five of the six customers stand on the board, each on walkable ground of its own."""
    standing = [cell for cell in s.customer if cell >= 0]
    if len(standing) != SPOTS and not setting_up(s):
        yield f"{len(standing)} customers are on the board"
    if len(set(standing)) != len(standing):
        yield "two customers stand on one cell"
    for cell in standing:
        if not inside(s.market, cell) or inside(s.built, cell):
            yield f"a customer stands on {cell_name(cell)}, where nobody can walk"


def setting_up(s: State) -> bool:
    return bool(is_listed(s, Step.PUT_CUSTOMERS) or is_listed(s, Decision.PUT_CUSTOMER))


def inside(area: Sequence[int], cell: int) -> bool:
    return bool((area[cell // WORD_CELLS] >> (cell % WORD_CELLS)) & 1)


def tiles_of(s: State, owner: int, colour: int) -> list[int]:
    return list(s.tile[owner][colour][: s.size[owner][colour]])


def owned(s: State) -> Iterator[tuple[int, int, list[int]]]:
    """Every stall on the board: owner, colour, cells."""
    for owner in range(OWNERS):
        for colour in range(COLOURS):
            if s.size[owner][colour] > 0:
                yield owner, colour, tiles_of(s, owner, colour)


def beside(cell: int) -> set[int]:
    column = cell % SIDE
    steps = (-SIDE, SIDE, *((-1,) if column > 0 else ()), *((1,) if column < SIDE - 1 else ()))
    return {cell + step for step in steps}


def stalls(s: State) -> Iterator[str]:
    """36 extensions; tents, extensions and entrances on cells of their own, in their zones."""
    taken: list[int] = []
    placed = [0] * COLOURS
    for owner, colour, cells in owned(s):
        name = f"the {COLOUR_NAMES[colour]} stall of {'nobody' if owner == NEUTRAL else f'player {owner}'}"
        entrance = s.entrance[owner][colour]
        placed[colour] += len(cells) - 1
        zone = s.snack if colour == Colour.PURPLE else s.market
        taken += [*cells, entrance]
        yield from (f"{name} stands on {cell_name(cell)}, which is not its zone" for cell in cells if not inside(zone, cell))
        if not inside(s.market, entrance) or entrance not in beside(cells[0]):
            yield f"{name} has its entrance on {cell_name(entrance)}"
        if any(not beside(cell) & set(cells[:i]) for i, cell in enumerate(cells) if i):
            yield f"{name} falls apart"
        if owner == NEUTRAL and (s.players != 2 or len(cells) > 1):
            yield f"{name} is neutral with {s.players} players and size {len(cells)}"
    if len(set(taken)) != len(taken):
        yield "two pieces share a cell"
    for colour in range(COLOURS):
        if s.extensions[colour] + placed[colour] != EXTENSIONS or s.extensions[colour] < 0:
            yield f"{s.extensions[colour]} {COLOUR_NAMES[colour]} extensions are left and {placed[colour]} are on the board"


def contacts(s: State) -> Iterator[str]:
    """One tent of a colour in a sector; stalls of one colour never touch."""
    everything = list(owned(s))
    for i, (_, colour, cells) in enumerate(everything):
        for _, other_colour, other in everything[:i]:
            if colour == other_colour:
                if any(beside(cell) & set(other) for cell in cells):
                    yield f"two {COLOUR_NAMES[colour]} stalls touch at {cell_name(cells[0])}"
                if any(inside(area, cells[0]) and inside(area, other[0]) for area in s.sector):
                    yield f"two {COLOUR_NAMES[colour]} tents stand in the sector of {cell_name(cells[0])}"
            if other[0] in beside(cells[0]):
                yield f"the tents on {cell_name(cells[0])} and {cell_name(other[0])} stand side by side"


def medals(s: State) -> Iterator[str]:
    """12 medals; whoever holds one has a stall of the greatest size."""
    for colour in range(COLOURS):
        largest = max(s.size[owner][colour] for owner in range(OWNERS))
        for name, holder in (("gold", s.gold[colour]), ("silver", s.silver[colour])):
            if not -1 <= holder < s.players or (holder < 0) != (s.extensions[colour] == EXTENSIONS):
                if not paying(s):
                    yield f"the {COLOUR_NAMES[colour]} {name} medal is held by {holder}"
            elif holder >= 0 and s.size[holder][colour] < largest and not paying(s):
                yield f"player {holder} holds the {COLOUR_NAMES[colour]} {name} medal without the largest stall"


def paying(s: State) -> bool:
    """Between tile and points the medals have not moved yet."""
    return bool(is_listed(s, Step.SCORE_EXTENSION))


def ways(s: State) -> Iterator[str]:
    """[CAI-WAY-02] Everybody and every entrance in one walkable area; the survey is up to date."""
    kept = {cell for cell in s.customer if cell >= 0} | {s.entrance[owner][colour] for owner, colour, _ in owned(s)}
    if not kept or setting_up(s):
        return
    reached, edge = set(), [min(kept)]
    while edge:
        cell = edge.pop()
        if cell not in reached and inside(s.market, cell) and not inside(s.built, cell):
            reached.add(cell)
            edge += [c for c in beside(cell) if 0 <= c < SIDE * SIDE]
    yield from (f"{cell_name(cell)} is shut in" for cell in sorted(kept - reached))
    anew = s.copy()  # type: ignore[attr-defined]
    survey(anew)
    yield from (f"the survey is out of date: {name}" for name in SURVEY if getattr(anew, name) != getattr(s, name))
