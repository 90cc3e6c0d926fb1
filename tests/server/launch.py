"""A server process for tests, with the game of the tests at the table."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from charsu.core.registry import register
from charsu.server.run import run
from charsu.server.settings import Limits, Settings
from core.bazaar import GAME

if __name__ == "__main__":
    register(GAME)
    _, port, database, sweep = sys.argv
    run(Settings(database=database, limits=Limits.none(), sweep_seconds=float(sweep)), "127.0.0.1", int(port), "warning")
