"""The site without a server: kept whole, installable, and never a mix of two versions."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from .host import Host, serve_folder
from .pilot import wait_until

VERSION = "document.querySelector('meta[name=charsu-site]').content"


@pytest.fixture
def host(site: Path) -> Iterator[Host]:
    with serve_folder(site) as host:
        yield host


@pytest.fixture
def visitor(chromium: Any) -> Iterator[Any]:
    """Somebody with a browser that nobody else has used."""
    context = chromium.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
    yield context
    context.close()


def visit(visitor: Any, host: Host, hash: str = "") -> Any:
    """Open the site and wait until the device keeps it."""
    page = visitor.new_page()
    page.set_default_timeout(30_000)
    page.goto(f"{host.address}/{hash}")
    page.wait_for_selector("html[data-kept=yes]")
    return page


def test_after_one_visit_it_opens_without_a_network_and_asks_nobody_else(visitor: Any, host: Host) -> None:
    asked: list[str] = []
    visitor.on("request", lambda request: asked.append(request.url))
    page = visit(visitor, host)
    visitor.set_offline(True)
    page.reload()
    assert page.locator(".game .button.primary").count() == 3
    page.click("text=Rulebook >> nth=0")
    page.wait_for_selector("text=IST-P09-01")
    page.goto(f"{host.address}/nowhere/at-all")
    assert page.url == f"{host.address}/", "without a network, an address where nothing is leads home"
    assert {url for url in asked if not url.startswith((host.address, "data:", "blob:"))} == set()


def test_browsers_offer_to_install_it(visitor: Any, host: Host) -> None:
    page = visit(visitor, host)
    tool = visitor.new_cdp_session(page)
    manifest = tool.send("Page.getAppManifest")
    assert manifest["url"] == f"{host.address}/manifest.webmanifest" and manifest["errors"] == []
    errors = [error["errorId"] for error in tool.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert [error for error in errors if error != "in-incognito"] == []


def test_a_newer_version_is_announced_and_waits_until_it_is_wanted(visitor: Any, host: Host, later_site: Path) -> None:
    page, other = visit(visitor, host), visit(visitor, host)
    first = page.evaluate(VERSION)
    host.folder = later_site
    page.reload()
    page.wait_for_selector("[data-update]")
    assert page.evaluate(VERSION) == first
    page.click("text=Rulebook >> nth=0")
    page.wait_for_selector("text=IST-P09-01")
    assert page.evaluate("document.documentElement.dataset.later") is None, "every part is still of the first version"
    page.click("[data-update] .primary")
    for one in (page, other):
        one.wait_for_selector(f"meta[name=charsu-site]:not([content='{first}'])", state="attached")
    page.wait_for_selector("html[data-later=yes]")
    assert not page.query_selector("[data-update]")
    versions = page.evaluate("caches.keys().then(names => names.filter(name => name.startsWith('charsu /')).length)")
    assert versions == 1, "nothing is left of the first version"


def test_half_a_version_is_never_used(visitor: Any, host: Host, later_site: Path, tmp_path: Path) -> None:
    later = shutil.copytree(later_site, tmp_path / "later")
    broken = later / "assets/Rules-laterday.js"
    broken.write_text(re.sub("later", "wrong", broken.read_text("utf8")), "utf8")
    page = visit(visitor, host)
    first = page.evaluate(VERSION)
    host.folder = later
    page.evaluate("navigator.serviceWorker.getRegistration().then(found => found.update())")
    wait_until(page, "navigator.serviceWorker.getRegistration().then(found => !found.installing && !found.waiting)")
    assert "assets/Rules-laterday.js" in host.asked
    page.reload()
    assert page.evaluate(VERSION) == first and not page.query_selector("[data-update]")
