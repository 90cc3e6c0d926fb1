"""Where tables are kept: SQLite or PostgreSQL through SQLAlchemy Core."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import orjson
from sqlalchemy import Connection, Engine, create_engine, event, select, text
from sqlalchemy.engine import make_url

from .entries import Charter, Entry
from .migrate import upgrade
from .schema import ENTRIES, TABLES
from .table import SEATING, Table
from .writer import Append, Writer

PATIENCE = 30  # seconds a connection waits for another's write


def make_engine(database: str) -> Engine:
    """An engine with the settings each database needs to be both safe and quick."""
    url = make_url(database)
    if url.get_backend_name() == "postgresql":
        return create_engine(url.set(drivername="postgresql+psycopg"), pool_pre_ping=True, pool_size=8, max_overflow=8)
    if url.database and url.database != ":memory:":
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, connect_args={"timeout": PATIENCE, "check_same_thread": False})
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _set_up_sqlite(connection: Any, _: Any) -> None:
    """Readers do not wait for the writer (WAL), and a commit is on the disk when it returns (FULL)."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=4000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")


class Store:
    """Tables and their logs. All methods but `append` block: call them in a thread."""

    def __init__(self, database: str) -> None:
        self.engine = make_engine(database)
        self.kind = self.engine.dialect.name
        upgrade(self.engine)
        self.writer = Writer(self.engine)

    def close(self) -> None:
        self.writer.close()
        self.engine.dispose()

    # --- writing -----------------------------------------------------------

    async def open(self, table: Table, entries: list[Entry], status: str, attention: bool) -> None:
        """Store a new table with its first entries."""
        charter = table.charter
        opening = {
            "id": charter.id, "game": charter.game, "rules": charter.rules, "visibility": charter.visibility,
            "created": charter.created, "status": status, "attention": attention,
            "charter": json.dumps(asdict(charter), ensure_ascii=False),
        }  # fmt: skip
        await self.writer.append(Append(charter.id, [to_row(charter.id, e) for e in entries], opening))

    async def append(self, table: str, entries: list[Entry], changes: dict[str, Any]) -> None:
        """Store entries; raises Conflict when another server was quicker."""
        await self.writer.append(Append(table, [to_row(table, e) for e in entries], None, changes))

    # --- reading -----------------------------------------------------------

    def load(self, table: str) -> tuple[Charter, list[Entry]] | None:
        """A whole table."""
        with self.engine.connect() as connection:
            row = connection.execute(select(TABLES.c.charter).where(TABLES.c.id == table)).first()
            if row is None:
                return None
            return to_charter(row.charter), self._entries(connection, table, 0)

    def tail(self, table: str, after: int) -> list[Entry]:
        """The entries after a number."""
        with self.engine.connect() as connection:
            return self._entries(connection, table, after)

    def _entries(self, connection: Connection, table: str, after: int) -> list[Entry]:
        wanted = select(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.number > after).order_by(ENTRIES.c.number)
        return [to_entry(row) for row in connection.execute(wanted)]

    def lobby(self, game: str | None, status: str | None, most: int = 100) -> list[Table]:
        """Public tables, newest first, without their matches: who sits where, and how far it is."""
        wanted = select(TABLES.c.id, TABLES.c.status, TABLES.c.charter).where(TABLES.c.visibility == "public")
        wanted = wanted.where(TABLES.c.status == status) if status else wanted.where(TABLES.c.status.in_(("open", "running")))
        if game:
            wanted = wanted.where(TABLES.c.game == game)
        with self.engine.connect() as connection:
            rows = connection.execute(wanted.order_by(TABLES.c.created.desc()).limit(most)).all()
            seatings = self._seatings(connection, [row.id for row in rows])
        return [Table.sketch(to_charter(row.charter), row.status, seatings[row.id]) for row in rows]

    def _seatings(self, connection: Connection, tables: list[str]) -> dict[str, list[Entry]]:
        """The few entries of each table that are no answers."""
        found: dict[str, list[Entry]] = {table: [] for table in tables}
        wanted = select(ENTRIES).where(ENTRIES.c.table_id.in_(tables), ENTRIES.c.kind.in_(SEATING))
        for row in connection.execute(wanted.order_by(ENTRIES.c.table_id, ENTRIES.c.number)):
            found[row.table_id].append(to_entry(row))
        return found

    def neglected(self, before: int) -> list[str]:
        """Tables that wait for a bot or a clock and whose last entry is older than this."""
        log = select(ENTRIES.c.at).where(ENTRIES.c.table_id == TABLES.c.id)
        last = log.order_by(ENTRIES.c.number.desc()).limit(1).scalar_subquery()
        with self.engine.connect() as connection:
            return list(connection.execute(select(TABLES.c.id).where(TABLES.c.attention, last < before)).scalars())

    def ping(self) -> None:
        with self.engine.connect() as connection:
            connection.execute(text("SELECT 1"))


def to_charter(stored: str) -> Charter:
    fields = json.loads(stored)
    return Charter(**{**fields, "colours": tuple(fields["colours"])})


def to_row(table: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table, "number": entry.number, "kind": entry.kind, "at": entry.at, "seat": entry.seat, "answer": entry.answer,
        "notation": entry.notation, "key": entry.key, "data": orjson.dumps(entry.data).decode() if entry.data else None,
    }  # fmt: skip


def to_entry(row: Any) -> Entry:
    data = orjson.loads(row.data) if row.data else {}
    return Entry(row.number, row.kind, row.at, row.seat, row.answer, row.notation, data, row.key)
