"""What a player can imagine: cards and money filled in at random where they cannot be seen."""

from __future__ import annotations

from ...core.chance import draw
from ...core.rule import rule
from .components import CARDS, FIGURE_PRICE, IN_GAME, Decision
from .expansions.hidden import deal_guild_cards
from .state import State


@rule
def determinise(s: State, viewer: int, seed: int) -> None:
    """Deal the cards the viewer cannot see into the other hands and the deck."""
    for card in range(CARDS):
        s.deck[card] = IN_GAME[s.cards_in_game][card] - (s.hand[viewer][card] if viewer >= 0 else 0)
    for i in range(s.pile_size):
        s.deck[s.pile[i]] -= 1
    deal_guild_cards(s, viewer, seed)
    counter = 0
    for player in range(s.players):
        if player != viewer:
            for card in range(CARDS):
                s.hand[player][card] = 0
            for _ in range(s.hand_size[player]):
                deal_hidden(s, player, seed, counter)
                counter += 1
            if s.lira[player] < 0:
                s.lira[player] = least_lira(s, player) + draw(seed, 1000 + player, 21)


@rule
def least_lira(s: State, player: int) -> int:
    """What everybody knows a hidden purse to hold: a bid that stands, and the answer to a question that is asked."""
    top = s.frame[s.depth - 1]
    if s.bid > 0 and s.bidder == player:
        return s.bid
    if top[1] != player:
        return 0
    if top[0] == Decision.BID and top[2] == 0:
        return 1
    if top[0] in (Decision.GOVERNOR_PRICE, Decision.SMUGGLER_PRICE, Decision.TRADER_PRICE, Decision.COURIER_PRICE):
        return FIGURE_PRICE
    return 0


@rule
def deal_hidden(s: State, player: int, seed: int, counter: int) -> None:
    left = 0
    for card in range(s.card_kinds):
        left += s.deck[card]
    r = draw(seed, counter, left)
    for card in range(s.card_kinds):
        r -= s.deck[card]
        if r < 0:
            s.deck[card] -= 1
            s.hand[player][card] += 1
            return
