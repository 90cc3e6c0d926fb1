"""Taking and giving: the only places where coins, cards, barkers, medals and points change hands."""

from __future__ import annotations

from ...core.notes import note
from ...core.rule import rule
from .components import COLOURS, KINDS, Event
from .state import State

# --- Coins and points ------------------------------------------------------


@rule
def take_coins(s: State, player: int, reason: int, colour: int, value: int) -> None:
    """[CAI-INCOME-05] As far as the bank reaches; the rest is lost. The reason is the event that tells of it."""
    taken = min(value, s.bank[colour])
    s.bank[colour] -= taken
    s.coins[player][colour] += taken
    note(s, reason, player, colour, taken)
    if 0 < taken < value:
        note(s, Event.BANK_SHORT, player, colour, value - taken)


@rule
def pay_coins(s: State, player: int, colour: int, value: int) -> None:
    """[CAI-PAY-06] Payments go to the bank of their colour; only values count, change is free."""
    s.coins[player][colour] -= value
    s.bank[colour] += value


@rule
def wealth(s: State, player: int) -> int:
    """The value of all coins of a player."""
    value = 0
    for colour in range(COLOURS):
        value += s.coins[player][colour]
    return value


@rule
def score_points(s: State, player: int, points: int) -> None:
    s.score[player] += points


# --- Sector cards ----------------------------------------------------------


@rule
def leave_deck(s: State, kind: int) -> None:
    """[CAI-DRAW-08] A card leaves the deck; with the last one the discard pile becomes the new deck."""
    s.deck[kind] -= 1
    s.deck_size -= 1
    reshuffle_if_empty(s)


@rule
def discard_card(s: State, kind: int) -> None:
    s.discard[kind] += 1
    reshuffle_if_empty(s)


@rule
def reshuffle_if_empty(s: State) -> None:
    if s.deck_size > 0:
        return
    for kind in range(KINDS):
        s.deck[kind] = s.discard[kind]
        s.deck_size += s.discard[kind]
        s.discard[kind] = 0
    if s.deck_size > 0:
        note(s, Event.RESHUFFLED, s.active, s.deck_size, 0)


@rule
def gain_card(s: State, player: int, kind: int) -> None:
    s.hand[player][kind] += 1
    s.hand_size[player] += 1


@rule
def lose_card(s: State, player: int, kind: int) -> None:
    s.hand[player][kind] -= 1
    s.hand_size[player] -= 1


# --- Barkers ---------------------------------------------------------------


@rule
def gain_barker(s: State, player: int) -> None:
    """[CAI-DRAW-07] Barkers lie open; there is no limit to them."""
    s.barkers_left -= 1
    s.barkers[player] += 1
    note(s, Event.TOOK_BARKER, player, 0, 0)


@rule
def return_barkers(s: State, player: int, count: int) -> None:
    """[CAI-CUST-09] Played barkers return to the supply."""
    s.barkers[player] -= count
    s.barkers_left += count
    note(s, Event.PLAYED_BARKERS, player, count, 0)


# --- Medals ----------------------------------------------------------------


@rule
def gain_gold(s: State, player: int, colour: int) -> None:
    """[CAI-MEDAL-07] Only a medal that was not held before scores. [CAI-MEDAL-08] Its old holder keeps the points."""
    if s.gold[colour] != player:
        score_points(s, player, s.gold_value)
        note(s, Event.TOOK_GOLD, player, colour, s.gold_value)
        tell_holder(s, s.gold[colour])
        s.gold[colour] = player


@rule
def gain_silver(s: State, player: int, colour: int) -> None:
    if s.silver[colour] != player:
        score_points(s, player, s.silver_value)
        note(s, Event.TOOK_SILVER, player, colour, s.silver_value)
        tell_holder(s, s.silver[colour])
        s.silver[colour] = player


@rule
def tell_holder(s: State, holder: int) -> None:
    """From whom a medal comes, unless it is from the supply."""
    if holder >= 0:
        note(s, Event.MEDAL_FROM, holder, 0, 0)
