"""New tables: from a request, from a match file or another table, or for a rematch."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from ..core.errors import CharsuError
from ..core.game import Game
from ..core.match import Match
from ..core.registry import game
from . import actions, dice, messages
from .bots import check_bot
from .entries import COLOURS, Charter, fresh_id, now
from .names import distinct
from .refusals import Refusal
from .table import Table
from .trial import Trial
from .wire import encode

LARGEST = 16 * 1024  # bytes of a table's options


def open_table(
    request: messages.NewTable, holder: str, source: Match | None, forked: str | None, most: int = LARGEST, name: str | None = None
) -> Table:
    """A table with its first entries; nothing is stored yet."""
    key = source.game.key if source else request.game
    if key is None:
        raise Refusal("bad-option", "say which game")
    try:
        played = game(key)
        asked = played.table(len(request.seats), source.table_options if source else request.options, files=False)
        check_size(asked.options, most)
        asked.start()  # what cannot be set up is refused now, not at the start
    except CharsuError as error:
        raise Refusal("bad-option", str(error)) from None
    except (TypeError, ValueError, LookupError, AttributeError):
        raise Refusal("bad-option", f"{key} cannot make sense of these options") from None
    if source and source.number > actions.MOST_ANSWERS:
        raise Refusal("full", f"a table takes {actions.MOST_ANSWERS} answers")
    if source and source.players != len(request.seats):
        raise Refusal("bad-option", f"this match has {source.players} seats, not {len(request.seats)}")
    table = Table(_charter(request, played, asked.options, source, forked, name or fresh_id()))
    _seat_all(table, request, holder)
    if source:
        _take_over(table, source)
    elif request.start:
        _start(table)
    return table


def check_size(options: dict[str, Any], most: int) -> None:
    """Whoever looks at a table gets its options, so they are small."""
    if len(encode(options)) > most:
        raise Refusal("oversized", f"the options of a table may have {most} bytes")


def _charter(
    request: messages.NewTable, of: Game, options: dict[str, Any], source: Match | None, forked: str | None, name: str
) -> Charter:
    secret = dice.fresh_secret()
    return Charter(
        id=name, game=of.key, rules=of.version, players=len(request.seats), options=options, secret=secret,
        commitment=dice.commitment(name, secret), visibility=request.visibility, undo=request.undo,
        clock=asdict(request.clock) if request.clock else None, pace=request.pace, created=now(),
        imported=source.number if source else 0, forked=forked, colours=deal_colours(request.seats), scheme=dice.SCHEME,
    )  # fmt: skip


def deal_colours(seats: list[messages.SeatPlan]) -> tuple[str, ...]:
    """Those asked for, and of the rest in order."""
    wanted = [seat.colour for seat in seats]
    if len({c for c in wanted if c}) < sum(c is not None for c in wanted):
        raise Refusal("bad-option", "two seats cannot have the same colour")
    rest = [c for c in COLOURS if c not in wanted] + ["grey"] * len(seats)
    return tuple(c or rest.pop(0) for c in wanted)


def _seat_all(table: Table, request: messages.NewTable, holder: str) -> None:
    trial = Trial(table, table.charter.created)
    trial.entry("open", data={"host": holder})
    names: list[str] = []
    for number, seat in enumerate(request.seats):
        name = distinct(seat.name, names)
        names.append(name)
        if seat.kind in ("me", "hot"):
            actions.sit(trial, number, holder, name, None)
        elif seat.kind == "bot":
            bot = seat.bot or "random"
            check_bot(bot, table.charter.game)
            trial.entry("sit", seat=number, data={"who": "bot", "bot": bot, "name": name})
    mine = next((n for n, seat in enumerate(request.seats) if seat.kind == "me"), None)
    if request.entropy and mine is not None:
        trial.entry("entropy", seat=mine, data={"text": request.entropy})
    trial.commit()


def _start(table: Table) -> None:
    if any(seat.kind == "open" for seat in table.seats):
        raise Refusal("bad-option", "a table with open seats cannot start at once")
    trial = Trial(table, now())
    trial.begin()
    trial.commit()


def _take_over(table: Table, source: Match) -> None:
    """The answers of another match, then our own dice."""
    trial = Trial(table, now())
    trial.entry("start")
    for played in source.history:
        more = {"seat": played.actor, "answer": played.id, "notation": played.notation, "data": {"by": "import"}}
        trial.entry("answer", **more)
    trial.commit()
    trial = Trial(table, trial.at)
    trial.roll()
    trial.commit()


def read_source(source: messages.Source) -> Match:
    """The match of an uploaded file, up to the wanted move."""
    try:
        return upto(Match.from_json(encode(source.match)), source.upto)
    except CharsuError as error:
        raise Refusal("bad-match", str(error)) from None


def upto(match: Match, move: int | None) -> Match:
    if move is None:
        return match
    try:
        return match.at(move)
    except CharsuError as error:
        raise Refusal("bad-match", str(error)) from None


def rematch(old: Table, name: str | None = None) -> Table:
    """The same people, seats, secrets and options; new dice. It begins at once where one person plays with bots."""
    fields = old.charter
    name, secret = name or fresh_id(), dice.fresh_secret()
    charter = Charter(
        id=name, game=fields.game, rules=game(fields.game).version, players=fields.players, options=fields.options, secret=secret,
        commitment=dice.commitment(name, secret), visibility=fields.visibility, undo=fields.undo, clock=fields.clock,
        pace=fields.pace, created=now(), colours=tuple(seat.colour for seat in old.seats), scheme=dice.SCHEME,
    )  # fmt: skip
    table = Table(charter)
    trial = Trial(table, charter.created)
    trial.entry("open", data={"host": old.host})
    for seat in old.seats:
        if seat.kind != "open":
            trial.entry("sit", seat=seat.seat, data={"who": seat.kind, "holder": seat.holder, "bot": seat.bot, "name": seat.name})
    trial.commit()
    if _needs_no_waiting(table):
        _start(table)
    return table


def _needs_no_waiting(table: Table) -> bool:
    """Is one person at all chairs that no bot sits on? Then nobody has to be waited for."""
    people = {seat.holder for seat in table.seats if seat.kind == "person"}
    return len(people) == 1 and all(seat.kind != "open" for seat in table.seats)
