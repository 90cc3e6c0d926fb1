"""Games of other packages on a site: their Python travels in an archive, and a visitor's browser reads it beside ours.

They are played as plain Python. No modules are made of their rules, so that only bots that do not look ahead sit down at them.
Whether a game needs nothing that a browser lacks is tried here: with Python's own library and the very archive of our package
that the client brings.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from ..core.registry import GROUP, OWN, address, games

ABOUT = "further-1.0.dist-info"
METADATA = "Metadata-Version: 2.1\nName: further\nVersion: 1.0\n"
TRY = """
import sys
sys.path.insert(0, sys.argv[1])
from charsu.core.match import Match
from charsu.core.registry import game
found = game(sys.argv[2])
Match(found, found.seats[0]).view()
"""


@dataclass(frozen=True)
class Further:
    """The games that come along, their archive, and why others do not."""

    games: tuple[str, ...] = ()
    archive: bytes = b""
    left_out: Mapping[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return f"further-{hashlib.sha256(self.archive).hexdigest()[:8]}.zip"


def further_games(ours: bytes | None) -> Further:
    """What is installed besides our own games; `ours` is the archive of our package, None where the client has none."""
    addresses = {key: address(key) for key in games() if key not in OWN}
    left_out = {key: reason for key, module in addresses.items() if (reason := _why_not(key, module, ours))}
    taken = {key: module for key, module in addresses.items() if module and key not in left_out}
    return Further(tuple(taken), packed(taken) if taken else b"", left_out)


def packed(addresses: Mapping[str, str]) -> bytes:
    """The packages of these games, announced as an installed one announces them. The same files give the same bytes."""
    rows = "".join(f"{key} = {module}\n" for key, module in sorted(addresses.items()))
    files = {f"{ABOUT}/METADATA": METADATA.encode(), f"{ABOUT}/entry_points.txt": f"[{GROUP}]\n{rows}".encode()}
    for module in addresses.values():
        files |= dict(_files(module))
    archive = BytesIO()
    with ZipFile(archive, "w") as made:
        for name, content in sorted(files.items()):
            made.writestr(ZipInfo(name), content, ZIP_DEFLATED)
    return archive.getvalue()


def _files(found: str) -> Iterator[tuple[str, bytes]]:
    """All files of the package, or of the single module, that `module:name` lies in."""
    top = found.partition(":")[0].partition(".")[0]
    spec = find_spec(top)
    if spec is None:
        return
    for folder in map(Path, spec.submodule_search_locations or ()):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.suffix != ".pyc":
                yield f"{top}/{path.relative_to(folder).as_posix()}", path.read_bytes()
    if not spec.submodule_search_locations and spec.origin:
        yield f"{top}.py", Path(spec.origin).read_bytes()


def _why_not(key: str, found: str | None, ours: bytes | None) -> str | None:
    """Why a game cannot be played in a browser; None where it can."""
    if found is None:
        return "no installed package brings it"
    if ours is None:
        return "the client does not hold our own package"
    with tempfile.TemporaryDirectory() as folder:
        for archive in (ours, packed({key: found})):
            ZipFile(BytesIO(archive)).extractall(folder)
        command = [sys.executable, "-I", "-S", "-c", TRY, folder, key]
        tried = subprocess.run(command, capture_output=True, encoding="utf8", errors="replace", check=False)
    return tried.stderr.strip().rpartition("\n")[2] if tried.returncode else None
