"""Movement that can be followed: what happens to others is seen where it happens, and nothing hides it."""

from __future__ import annotations

from typing import Any

from .layout import PHONE, RESTS, Position, positions, sit_down
from .pilot import wait_until

# Where everything that flies begins and ends, seen from the window.
WATCH = """() => {
  window.flown = [];
  new MutationObserver((changes) => {
    for (const one of changes.flatMap((change) => [...change.addedNodes])) {
      if (!(one instanceof Element) || !one.classList.contains('flying')) continue;
      const fixed = getComputedStyle(one).position === 'fixed';
      const shapes = one.querySelectorAll(':scope > svg').length;
      for (const frame of one.getAnimations()[0].effect.getKeyframes()) {
        const [x, y] = frame.translate.split(' ').map(parseFloat);
        window.flown.push({x: x - (fixed ? 0 : scrollX), y: y - (fixed ? 0 : scrollY), shapes, change: one.textContent});
      }
    }
  }).observe(document.body, {childList: true});
}"""


def watched(screens: Any, position: Position, speed: str) -> Any:
    """The position on a phone on which things move."""
    screen = screens(size=PHONE, is_mobile=True, has_touch=True, speed=speed)
    sit_down(screen, position)
    return screen.page


def test_what_others_gain_out_of_sight_is_told_where_it_happens_with_their_sign(screens: Any) -> None:
    page = watched(screens, positions("istanbul", seeds=1, answers=120)[-1], "fast")
    page.click("button[aria-label=Replay]")
    page.wait_for_selector(".replay")
    page.fill(".replay input[type=range]", "30")
    page.evaluate(WATCH)
    for step in range(30, 70):
        page.evaluate("document.querySelector(\"button[aria-label='One step on']\").click()")
        wait_until(page, f"document.querySelector('.replay input[type=range]').value > {step}")
    wait_until(page, "!document.querySelector('.flying')")
    flown = page.evaluate("window.flown")
    assert any(one["change"] and one["shapes"] for one in flown), "nothing was told with a sign"
    outside = [one for one in flown if not (-60 <= one["y"] <= PHONE[1] and -20 <= one["x"] <= PHONE[0] - 30)]
    assert outside == [], "something flies where nobody sees it"


def test_while_others_play_the_board_comes_out_from_under_the_question(screens: Any) -> None:
    visit = next(position for position in positions("cairo", seeds=2) if position.question == "cairo-ask-visit")
    page = watched(screens, visit, "slow")
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.evaluate(RESTS, PHONE[0])
    page.evaluate("document.querySelector('[data-can]').dispatchEvent(new MouseEvent('click', {bubbles: true}))")
    page.wait_for_function(
        "() => !document.querySelector('.bar.mine') && document.querySelector('.bar').getBoundingClientRect().bottom"
        " <= document.querySelector('[data-board]').getBoundingClientRect().top + 2"
    )
