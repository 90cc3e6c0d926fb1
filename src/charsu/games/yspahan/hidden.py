"""What a player can imagine: the hands of the others and the deck, dealt from the cards not seen."""

from __future__ import annotations

from ...core.chance import draw
from ...core.rule import rule
from .components import CARDS, COPIES, PLAYERS
from .state import State


@rule
def determinise(s: State, viewer: int, seed: int) -> None:
    """Deal what the viewer cannot see, face-down cards and the others' hands, at random from the cards not seen."""
    for card in range(CARDS):
        s.deck[card] = COPIES - s.discard[card]
        if viewer >= 0:
            s.deck[card] -= s.hand[viewer][card]
    for player in range(PLAYERS):
        if player != viewer:
            deal_hand(s, player, seed)


@rule
def deal_hand(s: State, player: int, seed: int) -> None:
    for card in range(CARDS):
        s.hand[player][card] = 0
    for i in range(s.hand_size[player]):
        card = unseen_card(s, draw(seed, player * 100 + i, unseen(s)))
        s.deck[card] -= 1
        s.hand[player][card] += 1


@rule
def unseen(s: State) -> int:
    total = 0
    for card in range(CARDS):
        total += s.deck[card]
    return total


@rule
def unseen_card(s: State, number: int) -> int:
    """The kind of the card that has this number among those not seen."""
    for card in range(CARDS):
        number -= s.deck[card]
        if number < 0:
            return card
    return -1
