"""The text form of answers."""

from __future__ import annotations

from .answers import space
from .components import Decision

VERBS = {
    (Decision.FIRST_PLAYER, "seat"): "first",
    (Decision.BUY_DICE, "number"): "buy",
    (Decision.BUY_DICE, "card"): "play",
    (Decision.ROLL, "face"): "roll",
    (Decision.GROUP, "row"): "take",
    (Decision.GROUP, "pass"): "draw",
    (Decision.GROUP, "card"): "play",
    (Decision.ACTION, "action"): "use",
    (Decision.EXTRA_DIE, "card"): "discard",
    (Decision.PLACE, "shop"): "place",
    (Decision.MOVE, "square"): "go",
    (Decision.SEND_FIRST, "shop"): "send",
    (Decision.KEEP, "pass"): "send",
    (Decision.KEEP, "piece"): "pay",
    (Decision.DRAW, "card"): "draw",
    (Decision.BUILD, "building"): "build",
    (Decision.BUILD, "card"): "play",
    (Decision.BUILD_INSTEAD, "building"): "build",
    (Decision.BUILD_INSTEAD, "card"): "play",
    (Decision.BUILD_BY_CARD, "building"): "build",
    (Decision.END_TURN, "card"): "play",
    (Decision.CITY, "shop"): "place",
    (Decision.EXCHANGE, "piece"): "give",
    (Decision.EXCHANGE_NUMBER, "number"): "give",
    (Decision.SELL, "number"): "sell",
}

NOTATION = space.notation(VERBS)
