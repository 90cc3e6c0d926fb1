"""The documentation site: it builds without a dead link, asks no other host, carries no code in its pages, and is served."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from charsu.server import documentation
from charsu.server.app import create_app
from charsu.server.settings import Settings

ROOT = Path(__file__).parents[2]
FETCHED = re.compile(r'<(?:script|link|img|iframe|source)\b[^>]*?(?:src|href)="([^"]*)"')


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built as `make docs` does; a dead link or anchor ends the build."""
    made = tmp_path_factory.mktemp("docs")
    env = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(made)]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, encoding="utf8", check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return made


def test_every_part_is_there(folder: Path) -> None:
    parts = "guide/envs", "games/istanbul", "rules/cairo.uk", "api/charsu", "decisions/index", "performance", "changelog"
    for page in parts:
        assert (folder / f"{page}.html").is_file(), page
    assert "new_match" in (folder / "api/charsu.html").read_text("utf8")
    assert "resample_from_infostate" in (folder / "api/envs.html").read_text("utf8")


def test_no_page_asks_another_host_or_carries_code(folder: Path) -> None:
    for page in folder.rglob("*.html"):
        text = page.read_text("utf8")
        fetched = [address for address in FETCHED.findall(text) if re.match(r"(?:\w+:)?//", address)]
        assert not fetched, f"{page.name} fetches {fetched}"
        assert "<script>" not in text and "<style>" not in text, page.name
        for address in FETCHED.findall(text):
            assert (page.parent / address.partition("?")[0].partition("#")[0]).exists(), f"{page.name}: {address}"


def answers(paths: list[str], database: Path) -> dict[str, httpx.Response]:
    """What a server says at some addresses."""

    async def ask() -> dict[str, httpx.Response]:
        app = create_app(Settings(database=f"sqlite:///{database}"))
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://127.0.0.1") as client:
            return {path: await client.get(path) for path in paths}

    with ThreadPoolExecutor(1) as elsewhere:  # a browser's loop may run in this thread
        return elsewhere.submit(asyncio.run, ask()).result()


def test_the_server_shows_it_under_docs_when_it_is_built(folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(documentation, "FOLDER", folder)
    lost = ["/docs/nothing.html", "/docs/%2e%2e/settings.py", "/docs/..%2f..%2fpyproject.toml"]
    said = answers(["/docs/", "/docs/api/charsu.html", "/docs", *lost], tmp_path / "tables.sqlite")
    assert said["/docs/"].status_code == 200 and "<h1" in said["/docs/"].text
    assert "script-src 'self'" in said["/docs/"].headers["content-security-policy"]
    assert said["/docs/api/charsu.html"].status_code == 200
    assert 'href="docs/"' in said["/docs"].text
    assert [said[path].status_code for path in lost] == [404, 404, 404]
    monkeypatch.setattr(documentation, "FOLDER", tmp_path / "nowhere")
    assert "make docs" in answers(["/docs/"], tmp_path / "other.sqlite")["/docs/"].text


def test_the_static_site_carries_it_outside_of_what_devices_keep(
    folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from charsu.site import build

    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text("<html><head></head></html>", "utf8")
    (client / "service-worker.js").write_text("SITE;", "utf8")
    monkeypatch.setattr(build, "CLIENT", client)
    monkeypatch.setattr(documentation, "FOLDER", folder)
    site = build.make()
    assert "docs/index.html" in site.files and "docs/api/charsu.html" in site.files
    assert b"docs/index.html" not in site.files["service-worker.js"]
    site.write(tmp_path / "out")
    site.write(tmp_path / "out")
    assert (tmp_path / "out/docs/index.html").is_file()
