"""Rows are counted from the front: compiled rules take an index as it is, and what lies before a row is somebody else's."""

from __future__ import annotations

from collections.abc import Mapping
from traceback import walk_tb
from types import SimpleNamespace
from typing import Any

from ..core.flow import CHANCE
from ..core.game import Game
from ..core.match import Match
from ..core.program import Code, apply, options, prefer, standing, turns_taken, value
from .walk import Fault, checked_match, walk, where

ENTRIES = (options, apply, standing, prefer, turns_taken, value)
CODE = Code("indices", {entry.__name__: entry for entry in ENTRIES}, ())


class Outside(LookupError):
    """An index that points before the first or behind the last number of a printed table."""


class Row(tuple[Any, ...]):
    """A printed table that has no numbers before its first one."""

    def __getitem__(self, index: Any) -> Any:
        if not 0 <= index < len(self):
            raise Outside(index)
        return super().__getitem__(index)


def guarded(table: Any) -> Any:
    return Row(guarded(row) for row in table) if isinstance(table, tuple) else table


def check_indices(game: Game, players: int, chosen: Mapping[str, Any] | None = None, seed: int = 1, answers: int = 400) -> None:
    """Rules and heuristics look at printed tables between their first and last number; `checked` guards the record's cells."""
    program = CODE.program(game.ruleset(chosen))
    twins = program.twins(lambda clone, _is_entry: clone, guarded)
    rules = SimpleNamespace(**{name: twins[entry] for name, entry in program.entries.items()})
    for position in walk(checked_match(game, players, chosen), seed):
        try:
            _ask_everything(rules, position)
        except Outside as error:
            at_fault = [frame.f_code.co_name for frame, _ in walk_tb(error.__traceback__)][-2]
            fault = f"`{at_fault}` looks at number {error} of a table: count from 0 at its front"
            raise Fault(f"{fault} [{where(position, seed)}]") from None
        if position.number >= answers:
            return


def _ask_everything(rules: Any, match: Match) -> None:
    """What simulators and searches ask of a position, on a copy of it."""
    s, choices, seat = match.plain.copy(), match.game.choices.twin(), match.actor
    rules.options(s, choices)
    rules.turns_taken(s)
    for player in range(match.players):
        rules.standing(s, player)
        rules.value(s, player)
    if seat not in (None, CHANCE):
        for answer in match.legal_ids():
            rules.prefer(s, seat, answer)
    if not match.is_over:
        rules.apply(s, match.legal_ids()[match.number % len(match.legal_ids())])
