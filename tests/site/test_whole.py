"""The site of the client that is built here: what the browser will find in it."""

from __future__ import annotations

import json
import re
import struct
from pathlib import Path

import pytest

from charsu.core.registry import OWN
from charsu.site import Site, build, further, make

HASHED = re.compile(r"[-.][\w-]{8,}\.\w+$")
VERSIONED = re.compile(r"assets/pyodide-\d+\.\d+\.\d+/")  # whose files change with their folder's name
LINK = re.compile(r'(?:href|src)="([^"]+)"')
HOST = re.compile(rb"(?:https?|wss?)://([\w.-]+)")
NAMES_ONLY = {b"www.w3.org"}  # namespaces of SVG are names, nobody asks for them
# in messages of libraries, for people
TOLD = {b"svelte.dev", b"github.com", b"pyodide.org", b"developer.mozilla.org", b"nodejs.org", b"rolldown.rs"}


@pytest.fixture(scope="module")
def whole() -> Site:
    """The site of the client that is built here."""
    return make()


def test_every_link_of_page_and_manifest_is_relative_and_leads_to_a_file(whole: Site) -> None:
    manifest = json.loads(whole.files["manifest.webmanifest"])
    links = LINK.findall(whole.files["index.html"].decode())
    assert len(links) > 5 and all(link.startswith("./") for link in links)
    for name in [*(link.removeprefix("./") for link in links), *(icon["src"] for icon in manifest["icons"])]:
        assert name in whole.files, name
    assert manifest["start_url"] == manifest["scope"] == "./"


def test_nothing_in_the_site_names_a_foreign_host_to_ask(whole: Site) -> None:
    for name, content in whole.files.items():
        if name.endswith((".js", ".mjs", ".html", ".css", ".webmanifest", ".svg")):
            assert set(HOST.findall(content)) <= NAMES_ONLY | TOLD, name


def test_files_that_are_kept_for_ever_have_a_hash_in_their_names(whole: Site) -> None:
    for name in whole.files:
        assert not name.startswith("assets/") or HASHED.search(name) or VERSIONED.match(name), name


def test_icons_have_the_sizes_they_promise(whole: Site) -> None:
    for icon in json.loads(whole.files["manifest.webmanifest"])["icons"]:
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", whole.files[icon["src"]][16:24])
            assert icon["sizes"] == f"{width}x{height}"


def test_a_game_that_needs_what_a_browser_lacks_is_left_out_and_why_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = next((build.CLIENT / "assets").glob("charsu-*.zip")).read_bytes()
    (tmp_path / "needy.py").write_text("import numpy\nGAME = numpy\n", "utf8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(further, "games", lambda: [*OWN, "by_hand", "needy"])
    monkeypatch.setattr(further, "address", {"needy": "needy:GAME"}.get)
    games = further.further_games(ours)
    assert (games.games, games.archive) == ((), b"")
    assert games.left_out["by_hand"] == "no installed package brings it" and "'numpy'" in games.left_out["needy"]
