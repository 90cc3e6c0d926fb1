"""One of the two versions that are compared: a scratch copy of its tree, in which faults are planted, and what runs there."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from .mutate import Edit, neutral
from .touched import PACKAGE, Touched

LEFT_OUT = shutil.ignore_patterns(".git", ".venv", "node_modules", "__pycache__", ".hypothesis", ".*_cache", ".coverage*", "runs")
STATIC = "src/charsu/server/static"
FLOW = PACKAGE + "core/flow.py"  # its first rule is part of every game's WebAssembly modules
STALE = "from charsu.bots.wasm_build import stale; raise SystemExit(7 if stale() else 0)"
PLUGIN = Path(__file__).parent
GRACE = 20  # seconds for tests that are broken off, to stop what they have started


@dataclass(frozen=True)
class Failure:
    """What failed: a test, and whether it failed, could not be collected, hung, crashed, or ran out of time."""

    test: str
    how: str = "failed"
    says: str = ""


@dataclass(frozen=True)
class Tests:
    """Tests of some files; all but those `without` where no ids are given. If they `may_hang`, each has a limit of time."""

    files: tuple[str, ...]
    ids: tuple[str, ...] | None = None
    may_hang: bool = False
    without: tuple[str, ...] = ()

    @staticmethod
    def named(ids: Sequence[str], may_hang: bool) -> Tests:
        return Tests(tuple(dict.fromkeys(name.partition("::")[0] for name in ids)), tuple(ids), may_hang)


class Side:
    """The scratch copy, its map of tests, its cache of compiled rules, and the Pythons that run it."""

    def __init__(self, work: Path, name: str, setup: dict[str, str]) -> None:
        self.name, self.work, self.setup = name, work, setup
        self.tree, self.cache, self.spare = work / "trees" / name, work / "caches" / name, work / "clients" / name
        self.names, self.spared = work / f"changed-{name}.json", work / f"changed-{name}.txt"  # what is changed now, and as it was

    @cached_property
    def touched(self) -> Touched:
        return Touched(self.tree, self.work / "maps" / self.name)

    def copy(self) -> None:
        """Copy the tree, link the client's packages, build the client, and keep a copy of it and of the compiled rules."""
        self.names.unlink(missing_ok=True)
        shutil.rmtree(self.tree, ignore_errors=True)
        shutil.copytree(self.setup[self.name], self.tree, ignore=LEFT_OUT, symlinks=True)
        packages = [Path(self.setup[name]) / "web/node_modules" for name in (self.name, "before")]
        (self.tree / "web/node_modules").symlink_to(next(folder for folder in packages if folder.is_dir()).resolve())
        for folder in ("maps", "caches", "clients"):
            (self.work / folder).mkdir(exist_ok=True)
        shutil.copytree(self.setup["cache"], self.cache, dirs_exist_ok=True)
        if failure := self.build():
            raise SystemExit(f"the client of {self.name} cannot be built: {failure.says}")
        shutil.rmtree(self.spare, ignore_errors=True)
        shutil.copytree(self.tree / STATIC, self.spare)

    @cached_property
    def env(self) -> dict[str, str]:
        """Everything that is imported comes from the scratch copy, in processes that tests start as well."""
        path = [str(self.tree / "src"), str(PLUGIN), os.environ.get("PYTHONPATH", "")]
        more = {"PYTHONPATH": os.pathsep.join(filter(None, path)), "CHARSU_CACHE_DIR": str(self.cache)}
        return {**os.environ, **more, "FAULTS_TASK": str(self.work / f"task-{self.name}.json")}

    # --- planting --------------------------------------------------------------

    @contextmanager
    def changed(self, file: str, text: str) -> Iterator[None]:
        """A file with another text. Times of files stay apart, so that Python compiles whatever has changed."""
        path = self.tree / file
        shutil.copy2(path, self.spared)
        self.names.write_text(json.dumps({"file": file, "cache": [entry.name for entry in self.cache.iterdir()]}), "utf8")
        path.write_text(text, "utf8")
        try:
            yield
        finally:
            self.heal()

    def heal(self) -> None:
        """Undo the change that stands, also one that somebody left behind who was killed; forget what was compiled with it."""
        if not self.names.is_file():
            return
        facts = json.loads(self.names.read_text("utf8"))
        shutil.copy2(self.spared, self.tree / facts["file"])
        for entry in self.cache.iterdir():
            if entry.name not in facts["cache"]:
                shutil.rmtree(entry, ignore_errors=True)
        self.names.unlink()

    @contextmanager
    def planted(self, file: str, edit: dict[str, Any], was: str) -> Iterator[None]:
        source = (self.tree / file).read_text("utf8")
        change = Edit(**edit)
        if was not in "\n".join(source.splitlines()[change.first - 1 : change.last]):
            raise SystemExit(f"{file} of {self.name} is no more what it was when the faults were drawn: draw again")
        with self.changed(file, change.applied(source)):
            yield

    @contextmanager
    def control(self, is_stale: bool) -> Iterator[None]:
        """The tree without a fault. If the fault makes the stored modules stale, they are stale here too."""
        if not is_stale:
            yield
            return
        with self.changed(FLOW, neutral((self.tree / FLOW).read_text("utf8"))):
            yield

    def is_stale(self) -> bool:
        """Do the stored WebAssembly modules belong to other rules than these?"""
        command = [self.setup["python"], "-c", STALE]
        return subprocess.run(command, cwd=self.tree, env=self.env, capture_output=True).returncode == 7

    # --- running ---------------------------------------------------------------

    def build(self) -> Failure | None:
        """Build the client, with the Python that runs in browsers."""
        command = ["node", "node_modules/vite/bin/vite.js", "build", "--logLevel", "error"]
        done = subprocess.run(command, cwd=self.tree / "web", capture_output=True, encoding="utf8")
        return Failure("vite build", "failed", done.stderr[-400:]) if done.returncode else None

    def restore_client(self) -> None:
        shutil.rmtree(self.tree / STATIC, ignore_errors=True)
        shutil.copytree(self.spare, self.tree / STATIC)

    def vitest(self, seconds: float) -> Failure | None:
        """All tests of the client without a browser."""
        report = self.work / f"vitest-{self.name}.json"
        report.unlink(missing_ok=True)
        command = ["node", "node_modules/vitest/vitest.mjs", "run", "--bail=1", "--reporter=json", f"--outputFile={report}"]
        _run(command, self.tree / "web", self.env, seconds)
        if not report.is_file():
            return Failure("vitest", "out of time")
        files = json.loads(report.read_text("utf8"))["testResults"]
        for file in files:
            for test in file["assertionResults"]:
                if test["status"] == "failed":
                    return Failure(test["fullName"])
        broken = [file for file in files if file["status"] == "failed"]
        return Failure(Path(broken[0]["name"]).name, "could not be collected", broken[0]["message"][-400:]) if broken else None

    def pytest(self, python: str, tests: Tests, seconds: float) -> tuple[Failure | None, set[str]]:
        """Run tests until one fails; what failed, and which have passed before."""
        log = self.work / f"log-{self.name}.jsonl"
        log.unlink(missing_ok=True)
        limits = {test: self.limit(test) for test in tests.ids or ()} if tests.may_hang else None
        task = {"tests": tests.ids, "without": tests.without, "limits": limits, "log": str(log)}
        Path(self.env["FAULTS_TASK"]).write_text(json.dumps(task), "utf8")
        shutil.rmtree(self.tree / ".hypothesis", ignore_errors=True)
        command = [python, "-m", "pytest", "-x", "-p", "faults_only", "-p", "no:cacheprovider", *tests.files]
        code, says = _run(command, self.tree, self.env, seconds)
        facts = [json.loads(line) for line in log.read_text("utf8").splitlines()] if log.is_file() else []
        return _verdict(facts, code, says), {fact["test"] for fact in facts if fact["outcome"] == "passed"}

    def limit(self, test: str) -> int:
        """Seconds after which a test counts as hanging: a minute, or ten times what it took when it was measured."""
        return max(60, round(10 * self.touched.time_of(test)))


def _verdict(facts: list[dict[str, Any]], code: int | None, says: str) -> Failure | None:
    """What the first failure was. A process that had to be ended counts as hung if its last test was over its limit."""
    for fact in facts:
        if fact["outcome"] == "failed":
            how = "could not be collected" if fact["where"] == "collect" else fact["how"]
            return Failure(fact["test"], how, fact.get("says", ""))
    begun: list[dict[str, Any]] = [
        {"test": "pytest", "at": time.time(), "limit": 0},
        *(fact for fact in facts if fact["outcome"] == "started"),
    ]
    last = begun[-1]
    if code is None:
        return Failure(last["test"], "hang" if 0 < last["limit"] < time.time() - last["at"] else "out of time")
    return None if code in (0, 5) else Failure(last["test"], "crash", says)


def _run(command: list[str], folder: Path, env: dict[str, str], seconds: float) -> tuple[int | None, str]:
    """The exit status of a command, None where it had to be ended, and its last words."""
    with (
        tempfile.TemporaryFile("w+") as words,
        subprocess.Popen(command, cwd=folder, env=env, stdout=words, stderr=words, start_new_session=True) as process,
    ):
        code = _wait(process, max(seconds, 1))
        if code is None:
            process.send_signal(signal.SIGINT)  # to pytest alone: it stops what its tests have started
            _wait(process, GRACE)
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        words.seek(0)
        return code, words.read()[-400:]


def _wait(process: subprocess.Popen[bytes], seconds: float) -> int | None:
    try:
        return process.wait(seconds)
    except subprocess.TimeoutExpired:
        return None
