"""A documentation that was built is shown under /docs/; `tests/docs` builds the real one."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from charsu.server import documentation
from charsu.server.app import create_app
from charsu.server.settings import Settings


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A documentation of two pages."""
    made = tmp_path / "docs"
    (made / "api").mkdir(parents=True)
    (made / "index.html").write_text("<h1>Charsu</h1>", "utf8")
    (made / "api/charsu.html").write_text("<p>new_match</p>", "utf8")
    return made


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
