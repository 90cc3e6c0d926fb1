"""`charsu puzzles`: solving, making and checking on the terminal."""

from __future__ import annotations

import builtins
import gzip
import json
import time
from collections.abc import Iterator
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

import charsu
from charsu.analysis import making
from charsu.analysis.figures import percent
from charsu.analysis.puzzles import read
from charsu.cli import main
from charsu.cli.puzzles import today

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
