"""Somebody looks after a server while it runs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from typer.testing import CliRunner

from charsu.cli.app import app as cli
from charsu.core.errors import CharsuError
from charsu.server.keeping import expire, expired
from charsu.server.settings import Lobby, Retention, Settings
from charsu.tables.entries import now
from server.conftest import Serve
from server.helpers import Server, eventually


def admin(server: Server, *arguments: str, sent: str = "") -> str:
    """`charsu admin` on the database of a live server."""
    command = ["admin", *arguments, "--database", server.database]
    result = CliRunner().invoke(cli, command, input=sent)
    if isinstance(result.exception, CharsuError):
        raise result.exception
    assert result.exit_code == 0, (result.output, result.exception)
    return result.output


@pytest.fixture
def live(serve: Serve, database: str) -> Server:
    server = serve(database, admin_seconds=0.05)
    server.database = database
    return server


def change(server: Server, sql: str, **values: Any) -> None:
    with server.tables.store.engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.execute(text(sql), values)


def test_serve_and_admin_find_the_database_by_the_same_variable(serve: Serve, sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made = serve(sqlite).open("me", "hot")
    asked: list[Settings] = []
    monkeypatch.setattr("charsu.server.run.run", lambda settings, *_: asked.append(settings))
    monkeypatch.setenv("CHARSU_DATABASE", sqlite)
    assert CliRunner().invoke(cli, ["serve"]).exit_code == 0
    assert CliRunner().invoke(cli, ["serve", "--database", "sqlite:///other"]).exit_code == 0
    assert [settings.database for settings in asked] == [sqlite, "sqlite:///other"]
    assert made["id"] in CliRunner().invoke(cli, ["admin", "tables"]).output


def test_a_closed_table_can_be_looked_at_and_not_played(live: Server) -> None:
    made = live.started("me", "hot")
    with live.seat(made["id"], made["secret"]):
        admin(live, "close", made["id"], "--reason", "abuse")
        eventually(lambda: live.state(made["id"])["status"] == "closed")
    answer = live.command(made["id"], made["secret"], "answer", number=live.state(made["id"])["number"], answer="go tea-house")
    assert answer.json()["code"] == "closed"
    assert "close" in admin(live, "audit") and made["id"] in admin(live, "audit") and "abuse" in admin(live, "audit")


def test_a_deleted_table_is_gone_with_its_log(live: Server) -> None:
    made = live.started("me", "random", pace=60_000)
    admin(live, "delete", made["id"])
    eventually(lambda: live.get(f"/api/tables/{made['id']}/state").json().get("code") == "no-table")
    with live.tables.store.engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM entries")).scalar() == 0
    with pytest.raises(CharsuError, match="there is no table"):
        admin(live, "delete", made["id"])


def test_a_seat_is_freed_and_everybody_sees_by_whom(live: Server) -> None:
    made = live.open("me", "open")
    joined = live.join(made["id"], name="Rude")
    assert "Rude" in admin(live, "show", made["id"])
    admin(live, "free", made["id"], "1")
    eventually(lambda: live.state(made["id"])["seats"][1]["kind"] == "open")
    assert live.get(f"/api/tables/{made['id']}/events").json()["events"][-1]["by"] == "admin"
    assert live.get(f"/api/tables/{made['id']}/state", joined["secret"]).json()["code"] == "wrong-secret"
    with pytest.raises(CharsuError, match="there is no seat 9"):
        admin(live, "free", made["id"], "9")


def test_a_hidden_name_is_nowhere_any_more(live: Server) -> None:
    made = live.open("me", "open")
    joined = live.join(made["id"], name="Rude")
    live.command(made["id"], joined["secret"], "rename", name="Ruder")
    admin(live, "hide-name", made["id"], "1")
    eventually(lambda: live.state(made["id"])["seats"][1]["name"] == "")
    assert "Rude" not in live.get(f"/api/tables/{made['id']}/state", since=0).text
    assert live.state(made["id"], joined["secret"])["you"]["seats"] == [1]


def test_a_blocked_address_gets_no_answers_for_a_time(live: Server) -> None:
    admin(live, "block", "127.0.0.0/8", "--hours", "1")
    eventually(lambda: live.get("/api/lobby").status_code == 403)
    assert live.get("/api/lobby").json()["code"] == "blocked" and "127.0.0.0/8" in admin(live, "blocks")
    admin(live, "unblock", "127.0.0.0/8")
    eventually(lambda: live.get("/api/lobby").status_code == 200)
    with pytest.raises(CharsuError, match="neither an address nor a network"):
        admin(live, "block", "nowhere")


def test_tables_and_numbers_are_listed(live: Server) -> None:
    made = live.started("me", "hot", visibility="public")
    assert made["id"] in admin(live, "tables") and made["id"] not in admin(live, "tables", "--status", "over")
    assert "bazaar" in admin(live, "stats") and "entries:" in admin(live, "stats")


def test_abandoned_tables_expire_by_age_and_kind(live: Server) -> None:
    names = {kind: live.open("me", "open")["id"] for kind in ("open", "running", "over", "fresh")}
    for kind, name in names.items():
        age = 0 if kind == "fresh" else 100 * 86_400_000
        status = "open" if kind == "fresh" else kind
        change(live, "UPDATE tables SET status = :status, touched = :at WHERE id = :id", status=status, at=now() - age, id=name)
    report = admin(live, "expire", "--dry-run")
    assert names["open"] in report and names["running"] in report and names["over"] not in report and "2 tables would go" in report
    engine = live.tables.store.engine
    assert len(expired(engine, Retention())) == 2 and not expired(engine, Retention(0, 0, 0))
    assert "2 tables deleted" in admin(live, "expire")
    assert expire(engine, Retention(over=1)) == [names["over"]]
    assert live.get(f"/api/tables/{names['fresh']}").status_code == 200


def test_everything_of_one_secret_is_exported_and_forgotten(live: Server, tmp_path: Path) -> None:
    alone = live.started("me", "random", pace=60_000)
    file = tmp_path / "secret"
    file.write_text(alone["secret"], "utf8")
    shared = live.open("me", "open")
    joined = live.join(shared["id"], name="Cem", secret=alone["secret"])
    exported = json.loads(admin(live, "export", "--secret-file", str(file)))
    assert {table["id"] for table in exported["tables"]} == {alone["id"], shared["id"]} and "Cem" in json.dumps(exported)
    admin(live, "forget", sent=alone["secret"])
    eventually(lambda: live.get(f"/api/tables/{alone['id']}/state").json().get("code") == "no-table")
    eventually(lambda: live.get(f"/api/tables/{shared['id']}/state", joined["secret"]).json().get("code") == "wrong-secret")
    assert "Cem" not in live.get(f"/api/tables/{shared['id']}/state", since=0).text
    assert json.loads(admin(live, "export", "--secret-file", str(file))) == {"tables": []}


def test_the_secret_of_the_dice_is_told_to_nobody(live: Server) -> None:
    made = live.started("me", "hot")
    secret = live.tables.lives[made["id"]].table.charter.secret
    assert secret not in admin(live, "show", made["id"]) + admin(live, "export", sent=made["secret"]) + admin(live, "tables")


# --- the lobby -------------------------------------------------------------------


def lobby(server: Server, **query: Any) -> list[str]:
    return [table["id"] for table in server.get("/api/lobby", **query).json()["tables"]]


def spread(server: Server) -> None:
    """As if each table had been opened from another address."""
    change(server, "UPDATE tables SET opener = NULL")


def test_the_lobby_has_pages(serve: Serve) -> None:
    server = serve(lobby=Lobby(page=2))
    made = [server.open("me", "open", visibility="public")["id"] for _ in range(5)]
    spread(server)
    pages = [server.get("/api/lobby", page=n).json() for n in range(3)]
    assert [page["next"] for page in pages] == [1, 2, None]
    assert [t["id"] for page in pages for t in page["tables"]] == made[::-1]


def test_where_somebody_waits_comes_first(serve: Serve) -> None:
    server = serve()
    first = server.open("me", "open", visibility="public")
    others = [server.open("me", "open", visibility="public")["id"] for _ in range(2)]
    with server.seat(first["id"], first["secret"]):
        assert lobby(server) == [first["id"], *others[::-1]]


def test_who_opens_many_tables_does_not_push_others_out(serve: Serve) -> None:
    server = serve(lobby=Lobby(page=10))
    honest = server.open("me", "open", visibility="public")["id"]
    change(server, "UPDATE tables SET opener = 'somebody else'")
    for _ in range(15):
        server.open("me", "open", visibility="public")
    assert honest in lobby(server) and len(lobby(server)) == 4


def test_the_lobby_forgets_the_abandoned_unless_somebody_waits_there(serve: Serve) -> None:
    server = serve()
    made = server.open("me", "open", visibility="public")
    change(server, "UPDATE tables SET touched = :at", at=now() - 25 * 3_600_000)
    assert lobby(server) == []
    with server.seat(made["id"], made["secret"]):
        assert lobby(server) == [made["id"]]
