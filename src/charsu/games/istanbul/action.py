"""2.5 Phase 3: the action of a place."""

from __future__ import annotations

from ...core.choices import Choices, allow
from ...core.flow import todo
from ...core.reasons import reason
from ...core.rule import rule, switch
from .answers import ACT, PASS, PLACE
from .board import here, stands_on
from .components import IN_GAME, Decision, Place, Step
from .state import State
from .windows import OF_THE_TURN, REPEAT_CARD, REPEATS_IN_PLACE

offer_at = switch("offer_at", "s, player, choices", Place)
act_at = switch("act_at", "s, player, answer", Place)


@rule
def action(s: State, player: int) -> None:
    """[IST-ACT-01] [IST-ACT-02] The action of the destination may be carried out once."""
    todo(s, Decision.ACT, player, here(s, player), OF_THE_TURN)


@rule
def offer_act(s: State, player: int, place: int, choices: Choices) -> None:
    """[IST-ACT-01] [IST-ACT-03] [IST-ACT-04] How the action of this place may begin, or leave it."""
    offer_at(place, s, player, choices, 0, 0)
    as_its_action(place, choices)
    allow(choices, PASS)


@reason
def as_its_action(place: int, choices: Choices) -> None:
    """Who points at the place means its action."""
    if ACT in choices.reasons:
        choices.reasons.setdefault(PLACE + place, choices.reasons[ACT])


@rule
def answer_act(s: State, player: int, place: int, answer: int) -> None:
    """[IST-ACT-01] [IST-MOSQ-10] Declining does not end the turn; merchant and family member act alike."""
    if answer != PASS:
        begin_action(s, player, place, answer)


@rule
def begin_action(s: State, player: int, place: int, answer: int) -> None:
    if is_repeatable(s, player, place):
        todo(s, Step.AFTER_ACTION, player, place, 0)
    act_at(place, s, player, answer, 0, 0)


@rule
def is_repeatable(s: State, player: int, place: int) -> bool:
    """[IST-CARD-80] [MB-TURN-03] Is there a card in the game for this place, and may it be used?

    [MB-CARD-08] [MB-CARD-09] [LS-CARD-10] [LS-CARD-11] Some cards want a figure of one's own to stand there.
    """
    card = REPEAT_CARD[place]
    if card < 0 or s.unbound or IN_GAME[s.cards_in_game][card] == 0:
        return False
    return REPEATS_IN_PLACE[card] == 0 or stands_on(s, player, place)


@rule
def repeat_action(s: State, player: int, place: int) -> None:
    begin_action(s, player, place, ACT)


@rule
def after_action(s: State, player: int, place: int) -> None:
    """[IST-CARD-80] The moment for a card that repeats the action; asked of everybody with cards, whichever they are."""
    if s.hand_size[player] > 0:
        todo(s, Decision.REPEAT, player, place, 0)


@rule
def offer_repeat(choices: Choices) -> None:
    allow(choices, PASS)


@rule
def answer_repeat(s: State, player: int, answer: int) -> None:
    """Only passing answers this; the card interrupts."""


STEPS = {Step.ACTION: action, Step.REPEAT_ACTION: repeat_action, Step.AFTER_ACTION: after_action}
OFFERS = {Decision.ACT: offer_act, Decision.REPEAT: offer_repeat}
ANSWERS = {Decision.ACT: answer_act, Decision.REPEAT: answer_repeat}
