"""Self-play as a table of columns: one row for each answer, ready for Parquet.

Columns: `game` (number of the match), `move`, `actor` (-1 is chance), `bot` (who answered; empty for chance), `decision`, `answer`,
`choices` (how many were possible), `legal` (their ids), `won` (the actor's share of the victory in the end), `rank` and `scores`
(its place and what decided it, in the order the metadata names; all three null for chance), `state`, the record before the
answer as bytes, and if wanted `row`, the observation of whoever answers (a guest's for chance), as `charsu.envs` gives it. The
file's metadata names game, rules, options, players, seed and version, and where the fields of a record lie, so that any reader of
Parquet can take it apart.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from ..core.chance import pick
from ..core.choices import Choices
from ..core.extras import wanted
from ..core.flow import CHANCE, question
from ..core.game import Game
from ..core.layout import GUEST
from ..core.match import Match
from ..core.registry import as_game
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
    rows: bool = False,
) -> list[Row]:
    """One match. Without bots a random one, the same as `charsu.sim.cpu.simulate` plays with this seed."""
    match = Match.at_table(table, chance="ask")
    choices = table.game.choices.twin()
    answered: list[Row] = []
    while not match.is_over:
        s = match.plain
        choices.n = 0
        table.game.rules.options(s, choices)
        kind, actor, _, _ = question(s)
        name, answer = _answered(match, choices, number, seed, bots)
        row = {"game": number, "move": match.number, "actor": actor, "bot": name, "decision": kind, "answer": answer}
        row |= {"choices": choices.n, "legal": choices.answer[: choices.n]}
        if states:
            row["state"] = match.plain.to_bytes()
        if rows:
            row["row"] = table.layout.row(match.state, max(actor, GUEST))
        answered.append(row)
        match.play(answer)
    _tell_the_end(answered, match.result or [])
    return answered


def _tell_the_end(answered: list[Row], result: list[dict[str, Any]]) -> None:
    """How the match ended for whoever answered."""
    winners = sum(seat["rank"] == 1 for seat in result)
    nothing = {"won": None, "rank": None, "scores": None}
    ends = {
        seat["seat"]: {
            "won": 1 / winners if seat["rank"] == 1 else 0.0,
            "rank": seat["rank"],
            "scores": list(seat["scores"].values()),
        }
        for seat in result
    }
    for row in answered:
        row |= ends.get(row["actor"], nothing)


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
    rows: bool = False,
) -> int:
    """Games of bots, or random ones, to a Parquet file; how many rows. Needs the extra `data` (pyarrow)."""
    with wanted():
        import pyarrow as arrow
        from pyarrow import parquet

    game = table.game
    columns = [("game", arrow.int32()), ("move", arrow.int32()), ("actor", arrow.int8()), ("bot", arrow.string())]
    columns += [("decision", arrow.int16()), ("answer", arrow.int16()), ("choices", arrow.int16())]
    columns += [("legal", arrow.list_(arrow.int16())), ("won", arrow.float32())]
    columns += [("rank", arrow.int8()), ("scores", arrow.list_(arrow.int32()))]
    if states:
        columns.append(("state", arrow.binary(game.rules.state.dtype.itemsize)))
    if rows:
        columns.append(("row", arrow.list_(arrow.int16(), table.layout.size)))
    schema = arrow.schema(columns, metadata=_told(table, seed))
    total = 0
    with parquet.ParquetWriter(path, schema) as writer:
        for first in range(0, games, CHUNK):
            chunk = [
                row
                for number in range(first, min(first + CHUNK, games))
                for row in play_rows(table, number, seed, states, bots, rows)
            ]
            writer.write_table(arrow.Table.from_pylist(chunk, schema=schema))
            total += len(chunk)
    return total


def _told(table: Table, seed: int) -> dict[str, str]:
    """What the file says of itself."""
    from .. import __version__

    game, dtype = table.game, table.game.rules.state.dtype
    facts = {"charsu": __version__, "game": game.key, "rules": game.version, "players": str(table.players), "seed": str(seed)}
    fields = {name: [dtype[name].base.str, list(dtype[name].shape), dtype.fields[name][1]] for name in dtype.names}
    scores = list(game.rules.scores(table.start(), 0))
    return {**facts, "options": json.dumps(table.chosen), "scores": json.dumps(scores), "record": json.dumps(fields)}


def read_states(game: Game | str, column: Any) -> Iterator[np.ndarray[Any, Any]]:
    """The records of a `state` column."""
    dtype = as_game(game).rules.state.dtype
    return (np.frombuffer(cell if isinstance(cell, bytes) else cell.as_py(), dtype)[0] for cell in column)
