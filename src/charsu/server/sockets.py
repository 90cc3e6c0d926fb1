"""The socket of a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from typing import Any

import orjson
from fastapi import WebSocket
from pydantic import ValidationError

from ..tables.entries import hashed, now
from ..tables.messages import Hello, Lift, Ping, Sign, Why
from ..tables.refusals import Refusal
from ..tables.table import GUEST, Visitor, visit
from ..tables.views import Screen, first_event, why_shown
from ..tables.wire import encode
from . import messages
from .addresses import client_of
from .connections import SHORTCUT, GatheringSocket
from .limits import Bucket
from .live import Client, Live
from .metrics import REFUSALS, SOCKETS
from .middleware import is_same_origin
from .tables import Tables

LOG = logging.getLogger("charsu.sockets")
SIGNS = (0.5, 3)  # a second, and at once: more would be noise
GOING_AWAY, POLICY, TRY_LATER = 1001, 1008, 1013


class Sockets:
    """All sockets of a server."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.limits = tables.settings.limits
        self.open: Counter[str] = Counter()

    async def serve(self, socket: WebSocket, name: str) -> None:
        """One connection from beginning to end."""
        if not is_same_origin(socket.headers.get("origin"), socket.headers.get("host"), self.tables.settings.origins):
            await socket.close(POLICY)
            return
        client = client_of(socket.scope)
        if self.open[client] >= self.limits.sockets_per_client or self.open.total() >= self.limits.sockets:
            await socket.close(TRY_LATER)
            return
        await socket.accept()
        self.open[client] += 1
        SOCKETS.inc()
        try:
            await Connection(socket, self.tables, name).run()
        finally:
            SOCKETS.dec()
            self.open[client] -= 1
            if not self.open[client]:
                del self.open[client]


class Connection:
    """One client at one table."""

    def __init__(self, socket: WebSocket, tables: Tables, name: str) -> None:
        self.socket, self.tables, self.name = socket, tables, name
        self.limits = tables.settings.limits
        self.bucket = Bucket(self.limits.messages_per_second, self.limits.message_burst)
        self.shortcut: GatheringSocket | None = socket.scope.get("extensions", {}).get(SHORTCUT)
        self.client = Client(Screen(GUEST), self.limits.backlog, self.shortcut.push if self.shortcut else None)
        self.signs = Bucket(*SIGNS)
        self.live: Live | None = None
        self.loop = asyncio.get_running_loop()
        self.listening = False  # nothing is under way but perhaps what was taken
        self.taken: asyncio.Task[None] | None = None

    async def run(self) -> None:
        sender = asyncio.create_task(self._send_all())
        try:
            if await self._greet():
                await self._listen()
        finally:
            if self.shortcut:
                self.shortcut.taker = None
            if self.live:
                self._left(self.live)
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await sender

    def _left(self, live: Live) -> None:
        if live.leave(self.client):
            self.tables.moved(live)

    async def _send_all(self) -> None:
        """What waits, in order; None is the end."""
        with contextlib.suppress(RuntimeError, OSError):  # the other side is gone
            while (text := await self.client.next()) is not None:
                await self.socket.send({"type": "websocket.send", "text": text.decode()})
                self.client.sent()
            await self.socket.close(TRY_LATER)

    async def _receive(self) -> str | bytes | None:
        """The next message; None when the other side hung up."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            return None
        return message.get("text") or message.get("bytes") or ""

    # --- the beginning -----------------------------------------------------

    async def _greet(self) -> bool:
        """Wait for a good hello; mistakes may be corrected while time is left."""
        try:
            async with asyncio.timeout(self.limits.hello_seconds):
                while (raw := await self._receive()) is not None:
                    if await self._handle(raw, self._hello):
                        return True
                return False
        except TimeoutError:
            with contextlib.suppress(RuntimeError, OSError):
                await self.socket.close(POLICY)
            return False

    async def _hello(self, raw: str | bytes) -> None:
        hello = messages.HELLO.validate_json(raw)
        live = await self.tables.live(self.name)
        async with live.lock:
            who = visit(live.table, hello.secret)
            since = first_event(live.table, hello.since)
            holder = hashed(hello.secret) if hello.secret else None
            changes = hello.detail == "changes"
            self.client.screen = Screen(who, holder, hello.detail != "events", hello.worth, since, changes=changes)
            self.live = live
            if live.enter(self.client):
                self.tables.moved(live)

    # --- the rest ----------------------------------------------------------

    async def _listen(self) -> None:
        """One message after the other; those that come alone are taken at once, past the queue."""
        if self.shortcut:
            self.shortcut.taker = self._take
        while (raw := await self._next()) is not None:
            await self._handle(raw, self._command)

    async def _next(self) -> str | bytes | None:
        self.listening = True
        raw = await self._receive()
        self.listening = False
        if self.taken:
            await self.taken
        return raw

    def _take(self, raw: str) -> bool:
        if self.taken or not self.listening:
            return False
        self.taken = self.loop.create_task(self._carry(raw))
        return True

    async def _carry(self, raw: str) -> None:
        try:
            await self._handle(raw, self._command)
        finally:
            self.taken = None

    async def _command(self, raw: str | bytes) -> None:
        command = messages.SOCKET.validate_json(raw)
        assert self.live is not None
        if isinstance(command, Ping):
            self._push({"type": "pong", "key": command.key, "at": now()})
        elif isinstance(command, Hello):
            raise Refusal("malformed", "you have said hello already")
        elif isinstance(command, Lift):
            await self._lift(self.live, command)
        elif isinstance(command, Why):
            await self._why(self.live, command)
        elif isinstance(command, Sign):
            self._sign(self.live, command)
        else:
            try:
                self._push(await self.tables.carry_out(self.live, self._who, command))
            except Refusal as refusal:
                self._refuse(refusal, command.key)

    def _who(self) -> Visitor:
        """A table in use keeps its screens up to date about who they are."""
        return self.client.screen.who

    async def _lift(self, live: Live, command: Lift) -> None:
        async with live.lock:
            screen = self.client.screen
            if command.seat not in screen.who.seats or command.seat != live.table.actor:
                raise Refusal("not-yours", "that hand cannot be shown to you now", live.table.number)
            screen.lifted = command.seat
            live.show(self.client)

    async def _why(self, live: Live, command: Why) -> None:
        async with live.lock:
            reason = why_shown(live.table, self.client.screen.showing(live.table), command.span, command.index)
        self._push({"type": "why", "key": command.key, "reason": reason})

    def _sign(self, live: Live, command: Sign) -> None:
        seats = self.client.screen.who.seats
        seat = command.seat if command.seat is not None else min(seats, default=None)
        if seat is None or seat not in seats:
            raise Refusal("not-yours", "signs are made by people at the table, for a seat of their own", live.table.number)
        if not self.signs.take():
            raise Refusal("too-fast", "too many signs from you; wait a little")
        self.tables.sign(live, seat, command.sign)

    # --- saying no ---------------------------------------------------------

    async def _handle(self, raw: str | bytes, handler: Any) -> bool:
        """Hand a message on; whatever is wrong with it becomes a coded error."""
        try:
            if not self.bucket.take():
                raise Refusal("too-fast", "too many messages from you; wait a little")
            if len(raw) > self.limits.message_bytes:
                raise Refusal("oversized", f"a message may have {self.limits.message_bytes} bytes")
            await handler(raw)
        except Refusal as refusal:
            self._refuse(refusal, _key_of(raw))
        except ValidationError as error:
            first = error.errors(include_url=False, include_context=False, include_input=False)[0]
            where = ".".join(str(part) for part in first["loc"])
            self._refuse(Refusal("malformed", f"{where}: {first['msg']}" if where else first["msg"]), _key_of(raw))
        except Exception:
            LOG.exception("a message failed", extra={"table": self.name[:32]})
            self._refuse(Refusal("fault", "the program failed at this; nothing has changed"), _key_of(raw))
        else:
            return True
        return False

    def _refuse(self, refusal: Refusal, key: str | None) -> None:
        REFUSALS.labels(refusal.code).inc()
        self._push(refusal.to_json(key))

    def _push(self, value: dict[str, Any]) -> None:
        self.client.push(encode(value))


def _key_of(raw: str | bytes) -> str | None:
    """The key of a message that is otherwise wrong, when it can be read."""
    try:
        message = orjson.loads(raw)
    except orjson.JSONDecodeError:
        return None
    key = message.get("key") if isinstance(message, dict) else None
    return key if isinstance(key, str) and len(key) <= 64 else None
