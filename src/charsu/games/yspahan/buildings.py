"""The six buildings."""

from __future__ import annotations

from ...core.choices import Choices, allow
from ...core.flow import ask, todo
from ...core.notes import note
from ...core.reasons import reason, refuse
from ...core.rule import rule
from .answers import BUILDING, CARD, PASS
from .components import BUILDING_POINTS, BUILDINGS, PRICE_CAMELS, PRICE_GOLD, Card, Decision, Event, Step, Waiver
from .gains import discard_card, has_cube, pay
from .state import State

# --- Price and points ------------------------------------------------------


@rule
def can_build(s: State, player: int, building: int, waiver: int) -> bool:
    """[YSP-BUILD-01] [YSP-BUILD-02] Not owned yet, and the price, less what a card waives, is there."""
    if s.built[player][building] or not has_cube(s, player):
        return False
    camels_there = waiver == Waiver.CAMELS or s.camels[player] >= PRICE_CAMELS[building]
    gold_there = waiver == Waiver.GOLD or s.gold[player] >= PRICE_GOLD[building]
    return camels_there and gold_there


@rule
def can_build_any(s: State, player: int, waiver: int) -> bool:
    for building in range(BUILDINGS):
        if can_build(s, player, building, waiver):
            return True
    return False


@rule
def offer_buildings(s: State, player: int, waiver: int, choices: Choices) -> None:
    for building in range(BUILDINGS):
        if can_build(s, player, building, waiver):
            allow(choices, BUILDING + building)
    why_no_buildings(s, player, waiver, choices)


@reason
def why_no_buildings(s: State, player: int, waiver: int, choices: Choices) -> None:
    """Of those that cannot be built."""
    for building in range(BUILDINGS):
        if not can_build(s, player, building, waiver):
            why_no_building(s, player, building, waiver, choices)


@reason
def why_no_building(s: State, player: int, building: int, waiver: int, choices: Choices) -> None:
    """[YSP-BUILD-01] [YSP-BUILD-04] [YSP-CARD-14] [YSP-CARD-15]"""
    camels, gold = PRICE_CAMELS[building], PRICE_GOLD[building]
    if s.built[player][building]:
        refuse(choices, BUILDING + building, "built", "YSP-BUILD-01")
    elif not has_cube(s, player):
        refuse(choices, BUILDING + building, "card-cube", "YSP-SETUP-05")
    elif waiver == Waiver.NOTHING:
        refuse(choices, BUILDING + building, "price", "YSP-BUILD-04", camels=camels, gold=gold)
    else:
        refuse(choices, BUILDING + building, "price-with-card", "YSP-CARD-14" if waiver == Waiver.CAMELS else "YSP-CARD-15")


@rule
def build(s: State, player: int, building: int, waiver: int) -> None:
    """[YSP-BUILD-05] The player's n-th building scores by its number. [YSP-BUILD-07] It works at once and for good."""
    owned = 0
    for other in range(BUILDINGS):
        owned += s.built[player][other]
    camels = 0 if waiver == Waiver.CAMELS else PRICE_CAMELS[building]
    gold = 0 if waiver == Waiver.GOLD else PRICE_GOLD[building]
    pay(s, player, camels, gold)
    s.built[player][building] = 1
    s.cubes_out[player] += 1
    s.points[player] += BUILDING_POINTS[owned]
    note(s, Event.BUILT, player, building, BUILDING_POINTS[owned])


# --- B: a building at the end of the turn (three and four players) ----------


@rule
def begin_building(s: State, player: int) -> None:
    """[YSP-BUILD-03] [YSP-ACT-10] At most one; asked when something can be paid or a card might be played."""
    if s.hand_size[player] > 0 or can_build_any(s, player, Waiver.NOTHING):
        ask(s, Decision.BUILD, player)


@rule
def offer_build(s: State, player: int, choices: Choices) -> None:
    allow(choices, PASS)
    offer_buildings(s, player, Waiver.NOTHING, choices)


@rule
def answer_build(s: State, player: int, answer: int) -> None:
    if answer != PASS:
        ask(s, Step.LAST_CARDS, player)
        build(s, player, answer - BUILDING, Waiver.NOTHING)


# --- A building instead of the action (two players) -------------------------


@rule
def holds_waiver(s: State, player: int, waiver: int) -> bool:
    """A building card in hand that makes some building payable."""
    card = Card.BUILD_WITHOUT_CAMELS if waiver == Waiver.CAMELS else Card.BUILD_WITHOUT_GOLD
    return s.hand[player][card] > 0 and can_build_any(s, player, waiver)


@rule
def can_build_instead(s: State, player: int) -> bool:
    """[YSP-2P-08] [YSP-2P-09] [YSP-2P-10] A group may be given up for a building, at its price or with a card."""
    if can_build_any(s, player, Waiver.NOTHING) or holds_waiver(s, player, Waiver.CAMELS):
        return True
    return holds_waiver(s, player, Waiver.GOLD)


@rule
def offer_waivers(s: State, player: int, choices: Choices) -> None:
    if holds_waiver(s, player, Waiver.CAMELS):
        allow(choices, CARD + Card.BUILD_WITHOUT_CAMELS)
    else:
        refuse(choices, CARD + Card.BUILD_WITHOUT_CAMELS, "card-build", "YSP-CARD-14")
    if holds_waiver(s, player, Waiver.GOLD):
        allow(choices, CARD + Card.BUILD_WITHOUT_GOLD)
    else:
        refuse(choices, CARD + Card.BUILD_WITHOUT_GOLD, "card-build", "YSP-CARD-15")


@rule
def offer_build_instead(s: State, player: int, choices: Choices) -> None:
    offer_buildings(s, player, Waiver.NOTHING, choices)
    offer_waivers(s, player, choices)


@rule
def answer_build_instead(s: State, player: int, answer: int) -> None:
    if answer >= CARD:
        use_waiver(s, player, answer - CARD)
    else:
        build(s, player, answer - BUILDING, Waiver.NOTHING)


# --- Building with a card --------------------------------------------------


@rule
def use_waiver(s: State, player: int, card: int) -> None:
    """[YSP-CARD-14] [YSP-CARD-15] [YSP-CARD-16] One building for one card, of which one half of the price is waived."""
    discard_card(s, player, card)
    note(s, Event.PLAYED, player, card, 0)
    waiver = Waiver.CAMELS if card == Card.BUILD_WITHOUT_CAMELS else Waiver.GOLD
    todo(s, Decision.BUILD_BY_CARD, player, waiver, 0)


@rule
def offer_build_by_card(s: State, player: int, waiver: int, choices: Choices) -> None:
    offer_buildings(s, player, waiver, choices)


@rule
def answer_build_by_card(s: State, player: int, waiver: int, answer: int) -> None:
    build(s, player, answer - BUILDING, waiver)


STEPS = {Step.BUILDING: begin_building}
OFFERS = {
    Decision.BUILD: offer_build,
    Decision.BUILD_INSTEAD: offer_build_instead,
    Decision.BUILD_BY_CARD: offer_build_by_card,
}
ANSWERS = {
    Decision.BUILD: answer_build,
    Decision.BUILD_INSTEAD: answer_build_instead,
    Decision.BUILD_BY_CARD: answer_build_by_card,
}
