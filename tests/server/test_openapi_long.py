"""More of what almost fits the description of a request than `test_openapi.py` sends."""

from __future__ import annotations

from typing import Any

from server.helpers import Server
from server.test_openapi import attack, attack_a_table, operations

__all__ = ["operations"]  # a fixture


def test_any_request_is_answered_as_described(operations: list[Any]) -> None:
    for operation in operations:
        attack(operation, examples=15)


def test_any_request_about_a_real_table_is_answered_as_described(server: Server, operations: list[Any]) -> None:
    attack_a_table(server, operations, examples=15)
