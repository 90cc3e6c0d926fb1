"""Looks for tests that find a fault: cheap ones first, stopping at the first, at most some minutes on each side."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from .draw import Fault
from .mutate import Edit, place
from .side import Failure, Side, Tests

AGAIN = 600  # seconds for a test that is run again to be sure
BATCHES = (20, 200, 10_000)
LATE = "out of time"
# Tests whose servers or browsers run in processes of their own, where nobody measures lines: those to begin with.
SERVERS = ("tests/server/test_crash.py", "tests/server/test_proxy.py")
BROWSER: dict[str, tuple[str, ...]] = {
    "src/charsu/server": ("tables", "analysis", "onward", "replay"),
    "src/charsu/tables": ("local", "tables", "onward", "replay"),
    "src/charsu/bots": ("local", "wasm", "site_matches", "analysis"),
    "web/src/games": ("tables", "matches", "layout", "motion"),
    "web/src/home": ("tables", "everyone", "site"),
    "web/src/lib": ("tables", "replay", "everyone", "local", "onward"),
    "web/src/local": ("local", "site_matches", "wasm", "onward"),
    "web/src/site": ("site", "site_matches"),
    "web/src/table": ("tables", "analysis", "replay", "rulebook", "motion"),
    "web/src/train": ("trainer",),
    "web/src": ("tables", "everyone"),
}


Looked = TypeVar("Looked")


@dataclass(frozen=True)
class Stage:
    """Some tests under the name of the tier that finds what they find."""

    tier: str
    python: str
    ids: tuple[str, ...] = ()
    files: tuple[str, ...] = ()  # whose tests look from other processes
    may_hang: bool = False


class Clock:
    """Seconds that may still be spent on looking."""

    def __init__(self, seconds: float) -> None:
        self.left = seconds

    def spend(self, look: Callable[[], Looked]) -> Looked:
        began = time.monotonic()
        try:
            return look()
        finally:
            self.left -= time.monotonic() - began


class Looking:
    """One fault on one side."""

    def __init__(self, side: Side, fault: Fault, seconds: float, doubts: Path) -> None:
        self.side, self.fault, self.clock, self.total = side, fault, Clock(seconds), seconds
        self.doubts = doubts  # a file of tests that fail without a fault as well
        self.edit: dict[str, Any] = fault[side.name]
        with self.planted():
            self.is_stale = fault["area"] in ("games", "core", "bots") and side.is_stale()

    def planted(self) -> Any:
        return self.side.planted(self.fault["file"], self.edit, self.fault["was"])

    def result(self) -> dict[str, Any]:
        """Who finds it first, and what it took; `by` is null where nobody does."""
        ran, failure, tier = 0, None, None
        for stage in self.stages():
            ran += len(stage.ids) + len(stage.files)
            failure = self.stage(stage)
            tier = stage.tier if failure and failure.how != LATE else None
            if failure:
                break
        facts = asdict(failure) if failure else {"how": "survived"}
        return {"by": tier, **facts, "seconds": round(self.total - self.clock.left), "ran": ran, "stale": self.is_stale}

    def stages(self) -> list[Stage]:
        python = self.side.setup["python"]
        tests, later = self.tests(), self.elsewhere()
        compiling = self.side.touched.compiling
        tiers = {"new": ("quick", "test"), "before": ("any",)}[self.side.name]
        stages = []
        if self.fault["area"] == "client":
            stages.append(Stage("vitest", "node"))
        for tier in tiers:
            inside = [test for test in tests if self.side.touched.tier(test) == tier]
            interpreter = self.side.setup["quick"] if tier == "quick" else python
            stages.append(Stage(tier, interpreter, tuple(test for test in inside if test not in compiling), may_hang=True))
            stages.append(Stage(tier, interpreter, tuple(test for test in inside if test in compiling)))
        return [*stages, Stage("test", python, files=tuple(later))] if later else stages

    def tests(self) -> list[str]:
        """Those that touch the line, quick ones first."""
        touched, file = self.side.touched, self.fault["file"]
        if not file.endswith(".py"):
            return []
        tests = touched.tests(file, place((self.side.tree / file).read_text("utf8"), Edit(**self.edit)))
        return sorted(tests, key=lambda test: (touched.time_of(test), test))

    def elsewhere(self) -> list[str]:
        """Files of tests that may see the fault from another process."""
        file, tests = self.fault["file"], self.side.tree / "tests"
        first = next((names for folder, names in BROWSER.items() if file.startswith(folder + "/")), None)
        if first is None:
            return []
        paths = [tests / "core/test_alike.py"] if self.fault["area"] == "client" else [self.side.tree / name for name in SERVERS]
        paths += [tests / f"browser/test_{name}.py" for name in first]
        paths += sorted((tests / "browser").glob("test_*.py"))
        return list(dict.fromkeys(path.relative_to(self.side.tree).as_posix() for path in paths if path.is_file()))

    # --- one stage -------------------------------------------------------------

    def stage(self, stage: Stage) -> Failure | None:
        if stage.tier == "vitest":
            with self.planted():
                return self.clock.spend(partial(self.side.vitest, self.clock.left))
        if stage.files:
            return self.elsewhere_fails(stage)
        ids = list(stage.ids)
        for size in BATCHES:
            batch, ids = ids[:size], ids[size:]
            if batch and (failure := self.fails(stage, (), batch)):
                return failure
        return None

    def elsewhere_fails(self, stage: Stage) -> Failure | None:
        """Files whose tests look from other processes, one by one; the client is built with what has changed."""
        try:
            if failure := self.clock.spend(self.build):
                return failure
            return next((failure for file in stage.files if (failure := self.fails(stage, (file,), None))), None)
        finally:
            self.side.restore_client()

    def build(self) -> Failure | None:
        """The client brings along the Python that runs in browsers, but not the server's."""
        if self.fault["area"] == "server":
            return None
        with self.planted():
            return self.side.build()

    def fails(self, stage: Stage, files: tuple[str, ...], ids: list[str] | None) -> Failure | None:
        """The first failure that the fault brings about. Tests that fail without it too are set aside, and the rest goes on."""
        without = self.set_aside()
        while True:
            ids = ids and [test for test in ids if test not in without and _family(test) not in without]
            if ids == []:
                return None
            if self.clock.left <= 0:
                return Failure(stage.tier, LATE)
            tests = Tests(files, None, stage.may_hang, tuple(without)) if ids is None else Tests.named(ids, stage.may_hang)
            with self.planted():
                failure, passed = self.clock.spend(partial(self.side.pytest, stage.python, tests, self.clock.left))
            if failure is None or failure.how == LATE or self.is_sure(stage, tests, failure):
                return failure
            without |= {*passed, _family(failure.test)}

    def is_sure(self, stage: Stage, tests: Tests, failure: Failure) -> bool:
        """Does it fail with the fault once more, and not without? A test that fails without it is set aside for good."""
        alone = Tests.named([failure.test], stage.may_hang) if failure.test.endswith(".py") or "::" in failure.test else tests
        if failure.how in ("failed", "hang"):
            seconds = AGAIN if failure.how == "failed" else self.side.limit(failure.test) + 30
            with self.planted():
                if self.side.pytest(stage.python, alone, seconds)[0] is None:
                    return False
        if stage.files:
            self.side.restore_client()
        with self.side.control(self.is_stale):
            if stage.files and self.is_stale:
                self.side.build()
            without, _ = self.side.pytest(stage.python, alone, AGAIN)
        if without is not None:
            self.doubt({"side": self.side.name, "stale": self.is_stale, "family": _family(failure.test), "says": without.says})
            if stage.files:
                self.build()
        return without is None

    def set_aside(self) -> set[str]:
        rows = [json.loads(line) for line in self.doubts.read_text("utf8").splitlines()] if self.doubts.is_file() else []
        here = (self.side.name, self.is_stale)
        return {row["family"] for row in rows if (row["side"], row["stale"]) == here}

    def doubt(self, row: dict[str, Any]) -> None:
        with self.doubts.open("a", encoding="utf8") as file:
            file.write(json.dumps(row) + "\n")


def _family(test: str) -> str:
    """A test without its parameters."""
    return test.partition("[")[0]
