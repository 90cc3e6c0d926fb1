"""What a player can imagine: hands, coins and the deck filled in at random where they cannot be seen."""

from __future__ import annotations

from ...core.chance import draw
from ...core.flow import actor, asked, detail, next_second_detail, second_detail
from ...core.rule import rule
from .build import cards_laid, has_cell_now, sectors_for_three, sectors_in_hand
from .components import COINS, COLOURS, SUBSTITUTE, THREE, Decision
from .gains import SECTOR_DECK, wealth
from .pay import can_pay
from .state import State

TRIES = 200
deal_cards = SECTOR_DECK.determinise  # [CAI-INFO-02] display, discards, cards laid out and one's own hand are seen
SCATTERED = 100  # from here on the one who is asked gets every coin that cannot be seen


@rule
def determinise(s: State, viewer: int, seed: int) -> None:
    """Fill the blanks so that all pieces are there and whoever is asked can answer."""
    for attempt in range(TRIES):
        deal_cards(s, viewer, seed + 7919 * attempt)
        if attempt < SCATTERED:
            scatter_coins(s, viewer, seed + 7919 * attempt)
        else:
            pile_coins(s, viewer)
        if s.over or can_answer(s, viewer):
            return


# --- Coins -----------------------------------------------------------------


@rule
def unseen_coins(s: State, viewer: int, colour: int) -> int:
    """[CAI-INFO-03] The bank is open, so the value all others hold together is known."""
    held = s.coins[viewer][colour] if viewer >= 0 else 0
    return COINS - s.bank[colour] - held


@rule
def scatter_coins(s: State, viewer: int, seed: int) -> None:
    """Every coin to one of the others."""
    counter = 1000
    for player in range(s.players):
        if player != viewer:
            for colour in range(COLOURS):
                s.coins[player][colour] = 0
    others = s.players - 1 if viewer >= 0 else s.players
    for colour in range(COLOURS):
        for _ in range(unseen_coins(s, viewer, colour)):
            player = draw(seed, counter, others)
            if viewer >= 0 and player >= viewer:
                player += 1
            s.coins[player][colour] += 1
            counter += 1


@rule
def pile_coins(s: State, viewer: int) -> None:
    """Everything to the one who is asked, but for coins that would have been paid at once."""
    payer = actor(s)
    if payer < 0 or payer == viewer:
        return
    for colour in range(COLOURS):
        for player in range(s.players):
            if player != viewer:
                s.coins[player][colour] = 0
        value = unseen_coins(s, viewer, colour)
        if asked(s) == Decision.OWN_COINS and detail(s) == colour:
            kept = min(value, second_detail(s) - 1)
            s.coins[another(s, viewer, payer)][colour] += value - kept
            value = kept
        s.coins[payer][colour] += value


@rule
def another(s: State, viewer: int, payer: int) -> int:
    """A third player if there is one."""
    for player in range(s.players):
        if player not in (viewer, payer):
            return player
    return payer


# --- Whoever is asked must be able to answer --------------------------------


@rule
def can_answer(s: State, viewer: int) -> bool:
    """A started build could not have been started without the cards and coins for it."""
    player, a, b = actor(s), detail(s), second_detail(s)
    if player < 0 or player == viewer:
        return True
    match asked(s):
        case Decision.CARD:
            sectors = sectors_in_hand(s, player, can_pay(s, player, a, s.joker_fee))
            return can_pay(s, player, a, 0) and has_cell_now(s, player, a, sectors, b)
        case Decision.FEE:
            return can_pay(s, player, a, b)
        case Decision.THREE:
            return has_cell_for_three(s, player, a, next_second_detail(s)) and can_pay(s, player, a, 0)
        case Decision.CELL:
            return (cards_laid(s) < THREE or has_cell_for_three(s, player, a, b)) and can_pay(s, player, a, 0)
        case Decision.OWN_COINS:
            own = s.coins[player][a]
            return 1 <= own < b and wealth(s, player) - own >= SUBSTITUTE * (b - own)
        case Decision.SUBSTITUTE:
            return wealth(s, player) - s.coins[player][a] >= b
    return True


@rule
def has_cell_for_three(s: State, player: int, work: int, barred: int) -> bool:
    """[CAI-CARD-10] Where three cards must be needed: do all the player's cards leave a cell that none of them fits?"""
    return s.three_needed == 0 or has_cell_now(s, player, work, sectors_for_three(s, player, work), barred)
