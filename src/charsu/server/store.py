"""Where tables are kept: SQLite or PostgreSQL through SQLAlchemy Core."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from typing import Any, TypeVar

import orjson
from sqlalchemy import Connection, Engine, case, create_engine, event, func, insert, or_, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from ..core.errors import CharsuError
from ..core.extras import need
from ..tables.entries import Charter, Entry, now
from ..tables.refusals import Refusal
from ..tables.table import SEATING, Table
from .migrate import upgrade
from .schema import ENTRIES, PROBES, TABLES
from .sealing import Seal, private_file, private_folder
from .settings import Lobby
from .single import SingleServer
from .writer import Append, Writer

LOG = logging.getLogger("charsu.store")
Result = TypeVar("Result")
PATIENCE = 5  # seconds a connection waits for another's write, or for a connection
LONGEST = 10  # seconds anything at the database may take
POSTGRES = {
    "connect_timeout": PATIENCE,
    "options": f"-c statement_timeout={1000 * LONGEST} -c lock_timeout={1000 * PATIENCE} "
    f"-c idle_in_transaction_session_timeout={1000 * LONGEST}",
    "keepalives_idle": 10,
    "tcp_user_timeout": 1000 * LONGEST,
}


def make_engine(database: str) -> Engine:
    """An engine with the settings each database needs to be both safe and quick. Its errors tell no values."""
    url = make_url(database)
    if url.get_backend_name() == "postgresql":
        need("psycopg")
        engine = create_engine(
            url.set(drivername="postgresql+psycopg"), pool_pre_ping=True, pool_size=8, max_overflow=8, pool_timeout=PATIENCE,
            connect_args=POSTGRES, hide_parameters=True,
        )  # fmt: skip
        event.listen(engine, "connect", _must_be_utf8, insert=True)  # before SQLAlchemy reads its first text
        return engine
    path = file_of(database)
    if path:
        keep_private(path)
    engine = create_engine(url, connect_args={"timeout": PATIENCE, "check_same_thread": False}, hide_parameters=True)
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def file_of(database: str) -> Path | None:
    """The file of a SQLite database that has one."""
    url = make_url(database)
    has_file = url.get_backend_name() == "sqlite" and url.database and url.database != ":memory:"
    return Path(url.database or "") if has_file else None


def keep_private(path: Path) -> None:
    """Only the owner may read the file; what SQLite puts beside it is as private as the file itself."""
    private_folder(path.parent)
    try:
        private_file(path)
    except FileExistsError:
        path.chmod(0o600)


def _must_be_utf8(connection: Any, _: Any) -> None:
    """Refuse a PostgreSQL database that cannot keep every letter of a name."""
    encoding = connection.info.parameter_status("server_encoding")
    if encoding != "UTF8":
        raise CharsuError(
            f"this database keeps its text as {encoding}, not as UTF8; "
            "make another one with CREATE DATABASE charsu ENCODING 'UTF8' TEMPLATE template0"
        )


def _set_up_sqlite(connection: Any, _: Any) -> None:
    """Readers do not wait for the writer (WAL), and a commit is on the disk when it returns (FULL)."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=4000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")


class Store:
    """Tables and their logs. Methods that are not asynchronous block: call them through `read`."""

    def __init__(self, database: str, key_file: Path | None = None, address: str = "") -> None:
        path = file_of(database)
        if path:
            private_folder(path.parent)
        self.single = SingleServer(path, address) if path else None
        try:
            self.engine = make_engine(database)
            self.kind = self.engine.dialect.name
            self.seal = Seal.at(key_file or (path.with_suffix(".key") if path else None))
            before = upgrade(self.engine)
            if before in ("0001", "0002"):
                self._seal_all()
        except BaseException:
            if self.single:
                self.single.release()
            raise
        self.readers = ThreadPoolExecutor(8, "charsu-store")
        self.prober = ThreadPoolExecutor(1, "charsu-probe")
        self.probing: asyncio.Future[None] | None = None
        self.writer = Writer(self.engine)

    def close(self) -> None:
        self.writer.close()
        self.readers.shutdown(wait=False, cancel_futures=True)
        self.prober.shutdown(wait=False, cancel_futures=True)
        self.engine.dispose()
        if self.single:
            self.single.release()

    async def read(self, what: Callable[..., Result], *arguments: Any) -> Result:
        """Something that blocks, in a thread; a database that hangs is a refusal and not a server that hangs."""
        work = asyncio.get_running_loop().run_in_executor(self.readers, what, *arguments)
        try:
            return await asyncio.wait_for(work, LONGEST)
        except TimeoutError:
            raise Refusal("busy", "the store does not answer; try again") from None
        except SQLAlchemyError as error:
            LOG.exception("the store failed")
            raise Refusal("busy", "the store does not answer; try again") from error

    # --- writing -----------------------------------------------------------

    async def open(self, table: Table, entries: list[Entry], status: str, attention: bool, opener: str | None = None) -> None:
        """Store a new table with its first entries."""
        charter = table.charter
        opening = {
            "id": charter.id, "game": charter.game, "rules": charter.rules, "visibility": charter.visibility,
            "created": charter.created, "status": status, "attention": attention, "charter": from_charter(charter, self.seal),
            "touched": charter.created, "opener": self.seal.blur(opener) if opener else None,
        }  # fmt: skip
        rows = [to_row(charter.id, e) for e in entries]
        await self.writer.append(Append(charter.id, rows, opening), LONGEST)

    def append(
        self, table: str, entries: list[Entry], changes: dict[str, Any], late: Callable[[], None] | None = None
    ) -> asyncio.Future[None]:
        """Store entries; raises Conflict when another server was quicker, TimeoutError when it takes long. Then `late` is called
        when it is known what became of them."""
        return self.writer.append(Append(table, [to_row(table, e) for e in entries], None, changes), LONGEST, late)

    def _seal_all(self) -> None:
        """Tables of older versions had their secrets in the clear."""
        with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            wanted = select(TABLES.c.id, TABLES.c.charter).where(TABLES.c.status != "over")
            for row in connection.execute(wanted).all():
                sealed = from_charter(to_charter(row.charter, self.seal), self.seal)
                connection.execute(update(TABLES).where(TABLES.c.id == row.id).values(charter=sealed))

    # --- reading -----------------------------------------------------------

    def load(self, table: str) -> tuple[Charter, list[Entry]] | None:
        """A whole table."""
        with self.engine.connect() as connection:
            row = connection.execute(select(TABLES.c.charter).where(TABLES.c.id == table)).first()
            if row is None:
                return None
            return to_charter(row.charter, self.seal), self._entries(connection, table, 0)

    def tail(self, table: str, after: int) -> list[Entry]:
        """The entries after a number."""
        with self.engine.connect() as connection:
            return self._entries(connection, table, after)

    def _entries(self, connection: Connection, table: str, after: int) -> list[Entry]:
        wanted = select(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.number > after).order_by(ENTRIES.c.number)
        return [to_entry(row) for row in connection.execute(wanted)]

    def lobby(
        self, game: str | None, status: str | None, page: int = 0, waiting: Collection[str] = (), rules: Lobby | None = None
    ) -> list[Table]:
        """A page of public tables without their matches: who sits where, and how far it is. Where somebody waits comes
        first, then the newest; of one address only a few, and none that was abandoned."""
        rules = rules or Lobby()
        fresh = now() - int(rules.hours * 3_600_000)
        row = func.row_number().over(partition_by=func.coalesce(TABLES.c.opener, TABLES.c.id), order_by=TABLES.c.created.desc())
        listed = select(TABLES.c.id, TABLES.c.status, TABLES.c.charter, TABLES.c.created, row.label("place"))
        listed = listed.where(TABLES.c.visibility == "public", or_(TABLES.c.touched >= fresh, TABLES.c.id.in_(waiting)))
        listed = listed.where(TABLES.c.status == status if status else TABLES.c.status.in_(("open", "running")))
        inner = (listed.where(TABLES.c.game == game) if game else listed).subquery()
        order = (case((inner.c.id.in_(waiting), 0), else_=1), case((inner.c.status == "open", 0), else_=1), inner.c.created.desc())
        wanted = select(inner).where(inner.c.place <= rules.each).order_by(*order).limit(rules.page).offset(page * rules.page)
        with self.engine.connect() as connection:
            rows = connection.execute(wanted).all()
            seatings = self._seatings(connection, [row.id for row in rows])
        return [table for row in rows if (table := sketched(row, seatings[row.id]))]

    def _seatings(self, connection: Connection, tables: list[str]) -> dict[str, list[Any]]:
        """The rows of the few entries of each table that are no answers."""
        rows: dict[str, list[Any]] = {table: [] for table in tables}
        wanted = select(ENTRIES).where(ENTRIES.c.table_id.in_(tables), ENTRIES.c.kind.in_(SEATING))
        for row in connection.execute(wanted.order_by(ENTRIES.c.table_id, ENTRIES.c.number)):
            rows[row.table_id].append(row)
        return rows

    def neglected(self, before: int) -> list[str]:
        """Tables that wait for a bot or a clock and whose last entry is older than this."""
        log = select(ENTRIES.c.at).where(ENTRIES.c.table_id == TABLES.c.id)
        last = log.order_by(ENTRIES.c.number.desc()).limit(1).scalar_subquery()
        with self.engine.connect() as connection:
            return list(connection.execute(select(TABLES.c.id).where(TABLES.c.attention, last < before)).scalars())

    def time(self) -> int | None:
        """What the database takes for now, where several servers share one."""
        if self.kind != "postgresql":
            return None
        with self.engine.connect() as connection:
            return int(connection.execute(text("SELECT extract(epoch FROM clock_timestamp()) * 1000")).scalar_one())

    def notify(self, messages: list[str]) -> None:
        """Tell the other servers something that is not stored."""
        with self.engine.connect() as connection, connection.begin():
            connection.execute(text("SELECT pg_notify('charsu', :note)"), [{"note": message} for message in messages])

    # --- health ------------------------------------------------------------

    async def can_store(self, seconds: float) -> bool:
        """Can something be written, within this time? A probe that hangs is not asked twice."""
        if self.probing is None or self.probing.done():
            self.probing = asyncio.get_running_loop().run_in_executor(self.prober, self._probe)
        try:
            await asyncio.wait_for(asyncio.shield(self.probing), seconds)
        except TimeoutError:
            LOG.error("the store does not answer")
            return False
        except Exception as error:
            LOG.error("nothing can be stored: %s", type(error).__name__)
            return False
        return True

    def _probe(self) -> None:
        with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            if not connection.execute(update(PROBES).values(at=now())).rowcount:
                connection.execute(insert(PROBES).values(id=1, at=now()))


def sketched(row: Any, seating: list[Any]) -> Table | None:
    """A table for the lobby; one that cannot be read is left out."""
    try:
        return Table.sketch(to_charter(row.charter, None), row.status, map(to_entry, seating))
    except Exception:
        LOG.exception("left out of the lobby", extra={"table": row.id})
        return None


def from_charter(charter: Charter, seal: Seal | None) -> str:
    """A charter as it is stored. Without a seal in the clear: when a match is over its secret is published."""
    fields = asdict(charter)
    if seal:
        fields["sealed"] = seal.close(charter.id, fields.pop("secret"))
    return json.dumps(fields, ensure_ascii=False)


def to_charter(stored: str, seal: Seal | None) -> Charter:
    """A stored charter; without a seal its secret stays closed."""
    fields = json.loads(stored)
    sealed = fields.pop("sealed", None)
    if sealed is not None:
        scheme = fields["scheme"]
        fields["secret"] = seal.open(fields["id"], sealed, fields["commitment"], scheme) if seal else ""
    return Charter(**{**fields, "colours": tuple(fields["colours"])})


def to_row(table: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table, "number": entry.number, "kind": entry.kind, "at": entry.at, "seat": entry.seat, "answer": entry.answer,
        "notation": entry.notation, "key": entry.key, "data": orjson.dumps(entry.data).decode() if entry.data else None,
    }  # fmt: skip


def to_entry(row: Any) -> Entry:
    data = orjson.loads(row.data) if row.data else {}
    return Entry(row.number, row.kind, row.at, row.seat, row.answer, row.notation, data, row.key)
