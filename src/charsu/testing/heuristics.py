"""What bots know of a game: rules that compile, judge alike plain and compiled, and leave the position as it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from typing import Any

from ..core.flow import CHANCE
from ..core.game import Game
from ..core.match import Match
from ..core.program import Code, prefer, turns_taken, value
from .walk import Fault, moments, where

CODE = Code("heuristic", {"value": value, "prefer": prefer, "turns_taken": turns_taken}, ())


def check_heuristic(
    game: Game, players: int, options: Mapping[str, Any] | None = None, seed: int = 1, count: int = 24, compiled: bool = True
) -> None:
    """`value`, `prefer` and `turns_taken` at moments of a random game; without `compiled` as plain Python alone."""
    check_meaning(game)
    machine = CODE.compiled(game.ruleset(options)) if compiled else {}
    for position in moments(game, players, options, seed, count):
        for name, arguments in _questions(position):
            rule = getattr(game.bot, name)
            if rule is not None:
                _compare(position, seed, name, rule, machine.get(name), arguments)


def check_meaning(game: Game) -> None:
    """What learners are told of the record and of tables is told of what is there, and distances of squares of one board."""
    for complaint in _meaningless(game):
        raise Fault(f"{complaint} [{game.key}]")


def _meaningless(game: Game) -> Iterator[str]:
    meaning, options = game.bot.meaning, {option.key for option in game.table_options}
    for kind in fields(meaning):
        names, what = (options, "option of a table") if kind.name == "alike" else (game.fields, "field of the record")
        for name in getattr(meaning, kind.name):
            if name not in names:
                yield f"`Meaning.{kind.name}` names `{name}`, which is no {what}"
    for name, origin in meaning.apart.items():
        if (side := meaning.squares.get(name)) is None or side != meaning.squares.get(origin):
            yield f"`Meaning.apart` counts steps from `{origin}` to `{name}`, which are not both `squares` of one board"
        if origin in meaning.by_seat:
            yield f"`Meaning.apart` counts steps from `{origin}`, which belongs to seats: count them from what belongs to nobody"


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
