"""What each command does to a table: the checks, and the entries to append. Nothing is stored here."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from ..core.errors import IllegalAnswer
from . import messages, undo
from .bots import check_bot
from .entries import hashed
from .names import distinct
from .refusals import Refusal
from .table import Table, Visitor
from .trial import Trial

MOST_ANSWERS = 60_000  # at one table, those taken back included; the longest random match has some 5,000
MOST_OTHERS = 2_000  # entries at one table that are no answers


def plan(trial: Trial, who: Visitor, command: Any, absent: Collection[int]) -> None:
    """Add the entries a command appends, or refuse. Absent are the seats of people who have been away for a while."""
    table = trial.table
    needs_life(table)
    if not who.seats and not who.host:
        raise Refusal("no-secret", "this needs the secret of a seat")
    key = key_of(who.holder, command.key)
    if key and key in table.keys:
        raise Refusal("repeated", f"this was already accepted as entry {table.keys[key]}", table.keys[key])
    if isinstance(command, messages.Seating):
        seating(trial, who, command, absent)
    else:
        PLANS[type(command)](trial, who, command)
    needs_space(trial)
    trial.entries[0].key = key


def key_of(holder: str | None, key: str | None) -> str | None:
    """Keys of different people do not meet."""
    return f"{(holder or '')[:16]}:{key}" if key else None


# --- checks ----------------------------------------------------------------


def needs_life(table: Table) -> None:
    if table.closed:
        raise Refusal("closed", "whoever looks after this server closed the table", table.number)
    if table.frozen:
        raise Refusal("frozen", table.frozen["message"], table.number)


def needs_space(trial: Trial) -> None:
    """A log is long, but it ends."""
    table = trial.table
    answers = sum(entry.kind == "answer" for entry in trial.entries)
    if answers and table.answers + answers > MOST_ANSWERS:
        raise Refusal("full", f"a table takes {MOST_ANSWERS} answers", table.number)
    others = len(trial.entries) - answers
    if others and table.number - table.answers + others > MOST_OTHERS:
        raise Refusal("full", f"besides answers a table takes {MOST_OTHERS} entries", table.number)


def own_seat(who: Visitor, wanted: int | None, otherwise: int | None = None) -> int:
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


def needs_deputy(table: Table, who: Visitor, absent: Collection[int]) -> None:
    """The host; while the host is away, anybody who sits at the table."""
    if not (who.seats and table.hosting <= set(absent)):
        needs_host(who)


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


def answer(trial: Trial, who: Visitor, command: messages.Answer) -> None:
    table = trial.table
    needs_running(table)
    actor = table.actor
    seat = own_seat(who, command.seat, actor)
    check_number(table, command.number)
    if seat != actor:
        raise Refusal("not-your-turn", f"seat {actor} is asked, not seat {seat}", table.number)
    if table.seats[seat].flagged:
        raise Refusal("not-your-turn", "your time is up; the house plays on for you", table.number)
    play(trial, seat, command.answer, "person")


def play(trial: Trial, seat: int, wanted: str | int, by: str) -> None:
    """An answer of the seat that is asked, and the dice after it."""
    table = trial.table
    assert table.match is not None
    try:
        answer = table.match.find(wanted)
    except IllegalAnswer as error:
        raise Refusal("illegal", str(error), table.number) from None
    trial.play(seat, answer, by)


def take_back(trial: Trial, seat: int, move: int | None) -> None:
    table = trial.table
    allowed = undo.permission(table, seat, move)
    if allowed == undo.NO or move is None:
        raise Refusal("no-undo", "there is nothing you may take back now", table.number)
    if allowed == undo.ASK and table.asked:
        raise Refusal("no-undo", "somebody already asks to take something back", table.number)
    trial.entry("ask-undo" if allowed == undo.ASK else "undo", seat=seat, data={"move": move})


def undo_one(trial: Trial, who: Visitor, command: messages.Undo) -> None:
    table = trial.table
    seat = own_seat(who, command.seat, undo.latest_of(table, who.seats))
    check_number(table, command.number)
    take_back(trial, seat, undo.last_answer_of(table, seat))


def restart(trial: Trial, who: Visitor, command: messages.Restart) -> None:
    table = trial.table
    seat = own_seat(who, command.seat, undo.latest_of(table, who.seats))
    check_number(table, command.number)
    take_back(trial, seat, undo.restart_move(table, seat))


def redo(trial: Trial, who: Visitor, command: messages.Redo) -> None:
    table = trial.table
    mine = next((s for s in who.seats if undo.can_redo(table, s)), None)
    seat = own_seat(who, command.seat, mine)
    check_number(table, command.number)
    if not undo.can_redo(table, seat):
        raise Refusal("no-undo", "there is nothing to bring back", table.number)
    trial.entry("redo", seat=seat)


def agree(trial: Trial, who: Visitor, command: messages.Agree) -> None:
    table = trial.table
    seat = _consulted(table, who, command.seat)
    asked = table.asked
    assert asked is not None
    trial.entry("agree", seat=seat)
    if not set(undo.others(table, asked.seat)) - asked.agreed - {seat}:
        trial.entry("undo", seat=asked.seat, data={"move": asked.move})


def refuse(trial: Trial, who: Visitor, command: messages.Refuse) -> None:
    trial.entry("refuse", seat=_consulted(trial.table, who, command.seat))


def coach(trial: Trial, who: Visitor, command: messages.Coach) -> None:
    """Agree to a coach for everybody, with all seats one holds, or take that back."""
    table = trial.table
    needs_running(table)
    seats = who.seats if command.seat is None else (own_seat(who, command.seat),)
    changed = [seat for seat in seats if table.seats[seat].coached != command.agreed]
    if not changed:
        raise Refusal("repeated", "that is what you said before", table.number)
    for seat in changed:
        trial.entry("coach", seat=seat, data={"agreed": command.agreed})


def _consulted(table: Table, who: Visitor, wanted: int | None) -> int:
    if table.asked is None:
        raise Refusal("no-undo", "nobody asks to take anything back", table.number)
    waiting = [s for s in undo.others(table, table.asked.seat) if s not in table.asked.agreed]
    seat = own_seat(who, wanted, next((s for s in who.seats if s in waiting), None))
    if seat not in waiting:
        raise Refusal("not-yours", "it is not for you to agree", table.number)
    return seat


# --- seats -----------------------------------------------------------------


def start(trial: Trial, who: Visitor, command: messages.Start) -> None:
    needs_host(who)
    needs_open(trial.table)
    for seat in trial.table.seats:
        if seat.kind == "open":
            if command.fill is None:
                raise Refusal("seat-taken", f"seat {seat.seat} is still open")
            _seat_bot(trial, seat.seat, command.fill)
    trial.begin()


def seating(trial: Trial, who: Visitor, command: messages.Seating, absent: Collection[int]) -> None:
    """The host seats a bot or opens a chair: of a bot, or of somebody who is away. Once the match runs only a bot may
    take over, for whoever sits down sees the hand. When the host is away too, the others let bots go on."""
    table = trial.table
    if command.kind == "bot" and table.status == "running":
        needs_deputy(table, who, absent)
    else:
        needs_host(who)
    if table.status == "over":
        raise Refusal("not-running", "the match is over", table.number)
    if command.seat >= len(table.seats):
        raise Refusal("seat-taken", f"there is no seat {command.seat}")
    seat = table.seats[command.seat]
    if seat.kind == "person" and command.seat not in absent:
        raise Refusal("seat-taken", f"seat {command.seat} is not free: whoever sits there is here, or was a moment ago")
    if command.kind == "bot":
        _seat_bot(trial, command.seat, command.bot or "random")
        return
    if seat.kind == "open":
        raise Refusal("seat-taken", f"seat {command.seat} is open already")
    if table.status == "running" and table.charter.undo != "training":
        raise Refusal("running", "while the match runs only a bot can take this seat: whoever sits down sees its hand")
    trial.entry("leave", seat=command.seat, data={"by": "host"})


def _seat_bot(trial: Trial, seat: int, bot: str) -> None:
    check_bot(bot, trial.table.charter.game)
    trial.entry("sit", seat=seat, data={"who": "bot", "bot": bot, "name": ""})


def sit(trial: Trial, seat: int, holder: str, name: str, colour: str | None) -> None:
    data = {"who": "person", "holder": holder, "name": _own_name(trial.table, seat, name), "colour": colour}
    trial.entry("sit", seat=seat, data=data)


def _own_name(table: Table, seat: int, name: str) -> str:
    return distinct(name, (other.name for other in table.seats if other.seat != seat))


def join(trial: Trial, request: messages.Join, holder: str) -> None:
    """Take the wanted seat, or the first open one."""
    table = trial.table
    needs_life(table)
    if table.status == "over":
        raise Refusal("not-running", "this match is over", table.number)
    free = [s.seat for s in table.seats if s.kind == "open"]
    seat = request.seat if request.seat is not None else next(iter(free), None)
    if seat not in free or seat is None:
        raise Refusal("seat-taken", "that seat is not open" if request.seat is not None else "no seat is open")
    _check_colour(table, seat, request.colour)
    sit(trial, seat, holder, request.name, request.colour)
    if request.entropy and table.status == "open":
        trial.entry("entropy", seat=seat, data={"text": request.entropy})
    needs_space(trial)
    trial.entries[0].key = key_of(holder, request.key)


def joined(table: Table, request: messages.Join, holder: str) -> int | None:
    """The seat this request was given before, when its answer was lost on the way."""
    key = key_of(holder, request.key)
    if key and key in table.keys:
        return table.entries[table.keys[key] - 1].seat
    held = table.visitor(holder).seats
    return held[0] if request.secret and held else None


def _check_colour(table: Table, seat: int, colour: str | None) -> None:
    if colour and any(s.colour == colour and s.seat != seat and s.kind != "open" for s in table.seats):
        raise Refusal("seat-taken", f"{colour} is taken")


def rename(trial: Trial, who: Visitor, command: messages.Rename) -> None:
    table = trial.table
    seat = own_seat(who, command.seat)
    _check_colour(table, seat, command.colour)
    name = None if command.name is None else _own_name(table, seat, command.name)
    data = {k: v for k, v in (("name", name), ("colour", command.colour)) if v is not None}
    trial.entry("rename", seat=seat, data=data)


def entropy(trial: Trial, who: Visitor, command: messages.Entropy) -> None:
    needs_open(trial.table)
    trial.entry("entropy", seat=own_seat(who, command.seat), data={"text": command.text})


def leave(trial: Trial, who: Visitor, command: messages.Leave) -> None:
    trial.entry("leave", seat=own_seat(who, command.seat))


def secret(trial: Trial, who: Visitor, command: messages.Secret) -> None:
    """Another secret for everything this one holds, or none."""
    data = {"old": who.holder} | ({"new": hashed(command.secret)} if command.secret else {})
    if data.get("new") and trial.table.visitor(data["new"]) != Visitor((), False, data["new"]):
        raise Refusal("repeated", "this secret opens something here already", trial.table.number)
    trial.entry("secret", data=data)


def rematch(trial: Trial, who: Visitor, command: messages.Rematch) -> None:
    table = trial.table
    own_seat(who, command.seat)
    if table.status != "over":
        raise Refusal("not-over", "the match is not over yet", table.number)
    if table.rematch:
        raise Refusal("repeated", f"the rematch is at table {table.rematch}", table.number)
    trial.entry("rematch")


PLANS: dict[type[Any], Callable[..., None]] = {
    messages.Answer: answer, messages.Undo: undo_one, messages.Redo: redo, messages.Restart: restart, messages.Agree: agree,
    messages.Refuse: refuse, messages.Start: start, messages.Rename: rename, messages.Entropy: entropy, messages.Leave: leave,
    messages.Secret: secret, messages.Rematch: rematch, messages.Coach: coach,
}  # fmt: skip
