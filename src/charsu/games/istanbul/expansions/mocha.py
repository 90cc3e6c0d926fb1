"""Mocha & Baksheesh: coffee trader, coffee at the Caravansary, 17 Roasting Plant, 18 Guild Hall, 20 Coffee House."""

from __future__ import annotations

from ....core.choices import Choices, allow
from ....core.engine import also
from ....core.flow import ask, todo
from ....core.reasons import refuse
from ....core.rule import rule
from ..answers import ACT, CARD, DECK, FIGURE, GOOD, GUILD_CARD, LIRA, PASS
from ..board import here
from ..components import FIGURE_PRICE, Decision, Figure, Place, Step
from ..encounters import used_for_free, why_no_figure
from ..gains import cards_to_draw, discard_card, goods_in_cart, pay_good, pay_lira
from ..places.goods import offer_action
from ..reasons import needs
from ..state import State
from .components import ROAST_COFFEE, ROAST_LIRA
from .stock import discard_guild, gain_coffee, offer_goods_owned, offer_guild_hand, pay_coffee, take_coffee_ruby

# --- Coffee Trader -------------------------------------------------------------


@rule
def trader_payable(s: State, player: int) -> bool:
    """[MB-ENC-02] [MB-TAVERN-03] Two lira or a good, never coffee; nothing with the encounter tile."""
    return used_for_free(s, player) or s.lira[player] >= FIGURE_PRICE or goods_in_cart(s, player) > 0


@rule
def offer_coffee_trader(s: State, player: int, choices: Choices) -> None:
    """[MB-ENC-01] [MB-ENC-04] If he is here, was not used this turn, and can be paid."""
    at_hand = s.figure[Figure.COFFEE_TRADER] == here(s, player) and s.figure_used[Figure.COFFEE_TRADER] == 0
    if at_hand and trader_payable(s, player):
        allow(choices, FIGURE + Figure.COFFEE_TRADER)
    else:
        why_no_figure(s, player, Figure.COFFEE_TRADER, "trader-price", "MB-ENC-02", choices)


@rule
def coffee_trader(s: State, player: int) -> None:
    """[MB-ENC-01] [MB-ENC-03] [MB-TAVERN-04] One coffee, then its price, then his roll."""
    gain_coffee(s, player, 1)
    if not used_for_free(s, player):
        ask(s, Decision.TRADER_PRICE, player)


@rule
def offer_trader_price(s: State, player: int, choices: Choices) -> None:
    if s.lira[player] >= FIGURE_PRICE:
        allow(choices, LIRA)
    offer_goods_owned(s, player, choices)


@rule
def answer_trader_price(s: State, player: int, answer: int) -> None:
    if answer == LIRA:
        pay_lira(s, player, FIGURE_PRICE)
    else:
        pay_good(s, player, answer - GOOD, 1)


# --- 6 Caravansary -------------------------------------------------------------


@rule
def offer_coffee_alone(s: State, choices: Choices) -> None:
    """[MB-P06-01] Without any card to draw there is still the coffee."""
    if s.mocha and cards_to_draw(s) == 0:
        allow(choices, DECK)


@rule
def caravansary_coffee(s: State, player: int) -> None:
    """[MB-P06-01] [CL-03] One coffee more, for the caravan leader too."""
    gain_coffee(s, player, s.mocha)


# --- 17 Roasting Plant ---------------------------------------------------------

LIRA_PAID = 1
GOOD_PAID = 2
CARD_PAID = 4


@rule
def offer_roasting_plant(s: State, player: int, choices: Choices) -> None:
    offer_roast_options(s, player, 0, choices)
    if choices.n == 0:
        refuse(choices, ACT, "roast", "MB-P17-01")


@rule
def offer_roast_options(s: State, player: int, paid: int, choices: Choices) -> None:
    """[MB-P17-01] [MB-P17-02] [MB-P17-03] Lira, a good, a card of either kind: each at most once."""
    if paid & LIRA_PAID == 0 and s.lira[player] >= ROAST_LIRA:
        allow(choices, LIRA)
    if paid & GOOD_PAID == 0:
        offer_goods_owned(s, player, choices)
    if paid & CARD_PAID == 0:
        for card in range(s.card_kinds):
            if s.hand[player][card] > 0:
                allow(choices, CARD + card)
        offer_guild_hand(s, player, choices)


@rule
def roasting_plant(s: State, player: int, answer: int) -> None:
    roast(s, player, 0, answer)


@rule
def roast(s: State, player: int, paid: int, answer: int) -> None:
    """[MB-P17-01] [MB-P17-04] Two coffee for each."""
    if answer == LIRA:
        pay_lira(s, player, ROAST_LIRA)
        paid |= LIRA_PAID
    elif answer >= GUILD_CARD:
        discard_guild(s, player, answer - GUILD_CARD)
        paid |= CARD_PAID
    elif answer >= CARD:
        discard_card(s, player, answer - CARD)
        paid |= CARD_PAID
    else:
        pay_good(s, player, answer - GOOD, 1)
        paid |= GOOD_PAID
    gain_coffee(s, player, ROAST_COFFEE)
    todo(s, Decision.ROAST, player, paid, 0)


@rule
def offer_roast(s: State, player: int, paid: int, choices: Choices) -> None:
    offer_roast_options(s, player, paid, choices)
    allow(choices, PASS)


@rule
def answer_roast(s: State, player: int, paid: int, answer: int) -> None:
    if answer != PASS:
        roast(s, player, paid, answer)


# --- 18 Guild Hall -------------------------------------------------------------


@rule
def guild_hall(s: State, player: int) -> None:
    """[MB-P18-01] One coffee, two guild cards, then one of the hand is discarded."""
    gain_coffee(s, player, 1)
    ask(s, Decision.DISCARD_GUILD, player)
    todo(s, Step.DRAW_GUILD, player, 2, 0)


@rule
def offer_discard_guild(s: State, player: int, choices: Choices) -> None:
    """[MB-P18-02] Old or new; with no card at all there is nothing to discard."""
    if s.guild_size[player] == 0:
        allow(choices, PASS)
    offer_guild_hand(s, player, choices)


@rule
def answer_discard_guild(s: State, player: int, answer: int) -> None:
    if answer != PASS:
        discard_guild(s, player, answer - GUILD_CARD)


# --- 20 Coffee House -----------------------------------------------------------


@rule
def coffee_house_payable(s: State, player: int) -> bool:
    """[MB-P20-01] The highest number not covered by a ruby."""
    return s.coffee_rubies > 0 and s.coffee[player] >= s.coffee_price


@rule
def offer_coffee_house(s: State, player: int, choices: Choices) -> None:
    if coffee_house_payable(s, player):
        allow(choices, ACT)
    elif s.coffee_rubies == 0:
        refuse(choices, ACT, "no-ruby", "MB-P20-02")
    else:
        needs(choices, ACT, "coffee", s.coffee_price, s.coffee[player], "MB-P20-01")


@rule
def coffee_house(s: State, player: int) -> None:
    """[MB-P20-01] Pay, one ruby."""
    pay_coffee(s, player, s.coffee_price)
    take_coffee_ruby(s, player)


USE_FIGURE = {Figure.COFFEE_TRADER: coffee_trader}
OFFERS_AT = {
    Place.ROASTING_PLANT: offer_roasting_plant,
    Place.GUILD_HALL: offer_action,
    Place.COFFEE_HOUSE: offer_coffee_house,
    Place.CARAVANSARY: also(offer_coffee_alone),
}
ACTIONS = {
    Place.ROASTING_PLANT: roasting_plant,
    Place.GUILD_HALL: guild_hall,
    Place.COFFEE_HOUSE: coffee_house,
    Place.CARAVANSARY: also(caravansary_coffee),
}
OFFERS = {
    Decision.ENCOUNTER: also(offer_coffee_trader),
    Decision.TRADER_PRICE: offer_trader_price,
    Decision.ROAST: offer_roast,
    Decision.DISCARD_GUILD: offer_discard_guild,
}
ANSWERS = {
    Decision.TRADER_PRICE: answer_trader_price,
    Decision.ROAST: answer_roast,
    Decision.DISCARD_GUILD: answer_discard_guild,
}
