"""How a server starts: its port, and what a second one on the same tables is told."""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from charsu.core.errors import CharsuError
from charsu.server import run
from charsu.server.single import SingleServer


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that another program listens at."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def test_where_the_usual_port_is_taken_the_next_free_one_is_used(taken: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "USUAL_PORT", taken)
    with run.listen("127.0.0.1", None) as listener:
        port = listener.getsockname()[1]
        assert taken < port < taken + run.PORTS_TRIED
        assert run.address_of(listener, "127.0.0.1") == f"http://127.0.0.1:{port}"


def test_a_port_that_was_asked_for_and_is_taken_is_refused_in_words(taken: int) -> None:
    with pytest.raises(CharsuError, match=f"port {taken} is taken by other programs; choose another one with --port"):
        run.listen("127.0.0.1", taken)


def test_an_address_that_is_not_of_this_machine_is_refused_in_words() -> None:
    with pytest.raises(CharsuError, match=r"cannot listen at 203\.0\.113\.7, port 0: "):
        run.listen("203.0.113.7", 0)


def test_a_second_server_is_told_where_the_first_one_runs_and_how_to_start_beside_it(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    first = SingleServer(database, "http://127.0.0.1:8001")
    with pytest.raises(CharsuError) as error:
        SingleServer(database, "http://127.0.0.1:8002")
    assert str(error.value).startswith(f"Charsu already runs at http://127.0.0.1:8001 with the tables of {database}")
    assert "make play DATA=FOLDER" in str(error.value)
    first.release()
    SingleServer(database, "").release()


def test_make_play_hears_of_the_first_server_before_it_builds_anything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHARSU_DATA_DIR", str(tmp_path))
    command = [sys.executable, "-m", "charsu.server.single"]
    assert subprocess.run(command, check=False).returncode == 0
    running = SingleServer(tmp_path / "tables.sqlite", "http://127.0.0.1:8000")
    second = subprocess.run(command, check=False, capture_output=True, encoding="utf8")
    running.release()
    assert second.returncode == 1
    assert second.stderr.startswith("Charsu already runs at http://127.0.0.1:8000 ")
    assert (tmp_path / "tables.lock").exists() and not (tmp_path / "tables.sqlite").exists()
