"""`pip install charsu` as a stranger does it: from the built wheel and the built sdist, in clean environments of several Pythons.

python scripts/try_install.py [3.11 3.12 3.13]

Builds both, then for each Python: an environment of its own, the package without any extra, its commands, and a match, a search,
mass play and a missing extra, away from the source. Pythons that are not here are asked of `uv`, where that is installed and can
get them; those that cannot be had are named. Ends with 1 if anything went wrong.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PYTHONS = ("3.11", "3.12", "3.13")
TRIED = """
import importlib.util, sys
import charsu
from charsu.bots import ask, bot
from charsu.core.errors import MissingExtra
from charsu.sim.cpu import Engine, simulate

assert importlib.util.find_spec("numba") is None, "this environment is not clean"
for key in charsu.game_keys():
    match = charsu.game(key).new_match(2, seed=1)
    players = bot("greedy", seed=1), bot("search:20", seed=1)
    for _ in range(20):
        match.play(ask(players[match.actor], match))
    assert charsu.Match.from_json(match.to_json()).view() == match.view()
    table = charsu.game(key).table(2)
    runner = Engine(table.rules)
    assert runner.name == "WebAssembly", f"{key} runs as {runner.name}"
    assert simulate(table, 20, seed=1, runner=runner).answers > 1000
try:
    import charsu.envs.gym
except MissingExtra as error:
    assert "charsu[envs]" in str(error)
else:
    raise SystemExit("a missing extra went unnoticed")
print("charsu", charsu.__version__, "on Python", sys.version.split()[0], "without Numba: all games as WebAssembly")
"""
COMMANDS = (  # as somebody types them, and a word of what they say
    (["--help"], "simulate"),
    (["games"], "istanbul"),
    (["rules", "istanbul", "IST-P09-02"], "2 lira"),
    (["example", "istanbul/tea-house"], "announce"),
    (["simulate", "yspahan", "--players", "2", "--games", "50"], "(WebAssembly)"),
    (["play", "cairo", "--seed", "1"], "leave the table"),
    (["serve", "--help"], "--database"),
)
REFUSED = (["serve"], ["admin", "stats"], ["arena", "yspahan"], ["train", "yspahan", "--out", "runs"])  # for want of an extra


def main(wanted: tuple[str, ...]) -> int:
    with tempfile.TemporaryDirectory() as folder:
        packages = build(Path(folder) / "dist")
        bad, skipped = [], []
        for version in wanted:
            python = find(version)
            if python is None:
                skipped.append(version)
                continue
            bad += [f"{package.name} on {version}" for package in packages if not try_one(python, package, Path(folder))]
    for version in skipped:
        print(f"Python {version} is not here and could not be had; it was not tried")
    print(f"went wrong: {', '.join(bad)}" if bad else "everything that was tried works")
    return 1 if bad else 0


def build(folder: Path) -> list[Path]:
    """Wheel and sdist of this tree."""
    with tempfile.TemporaryDirectory() as tools:
        run(sys.executable, "-m", "venv", tools)
        python = Path(tools) / "bin" / "python"
        run(python, "-m", "pip", "install", "--quiet", "build")
        run(python, "-m", "build", "--outdir", folder, ROOT)
    return sorted(folder.iterdir())


def find(version: str) -> str | None:
    """A Python of this version: from the PATH, from pyenv, else as `uv` finds or gets it."""
    candidates = [shutil.which(f"python{version}"), *_of_pyenv(version)]
    if uv := shutil.which("uv"):
        subprocess.run([uv, "python", "install", "--quiet", version], capture_output=True, check=False)
        answer = subprocess.run([uv, "python", "find", version], capture_output=True, encoding="utf8", check=False)
        candidates.append(answer.stdout.strip() or None)
    for candidate in candidates:
        if candidate and subprocess.run([candidate, "-c", "import ensurepip"], capture_output=True, check=False).returncode == 0:
            return candidate
    return None


def _of_pyenv(version: str) -> list[str]:
    """Pythons that pyenv keeps, whichever is in use."""
    if not (pyenv := shutil.which("pyenv")):
        return []
    home = subprocess.run([pyenv, "root"], capture_output=True, encoding="utf8", check=False).stdout.strip()
    return [str(path) for path in sorted(Path(home).glob(f"versions/{version}.*/bin/python"), reverse=True)]


def try_one(python: str, package: Path, folder: Path) -> bool:
    """One package in one clean environment."""
    home = folder / "try"
    run(python, "-m", "venv", home)
    clean = home / "bin" / "python"
    print(f"{package.name}: ", end="", flush=True)
    installed = subprocess.run([clean, "-m", "pip", "install", "--quiet", package], cwd=folder, check=False)
    done = installed.returncode == 0 and subprocess.run([clean, "-c", TRIED], cwd=folder, check=False).returncode == 0
    done = done and try_commands(clean, folder)
    shutil.rmtree(home)
    return done


def try_commands(python: Path, folder: Path) -> bool:
    """Do the commands do what they should, and those that miss an extra say so in a sentence?"""
    charsu = [str(python.with_name("charsu"))]
    calls = [(charsu, *call) for call in COMMANDS] + [([str(python), "-m", "charsu"], ["games"], "istanbul")]
    wrong = [words for program, words, said in calls if not answers(program + words, folder, 0, said)]
    wrong += [words for words in REFUSED if not answers(charsu + words, folder, 2, 'pip install "charsu[')]
    for words in wrong:
        print(f"charsu {' '.join(words)} went wrong")
    return not wrong


def answers(command: list[str], folder: Path, code: int, said: str) -> bool:
    """Does a command end with this code and say this, in one line where it refuses?"""
    done = subprocess.run(command, cwd=folder, input="quit\n", capture_output=True, encoding="utf8", check=False)
    text = done.stdout + done.stderr
    return done.returncode == code and said in text and (code == 0 or text.count("\n") == 1)


def run(*command: object) -> None:
    subprocess.run([str(part) for part in command], check=True)


if __name__ == "__main__":
    sys.exit(main(tuple(sys.argv[1:]) or PYTHONS))
