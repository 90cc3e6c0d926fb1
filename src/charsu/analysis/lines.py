"""What may follow an answer: a line, told in sentences, and what it brings. Needs no NumPy, so that a browser can tell it too."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from ..core.flow import CHANCE
from ..core.match import Match


@dataclass(frozen=True)
class Line:
    """What is expected to follow an answer: notation, sentences as the one who answers would read them, and what it ends in."""

    answers: tuple[str, ...]
    story: tuple[dict[str, Any], ...]
    gains: dict[str, int]  # what lies before the one who answers, at the end of the line more than at its beginning


def imagined(match: Match, seat: int | None) -> Match:
    """The position as whoever looks may imagine it, the same every time; a seat guesses what is hidden from it."""
    guess = match.plain.copy() if seat is None else match.seen(seat)
    if seat is not None:
        match.game.rules.determinise(guess, seat, 1)
    return Match.from_position(match.game, guess, match.table_options)


def turn_ends(line: Match) -> list[int]:
    """After how many answers somebody else is asked than before, or nobody any more."""
    asked = [(number, played.actor) for number, played in enumerate(line.history) if played.actor != CHANCE]
    if line.actor != CHANCE:
        asked.append((line.number, -2 if line.actor is None else line.actor))
    return [number for (_, before), (number, now) in pairwise(asked) if now != before]


def even(match: Match, seat: int | None, lines: Sequence[Match]) -> list[Match]:
    """Lines to compare: whole turns, and as many in one as in the other.

    Where the first two end alike, one of them got there sooner: they end where that is seen. What breaks off in its first turn
    stays as it is.
    """
    ends = [turn_ends(line) for line in lines]
    turns = min((len(each) for each in ends if each), default=0)
    for count in range(turns, 0, -1):
        cut = [line.at(each[count - 1]) if each else line for line, each in zip(lines, ends, strict=True)]
        if len(cut) < 2 or gains(match, seat, cut[0]) != gains(match, seat, cut[1]):
            return cut
    return [line.at(each[turns - 1]) if each else line for line, each in zip(lines, ends, strict=True)]


def tell(match: Match, seat: int | None, line: Match) -> Line:
    """A line that goes on from what was `imagined` of a match. What happens twice is told once."""
    story = [sentence.to_json() for _, sentence in line.story(seat)]
    once = [each for i, each in enumerate(story) if each not in story[:i]]
    return Line(tuple(line.moves(seat)), tuple(once), gains(match, seat, line))


def gains(match: Match, seat: int | None, line: Match) -> dict[str, int]:
    """What a line brings whoever answers, by the names of the game's things."""
    pictures = match.game.pictures
    count = pictures.prospects or pictures.belongings
    if count is None or seat is None:
        return {}
    before, after = count(match.seen(seat), seat), count(line.plain, seat)
    return {name: after[name] - before[name] for name in after if after[name] != before.get(name, 0)}


def differences(better: Line | None, instead: Line | None) -> dict[str, int]:
    """What one line brings more than another, then what less; the largest difference first."""
    if better is None or instead is None:
        return {}
    names = {**better.gains, **instead.gains}
    more = {name: better.gains.get(name, 0) - instead.gains.get(name, 0) for name in names}
    return dict(sorted(((name, change) for name, change in more.items() if change), key=lambda pair: (pair[1] < 0, -abs(pair[1]))))
