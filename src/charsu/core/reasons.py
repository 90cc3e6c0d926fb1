"""Why not? An offer that refuses may say why, and name its rule.

    if s.coins[player] >= price:
        allow(choices, GEM)
    else:
        refuse(choices, GEM, "price", "BAZ-06", price=price, coins=s.coins[player])

Nobody listens while a game is played; `Match.why_not` asks the offers of the question once more and does. Whoever compiles rules
or takes their fingerprint leaves out what only leads to reasons: with and without them, rules are the same to every machine.
"""

from __future__ import annotations
import __future__

import ast
from collections.abc import Callable, Iterable
from copy import deepcopy
from dataclasses import dataclass
from functools import cache, wraps
from inspect import signature
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar, cast

from .rule import define
from .text import Sentence

if TYPE_CHECKING:
    from .choices import Choices

F = TypeVar("F", bound=Callable[..., Any])


@dataclass(frozen=True)
class Reason:
    """Why an answer is not possible: a sentence, and the rule's number in the rulebook; none where it is no matter of rules."""

    sentence: Sentence
    rule: str = ""

    def say(self, language: str = "en") -> str:
        return self.sentence.say(language)

    def to_json(self) -> dict[str, Any]:
        return {"text": self.sentence.to_json(), "rule": self.rule}


class Named(NamedTuple):
    """What an offer named: the last part of a message's id, the rule, and the arguments of the sentence."""

    why: str
    rule: str
    args: dict[str, Any]


# --- In offers -----------------------------------------------------------------


def refuse(choices: Choices, answers: int | Iterable[int], why: str, rule: str, **args: Any) -> None:
    """These answers are not possible, by this rule; the words are `<game>-why-<why>`. The first reason of an answer stands."""
    reasons = choices.reasons
    if reasons is not None:
        for answer in (answers,) if isinstance(answers, int) else answers:
            reasons.setdefault(answer, Named(why, rule, args))


refuse.is_reason = True  # type: ignore[attr-defined]


def reason(fn: F) -> F:
    """Mark a function that only gives reasons: it is called when somebody asks, and no compiler sees it. One of its parameters
    is `choices`; it may be any Python."""
    given = ", ".join(signature(fn).parameters)
    source = f"def {fn.__name__}({given}):\n    if choices.reasons is not None:\n        tell({given})"
    when_asked: Any = wraps(fn)(define(fn.__name__, f"<reason {fn.__name__}>", source, {"tell": fn}))
    when_asked.is_reason = True
    return cast(F, when_asked)


def is_reason(value: Any) -> bool:
    return getattr(value, "is_reason", False) is True


# --- For whoever compiles --------------------------------------------------------


@cache
def without_reasons(fn: FunctionType) -> FunctionType:
    """The same rule without a word of why; itself where it gives none."""
    if not _reasons_known_to(fn).intersection(fn.__code__.co_names):
        return fn
    node = spoken(fn)
    module = compile(
        ast.Module([node], []), fn.__code__.co_filename, "exec", __future__.annotations.compiler_flag, dont_inherit=True
    )
    code = next(each for each in module.co_consts if isinstance(each, CodeType) and each.co_name == node.name)
    silent = FunctionType(code, fn.__globals__, fn.__name__)
    silent.__qualname__, silent.__module__, silent.__dict__ = fn.__qualname__, fn.__module__, dict(fn.__dict__)
    return silent


def spoken(fn: FunctionType) -> ast.FunctionDef:
    """The syntax of a rule without what only leads to reasons."""
    from .essence import syntax

    node, names = syntax(fn), _reasons_known_to(fn)
    return node if not names else cast(ast.FunctionDef, _Silence(names).visit(deepcopy(node)))


def _reasons_known_to(fn: FunctionType) -> set[str]:
    return {name for name, value in fn.__globals__.items() if is_reason(value)}


class _Silence(ast.NodeTransformer):
    """Takes out calls of reasons, and conditions and loops that hold nothing else."""

    def __init__(self, names: set[str]) -> None:
        self.names = names

    def visit_Expr(self, node: ast.Expr) -> ast.Expr | None:
        call = node.value
        is_reason = isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in self.names
        return None if is_reason else node

    def visit_If(self, node: ast.If) -> ast.If | None:
        self.generic_visit(node)
        if not node.body and not node.orelse:
            return None
        node.body = node.body or [ast.copy_location(ast.Pass(), node.test)]
        return node

    def visit_For(self, node: ast.For) -> ast.For | None:
        self.generic_visit(node)
        return node if node.body else None

    def visit_match_case(self, node: ast.match_case) -> ast.match_case:
        self.generic_visit(node)
        node.body = node.body or [ast.copy_location(ast.Pass(), node.pattern)]
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        self.generic_visit(node)
        node.body = node.body or [ast.copy_location(ast.Pass(), node)]
        return node
