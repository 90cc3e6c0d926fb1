"""What bots know of a game: rules that compile, judge alike plain and compiled, and leave the position as it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from typing import Any

import numpy as np

from ..core.flow import CHANCE
from ..core.game import Game
from ..core.layout import GUEST
from ..core.match import Match
from ..core.meaning import Glance
from ..core.program import Code, notice, prefer, turns_taken, value
from .walk import Fault, moments, where

CODE = Code("heuristic", {"value": value, "prefer": prefer, "turns_taken": turns_taken, "notice": notice}, ())
UNTOUCHED = (-31_111, 31_111)  # what rows hold before: whatever is the same in both afterwards was written


def check_heuristic(
    game: Game, players: int, options: Mapping[str, Any] | None = None, seed: int = 1, count: int = 24, compiled: bool = True
) -> None:
    """`value`, `prefer`, `turns_taken` and `notice` at moments of a random game; without `compiled` as plain Python alone."""
    check_meaning(game)
    machine = CODE.compiled(game.ruleset(options)) if compiled else {}
    for position in moments(game, players, options, seed, count):
        for name, arguments in _questions(position):
            rule = getattr(game.bot, name)
            if rule is not None:
                _compare(position, seed, name, rule, machine.get(name), arguments)
        for fault in _unnoticed(position, game.bot.glance, machine.get("notice")) if game.bot.glance else ():
            raise Fault(f"`notice` {fault} [{where(position, seed)}]")


def check_meaning(game: Game) -> None:
    """What learners are told of the record and of tables is told of what is there, and distances of squares of one board."""
    for complaint in _meaningless(game):
        raise Fault(f"{complaint} [{game.key}]")


def _meaningless(game: Game) -> Iterator[str]:
    meaning, options = game.bot.meaning, {option.key for option in game.table_options}
    cells = {*game.fields, *(game.bot.glance.fields if game.bot.glance else ())}
    if game.bot.glance and (twice := game.fields.keys() & game.bot.glance.fields.keys()):
        yield f"`Glance` and the record both have a field {', '.join(sorted(twice))}"
    for kind in fields(meaning):
        names, what = (options, "option of a table") if kind.name == "alike" else (cells, "field of the record or of `Glance`")
        for name in getattr(meaning, kind.name):
            if name not in names:
                yield f"`Meaning.{kind.name}` names `{name}`, which is no {what}"


def _questions(match: Match) -> list[tuple[str, tuple[int, ...]]]:
    """What a search would ask here."""
    seat = match.actor
    likings = [] if seat in (None, CHANCE) else [("prefer", (seat or 0, answer)) for answer in match.legal_ids()]
    return [("turns_taken", ()), *(("value", (player,)) for player in range(match.players)), *likings]


def _compare(match: Match, seed: int, name: str, rule: Callable[..., int], machine: Any, arguments: tuple[int, ...]) -> None:
    twin, record = match.plain.copy(), match.state.reshape(1)
    plain = rule(twin, *arguments)
    changed = [field for field in match.game.fields if getattr(twin, field) != getattr(match.plain, field)]
    if changed:
        fields = ", ".join(f"`{field}`" for field in changed)
        fault = f"`{rule.__name__}` ({name}) changes {fields} of the position it judges: look, and count in variables of its own"
        raise Fault(f"{fault} [{where(match, seed)}]")
    if name == "prefer" and rule(match.seen(arguments[0]), *arguments) != plain:
        fault = f"`{rule.__name__}` (prefer) looks at what seat {arguments[0]} cannot see: judge by its own hand and what lies open"
        raise Fault(f"{fault} [{where(match, seed)}]")
    if machine is not None and machine(record[0], *arguments) != plain:
        results = f"{plain} plain and {machine(record[0], *arguments)} compiled"
        raise Fault(f"`{rule.__name__}` ({name}) says {results}: keep to integers that 64 bits hold [{where(match, seed)}]")


def _unnoticed(match: Match, glance: Glance, machine: Any) -> Iterator[str]:
    """What is wrong with what seats see at a glance."""
    for seat in (*range(match.players), GUEST):
        s = match.plain.copy()
        parts = [_noticed(match.game.bot.notice, s, seat, part, glance.size) for part in range(glance.parts)]
        if s != match.plain:
            yield "changes the position it looks at"
        writers = [sum(cell in cells for cells in parts) for cell in range(glance.size)]
        if writers != [1] * glance.size:
            yield f"writes the numbers of the glance {sorted(set(writers))} times: each belongs to one part"
        visible = match.seen(seat if seat != GUEST else None)
        for part, cells in enumerate(parts):
            if _noticed(match.game.bot.notice, visible, seat, part, glance.size) != cells:
                yield f"looks at what seat {seat} cannot see"
            if machine is not None and _noticed(machine, match.state.reshape(1)[0], seat, part, glance.size) != cells:
                yield f"says something else compiled than plain to seat {seat}"


def _noticed(rule: Any, s: Any, seat: int, part: int, size: int) -> dict[int, int]:
    """The numbers that a part writes, counted from the beginning of the glance; it begins behind another number of the row."""
    rows = np.array([[before] * (size + 2) for before in UNTOUCHED], np.int16)
    for row in rows:
        rule(s, seat, part, row, 1)
    return {cell - 1: int(rows[0, cell]) for cell in np.flatnonzero(rows[0] == rows[1]).tolist()}
