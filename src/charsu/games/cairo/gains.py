"""Taking and giving: the only places where coins, cards, barkers, medals and points change hands."""

from __future__ import annotations

from ...core.notes import note
from ...core.piles import Pile
from ...core.rule import rule
from .answers import CARD
from .components import COLOURS, COPIES, DISPLAY, Decision, Event
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
def lying_open(s: State, kind: int) -> int:
    """[CAI-INFO-02] Cards of a kind in the display, and those laid out for a build."""
    count = s.laid[kind]
    for slot in range(DISPLAY):
        if s.display[slot] == kind:
            count += 1
    return count


SECTOR_DECK = Pile(
    COPIES, CARD, Decision.DEAL, Event.DEALT, Event.RESHUFFLED, pile="deck", size="deck_size", elsewhere=lying_open
)  # fmt: skip
gain_card, lose_card = SECTOR_DECK.gain, SECTOR_DECK.lose
take_off, lay_open, reshuffle = SECTOR_DECK.take_off, SECTOR_DECK.lay_open, SECTOR_DECK.reshuffle


@rule
def leave_deck(s: State, kind: int) -> None:
    """[CAI-DRAW-08] A card leaves the deck; with the last one the discard pile becomes the new deck."""
    take_off(s, kind)
    reshuffle_if_empty(s)


@rule
def discard_card(s: State, kind: int) -> None:
    lay_open(s, kind)
    reshuffle_if_empty(s)


@rule
def reshuffle_if_empty(s: State) -> None:
    if s.deck_size == 0:
        reshuffle(s, s.active)


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
