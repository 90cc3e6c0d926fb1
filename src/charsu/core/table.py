"""A table: a game, how many sit down, and what they agreed on, read once."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from .game import Game, Ruleset

if TYPE_CHECKING:
    import numpy as np

    from .layout import Layout
    from .link import Progress
    from .program import Code


class Table:
    """A table. Two with the same game, players and options are the same; whatever is made for one serves the other.

    >>> import charsu
    >>> table = charsu.game("istanbul").table(3, {"layout": "long"})
    >>> table.rules.label, table == charsu.game("istanbul").table(3, {"layout": "long"})
    ('istanbul-base', True)
    """

    def __init__(self, game: Game, players: int, options: Mapping[str, Any] | None = None, *, files: bool = True) -> None:
        game.check_players(players)
        self.game, self.players = game, players
        self.options = game.read_options(options, files=files)

    @cached_property
    def rules(self) -> Ruleset:
        """The rules such a table needs, for whoever compiles them."""
        return self.game.ruleset(self.options)

    @property
    def layout(self) -> Layout:
        """Which number of an observation tells what."""
        from .layout import layout

        return layout(self.game)

    def start(self) -> Any:
        """The first position, as a plain twin of one's own."""
        return self.game.begun(self.game.rules.state.twin(), self.players, self.options)

    @cached_property
    def record(self) -> np.ndarray[Any, Any]:
        """The first position as a record without notes. Copy it before writing."""
        s = self.start()
        s.mute = 1
        s.n_notes = 0
        return s.dump()  # type: ignore[no-any-return]

    def compiled(self, code: Code, progress: Progress | None = None) -> Mapping[str, Any]:
        """Code, compiled with the rules of this table."""
        return code.compiled(self.rules, progress)

    @property
    def chosen(self) -> dict[str, Any]:
        """The options that differ from the usual ones."""
        return {o.key: self.options[o.key] for o in self.game.table_options if self.options[o.key] != o.default}

    @cached_property
    def _key(self) -> tuple[Game, int, str]:
        return self.game, self.players, json.dumps(self.options, sort_keys=True, default=str)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    def __repr__(self) -> str:
        return f"<Table of {self.game.key}, {self.players} players, {self.chosen or 'default options'}>"


def kind_name(number: int, players: int) -> str:
    """The name of a table of the kind with this number."""
    return f"{number} {players}"


def kind_among(kinds: Sequence[Mapping[str, Any]], game: Game, players: int, options: Mapping[str, Any]) -> int | None:
    """Of which of some kinds, each with its numbers of `players` and its `options`, a table is; None where it is of none.

    Options that ask for no other play make no other kind.
    """

    def that_matter(some: Mapping[str, Any]) -> dict[str, Any]:
        return {key: value for key, value in game.read_options(some).items() if key not in game.bot.meaning.alike}

    chosen = that_matter(options)
    for number, kind in enumerate(kinds):
        if players in kind["players"] and that_matter(kind["options"]) == chosen:
            return number
    return None


def is_judge(kind: Mapping[str, Any]) -> bool:
    """Does a network judge tables of this kind, or only guide there? It judges unless its card says otherwise."""
    return bool(kind.get("judges", True))
