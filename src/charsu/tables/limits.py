"""How long, how large and how many: limits of the fields of messages.

`check` is for plain Python. `__get_pydantic_core_schema__` tells pydantic the same; its schemas are plain dictionaries, so that
nothing of it is needed here.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

Handler = Callable[[Any], dict[str, Any]]


class Limit(Protocol):
    """What a value must keep to."""

    def check(self, value: Any) -> Any:
        """The value as it is taken over; a ValueError tells what is wrong with it."""


@dataclass(frozen=True)
class Text:
    """A text of so many letters that looks like this; `made` brings it into shape first."""

    least: int = 0
    most: int = 1 << 20
    pattern: str | None = None
    made: Callable[[str], str] | None = None

    def check(self, value: Any) -> str:
        if not isinstance(value, str):
            raise ValueError("this must be a text")
        text = self.made(value) if self.made else value
        if not self.least <= len(text) <= self.most:
            raise ValueError(f"this must have from {self.least} to {self.most} letters")
        if self.pattern and not re.fullmatch(self.pattern, text):
            raise ValueError(f"this must look like {self.pattern}")
        return text

    def __get_pydantic_core_schema__(self, source: Any, handler: Handler) -> dict[str, Any]:
        limits = {"min_length": self.least, "max_length": self.most, **({"pattern": self.pattern} if self.pattern else {})}
        if self.made is None:
            return {**handler(source), **limits}
        shaped = {"type": "function-after", "function": {"type": "no-info", "function": self.made}, "schema": handler(source)}
        return {"type": "chain", "steps": [shaped, {"type": "str", **limits}]}


@dataclass(frozen=True)
class Whole:
    """A whole number in this range; true and false are none."""

    least: int | None = None
    most: int | None = None

    def check(self, value: Any) -> int:
        if type(value) is not int:
            raise ValueError("this must be a whole number")
        if (self.least is not None and value < self.least) or (self.most is not None and value > self.most):
            raise ValueError(f"this must be from {self.least} to {self.most}")
        return value

    def __get_pydantic_core_schema__(self, source: Any, handler: Handler) -> dict[str, Any]:
        limits = {name: limit for name, limit in (("ge", self.least), ("le", self.most)) if limit is not None}
        return {**handler(source), **limits, "strict": True}


@dataclass(frozen=True)
class Flag:
    """True or false, and nothing that only looks like it."""

    def check(self, value: Any) -> bool:
        if not isinstance(value, bool):
            raise ValueError("this must be true or false")
        return value

    def __get_pydantic_core_schema__(self, source: Any, handler: Handler) -> dict[str, Any]:
        return {**handler(source), "strict": True}


@dataclass(frozen=True)
class Items:
    """So many of them."""

    least: int = 0
    most: int = 1 << 20

    def check(self, value: Any) -> Any:
        if not self.least <= len(value) <= self.most:
            raise ValueError(f"this must have from {self.least} to {self.most} items")
        return value

    def __get_pydantic_core_schema__(self, source: Any, handler: Handler) -> dict[str, Any]:
        return {**handler(source), "min_length": self.least, "max_length": self.most}
