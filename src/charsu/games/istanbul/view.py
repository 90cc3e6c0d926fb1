"""What a seat sees of the table, ready for JSON. Everything comes from the redacted record; -1 means hidden."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from ...core.names import slug
from .answers import CARD, GUILD_CARD, LEAVE, LETTER, LIRA, PICK_UP, PICK_UP_NEUTRAL
from .components import (
    CAPACITY,
    CARDS,
    COLOURS,
    DEMAND,
    EXTENSION_PRICE,
    FIGURES,
    GOODS,
    GUILD_CARDS,
    LETTERS,
    MAIL,
    MARKET_PAYS,
    MOSQUE_NEEDS,
    PALACE_PRICE,
    Card,
    Decision,
    Figure,
    Good,
    Place,
    Tile,
)  # fmt: skip
from .state import State

GOOD_NAMES = tuple(slug(Good, good) for good in range(GOODS))
FIGURE_NAMES = tuple(slug(Figure, figure) for figure in range(FIGURES))


def goods_by_name(row: Any) -> dict[str, int]:
    return dict(zip(GOOD_NAMES, row, strict=False))


def view(s: State, _seat: int | None) -> dict[str, Any]:
    """[IST-TURN-07] The board, the players, and what is in the supply."""
    return {
        "columns": s.columns,
        "rows": s.places // s.columns,
        "layout": [s.place_at[cell] for cell in range(s.places)],
        "places": places(s),
        "players": [player(s, p) for p in range(s.players)],
        "active": s.active,
        "starter": s.starter,
        "round": (s.turns - s.ending) // s.players + 1,  # after the last turn still the last one
        "goal": s.goal,
        "last_round": bool(s.ending),
        "dice": [s.dice[0], s.dice[1]],
        "deck": s.deck_size,
        "pile": [slug(Card, s.pile[i]) for i in range(s.pile_size)],
        "rubies_in_supply": s.supply_rubies,
        "caravan": {"in_play": bool(s.caravan_variant), "leader": None if s.caravan_leader < 0 else s.caravan_leader},
        "sold": goods_by_name(s.sold),
    }


def player(s: State, p: int) -> dict[str, Any]:
    """One player: purse, cart, tiles, pieces; cards only where they may be seen."""
    seen = s.hand[p][0] >= 0
    return {
        "seat": p,
        "lira": None if s.lira[p] < 0 else s.lira[p],
        "goods": goods_by_name(s.goods[p]),
        "capacity": CAPACITY + s.extensions[p],
        "extensions": s.extensions[p],
        "rubies": s.rubies[p],
        "tiles": [slug(Tile, t) for t in range(COLOURS) if s.tile[p][t]],
        "merchant": s.merchant[p],
        "family": s.family[p],
        "stack": stack(s, p),
        "assistants": [n for n in range(1, len(s.row_of)) if s.assistant[p][n]],
        "cards": s.hand_size[p],
        "hand": {slug(Card, c): s.hand[p][c] for c in range(s.card_kinds) if s.hand[p][c] > 0} if seen else None,
    }


def belongings(s: State, p: int) -> dict[str, int]:
    """What answers cost and give is told in these."""
    return {
        "lira": s.lira[p],
        **{f"good-{slug(Good, good)}": s.goods[p][good] for good in range(GOODS)},
        "coffee": s.coffee[p],
        "extension": s.extensions[p],
        "card": s.hand_size[p],
        "guild": s.guild_size[p],
        "letter": sum(s.letter[p]) + sum(s.delivered[p]),
        "ruby": s.rubies[p],
    }


def prospects(s: State, p: int) -> dict[str, int]:
    """Belongings, assistants with the merchant, and mosque tiles."""
    return {**belongings(s, p), "assistant": s.stack[p], "tile": sum(s.tile[p])}


# On the way an assistant is left or picked up, and merchants are paid; which card is drawn does not matter.
ONWARD = {
    Decision.ASSISTANT: (PICK_UP, LEAVE, PICK_UP_NEUTRAL),
    Decision.PAY: (LIRA,),
    Decision.DRAW: tuple(range(CARD, CARD + CARDS)),
    Decision.DRAW_GUILD: tuple(range(GUILD_CARD, GUILD_CARD + GUILD_CARDS + 1)),
    Decision.DRAW_LETTER: tuple(range(LETTER, LETTER + LETTERS)),
}


def stack(s: State, p: int) -> list[str]:
    """The merchant's assistants from the bottom up."""
    return ["neutral" if s.neutrals_in_stack[p] >> i & 1 else "own" for i in range(s.stack[p])]


def places(s: State) -> dict[str, Any]:
    """All places of the board; one look at every piece tells who stands where."""
    assistants, board = s.neutral_assistant, {}
    for number in s.place_at[: s.places]:
        if number:
            board[number] = here = NOBODY.copy()
            here["neutral_assistants"] = assistants[number]
            if number in OFFERS:
                here |= OFFERS[number](s)
    for key, spots in (("merchants", s.merchant), ("families", s.family)):
        for player in range(s.players):
            _stands(board, spots[player], key, player)
    for player in range(s.players):
        for number, is_there in enumerate(s.assistant[player]):
            if is_there:
                _stands(board, number, "assistants", player)
    for figure, number in zip(FIGURE_NAMES, s.figure, strict=True):
        _stands(board, number, "figures", figure)
    for number in s.neutral_merchant:
        if number in board:
            board[number]["neutral_merchants"] += 1
    return {str(number): here for number, here in board.items()}


NOBODY: dict[str, Any] = {
    "merchants": [], "neutral_merchants": 0, "assistants": [], "neutral_assistants": 0, "families": [], "figures": [],
}  # fmt: skip


def _stands(board: dict[int, dict[str, Any]], number: int, key: str, who: Any) -> None:
    here = board.get(number)
    if here is not None:
        here[key] = [*here[key], who]


def place(s: State, number: int) -> dict[str, Any]:
    """Who stands on a place and what it offers now."""
    shown: dict[str, Any] = places(s)[str(number)]
    return shown


def wainwright(s: State) -> dict[str, Any]:
    return {"rubies": s.wainwright_rubies, "price": EXTENSION_PRICE}


def post_office(s: State) -> dict[str, Any]:
    row = MAIL[s.mail]
    return {"mail": s.mail, "gives": {**goods_by_name(row), "lira": row[GOODS]}}


def palace(s: State) -> dict[str, Any]:
    row = PALACE_PRICE[s.palace_price]
    return {"rubies": s.palace_rubies, "price": s.palace_price, "goods": {**goods_by_name(row), "any": row[GOODS]}}


def dealer(s: State) -> dict[str, Any]:
    return {"rubies": s.dealer_rubies, "price": s.dealer_price}


def demand(s: State, market: int) -> dict[str, Any]:
    is_open = s.demand_seen[market] > s.demand_at[market]
    return {
        "demand": goods_by_name(DEMAND[market][s.demand[market][s.demand_at[market]]]) if is_open else None,
        "tile": s.demand[market][s.demand_at[market]] + 1 if is_open else None,
        "pays": list(MARKET_PAYS[market][1:]),
    }


def mosque(s: State, which: int) -> dict[str, Any]:
    colours = (2 * which, 2 * which + 1)
    return {
        "rubies": s.mosque_rubies[which],
        "tiles": {slug(Tile, c): MOSQUE_NEEDS[s.players][s.tiles_taken[c]] or None for c in colours},
    }


OFFERS: dict[int, Callable[[State], dict[str, Any]]] = {  # rubies, prices, demand and mail printed on places
    Place.WAINWRIGHT: wainwright, Place.POST_OFFICE: post_office, Place.SULTANS_PALACE: palace, Place.GEMSTONE_DEALER: dealer,
    Place.LARGE_MARKET: partial(demand, market=0), Place.SMALL_MARKET: partial(demand, market=1),
    Place.SMALL_MOSQUE: partial(mosque, which=0), Place.GREAT_MOSQUE: partial(mosque, which=1),
}  # fmt: skip
