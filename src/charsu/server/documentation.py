"""The documentation site, where `make docs` has built it into the package: served under /docs/, and part of `charsu site`."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent / "docs"
HOME = "index.html"


def is_built() -> bool:
    return (FOLDER / HOME).is_file()


def find(path: str) -> Path | None:
    """The file of an address under /docs/; None where there is none."""
    wanted = (FOLDER / path).resolve()
    if wanted.is_dir():
        wanted /= HOME
    return wanted if wanted.is_relative_to(FOLDER.resolve()) and wanted.is_file() else None


def files() -> dict[str, bytes]:
    """All of it by name, for whoever writes it elsewhere; empty where it was not built."""
    paths = (path for path in sorted(FOLDER.rglob("*")) if path.is_file())
    return {path.relative_to(FOLDER).as_posix(): path.read_bytes() for path in paths} if is_built() else {}
