"""Messages are read in plain Python as pydantic reads them on a server: by the same fields, with the same limits."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from charsu.server.messages import SOCKET
from charsu.tables.messages import Join, NewTable
from charsu.tables.reading import read, read_command
from charsu.tables.refusals import Refusal

SECRET = "s" * 22
SEATS = [{"kind": "me", "name": " Nour\u200b  Ali "}, {"kind": "bot", "bot": "trader", "colour": "blue"}]
NEW: dict[str, Any] = {"game": "cairo", "seats": SEATS}
GOOD: list[tuple[type[Any], dict[str, Any]]] = [
    (NewTable, NEW),
    (NewTable, {**NEW, "options": {"layout": "short"}, "undo": "training", "clock": {"seconds": 60}, "pace": 0, "start": True}),
    (NewTable, {"seats": SEATS, "from": {"match": {"format": "x"}, "upto": 3}, "secret": SECRET, "entropy": "ü"}),
    (Join, {}),
    (Join, {"key": "k", "seat": 15, "name": "n" * 32, "colour": "white", "secret": SECRET}),
]
BAD: list[tuple[type[Any], Any]] = [
    (NewTable, []),
    (NewTable, {"game": "cairo"}),
    (NewTable, {**NEW, "seats": []}),
    (NewTable, {**NEW, "seats": SEATS * 9}),
    (NewTable, {**NEW, "seats": "two"}),
    (NewTable, {**NEW, "seats": [{"kind": "ghost"}]}),
    (NewTable, {**NEW, "game": "a b"}),
    (NewTable, {**NEW, "options": {"o" * 65: 1}}),
    (NewTable, {**NEW, "options": {str(n): n for n in range(65)}}),
    (NewTable, {**NEW, "options": []}),
    (NewTable, {**NEW, "start": 1}),
    (NewTable, {**NEW, "pace": "600"}),
    (NewTable, {**NEW, "pace": True}),
    (NewTable, {**NEW, "pace": -1}),
    (NewTable, {**NEW, "clock": {"seconds": 0}}),
    (NewTable, {**NEW, "origin": {"upto": 3}}),
    (NewTable, {**NEW, "surprise": 1}),
    (Join, {"name": "n" * 33}),
    (Join, {"name": "\u200b" * 201}),
    (Join, {"secret": "short"}),
    (Join, {"key": "ключ"}),
    (Join, {"seat": 16}),
    (Join, {"colour": "pink"}),
    (Join, {"entropy": "\n"}),
]
GOOD_COMMANDS = [
    {"type": "answer", "number": 7, "answer": "go 9", "key": "a"},
    {"type": "answer", "number": 7, "answer": 12, "seat": 1},
    {"type": "undo", "number": 0},
    {"type": "seat", "seat": 1, "kind": "bot", "bot": "vizier"},
    {"type": "rename", "name": "Zoë"},
    {"type": "secret", "secret": None},
    {"type": "hello", "since": 4, "detail": "events"},
    {"type": "lift", "seat": 1},
    {"type": "ping"},
]
BAD_COMMANDS: list[Any] = [
    None,
    {},
    {"type": "dance"},
    {"type": 3},
    {"type": "answer", "number": 7},
    {"type": "answer", "number": 7, "answer": True},
    {"type": "answer", "number": 7, "answer": ""},
    {"type": "answer", "number": 7.5, "answer": 1},
    {"type": "answer", "number": 2**31, "answer": 1},
    {"type": "seat", "kind": "bot"},
    {"type": "secret"},
    {"type": "agree", "number": 1},
]


@pytest.mark.parametrize(("kind", "told"), GOOD)
def test_a_message_is_taken_over_alike(kind: type[Any], told: dict[str, Any]) -> None:
    assert asdict(read(kind, told)) == asdict(TypeAdapter(kind).validate_python(told))


@pytest.mark.parametrize(("kind", "told"), BAD)
def test_what_is_wrong_is_refused_by_both(kind: type[Any], told: Any) -> None:
    with pytest.raises(ValidationError):
        TypeAdapter(kind).validate_python(told)
    with pytest.raises(Refusal) as refused:
        read(kind, told)
    assert refused.value.code == "malformed"


@pytest.mark.parametrize("told", GOOD_COMMANDS)
def test_a_command_is_taken_over_alike(told: dict[str, Any]) -> None:
    assert read_command(told) == SOCKET.validate_python(told)


@pytest.mark.parametrize("told", BAD_COMMANDS)
def test_a_wrong_command_is_refused_by_both(told: Any) -> None:
    with pytest.raises(ValidationError):
        SOCKET.validate_python(told)
    with pytest.raises(Refusal):
        read_command(told)
