"""Random games on checked positions, answer by answer."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from ..core.chance import draw
from ..core.dice import SeededDice
from ..core.errors import CharsuError
from ..core.flow import CHANCE
from ..core.game import Game
from ..core.match import Match
from ..core.record import checked

MOST = 50_000  # answers; a random game that takes longer does not end

FEW = 8  # values of an option that are all tried

Chooser = Callable[[Match, int, int], int]  # (match, seed, number) → an answer's id


class Fault(AssertionError):
    """Something is wrong with a game; the message says how to see it again."""


def checked_start(game: Game, players: int, options: Mapping[str, Any] | None = None) -> Any:
    """The first position as a twin that refuses numbers its cells cannot hold; the setup itself is checked too."""
    return game.begun(checked(game.rules.state.twin)(), players, game.read_options(options))


def checked_match(game: Game, players: int, options: Mapping[str, Any] | None = None) -> Match:
    """A match on checked cells with chance asked."""
    return Match.from_position(game, checked_start(game, players, options), options)


def at_random(match: Match, seed: int, number: int) -> int:
    """The answer the simulators would give with this seed, so that their games can be seen here."""
    return SeededDice(seed).draw(number, match.legal_ids(), match.odds())


def stubborn(match: Match, seed: int, number: int) -> int:
    """Players mostly prefer one end of their list; it reaches corners that even odds do not."""
    if match.actor == CHANCE or draw(seed ^ 0x5EED, number, 3) == 0:
        return at_random(match, seed, number)
    possible = match.legal_ids()
    return possible[0] if draw(seed, number // 40, 2) else possible[-1]


def walk(match: Match, seed: int, choose: Chooser = at_random, most: int = MOST) -> Iterator[Match]:
    """Play a match to its end; yields before the first answer and after each."""
    yield match
    for number in itertools.count(match.number):
        if match.is_over:
            return
        if number >= most:
            raise Fault(f"the game does not end within {most} answers")
        if not match.legal_ids():
            raise Fault("a dead end: nothing can be answered, and the game is not over")
        match.play(choose(match, seed, number))
        yield match


def finished(game: Game, players: int, options: Mapping[str, Any] | None = None, seed: int = 1) -> Match:
    """A random game played to its end, chance included in its answers."""
    match = game.new_match(players, options, chance="ask")
    for _ in walk(match, seed):
        pass
    return match


def spacing(game: Game, players: int, options: Mapping[str, Any] | None, seed: int, count: int) -> int:
    """How many answers apart `count` moments of a random game are: the shorter the game, the denser."""
    return max(1, finished(game, players, options, seed).number // count)


def moments(game: Game, players: int, options: Mapping[str, Any] | None = None, seed: int = 1, count: int = 24) -> Iterator[Match]:
    """Positions of a random game before its end, evenly; about as many from a long game as from a short one."""
    match = finished(game, players, options, seed)
    for number in range(0, match.number, max(1, match.number // count)):
        yield match.at(number)


def option_sets(game: Game) -> list[dict[str, Any]]:
    """The default table, and one table for every other value of every option; of long ranges the ends."""
    sets: list[dict[str, Any]] = [{}]
    for option in game.table_options:
        values = option.values if len(option.values) <= FEW else (option.values[0], option.values[-1])
        sets += [{option.key: value} for value in values if value != option.default and _possible(game, option.key, value)]
    return sets


def _possible(game: Game, key: str, value: Any) -> bool:
    """Some values are only allowed with some numbers of players or other options."""
    return bool(player_counts(game, {key: value}))


def option_pairs(game: Game) -> Iterator[dict[str, Any]]:
    """Few tables at which every two values of two options that go together meet somewhere."""
    values = {o.key: o.values if len(o.values) <= FEW else (o.values[0], o.values[-1]) for o in game.table_options if o.values}
    wanted = {
        ((one, a), (other, b)): None for one, other in itertools.combinations(values, 2) for a in values[one] for b in values[other]
    }
    while wanted:
        pair = next(iter(wanted))
        table = dict(pair) if player_counts(game, dict(pair)) else {}
        for key in values:
            if table and key not in table:
                table = _completed(game, table, key, values[key], wanted)
        if table:
            yield table
        for met in (pair, *itertools.combinations(((key, table[key]) for key in values if key in table), 2)):
            wanted.pop(met, None)


def _completed(game: Game, table: dict[str, Any], key: str, values: Sequence[Any], wanted: Mapping[Any, None]) -> dict[str, Any]:
    """The table with that value of an option that brings the most new pairs, if one goes with the others."""

    def news(value: Any) -> int:
        return sum(((key, value), (k, v)) in wanted or ((k, v), (key, value)) in wanted for k, v in table.items())

    for value in sorted(values, key=news, reverse=True):
        if player_counts(game, {**table, key: value}):
            return {**table, key: value}
    return table


def player_counts(game: Game, options: Mapping[str, Any] | None = None) -> list[int]:
    """The numbers of players that may sit at such a table."""
    return [n for n in range(game.seats[0], game.seats[1] + 1) if _starts(game, n, options)]


def _starts(game: Game, players: int, options: Mapping[str, Any] | None) -> bool:
    try:
        game.start(players, options)
    except CharsuError:
        return False
    return True


def where(match: Match, seed: int) -> str:
    """How to see a position again."""
    last = match.history[-1].notation if match.number else "the start"
    options = json.dumps(match.table.chosen)
    return f"{match.game.key}, {match.players} players, options {options}, seed {seed}, answer {match.number} ({last})"
