"""The whole table as one flat record."""

from __future__ import annotations

from ...core.record import Flow, See, cells, i8, i16, record
from .components import BUILDINGS, CARDS, FACES, PLACES, PLAYERS, ROWS, SHOPS, SOUKS


@record
class State(Flow):
    # what the table chose
    shop_bonus = cells(i8)  # gold the building Shop adds
    discount = cells(i8)  # 1: building cards only lower the price of the one building
    mover_first = cells(i8)  # 1: of two cubes the mover's own goes first
    limited = cells(i8)  # 1: stocks run out

    week = cells(i8)
    day = cells(i8)
    first = cells(i8)  # first player of the day
    active = cells(i8)  # whose turn it is
    order = cells(i8, PLAYERS)  # who takes a turn today, one after the other

    white = cells(i8, FACES + 1)  # dice on the Tower by the number they show; number 0 is never shown
    yellow = cells(i8, FACES + 1)
    value = cells(i8, ROWS)  # the number the dice of a row show; 0 for an empty row

    shop = cells(i8, SHOPS)  # whose cube, or NOBODY
    holder = cells(i8, SOUKS)  # whose cubes are in a souk
    filled = cells(i8, SOUKS)  # how many
    supervisor = cells(i8)  # his square
    caravan = cells(i8, PLACES)  # whose cube, in the order of filling
    loaded = cells(i8)  # how many

    gold = cells(i16, PLAYERS)
    camels = cells(i16, PLAYERS)
    points = cells(i16, PLAYERS)
    built = cells(i8, PLAYERS, BUILDINGS)  # 1 when owned
    cubes_out = cells(i8, PLAYERS)  # cubes in shops, in the Caravan and on buildings

    hand = cells(i8, PLAYERS, CARDS, see=See.OWNER)  # [YSP-CARD-06] cards by kind, hidden from the others
    hand_size = cells(i8, PLAYERS)
    deck = cells(i8, CARDS, see=See.NOBODY)
    deck_size = cells(i8)
    discard = cells(i8, CARDS)
