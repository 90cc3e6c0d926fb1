"""The game put together."""

from __future__ import annotations

from charsu.core.engine import Interruption, build

from . import rules
from .answers import CARD, SEAT
from .components import Decision, Step

ENGINE = build(
    Step,
    Decision,
    (rules,),
    switches={"PLACES": rules.act_at},
    interruptions={"coin cards": Interruption(range(CARD, SEAT), rules.offer_cards, rules.play_coins)},
)
