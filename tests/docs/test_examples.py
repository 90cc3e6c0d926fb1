"""The examples of the guides run: every block of Python, every command that they name, the notebook."""

from __future__ import annotations

import ast
import json
import re
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.DOTALL | re.MULTILINE)

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
OPTIONAL = ("open_spiel", "pyspiel", "sb3_contrib")  # blocks that import these run where they are installed
FRAGMENT = re.compile(r"^class Bot\(Protocol\)|s\.hand\[player\]|conformance\.check_everything")  # to be read, not run


def blocks(page: Path, language: str) -> list[str]:
    return [text for kind, text in BLOCK.findall(page.read_text("utf8")) if kind == language]


def pages_with(language: str) -> list[Path]:
    return [page for page in PAGES if blocks(page, language)]


def has_packages(text: str) -> bool:
    """Are the packages there that only some sets of test tools bring?"""
    return all(find_spec(name) for name in OPTIONAL if re.search(rf"^(import|from) {name}\b", text, re.MULTILINE))


def named(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("page", [page for page in pages_with("python") if page.name != "README.md"], ids=named)
def test_the_python_of_a_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    if "selfplay.parquet" in page.read_text("utf8"):
        run("simulate", "yspahan", "--players", "2", "--games", "2", "--bots", "greedy,random", "--out", "selfplay.parquet")
    scope: dict[str, Any] = {"__name__": "example"}
    for text in blocks(page, "python"):
        compile(text, named(page), "exec")
        if FRAGMENT.search(text) or any(words in text for words in NOT_RUN) or not has_packages(text):
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


@pytest.mark.parametrize("page", pages_with("sh"), ids=named)
def test_the_commands_of_a_page_exist_with_their_options(page: Path) -> None:
    from charsu.cli.app import find

    for line in "\n".join(blocks(page, "sh")).splitlines():
        words = line.partition("#")[0].split()
        if words[:1] == ["make"]:
            assert re.search(rf"^{words[1]}:", (ROOT / "Makefile").read_text("utf8"), re.MULTILINE), line
        if words[:1] != ["charsu"]:
            continue
        command = find(words[1])
        if hasattr(command, "commands") and words[2] in command.commands:
            command = command.commands[words[2]]
        options = {name for parameter in command.params for name in (*parameter.opts, *parameter.secondary_opts)}
        assert {word for word in words if re.match(r"--?[a-z]", word)} <= options, line


@pytest.mark.parametrize("page", pages_with("json"), ids=named)
def test_the_json_of_a_page_can_be_read(page: Path) -> None:
    for text in blocks(page, "json"):
        for line in text.split("\n\n"):
            if "…" not in line and "//" not in line:
                for one in [line] if line.count("\n{") == 0 else line.splitlines():
                    json.loads(one)


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
