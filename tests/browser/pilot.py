"""Somebody who sits at the screen: clicks what glows, reads what is shown."""

from __future__ import annotations

import json
import random
import urllib.request
from collections.abc import Callable
from typing import Any

# What may be chosen and can really be hit: its middle is not covered by something else.
GLOWING = """() => {
  const found = [];
  for (const one of document.querySelectorAll('[data-can]')) {
    const box = one.getBoundingClientRect();
    if (box.width === 0) continue;
    found.push({answer: one.getAttribute('data-answer'), lift: one.hasAttribute('data-lift-curtain')});
  }
  return found;
}"""
# Where it can be hit. Bringing it into sight may move what lies around it, and a page that has just come may still be scrolling:
# it is aimed at only when it stays where it is while the next pictures are drawn.
AIM = """async (answer) => {
  const steps = [.5, .2, .8, .1, .9, .35, .65];
  const drawn = () => new Promise((go) => requestAnimationFrame(go));
  const aim = () => {
    const all = document.querySelectorAll(answer === null ? '[data-lift-curtain]' : `[data-answer="${answer}"]`);
    if (all.length === 0) return null;
    for (const one of all) {
      one.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
      const box = one.getBoundingClientRect();
      for (const right of steps) for (const down of steps) {
        const [x, y] = [box.left + box.width * right, box.top + box.height * down];
        const hit = document.elementFromPoint(x, y);
        if (hit && (hit === one || one.contains(hit))) return [x, y];
      }
    }
    return 'covered';
  };
  const first = aim();
  await drawn();
  await drawn();
  const second = aim();
  return String(first) === String(second) ? second : 'covered';
}"""

BUSY = "() => document.body.ariaBusy === 'true'"


def wait_until(page: Any, is_so: Callable[[], Any] | str, tries: int = 1200) -> Any:
    """Ask again and again: a function, or the page what an expression is there; what it says at last. The page may not wait by
    itself where its policy forbids to make code of text."""
    for _ in range(tries):
        if answer := page.evaluate(is_so) if isinstance(is_so, str) else is_so():
            return answer
        page.wait_for_timeout(50)
    raise AssertionError(f"it does not come true: {is_so}")


class Screen:
    """One browser of one person."""

    def __init__(self, browser: Any, server: str, size: tuple[int, int] = (1440, 900), speed: str = "instant", **more: Any) -> None:
        self.server = server
        viewport = {"width": size[0], "height": size[1]}
        self.context = browser.new_context(viewport=viewport, base_url=server, **{"locale": "en-GB", **more})
        stored = json.dumps({"speed": speed})
        self.context.add_init_script(f"localStorage['charsu-settings'] ??= '{stored}'")
        self.page = self.context.new_page()
        self.page.set_default_timeout(60_000)
        self.troubles: list[str] = []
        self.foreign: list[str] = []
        self.page.on("console", lambda message: self._heard(message))
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("request", lambda request: self._asked(request.url))

    def _heard(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(message.text)

    def _asked(self, url: str) -> None:
        if not url.startswith((self.server, self.server.replace("http", "ws"), "data:")):
            self.foreign.append(url)

    def close(self) -> None:
        self.context.close()

    # --- going places ---------------------------------------------------------

    def home(self) -> None:
        self.page.goto("/")
        self.page.wait_for_selector(".game .button.primary")

    def make_table(self, game: str, seats: list[dict[str, Any]], **more: Any) -> str:
        """A table made over HTTP, opened here with its secret."""
        wish = {"game": game, "seats": seats, "start": True, "pace": 0, **more}
        made = post(f"{self.server}/api/tables", wish)
        self.page.goto(f"/t/{made['id']}#seat={made['secret']}")
        return str(made["id"])

    @property
    def table(self) -> str:
        return str(self.page.url.rsplit("/", 1)[1].partition("#")[0])

    # --- playing ----------------------------------------------------------------

    def glowing(self) -> list[dict[str, Any]]:
        things: list[dict[str, Any]] = self.page.evaluate(GLOWING)
        return things

    def once_it_glows(self) -> list[dict[str, Any]]:
        """What may be chosen, once anything may: while one question gives way to the next, nothing does for a moment."""
        things: list[dict[str, Any]] = wait_until(self.page, self.glowing)
        return things

    def click(self, answer: str | None) -> bool:
        """Click what gives this answer, with the mouse, where it can be seen."""
        spot = self.page.evaluate(AIM, answer)
        for _ in range(250):  # it may move, or what moves may be in front of it, for a moment
            if spot != "covered":
                break
            self.page.wait_for_timeout(20)
            spot = self.page.evaluate(AIM, answer)
        assert spot != "covered", f"what gives answer {answer} is covered by something else"
        if spot is None:
            return False
        self.page.mouse.click(*spot)
        self.settle()
        return True

    def settle(self) -> None:
        """Wait for what comes back at once: until then the screen still shows what could be chosen."""
        for _ in range(20):
            if not self.page.evaluate(BUSY):
                return
            self.page.wait_for_timeout(10)

    def play_on(self, dice: random.Random, most: int = 4000, until: Any = None) -> int:
        """Click random glowing things until the match is over; tells how many clicks it took."""
        idle = clicks = 0
        while clicks < most and not self.over:
            if until is not None and until():
                return clicks
            things = self.glowing()
            if not things:
                idle += 1
                assert idle < 4000, f"nothing glows any more: {self.page.inner_text('.question')}"
                self.page.wait_for_timeout(15)
                continue
            idle = 0
            choice = dice.choice(things)
            clicks += self.click(None if choice["lift"] else choice["answer"])
        assert self.over, f"the match is not over after {clicks} clicks"
        return clicks

    @property
    def over(self) -> bool:
        return bool(self.page.query_selector("[data-result]"))

    # --- reading ----------------------------------------------------------------

    def ranking(self) -> list[tuple[int, dict[str, int]]]:
        """Seat and scores of each row of the final ranking, as the screen shows them."""
        return [(int(row.get_attribute("data-result")), scores_of(row)) for row in self.page.query_selector_all("[data-result]")]


def scores_of(row: Any) -> dict[str, int]:
    return {cell.get_attribute("data-score"): int(cell.inner_text()) for cell in row.query_selector_all("[data-score]")}


def post(address: str, body: dict[str, Any]) -> dict[str, Any]:
    request = urllib.request.Request(address, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        reply: dict[str, Any] = json.load(answer)
    return reply


def get(address: str) -> Any:
    with urllib.request.urlopen(address) as answer:
        return json.load(answer)
