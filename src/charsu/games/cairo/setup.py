"""The first position of a table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ...core.errors import BadOption
from ...core.flow import CHANCE, ask
from ...core.game import Option, choice, number
from .board import DEFAULT, FACTS, Board, find, read_option
from .build import put_tent
from .components import (
    BARKERS,
    COINS,
    COLOURS,
    DISPLAY,
    EXTENSIONS,
    KINDS,
    LARGEST,
    NEUTRAL,
    OWNERS,
    SECTORS,
    START_COINS,
    WORD_CELLS,
    WORDS,
    Decision,
    Step,
)
from .gains import SECTOR_DECK
from .plots import survey
from .state import State

TABLE_OPTIONS = (
    choice("start", "suggested", "suggested", "free", rule="CAI-SETUP-13"),
    Option("board", DEFAULT, read_option, (DEFAULT,), "CAI-CELL-01", files=True),
    choice("payment", "free", "free", "own-first", rule="CAI-PAY-03"),
    choice("moving", "blocked", "blocked", "any", rule="CAI-MOVE-02"),
    choice("three_cards", "free", "free", "needed", rule="CAI-CARD-10"),
    Option("turn_limit", 1000, number("turn_limit", 1000, 1, 10000).read, (200, 500, 1000), "CAI-TURN-04"),
)


def setup(s: State, players: int, options: Mapping[str, Any]) -> None:
    """[CAI-SETUP-01] For 2, 3 or 4 players."""
    board = find(options["board"])
    lay_board(s, board)
    fill_supplies(s, players)
    s.free_start = int(options["start"] == "free")
    s.own_first = int(options["payment"] == "own-first")
    s.move_any = int(options["moving"] == "any")
    s.three_needed = int(options["three_cards"] == "needed")
    s.turn_limit = options["turn_limit"]
    if not s.free_start:
        lay_layout(s, board, players)
    for kind in (Decision.FIRST_PLAYER, Step.DEAL_HANDS, Step.REFILL, Step.PUT_CUSTOMERS):  # the last one comes first
        ask(s, kind, CHANCE)


def lay_board(s: State, board: Board) -> None:
    """[CAI-CELL-01] [CAI-CELL-03] Size, zones, sectors, spots, jokers and values as the board file says."""
    s.columns, s.rows = board.columns, board.rows
    s.market, s.snack = area(board.market), area(board.snack)
    for sector in range(SECTORS):
        s.sector[sector] = area(cell for cell, number in board.sector.items() if number == sector + 1)
    s.spot = list(board.spots)
    s.card_sectors = [sum(1 << (sector - 1) for sector in board.card_sectors(kind)) for kind in range(KINDS)]
    s.reconstructed = sum(1 << i for i, fact in enumerate(FACTS) if fact in board.reconstructed)
    s.joker_fee, s.gold_value, s.silver_value = board.joker_fee, board.gold, board.silver


def area(cells: Iterable[int]) -> list[int]:
    """The words of an area."""
    words = [0] * WORDS
    for cell in cells:
        words[cell // WORD_CELLS] |= 1 << (cell % WORD_CELLS)
    return words


def fill_supplies(s: State, players: int) -> None:
    """[CAI-SETUP-02] [CAI-SETUP-04] [CAI-SETUP-05] [CAI-SETUP-08] Banks, barkers, extensions, medals and the first coins.

    [CAI-SETUP-07] [CAI-SETUP-10] Everybody has six tents in reserve and nothing else. [CAI-SETUP-11] Unused crests stay away.
    """
    s.tile = [[[-1] * LARGEST for _ in range(COLOURS)] for _ in range(OWNERS)]
    s.entrance = [[-1] * COLOURS for _ in range(OWNERS)]
    s.customer = [-1] * COLOURS
    s.extensions = [EXTENSIONS] * COLOURS
    s.gold, s.silver = [-1] * COLOURS, [-1] * COLOURS
    s.bank = [COINS - START_COINS * players] * COLOURS
    for player in range(players):
        s.coins[player] = [START_COINS] * COLOURS
    s.barkers_left = BARKERS
    SECTOR_DECK.fill(s)
    s.display = [-1] * DISPLAY


def lay_layout(s: State, board: Board, players: int) -> None:
    """[CAI-SETUP-13] [CAI-2P-01] [CAI-2P-02] The sets of the suggested layout; neutral tents stand at once."""
    if players not in board.layouts:
        raise BadOption(f"the board {board.name} has no suggested layout for {players} players; say start=free")
    for i, stalls in enumerate(board.layouts[players]):
        s.layout[i] = [[stall.colour, stall.tent, stall.entrance] for stall in stalls]
    if players == 2:
        for stall in board.neutral:
            put_tent(s, NEUTRAL, stall.colour, stall.tent, stall.entrance)
        survey(s)
