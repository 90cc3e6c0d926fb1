"""Databases must keep every letter: PostgreSQL with UTF-8 is used, any other is refused in a sentence."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import uuid
from pathlib import Path

import psycopg
import pytest

from charsu.core.errors import CharsuError
from charsu.server.store import make_engine

ROOT = Path(__file__).parents[2]


@pytest.fixture(params=["SQL_ASCII", "LATIN1"])
def other(request: pytest.FixtureRequest, postgres: str) -> str:
    """The address of a database that does not keep text as UTF-8."""
    name = f"other_{uuid.uuid4().hex}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} ENCODING '{request.param}' LOCALE 'C' TEMPLATE template0")
    return postgres.rpartition("/")[0] + f"/{name}"


def test_the_server_does_not_start_with_a_database_that_is_not_utf_8(other: str, tmp_path: Path) -> None:
    environment = {**os.environ, "CHARSU_DATA_DIR": str(tmp_path)}
    command = [sys.executable, "-m", "charsu", "serve", "--port", "0", "--database", other]
    done = subprocess.run(command, env=environment, capture_output=True, encoding="utf8", timeout=60, check=False)
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    last = done.stderr.strip().splitlines()[-1]
    assert last.startswith("this database keeps its text as ") and "ENCODING 'UTF8' TEMPLATE template0" in last


def test_looking_after_such_a_database_is_refused_too(other: str) -> None:
    with pytest.raises(CharsuError, match="not as UTF8"):
        make_engine(other).connect()


def test_the_throw_away_postgres_is_utf_8_whatever_the_locale() -> None:
    folder = tempfile.mkdtemp(prefix="charsu-postgres-")
    environment = {**os.environ, "LC_ALL": "C", "POSTGRES_FAST": "1"}
    script = str(ROOT / "scripts" / "postgres")
    started = subprocess.run([script, "start", folder], env=environment, check=True, stdout=subprocess.PIPE)
    try:
        with psycopg.connect(started.stdout.decode().strip()) as connection:
            assert connection.execute("SHOW server_encoding").fetchone() == ("UTF8",)
    finally:
        subprocess.run([script, "stop", folder], check=True)
