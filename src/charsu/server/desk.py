"""What each command does to a table: the checks, and the entries to append. Nothing is stored here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..core.errors import CharsuError, IllegalAnswer
from . import undo, wire
from .bots import check_bot
from .entries import Entry
from .refusals import Refusal
from .table import Table, Visitor

Plan = list[Entry]


def plan(table: Table, who: Visitor, command: Any, at: int) -> Plan:
    """The entries a command appends, or a Refusal."""
    if table.frozen:
        raise Refusal("frozen", table.frozen["message"], table.number)
    if not who.seats and not who.host:
        raise Refusal("no-secret", "this needs the secret of a seat")
    key = _key(who, command.key)
    if key and key in table.keys:
        raise Refusal("repeated", f"this was already accepted as entry {table.keys[key]}", table.keys[key])
    entries = PLANS[type(command)](table, who, command, at)
    if entries and key:
        entries[0].key = key
    return entries


def _key(who: Visitor, key: str | None) -> str | None:
    """Keys of different people do not meet."""
    return f"{(who.holder or '')[:16]}:{key}" if key else None


# --- checks ----------------------------------------------------------------


def own_seat(table: Table, who: Visitor, wanted: int | None, otherwise: int | None = None) -> int:
    """The seat a command is for: the one it names, else the fitting one, else the only one."""
    if wanted is not None:
        if wanted not in who.seats:
            raise Refusal("not-yours", f"seat {wanted} is not yours")
        return wanted
    if otherwise in who.seats and otherwise is not None:
        return otherwise
    if not who.seats:
        raise Refusal("not-yours", "you hold no seat here")
    return who.seats[0]


def needs_host(who: Visitor) -> None:
    if not who.host:
        raise Refusal("not-yours", "only whoever opened the table may do that")


def needs_running(table: Table) -> None:
    if table.status != "running":
        state = "has not begun" if table.status == "open" else "is over"
        raise Refusal("not-running", f"the match {state}", table.number)


def needs_open(table: Table) -> None:
    if table.status != "open":
        raise Refusal("running", "the match has already begun", table.number)


def check_number(table: Table, number: int) -> None:
    """Whoever saw the last change of the position may answer; what came since (a new name) does not matter."""
    if not table.position <= number <= table.number:
        raise Refusal("stale", f"the table has moved on: you answered for {number}, it is at {table.number}", table.number)


# --- playing ---------------------------------------------------------------


def answer(table: Table, who: Visitor, command: wire.Answer, at: int) -> Plan:
    needs_running(table)
    actor = table.actor
    seat = own_seat(table, who, command.seat, actor)
    check_number(table, command.number)
    if seat != actor:
        raise Refusal("not-your-turn", f"seat {actor} is asked, not seat {seat}", table.number)
    if table.seats[seat].flagged:
        raise Refusal("not-your-turn", "your time is up; the house plays on for you", table.number)
    return play(table, seat, command.answer, at, "person")


def play(table: Table, seat: int, wanted: str | int, at: int, by: str) -> Plan:
    """An answer of the seat that is asked, and the dice after it."""
    assert table.match is not None
    try:
        found = table.match.find(wanted)
    except IllegalAnswer as error:
        raise Refusal("illegal", str(error), table.number) from None
    entries: Plan = []
    table.play(entries, seat, found, at, None, by)
    return entries


def take_back(table: Table, seat: int, move: int | None, at: int) -> Plan:
    allowed = undo.permission(table, seat, move)
    if allowed == undo.NO or move is None:
        raise Refusal("no-undo", "there is nothing you may take back now", table.number)
    if allowed == undo.ASK:
        if table.asked:
            raise Refusal("no-undo", "somebody already asks to take something back", table.number)
        return [table.entry([], "ask-undo", at, seat=seat, data={"move": move})]
    return [table.entry([], "undo", at, seat=seat, data={"move": move})]


def undo_one(table: Table, who: Visitor, command: wire.Undo, at: int) -> Plan:
    seat = own_seat(table, who, command.seat, undo.latest_of(table, who.seats))
    check_number(table, command.number)
    return take_back(table, seat, undo.last_answer_of(table, seat), at)


def restart(table: Table, who: Visitor, command: wire.Restart, at: int) -> Plan:
    seat = own_seat(table, who, command.seat, undo.latest_of(table, who.seats))
    check_number(table, command.number)
    return take_back(table, seat, undo.restart_move(table, seat), at)


def redo(table: Table, who: Visitor, command: wire.Redo, at: int) -> Plan:
    mine = next((s for s in who.seats if undo.can_redo(table, s)), None)
    seat = own_seat(table, who, command.seat, mine)
    check_number(table, command.number)
    if not undo.can_redo(table, seat):
        raise Refusal("no-undo", "there is nothing to bring back", table.number)
    return [table.entry([], "redo", at, seat=seat)]


def agree(table: Table, who: Visitor, command: wire.Agree, at: int) -> Plan:
    seat = _consulted(table, who, command.seat)
    asked = table.asked
    assert asked is not None
    entries = [table.entry([], "agree", at, seat=seat)]
    if not set(undo.others(table, asked.seat)) - asked.agreed - {seat}:
        entries.append(table.entry(entries, "undo", at, seat=asked.seat, data={"move": asked.move}))
    return entries


def refuse(table: Table, who: Visitor, command: wire.Refuse, at: int) -> Plan:
    return [table.entry([], "refuse", at, seat=_consulted(table, who, command.seat))]


def _consulted(table: Table, who: Visitor, wanted: int | None) -> int:
    if table.asked is None:
        raise Refusal("no-undo", "nobody asks to take anything back", table.number)
    waiting = [s for s in undo.others(table, table.asked.seat) if s not in table.asked.agreed]
    seat = own_seat(table, who, wanted, next((s for s in who.seats if s in waiting), None))
    if seat not in waiting:
        raise Refusal("not-yours", "it is not for you to agree", table.number)
    return seat


# --- around the match ------------------------------------------------------


def start(table: Table, who: Visitor, command: wire.Start, at: int) -> Plan:
    needs_host(who)
    needs_open(table)
    entries: Plan = []
    for seat in table.seats:
        if seat.kind == "open":
            if command.fill is None:
                raise Refusal("seat-taken", f"seat {seat.seat} is still open")
            entries.append(_seat_bot(table, entries, seat.seat, command.fill, at))
    begin(table, entries, at)
    return entries


def begin(table: Table, entries: Plan, at: int) -> None:
    """The start, and the dice the set-up asks for."""
    entries.append(table.entry(entries, "start", at))
    table.begin()
    if table.match is None:
        raise Refusal("bad-option", "this table cannot be set up any more")
    table.roll(entries, at)


def seating(table: Table, who: Visitor, command: wire.Seating, at: int) -> Plan:
    needs_host(who)
    if command.seat >= len(table.seats) or command.seat in who.seats:
        raise Refusal("seat-taken", f"seat {command.seat} is not free")
    if command.kind == "bot":
        return [_seat_bot(table, [], command.seat, command.bot or "random", at)]
    if table.seats[command.seat].kind == "open":
        raise Refusal("seat-taken", f"seat {command.seat} is open already")
    return [table.entry([], "leave", at, seat=command.seat)]


def _seat_bot(table: Table, after: Plan, seat: int, bot: str, at: int) -> Entry:
    check_bot(bot, table.charter.game)
    return table.entry(after, "sit", at, seat=seat, data={"who": "bot", "bot": bot, "name": ""})


def sit(table: Table, after: Plan, seat: int, holder: str, name: str, colour: str | None, at: int) -> Entry:
    data = {"who": "person", "holder": holder, "name": name, "colour": colour}
    return table.entry(after, "sit", at, seat=seat, data=data)


def join(table: Table, request: wire.Join, holder: str, at: int) -> Plan:
    """Take the wanted seat, or the first open one."""
    if table.frozen or table.status == "over":
        raise Refusal("not-running", "this match is over", table.number)
    free = [s.seat for s in table.seats if s.kind == "open"]
    seat = request.seat if request.seat is not None else next(iter(free), None)
    if seat not in free or seat is None:
        raise Refusal("seat-taken", "that seat is not open" if request.seat is not None else "no seat is open")
    _check_colour(table, seat, request.colour)
    entries = [sit(table, [], seat, holder, request.name, request.colour, at)]
    if request.entropy and table.status == "open":
        entries.append(table.entry(entries, "entropy", at, seat=seat, data={"text": request.entropy}))
    return entries


def _check_colour(table: Table, seat: int, colour: str | None) -> None:
    if colour and any(s.colour == colour and s.seat != seat and s.kind != "open" for s in table.seats):
        raise Refusal("seat-taken", f"{colour} is taken")


def rename(table: Table, who: Visitor, command: wire.Rename, at: int) -> Plan:
    seat = own_seat(table, who, command.seat)
    _check_colour(table, seat, command.colour)
    data = {k: v for k, v in (("name", command.name), ("colour", command.colour)) if v is not None}
    return [table.entry([], "rename", at, seat=seat, data=data)]


def entropy(table: Table, who: Visitor, command: wire.Entropy, at: int) -> Plan:
    needs_open(table)
    seat = own_seat(table, who, command.seat)
    return [table.entry([], "entropy", at, seat=seat, data={"text": command.text})]


def leave(table: Table, who: Visitor, command: wire.Leave, at: int) -> Plan:
    return [table.entry([], "leave", at, seat=own_seat(table, who, command.seat))]


def rematch(table: Table, who: Visitor, command: wire.Rematch, at: int) -> Plan:
    own_seat(table, who, command.seat)
    if table.status != "over":
        raise Refusal("not-over", "the match is not over yet", table.number)
    if table.rematch:
        raise Refusal("repeated", f"the rematch is at table {table.rematch}", table.number)
    return [table.entry([], "rematch", at, data={})]


PLANS: dict[type[Any], Callable[..., Plan]] = {
    wire.Answer: answer, wire.Undo: undo_one, wire.Redo: redo, wire.Restart: restart, wire.Agree: agree, wire.Refuse: refuse,
    wire.Start: start, wire.Seating: seating, wire.Rename: rename, wire.Entropy: entropy, wire.Leave: leave, wire.Rematch: rematch,
}  # fmt: skip


def illegal_setup(error: CharsuError) -> Refusal:
    return Refusal("bad-option", str(error))
