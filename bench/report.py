"""Measured tables, and putting them into docs/performance.md.

python bench/report.py NAME FILE     replaces the section between `<!-- NAME -->` and `<!-- /NAME -->`
"""

from __future__ import annotations

import re
import statistics
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs" / "performance.md"


def put_section(name: str, text: str) -> None:
    """Replace one section of the page; the rest is written by hand."""
    page = PAGE.read_text("utf8")
    marked = re.compile(rf"(<!-- {name} -->\n).*?(<!-- /{name} -->)", re.DOTALL)
    if not marked.search(page):
        raise SystemExit(f"{PAGE} has no section {name}")
    PAGE.write_text(marked.sub(lambda section: f"{section[1]}{text.strip()}\n{section[2]}", page), "utf8")


def in_turns(contestants: Mapping[str, Callable[[int], float]], rounds: int) -> dict[str, list[float]]:
    """What each contestant measures in each round; all play once before anybody plays again, so that all meet the same weather."""
    rates: dict[str, list[float]] = {name: [] for name in contestants}
    for number in range(rounds):
        for name, measure in contestants.items():
            rates[name].append(measure(number))
            print(f"round {number + 1}  {name:<40} {rates[name][-1]:>14,.0f} /s", flush=True)
    return rates


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
