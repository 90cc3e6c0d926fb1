"""Pieces as they lie in the box: names and printed numbers, no logic.

What the seed prints is here. What is reconstructed (the board, its sectors and spots, the jokers' sectors and fee, the
medals' values, the starting layouts) lies in a board file, see `board.py`.
"""

from __future__ import annotations

from ...core.names import names

PLAYERS = 4
OWNERS = 5  # four players and the neutral tents
NEUTRAL = 4  # [CAI-2P-01] six tents of one unused crest, one of each colour
COLOURS = 6
SECTORS = 9
KINDS = 15  # kinds of sector cards: nine sectors and six jokers
FIRST_JOKER = 9
LARGEST = 7  # a tent and the six extensions of its colour

SIDE = 15  # the widest board a file may describe; cells are counted row by row, 15 to a row
CELLS = SIDE * SIDE
WORDS = 4  # an area of the board is four integers of 60 bits, four rows in each
WORD_CELLS = 60

CELL_WORD = tuple(cell // WORD_CELLS for cell in range(CELLS))  # tables, because divisions are slow on a GPU
CELL_SHIFT = tuple(cell % WORD_CELLS for cell in range(CELLS))

SPOTS = 5
ALL_SECTORS = 511  # a set of sectors is nine bits


@names
class Colour:
    """Goods, customers, tents, extensions, coins and medals come in six colours."""

    RED = 0
    YELLOW = 1
    GREEN = 2
    BLUE = 3
    WHITE = 4
    PURPLE = 5  # the eating houses


@names
class Build:
    """[CAI-TURN-03] A new tent, one extension, or moving a tent; the start places tents without cards."""

    TENT = 0
    EXTEND = 1
    MOVE = 2
    START = 3
    NEUTRAL = 4


WORK_BUILD = tuple(work // COLOURS for work in range(5 * COLOURS))  # a work is what is built in which colour, see `build.py`
WORK_COLOUR = tuple(work % COLOURS for work in range(5 * COLOURS))

COPIES = (3, 3, 3, 3, 3, 3, 3, 3, 3, 1, 1, 1, 1, 1, 1)  # [CAI-SETUP-03] 27 normal cards and 6 jokers
CARDS = sum(COPIES)
BARKERS = 7  # [CAI-SETUP-04]
DISPLAY = 4  # [CAI-SETUP-03]
EXTENSIONS = 6  # [CAI-SETUP-05] of each colour
COINS = 20  # [CAI-SETUP-02] the value of all coins of one colour
START_COINS = 1  # [CAI-SETUP-08] of each colour
START_HAND = 3  # [CAI-SETUP-09]
START_TENTS = 3  # [CAI-SETUP-14]
START_TENTS_IN_SECTOR = 2  # [CAI-SETUP-16]
HAND_LIMIT = 4  # [CAI-DRAW-06]
DRAWS = 2  # [CAI-DRAW-01]
THREE = 3  # [CAI-CARD-04]
SUBSTITUTE = 2  # [CAI-PAY-03] coins of other colours for one that is missing
COMMISSION = 1  # [CAI-INCOME-02]
LAST_ONES = 2  # [CAI-FINAL-01] colours of which a single extension is left
COINS_A_POINT = 3  # [CAI-SCORE-02]


@names
class Step:
    """What happens by itself."""

    PUT_CUSTOMERS = 1
    REFILL = 2
    DEAL_HANDS = 3
    DEAL_SETS = 4
    PLACE_START = 5
    PLACE_NEUTRAL = 6
    TURN = 7
    PAY_COST = 8
    SCORE_EXTENSION = 9
    FINISH_BUILD = 10
    HAND_LIMIT = 11
    END_TURN = 12
    FINAL_SCORING = 13
    FIRST_TURN = 14


@names
class Decision:
    """What somebody has to answer, chance included."""

    PUT_CUSTOMER = 128
    REVEAL = 129
    DEAL = 130
    FIRST_PLAYER = 131
    DEAL_SET = 132
    START_TENT = 133
    DRAW_NEUTRAL = 134
    ACTION = 135
    CARD = 136
    THREE = 137
    FEE = 138
    CELL = 139
    ENTRANCE = 140
    OWN_COINS = 141
    SUBSTITUTE = 142
    VISIT = 143
    DRAW = 144
    DISCARD = 145


@names
class Event:
    """What happened."""

    CUSTOMER_PUT = 1
    REVEALED = 2
    DEALT = 3
    BEGINS = 4
    GOT_SET = 5
    PLACED_TENT = 6
    OPENED_ENTRANCE = 7
    PLACED_NEUTRAL = 8
    REMOVED_NEUTRAL = 9
    PLAYED_CARD = 10
    PAID_FEE = 11
    EXTENDED = 12
    PAID = 13
    SCORED = 14
    TOOK_GOLD = 15
    TOOK_SILVER = 16
    LIFTED_TENT = 17
    CALLED = 18
    PLAYED_BARKERS = 19
    ARRIVED = 20
    EARNED = 21
    TOOK_CARD = 22
    DREW_CARD = 23
    TOOK_BARKER = 24
    DISCARDED = 25
    RESHUFFLED = 26
    FINAL_PHASE = 27
    DROPPED_OUT = 28
    MEDAL_POINTS = 29
    COIN_POINTS = 30
    SKIPPED_START = 31
    LEFT = 32
    COMMISSION = 33
    OWNER_EARNED = 34
    BANK_SHORT = 35
    MEDAL_FROM = 36
    RAN_OUT = 37
    RAN_LOW = 38
    LIMIT_REACHED = 39
    NOBODY_BUILDS = 40
    TOTAL = 41
    WON = 42
    SHARED = 43
    NEUTRAL_STANDS = 44
