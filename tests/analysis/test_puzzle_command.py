"""`charsu puzzles`: solving on the terminal, and what cannot be done."""

from __future__ import annotations

import builtins
import gzip
import time
from collections.abc import Iterator
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

import charsu
from charsu.analysis.figures import percent
from charsu.analysis.puzzles import read
from charsu.cli import main
from charsu.cli.puzzles import today

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
    assert percent(puzzle.chances[puzzle.best], language) in text
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


@pytest.fixture
def zone(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """Half past ten in Greenwich on 16 November 2026; time zones may be set."""
    monkeypatch.setattr(time, "time", lambda: datetime(2026, 11, 16, 10, 30, tzinfo=UTC).timestamp())
    yield monkeypatch
    monkeypatch.undo()
    time.tzset()


ZONES = {"Pacific/Kiritimati": 17, "Europe/Kyiv": 16, "America/Los_Angeles": 16, "Pacific/Pago_Pago": 15}


@pytest.mark.parametrize(("name", "day"), ZONES.items())
def test_the_puzzle_of_the_day_goes_by_the_calendar_of_the_player(
    capsys: pytest.CaptureFixture[str], zone: pytest.MonkeyPatch, name: str, day: int
) -> None:
    zone.setenv("TZ", name)
    time.tzset()
    assert today() == date(2026, 11, day)
    file = FILES / "istanbul.json.gz"
    collection = read(file)
    puzzle = collection.of_the_day(date(2026, 11, day))
    zone.setattr(builtins, "input", lambda _: puzzle.best)
    assert f"{collection.position(puzzle).question('en')}\n" in told(capsys, "solve", "istanbul", "--file", str(file))


def test_what_cannot_be_done_gets_a_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    broken = tmp_path / "broken.json.gz"
    broken.write_bytes(gzip.compress(b"{")[:-4])
    other = tmp_path / "other.json"
    other.write_text(charsu.game("yspahan").new_match(2, seed=1).to_json(), "utf8")
    out = str(tmp_path / "out.json.gz")
    assert "nothing to look through" in told(capsys, "make", "cairo", "--out", out, code=2)
    assert "is a match of yspahan" in told(capsys, "make", "cairo", "--out", out, "--matches", str(other), code=2)
    assert "no puzzles that can be read" in told(capsys, "solve", "cairo", "--file", str(broken), code=2)
    assert "puzzles of cairo, not of yspahan" in told(capsys, "solve", "yspahan", "--file", str(FILES / "cairo.json.gz"), code=2)
    assert "there are 10" in told(capsys, "solve", "cairo", "--file", str(FILES / "cairo.json.gz"), "--number", "99", code=2)
