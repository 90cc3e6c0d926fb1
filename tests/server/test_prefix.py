"""Without a proxy in front nobody is believed about addresses; under a path pages find their files."""

from __future__ import annotations

from pathlib import Path

import pytest

from charsu.server import pages
from server.conftest import Serve


def test_without_the_option_nobody_is_believed(serve: Serve) -> None:
    server = serve()
    server.http.post(
        "/api/tables",
        json={"game": "bazaar", "seats": [{"kind": "me"}, {"kind": "hot"}]},
        headers={"x-forwarded-for": "198.51.100.7"},
    )
    assert list(server.tables.openings.buckets) == ["127.0.0.1"]


def test_the_page_finds_its_files_under_the_path(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<html><head><script src="./assets/a.js"></script></head></html>', "utf8")
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    page = bytes(pages.page("t/abc", "/charsu").body).decode()
    assert 'src="/charsu/assets/a.js"' in page and '<meta name="charsu-prefix" content="/charsu">' in page
    assert 'src="/assets/a.js"' in bytes(pages.page("", "").body).decode()
