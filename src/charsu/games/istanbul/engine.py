"""The game put together."""

from __future__ import annotations

from ...core.engine import build
from . import action, cards, dice, encounters, ending, layout, setup, turn
from .components import Decision, Step
from .expansions import any_action, companion, exchange, guild, guild_turn, kiosk, letters, mocha, movement, stock, tavern
from .expansions import cards as more_cards
from .interruptions import INTERRUPTIONS, offer_card, play_card, why_not_now
from .places import goods, money, people, rubies

ENGINE = build(
    Step,
    Decision,
    (layout, setup, turn, action, dice, goods, money, people, rubies, cards, encounters, ending),
    expansions=(stock, mocha, tavern, guild, guild_turn, companion, letters, kiosk, more_cards, exchange, movement, any_action),
    switches={
        "OFFERS_AT": action.offer_at,
        "ACTIONS": action.act_at,
        "OFFER_CARD": offer_card,
        "PLAY_CARD": play_card,
        "USE_FIGURE": encounters.use_figure,
    },
    interruptions=INTERRUPTIONS,
    afterwards=stock.deliver_letters,
    otherwise=why_not_now,
)
