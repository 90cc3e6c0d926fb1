"""Places of people and cards: 6 caravansary, 7 fountain, 12 police station."""

from __future__ import annotations

from ....core.choices import Choices, allow
from ....core.flow import ask, todo
from ....core.notes import note
from ....core.reasons import refuse
from ....core.rule import rule
from ..answers import ACT, ALL, ASSISTANT, CARD, DECK, GOOD, PASS, PILE, PLACE
from ..components import Decision, Event, Place, Step
from ..gains import cards_to_draw, discard_card, draw_card, recall_assistant, take_from_pile
from ..state import State
from ..windows import OF_POLICE_STATION

# --- 6 Caravansary -----------------------------------------------------------


@rule
def offer_caravansary(s: State, choices: Choices) -> None:
    """[IST-P06-01] [IST-P06-02] From the deck or the discard pile; without cards nothing happens [IST-P06-06]."""
    if cards_to_draw(s) > 0:
        allow(choices, DECK)
    else:
        refuse(choices, DECK, "no-deck", "IST-P06-06")
    if s.pile_size > 0:
        allow(choices, PILE)


@rule
def caravansary(s: State, player: int, answer: int) -> None:
    """[IST-P06-01] [IST-VAR-31] Two cards one after the other, then one is discarded."""
    s.caravansary_visited = 1
    ask(s, Step.AFTER_CARAVANSARY, player)
    ask(s, Step.SECOND_CARD, player)
    take_card(s, player, answer)


@rule
def take_card(s: State, player: int, answer: int) -> None:
    """[IST-P06-07] Also a card that was played this turn, when it lies on top."""
    if answer == DECK:
        draw_card(s, player)
    elif answer == PILE:
        take_from_pile(s, player)


@rule
def second_card(s: State, player: int) -> None:
    """[IST-P06-03] [IST-P06-05] Its source is chosen when the first card is known.

    [IST-CARD-20] Also with an empty pile: a card played now lies there.
    """
    if s.pile_size > 0 or s.hand_size[player] > 0:
        ask(s, Decision.TAKE_CARD, player)


@rule
def offer_second_card(s: State, choices: Choices) -> None:
    """[IST-P06-02] [IST-P06-06] From the deck or the discard pile; perhaps there is none."""
    offer_caravansary(s, choices)
    if cards_to_draw(s) == 0:
        allow(choices, PASS)


@rule
def after_caravansary(s: State, player: int) -> None:
    """[IST-P06-01] [IST-VAR-32] [IST-VAR-33] Discard one; the caravan leader keeps all."""
    leads = s.caravan_variant != 0 and s.caravan_leader == player
    if s.hand_size[player] > 0 and not leads:
        ask(s, Decision.DISCARD, player)


@rule
def offer_discard(s: State, player: int, choices: Choices) -> None:
    """[IST-P06-01] Any card of the hand."""
    for card in range(s.card_kinds):
        if s.hand[player][card] > 0:
            allow(choices, CARD + card)


@rule
def answer_discard(s: State, player: int, answer: int) -> None:
    discard_card(s, player, answer - CARD)


# --- 7 Fountain --------------------------------------------------------------


@rule
def offer_fountain(s: State, player: int, choices: Choices) -> None:
    """[IST-P07-01] Any number of one's assistants, one by one or all."""
    out = 0
    for place in range(1, s.last_place + 1):
        if s.assistant[player][place]:
            allow(choices, ASSISTANT + place)
            out += 1
    if out > 1:
        allow(choices, ALL)
    elif out == 0:
        refuse(choices, ACT, "no-assistant", "IST-P07-01")


@rule
def fountain(s: State, player: int, answer: int) -> None:
    """[IST-P07-01] The action; a guild card fetches too, but is none."""
    fetch(s, player, 0, answer)


@rule
def fetch(s: State, player: int, by_card: int, answer: int) -> None:
    """[IST-P07-01] [IST-P07-03] They go to the merchant's stack, wherever the merchant is."""
    if answer == ALL:
        for place in range(1, s.last_place + 1):
            if s.assistant[player][place]:
                recall_assistant(s, player, place)
    else:
        recall_assistant(s, player, answer - ASSISTANT)
        todo(s, Decision.FETCH, player, by_card, 0)


@rule
def offer_fetch(s: State, player: int, choices: Choices) -> None:
    offer_fountain(s, player, choices)
    allow(choices, PASS)
    refuse(choices, range(PLACE, GOOD), "not-there", "IST-P07-01")


@rule
def answer_fetch(s: State, player: int, by_card: int, answer: int) -> None:
    if answer != PASS:
        fetch(s, player, by_card, answer)


# --- 12 Police Station -------------------------------------------------------


@rule
def offer_police_station(s: State, player: int, choices: Choices) -> None:
    """[IST-P12-01] [IST-P12-02] [IST-P12-04] [IST-P12-06] One's family member, if it is here, to any other place."""
    if s.family[player] == Place.POLICE_STATION:
        for place in range(1, s.last_place + 1):
            if s.row_of[place] >= 0 and place != Place.POLICE_STATION:
                allow(choices, PLACE + place)
    else:
        refuse(choices, ACT, "family-out", "IST-P12-01")


@rule
def police_station(s: State, player: int, answer: int) -> None:
    """[IST-P12-02] [IST-P12-03] [IST-P12-05] [IST-P12-07] It acts there for its player, without encounters, and stays."""
    s.family[player] = answer - PLACE
    note(s, Event.SENT_FAMILY, player, answer - PLACE, 0)
    todo(s, Decision.ACT, player, answer - PLACE, OF_POLICE_STATION)


OFFERS_AT = {
    Place.CARAVANSARY: offer_caravansary,
    Place.FOUNTAIN: offer_fountain,
    Place.POLICE_STATION: offer_police_station,
}
ACTIONS = {Place.CARAVANSARY: caravansary, Place.FOUNTAIN: fountain, Place.POLICE_STATION: police_station}
STEPS = {Step.SECOND_CARD: second_card, Step.AFTER_CARAVANSARY: after_caravansary}
OFFERS = {Decision.TAKE_CARD: offer_second_card, Decision.DISCARD: offer_discard, Decision.FETCH: offer_fetch}
ANSWERS = {Decision.TAKE_CARD: take_card, Decision.DISCARD: answer_discard, Decision.FETCH: answer_fetch}
