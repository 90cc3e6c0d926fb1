"""What can be chosen for a training."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

from ..core.game import Game

OR = "|"  # between values of an option that are mixed


@dataclass(frozen=True)
class Settings:
    """A training: the tables, the time, and the recipe. The defaults suit one H200."""

    game: str
    players: tuple[int, ...] = (2,)  # equal parts of the matches for each; name a number twice for twice as many
    options: tuple[Mapping[str, Any], ...] = field(default_factory=lambda: ({},))
    minutes: float = 15.0  # for the large network, or none where it is only to teach; starting and evaluating come on top
    teaching: float = 1.0  # minutes for the small one
    iterations: int = 0  # instead of minutes, for each of the two networks; then the same seed learns the same on a processor
    seed: int = 1
    device: str = "cuda"
    start: str = ""  # a network's file to begin with, instead of nothing; for other tables, or to go on after the end
    against: str = ""  # a network's file that sits frozen in all seats but one of every match: how far can it be exploited?

    width: int = 512
    layers: int = 3
    neck: int = 0  # numbers that the first layer is narrowed to before it is widened; 0: it is as wide as the others
    small_width: int = 256
    small_layers: int = 2
    small_neck: int = 0

    matches: int = 16384
    steps: int = 64  # answers of each match before learning
    batch: int = 32768
    epochs: int = 2
    rate: float = 1e-3  # of learning; falls to the last one in a straight line
    hold: float = 0.25  # the part of the training before it falls
    last_rate: float = 5e-5
    entropy: float = 0.01
    last_entropy: float = 5e-4
    clip: float = 0.2
    trace: float = 0.95  # lambda of the returns that answers are learnt from
    value_trace: float = 0.0  # lambda of those that shares are learnt from, 1: what came of the match; 0: the same
    forced: float = 0.1  # the part of positions with one possible answer, or of guests, whose shares are learnt
    limit: float = 0.02  # of the divergence (KL) of one iteration: beyond it learning stops early and slows down

    pool: float = 0.1  # the part of matches with earlier selves among the players
    kept: int = 8  # earlier selves
    heuristic: float = 0.05  # the part of matches with the heuristic among the players
    imitate: float = 0.0  # the first part of the training, in which the heuristic is imitated
    settle: float = 0.0  # the first part of one that begins with a network, in which it only learns what positions are worth
    lead: float = 0.0  # how much it counts at first, instead of the victory, how far ahead a seat ends
    lead_until: float = 0.6  # the part of the training after which only the victory counts

    trial: int = 4096  # matches of an evaluation
    every: float = 30.0  # seconds between evaluations
    duels: int = 40  # matches of the network against a search on the processor in the end, at each kind of table
    searching: str = "search:500"  # that search
    cores: int = 0  # for them; 0: all
    sample: int = 900  # steps of play by heuristic and at random from which features are made
    compile: bool = True

    def to_json(self) -> dict[str, Any]:
        """For curves and cards; of other networks the names of their files, not where they lie."""
        files = {name: Path(getattr(self, name)).name for name in ("start", "against")}
        return {**asdict(self), **files, "options": [dict(chosen) for chosen in self.options]}


def kinds_of(game: Game, pairs: Iterable[str]) -> tuple[Mapping[str, str], ...]:
    """Sets of options from `KEY=VALUE`; with `KEY=VALUE|VALUE` one for each value, so that a network learns all of them."""
    written = game.written_options(pairs)
    values = [[value.strip() for value in text.split(OR)] for text in written.values()]
    return tuple(dict(zip(written, chosen, strict=True)) for chosen in product(*values))


SMALL: dict[str, Any] = {  # for a processor: all of it in seconds, nothing to be proud of
    "device": "cpu", "width": 32, "layers": 2, "small_width": 16, "small_layers": 2, "matches": 48, "steps": 16, "batch": 128,
    "trial": 16, "every": 5.0, "duels": 0, "sample": 150, "compile": False,
}  # fmt: skip
