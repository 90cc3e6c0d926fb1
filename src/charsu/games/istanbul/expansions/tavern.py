"""Mocha & Baksheesh: 19 Tavern, with barrier, tavern tiles and baksheesh."""

from __future__ import annotations

from ....core.choices import Choices, allow
from ....core.flow import ask, todo
from ....core.notes import note
from ....core.reasons import reason, refuse
from ....core.rule import rule
from ..answers import ACT, BAKSHEESH, BARRIER, EDGE, PLACE, TAVERN_TILE
from ..board import barred, steps_between
from ..components import BAKSHEESH_GOODS, PLACES, TAVERN_TILES, Decision, Event, Place, TavernTile
from ..gains import pay_good
from ..reasons import needs
from ..state import State
from ..windows import OF_ANOTHER
from .components import BAKSHEESH_PRICE, BARRIER_PRICE, TAVERN_PRICE
from .stock import any_ruby, pay_coffee

# --- The three options ---------------------------------------------------------


@rule
def offer_tavern(s: State, player: int, choices: Choices) -> None:
    """[MB-P19-01] One of barrier, tavern tile, baksheesh."""
    offer_tavern_for(s, player, s.coffee[player] + s.tavern_discount, choices)
    why_nothing_at_the_tavern(s, player, choices)


@reason
def why_nothing_at_the_tavern(s: State, player: int, choices: Choices) -> None:
    """[MB-P19-02] [MB-P19-03] Of what is there, the cheapest is too dear, or the tile is owned already."""
    for kind in range(TAVERN_TILES):
        why_no_tavern_tile(s, player, kind, choices)
    coffee = s.coffee[player] + s.tavern_discount
    least = min(BARRIER_PRICE, *(TAVERN_PRICE[taken] for taken in s.tavern_taken if taken < len(TAVERN_PRICE)), BAKSHEESH_PRICE)
    if coffee < least:
        needs(choices, ACT, "coffee", least, coffee, "MB-P19-02")
    else:
        refuse(choices, ACT, "tavern-nothing", "MB-P19-03")
    needs(choices, BARRIER, "coffee", BARRIER_PRICE, coffee, "MB-P19-01")


@reason
def why_no_tavern_tile(s: State, player: int, kind: int, choices: Choices) -> None:
    """[MB-P19-02] [MB-P19-03]"""
    coffee = s.coffee[player] + s.tavern_discount
    if s.tavern_tile[player][kind]:
        refuse(choices, TAVERN_TILE + kind, "tavern-own", "MB-P19-03")
    elif s.tavern_taken[kind] == len(TAVERN_PRICE):
        refuse(choices, TAVERN_TILE + kind, "mosque-gone", "MB-P19-03")
    elif coffee < TAVERN_PRICE[s.tavern_taken[kind]]:
        needs(choices, TAVERN_TILE + kind, "coffee", TAVERN_PRICE[s.tavern_taken[kind]], coffee, "MB-P19-02")


@rule
def offer_tavern_for(s: State, player: int, coffee: int, choices: Choices) -> None:
    """What this much coffee buys."""
    if coffee >= BARRIER_PRICE:
        allow(choices, BARRIER)
    for kind in range(TAVERN_TILES):
        if tile_left(s, player, kind) and coffee >= TAVERN_PRICE[s.tavern_taken[kind]]:
            allow(choices, TAVERN_TILE + kind)
    if coffee >= BAKSHEESH_PRICE and s.goods[player][s.baksheesh_good[s.baksheesh]] >= BAKSHEESH_GOODS and any_ruby(s):
        allow(choices, BAKSHEESH)


@rule
def tile_left(s: State, player: int, kind: int) -> bool:
    """[MB-P19-03] At most one of each kind, as long as there are any."""
    return s.tavern_taken[kind] < len(TAVERN_PRICE) and s.tavern_tile[player][kind] == 0


@rule
def tavern(s: State, player: int, answer: int) -> None:
    if answer == BARRIER:
        pay_tavern(s, player, BARRIER_PRICE)
        ask(s, Decision.BARRIER, player)
    elif answer == BAKSHEESH:
        baksheesh(s, player)
    else:
        take_tavern_tile(s, player, answer - TAVERN_TILE)


@rule
def pay_tavern(s: State, player: int, price: int) -> None:
    """[MB-GUILD-19] One coffee less, once, by the guild card."""
    pay_coffee(s, player, price - s.tavern_discount)
    s.tavern_discount = 0


@rule
def take_tavern_tile(s: State, player: int, kind: int) -> None:
    """[MB-P19-02] [MB-SETUP-09] The top tile of a stack for the coffee printed on it."""
    pay_tavern(s, player, TAVERN_PRICE[s.tavern_taken[kind]])
    s.tavern_taken[kind] += 1
    s.tavern_tile[player][kind] = 1
    note(s, Event.TOOK_TAVERN_TILE, player, kind, 0)


@rule
def baksheesh(s: State, player: int) -> None:
    """[MB-P19-04] [MB-SETUP-10] Coffee and the goods on the tile for a ruby of any track; then the tile is turned over."""
    pay_tavern(s, player, BAKSHEESH_PRICE)
    pay_good(s, player, s.baksheesh_good[s.baksheesh], BAKSHEESH_GOODS)
    s.baksheesh = 1 - s.baksheesh
    note(s, Event.BAKSHEESH, player, s.baksheesh_good[s.baksheesh], BAKSHEESH_GOODS)
    ask(s, Decision.RUBY, player)


@reason
def why_not_from_afar(s: State, player: int, choices: Choices) -> None:
    """[MB-P19-01] Tavern tiles are had at the Tavern alone."""
    for kind in range(TAVERN_TILES):
        why_no_tavern_tile(s, player, kind, choices)
    refuse(choices, range(TAVERN_TILE, TAVERN_TILE + TAVERN_TILES), "mosque-place", "MB-P19-01", place=Place.TAVERN)


# --- Barrier -------------------------------------------------------------------


@rule
def offer_barrier(s: State, choices: Choices) -> None:
    """[MB-BARRIER-01] [MB-BARRIER-02] [MB-BARRIER-10] Any inner edge, also the one where it lies and those of the Tavern."""
    for cell in range(s.places):
        if cell % s.columns < s.columns - 1:
            allow(choices, EDGE + 2 * cell)
        if cell + s.columns < s.places:
            allow(choices, EDGE + 2 * cell + 1)


@rule
def answer_barrier(s: State, player: int, answer: int) -> None:
    """[MB-BARRIER-02] [MB-BARRIER-03] There is one barrier; who places it controls it until another player does."""
    edge = answer - EDGE
    s.barrier = 1 + edge
    s.barrier_holder = player
    one = s.place_at[edge // 2]
    other = s.place_at[edge // 2 + (1 if edge % 2 == 0 else s.columns)]
    note(s, Event.BARRIER, player, one, other)
    todo(s, Decision.BESIDE, player, one, other)


@rule
def offer_beside(one: int, other: int, choices: Choices) -> None:
    """[MB-BARRIER-11] One of the two places; its action may still be left out."""
    allow(choices, PLACE + one)
    allow(choices, PLACE + other)
    refuse(choices, range(PLACE, PLACE + PLACES + 1), "beside", "MB-BARRIER-01")


@rule
def answer_beside(s: State, player: int, answer: int) -> None:
    """[MB-BARRIER-08] [MB-BARRIER-09] Like a family member: no assistant, no payment, no encounter there; nobody moves."""
    todo(s, Decision.ACT, player, answer - PLACE, OF_ANOTHER)


# --- Movement tile -------------------------------------------------------------


@rule
def offer_straight_line(s: State, player: int, far: int, choices: Choices) -> None:
    """[MB-TAVERN-01] [MB-TAVERN-02] [GB-12] The merchant, any number of places straight on; one or two go without the tile."""
    if far or s.tavern_tile[player][TavernTile.MOVEMENT] == 0:
        return
    start = s.merchant[player]
    for place in range(1, s.last_place + 1):
        if s.row_of[place] < 0 or not in_line(s, start, place):
            continue
        if steps_between(s, start, place) > 2 and not barred(s, player, start, place):
            allow(choices, PLACE + place)


@rule
def in_line(s: State, one: int, other: int) -> bool:
    return s.row_of[one] == s.row_of[other] or s.column_of[one] == s.column_of[other]


OFFERS_AT = {Place.TAVERN: offer_tavern}
ACTIONS = {Place.TAVERN: tavern}
OFFERS = {Decision.BARRIER: offer_barrier, Decision.BESIDE: offer_beside}
ANSWERS = {Decision.BARRIER: answer_barrier, Decision.BESIDE: answer_beside}
