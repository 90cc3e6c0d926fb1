"""The command line on terminals that do not know our letters."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

TERMINALS = {
    "ascii": {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    "latin-1": {"PYTHONIOENCODING": "latin-1:strict", "PYTHONUTF8": "0"},
}


@pytest.mark.parametrize("terminal", TERMINALS)
@pytest.mark.parametrize("command", ["rules", "play"])
def test_every_language_is_printed_on_every_terminal(command: str, terminal: str) -> None:
    """On those with ASCII as UTF-8, as Python does it where nobody forbids it; elsewhere with question marks."""
    arguments = [sys.executable, "-m", "charsu", command, "istanbul", "-l", "uk"]
    environment = {**os.environ, **TERMINALS[terminal]}
    done = subprocess.run(arguments, env=environment, input=b"1\n", capture_output=True, check=False)
    assert b"Traceback" not in done.stderr
    assert ("і".encode() if terminal == "ascii" else b"????") in done.stdout
