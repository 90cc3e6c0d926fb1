"""Between the network and the application: size of bodies, pace of requests, headers of answers, the access log."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from .limits import Buckets
from .metrics import REFUSALS
from .refusals import Refusal
from .settings import Limits
from .views import encode

LOG = logging.getLogger("charsu.access")
Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
FILES = ("/api/tables", "/api/verify")  # where whole matches may be sent


class Door:
    """Every HTTP request passes here."""

    def __init__(self, app: App, limits: Limits) -> None:
        self.app = app
        self.limits = limits
        self.pace = Buckets(limits.requests_per_second, limits.request_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        try:
            self.pace.check(client_of(scope), "requests")
            await self.app(scope, await self._body(scope, receive), answer)
        except Refusal as refusal:
            await _refuse(answer, refusal)
        took = round(1000 * (time.perf_counter() - began), 1)
        LOG.info("request", extra={"method": scope["method"], "path": scope["path"], "status": status, "ms": took})

    async def _body(self, scope: Scope, receive: Receive) -> Receive:
        """The body, read to its end or refused; handed on as one piece."""
        most = self.limits.file_bytes if scope["path"] in FILES else self.limits.message_bytes
        body = b""
        while True:
            message = await receive()
            if message["type"] != "http.request":
                break
            body += message.get("body", b"")
            if len(body) > most:
                raise Refusal("oversized", f"this is more than {most} bytes")
            if not message.get("more_body"):
                break
        whole: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

        async def again() -> Message:
            return whole.pop() if whole else await receive()

        return again


async def _refuse(send: Send, refusal: Refusal) -> None:
    REFUSALS.labels(refusal.code).inc()
    body = encode(refusal.to_json())
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def client_of(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


def is_same_origin(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Browsers say where a page came from; programs say nothing."""
    if origin is None:
        return True
    scheme, _, place = origin.partition("://")
    return origin in allowed or (scheme in ("http", "https") and place != "" and place == host)
