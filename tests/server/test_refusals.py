"""Every code the server refuses with has its sentence in every language; the client shows that one."""

from __future__ import annotations

import pytest

from charsu.locale import FOLDER, LANGUAGES, bundle
from charsu.tables.refusals import STATUS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence_in_every_language(language: str) -> None:
    lines = (FOLDER / language / "web-refusals.ftl").read_text("utf8").splitlines()
    codes = {line.split(" = ")[0].removeprefix("web-refused-") for line in lines if line.startswith("web-refused-")}
    assert codes == set(STATUS)
    sentences = [bundle(language).word(f"web-refused-{code}") for code in STATUS]
    assert all(sentence.endswith(".") for sentence in sentences)
    assert len(set(sentences)) == len(sentences)
