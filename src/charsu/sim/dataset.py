"""Self-play as a table of columns: one row for each answer, ready for Parquet.

Columns: `game` (number of the match), `move`, `actor` (-1 is chance), `bot` (who answered; empty for chance), `decision`, `answer`,
`choices` (how many were possible), `won` (the actor's share of the victory in the end; 0 for chance), and `state`, the record
before the answer as bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from ..core.chance import pick
from ..core.choices import Choices
from ..core.flow import CHANCE, question
from ..core.game import Game
from ..core.match import Match
from ..core.table import Table

Row = dict[str, Any]
Chooser = Callable[[Match], int]  # a bot: the id of its answer
CHUNK = 64  # matches in a row group


def play_rows(
    table: Table,
    number: int,
    seed: int,
    states: bool = False,
    bots: Sequence[tuple[str, Chooser]] = (),
) -> list[Row]:
    """One match. Without bots a random one, the same as `charsu.sim.cpu.simulate` plays with this seed."""
    match = Match.at_table(table, chance="ask")
    choices = table.game.choices.twin()
    rows: list[Row] = []
    while not match.is_over:
        s = match.plain
        choices.n = 0
        table.game.rules.options(s, choices)
        kind, actor, _, _ = question(s)
        name, answer = _answered(match, choices, number, seed, bots)
        row = {"game": number, "move": match.number, "actor": actor, "bot": name, "decision": kind, "answer": answer}
        rows.append({**row, "choices": choices.n, **({"state": match.state.tobytes()} if states else {})})
        match.play(answer)
    first = [r["seat"] for r in match.result or [] if r["rank"] == 1]
    for row in rows:
        row["won"] = 1 / len(first) if row["actor"] in first else 0.0
    return rows


def _answered(match: Match, choices: Choices, number: int, seed: int, bots: Sequence[tuple[str, Chooser]]) -> tuple[str, int]:
    """Who answers, and what. Bots move on by one seat from match to match."""
    if match.actor == CHANCE or not bots:
        return "" if match.actor == CHANCE else "random", pick(choices, seed + number, match.number)
    assert match.actor is not None
    name, choose = bots[(match.actor + number) % len(bots)]
    return name, choose(match)


def write_parquet(
    path: Path | str,
    table: Table,
    games: int,
    seed: int = 1,
    states: bool = True,
    bots: Sequence[tuple[str, Chooser]] = (),
) -> int:
    """Games of bots, or random ones, to a Parquet file; how many rows. Needs the extra `data` (pyarrow)."""
    import pyarrow as arrow
    from pyarrow import parquet

    columns = [("game", arrow.int32()), ("move", arrow.int32()), ("actor", arrow.int8()), ("bot", arrow.string())]
    columns += [("decision", arrow.int16()), ("answer", arrow.int16()), ("choices", arrow.int16()), ("won", arrow.float32())]
    game = table.game
    told = {"game": game.key, "rules": game.version, "players": str(table.players), "seed": str(seed)}
    told["options"] = str(table.chosen)
    schema = arrow.schema(columns + ([("state", arrow.binary(game.rules.state.dtype.itemsize))] if states else []), metadata=told)
    total = 0
    with parquet.ParquetWriter(path, schema) as writer:
        for first in range(0, games, CHUNK):
            rows = [
                row
                for number in range(first, min(first + CHUNK, games))
                for row in play_rows(table, number, seed, states, bots)
            ]
            writer.write_table(arrow.Table.from_pylist(rows, schema=schema))
            total += len(rows)
    return total


def read_states(game: Game, column: Any) -> Iterator[np.ndarray[Any, Any]]:
    """The records of a `state` column."""
    for cell in column:
        yield np.frombuffer(cell if isinstance(cell, bytes) else cell.as_py(), game.rules.state.dtype)[0]
