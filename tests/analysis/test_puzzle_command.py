"""`charsu puzzles`: solving, making and checking on the terminal."""

from __future__ import annotations

import builtins
import gzip
from pathlib import Path

import pytest

import charsu
from charsu.analysis import making
from charsu.analysis.puzzles import read
from charsu.cli import main

from .test_analysis import played

FILES = Path(__file__).parent / "puzzles"


def told(capsys: pytest.CaptureFixture[str], *command: str, code: int = 0) -> str:
    with pytest.raises(SystemExit) as done:
        main(["puzzles", *command])
    out = capsys.readouterr()
    assert done.value.code == code, out.err
    return out.out if code == 0 else out.err


@pytest.mark.parametrize("language", ["en", "de", "ru", "uk"])
@pytest.mark.parametrize("game", ["istanbul", "yspahan", "cairo"])
def test_a_puzzle_is_solved_and_explained(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, game: str, language: str
) -> None:
    file = FILES / f"{game}.json.gz"
    collection = read(file)
    puzzle = collection.puzzles[1]
    answers = iter(["fly", puzzle.best])
    monkeypatch.setattr(builtins, "input", lambda _: next(answers))
    text = told(capsys, "solve", game, "--file", str(file), "--number", "2", "-l", language)
    assert {"en": "Right:", "de": "Richtig:", "ru": "Верно:", "uk": "Правильно:"}[language] in text
    assert f"{puzzle.chances[puzzle.best] / 10_000:.1f} %" in text
    assert f"{collection.walks:,}"[0] in text
    assert "-worth-" not in text
    assert "puzzle-" not in text


def test_another_answer_is_told_what_it_gives_away(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    collection = read(FILES / "yspahan.json.gz")
    puzzle = collection.puzzles[0]
    worst = list(puzzle.chances)[-1]
    monkeypatch.setattr(builtins, "input", lambda _: worst)
    text = told(capsys, "solve", "yspahan", "--file", str(FILES / "yspahan.json.gz"), "--number", "1")
    assert f"gives away {(puzzle.chances[puzzle.best] - puzzle.chances[worst]) / 10_000:.1f} %" in text
    assert "What it brings compared with" in text


def test_puzzles_are_made_from_stored_matches_and_checked(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name, value in {
        "QUICK": 64,
        "DEEP": 96,
        "MARGIN": 100,
        "SURE": 0,
        "TRIES": 1,
        "SOLVERS": ("greedy",),
        "A_MATCH": 2,
    }.items():
        monkeypatch.setattr(making, name, value)
    for seed in (3, 4):
        (tmp_path / f"{seed}.json").write_text(played("cairo", 2, answers=60, seed=seed).to_json())
    out = tmp_path / "made.json.gz"
    twice = ["--matches", str(tmp_path), "--matches", str(tmp_path / "3.json")]
    assert "puzzles" in told(capsys, "make", "cairo", "--out", str(out), *twice)
    made = read(out)
    assert len(made.by_name) == len(made.puzzles) >= 2, "the match that was named twice counts once"
    assert (made.margin, made.walks) == (100, 96)
    for puzzle in made.puzzles:
        assert puzzle.lead >= 100
        assert puzzle.best in [answer.notation for answer in made.position(puzzle).options()]
    text = told(capsys, "check", "cairo", "--file", str(out), "--walks", "96", "--most", "1")
    assert "answers are confirmed by 96 tries" in text


def test_what_cannot_be_done_gets_a_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    broken = tmp_path / "broken.json.gz"
    broken.write_bytes(gzip.compress(b"{")[:-4])
    other = tmp_path / "other.json"
    other.write_text(charsu.game("yspahan").new_match(2, seed=1).to_json())
    out = str(tmp_path / "out.json.gz")
    assert "nothing to look through" in told(capsys, "make", "cairo", "--out", out, code=2)
    assert "is a match of yspahan" in told(capsys, "make", "cairo", "--out", out, "--matches", str(other), code=2)
    assert "no puzzles that can be read" in told(capsys, "solve", "cairo", "--file", str(broken), code=2)
    assert "puzzles of cairo, not of yspahan" in told(capsys, "solve", "yspahan", "--file", str(FILES / "cairo.json.gz"), code=2)
    assert "there are 10" in told(capsys, "solve", "cairo", "--file", str(FILES / "cairo.json.gz"), "--number", "99", code=2)
