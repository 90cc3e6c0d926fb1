"""Board files: everything reconstructed about the printed board, read and checked before a table uses it.

A table takes a board by the name of a file in `boards/`, by the path of a file of its own, or as the content itself. Whatever
is wrong with it is told with the cell or field that is wrong.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ...core.errors import BadOption
from ...core.names import pairs
from .components import COLOURS, FIRST_JOKER, KINDS, SECTORS, SIDE, SPOTS, START_TENTS, START_TENTS_IN_SECTOR, Colour

FOLDER = Path(__file__).parent / "boards"
DEFAULT = "reconstructed"
MARKET, SNACK = ".", "#"
COLOUR_NAMES = tuple(name.lower() for name in pairs(Colour))
FACTS = ("zones", "sectors", "spots", "jokers", "joker_fee", "medals", "layouts")
WORDS_ABOUT = ("name", "about", "reconstructed")


class BadBoard(BadOption):
    """A board file that cannot be played on; names the cell or field."""


def cell_name(cell: int) -> str:
    """`C10`: column C from the west, row 10 from the north."""
    return f"{chr(65 + cell % SIDE)}{cell // SIDE + 1}"


def cell_number(name: Any) -> int:
    """The cell of a name, or -1 when it is no name of a cell."""
    if not isinstance(name, str) or len(name) < 2 or not name[1:].isascii() or not name[1:].isdecimal():
        return -1
    column, row = ord(name[0].upper()) - 65, int(name[1:]) - 1
    return SIDE * row + column if 0 <= column < SIDE and 0 <= row < SIDE else -1


@dataclass(frozen=True)
class Stall:
    """A start tent of a layout."""

    colour: int
    tent: int
    entrance: int


@dataclass(frozen=True)
class Board:
    """A checked board."""

    name: str
    columns: int
    rows: int
    market: frozenset[int]
    snack: frozenset[int]
    sector: Mapping[int, int]  # cell → sector from 1
    spots: tuple[int, ...]
    jokers: tuple[tuple[int, ...], ...]
    joker_fee: int
    gold: int
    silver: int
    layouts: Mapping[int, tuple[tuple[Stall, ...], ...]]  # number of players → sets
    neutral: tuple[Stall, ...]
    reconstructed: tuple[str, ...]

    def neighbours(self, cell: int) -> Iterator[int]:
        """The cells that share an edge with this one."""
        for step, stays in ((-SIDE, True), (SIDE, True), (-1, cell % SIDE > 0), (1, cell % SIDE < SIDE - 1)):
            if stays and cell + step in self.sector:
                yield cell + step

    def card_sectors(self, kind: int) -> tuple[int, ...]:
        """[CAI-CARD-02] [CAI-CARD-03] The sectors a kind of card is good for."""
        return (kind + 1,) if kind < FIRST_JOKER else self.jokers[kind - FIRST_JOKER]


# --- finding ---------------------------------------------------------------


def read_option(value: Any) -> Any:
    """What a table said about its board: a name stays a name, a path becomes the content, so that a replay is whole."""
    if isinstance(value, Mapping):
        content = dict(value)
        check(content, "board")
        return content
    if not isinstance(value, str):
        raise BadBoard(f"option board cannot be {value!r}; say a name ({', '.join(names())}) or the path of a board file")
    if value in names():
        return value
    content = _load(Path(value))
    check(content, value)
    return content


def names() -> list[str]:
    """The boards that come with the game."""
    return sorted(path.stem for path in FOLDER.glob("*.json"))


def find(value: Any) -> Board:
    """The checked board of an option."""
    return _named(value) if isinstance(value, str) else check(value, "board")


@cache
def _named(name: str) -> Board:
    return check(_load(FOLDER / f"{name}.json"), name)


def _load(path: Path) -> Any:
    if path.suffix != ".json" or not path.is_file():
        raise BadBoard(f"there is no board {str(path)!r}; say a name ({', '.join(names())}) or the path of a .json file")
    try:
        return json.loads(path.read_text("utf8"))
    except (ValueError, OSError) as error:
        raise BadBoard(f"board file {path.name} cannot be read: {error}") from error


# --- checking --------------------------------------------------------------


def check(content: Any, label: str) -> Board:
    """A board from the content of a file; BadBoard names what is wrong."""
    return _Reader(content, label).board()


class _Reader:
    """Reads one file field by field."""

    def __init__(self, content: Any, label: str) -> None:
        self.label = label
        self.need(isinstance(content, Mapping), "file", "it must be a JSON object")
        for field in FACTS:
            self.need(field in content, field, "it is missing")
        for field in content:
            self.need(field in FACTS + WORDS_ABOUT, field, "there is no such field")
        self.content = content

    def need(self, condition: bool, field: str, sentence: str) -> None:
        if not condition:
            raise BadBoard(f"board {self.label}: {field}: {sentence}")

    def board(self) -> Board:
        """[CAI-CELL-01] Every cell belongs to one sector and one zone."""
        zones = self.grid("zones", MARKET + SNACK)
        sectors = self.grid("sectors", "123456789")
        self.need(zones.keys() == sectors.keys(), "sectors", "its rows must be as many and as long as those of zones")
        self.need(set(sectors.values()) == set("123456789"), "sectors", "every sector from 1 to 9 needs a cell")
        rows = self.content["zones"]
        board = Board(
            name=str(self.content.get("name", self.label)),
            columns=len(rows[0]),
            rows=len(rows),
            market=frozenset(cell for cell, zone in zones.items() if zone == MARKET),
            snack=frozenset(cell for cell, zone in zones.items() if zone == SNACK),
            sector={cell: int(sector) for cell, sector in sectors.items()},
            spots=(),
            jokers=self.jokers(),
            joker_fee=self.number("joker_fee", self.content["joker_fee"], 0, 20),
            gold=self.medal("gold"),
            silver=self.medal("silver"),
            layouts={},
            neutral=(),
            reconstructed=self.reconstructed(),
        )
        return self.with_layouts(self.with_spots(board))

    def grid(self, field: str, marks: str) -> dict[int, str]:
        rows = self.content[field]
        self.need(isinstance(rows, list) and all(isinstance(r, str) for r in rows), field, "it must be a list of texts, one a row")
        self.need(3 <= len(rows) <= SIDE, field, f"a board has 3 to {SIDE} rows, not {len(rows)}")
        self.need(3 <= len(rows[0]) <= SIDE, field, f"a board has 3 to {SIDE} columns, not {len(rows[0])}")
        cells = {}
        for y, row in enumerate(rows):
            self.need(len(row) == len(rows[0]), field, f"row {y + 1} has {len(row)} cells, row 1 has {len(rows[0])}")
            for x, mark in enumerate(row):
                cell = SIDE * y + x
                self.need(mark in marks, field, f"cell {cell_name(cell)} cannot be {mark!r}; known are {marks}")
                cells[cell] = mark
        return cells

    def number(self, field: str, value: Any, least: int, most: int) -> int:
        sound = isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
        self.need(sound, field, f"it must be a whole number from {least} to {most}, not {value!r}")
        return int(value)

    def medal(self, metal: str) -> int:
        medals = self.content["medals"]
        self.need(isinstance(medals, Mapping) and metal in medals, f"medals.{metal}", "it is missing")
        return self.number(f"medals.{metal}", medals[metal], 0, 20)

    def jokers(self) -> tuple[tuple[int, ...], ...]:
        rows = self.content["jokers"]
        count = KINDS - FIRST_JOKER
        self.need(isinstance(rows, list) and len(rows) == count, "jokers", f"there are {count} of them")
        for i, row in enumerate(rows):
            sound = isinstance(row, list) and len(set(map(str, row))) == len(row) == 3
            self.need(sound, f"jokers[{i}]", "a joker shows three different sectors")
            for sector in row:
                self.number(f"jokers[{i}]", sector, 1, SECTORS)
        return tuple(tuple(row) for row in rows)

    def reconstructed(self) -> tuple[str, ...]:
        facts = self.content.get("reconstructed", [])
        self.need(isinstance(facts, list), "reconstructed", "it must be a list of fields")
        for fact in facts:
            self.need(fact in FACTS, "reconstructed", f"there is no field {fact!r}")
        return tuple(facts)

    def cell(self, board: Board, field: str, name: Any) -> int:
        cell = cell_number(name)
        self.need(cell in board.sector, field, f"there is no cell {name!r} on this board")
        return cell

    def with_spots(self, board: Board) -> Board:
        names = self.content["spots"]
        self.need(isinstance(names, list) and len(names) == SPOTS, "spots", f"there are {SPOTS} of them")
        spots = tuple(self.cell(board, f"spots[{i}]", name) for i, name in enumerate(names))
        for i, cell in enumerate(spots):
            self.need(cell in board.market, f"spots[{i}]", f"{cell_name(cell)} is not on the market square")
            self.need(cell not in spots[:i], f"spots[{i}]", f"{cell_name(cell)} is a spot already")
        reached = _reached(board, spots[0], board.market)
        for i, cell in enumerate(spots):
            self.need(cell in reached, f"spots[{i}]", f"{cell_name(cell)} cannot be reached from {cell_name(spots[0])}")
        return _with(board, spots=spots)

    def with_layouts(self, board: Board) -> Board:
        """A layout may be missing; then the table must be set up freely."""
        layouts = self.content["layouts"]
        self.need(isinstance(layouts, Mapping), "layouts", "it must be an object")
        for key in layouts:
            self.need(key in ("2", "3", "4", "neutral"), f"layouts.{key}", "there are layouts for 2, 3, 4 and neutral")
        neutral = self.stalls(board, "layouts.neutral", layouts.get("neutral", {}), 0, COLOURS)
        checked = {}
        for players in (2, 3, 4):
            if str(players) in layouts:
                sets = layouts[str(players)]
                field = f"layouts.{players}"
                self.need(isinstance(sets, list) and len(sets) == players, field, f"it must have {players} sets")
                checked[players] = tuple(
                    self.stalls(board, f"{field}[{i}]", row, START_TENTS, START_TENTS) for i, row in enumerate(sets)
                )
                everything = [stall for row in checked[players] for stall in row]
                self.obeys_the_rules(board, field, everything + list(neutral if players == 2 else ()))
        return _with(board, layouts=checked, neutral=neutral)

    def stalls(self, board: Board, field: str, row: Any, least: int, most: int) -> tuple[Stall, ...]:
        self.need(isinstance(row, Mapping) and least <= len(row) <= most, field, f"it must have {most} tents by colour")
        stalls = []
        for colour, both in row.items():
            where = f"{field}.{colour}"
            self.need(colour in COLOUR_NAMES, where, f"there is no such colour; there are {', '.join(COLOUR_NAMES)}")
            self.need(isinstance(both, list) and len(both) == 2, where, "say the tent's cell and the entrance's cell")
            tent, entrance = (self.cell(board, where, name) for name in both)
            stalls.append(Stall(COLOUR_NAMES.index(colour), tent, entrance))
        return tuple(stalls)

    def obeys_the_rules(self, board: Board, field: str, stalls: list[Stall]) -> None:
        """All rules of free placement hold for a suggested layout as well."""
        tents = [stall.tent for stall in stalls]
        taken = list(board.spots)
        for stall in stalls:
            where = f"{field}: {COLOUR_NAMES[stall.colour]} {cell_name(stall.tent)}/{cell_name(stall.entrance)}"
            zone = board.snack if stall.colour == Colour.PURPLE else board.market
            same = [t for t in stalls if t.colour == stall.colour and board.sector[t.tent] == board.sector[stall.tent]]
            self.need(stall.tent in zone, where, "the tent stands in the wrong zone")
            self.need(stall.entrance in board.market, where, "the entrance is not on the market square")
            self.need(stall.entrance in board.neighbours(stall.tent), where, "the entrance is not beside the tent")
            self.need(stall.tent not in taken and stall.entrance not in taken, where, "a cell is used twice")
            self.need(not set(tents) & set(board.neighbours(stall.tent)), where, "the tent is beside another one")
            self.need(len(same) == 1, where, "the sector has a tent of this colour already")
            crowd = sum(board.sector[t] == board.sector[stall.tent] for t in tents)
            self.need(crowd <= START_TENTS_IN_SECTOR, where, "the sector holds more than two tents")
            taken += [stall.tent, stall.entrance]
        reached = _reached(board, board.spots[0], board.market - set(tents))
        for cell in (*board.spots, *(stall.entrance for stall in stalls)):
            self.need(cell in reached, field, f"{cell_name(cell)} cannot be reached")


def _with(board: Board, **changes: Any) -> Board:
    from dataclasses import replace

    return replace(board, **changes)


def _reached(board: Board, start: int, walkable: frozenset[int]) -> set[int]:
    """[CAI-WAY-01] Everything that can be walked to."""
    reached, edge = {start}, [start]
    while edge:
        for cell in board.neighbours(edge.pop()):
            if cell in walkable and cell not in reached:
                reached.add(cell)
                edge.append(cell)
    return reached
