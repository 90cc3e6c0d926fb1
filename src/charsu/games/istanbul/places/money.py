"""Places that give money: 9 tea house, 10 large market, 11 small market."""

from __future__ import annotations

from ....core.choices import Choices, allow
from ....core.flow import CHANCE, todo
from ....core.notes import note
from ....core.reasons import refuse
from ....core.rule import rule
from ..answers import ACT, ALL, DEMAND, GOOD, HIGHEST, NUMBER, PASS
from ..components import DEMAND as TILES
from ..components import DEMANDS, FEWEST_ANNOUNCED, GOODS, MARKET_PAYS, TEA_CONSOLATION, Decision, Event, Place, Step
from ..dice import roll_dice
from ..gains import earn_lira, gain_lira, goods_in_cart, pay_good
from ..state import State

MOST_SOLD = 5
ANY_KINDS = 2  # added to the number of the market in a sale with the small market card

# --- 9 Tea House -------------------------------------------------------------


@rule
def offer_tea_house(choices: Choices) -> None:
    """[IST-P09-01] Name a number from 3 to 12."""
    for number in range(FEWEST_ANNOUNCED, HIGHEST + 1):
        allow(choices, NUMBER + number)


@rule
def tea_house(s: State, player: int, answer: int) -> None:
    note(s, Event.ANNOUNCED, player, answer - NUMBER, 0)
    todo(s, Step.TEA_PAYOUT, player, answer - NUMBER, 0)
    roll_dice(s, player)


@rule
def tea_payout(s: State, player: int, announced: int) -> None:
    """[IST-P09-02] At least the announced number: that many lira. Otherwise two."""
    if s.dice[0] + s.dice[1] >= announced:
        gain_lira(s, player, announced)
    else:
        gain_lira(s, player, TEA_CONSOLATION)


# --- 10 Large Market, 11 Small Market ----------------------------------------


@rule
def wanted(s: State, player: int, market: int, good: int) -> int:
    """[IST-P10-01] How many more of a good can be sold: at most what the demand tile shows, or any with the card [IST-CARD-70]."""
    if market >= ANY_KINDS:
        return s.goods[player][good]
    tile = s.demand[market][s.demand_at[market]]
    return min(s.goods[player][good], TILES[market][tile][good] - s.sold[good])


@rule
def offer_goods(s: State, player: int, market: int, choices: Choices) -> None:
    """[IST-P10-01] One to five goods, pointed at one by one or all that are wanted."""
    kinds = 0
    if sold_so_far(s) < MOST_SOLD:
        for good in range(GOODS):
            if wanted(s, player, market, good) > 0:
                allow(choices, GOOD + good)
                kinds += 1
    if kinds > 0 and market < ANY_KINDS:
        allow(choices, ALL)
    elif kinds == 0 and market < ANY_KINDS:
        refuse(choices, ACT, "no-demand", "IST-P11-01" if market else "IST-P10-01")


@rule
def sold_so_far(s: State) -> int:
    total = 0
    for good in range(GOODS):
        total += s.sold[good]
    return total


@rule
def offer_large_market(s: State, player: int, choices: Choices) -> None:
    offer_goods(s, player, 0, choices)


@rule
def offer_small_market(s: State, player: int, choices: Choices) -> None:
    """[IST-P11-01] As the Large Market, with its own tiles and table."""
    offer_goods(s, player, 1, choices)


@rule
def large_market(s: State, player: int, answer: int) -> None:
    sell(s, player, 0, answer)


@rule
def small_market(s: State, player: int, answer: int) -> None:
    sell(s, player, 1, answer)


@rule
def sell(s: State, player: int, market: int, answer: int) -> None:
    if answer == ALL:
        for good in range(GOODS):
            hand_over(s, player, good, wanted(s, player, market, good))
        close_sale(s, player, market)
    else:
        hand_over(s, player, answer - GOOD, 1)
        todo(s, Decision.SELL, player, market, 0)


@rule
def hand_over(s: State, player: int, good: int, n: int) -> None:
    pay_good(s, player, good, n)
    s.sold[good] += n


@rule
def offer_sell(s: State, player: int, market: int, choices: Choices) -> None:
    """[IST-P10-04] Nothing sold is no sale, so the question comes only after the first good."""
    offer_goods(s, player, market, choices)
    if may_close(s, market):
        allow(choices, PASS)


@rule
def may_close(s: State, market: int) -> bool:
    """[IST-CARD-70] With the card one to five goods; where the table says so exactly five."""
    return sold_so_far(s) > 0 and (market < ANY_KINDS or s.exactly_five == 0 or sold_so_far(s) == MOST_SOLD)


@rule
def answer_sell(s: State, player: int, market: int, answer: int) -> None:
    if answer == PASS:
        close_sale(s, player, market)
    else:
        sell(s, player, market, answer)


@rule
def close_sale(s: State, player: int, market: int) -> None:
    """[IST-P10-02] [IST-P10-03] The number sold decides the income; the demand tile goes to the bottom of its stack."""
    n = sold_so_far(s)
    for good in range(GOODS):
        s.sold[good] = 0
    note(s, Event.SOLD, player, n, MARKET_PAYS[market % ANY_KINDS][n])
    earn_lira(s, player, MARKET_PAYS[market % ANY_KINDS][n])
    next_demand(s, market % ANY_KINDS)


# --- Demand tiles ------------------------------------------------------------


@rule
def next_demand(s: State, market: int) -> None:
    """[IST-P10-03] A tile not seen yet is drawn; once all five are known their order repeats."""
    s.demand_at[market] += 1
    if s.demand_at[market] == DEMANDS:
        s.demand_at[market] = 0
    if s.demand_at[market] == s.demand_seen[market]:
        todo(s, Decision.DEMAND, CHANCE, market, 0)


@rule
def open_demand(s: State, market: int) -> None:
    """[IST-SETUP-11] The top tile of a shuffled stack is the current demand."""
    todo(s, Decision.DEMAND, CHANCE, market, 0)


@rule
def offer_demand(s: State, market: int, choices: Choices) -> None:
    for tile in range(DEMANDS):
        seen = 0
        for i in range(s.demand_seen[market]):
            if s.demand[market][i] == tile:
                seen = 1
        if seen == 0:
            allow(choices, DEMAND + tile)


@rule
def answer_demand(s: State, player: int, market: int, answer: int) -> None:
    s.demand[market][s.demand_seen[market]] = answer - DEMAND
    s.demand_seen[market] += 1
    note(s, Event.DEMAND, player, market, answer - DEMAND)


@rule
def sale_with_card(s: State, player: int) -> bool:
    """[IST-CARD-70] Are there goods enough to use the small market card?"""
    return goods_in_cart(s, player) >= (MOST_SOLD if s.exactly_five else 1)


OFFERS_AT = {
    Place.TEA_HOUSE: offer_tea_house,
    Place.LARGE_MARKET: offer_large_market,
    Place.SMALL_MARKET: offer_small_market,
}
ACTIONS = {Place.TEA_HOUSE: tea_house, Place.LARGE_MARKET: large_market, Place.SMALL_MARKET: small_market}
STEPS = {Step.TEA_PAYOUT: tea_payout, Step.OPEN_DEMAND: open_demand}
OFFERS = {Decision.SELL: offer_sell, Decision.DEMAND: offer_demand}
ANSWERS = {Decision.SELL: answer_sell, Decision.DEMAND: answer_demand}
