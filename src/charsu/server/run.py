"""Running the server with uvicorn."""

from __future__ import annotations

import errno
import gc
import logging
import socket
import sys
import webbrowser
from dataclasses import replace
from functools import partial
from threading import Thread
from time import sleep
from typing import Any

import uvicorn
from fastapi import FastAPI

from ..bots.program import prefer_modules
from ..core.errors import CharsuError
from . import logs
from .app import create_app
from .connections import GatheringSocket, Guard, GuardedHttp, Outgoing
from .metrics import serve_metrics
from .settings import Settings

LARGEST = 1024 * 1024  # bytes of a socket message that are read at all; over the protocol's own limit there is a coded error
MANY_FILES = 65_536  # connections and files that may be open
USUAL_PORT = 8000
PORTS_TRIED = 20  # from the usual one on, where nobody asked for a certain port
QUEUE = 4096  # connections the system accepts before we do
SHORT = 0.001  # seconds the threads wait for each other: the writer shall not hold up the tables, nor they it
SELDOM = (20_000, 20, 50)  # how many new objects call the collector: tables are large and hold few circles


def run(settings: Settings, host: str, port: int | None, log_level: str, open_page: bool = False, metrics: str = "") -> None:
    """Serve until told to stop; what is under way is finished first. Without a port, take the usual one or the next free one."""
    logs.set_up(log_level)
    prefer_modules()
    sys.setswitchinterval(SHORT)
    gc.set_threshold(*SELDOM)
    allow_files()
    listener = listen(host, port)
    address = address_of(listener, host)
    server = uvicorn.Server(configured(create_app(replace(settings, address=address + settings.prefix)), backlog=QUEUE))
    if metrics:
        serve_metrics(metrics)
    logging.getLogger("charsu").info("serving", extra={"address": address})
    if port is None and listener.getsockname()[1] != USUAL_PORT:
        print(f"Port {USUAL_PORT} is taken by another program, so Charsu uses {listener.getsockname()[1]}.", file=sys.stderr)
    print(f"Charsu is at {address}{settings.prefix}; Ctrl-C ends it.", file=sys.stderr)
    if open_page:
        Thread(target=show_page, args=(server, address), daemon=True).start()
    server.run(sockets=[listener])


def listen(host: str, port: int | None) -> socket.socket:
    """Return a socket that listens at a port, or, without one, at the first free port from the usual one on."""
    for attempt in range(USUAL_PORT, USUAL_PORT + PORTS_TRIED) if port is None else (port,):
        try:
            return bind(host, attempt)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise CharsuError(f"this machine cannot listen at {host}, port {attempt}: {error.strerror}") from None
    ports = f"port {port} is" if port is not None else f"the ports {USUAL_PORT} to {USUAL_PORT + PORTS_TRIED - 1} are"
    raise CharsuError(f"{ports} taken by other programs; choose another one with --port")


def bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    try:
        if sys.platform != "win32":  # there it would let two programs share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(QUEUE)
    except BaseException:
        listener.close()
        raise
    return listener


def address_of(listener: socket.socket, host: str) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{listener.getsockname()[1]}"


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
