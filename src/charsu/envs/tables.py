"""Index tables of observations and answers, for docs/guide/envs.md.

python -m charsu.envs.tables          writes them into the page
"""

from __future__ import annotations

import re
from pathlib import Path

from ..core.layout import layout
from ..core.registry import game, games

PAGE = Path("docs/guide/envs.md")


def tables(key: str) -> str:
    """Both tables of one game, as Markdown."""
    rules = game(key)
    form = layout(rules, glance=True)
    seen = f", with a glance {form.size}" if form.size > layout(rules).size else ""
    lines = [f"Observation: {layout(rules).size} numbers (int16){seen}.", ""]
    lines.append("| index | what | shape | kind | in random play | who sees it |")
    lines.append("|---|---|---|---|---|---|")
    lines += [f"| {span} | `{name}` | {' | '.join(more)} |" for span, name, *more in form.table()]
    lines += ["", f"Answers: {rules.words.notation.size}.", "", "| id | points at | how many |", "|---|---|---|"]
    for span in rules.words.notation.spans:
        ids = f"{span.first}" if span.size == 1 else f"{span.first}–{span.first + span.size - 1}"
        lines.append(f"| {ids} | `{span.name}` | {span.size} |")
    return "\n".join(lines)


def fill(page: str) -> str:
    """The page with fresh tables between its marks."""
    for key in games():
        marked = re.compile(rf"(<!-- {key} -->\n).*?(<!-- /{key} -->)", re.DOTALL)
        page = marked.sub(lambda section, key=key: f"{section[1]}{tables(key)}\n{section[2]}", page)  # type: ignore[misc]
    return page


if __name__ == "__main__":
    PAGE.write_text(fill(PAGE.read_text("utf8")), "utf8")
