"""What must be true of every screen on every device: positions to look at, and the eye that looks.

A position is a match file in which the first seat is asked something; the walker opens it as a table of its own, in phone emulation, and
measures it in each language and size. `scripts/layout.py` walks them all, `test_layout.py` some.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import charsu

from .pilot import Screen, post

SIZES = ((360, 640), (390, 844), (820, 1180), (1280, 800))
LANGUAGES = ("en", "de", "ru", "uk")
GAMES: dict[str, tuple[str, dict[str, str]]] = {
    "istanbul": ("istanbul", {}),
    "mocha": ("istanbul", {"expansions": "mocha"}),
    "letters": ("istanbul", {"expansions": "letters"}),
    "grand bazaar": ("istanbul", {"expansions": "grand_bazaar"}),
    "yspahan": ("yspahan", {}),
    "cairo": ("cairo", {}),
}
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
    found: dict[str, Position] = {}
    for seed in range(seeds):
        for position in _asked(name, players, seed, answers):
            found.setdefault(position.question, position)
    return list(found.values())


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
            yield Position(kind, json.loads(match.to_json()))
        match.play(dice.choice(match.options()))


def sit_down(screen: Screen, position: Position) -> None:
    """Open a table that stands at this position."""
    others = [BOT] * (position.match["players"] - 1)
    made = post(f"{screen.server}/api/tables", {"seats": [ME, *others], "start": True, "pace": 0, "from": {"match": position.match}})
    screen.page.goto(f"/t/{made['id']}#seat={made['secret']}")
    screen.page.wait_for_selector("[data-can]")


def phone(screens: Any, size: tuple[int, int] = (390, 844), **more: Any) -> Screen:
    """A screen of a real phone: touch, a viewport of its own, sharp pixels; nothing moves while it is measured."""
    found: Screen = screens(size=size, is_mobile=True, has_touch=True, device_scale_factor=2, reduced_motion="reduce", **more)
    return found


def speak(screen: Screen, language: str) -> None:
    """Switch the language where the match stands."""
    screen.page.evaluate(SPEAK, language)
    screen.page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)


def resize(screen: Screen, size: tuple[int, int]) -> None:
    screen.page.set_viewport_size({"width": size[0], "height": size[1]})
    screen.page.evaluate("() => { scrollTo(0, 0); return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))); }")


def faults(screen: Screen, size: tuple[int, int]) -> list[str]:
    """What is wrong with the screen as it stands, in words."""
    found: list[str] = screen.page.evaluate(FAULTS, list(size))
    return found


def walk(screen: Screen, position: Position, languages: tuple[str, ...] = LANGUAGES, sizes: tuple[tuple[int, int], ...] = SIZES) -> list[str]:
    """The faults of one position in these languages and sizes."""
    sit_down(screen, position)
    troubles = []
    for language in languages:
        speak(screen, language)
        for size in sizes:
            resize(screen, size)
            troubles += [f"{position.question} {language} {size[0]}×{size[1]}: {fault}" for fault in faults(screen, size)]
    return troubles


SPEAK = """(language) => {
  if (!document.querySelector('#preferences')) document.querySelector('button[aria-controls=preferences]').click();
  return Promise.resolve().then(() => {
    const box = document.querySelector('#preferences select');
    box.value = language;
    box.dispatchEvent(new Event('change', {bubbles: true}));
    document.querySelector('button[aria-controls=preferences]').click();
  });
}"""

FAULTS = """([width, height]) => {
  const found = [];
  const tell = (what) => { if (found.length < 12) found.push(what); };
  const page = document.documentElement;
  const name = (one) => `${one.tagName.toLowerCase()}.${String(one.className.baseVal ?? one.className).split(' ')[0]}`;
  if (page.scrollWidth > width || visualViewport.width < innerWidth - 1 || innerWidth > width) tell(`the page is ${page.scrollWidth} wide`);

  // --- words: wholly inside whatever cuts or frames them
  const clips = (style) => [style.overflowX, style.overflowY].some((one) => one === 'hidden' || one === 'clip');
  const framed = (style) => style.borderTopWidth !== '0px' && style.borderTopStyle !== 'none';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const words = text.textContent.trim();
    const parent = text.parentElement;
    if (!words || parent.closest('.hidden-text, option, select, title, script, style, .log, #tab-panel')) continue;
    if (!parent.checkVisibility({visibilityProperty: true})) continue;
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
    for (const box of boxes) {
      if (box.right > width + 1 || box.left < -1) tell(`“${words}” leaves the screen`);
    }
    const svg = parent.ownerSVGElement;
    for (let one = svg ?? parent; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one);
      const scrolls = [style.overflowX, style.overflowY].some((way) => way === 'auto' || way === 'scroll');
      if (scrolls) break;
      if (!clips(style) && !framed(style) && one !== svg) continue;
      const frame = one.getBoundingClientRect();
      const cut = boxes.some((box) => {
        const away = box.left >= frame.right - 1 || box.right <= frame.left + 1 || box.top >= frame.bottom - 1 || box.bottom <= frame.top + 1;
        // half a line of leading may stand out, letters may not
        const slack = Math.max(2, box.height * 0.2);
        const out = box.left < frame.left - 1.5 || box.right > frame.right + 1.5 || box.top < frame.top - slack || box.bottom > frame.bottom + slack;
        return out && !(away && clips(style));
      });
      if (cut) { tell(`“${words}” is cut by ${name(one)}`); break; }
    }
    if (parseFloat(getComputedStyle(parent).fontSize) < 13 && !svg) tell(`“${words}” is small: ${getComputedStyle(parent).fontSize}`);
  }

  // --- what can be answered: large enough for a finger, nothing lies over it
  const bar = document.querySelector('.bar')?.getBoundingClientRect();
  const answers = [...document.querySelectorAll('[data-can]')].filter((one) => one.checkVisibility());
  const byAnswer = new Map();
  for (const one of answers) {
    const box = one.getBoundingClientRect();
    const large = Math.min(box.width, box.height) >= 43.5 || one.closest('[data-near]');
    const key = one.dataset.answer;
    byAnswer.set(key, {large: (byAnswer.get(key)?.large ?? false) || large, one, box});
  }
  for (const {large, one, box} of byAnswer.values()) {
    if (!large) tell(`${name(one)} “${one.getAttribute('aria-label') ?? one.textContent.trim()}” can be answered but is ${Math.round(box.width)}×${Math.round(box.height)}`);
  }
  return [...new Set(found)];
}"""
