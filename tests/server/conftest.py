"""Real servers on real databases, and real clients."""

from __future__ import annotations

import os
import subprocess
import tempfile
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from charsu.server.settings import Limits, Settings
from conftest import ROOT, need
from server.helpers import Server

QUICK: dict[str, Any] = {"sweep_seconds": 0.2, "absent_seconds": 0.2}


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a throw-away PostgreSQL server."""
    need("postgresql")
    folder = tempfile.mkdtemp(prefix="charsu-postgres-")
    environment = {**os.environ, "POSTGRES_FAST": "1"}
    started = subprocess.run([ROOT / "scripts" / "postgres", "start", folder], check=True, stdout=subprocess.PIPE, env=environment)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CHARSU_DATA_DIR", f"{folder}-data")
        yield started.stdout.decode().strip()
    subprocess.run([ROOT / "scripts" / "postgres", "stop", folder], check=True)


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """An empty database in a file."""
    return f"sqlite:///{tmp_path}/tables.sqlite"


@pytest.fixture
def postgresql(postgres: str) -> str:
    """An empty database of a PostgreSQL server."""
    import psycopg

    name = f"test_{uuid.uuid4().hex}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return postgres.rpartition("/")[0] + f"/{name}"


@pytest.fixture
def database(sqlite: str) -> str:
    """What holds for every database is tried with SQLite first; `test_postgresql.py` tries it again with PostgreSQL."""
    return sqlite


Serve = Callable[..., Server]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Start servers in this process; they are stopped at the end."""
    servers: list[Server] = []

    def start(database: str | None = None, limits: Limits | None = None, **more: object) -> Server:
        settings = Settings(
            database=database or f"sqlite:///{tmp_path}/tables.sqlite",
            limits=limits or Limits.none(),
            **{**QUICK, **more},
        )
        servers.append(Server(settings))
        return servers[-1]

    yield start
    for server in servers:
        server.stop()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that leave it alone."""
    folder = tmp_path_factory.mktemp("server")
    made = Server(
        Settings(database=f"sqlite:///{folder}/tables.sqlite", limits=Limits.none(), sweep_seconds=0.2, absent_seconds=0.2)
    )
    made.folder = folder
    yield made
    made.stop()
