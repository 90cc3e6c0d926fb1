"""What the tests of the site share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from charsu.server import documentation


@pytest.fixture(autouse=True, scope="module")
def no_documentation() -> Iterator[None]:
    """Whether the documentation was built here is no matter; tests/docs looks after it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(documentation, "FOLDER", Path("nowhere"))
        yield
