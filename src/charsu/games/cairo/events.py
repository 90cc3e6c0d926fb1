"""What the numbers of a note mean, and which of them only their player may know."""

from __future__ import annotations

from ...core.game import EventText
from .components import Event

EVENT_TEXTS = {
    Event.CUSTOMER_PUT: EventText(("customer", "cell")),
    Event.REVEALED: EventText(("card",)),
    Event.DEALT: EventText(("card",), private=("card",)),
    Event.BEGINS: EventText(),
    Event.GOT_SET: EventText(("set",)),
    Event.PLACED_TENT: EventText(("tent", "cell")),
    Event.OPENED_ENTRANCE: EventText(("tent", "cell")),
    Event.PLACED_NEUTRAL: EventText(("tent", "cell")),
    Event.REMOVED_NEUTRAL: EventText(("tent",)),
    Event.PLAYED_CARD: EventText(("card",)),
    Event.PAID_FEE: EventText(("coin", "count")),
    Event.EXTENDED: EventText(("extension", "cell")),
    Event.PAID: EventText(("coin", "count")),
    Event.SCORED: EventText(("points", "stall")),
    Event.TOOK_GOLD: EventText(("medal", "points")),
    Event.TOOK_SILVER: EventText(("medal", "points")),
    Event.LIFTED_TENT: EventText(("tent", "cell")),
    Event.CALLED: EventText(("customer", "cell")),
    Event.PLAYED_BARKERS: EventText(("count",)),
    Event.ARRIVED: EventText(("customer", "cell")),
    Event.EARNED: EventText(("coin", "count")),
    Event.TOOK_CARD: EventText(("card",)),
    Event.DREW_CARD: EventText(),
    Event.TOOK_BARKER: EventText(),
    Event.DISCARDED: EventText(("card",)),
    Event.RESHUFFLED: EventText(("count",)),
    Event.FINAL_PHASE: EventText(),
    Event.DROPPED_OUT: EventText(),
    Event.MEDAL_POINTS: EventText(("points",)),
    Event.COIN_POINTS: EventText(("points", "count")),
    Event.SKIPPED_START: EventText(),
}
