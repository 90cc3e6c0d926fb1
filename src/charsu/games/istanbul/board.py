"""Distances, and who stands where."""

from __future__ import annotations

from ...core.rule import rule
from .components import EXTENSIONS, FIGURES, NEUTRALS, RECALL_PRICE, Place, Tile
from .state import State


@rule
def cell_of(s: State, place: int) -> int:
    """Cells are counted row by row from the top left."""
    return s.row_of[place] * s.columns + s.column_of[place]


@rule
def steps_between(s: State, here: int, there: int) -> int:
    """[IST-SETUP-03] Steps over edges of the grid; no diagonals."""
    return abs(s.row_of[here] - s.row_of[there]) + abs(s.column_of[here] - s.column_of[there])


@rule
def here(s: State, player: int) -> int:
    """[LS-COMP-04] The place where the player's turn takes place: the merchant's, or the companion's."""
    return s.companion[player] if s.acting else s.merchant[player]


@rule
def stands_on(s: State, player: int, place: int) -> bool:
    """Does a figure of the player stand there: merchant, family member or companion?"""
    return place in (s.merchant[player], s.family[player], s.companion[player])


@rule
def barred(s: State, player: int, start: int, end: int) -> bool:
    """[MB-BARRIER-04] [MB-BARRIER-05] [MB-BARRIER-06] [GB-11] Does the barrier stop this player's figures on the way?

    Only straight ways can be blocked: every other one has a second shortest way without the barred edge.
    """
    if s.barrier == 0 or s.barrier_holder == player:
        return False
    a = min(cell_of(s, start), cell_of(s, end))
    b = max(cell_of(s, start), cell_of(s, end))
    cell = (s.barrier - 1) // 2
    if (s.barrier - 1) % 2 == 0:
        return a // s.columns == b // s.columns and a <= cell < b
    return a % s.columns == b % s.columns and cell % s.columns == a % s.columns and a <= cell < b


@rule
def walk_between(s: State, player: int, start: int, end: int) -> int:
    """[MB-BARRIER-06] Steps of the shortest way that does not cross the barrier: around it a straight one is two longer."""
    steps = steps_between(s, start, end)
    if s.barrier > 0 and barred(s, player, start, end):
        return steps + 2
    return steps


@rule
def merchants_met(s: State, player: int) -> int:
    """[IST-ENC-01] [IST-ENC-05] Merchants of others and neutral ones at the player's place; assistants do not count."""
    met = 0
    for other in range(s.players):
        met += to_pay(s, player, other)
    for i in range(NEUTRALS):
        if s.neutral_merchant[i] == here(s, player):
            met += 1
    return met


@rule
def to_pay(s: State, player: int, other: int) -> int:
    """[LS-MEET-01] [LS-MEET-04] Merchant and companion of another player, where they are met and not free of charge."""
    place = here(s, player)
    if other == player:
        return 0
    figures = 1 if s.merchant[other] == place and s.free_merchant != other + 1 else 0
    return figures + (1 if s.companion[other] == place else 0)


@rule
def anybody_met(s: State, player: int) -> bool:
    """[IST-ENC-20] Is there a figure, or a family member to catch, at the player's place?"""
    for figure in range(FIGURES):
        if s.figure[figure] == here(s, player) and s.figure_used[figure] == 0:
            return True
    return families_met(s, player) > 0


@rule
def families_met(s: State, player: int) -> int:
    """[IST-ENC-30] [IST-ENC-32] [IST-ENC-33] Family members of others to be caught; none at the Police Station."""
    met = 0
    if here(s, player) != Place.POLICE_STATION:
        for other in range(s.players):
            if other != player and s.family[other] == here(s, player):
                met += 1
    return met


@rule
def assistants_out(s: State, player: int) -> int:
    """A player's own assistants lying on places."""
    out = 0
    for place in range(1, s.last_place + 1):
        out += s.assistant[player][place]
    return out


@rule
def yellow_tile_ready(s: State, player: int) -> bool:
    """[IST-MOSQ-07] [IST-MOSQ-09] Once a turn, for 2 lira, from a place other than the merchant's."""
    return s.lira[player] >= RECALL_PRICE and yellow_tile_unused(s, player)


@rule
def yellow_tile_unused(s: State, player: int) -> bool:
    if s.tile[player][Tile.YELLOW] == 0 or s.yellow_used != 0:
        return False
    return assistants_out(s, player) > s.assistant[player][s.merchant[player]]


@rule
def may_interrupt(s: State, player: int) -> bool:
    """Could the player use a card or the yellow tile? Judged by what everybody sees, so that a question tells nothing."""
    return s.hand_size[player] > 0 or yellow_tile_at_hand(s, player)


@rule
def yellow_tile_at_hand(s: State, player: int) -> bool:
    """[IST-TURN-07] As far as everybody sees: where money is hidden, nobody knows whether there is enough for it."""
    return yellow_tile_unused(s, player) if s.hidden_money else yellow_tile_ready(s, player)


@rule
def mosque_complete(s: State, player: int, mosque: int) -> bool:
    """[IST-P14-04] Both colours of the mosque."""
    return s.tile[player][2 * mosque] + s.tile[player][2 * mosque + 1] == 2


@rule
def cart_complete(s: State, player: int) -> bool:
    return s.extensions[player] == EXTENSIONS
