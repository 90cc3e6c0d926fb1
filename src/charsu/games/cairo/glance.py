"""What a player sees at a glance: where customers would go, and where there is room to build."""

from __future__ import annotations

from typing import Any

from ...core.meaning import Glance
from ...core.rule import rule
from .components import ALL_SECTORS, CELL_WORD, COLOURS, OWNERS, SECTORS
from .customers import is_target, step_on
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
    },
    parts=COLOURS,
)
AWAY, NEARER, ROOM, GROWS, PLOTS, _ = GLANCE.begins


@rule
def notice(s: State, viewer: int, part: int, seen_row: Any, at: int) -> None:
    """All of it about one colour."""
    notice_ways(s, part, seen_row, at)
    notice_room(s, viewer, part, seen_row, at)


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
def notice_room(s: State, viewer: int, colour: int, seen_row: Any, at: int) -> None:
    """[CAI-EXT-04] Where stalls of the colour could grow, and [CAI-TENT-05] where a new one could stand."""
    for owner in range(OWNERS):
        a, b, c, d = room_of(s, owner, colour)
        seen_row[at + ROOM + COLOURS * owner + colour] = count_cells(a) + count_cells(b) + count_cells(c) + count_cells(d)
    a, b, c, d = room_of(s, viewer, colour)
    ta, tb, tc, td = tent_area(s, colour)
    for sector in range(SECTORS):
        here, words = SECTORS * colour + sector, s.sector[sector]
        grows = any_fits(s, ALL_SECTORS, False, a & words[0], b & words[1], c & words[2], d & words[3])
        seen_row[at + GROWS + here] = int(grows)
        is_free = (s.tented[colour] >> sector) & 1 == 0 and ta & words[0] | tb & words[1] | tc & words[2] | td & words[3] != 0
        seen_row[at + PLOTS + here] = int(is_free)


@rule
def room_of(s: State, owner: int, colour: int) -> Area:
    """Free cells on which a stall could grow; guests have none."""
    if owner < 0 or s.size[owner][colour] == 0:
        return 0, 0, 0, 0
    return extension_area(s, owner, colour)
