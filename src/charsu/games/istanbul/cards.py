"""Bonus cards: when they may be played, and what they do. Also the yellow mosque tile, which is used like a card."""

from __future__ import annotations

from ...core.choices import Choices, allow
from ...core.flow import (
    CHANCE,
    FIRST_DECISION,
    answered,
    ask,
    asked,
    detail,
    is_listed,
    second_detail,
    set_detail,
    set_second_detail,
    todo,
)
from ...core.notes import note
from ...core.reasons import reason, refuse
from ...core.rule import rule
from .answers import ASSISTANT, DECK, GOOD, LIRA, PLACE, PLAY, YELLOW_TILE
from .board import yellow_tile_ready
from .components import (
    CARD_LIRA,
    FAMILY_REWARD,
    FIGURE_PRICE,
    GOODS,
    RECALL_PRICE,
    Card,
    Decision,
    Event,
    Place,
    Step,
    Tile,
)  # fmt: skip
from .gains import BONUS_DECK, cards_to_draw, draw_card, gain_good, gain_lira, lose_card, pay_lira, recall_assistant, reshuffle
from .places.money import ANY_KINDS, sale_with_card
from .places.rubies import dealer_payable, palace_payable
from .reasons import another_moment
from .state import State
from .windows import ACT_WINDOW, BRINGS_THE_PRICE, DECISION_WINDOW, REPEAT_CARD, Window

# --- Drawing -----------------------------------------------------------------


draw_from_deck = BONUS_DECK.answer_draw  # [IST-SETUP-13] [IST-CARD-02] face down: every card in it is as likely as any other


@rule
def answer_draw(s: State, drawer: int, answer: int) -> None:
    """[IST-CARD-03] [IST-P06-05] When the last card leaves the deck, the discard pile becomes the deck at once."""
    draw_from_deck(s, drawer, answer)
    if s.deck_size == 0 and s.late_reshuffle == 0:
        reshuffle(s, CHANCE)


# --- When --------------------------------------------------------------------


@rule
def window_now(s: State) -> int:
    """[IST-P12-02] An action that is part of another one has a window of its own."""
    if asked(s) == Decision.ACT:
        return ACT_WINDOW[second_detail(s)]
    return DECISION_WINDOW[asked(s) - FIRST_DECISION]


@rule
def may_spend(s: State, player: int, card: int) -> bool:
    """[IST-ENC-42] [IST-P06-01] Not the last card where one is owed and nothing else can pay, also later in the encounter."""
    if s.hand_size[player] > 1:
        return True
    if asked(s) == Decision.DISCARD:
        return False
    return s.lira[player] >= FIGURE_PRICE or BRINGS_THE_PRICE[card] != 0 or not is_listed(s, Decision.GOVERNOR_PRICE)


@rule
def offer_always(card: int, choices: Choices) -> None:
    allow(choices, PLAY + card)


@rule
def offer_far_or_stay(s: State, card: int, choices: Choices) -> None:
    """[IST-MOVE-07] One movement, so only one of these two cards."""
    if detail(s) == 0:
        allow(choices, PLAY + card)
    else:
        refuse(choices, PLAY + card, "one-move", "IST-MOVE-07")


@rule
def offer_recall_card(s: State, player: int, card: int, choices: Choices) -> None:
    """[IST-CARD-50] With an assistant of one's own anywhere on the board."""
    for place in range(1, s.last_place + 1):
        if s.assistant[player][place]:
            allow(choices, PLAY + card)
            return
    refuse(choices, PLAY + card, "no-assistant", "IST-CARD-50")


@rule
def offer_family_card(s: State, player: int, card: int, choices: Choices) -> None:
    """[IST-CARD-61] Not while one's family member is at the Police Station."""
    if s.family[player] != Place.POLICE_STATION:
        allow(choices, PLAY + card)
    else:
        refuse(choices, PLAY + card, "family-home", "IST-CARD-61")


@rule
def offer_small_market_card(s: State, player: int, card: int, choices: Choices) -> None:
    """[IST-CARD-70] [IST-P11-01] As the action of the Small Market begins, with goods to sell."""
    if asked(s) == Decision.ACT and detail(s) == Place.SMALL_MARKET and s.unbound == 0 and sale_with_card(s, player):
        allow(choices, PLAY + card)
    elif asked(s) == Decision.ACT and detail(s) == Place.SMALL_MARKET and s.unbound == 0:
        refuse(choices, PLAY + card, "few-goods", "IST-CARD-70")
    else:
        another_moment(choices, PLAY + card, card)


@rule
def offer_repeat_card(s: State, player: int, card: int, choices: Choices) -> None:
    """[IST-CARD-80] [IST-CARD-81] Right after the action, if it can be paid in full once more."""
    if asked(s) != Decision.REPEAT or REPEAT_CARD[detail(s)] != card:
        another_moment(choices, PLAY + card, card)
        return
    if card == Card.PALACE and not palace_payable(s, player):
        refuse(choices, PLAY + card, "repeat-cost", "IST-CARD-81")
        return
    if card == Card.DEALER and not dealer_payable(s, player):
        refuse(choices, PLAY + card, "repeat-cost", "IST-CARD-81")
        return
    allow(choices, PLAY + card)


@rule
def offer_yellow_tile(s: State, player: int, choices: Choices) -> None:
    """[IST-MOSQ-08] In any phase, but not while an action or encounter is carried out; at some tables in phase 1 only."""
    window = window_now(s)
    if window == Window.BETWEEN and s.yellow_in_movement:
        refuse(choices, YELLOW_TILE, "yellow-movement", "IST-MOSQ-08")
        return
    if window in (Window.MOVE, Window.ARRIVED, Window.BETWEEN) and yellow_tile_ready(s, player):
        allow(choices, YELLOW_TILE)
    elif window in (Window.MOVE, Window.ARRIVED, Window.BETWEEN) and s.tile[player][Tile.YELLOW]:
        why_no_yellow_tile(s, player, choices)


@reason
def why_no_yellow_tile(s: State, player: int, choices: Choices) -> None:
    """[IST-MOSQ-07] [IST-MOSQ-09]"""
    if s.lira[player] < RECALL_PRICE:
        refuse(choices, YELLOW_TILE, "yellow-lira", "IST-MOSQ-07")
    elif s.yellow_used:
        refuse(choices, YELLOW_TILE, "yellow-used", "IST-MOSQ-07")
    else:
        refuse(choices, YELLOW_TILE, "yellow-away", "IST-MOSQ-09")


# --- What --------------------------------------------------------------------


@rule
def leave_hand(s: State, player: int, card: int) -> None:
    """[IST-TURN-04] [IST-CARD-01] A played card lies on the discard pile before it takes effect."""
    lose_card(s, player, card)
    note(s, Event.PLAYED, player, card, 0)


@rule
def play_good(s: State, player: int) -> None:
    """[IST-CARD-10] [IST-CARD-11] One good of any kind."""
    ask(s, Decision.ANY_GOOD, player)


@rule
def offer_any_good(choices: Choices) -> None:
    for good in range(GOODS):
        allow(choices, GOOD + good)


@rule
def answer_any_good(s: State, player: int, answer: int) -> None:
    gain_good(s, player, answer - GOOD, 1)


@rule
def play_five_lira(s: State, player: int) -> None:
    """[IST-CARD-20] Five lira from the supply."""
    gain_lira(s, player, CARD_LIRA)


@rule
def play_far(s: State) -> None:
    """[IST-CARD-30] [IST-MOVE-05] The movement under way goes three or four steps."""
    set_detail(s, 1)


@rule
def play_stay(s: State, player: int) -> None:
    """[IST-CARD-40] [IST-MOVE-06] The movement is over: the merchant stays where it is."""
    answered(s)
    note(s, Event.STAYED, player, s.merchant[player], 0)


@rule
def play_recall(s: State, player: int) -> None:
    """[IST-CARD-50] [IST-MOVE-14] An assistant of one's own from anywhere; from now on this is a turn with a movement."""
    set_second_detail(s, 1)
    todo(s, Decision.RECALL, player, 1, 0)


@rule
def offer_recall(s: State, player: int, anywhere: int, choices: Choices) -> None:
    """[IST-MOSQ-09] The tile: from a place other than the merchant's. The card: also from there."""
    for place in range(1, s.last_place + 1):
        if s.assistant[player][place] and (anywhere or place != s.merchant[player]):
            allow(choices, ASSISTANT + place)
    refuse(choices, range(PLACE, GOOD), "not-there", "IST-CARD-50")


@rule
def answer_recall(s: State, player: int, answer: int) -> None:
    recall_assistant(s, player, answer - ASSISTANT)


@rule
def play_family(s: State, player: int) -> None:
    """[IST-CARD-60] [IST-CARD-62] The family member goes to the Police Station; after the last turn only for money [IST-END-05]."""
    s.family[player] = Place.POLICE_STATION
    note(s, Event.FAMILY_HOME, player, 0, 0)
    if is_listed(s, Decision.LAST_CARDS):
        gain_lira(s, player, FAMILY_REWARD)
    else:
        ask(s, Decision.REWARD, player)


@rule
def offer_reward(s: State, choices: Choices) -> None:
    """[IST-ENC-31] [IST-CARD-04] A card from the deck, or three lira; without cards it is the money."""
    if cards_to_draw(s) > 0:
        allow(choices, DECK)
    else:
        refuse(choices, DECK, "no-deck", "IST-CARD-04")
    allow(choices, LIRA)


@rule
def answer_reward(s: State, player: int, answer: int) -> None:
    if answer == DECK:
        draw_card(s, player)
    else:
        gain_lira(s, player, FAMILY_REWARD)


@rule
def play_small_market(s: State, player: int) -> None:
    """[IST-CARD-70] [IST-CARD-84] The action begins, with goods of any kinds."""
    answered(s)
    todo(s, Decision.SELL, player, 1 + ANY_KINDS, 0)


@rule
def play_repeat(s: State, player: int) -> None:
    """[IST-CARD-80] [IST-CARD-82] [IST-CARD-83] [IST-CARD-84] The action just carried out, once more, needing nothing else."""
    todo(s, Step.REPEAT_ACTION, player, answered(s), 0)


@rule
def use_yellow_tile(s: State, player: int) -> None:
    """[IST-MOSQ-07] Two lira for an assistant of one's own."""
    s.yellow_used = 1
    pay_lira(s, player, RECALL_PRICE)
    todo(s, Decision.RECALL, player, 0, 0)


OFFER_CARD = {
    Card.GOOD: offer_always,
    Card.FIVE_LIRA: offer_always,
    Card.FAR: offer_far_or_stay,
    Card.STAY: offer_far_or_stay,
    Card.RECALL: offer_recall_card,
    Card.FAMILY: offer_family_card,
    Card.SMALL_MARKET: offer_small_market_card,
    Card.PALACE: offer_repeat_card,
    Card.POST_OFFICE: offer_repeat_card,
    Card.DEALER: offer_repeat_card,
}
PLAY_CARD = {
    Card.GOOD: play_good,
    Card.FIVE_LIRA: play_five_lira,
    Card.FAR: play_far,
    Card.STAY: play_stay,
    Card.RECALL: play_recall,
    Card.FAMILY: play_family,
    Card.SMALL_MARKET: play_small_market,
    Card.PALACE: play_repeat,
    Card.POST_OFFICE: play_repeat,
    Card.DEALER: play_repeat,
}
OFFERS = {
    Decision.DRAW: BONUS_DECK.offer_draw,
    Decision.ANY_GOOD: offer_any_good,
    Decision.RECALL: offer_recall,
    Decision.REWARD: offer_reward,
}
ANSWERS = {
    Decision.DRAW: answer_draw,
    Decision.ANY_GOOD: answer_any_good,
    Decision.RECALL: answer_recall,
    Decision.REWARD: answer_reward,
}
