"""What bots know without looking ahead. These are rules: the search compiles them."""

from __future__ import annotations

from charsu.core.rule import rule

from .answers import CARD, NUMBER, PASS, STALL
from .components import CARD_PRICE, Card, Stall
from .rules import gem_price
from .state import State

GEM = 100  # what all else is measured by


@rule
def value(s: State, player: int) -> int:
    """Gems, those on cards too, and a little for coins."""
    worth: int = GEM * (s.gems[player] + s.hand[player][Card.GEM]) + 8 * min(s.coins[player], 12)
    return worth


@rule
def prefer(s: State, player: int, answer: int) -> int:
    """Buy what can be bought, go where it can be, else earn."""
    if answer == PASS:
        return 10
    if answer >= CARD:
        return 5
    if answer >= NUMBER:
        return 50 - abs(answer - NUMBER - 6)
    return prefer_stall(s, player, answer - STALL)


@rule
def prefer_stall(s: State, player: int, stall: int) -> int:
    if stall == Stall.GEM_DEALER:
        return GEM if s.coins[player] >= gem_price(s) else 0
    if stall == Stall.CARD_SELLER:
        return 30 if s.coins[player] >= CARD_PRICE else 1
    return 40 if stall == Stall.TEA_HOUSE else 20


@rule
def turns_taken(s: State) -> int:
    return int(s.turns)
