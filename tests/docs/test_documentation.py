"""The documentation site: it builds without a dead link, asks no other host, and carries no code in its pages."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

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
