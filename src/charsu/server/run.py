"""Running the server with uvicorn."""

from __future__ import annotations

import gc
import logging
import sys
import webbrowser
from threading import Thread
from time import sleep

import uvicorn

from . import logs
from .app import create_app
from .settings import Settings

LARGEST = 1024 * 1024  # bytes of a socket message that are read at all; over the protocol's own limit there is a coded error
SHORT = 0.001  # seconds the threads wait for each other: the writer shall not hold up the tables, nor they it
SELDOM = (20_000, 20, 50)  # how many new objects call the collector: tables are large and hold few circles


def run(settings: Settings, host: str, port: int, log_level: str, open_page: bool = False) -> None:
    """Serve until told to stop; what is under way is finished first."""
    logs.set_up(log_level)
    sys.setswitchinterval(SHORT)
    gc.set_threshold(*SELDOM)
    config = uvicorn.Config(
        create_app(settings), host=host, port=port, log_config=None, access_log=False, ws_max_size=LARGEST,
        ws_per_message_deflate=False, server_header=False, timeout_graceful_shutdown=10, backlog=4096,
    )  # fmt: skip
    logging.getLogger("charsu").info("serving", extra={"address": f"http://{host}:{port}"})
    print(f"Charsu is at http://{host}:{port}", file=sys.stderr)
    server = uvicorn.Server(config)
    if open_page:
        Thread(target=show_page, args=(server, f"http://{host}:{port}"), daemon=True).start()
    server.run()


def show_page(server: uvicorn.Server, address: str) -> None:
    """Open the browser as soon as there is something to see."""
    while not server.started:
        sleep(0.1)
    webbrowser.open(address)
