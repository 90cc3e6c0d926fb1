"""The vocabulary of answers: what a player can point at. One flat id space."""

from __future__ import annotations

from .components import CELLS, COLOURS, KINDS, LARGEST, PLAYERS

PASS = 0
DRAW = 1  # the action
DECK = 2
BARKER = 3
THREE_CARDS = 4
BUILD = 5  # BUILD + 6 * tent, extension or move + colour
COLOUR = BUILD + 3 * COLOURS
CARD = COLOUR + COLOURS  # CARD + kind
CELL = CARD + KINDS
NUMBER = CELL + CELLS  # NUMBER + 0..7
SEAT = NUMBER + LARGEST + 1
SET = SEAT + PLAYERS  # a set of a suggested layout
N_ANSWERS = SET + PLAYERS
