"""The examples of the guides run: every block of Python, and the notebook."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from docs.test_examples import ROOT, blocks, named, pages_with

# Where an example would take long, what is smaller in the test.
SMALLER = {
    "guide/envs.md": [
        ('"yspahan", 1024, players=3', '"bazaar", 64, players=2'),
        ("charsu/yspahan-v2", "charsu/bazaar-v2"),
        ('opponents=["greedy", "random"]', 'opponents=["greedy"]'),
        ("max_simulations=100", "max_simulations=10"),
    ],
    "guide/first-agent.md": [
        ('"yspahan", 256, 3000', '"bazaar", 64, 100'),
        ("matches=400", "matches=20"),
        ('TableEnv("yspahan"', 'TableEnv("bazaar"'),
        ("n_steps=512", "n_steps=64"),
        ("learn(50_000)", "learn(128)"),
        ("played < 100", "played < 5"),
    ],
    "bots.md": [("search:2000", "search:50")],
}
NOT_RUN = ("GpuVectorEnv", "import pandas")  # needs a GPU, or a package that no extra brings
LEARNERS = re.compile(r"^(import|from) (open_spiel|pyspiel|sb3_contrib)\b", re.MULTILINE)  # run by `test_learners.py`
FRAGMENT = re.compile(r"^class Bot\(Protocol\)|s\.hand\[player\]|conformance\.check_everything")  # to be read, not run


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("page", [page for page in pages_with("python") if page.name != "README.md"], ids=named)
def test_the_python_of_a_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run_python(page)


def run_python(page: Path, learners: bool = False) -> None:
    """Run every block of Python of a page, those with learners and searches of others where they are asked for."""
    if "selfplay.parquet" in page.read_text("utf8"):
        run("simulate", "yspahan", "--players", "2", "--games", "2", "--bots", "greedy,random", "--out", "selfplay.parquet")
    scope: dict[str, Any] = {"__name__": "example"}
    for text in blocks(page, "python"):
        compile(text, named(page), "exec")
        if FRAGMENT.search(text) or any(words in text for words in NOT_RUN) or (LEARNERS.search(text) and not learners):
            continue
        for old, new in SMALLER.get(named(page).removeprefix("docs/"), ()):
            text = text.replace(old, new)
        exec(compile(text, named(page), "exec"), scope)


def test_what_is_smaller_in_the_test_stands_in_the_page() -> None:
    for page, pairs in SMALLER.items():
        text = (ROOT / "docs" / page).read_text("utf8")
        assert [old for old, _ in pairs if old not in text] == []


def run(*arguments: str) -> None:
    from charsu.cli.app import app

    done = CliRunner().invoke(app, list(arguments))
    assert done.exit_code == 0, done.output


def test_the_notebook_runs_and_keeps_no_outputs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cell by cell, as a notebook does: the last expression of a cell is shown."""
    monkeypatch.chdir(tmp_path)
    cells = json.loads((ROOT / "examples/first_steps.ipynb").read_text("utf8"))["cells"]
    code = [cell for cell in cells if cell["cell_type"] == "code"]
    assert not any(cell["outputs"] for cell in code)
    scope: dict[str, Any] = {"__name__": "notebook"}
    shown = [shown_by("".join(cell["source"]), scope) for cell in code]
    assert any(hasattr(value, "_repr_svg_") and value._repr_svg_().startswith("<svg") for value in shown)
    assert scope["batch"].answers > 100_000


def shown_by(text: str, scope: dict[str, Any]) -> Any:
    tree = ast.parse(text)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "cell", "exec"), scope)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), scope) if isinstance(last, ast.Expr) else None
