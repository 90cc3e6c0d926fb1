"""Actions of places carried out from elsewhere: by a card, a tile or a guild card."""

from __future__ import annotations

from ....core.choices import Choices, allow
from ....core.flow import todo
from ....core.reasons import refuse
from ....core.rule import rule, seldom
from ..action import answer_act, as_its_action, offer_at
from ..answers import PLACE
from ..components import Decision
from ..state import State

offer_at_any = seldom(offer_at)


@rule
def offer_act_now(s: State, player: int, place: int, choices: Choices) -> None:
    """[MB-TURN-06] By a card that has been played for it, so it is carried out."""
    offer_at_any(place, s, player, choices, 0, 0)
    as_its_action(place, choices)


@rule
def offer_any_action(s: State, player: int, choices: Choices) -> None:
    """[MB-GUILD-12] [MB-TURN-06] [GB-08] Every place on the board whose action can be carried out."""
    for place in range(1, s.last_place + 1):
        if s.row_of[place] >= 0:
            first = choices.n
            offer_at_any(place, s, player, choices, 0, 0)
            possible = choices.n > first
            choices.n = first
            if possible:
                allow(choices, PLACE + place)
            else:
                refuse(choices, PLACE + place, "any-action", "MB-GUILD-12")


@rule
def answer_any_action(s: State, player: int, answer: int) -> None:
    todo(s, Decision.ACT_NOW, player, answer - PLACE, 0)


OFFERS = {Decision.ACT_NOW: offer_act_now, Decision.ANY_ACTION: offer_any_action}
ANSWERS = {Decision.ACT_NOW: answer_act, Decision.ANY_ACTION: answer_any_action}
