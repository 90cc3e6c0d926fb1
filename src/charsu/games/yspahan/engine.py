"""The game put together."""

from __future__ import annotations

from ...core.engine import Interruption, build
from . import buildings, caravan, cards, dice, ending, goods, supervisor, turn
from .answers import CARD
from .cards import is_moment_for_cards, offer_cards, play_card
from .components import CARDS, Decision, Step
from .reasons import why_not_now

ENGINE = build(
    Step,
    Decision,
    (dice, turn, goods, supervisor, caravan, buildings, cards, ending),
    interruptions={"cards": Interruption(range(CARD, CARD + CARDS), offer_cards, play_card, when=is_moment_for_cards)},
    otherwise=why_not_now,
)
