"""How numbers read in sentences; the words are in the Fluent files."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...core.text import Arg, Ref
from .answers import CARD, CELL
from .board import cell_name
from .components import COLOURS, SECTORS, Decision
from .customers import barkers_needed
from .pay import cost_of

WORKS = (Decision.CARD, Decision.THREE, Decision.FEE, Decision.CELL, Decision.ENTRANCE)


def _reference(name: str) -> Callable[[int], Arg]:
    return lambda number: Ref(f"cairo-{name}-{number}")


ARGUMENTS: dict[str, Callable[[int], Arg]] = {
    **{
        name: _reference(name)
        for name in ("colour", "customer", "tent", "extension", "stall", "coin", "medal", "card", "seat")
    },
    "extend": _reference("stall"),
    "move": _reference("tent"),
    "cell": cell_name,
    "set": lambda number: number + 1,
}


def sector_numbers(bits: int) -> list[int]:
    return [sector + 1 for sector in range(SECTORS) if (bits >> sector) & 1]


def details(s: Any, answer: int) -> dict[str, Arg]:
    """More about an answer: the sectors of a card, the barkers a visit costs."""
    kind, player, a, b = s.frame[s.depth - 1]
    more: dict[str, Arg] = {}
    if CARD <= answer < CELL:
        more["sectors"] = ", ".join(map(str, sector_numbers(s.card_sectors[answer - CARD])))
    if kind == Decision.VISIT:
        more["barkers"] = barkers_needed(s, a, answer - CELL)
    return more


def secret_of(s: Any) -> int | None:
    """[CAI-INFO-01] Only the drawer sees a card dealt from the deck into a hand."""
    kind, _, receiver, _ = s.frame[s.depth - 1]
    return int(receiver) if kind == Decision.DEAL else None


def asked(s: Any) -> dict[str, Arg]:
    """More about the question: what is being built, whose colour is meant, what is left to pay."""
    kind, player, a, b = s.frame[s.depth - 1]
    if kind in WORKS:
        return {"build": Ref(f"cairo-build-{a}"), "cost": cost_of(s, player, a)}
    if kind in (Decision.OWN_COINS, Decision.SUBSTITUTE):
        return {"coin": Ref(f"cairo-coin-{a}"), "stall": Ref(f"cairo-stall-{a % COLOURS}")}
    if kind == Decision.VISIT:
        return {"customer": Ref(f"cairo-customer-{a}")}
    if kind in (Decision.DEAL, Decision.DEAL_SET, Decision.DRAW_NEUTRAL):
        return {"seat": Ref(f"cairo-seat-{a}")}
    if kind == Decision.PUT_CUSTOMER:
        return {"cell": cell_name(s.spot[a])}
    if kind == Decision.ACTION:
        return {"final": s.final}
    return {}
