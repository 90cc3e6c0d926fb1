"""Phase 4: family members of others, governor and smuggler."""

from __future__ import annotations

from ...core.choices import Choices, allow
from ...core.flow import CHANCE, answered, ask, todo
from ...core.notes import note
from ...core.reasons import reason, refuse
from ...core.rule import rule, switch
from .answers import CARD, FIGURE, GOOD, LIRA, PASS, PLAYER
from .board import anybody_met, families_met, here
from .components import FIGURE_PRICE, GOODS, Decision, Event, Figure, Place, Step, TavernTile
from .gains import capacity, cards_to_draw, discard_card, draw_card, gain_good, pay_good, pay_lira
from .reasons import needs
from .state import State

use_figure = switch("use_figure", "s, player", Figure)


@rule
def encounters(s: State, player: int, later: int) -> None:
    """[IST-ENC-20] [IST-ENC-21] In an order of the player's choice, at the merchant's own place."""
    if anybody_met(s, player):
        todo(s, Step.ENCOUNTERS, player, 1, 0)
        todo(s, Decision.ENCOUNTER, player, later, 0)


@rule
def offer_families(s: State, player: int, choices: Choices) -> None:
    """[IST-ENC-30] Every family member met must be caught before the phase is over."""
    if families_met(s, player) == 0:
        allow(choices, PASS)
        return
    for other in range(s.players):
        if other != player and s.family[other] == here(s, player):
            allow(choices, PLAYER + other)


@rule
def answer_encounter(s: State, player: int, answer: int) -> None:
    """[IST-ENC-22] Passing ends the phase; a figure that is not used does not move."""
    if answer == PASS:
        answered(s)
    elif answer >= FIGURE:
        s.figure_used[answer - FIGURE] = 1
        todo(s, Step.USE_FIGURE, player, answer - FIGURE, 0)
    else:
        catch_family(s, player, answer - PLAYER)


@reason
def why_no_family(s: State, player: int, other: int, choices: Choices) -> None:
    """[IST-ENC-21] [IST-ENC-32] [IST-ENC-33]"""
    if other == player:
        refuse(choices, PLAYER + other, "family-own", "IST-ENC-33")
    elif s.family[other] == Place.POLICE_STATION:
        refuse(choices, PLAYER + other, "family-police", "IST-ENC-32")
    elif s.family[other] != here(s, player):
        refuse(choices, PLAYER + other, "elsewhere", "IST-ENC-21")
    else:
        refuse(choices, PLAYER + other, "encounter", "IST-TURN-02")


# --- Family members of others ------------------------------------------------


@rule
def catch_family(s: State, player: int, other: int) -> None:
    """[IST-ENC-30] [IST-ENC-31] To the Police Station, for a reward each time."""
    s.family[other] = Place.POLICE_STATION
    note(s, Event.CAUGHT_FAMILY, player, other, 0)
    ask(s, Decision.REWARD, player)


# --- Figures ------------------------------------------------------------------


@rule
def begin_figure(s: State, player: int, figure: int) -> None:
    """[IST-ENC-60] Use it, then move it."""
    figure_used(s, player, figure)
    use_figure(figure, s, player, 0, 0)


@reason
def why_no_figure(s: State, player: int, figure: int, otherwise: str, rule: str, choices: Choices) -> None:
    """[IST-ENC-21] [IST-ENC-62] Elsewhere, used already, or it has nothing to give or cannot be paid."""
    if s.figure[figure] != here(s, player):
        refuse(choices, FIGURE + figure, "elsewhere", "IST-ENC-21")
    elif s.figure_used[figure]:
        refuse(choices, FIGURE + figure, "figure-once", "IST-ENC-62")
    else:
        refuse(choices, FIGURE + figure, otherwise, rule)


# --- The price of a figure ---------------------------------------------------


@rule
def used_for_free(s: State, player: int) -> bool:
    """[MB-TAVERN-03] With the encounter tile nothing is paid to a figure."""
    return s.tavern_tile[player][TavernTile.ENCOUNTER] != 0


# --- Governor ----------------------------------------------------------------


@rule
def offer_governor(s: State, player: int, choices: Choices) -> None:
    """[IST-ENC-40] [IST-ENC-43] [IST-ENC-62] If he is here, was not used this turn, and there is a card to draw."""
    if s.figure[Figure.GOVERNOR] == here(s, player) and s.figure_used[Figure.GOVERNOR] == 0 and cards_to_draw(s) > 0:
        allow(choices, FIGURE + Figure.GOVERNOR)
    else:
        why_no_figure(s, player, Figure.GOVERNOR, "no-deck", "IST-ENC-43", choices)


@rule
def governor(s: State, player: int) -> None:
    """[IST-ENC-40] A card from the deck, then its price."""
    if not used_for_free(s, player):
        ask(s, Decision.GOVERNOR_PRICE, player)
    draw_card(s, player)


@rule
def offer_governor_price(s: State, player: int, choices: Choices) -> None:
    """[IST-ENC-40] [IST-ENC-41] Two lira, or a card of the hand, also the one just drawn."""
    if s.lira[player] >= FIGURE_PRICE:
        allow(choices, LIRA)
    else:
        needs(choices, LIRA, "lira", FIGURE_PRICE, s.lira[player], "IST-ENC-40")
    for card in range(s.card_kinds):
        if s.hand[player][card] > 0:
            allow(choices, CARD + card)


@rule
def answer_governor_price(s: State, player: int, answer: int) -> None:
    if answer == LIRA:
        pay_lira(s, player, FIGURE_PRICE)
    else:
        discard_card(s, player, answer - CARD)


# --- Smuggler ----------------------------------------------------------------


@rule
def offer_smuggler(s: State, player: int, choices: Choices) -> None:
    """[IST-ENC-50] [IST-ENC-62] If he is here and was not used this turn."""
    if s.figure[Figure.SMUGGLER] == here(s, player) and s.figure_used[Figure.SMUGGLER] == 0:
        allow(choices, FIGURE + Figure.SMUGGLER)
    else:
        why_no_figure(s, player, Figure.SMUGGLER, "figure-once", "IST-ENC-62", choices)


@rule
def smuggler(s: State, player: int) -> None:
    ask(s, Decision.SMUGGLER_GOOD, player)


@rule
def offer_smuggler_good(choices: Choices) -> None:
    """[IST-ENC-50] One good of any kind."""
    for good in range(GOODS):
        allow(choices, GOOD + good)


@rule
def answer_smuggler_good(s: State, player: int, answer: int) -> None:
    """[IST-ENC-52] A good that does not fit can still be handed straight back."""
    good = answer - GOOD
    in_hand = 1 if s.goods[player][good] == capacity(s, player) else 0
    if used_for_free(s, player):
        gain_good(s, player, good, 1)
        return
    todo(s, Decision.SMUGGLER_PRICE, player, good, in_hand)
    if not in_hand:
        gain_good(s, player, good, 1)


@rule
def offer_smuggler_price(s: State, player: int, gained: int, in_hand: int, choices: Choices) -> None:
    """[IST-ENC-50] [IST-ENC-51] Two lira or any good, also the one just gained."""
    if s.lira[player] >= FIGURE_PRICE:
        allow(choices, LIRA)
    else:
        needs(choices, LIRA, "lira", FIGURE_PRICE, s.lira[player], "IST-ENC-50")
    for good in range(GOODS):
        if s.goods[player][good] > 0 or (in_hand and good == gained):
            allow(choices, GOOD + good)


@rule
def answer_smuggler_price(s: State, player: int, gained: int, in_hand: int, answer: int) -> None:
    """[IST-ENC-52] What did not fit is the payment, or it is lost."""
    if in_hand and answer == GOOD + gained:
        return
    if in_hand:
        note(s, Event.LOST_GOOD, player, gained, 1)
    if answer == LIRA:
        pay_lira(s, player, FIGURE_PRICE)
    else:
        pay_good(s, player, answer - GOOD, 1)


# --- Moving the figures ------------------------------------------------------


@rule
def figure_used(s: State, player: int, figure: int) -> None:
    """[IST-ENC-60] [IST-ENC-63] After the use, a roll of its own that nothing changes."""
    note(s, Event.USED_FIGURE, player, figure, 0)
    todo(s, Step.MOVE_FIGURE, player, figure, 0)


@rule
def roll_for_figure(s: State, player: int, figure: int) -> None:
    todo(s, Step.PLACE_FIGURE, player, figure, 0)
    ask(s, Decision.ROLL, CHANCE)


@rule
def place_figure(s: State, player: int, figure: int) -> None:
    """[IST-ENC-60] [IST-ENC-61] [IST-ENC-64] [IST-SETUP-12] The place of the rolled number, 2 to 12, also where it stands."""
    s.figure[figure] = s.dice[0] + s.dice[1]
    note(s, Event.FIGURE_MOVED, player, figure, s.figure[figure])


USE_FIGURE = {Figure.GOVERNOR: governor, Figure.SMUGGLER: smuggler}
STEPS = {
    Step.ENCOUNTERS: encounters,
    Step.USE_FIGURE: begin_figure,
    Step.MOVE_FIGURE: roll_for_figure,
    Step.PLACE_FIGURE: place_figure,
}
OFFERS = {
    Decision.ENCOUNTER: (offer_families, offer_governor, offer_smuggler),
    Decision.GOVERNOR_PRICE: offer_governor_price,
    Decision.SMUGGLER_GOOD: offer_smuggler_good,
    Decision.SMUGGLER_PRICE: offer_smuggler_price,
}
ANSWERS = {
    Decision.ENCOUNTER: answer_encounter,
    Decision.GOVERNOR_PRICE: answer_governor_price,
    Decision.SMUGGLER_GOOD: answer_smuggler_good,
    Decision.SMUGGLER_PRICE: answer_smuggler_price,
}
