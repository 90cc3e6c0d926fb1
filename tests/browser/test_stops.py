"""Tab stops: whoever walks over a table by keyboard only comes to things that say what they are."""

from __future__ import annotations

from typing import Any

import pytest

from .layout import Position, positions, sit_down
from .pilot import Screen

MOST = 250
WHERE = "document.activeElement"
# Each stop is marked, so that a walk that comes round is noticed.
MARK = """() => {
  const one = document.activeElement;
  if (!one || one === document.body || one.dataset.stop) return false;
  return one.dataset.stop = 'yes';
}"""
UNNAMED = ("generic", "none", "SvgRoot", "image")


def stops(screen: Screen) -> list[tuple[str, str, str]]:
    """Role, name and markup of every tab stop of the page, as screen readers are told them."""
    session = screen.context.new_cdp_session(screen.page)
    met: list[tuple[str, str, str]] = []
    for _ in range(MOST):
        screen.page.keyboard.press("Tab")
        if not screen.page.evaluate(MARK):
            return met
        at = session.send("Runtime.evaluate", {"expression": WHERE})["result"]["objectId"]
        node = session.send("Accessibility.getPartialAXTree", {"objectId": at, "fetchRelatives": False})["nodes"][0]
        role, name = (str(node.get(part, {}).get("value", "")) for part in ("role", "name"))
        met.append((role, name.strip(), screen.page.evaluate(f"{WHERE}.outerHTML.slice(0, 120)")))
    raise AssertionError(f"after {MOST} presses of Tab the walk is not over")


def asked(question: str) -> Position:
    """A position in which the first seat is asked this."""
    game = question.partition("-")[0]
    return next(one for one in positions(game, seeds=1, answers=160) if one.question == question)


@pytest.mark.parametrize("question", ["istanbul-ask-move", "yspahan-ask-group", "yspahan-ask-place", "cairo-ask-action"])
def test_every_tab_stop_of_a_table_has_a_role_and_a_name(screens: Any, question: str) -> None:
    screen = screens(reduced_motion="reduce")
    sit_down(screen, asked(question))
    met = stops(screen)
    assert [markup for role, name, markup in met if not name or role in UNNAMED] == []
    possible = screen.page.locator("[data-can]").count()
    assert screen.page.locator("[data-can][data-stop]").count() == possible > 0, "what can be chosen can be reached"


def test_arrows_with_shift_go_over_things_with_names_only(screens: Any) -> None:
    screen = screens(reduced_motion="reduce")
    sit_down(screen, asked("yspahan-ask-group"))
    for way in ("ArrowRight", "ArrowDown") * 8:
        screen.page.keyboard.press(f"Shift+{way}")
        assert screen.page.evaluate(f"{WHERE}.hasAttribute('aria-label') || {WHERE}.innerText.trim() !== ''")
