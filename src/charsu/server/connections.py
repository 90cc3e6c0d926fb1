"""The connections themselves: how many, how long their headers may take, how large these may be; and how sockets write.

A connection that has sent nothing, or half a header, costs a place like any other; so it is closed after a while, and
one client may hold only so many. Sockets are counted by themselves."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from ..tables.refusals import Refusal
from ..tables.wire import encode
from .addresses import Addresses, name_of, read_address
from .middleware import HEADERS
from .settings import Limits

LOG = logging.getLogger("charsu.access")


class Guard:
    """The connections of a server."""

    def __init__(self, limits: Limits, addresses: Addresses) -> None:
        self.limits, self.addresses = limits, addresses
        self.open: Counter[str] = Counter()

    def enter(self, client: str, is_proxy: bool) -> bool:
        """Is there a place? A trusted proxy brings many clients; it is not counted as one."""
        full = self.open.total() >= self.limits.connections
        if full or (not is_proxy and self.open[client] >= self.limits.connections_per_client):
            return False
        self.open[client] += 1
        return True

    def leave(self, client: str) -> None:
        self.open[client] -= 1
        if self.open[client] <= 0:
            del self.open[client]


class GuardedHttp(HttpToolsProtocol):
    """uvicorn's protocol with a guard at its door."""

    def __init__(self, guard: Guard, **more: Any) -> None:
        super().__init__(**more)
        self.guard = guard
        self.name: str | None = None
        self.waiting: asyncio.TimerHandle | None = None
        self.read = 0

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        address = read_address(self.client[0]) if self.client else None
        name = name_of(address)
        if not self.guard.enter(name, self.guard.addresses.is_proxy(address)):
            transport.abort()
            return
        self.name = name
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.waiting:
            self.read += len(data)
            if self.read > self.guard.limits.header_bytes:
                self.send_400_response("the headers are too large")
                return
        super().data_received(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.read = 0
        self._wait()

    def on_headers_complete(self) -> None:
        self._stop_waiting()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        self._leave()
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """What is no HTTP gets the same kind of answer as everything else."""
        self._stop_waiting()
        body = encode(Refusal("malformed", msg).to_json())
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), (b"connection", b"close")]
        lines = b"".join(name + b": " + value + b"\r\n" for name, value in [*headers, *HEADERS])
        self.transport.write(b"HTTP/1.1 400 Bad Request\r\n" + lines + b"\r\n" + body)
        self.transport.close()
        LOG.info("request", extra={"method": "", "path": "", "status": 400, "ms": 0})

    # --- time --------------------------------------------------------------

    def _wait(self) -> None:
        self._stop_waiting()
        self.waiting = asyncio.get_running_loop().call_later(self.guard.limits.header_seconds, self._give_up)

    def _give_up(self) -> None:
        self.waiting = None
        self.transport.abort()

    def _stop_waiting(self) -> None:
        if self.waiting:
            self.waiting.cancel()
            self.waiting = None

    def _leave(self) -> None:
        if self.name is not None:
            self.guard.leave(self.name)
            self.name = None


SHORTCUT = "charsu.shortcut"  # in the scope of a socket: its protocol, for messages that need not wait
Taker = Callable[[str], bool]  # takes a message, or says that it must wait


class Outgoing:
    """The sockets of a server that have something to write; they write together when all who are ready have had their turn."""

    def __init__(self) -> None:
        self.sockets: list[GatheringSocket] = []

    def add(self, socket: GatheringSocket) -> None:
        if not self.sockets:
            socket.loop.call_soon(self.write)
        self.sockets.append(socket)

    def write(self) -> None:
        sockets, self.sockets = self.sockets, []
        for socket in sockets:
            try:
                socket._write()
            except Exception:
                LOG.exception("a socket could not be written to")


class GatheringSocket(WebSocketsSansIOProtocol):
    """uvicorn's protocol, with a way past tasks and queues for messages that need not wait; what comes together leaves together.
    To send is a third of what an answer costs, and who answers is sent two messages."""

    frames: list[bytes]  # of the message that is being read

    def __init__(self, outgoing: Outgoing, **more: Any) -> None:
        super().__init__(**more)
        self.outgoing = outgoing
        self.gathered: list[bytes] = []
        self.taker: Taker | None = None

    async def run_asgi(self) -> None:
        self.scope["extensions"] = {**self.scope["extensions"], SHORTCUT: self}
        await super().run_asgi()

    def send_receive_event_to_app(self) -> None:
        """A text that came alone goes straight to whoever takes it; while something waits in the queue, behind that."""
        if (
            self.taker
            and len(self.frames) == 1
            and self.curr_msg_data_type == "text"
            and self.queue.empty()
            and not self.close_sent
        ):
            text = _decoded(self.frames[0])
            if text is not None and self.taker(text):
                self.frames = []
                return
        super().send_receive_event_to_app()

    def push(self, text: bytes) -> bool:
        """Write a message, or say that the other side is too slow to take it now."""
        if not self.writable.is_set():
            return False
        if not self.gathered:
            self.outgoing.add(self)
        self.gathered += (head_of(len(text)), text)
        return True

    def _write(self) -> None:
        gathered, self.gathered = self.gathered, []
        if gathered and self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(b"".join(gathered))

    async def send(self, message: Any) -> None:
        """What was gathered goes first, and nothing goes after a farewell."""
        self._write()
        await super().send(message)

    def shutdown(self) -> None:
        self._write()
        super().shutdown()


def _decoded(data: bytes) -> str | None:
    try:
        return data.decode()
    except UnicodeDecodeError:
        return None


def head_of(size: int) -> bytes:
    """What comes before a text message of so many bytes: it is whole, and servers do not mask (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
