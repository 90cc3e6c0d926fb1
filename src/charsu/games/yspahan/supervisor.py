"""The Supervisor: where he may walk, and what he sends to the Caravan."""

from __future__ import annotations

from ...core.choices import Choices, allow
from ...core.flow import ask, todo
from ...core.notes import note
from ...core.reasons import reason, refuse
from ...core.rule import rule
from .answers import PASS, PIECE, SHOP, SQUARE
from .board import price_of
from .components import BESIDE, NOBODY, SQUARES, Building, Decision, Event, Piece, Step
from .gains import has_cube, pay, take_cube
from .state import State

# --- Walking ---------------------------------------------------------------


@rule
def offer_move(s: State, player: int, value: int, choices: Choices) -> None:
    """[YSP-SUP-01] [YSP-SUP-03] [YSP-SUP-17] Every square the player can pay for, his own and empty ones included."""
    for square in range(SQUARES):
        if price_of(s, player, value, square) <= s.gold[player]:
            allow(choices, SQUARE + square)
    why_no_walk(s, player, value, choices)


@reason
def why_no_walk(s: State, player: int, value: int, choices: Choices) -> None:
    for square in range(SQUARES):
        refuse(choices, SQUARE + square, "gold", "YSP-SUP-02", price=price_of(s, player, value, square), gold=s.gold[player])


@rule
def answer_move(s: State, player: int, value: int, answer: int) -> None:
    """[YSP-SUP-10] [YSP-SUP-11] [YSP-SUP-12] The cubes beside the square where he ends are sent, also without a step."""
    square = answer - SQUARE
    price = price_of(s, player, value, square)
    pay(s, player, 0, price)
    s.supervisor = square
    note(s, Event.MOVED_SUPERVISOR, player, square, price)
    send_beside(s, player, BESIDE[square][0], BESIDE[square][1])


# --- Sending ---------------------------------------------------------------


@rule
def has_goods(s: State, shop: int) -> bool:
    return shop != NOBODY and s.shop[shop] != NOBODY


@rule
def send_beside(s: State, player: int, one: int, other: int) -> None:
    """[YSP-SUP-09] None, one or two cubes; [YSP-SUP-13] of two the mover, or the table's option, says which goes first."""
    if has_goods(s, one) and has_goods(s, other):
        if s.mover_first == 0:
            todo(s, Decision.SEND_FIRST, player, one, other)
        elif (s.shop[other] - player) % s.players < (s.shop[one] - player) % s.players:
            send_both(s, other, one)
        else:
            send_both(s, one, other)
    elif has_goods(s, one):
        todo(s, Step.SEND, s.shop[one], one, 0)
    elif has_goods(s, other):
        todo(s, Step.SEND, s.shop[other], other, 0)


@rule
def send_both(s: State, one: int, other: int) -> None:
    """[YSP-SUP-16] Each cube once."""
    todo(s, Step.SEND, s.shop[other], other, 0)
    todo(s, Step.SEND, s.shop[one], one, 0)


@rule
def offer_send_first(one: int, other: int, choices: Choices) -> None:
    allow(choices, SHOP + one)
    allow(choices, SHOP + other)


@rule
def answer_send_first(s: State, one: int, other: int, answer: int) -> None:
    if answer == SHOP + one:
        send_both(s, one, other)
    else:
        send_both(s, other, one)


@rule
def send(s: State, player: int, shop: int) -> None:
    """[YSP-SUP-14] [YSP-SUP-15] The owner may keep the cube for a camel, in anybody's turn."""
    if s.camels[player] > 0 and has_cube(s, player):
        todo(s, Decision.KEEP, player, shop, 0)
    else:
        send_cube(s, player, shop)


@rule
def offer_keep(choices: Choices) -> None:
    allow(choices, PASS)
    allow(choices, PIECE + Piece.CAMEL)


@rule
def answer_keep(s: State, player: int, shop: int, answer: int) -> None:
    if answer == PASS:
        send_cube(s, player, shop)
    else:
        pay(s, player, 1, 0)
        note(s, Event.KEPT, player, shop, 0)
        join_caravan(s, player)


@rule
def send_cube(s: State, player: int, shop: int) -> None:
    """[YSP-SOUK-14] The only way out of a shop before the week ends."""
    take_cube(s, shop)
    note(s, Event.SENT, player, shop, 0)
    join_caravan(s, player)


@rule
def join_caravan(s: State, player: int) -> None:
    """[YSP-CARAVAN-09] A Caravanserai draws a card for each cube, the one from the stock included."""
    ask(s, Step.CARAVAN_FULL, player)
    if s.built[player][Building.CARAVANSERAI]:
        ask(s, Step.DRAW_CARD, player)
    ask(s, Step.LOAD, player)


STEPS = {Step.SEND: send}
OFFERS = {Decision.MOVE: offer_move, Decision.SEND_FIRST: offer_send_first, Decision.KEEP: offer_keep}
ANSWERS = {Decision.MOVE: answer_move, Decision.SEND_FIRST: answer_send_first, Decision.KEEP: answer_keep}
