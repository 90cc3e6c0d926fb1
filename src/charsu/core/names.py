"""Named integers that every compiler target sees as plain integers."""

from __future__ import annotations

from collections import namedtuple
from typing import Any, TypeVar

T = TypeVar("T")


def names(cls: type[T]) -> type[T]:
    """Turn a class of integer constants into a frozen namespace.

    >>> @names
    ... class Tile:
    ...     RED = 0
    ...     BLUE = 1
    >>> Tile.BLUE
    1
    >>> label(Tile, 1)
    'BLUE'
    """
    pairs = {k: v for k, v in vars(cls).items() if isinstance(v, int) and not k.startswith("_")}
    frozen = namedtuple(cls.__name__, pairs)  # type: ignore[misc]
    frozen.__doc__ = cls.__doc__
    return frozen(**pairs)  # type: ignore[return-value]


def pairs(space: Any) -> dict[str, int]:
    """Every name of a space with its value, in the order of definition."""
    return dict(zip(space._fields, space, strict=True))


def label(space: Any, value: int) -> str:
    """The name of a value, for logs and tables."""
    return str(space._fields[space.index(value)])


_slugs: dict[tuple[type, int], str] = {}  # views ask for thousands a second


def slug(space: Any, value: int) -> str:
    """The name of a value as it stands in notation and message ids: `TEA_HOUSE` is `tea-house`."""
    key = (type(space), value)
    if key not in _slugs:
        _slugs[key] = label(space, value).lower().replace("_", "-")
    return _slugs[key]
