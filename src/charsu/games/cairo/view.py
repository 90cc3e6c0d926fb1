"""What a seat sees of the table, ready for JSON. Everything comes from the redacted record; -1 means hidden."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from .answers import CARD, CELL, COLOUR, DECK, NUMBER, SEAT, card_name
from .board import COLOUR_NAMES, FACTS, MARKET, SNACK, cell_name
from .checks import inside, tiles_of
from .components import COLOURS, EXTENSIONS, KINDS, NEUTRAL, OWNERS, SIDE, WORDS, Decision
from .state import State
from .text import sector_numbers


def view(s: State, _seat: int | None) -> dict[str, Any]:
    """[CAI-INFO-01] [CAI-INFO-02] [CAI-INFO-03] The bazaar, the supplies and the players."""
    return {
        "board": board(s),
        "stalls": [stall(s, owner, colour) for owner in range(OWNERS) for colour in range(COLOURS) if s.size[owner][colour]],
        "customers": {COLOUR_NAMES[c]: cell_or_none(s.customer[c]) for c in range(COLOURS)},
        "supply": {COLOUR_NAMES[c]: supply(s, c) for c in range(COLOURS)},
        "medals": {"gold": s.gold_value, "silver": s.silver_value},
        "cards": {card_name(kind): {"sectors": sector_numbers(s.card_sectors[kind])} for kind in range(KINDS)},
        "joker_fee": s.joker_fee,
        "display": [card_name(kind) if kind >= 0 else None for kind in s.display],
        "deck": s.deck_size,
        "discard": counted(s.discard),
        "laid": counted(s.laid),
        "barkers": s.barkers_left,
        "players": [player(s, p) for p in range(s.players)],
        "first": s.first,
        "active": s.active,
        "turn": s.turns,
        "final_phase": bool(s.final),
        "reconstructed": [*(fact for i, fact in enumerate(FACTS) if s.reconstructed >> i & 1), "goods", "crests"],
    }


def own(s: State, seat: int) -> tuple[str, Any]:
    """[CAI-INFO-01] Hand and coins are all that a seat sees and a guest does not."""
    return "players", player(s, seat)


def board(s: State) -> dict[str, Any]:
    """Size, zones and sectors as rows of marks, the start spots, and what is cut off."""
    zones, sectors = plan(s.columns, s.rows, tuple(s.snack), tuple(map(tuple, s.sector)))
    return {
        "columns": s.columns,
        "rows": s.rows,
        "zones": list(zones),
        "sectors": list(sectors),
        "spots": [cell_name(cell) for cell in s.spot],
        "cut_off": [cell_name(cell) for cell in cut_off(s)],
    }


@cache
def plan(columns: int, rows: int, snack: tuple[int, ...], sectors: tuple[tuple[int, ...], ...]) -> tuple[list[str], list[str]]:
    """[CAI-CELL-01] The zone and the sector of every cell, as rows of marks; they never change during a match."""
    cells = [[SIDE * y + x for x in range(columns)] for y in range(rows)]
    return (
        ["".join(SNACK if inside(snack, cell) else MARKET for cell in row) for row in cells],
        ["".join(str(sector_number(sectors, cell)) for cell in row) for row in cells],
    )


def sector_number(sectors: Sequence[Sequence[int]], cell: int) -> int:
    """The number of the sector a cell belongs to, from 1."""
    return next(number + 1 for number, area in enumerate(sectors) if inside(area, cell))


def cut_off(s: State) -> list[int]:
    """[CAI-WAY-04] Market cells no customer can reach any more."""
    closed = [s.market[word] & ~(s.built[word] | s.ground[word]) for word in range(WORDS)]
    if not any(closed) or not any(s.ground):
        return []
    return [SIDE * y + x for y in range(s.rows) for x in range(s.columns) if inside(closed, SIDE * y + x)]


def stall(s: State, owner: int, colour: int) -> dict[str, Any]:
    cells = [cell_name(cell) for cell in tiles_of(s, owner, colour)]
    return {
        "owner": None if owner == NEUTRAL else owner,
        "colour": COLOUR_NAMES[colour],
        "tent": cells[0],
        "extensions": cells[1:],
        "size": len(cells),
        "entrance": cell_or_none(s.entrance[owner][colour]),
    }


def cell_or_none(cell: int) -> str | None:
    return cell_name(cell) if cell >= 0 else None


def supply(s: State, colour: int) -> dict[str, Any]:
    """[CAI-MEDAL-09] Extensions and coins left, and who holds the medals: a seat, or None while nobody does."""
    return {
        "extensions": s.extensions[colour],
        "of": EXTENSIONS,
        "bank": s.bank[colour],
        "gold": None if s.gold[colour] < 0 else s.gold[colour],
        "silver": None if s.silver[colour] < 0 else s.silver[colour],
    }


def belongings(s: State, p: int) -> dict[str, int]:
    """What answers cost and give is told in these."""
    coins = {f"coin-{COLOUR_NAMES[colour]}": s.coins[p][colour] for colour in range(COLOURS)}
    return {"card": s.hand_size[p], **coins, "barker": s.barkers[p], "points": s.score[p]}


def prospects(s: State, p: int) -> dict[str, int]:
    """Belongings, tents and extensions on the square, and medals."""
    medals = [*s.gold[:COLOURS], *s.silver[:COLOURS]].count(p)
    return {**belongings(s, p), "stall": sum(s.size[p]), "medal": medals}


# Which card is laid, on which cell the stall grows, and with which coins the rest is paid: what depends on it is left out.
ONWARD = {
    Decision.CARD: tuple(range(CARD, CELL)),
    Decision.CELL: tuple(range(CELL, NUMBER)),
    Decision.FEE: tuple(range(COLOUR, CARD)),
    Decision.OWN_COINS: tuple(range(SEAT - 1, NUMBER - 1, -1)),
    Decision.SUBSTITUTE: tuple(range(COLOUR, CARD)),
    Decision.DRAW: (DECK,),
    Decision.DEAL: tuple(range(CARD, CELL)),
}


def counted(row: list[int]) -> dict[str, int]:
    return {card_name(kind): row[kind] for kind in range(KINDS) if row[kind] > 0}


def player(s: State, p: int) -> dict[str, Any]:
    """One player: tents in reserve, barkers and medals lie open; hand and coins only where they may be seen."""
    seen = s.hand[p][0] >= 0
    return {
        "seat": p,
        "score": s.score[p],
        "reserve": [COLOUR_NAMES[c] for c in range(COLOURS) if s.size[p][c] == 0],
        "barkers": s.barkers[p],
        "gold": [COLOUR_NAMES[c] for c in range(COLOURS) if s.gold[c] == p],
        "silver": [COLOUR_NAMES[c] for c in range(COLOURS) if s.silver[c] == p],
        "hand_size": s.hand_size[p],
        "hand": counted(s.hand[p]) if seen else None,
        "coins": {COLOUR_NAMES[c]: s.coins[p][c] for c in range(COLOURS)} if seen else None,
        "out": bool(s.out[p]),
    }
