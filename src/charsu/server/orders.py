"""What `charsu admin` changed in the database of a live server, noticed by the server."""

from __future__ import annotations

import logging

from sqlalchemy import func, select

from ..tables.entries import now
from .addresses import Addresses, Network, read_network
from .schema import AUDIT, BLOCKS
from .tables import Tables

LOG = logging.getLogger("charsu.orders")


class Orders:
    """The audit log is also how a server hears of what was done: it looks whether there is more of it than before."""

    def __init__(self, tables: Tables, addresses: Addresses) -> None:
        self.tables, self.addresses = tables, addresses
        self.seen: int | None = None

    async def look(self) -> None:
        """Take in what is new; at the first look only the blocks."""
        last, subjects, blocks = await self.tables.store.read(self._read, self.seen)
        if last == self.seen:
            return
        self.seen, self.addresses.blocks = last, blocks
        for subject in subjects:
            LOG.warning("changed by an administrator", extra={"subject": subject})
            self.tables.evict(subject)

    def _read(self, seen: int | None) -> tuple[int, list[str], list[tuple[Network, int]]]:
        with self.tables.store.engine.connect() as connection:
            last = connection.execute(select(func.coalesce(func.max(AUDIT.c.id), 0))).scalar_one()
            if last == seen:
                return last, [], []
            news = select(AUDIT.c.subject).where(AUDIT.c.id > (last if seen is None else seen))
            subjects = list(connection.execute(news).scalars())
            rows = connection.execute(select(BLOCKS.c.network, BLOCKS.c.until).where(BLOCKS.c.until > now())).all()
        return last, subjects, [(read_network(row.network), row.until) for row in rows]
