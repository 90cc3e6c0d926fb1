"""`charsu site`: what lies in the folder, and that nothing in it looks elsewhere."""

from __future__ import annotations

import base64
import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from charsu.cli import main
from charsu.core.errors import CharsuError
from charsu.core.registry import OWN
from charsu.locale import LANGUAGES
from charsu.server import documentation
from charsu.site import Site, build, make


def small_client(folder: Path) -> Path:
    """A client as small as one can be."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text('<html><head><script src="./assets/index-abcdefgh.js"></script></head></html>', "utf8")
    (folder / "service-worker.js").write_text("self.addEventListener('install', () => SITE);", "utf8")
    (folder / "assets/index-abcdefgh.js").write_text("document.title = 'Charsu'", "utf8")
    return folder


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small client in a folder of its own, which may be changed."""
    folder = small_client(tmp_path / "client")
    monkeypatch.setattr(build, "CLIENT", folder)
    return folder


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """The site of the small client, for all who leave it as it is."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(build, "CLIENT", small_client(tmp_path_factory.mktemp("small") / "client"))
        return make("/charsu/")


def listed(site: Site) -> dict[str, Any]:
    """What the service worker keeps."""
    line = site.files["service-worker.js"].decode().partition(";\n")[0]
    facts: dict[str, Any] = json.loads(line.removeprefix("const SITE="))
    return facts


def folder_of(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_the_same_package_writes_the_same_bytes(site: Site, client: Path) -> None:
    assert make("/charsu/") == site


def test_another_client_is_another_version(site: Site, client: Path) -> None:
    (client / "assets/index-abcdefgh.js").write_text("document.title = 'Charsu!'", "utf8")
    assert make("/charsu/").version != site.version


def test_the_service_worker_lists_every_file_a_visitor_needs_with_its_hash(site: Site) -> None:
    for_hosts = {"_headers", ".nojekyll", "404.html", "site.json", "service-worker.js"}
    assert set(listed(site)["files"]) == set(site.files) - for_hosts
    for name, digest in listed(site)["files"].items():
        assert digest == f"sha256-{base64.b64encode(hashlib.sha256(site.files[name]).digest()).decode()}"
    assert listed(site)["version"] == site.version and f'content="{site.version}"' in site.files["index.html"].decode()


def test_what_a_server_would_tell_lies_in_files_of_this_version(site: Site) -> None:
    bots = json.loads(site.files[f"data/{site.version}/bots.json"])
    assert {"greedy", "vizier", "sultan"} <= {bot["key"] for bot in bots["bots"]}
    for network in json.loads(site.files[f"data/{site.version}/means.json"])["networks"]:
        assert len(site.files[f"data/{site.version}/networks/{network['name']}"]) < 1_700_000
    for language in LANGUAGES:
        shelf = json.loads(site.files[f"data/{site.version}/api/catalogue/{language}.json"])
        assert {game["key"] for game in shelf["games"]} == set(OWN) and shelf["language"] == language
        assert "web-title" in json.loads(site.files[f"data/{site.version}/api/words/{language}.json"])["words"]
    for game in ("istanbul", "yspahan", "cairo"):
        for language in LANGUAGES:
            assert json.loads(site.files[f"data/{site.version}/api/games/{game}/lessons/first/{language}.json"])["game"] == game
            assert json.loads(site.files[f"data/{site.version}/api/games/{game}/examples/{language}.json"])["examples"]
            book = json.loads(site.files[f"data/{site.version}/rulebook-{game}-{language}.json"])
            assert book["language"] == language and any(chapter["rules"] for chapter in book["chapters"]) and book["aid"]
            assert "players-2" in json.loads(site.files[f"data/{site.version}/pictures-{game}-{language}.json"])


def test_the_page_says_what_it_may_do_before_it_does_anything(site: Site) -> None:
    page = site.files["index.html"].decode()
    policy = page.index("content-security-policy")
    assert policy < page.index("<script") and "&#x27;wasm-unsafe-eval&#x27;" in page
    assert "&#x27;unsafe-eval&#x27;" not in page and "frame-ancestors" not in page, "a page cannot say who may frame it"


def test_a_good_host_is_told_which_headers_to_send(site: Site) -> None:
    headers = site.files["_headers"].decode()
    assert "frame-ancestors 'none'" in headers and "/assets/*\n  cache-control: public, max-age=31536000, immutable" in headers


def test_an_older_site_goes_and_what_others_put_there_stays(site: Site, client: Path, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    site.write(folder)
    (folder / "CNAME").write_text("play.example.org", "utf8")
    (client / "assets/index-abcdefgh.js").rename(client / "assets/index-12345678.js")
    newer = make()
    newer.write(folder)
    assert folder_of(folder) == {**newer.files, "CNAME": b"play.example.org"}


def test_a_folder_of_somebody_else_is_left_alone(site: Site, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine/letter.txt").write_text("dear", "utf8")
    with pytest.raises(CharsuError, match="is not empty and holds no site of ours"):
        site.write(tmp_path / "mine")
    assert list(folder_of(tmp_path / "mine")) == ["letter.txt"]


def test_a_list_of_files_cannot_reach_out_of_its_folder(site: Site, tmp_path: Path) -> None:
    folder, letter = tmp_path / "site", tmp_path / "letter.txt"
    site.write(folder)
    letter.write_text("dear", "utf8")
    (folder / "site.json").write_text(json.dumps({"files": {"../letter.txt": ""}}), "utf8")
    site.write(folder)
    assert letter.read_text("utf8") == "dear"


def test_without_a_client_one_sentence_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build, "CLIENT", tmp_path / "none")
    with pytest.raises(SystemExit) as left:
        main(["site", str(tmp_path / "site")])
    assert left.value.code == 2 and "has not been built" in capsys.readouterr().err


def test_the_command_says_what_it_wrote(client: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["site", str(tmp_path / "site"), "--base", "charsu"])
    assert f"version {make().version}" in capsys.readouterr().out
    assert 'href="/charsu/"' in (tmp_path / "site/404.html").read_text("utf8")


def test_the_site_carries_a_documentation_outside_of_what_devices_keep(
    client: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "docs/api").mkdir(parents=True)
    for page in ("index.html", "api/charsu.html"):
        (tmp_path / "docs" / page).write_text("<h1>Charsu</h1>", "utf8")
    monkeypatch.setattr(documentation, "FOLDER", tmp_path / "docs")
    site = make()
    assert "docs/index.html" in site.files and "docs/api/charsu.html" in site.files
    assert b"docs/index.html" not in site.files["service-worker.js"]
    site.write(tmp_path / "out")
    site.write(tmp_path / "out")
    assert (tmp_path / "out/docs/index.html").is_file()
