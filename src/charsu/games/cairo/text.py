"""How numbers read in sentences; the words are in the Fluent files."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...core.text import Arg, Ref
from .answers import CARD, CELL, COLOUR
from .board import cell_name
from .components import COLOURS, SECTORS, Decision
from .customers import barkers_needed

NOUNS = ("colour", "customer", "tent", "extension", "stall", "coin", "card", "seat")
WORKS = (Decision.CARD, Decision.THREE, Decision.FEE, Decision.CELL, Decision.ENTRANCE)


def _reference(name: str) -> Callable[[int], Arg]:
    return lambda number: Ref(f"cairo-{name}-{number}")


ARGUMENTS: dict[str, Callable[[int], Arg]] = {
    **{name: _reference(name) for name in NOUNS},
    "extend": _reference("stall"),
    "move": _reference("tent"),
    "medal": _reference("coin"),
    "cell": cell_name,
    "set": lambda number: number + 1,
}


def sector_numbers(bits: int) -> list[int]:
    return [sector + 1 for sector in range(SECTORS) if (bits >> sector) & 1]


def secret_of(s: Any) -> int | None:
    """[CAI-INFO-01] Only the drawer sees a card dealt from the deck into a hand."""
    kind, _, receiver, _ = s.frame[s.depth - 1]
    return int(receiver) if kind == Decision.DEAL else None


def hides(s: Any) -> bool:
    """[CAI-INFO-01] What hands and purses allow is nobody's business; where tents, rugs and customers fit, all see."""
    return s.frame[s.depth - 1][0] not in (Decision.VISIT, Decision.CELL, Decision.ENTRANCE, Decision.START_TENT)


def coloured(colour: int) -> dict[str, Arg]:
    """Everything a colour can be said of."""
    return {name: Ref(f"cairo-{name}-{colour}") for name in ("colour", "customer", "tent", "extension", "stall", "coin")}


def details(s: Any, answer: int) -> dict[str, Arg]:
    """More about an answer: what is of this colour, the sectors of a card, the barkers a visit costs."""
    kind, _, a, _ = s.frame[s.depth - 1]
    if COLOUR <= answer < CARD:
        return coloured(answer - COLOUR)
    if CARD <= answer < CELL:
        return {"sectors": ", ".join(map(str, sector_numbers(s.card_sectors[answer - CARD])))}
    if kind == Decision.VISIT:
        return {"barkers": barkers_needed(s, a, answer - CELL)}
    return {}


def asked(s: Any) -> dict[str, Arg]:
    """More about the question: what is being built in which colour, who draws, which cell is meant."""
    kind, _, a, b = s.frame[s.depth - 1]
    if kind in WORKS:
        here: dict[str, Arg] = {"cell": cell_name(b)} if kind == Decision.ENTRANCE else {}
        return {"what": a // COLOURS, **coloured(a % COLOURS), **here}
    if kind in (Decision.OWN_COINS, Decision.SUBSTITUTE, Decision.VISIT):
        return coloured(a)
    if kind in (Decision.DEAL, Decision.DEAL_SET, Decision.DRAW_NEUTRAL):
        return {"seat": Ref(f"cairo-seat-{a}")}
    if kind == Decision.PUT_CUSTOMER:
        return {"cell": cell_name(s.spot[a])}
    return {"final": s.final}
