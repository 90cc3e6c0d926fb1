"""Games with one thing changed, for tests of what watches over games."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any

from ..core.game import Game


def changed(game: Game, **changes: Any) -> Game:
    """The same game, but for fields of it or of its parts: `changed(game, standing=other)`."""
    for name, value in changes.items():
        game = _changed(game, name, value) or _missing(game, name)
    return game


def _changed(thing: Any, name: str, value: Any) -> Any:
    """The thing with the field changed where it has one, itself or in one of its parts; None where it has none."""
    for each in fields(thing):
        if each.name == name:
            return replace(thing, **{name: value})
        part = getattr(thing, each.name)
        inner = _changed(part, name, value) if is_dataclass(part) and not isinstance(part, type) else None
        if inner is not None:
            return replace(thing, **{each.name: inner})
    return None


def _missing(game: Game, name: str) -> Game:
    raise TypeError(f"neither {game.key} nor one of its parts has a field {name}")
