"""The one decorator of rule code, and the builder of its dispatchers.

Rule code is plain Python in a small subset of the language: integers, the record `s`, fixed tables and
other rules. Nothing is compiled here; `core.link` makes compiled twins of the same functions on demand.
"""

from __future__ import annotations

import inspect
import linecache
from collections.abc import Callable, Mapping
from typing import Any, TypeVar, cast

from .names import slug

F = TypeVar("F", bound=Callable[..., Any])
Handler = Callable[..., None]


def rule(fn: F) -> F:
    """Mark rule code: integers, fixed arrays and other rules only."""
    fn.is_rule = True  # type: ignore[attr-defined]
    return fn


def is_rule(value: Any) -> bool:
    return getattr(value, "is_rule", False) is True


def dispatch(name: str, known: str, space: Any, table: Mapping[int, Handler | tuple[Handler, ...]]) -> Handler:
    """A rule that forwards to `table[kind]`.

    Handlers name what they want of `known`; their other parameters receive the frame's numbers a and b in
    order. A tuple of handlers is called one after the other. Uncompiled this is a table look-up; the compiled twin
    is a chain of comparisons, which LLVM turns into a jump table.
    """
    scope: dict[str, Any] = {}
    calls = {kind: _calls(scope, slug(space, kind).replace("-", "_"), known, handlers) for kind, handlers in table.items()}
    chain = [f"def {name}(kind, {known}, a, b):"]
    jumps = []
    for i, (kind, lines) in enumerate(calls.items()):
        chain.append(f"    {'if' if i == 0 else 'elif'} kind == {kind}:")
        chain += [f"        {line}" for line in lines]
        jumps.append(f"def jump_{kind}({known}, a, b):")
        jumps += [f"    {line}" for line in lines]
    jumps.append("TABLE = {" + ", ".join(f"{kind}: jump_{kind}" for kind in calls) + "}")
    jumps.append(f"def {name}(kind, {known}, a, b):\n    TABLE[kind]({known}, a, b)")
    plain = define(name, f"<dispatch {name}>", "\n".join(jumps), dict(scope))
    plain.compiled_form = rule(define(name, f"<compiled dispatch {name}>", "\n".join(chain), scope))  # type: ignore[attr-defined]
    return rule(plain)


def _calls(scope: dict[str, Any], stem: str, known: str, handlers: Handler | tuple[Handler, ...]) -> list[str]:
    """The call lines of one kind; what they call goes into the scope."""
    lines = []
    for i, handler in enumerate(handlers if isinstance(handlers, tuple) else (handlers,)):
        spare = iter("ab")
        args = [p if p in known.split(", ") else next(spare) for p in inspect.signature(handler).parameters]
        scope[f"{stem}_{i}"] = handler
        lines.append(f"{stem}_{i}({', '.join(args)})")
    return lines


def define(name: str, path: str, source: str, scope: dict[str, Any]) -> Handler:
    """Run generated source so that tracebacks can still show its lines."""
    linecache.cache[path] = (len(source), None, source.splitlines(True), path)
    exec(compile(source + "\n", path, "exec"), scope)  # the source is built above from rule names
    return cast(Handler, scope[name])
