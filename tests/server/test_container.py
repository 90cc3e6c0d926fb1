"""The recipe of the image names files, extras, commands, settings and a port that there are. Whether it builds, only a machine
with a container tool can tell."""

from __future__ import annotations

import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from charsu.cli.app import app
from charsu.core import link
from charsu.server import settings
from server.helpers import Server

ROOT = Path(__file__).parents[2]
RECIPE = (ROOT / "Containerfile").read_text("utf8")
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf8"))["project"]


def steps(kind: str) -> list[str]:
    """What follows each instruction of a kind."""
    return re.findall(rf"^{kind} (.+)$", RECIPE, re.MULTILINE)


def command_of(step: str) -> list[str]:
    """`["charsu", "serve"]` as a list of words."""
    words: list[str] = shlex.split(step.strip("[]").replace(",", " "))
    return words


def test_every_folder_that_is_copied_is_there_and_nothing_private_goes_along() -> None:
    for step in steps("COPY"):
        words = [word for word in step.split() if not word.startswith("--")]
        assert (ROOT / words[0]).exists() or step.startswith("--from=build /install ")
    ignored = (ROOT / ".containerignore").read_text("utf8").split()
    assert {".git", ".venv", "**/node_modules"} <= set(ignored)


def test_what_is_installed_is_an_extra_of_the_project_for_a_python_it_allows() -> None:
    (extra,) = re.findall(r"/source\[(\w+)\]", RECIPE)
    assert extra in PROJECT["optional-dependencies"]
    versions = {tuple(map(int, version.split("."))) for version in re.findall(r"python:([\d.]+)-slim", RECIPE)}
    least = tuple(map(int, PROJECT["requires-python"].removeprefix(">=").split(".")))
    assert len(versions) == 1 and versions.pop() >= least


def test_the_command_of_the_image_is_one_of_the_program() -> None:
    (step,) = [step for step in steps("CMD") if "charsu" in step]
    name, *rest = command_of(step)
    assert name in PROJECT["scripts"]
    shown = CliRunner().invoke(app, [rest[0], "--help"], terminal_width=200).output
    assert all(word in shown for word in rest if word.startswith("--"))


def test_the_tables_lie_in_the_volume_and_the_program_reads_the_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CHARSU_CACHE_DIR", raising=False)
    (volume,) = steps("VOLUME")
    for name, value in (pair.split("=") for pair in steps("ENV")[0].split()):
        monkeypatch.setenv(name, value)
    assert settings.data_folder() == Path(volume)
    assert link.cache_folder().is_relative_to(volume)
    assert f"-m 0700 {volume}" in RECIPE and f"--home-dir {volume}" in RECIPE


def test_the_check_of_its_health_works_against_a_running_server(server: Server) -> None:
    (step,) = steps("HEALTHCHECK")
    code = re.findall(r'"([^"]+)"', step)[-1]
    (port,) = steps("EXPOSE")
    assert f":{port}/" in code
    exec(code.replace(f":{port}/", f":{server.port}/"), {})
