"""The vocabulary of answers: what a player can point at. One flat id space."""

from __future__ import annotations

from .components import BUILDINGS, CARDS, FACES, PLAYERS, ROWS, SHOPS, SQUARES

MOST = 40  # the highest number that can be pointed at

PASS = 0
NUMBER = 1  # NUMBER + 0..40
ROW = NUMBER + MOST + 1  # a row of the Tower
ACTION = ROW + ROWS
SHOP = ACTION + 4
SQUARE = SHOP + SHOPS  # of the streets
BUILDING = SQUARE + SQUARES
CARD = BUILDING + BUILDINGS
PIECE = CARD + CARDS  # gold or camels
FACE = PIECE + 2  # FACE + 0..5: a die shows 1 to 6
SEAT = FACE + FACES
ANSWERS = SEAT + PLAYERS
