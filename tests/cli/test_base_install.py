"""The command line where only the package itself is installed: `pip install charsu`, without any extra."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import charsu
from charsu.cli.app import COMMANDS, find
from charsu.core.extras import EXTRA_OF, import_name
from charsu.testing.walk import finished

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
PACKAGES = sorted({import_name(one) for extra in EXTRAS.values() for one in extra} - {"charsu"})
ALONE = f"import sys; sys.modules.update(dict.fromkeys({PACKAGES}))\nfrom charsu.cli import main; main(sys.argv[1:])"
LOADED = """
import sys
from charsu.cli import main
try:
    main(sys.argv[1:])
except SystemExit:
    print("loaded", *sorted({name.partition(".")[0] for name in sys.modules}))
"""


def run(code: str, *arguments: object, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", code, *map(str, arguments)]
    return subprocess.run(command, input=typed, capture_output=True, encoding="utf8", check=False)


def without_extras(*arguments: object, typed: str = "") -> str:
    """What a command says where every package of every extra is missing."""
    done = run(ALONE, *arguments, typed=typed)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("stored") / "match.json"
    path.write_text(finished(charsu.game("yspahan"), 2, seed=3).to_json(), "utf8")
    return path


# --- what works ------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["games"], "yspahan"),
        (["rules", "istanbul", "IST-P09-02"], "2 lira"),
        (["example", "istanbul/tea-house"], "announce"),
        (["simulate", "yspahan", "--players", "2", "--games", "20"], "(WebAssembly)"),
        (["serve", "--help"], "Host tables"),
        (["arena", "--help"], "tournament"),
        (["puzzles", "--help"], "solve"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_command_works(arguments: list[str], said: str) -> None:
    assert said in without_extras(*arguments)


def test_a_game_can_be_played() -> None:
    assert "Answer with the number" in without_extras("play", "yspahan", "--seed", "1", typed="1\nquit\n")


def test_a_puzzle_can_be_solved() -> None:
    assert "tries" in without_extras("puzzles", "solve", "cairo", "--number", "1", typed="1\n")


@pytest.mark.parametrize("command", ["replay", "show"])
def test_a_stored_match_is_shown(file: Path, command: str) -> None:
    assert "The game is over" in without_extras(command, file)


def test_a_match_is_analysed(file: Path) -> None:
    begun = charsu.Match.from_json(file.read_text("utf8")).at(9)
    file.with_name("begun.json").write_text(begun.to_json(), "utf8")
    assert "## " in without_extras("analyse", file.with_name("begun.json"), "--budget", "16")


def test_the_help_lists_all_commands() -> None:
    said = without_extras("--help")
    assert [name for name in COMMANDS if f" {name} " not in said] == []


# --- what is missing -------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        (["serve"], "server"),
        (["admin", "stats"], "server"),
        (["arena", "yspahan", "--games", "2"], "arena"),
        (["train", "yspahan", "--out", "nowhere"], "train"),
        (["simulate", "yspahan", "--games", "2", "--out", "nowhere.parquet"], "data"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_missing_extra_is_one_sentence(arguments: list[str], extra: str) -> None:
    done = run(ALONE, *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert done.stderr.endswith(f'which is not installed: pip install "charsu[{extra}]".\n')


def test_every_package_of_every_extra_is_known_by_an_extra_that_brings_it() -> None:
    assert set(PACKAGES) == set(EXTRA_OF)
    for package, extra in EXTRA_OF.items():
        assert package in map(import_name, EXTRAS[extra]), package


# --- what is loaded --------------------------------------------------------


def test_the_list_of_games_loads_nothing_heavy() -> None:
    done = run(LOADED, "games")
    assert "yspahan" in done.stdout
    loaded = set(done.stdout.splitlines()[-1].split())
    assert loaded & {*PACKAGES, "mako", "numpy", "starlette", "wasmtime"} == set()


def test_the_help_loads_no_command() -> None:
    done = run("import sys\n" + LOADED.replace('name.partition(".")[0]', "name"), "--help")
    loaded = done.stdout.splitlines()[-1].split()
    assert [name for name in loaded if name in {place.partition(":")[0] for place, _ in COMMANDS.values()}] == []


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_says_of_a_command_what_the_command_says_of_itself(name: str) -> None:
    sentence = COMMANDS[name][1]
    assert find(name).help.splitlines()[0].startswith(sentence)


def test_the_package_is_a_command() -> None:
    done = subprocess.run([sys.executable, "-m", "charsu", "games"], capture_output=True, encoding="utf8", check=False)
    assert "yspahan" in done.stdout
