"""What a player sees at a glance: where customers would go, where there is room, what is within reach, and who is ahead."""

from __future__ import annotations

from typing import Any

from ...core.meaning import Glance
from ...core.rule import rule
from .components import ALL_SECTORS, CELL_WORD, COINS_A_POINT, COLOURS, DISPLAY, KINDS, OWNERS, PLAYERS, SECTORS, SUBSTITUTE
from .customers import is_target, step_on
from .ending import medals_held
from .gains import wealth
from .hidden import unseen_coins
from .medals import extension_points
from .pay import extension_cost
from .plots import any_fits, extension_area, tent_area
from .state import State
from .ways import Area, count_cells, holds, only, word_of

GLANCE = Glance(
    {
        "away": (OWNERS, COLOURS),  # how many steps the customer of the colour walks to each stall's entrance, -1 where it cannot
        "nearer": (OWNERS, COLOURS),  # how many entrances it would rather go to, each a barker; -1 where it cannot be called there
        "room": (OWNERS, COLOURS),  # cells on which each stall could grow, the ways left aside
        "grows": (COLOURS, SECTORS),  # 1: there one's own stall could grow
        "plots": (COLOURS, SECTORS),  # 1: there a tent of the colour could stand, the ways left aside
        "gain": (PLAYERS, COLOURS),  # points that the next extension of each stall brings, medals included; 0 where none can come
        "fits": (COLOURS,),  # cards in hand with which one's own stall could grow
        "offered": (COLOURS,),  # open cards with which it could
        "short": (COLOURS,),  # coins that are missing for its next extension, -1 where none can come
        "unseen": (COLOURS,),  # coins of the colour that all others hold together
        "purses": (2,),  # all one's own coins, and all that the others hold together
        "ahead": (PLAYERS,),  # by how many points one would be ahead of each if the match ended now
    },
    parts=COLOURS + 1,  # each colour, and the table as a whole
)
AWAY, NEARER, ROOM, GROWS, PLOTS, GAIN, FITS, OFFERED, SHORT, UNSEEN, PURSES, AHEAD, _ = GLANCE.begins
FAR_AHEAD = 20  # points; more makes no difference


@rule
def notice(s: State, viewer: int, part: int, seen_row: Any, at: int) -> None:
    """All of it about one colour, or about the table as a whole."""
    if part == COLOURS:
        notice_totals(s, viewer, seen_row, at)
        return
    notice_ways(s, part, seen_row, at)
    notice_cards(s, viewer, part, notice_room(s, viewer, part, seen_row, at), seen_row, at)
    notice_coins(s, viewer, part, seen_row, at)


@rule
def notice_ways(s: State, colour: int, seen_row: Any, at: int) -> None:
    """[CAI-CUST-04] [CAI-CUST-05] [CAI-CUST-07] The customer's area grows step by step until it has met every entrance."""
    for owner in range(OWNERS):
        seen_row[at + AWAY + COLOURS * owner + colour] = -1
        seen_row[at + NEARER + COLOURS * owner + colour] = -1
    if s.customer[colour] < 0:
        return
    a, b, c, d = only(s.customer[colour])
    ea, eb, ec, ed = entrances_of(s, colour)
    steps, nearer, more = 0, 0, 1
    while more and ea | eb | ec | ed:
        nearer += notice_met(s, colour, steps, nearer, a & ea, b & eb, c & ec, d & ed, seen_row, at)
        ea, eb, ec, ed = ea & ~a, eb & ~b, ec & ~c, ed & ~d
        wa, wb, wc, wd = step_on(s, a, b, c, d)
        more = wa & ~a | wb & ~b | wc & ~c | wd & ~d
        a, b, c, d = wa, wb, wc, wd
        steps += 1


@rule
def entrances_of(s: State, colour: int) -> Area:
    """All entrances of a colour, whether somebody stands on them or not."""
    a, b, c, d = 0, 0, 0, 0
    for owner in range(OWNERS):
        if s.size[owner][colour] > 0:
            ea, eb, ec, ed = only(s.entrance[owner][colour])
            a, b, c, d = a | ea, b | eb, c | ec, d | ed
    return a, b, c, d


@rule
def notice_met(s: State, colour: int, steps: int, nearer: int, a: int, b: int, c: int, d: int, seen_row: Any, at: int) -> int:
    """The entrances of the colour in the area, which lie so many steps away; how many of them the customer could go to."""
    if a | b | c | d == 0:
        return 0
    targets = 0
    for owner in range(OWNERS):
        here, cell = COLOURS * owner + colour, s.entrance[owner][colour]
        if s.size[owner][colour] > 0 and holds(word_of(a, b, c, d, CELL_WORD[cell]), cell):
            seen_row[at + AWAY + here] = steps
            if is_target(s, owner, colour):
                seen_row[at + NEARER + here] = nearer
                targets += 1
    return targets


@rule
def notice_room(s: State, viewer: int, colour: int, seen_row: Any, at: int) -> int:
    """[CAI-EXT-04] Where stalls could grow; the sectors for one's own are given back. [CAI-TENT-05] Where a new one could stand."""
    for owner in range(OWNERS):
        a, b, c, d = room_of(s, owner, colour)
        seen_row[at + ROOM + COLOURS * owner + colour] = count_cells(a) + count_cells(b) + count_cells(c) + count_cells(d)
    a, b, c, d = room_of(s, viewer, colour)
    ta, tb, tc, td = tent_area(s, colour)
    sectors = 0
    for sector in range(SECTORS):
        here, words = SECTORS * colour + sector, s.sector[sector]
        grows = any_fits(s, ALL_SECTORS, False, a & words[0], b & words[1], c & words[2], d & words[3])
        seen_row[at + GROWS + here] = int(grows)
        sectors |= int(grows) << sector
        is_free = (s.tented[colour] >> sector) & 1 == 0 and ta & words[0] | tb & words[1] | tc & words[2] | td & words[3] != 0
        seen_row[at + PLOTS + here] = int(is_free)
    return sectors


@rule
def room_of(s: State, owner: int, colour: int) -> Area:
    """Free cells on which a stall could grow; guests have none."""
    if owner < 0 or s.size[owner][colour] == 0:
        return 0, 0, 0, 0
    return extension_area(s, owner, colour)


# --- What is within reach ---------------------------------------------------


@rule
def notice_cards(s: State, viewer: int, colour: int, sectors: int, seen_row: Any, at: int) -> None:
    """[CAI-CARD-01] Cards for one of these sectors, in hand and in the display."""
    in_hand, in_display = 0, 0
    for kind in range(KINDS):
        if viewer >= 0 and s.card_sectors[kind] & sectors != 0:
            in_hand += s.hand[viewer][kind]
    for place in range(DISPLAY):
        kind = s.display[place]
        if kind >= 0 and s.card_sectors[kind] & sectors != 0:
            in_display += 1
    seen_row[at + FITS + colour] = in_hand
    seen_row[at + OFFERED + colour] = in_display


@rule
def notice_coins(s: State, viewer: int, colour: int, seen_row: Any, at: int) -> None:
    """[CAI-MEDAL-01] What the next extensions bring, [CAI-PAY-01] what one lacks for one's own, [CAI-INFO-03] what others hold."""
    for player in range(PLAYERS):
        grows = player < s.players and s.size[player][colour] > 0 and s.extensions[colour] > 0
        seen_row[at + GAIN + COLOURS * player + colour] = extension_points(s, player, colour) if grows else 0
    seen_row[at + SHORT + colour] = coins_missing(s, viewer, colour)
    seen_row[at + UNSEEN + colour] = unseen_coins(s, viewer, colour)


@rule
def coins_missing(s: State, player: int, colour: int) -> int:
    """[CAI-PAY-03] [CAI-PAY-04] At least one coin of the colour, and others twice for what is missing of it."""
    if player < 0 or s.size[player][colour] == 0 or s.extensions[colour] == 0:
        return -1
    own, cost = s.coins[player][colour], extension_cost(s, player, colour)
    others = wealth(s, player) - own
    first = 1 if own == 0 else 0
    return first + max(0, SUBSTITUTE * (cost - own - first) - others)


# --- Who is ahead -----------------------------------------------------------


@rule
def notice_totals(s: State, viewer: int, seen_row: Any, at: int) -> None:
    """[CAI-SCORE-01] [CAI-SCORE-02] All purses, and what the match would end with now; the others' coins are shared out evenly."""
    unseen = 0
    for colour in range(COLOURS):
        unseen += unseen_coins(s, viewer, colour)
    own = wealth(s, viewer) if viewer >= 0 else 0
    seen_row[at + PURSES] = own
    seen_row[at + PURSES + 1] = unseen
    for player in range(PLAYERS):
        lead = 0
        if viewer >= 0 and player < s.players and player != viewer:
            coins = own // COINS_A_POINT - unseen // (COINS_A_POINT * (s.players - 1))
            lead = points_held(s, viewer) - points_held(s, player) + coins
        seen_row[at + AHEAD + player] = min(max(lead, -FAR_AHEAD), FAR_AHEAD)


@rule
def points_held(s: State, player: int) -> int:
    """Points that lie open: those scored, and the medals, which score once more."""
    return s.score[player] + medals_held(s, player)
