"""Make `.venv` and install Charsu into it, with the packages of an extra and in the versions of constraints.txt.

python3 scripts/environment.py server     what `make play` needs
python3 scripts/environment.py quick      and so on: `test`, `test-all`

Needs Python 3.11 or newer and its own library only.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
HOME = ROOT / ".venv"
PYTHON = HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
SETS = ("server", "quick", "test", "test-all")  # extras for `make`; each holds those before it
BUILT_WITH = ("hatchling", "editables")  # so that pip builds with pinned versions, and a second time without a network
NO_VENV = """This Python cannot make virtual environments: its module ensurepip is missing.
Install it (on Debian and Ubuntu, as root: apt-get install python3-venv) or the package virtualenv, then try again."""


def main(extra: str) -> None:
    if not works():
        make()
    install("--upgrade", "pip")
    install(*BUILT_WITH)
    install("--no-build-isolation", "--editable", f".[{extra}]")
    for smaller in SETS[: SETS.index(extra) + 1]:
        (HOME / smaller).touch()  # so make knows


def works() -> bool:
    """Return whether `.venv` holds a Python with pip; one that was left half-made or whose Python has gone does not."""
    return PYTHON.exists() and subprocess.run([PYTHON, "-m", "pip", "--version"], capture_output=True, check=False).returncode == 0


def make() -> None:
    """Make a new `.venv`, or leave none."""
    module = "venv" if find_spec("venv") and find_spec("ensurepip") else "virtualenv"
    if not find_spec(module):
        sys.exit(NO_VENV)
    try:
        subprocess.run([sys.executable, "-m", module, "--clear", HOME], check=True)
    except BaseException:
        shutil.rmtree(HOME, ignore_errors=True)
        raise


def install(*what: str) -> None:
    """Install with pip, and end with its own message where that fails."""
    command = [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--constraint", "constraints.txt", *what]
    code = subprocess.run(command, cwd=ROOT, check=False).returncode
    if code:
        sys.exit(f"pip could not install {' '.join(what)}; what it says stands above.")


if __name__ == "__main__":
    main(sys.argv[1])
