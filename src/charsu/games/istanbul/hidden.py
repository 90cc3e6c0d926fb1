"""What a player can imagine: cards and money filled in at random where they cannot be seen."""

from __future__ import annotations

from ...core.chance import draw
from ...core.flow import actor, asked, detail
from ...core.rule import rule
from .components import FIGURE_PRICE, Decision
from .expansions.stock import GUILD_DECK
from .gains import BONUS_DECK
from .state import State

deal_bonus_cards, deal_guild_cards = BONUS_DECK.determinise, GUILD_DECK.determinise  # [IST-TURN-07] [MB-TURN-09]


@rule
def determinise(s: State, viewer: int, seed: int) -> None:
    """Deal the cards the viewer cannot see into the other hands and the decks, and guess hidden purses."""
    deal_guild_cards(s, viewer, seed)
    deal_bonus_cards(s, viewer, seed)
    for player in range(s.players):
        if player != viewer and s.lira[player] < 0:
            s.lira[player] = least_lira(s, player) + draw(seed, 1000 + player, 21)


@rule
def least_lira(s: State, player: int) -> int:
    """What everybody knows a hidden purse to hold: a bid that stands, and the answer to a question that is asked."""
    if s.bid > 0 and s.bidder == player:
        return s.bid
    if actor(s) != player:
        return 0
    if asked(s) == Decision.BID and detail(s) == 0:
        return 1
    if asked(s) in (Decision.GOVERNOR_PRICE, Decision.SMUGGLER_PRICE, Decision.TRADER_PRICE, Decision.COURIER_PRICE):
        return FIGURE_PRICE
    return 0
