"""What a build costs: the joker's fee, and the price of an extension with substitutes."""

from __future__ import annotations

from ...core.choices import Choices, allow
from ...core.flow import todo
from ...core.notes import note
from ...core.rule import Handler, rule
from .answers import COLOUR, NUMBER
from .components import COLOURS, SUBSTITUTE, WORK_BUILD, WORK_COLOUR, Build, Decision, Event, Step
from .gains import pay_coins, wealth
from .state import State

# --- What can be paid ------------------------------------------------------


@rule
def cost_of(s: State, player: int, work: int) -> int:
    """[CAI-TENT-11] [CAI-MOVE-06] A tent costs nothing."""
    return extension_cost(s, player, WORK_COLOUR[work]) if WORK_BUILD[work] == Build.EXTEND else 0


@rule
def extension_cost(s: State, player: int, colour: int) -> int:
    """[CAI-PAY-01] The size that the stall will have."""
    return s.size[player][colour] + 1


@rule
def covers_cost(own: int, others: int, cost: int) -> bool:
    """[CAI-PAY-03] [CAI-PAY-04] Enough in the colour of the stall, or at least 1 and twice the rest in other colours."""
    if own >= cost:
        return True
    return own >= 1 and others >= SUBSTITUTE * (cost - own)


@rule
def can_pay(s: State, player: int, work: int, fee: int) -> bool:
    """[CAI-CARD-07] [CAI-PAY-07] Fee and cost together; coins of the fee are separate."""
    return affords(s, player, work, fee, wealth(s, player))


@rule
def affords(s: State, player: int, work: int, fee: int, total: int) -> bool:
    """The same for who knows the value of all the player's coins."""
    return covers_both(s.coins[player][WORK_COLOUR[work]], total, fee, cost_of(s, player, work))


@rule
def covers_both(own: int, total: int, fee: int, cost: int) -> bool:
    """So many coins, some of them in the colour of the stall: are they enough for fee and cost, however the fee is paid?"""
    for in_own in range(min(fee, own) + 1):
        if fee - in_own <= total - own and covers_cost(own - in_own, total - own - (fee - in_own), cost):
            return True
    return False


# --- The joker's fee -------------------------------------------------------


@rule
def offer_fee(s: State, player: int, work: int, left: int, choices: Choices) -> None:
    """[CAI-CARD-07] Coins of any colours, as long as the extension can still be paid; the fullest purse first.

    The colour of the extension comes last where its coins are needed for it: substitutes for them would cost twice as much.
    """
    own = WORK_COLOUR[work]
    own_needed = s.coins[player][own] <= cost_of(s, player, work)
    for held in range(fullest_purse(s, player), 0, -1):
        for colour in range(COLOURS):
            if s.coins[player][colour] == held and not (colour == own and own_needed):
                offer_fee_in(s, player, work, left, colour, choices)
    if own_needed and s.coins[player][own] > 0:
        offer_fee_in(s, player, work, left, own, choices)


@rule
def offer_fee_in(s: State, player: int, work: int, left: int, colour: int, choices: Choices) -> None:
    if spares(s, player, work, left, colour):
        allow(choices, COLOUR + colour)


@rule
def fullest_purse(s: State, player: int) -> int:
    """The most coins the player has of one colour."""
    most = 0
    for colour in range(COLOURS):
        most = max(most, s.coins[player][colour])
    return most


@rule
def spares(s: State, player: int, work: int, left: int, colour: int) -> bool:
    """Can everything else still be paid after one coin of this colour?"""
    own = s.coins[player][WORK_COLOUR[work]]
    if colour == WORK_COLOUR[work]:
        own -= 1
    return covers_both(own, wealth(s, player) - 1, left - 1, cost_of(s, player, work))


@rule
def answer_fee(s: State, player: int, work: int, left: int, answer: int) -> None:
    pay_coins(s, player, answer - COLOUR, 1)
    note(s, Event.PAID_FEE, player, answer - COLOUR, 1)
    if left > 1:
        todo(s, Decision.FEE, player, work, left - 1)


# --- The cost of an extension ----------------------------------------------


@rule
def pay_cost(s: State, player: int, colour: int, cost: int) -> None:
    """[CAI-PAY-02] Who holds enough pays all in that colour; who does not decides how much of it."""
    if s.coins[player][colour] >= cost:
        pay_own(s, player, colour, cost)
    else:
        todo(s, Decision.OWN_COINS, player, colour, cost)


@rule
def pay_own(s: State, player: int, colour: int, value: int) -> None:
    pay_coins(s, player, colour, value)
    note(s, Event.PAID, player, colour, value)


@rule
def offer_own_coins(s: State, player: int, colour: int, cost: int, choices: Choices) -> None:
    """[CAI-PAY-03] From all that is held, the sensible default, down to 1, if the rest can be covered."""
    own = s.coins[player][colour]
    others = wealth(s, player) - own
    least = own if s.own_first else 1
    for value in range(own, least - 1, -1):
        if others >= SUBSTITUTE * (cost - value):
            allow(choices, NUMBER + value)


@rule
def answer_own_coins(s: State, player: int, colour: int, cost: int, answer: int) -> None:
    value = answer - NUMBER
    pay_own(s, player, colour, value)
    todo(s, Decision.SUBSTITUTE, player, colour, SUBSTITUTE * (cost - value))


@rule
def offer_substitute(s: State, player: int, colour: int, choices: Choices) -> None:
    """[CAI-PAY-05] Any other colours; the one held most comes first."""
    for held in range(fullest_purse(s, player), 0, -1):
        for other in range(COLOURS):
            if other != colour and s.coins[player][other] == held:
                allow(choices, COLOUR + other)


@rule
def answer_substitute(s: State, player: int, colour: int, left: int, answer: int) -> None:
    pay_own(s, player, answer - COLOUR, 1)
    if left > 1:
        todo(s, Decision.SUBSTITUTE, player, colour, left - 1)


STEPS: dict[int, Handler] = {Step.PAY_COST: pay_cost}
OFFERS: dict[int, Handler] = {
    Decision.FEE: offer_fee,
    Decision.OWN_COINS: offer_own_coins,
    Decision.SUBSTITUTE: offer_substitute,
}
ANSWERS: dict[int, Handler] = {
    Decision.FEE: answer_fee,
    Decision.OWN_COINS: answer_own_coins,
    Decision.SUBSTITUTE: answer_substitute,
}
