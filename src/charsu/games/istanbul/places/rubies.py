"""Places that lead to rubies: 1 wainwright, 13 palace, 14 and 15 mosques, 16 gemstone dealer."""

from __future__ import annotations

from ....core.choices import Choices, allow
from ....core.flow import todo
from ....core.notes import note
from ....core.reasons import reason, refuse
from ....core.rule import rule
from ..answers import ACT, GOOD, TILE
from ..board import cart_complete, mosque_complete
from ..components import (
    DEALER_LAST,
    EXTENSION_PRICE,
    GOODS,
    MOSQUE_NEEDS,
    PALACE_LAST,
    PALACE_PRICE,
    TILE_GOOD,
    Decision,
    Event,
    Place,
    Tile,
)  # fmt: skip
from ..gains import gain_ruby, pay_good, pay_lira, put_under_stack
from ..reasons import needs
from ..state import State

# --- 1 Wainwright ------------------------------------------------------------


@rule
def offer_wainwright(s: State, player: int, choices: Choices) -> None:
    """[IST-P01-01] [IST-P01-02] Seven lira for an extension, at most three."""
    if s.lira[player] >= EXTENSION_PRICE and not cart_complete(s, player):
        allow(choices, ACT)
    elif cart_complete(s, player):
        refuse(choices, ACT, "cart-complete", "IST-P01-02")
    else:
        needs(choices, ACT, "lira", EXTENSION_PRICE, s.lira[player], "IST-P01-01")


@rule
def wainwright(s: State, player: int) -> None:
    pay_lira(s, player, EXTENSION_PRICE)
    extend_cart(s, player)


@rule
def extend_cart(s: State, player: int) -> None:
    """[IST-P01-01] [IST-P01-03] [IST-P01-04] Room for one more of each good; the third brings a ruby."""
    s.extensions[player] += 1
    note(s, Event.EXTENDED, player, s.extensions[player], 0)
    if cart_complete(s, player):
        s.wainwright_rubies -= 1
        gain_ruby(s, player)


# --- 13 Sultan's Palace ------------------------------------------------------


@rule
def palace_payable(s: State, player: int) -> bool:
    """[IST-P13-01] All goods on the uncovered spaces; any good for the last kind of space."""
    if s.palace_rubies == 0:
        return False
    left = 0
    for good in range(GOODS):
        over = s.goods[player][good] - PALACE_PRICE[s.palace_price][good]
        if over < 0:
            return False
        left += over
    return left >= PALACE_PRICE[s.palace_price][GOODS]


@rule
def offer_palace(s: State, player: int, choices: Choices) -> None:
    if palace_payable(s, player):
        allow(choices, ACT)
    elif s.palace_rubies == 0:
        refuse(choices, ACT, "no-ruby", "IST-P13-06")
    else:
        refuse(choices, ACT, "palace-goods", "IST-P13-01")


@rule
def palace(s: State, player: int) -> None:
    """[IST-P13-01] [IST-P13-03] Pay, one ruby."""
    price = s.palace_price
    for good in range(GOODS):
        pay_good(s, player, good, PALACE_PRICE[price][good])
    take_palace_ruby(s, player)
    if PALACE_PRICE[price][GOODS] > 0:
        todo(s, Decision.PAY_ANY, player, PALACE_PRICE[price][GOODS], 0)


@rule
def take_palace_ruby(s: State, player: int) -> None:
    """[IST-P13-02] [IST-P13-05] [IST-P13-06] The leftmost ruby; the next is dearer, the last space is filled from the supply."""
    gain_ruby(s, player)
    s.palace_rubies -= 1
    s.palace_price = min(s.palace_price + 1, PALACE_LAST)
    if s.palace_rubies == 0 and s.refill and s.supply_rubies > 0:
        s.supply_rubies -= 1
        s.palace_rubies = 1


@rule
def offer_pay_any(s: State, player: int, choices: Choices) -> None:
    """[IST-P13-04] Two of them may be of the same or of different kinds."""
    for good in range(GOODS):
        if s.goods[player][good] > 0:
            allow(choices, GOOD + good)


@rule
def answer_pay_any(s: State, player: int, n: int, answer: int) -> None:
    pay_good(s, player, answer - GOOD, 1)
    if n > 1:
        todo(s, Decision.PAY_ANY, player, n - 1, 0)


# --- 14 Small Mosque, 15 Great Mosque ----------------------------------------


@rule
def offer_tiles(s: State, player: int, mosque: int, choices: Choices) -> None:
    """[IST-P14-01] [IST-P14-02] [IST-P14-03] The top tile of a stack, not owned yet, with goods enough of its colour."""
    for colour in range(2 * mosque, 2 * mosque + 2):
        needs = MOSQUE_NEEDS[s.players][s.tiles_taken[colour]]
        if needs > 0 and s.tile[player][colour] == 0 and s.goods[player][TILE_GOOD[colour]] >= needs:
            allow(choices, TILE + colour)
        else:
            why_no_tile(s, player, colour, choices)
    if choices.n == 0:
        refuse(choices, ACT, "no-tile", "IST-P15-01" if mosque else "IST-P14-01")


@reason
def why_no_tile(s: State, player: int, colour: int, choices: Choices) -> None:
    """[IST-P14-01] [IST-P14-02] [IST-P14-03] [IST-P15-01]"""
    needed, have = MOSQUE_NEEDS[s.players][s.tiles_taken[colour]], s.goods[player][TILE_GOOD[colour]]
    mosque = Place.SMALL_MOSQUE + colour // 2
    rule = f"IST-P{mosque}-01"
    if s.tile[player][colour]:
        refuse(choices, TILE + colour, "mosque-own", "IST-P14-02")
    elif needed == 0:
        refuse(choices, TILE + colour, "mosque-gone", "IST-P14-03")
    elif have < needed:
        refuse(choices, TILE + colour, "mosque-goods", rule, need=needed, have=have)
    else:
        refuse(choices, TILE + colour, "mosque-place", rule, place=mosque)


@rule
def offer_small_mosque(s: State, player: int, choices: Choices) -> None:
    offer_tiles(s, player, 0, choices)


@rule
def offer_great_mosque(s: State, player: int, choices: Choices) -> None:
    """[IST-P15-01] As the Small Mosque, with blue and yellow."""
    offer_tiles(s, player, 1, choices)


@rule
def mosque(s: State, player: int, answer: int) -> None:
    """[IST-P14-01] Pay exactly one good of the colour."""
    pay_good(s, player, TILE_GOOD[answer - TILE], 1)
    take_tile(s, player, answer - TILE)


@rule
def take_tile(s: State, player: int, colour: int) -> None:
    """[IST-TURN-05] [IST-MOSQ-11] The tile works at once and stays to the end; the pair brings a ruby [IST-P14-04] [IST-P14-05]."""
    s.tile[player][colour] = 1
    s.tiles_taken[colour] += 1
    note(s, Event.TOOK_TILE, player, colour, 0)
    if colour == Tile.BLUE:
        fifth_assistant(s, player)
    if mosque_complete(s, player, colour // 2):
        s.mosque_rubies[colour // 2] -= 1
        gain_ruby(s, player)


@rule
def fifth_assistant(s: State, player: int) -> None:
    """[IST-MOSQ-04] To the bottom of the stack at once, wherever the merchant is."""
    put_under_stack(s, player, 0)
    note(s, Event.FIFTH_ASSISTANT, player, 0, 0)


# --- 16 Gemstone Dealer ------------------------------------------------------


@rule
def dealer_payable(s: State, player: int) -> bool:
    """[IST-P16-01] The highest number not covered by a ruby."""
    return s.dealer_rubies > 0 and s.lira[player] >= s.dealer_price


@rule
def offer_dealer(s: State, player: int, choices: Choices) -> None:
    if dealer_payable(s, player):
        allow(choices, ACT)
    elif s.dealer_rubies == 0:
        refuse(choices, ACT, "no-ruby", "IST-P16-04")
    else:
        needs(choices, ACT, "lira", s.dealer_price, s.lira[player], "IST-P16-01")


@rule
def dealer(s: State, player: int) -> None:
    """[IST-P16-01] [IST-P16-02] Pay, one ruby."""
    pay_lira(s, player, s.dealer_price)
    take_dealer_ruby(s, player)


@rule
def take_dealer_ruby(s: State, player: int) -> None:
    """[IST-P16-03] [IST-P16-04] The leftmost ruby; the last one costs 23 lira and is replaced from the supply."""
    gain_ruby(s, player)
    s.dealer_rubies -= 1
    s.dealer_price = min(s.dealer_price + 1, DEALER_LAST)
    if s.dealer_rubies == 0 and s.refill and s.supply_rubies > 0:
        s.supply_rubies -= 1
        s.dealer_rubies = 1


OFFERS_AT = {
    Place.WAINWRIGHT: offer_wainwright,
    Place.SULTANS_PALACE: offer_palace,
    Place.SMALL_MOSQUE: offer_small_mosque,
    Place.GREAT_MOSQUE: offer_great_mosque,
    Place.GEMSTONE_DEALER: offer_dealer,
}
ACTIONS = {
    Place.WAINWRIGHT: wainwright,
    Place.SULTANS_PALACE: palace,
    Place.SMALL_MOSQUE: mosque,
    Place.GREAT_MOSQUE: mosque,
    Place.GEMSTONE_DEALER: dealer,
}
OFFERS = {Decision.PAY_ANY: offer_pay_any}
ANSWERS = {Decision.PAY_ANY: answer_pay_any}
