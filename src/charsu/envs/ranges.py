"""What random play shows in each field of a row, for the index tables and for whoever scales: `Field.seen`.

python -m charsu.envs.ranges [game …]      plays with every option and writes `ranges.json` beside each game
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np

from ..core.errors import BadOption
from ..core.game import Game
from ..core.layout import RANGES, layout
from ..core.registry import game as find_game
from ..core.registry import games
from ..core.table import Table

OFTEN = 7  # every so many answers a position is looked at


def tables(game: Game) -> Iterator[Table]:
    """A table for every value of every option, and for every number of players."""
    sets: list[dict[str, Any]] = [{}, *({o.key: value} for o in game.table_options for value in o.values)]
    for chosen in sets:
        for players in range(game.seats[0], game.seats[1] + 1):
            with suppress(BadOption):
                table = game.table(players, chosen)
                table.start()
                yield table


def positions(table: Table, seed: int) -> np.ndarray[Any, Any]:
    """Some positions of a random match, the last one among them."""
    rules, dice = table.game.rules, random.Random(seed)
    s, choices, number, walked = table.start(), table.game.choices.twin(), 0, []
    while not s.over:
        choices.n = 0
        rules.options(s, choices)
        rules.apply(s, dice.choices(choices.answer[: choices.n], choices.odds[: choices.n])[0])
        number += 1
        if number % OFTEN == 0 or s.over:
            walked.append(s.to_bytes())
    return np.frombuffer(b"".join(walked), table.game.rules.state.dtype)


def measured(game: Game) -> dict[str, tuple[int, int]]:
    """The smallest and the largest number of each field."""
    form = layout(game, glance=True)
    names = [field.name for field in form.fields[2:]]
    seen = dict.fromkeys(names, (1 << 15, -(1 << 15)))
    for seed, table in enumerate(tables(game)):
        for name, numbers in form.read(form.rows(positions(table, seed), 0, perfect=True)).items():
            if name in seen:
                seen[name] = min(seen[name][0], int(numbers.min())), max(seen[name][1], int(numbers.max()))
    return seen


def main(keys: list[str]) -> None:
    for key in keys or games():
        file = Path(find_game(key).folder) / RANGES
        rows = ",\n".join(f' "{name}": {json.dumps(pair)}' for name, pair in sorted(measured(find_game(key)).items()))
        file.write_text(f"{{\n{rows}\n}}\n", "utf8")
        print(file)


if __name__ == "__main__":
    main(sys.argv[1:])
