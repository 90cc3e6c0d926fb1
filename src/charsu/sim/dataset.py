"""Self-play as a table of columns: one row for each answer, ready for Parquet.

Columns: `game` (number of the match), `move`, `actor` (-1 is chance), `decision`, `answer`, `choices` (how many were possible),
`won` (the actor's share of the victory in the end; 0 for chance), and `state`, the record before the answer as bytes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from ..core.chance import pick
from ..core.game import Game
from ..core.match import Match

Row = dict[str, Any]
CHUNK = 64  # matches in a row group


def play_rows(game: Game, players: int, number: int, seed: int, options: Mapping[str, Any] | None, states: bool) -> list[Row]:
    """One random match, the same as `charsu.sim.cpu.simulate` plays with this seed."""
    match = Match(game, players, options, chance="ask")
    choices = game.choices.twin()
    rows: list[Row] = []
    while not match.is_over:
        s = match.plain
        choices.n = 0
        game.options(s, choices)
        kind, actor, _, _ = s.frame[s.depth - 1]
        answer = pick(choices, seed + number, match.number)
        row = {"game": number, "move": match.number, "actor": actor, "decision": kind, "answer": answer, "choices": choices.n}
        rows.append({**row, **({"state": match.state.tobytes()} if states else {})})
        match.play(answer)
    first = [r["seat"] for r in match.result or [] if r["rank"] == 1]
    for row in rows:
        row["won"] = 1 / len(first) if row["actor"] in first else 0.0
    return rows


def write_parquet(
    path: Path | str,
    game: Game,
    players: int,
    games: int,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    states: bool = True,
) -> int:
    """Random games to a Parquet file; how many rows. Needs the extra `data` (pyarrow)."""
    import pyarrow as arrow
    from pyarrow import parquet

    ints = [("game", arrow.int32()), ("move", arrow.int32()), ("actor", arrow.int8()), ("decision", arrow.int16())]
    ints += [("answer", arrow.int16()), ("choices", arrow.int16()), ("won", arrow.float32())]
    told = {"game": game.key, "rules": game.version, "players": str(players), "seed": str(seed)}
    told["options"] = str(dict(options or {}))
    schema = arrow.schema(ints + ([("state", arrow.binary(game.state.dtype.itemsize))] if states else []), metadata=told)
    total = 0
    with parquet.ParquetWriter(path, schema) as writer:
        for first in range(0, games, CHUNK):
            rows = [
                row
                for number in range(first, min(first + CHUNK, games))
                for row in play_rows(game, players, number, seed, options, states)
            ]
            writer.write_table(arrow.Table.from_pylist(rows, schema=schema))
            total += len(rows)
    return total


def read_states(game: Game, column: Any) -> Iterator[np.ndarray[Any, Any]]:
    """The records of a `state` column."""
    for cell in column:
        yield np.frombuffer(cell if isinstance(cell, bytes) else cell.as_py(), game.state.dtype)[0]
