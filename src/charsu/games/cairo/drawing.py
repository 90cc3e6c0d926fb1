"""The action DRAW: two cards, and the limit of the hand."""

from __future__ import annotations

from ...core.choices import Choices, allow
from ...core.flow import CHANCE, ask, todo
from ...core.notes import note
from ...core.rule import Handler, rule
from .answers import BARKER, CARD, DECK
from .components import DISPLAY, DRAWS, HAND_LIMIT, KINDS, Decision, Event, Step
from .gains import discard_card, gain_barker, gain_card, lose_card
from .state import State


@rule
def begin_draw(s: State, player: int) -> None:
    """[CAI-DRAW-01] Exactly two cards, one after the other."""
    ask(s, Step.HAND_LIMIT, player)
    todo(s, Decision.DRAW, player, DRAWS, 0)


@rule
def offer_draw(s: State, choices: Choices) -> None:
    """[CAI-DRAW-02] [CAI-DRAW-05] An open card, the top card of the deck, or a barker; any combination.

    [CAI-DRAW-09] Hands hold at most 16 of the 33 cards, so there is always something to draw.
    """
    for kind in range(KINDS):
        if slot_of(s, kind) >= 0:
            allow(choices, CARD + kind)
    if s.deck_size > 0:
        allow(choices, DECK)
    if s.barkers_left > 0:
        allow(choices, BARKER)


@rule
def slot_of(s: State, kind: int) -> int:
    """Where a card of this kind lies in the display, -1 when there is none."""
    for slot in range(DISPLAY):
        if s.display[slot] == kind:
            return slot
    return -1


@rule
def answer_draw(s: State, player: int, left: int, answer: int) -> None:
    """[CAI-DRAW-03] The second choice knows the first card; [CAI-DRAW-04] the gap in the display stays open."""
    if left > 1:
        todo(s, Decision.DRAW, player, left - 1, 0)
    if answer == BARKER:
        gain_barker(s, player)
    elif answer == DECK:
        note(s, Event.DREW_CARD, player, 0, 0)
        todo(s, Decision.DEAL, CHANCE, player, 0)
    else:
        s.display[slot_of(s, answer - CARD)] = -1
        gain_card(s, player, answer - CARD)
        note(s, Event.TOOK_CARD, player, answer - CARD, 0)


@rule
def hand_limit(s: State, player: int) -> None:
    """[CAI-DRAW-06] [CAI-DRAW-07] Down to four sector cards; barkers do not count."""
    if s.hand_size[player] > HAND_LIMIT:
        ask(s, Step.HAND_LIMIT, player)
        ask(s, Decision.DISCARD, player)


@rule
def offer_discard(s: State, player: int, choices: Choices) -> None:
    """[CAI-DRAW-06] Any card of the hand, the new ones included."""
    for kind in range(KINDS):
        if s.hand[player][kind] > 0:
            allow(choices, CARD + kind)


@rule
def answer_discard(s: State, player: int, answer: int) -> None:
    lose_card(s, player, answer - CARD)
    note(s, Event.DISCARDED, player, answer - CARD, 0)
    discard_card(s, answer - CARD)


STEPS: dict[int, Handler] = {Step.HAND_LIMIT: hand_limit}
OFFERS: dict[int, Handler] = {Decision.DRAW: offer_draw, Decision.DISCARD: offer_discard}
ANSWERS: dict[int, Handler] = {Decision.DRAW: answer_draw, Decision.DISCARD: answer_discard}
