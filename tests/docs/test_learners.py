"""The examples of the guides that hand our tables to learners and searches of others."""

from __future__ import annotations

from pathlib import Path

import pytest

from docs.test_examples import blocks, named, pages_with
from docs.test_pages import LEARNERS, run_python

PAGES = [page for page in pages_with("python") if any(LEARNERS.search(text) for text in blocks(page, "python"))]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("page", PAGES, ids=named)
def test_learners_of_others_learn_as_a_page_says(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run_python(page, learners=True)
