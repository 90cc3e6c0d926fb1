"""A plugin of pytest: runs only the tests that are wanted, ends those that hang, and writes each outcome down at once.

`FAULTS_TASK` names a JSON file: `tests`, the ids that are wanted (null for all that is collected), `without`, those that are not,
`limits`, the seconds that tests may take (null where there is no limit), and `log`, the file for outcomes, a JSON object a line.
"""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

TASK: dict[str, Any] = json.loads(Path(os.environ["FAULTS_TASK"]).read_text("utf8"))

signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs ignore it


def limit(test: str) -> int:
    """Seconds until a test counts as hanging; 0 for never."""
    return int((TASK.get("limits") or {}).get(test, 0))


def write(**fact: Any) -> None:
    with Path(TASK["log"]).open("a", encoding="utf8") as log:
        log.write(json.dumps(fact) + "\n")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    names = {item.nodeid for item in items} if TASK["tests"] is None else set(TASK["tests"])
    names -= {name for name in names if name in TASK["without"] or name.partition("[")[0] in TASK["without"]}
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid not in names])
    items[:] = [item for item in items if item.nodeid in names]


def pytest_collectreport(report: pytest.CollectReport) -> None:
    if report.failed:
        write(test=report.nodeid, outcome="failed", where="collect")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    write(test=item.nodeid, outcome="started", at=time.time(), limit=limit(item.nodeid))
    signal.signal(signal.SIGALRM, _ring)
    signal.alarm(limit(item.nodeid))
    try:
        return (yield)
    finally:
        signal.alarm(0)


def _ring(*_: object) -> None:
    pytest.fail("hangs: it takes much longer than it should", pytrace=False)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.failed:
        how = "hang" if "hangs: it takes" in str(report.longrepr) else "failed"
        write(test=report.nodeid, outcome="failed", where=report.when, how=how, says=str(report.longrepr)[-400:])
    elif report.when == "teardown":
        write(test=report.nodeid, outcome="passed")
