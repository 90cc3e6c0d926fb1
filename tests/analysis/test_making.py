"""`charsu puzzles make`: puzzles are found in stored matches, and checked."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

import charsu
from charsu.analysis import making
from charsu.analysis.puzzles import read
from charsu.cli import main

from .test_analysis import played
from .test_puzzle_command import told


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Puzzles are found at a glance."""
    glance = {"QUICK": 64, "DEEP": 96, "MARGIN": 100, "SURE": 0, "TRIES": 1, "SOLVERS": ("greedy",), "A_MATCH": 2}
    for name, value in glance.items():
        monkeypatch.setattr(making, name, value)


@pytest.mark.usefixtures("quick")
def test_puzzles_are_made_from_stored_matches_and_checked(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for seed in (3, 4):
        (tmp_path / f"{seed}.json").write_text(played("cairo", 2, answers=60, seed=seed).to_json(), "utf8")
    out = tmp_path / "made.json.gz"
    twice = ["--matches", str(tmp_path), "--matches", str(tmp_path / "3.json")]
    assert "puzzles" in told(capsys, "make", "cairo", "--out", str(out), *twice)
    made = read(out)
    assert len(made.by_name) == len(made.puzzles) >= 2, "the match that was named twice counts once"
    assert (made.margin, made.walks) == (100, 96)
    for puzzle in made.puzzles:
        assert puzzle.lead >= 100
        assert puzzle.best in [answer.notation for answer in made.position(puzzle).options()]
    again = tmp_path / "again.json.gz"
    text = told(capsys, "check", "cairo", "--file", str(out), "--walks", "96", "--seed", "1", "--out", str(again))
    assert f"of {len(made.puzzles)} answers are confirmed by 96 tries" in text
    confirmed = read(again)
    assert len(confirmed.puzzles) + text.count("is not confirmed") == len(made.puzzles)
    assert set(confirmed.by_name) <= set(made.by_name)
    assert all(made.by_name[name].best == puzzle.best for name, puzzle in confirmed.by_name.items())


@pytest.mark.usefixtures("quick")
def test_a_match_of_people_gives_puzzles_without_their_names(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A folder as a server exports it: matches with names, and what else lies there."""
    match = json.loads(played("cairo", 2, answers=60).to_json())
    people = {**match, "names": ["Leyla", "Omar"], "bots": [None, None], "complete": True, "over": False}
    (tmp_path / "people.json").write_text(json.dumps(people), "utf8")
    (tmp_path / "people.json.analysis.json").write_text('{"format": "charsu-analysis/1"}', "utf8")
    (tmp_path / "other.json").write_text(charsu.game("yspahan").new_match(2, seed=1).to_json(), "utf8")
    (tmp_path / "cut.json").write_text(json.dumps(people)[:200], "utf8")
    with pytest.raises(SystemExit):
        main(["puzzles", "make", "cairo", "--out", str(tmp_path / "made.json.gz"), "--matches", str(tmp_path)])
    said = capsys.readouterr()
    assert "Passed over: 3 files" in said.err and "cut.json" in said.err
    assert read(tmp_path / "made.json.gz").puzzles
    stored = gzip.decompress((tmp_path / "made.json.gz").read_bytes()).decode()
    assert "Leyla" not in stored and "Omar" not in stored


@pytest.mark.usefixtures("quick")
def test_of_a_match_only_a_few_puzzles_are_easy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where enough easy ones are found, what the heuristic would answer as well is no puzzle."""
    monkeypatch.setattr(making, "A_MATCH", 8)
    matches = [played("cairo", 2, answers=60)]
    some = making.make_from(matches).puzzles
    monkeypatch.setattr(making, "EASY", 0)
    hard = making.make_from(matches).puzzles
    assert any(puzzle.difficulty == 1 for puzzle in some)
    assert hard and not any(puzzle.difficulty == 1 for puzzle in hard)
