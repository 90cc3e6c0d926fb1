"""What a seat sees of the expansions, ready for JSON. Everything comes from the redacted record; -1 means hidden."""

from __future__ import annotations

from typing import Any

from ....core.names import slug
from ..components import (
    BAKSHEESH_GOODS,
    GUILD_CARDS,
    KIOSK_TILES,
    LETTER_PLACE,
    LETTERS,
    TAVERN_TILES,
    Good,
    Place,
    TavernTile,
    Variant,
)  # fmt: skip
from ..state import State
from .components import BAKSHEESH_PRICE, BARRIER_PRICE, SOCIETY_LIRA, SOCIETY_SEALS, TAVERN_PRICE
from .kiosk import FACE_UP, STACKED
from .stock import letters_left, seals


def extend(s: State, table: dict[str, Any]) -> dict[str, Any]:
    """The view of the base game with what the expansions add."""
    table["expansions"] = slug(Variant, s.variant)
    if not s.mocha and not s.letters:
        return table
    for p, player in enumerate(table["players"]):
        player |= more_of(s, p)
    for number, place in table["places"].items():
        place |= offer(s, int(number))
        if s.letters:
            place["companions"] = [p for p in range(s.players) if s.companion[p] == int(number)]
    if s.mocha:
        table |= mocha(s)
    if s.letters:
        table |= letters(s)
    return table


def more_of(s: State, p: int) -> dict[str, Any]:
    """What the expansions add to a player."""
    return {**(mocha_of(s, p) if s.mocha else {}), **(letters_of(s, p) if s.letters else {})}


def mocha_of(s: State, p: int) -> dict[str, Any]:
    """[MB-TURN-09] Guild cards only where they may be seen."""
    seen = s.guild_hand[p][1] >= 0
    return {
        "coffee": s.coffee[p],
        "guild_cards": s.guild_size[p],
        "guild_hand": [c for c in range(1, GUILD_CARDS + 1) if s.guild_hand[p][c]] if seen else None,
        "tavern_tiles": [slug(TavernTile, kind) for kind in range(TAVERN_TILES) if s.tavern_tile[p][kind]],
    }


def letters_of(s: State, p: int) -> dict[str, Any]:
    """[LS-LETTER-01] Letters lie open."""
    at = s.companion[p]
    return {
        "companion": at if at > 0 else None,
        "companion_in": "board" if at > 0 else "personal_supply" if at < 0 else "general_supply",
        "letters": [LETTER_PLACE[k] for k in range(LETTERS) for _ in range(s.letter[p][k])],
        "delivered": [LETTER_PLACE[k] for k in range(LETTERS) for _ in range(s.delivered[p][k])],
        "seals": seals(s, p),
    }


def mocha(s: State) -> dict[str, Any]:
    edge = s.barrier - 1
    cells = [edge // 2, edge // 2 + (s.columns if edge % 2 else 1)] if s.barrier else None
    return {
        "guild_deck": s.guild_deck_size,
        "guild_pile": [c for c in range(1, GUILD_CARDS + 1) if s.guild_pile[c]],
        "barrier": {"cells": cells, "holder": s.barrier_holder} if cells else None,
    }


def letters(s: State) -> dict[str, Any]:
    return {
        "letter_pile": letters_left(s),
        "kiosk_tiles": [t + 1 for t in range(KIOSK_TILES) if s.kiosk_tile[t] == FACE_UP],
        "auction": {"bid": s.bid, "bidder": s.bidder} if s.bid else None,
        "turn_bought": bool(s.turn_bought),
    }


def offer(s: State, number: int) -> dict[str, Any]:
    """What a place of the expansions shows now."""
    match number:
        case Place.GUILD_HALL:
            return {"deck": s.guild_deck_size}
        case Place.TAVERN:
            return tavern(s)
        case Place.COFFEE_HOUSE:
            return {"rubies": s.coffee_rubies, "price": s.coffee_price}
        case Place.KIOSK:
            return {"tiles": sum(state == STACKED for state in s.kiosk_tile)}
        case Place.SECRET_SOCIETY:
            return {"seals": SOCIETY_SEALS, "lira": SOCIETY_LIRA[s.society_visits]}
    return {}


def tavern(s: State) -> dict[str, Any]:
    tiles = {
        slug(TavernTile, kind): TAVERN_PRICE[s.tavern_taken[kind]] if s.tavern_taken[kind] < len(TAVERN_PRICE) else None
        for kind in range(TAVERN_TILES)
    }
    good = slug(Good, s.baksheesh_good[s.baksheesh])
    return {
        "barrier": BARRIER_PRICE,
        "tiles": tiles,
        "baksheesh": {"coffee": BAKSHEESH_PRICE, "good": good, "count": BAKSHEESH_GOODS},
    }
