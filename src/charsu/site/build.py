"""The files of a site, made in memory: the same package gives the same bytes."""

from __future__ import annotations

import base64
import hashlib
import html
import json
import re
import shutil
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .. import __version__
from ..bots.devices import means, networks
from ..bots.thinking import LEVELS
from ..catalogue import pages
from ..core.errors import CharsuError
from ..core.registry import OWN
from ..core.registry import game as find_game
from ..locale import LANGUAGES
from ..rulebook.book import screen
from ..rulebook.pages import families
from ..rulebook.pictures import pictures
from ..server import documentation
from ..tables.bots import here, listed
from .further import Further, further_games
from .policy import headers_file, in_the_page

CLIENT = Path(__file__).parents[1] / "server" / "static"
DOCUMENTATION = "docs"  # not part of what a device keeps
PAGE, WORKER, MARK = "index.html", "service-worker.js", "site.json"
OURS = re.compile(r"assets/charsu-[0-9a-f]+\.zip$")  # our own package, as the client brings it
ICONS = (
    {"src": "icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"},
    {"src": "icon-192.png", "sizes": "192x192", "type": "image/png", "purpose": "any"},
    {"src": "icon-512.png", "sizes": "512x512", "type": "image/png", "purpose": "any"},
    {"src": "icon-maskable-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
)
Files = dict[str, bytes]


@dataclass(frozen=True)
class Site:
    """All files of a site by their names, the name of what they are together, and the games of other packages."""

    version: str
    files: Mapping[str, bytes]
    further: Further

    def write(self, folder: Path) -> None:
        """Put the files into a folder: an empty one, or one with an older site, which goes."""
        _clear(folder)
        for name, content in self.files.items():
            file = folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)


def make(base: str | None = None) -> Site:
    """A site. `base` is the path it will lie at, for the page at addresses where nothing is; all else is relative."""
    client = _client()
    further = further_games(next((content for name, content in client.items() if OURS.match(name)), None))
    data = _data(further)
    version = _digest({**client, **data})
    files = {name: content for name, content in client.items() if name not in (PAGE, WORKER)}
    files |= {f"data/{version}/{name}": content for name, content in data.items()}
    files |= {"manifest.webmanifest": _json(manifest()), PAGE: page(client[PAGE].decode(), version, further).encode()}
    files[WORKER] = worker(client[WORKER].decode(), version, files).encode()
    files |= {f"{DOCUMENTATION}/{name}": content for name, content in documentation.files().items()}
    files |= {"_headers": headers_file().encode(), ".nojekyll": b""}
    if base is not None:
        files["404.html"] = lost(base).encode()
    hashes = {name: _sha256(files[name]) for name in sorted(files)}
    files[MARK] = _json({"charsu": __version__, "version": version, "files": hashes})
    return Site(version, files, further)


# --- what it is made of ------------------------------------------------------


def _client() -> Files:
    """The browser's half, as it was built into the package."""
    if not (CLIENT / PAGE).is_file():
        raise CharsuError("the browser client has not been built; in the source tree, run make play once")
    return {path.relative_to(CLIENT).as_posix(): path.read_bytes() for path in sorted(CLIENT.rglob("*")) if path.is_file()}


def _data(further: Further) -> Files:
    """What a server would tell: games with their words, bots and what they think with, and rulebooks; and the Python of games that
    the client does not hold."""
    games = (*OWN, *further.games)
    files = {name: _json(value) for name, value in pages(games)}
    files["bots.json"] = _json({"bots": _bots(further)})
    files["means.json"] = _json(means())
    files |= {f"networks/{name}": net.content for name, net in networks().items()}
    if further.games:
        files[further.name] = further.archive
    for game in (key for key in games if families(find_game(key))):
        for language in LANGUAGES:
            files[f"rulebook-{game}-{language}.json"] = _json(screen(find_game(game), language))
            files[f"pictures-{game}-{language}.json"] = _json(pictures(find_game(game), language))
    return files


def _bots(further: Further) -> list[dict[str, Any]]:
    """Who may sit down. Those that look ahead need modules of the rules, which only our own games have."""
    rows = listed(here())
    return [{**row, "games": list(OWN)} if further.games and row["key"] in LEVELS else row for row in rows]


def manifest() -> dict[str, Any]:
    """How the site is installed on a device. Addresses are relative to the manifest, so that a sub-path is no matter."""
    return {
        "name": "Charsu", "short_name": "Charsu", "description": "Istanbul, Cairo and Yspahan against bots and on one screen.",
        "id": "./", "start_url": "./", "scope": "./", "display": "standalone", "categories": ["games"],
        "background_color": "#f6ecd9", "theme_color": "#f6ecd9", "icons": list(ICONS),
    }  # fmt: skip


def page(text: str, version: str, further: Further) -> str:
    """The page of the client, told that there is no server, which games come along, and what it may do."""
    besides = f'<meta name="charsu-further" content="{further.name}">' if further.games else ""
    head = (
        f'<meta http-equiv="content-security-policy" content="{html.escape(in_the_page())}">'
        f'<meta name="charsu-site" content="{version}">{besides}<meta name="referrer" content="no-referrer">'
        '<link rel="manifest" href="./manifest.webmanifest"><link rel="apple-touch-icon" href="./icon-192.png">'
    )
    return text.replace("<head>", f"<head>{head}", 1)


def worker(text: str, version: str, files: Files) -> str:
    """The service worker with the list of what belongs to this version, each file with its hash."""
    hashes = {name: f"sha256-{base64.b64encode(hashlib.sha256(files[name]).digest()).decode()}" for name in sorted(files)}
    return f"const SITE={json.dumps({'version': version, 'files': hashes}, separators=(',', ':'))};\n{text}"


def lost(base: str) -> str:
    """For addresses where nothing is."""
    home = html.escape(f"/{base.strip('/')}/".replace("//", "/"))
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Charsu</title>'
        '<meta name="viewport" content="width=device-width">'
        f'<h1>There is nothing here</h1><p><a href="{home}">Charsu</a></p></html>\n'
    )


# --- names and folders -------------------------------------------------------


def _json(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def _sha256(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def _digest(files: Files) -> str:
    """A short name of these files and of this program, which makes a site of them."""
    rows = [f"{name} {_sha256(content)}" for name, content in sorted(files.items())]
    return _sha256("\n".join([__version__, in_the_page(), *map(str, ICONS), *rows]).encode())[:12]


def _clear(folder: Path) -> None:
    """Only what we wrote ourselves is taken away; a folder of somebody else is left alone."""
    if folder.exists() and not folder.is_dir():
        raise CharsuError(f"{folder} is no folder")
    paths = list(folder.iterdir()) if folder.is_dir() else []
    if paths and not (folder / MARK).is_file():
        raise CharsuError(f"{folder} is not empty and holds no site of ours; name another folder")
    for name in _names(folder) if paths else ():
        (folder / name).unlink(missing_ok=True)
    for part in ("assets", "data", DOCUMENTATION):
        _drop_empty(folder / part)
    folder.mkdir(parents=True, exist_ok=True)


def _names(folder: Path) -> Iterable[str]:
    """The files that the site in this folder consists of."""
    try:
        listed = json.loads((folder / MARK).read_bytes())["files"]
        names = [name for name in listed if (folder / name).resolve().is_relative_to(folder.resolve())]
    except (ValueError, KeyError, TypeError) as error:
        raise CharsuError(f"{folder / MARK} cannot be read; empty the folder, or name another") from error
    return [*names, MARK]


def _drop_empty(folder: Path) -> None:
    if folder.is_dir() and not any(path.is_file() for path in folder.rglob("*")):
        shutil.rmtree(folder)
