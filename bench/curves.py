"""Pictures of learning curves: python bench/curves.py OUT.svg CURVE.json …   (needs matplotlib)"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from matplotlib import pyplot, rcParams

pyplot.switch_backend("svg")
rcParams["svg.hashsalt"] = "charsu"


def draw(out: Path, files: list[Path]) -> None:
    """One panel for each curve: the share of victory against the heuristic, by number of players."""
    figure, panels = pyplot.subplots(1, len(files), figsize=(4.2 * len(files), 3.4), sharey=True, squeeze=False)
    for panel, file in zip(panels[0], files, strict=True):
        training = json.loads(file.read_text("utf8"))
        large = [entry for entry in training["curve"] if entry["stage"] == "large"]
        for number, players in enumerate(large[0]["against_greedy"]):
            steps = [entry["steps"] / 1e6 for entry in large]
            shares = [100 * entry["against_greedy"][players]["share"] for entry in large]
            panel.plot(steps, shares, marker="o", markersize=3, color=f"C{number}", label=f"{players} players")
            panel.axhline(100 / int(players), color=f"C{number}", linewidth=0.6, linestyle=":")
        panel.set_title(f"{training['settings']['game']}, {large[-1]['seconds']:.0f} s")
        panel.set_xlabel("million answers")
        panel.grid(alpha=0.3)
    panels[0][0].set_ylabel("% of victories against the heuristic")
    panels[0][-1].legend(loc="lower right")
    figure.tight_layout()
    figure.savefig(out, metadata={"Date": None})


if __name__ == "__main__":
    draw(Path(sys.argv[1]), [Path(name) for name in sys.argv[2:]])
