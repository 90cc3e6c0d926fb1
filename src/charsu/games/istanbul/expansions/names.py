"""Kiosk tiles K01 to K24 by what they do."""

from __future__ import annotations

from ....core.names import names


@names
class Kiosk:
    YELLOW_AND_LIRA = 0
    GREEN_AND_LIRA = 1
    RED_AND_LIRA = 2
    TWO_YELLOW = 3
    TWO_GREEN = 4
    TWO_RED = 5
    YELLOW = 6
    GREEN = 7
    RED = 8
    BLUE = 9
    BONUS_CARD = 10
    TWO_LIRA = 11
    COFFEE_OR_TWO = 12
    COFFEE_OR_THREE = 13
    COMPANION = 14
    DIE = 15
    EXTENSION_FOR_LIRA = 16
    EXTENSION_FOR_GOODS = 17
    TO_FOUNTAIN = 18
    GOOD_AND_LETTER = 19
    CARD_AND_LETTER = 20
    LIRA_AND_LETTER = 21
    LIRA_AND_GOOD = 22
    LIRA_AND_CARD = 23
