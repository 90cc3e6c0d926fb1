"""Between the network and the application: addresses, size of bodies, pace of requests, headers of answers, the access log."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any

import orjson

from ..tables.refusals import Refusal
from ..tables.wire import encode
from . import policy
from .addresses import Addresses, client_of, name_of
from .limits import Buckets
from .metrics import REFUSALS
from .settings import Limits

LOG = logging.getLogger("charsu.access")
Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

POLICY_CODE = 1008
HEADERS = [(name.encode(), value.encode()) for name, value in policy.HEADERS]
FILES = ("/api/tables", "/api/verify")  # where whole matches may be sent
LONGEST_PATH = 1000
DEEPEST = 64  # brackets within brackets
LARGEST = 2**63  # numbers are smaller than this


class Middleware:
    """Every HTTP request passes here, and leaves with an answer, its headers and a line in the log."""

    def __init__(self, app: App, limits: Limits, addresses: Addresses, prefix: str = "") -> None:
        self.app, self.limits, self.addresses, self.prefix = app, limits, addresses, prefix
        self.pace = Buckets(limits.requests_per_second, limits.request_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        address = self.addresses.find(scope)
        scope["charsu.client"] = name_of(address)
        if self.prefix and scope["path"].startswith(self.prefix + "/"):
            scope["path"] = scope["path"].removeprefix(self.prefix)
        blocked = self.addresses.is_blocked(address)
        if scope["type"] == "http":
            await self._http(scope, receive, send, blocked)
        elif blocked:
            await receive()
            await send({"type": "websocket.close", "code": POLICY_CODE})
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send, blocked: bool) -> None:
        began = time.perf_counter()
        status = 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        try:
            self._check(scope, blocked)
            await self.app(scope, await self._body(scope, receive), answer)
        except Refusal as refusal:
            await _refuse(answer, refusal)
        except Exception:
            LOG.exception("a request failed", extra={"method": scope["method"], "path": shown(scope["path"])})
            if not status:
                await _refuse(answer, Refusal("fault", "the program failed at this"))
        took = round(1000 * (time.perf_counter() - began), 1)
        LOG.info("request", extra={"method": scope["method"], "path": shown(scope["path"]), "status": status, "ms": took})

    def _check(self, scope: Scope, blocked: bool) -> None:
        if blocked:
            raise Refusal("blocked", "requests from your address are not answered for now")
        self.pace.check(client_of(scope), "requests")
        if len(scope["path"]) > LONGEST_PATH or not scope["path"].isprintable():
            raise Refusal("not-found", "there is nothing at such an address")

    async def _body(self, scope: Scope, receive: Receive) -> Receive:
        """The body, read to its end and checked, or refused; handed on as one piece."""
        most = self.limits.file_bytes if scope["path"] in FILES else self.limits.message_bytes
        body = bytearray()
        try:
            async with asyncio.timeout(self.limits.body_seconds):
                while (message := await receive())["type"] == "http.request":
                    body += message.get("body", b"")
                    if len(body) > most:
                        raise Refusal("oversized", f"this is more than {most} bytes")
                    if not message.get("more_body"):
                        break
        except TimeoutError:
            raise Refusal("malformed", "the body of the request did not arrive in time") from None
        if body:
            check_json(bytes(body))
        whole: list[Message] = [{"type": "http.request", "body": bytes(body), "more_body": False}]

        async def again() -> Message:
            return whole.pop() if whole else await receive()

        return again


def check_json(body: bytes) -> None:
    """What later code relies on: JSON without halves of letters, of a sane depth, with numbers of a sane size."""
    try:
        rows = [orjson.loads(body)]
    except orjson.JSONDecodeError as error:
        raise Refusal("malformed", f"this is no JSON: {error}") from None
    for _ in range(DEEPEST):
        rows = [part for row in rows for part in _parts(row)]
        if not rows:
            return
    raise Refusal("malformed", f"this JSON has more than {DEEPEST} brackets within brackets")


def _parts(value: Any) -> Iterable[Any]:
    if isinstance(value, dict):
        return value.values()
    if isinstance(value, list):
        return value
    if isinstance(value, (int, float)) and abs(value) >= LARGEST:
        raise Refusal("malformed", "this JSON has a number that is too large")
    return ()


def shown(path: str) -> str:
    """A path as it is logged."""
    return path[:200]


async def _refuse(send: Send, refusal: Refusal) -> None:
    REFUSALS.labels(refusal.code).inc()
    body = encode(refusal.to_json())
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def is_same_origin(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Browsers say where a page came from; programs say nothing."""
    if origin is None:
        return True
    scheme, _, place = origin.partition("://")
    return origin in allowed or (scheme in ("http", "https") and place != "" and place == host)
