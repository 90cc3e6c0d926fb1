"""`charsu admin`: looking after a server while it runs. It works on the database; the server notices within a second.

Everything that changes something is written into the audit log, in the same transaction."""

from __future__ import annotations

import getpass
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import typer
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..core.errors import CharsuError
from ..tables.entries import Charter, Entry, hashed, now
from ..tables.table import SEATING, Table
from .addresses import read_network
from .commands import Database
from .keeping import AT_ONCE, expired, remove_from
from .schema import AUDIT, BLOCKS, ENTRIES, TABLES
from .settings import Retention, default_database
from .store import make_engine, to_charter, to_entry, to_row

EVERYTHING = 1_000_000_000
HOLDING = ("open", "sit", "secret")  # kinds of entries that say which secret holds what
NAMING = ("sit", "rename")
admin = typer.Typer(help="Look after a server: tables, names, addresses, what is kept.", no_args_is_help=True)

Reason = Annotated[str, typer.Option(help="Why; for the audit log.")]
Name = Annotated[str, typer.Argument(metavar="TABLE")]
SeatNumber = Annotated[int, typer.Argument(metavar="SEAT", min=0, max=15)]
SecretFile = Annotated[Path | None, typer.Option("--secret-file", help="A file with the secret; standard input when left out.")]


REVISION = "0003"


@contextmanager
def opened(database: str) -> Iterator[Engine]:
    """The database of a server, as new as this program."""
    engine = make_engine(database or default_database())
    try:
        with engine.connect() as connection:
            revision = MigrationContext.configure(connection).get_current_revision()
        if revision != REVISION:
            raise CharsuError(f"this database has the schema {revision}, not {REVISION}: start the server of this version once")
        yield engine
    finally:
        engine.dispose()


@contextmanager
def reading(database: str) -> Iterator[Connection]:
    with opened(database) as engine, engine.connect() as connection:
        yield connection


@contextmanager
def changing(database: str, action: str, subject: str, reason: str) -> Iterator[Connection]:
    """One transaction, with its line in the audit log."""
    with opened(database) as engine, engine.connect().execution_options(writes=True) as connection, connection.begin():
        yield connection
        row = {"at": now(), "who": getpass.getuser()[:64], "action": action, "subject": subject[:64], "reason": reason[:200]}
        connection.execute(insert(AUDIT).values(row))
    typer.echo(f"{action}: {subject}")


def when(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def table_row(connection: Connection, name: str) -> Any:
    row = connection.execute(select(TABLES).where(TABLES.c.id == name)).first()
    if row is None:
        raise CharsuError(f"there is no table {name!r}")
    return row


def append(connection: Connection, name: str, kind: str, **more: Any) -> None:
    """An entry after the last one. A server that stores at the same moment makes this fail, not the other way round."""
    last = connection.execute(select(func.max(ENTRIES.c.number)).where(ENTRIES.c.table_id == name)).scalar() or 0
    connection.execute(insert(ENTRIES).values(to_row(name, Entry(last + 1, kind, now(), **more))))


def persistently(change: Callable[[], None]) -> None:
    """Again, when a server was quicker."""
    for attempt in range(5):
        try:
            change()
            return
        except IntegrityError:
            if attempt == 4:
                raise CharsuError("the table changes all the time; try again") from None


# --- tables ------------------------------------------------------------------


@admin.command("tables")
def list_tables(
    database: Database = "",
    status: Annotated[str, typer.Option(help="open, running, over, frozen or closed.")] = "",
    game: Annotated[str, typer.Option(help="One game only.")] = "",
    count: Annotated[int, typer.Option(help="How many, the latest used first.")] = 50,
) -> None:
    """List tables."""
    wanted = select(
        TABLES.c.id, TABLES.c.game, TABLES.c.status, TABLES.c.visibility, TABLES.c.created, TABLES.c.touched, TABLES.c.opener
    )
    wanted = wanted.where(TABLES.c.status == status) if status else wanted
    wanted = wanted.where(TABLES.c.game == game) if game else wanted
    with reading(database) as connection:
        for row in connection.execute(wanted.order_by(TABLES.c.touched.desc()).limit(count)):
            typer.echo(f"{row.id}  {row.game:<10} {row.status:<8} {row.visibility:<8} opened {when(row.created)}, "
                       f"used {when(row.touched)}, from {row.opener or '-'}")  # fmt: skip


@admin.command()
def show(table: Name, database: Database = "") -> None:
    """Who sits at a table and how far it is. Hands and the secret of the dice stay hidden."""
    with reading(database) as connection:
        row = table_row(connection, table)
        sketched = sketch(connection, row)
        entries = connection.execute(select(func.count()).where(ENTRIES.c.table_id == table)).scalar_one()
    typer.echo(f"{row.id}: {row.game}, {row.status}, {row.visibility}, {entries} entries")
    typer.echo(f"  opened {when(row.created)}, used {when(row.touched)}")
    for seat in sketched.seats:
        typer.echo(f"  seat {seat.seat}: {seat.kind} {seat.bot or ''} {seat.name}".rstrip())


def sketch(connection: Connection, row: Any) -> Table:
    rows = connection.execute(
        select(ENTRIES).where(ENTRIES.c.table_id == row.id, ENTRIES.c.kind.in_(SEATING)).order_by(ENTRIES.c.number)
    )
    return Table.sketch(to_charter(row.charter, None), row.status, map(to_entry, rows))


@admin.command()
def close(table: Name, database: Database = "", reason: Reason = "") -> None:
    """End a table: it can be looked at, and nobody can play on."""

    def change() -> None:
        with changing(database, "close", table, reason) as connection:
            table_row(connection, table)
            append(connection, table, "close")
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(status="closed", attention=False, touched=now()))

    persistently(change)


@admin.command("delete")
def delete_table(table: Name, database: Database = "", reason: Reason = "") -> None:
    """Delete a table with everything that is stored about it."""
    with changing(database, "delete", table, reason) as connection:
        table_row(connection, table)
        remove_from(connection, [table])


@admin.command()
def free(table: Name, seat: SeatNumber, database: Database = "", reason: Reason = "") -> None:
    """Free a seat: whoever held it watches from now on."""

    def change() -> None:
        with changing(database, "free", table, reason or f"seat {seat}") as connection:
            needs_seat(connection, table, seat)
            append(connection, table, "leave", seat=seat, data={"by": "admin"})

    persistently(change)


def needs_seat(connection: Connection, table: str, seat: int) -> None:
    players = to_charter(table_row(connection, table).charter, None).players
    if seat >= players:
        raise CharsuError(f"there is no seat {seat}; the seats are 0 to {players - 1}")


# --- names and addresses -------------------------------------------------------


@admin.command("hide-name")
def hide_name(table: Name, seat: SeatNumber, database: Database = "", reason: Reason = "") -> None:
    """Take every name out of a seat's log."""
    with changing(database, "hide-name", table, reason or f"seat {seat}") as connection:
        needs_seat(connection, table, seat)
        blank_names(connection, table, lambda entry: entry.seat == seat)


def blank_names(connection: Connection, table: str, wanted: Callable[[Entry], bool]) -> None:
    for row in connection.execute(select(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.kind.in_(NAMING))).all():
        entry = to_entry(row)
        if wanted(entry) and entry.data.get("name"):
            entry.data["name"] = ""
            rewrite(connection, table, entry)


def rewrite(connection: Connection, table: str, entry: Entry) -> None:
    data = to_row(table, entry)["data"]
    connection.execute(update(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.number == entry.number).values(data=data))


@admin.command()
def block(
    address: Annotated[str, typer.Argument(help="An address or a network, such as 203.0.113.0/24.")],
    hours: Annotated[float, typer.Option(help="For how long.", min=0.01, max=24 * 366)] = 24,
    database: Database = "",
    reason: Reason = "",
) -> None:
    """Answer nothing to an address for a time."""
    network = str(read_network(address))
    with changing(database, "block", network, reason) as connection:
        connection.execute(delete(BLOCKS).where(BLOCKS.c.network == network))
        connection.execute(insert(BLOCKS).values(network=network, until=now() + int(hours * 3_600_000)))


@admin.command()
def unblock(address: str, database: Database = "", reason: Reason = "") -> None:
    """Answer an address again."""
    network = str(read_network(address))
    with changing(database, "unblock", network, reason) as connection:
        if not connection.execute(delete(BLOCKS).where(BLOCKS.c.network == network)).rowcount:
            raise CharsuError(f"{network} is not blocked")


@admin.command()
def blocks(database: Database = "") -> None:
    """List the blocked addresses."""
    with reading(database) as connection:
        for row in connection.execute(select(BLOCKS).where(BLOCKS.c.until > now()).order_by(BLOCKS.c.until)):
            typer.echo(f"{row.network}  until {when(row.until)}")


# --- the whole -------------------------------------------------------------------


@admin.command()
def stats(database: Database = "") -> None:
    """How many tables of which kind, and how much is stored."""
    with reading(database) as connection:
        kinds = select(TABLES.c.game, TABLES.c.status, func.count()).group_by(TABLES.c.game, TABLES.c.status)
        for game, status, count in connection.execute(kinds.order_by(TABLES.c.game, TABLES.c.status)):
            typer.echo(f"{game:<10} {status:<8} {count:>8}")
        for days in (1, 7, 30):
            used = connection.execute(select(func.count()).where(TABLES.c.touched > now() - days * 86_400_000)).scalar_one()
            typer.echo(f"used within {days} days: {used}")
        typer.echo(f"entries: {connection.execute(select(func.count()).select_from(ENTRIES)).scalar_one()}")


@admin.command()
def expire(
    database: Database = "",
    keep_open: Annotated[float, typer.Option(help="Days for tables that never began; 0 for ever.")] = Retention.open,
    keep_running: Annotated[float, typer.Option(help="Days for tables left in the middle; 0 for ever.")] = Retention.running,
    keep_over: Annotated[float, typer.Option(help="Days for finished tables; 0 for ever.")] = Retention.over,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only tell which.")] = False,
) -> None:
    """Delete tables that were kept long enough after their last use."""
    retention = Retention(keep_open, keep_running, keep_over)
    with opened(database) as engine:
        old = expired(engine, retention, EVERYTHING)
    for name, status, touched in old if dry_run else ():
        typer.echo(f"{name}  {status}, last used {when(touched)}")
    for at in range(0, 0 if dry_run else len(old), AT_ONCE):
        some = [name for name, _, _ in old[at : at + AT_ONCE]]
        with changing(database, "expire", f"{len(some)} tables", "") as connection:
            remove_from(connection, some)
    typer.echo(f"{len(old)} tables {'would go' if dry_run else 'deleted'}.")


@admin.command()
def audit(database: Database = "", count: Annotated[int, typer.Option(help="How many, the latest first.")] = 50) -> None:
    """What was done with this command."""
    with reading(database) as connection:
        for row in connection.execute(select(AUDIT).order_by(AUDIT.c.id.desc()).limit(count)):
            typer.echo(f"{when(row.at)}  {row.who}  {row.action} {row.subject}  {row.reason}".rstrip())


# --- one person ------------------------------------------------------------------


def read_secret(path: Path | None) -> str:
    """Never on the command line, where other users of the machine see it."""
    secret = (path.read_text("utf8") if path else sys.stdin.read()).strip()
    if not secret:
        raise CharsuError("no secret was given")
    return hashed(secret)


def held_by(connection: Connection, holder: str) -> list[str]:
    """The tables where a secret holds or held something."""
    wanted = select(ENTRIES.c.table_id).where(ENTRIES.c.kind.in_(HOLDING), ENTRIES.c.data.contains(holder, autoescape=True))
    return sorted(set(connection.execute(wanted).scalars()))


def entries_of(connection: Connection, table: str) -> list[Entry]:
    rows = connection.execute(select(ENTRIES).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number))
    return [to_entry(row) for row in rows]


def own_numbers(charter: Charter, entries: list[Entry], holder: str) -> set[int]:
    """The entries somebody made with a secret: those of the seats it held at the time."""
    table, numbers = Table(charter), set[int]()
    for entry in entries:
        if entry.kind in SEATING and entry.kind != "entropy":
            table.sketch_one(entry)
        held = {seat.seat for seat in table.seats if seat.holder == holder}
        if entry.seat in held or (entry.kind in HOLDING and holder in entry.data.values()):
            numbers.add(entry.number)
    return numbers


@admin.command()
def export(secret_file: SecretFile = None, database: Database = "") -> None:
    """Everything that is stored about one secret, as JSON."""
    holder, tables = read_secret(secret_file), []
    with reading(database) as connection:
        for name in held_by(connection, holder):
            row = table_row(connection, name)
            charter, entries = to_charter(row.charter, None), entries_of(connection, name)
            own = own_numbers(charter, entries, holder)
            rows = [
                {"number": e.number, "kind": e.kind, "at": e.at, "seat": e.seat, "notation": e.notation, "data": e.data}
                for e in entries
            ]
            facts = {"id": name, "game": row.game, "status": row.status, "created": row.created, "options": charter.options}
            rows = [to_row(name, entry) for entry in entries if entry.number in own]
            tables.append({**facts, "entries": rows})
    typer.echo(json.dumps({"tables": tables}, ensure_ascii=False, indent=1))


@admin.command()
def forget(secret_file: SecretFile = None, database: Database = "", reason: Reason = "") -> None:
    """Delete everything of one secret: tables where nobody else sat; elsewhere its names and the secret itself."""
    holder = read_secret(secret_file)
    with reading(database) as connection:
        names = held_by(connection, holder)
    for name in names:
        with changing(database, "forget", name, reason) as connection:
            entries = entries_of(connection, name)
            holders = {entry.data.get("holder") for entry in entries if entry.kind == "sit"} - {None, holder}
            if not holders:
                remove_from(connection, [name])
                continue
            own = own_numbers(to_charter(table_row(connection, name).charter, None), entries, holder)
            blank_names(connection, name, lambda entry, own=own: entry.number in own)  # type: ignore[misc]
            for entry in entries_of(connection, name):
                if entry.kind in HOLDING and holder in entry.data.values():
                    entry.data = {key: "" if value == holder else value for key, value in entry.data.items()}
                    rewrite(connection, name, entry)
    typer.echo(f"{len(names)} tables changed or deleted.")
