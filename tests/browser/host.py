"""A plain static host: files of a folder under a sub-path, compressed as hosts do. It knows nothing of the site it serves."""

from __future__ import annotations

import gzip
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

AT = "/games/charsu"  # somewhere below the root
PACKED_ALREADY = (".zip", ".woff2", ".png", ".pack")
TYPES = {
    ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".mjs": "text/javascript", ".css": "text/css",
    ".json": "application/json", ".svg": "image/svg+xml", ".png": "image/png", ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json", ".woff2": "font/woff2",
}  # fmt: skip


@cache
def packed(content: bytes) -> bytes:
    return gzip.compress(content, 6)


class Host:
    """What is served now, and what was sent so far."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder, self.address = folder, f"http://127.0.0.1:{port}{AT}"
        self.sent = 0  # bytes of bodies
        self.asked: list[str] = []


def _handler(hosts: list[Host]) -> type[SimpleHTTPRequestHandler]:
    class Handler(SimpleHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            host = hosts[0]
            path = self.path.partition("?")[0]
            name = path.removeprefix(f"{AT}/") or "index.html"
            file = host.folder / name
            host.asked.append(name)
            if not path.startswith(f"{AT}/") or not file.is_file():
                self.send_error(404)
                return
            content, squeezed = file.read_bytes(), file.suffix not in PACKED_ALREADY
            body = packed(content) if squeezed else content
            self.send_response(200)
            self.send_header("Content-Type", TYPES.get(file.suffix, "application/octet-stream"))
            if squeezed:
                self.send_header("Content-Encoding", "gzip")
            self.send_header("Cache-Control", "max-age=31536000" if "/" in name else "max-age=600")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            host.sent += len(body)
            self.wfile.write(body)

        def log_message(self, *_: Any) -> None:
            pass

    return Handler


@contextmanager
def serve_folder(folder: Path) -> Iterator[Host]:
    """Serves a folder on a port of its own."""
    hosts: list[Host] = []
    with ThreadingHTTPServer(("127.0.0.1", 0), _handler(hosts)) as server:
        hosts.append(Host(folder, server.server_address[1]))
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield hosts[0]
        finally:
            server.shutdown()
