"""Small changes to Python source that somebody could have typed by mistake, one at a time.

Each change is an `Edit`: bytes of the file that are replaced, so that everything else, line numbers included, stays as it is.
Docstrings, annotations, imports, decorators, f-strings, what is raised and what goes into a log of the server are left alone.
"""

from __future__ import annotations

import ast
import difflib
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: (r"<", "<="), ast.LtE: (r"<=", "<"), ast.Gt: (r">", ">="), ast.GtE: (r">=", ">"), ast.Eq: (r"==", "!="),
    ast.NotEq: (r"!=", "=="), ast.Is: (r"\bis\b", "is not"), ast.IsNot: (r"\bis\s+not\b", "is"), ast.In: (r"\bin\b", "not in"),
    ast.NotIn: (r"\bnot\s+in\b", "in"),
}  # fmt: skip
SUMS: dict[type[ast.operator], tuple[str, str]] = {ast.Add: (r"\+", "-"), ast.Sub: (r"-", "+")}
LOGS = re.compile(r"^(LOG|log|logger|logging)\b")
UNLIKELY = re.compile(r"(min|max|isinstance|hasattr)$")  # to be given arguments in another order, or nothing would change
NO_NUMBERS = {"s", "self", "choices", "game", "match", "table"}
NEVER = (ast.Import, ast.ImportFrom, ast.Raise, ast.JoinedStr, ast.Global, ast.Nonlocal)


@dataclass(frozen=True)
class Edit:
    """Bytes `start` to `end` become `new`; `first` and `last` are the lines that have to be there as they are."""

    kind: str
    start: int
    end: int
    new: str
    first: int
    last: int

    def lines(self, source: str) -> range:
        """The lines that change, counted from 1."""
        text = source.encode()
        return range(text[: self.start].count(b"\n") + 1, text[: self.end].count(b"\n") + 2)

    def applied(self, source: str) -> str:
        text = source.encode()
        return (text[: self.start] + self.new.encode() + text[self.end :]).decode()

    def moved(self, source: str, other: str) -> Edit | None:
        """This edit in another version of the file; None where its lines are not there as they are."""
        here, there = source.splitlines(True), other.splitlines(True)
        for at, to, size in difflib.SequenceMatcher(None, here, there, autojunk=False).get_matching_blocks():
            if at < self.first and self.last <= at + size:
                by = len("".join(there[:to]).encode()) - len("".join(here[:at]).encode())
                lines = to - at
                return replace(self, start=self.start + by, end=self.end + by, first=self.first + lines, last=self.last + lines)
        return None


def candidates(source: str) -> list[Edit]:
    """All changes of a Python file; not every one of them has to be Python, see `is_fault`."""
    return _Finder(source).edits


def is_fault(source: str, edit: Edit) -> bool:
    """Is the file still Python after this edit, and does it say something else than before?"""
    try:
        return ast.dump(ast.parse(edit.applied(source))) != ast.dump(ast.parse(source))
    except SyntaxError:
        return False


def neutral(source: str) -> str:
    """The file with a statement that does nothing, `0`, in its first rule: its hash changes, what it does stays."""
    rules = (node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef) and "rule" in ast.dump(node))
    last = next(rules).body[-1]
    lines = source.splitlines(True)
    lines[(last.end_lineno or 0) - 1] = lines[(last.end_lineno or 0) - 1].rstrip("\n") + "; 0\n"
    return "".join(lines)


class _Finder(ast.NodeVisitor):
    """Walks through a file and collects edits, each with the first line of its statement."""

    def __init__(self, source: str) -> None:
        self.text = source.encode()
        self.starts = [0, *(newline.end() for newline in re.finditer(b"\n", self.text))]
        self.edits: list[Edit] = []
        self.statement = 0  # its first line
        self.functions = 0  # how many we are inside of
        self.visit(ast.parse(source))

    def span(self, node: Any) -> tuple[int, int]:
        return self.starts[node.lineno - 1] + node.col_offset, self.starts[node.end_lineno - 1] + node.end_col_offset

    def says(self, node: Any) -> str:
        start, end = self.span(node)
        return self.text[start:end].decode()

    def add(self, kind: str, node: Any, start: int, end: int, new: str) -> None:
        self.edits.append(Edit(kind, start, end, new, min(self.statement, node.lineno), node.end_lineno))

    def between(self, kind: str, left: ast.expr, right: ast.expr, pattern: str, new: str) -> None:
        """Replace the operator that stands between two expressions."""
        start, end = self.span(left)[1], self.span(right)[0]
        if operator := re.search(pattern, self.text[start:end].decode()):
            self.edits.append(Edit(kind, start + operator.start(), start + operator.end(), new, self.statement, right.lineno))

    def visit(self, node: ast.AST) -> None:
        if isinstance(node, NEVER) or _is_text(node):
            return
        outer = self.statement
        if isinstance(node, ast.stmt):
            self.statement = node.lineno
        super().visit(node)
        self.statement = outer

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        for default in (*node.args.defaults, *node.args.kw_defaults):
            if default is not None:
                self.visit(default)
        self.functions += 1
        for statement in node.body:
            self.visit(statement)
        self.functions -= 1

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self.visit_FunctionDef(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_If(self, node: ast.If) -> None:
        if "TYPE_CHECKING" in ast.dump(node.test) or "__main__" in ast.dump(node.test):
            return
        if self.functions and len(node.body) == 1 and isinstance(node.body[0], ast.Return) and not node.orelse:
            self.add("early return dropped", node.body[0], *self.span(node.body[0]), "pass")
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call) and self.functions:
            if LOGS.match(self.says(node)):
                return
            self.add("call dropped", node, *self.span(node), "pass")
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if any(isinstance(target, ast.Name) and target.id == "__all__" for target in node.targets):
            return
        if self.functions and isinstance(node.targets[0], ast.Attribute | ast.Subscript):
            self.add("assignment dropped", node, *self.span(node), "pass")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if type(node.op) in SUMS:
            self.between("sum turned", node.target, node.value, *SUMS[type(node.op)])
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        for left, operator, right in zip((node.left, *node.comparators), node.ops, node.comparators, strict=False):
            self.between("comparison swapped", left, right, *COMPARISONS[type(operator)])
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in SUMS and not any(isinstance(leaf, ast.JoinedStr) or _is_text(leaf) for leaf in ast.walk(node)):
            self.between("sum turned", node.left, node.right, *SUMS[type(node.op)])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        if len(node.values) == 2:
            old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
            self.between("and/or swapped", node.values[0], node.values[1], rf"\b{old}\b", new)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.add("not dropped", node, self.span(node)[0], self.span(node.operand)[0], "")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        for first, second in pairwise(node.args):
            if not UNLIKELY.match(self.says(node.func)) and self.are_alike(first, second):
                gap = self.text[self.span(first)[1] : self.span(second)[0]].decode()
                swapped = self.says(second) + gap + self.says(first)
                self.add("arguments swapped", second, self.span(first)[0], self.span(second)[1], swapped)
        self.generic_visit(node)

    def are_alike(self, first: ast.expr, second: ast.expr) -> bool:
        """Two names, or two numbers: others, and records and masks, are not mixed up, as that would fail at once."""
        kind = type(first)
        if kind is not type(second) or kind in (ast.Starred, ast.JoinedStr, ast.Lambda) or _is_text(first) or _is_text(second):
            return False
        return not NO_NUMBERS & {self.says(first), self.says(second)}

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for statement in node.body:
            self.visit(statement)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.add("truth turned", node, *self.span(node), str(not node.value))
        elif isinstance(node.value, int):
            self.add("number plus one", node, *self.span(node), str(node.value + 1))


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


# --- where a line belongs -------------------------------------------------------


@dataclass(frozen=True)
class Place:
    """What stands around an edit: the lines of its statement, and the names by which others reach what runs at import."""

    lines: range
    names: tuple[str, ...]
    is_cached: bool = False  # inside of a function that runs once for many


def place(source: str, edit: Edit) -> Place:
    """The innermost statement around an edit, and what is defined by the outermost one that is no class."""
    around = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.stmt) and _holds(node, edit)]
    inner = min(around, key=lambda node: (node.end_lineno or 0) - node.lineno)
    last = edit.last if hasattr(inner, "body") else inner.end_lineno or edit.last
    functions = [node for node in around if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    cached = any("cache" in ast.dump(decorator) for node in functions for decorator in node.decorator_list)
    definitions: list[ast.stmt] = [*functions] or [node for node in around if not isinstance(node, ast.ClassDef)] or around
    return Place(range(inner.lineno, last + 1), tuple(_defined(definitions[0])), cached)


def _holds(node: ast.stmt, edit: Edit) -> bool:
    return node.lineno <= edit.first and edit.last <= (node.end_lineno or 0)


def _defined(node: ast.stmt) -> Iterator[str]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        yield node.name
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    for target in targets:
        yield from (leaf.id for leaf in ast.walk(target) if isinstance(leaf, ast.Name))
