"""Whatever is sent over HTTP, the server answers as its OpenAPI description says, and never with an error of its own."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance, status_code_conformance

from server.helpers import Server

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def operations(server: Server) -> list[Any]:
    """Every request the description knows."""
    schema = schemathesis.openapi.from_url(f"http://127.0.0.1:{server.port}/openapi.json")
    return [result.ok() for result in schema.get_all_operations()]


def attack(operation: Any, aim: Callable[[Any], None] = lambda case: None, examples: int = 5, **more: Any) -> None:
    """Send what fits the description of a request, and what almost does."""
    for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):

        @settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck), database=None)
        @given(case=operation.as_strategy(generation_mode=mode))
        def one(case: Any) -> None:
            aim(case)
            case.call_and_validate(checks=CHECKS, **more)

        with contextlib.suppress(Unsatisfiable):
            one()


def test_any_request_is_answered_as_described(operations: list[Any]) -> None:
    assert len(operations) > 15
    for operation in operations:
        attack(operation)


def test_any_request_about_a_real_table_is_answered_as_described(server: Server, operations: list[Any]) -> None:
    attack_a_table(server, operations)


def attack_a_table(server: Server, operations: list[Any], examples: int = 5) -> None:
    """Requests aimed at a table that exists, with its secret."""
    running = server.started("me", "hot", undo="training")

    def aim(case: Any) -> None:
        case.path_parameters["name"] = running["id"]

    for operation in operations:
        if "{name}" in operation.path:
            attack(operation, aim, examples, headers={"authorization": f"Bearer {running['secret']}"})


def test_the_description_names_every_command(server: Server) -> None:
    api = server.get("/openapi.json").json()
    body = api["paths"]["/api/tables/{name}/commands"]["post"]["requestBody"]["content"]["application/json"]["schema"]
    kinds = "answer undo redo restart agree refuse coach start seat rename entropy leave rematch secret"
    assert set(body["discriminator"]["mapping"]) == set(kinds.split())
