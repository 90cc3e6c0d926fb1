"""Places that give goods: 2, 3, 4 warehouses, 5 post office, 8 black market."""

from __future__ import annotations

from ....core.choices import Choices, allow
from ....core.flow import ask
from ....core.notes import note
from ....core.rule import rule
from ..answers import ACT, GOOD, LATER, PASS
from ..components import BLACK_MARKET_PAYS, EXTRA_GOOD_PRICE, GOODS, MAIL, WAREHOUSE_GOOD, Decision, Event, Good, Place, Step, Tile
from ..dice import roll_dice
from ..gains import capacity, gain_good, gain_lira, may_have_lira, pay_lira
from ..reasons import needs
from ..state import State

# --- 2, 3, 4 Warehouses ------------------------------------------------------


@rule
def offer_action(choices: Choices) -> None:
    """Always possible."""
    allow(choices, ACT)


@rule
def fill_cart(s: State, player: int, good: int) -> None:
    gain_good(s, player, good, capacity(s, player) - s.goods[player][good])


@rule
def fabric_warehouse(s: State, player: int) -> None:
    """[IST-P02-01] Fabric up to the capacity."""
    warehouse(s, player, Place.FABRIC_WAREHOUSE)


@rule
def spice_warehouse(s: State, player: int) -> None:
    """[IST-P03-01] Spice up to the capacity."""
    warehouse(s, player, Place.SPICE_WAREHOUSE)


@rule
def fruit_warehouse(s: State, player: int) -> None:
    """[IST-P04-01] Fruit up to the capacity."""
    warehouse(s, player, Place.FRUIT_WAREHOUSE)


@rule
def warehouse(s: State, player: int, place: int) -> None:
    """[IST-P04-02] [IST-MOSQ-05] [IST-MOSQ-06] Then, with the green tile, one extra good; also when nothing was filled."""
    fill_cart(s, player, WAREHOUSE_GOOD[place])
    if s.tile[player][Tile.GREEN] and s.unbound == 0 and may_have_lira(s, player, EXTRA_GOOD_PRICE):
        ask(s, Decision.EXTRA_GOOD, player)


@rule
def offer_extra_good(s: State, player: int, choices: Choices) -> None:
    """[IST-MOSQ-05] Any kind, for two lira, once."""
    allow(choices, PASS)
    if s.lira[player] >= EXTRA_GOOD_PRICE:
        for good in range(GOODS):
            allow(choices, GOOD + good)
    else:
        needs(choices, GOOD, "lira", EXTRA_GOOD_PRICE, s.lira[player], "IST-MOSQ-05")


@rule
def answer_extra_good(s: State, player: int, answer: int) -> None:
    if answer != PASS:
        pay_lira(s, player, EXTRA_GOOD_PRICE)
        gain_good(s, player, answer - GOOD, 1)


# --- 5 Post Office -----------------------------------------------------------


@rule
def post_office(s: State, player: int) -> None:
    """[IST-P05-01] [IST-P05-02] [IST-P05-03] What is uncovered; then a marker moves down, or all four go up."""
    for good in range(GOODS):
        if MAIL[s.mail][good]:
            gain_good(s, player, good, MAIL[s.mail][good])
    gain_lira(s, player, MAIL[s.mail][GOODS])
    s.mail = (s.mail + 1) % len(MAIL)
    note(s, Event.MAIL, player, s.mail, 0)


# --- 8 Black Market ----------------------------------------------------------


@rule
def offer_black_market(choices: Choices) -> None:
    """[IST-P08-01] [IST-P08-03] A red, green or yellow good, chosen now or after the roll."""
    offer_local_good(choices)
    allow(choices, LATER)


@rule
def offer_local_good(choices: Choices) -> None:
    for good in range(Good.BLUE):
        allow(choices, GOOD + good)


@rule
def answer_local_good(s: State, player: int, answer: int) -> None:
    gain_good(s, player, answer - GOOD, 1)


@rule
def black_market(s: State, player: int, answer: int) -> None:
    if answer == LATER:
        ask(s, Decision.LOCAL_GOOD, player)
    else:
        gain_good(s, player, answer - GOOD, 1)
    ask(s, Step.BLACK_MARKET_PAYOUT, player)
    roll_dice(s, player)


@rule
def black_market_payout(s: State, player: int) -> None:
    """[IST-P08-02] 7 or 8: one blue good; 9 or 10: two; 11 or 12: three."""
    blue = BLACK_MARKET_PAYS[s.dice[0] + s.dice[1]]
    if blue > 0:
        gain_good(s, player, Good.BLUE, blue)


OFFERS_AT = {
    Place.FABRIC_WAREHOUSE: offer_action,
    Place.SPICE_WAREHOUSE: offer_action,
    Place.FRUIT_WAREHOUSE: offer_action,
    Place.POST_OFFICE: offer_action,
    Place.BLACK_MARKET: offer_black_market,
}
ACTIONS = {
    Place.FABRIC_WAREHOUSE: fabric_warehouse,
    Place.SPICE_WAREHOUSE: spice_warehouse,
    Place.FRUIT_WAREHOUSE: fruit_warehouse,
    Place.POST_OFFICE: post_office,
    Place.BLACK_MARKET: black_market,
}
STEPS = {Step.BLACK_MARKET_PAYOUT: black_market_payout}
OFFERS = {Decision.EXTRA_GOOD: offer_extra_good, Decision.LOCAL_GOOD: offer_local_good}
ANSWERS = {Decision.EXTRA_GOOD: answer_extra_good, Decision.LOCAL_GOOD: answer_local_good}
