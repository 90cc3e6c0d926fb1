"""Where tents, extensions and entrances may stand."""

from __future__ import annotations

from ...core.rule import rule
from .components import ALL_SECTORS, CELL_WORD, COLOURS, OWNERS, SECTORS, START_TENTS_IN_SECTOR, WORD_CELLS, WORDS, Colour
from .state import State
from .ways import Area, beside, bit, brittle_word, flood, holds, north, only, south, word_of

# --- The survey ------------------------------------------------------------


@rule
def survey(s: State) -> None:
    """Look over the bazaar again after anything on it has changed."""
    mark_kept(s)
    mark_free(s)
    mark_ground(s)
    mark_plots(s)
    mark_brittle(s)


@rule
def mark_kept(s: State) -> None:
    """What must never be shut in: customers on the board and entrances, neutral ones included."""
    for i in range(WORDS):
        s.kept[i] = 0
    for colour in range(COLOURS):
        keep(s, s.customer[colour])
        for owner in range(OWNERS):
            if s.size[owner][colour] > 0:
                keep(s, s.entrance[owner][colour])


@rule
def keep(s: State, cell: int) -> None:
    if cell >= 0:
        s.kept[CELL_WORD[cell]] |= bit(cell)


@rule
def mark_free(s: State) -> None:
    """[CAI-CELL-02] [CAI-SETUP-18] No tent, no extension, no entrance and no customer."""
    for i in range(WORDS):
        s.free[i] = (s.market[i] | s.snack[i]) & ~(s.built[i] | s.kept[i])


@rule
def mark_ground(s: State) -> None:
    """[CAI-WAY-01] The market square without stalls, as far as anybody can walk; snack cells never."""
    s.ground[0], s.ground[1], s.ground[2], s.ground[3] = flood(
        s.kept[0],
        s.kept[1],
        s.kept[2],
        s.kept[3],
        s.market[0] & ~s.built[0],
        s.market[1] & ~s.built[1],
        s.market[2] & ~s.built[2],
        s.market[3] & ~s.built[3],
    )


@rule
def mark_plots(s: State) -> None:
    """[CAI-TENT-02] [CAI-TENT-07] [CAI-TENT-08] Free, beside no tent or extension, with a free cell of the ground for an entrance.

    [CAI-TENT-04] [CAI-WAY-04] The ground is market square that customers can reach: no tent in a cut-off area.
    """
    ba, bb, bc, bd = beside(s.built[0], s.built[1], s.built[2], s.built[3])
    ga, gb, gc, gd = beside(s.free[0] & s.ground[0], s.free[1] & s.ground[1], s.free[2] & s.ground[2], s.free[3] & s.ground[3])
    s.plot[0] = s.free[0] & ga & ~ba
    s.plot[1] = s.free[1] & gb & ~bb
    s.plot[2] = s.free[2] & gc & ~bc
    s.plot[3] = s.free[3] & gd & ~bd


@rule
def mark_brittle(s: State) -> None:
    a, b, c, d = s.ground[0], s.ground[1], s.ground[2], s.ground[3]
    na, nb, nc, nd = south(a, b, c, d)
    sa, sb, sc, sd = north(a, b, c, d)
    s.brittle[0] = brittle_word(a, na, sa)
    s.brittle[1] = brittle_word(b, nb, sb)
    s.brittle[2] = brittle_word(c, nc, sc)
    s.brittle[3] = brittle_word(d, nd, sd)


# --- Ways ------------------------------------------------------------------


@rule
def ground_without(s: State, cell: int) -> Area:
    """[CAI-WAY-02] The ground once this cell is built over; nothing when a customer or an entrance would be shut in.

    [CAI-WAY-03] An area with neither may be cut off. [CAI-WAY-05] A snack cell changes nothing.
    """
    a, b, c, d = only(cell)
    a, b, c, d = s.ground[0] & ~a, s.ground[1] & ~b, s.ground[2] & ~c, s.ground[3] & ~d
    if not holds(s.brittle[CELL_WORD[cell]], cell):
        return a, b, c, d
    ka, kb, kc, kd = only(somebody(s))
    a, b, c, d = flood(ka, kb, kc, kd, a, b, c, d)
    if s.kept[0] & ~a or s.kept[1] & ~b or s.kept[2] & ~c or s.kept[3] & ~d:
        return 0, 0, 0, 0
    return a, b, c, d


@rule
def somebody(s: State) -> int:
    """The cell of a customer on the board."""
    return max(s.customer[0], s.customer[1])


@rule
def keeps_ways(s: State, cell: int) -> bool:
    """[CAI-EXT-08] [CAI-TENT-10] May this cell be built over, as far as the ways go?"""
    if not holds(s.brittle[CELL_WORD[cell]], cell):
        return True
    a, b, c, d = ground_without(s, cell)
    return a | b | c | d != 0


# --- Sectors ---------------------------------------------------------------


@rule
def sectors_word(s: State, sectors: int, i: int) -> int:
    """One word of the area of a set of sectors."""
    if sectors == ALL_SECTORS:
        return s.market[i] | s.snack[i]
    word = 0
    for sector in range(SECTORS):
        if (sectors >> sector) & 1:
            word |= s.sector[sector][i]
    return word


@rule
def sector_of(s: State, cell: int) -> int:
    """[CAI-CELL-01] Every cell belongs to exactly one sector, counted here from 0."""
    for sector in range(SECTORS):
        if holds(s.sector[sector][CELL_WORD[cell]], cell):
            return sector
    return -1


@rule
def sectors_with_tent(s: State, colour: int) -> int:
    """[CAI-TENT-05] [CAI-TENT-06] Sectors that hold a tent of this colour, whoever owns it; only the tent's own cell counts."""
    sectors = 0
    for owner in range(OWNERS):
        if s.size[owner][colour] > 0:
            sectors |= 1 << sector_of(s, s.tile[owner][colour][0])
    return sectors


@rule
def sectors_with_room(s: State) -> int:
    """[CAI-SETUP-16] Sectors with fewer than two tents; the limit of the start."""
    sectors = 0
    for sector in range(SECTORS):
        if tents_in_sector(s, sector) < START_TENTS_IN_SECTOR:
            sectors |= 1 << sector
    return sectors


@rule
def tents_in_sector(s: State, sector: int) -> int:
    tents = 0
    for owner in range(OWNERS):
        for colour in range(COLOURS):
            if s.size[owner][colour] > 0:
                cell = s.tile[owner][colour][0]
                if holds(s.sector[sector][CELL_WORD[cell]], cell):
                    tents += 1
    return tents


# --- Tents -----------------------------------------------------------------


@rule
def tent_word(s: State, colour: int, sectors: int, i: int) -> int:
    """[CAI-TENT-03] One word of the cells for a tent in these sectors: purple in the snack zone, others on the square."""
    zone = s.snack[i] if colour == Colour.PURPLE else s.market[i]
    word = s.plot[i] & zone
    return word & sectors_word(s, sectors, i) if word else 0


@rule
def entrance_area(s: State, cell: int) -> Area:
    """[CAI-TENT-02] [CAI-TENT-04] [CAI-TENT-09] For a tent on this cell: free neighbours on the ground that is left."""
    a, b, c, d = ground_without(s, cell)
    ta, tb, tc, td = only(cell)
    ta, tb, tc, td = beside(ta, tb, tc, td)
    return a & ta & s.free[0], b & tb & s.free[1], c & tc & s.free[2], d & td & s.free[3]


@rule
def tent_fits(s: State, cell: int) -> bool:
    """[CAI-TENT-10] A free neighbour is left for the entrance, and nobody is shut in."""
    if not holds(s.brittle[CELL_WORD[cell]], cell):
        return True
    a, b, c, d = entrance_area(s, cell)
    return a | b | c | d != 0


@rule
def tent_exists(s: State, colour: int, sectors: int, barred: int) -> bool:
    """Is there any cell for a tent of this colour in these sectors, other than the barred one?"""
    sectors = sectors & ~sectors_with_tent(s, colour)
    for i in range(WORDS):
        word = tent_word(s, colour, sectors, i)
        if barred >= 0 and CELL_WORD[barred] == i:
            word &= ~bit(barred)
        if word & ~s.brittle[i]:
            return True
        cell = WORD_CELLS * i
        while word:
            if word & 1 and tent_fits(s, cell):
                return True
            word >>= 1
            cell += 1
    return False


# --- Extensions ------------------------------------------------------------


@rule
def stall_area(s: State, owner: int, colour: int) -> Area:
    a, b, c, d = 0, 0, 0, 0
    for i in range(s.size[owner][colour]):
        ta, tb, tc, td = only(s.tile[owner][colour][i])
        a, b, c, d = a | ta, b | tb, c | tc, d | td
    return a, b, c, d


@rule
def extension_area(s: State, owner: int, colour: int) -> Area:
    """[CAI-EXT-04] Beside the own stall. [CAI-EXT-05] [CAI-EXT-06] [CAI-EXT-07] Not beside another stall of the same
    colour; contact with other colours and at corners is allowed. [CAI-2P-06] Neutral tents count like any other.
    """
    a, b, c, d = stall_area(s, owner, colour)
    a, b, c, d = beside(a, b, c, d)
    oa, ob, oc, od = 0, 0, 0, 0
    for other in range(OWNERS):
        if other != owner and s.size[other][colour] > 0:
            ta, tb, tc, td = stall_area(s, other, colour)
            oa, ob, oc, od = oa | ta, ob | tb, oc | tc, od | td
    oa, ob, oc, od = beside(oa, ob, oc, od)
    return a & ~oa, b & ~ob, c & ~oc, d & ~od


@rule
def extension_word(s: State, colour: int, beside_word: int, sectors: int, i: int) -> int:
    """[CAI-EXT-02] [CAI-EXT-03] Free cells of the colour's zone: purple in the snack zone, others on the market square."""
    zone = s.snack[i] if colour == Colour.PURPLE else s.market[i]
    word = beside_word & s.free[i] & zone
    return word & sectors_word(s, sectors, i) if word else 0


@rule
def extension_exists(s: State, owner: int, colour: int, sectors: int) -> bool:
    """Is there any cell in these sectors on which this stall could grow?"""
    a, b, c, d = extension_area(s, owner, colour)
    for i in range(WORDS):
        word = extension_word(s, colour, word_of(a, b, c, d, i), sectors, i)
        if word & ~s.brittle[i]:
            return True
        cell = WORD_CELLS * i
        while word:
            if word & 1 and keeps_ways(s, cell):
                return True
            word >>= 1
            cell += 1
    return False
