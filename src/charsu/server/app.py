"""The application: HTTP, sockets, pages."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from .. import __version__
from ..tables.entries import Watch, now
from ..tables.refusals import Refusal
from . import analysing, catalogue, history, routes
from .addresses import Addresses
from .dependencies import as_json
from .metrics import REFUSALS
from .middleware import Middleware
from .orders import Orders
from .pages import add_pages
from .settings import Settings, default_key_file
from .sockets import Sockets
from .store import Store
from .tables import Tables

if TYPE_CHECKING:
    from .listener import Listener

PROMPT = 0.8  # seconds until somebody who asks for the health is told that there is none
LOG = logging.getLogger("charsu.app")


def create_app(settings: Settings | None = None) -> FastAPI:
    """A server as an ASGI application."""
    settings = settings or Settings()
    addresses = Addresses(settings.proxies)
    store = Store(settings.database, settings.key_file or default_key_file(settings.database), settings.address)
    tables = Tables(settings, store)
    orders = Orders(tables, addresses)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        listener = await _listen(settings, tables) if store.kind == "postgresql" else None
        tables.background.start(orders)
        LOG.info("ready", extra={"store": store.kind})
        yield
        await tables.background.close()
        tables.pool.close()
        tables.analyst.close()
        if listener:
            await asyncio.to_thread(listener.close)
        await asyncio.to_thread(store.close)
        LOG.info("closed")

    app = FastAPI(
        title="Charsu tables", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url="/openapi.json",
        description="Tables of bazaar games for people and bots.",
    )  # fmt: skip
    app.state.tables, app.state.addresses, app.state.settings = tables, addresses, settings
    app.state.sockets = Sockets(tables)
    routers = [catalogue.router, routes.router, history.router, analysing.router]
    for router in routers:
        app.include_router(router)
    _add_errors(app)
    _add_health(app, tables)
    add_pages(app, routers, settings.prefix)
    app.add_middleware(Middleware, limits=settings.limits, addresses=addresses, prefix=settings.prefix)
    return app


async def _listen(settings: Settings, tables: Tables) -> Listener:
    from .listener import Listener

    def lost() -> None:
        for live in list(tables.lives.values()):
            tables.background.catch_up(live)

    Watch.ahead += (await tables.store.read(tables.store.time) or now()) - now()
    listener = Listener(settings.database, tables.heard, tables.told, lost)
    await asyncio.to_thread(listener.ready.wait, 30)
    return listener


def _add_health(app: FastAPI, tables: Tables) -> None:
    @app.get("/health")
    async def health() -> Response:
        """Does the server answer, and can it store anything?"""
        ok = await tables.store.can_store(PROMPT)
        state = {"ok": ok, "version": __version__, "store": tables.store.kind, "tables": len(tables.lives)}
        return as_json(state, 200 if ok else 503)


def _add_errors(app: FastAPI) -> None:
    @app.exception_handler(Refusal)
    async def refused(_: Request, refusal: Refusal) -> Response:
        REFUSALS.labels(refusal.code).inc()
        return as_json(refusal.to_json(), refusal.status)

    @app.exception_handler(RequestValidationError)
    async def malformed(_: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        REFUSALS.labels("malformed").inc()
        return as_json(Refusal("malformed", f"{where}: {first['msg']}").to_json(), 422)

    @app.exception_handler(HTTPException)
    async def other(_: Request, error: HTTPException) -> Response:
        code = {404: "not-found", 405: "not-allowed", 413: "oversized"}.get(error.status_code, "malformed")
        response = as_json(Refusal(code, str(error.detail)).to_json(), error.status_code)
        response.headers.update(error.headers or {})
        return response
