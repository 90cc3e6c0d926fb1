"""Messages from plain JSON, checked by the fields of `messages` in plain Python."""

from __future__ import annotations

from dataclasses import MISSING, Field, fields
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from . import messages
from .refusals import Refusal

M = TypeVar("M", bound=messages.Model)


class Wrong(ValueError):
    """What is wrong with a value, and where."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}" if where else what)


def read(kind: type[M], value: Any) -> M:
    """A message of this kind, or a refusal."""
    try:
        return _model(kind, value, "")
    except Wrong as wrong:
        raise Refusal("malformed", str(wrong)) from None


def read_command(value: Any) -> Any:
    """Anything that may be sent over a socket, by its type."""
    name = value.get("type") if isinstance(value, dict) else None
    if not isinstance(name, str) or name not in _commands():
        raise Refusal("malformed", f"type: this must be one of {', '.join(_commands())}")
    return read(_commands()[name], value)


@cache
def _commands() -> dict[str, type[messages.Model]]:
    kinds: tuple[type[messages.Model], ...] = get_args(messages.AnyMessage)
    return {get_args(_hints(kind)["type"])[0]: kind for kind in kinds}


def _hints(kind: type) -> dict[str, Any]:
    """What is said of its fields; found out once."""
    if kind not in _KNOWN:
        _KNOWN[kind] = get_type_hints(kind, include_extras=True)
    return _KNOWN[kind]


_KNOWN: dict[type, dict[str, Any]] = {}


def _model(kind: type[M], value: Any, where: str) -> M:
    if not isinstance(value, dict):
        raise Wrong(where, "this must be an object")
    by_name = {each.metadata.get("alias", each.name): each for each in fields(kind)}
    for name in value:
        if name not in by_name:
            raise Wrong(_at(where, str(name)), "nothing of this name is expected here")
    for name, each in by_name.items():
        if name not in value and _is_needed(each):
            raise Wrong(_at(where, name), "this is missing")
    hints = _hints(kind)
    values = {each.name: _value(hints[each.name], value[name], _at(where, name)) for name, each in by_name.items() if name in value}
    return kind(**values)


def _is_needed(each: Field[Any]) -> bool:
    return each.default is MISSING and each.default_factory is MISSING


def _at(where: str, name: str) -> str:
    return f"{where}.{name}" if where else name


def _value(hint: Any, value: Any, where: str) -> Any:
    """A value as its hint wants it."""
    origin = get_origin(hint)
    if origin is Annotated:
        return _limited(hint, value, where)
    if origin in (Union, UnionType):
        return _either(get_args(hint), value, where)
    if origin is Literal:
        if value not in get_args(hint):
            raise Wrong(where, f"this must be one of {', '.join(get_args(hint))}")
        return value
    if isinstance(hint, type) and issubclass(hint, messages.Model):
        return _model(hint, value, where)
    if origin is list:
        return _list(get_args(hint)[0], value, where)
    if origin is dict:
        return _dict(get_args(hint), value, where)
    return value


def _limited(hint: Any, value: Any, where: str) -> Any:
    wanted, *limits = get_args(hint)
    read = _value(wanted, value, where)
    try:
        for limit in limits:
            read = limit.check(read)
    except ValueError as error:
        raise Wrong(where, str(error)) from None
    return read


def _either(hints: tuple[Any, ...], value: Any, where: str) -> Any:
    """The first that fits; what the last says where none does."""
    if value is None and NoneType in hints:
        return None
    *first, last = [hint for hint in hints if hint is not NoneType]
    for hint in first:
        try:
            return _value(hint, value, where)
        except Wrong:
            continue
    return _value(last, value, where)


def _list(hint: Any, value: Any, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise Wrong(where, "this must be a list")
    return [_value(hint, each, _at(where, str(i))) for i, each in enumerate(value)]


def _dict(hints: tuple[Any, Any], value: Any, where: str) -> dict[Any, Any]:
    if not isinstance(value, dict):
        raise Wrong(where, "this must be an object")
    names, values = hints
    return {_value(names, key, _at(where, key)): _value(values, each, _at(where, key)) for key, each in value.items()}
