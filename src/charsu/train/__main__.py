"""`python -m charsu.train GAME --out FOLDER`: `charsu train` where the command line's packages are missing."""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

from ..core.registry import game as find_game
from .run import train
from .settings import SMALL, Settings, kinds_of


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a network by self-play.")
    parser.add_argument("game")
    parser.add_argument("--out", required=True)
    parser.add_argument("--players", default="2", help="numbers, such as 2,2,3,4")
    parser.add_argument("--option", action="append", default=[], help="KEY=VALUE, or KEY=ONE|OTHER to mix tables")
    parser.add_argument("--after", help="a file; compile at once, but learn only when it is there")
    parser.add_argument("--small", action="store_true", help="sizes for a processor")
    for field in fields(Settings):
        if field.name not in ("game", "players", "options"):
            kind: Any = type(field.default)
            parser.add_argument(f"--{field.name.replace('_', '-')}", type=(lambda x: x != "0") if kind is bool else kind)
    words = vars(parser.parse_args())
    out, after, small = words.pop("out"), words.pop("after"), words.pop("small")
    players = tuple(map(int, words.pop("players").split(",")))
    game = find_game(words.pop("game"))
    settings = Settings(game.key, players, kinds_of(game, words.pop("option")))
    given = {name: value for name, value in words.items() if value is not None}
    settings = replace(settings, **{**(SMALL if small else {}), **given})
    train(settings, out, lambda news: print(json.dumps(news), flush=True), lambda: wait_for(after))


def wait_for(path: str | None) -> None:
    """Until a file is there."""
    while path and not Path(path).exists():
        time.sleep(0.2)


if __name__ == "__main__":
    main()
