"""Running the server with uvicorn."""

from __future__ import annotations

import gc
import logging
import sys
import webbrowser
from functools import partial
from threading import Thread
from time import sleep
from typing import Any

import uvicorn
from fastapi import FastAPI

from ..bots.program import prefer_modules
from . import logs
from .app import create_app
from .connections import GatheringSocket, Guard, GuardedHttp, Outgoing
from .metrics import serve_metrics
from .settings import Settings

LARGEST = 1024 * 1024  # bytes of a socket message that are read at all; over the protocol's own limit there is a coded error
MANY_FILES = 65_536  # connections and files that may be open
SHORT = 0.001  # seconds the threads wait for each other: the writer shall not hold up the tables, nor they it
SELDOM = (20_000, 20, 50)  # how many new objects call the collector: tables are large and hold few circles


def run(settings: Settings, host: str, port: int, log_level: str, open_page: bool = False, metrics: str = "") -> None:
    """Serve until told to stop; what is under way is finished first."""
    logs.set_up(log_level)
    prefer_modules()
    sys.setswitchinterval(SHORT)
    gc.set_threshold(*SELDOM)
    allow_files()
    server = uvicorn.Server(configured(create_app(settings), host=host, port=port, backlog=4096))
    if metrics:
        serve_metrics(metrics)
    logging.getLogger("charsu").info("serving", extra={"address": f"http://{host}:{port}"})
    print(f"Charsu is at http://{host}:{port}{settings.prefix}", file=sys.stderr)
    if open_page:
        Thread(target=show_page, args=(server, f"http://{host}:{port}"), daemon=True).start()
    server.run()


def configured(app: FastAPI, **more: Any) -> uvicorn.Config:
    """uvicorn as this server wants it: our own guard at its connections, our own word about proxies and logs."""
    guard = Guard(app.state.settings.limits, app.state.addresses)
    http: Any = partial(GuardedHttp, guard)
    sockets: Any = partial(GatheringSocket, Outgoing())
    return uvicorn.Config(
        app, http=http, ws=sockets, log_config=None, access_log=False, ws_max_size=LARGEST, ws_per_message_deflate=False,
        server_header=False, proxy_headers=False, timeout_graceful_shutdown=10, **more,
    )  # fmt: skip


def allow_files() -> None:
    """As many connections as the system lets us have."""
    try:
        import resource
    except ImportError:  # Windows
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY_FILES if hard == resource.RLIM_INFINITY else min(hard, MANY_FILES)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def show_page(server: uvicorn.Server, address: str) -> None:
    """Open the browser as soon as there is something to see."""
    while not server.started:
        sleep(0.1)
    webbrowser.open(address)
