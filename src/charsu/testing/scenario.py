"""Positions made by hand, then played in notation.

A game derives its own builder from `Scenario` and adds the words of its rulebook (`table.red.stands_at("tea house")`);
those write into `self.s`. With the first answer the position is checked and the match begins.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ..core.errors import CharsuError, IllegalAnswer, ImpossiblePosition
from ..core.flow import CHANCE, todo
from ..core.game import Game
from ..core.match import Match
from ..core.record import checked
from ..locale import languages_of


class Scenario:
    """A table to arrange and to play at; chance answers what the script says (`"roll 3 4"`)."""

    def __init__(self, game: Game, players: int, options: Mapping[str, Any] | None = None, opening: Iterable[str] = ()) -> None:
        self.game = game
        self.table_options = dict(options or {})
        match = game.new_match(players, options, chance="ask").play(*opening)
        while match.actor == CHANCE:
            match.play(match.legal_ids()[0])
        self._s = checked(game.rules.state.twin).load(match.state)
        self._s.n_notes = 0
        self._match: Match | None = None

    # --- arranging ---------------------------------------------------------

    @property
    def s(self) -> Any:
        """The position as a plain twin: write to it before the first answer, read it any time."""
        return self._s if self._match is None else self._match.plain

    def arrange(self, **cells: Any) -> Scenario:
        """Write whole fields: `table.arrange(active=1, lira=[5, 3, 0, 0, 0])`."""
        if self._match is not None:
            raise CharsuError("the match has begun; arrange the table before the first answer")
        for name, value in cells.items():
            setattr(self._s, name, value)
        return self

    def asks(self, *frames: tuple[int, ...]) -> Scenario:
        """Replace the to-do list by these frames `(kind, player, a, b)`, the one to be answered first at the end."""
        self.arrange(depth=0)
        for frame in frames:
            kind, player, a, b = (*frame, 0, 0)[:4]
            todo(self._s, kind, player, a, b)
        return self

    # --- playing -----------------------------------------------------------

    @property
    def match(self) -> Match:
        """The match; the first use checks the position and refuses an impossible one."""
        if self._match is None:
            problems = self.game.rules.problems(self._s)
            if problems:
                raise ImpossiblePosition(f"this position cannot come up: {'; '.join(problems)}")
            self._match = Match.from_position(self.game, self._s, self.table_options, chance="ask")
        return self._match

    def play(self, *answers: str) -> Scenario:
        """Give answers in notation, chance included. The position must stay sound after each."""
        for answer in answers:
            self.match.play(answer)
            problems = self.game.rules.problems(self.match.plain)
            if problems:
                raise AssertionError(f"after {answer!r} the position is broken: {'; '.join(problems)}")
        return self

    def why_not(self, answer: str | int) -> tuple[str, str]:
        """The rule that forbids an answer, and the name of its reason; said so that it has words."""
        reason = self.match.why_not(answer)
        if reason is None:
            raise AssertionError(f"{answer!r} is possible")
        for language in languages_of(self.game.key):
            reason.say(language)
        return reason.rule, reason.sentence.id.removeprefix(f"{self.game.key}-why-")

    @property
    def possible(self) -> list[str]:
        """The notation of everything that may be answered now."""
        return [answer.notation for answer in self.match.options()]

    def allows(self, answer: str) -> bool:
        """May this be answered now?"""
        try:
            self.match.find(answer)
        except IllegalAnswer:
            return False
        return True

    @property
    def last_events(self) -> list[str]:
        """What the last answer caused, in English."""
        played = self.match.history[-1]
        return [self.game.event_text(list(row)).say("en") for row in played.notes]
