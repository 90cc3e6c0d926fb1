"""What would be stored next, tried out: a trial ends with `commit` when it is stored, or with `give_up`."""

from __future__ import annotations

from typing import Any

from ..core.flow import CHANCE
from ..core.match import Match
from . import dice
from .entries import Entry
from .refusals import Refusal
from .table import Table


class Trial:
    """Entries that follow a table's log and are not stored yet. Answers are played on the table's match, which runs ahead of
    the log until the trial ends; whoever holds one holds the table's lock."""

    def __init__(self, table: Table, at: int) -> None:
        self.table, self.at = table, at
        self.entries: list[Entry] = []
        self._ran_ahead = False

    @property
    def next(self) -> int:
        """The number of the next entry."""
        return self.table.number + len(self.entries) + 1

    def entry(self, kind: str, **more: Any) -> Entry:
        """Add an entry that is no answer."""
        self.entries.append(Entry(self.next, kind, self.at, **more))
        return self.entries[-1]

    # --- playing -----------------------------------------------------------

    def begin(self) -> None:
        """The start, and the dice the set-up asks for."""
        self.entry("start")
        self._ran_ahead = True
        self.table.begin()
        if self.table.match is None:
            raise Refusal("bad-option", "this table cannot be set up any more")
        self.roll()

    def play(self, seat: int, answer: int, by: str) -> None:
        """An answer of the seat that is asked, and the dice after it."""
        clock = self.table.clock
        spent = {"spent": clock.spent()} if clock and by == "person" else {}
        self._answer(seat, answer, spent if by == "person" else {"by": by})
        self.roll()

    def roll(self) -> None:
        """Let the dice answer while chance is asked."""
        match = self.table.match
        assert match is not None
        while match.actor == CHANCE:
            self._answer(CHANCE, self._draw(match), {})

    def _draw(self, match: Match) -> int:
        """The first dice were numbered by entries, today's by draws: an entry that is no draw does not change what comes."""
        tried = sum(entry.seat == CHANCE for entry in self.entries)
        number = self.next if self.table.charter.scheme == dice.BY_ENTRY else self.table.draws + tried + 1
        return self.table.dice().draw(number, match.legal_ids(), match.odds())

    def _answer(self, seat: int, answer: int, data: dict[str, Any]) -> None:
        match = self.table.match
        assert match is not None
        self._ran_ahead = True
        match.play(answer)
        self.entries.append(Entry(self.next, "answer", self.at, seat, answer, match.last.notation, data, played=match.last))

    # --- the end -----------------------------------------------------------

    def foresee(self) -> tuple[str, bool]:
        """What the lobby's row should say afterwards. After an answer the match tells; after anything else the table is
        marked for a look, so that a crash between storing and looking costs nothing."""
        table, match = self.table, self.table.match
        if self.entries[-1].kind in ("answer", "start") and match:
            actor = match.actor
            waits = actor is not None and (table.is_housed(actor) or table.clock is not None)
            return "over" if actor is None else "running", waits
        return table.status, table.status in ("running", "over")

    def commit(self) -> None:
        """It is stored: the log catches up with the match."""
        for entry in self.entries:
            self.table.apply(entry, tried=entry.played is not None)

    def give_up(self) -> None:
        """It is not stored: the match goes back to the log, even when the rules broke off in the middle of an answer."""
        table = self.table
        if not self._ran_ahead or table.frozen:
            return
        if table.status == "open":
            table.match = None
        elif table.match:
            table.match = table.match.at(min(len(table.line), table.match.number))
