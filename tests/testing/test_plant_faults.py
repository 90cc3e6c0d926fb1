"""scripts/plant_faults.py: what it changes, and what it leaves alone."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import pytest

SCRIPTS = Path(__file__).parents[2] / "scripts"
SOURCE = '''
"""About 3 < 4."""
from os import path as first, sep as second
PRICES: dict[int, int] = {1: 2}  # not 5 < 6
class Purse:
    most: int = 7
    def take(self, n: int = 1, m: int = 2) -> int:
        """It takes 1 + 1."""
        if not n:
            return 0
        LOG.info("took", n + 1)
        self.tell(n, m)
        self.held += n - m
        if n <= m and m is not None:
            raise ValueError(f"{n + 1} is too many", 9)
        return n == m or n
'''


@pytest.fixture(scope="module")
def faults() -> Any:
    """The modules of the script."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(SCRIPTS))
        from faults import draw, mutate

        yield {"draw": draw, "mutate": mutate}
    for name in [name for name in sys.modules if name.partition(".")[0] == "faults"]:
        del sys.modules[name]


def changes(mutate: Any) -> set[tuple[str, str, str]]:
    edits = mutate.candidates(SOURCE)
    assert all(mutate.is_fault(SOURCE, edit) for edit in edits)
    return {(edit.kind, SOURCE.encode()[edit.start : edit.end].decode(), edit.new) for edit in edits}


def test_what_somebody_could_mistype_is_changed(faults: Any) -> None:
    assert changes(faults["mutate"]) == {
        ("number plus one", "0", "1"), ("number plus one", "1", "2"), ("number plus one", "2", "3"), ("number plus one", "7", "8"),
        ("early return dropped", "return 0", "pass"), ("not dropped", "not ", ""), ("call dropped", "self.tell(n, m)", "pass"),
        ("arguments swapped", "n, m", "m, n"), ("sum turned", "-", "+"), ("sum turned", "+", "-"), ("and/or swapped", "and", "or"),
        ("comparison swapped", "<=", "<"), ("comparison swapped", "is not", "is"), ("comparison swapped", "==", "!="),
        ("and/or swapped", "or", "and"),
    }  # fmt: skip


def test_a_change_is_made_in_another_version_where_its_lines_stand(faults: Any) -> None:
    source, other = "a = 1\nb = 'ж'\nc = 3 < 4\n", "# новое\na = 1\nb = 'ж'\nc = 3 < 4\n"
    edit = next(edit for edit in faults["mutate"].candidates(source) if edit.kind == "comparison swapped")
    moved = edit.moved(source, other)
    assert edit.applied(source).endswith("c = 3 <= 4\n") and moved.applied(other).endswith("c = 3 <= 4\n")
    assert (edit.first, moved.first) == (3, 4)
    assert edit.moved(source, "a = 1\nc = 3 > 4\n") is None


def test_a_place_is_reached_by_its_lines_or_by_its_name(faults: Any) -> None:
    places = {edit.new: faults["mutate"].place(SOURCE, edit) for edit in faults["mutate"].candidates(SOURCE)}
    assert (list(places["8"].lines), places["8"].names) == ([6], ("most",))
    assert (list(places["pass"].lines), places["pass"].names) == ([12], ("take",))


def test_the_neutral_change_does_nothing(faults: Any) -> None:
    source = "@rule\ndef two(s: Any) -> int:\n    x = 2\n    return x\n"
    assert faults["mutate"].neutral(source) == source.replace("return x", "return x; 0")


def test_scripts_of_a_component_stay_where_they_are(faults: Any) -> None:
    component = '<script lang="ts">\n  let n = 1;\n</script>\n<p>{n < 2}</p>\n'
    scripts = faults["draw"].scripts_only(component)
    assert scripts.strip() == "let n = 1;" and scripts.index("let") == component.index("let")
    assert len(scripts) == len(component)


class Untouched:
    """A map on which no test touches anything."""

    def __init__(self, tree: Path) -> None:
        self.tree = tree

    def tests(self, file: str, place: Any) -> set[str]:
        return {"a test"} if file.endswith("touched.py") else set()


def test_the_draw_repeats_and_counts_what_is_drawn_again(faults: Any, tmp_path: Path) -> None:
    folder = tmp_path / "src/charsu/core"
    folder.mkdir(parents=True)
    for name in ("touched.py", "lost.py"):
        (folder / name).write_text("def one(n):\n" + "    n += 1\n" * 9 + "    return n\n", "utf8")

    def drawn(seed: int) -> Any:
        tree = Untouched(tmp_path)
        return faults["draw"].Draw(seed, tree, tree).faults(faults["draw"].python_files(tmp_path), 3, "p")

    assert drawn(1) == drawn(1) != drawn(2)
    assert {fault["file"] for seed in range(5) for fault in drawn(seed)} == {"src/charsu/core/touched.py"}
    assert any(fault["drawn_again"].get("touched by no test") for fault in drawn(random.Random(1).randrange(9)) + drawn(2))
