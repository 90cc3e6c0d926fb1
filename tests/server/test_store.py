"""The store: unique numbers, group commits, migrations, back-up."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect, text
from sqlalchemy.exc import IntegrityError

from charsu.core.errors import CharsuError
from charsu.server.migrate import upgrade
from charsu.server.schema import META
from charsu.server.sealing import Seal
from charsu.server.store import Store, make_engine, to_row
from charsu.server.writer import Append, Conflict, Writer
from charsu.tables.entries import Entry, hashed, now
from charsu.tables.messages import NewTable
from charsu.tables.opening import open_table
from charsu.tables.reading import read
from charsu.tables.table import Table
from server.conftest import Serve
from server.helpers import Server, eventually


def new_table(**more: Any) -> Table:
    request = read(NewTable, {"game": "bazaar", "seats": [{"kind": "me"}, {"kind": "hot"}], "start": True, **more})
    return open_table(request, hashed("x"), None, None)


@pytest.fixture
def store(database: str) -> Any:
    made = Store(database)
    yield made
    made.close()


async def keep(store: Store, table: Table) -> None:
    await store.open(table, table.entries, table.status, table.attention)


def rename(number: int, key: str | None = None) -> Entry:
    return Entry(number, "rename", now(), seat=0, data={"name": f"n{number}"}, key=key)


def test_what_was_stored_is_read_again(store: Store) -> None:
    table = new_table(clock={"seconds": 9, "increment": 1}, visibility="public")
    asyncio.run(keep(store, table))
    charter, entries = store.load(table.charter.id) or (None, [])
    assert charter == table.charter
    assert [to_row("t", e) for e in entries] == [to_row("t", e) for e in table.entries]
    assert [t.charter.id for t in store.lobby(None, None)] == [table.charter.id] and store.lobby("istanbul", None) == []


def test_a_number_is_given_once_only(store: Store) -> None:
    async def go() -> None:
        table = new_table()
        await keep(store, table)
        await store.append(table.charter.id, [rename(table.number + 1)], {})
        with pytest.raises(Conflict):
            await store.append(table.charter.id, [rename(table.number + 1)], {})
        assert len(store.tail(table.charter.id, table.number)) == 1

    asyncio.run(go())


def test_a_key_is_used_once_only(store: Store) -> None:
    async def go() -> None:
        table = new_table()
        await keep(store, table)
        await store.append(table.charter.id, [rename(table.number + 1, "k")], {})
        with pytest.raises(Conflict):
            await store.append(table.charter.id, [rename(table.number + 2, "k")], {})

    asyncio.run(go())


def test_many_appends_at_once_are_all_stored_and_the_one_that_fails_fails_alone(store: Store) -> None:
    async def go() -> list[Any]:
        tables = [new_table() for _ in range(40)]
        await asyncio.gather(*(keep(store, t) for t in tables))
        good = [store.append(t.charter.id, [rename(t.number + 1)], {}) for t in tables]
        bad = [store.append(t.charter.id, [rename(1)], {}) for t in tables[:3]]
        results = await asyncio.gather(*good, *bad, return_exceptions=True)
        assert all(len(store.tail(t.charter.id, t.number)) == 1 for t in tables)
        return results

    results = asyncio.run(go())
    assert [type(r) for r in results] == [type(None)] * 40 + [Conflict] * 3


def test_entries_of_one_command_are_stored_together_or_not_at_all(store: Store) -> None:
    async def go() -> None:
        table = new_table()
        await keep(store, table)
        with pytest.raises(Conflict):
            await store.append(table.charter.id, [rename(table.number + 1), rename(1)], {})
        assert store.tail(table.charter.id, table.number) == []

    asyncio.run(go())


def test_a_store_that_fails_says_so_and_the_table_is_unchanged(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    server = serve()
    made = server.started("me", "hot")
    before = server.state(made["id"])
    actor = before["view"]["actor"]
    option = server.state(made["id"], made["secret"], seat=actor)["options"][0]["notation"]
    with monkeypatch.context() as broken:
        broken.setattr(Writer, "_commit", lambda *_: (_ for _ in ()).throw(OSError("no space left")))
        refused = server.command(made["id"], made["secret"], "answer", number=before["number"], answer=option)
        assert refused.status_code == 503 and refused.json()["code"] == "busy"
    assert server.state(made["id"]) == before
    assert server.command(made["id"], made["secret"], "answer", number=before["number"], answer=option).is_success


# --- migrations --------------------------------------------------------------


def test_the_migrations_lead_to_the_schema_of_the_program(database: str) -> None:
    engine = make_engine(database)
    upgrade(engine)
    schema = inspect(engine)
    for table in META.sorted_tables:
        columns = {c["name"]: c["nullable"] for c in schema.get_columns(table.name)}
        assert columns == {c.name: c.nullable for c in table.columns}
        assert {i["name"] for i in schema.get_indexes(table.name)} == {i.name for i in table.indexes}
    engine.dispose()


def test_a_database_of_the_first_version_is_brought_up_to_date_and_its_tables_go_on(database: str, serve: Serve) -> None:
    engine = make_engine(database)
    upgrade(engine, "0001")
    request = read(NewTable, {"game": "bazaar", "seats": [{"kind": "bot"}, {"kind": "bot"}], "start": True, "pace": 0})
    table = open_table(request, hashed("x"), None, None)
    store_as_first_version(engine, table)
    engine.dispose()
    server = serve(database)
    eventually(lambda: server.state(table.charter.id)["status"] == "over")
    assert server.get(f"/api/tables/{table.charter.id}/verify").json()["ok"]


def store_as_first_version(engine: Any, table: Table) -> None:
    from dataclasses import asdict

    charter = table.charter
    row = {"id": charter.id, "game": charter.game, "rules": charter.rules, "visibility": "public", "created": charter.created}
    row |= {"status": "running", "charter": json.dumps(asdict(charter))}
    with engine.begin() as connection:
        names = ", ".join(row)
        connection.execute(text(f"INSERT INTO tables ({names}) VALUES ({', '.join(':' + n for n in row)})"), row)
        for entry in table.entries:
            stored = to_row(charter.id, entry)
            values = ", ".join(":" + n for n in stored)
            quoted = ", ".join(f'"{n}"' for n in stored)
            connection.execute(text(f"INSERT INTO entries ({quoted}) VALUES ({values})"), stored)


def test_starting_again_changes_nothing(database: str) -> None:
    for _ in range(2):
        store = Store(database)
        assert store.lobby(None, None) == []
        store.close()


def test_a_database_of_a_newer_version_is_refused_in_words(sqlite: str) -> None:
    engine = make_engine(sqlite)
    upgrade(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(CharsuError, match="last used by a newer Charsu"):
        Store(sqlite)
    with pytest.raises(CharsuError, match="last used by a newer Charsu"):  # and nothing is left locked
        Store(sqlite)


def test_before_a_migration_a_copy_of_the_file_is_kept(sqlite: str, tmp_path: Path) -> None:
    engine = make_engine(sqlite)
    upgrade(engine, "0001")
    engine.dispose()
    Store(sqlite).close()
    copy = tmp_path / "tables.sqlite.before-migration-of-0001"
    with sqlite3.connect(copy) as kept:
        assert kept.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]
    kept.close()
    assert copy.stat().st_mode & 0o077 == 0


def test_two_servers_on_one_file_are_refused(sqlite: str) -> None:
    one = Store(sqlite)
    with pytest.raises(CharsuError, match="another server already runs"):
        Store(sqlite)
    one.close()
    Store(sqlite).close()


# --- one bad table -------------------------------------------------------------


def spoil(server: Server, table: str, sql: str, **values: Any) -> None:
    with server.tables.store.engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.execute(text(sql), {"table": table, **values})


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE entries SET kind = 'dance' WHERE table_id = :table AND number = 2",
        "UPDATE entries SET data = 'no json' WHERE table_id = :table AND number = 2",
        "UPDATE tables SET charter = '{}' WHERE id = :table",
        "DELETE FROM entries WHERE table_id = :table AND number = 2",
    ],
)
def test_a_table_that_cannot_be_read_harms_no_other(serve: Serve, sqlite: str, sql: str) -> None:
    server = serve(sqlite)
    bad = server.started("random", "random", pace=60_000, visibility="public")
    good = server.started("random", "random", pace=20, visibility="public")
    spoil(server, bad["id"], sql)
    server.stop()
    again = serve(sqlite)
    eventually(lambda: again.state(good["id"])["status"] == "over")
    reply = again.get(f"/api/tables/{bad['id']}/state")
    assert reply.json().get("code") == "fault" or reply.json()["state"]["status"] == "frozen"
    assert again.get("/api/lobby").status_code == 200


# --- secrets at rest -----------------------------------------------------------


def test_nothing_in_the_data_folder_can_be_read_by_others(serve: Serve, tmp_path: Path) -> None:
    server = serve(f"sqlite:///{tmp_path}/data/charsu/tables.sqlite")
    server.started("me", "random")
    folder = tmp_path / "data" / "charsu"
    names = {path.name for path in folder.iterdir()}
    assert {"tables.sqlite", "tables.sqlite-wal", "tables.key", "tables.lock"} <= names
    assert all(path.stat().st_mode & 0o077 == 0 for path in (folder, *folder.iterdir()))


def test_the_secret_of_running_dice_is_not_in_the_database(serve: Serve, tmp_path: Path) -> None:
    server = serve(f"sqlite:///{tmp_path}/live.sqlite")
    made = server.started("me", "random")
    secret = server.tables.lives[made["id"]].table.charter.secret
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("live.sqlite*"))
    assert secret.encode() not in stored and bytes.fromhex(secret) not in stored
    assert made["secret"].encode() not in stored


def test_a_table_sealed_with_another_key_can_be_looked_at_but_not_played(serve: Serve, tmp_path: Path) -> None:
    server = serve(f"sqlite:///{tmp_path}/live.sqlite")
    made = server.started("me", "hot")
    server.stop()
    (tmp_path / "live.key").write_text("ab" * 32, "utf8")
    again = serve(f"sqlite:///{tmp_path}/live.sqlite")
    assert "sealed with another key" in again.state(made["id"])["frozen"]["message"]


def test_tables_of_older_versions_are_sealed_when_they_are_brought_up_to_date(sqlite: str, tmp_path: Path) -> None:
    engine = make_engine(sqlite)
    upgrade(engine, "0001")
    table = new_table()
    store_as_first_version(engine, table)
    engine.dispose()
    store = Store(sqlite)
    with store.engine.connect() as connection:
        stored = connection.execute(text("SELECT charter FROM tables")).scalar_one()
    assert table.charter.secret not in stored
    assert store.load(table.charter.id) is not None and store.load(table.charter.id)[0] == table.charter  # type: ignore[index]
    store.close()


# --- back-up -----------------------------------------------------------------


def test_a_copy_made_while_the_server_runs_is_a_whole_database(serve: Serve, tmp_path: Path) -> None:
    server = serve(f"sqlite:///{tmp_path}/live.sqlite")
    made = server.started("me", "random")
    server.play_to_the_end(made["id"], [made["secret"]])
    with sqlite3.connect(tmp_path / "live.sqlite") as live, sqlite3.connect(tmp_path / "copy.sqlite") as copy:
        live.backup(copy)
    live.close()
    copy.close()
    restored = serve(f"sqlite:///{tmp_path}/copy.sqlite")
    query = {"since": 0}
    path = f"/api/tables/{made['id']}/state"
    assert restored.get(path, **query).json() == server.get(path, **query).json()


def test_a_closed_server_leaves_one_file(serve: Serve, tmp_path: Path) -> None:
    server = serve(f"sqlite:///{tmp_path}/one.sqlite")
    server.started("me", "random")
    server.stop()
    assert [path.name for path in tmp_path.glob("one.sqlite*")] == ["one.sqlite"]


def test_the_writer_stores_what_waits_before_it_closes(sqlite: str) -> None:
    engine = make_engine(sqlite)
    upgrade(engine)
    writer = Writer(engine)
    table = new_table()
    store = Store.__new__(Store)
    store.writer, store.seal = writer, Seal.at(None)

    async def go() -> None:
        await keep(store, table)
        row = to_row(table.charter.id, rename(table.number + 1))
        stored = writer.append(Append(table.charter.id, [row]), 5)
        await asyncio.sleep(0)
        await asyncio.to_thread(writer.close)
        await stored

    asyncio.run(go())
    with engine.connect() as connection:
        count = connection.execute(text("SELECT count(*) FROM entries")).scalar()
    assert count == table.number + 1
    engine.dispose()


def test_the_database_itself_refuses_a_second_entry_of_a_number(database: str) -> None:
    store = Store(database)
    table = new_table()
    asyncio.run(keep(store, table))
    row = to_row(table.charter.id, rename(1))
    with pytest.raises(IntegrityError), store.engine.begin() as connection:
        connection.execute(META.tables["entries"].insert(), [row])
    store.close()
