"""The tables of one device, played where there is no server: in a browser, by whoever sits in front of it.

A house does for its tables what a server does, in the same messages, but stores and sends nothing itself: whoever keeps it takes
each `Change`, stores it, and tells the news of it once it is stored. Whoever has the device holds all seats of people.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from ..analysis.judging import SearchValuation
from ..bots import ask
from ..bots.errands import Errand, Errands
from ..bots.thinking import GUIDED_MODULE, LEVELS
from ..core.errors import CharsuError
from ..core.game import Ruleset
from ..core.match import Match
from ..core.registry import game
from ..core.table import Table as Seated
from ..core.table import is_judge, kind_among, kind_name
from . import actions, messages, opening
from .advice import KINDS, advise, answer_asked_about
from .bots import HOUSE, check_bot, simple_bot
from .entries import Charter, Entry, fresh_id, hashed, now
from .history import frames, needs_over, started, viewer_of
from .judge import Judge
from .match_files import match_file
from .reading import read, read_command
from .refusals import Refusal
from .table import CALM, Table, Visitor
from .trial import Trial
from .verify import luck, verify, with_shares
from .views import Room, Screen, event, first_event, may_be_coached, message, sees_everything, summary, ticking, why_shown
from .wire import encode

HERE = "here-"  # how the names of such tables begin
FRAMES, EVENTS = 100, 500  # of one answer
Told = list[tuple[int, str]]  # lines, and what each is told


@dataclass(frozen=True)
class Change:
    """What is to be stored: the rows after this number; for a new table its charter too."""

    table: Table
    after: int
    charter: dict[str, Any] | None = None

    def to_json(self) -> dict[str, Any]:
        rows = [entry.to_json() for entry in self.table.entries[self.after :]]
        news = {"id": self.table.charter.id, "after": self.after, "rows": rows, "summary": shown(self.table)}
        return {**news, "charter": self.charter} if self.charter else news


@dataclass
class Kept:
    """A table in memory: who looks at it, and what else they are told once a change is stored."""

    table: Table
    room: Room
    lines: dict[int, Screen] = field(default_factory=dict)
    due: Told = field(default_factory=list)
    errand: tuple[int, int, Errand] | None = None  # the seat, the position, and what is searched for


def shown(table: Table) -> dict[str, Any]:
    """The table in a list, with the seats of this device."""
    return {**summary(table, set(table.people())), "you": owner(table).to_json()}


def owner(table: Table) -> Visitor:
    """Whoever has the device."""
    return table.visitor(table.host)


class House:
    """All tables of the device that are in use. `means` tells what there is to search with, as `charsu.bots.devices` does."""

    def __init__(self, means: Mapping[str, Any] | None = None, seed: int | None = None) -> None:
        self.modules: Mapping[str, Mapping[str, Any]] = (means or {}).get("modules", {})
        self.networks: Sequence[Mapping[str, Any]] = (means or {}).get("networks", ())
        self.kept: dict[str, Kept] = {}
        self.errands = Errands(seed)
        self.judge = Judge()

    # --- opening -----------------------------------------------------------

    def open(self, wish: Any) -> Change:
        """A new table, by the request that would be sent to a server."""
        request = read(messages.NewTable, wish)
        source, forked = None, None
        if request.origin and request.origin.table is not None:
            old = self._table(request.origin.table)
            if old.match is None or not sees_everything(old, owner(old)):
                raise Refusal("not-over", "only a match that is over, or a training table, can be forked")
            source, forked = opening.upto(old.match, request.origin.upto), request.origin.table
        elif request.origin:
            source = opening.read_source(request.origin)
        for seat in request.seats:
            if seat.bot:
                check_bot(seat.bot, (source.game.key if source else request.game) or "")
        holder = hashed(fresh_id())
        table = opening.open_table(request, holder, source, forked, name=fresh_id(HERE))
        return self._take(table)

    def _take(self, table: Table) -> Change:
        self.kept[table.charter.id] = Kept(table, Room(present=set(range(table.charter.players))))
        return Change(table, 0, table.charter.to_json())

    def take_in(self, charter: Mapping[str, Any], rows: Iterable[Mapping[str, Any]]) -> Table:
        """A table from the store."""
        try:
            game(charter["game"])
            table = Table.load(Charter.from_json(charter), [Entry.from_json(row) for row in rows])
        except (CharsuError, KeyError, TypeError, ValueError, AttributeError) as error:
            raise Refusal("fault", f"this table cannot be read: {error}") from error
        self._take(table)
        return table

    def forget(self, name: str) -> None:
        """Nobody looks at it any more, or it could not be stored and is read again."""
        self.kept.pop(name, None)

    def _kept(self, name: str) -> Kept:
        if name not in self.kept:
            raise Refusal("no-table", f"there is no table {name!r}")
        return self.kept[name]

    def _table(self, name: str) -> Table:
        return self._kept(name).table

    # --- lines -------------------------------------------------------------

    def say(self, name: str, line: int, text: Any) -> tuple[Told, list[Change]]:
        """A message over a line: what is told at once, and what is to be stored first."""
        kept, key = self._kept(name), text.get("key") if isinstance(text, dict) else None
        try:
            command = read_command(text)
            if isinstance(command, messages.Hello):
                return self._hello(kept, line, command), []
            if isinstance(command, messages.Ping):
                return [(line, _text({"type": "pong", "key": command.key, "at": now()}))], []
            if line not in kept.lines:
                raise Refusal("malformed", "say hello first")
            if isinstance(command, messages.Lift):
                return self._lift(kept, line, command), []
            if isinstance(command, messages.Why):
                reason = why_shown(kept.table, kept.lines[line].showing(kept.table), command.span, command.index)
                return [(line, _text({"type": "why", "key": command.key, "reason": reason}))], []
            if isinstance(command, messages.Sign):
                raise Refusal("not-allowed", "everybody at this table sits in front of this screen")
            return [], self._command(kept, line, command)
        except Refusal as refusal:
            return [(line, _text(refusal.to_json(key if isinstance(key, str) else None)))], []

    def hang_up(self, name: str, line: int) -> None:
        if name in self.kept:
            self.kept[name].lines.pop(line, None)

    def _hello(self, kept: Kept, line: int, hello: messages.Hello) -> Told:
        since = first_event(kept.table, hello.since)
        full = hello.detail != "events"  # here a whole view costs less than finding out what changed of it
        screen = kept.lines[line] = Screen(owner(kept.table), kept.table.host, full, hello.worth, since)
        return [(line, message(kept.table, screen, kept.room, {}).decode())]

    def _lift(self, kept: Kept, line: int, command: messages.Lift) -> Told:
        screen = kept.lines[line]
        if command.seat not in screen.who.seats or command.seat != kept.table.actor:
            raise Refusal("not-yours", "that hand cannot be shown to you now", kept.table.number)
        screen.lifted = command.seat
        return [(line, message(kept.table, screen, kept.room, {}).decode())]

    def _command(self, kept: Kept, line: int, command: Any) -> list[Change]:
        table = kept.table
        with self._trial(kept) as trial:
            actions.plan(trial, owner(table), command, ())
        accepted = {"type": "ok", "key": command.key, "number": trial.entries[0].number}
        changes: list[Change] = []
        if isinstance(command, messages.Rematch):
            again = self._take(opening.rematch(table, fresh_id(HERE)))
            trial.entries[0].data["table"] = accepted["table"] = again.table.charter.id
            changes.append(again)
        changes.append(self._commit(kept, trial))
        kept.due.append((line, _text(accepted)))
        return changes

    @contextmanager
    def _trial(self, kept: Kept) -> Iterator[Trial]:
        """What is tried and fails leaves no trace."""
        trial = Trial(kept.table, now())
        try:
            yield trial
        except Exception as error:
            trial.give_up()
            if isinstance(error, Refusal):
                raise
            raise Refusal("fault", f"the program failed at this; nothing has changed ({error!r})", kept.table.number) from error

    def _commit(self, kept: Kept, trial: Trial) -> Change:
        table, status = kept.table, kept.table.status
        after = table.number
        trial.commit()
        if status != table.status or any(entry.kind not in CALM for entry in trial.entries):
            kept.room.parts += 1
            for screen in kept.lines.values():
                screen.who = owner(table)
        return Change(table, after)

    def news(self, name: str) -> Told:
        """What is told once the changes of a table are stored. If they cannot be, nobody is told, and the table is forgotten and
        taken in again."""
        kept = self._kept(name)
        cache: dict[Any, str] = {}
        due = [(line, message(kept.table, screen, kept.room, cache).decode()) for line, screen in kept.lines.items()]
        due, kept.due = [*due, *kept.due], []
        return due

    # --- bots and clocks -----------------------------------------------------

    def due(self, name: str) -> dict[str, Any] | None:
        """What the table does by itself next: a bot answers after a while, by Python or by a search; or a clock runs out."""
        kept = self._kept(name)
        table = kept.table
        seat = table.actor
        if seat is not None and table.is_housed(seat) and table.match is not None:
            wait = max(0, table.charter.pace - (now() - table.entries[-1].at))
            return {"what": "bot", "seat": seat, "position": table.position, "wait": wait, "errand": self._errand(kept, seat)}
        if (running := ticking(table)) is not None and table.clock:
            return {"what": "clock", "seat": running, "wait": table.clock.remaining(running) + 10}
        return None

    def _errand(self, kept: Kept, seat: int) -> dict[str, Any] | None:
        """What is to be searched for, where the bot looks ahead and there is more than one answer."""
        table = kept.table
        level, match = LEVELS.get(table.seats[seat].bot or ""), table.match
        assert match is not None
        options = match.options()
        if level is None or len(options) == 1 or not self._has_module(match.table.rules):
            return None
        network = None if level.network is None else self._network(match.table)
        errand = self.errands.begin(table.charter.id, match.view(seat), options, level, network)
        kept.errand = (seat, table.position, errand)
        return errand.task

    def _has_module(self, rules: Ruleset, kind: str = "") -> bool:
        """Is there a module of these very rules?"""
        row = self.modules.get(rules.label + kind, {})
        return all(row.get(key) == value for key, value in rules.layout.items())

    def _judging_network(self, table: Seated) -> dict[str, str] | None:
        """The network whose word counts when a match at such a table is judged."""
        return self._network(table, is_judge)

    def _network(self, table: Seated, fits: Callable[[Mapping[str, Any]], bool] = lambda _: True) -> dict[str, str] | None:
        """The file of the network that knows such a table, and how seats see it; None where none can guide."""
        if not self._has_module(table.rules, GUIDED_MODULE):
            return None
        for net in self.networks:
            number = kind_among(net["tables"], table.game, table.players, table.options) if net["game"] == table.game.key else None
            if number is not None and fits(net["tables"][number]):
                return {"file": net["name"], "table": kind_name(number, table.players), "weights": net["weights"]}
        return None

    def search_on(self, name: str, tried: Collection[Any], done: int, spent: float) -> int:
        """How many iterations more the search shall make; 0 when it is enough."""
        kept = self._kept(name)
        if kept.errand is None or kept.errand[1] != kept.table.position:
            return 0
        return kept.errand[2].more(tried, done, spent)

    def play_bot(self, name: str, seat: int, position: int, searched: bool = False) -> list[Change]:
        """A bot answers; nothing happens when the table has moved on since it began to think."""
        kept = self._kept(name)
        table = kept.table
        if table.position != position or table.actor != seat or not table.is_housed(seat) or table.match is None:
            return []
        with self._trial(kept) as trial:
            actions.play(trial, seat, self._bot_answer(kept, table, seat, searched), _by(table, seat))
            actions.needs_space(trial)
        return [self._commit(kept, trial)]

    def _bot_answer(self, kept: Kept, table: Table, seat: int, searched: bool) -> int:
        errand, kept.errand = kept.errand, None
        if searched and errand and errand[:2] == (seat, table.position):
            return errand[2].answer()
        assert table.match is not None
        return ask(simple_bot(table.seats[seat].bot or HOUSE), table.match.copy())

    def ring(self, name: str, seat: int) -> list[Change]:
        """Time is up, unless an answer came in between."""
        kept = self._kept(name)
        if ticking(kept.table) != seat or not kept.table.clock or kept.table.clock.remaining(seat) > 0:
            return []
        return [self._append(kept, "flag", seat=seat)]

    def resume(self, name: str) -> list[Change]:
        """A clock stands still while nobody is here."""
        kept = self._kept(name)
        return [self._append(kept, "resume")] if kept.table.clock and kept.table.actor is not None else []

    def _append(self, kept: Kept, kind: str, **more: Any) -> Change:
        trial = Trial(kept.table, now())
        trial.entry(kind, **more)
        return self._commit(kept, trial)

    # --- luck and skill ------------------------------------------------------

    def ground(self, name: str) -> dict[str, Any] | None:
        """What the judge wants to be lent before it can judge at a table; None where it has it."""
        table = started(self._table(name)).table
        if not self._has_module(table.rules):
            raise Refusal("bad-match", f"there is no module of the rules {table.rules.label} to judge with")
        return self.judge.ground(table, self._judging_network(table))

    def analyse(self, name: str, stored: Any) -> dict[str, Any]:
        """Have a match that is over judged, or go on with it."""
        needs_over(self._table(name))
        match = started(self._table(name))
        return self.judge.begin(name, match.copy(), self._valuation(match), stored)

    def judge_on(self, name: str) -> dict[str, Any]:
        """Judge one moment more; the table itself need not be in use any more."""
        report = self.judge.reports.get(name)
        return self.judge.state(name) if report is None else self.judge.go_on(name, self._valuation(report.match))

    def coach(self, name: str, what: str, answer: str | None = None) -> dict[str, Any]:
        """A hint, a warning, or what happened: for whoever plays alone, and for several people at a training table."""
        table = self._table(name)
        match, who = started(table).copy(), owner(table)
        if table.status != "running" or not (may_be_coached(table, who) or len(table.people()) == 1):
            sentence = "on a device the coach helps whoever plays alone, and everybody at a training table"
            raise Refusal("not-yours", sentence, table.number)
        if what not in KINDS:
            raise Refusal("malformed", f"a coach is asked for {', '.join(KINDS)}", table.number)
        number = answer_asked_about(match, who, what, answer, table.number)
        assert match.actor is not None
        return {"number": table.number, what: advise(self._valuation(match), match, what, number, match.actor)}

    def _valuation(self, match: Match) -> SearchValuation:
        return self.judge.valuation(match.table, self._judging_network(match.table))

    # --- what a server answers over HTTP ---------------------------------------

    def ask(self, what: str, name: str, **more: Any) -> Any:
        """A question about a table."""
        try:
            return QUESTIONS[what](self._table(name), **more)
        except CharsuError as error:
            raise Refusal("bad-match", str(error)) from error

    def join(self, name: str, wish: Any) -> list[Change]:
        """Whoever has the device takes one more seat."""
        kept = self._kept(name)
        with self._trial(kept) as trial:
            actions.join(trial, read(messages.Join, wish), kept.table.host or "")
        return [self._commit(kept, trial)]


def _by(table: Table, seat: int) -> str:
    return "bot" if table.seats[seat].kind == "bot" else "house"


def _text(value: dict[str, Any]) -> str:
    return encode(value).decode()


def _history(table: Table, first: int = 0, count: int = FRAMES, seat: int | None = None) -> dict[str, Any]:
    match = started(table)
    viewer = viewer_of(table, owner(table), seat)
    return {"total": match.number, "frames": list(frames(match, first, min(count, FRAMES), viewer))}


def _events(table: Table, since: int = 0, count: int = EVENTS) -> list[Any]:
    viewer = Screen(owner(table)).showing(table)
    return [event(table, entry, viewer) for entry in table.entries[since : since + min(count, EVENTS)]]


def _match(table: Table) -> dict[str, Any]:
    who = owner(table)
    file = match_file(table, viewer_of(table, who, None), sees_everything(table, who))
    return with_shares(file) if "log" in file["fair"] and table.frozen is None else file


def _luck(table: Table) -> dict[str, Any]:
    needs_over(table)
    return {"seats": luck(started(table))}


def _verify(table: Table) -> dict[str, Any]:
    needs_over(table)
    return verify(match_file(table, None, True)).to_json()


QUESTIONS: dict[str, Callable[..., Any]] = {
    "summary": shown, "history": _history, "events": _events, "match": _match, "luck": _luck, "verify": _verify,
}  # fmt: skip
