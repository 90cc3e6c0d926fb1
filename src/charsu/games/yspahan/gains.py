"""Taking and paying: the only places where gold, camels, points, cubes and played cards change hands."""

from __future__ import annotations

from ...core.notes import note
from ...core.piles import Pile
from ...core.rule import rule
from .answers import CARD
from .components import CARDS, COPIES, NOBODY, OWN_CUBES, SHOP_SOUK, STOCK_CAMELS, STOCK_GOLD, Card, Decision, Event
from .state import State

UNLIMITED = 1000

# --- Gold and camels -------------------------------------------------------


@rule
def gold_in_stock(s: State) -> int:
    """Stocks never run out unless the table plays with limited ones."""
    if s.limited == 0:
        return UNLIMITED
    left = STOCK_GOLD
    for player in range(s.players):
        left -= s.gold[player]
    return left


@rule
def camels_in_stock(s: State) -> int:
    if s.limited == 0:
        return UNLIMITED
    left = STOCK_CAMELS
    for player in range(s.players):
        left -= s.camels[player]
    return left


@rule
def gain_gold(s: State, player: int, n: int) -> None:
    taken = min(n, gold_in_stock(s))
    s.gold[player] += taken
    note(s, Event.TOOK_GOLD, player, taken, 0)


@rule
def gain_camels(s: State, player: int, n: int) -> None:
    taken = min(n, camels_in_stock(s))
    s.camels[player] += taken
    note(s, Event.TOOK_CAMELS, player, taken, 0)


@rule
def pay(s: State, player: int, camels: int, gold: int) -> None:
    """[YSP-BUILD-06] Each price in its own pieces."""
    s.camels[player] -= camels
    s.gold[player] -= gold


# --- Cubes -----------------------------------------------------------------


@rule
def has_cube(s: State, player: int) -> bool:
    return s.limited == 0 or s.cubes_out[player] < OWN_CUBES


@rule
def put_cube(s: State, player: int, shop: int) -> None:
    """[YSP-SOUK-02] One cube a shop; its souk is now the player's."""
    souk = SHOP_SOUK[shop]
    s.shop[shop] = player
    s.holder[souk] = player
    s.filled[souk] += 1
    s.cubes_out[player] += 1
    note(s, Event.PLACED, player, shop, 0)


@rule
def take_cube(s: State, shop: int) -> None:
    """[YSP-SOUK-12] [YSP-SOUK-13] The shop is empty again; without its last cube a souk is nobody's."""
    souk = SHOP_SOUK[shop]
    s.cubes_out[s.shop[shop]] -= 1
    s.shop[shop] = NOBODY
    s.filled[souk] -= 1
    if s.filled[souk] == 0:
        s.holder[souk] = NOBODY


# --- Cards -----------------------------------------------------------------


# [YSP-SETUP-04] Face-down: each of its cards is as likely as any other. [YSP-CARD-01] A used card goes to the discard pile.
DECK = Pile((COPIES,) * CARDS, CARD, Decision.DRAW, Event.DREW, Event.RESHUFFLED, pile="deck", size="deck_size", names=Card)
discard_card, cards_left = DECK.put_away, DECK.left
