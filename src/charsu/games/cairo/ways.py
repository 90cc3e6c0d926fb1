"""Areas of the board, and where one can walk.

A cell is a number: 15 times its row plus its column. An *area* is a set of cells kept as four integers
of 60 bits, the words a, b, c, d, four rows in each, so that a step north or south is a shift by 15 and a step west
or east a shift by one. All cells of an area step at once; no word ever uses its sign.

Two questions are asked of the ways. *What can be reached from here?* is a flood: step from the area to all sides,
keep what is walkable, until nothing is new. *May this cell be built over?* is mostly answered without a flood: when
the walkable neighbours of a cell hang together around it, whoever went across can go around. Only for the few
`brittle` cells, where they do not, a flood from one neighbour looks whether it meets the others, and goes no farther than that.
"""

from __future__ import annotations

from ...core.rule import rule
from .components import CELL_SHIFT, CELL_WORD, SIDE, WORD_CELLS

WORD = (1 << WORD_CELLS) - 1
ROW = (1 << SIDE) - 1
LAST_ROW = WORD_CELLS - SIDE
WEST_EDGE = 1 | 1 << SIDE | 1 << 2 * SIDE | 1 << 3 * SIDE
NOT_WEST = WORD ^ WEST_EDGE
NOT_EAST = WORD ^ (WEST_EDGE << (SIDE - 1))

Area = tuple[int, int, int, int]


@rule
def holds(area: int, cell: int) -> bool:
    """Is the cell in this word of an area? The word is the one of the cell, `area[cell // 60]`."""
    return (area >> CELL_SHIFT[cell]) & 1 == 1


@rule
def word_of(a: int, b: int, c: int, d: int, i: int) -> int:
    """One of the four words of an area."""
    if i == 0:
        return a
    if i == 1:
        return b
    return c if i == 2 else d


@rule
def bit(cell: int) -> int:
    """The cell alone, within its word."""
    return 1 << CELL_SHIFT[cell]


@rule
def count_cells(word: int) -> int:
    """How many cells a word holds; quick for few."""
    count = 0
    while word:
        word &= word - 1
        count += 1
    return count


@rule
def first_cell(word: int) -> int:
    """The lowest cell of a word that is not empty, counted within the word: empty halves are skipped, of 32 cells, of 16, of 8 …"""
    cell = 0
    half = 32
    while half > 0:
        if word & ((1 << half) - 1) == 0:
            word >>= half
            cell += half
        half >>= 1
    return cell


@rule
def only(cell: int) -> Area:
    """The area of one cell."""
    word, mark = CELL_WORD[cell], bit(cell)
    return (
        mark if word == 0 else 0,
        mark if word == 1 else 0,
        mark if word == 2 else 0,
        mark if word == 3 else 0,
    )


@rule
def west(word: int) -> int:
    """Every cell one step west."""
    return (word >> 1) & NOT_EAST


@rule
def east(word: int) -> int:
    return (word << 1) & NOT_WEST


@rule
def north(a: int, b: int, c: int, d: int) -> Area:
    """Every cell one step north; the first row of a word comes from the last of the next."""
    return (
        a >> SIDE | (b & ROW) << LAST_ROW,
        b >> SIDE | (c & ROW) << LAST_ROW,
        c >> SIDE | (d & ROW) << LAST_ROW,
        d >> SIDE,
    )


@rule
def south(a: int, b: int, c: int, d: int) -> Area:
    return (
        (a << SIDE) & WORD,
        (b << SIDE) & WORD | a >> LAST_ROW,
        (c << SIDE) & WORD | b >> LAST_ROW,
        (d << SIDE) & WORD | c >> LAST_ROW,
    )


@rule
def beside(a: int, b: int, c: int, d: int) -> Area:
    """All cells that share an edge with the area; corners never count."""
    na, nb, nc, nd = north(a, b, c, d)
    sa, sb, sc, sd = south(a, b, c, d)
    return (
        na | sa | west(a) | east(a),
        nb | sb | west(b) | east(b),
        nc | sc | west(c) | east(c),
        nd | sd | west(d) | east(d),
    )


@rule
def flood(a: int, b: int, c: int, d: int, wa: int, wb: int, wc: int, wd: int) -> Area:
    """Everything that can be reached from the area a, b, c, d over the walkable cells wa, wb, wc, wd."""
    return flood_to(a, b, c, d, wa, wb, wc, wd, WORD, WORD, WORD, WORD)


@rule
def flood_to(a: int, b: int, c: int, d: int, wa: int, wb: int, wc: int, wd: int, ta: int, tb: int, tc: int, td: int) -> Area:
    """The same, but no farther than until the whole target ta, tb, tc, td is reached."""
    while ta & ~a | tb & ~b | tc & ~c | td & ~d:
        na, nb, nc, nd = step(a, b, c, d, wa, wb, wc, wd)
        na, nb, nc, nd = step(na, nb, nc, nd, wa, wb, wc, wd)
        if na == a and nb == b and nc == c and nd == d:
            break
        a, b, c, d = na, nb, nc, nd
    return a, b, c, d


@rule
def step(a: int, b: int, c: int, d: int, wa: int, wb: int, wc: int, wd: int) -> Area:
    """The area and all walkable cells beside it."""
    na, nb, nc, nd = beside(a, b, c, d)
    return (na | a) & wa, (nb | b) & wb, (nc | c) & wc, (nd | d) & wd


@rule
def any_cell(a: int, b: int, c: int, d: int) -> Area:
    """One cell of the area, alone."""
    if a:
        return a & -a, 0, 0, 0
    if b:
        return 0, b & -b, 0, 0
    if c:
        return 0, 0, c & -c, 0
    return 0, 0, 0, d & -d


@rule
def brittle_word(here: int, above: int, below: int) -> int:
    """One word of the brittle cells: where `here` is walkable, with the walkable cells to the north and to the south.

    Around a cell, a side is the end of a run of walkable neighbours when it is walkable itself and the
    corner and side after it are not both so. More than one such end: the neighbours may fall apart.
    """
    right, left = west(here), east(here)
    end_north = above & ~(west(above) & right)
    end_east = right & ~(west(below) & below)
    end_south = below & ~(east(below) & left)
    end_west = left & ~(east(above) & above)
    two = end_north & end_east | (end_north | end_east) & end_south | (end_north | end_east | end_south) & end_west
    return here & two
