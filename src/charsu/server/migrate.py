"""Bringing a database up to date when a server starts."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from ..core.errors import CharsuError
from .sealing import private_file

FOLDER = Path(__file__).parent / "migrations"
LOCK = 7_217_734  # any number: servers that start together take turns


def upgrade(engine: Engine, revision: str = "head") -> str | None:
    """Run the migrations that are missing; the revision the database had before."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.set_main_option("path_separator", "os")
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        if connection.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        before: str | None = MigrationContext.configure(connection).get_current_revision()
        scripts = ScriptDirectory.from_config(config)
        _check(before, scripts)
        if before not in (None, scripts.get_current_head()) and connection.dialect.name == "sqlite":
            _keep_copy(connection, str(before))
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    return before


def _check(before: str | None, scripts: ScriptDirectory) -> None:
    revisions = [script.revision for script in scripts.walk_revisions()]
    if before is not None and before not in revisions:
        raise CharsuError(
            f"this database was last used by a newer Charsu (its schema is {before}, this program knows up to {max(revisions)}); "
            "update the program, or use another database"
        )


def _keep_copy(connection: Connection, revision: str) -> None:
    """A whole copy of the file as it was, beside it. The open transaction has changed nothing yet."""
    path = connection.engine.url.database
    if not path or path == ":memory:":
        return
    copy = Path(f"{path}.before-migration-of-{revision}")
    if copy.exists():
        return
    private_file(copy)
    source, target = sqlite3.connect(path), sqlite3.connect(copy)
    with target:
        source.backup(target)
    source.close()
    target.close()
