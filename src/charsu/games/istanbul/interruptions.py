"""What a player may do in the middle of something else: play cards, and use the yellow tile."""

from __future__ import annotations

from ...core.choices import Choices, allow
from ...core.engine import Interruption
from ...core.notes import note
from ...core.rule import rule, switch
from .answers import PLAY, TILE, YELLOW_TILE
from .cards import leave_hand, may_spend, offer_yellow_tile, use_yellow_tile, window_now
from .components import Card, Event
from .expansions.cards import effect_of
from .state import State
from .windows import CARD_WINDOW, Window

offer_card = switch("offer_card", "s, player, card, choices", Card)
play_card = switch("play_card", "s, player", Card)


@rule
def is_moment(s: State, player: int) -> bool:
    """[IST-TURN-04] [IST-TURN-05] In one's own turn, while no card, roll or reward is under way."""
    return player == s.active and window_now(s) != Window.NONE


@rule
def offer_cards(s: State, player: int, choices: Choices) -> None:
    """[IST-TURN-04] [IST-TURN-05] Each card in its own windows."""
    if s.hand_size[player] == 0:
        return
    window = window_now(s)
    for card in range(s.card_kinds):
        if s.hand[player][card] > 0 and CARD_WINDOW[card][window] and may_spend(s, player, card):
            offer_card(card, s, player, card, choices, 0, 0)
    if s.hand[player][Card.COPY] > 0 and CARD_WINDOW[Card.COPY][window]:
        offer_copy(s, player, effect_of(s, Card.COPY), window, choices)


@rule
def offer_copy(s: State, player: int, effect: int, window: int, choices: Choices) -> None:
    """[LS-CARD-05] A copy may be played where the card it takes its effect from could be."""
    if effect >= 0 and CARD_WINDOW[effect][window] and may_spend(s, player, effect):
        first = choices.n
        offer_card(effect, s, player, effect, choices, 0, 0)
        if choices.n > first:
            choices.n = first
            allow(choices, PLAY + Card.COPY)


@rule
def play(s: State, player: int, answer: int) -> None:
    """The card leaves the hand; what it does, or what the card it copies does, happens at once."""
    effect = effect_of(s, answer - PLAY)
    leave_hand(s, player, answer - PLAY)
    if effect != answer - PLAY:
        note(s, Event.COPIED, player, effect, 0)
    play_card(effect, s, player, 0, 0)


INTERRUPTIONS = {
    "cards": Interruption(range(PLAY, TILE), offer_cards, play, when=is_moment),
    "yellow tile": Interruption(range(YELLOW_TILE, YELLOW_TILE + 1), offer_yellow_tile, use_yellow_tile, when=is_moment),
}
