"""The guide to the protocol names what the program knows, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args, get_type_hints

from charsu.tables.messages import AnyPlain
from charsu.tables.refusals import STATUS
from charsu.tables.table import APPLY

GUIDE = (Path(__file__).parents[2] / "docs" / "guide" / "protocol.md").read_text("utf8")


def table_of(heading: str) -> list[str]:
    """The first cells of the rows of the first table under a heading."""
    part = GUIDE.partition(heading)[2]
    rows = re.search(r"(?:^\|.*\n)+", part, re.MULTILINE)
    assert rows is not None
    return [row.split("|")[1].strip() for row in rows[0].splitlines()[2:]]


def test_every_code_is_explained() -> None:
    codes = {re.sub("`", "", cell) for cell in table_of("## 2. Errors")}
    assert codes == set(STATUS)


def test_the_status_of_every_code_is_right() -> None:
    for code, status in STATUS.items():
        row = next(line for line in GUIDE.splitlines() if line.startswith(f"| `{code}` |"))
        assert str(status) in row.split("|")[2]


def test_every_kind_of_event_is_listed() -> None:
    kinds = {kind for cell in table_of("All have `number`, `kind`, `at`") for kind in re.findall(r"`([\w-]+)`", cell)}
    assert kinds == set(APPLY)


def test_every_command_is_listed() -> None:
    listed = {kind for cell in table_of("## 7. Commands") for kind in re.findall(r'"type": "(\w+)"', cell)}
    commands = {get_args(get_type_hints(model)["type"])[0] for model in get_args(AnyPlain)}
    assert listed == commands | {"lift", "why", "sign", "ping"}
