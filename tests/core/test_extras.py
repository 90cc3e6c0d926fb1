"""What is missing is named, with the words that install it."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from charsu.core.errors import CharsuError, MissingExtra
from charsu.core.extras import EXTRA_OF, wanted

PROJECT = Path(__file__).parents[2] / "pyproject.toml"


def test_every_extra_that_is_recommended_can_be_installed() -> None:
    extras = tomllib.loads(PROJECT.read_text("utf8"))["project"]["optional-dependencies"]
    assert set(EXTRA_OF.values()) <= set(extras)


def test_a_missing_package_is_one_sentence() -> None:
    with pytest.raises(MissingExtra, match=r'pip install "charsu\[server\]"') as error, wanted():
        raise ModuleNotFoundError("No module named 'fastapi.responses'", name="fastapi.responses")
    assert isinstance(error.value, CharsuError)
    assert isinstance(error.value, ImportError)


def test_a_mistake_of_our_own_stays_what_it_is() -> None:
    with pytest.raises(ModuleNotFoundError, match="nowhere") as error, wanted():
        raise ModuleNotFoundError("No module named 'charsu.nowhere'", name="charsu.nowhere")
    assert not isinstance(error.value, MissingExtra)


@pytest.mark.parametrize(
    ("module", "missing", "extra"),
    [
        ("charsu.envs.gym", "gymnasium", "envs"),
        ("charsu.envs.pettingzoo", "pettingzoo", "envs"),
        ("charsu.envs.openspiel", "pyspiel", "openspiel"),
    ],
)
def test_environments_say_what_to_install(module: str, missing: str, extra: str) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None\nimport {module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf8", check=False)
    assert f'pip install "charsu[{extra}]"' in done.stderr.splitlines()[-1]


@pytest.mark.parametrize("command", [["serve"], ["admin", "stats"]])
def test_only_postgresql_needs_its_driver(command: list[str]) -> None:
    arguments = [*command, "--database", "postgresql://nobody@nowhere/nothing"]
    code = f"import sys; sys.modules['psycopg'] = None\nfrom charsu.cli import main; main({arguments})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf8", check=False)
    assert done.returncode == 2
    assert done.stderr == 'this needs the package psycopg, which is not installed: pip install "charsu[postgres]".\n'
