"""The text form of answers: `extend red`, `play 5`, `at c10`, `entrance c9`, `call blue`, `to e1`."""

from __future__ import annotations

from .answers import space
from .components import Decision

VERBS = {
    (Decision.ACTION, "colour"): "call",
    (Decision.ACTION, "pass"): "out",
    (Decision.PUT_CUSTOMER, "colour"): "customer",
    (Decision.REVEAL, "card"): "reveal",
    (Decision.DEAL, "card"): "deal",
    (Decision.FIRST_PLAYER, "seat"): "first",
    (Decision.DRAW_NEUTRAL, "colour"): "neutral",
    (Decision.START_TENT, "colour"): "tent",
    (Decision.CARD, "card"): "play",
    (Decision.THREE, "card"): "play",
    (Decision.FEE, "colour"): "fee",
    (Decision.CELL, "cell"): "at",
    (Decision.ENTRANCE, "cell"): "entrance",
    (Decision.OWN_COINS, "number"): "pay",
    (Decision.SUBSTITUTE, "colour"): "pay",
    (Decision.VISIT, "cell"): "to",
    (Decision.DRAW, "card"): "take",
    (Decision.DISCARD, "card"): "discard",
}

NOTATION = space.notation(VERBS)
