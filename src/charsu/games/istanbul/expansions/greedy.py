"""The heuristic for what the expansions add: coffee, guild cards, letters, new places and cards."""

from __future__ import annotations

from ....core.rule import rule
from ..answers import BID, COFFEE, COMPANION, DELIVERED, GUILD, GUILD_CARD, KIOSK_TILE, LETTER, TAVERN_TILE
from ..components import LETTERS
from ..names import Card, Place
from ..state import State

RUBY = 300
PLACE_WORTH = (45, 40, 25, 0, 40, 45, 25, 15, 15)  # from the Roasting Plant on, where nothing says more
AT_ONCE = (  # cards that bring something whenever they may be played, from the first card of the expansions on
    1, 0, 1, 0, 1, 0, 0, 1, 1,
    1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 0,
)  # fmt: skip


@rule
def worth_of_expansions(s: State, player: int) -> int:
    """Coffee, guild cards, tavern tiles and letters."""
    total = 12 * s.coffee[player] + 40 * s.guild_size[player] + 60 * (s.tavern_tile[player][0] + s.tavern_tile[player][1])
    if s.letters:
        for letter in range(LETTERS):
            total += 15 * s.letter[player][letter] + 30 * s.delivered[player][letter]
    return total


@rule
def coffee_house_payable(s: State, player: int) -> bool:
    return s.coffee_rubies > 0 and s.coffee[player] >= s.coffee_price


@rule
def worth_of_new_place(s: State, player: int, place: int) -> int:
    if place == Place.COFFEE_HOUSE:
        return RUBY if coffee_house_payable(s, player) else 0
    return PLACE_WORTH[place - Place.ROASTING_PLANT]


@rule
def prefer_new_card(card: int) -> int:
    """Gains at once; what only moves pieces waits for a better thinker."""
    return 220 if AT_ONCE[card - Card.COFFEE] else -20


@rule
def prefer_new_answer(answer: int) -> int:
    """Gains before nothing; low bids; letters are kept, best the delivered ones."""
    if answer == COFFEE:
        return 14
    if TAVERN_TILE <= answer < GUILD:
        return 60
    if GUILD <= answer < GUILD_CARD:
        return 90
    if COMPANION <= answer < LETTER:
        return 10
    if LETTER <= answer < DELIVERED:
        return -15
    if DELIVERED <= answer < KIOSK_TILE:
        return -30
    if KIOSK_TILE <= answer < BID:
        return 30
    return BID - answer if answer > BID else 5
