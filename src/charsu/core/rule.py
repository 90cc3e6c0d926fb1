"""The one decorator of rule code, and the switches between its handlers.

Rule code is plain Python in a small subset of the language: integers, the record `s`, fixed tables and
other rules. Nothing is compiled here; `core.link` makes compiled twins of the same functions on demand.
"""

from __future__ import annotations

import inspect
import linecache
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import count
from typing import Any, TypeAlias, TypeVar, cast

from .names import slug

F = TypeVar("F", bound=Callable[..., Any])
Handler: TypeAlias = Callable[..., Any]
Handlers: TypeAlias = Handler | tuple[Handler, ...]


def rule(fn: F) -> F:
    """Mark rule code: integers, fixed arrays and other rules only."""
    fn.is_rule = True  # type: ignore[attr-defined]
    return fn


def is_rule(value: Any) -> bool:
    return getattr(value, "is_rule", False) is True


def seldom(fn: F) -> F:
    """The same rule for a place that seldom asks for it.

    Where the rules of a game are more than the cache for instructions holds, as on a GPU, such a place calls a function of its own,
    and the rule still melts into the place that asks for it all the time.
    """
    name, given = fn.__name__, ", ".join(inspect.signature(fn).parameters)
    same: Any = define(name, f"<seldom {name}>", f"def {name}({given}):\n    return often({given})", {"often": fn})
    same.is_seldom = True
    return rule(cast(F, same))


def is_seldom(value: Any) -> bool:
    return getattr(value, "is_seldom", False) is True


def no_rule(user: str, value: Any) -> TypeError:
    """The complaint about a plain function where only a rule will do."""
    return TypeError(f"{user} calls `{getattr(value, '__name__', value)}`, which is no rule: mark it with @rule")


@dataclass
class Switch:
    """What a switch knows: its parameters before the frame's numbers, the names of its kinds, and who handles which."""

    name: str
    given: str
    space: Any
    table: dict[int, Handlers]


def switch(name: str, given: str, space: Any) -> Handler:
    """A rule that forwards to the handler of a kind; rules may name it before its table is known, `fill` brings that.

    Handlers name what they want of `given`; their other parameters receive the frame's numbers a and b in
    order. A tuple of handlers is called one after the other. Uncompiled this is a table look-up; the compiled twin
    is a chain of comparisons, which LLVM turns into a jump table, with one branch for all kinds that have the same handlers.
    """
    source = f"def {name}(kind, {given}, a, b):\n    TABLE[kind]({given}, a, b)"
    plain: Any = define(name, f"<switch {name}>", source, {"TABLE": {}})
    plain.switch = Switch(name, given, space, {})
    return rule(cast(Handler, plain))


def switch_of(made: Any) -> Switch:
    facts: Switch = made.switch
    return facts


def fill(made: Any, table: Mapping[int, Handlers]) -> None:
    """Give a switch its table."""
    of = switch_of(made)
    of.table = dict(table)
    scope: dict[str, Any] = {}
    chain = [f"def {of.name}(kind, {of.given}, a, b):"]
    jumps = []
    for i, (handlers, kinds) in enumerate(_by_handlers(table).items()):
        lines = _calls(scope, of, slug(of.space, kinds[0]).replace("-", "_"), handlers)
        chain.append(f"    {'if' if i == 0 else 'elif'} {' or '.join(f'kind == {kind}' for kind in kinds)}:")
        chain += [f"        {line}" for line in lines]
        for kind in kinds:
            jumps.append(f"def jump_{kind}({of.given}, a, b):")
            jumps += [f"    {line}" for line in lines]
    jumps.append("TABLE = {" + ", ".join(f"{kind}: jump_{kind}" for kind in table) + "}")
    made.__globals__["TABLE"] = define("TABLE", f"<table of {of.name}>", "\n".join(jumps), dict(scope))
    if not table:
        chain.append("    pass")
    made.compiled_form = rule(define(of.name, f"<compiled switch {of.name}>", "\n".join(chain), scope))


def _by_handlers(table: Mapping[int, Handlers]) -> dict[Handlers, list[int]]:
    """The kinds that have the same handlers, together."""
    kinds: dict[Handlers, list[int]] = {}
    for kind, handlers in table.items():
        kinds.setdefault(handlers, []).append(kind)
    return kinds


def dispatch(name: str, given: str, space: Any, table: Mapping[int, Handlers]) -> Handler:
    """A switch with its table at once."""
    made = switch(name, given, space)
    fill(made, table)
    return made


def _calls(scope: dict[str, Any], of: Switch, stem: str, handlers: Handlers) -> list[str]:
    """The call lines of one kind; what they call goes into the scope."""
    lines = []
    for i, handler in enumerate(handlers if isinstance(handlers, tuple) else (handlers,)):
        if not is_rule(handler):
            raise no_rule(f"`{of.name}`", handler)
        spare = iter("ab")
        args = [p if p in of.given.split(", ") else next(spare) for p in inspect.signature(handler).parameters]
        scope[f"{stem}_{i}"] = handler
        lines.append(f"{stem}_{i}({', '.join(args)})")
    return lines


_made = count(1)


def define(name: str, path: str, source: str, scope: dict[str, Any]) -> Handler:
    """Run generated source so that tracebacks can still show its lines."""
    path = f"{path} {next(_made)}"  # no two are alike
    linecache.cache[path] = (len(source), None, source.splitlines(True), path)
    exec(compile(source + "\n", path, "exec"), scope)  # the source is built above from rule names
    return cast(Handler, scope[name])
