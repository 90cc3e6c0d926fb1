"""The whole table as one flat record."""

from __future__ import annotations

from ...core.record import Flow, See, cells, i8, i16, i64, record
from .components import COLOURS, DISPLAY, KINDS, LARGEST, OWNERS, PLAYERS, SECTORS, SPOTS, START_TENTS, WORDS


@record
class State(Flow):
    """Areas are four words of 60 cells each, see `ways.py`; a missing cell, card or holder is -1."""

    # the board of this table, written once by setup
    columns = cells(i8)
    rows = cells(i8)
    market = cells(i64, WORDS, derived=True)  # [CAI-CELL-01] area of the market square, as printed
    snack = cells(i64, WORDS, derived=True)  # area of the snack zone
    sector = cells(i64, SECTORS, WORDS, derived=True)  # area of each sector
    spot = cells(i16, SPOTS)  # where the customers begin
    card_sectors = cells(i16, KINDS)  # the sectors a card is good for, one bit each
    joker_fee = cells(i8)
    gold_value = cells(i8)
    silver_value = cells(i8)
    reconstructed = cells(i16)  # which facts of the board are reconstructed, one bit each, see `board.FACTS`
    layout = cells(i16, PLAYERS, START_TENTS, 3)  # suggested sets: colour, tent, entrance
    free_start = cells(i8)  # 1: start tents are placed freely
    own_first = cells(i8)  # 1: every coin of the stall's colour goes before substitutes
    move_any = cells(i8)  # 1: any tent without extensions may be moved, blocked or not
    three_needed = cells(i8)  # 1: three cards only for sectors that no card of the hand fits
    turn_limit = cells(i16)  # the final phase begins at the latest after this many turns

    # the bazaar
    size = cells(i8, OWNERS, COLOURS)  # of each stall, 0 while its tent is not on the board
    tile = cells(i16, OWNERS, COLOURS, LARGEST)  # cells of each stall, the tent first
    entrance = cells(i16, OWNERS, COLOURS)
    customer = cells(i16, COLOURS)  # cell of each customer, -1 beside the tray

    # the survey of the bazaar, kept by `plots.py`
    built = cells(i64, WORDS, derived=True)  # all tents and extensions
    stalls = cells(i64, COLOURS, WORDS, derived=True)  # those of one colour
    doors = cells(i64, WORDS, derived=True)  # all entrances
    tented = cells(i16, COLOURS, derived=True)  # sectors that hold a tent of the colour, one bit each
    free = cells(i64, WORDS, derived=True)
    ground = cells(i64, WORDS, derived=True)  # the walkable area that holds everybody
    plot = cells(i64, WORDS, derived=True)  # where a tent could stand, its colour and the ways left aside
    brittle = cells(i64, WORDS, derived=True)  # walkable cells that may cut the ways when built over

    # the common supplies
    extensions = cells(i8, COLOURS)
    bank = cells(i8, COLOURS)
    gold = cells(i8, COLOURS)  # who holds each medal
    silver = cells(i8, COLOURS)
    barkers_left = cells(i8)
    deck = cells(i8, KINDS, see=See.NOBODY)
    deck_size = cells(i8)
    display = cells(i8, DISPLAY)
    discard = cells(i8, KINDS)
    laid = cells(i8, KINDS)  # cards laid out for the build under way

    # [CAI-INFO-01] [CAI-INFO-02] the players: coins and hands are hidden, the rest lies open
    score = cells(i16, PLAYERS)
    coins = cells(i8, PLAYERS, COLOURS, see=See.OWNER)
    hand = cells(i8, PLAYERS, KINDS, see=See.OWNER)
    hand_size = cells(i8, PLAYERS)
    barkers = cells(i8, PLAYERS)
    out = cells(i8, PLAYERS)  # dropped out of the final phase

    # the course of the game
    first = cells(i8)  # the first player
    active = cells(i8)  # whose turn it is
    final = cells(i8)  # the final phase has begun
    turns = cells(i16)
