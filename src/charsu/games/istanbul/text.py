"""Arguments of sentences: which message names a place, a good, a card."""

from __future__ import annotations

from collections.abc import Callable

from ...core.names import slug
from ...core.text import Arg, Ref
from .answers import EDGE
from .board import merchants_met
from .components import LETTER_PLACE, MEETING, Card, Decision, Figure, Good, TavernTile, Tile
from .state import State

ARGUMENTS: dict[str, Callable[[int], Arg]] = {
    "place": lambda i: Ref(f"istanbul-place-{i}"),
    "assistant": lambda i: Ref(f"istanbul-place-{i}"),
    "good": lambda i: Ref(f"istanbul-good-{slug(Good, i)}"),
    "card": lambda i: Ref(f"istanbul-card-{slug(Card, i)}"),
    "play": lambda i: Ref(f"istanbul-card-{slug(Card, i)}"),
    "tile": lambda i: Ref(f"istanbul-tile-{slug(Tile, i)}"),
    "figure": lambda i: Ref(f"istanbul-figure-{slug(Figure, i)}"),
    "other": lambda i: Ref(f"istanbul-seat-{i}"),
    "player": lambda i: Ref(f"istanbul-seat-{i}"),
    "market": lambda i: Ref(f"istanbul-place-{10 + i}"),
    "cell": lambda i: i + 1,
    "die": lambda i: i + 1,
    "demand": lambda i: i + 1,
    "tile_number": lambda i: i + 1,
    "beside": lambda i: Ref(f"istanbul-place-{i}"),
    "companion": lambda i: Ref(f"istanbul-place-{i}"),
    "letter": lambda i: Ref(f"istanbul-place-{LETTER_PLACE[i]}"),
    "delivered": lambda i: Ref(f"istanbul-place-{LETTER_PLACE[i]}"),
    "guild": lambda i: Ref(f"istanbul-guild-{i}"),
    "guild-card": lambda i: Ref(f"istanbul-guild-{i}"),
    "tavern-tile": lambda i: Ref(f"istanbul-tavern-{slug(TavernTile, i)}"),
    "kiosk-tile": lambda i: Ref(f"istanbul-kiosk-{i + 1}"),
    "roll": lambda i: f"{1 + i // 6} + {1 + i % 6}",
}


def details(s: State, answer: int) -> dict[str, Arg]:
    """What else the words of an answer want to know: prices and totals."""
    kind, player, a, _ = s.frame[s.depth - 1]
    args: dict[str, Arg] = {}
    if kind == Decision.PAY:
        args["total"] = MEETING * merchants_met(s, player)
    if kind in (Decision.ACT, Decision.ACT_NOW):
        args["at"] = a
        args["coffee_house"] = s.coffee_price
        args["dealer"] = s.dealer_price
        args["palace"] = s.palace_price
    if kind == Decision.BEND:
        args["first"], args["second"] = s.dice[0], s.dice[1]
    if kind == Decision.BARRIER and answer >= EDGE:  # a card may be played instead
        args |= beside(s, answer - EDGE)
    if kind == Decision.KIOSK:
        args["tile"] = a + 1
    return args


def beside(s: State, edge: int) -> dict[str, Arg]:
    """The two places of an edge."""
    one, other = edge // 2, edge // 2 + (s.columns if edge % 2 else 1)
    return {"place": ARGUMENTS["place"](s.place_at[one]), "beside": ARGUMENTS["place"](s.place_at[other])}


def asked(s: State) -> dict[str, Arg]:
    """What a question wants to know."""
    kind, player, a, _ = s.frame[s.depth - 1]
    args: dict[str, Arg] = {}
    if kind in (Decision.LAY, Decision.ACT, Decision.ACT_NOW, Decision.REPEAT):
        args["place"] = ARGUMENTS["place"](a)
        args["at"] = a
    if kind == Decision.MOVE:
        args["far"] = a
    if kind == Decision.PAY:
        args["total"] = MEETING * merchants_met(s, player)
    if kind in (Decision.DRAW, Decision.DRAW_GUILD, Decision.DRAW_LETTER, Decision.ROLL_ONE):
        args["drawer"] = ARGUMENTS["player"](a)
    if kind == Decision.DEMAND:
        args["market"] = ARGUMENTS["market"](a)
    if kind in (Decision.BEND, Decision.LOCAL_GOOD):
        args["first"], args["second"] = s.dice[0], s.dice[1]
    if kind == Decision.SMUGGLER_PRICE:
        args["good"] = ARGUMENTS["good"](a)
    if kind in (Decision.PAY_ANY, Decision.DIFFERENT_GOODS, Decision.SEALS):
        args["count"] = a
    if kind == Decision.TAKE:
        args["count"] = s.frame[s.depth - 1][3]
    if kind == Decision.KIOSK:
        args["tile"] = ARGUMENTS["kiosk-tile"](a)
    if kind == Decision.LEAP:
        args["card"] = ARGUMENTS["card"](a)
    if kind == Decision.BID:
        args["lira"] = s.bid
    if kind == Decision.SELL:
        args["count"] = sum(s.sold)
    return args


def secret_of(s: State) -> int | None:
    """[IST-TURN-07] Only who draws a card sees it."""
    kind, _, drawer, _ = s.frame[s.depth - 1]
    return int(drawer) if kind in (Decision.DRAW, Decision.DRAW_GUILD) else None
