"""The machine of a game, put together from the tables of its modules.

A module of rules ends with tables: `STEPS` (what happens by itself), `OFFERS` and `ANSWERS` (what may be answered to a decision,
and what the answer does). `build` makes of them the three functions every game has: `settle`, `options` and `apply`.

Expansions are modules too. An entry they name again is replaced; one wrapped in `also` is added to what is there. Where a game has
expansions, everything is built twice, with and without them, so that a table of the base game runs no line of theirs.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from inspect import signature
from types import ModuleType
from typing import Any, NamedTuple

from .names import label, pairs
from .reasons import is_reason
from .rule import Handler, Handlers, define, fill, is_rule, no_rule, rule, switch, switch_of

IS_PLAYER = "top[1] != CHANCE"


class Also(NamedTuple):
    """A handler that comes after those an entry has already."""

    handler: Handler


def also(handler: Handler) -> Also:
    """Add to an entry of the base game instead of replacing it."""
    return Also(handler)


@dataclass(frozen=True)
class Interruption:
    """What a player may do whenever asked for something else; the question stays on the list.

    Its rules may also name `kind`, the decision that is asked.
    """

    answers: range  # these answers interrupt
    offer: Handler  # rule (s, player, choices): what of it is possible now
    take: Handler  # rule (s, player, answer): do it
    when: Handler | None = None  # rule (s, player): is this a moment for it? left out: whenever a player is asked, not chance


@dataclass(frozen=True, eq=False)
class Engine:
    """What `build` gives: the names of steps and decisions, and the rules that play."""

    steps: Any
    decisions: Any
    settle: Handler  # rule (s): carry out steps until somebody has to decide
    options: Handler  # rule (s, choices): everything that may be answered now
    apply: Handler  # rule (s, answer): take one legal answer and play on to the next decision
    without_expansions: Mapping[Handler, Handler] = field(default_factory=dict)  # for the linker: what takes the place of what


def build(
    steps: Any,
    decisions: Any,
    modules: Iterable[ModuleType],
    *,
    expansions: Iterable[ModuleType] = (),
    switches: Mapping[str, Handler] | None = None,
    interruptions: Mapping[str, Interruption] | None = None,
    afterwards: Handler | None = None,
    otherwise: Handler | None = None,
) -> Engine:
    """The engine of a game. `switches` are choices between kinds that rules name, by the name of the tables that fill them.

    `otherwise` gives reasons (s, player, choices) for what no offer speaks of.
    """
    begin = switch("begin", "s, player", steps)
    offer = switch("offer", "s, player, choices", decisions)
    take_answer = switch("take_answer", "s, player, answer", decisions)
    wanted = {**(switches or {}), "STEPS": begin, "OFFERS": offer, "ANSWERS": take_answer}
    base, more = tuple(modules), tuple(expansions)
    smaller = {made: _filled(made, name, base, more) for name, made in wanted.items()}
    _complete(decisions, offer, take_answer)
    settle = _settle(begin)
    interrupting = interruptions or {}
    return Engine(
        steps=steps,
        decisions=decisions,
        settle=settle,
        options=_options(offer, interrupting, otherwise),
        apply=_apply(take_answer, settle, interrupting, afterwards),
        without_expansions=smaller if more else {},
    )


def _filled(made: Handler, name: str, base: tuple[ModuleType, ...], more: tuple[ModuleType, ...]) -> Handler:
    """Fill a switch from the tables of this name; its smaller form, which knows the base modules alone."""
    fill(made, merged(name, (*base, *more)))
    parts = switch_of(made)
    smaller = switch(parts.name, parts.given, parts.space)
    fill(smaller, merged(name, base))
    return smaller


def merged(name: str, modules: Iterable[ModuleType]) -> dict[int, Handlers]:
    """One table out of those of this name: later modules replace entries, or add to them by `also`."""
    table: dict[int, Handlers] = {}
    added: list[tuple[int, Handler]] = []
    for module in modules:
        for kind, entry in getattr(module, name, {}).items():
            if isinstance(entry, Also):
                added.append((kind, entry.handler))
            else:
                table[kind] = entry
    for kind, handler in added:
        earlier = table[kind]
        table[kind] = (*(earlier if isinstance(earlier, tuple) else (earlier,)), handler)
    return table


def _complete(decisions: Any, offer: Handler, take_answer: Handler) -> None:
    """Every decision has an offer and somebody who takes its answer."""
    for kind in pairs(decisions).values():
        for table, made in (("OFFERS", offer), ("ANSWERS", take_answer)):
            if kind not in switch_of(made).table:
                raise TypeError(f"nobody handles Decision.{label(decisions, kind)}: add it to the {table} of a module")


# --- The three functions ------------------------------------------------------


def _settle(begin: Handler) -> Handler:
    lines = [
        "def settle(s):",
        '    """Carry out steps until somebody has to decide."""',
        "    while s.over == 0 and s.frame[s.depth - 1][0] < FIRST_DECISION:",
        "        s.depth -= 1",
        "        top = s.frame[s.depth]",
        "        begin(top[0], s, top[1], top[2], top[3])",
    ]
    return _rule("settle", lines, {"begin": begin})


def _options(offer: Handler, interruptions: Mapping[str, Interruption], otherwise: Handler | None) -> Handler:
    lines = [
        "def options(s, choices):",
        '    """Everything that may be answered now."""',
        "    if s.over == 0:",
        "        top = s.frame[s.depth - 1]",
        "        offer(top[0], s, top[1], choices, top[2], top[3])",
    ]
    scope: dict[str, Any] = {"offer": offer}
    for moment, several in _by_moment(interruptions).items():
        lines.append(f"        if {_call(scope, moment) if moment else IS_PLAYER}:")
        lines += [f"            {_call(scope, each.offer)}" for each in several]
    if otherwise:
        lines += ["        if choices.reasons is not None:", f"            {_call(scope, otherwise)}"]
    return _rule("options", lines, scope)


def _by_moment(interruptions: Mapping[str, Interruption]) -> dict[Handler | None, list[Interruption]]:
    """Those that have the same moments together: the question for the moment is asked once."""
    moments: dict[Handler | None, list[Interruption]] = {}
    for each in interruptions.values():
        moments.setdefault(each.when, []).append(each)
    return moments


def _apply(take_answer: Handler, settle: Handler, interruptions: Mapping[str, Interruption], afterwards: Handler | None) -> Handler:
    lines = [
        "def apply(s, answer):",
        '    """Take one legal answer and play on to the next decision."""',
        "    s.n_notes = 0",
        "    top = s.frame[s.depth - 1]",
    ]
    scope: dict[str, Any] = {"take_answer": take_answer, "settle": settle}
    word = "if"
    for name, each in interruptions.items():
        moment = _call(scope, each.when) if each.when else IS_PLAYER
        lines.append(f"    {word} {each.answers.start} <= answer < {each.answers.stop} and {moment}:  # {name}")
        lines.append(f"        {_call(scope, each.take)}")
        word = "elif"
    inner = "    "
    if interruptions:
        lines.append("    else:")
        inner += "    "
    lines.append(f"{inner}s.depth -= 1")
    lines.append(f"{inner}take_answer(top[0], s, top[1], answer, top[2], top[3])")
    lines.append("    settle(s)")
    if afterwards:
        lines.append(f"    {_call(scope, afterwards)}")
    return _rule("apply", lines, scope)


def _call(scope: dict[str, Any], handler: Handler) -> str:
    """The call of a rule in generated code, with what it names of position, question, player, choices and answer."""
    if not is_rule(handler) and not is_reason(handler):
        raise no_rule("the engine", handler)
    name = handler.__name__
    while scope.setdefault(name, handler) is not handler:
        name += "_"
    given = {"player": "top[1]", "kind": "top[0]"}
    return f"{name}({', '.join(given.get(each, each) for each in signature(handler).parameters)})"


def _rule(name: str, lines: list[str], scope: dict[str, Any]) -> Handler:
    from .flow import CHANCE, FIRST_DECISION

    return rule(define(name, f"<engine {name}>", "\n".join(lines), {**scope, "CHANCE": CHANCE, "FIRST_DECISION": FIRST_DECISION}))
