"""What can be pointed at: one flat space of answers, each span described once."""

from __future__ import annotations

from charsu.core.names import slug
from charsu.core.notation import AnswerSpace
from charsu.core.rolls import ROLLS, write_roll

from .components import CARDS, PLAYERS, STALLS, Card, Decision, Stall

space = AnswerSpace()
PASS = space.one("pass")
STALL = space.span("stall", STALLS, lambda i: slug(Stall, i), word="bazaar-stall")
NUMBER = space.span("number", 13)
ROLL = space.span("roll", ROLLS, write_roll, word=write_roll)
CARD = space.span("card", CARDS, lambda i: slug(Card, i), word="bazaar-card")
SEAT = space.span("seat", PLAYERS, word="bazaar-seat")

NOTATION = space.notation(
    {
        (Decision.START, "seat"): "start",
        (Decision.GO, "stall"): "go",
        (Decision.ANNOUNCE, "number"): "announce",
        (Decision.BUY_CARD, "number"): "buy",
        (Decision.DRAW, "card"): "draw",
        (Decision.BUY_GEM, "number"): "buy",
        **{(kind, "card"): "play" for kind in (Decision.GO, Decision.ANNOUNCE, Decision.BUY_CARD, Decision.BUY_GEM)},
    }
)
