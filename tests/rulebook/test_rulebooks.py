"""Every rule of a rulebook is carried out by code and checked by a test, no other rule is cited, and translations keep the ids."""

from __future__ import annotations

from pathlib import Path

import pytest

from charsu.cli import main
from charsu.core.registry import game
from charsu.rulebook import pages
from charsu.rulebook import rulebook as read
from charsu.testing.citations import DEFINED, complaints, defined

ROOT = Path(__file__).parents[2]
RULEBOOKS = sorted((ROOT / "docs" / "rules").glob("*.md"))
OURS = [path for path in RULEBOOKS if path.name.count(".") == 1]
TRANSLATED = [path for path in RULEBOOKS if path not in OURS]


@pytest.mark.parametrize("rulebook", OURS, ids=lambda path: path.stem)
def test_every_rule_is_carried_out_and_tested(rulebook: Path) -> None:
    assert defined(rulebook)
    assert complaints(rulebook, [ROOT / "src"], [ROOT / "tests"]) == []


@pytest.mark.parametrize("rulebook", TRANSLATED, ids=lambda path: path.stem)
def test_a_translated_rulebook_has_the_rules_of_the_english_one_in_its_order(rulebook: Path) -> None:
    english = rulebook.with_name(rulebook.name.split(".")[0] + ".md")
    assert english in OURS
    assert DEFINED.findall(rulebook.read_text("utf8")) == DEFINED.findall(english.read_text("utf8"))


def test_a_rulebook_is_put_together_from_the_pages_of_one_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("istanbul.md", "istanbul-expansions.md", "istanbul.de.md", "istanbul-expansions.de.md"):
        (tmp_path / name).write_text(name, "utf8")
    monkeypatch.setattr(pages, "FOLDERS", (tmp_path,))
    assert read(game("istanbul")) == "istanbul.md\n\nistanbul-expansions.md"
    assert read(game("istanbul"), "de") == "istanbul.de.md\n\nistanbul-expansions.de.md"


def test_one_rule_can_be_read_in_german(capsys: pytest.CaptureFixture[str]) -> None:
    assert "bekommst du die angesagte Zahl" in told(capsys, "rules", "istanbul", "IST-P09-02", "--language", "de")


def test_a_language_without_a_book_reads_the_english_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "istanbul.md").write_text("# Rules\n\n- **IST-P09-02** Reached.", "utf8")
    monkeypatch.setattr(pages, "FOLDERS", (tmp_path,))
    assert "Reached." in told(capsys, "rules", "istanbul", "IST-P09-02", "--language", "uk")


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit):
        main(list(arguments))
    return capsys.readouterr().out


def test_the_terminal_finds_words(capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(capsys, "rules", "istanbul", "--search", "Teestube", "--language", "de")
    assert "MB-GUILD-09" in lines and "IST-P16-01" not in lines
