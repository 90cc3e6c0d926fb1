"""Marking a test with the rules it checks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])


def rule_test(*ids: str) -> Callable[[F], F]:
    """Mark a test as the check of these ledger ids: `@rule_test("IST-P09-02")`."""
    import pytest

    if not ids:
        raise ValueError("name at least one rule that the test checks")
    mark: Callable[[F], F] = pytest.mark.rule(*ids)
    return mark
