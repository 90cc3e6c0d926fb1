"""The tables of the database, the same in SQLite and PostgreSQL."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, PrimaryKeyConstraint, String, Table, Text

META = MetaData()

TABLES = Table(
    "tables",
    META,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", String(64), nullable=False),
    Column("visibility", String(16), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("status", String(16), nullable=False),  # for the lobby; the log is the truth
    Column("attention", Boolean, nullable=False),  # a bot is asked or a clock ticks: a server must look after it
    Column("charter", Text, nullable=False),
    Column("touched", BigInteger, nullable=False),  # when somebody last did something here, to the minute
    Column("opener", String(16)),  # the address it was opened from, blurred with the server's key
    Index("tables_lobby", "visibility", "created"),
    Index("tables_attention", "attention"),
    Index("tables_touched", "touched"),
)

ENTRIES = Table(
    "entries",
    META,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("answer", Integer),
    Column("notation", String(200)),
    Column("key", String(96)),
    Column("data", Text),
    PrimaryKeyConstraint("table_id", "number"),
    Index("entries_key", "table_id", "key", unique=True),
    sqlite_with_rowid=False,
)

AUDIT = Table(
    "audit",
    META,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("who", String(64), nullable=False),
    Column("action", String(32), nullable=False),
    Column("subject", String(64), nullable=False),
    Column("reason", String(200), nullable=False),
)

BLOCKS = Table(
    "blocks",
    META,
    Column("network", String(64), primary_key=True),
    Column("until", BigInteger, nullable=False),
)

PROBES = Table(  # one row that is written to see whether anything can be stored
    "probes",
    META,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
