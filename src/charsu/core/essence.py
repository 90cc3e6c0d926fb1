"""What a rule says, whatever the version of Python that runs it: its syntax without comments, docstrings, type hints and reasons.

Compiled programs for this machine are kept by their byte code; modules that travel, such as WebAssembly, by this.
"""

from __future__ import annotations

import ast
import linecache
from collections.abc import Iterator
from functools import cache
from threading import Lock
from types import FunctionType
from typing import Any

from .reasons import spoken

SAYS_NOTHING = {"annotation", "returns", "type_comment", "type_params", "decorator_list", "ctx", "kind"}
_PARSING = Lock()  # Python 3.11 counts the depth of a syntax tree once for all threads, and fails when two parse at a time


def essence(fn: FunctionType) -> str:
    """The syntax of a function as a text, without the reasons it gives."""
    return " ".join(_said(spoken(fn)))


def syntax(fn: FunctionType) -> ast.FunctionDef:
    """The syntax of a function as it was written. Copy it before changing it."""
    return _functions(fn.__code__.co_filename)[fn.__code__.co_firstlineno]


@cache
def _functions(path: str) -> dict[int, ast.FunctionDef]:
    """The functions of a file by their first line, decorators included."""
    with _PARSING:
        tree = ast.parse("".join(linecache.getlines(path)))
    functions = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
    return {min([node.lineno, *(d.lineno for d in node.decorator_list)]): node for node in functions}


def _said(node: ast.AST) -> Iterator[str]:
    yield type(node).__name__
    for name in node._fields:
        if name not in SAYS_NOTHING:
            yield from _value(getattr(node, name, None))


def _value(value: Any) -> Iterator[str]:
    if isinstance(value, ast.AST):
        yield from _said(value)
    elif isinstance(value, list):
        yield "["
        for item in value:
            if not _is_docstring(item):
                yield from _value(item)
        yield "]"
    else:
        yield repr(value)


def _is_docstring(node: Any) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
