"""Packages that only parts of Charsu need, and how to get them.

>>> with wanted():
...     raise ModuleNotFoundError("No module named 'pyarrow'", name="pyarrow")
Traceback (most recent call last):
    ...
charsu.core.errors.MissingExtra: this needs the package pyarrow, which is not installed: pip install "charsu[data]"
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from .errors import MissingExtra

EXTRA_OF = {  # what is imported, and the smallest extra that brings it
    "alembic": "server",
    "editables": "quick",
    "fastapi": "server",
    "gymnasium": "envs",
    "hatchling": "quick",
    "httptools": "server",
    "httpx": "quick",
    "hypothesis": "quick",
    "material": "docs",
    "mkdocstrings": "docs",
    "mypy": "quick",
    "numba": "numba",
    "numba_cuda": "cuda",
    "openskill": "arena",
    "orjson": "server",
    "pettingzoo": "envs",
    "PIL": "pictures",
    "playwright": "test",
    "prometheus_client": "server",
    "psycopg": "postgres",
    "pyarrow": "data",
    "pyspiel": "openspiel",
    "pytest": "quick",
    "ray": "ray",
    "resvg_py": "pictures",
    "ruff": "quick",
    "sb3_contrib": "test-all",
    "schemathesis": "test",
    "sqlalchemy": "server",
    "torch": "train",
    "uvicorn": "server",
    "uvloop": "server",
    "websockets": "server",
    "xdist": "quick",
    "ziglang": "wasm-build",
}
IMPORTED_AS = {"mkdocs-material": "material", "open-spiel": "pyspiel", "pillow": "PIL", "pytest-xdist": "xdist"}


def import_name(requirement: str) -> str:
    """The module that a requirement brings.

    >>> import_name("psycopg[binary]>=3.2"), import_name("open_spiel>=1.5"), import_name('uvloop>=0.21; sys_platform != "win32"')
    ('psycopg', 'pyspiel', 'uvloop')
    """
    name = re.split(r"[^\w.-]", requirement, maxsplit=1)[0].lower().replace("_", "-")
    return IMPORTED_AS.get(name, name.replace("-", "_"))


@contextmanager
def wanted() -> Iterator[None]:
    """Imports that an extra brings: where a package is missing, say which extra to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing not in EXTRA_OF:
            raise
        raise _missing(missing) from None


def need(*packages: str) -> None:
    """Refuse before any work is done if one of these packages is missing.

    >>> need("json")
    """
    for package in packages:
        if find_spec(package) is None:
            raise _missing(package)


def _missing(package: str) -> MissingExtra:
    how = f'pip install "charsu[{EXTRA_OF[package]}]"'
    return MissingExtra(f"this needs the package {package}, which is not installed: {how}")
