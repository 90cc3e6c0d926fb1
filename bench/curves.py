"""Pictures of learning curves: python bench/curves.py OUT.svg CURVE.json …   (needs matplotlib)"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from matplotlib import pyplot, rcParams

pyplot.switch_backend("svg")
rcParams["svg.hashsalt"] = "charsu"


ABREAST = 3  # panels
WITH = {"mocha": "Mocha", "letters": "Letters", "grand_bazaar": "the Grand Bazaar"}


def draw(out: Path, files: list[Path]) -> None:
    """One panel for each curve: the share of victory against the heuristic, by number of players."""
    rows = -(-len(files) // ABREAST)
    figure, panels = pyplot.subplots(rows, ABREAST, figsize=(4.2 * ABREAST, 3.2 * rows), sharey=True, squeeze=False)
    lines = {}
    for panel in panels.flat[len(files) :]:
        panel.set_visible(False)
    for panel, file in zip(panels.flat, files, strict=False):
        training = json.loads(file.read_text("utf8"))
        large = [entry for entry in training["curve"] if entry["stage"] == "large"]
        for players in large[0]["against_greedy"]:
            colour = f"C{int(players) - 2}"
            steps = [entry["steps"] / 1e6 for entry in large]
            shares = [100 * entry["against_greedy"][players]["share"] for entry in large]
            (lines[f"{players} players"],) = panel.plot(steps, shares, marker="o", markersize=3, color=colour)
            panel.axhline(100 / int(players), color=colour, linewidth=0.6, linestyle=":")
        panel.set_title(f"{_title(training['settings'])}, {large[-1]['seconds']:.0f} s")
        panel.set_xlabel("million answers")
        panel.grid(alpha=0.3)
    for row in panels:
        row[0].set_ylabel("% of victories")
    panels.flat[0].legend([lines[name] for name in sorted(lines)], sorted(lines), loc="lower right")
    figure.suptitle("Against the heuristic in all other seats; dotted: an equal share")
    figure.tight_layout()
    figure.savefig(out, metadata={"Date": None})


def _title(settings: dict[str, Any]) -> str:
    """The game, and what is played with it."""
    expansions = [WITH[chosen["expansions"]] for chosen in settings["options"] if "expansions" in chosen]
    return settings["game"].capitalize() + (f" with {', '.join(expansions)}" if expansions else "")


if __name__ == "__main__":
    draw(Path(sys.argv[1]), [Path(name) for name in sys.argv[2:]])
