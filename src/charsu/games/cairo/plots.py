"""Where tents, extensions and entrances may stand."""

from __future__ import annotations

from ...core.rule import rule
from .components import ALL_SECTORS, CELL_WORD, COLOURS, OWNERS, SECTORS, START_TENTS_IN_SECTOR, WORD_CELLS, WORDS, Colour
from .state import State
from .ways import Area, any_cell, beside, bit, brittle_word, first_cell, flood, flood_to, holds, north, only, south, word_of

# --- The survey ------------------------------------------------------------


@rule
def survey(s: State) -> None:
    """Look over the whole bazaar, as the pieces on it stand."""
    mark_stalls(s)
    mark_free(s)
    mark_ground(s)
    mark_plots(s)
    mark_brittle(s)


@rule
def survey_visit(s: State) -> None:
    """The survey after customers have moved: they stay on the ground, and the ground stays as it is."""
    mark_free(s)
    mark_plots(s)


@rule
def survey_tent(s: State, colour: int, cell: int, entrance: int) -> None:
    """The survey after a tent was put up where it may stand."""
    mark_tent(s, colour, cell, entrance)
    survey_tile(s, colour, cell)


@rule
def survey_tile(s: State, colour: int, cell: int) -> None:
    """The survey after one more cell was built over; only a brittle one can cut off more of the ground than itself."""
    s.ground[0], s.ground[1], s.ground[2], s.ground[3] = ground_without(s, cell)
    mark_tile(s, colour, cell)
    mark_free(s)
    mark_plots(s)
    mark_brittle(s)


@rule
def mark_stalls(s: State) -> None:
    for i in range(WORDS):
        s.built[i], s.doors[i] = 0, 0
        for colour in range(COLOURS):
            s.stalls[colour][i] = 0
    for colour in range(COLOURS):
        s.tented[colour] = 0
        for owner in range(OWNERS):
            for i in range(s.size[owner][colour]):
                mark_tile(s, colour, s.tile[owner][colour][i])
            if s.size[owner][colour] > 0:
                mark_tent(s, colour, s.tile[owner][colour][0], s.entrance[owner][colour])


@rule
def mark_tile(s: State, colour: int, cell: int) -> None:
    s.built[CELL_WORD[cell]] |= bit(cell)
    s.stalls[colour][CELL_WORD[cell]] |= bit(cell)


@rule
def mark_tent(s: State, colour: int, cell: int, entrance: int) -> None:
    s.tented[colour] |= 1 << sector_of(s, cell)
    s.doors[CELL_WORD[entrance]] |= bit(entrance)


@rule
def kept_area(s: State) -> Area:
    """What must never be shut in: customers on the board and entrances, neutral ones included."""
    a, b, c, d = s.doors[0], s.doors[1], s.doors[2], s.doors[3]
    for colour in range(COLOURS):
        if s.customer[colour] >= 0:
            ca, cb, cc, cd = only(s.customer[colour])
            a, b, c, d = a | ca, b | cb, c | cc, d | cd
    return a, b, c, d


@rule
def mark_free(s: State) -> None:
    """[CAI-CELL-02] [CAI-SETUP-18] No tent, no extension, no entrance and no customer."""
    a, b, c, d = kept_area(s)
    s.free[0] = (s.market[0] | s.snack[0]) & ~(s.built[0] | a)
    s.free[1] = (s.market[1] | s.snack[1]) & ~(s.built[1] | b)
    s.free[2] = (s.market[2] | s.snack[2]) & ~(s.built[2] | c)
    s.free[3] = (s.market[3] | s.snack[3]) & ~(s.built[3] | d)


@rule
def mark_ground(s: State) -> None:
    """[CAI-WAY-01] The market square without stalls, as far as anybody can walk; snack cells never."""
    a, b, c, d = kept_area(s)
    s.ground[0], s.ground[1], s.ground[2], s.ground[3] = flood(
        a,
        b,
        c,
        d,
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
    na, nb, nc, nd = beside(a, b, c, d)
    a, b, c, d = s.ground[0] & ~a, s.ground[1] & ~b, s.ground[2] & ~c, s.ground[3] & ~d
    if not holds(s.brittle[CELL_WORD[cell]], cell):
        return a, b, c, d
    na, nb, nc, nd = na & a, nb & b, nc & c, nd & d
    fa, fb, fc, fd = any_cell(na, nb, nc, nd)
    fa, fb, fc, fd = flood_to(fa, fb, fc, fd, a, b, c, d, na, nb, nc, nd)
    if na & ~fa | nb & ~fb | nc & ~fc | nd & ~fd == 0:  # its neighbours still meet: nothing is cut off
        return a, b, c, d
    return inhabited_part(s, a, b, c, d, fa, fb, fc, fd)


@rule
def inhabited_part(s: State, a: int, b: int, c: int, d: int, pa: int, pb: int, pc: int, pd: int) -> Area:
    """The part of an area that holds all customers and entrances, or nothing; p is one of its parts, whole."""
    ka, kb, kc, kd = kept_area(s)
    if ka & ~pa | kb & ~pb | kc & ~pc | kd & ~pd == 0:
        return pa, pb, pc, pd
    if ka & pa | kb & pb | kc & pc | kd & pd:
        return 0, 0, 0, 0
    pa, pb, pc, pd = only(somebody(s))
    pa, pb, pc, pd = flood(pa, pb, pc, pd, a, b, c, d)
    if ka & ~pa | kb & ~pb | kc & ~pc | kd & ~pd:
        return 0, 0, 0, 0
    return pa, pb, pc, pd


@rule
def somebody(s: State) -> int:
    """The cell of a customer on the board."""
    return max(s.customer[0], s.customer[1])


# --- Sectors ---------------------------------------------------------------


@rule
def sector_of(s: State, cell: int) -> int:
    """[CAI-CELL-01] Every cell belongs to exactly one sector, counted here from 0."""
    for sector in range(SECTORS):
        if holds(s.sector[sector][CELL_WORD[cell]], cell):
            return sector
    return -1


@rule
def touches(s: State, sectors: int, a: int, b: int, c: int, d: int) -> bool:
    """Has the area a cell in these sectors?"""
    if sectors == ALL_SECTORS:
        return a | b | c | d != 0
    for sector in range(SECTORS):
        if (sectors >> sector) & 1:
            words = s.sector[sector]
            if a & words[0] | b & words[1] | c & words[2] | d & words[3]:
                return True
    return False


@rule
def within(s: State, sectors: int, a: int, b: int, c: int, d: int) -> Area:
    """The part of the area in these sectors."""
    if sectors == ALL_SECTORS:
        return a, b, c, d
    ia, ib, ic, id_ = 0, 0, 0, 0
    for sector in range(SECTORS):
        if (sectors >> sector) & 1:
            words = s.sector[sector]
            ia, ib, ic, id_ = ia | words[0], ib | words[1], ic | words[2], id_ | words[3]
    return a & ia, b & ib, c & ic, d & id_


@rule
def sectors_for_tent(s: State, colour: int, sectors: int) -> int:
    """[CAI-TENT-05] [CAI-TENT-06] Those without a tent of this colour, whoever owns it; only the tent's own cell counts."""
    return sectors & ~s.tented[colour]


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
    for colour in range(COLOURS):
        tents += (s.tented[colour] >> sector) & 1
    return tents


# --- Tents and extensions --------------------------------------------------


@rule
def tent_area(s: State, colour: int) -> Area:
    """[CAI-TENT-03] Plots of the colour's zone: purple in the snack zone, others on the square."""
    zone = s.snack if colour == Colour.PURPLE else s.market
    return s.plot[0] & zone[0], s.plot[1] & zone[1], s.plot[2] & zone[2], s.plot[3] & zone[3]


@rule
def entrance_area(s: State, cell: int) -> Area:
    """[CAI-TENT-02] [CAI-TENT-04] [CAI-TENT-09] For a tent on this cell: free neighbours on the ground that is left."""
    a, b, c, d = ground_without(s, cell)
    ta, tb, tc, td = only(cell)
    ta, tb, tc, td = beside(ta, tb, tc, td)
    return a & ta & s.free[0], b & tb & s.free[1], c & tc & s.free[2], d & td & s.free[3]


@rule
def stall_area(s: State, owner: int, colour: int) -> Area:
    a, b, c, d = 0, 0, 0, 0
    for i in range(s.size[owner][colour]):
        ta, tb, tc, td = only(s.tile[owner][colour][i])
        a, b, c, d = a | ta, b | tb, c | tc, d | td
    return a, b, c, d


@rule
def extension_area(s: State, owner: int, colour: int) -> Area:
    """[CAI-EXT-04] Beside one's own stall. [CAI-EXT-05] [CAI-EXT-06] [CAI-EXT-07] Not beside another stall of the same
    colour; contact with other colours and at corners is allowed. [CAI-2P-06] Neutral tents count like any other.

    [CAI-EXT-02] [CAI-EXT-03] Free cells of the colour's zone: purple in the snack zone, others on the market square.
    """
    a, b, c, d = stall_area(s, owner, colour)
    stalls = s.stalls[colour]
    oa, ob, oc, od = beside(stalls[0] & ~a, stalls[1] & ~b, stalls[2] & ~c, stalls[3] & ~d)
    a, b, c, d = beside(a, b, c, d)
    zone = s.snack if colour == Colour.PURPLE else s.market
    return (
        a & ~oa & s.free[0] & zone[0],
        b & ~ob & s.free[1] & zone[1],
        c & ~oc & s.free[2] & zone[2],
        d & ~od & s.free[3] & zone[3],
    )


@rule
def fits(s: State, cell: int, is_tent: bool) -> bool:
    """[CAI-TENT-10] [CAI-EXT-08] Nobody is shut in, and a tent has a free neighbour left for its entrance."""
    if not holds(s.brittle[CELL_WORD[cell]], cell):
        return True
    a, b, c, d = entrance_area(s, cell) if is_tent else ground_without(s, cell)
    return a | b | c | d != 0


@rule
def fitting_word(s: State, word: int, i: int, is_tent: bool) -> int:
    """One word of an area without the cells that do not fit; only brittle ones have to be looked at."""
    brittle = word & s.brittle[i]
    while brittle:
        lowest = brittle & -brittle
        if not fits(s, WORD_CELLS * i + first_cell(lowest), is_tent):
            word ^= lowest
        brittle ^= lowest
    return word


@rule
def any_fits(s: State, sectors: int, is_tent: bool, a: int, b: int, c: int, d: int) -> bool:
    """Is there a cell of the area, in these sectors, that fits?"""
    if touches(s, sectors, a & ~s.brittle[0], b & ~s.brittle[1], c & ~s.brittle[2], d & ~s.brittle[3]):
        return True
    a, b, c, d = within(s, sectors, a & s.brittle[0], b & s.brittle[1], c & s.brittle[2], d & s.brittle[3])
    for i in range(WORDS):
        word = word_of(a, b, c, d, i)
        while word:
            if fits(s, WORD_CELLS * i + first_cell(word), is_tent):
                return True
            word &= word - 1
    return False


@rule
def tent_exists(s: State, colour: int, sectors: int) -> bool:
    """Is there any cell for a tent of this colour in these sectors?"""
    a, b, c, d = tent_area(s, colour)
    return any_fits(s, sectors_for_tent(s, colour, sectors), True, a, b, c, d)


@rule
def extension_exists(s: State, owner: int, colour: int, sectors: int) -> bool:
    """Is there any cell in these sectors on which this stall could grow?"""
    a, b, c, d = extension_area(s, owner, colour)
    return any_fits(s, sectors, False, a, b, c, d)
