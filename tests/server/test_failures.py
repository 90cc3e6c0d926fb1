"""Every failure is a coded error with the same headers and a line in the log; nothing secret is in any line."""

from __future__ import annotations

import asyncio
import logging
import socket
import threading
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import OperationalError
from typer.testing import CliRunner

from charsu.cli.app import app as cli
from charsu.server import tables as tables_module
from charsu.server.background import Background
from charsu.server.logs import JsonLines, keep_quiet
from charsu.server.settings import Settings
from charsu.server.store import Store
from charsu.server.writer import Writer
from charsu.tables.entries import hashed
from server.conftest import Serve
from server.helpers import Server, eventually


def check(response: httpx.Response, status: int, code: str) -> None:
    assert response.status_code == status, response.text
    assert response.json()["type"] == "error" and response.json()["code"] == code
    assert response.headers["content-type"] == "application/json"
    assert "content-security-policy" in response.headers and response.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "path", ["/%00", "/a%00b", "/t/%0a", "/" + "x" * 5000, "/assets/" + "y" * 900, "/locale/en/%00", "/metrics"]
)
def test_strange_addresses_are_not_found(server: Server, path: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "charsu.access")
    check(server.get(path), 404, "not-found")
    eventually(lambda: any(record.__dict__.get("status") == 404 for record in caplog.records))


STRANGE = [
    b'{"game": "bazaar", "seats": [{"kind": "me"}, {"kind": "hot"}], "options": {"gems": 1180591620717411303424}}',
    b'{"game": "bazaar", "seats": [{"kind": "me", "name": "\\ud800"}, {"kind": "hot"}]}',
    b'{"game": "bazaar", "seats": ' + b"[" * 5000 + b"]" * 5000 + b"}",
    b'{"game": "bazaar", "options": {"gems": ' + b"[" * 200 + b"]" * 200 + b'}, "seats": []}',
    b'{"a": 1e999}', b'{"a": NaN}', b"\xff\xfe", b"no json",
]  # fmt: skip


@pytest.mark.parametrize("body", STRANGE, ids=range(len(STRANGE)))
@pytest.mark.parametrize("path", ["/api/tables", "/api/verify", "/api/tables/abc/join", "/api/tables/abc/commands"])
def test_strange_bodies_are_malformed(server: Server, path: str, body: bytes) -> None:
    response = server.http.post(path, content=body, headers={"content-type": "application/json"})
    check(response, 400, "malformed")


@pytest.mark.parametrize(
    "raw", ['{"type":"rename","name":"\\ud800"}', '{"type":"answer","number":1,"answer":' + str(2**70) + "}", "[" * 5000]
)
def test_strange_messages_are_coded_errors_on_a_socket_too(server: Server, raw: str) -> None:
    made = server.started("me", "hot")
    with server.seat(made["id"], made["secret"]) as player:
        assert player.ask(raw)["code"] in ("malformed", "stale", "illegal")
        assert player.ask({"type": "ping"})["type"] == "pong"


@pytest.mark.parametrize(
    ("method", "path"), [("GET", "/api/verify"), ("DELETE", "/api/tables/abc"), ("POST", "/api/lobby"), ("PUT", "/health")]
)
def test_another_method_is_not_allowed(server: Server, method: str, path: str) -> None:
    response = server.http.request(method, path)
    check(response, 405, "not-allowed")
    assert response.headers["allow"]


def test_what_breaks_inside_is_a_coded_error(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables_module.Tables, "live", lambda *_: (_ for _ in ()).throw(RuntimeError("inside")))
    check(server.get("/api/tables/abc/state"), 500, "fault")


def test_what_is_no_http_is_answered_all_the_same(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as connection:
        connection.sendall(b"\x16\x03\x01 what is this\r\n\r\n")
        answer = connection.recv(65536)
    assert b"400 Bad Request" in answer and b'"code":"malformed"' in answer and b"x-frame-options" in answer


# --- a store that fails ----------------------------------------------------------


def test_when_the_store_is_gone_every_answer_is_coded_and_health_is_503(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    server = serve()
    made = server.open("me", "open", visibility="public")

    def gone(*_: Any) -> None:
        raise OperationalError("SELECT", {}, OSError("gone"))

    monkeypatch.setattr(Writer, "_commit", gone)
    for name in ("_probe", "load", "lobby"):
        monkeypatch.setattr(Store, name, gone)
    assert server.get("/health").status_code == 503
    check(server.get("/api/tables/zzzz/state"), 503, "busy")
    check(server.get("/api/lobby"), 503, "busy")
    check(server.command(made["id"], made["secret"], "rename", name="x"), 503, "busy")
    check(server.post("/api/tables", {"game": "bazaar", "seats": [{"kind": "me"}, {"kind": "hot"}]}), 503, "busy")


def test_health_answers_although_the_store_hangs(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    server, gate = serve(), threading.Event()
    monkeypatch.setattr("charsu.server.app.PROMPT", 0.05)
    monkeypatch.setattr(Store, "_probe", lambda _: gate.wait(60))
    assert [server.get("/health").status_code for _ in range(3)] == [503, 503, 503]
    gate.set()
    monkeypatch.undo()
    eventually(lambda: server.get("/health").status_code == 200)


def test_a_disk_that_takes_nothing_is_noticed_although_it_can_be_read(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    server = serve()
    made = server.open("me", "open")
    event.listen(server.tables.store.engine, "checkout", lambda connection, *_: connection.execute("PRAGMA query_only=1"))
    assert server.get("/health").status_code == 503
    assert server.state(made["id"])["status"] == "open"


def test_an_answer_the_store_confirms_too_late_is_busy_and_found_again(
    serve: Serve, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database hangs, the client is told so, and what was stored after all is taken in."""
    first, gate = serve(sqlite), threading.Event()
    made = first.started("me", "hot")
    first.stop()
    server = serve(sqlite)  # its writer has not set its timer yet
    before = server.state(made["id"])
    commit = Writer._commit

    def slowly(self: Writer, batch: Any) -> None:
        gate.wait(60)
        commit(self, batch)

    monkeypatch.setattr("charsu.server.store.LONGEST", 0.2)
    monkeypatch.setattr(Writer, "_commit", slowly)
    check(server.command(made["id"], made["secret"], "rename", seat=0, name="Late", key="k"), 503, "busy")
    monkeypatch.setattr("charsu.server.store.LONGEST", 30)
    gate.set()
    eventually(lambda: server.state(made["id"])["number"] == before["number"] + 1)
    again = server.command(made["id"], made["secret"], "rename", seat=0, name="Late", key="k")
    assert again.json()["code"] == "repeated" and server.state(made["id"])["seats"][0]["name"] == "Late"


# --- logs --------------------------------------------------------------------------


class Lines(logging.Handler):
    """Every line that is logged, as it is written."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(JsonLines())
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if not record.name.startswith(("httpx", "httpcore", "websockets.client")):  # the clients of this test
            self.lines.append(self.format(record))


def test_no_line_of_any_log_holds_a_secret(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole visit with everything that can go wrong, at the most talkative level."""
    lines, root = Lines(), logging.getLogger()
    root.addHandler(lines)
    level = root.level
    root.setLevel(logging.DEBUG)
    keep_quiet()
    try:
        server = serve()
        made = server.open("me", "open", entropy="a text of my own")
        joined = server.join(made["id"], name="Cem")
        server.command(made["id"], made["secret"], "start")
        fresh = "f" * 22
        server.command(made["id"], joined["secret"], "secret", secret=fresh)
        with server.seat(made["id"], made["secret"]) as player:
            player.ask({"type": "answer", "number": 1, "answer": "x"})
            player.ask("{")
        server.http.get(f"/api/tables/{made['id']}/state", headers={"authorization": f"Basic {made['secret']}"})
        dice = server.tables.lives[made["id"]].table.charter.secret
        with monkeypatch.context() as broken:
            broken.setattr(Writer, "_commit", fail_inside)
            server.command(made["id"], fresh, "secret", secret="g" * 22)
        server.play_to_the_end(made["id"], [made["secret"], fresh])
        stored = [made["secret"], joined["secret"], fresh]
    finally:
        root.removeHandler(lines)
        root.setLevel(level)
    written = "\n".join(lines.lines)
    assert len(lines.lines) > 10 and "not stored" in written
    for secret in (*stored, *map(hashed, stored), hashed("g" * 22), dice, "a text of my own", "Bearer", "Basic"):
        assert secret not in written


def fail_inside(writer: Writer, batch: Any) -> None:
    """A statement with all its values fails inside the database."""
    with writer.engine.connect().execution_options(writes=True) as connection, connection.begin():
        for append in batch:
            connection.execute(text("INSERT INTO nowhere VALUES (:data, :key)"), append.entries)


def test_a_server_closes_even_when_some_of_its_work_overhears_that_it_should_stop() -> None:
    overheard: list[bool] = []

    async def deaf() -> None:
        while True:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                if overheard:
                    raise
                overheard.append(True)

    async def close() -> None:
        background = Background(cast(Any, SimpleNamespace(settings=Settings())))
        background._spawn(deaf())
        await asyncio.sleep(0)
        await asyncio.wait_for(background.close(), 20)

    asyncio.run(close())
    assert overheard


# --- the command line ----------------------------------------------------------------


def test_there_is_no_option_to_have_no_no_limits() -> None:
    shown = CliRunner().invoke(cli, ["serve", "--help"], env={"COLUMNS": "200", "NO_COLOR": "1"}).output
    assert "--no-limits" in shown and "--no-no-limits" not in shown
