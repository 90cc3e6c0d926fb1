"""The exchange of MB-CARD-04: goods and coffee for others."""

from __future__ import annotations

from ....core.choices import Choices, allow
from ....core.flow import next_kind, next_second_detail, todo
from ....core.reasons import refuse
from ....core.rule import rule
from ..answers import COFFEE, GOOD, PASS, PLAY
from ..components import FIGURE_PRICE, GOODS, Card, Decision
from ..gains import capacity, goods_in_cart
from ..state import State
from .stock import pay_stock, take_stock

MANY = 99


@rule
def room_for_others(s: State, player: int, given: int) -> int:
    """How much of the kinds not given could be taken; coffee takes no room."""
    if given >> GOODS & 1 == 0:
        return MANY
    room = 0
    for good in range(GOODS):
        if given >> good & 1 == 0:
            room += capacity(s, player) - s.goods[player][good]
    return room


@rule
def offer_gifts(s: State, player: int, given: int, n: int, choices: Choices) -> None:
    """[MB-CARD-04] What can be given so that as much of other kinds still fits."""
    for good in range(GOODS):
        if s.goods[player][good] > 0 and room_for_others(s, player, given | 1 << good) > n:
            allow(choices, GOOD + good)
    if s.coffee[player] > 0 and room_for_others(s, player, given | 1 << GOODS) > n:
        allow(choices, COFFEE)


@rule
def offer_exchange(s: State, player: int, card: int, choices: Choices) -> None:
    first = choices.n
    offer_gifts(s, player, 0, 0, choices)
    possible = choices.n > first
    choices.n = first
    if possible:
        allow(choices, PLAY + card)
    else:
        refuse(choices, PLAY + card, "exchange", "MB-CARD-04")


@rule
def play_exchange(s: State, player: int) -> None:
    """[MB-CARD-04] Give one to three goods or coffee, take as many of other kinds."""
    todo(s, Decision.GIVE, player, 0, 0)


@rule
def kind_of(answer: int) -> int:
    """Goods by colour, then coffee."""
    return GOODS if answer == COFFEE else answer - GOOD


@rule
def offer_give(s: State, player: int, given: int, n: int, choices: Choices) -> None:
    offer_gifts(s, player, given, n, choices)
    if n > 0:
        allow(choices, PASS)


@rule
def answer_give(s: State, player: int, given: int, n: int, answer: int) -> None:
    """[MB-CARD-04] What is given comes first; up to three."""
    if answer == PASS:
        todo(s, Decision.TAKE, player, given, n)
        return
    pay_stock(s, player, answer)
    if n == 2:
        todo(s, Decision.TAKE, player, given | 1 << kind_of(answer), 3)
    else:
        todo(s, Decision.GIVE, player, given | 1 << kind_of(answer), n + 1)


@rule
def offer_take(s: State, player: int, given: int, n: int, choices: Choices) -> None:
    """[MB-CARD-04] No kind that was given; within the capacity."""
    for good in range(GOODS):
        if given >> good & 1 == 0 and s.goods[player][good] < capacity(s, player):
            allow(choices, GOOD + good)
    if given >> GOODS & 1 == 0 and s.mocha and not (n == 1 and owes_good(s, player)):
        allow(choices, COFFEE)


@rule
def owes_good(s: State, player: int) -> bool:
    """[IST-ENC-42] In an encounter that only a good can pay: is none left for it?"""
    to_trader = next_kind(s) == Decision.TRADER_PRICE
    to_smuggler = next_kind(s) == Decision.SMUGGLER_PRICE and next_second_detail(s) == 0
    return (to_trader or to_smuggler) and s.lira[player] < FIGURE_PRICE and goods_in_cart(s, player) == 0


@rule
def answer_take(s: State, player: int, given: int, n: int, answer: int) -> None:
    take_stock(s, player, answer)
    if n > 1:
        todo(s, Decision.TAKE, player, given, n - 1)


OFFER_CARD = {Card.EXCHANGE: offer_exchange}
PLAY_CARD = {Card.EXCHANGE: play_exchange}
OFFERS = {Decision.GIVE: offer_give, Decision.TAKE: offer_take}
ANSWERS = {Decision.GIVE: answer_give, Decision.TAKE: answer_take}
