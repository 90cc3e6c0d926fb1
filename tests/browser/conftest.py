"""A real table server and a real browser. Skipped where there is no Chromium."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import sync_playwright

import programs
from conftest import ROOT, need

from .host import serve_folder
from .pilot import Screen
from .sites import later_client, write_site
from .visitor import Visitor

CLIENT = ROOT / "src/charsu/server/static/index.html"
CHROMIUM = programs.find("chromium")
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip


@contextmanager
def serve(folder: Path, installed: Path | None = None) -> Iterator[str]:
    """A table server with its data in a folder, and with what is installed in another; gives its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    options = ["--port", str(port), "--database", f"sqlite:///{folder}/tables.sqlite", "--no-limits", "--analysis-walks", "64"]
    command = [sys.executable, "-m", "charsu", "serve", *options]
    path = [str(installed or ""), os.environ.get("PYTHONPATH", "")]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(part for part in path if part)}
    with (folder / "log").open("w", encoding="utf8") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, cwd=ROOT, env=env)
        try:
            _wait(f"http://127.0.0.1:{port}/health", process)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(20)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a table server of our own."""
    with serve(tmp_path_factory.mktemp("server")) as address:
        yield address


def _wait(address: str, process: subprocess.Popen[bytes]) -> None:
    for _ in range(600):
        if process.poll() is not None:
            raise RuntimeError("the table server stopped at once")
        try:
            with urllib.request.urlopen(address, timeout=2):
                return
        except OSError:
            time.sleep(0.05)
    raise RuntimeError("the table server does not answer")


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a site without a server, which is left as it is."""
    return write_site(tmp_path_factory.mktemp("site") / "first")


@pytest.fixture(scope="session")
def later_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a later version of it."""
    folder = tmp_path_factory.mktemp("later")
    return write_site(folder / "later", later_client(folder))


@pytest.fixture(scope="module")
def visitor(chromium: Any, site: Path) -> Iterator[Visitor]:
    """Somebody who came to the site once and has had no network since. Nothing may go wrong in the console, and nobody else may be
    asked."""
    with serve_folder(site) as host:
        visitor = Visitor(chromium, host)
        visitor.stay()
        yield visitor
        troubles, foreign = visitor.troubles, [url for url in visitor.foreign if not url.startswith("blob:")]
        visitor.close()
    assert (troubles, foreign) == ([], [])


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    assert CLIENT.is_file(), "the client is not built: make web"
    with sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=need("chromium"), args=FLAGS)
        yield browser
        browser.close()


def leave(screens: list[Screen]) -> None:
    """Everybody goes home; nobody's console may hold an error."""
    troubles = [trouble for screen in screens for trouble in screen.troubles]
    for screen in screens:
        screen.close()
    assert troubles == []


@pytest.fixture
def screens(chromium: Any, server: str) -> Iterator[Any]:
    """Makes screens: each is a person with a browser of their own. At the end nobody's console may hold an error."""
    made: list[Screen] = []

    def make(**settings: Any) -> Screen:
        made.append(Screen(chromium, server, **settings))
        return made[-1]

    yield make
    leave(made)


@pytest.fixture
def screen(screens: Any) -> Screen:
    screen: Screen = screens()
    return screen
