"""The rules as WebAssembly in a real browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from wasm import tasks

Host = Callable[[dict[str, Any]], dict[str, Any]]


@pytest.fixture(scope="module")
def host(chromium: Any) -> Iterator[Host]:
    """A page that does tasks; a page of nothing but the host's script."""
    page = chromium.new_page()
    page.route("**/*", lambda route: route.fulfill(body=tasks.HOST.read_text("utf8"), content_type="text/javascript"))
    page.goto("http://localhost/host.mjs")
    yield lambda task: page.evaluate("async (task) => (await import('/host.mjs')).run(task)", task)
    page.close()


@pytest.mark.parametrize(("label", "players"), tasks.SEATED)
def test_random_games_end_in_the_browser_as_they_do_on_the_processor(host: Host, label: str, players: int) -> None:
    assert host(tasks.random_games(label, players))["digest"] == tasks.processor_games(label, players)


@pytest.mark.parametrize("label", tuple(tasks.RULES))
def test_a_tree_grows_in_the_browser_as_it_does_on_the_processor(host: Host, label: str) -> None:
    assert host(tasks.growing_tree(label))["digest"] == tasks.processor_tree(label)
