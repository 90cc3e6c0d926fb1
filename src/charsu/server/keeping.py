"""How long tables are kept, and how they go."""

from __future__ import annotations

from sqlalchemy import Connection, Engine, delete, or_, select
from sqlalchemy.sql import ColumnElement

from ..tables.entries import now
from .schema import ENTRIES, TABLES
from .settings import Retention

DAY = 86_400_000
AT_ONCE = 200  # tables that go in one transaction


def due(retention: Retention, at: int) -> ColumnElement[bool]:
    """The tables that were kept long enough."""
    kinds = ((("open",), retention.open), (("running", "frozen"), retention.running), (("over", "closed"), retention.over))
    old = [TABLES.c.status.in_(names) & (TABLES.c.touched < at - int(days * DAY)) for names, days in kinds if days]
    return or_(*old) if old else TABLES.c.id.is_(None)


def expired(engine: Engine, retention: Retention, most: int = AT_ONCE) -> list[tuple[str, str, int]]:
    """Name, status and last use of tables that may go, the oldest first."""
    wanted = select(TABLES.c.id, TABLES.c.status, TABLES.c.touched).where(due(retention, now()))
    with engine.connect() as connection:
        return [(row.id, row.status, row.touched) for row in connection.execute(wanted.order_by(TABLES.c.touched).limit(most))]


def expire(engine: Engine, retention: Retention) -> list[str]:
    """Delete what may go, for one transaction."""
    names = [name for name, _, _ in expired(engine, retention)]
    remove(engine, names)
    return names


def remove(engine: Engine, names: list[str]) -> None:
    """Delete tables with everything that is stored about them."""
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        remove_from(connection, names)


def remove_from(connection: Connection, names: list[str]) -> None:
    connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id.in_(names)))
    connection.execute(delete(TABLES).where(TABLES.c.id.in_(names)))
