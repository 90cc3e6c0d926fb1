"""The text form of Istanbul's answers."""

from __future__ import annotations

from ...core.names import slug
from ...core.notation import Notation, Span
from .answers import (
    ACT,
    AGAIN,
    ALL,
    ASSISTANT,
    CARD,
    CELL,
    DECK,
    DEMAND,
    DIE,
    FIGURE,
    GOOD,
    LATER,
    LEAVE,
    LIRA,
    NUMBER,
    PASS,
    PICK_UP,
    PICK_UP_NEUTRAL,
    PILE,
    PLACE,
    PLAY,
    PLAYER,
    ROLL,
    STOP,
    TILE,
    YELLOW_TILE,
)  # fmt: skip
from .components import CARDS, CELLS, COLOURS, DEMANDS, FIGURES, GOODS, PLACES, PLAYERS, Card, Decision, Figure, Good, Tile


def good(index: int) -> str:
    return slug(Good, index)


def card(index: int) -> str:
    return slug(Card, index)


def dice(index: int) -> str:
    return f"{1 + index // 6} {1 + index % 6}"


def counted(index: int) -> str:
    return str(index + 1)


SPANS = (
    Span("pass", PASS),
    Span("act", ACT),
    Span("stop", STOP),
    Span("leave", LEAVE),
    Span("pickup", PICK_UP),
    Span("neutral", PICK_UP_NEUTRAL),
    Span("deck", DECK),
    Span("pile", PILE),
    Span("lira", LIRA),
    Span("again", AGAIN),
    Span("later", LATER),
    Span("all", ALL),
    Span("yellow", YELLOW_TILE),
    Span("place", PLACE, PLACES + 1, str),
    Span("assistant", ASSISTANT, PLACES + 1, str),
    Span("good", GOOD, GOODS, good),
    Span("number", NUMBER, 13, str),
    Span("card", CARD, CARDS, card),
    Span("play", PLAY, CARDS, card),
    Span("tile", TILE, COLOURS, lambda i: slug(Tile, i)),
    Span("die", DIE, 2, counted),
    Span("roll", ROLL, 36, dice),
    Span("player", PLAYER, PLAYERS, str),
    Span("figure", FIGURE, FIGURES, lambda i: slug(Figure, i)),
    Span("cell", CELL, CELLS, counted),
    Span("demand", DEMAND, DEMANDS, counted),
)

VERBS = {
    (Decision.LAY, "cell"): "lay",
    (Decision.STARTER, "player"): "starter",
    (Decision.DRAW, "card"): "draw",
    (Decision.MOVE, "place"): "go",
    (Decision.PAY, "lira"): "pay",
    (Decision.ACT, "number"): "announce",
    (Decision.ACT, "place"): "send",
    (Decision.ACT, "assistant"): "fetch",
    (Decision.ACT, "good"): "good",
    (Decision.ACT, "tile"): "take",
    (Decision.FETCH, "assistant"): "fetch",
    (Decision.FETCH, "pass"): "done",
    (Decision.SELL, "good"): "good",
    (Decision.SELL, "pass"): "done",
    (Decision.RECALL, "assistant"): "recall",
    (Decision.DISCARD, "card"): "discard",
    (Decision.GOVERNOR_PRICE, "card"): "discard",
    (Decision.GOVERNOR_PRICE, "lira"): "pay",
    (Decision.SMUGGLER_GOOD, "good"): "take",
    (Decision.SMUGGLER_PRICE, "good"): "give",
    (Decision.SMUGGLER_PRICE, "lira"): "pay",
    (Decision.ANY_GOOD, "good"): "take",
    (Decision.LOCAL_GOOD, "good"): "take",
    (Decision.EXTRA_GOOD, "good"): "take",
    (Decision.PAY_ANY, "good"): "give",
    (Decision.ENCOUNTER, "player"): "catch",
    (Decision.ENCOUNTER, "figure"): "use",
    (Decision.BEND, "die"): "turn",
    (Decision.FINISH, "pass"): "end",
    (Decision.LAST_CARDS, "pass"): "end",
}

NOTATION = Notation(SPANS, VERBS)
