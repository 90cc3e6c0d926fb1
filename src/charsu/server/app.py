"""The application: HTTP, sockets, pages."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import PlainTextResponse
from starlette.exceptions import HTTPException

from .. import __version__
from . import catalogue, history, routes
from .dependencies import as_json
from .listener import Listener
from .metrics import REFUSALS, render
from .middleware import Door
from .pages import add_pages
from .refusals import Refusal
from .settings import Settings
from .sockets import Sockets
from .store import Store
from .tables import Tables

LOG = logging.getLogger("charsu.app")


def create_app(settings: Settings | None = None) -> FastAPI:
    """A server as an ASGI application."""
    settings = settings or Settings()
    store = Store(settings.database)
    tables = Tables(settings, store)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        listener = _listen(settings, tables) if store.kind == "postgresql" else None
        if listener:
            await asyncio.to_thread(listener.ready.wait, 30)
        tables.background.start()
        LOG.info("ready", extra={"store": store.kind})
        yield
        await tables.background.close()
        tables.pool.close()
        if listener:
            await asyncio.to_thread(listener.close)
        await asyncio.to_thread(store.close)
        LOG.info("closed")

    app = FastAPI(
        title="Charsu tables", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url="/openapi.json",
        description="Tables of bazaar games for people and bots.",
    )  # fmt: skip
    app.state.tables = tables
    app.state.sockets = Sockets(tables)
    for module in (catalogue, routes, history):
        app.include_router(module.router)
    _add_errors(app)
    _add_health(app, tables)
    add_pages(app)
    app.add_middleware(Door, limits=settings.limits)
    return app


def _listen(settings: Settings, tables: Tables) -> Listener:
    def lost() -> None:
        for live in list(tables.lives.values()):
            tables.background.catch_up(live)

    return Listener(settings.database, tables.heard, lost)


def _add_health(app: FastAPI, tables: Tables) -> None:
    @app.get("/health")
    async def health() -> Response:
        """Does the server answer, and its store?"""
        try:
            await asyncio.to_thread(tables.store.ping)
        except Exception:
            LOG.exception("store does not answer")
            return as_json({"ok": False, "version": __version__, "store": tables.store.kind, "tables": len(tables.lives)}, 503)
        return as_json({"ok": True, "version": __version__, "store": tables.store.kind, "tables": len(tables.lives)})

    @app.get("/metrics", response_class=PlainTextResponse)
    async def metrics() -> Response:
        """Numbers for Prometheus."""
        return Response(render(), media_type="text/plain; version=0.0.4; charset=utf-8")


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
        code = {404: "not-found", 405: "malformed"}.get(error.status_code, "malformed")
        response = as_json(Refusal(code, str(error.detail)).to_json(), error.status_code)
        response.headers.update(error.headers or {})
        return response
