"""The vocabulary of answers: what a player can point at. One flat id space."""

from __future__ import annotations

from .components import (
    CARDS,
    CELLS,
    COLOURS,
    DEMANDS,
    FIGURES,
    GOODS,
    GUILD_CARDS,
    KIOSK_TILES,
    LETTERS,
    PLACES,
    PLAYERS,
    TAVERN_TILES,
)  # fmt: skip

PASS = 0
ACT = 1  # carry out the action
STOP = 2  # end the turn here
LEAVE = 3  # an assistant
PICK_UP = 4  # one's own assistant
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
# of the expansions
COFFEE = DEMAND + DEMANDS
BARRIER = COFFEE + 1
BAKSHEESH = BARRIER + 1
CALL_COMPANION = BAKSHEESH + 1  # one's companion to the personal supply
TAVERN_TILE = CALL_COMPANION + 1  # TAVERN_TILE + kind
GUILD = TAVERN_TILE + TAVERN_TILES  # GUILD + number: played as the turn
GUILD_CARD = GUILD + GUILD_CARDS + 1  # GUILD_CARD + number: drawn, or given up
EDGE = GUILD_CARD + GUILD_CARDS + 1  # EDGE + 2 * cell: to the right of a cell; one more: below it
COMPANION = EDGE + 2 * CELLS  # COMPANION + place: the companion goes there
LETTER = COMPANION + PLACES + 1  # LETTER + kind: drawn, or an undelivered one given up
DELIVERED = LETTER + LETTERS  # DELIVERED + kind: a delivered one given up
KIOSK_TILE = DELIVERED + LETTERS
MOST_BID = 127  # nobody needs to bid more
BID = KIOSK_TILE + KIOSK_TILES  # BID + lira
N_ANSWERS = BID + MOST_BID + 1
