"""Find the programs that tests need beside Python and Node, and install them where that does no harm.

python scripts/programs.py chromium nginx postgresql     installs what is missing, and says what it could not
python scripts/programs.py --where postgresql            prints where it lies

A program is installed by root on Debian and Ubuntu, by Homebrew, and a browser by `playwright install`. Nobody is asked for a
password. Without a program its tests are skipped, or fail where CHARSU_REQUIRE=1.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

BREW = ("/opt/homebrew", "/usr/local", "/home/linuxbrew/.linuxbrew")


@dataclass(frozen=True)
class Program:
    """A program: the names of its command, the folders beside the PATH where systems keep it, and its packages."""

    names: tuple[str, ...]
    folders: tuple[str, ...]  # patterns; of several matches the last one in natural order counts
    debian: str
    brew: tuple[str, ...]
    playwright: str = ""


PLAYWRIGHT = (".cache/ms-playwright", "Library/Caches/ms-playwright", "AppData/Local/ms-playwright")
PROGRAMS = {
    "chromium": Program(
        ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "Chromium", "Google Chrome"),
        (
            "/Applications/Chromium.app/Contents/MacOS",
            "/Applications/Google Chrome.app/Contents/MacOS",
            "C:/Program Files/Google/Chrome/Application",
            *(f"{Path.home()}/{folder}/chromium-*/chrome-*" for folder in PLAYWRIGHT),
            *(f"{Path.home()}/{folder}/chromium-*/chrome-mac*/Chromium.app/Contents/MacOS" for folder in PLAYWRIGHT),
        ),
        "chromium",
        ("--cask", "chromium"),
        "chromium",
    ),
    "nginx": Program(("nginx",), ("/usr/sbin", "/usr/local/sbin", *(f"{brew}/bin" for brew in BREW)), "nginx-light", ("nginx",)),
    "openssl": Program(("openssl",), (), "openssl", ("openssl",)),
    "postgresql": Program(
        ("initdb",),
        (
            "/usr/lib/postgresql/*/bin",
            "/usr/pgsql-*/bin",
            "/usr/local/pgsql/bin",
            *(f"{brew}/opt/postgresql*/bin" for brew in BREW),
        ),
        "postgresql",
        ("postgresql",),
    ),
}


def find(name: str) -> Path | None:
    """Return where a program lies: in its own folders first, then on the PATH."""
    program = PROGRAMS[name]
    folders = [path for pattern in program.folders for path in matches(pattern)]
    lies_in = os.pathsep.join([*map(str, folders), os.environ.get("PATH", os.defpath)])
    return next((Path(path) for command in program.names if (path := shutil.which(command, path=lies_in))), None)


def matches(pattern: str) -> list[Path]:
    """Return the folders a pattern fits, the newest version first."""
    anchor = Path(pattern).anchor or "."
    folders = Path(anchor).glob(str(Path(pattern).relative_to(anchor))) if Path(anchor).exists() else ()
    return sorted(folders, key=lambda path: by_number(str(path)), reverse=True)


def by_number(text: str) -> list[str | int]:
    """Return a key that sorts 9 before 15: the letters and the numbers of a text in turns."""
    return [int(part) if part.isdigit() else part for part in re.split(r"(\d+)", text)]


def install(name: str) -> None:
    """Install a program by the first way that works here and asks for nothing."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}  # Debian starts no service then
    for command in ways(PROGRAMS[name]):
        done = subprocess.run(command, env=quiet, stdin=subprocess.DEVNULL, stdout=sys.stderr, check=False)
        if done.returncode == 0 and find(name):
            return


def ways(program: Program) -> list[list[str]]:
    """Return the commands that may install a program on this system."""
    commands = []
    if shutil.which("apt-get") and os.geteuid() == 0:
        commands.append(["sh", "-c", f"apt-get update -qq && apt-get install -y -qq --no-install-recommends {program.debian}"])
    if brew := shutil.which("brew"):
        commands.append([brew, "install", "--quiet", *program.brew])
    if program.playwright:
        commands.append([sys.executable, "-m", "playwright", "install", program.playwright])
    return commands


def advice(name: str) -> str:
    """Return how somebody gets a program that is missing."""
    program = PROGRAMS[name]
    if shutil.which("apt-get"):
        return f"{name} is missing; as root: apt-get install {program.debian}"
    if shutil.which("brew"):
        return f"{name} is missing: brew install {' '.join(program.brew)}"
    return f"{name} is missing; install it with your system's packages"


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["--where"]:
        path = find(arguments[1])
        print(path or advice(arguments[1]), file=sys.stdout if path else sys.stderr)
        return 0 if path else 1
    missing = []
    for name in arguments:
        if not find(name):
            install(name)
        if not find(name):
            missing.append(name)
            print(f"{advice(name)}. Until then its tests are skipped.", file=sys.stderr)
    return 1 if missing and os.environ.get("CHARSU_REQUIRE") == "1" else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
