"""Filling in the guild cards a seat cannot see."""

from __future__ import annotations

from ....core.chance import draw
from ....core.rule import rule
from ..components import GUILD_CARDS, Step
from ..state import State


@rule
def deal_guild_cards(s: State, viewer: int, seed: int) -> None:
    """[MB-TURN-09] Every card not seen by the viewer may be in another hand or in the deck."""
    s.guild_deck[0] = 0
    for card in range(1, GUILD_CARDS + 1):
        known = s.guild_hand[viewer][card] if viewer >= 0 else 0
        s.guild_deck[card] = s.mocha - s.guild_pile[card] - known
    for i in range(s.depth):
        if s.frame[i][0] == Step.GUILD_PLAYED:
            s.guild_deck[s.frame[i][2]] = 0
    counter = 5000
    for player in range(s.players):
        if player != viewer:
            for card in range(GUILD_CARDS + 1):
                s.guild_hand[player][card] = 0
            for _ in range(s.guild_size[player]):
                deal_guild_card(s, player, seed, counter)
                counter += 1


@rule
def deal_guild_card(s: State, player: int, seed: int, counter: int) -> None:
    left = 0
    for card in range(1, GUILD_CARDS + 1):
        left += s.guild_deck[card]
    r = draw(seed, counter, left)
    for card in range(1, GUILD_CARDS + 1):
        r -= s.guild_deck[card]
        if r < 0:
            s.guild_deck[card] = 0
            s.guild_hand[player][card] = 1
            return
