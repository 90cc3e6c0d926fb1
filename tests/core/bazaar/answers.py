"""What can be pointed at: one flat space of answers."""

from charsu.core.notation import Notation, Span

from .components import CARDS, PLAYERS, STALLS, Card, Decision, Stall

PASS = 0
STALL = 1
NUMBER = STALL + STALLS  # NUMBER + 0..12
ROLL = NUMBER + 13  # ROLL + 6 * first + second, counted from 0
CARD = ROLL + 36
SEAT = CARD + CARDS

NOTATION = Notation(
    spans=(
        Span("pass", PASS),
        Span("stall", STALL, STALLS, lambda i: Stall._fields[i].lower().replace("_", "-")),
        Span("number", NUMBER, 13, str),
        Span("roll", ROLL, 36, lambda i: f"{1 + i // 6} {1 + i % 6}"),
        Span("card", CARD, CARDS, lambda i: Card._fields[i].lower()),
        Span("seat", SEAT, PLAYERS, str),
    ),
    verbs={
        (Decision.START, "seat"): "start",
        (Decision.GO, "stall"): "go",
        (Decision.ANNOUNCE, "number"): "announce",
        (Decision.BUY_CARD, "number"): "buy",
        (Decision.DRAW, "card"): "draw",
        (Decision.BUY_GEM, "number"): "buy",
        **{(kind, "card"): "play" for kind in Decision if kind != Decision.DRAW},
    },
)
