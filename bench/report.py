"""Measured tables, and putting them into docs/performance.md.

    python bench/report.py NAME FILE     replaces the section between `<!-- NAME -->` and `<!-- /NAME -->`
"""

from __future__ import annotations

import re
import statistics
import sys
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs" / "performance.md"


def put_section(name: str, text: str) -> None:
    """Replace one section of the page; the rest is written by hand."""
    page = PAGE.read_text("utf8")
    marked = re.compile(rf"(<!-- {name} -->\n).*?(<!-- /{name} -->)", re.DOTALL)
    if not marked.search(page):
        raise SystemExit(f"{PAGE} has no section {name}")
    PAGE.write_text(marked.sub(lambda found: f"{found[1]}{text.strip()}\n{found[2]}", page), "utf8")


def table(rates: dict[str, list[float]], base: str) -> str:
    """Medians and spread of rounds, and the ratio to one of the contestants."""
    lines = ["| | per second, median | spread | ratio |", "| --- | ---: | ---: | ---: |"]
    against = statistics.median(rates[base])
    for name, each in rates.items():
        middle = statistics.median(each)
        lines.append(f"| {name} | {middle:,.0f} | {min(each):,.0f} – {max(each):,.0f} | {middle / against:.2f}× |")
    return "\n".join(lines)


if __name__ == "__main__":
    put_section(sys.argv[1], Path(sys.argv[2]).read_text("utf8"))
