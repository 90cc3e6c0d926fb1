"""Pieces as they lie in the box: names and printed numbers, no logic."""

from __future__ import annotations

from charsu.core.names import names

PLAYERS, STALLS, CARDS = 3, 5, 2
MOST_TURNS = 60  # [BAZ-08] a slow game ends all the same


@names
class Stall:
    FOUNTAIN = 0
    TEA_HOUSE = 1
    CARD_SELLER = 2
    GEM_DEALER = 3
    WELL = 4


@names
class Card:
    COINS = 0
    GEM = 1


@names
class Step:
    TURN = 1
    STALL = 2
    PAYOUT = 3
    END_TURN = 4


@names
class Decision:
    START = 128
    GO = 129
    ANNOUNCE = 130
    ROLL = 131
    BUY_CARD = 132
    DRAW = 133
    BUY_GEM = 134


@names
class Event:
    STARTS = 1
    WENT = 2
    ROLLED = 3
    EARNED = 4
    DREW = 5
    BOUGHT_GEM = 6
    PLAYED_COINS = 7
    DISCARDS_SHUFFLED = 8


PILE = (6, 3)  # [BAZ-05] coin cards and gem cards
FOUNTAIN_COINS = (2, 1)  # [BAZ-03] the fountain pays two, the well one
CARD_PRICE = 2  # [BAZ-05]
GEM_PRICE = (4, 5, 6, 7, 8, 9)  # [BAZ-06] by gems sold so far; the last stays
CARD_COINS = 3  # [BAZ-07]
