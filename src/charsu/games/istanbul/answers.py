"""The vocabulary of answers: what a player can point at. One flat id space."""

from __future__ import annotations

from .components import CARDS, CELLS, COLOURS, DEMANDS, FIGURES, GOODS, PLACES, PLAYERS

PASS = 0
ACT = 1  # carry out the action
STOP = 2  # end the turn here
LEAVE = 3  # an assistant
PICK_UP = 4  # the own assistant
PICK_UP_NEUTRAL = 5
DECK = 6  # a card from the deck
PILE = 7  # the top card of the discard pile
LIRA = 8  # money
AGAIN = 9  # roll again
LATER = 10  # first the dice
ALL = 11  # everything that can be sold or fetched
YELLOW_TILE = 12
PLACE = 13  # PLACE + number of the place
ASSISTANT = PLACE + PLACES + 1  # ASSISTANT + number of the place where it lies
GOOD = ASSISTANT + PLACES + 1
NUMBER = GOOD + GOODS  # NUMBER + 0..12
CARD = NUMBER + 13  # CARD + kind: drawn, or given up
PLAY = CARD + CARDS  # PLAY + kind: played for its effect
TILE = PLAY + CARDS  # TILE + colour
DIE = TILE + COLOURS  # DIE + 0, DIE + 1: turned to 4
ROLL = DIE + 2  # ROLL + 6 * first + second, dice counted from 0
PLAYER = ROLL + 36
FIGURE = PLAYER + PLAYERS
CELL = FIGURE + FIGURES
DEMAND = CELL + CELLS  # DEMAND + tile
N_ANSWERS = DEMAND + DEMANDS
