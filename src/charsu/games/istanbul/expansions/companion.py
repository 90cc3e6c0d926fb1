"""Letters & Seals: the companion, and figures that are put somewhere else."""

from __future__ import annotations

from ....core.choices import Choices, allow
from ....core.engine import also
from ....core.flow import ask, drop_until, strike
from ....core.notes import note
from ....core.reasons import refuse
from ....core.rule import rule
from ..answers import ACT, ALL, CALL_COMPANION, COMPANION, GUILD, GUILD_CARD, LETTER, PASS, PLACE
from ..board import steps_between, walk_between
from ..components import PLACES, Decision, Event, Place, Step
from ..places.people import fetch
from ..state import State
from ..turn import answer_move
from .guild_turn import offer_guild, play_guild
from .tavern import offer_straight_line

AT_HAND = -1  # in the personal supply; 0: in the general supply

# --- At the start of a turn ----------------------------------------------------


@rule
def companion_step(s: State, player: int) -> None:
    """[LS-COMP-02] [GB-10] Before anything else, in every turn."""
    if s.companion[player] == AT_HAND:
        ask(s, Decision.COMPANION, player)


@rule
def offer_companion(choices: Choices) -> None:
    allow(choices, ACT)
    allow(choices, PASS)


@rule
def answer_companion(s: State, player: int, answer: int) -> None:
    """[LS-COMP-02] [LS-COMP-03] To the merchant, whoever else is there; he may move at once."""
    if answer == ACT:
        s.companion[player] = s.merchant[player]
        note(s, Event.COMPANION_PLACED, player, s.merchant[player], 0)


# --- A turn with him -----------------------------------------------------------


@rule
def offer_companion_steps(s: State, player: int, steps: int, choices: Choices) -> None:
    """[LS-COMP-05] [LS-COMP-10] [LS-CARD-08] The places this many steps away from the companion, if he is on the board."""
    start = s.companion[player]
    if start > 0:
        for place in range(1, s.last_place + 1):
            if s.row_of[place] < 0 or steps_between(s, start, place) > steps:
                continue
            if walk_between(s, player, start, place) == steps:
                allow(choices, COMPANION + place)


@rule
def offer_companion_far(s: State, player: int, choices: Choices) -> None:
    offer_companion_steps(s, player, 2, choices)
    refuse(choices, (*range(PLACE, PLACE + PLACES + 1), *range(COMPANION, COMPANION + PLACES + 1)), "companion-two", "LS-CARD-08")


@rule
def move_companion(s: State, player: int, answer: int) -> None:
    """[LS-COMP-06] [LS-COMP-07] [LS-COMP-08] [LS-COMP-09] [LS-COMP-11] [LS-COMP-13] The turn goes on with him alone."""
    s.acting = 1
    s.companion[player] = answer - COMPANION
    note(s, Event.COMPANION_MOVED, player, answer - COMPANION, 0)
    drop_until(s, Step.MERCHANTS)


@rule
def offer_other_ways(s: State, player: int, far: int, recalled: int, choices: Choices) -> None:
    """[MB-TURN-01] [LS-COMP-04] What the expansions add to the movement; one call, so that the base game asks only once."""
    if s.mocha:
        offer_straight_line(s, player, far, choices)
        offer_guild(s, player, far, recalled, choices)
    if s.letters and far == 0:
        offer_companion_steps(s, player, 1, choices)


@rule
def answer_first_move(s: State, player: int, answer: int) -> None:
    """[MB-TURN-01] [LS-COMP-04] With the merchant, with the companion, or by a guild card."""
    if GUILD <= answer < GUILD_CARD:
        play_guild(s, player, answer - GUILD)
    elif COMPANION <= answer < LETTER:
        move_companion(s, player, answer)
    else:
        answer_move(s, player, answer)


# --- Figures put elsewhere -----------------------------------------------------


@rule
def put_merchant(s: State, player: int, place: int) -> None:
    """[MB-BARRIER-07] [LS-P25-03] Put, not walking: no barrier, no action, no payment, no encounter."""
    if place != s.merchant[player] and player == s.active and s.acting == 0:
        strike(s, Step.ENCOUNTERS)  # the figure that acts is no longer there, so phase 4 is left out
    s.merchant[player] = place
    note(s, Event.MERCHANT_PUT, player, place, 0)


@rule
def put_companion(s: State, player: int, place: int) -> None:
    """[LS-P25-02] [LS-P25-03] The same for him."""
    if place != s.companion[player] and player == s.active and s.acting == 1:
        strike(s, Step.ENCOUNTERS)  # the figure that acts is no longer there, so phase 4 is left out
    s.companion[player] = place
    note(s, Event.COMPANION_MOVED, player, place, 0)


@rule
def call_companion(s: State, player: int) -> None:
    """[LS-COMP-01] [LS-COMP-12] [LS-KIOSK-15] To the personal supply, from the general one or from the board."""
    if player == s.active and s.acting == 1:
        strike(s, Step.ENCOUNTERS)  # the figure that acts is no longer there, so phase 4 is left out
    s.companion[player] = AT_HAND
    note(s, Event.COMPANION_AT_HAND, player, 0, 0)


# --- 7 Fountain ----------------------------------------------------------------


@rule
def may_call(s: State, player: int) -> bool:
    return s.letters != 0 and s.companion[player] != AT_HAND


@rule
def offer_call(s: State, player: int, choices: Choices) -> None:
    """[LS-COMP-01] [LS-COMP-12] With the action of the Fountain, however it is carried out."""
    if may_call(s, player):
        allow(choices, CALL_COMPANION)


@rule
def offer_call_while_fetching(s: State, player: int, by_card: int, choices: Choices) -> None:
    """[MB-GUILD-07] The guild card is not the action of the Fountain."""
    if by_card == 0:
        offer_call(s, player, choices)


@rule
def fountain_with_companion(s: State, player: int, answer: int) -> None:
    fetch_with_companion(s, player, 0, answer)


@rule
def fetch_with_companion(s: State, player: int, by_card: int, answer: int) -> None:
    """[LS-COMP-01] [LS-COMP-12] [MB-GUILD-07] He is asked for after all assistants too; never by the guild card."""
    if answer == CALL_COMPANION:
        call_companion(s, player)
        ask(s, Decision.FETCH, player)
        return
    fetch(s, player, by_card, answer)
    if answer == ALL and by_card == 0 and may_call(s, player):
        ask(s, Decision.FETCH, player)


@rule
def answer_fetch_too(s: State, player: int, by_card: int, answer: int) -> None:
    if answer != PASS:
        fetch_with_companion(s, player, by_card, answer)


STEPS = {Step.COMPANION: companion_step}
OFFERS_AT = {Place.FOUNTAIN: also(offer_call)}
ACTIONS = {Place.FOUNTAIN: fountain_with_companion}
OFFERS = {
    Decision.MOVE: also(offer_other_ways),
    Decision.FETCH: also(offer_call_while_fetching),
    Decision.COMPANION: offer_companion,
    Decision.COMPANION_FAR: offer_companion_far,
}
ANSWERS = {
    Decision.MOVE: answer_first_move,
    Decision.FETCH: answer_fetch_too,
    Decision.COMPANION: answer_companion,
    Decision.COMPANION_FAR: move_companion,
}
