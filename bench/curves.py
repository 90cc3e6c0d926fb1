"""Pictures of learning curves: python bench/curves.py OUT.svg CURVE.json …   (needs matplotlib)

Curves of the same training with another seed share a panel: `CURVE.json+OTHER.json`; the others are dashed.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from matplotlib import pyplot, rcParams

pyplot.switch_backend("svg")
rcParams["svg.hashsalt"] = "charsu"


ABREAST = 3  # panels
STYLES = "-", "--", "-."  # of the seeds


def draw(out: Path, files: list[list[Path]]) -> None:
    """One panel for each training: the share of victory against the heuristic, by number of players."""
    rows = -(-len(files) // ABREAST)
    figure, panels = pyplot.subplots(rows, ABREAST, figsize=(4.2 * ABREAST, 3.2 * rows), sharey=True, squeeze=False)
    lines: dict[str, Any] = {}
    for panel in panels.flat[len(files) :]:
        panel.set_visible(False)
    for panel, seeds in zip(panels.flat, files, strict=False):
        trainings = [json.loads(file.read_text("utf8")) for file in seeds]
        for training, style in zip(trainings, STYLES, strict=False):
            _draw_curve(panel, training["curve"], style, lines)
        panel.set_title(f"{_title(trainings[0]['settings'])}, {_large(trainings[0]['curve'])[-1]['seconds']:.0f} s")
        panel.set_xlabel("million answers")
        panel.grid(alpha=0.3)
    for row in panels:
        row[0].set_ylabel("% of victories")
    panels.flat[0].legend([lines[name] for name in sorted(lines)], sorted(lines), loc="lower right")
    figure.suptitle("Against the heuristic in all other seats; dotted: an equal share; dashed: another seed")
    figure.tight_layout()
    figure.savefig(out, metadata={"Date": None})


def _draw_curve(panel: Any, curve: list[dict[str, Any]], style: str, lines: dict[str, Any]) -> None:
    large = _large(curve)
    for players in large[0]["against_greedy"]:
        colour = f"C{int(players) - 2}"
        steps = [entry["steps"] / 1e6 for entry in large]
        shares = [100 * entry["against_greedy"][players]["share"] for entry in large]
        (line,) = panel.plot(steps, shares, style, marker="o", markersize=3, color=colour)
        lines.setdefault(f"{players} players", line)
        panel.axhline(100 / int(players), color=colour, linewidth=0.6, linestyle=":")


def _large(curve: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What the large network did, before a small one was taught."""
    return [entry for entry in curve if entry["stage"] == "large"]


def _title(settings: dict[str, Any]) -> str:
    """The game, and which options are other than usual."""
    options = sorted({name for chosen in settings["options"] for name in chosen})
    return settings["game"].capitalize() + (f" with {', '.join(options)}" if options else "")


if __name__ == "__main__":
    draw(Path(sys.argv[1]), [[Path(name) for name in names.split("+")] for names in sys.argv[2:]])
