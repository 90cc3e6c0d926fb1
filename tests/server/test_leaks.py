"""Nothing leaks: what a client receives does not change when what it may not see is changed."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import orjson
import pytest

from charsu.core.errors import BadOption
from charsu.core.flow import CHANCE
from charsu.core.match import Match
from charsu.core.registry import game
from charsu.core.svg import drawing
from charsu.core.view import Played
from charsu.tables.entries import hashed, now
from charsu.tables.messages import NewTable
from charsu.tables.opening import open_table
from charsu.tables.reading import read
from charsu.tables.table import Table, Visitor
from charsu.tables.trial import Trial
from charsu.tables.views import Room, Screen, event, message, summary, view_shown
from charsu.tables.wire import encode
from charsu.testing.conformance import refilled

GAMES = ("bazaar", "istanbul", "yspahan", "cairo")


def settings(key: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The default options, and each option with each of its extreme or other values."""
    yield key, {}
    for option in game(key).table_options:
        values = [v for v in option.values if v != option.default]
        for value in values if len(values) <= 4 else (values[0], values[-1]):
            yield key, {option.key: value}


def fitting(key: str, options: dict[str, Any]) -> list[int]:
    """How many may play with these options; with at least two there is something to hide."""
    leaks = []
    for players in range(max(2, game(key).seats[0]), game(key).seats[1] + 1):
        with contextlib.suppress(BadOption):
            game(key).start(players, options)
            leaks.append(players)
    return leaks


def played_table(key: str, options: dict[str, Any], seed: int, answers: int = 160) -> Table:
    """A table whose seats belong to different people, in the middle of a random match."""
    chance = random.Random(seed)
    players = chance.choice(fitting(key, options))
    seats = [{"kind": "me"}] + [{"kind": "hot"}] * (players - 1)
    request = read(NewTable, {"game": key, "options": options, "seats": seats, "start": True})
    table = open_table(request, hashed("a secret"), None, None)
    for _ in range(chance.randint(answers // 2, answers)):
        assert table.match is not None
        if table.actor is None:
            break
        trial = Trial(table, now())
        trial.play(table.actor, chance.choice(table.match.legal_ids()), "person")
        trial.commit()
    return table


def viewers(table: Table) -> list[int | None]:
    return [None, *range(table.charter.players)]


@pytest.mark.parametrize(("key", "options"), [case for key in GAMES for case in settings(key)], ids=str)
def test_a_viewers_state_does_not_depend_on_what_it_cannot_see(key: str, options: dict[str, Any]) -> None:
    tables = (played_table(key, options, len(str(options)), answers) for answers in (160, 80, 40, 20, 10))
    table = next(table for table in tables if table.status == "running")
    assert table.match is not None
    for seat in range(table.charter.players):
        shown = state_of(table, seat)
        for attempt in range(3):
            table_as_imagined = with_match(table, refilled(table.match, seat, attempt))
            assert state_of(table_as_imagined, seat) == shown


def with_match(table: Table, match: Match) -> Table:
    other = Table(table.charter)
    other.__dict__.update(table.__dict__)
    other.match = match
    if table.match:  # what may be taken back depends on what was answered
        match._history = list(table.match.history)
    return other


def state_of(table: Table, seat: int) -> dict[str, Any]:
    """What is sent, less what only counts answers: the imagined match has no history."""
    state: dict[str, Any] = orjson.loads(message(table, Screen(Visitor((seat,))), Room(), {}))["state"]
    state["view"]["number"] = 0
    return state


@pytest.mark.parametrize("key", GAMES)
def test_events_show_hidden_answers_and_numbers_only_to_whom_they_concern(key: str) -> None:
    for seed in range(3):
        table = played_table(key, {}, seed)
        for entry in table.entries:
            if entry.played is not None and entry.kind == "answer":
                check_event(table, entry, changed(table, entry.played))


def check_event(table: Table, entry: Any, other: Played) -> None:
    """Whoever may not know the hidden part gets the same bytes for another hidden part."""
    for viewer in viewers(table):
        one, two = (shown(table, replace(entry, played=played, public=None), viewer) for played in (entry.played, other))
        knows = entry.played == other or viewer in concerned(table, entry.played)
        assert (one == two) or knows, f"{one} tells seat {viewer} something hidden"
        if viewer in concerned(table, entry.played) and entry.played.secret_of == viewer:
            assert one != two


def shown(table: Table, entry: Any, viewer: int | None) -> bytes:
    return encode(event(table, entry, viewer))


def concerned(table: Table, played: Played) -> set[int]:
    """The seats that may know the hidden part of an answer."""
    assert table.match is not None
    texts = table.match.game.words.event_texts
    private = {note[1] for note in played.notes if texts[note[0]].private}
    return private | ({played.secret_of} if played.secret_of is not None else set())


def changed(table: Table, played: Played) -> Played:
    """The same answer with everything hidden about it changed."""
    assert table.match is not None
    texts = table.match.game.words.event_texts
    notes = []
    for note in played.notes:
        names = texts[note[0]].args
        hidden = [name in texts[note[0]].private for name in names]
        numbers = [1 - n if i < len(hidden) and hidden[i] and n in (0, 1) else n for i, n in enumerate(note[2:])]
        notes.append((*note[:2], *numbers))
    if played.secret_of is None:
        return replace(played, notes=tuple(notes))
    return replace(played, notation="another card", notes=tuple(notes))


def test_the_bazaar_has_hidden_draws_so_this_test_can_fail() -> None:
    table = played_table("bazaar", {}, 1)
    assert any(e.played and e.played.secret_of is not None for e in table.entries)
    drawn = next(e for e in table.entries if e.played and e.played.secret_of is not None)
    assert drawn.played is not None and drawn.seat == CHANCE
    owner = drawn.played.secret_of
    seen = {viewer: orjson.loads(shown(table, drawn, viewer))["notation"] for viewer in viewers(table)}
    assert {viewer for viewer, notation in seen.items() if notation != "?"} == {owner}


@pytest.mark.parametrize("key", GAMES)
def test_no_message_holds_a_secret_of_the_dice_or_of_a_seat(key: str) -> None:
    table = played_table(key, {}, 5)
    screens = [Screen(Visitor((seat,)) if seat is not None else Visitor()) for seat in viewers(table)]
    sent = [message(table, screen, Room(), {}).decode() for screen in screens]
    sent.append(encode(summary(table, set())).decode())
    for text in sent:
        assert hashed("a secret") not in text
        assert (table.charter.secret in text) == (table.status == "over")


@pytest.mark.parametrize(("key", "options"), [case for key in GAMES for case in settings(key)], ids=str)
def test_what_is_made_once_for_all_is_what_each_seat_would_see(key: str, options: dict[str, Any]) -> None:
    """A seat's view is the guest's with the row of its own."""
    for answers in (10, 60):
        table = played_table(key, options, len(str(options)) + answers, answers)
        match = table.match
        assert match is not None
        room, cache = Room(), dict[Any, Any]()
        for viewer in viewers(table):
            assert orjson.loads(view_shown(match, viewer, room, cache)) == orjson.loads(encode(drawing(match.view(viewer))))


def test_rows_that_are_kept_are_what_each_seat_would_see() -> None:
    """Answer after answer at one table: a row is made anew as soon as something in it is different."""
    match, room = game("istanbul").new_match(3, seed=5), Room()
    for number in range(120):
        if match.is_over:
            break
        cache: dict[Any, Any] = {}
        for viewer in (None, *range(match.players)):
            assert orjson.loads(view_shown(match, viewer, room, cache)) == orjson.loads(encode(drawing(match.view(viewer))))
        match.play(match.legal_ids()[number % len(match.legal_ids())])
    assert set(room.rows) == {0, 1, 2}
