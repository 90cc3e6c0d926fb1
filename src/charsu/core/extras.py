"""Packages that only parts of Charsu need, and how to get them.

>>> with wanted():
...     raise ModuleNotFoundError("No module named 'pyarrow'", name="pyarrow")
Traceback (most recent call last):
    ...
charsu.core.errors.MissingExtra: this needs the package pyarrow, which is not installed: pip install "charsu[data]"
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from .errors import MissingExtra

EXTRA_OF = {
    "alembic": "server",
    "fastapi": "server",
    "gymnasium": "envs",
    "matplotlib": "arena",
    "numba": "numba",
    "openskill": "arena",
    "orjson": "server",
    "pettingzoo": "envs",
    "PIL": "pictures",
    "prometheus_client": "server",
    "psycopg": "server",
    "pyarrow": "data",
    "pyspiel": "openspiel",
    "ray": "ray",
    "resvg_py": "pictures",
    "sqlalchemy": "server",
    "torch": "train",
    "uvicorn": "server",
    "ziglang": "wasm-build",
}


@contextmanager
def wanted() -> Iterator[None]:
    """Imports that an extra brings: where a package is missing, say which extra to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing not in EXTRA_OF:
            raise
        how = f'pip install "charsu[{EXTRA_OF[missing]}]"'
        raise MissingExtra(f"this needs the package {missing}, which is not installed: {how}") from None
