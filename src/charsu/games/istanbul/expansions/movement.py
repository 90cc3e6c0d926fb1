"""The bonus cards of both expansions for phase 1: they replace the movement, or the whole turn."""

from __future__ import annotations

from ....core.choices import Choices, allow
from ....core.flow import answered, ask, detail, drop_until, second_detail, todo
from ....core.notes import note
from ....core.reasons import reason, refuse
from ....core.rule import rule
from ..answers import PLACE, PLAY, PLAYER
from ..board import cell_of, steps_between, walk_between
from ..components import PLACES, Card, Decision, Event, Place, Step
from ..gains import pay_lira
from ..reasons import needs
from ..state import State
from ..turn import answer_move
from ..windows import OF_THE_TURN
from .companion import offer_companion_steps
from .components import ANYWHERE_PRICE

# --- The merchant is put somewhere: MB-CARD-07, LS-CARD-07, LS-CARD-12 ---------


@rule
def offer_leap_card(s: State, card: int, choices: Choices) -> None:
    """[MB-CARD-07] There is always another corner; one movement, so no second card for it."""
    if detail(s) == 0:
        allow(choices, PLAY + card)
    else:
        refuse(choices, PLAY + card, "one-move", "IST-MOVE-07")


@rule
def offer_anywhere_card(s: State, player: int, card: int, choices: Choices) -> None:
    """[LS-CARD-12] With three lira."""
    if detail(s) == 0 and s.lira[player] >= ANYWHERE_PRICE:
        allow(choices, PLAY + card)
    elif detail(s) == 0:
        needs(choices, PLAY + card, "lira", ANYWHERE_PRICE, s.lira[player], "LS-CARD-12")
    else:
        refuse(choices, PLAY + card, "one-move", "IST-MOVE-07")


@rule
def offer_to_merchant_card(s: State, player: int, card: int, choices: Choices) -> None:
    """[LS-CARD-07] If the merchant of another player stands elsewhere."""
    if detail(s) == 0:
        for other in range(s.players):
            if s.merchant[other] != s.merchant[player]:
                allow(choices, PLAY + card)
                return
        refuse(choices, PLAY + card, "no-other-merchant", "LS-CARD-07")
    else:
        refuse(choices, PLAY + card, "one-move", "IST-MOVE-07")


@rule
def leap(s: State, player: int, card: int) -> None:
    """The card is the movement of phase 1."""
    answered(s)
    todo(s, Decision.LEAP, player, card, 0)


@rule
def play_corner(s: State, player: int) -> None:
    leap(s, player, Card.CORNER)


@rule
def play_to_merchant(s: State, player: int) -> None:
    leap(s, player, Card.TO_MERCHANT)


@rule
def play_anywhere(s: State, player: int) -> None:
    """[LS-CARD-12] Three lira."""
    pay_lira(s, player, ANYWHERE_PRICE)
    leap(s, player, Card.ANYWHERE)


@rule
def offer_leap(s: State, player: int, card: int, choices: Choices) -> None:
    """[MB-CARD-07] [LS-CARD-07] [LS-CARD-12] [MB-BARRIER-07] Another corner, another merchant, any other place."""
    if card == Card.TO_MERCHANT:
        for other in range(s.players):
            if s.merchant[other] != s.merchant[player]:
                allow(choices, PLAYER + other)
        refuse(choices, range(PLACE, PLACE + PLACES + 1), "leap-merchant", "LS-CARD-07")
        return
    for place in range(1, s.last_place + 1):
        if s.row_of[place] >= 0 and place != s.merchant[player] and (card == Card.ANYWHERE or is_corner(s, place)):
            allow(choices, PLACE + place)
        elif card == Card.ANYWHERE:
            refuse(choices, PLACE + place, "same", "LS-CARD-12")
        else:
            refuse(choices, PLACE + place, "leap-corner", "MB-CARD-07")


@rule
def is_corner(s: State, place: int) -> bool:
    return cell_of(s, place) in (0, s.columns - 1, s.places - s.columns, s.places - 1)


@rule
def answer_leap(s: State, player: int, card: int, answer: int) -> None:
    """[LS-CARD-07] The merchant pointed at is not paid; everything else goes on as after any movement."""
    if card == Card.TO_MERCHANT:
        s.free_merchant = answer - PLAYER + 1
        answer_move(s, player, PLACE + s.merchant[answer - PLAYER])
    else:
        answer_move(s, player, answer)


# --- The family member takes the turn: LS-CARD-06 ------------------------------


@rule
def offer_family_walk(s: State, player: int, card: int, choices: Choices) -> None:
    """[LS-CARD-06] Not from the Police Station, and only with a place to go to."""
    if s.family[player] == Place.POLICE_STATION or detail(s) != 0 or second_detail(s) != 0:
        why_no_walk(s, player, card, choices)
        return
    first = choices.n
    offer_family_step(s, player, choices)
    possible = choices.n > first
    choices.n = first
    if possible:
        allow(choices, PLAY + card)
    else:
        refuse(choices, PLAY + card, "family-walk-nowhere", "MB-BARRIER-06")


@reason
def why_no_walk(s: State, player: int, card: int, choices: Choices) -> None:
    """[LS-CARD-06] [IST-MOVE-07]"""
    if detail(s) != 0:
        refuse(choices, PLAY + card, "one-move", "IST-MOVE-07")
    elif s.family[player] == Place.POLICE_STATION:
        refuse(choices, PLAY + card, "family-walk-police", "LS-CARD-06")
    else:
        refuse(choices, PLAY + card, "begun", "LS-CARD-06")


@rule
def play_family_walk(s: State, player: int) -> None:
    """[LS-CARD-06] The whole turn: merchant and companion do nothing."""
    drop_until(s, Step.FINISH)
    ask(s, Decision.FAMILY_STEP, player)


@rule
def offer_family_step(s: State, player: int, choices: Choices) -> None:
    """[LS-CARD-06] [MB-BARRIER-06] One step, not into the Police Station."""
    start = s.family[player]
    for place in range(1, s.last_place + 1):
        if s.row_of[place] < 0 or place == Place.POLICE_STATION or steps_between(s, start, place) > 1:
            continue
        if walk_between(s, player, start, place) == 1:
            allow(choices, PLACE + place)


@rule
def answer_family_step(s: State, player: int, answer: int) -> None:
    """[LS-CARD-06] Then the action there, without encounters."""
    s.family[player] = answer - PLACE
    note(s, Event.FAMILY_MOVED, player, answer - PLACE, 0)
    todo(s, Decision.ACT, player, answer - PLACE, OF_THE_TURN)


# --- The companion goes further: LS-CARD-08 ------------------------------------


@rule
def offer_companion_card(s: State, player: int, card: int, choices: Choices) -> None:
    """[LS-CARD-08] With the companion on the board."""
    if detail(s) == 0 and s.companion[player] > 0:
        first = choices.n
        offer_companion_steps(s, player, 2, choices)
        possible = choices.n > first
        choices.n = first
        if possible:
            allow(choices, PLAY + card)
        else:
            refuse(choices, PLAY + card, "companion-nowhere", "MB-BARRIER-06")
    elif detail(s) == 0:
        refuse(choices, PLAY + card, "companion-off", "LS-CARD-08")
    else:
        refuse(choices, PLAY + card, "one-move", "IST-MOVE-07")


@rule
def play_companion_far(s: State, player: int) -> None:
    """[LS-CARD-08] Two places instead of one."""
    answered(s)
    ask(s, Decision.COMPANION_FAR, player)


OFFER_CARD = {
    Card.CORNER: offer_leap_card,
    Card.FAMILY_WALK: offer_family_walk,
    Card.TO_MERCHANT: offer_to_merchant_card,
    Card.COMPANION_FAR: offer_companion_card,
    Card.ANYWHERE: offer_anywhere_card,
}
PLAY_CARD = {
    Card.CORNER: play_corner,
    Card.FAMILY_WALK: play_family_walk,
    Card.TO_MERCHANT: play_to_merchant,
    Card.COMPANION_FAR: play_companion_far,
    Card.ANYWHERE: play_anywhere,
}
OFFERS = {Decision.LEAP: offer_leap, Decision.FAMILY_STEP: offer_family_step}
ANSWERS = {Decision.LEAP: answer_leap, Decision.FAMILY_STEP: answer_family_step}
