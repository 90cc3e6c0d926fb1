"""What must be true of every screen on every device: positions to look at, and the eye that looks.

A position is a match file in which the first seat is asked something; the walker opens it as a table of its own, in phone
emulation, and measures it in each language and size. `layout.js` is the eye; `scripts/layout.py` walks all, `test_layout.py` some.
"""

from __future__ import annotations

import json
import random
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

import charsu
from charsu.core.match import Match

from .pilot import Screen, post

Size = tuple[int, int]
EYE = Path(__file__).with_suffix(".js").read_text("utf8").strip()
SIZES: tuple[Size, ...] = ((360, 640), (390, 844), (820, 1180), (1280, 800))
PHONE: Size = (390, 844)
LANGUAGES = ("en", "de", "ru", "uk")
GAMES: dict[str, tuple[str, dict[str, str]]] = {
    "istanbul": ("istanbul", {}),
    "mocha": ("istanbul", {"expansions": "mocha"}),
    "letters": ("istanbul", {"expansions": "letters"}),
    "grand bazaar": ("istanbul", {"expansions": "grand_bazaar"}),
    "yspahan": ("yspahan", {}),
    "cairo": ("cairo", {}),
}
SHORT: dict[str, tuple[str, dict[str, str]]] = {"short cairo": ("cairo", {"turn_limit": "12"})}
ME = {"kind": "me", "name": "Ada"}
BOT = {"kind": "bot", "bot": "random"}
DEEP = 24
"""Answers before the first position: some dozen moves, so that purses, hands and boards are filled."""


@dataclass(frozen=True)
class Position:
    """A match file in which the first seat is asked `question`."""

    question: str
    match: dict[str, Any]


def positions(name: str, players: int = 3, seeds: int = 3, answers: int = 500) -> list[Position]:
    """One deep position for each kind of question that random matches ask of the first seat."""
    reached: dict[str, Position] = {}
    for seed in range(seeds):
        for position in _asked(name, players, seed, answers):
            reached.setdefault(position.question, position)
    return list(reached.values())


def _asked(name: str, players: int, seed: int, answers: int) -> Iterator[Position]:
    game, options = GAMES[name]
    match = charsu.game(game).new_match(players, options, seed=seed)
    dice = random.Random(f"{name} {seed}")
    seen: set[str] = set()
    for _ in range(answers):
        if match.is_over:
            return
        kind = match.view(0)["question"]["id"]
        if match.actor == 0 and match.number >= DEEP and kind not in seen:
            seen.add(kind)
            yield _stored(match)
        match.play(dice.choice(match.options()))


def _reached(name: str, seed: int, wanted: Callable[[Match], bool], players: int = 2) -> Iterator[Position]:
    """The positions of a random match in which the first seat is asked and this is so."""
    game, options = GAMES[name] if name in GAMES else SHORT[name]
    match = charsu.game(game).new_match(players, options, seed=seed)
    dice = random.Random(seed)
    while not match.is_over:
        if match.actor == 0 and wanted(match):
            yield _stored(match)
        match.play(dice.choice(match.legal_ids()))


def _stored(match: Match) -> Position:
    return Position(match.view(0)["question"]["id"], json.loads(match.to_json()))


def crowd(companions: int, seed: int) -> Position:
    """The Grand Bazaar where merchant and companion may both go to so many places."""
    return next(_reached("grand bazaar", seed, lambda match: both_ways(match) >= companions))


def tea_house(seed: int) -> Position:
    """Somebody may announce a number."""
    return next(_reached("istanbul", seed, lambda match: any(answer.span == "number" for answer in match.options())))


def barred(seed: int) -> Position:
    """The barrier lies between two places."""
    return next(_reached("mocha", seed, lambda match: match.state["barrier"] > 0))


def paid_ways(name: str, seed: int, count: int) -> list[Position]:
    """Five sit at the table, and going somewhere costs something."""

    def costs(match: Match) -> bool:
        places = (answer for answer in match.options() if answer.span == "place")
        return any(change < 0 for place in places for change in match.worth(place.id).values())

    return list(islice(_reached(name, seed, costs, players=5), count))


def late(name: str, seed: int, left: int = 5) -> Position:
    """A random match of two in which the first seat chooses only so many times more."""
    return deque(_reached(name, seed, lambda match: len(match.legal_ids()) > 1), left)[0]


def both_ways(match: Match) -> int:
    places = {span: {answer.index for answer in match.options() if answer.span == span} for span in ("place", "companion")}
    return len(places["place"] & places["companion"])


def sit_down(screen: Screen, position: Position) -> None:
    """Open a table that stands at this position."""
    others = [BOT] * (position.match["players"] - 1)
    wish = {"seats": [ME, *others], "start": True, "pace": 0, "from": {"match": position.match}}
    made = post(f"{screen.server}/api/tables", wish)
    screen.page.goto(f"/t/{made['id']}#seat={made['secret']}")
    screen.page.wait_for_selector("[data-can]")


def phone(screens: Any, size: Size = PHONE, **more: Any) -> Screen:
    """A screen of a real phone: touch, a viewport of its own, sharp pixels; nothing moves while it is measured."""
    screen: Screen = screens(size=size, is_mobile=True, has_touch=True, device_scale_factor=2, reduced_motion="reduce", **more)
    return screen


# A busy machine draws the other shape of a board some frames after it was told the new width.
RESTS = """(width) => new Promise((done) => {
  let before = '', still = 0, frames = 0;
  const place = (one) => Object.values(one.getBoundingClientRect().toJSON()).map(Math.round).join();
  const look = () => {
    const now = [innerWidth, ...[...document.querySelectorAll('svg, svg text, [data-can]')].map(place)].join(' ');
    still = now === before && innerWidth === width ? still + 1 : 0;
    before = now;
    still < 3 && ++frames < 120 ? requestAnimationFrame(look) : done();  // what never rests is looked at as it is
  };
  look();
})"""


def speak(screen: Screen, language: str) -> None:
    """Switch the language where the match stands."""
    screen.page.evaluate(f"(language) => ({EYE})().speak(language)", language)
    screen.page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)
    wait_for_letters(screen)


def wait_for_letters(screen: Screen) -> None:
    """Words are wider in the letters that stand in for ours until those are there."""
    screen.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => document.fonts.ready.then(done)))")


def resize(screen: Screen, size: Size) -> None:
    screen.page.set_viewport_size({"width": size[0], "height": size[1]})
    screen.page.evaluate("scrollTo(0, 0)")
    screen.page.evaluate(RESTS, size[0])


def faults(screen: Screen, size: Size) -> list[str]:
    """What is wrong with the screen as it stands, in words."""
    faults: list[str] = screen.page.evaluate(f"(size) => ({EYE})().faults(size)", list(size))
    return faults


def unseen(screen: Screen) -> list[str]:
    """What can be chosen but is not seen together with the question, without anybody scrolling."""
    hidden: list[str] = screen.page.evaluate(f"() => ({EYE})().unseen()")
    return hidden


def two_sizes(number: int) -> Sequence[Size]:
    """One phone and one larger screen; of four numbers in a row, each pair of them once."""
    return SIZES[number % 2], SIZES[2 + number // 2 % 2]


def walk(screen: Screen, position: Position, languages: Sequence[str] = LANGUAGES, sizes: Sequence[Size] = SIZES) -> list[str]:
    """The faults of one position in these languages and sizes."""
    screen.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    sit_down(screen, position)
    troubles = []
    for language in languages:
        speak(screen, language)
        if not position.question.startswith("cairo"):
            troubles += [f"{position.question} {language}: out of sight: {fault}" for fault in unseen(screen)]
        for size in sizes:
            resize(screen, size)
            troubles += [f"{position.question} {language} {size[0]}×{size[1]}: {fault}" for fault in faults(screen, size)]
        resize(screen, PHONE)
    return troubles
