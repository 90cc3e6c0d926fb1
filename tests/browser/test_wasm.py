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


def test_a_module_runs_in_the_browser_as_on_the_processor(host: Host) -> None:
    """`tests/wasm` tries every module, in Node."""
    assert host(tasks.random_games("yspahan", 2))["digest"] == tasks.processor_games("yspahan", 2)
    assert host(tasks.growing_tree("yspahan"))["digest"] == tasks.processor_tree("yspahan")
