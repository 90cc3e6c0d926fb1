"""The city: how far squares are apart, which shops a player may use."""

from __future__ import annotations

from ...core.choices import Choices, allow
from ...core.reasons import reason, refuse
from ...core.rule import rule
from .answers import SHOP
from .components import (
    FREE_STEPS,
    NOBODY,
    QUARTER_START,
    SHOP_SOUK,
    SHOPS,
    SOUK_QUARTER,
    SOUK_SIZE,
    SOUK_START,
    SQUARE_ARM,
    SQUARE_STEPS,
    Building,
)
from .gains import has_cube
from .state import State

# --- Streets ---------------------------------------------------------------


@rule
def distance(here: int, there: int) -> int:
    """Steps from square to square.

    [YSP-SUP-05] [YSP-SUP-06] [YSP-SUP-07] [YSP-SUP-08] The streets meet only at the centre, so whoever never turns
    back has exactly one way to each square: a number of steps leads to the squares this far away and to no others.
    """
    if SQUARE_ARM[here] == SQUARE_ARM[there]:
        return abs(SQUARE_STEPS[here] - SQUARE_STEPS[there])
    return SQUARE_STEPS[here] + SQUARE_STEPS[there]


@rule
def price_of(s: State, player: int, value: int, square: int) -> int:
    """[YSP-SUP-02] [YSP-SUP-04] A gold for each step more or less than the dice show; the Hammam gives three for free."""
    change = abs(distance(s.supervisor, square) - value)
    if s.built[player][Building.HAMMAM]:
        return max(0, change - FREE_STEPS)
    return change


# --- Shops -----------------------------------------------------------------


@rule
def has_unfinished(s: State, player: int, quarter: int) -> bool:
    """Does the player have a souk with at least one of their cubes and an empty shop in the quarter?"""
    for souk in range(QUARTER_START[quarter], QUARTER_START[quarter + 1]):
        if s.holder[souk] == player and s.filled[souk] < SOUK_SIZE[souk]:
            return True
    return False


@rule
def may_use(s: State, player: int, souk: int) -> bool:
    """[YSP-SOUK-03] [YSP-SOUK-04] [YSP-SOUK-05] [YSP-SOUK-06] One's own unfinished souks of the quarter, else a free one."""
    if has_unfinished(s, player, SOUK_QUARTER[souk]):
        return s.holder[souk] == player and s.filled[souk] < SOUK_SIZE[souk]
    return s.holder[souk] == NOBODY


@rule
def can_place(s: State, player: int, quarter: int) -> bool:
    if not has_cube(s, player):
        return False
    for souk in range(QUARTER_START[quarter], QUARTER_START[quarter + 1]):
        if may_use(s, player, souk):
            return True
    return False


@rule
def offer_shops(s: State, player: int, quarter: int, choices: Choices) -> None:
    """[YSP-SOUK-08] Any empty shop of a souk the player may use."""
    for souk in range(QUARTER_START[quarter], QUARTER_START[quarter + 1]):
        if may_use(s, player, souk):
            for shop in range(SOUK_START[souk], SOUK_START[souk] + SOUK_SIZE[souk]):
                if s.shop[shop] == NOBODY:
                    allow(choices, SHOP + shop)


@reason
def why_no_shop(s: State, player: int, quarters: range, choices: Choices) -> None:
    """Of the shops of these quarters, and of the others."""
    for shop in range(SHOPS):
        souk = SHOP_SOUK[shop]
        if SOUK_QUARTER[souk] not in quarters:
            refuse(choices, SHOP + shop, "quarter", "YSP-ACT-06")
        elif s.shop[shop] != NOBODY:
            refuse(choices, SHOP + shop, "full", "YSP-SOUK-02")
        elif s.holder[souk] not in (NOBODY, player):
            refuse(choices, SHOP + shop, "souk-taken", "YSP-SOUK-03")
        else:
            refuse(choices, SHOP + shop, "unfinished", "YSP-SOUK-04")
