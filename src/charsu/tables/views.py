"""What a client is shown. Everything that leaves the server about a match goes through here, as one seat or a guest may see it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any
from weakref import WeakKeyDictionary

from ..core.flow import CHANCE, asked
from ..core.game import Game
from ..core.match import HIDDEN, Match
from ..core.names import slug
from ..core.svg import drawing
from ..core.view import Played
from ..core.worth import worths
from . import undo
from .changes import Alike, Had, Own
from .entries import Entry
from .table import FRESH, Table, Visitor
from .wire import encode, raw

SHORT = 100  # letters of an option in the lobby
KNOWN = 20_000  # answers and notes that are kept in words, and as JSON
RECENT = 200  # events for somebody who has none
MOST = 1000  # events of one message; older ones are fetched in pages
SHOWN = {  # of the data of an entry, what everybody may know
    "open": (), "sit": ("name", "colour", "who", "bot"), "rename": ("name", "colour"), "leave": ("by",), "entropy": (), "start": (),
    "undo": (), "redo": (), "ask-undo": ("move",), "agree": (), "refuse": (), "flag": (), "resume": (),
    "rematch": ("table",), "secret": (), "close": (), "coach": ("agreed",),
}  # fmt: skip


# --- events ----------------------------------------------------------------


def first_event(table: Table, since: int | None) -> int:
    """After which event a client is told: all that it does not have, but of a long log the latest only."""
    wanted = table.number - RECENT if since is None else max(since, table.number - MOST)
    return max(0, min(wanted, table.number))


def event(table: Table, entry: Entry, viewer: int | None) -> Any:
    """An entry as the viewer may see it, to be put into a message."""
    return raw(event_shown(table, entry, viewer))


def event_shown(table: Table, entry: Entry, viewer: int | None) -> bytes:
    """The same as JSON; what is the same for all is made once."""
    if entry.public is not None:
        return entry.public
    shown = encode(_answer(table, entry, viewer) if entry.kind == "answer" else _other(entry))
    if entry.number > table.number - FRESH and (entry.kind != "answer" or is_public(table, entry.played)):
        entry.public = shown
    return shown


def _other(entry: Entry) -> dict[str, Any]:
    shown = {k: entry.data[k] for k in SHOWN[entry.kind] if entry.data.get(k) is not None}
    seat = {} if entry.seat is None else {"seat": entry.seat}
    if entry.numbers is not None:
        shown = {"move": entry.move, "undone" if entry.kind == "undo" else "restored": entry.numbers}
    return {"number": entry.number, "kind": entry.kind, "at": entry.at, **seat, **shown}


def _answer(table: Table, entry: Entry, viewer: int | None) -> dict[str, Any]:
    played, match = entry.played, table.match
    by = "dice" if entry.seat == CHANCE else entry.data.get("by", "person")
    facts = {"number": entry.number, "kind": "answer", "at": entry.at, "seat": entry.seat, "by": by, "move": entry.move}
    if played is None or match is None:  # rules that this program does not know: it cannot tell what is secret
        return {**facts, "notation": HIDDEN if entry.seat == CHANCE else entry.notation, "decision": None, "notes": []}
    return {**facts, **answer_shown(match, played, viewer)}


def answer_shown(match: Match, played: Played, viewer: int | None) -> dict[str, Any]:
    """An answer and its notes, without what the viewer may not know."""
    is_open = played.secret_of is None or played.secret_of == viewer
    return {
        "notation": played.notation if is_open else HIDDEN,
        "decision": slug(match.game.rules.decisions, played.decision),
        "notes": [note_shown(match, note, viewer) for note in played.notes],
    }


def note_shown(match: Match, note: tuple[int, ...], viewer: int | None) -> dict[str, Any]:
    """A note in words, without what the viewer may not know."""
    return _note(match.game, note, viewer == note[1])


@lru_cache(KNOWN)
def _note(game: Game, note: tuple[int, ...], own: bool) -> dict[str, Any]:
    kind, player, *numbers = note
    text = game.words.event_texts[kind]
    hidden = () if own else text.private
    args = {name: value for name, value in zip(text.args, numbers, strict=False) if name not in hidden}
    shown = game.event_text(list(note), player if own else None)
    return {"event": slug(game.words.events, kind), "player": player, "args": args, "text": shown.to_json()}


def is_public(table: Table, played: Played | None) -> bool:
    if played is None or table.match is None:
        return True
    texts = table.match.game.words.event_texts
    return played.secret_of is None and not any(texts[note[0]].private for note in played.notes)


# --- the state -------------------------------------------------------------


@dataclass
class Screen:
    """How one client looks at a table."""

    who: Visitor
    holder: str | None = None
    full: bool = True  # with the view
    worth: bool = False  # with what answers cost and give
    since: int = 0  # the last event it has
    lifted: int | None = None  # hot-seat: whose hand may be shown
    parts: int = -1  # the version of table, seats, dice and you that it has
    changes: bool = False  # of the view what changed, where it has one
    had: Had | None = None  # the view it has

    def showing(self, table: Table) -> int | None:
        """Through whose eyes it sees."""
        if len(self.who.seats) < 2:
            return self.who.seats[0] if self.who.seats else None
        return self.lifted if self.lifted == table.actor else None

    def curtain(self, table: Table) -> int | None:
        """Hot-seat: the seat whose hand is hidden until that person sits in front of the screen."""
        several = len(self.who.seats) > 1
        return table.actor if several and table.actor in self.who.seats and self.lifted != table.actor else None


@dataclass
class Room:
    """What is known about a live table beyond its log."""

    present: set[int] = field(default_factory=set)
    watching: int = 0
    parts: int = 0  # grows when the table, the seats or the dice change
    learning: bool = False  # bots play by rule of thumb, because their search is still being compiled
    rows: dict[int, tuple[bytes, Own]] = field(default_factory=dict)  # by seat: its row as a guest saw it last, and as it did


def message(table: Table, screen: Screen, room: Room, cache: dict[Any, Any]) -> bytes:
    """The `state` message that brings a screen up to date, put together from what is JSON already. Screens that see the same and
    have the same share it."""
    who, showing, curtain, news = screen.who, screen.showing(table), screen.curtain(table), screen.parts != room.parts
    base = None if screen.had is None else (screen.had.seat, id(screen.had.marks))
    key = (who.seats, showing, curtain, screen.full, screen.changes, screen.worth, screen.since, base, who if news else None)
    made = cache.get(key)
    if made is None:
        had = None
        pieces = [beginning(table, screen.since, showing, room, cache), eyes(showing, curtain)]
        pieces += answers_shown(table, showing, screen.worth), undo_shown(table, who.seats)
        if screen.full:
            view, had = show_view(table, screen, showing, room, cache)
            pieces.append(view)
        if news:
            pieces += b",", encode({**parts_shown(table, room.present), "you": who.to_json()})[1:-1]
        made = cache[key] = b"".join((*pieces, b"}}")), had
    screen.since, screen.parts = table.number, room.parts
    text: bytes
    text, screen.had = made
    return text


def beginning(table: Table, since: int, showing: int | None, room: Room, cache: dict[Any, Any]) -> bytes:
    """A message up to what only some see: what happened since an entry, and the moment. One for all, where all see the same."""
    shared = cache.get(("beginning", since))
    if shared is not None:
        return bytes(shared)
    entries = table.entries[since:]
    events = b",".join([event_shown(table, entry, showing) for entry in entries])
    moment = moment_shown(table, room, cache)
    made = b'{"type":"state","number":%d,"events":[%b],"state":%b' % (table.number, events, moment[:-1])
    if all(entry.public is not None for entry in entries):
        cache["beginning", since] = made
    return made


def moment_shown(table: Table, room: Room, cache: dict[Any, Any]) -> bytes:
    """What is the same for everybody at this moment."""
    if "moment" not in cache:
        cache["moment"] = encode({
            "number": table.number,
            "position": table.position,
            "move": len(table.line),
            "status": table.status,
            "clock": clock_shown(table),
            "frozen": frozen_shown(table),
            "learning": room.learning,
        })  # fmt: skip
    moment: bytes = cache["moment"]
    return moment


@lru_cache(KNOWN)
def eyes(showing: int | None, curtain: int | None) -> bytes:
    """Through whose eyes a screen sees."""
    return b',"showing":%b,"curtain":%b' % (encode(showing), encode(curtain))


def answers_shown(table: Table, showing: int | None, worth: bool) -> bytes:
    """What the shown seat may answer."""
    match = table.match if table.status != "open" else None
    if match is None or showing is None or table.actor != showing or table.is_housed(showing):
        return b',"options":[],"forced":null'
    return b',"options":[%b],"forced":%b' % (b",".join(options_shown(match, worth)), encode(forced_shown(table, match, showing)))


def undo_shown(table: Table, seats: tuple[int, ...]) -> bytes:
    """What whoever holds these seats may take back."""
    if not undo.is_anything(table, seats):
        return _no_undo(table.charter.undo)
    return b',"undo":' + encode(undo.to_json(table, seats))


@lru_cache(KNOWN)
def _no_undo(policy: str) -> bytes:
    return b',"undo":' + encode(undo.nothing(policy))


def show_view(table: Table, screen: Screen, showing: int | None, room: Room, cache: dict[Any, Any]) -> tuple[bytes, Had | None]:
    """The view, or what changed of it for a screen that wants no more; and the view it will have."""
    match = table.match if table.status != "open" else None
    if match is None or not screen.changes or not is_in_pieces(match, showing):
        return b',"view":' + (view_shown(match, showing, room, cache) if match else b"null"), None
    had = screen.had if screen.had and screen.had.seat == showing else None
    now, own = alike(match, cache), own_row(match, showing, had, cache)
    changes = had.changes_to(now, own, cache) if had else None
    shown = b',"view":' + now.to_json(showing, own) if changes is None else b',"changes":' + changes
    return shown, Had(showing, now.marks, own)


def options_shown(match: Match, worth: bool) -> Sequence[bytes]:
    """What may be answered; for whoever wants to know, with what each answer costs and gives."""
    if not worth:
        return [option_shown(match, answer) for answer in match.legal_ids()]
    options = match.options()
    changes = worths(match, [option.id for option in options])
    return [encode({**option.to_json(), "worth": each}) for option, each in zip(options, changes, strict=True)]


_SHOWN: WeakKeyDictionary[Game, dict[Any, bytes]] = WeakKeyDictionary()


def option_shown(match: Match, answer: int) -> bytes:
    """An answer as JSON; made once where its words follow from the question and what they want to know besides."""
    game, s = match.game, match.plain
    if game.words.notation.span(answer).write_in:
        return encode(match.option(answer).to_json())
    kept, key = _SHOWN.setdefault(game, {}), (asked(s), answer, *game.words.details(s, answer).items())
    shown = kept.get(key)
    if shown is None:
        if len(kept) >= KNOWN:
            kept.clear()
        shown = kept[key] = encode(match.option(answer).to_json())
    return shown


def why_shown(table: Table, showing: int | None, span: str, index: int) -> dict[str, Any] | None:
    """Why a seat cannot choose a thing; None where it can, and for whoever only watches."""
    match = table.match if table.status == "running" else None
    if match is None or showing is None:
        return None
    answer = match.game.words.notation.at(span, index)
    reason = None if answer is None else match.why_not(answer, showing)
    return None if reason is None else reason.to_json()


def view_shown(match: Match, showing: int | None, room: Room, cache: dict[Any, Any]) -> bytes:
    """`match.view(showing)` as JSON. What all see alike is made and encoded once; a seat adds what only it sees."""
    if not is_in_pieces(match, showing):
        return encode(drawing(match.view(showing)))
    return alike(match, cache).to_json(showing, last_row(match, showing, room, cache))


def is_in_pieces(match: Match, showing: int | None) -> bool:
    """Does the game tell what only a seat sees, and do clients draw it by themselves?"""
    pictures = match.game.pictures
    return bool(pictures.own_board) and (showing is None or pictures.own is not None)


def alike(match: Match, cache: dict[Any, Any]) -> Alike:
    """What all see alike at this moment."""
    if "view" not in cache:
        cache["view"] = Alike(match.glance())
    shared: Alike = cache["view"]
    return shared


def own_row(match: Match, showing: int | None, had: Had | None, cache: dict[Any, Any]) -> Own | None:
    """What a seat sees besides; made anew only where it may have changed."""
    if showing is None:
        return None
    secrets = match.secrets(showing)
    before = had.own_in(alike(match, cache), secrets) if had else None
    made = match.own_view(showing) if before is None else None
    return before if made is None else Own(("table", made[0], showing), encode(made[1]), secrets)


def last_row(match: Match, showing: int | None, room: Room, cache: dict[Any, Any]) -> Own | None:
    """The same for whoever is sent whole views: what the seat saw last at this table, while nothing of it has changed."""
    if showing is None:
        return None
    last = room.rows.get(showing)
    if last is not None:
        guest, own = last
        _, rows = alike(match, cache).around(str(own.path[1]))
        if rows[showing] == guest and match.secrets(showing) == own.secrets:
            return own
    own_now = own_row(match, showing, None, cache)
    if own_now is not None:
        _, rows = alike(match, cache).around(str(own_now.path[1]))
        room.rows[showing] = rows[showing], own_now
    return own_now


def forced_shown(table: Table, match: Match, seat: int) -> str | None:
    """Is the answer decided? "now": it may be given at once; "wait": taking back would be lost by it. Among people nothing is given
    away: a question that might hide something is none of these."""
    answer = match.forced(hiding=table.people() == [seat])
    if answer is None:
        return None
    return "wait" if undo.is_lost_by(table, seat, answer) else "now"


def clock_shown(table: Table) -> dict[str, Any] | None:
    if table.clock is None:
        return None
    return table.clock.to_json(ticking(table))


def ticking(table: Table) -> int | None:
    """The seat whose time runs: people's only."""
    actor = table.actor
    is_person = actor is not None and actor >= 0 and table.seats[actor].kind == "person" and not table.seats[actor].flagged
    return actor if is_person else None


def frozen_shown(table: Table) -> dict[str, Any] | None:
    if table.frozen is None:
        return None
    entries = [table.entries[number - 1] for number in table.line]
    return {**table.frozen, "moves": [HIDDEN if e.seat == CHANCE else e.notation for e in entries]}


def parts_shown(table: Table, present: set[int]) -> dict[str, Any]:
    """What seldom changes."""
    return {
        "table": charter_shown(table),
        "seats": [seat.to_json(seat.seat in present or seat.kind == "bot", seat.seat in table.hosting) for seat in table.seats],
        "dice": {**dice_shown(table), "entropy": sorted(table.entropy)},
    }


def charter_shown(table: Table) -> dict[str, Any]:
    charter = table.charter
    return {
        "id": charter.id, "game": charter.game, "rules": charter.rules, "options": charter.options, "players": charter.players,
        "status": table.status, "visibility": charter.visibility, "undo": charter.undo, "clock": charter.clock,
        "pace": charter.pace, "created": charter.created, "training": charter.undo == "training", "imported": charter.imported,
        "forked": charter.forked, "rematch": table.rematch,
    }  # fmt: skip


def dice_shown(table: Table) -> dict[str, Any]:
    """The commitment; the players' texts once the match began; the secret once it is over."""
    texts = [{"seat": seat, "text": table.entropy[seat]} for seat in sorted(table.entropy)]
    return {
        "scheme": table.charter.scheme,
        "commitment": table.charter.commitment,
        "entropy": [] if table.status == "open" else texts,
        "secret": table.charter.secret if table.status == "over" else None,
    }


def summary(table: Table, present: set[int]) -> dict[str, Any]:
    """A table in the lobby."""
    parts = parts_shown(table, present)
    return {**parts["table"], "turn": table.actor, "seats": parts["seats"], "dice": parts["dice"]}


def listed_table(table: Table, present: set[int]) -> dict[str, Any]:
    """A row of the lobby: options that are long, such as a board, are left to who opens the table."""
    row = summary(table, present)
    short = {key: value for key, value in row["options"].items() if len(str(value)) <= SHORT}
    return {**row, "options": short}


def may_take_along(table: Table, who: Visitor) -> bool:
    """Only against bots: nobody is there from whom something could be hidden. The secret of the dice stays."""
    others = [seat.kind for seat in table.seats if seat.seat not in who.seats]
    return bool(who.seats) and bool(others) and set(others) == {"bot"} and table.frozen is None


def sees_everything(table: Table, who: Visitor) -> bool:
    """When it is over everybody may; at a training table whoever holds all seats of people."""
    alone = bool(who.seats) and set(table.people()) <= set(who.seats)
    return table.status == "over" or (table.charter.undo == "training" and alone)


def may_be_coached(table: Table, who: Visitor) -> bool:
    """Whoever plays alone at a training table; among people only where all of them agreed."""
    people = table.people()
    if set(people) <= set(who.seats):
        return bool(who.seats) and table.charter.undo == "training"
    return bool(who.seats) and all(table.seats[seat].coached for seat in people)
