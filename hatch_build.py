"""Builds the web client into the package, so that a wheel needs no Node.

scripts/node.py finds a Node that fits, or takes one from PyPI. An sdist carries the finished client; only a
checkout builds anew. An editable install builds no client, so it asks for no Node.

This file is the build backend and its hook. The backend is Hatchling's; it only says when a build needs Node.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling import build as hatchling
from hatchling.build import *  # noqa: F403
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "scripts"))
import node

STATIC = Path("src/charsu/server/static")
DOCUMENTATION = Path("src/charsu/server/docs")  # carried along where `make docs` has built it


def get_requires_for_build_wheel(config_settings: dict[str, Any] | None = None) -> list[str]:
    """Return what pip installs before it builds a wheel."""
    return [*hatchling.get_requires_for_build_wheel(config_settings), *requirements()]


def get_requires_for_build_sdist(config_settings: dict[str, Any] | None = None) -> list[str]:
    """Return what pip installs before it builds an sdist."""
    return [*hatchling.get_requires_for_build_sdist(config_settings), *requirements()]


def requirements() -> list[str]:
    """Return the package that brings Node, if a client is to be built and no Node here fits. Builds run in the project's folder."""
    return [node.PACKAGE] if needs_client(Path.cwd()) and node.commands() is None else []


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
    if not (root / "web/node_modules").is_dir():
        node.run("npm", "ci", "--no-audit", "--no-fund")
    node.run("npm", "run", "build")


if __name__ == "__main__":
    build(Path(__file__).parent)
