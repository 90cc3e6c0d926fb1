"""What holds for every database is tried again with PostgreSQL, and what only several servers on one database can do."""

from __future__ import annotations

from inspect import signature

import pytest

from charsu.tables.table import Table
from server import test_admin, test_live, test_store, test_tables
from server.conftest import Serve

OF_A_DATABASE = {"database", "store", "live"}  # fixtures: an empty database, and what is made with it

for module in (test_admin, test_live, test_store, test_tables):
    for name, thing in vars(module).items():
        if name in OF_A_DATABASE or (name.startswith("test_") and OF_A_DATABASE & signature(thing).parameters.keys()):
            globals()[name] = thing


@pytest.fixture
def database(postgresql: str) -> str:
    return postgresql


def test_what_another_server_stores_while_a_table_is_being_read_is_not_missed(
    postgresql: str, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = serve(postgresql), serve(postgresql)
    made = one.started("me", "hot")
    rebuild = two.tables._rebuild

    def slowly(name: str) -> Table:
        table = rebuild(name)
        assert one.command(made["id"], made["secret"], "rename", seat=0, name="Late").is_success
        return table

    monkeypatch.setattr(two.tables, "_rebuild", slowly)
    assert two.state(made["id"])["seats"][0]["name"] == "Late"
