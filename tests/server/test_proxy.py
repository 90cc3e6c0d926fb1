"""Behind a real nginx: TLS, sockets, a path, and whose word about addresses counts. The configuration is the one of the guide."""

from __future__ import annotations

import os
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from conftest import ROOT, need
from server.conftest import Serve
from server.helpers import PATIENCE, Server, eventually

CONFIGURATION = (ROOT / "deploy" / "nginx.conf").read_text("utf8")
GUIDE = (ROOT / "docs" / "guide" / "server.md").read_text("utf8")


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


class Proxy:
    """An nginx of its own in a folder of its own."""

    def __init__(self, folder: Path, upstream: int) -> None:
        self.folder, self.port = folder, free_port()
        self._make_certificate()
        pid = self._configure(upstream)
        self.process = subprocess.Popen([need("nginx"), "-c", folder / "nginx.conf", "-p", folder, "-e", folder / "error.log"])
        self.pid = pid
        self.tls = ssl.create_default_context(cafile=folder / "tls.pem")
        eventually(self._answers)

    def _make_certificate(self) -> None:
        options = "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1"
        files = ["-keyout", self.folder / "tls.key", "-out", self.folder / "tls.pem"]
        subprocess.run([need("openssl"), *options.split(), *files], check=True, capture_output=True)

    def _configure(self, upstream: int) -> Path:
        server = CONFIGURATION.replace("listen 443 ssl", f"listen 127.0.0.1:{self.port} ssl")
        server = server.replace("127.0.0.1:8000", f"127.0.0.1:{upstream}")
        server = server.replace("/etc/ssl/play.example.org.pem", f'"{self.folder}/tls.pem"')
        server = server.replace("/etc/ssl/play.example.org.key", f'"{self.folder}/tls.key"')
        (self.folder / "site.conf").write_text(server, "utf8")
        user = "user root;" if os.geteuid() == 0 else ""
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        paths = "".join(f'{kind}_temp_path "{self.folder}/{kind}";' for kind in kinds)
        http = f'http {{ access_log off; {paths} include "{self.folder}/site.conf"; }}'
        (self.folder / "nginx.conf").write_text(
            f'{user} daemon off; worker_processes 1; pid "{self.folder}/pid"; '
            f'error_log "{self.folder}/error.log"; events {{}} {http}',
            "utf8",
        )
        return self.folder / "pid"

    def client(self, source: str = "127.0.0.1") -> httpx.Client:
        transport = httpx.HTTPTransport(verify=self.tls, local_address=source)
        return httpx.Client(base_url=f"https://localhost:{self.port}", transport=transport, timeout=PATIENCE)

    def _answers(self) -> bool:
        try:
            with self.client() as client:
                return client.get("/charsu/health").is_success
        except httpx.TransportError:
            return False

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)


@pytest.fixture
def behind(serve: Serve, tmp_path: Path) -> Iterator[tuple[Server, Proxy]]:
    need("nginx"), need("openssl")
    server = serve(proxies=("127.0.0.1",), prefix="/charsu")
    folder = tmp_path / "nginx"
    folder.mkdir()
    proxy = Proxy(folder, server.port)
    yield server, proxy
    proxy.stop()


SEATS: dict[str, Any] = {"game": "bazaar", "seats": [{"kind": "me"}, {"kind": "hot"}], "start": True, "pace": 0}


def test_a_match_is_played_through_nginx_with_tls_and_sockets_under_a_path(behind: tuple[Server, Proxy]) -> None:
    _, proxy = behind
    with proxy.client() as client:
        made = client.post("/charsu/api/tables", json=SEATS).json()
        page = client.get(f"/charsu{made['link']}")
        assert page.status_code == 200 and page.headers["content-type"].startswith("text/html")
        address = f"wss://localhost:{proxy.port}/charsu/api/tables/{made['id']}/socket"
        origin: Any = f"https://localhost:{proxy.port}"
        with connect(address, ssl=proxy.tls, origin=origin, proxy=None) as player:
            player.send('{"type": "hello", "secret": "' + made["secret"] + '"}')
            assert '"type":"state"' in str(player.recv(PATIENCE))
        state = client.get(f"/charsu/api/tables/{made['id']}/state").json()
        assert state["state"]["status"] == "running"


def test_a_foreign_page_opens_no_socket_through_nginx(behind: tuple[Server, Proxy]) -> None:
    _, proxy = behind
    foreign: Any = "https://evil.example"
    address = f"wss://localhost:{proxy.port}/charsu/api/tables/abc/socket"
    with pytest.raises(InvalidStatus), connect(address, ssl=proxy.tls, origin=foreign, proxy=None):
        pass


def test_behind_a_trusted_proxy_clients_are_told_apart_and_cannot_lie(behind: tuple[Server, Proxy]) -> None:
    server, proxy = behind
    with proxy.client("127.0.0.5") as client:
        client.post("/charsu/api/tables", json=SEATS, headers={"x-forwarded-for": "198.51.100.7"})
    assert list(server.tables.openings.buckets) == ["127.0.0.5"]


def test_the_guide_gives_the_files_that_are_tried() -> None:
    for name in ("nginx.conf", "charsu.service"):
        assert (ROOT / "deploy" / name).read_text("utf8").strip() in GUIDE


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = (ROOT / "deploy" / "charsu.service").read_text("utf8").replace("/opt/charsu/bin/charsu", "/bin/true")
    (tmp_path / "charsu.service").write_text(unit, "utf8")
    verdict = subprocess.run(["systemd-analyze", "verify", tmp_path / "charsu.service"], capture_output=True, encoding="utf8")
    assert "charsu.service" not in verdict.stderr, verdict.stderr
