"""The whole table as one flat record."""

from __future__ import annotations

from charsu.core.record import Flow, See, cells, i8, i16, record

from .components import CARDS, PLAYERS


@record
class State(Flow):
    active = cells(i8)
    starter = cells(i8)
    turns = cells(i16)
    goal = cells(i8)  # gems that end the game
    stall = cells(i8, PLAYERS)
    coins = cells(i16, PLAYERS)
    gems = cells(i8, PLAYERS)
    sold = cells(i8)
    dice = cells(i8, 2)
    hand_size = cells(i8, PLAYERS)
    pile_size = cells(i8)
    hand = cells(i8, PLAYERS, CARDS, see=See.OWNER)
    pile = cells(i8, CARDS, see=See.NOBODY)
    discard = cells(i8, CARDS)
