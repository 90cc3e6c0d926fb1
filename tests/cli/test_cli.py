"""The command line: what it tells, and one sentence with exit code 2 for everything that is wrong."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from charsu import Game
from charsu.cli import main
from charsu.testing.walk import finished


@pytest.fixture
def charsu(capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str, str]]:
    """Run a command: exit code, output, errors."""

    def run(*arguments: Any) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as left:
            main([str(a) for a in arguments])
        captured = capsys.readouterr()
        return left.value.code or 0, captured.out, captured.err  # type: ignore[return-value]

    return run


Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def file(bazaar: Game, tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    path.write_text(finished(bazaar, 2, seed=3).to_json(), "utf8")
    return path


# --- what is told ----------------------------------------------------------


def test_games_lists_players_and_options(charsu: Run) -> None:
    code, out, _ = charsu("games")
    assert code == 0
    assert "bazaar" in out and "2–3" in out and "gems = 2 | (3) | 4 | 5" in out


def test_example_lists_examples_and_steps_through_one(charsu: Run) -> None:
    assert "istanbul/tea-house: " in charsu("example")[1] and "istanbul" not in charsu("example", "cairo")[1]
    assert charsu("example", "ysp-t-04", "-l", "de")[1].startswith("yspahan/supervisor: Der Aufseher geht um")
    code, out, _ = charsu("example", "istanbul/far", "--board")
    assert code == 0 and "   > play far" in out and "✗ go 16: That is 3 steps away; a merchant walks 1 or 2. (IST-MOVE-01)" in out
    assert "Gemstone" in out and "3. You have arrived" in out


def test_an_example_becomes_a_page_with_boards_before_and_after(charsu: Run, tmp_path: Path) -> None:
    charsu("example", "cairo/medals", "-l", "uk", "--out", str(tmp_path / "medals.html"))
    page = (tmp_path / "medals.html").read_text("utf8")
    assert page.count("<svg") == 3 and "<h1>Золото і срібло</h1>" in page and "extend red" in page


def test_rules_shows_the_rulebook_or_one_rule(charsu: Run) -> None:
    assert "The bazaar" in charsu("rules", "bazaar")[1]
    code, out, _ = charsu("rules", "bazaar", "baz-06")
    assert code == 0
    assert "price rises" in out and "fountain" not in out


def test_simulate_sums_up(charsu: Run) -> None:
    code, out, _ = charsu("simulate", "bazaar", "--players", 2, "--games", 50, "--option", "rich=yes")
    assert code == 0
    assert "50 random games of bazaar with 2 players" in out
    assert "answers/s" in out and "gems" in out and "wins" in out


def test_simulate_as_json(charsu: Run) -> None:
    first, again, other = (
        json.loads(charsu("simulate", "bazaar", "--games", 100, "--seed", seed, "--threads", threads, "--json")[1])
        for seed, threads in ((4, 1), (4, 2), (5, 1))
    )
    assert first["answers"] == again["answers"] != other["answers"]
    assert first["players"] == 3
    assert sum(first["wins"]) == pytest.approx(100)
    assert first["answers_per_s"] > 0 and first["games_per_s"] > 0
    assert set(first["scores"][0]) == {"gems", "coins"}


def test_replay_tells_the_match(charsu: Run, file: Path) -> None:
    code, out, _ = charsu("replay", file)
    assert code == 0
    assert "bazaar, 2 players" in out and "starts." in out and "The game is over." in out and "1. " in out


def test_show_draws_the_table_at_a_move(charsu: Run, file: Path) -> None:
    code, out, _ = charsu("show", file, "--move", 1)
    assert code == 0
    assert "Red: the fountain, 4 ◎ 0 ◆ 0 ♠" in out and "Where does" in out and "go tea-house, go card-seller" in out
    assert "The game is over." in charsu("show", file)[1]
    assert charsu("show", file, "--seat", 1)[0] == 0


def test_no_command_shows_the_help(charsu: Run) -> None:
    code, out, _ = charsu()
    assert code == 0
    assert "simulate" in out


# --- playing ---------------------------------------------------------------


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    answers = iter(lines)

    def read(_: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", read)


def test_a_game_can_be_played_in_the_terminal(charsu: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, *["1"] * 500)
    code, out, _ = charsu("play", "bazaar", "--bot", "random", "--seed", 3)
    assert code == 0
    assert "Where does Red go?" in out and "The game is over." in out and "1. " in out


def test_commands_at_the_table(charsu: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    stored = tmp_path / "stored.json"
    more = ("table", "log", "undo", "", f"save {stored}", "save /no/x", "quit")
    questions = ("why go well", "why go tea-house", "why nonsense", "rule BAZ-02")
    typed(monkeypatch, "help", "undo", "nonsense", "99", *questions, "1", *more)
    code, out, _ = charsu("play", "bazaar", "--bot", "random", "--seed", 5)
    assert code == 0
    assert "nothing to take back" in out and "'nonsense' is not possible here" in out and "'99' is not possible" in out
    assert "the one after it. [BAZ-02]" in out and "has no answer 'nonsense'" in out and "- **BAZ-02** A turn" in out
    assert "is stored in" in out and "No such file" in out
    assert charsu("replay", stored)[0] == 0


def test_the_end_of_input_leaves_the_table(charsu: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch)
    assert charsu("play", "bazaar", "--bot", "random")[0] == 130


# --- what is wrong ---------------------------------------------------------


WRONG = [
    (("simulate", "chess"), "there is no game 'chess'; there are bazaar"),
    (("rules", "chess"), "there is no game 'chess'"),
    (("play", "chess"), "there is no game 'chess'"),
    (("simulate", "bazaar", "--players", "9"), "bazaar is for 2 to 3 players, not 9"),
    (("simulate", "bazaar", "--players", "many"), "Invalid value for '--players'"),
    (("simulate", "bazaar", "--option", "wind=1"), "bazaar has no option 'wind'; there are gems, rich"),
    (("simulate", "bazaar", "--option", "gems"), "'gems' is no option; write KEY=VALUE"),
    (("simulate", "bazaar", "--option", "gems=nine"), "option gems cannot be 'nine'"),
    (("simulate", "bazaar", "--option", "gems=9"), "it goes from 2 to 5"),
    (("simulate", "bazaar", "--option", "rich=perhaps"), "say true or false"),
    (("simulate", "bazaar", "--games", "0"), "--games cannot be 0"),
    (("simulate", "bazaar", "--threads", "0"), "--threads cannot be 0"),
    (("simulate", "bazaar", "--seed", "-1"), "--seed cannot be -1"),
    (("simulate", "bazaar", "--seed", str(2**70)), "--seed cannot be"),
    (("example", "tea"), "there is no example of tea"),
    (("rules", "bazaar", "BAZ-66"), "bazaar has no rule BAZ-66; did you mean BAZ-06"),
    (("replay", "/nowhere.json"), "/nowhere.json cannot be read: no such file"),
    (("replay", "/"), "/ cannot be read: is a directory"),
    (("play", "bazaar", "--bot", "nobody"), "there is no bot 'nobody'"),
    (("play", "bazaar", "--language", "xx"), "there is no language 'xx'"),
    (("simulate",), "Missing argument 'GAME'"),
    (("dance",), "No such command 'dance'"),
    (("games", "--loud"), "No such option"),
]


@pytest.mark.parametrize(("arguments", "sentence"), WRONG, ids=[" ".join(arguments)[:40] for arguments, _ in WRONG])
def test_what_is_wrong_is_one_sentence(charsu: Run, arguments: tuple[str, ...], sentence: str) -> None:
    code, out, err = charsu(*arguments)
    assert code == 2
    assert sentence in err
    assert err.count("\n") == 1
    assert out == ""


def broken(match: dict[str, Any]) -> list[tuple[str | bytes, str]]:
    text = json.dumps(match)
    answers = match["answers"]
    return [
        ("", "the JSON is broken"),
        (text[: len(text) // 2], "the JSON is broken"),
        (b"\xff\xfe\x00", "the JSON is broken"),
        ("[" * 100_000, "the JSON is broken"),
        ("[]", 'it does not say "format"'),
        (json.dumps({**match, "format": "charsu-match/99"}), 'it does not say "format"'),
        (json.dumps({k: v for k, v in match.items() if k != "answers"}), "answers is missing"),
        (json.dumps({**match, "answers": [1, 2]}), "answer 1 of this replay is not a text"),
        (json.dumps({**match, "players": True}), "players is missing"),
        (json.dumps({**match, "players": 9}), "bazaar is for 2 to 3 players"),
        (json.dumps({**match, "game": "chess"}), "there is no game 'chess'"),
        (json.dumps({**match, "options": {"gems": []}}), "option gems cannot be []"),
        (json.dumps({**match, "answers": [*answers[:4], "fly 3"]}), "answer 5 cannot be replayed: 'fly 3' is not possible"),
        (json.dumps({**match, "answers": [*answers, "go 1"]}), "the game is over"),
        (json.dumps({**match, "rules": "0", "answers": ["fly"]}), "played by rules 0, these are 1"),
        (json.dumps({**match, "answers": [*answers[:4], "?"]}), "answer 5 is hidden: the file was written while the match went on"),
    ]


@pytest.mark.parametrize("command", ["replay", "show"])
@pytest.mark.parametrize("number", range(16))
def test_a_broken_replay_is_one_sentence(charsu: Run, file: Path, command: str, number: int) -> None:
    content, sentence = broken(json.loads(file.read_text("utf8")))[number]
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    code, _, err = charsu(command, file)
    assert code == 2
    assert sentence in err
    assert err.count("\n") == 1


def test_a_move_that_is_not_there_is_one_sentence(charsu: Run, file: Path) -> None:
    for arguments, sentence in ((("--move", 9999), "there is no move 9999"), (("--seat", 7), "there is no seat 7")):
        code, _, err = charsu("show", file, *arguments)
        assert code == 2
        assert sentence in err


def test_the_command_is_installed() -> None:
    done = subprocess.run([sys.executable, "-m", "charsu", "simulate", "chess"], capture_output=True, encoding="utf8")
    assert done.returncode == 2
    assert done.stderr.startswith("there is no game 'chess'")
    assert "Traceback" not in done.stderr
