"""Goods in the shops of a quarter."""

from __future__ import annotations

from ...core.choices import Choices
from ...core.flow import todo
from ...core.notes import note
from ...core.rule import rule
from .answers import SHOP
from .board import can_place, offer_shops, why_no_shop
from .components import Decision, Event, Step
from .gains import put_cube
from .state import State


@rule
def place_goods(s: State, player: int, quarter: int, cubes: int) -> None:
    """[YSP-SOUK-09] Cube by cube while there is a shop for it; the rest is lost."""
    if cubes > 0 and can_place(s, player, quarter):
        todo(s, Decision.PLACE, player, quarter, cubes)
    elif cubes > 0:
        note(s, Event.LOST_GOODS, player, cubes, 0)


@rule
def offer_place(s: State, player: int, quarter: int, choices: Choices) -> None:
    offer_shops(s, player, quarter, choices)
    why_no_shop(s, player, range(quarter, quarter + 1), choices)


@rule
def answer_place(s: State, player: int, quarter: int, cubes: int, answer: int) -> None:
    """[YSP-SOUK-07] What may be used is looked at anew after each cube: a finished souk opens the next."""
    todo(s, Step.PLACE_GOODS, player, quarter, cubes - 1)
    put_cube(s, player, answer - SHOP)


STEPS = {Step.PLACE_GOODS: place_goods}
OFFERS = {Decision.PLACE: offer_place}
ANSWERS = {Decision.PLACE: answer_place}
