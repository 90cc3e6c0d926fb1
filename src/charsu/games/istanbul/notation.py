"""The text form of Istanbul's answers."""

from __future__ import annotations

from ...core.names import slug
from ...core.notation import Notation, Span
from .answers import (
    ACT,
    AGAIN,
    ALL,
    ASSISTANT,
    BAKSHEESH,
    BARRIER,
    BID,
    CALL_COMPANION,
    CARD,
    CELL,
    COFFEE,
    COMPANION,
    DECK,
    DELIVERED,
    DEMAND,
    DIE,
    EDGE,
    FIGURE,
    GOOD,
    GUILD,
    GUILD_CARD,
    KIOSK_TILE,
    LATER,
    LEAVE,
    LETTER,
    LIRA,
    MOST_BID,
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
    TAVERN_TILE,
    TILE,
    YELLOW_TILE,
)  # fmt: skip
from .components import (
    CARDS,
    CELLS,
    COLOURS,
    DEMANDS,
    FIGURES,
    GOODS,
    GUILD_CARDS,
    KIOSK_TILES,
    LETTER_PLACE,
    LETTERS,
    PLACES,
    PLAYERS,
    TAVERN_TILES,
    Card,
    Decision,
    Figure,
    Good,
    TavernTile,
    Tile,
)  # fmt: skip
from .state import State


def good(index: int) -> str:
    return slug(Good, index)


def card(index: int) -> str:
    return slug(Card, index)


def dice(index: int) -> str:
    return f"{1 + index // 6} {1 + index % 6}"


def edge(index: int) -> str:
    """Beside which cell, as it was written once: `7 right`, `7 below`."""
    return f"{index // 2 + 1} {('right', 'below')[index % 2]}"


def sides(s: State, index: int) -> tuple[int, int]:
    """The two places an edge separates."""
    cell = index // 2
    return s.place_at[cell], s.place_at[cell + (s.columns if index % 2 else 1)]


def edge_between(s: State, index: int) -> str:
    """[MB-BARRIER-01] The two places an edge separates: `16 15`."""
    one, other = sides(s, index)
    return f"{one} {other}"


def letter(index: int) -> str:
    return str(LETTER_PLACE[index])


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
    Span("coffee", COFFEE),
    Span("barrier", BARRIER),
    Span("baksheesh", BAKSHEESH),
    Span("call-companion", CALL_COMPANION),
    Span("tavern-tile", TAVERN_TILE, TAVERN_TILES, lambda i: slug(TavernTile, i)),
    Span("guild", GUILD, GUILD_CARDS + 1, str),
    Span("guild-card", GUILD_CARD, GUILD_CARDS + 1, str),
    Span("edge", EDGE, 2 * CELLS, edge, edge_between),
    Span("companion", COMPANION, PLACES + 1, str),
    Span("letter", LETTER, LETTERS, letter),
    Span("delivered", DELIVERED, LETTERS, letter),
    Span("kiosk-tile", KIOSK_TILE, KIOSK_TILES, counted),
    Span("bid", BID, MOST_BID + 1, str),
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
    (Decision.ACT, "lira"): "pay",
    (Decision.ACT, "card"): "discard",
    (Decision.ACT, "guild-card"): "discard-guild",
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
    (Decision.DRAW_GUILD, "guild-card"): "draw-guild",
    (Decision.DRAW_LETTER, "letter"): "draw-letter",
    (Decision.DISCARD_GUILD, "guild-card"): "discard-guild",
    (Decision.LEAP, "place"): "go",
    (Decision.LEAP, "player"): "join",
    (Decision.FAMILY_STEP, "place"): "walk",
    (Decision.GOOD_OR_COFFEE, "good"): "take",
    (Decision.GOOD_OR_COFFEE, "coffee"): "take coffee",
    (Decision.DIFFERENT_GOODS, "good"): "take",
    (Decision.DIFFERENT_GOODS, "pass"): "done",
    (Decision.TWO_GOODS, "good"): "take",
    (Decision.ANNOUNCE, "number"): "announce",
    (Decision.GUILD_TILE, "tile"): "take",
    (Decision.ANY_ACTION, "place"): "action",
    (Decision.ROAST, "pass"): "done",
    (Decision.ROAST, "lira"): "pay",
    (Decision.ROAST, "good"): "good",
    (Decision.ROAST, "card"): "discard",
    (Decision.ROAST, "guild-card"): "discard-guild",
    (Decision.BESIDE, "place"): "action",
    (Decision.RUBY, "place"): "ruby",
    (Decision.TRADER_PRICE, "lira"): "pay",
    (Decision.TRADER_PRICE, "good"): "give",
    (Decision.COURIER_PRICE, "lira"): "pay",
    (Decision.GIVE, "good"): "give",
    (Decision.GIVE, "coffee"): "give coffee",
    (Decision.GIVE, "pass"): "done",
    (Decision.TAKE, "good"): "take",
    (Decision.TAKE, "coffee"): "take coffee",
    (Decision.SIX, "die"): "turn",
    (Decision.CARD_PRICE, "good"): "give",
    (Decision.CARD_PRICE, "coffee"): "give coffee",
    (Decision.CARD_FIGURE, "figure"): "use",
    (Decision.DOUBLE_TURN, "pass"): "end",
    (Decision.REVEAL, "kiosk-tile"): "reveal",
    (Decision.PICK, "kiosk-tile"): "pick",
    (Decision.ROLL_ONE, "number"): "die",
    (Decision.CATACOMBS, "place"): "go",
}

VERBS |= {(Decision.ACT_NOW, span): verb for (decision, span), verb in VERBS.items() if decision == Decision.ACT}

OLDER = {(Decision.ROAST, "good"): "give"}
OLDER |= {(decision, span): span for decision in (Decision.ACT, Decision.ACT_NOW) for span in ("lira", "card", "guild-card")}

NOTATION = Notation(SPANS, VERBS, OLDER)
