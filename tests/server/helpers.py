"""A server in a thread, and a client that speaks the protocol."""

from __future__ import annotations

import random
import socket
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import orjson
import uvicorn
from websockets.sync.client import ClientConnection, connect

from charsu.server.app import create_app
from charsu.server.run import configured
from charsu.server.settings import Settings

Json = dict[str, Any]
PATIENCE = 60.0  # seconds; a busy machine is no failure


class Server:
    """A real server on a port of its own."""

    folder: Path  # of its database
    database: str

    def __init__(self, settings: Settings) -> None:
        self.listening = socket.socket()
        self.listening.bind(("127.0.0.1", 0))
        self.port = self.listening.getsockname()[1]
        self.app = create_app(settings)
        self.tables = self.app.state.tables
        config = configured(self.app)
        config.timeout_graceful_shutdown = 2
        self.uvicorn = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.uvicorn.run, kwargs={"sockets": [self.listening]}, daemon=True)
        self.thread.start()
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)
        eventually(lambda: self.uvicorn.started)

    def stop(self) -> None:
        self.http.close()
        self.uvicorn.should_exit = True
        self.thread.join(PATIENCE)
        self.listening.close()

    # --- the protocol ------------------------------------------------------

    def get(self, path: str, secret: str | None = None, **query: Any) -> httpx.Response:
        return self.http.get(path, params=query, headers=headers(secret))

    def post(self, path: str, body: Any, secret: str | None = None) -> httpx.Response:
        return self.http.post(path, json=body, headers=headers(secret))

    def open(self, *kinds: str, game: str = "bazaar", **more: Any) -> Json:
        """A table; kinds are me, hot, open or the name of a bot."""
        named = ("me", "hot", "open")
        seats = [{"kind": kind} if kind in named else {"kind": "bot", "bot": kind} for kind in kinds]
        response = self.post("/api/tables", {"game": game, "seats": seats, "pace": 0, **more})
        assert response.status_code == 201, response.text
        made: Json = response.json()
        return made

    def join(self, table: str, **more: Any) -> Json:
        response = self.post(f"/api/tables/{table}/join", more)
        assert response.status_code == 200, response.text
        made: Json = response.json()
        return made

    def command(self, table: str, secret: str | None, type_: str, /, **more: Any) -> httpx.Response:
        return self.post(f"/api/tables/{table}/commands", {"type": type_, **more}, secret)

    def state(self, table: str, secret: str | None = None, **query: Any) -> Json:
        """The state alone."""
        state: Json = self.get(f"/api/tables/{table}/state", secret, **query).json()["state"]
        return state

    def started(self, *kinds: str, **more: Any) -> Json:
        return self.open(*kinds, start=True, **more)

    def play_to_the_end(self, table: str, secrets: list[str], seed: int = 1) -> None:
        """Everybody answers at random."""
        chance = random.Random(seed)
        while True:
            states = [(secret, self.state(table, secret)) for secret in secrets]
            if states[0][1]["status"] == "over":
                return
            for secret, state in states:
                if state["options"]:
                    answer = chance.choice(state["options"])["notation"]
                    response = self.command(table, secret, "answer", number=state["number"], answer=answer)
                    assert response.status_code == 200, response.text
                    break

    def seat(self, table: str, secret: str | None = None, **more: Any) -> Player:
        return Player(self.port, table, secret, **more)


def headers(secret: str | None) -> dict[str, str]:
    return {"authorization": f"Bearer {secret}"} if secret else {}


class Player:
    """A client at a socket. `state` is merged as the protocol says, `events` are all events it was sent."""

    def __init__(self, port: int, table: str, secret: str | None = None, hello: bool = True, **more: Any) -> None:
        self.state: Json = {}
        self.events: list[Json] = []
        self.replies: list[Json] = []
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        self.stack = ExitStack()
        self.socket: ClientConnection = self.stack.enter_context(connect(address, compression=None, max_size=None, proxy=None))
        if hello:
            self.send({"type": "hello", "secret": secret, **more})
            self.until(lambda: bool(self.state))

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.stack.close()

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, (str, bytes)) else orjson.dumps(message).decode())

    def take(self, patience: float = PATIENCE) -> Json:
        """The next message."""
        message: Json = orjson.loads(self.socket.recv(patience))
        if message["type"] == "state":
            self.state |= message["state"]
            self.events += message["events"]
        elif message["type"] in ("ok", "error", "pong", "why"):
            self.replies.append(message)
        return message

    def until(self, wanted: Callable[[], bool]) -> None:
        ends = time.monotonic() + PATIENCE
        while not wanted():
            self.take(max(0.1, ends - time.monotonic()))

    def ask(self, message: Any) -> Json:
        """Send something and wait for its ok or error."""
        before = len(self.replies)
        self.send(message)
        self.until(lambda: len(self.replies) > before)
        return self.replies[-1]

    def command(self, type_: str, /, **more: Any) -> Json:
        return self.ask({"type": type_, **more})

    def answer(self, answer: str | int | None = None, **more: Any) -> Json:
        """An answer for the present state; without one the first option."""
        if answer is None:
            answer = self.state["options"][0]["notation"]
        return self.command("answer", **{"number": self.state["number"], "answer": answer, **more})

    def options(self) -> list[str]:
        return [option["notation"] for option in self.state["options"]]


def eventually(check: Callable[[], Any], patience: float = PATIENCE) -> None:
    """Wait until something holds; it is asked ever less often, for asking takes time from what is waited for."""
    ends, pause = time.monotonic() + patience, 0.01
    while not check():
        assert time.monotonic() < ends, "it did not happen"
        time.sleep(pause)
        pause = min(0.1, 1.2 * pause)
