"""Searches whose trees grow elsewhere, in a WebAssembly module of a browser's worker: what to ask, how long, and what to answer.

The worker knows nothing of games. It keeps trees, moves their roots along what was answered, lets them grow, and tells the answers
at the root.
"""

from __future__ import annotations

import random
from base64 import b64encode
from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from struct import Struct, calcsize
from typing import Any

from ..core.flow import question
from ..core.table import Table
from ..core.view import Answer, View
from .favourites import question_code
from .thinking import DEEPEST, GUIDED_MODULE, NODE, NODES, SEATS, SETTINGS, UNLIKED, Level, Settings, Tried, is_decided, pick

Known = tuple[tuple[int, int, int], ...]

SLICE = 0.04  # seconds the worker grows a tree before it asks whether to go on
KEPT = 6  # trees a worker keeps
PACKED = Struct(f"<{len(SETTINGS)}q")


def node_layout() -> dict[str, int]:
    """Where the fields of a node lie, and how large one is."""
    places, at = {}, 0
    for name, code, *shape in NODE:
        places[name] = at
        at += calcsize("<f" if code == "<f4" else "<i") * (shape[0][0] if shape else 1)
    return {**places, "size": at}


def ground(table: Table, settings: Settings, network: Mapping[str, str] | None = None) -> dict[str, Any]:
    """What trees of such a table grow in: the module, the network that guides, the settings, and how large everything is."""
    values = settings.of(table.game, network is not None)
    return {
        "module": table.rules.label + (GUIDED_MODULE if network else ""),
        "network": network,
        "settings": b64encode(PACKED.pack(*(values[name] for name in SETTINGS))).decode(),
        "sizes": {
            "choices": table.rules.choices.packing.size, "answers": table.game.words.notation.size, "deepest": DEEPEST,
            "seats": SEATS, "nodes": NODES, "node": node_layout(), "unliked": UNLIKED, "state": table.rules.state.packing.size,
        },
    }  # fmt: skip


@dataclass
class Errand:
    """One answer to be found."""

    level: Level
    options: Sequence[Answer]
    task: dict[str, Any]
    chance: random.Random
    tried: tuple[Tried, ...] = ()

    def more(self, tried: Iterable[Sequence[float]], done: int, spent: float) -> int:
        """The iterations of the next slice; 0 when the answer can be given."""
        self.tried = tuple(Tried(int(answer), int(visits), total) for answer, visits, total in tried)
        left = self.level.budget.within(None).left(done, spent)
        if left <= 0 or is_decided(self.tried, done, left, self.level.settings):
            return 0
        pace = done / spent if spent else 0.0
        return min(left, max(self.level.settings.chunk, int(pace * SLICE)))

    def answer(self) -> int:
        visits = {one.answer: one.visits for one in self.tried}
        return pick(self.options, [visits.get(option.id, 0) for option in self.options], self.level.noise, self.chance).id


class Errands:
    """Which trees the worker has, by table, seat and level, and up to which answers they have grown."""

    def __init__(self, seed: int | None = None) -> None:
        self.chance = random.Random(seed)
        self.answers_of: OrderedDict[str, Known] = OrderedDict()

    def begin(
        self, table: str, view: View, options: Sequence[Answer], level: Level, network: Mapping[str, str] | None = None
    ) -> Errand:
        """What the worker needs to know; `way` leads from the root of the tree it has, None asks for a new tree.

        With a network (its file, and how seats see such a table) that one guides, in a module of its own."""
        key = f"{table} {view.seat} {level.rank}"
        answers, old = view.answers, self.answers_of.pop(key, None)
        way = answers[len(old) :] if old is not None and answers[: len(old)] == old else None
        self.answers_of[key] = answers
        dropped = [self.answers_of.popitem(last=False)[0] for _ in range(len(self.answers_of) - KEPT)]
        task = {
            **ground(view.table, level.settings, network),
            "tree": key,
            "way": None if way is None else [[question_code(actor, decision), answer] for actor, decision, answer in way],
            "dropped": dropped,
            "start": b64encode(muted(view.plain)).decode(),
            "asked": question_code(*_asked(view)),
            "actor": _asked(view)[0],
            "seed": self.chance.getrandbits(30),
        }
        return Errand(replace(level, budget=level.budget.at(view.game)), options, task, self.chance)


def _asked(view: View) -> tuple[int, int]:
    """Who is asked, and which decision."""
    frame = question(view.plain)
    return frame[1], frame[0]


def muted(position: Any) -> bytes:
    """A position for walks that keep no notes."""
    start = position.copy()
    start.mute, start.n_notes = 1, 0
    return start.to_bytes()  # type: ignore[no-any-return]
