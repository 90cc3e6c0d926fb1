"""Datasets of self-play."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pyarrow import parquet

import charsu
from charsu.core.game import Game, Ruleset
from charsu.core.layout import layout
from charsu.core.match import Match
from charsu.sim.cpu import Engine, simulate
from charsu.sim.dataset import play_rows, read_states, write_parquet


def test_rows_tell_the_matches_the_simulator_plays(bazaar: Game) -> None:
    batch = simulate(bazaar.table(2), 3, seed=7, runner=Engine(Ruleset(bazaar), compiled=False))
    for number in range(3):
        assert len(play_rows(bazaar.table(2), number, 7)) == batch.lengths[number]


def test_a_parquet_file_holds_every_answer_and_the_position_before_it(bazaar: Game, tmp_path: Path) -> None:
    file = tmp_path / "play.parquet"
    count = write_parquet(file, bazaar.table(2), 5, seed=7)
    table = parquet.read_table(file)
    assert table.num_rows == count
    assert set(table["game"].to_pylist()) == set(range(5))
    assert table.schema.metadata[b"game"] == b"bazaar"
    answers, states = table["answer"].to_pylist(), list(read_states(bazaar, table["state"]))
    for before, answer, after, moves in zip(states, answers, states[1:], table["move"].to_pylist()[1:], strict=False):
        if moves:
            s = bazaar.rules.state.twin.load(before)
            bazaar.rules.apply(s, answer)
            assert s.dump()["frame"].tolist() == after["frame"].tolist()


def test_shares_of_the_victory_add_up(bazaar: Game) -> None:
    rows = play_rows(bazaar.table(2), 0, 7)
    assert sum({row["actor"]: row["won"] for row in rows if row["actor"] >= 0}.values()) == pytest.approx(1)
    assert {row["won"] for row in rows if row["actor"] < 0} == {None}


def test_a_file_tells_enough_to_be_read_without_us(tmp_path: Path) -> None:
    file = tmp_path / "play.parquet"
    write_parquet(file, charsu.game("yspahan").table(2), 1, seed=7, rows=True)
    table = parquet.read_table(file)
    facts = {key.decode(): value.decode() for key, value in table.schema.metadata.items()}
    assert json.loads(facts["options"]) == {}
    fields, size = json.loads(facts["record"]), len(table["state"][0].as_py())
    forms, places = [(kind, tuple(shape)) for kind, shape, _ in fields.values()], [place for *_, place in fields.values()]
    record = np.dtype({"names": list(fields), "formats": forms, "offsets": places, "itemsize": size})
    theirs = np.frombuffer(table["state"][9].as_py(), record)[0]
    (ours,) = read_states("yspahan", table["state"][9:10])
    assert all((theirs[name] == ours[name]).all() for name in record.names or ())
    result = {seat["seat"]: seat for seat in _ended(table).result or []}
    for actor, rank, scores in zip(*(table[name].to_pylist() for name in ("actor", "rank", "scores")), strict=True):
        told_scores = None if scores is None else dict(zip(json.loads(facts["scores"]), scores, strict=True))
        assert (rank, told_scores) == ((result[actor]["rank"], result[actor]["scores"]) if actor >= 0 else (None, None))
    legal, answers = table["legal"].to_pylist(), table["answer"].to_pylist()
    assert all(answer in possible for answer, possible in zip(answers, legal, strict=True))
    states = read_states("yspahan", table["state"])
    for state, actor, row in zip(states, table["actor"].to_pylist(), table["row"].to_pylist(), strict=True):
        assert row == layout("yspahan").row(state, actor).tolist()


def _ended(table: Any) -> Match:
    """The match of a file that holds one."""
    match = charsu.game("yspahan").new_match(2, chance="ask")
    for answer in table["answer"].to_pylist():
        match.play(answer)
    return match


def test_the_command_line_writes_a_dataset(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from charsu.cli import main

    file = tmp_path / "play.parquet"
    with pytest.raises(SystemExit) as ended:
        main(["simulate", "yspahan", "--players", "2", "--games", "2", "--out", str(file)])
    assert ended.value.code == 0
    assert file.exists()
    assert "answers of 2 games" in capsys.readouterr().out


def test_bots_play_for_a_dataset_in_turned_seats(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from charsu.cli import main

    file = tmp_path / "play.parquet"
    with pytest.raises(SystemExit) as ended:
        main(["simulate", "yspahan", "--players", "2", "--games", "4", "--bots", "greedy,random", "--out", str(file)])
    assert ended.value.code == 0
    rows = parquet.read_table(file, columns=["game", "actor", "bot", "won"]).to_pylist()
    held = {(row["game"], row["actor"]): row["bot"] for row in rows}
    for game in range(4):
        assert [held[game, seat] for seat in (game % 2, 1 - game % 2, -1)] == ["greedy", "random", ""]
    won = {row["game"]: row["bot"] for row in rows if row["won"] == 1}
    assert set(won.values()) == {"greedy"}


def test_bots_without_a_file_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    from charsu.cli import main

    with pytest.raises(SystemExit) as ended:
        main(["simulate", "yspahan", "--bots", "greedy"])
    assert ended.value.code != 0
    assert "--out" in capsys.readouterr().err
