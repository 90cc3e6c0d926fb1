"""What a seat learns: no more by words than by its record, and nothing of a hand by what its owner is asked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ..core.flow import CHANCE, actor, asked, question
from ..core.game import Game
from ..core.match import Match
from ..core.names import label
from ..core.record import redact
from ..core.text import Sentence
from .walk import Fault, finished, moments, where

Options = Mapping[str, Any] | None
OUTCOMES = 8  # of a chance that are compared with each other
ANSWERS = 4  # that are tried in one position


def refilled(match: Match, seat: int, seed: int) -> Match:
    """The same match as a seat may imagine it: what it cannot see is dealt again."""
    s = match.seen(seat)
    match.game.rules.determinise(s, seat, seed)
    return Match.from_position(match.game, s, match.table_options)


# --- what a seat is told -------------------------------------------------------


def check_told(game: Game, players: int, options: Options = None, seed: int = 1, count: int = 24) -> None:
    """Two outcomes of chance that leave a seat's record alike are told alike: by moves, and by the log."""
    match = finished(game, players, options, seed)
    for number in _chances(match, count):
        position = match.at(number)
        if asked(position.plain) not in game.rules.openly:
            for seat in (None, *range(players)):
                for fault in _told_apart(position, seat):
                    raise Fault(f"{fault} [{where(position, seed)}]")


def _chances(match: Match, count: int) -> list[int]:
    """Moments at which chance was asked: of every kind the first and the last, and others evenly."""
    rolls = [number for number, played in enumerate(match.history) if played.actor == CHANCE]
    kinds: dict[int, list[int]] = {}
    for number in rolls:
        kinds.setdefault(match.history[number].decision, []).append(number)
    ends = {number for numbers in kinds.values() for number in (numbers[0], numbers[-1])}
    return sorted(ends | set(rolls[:: max(1, len(rolls) // count)]))


def _told_apart(position: Match, seat: int | None) -> Iterator[str]:
    """For each record a seat may have afterwards, what it is told; several stories of one record are one too many."""
    game = position.game
    first: dict[bytes, Match] = {}
    for answer in position.legal_ids()[:OUTCOMES]:
        after = position.copy().play(answer)
        other = first.setdefault(redact(after.state, game.fields, seat).tobytes(), after)
        if after.moves(seat)[-1] != other.moves(seat)[-1]:
            kind = label(game.rules.decisions, asked(position.plain))
            yield (
                f"{_who(seat)} is told {other.moves(seat)[-1]!r} or {after.moves(seat)[-1]!r}, and its record looks the same: "
                f"let `secret_of` name who alone may know the answer to Decision.{kind}"
            )
        yield from _stories(other, after, seat)


def _stories(one: Match, other: Match, seat: int | None) -> Iterator[str]:
    for note, sentence, counterpart in zip(one.last.notes, _story(one, seat), _story(other, seat), strict=False):
        if sentence != counterpart:
            event = label(one.game.words.events, note[0])
            names = [name for name, value in sentence.args.items() if counterpart.args.get(name) != value]
            yield (
                f"Event.{event} tells {_who(seat)} {_list(names) or 'something'} that its record does not show: "
                f"name it in `private` of the EventText"
            )


def _story(match: Match, seat: int | None) -> list[Sentence]:
    return [match.game.event_text(list(row), seat) for row in match.last.notes]


# --- what others are asked -----------------------------------------------------


def check_questions(game: Game, players: int, options: Options = None, seed: int = 1, count: int = 24, tries: int = 2) -> None:
    """Whether and what somebody is asked, and all else a seat sees, never depends on what that seat cannot see."""
    for position in moments(game, players, options, seed, count):
        if asked(position.plain) in game.rules.openly:
            continue
        for seat in range(players):
            for attempt in range(tries if position.actor != seat else 0):
                other = refilled(position, seat, seed * 1000 + position.number + attempt)
                for fault in _betrayed(position, other, seat):
                    raise Fault(f"{fault} [{where(position, seed)}]")


def _betrayed(position: Match, other: Match, seat: int) -> Iterator[str]:
    """The same answer in both, as far as it is possible in both, shows the seat the same."""
    both = [answer for answer in position.legal_ids() if answer in other.legal_ids()]
    for answer in both[:: max(1, len(both) // ANSWERS)]:
        here, there = position.copy().play(answer), other.copy().play(answer)
        if here.is_over or there.is_over:
            continue
        game = position.game
        seen, imagined = (redact(m.state, game.fields, seat) for m in (here, there))
        fields = [name for name in game.fields if seen[name].tobytes() != imagined[name].tobytes()]
        if question(here.plain)[:2] != question(there.plain)[:2]:
            yield (
                f"after {here.last.notation!r} {_asked(here)} or {_asked(there)}, depending on what seat {seat} cannot see: "
                f"ask whoever might have it, or declare {_decision(position)} in `openly`"
            )
        elif "frame" in fields:
            complaint = f"after {here.last.notation!r} the to-do list shows seat {seat} what it cannot see"
            yield f"{complaint}: keep hidden values out of frames"
        elif fields:
            yield (
                f"{here.last.notation!r} changes {_list(fields)} by what seat {seat} cannot see: "
                f"hide the field, or declare {_decision(position)} in `openly`"
            )


def _asked(match: Match) -> str:
    who, kind = actor(match.plain), label(match.game.rules.decisions, asked(match.plain))
    return f"{'chance' if who == CHANCE else f'seat {who}'} is asked Decision.{kind}"


def _decision(match: Match) -> str:
    return f"Decision.{label(match.game.rules.decisions, asked(match.plain))}"


def _who(seat: int | None) -> str:
    return "a guest" if seat is None else f"seat {seat}"


def _list(names: list[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)
