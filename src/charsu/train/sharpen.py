"""Sharpening: a network learns from what a search that it guides thinks (expert iteration). A processor is enough.

First the search plays (`thoughts.py`), then the network, beginning with its weights, learns to answer at one look what the search
tried most, and to expect what the search expected and what came of it. Matches that are held out say after which epoch to stop. The
folder holds `thoughts/` and in the end `small.npz`. Sharpening that again is the next round.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from ..nets.net import Net, read
from .encode import Encoder
from .network import Network
from .ppo import NEVER
from .thoughts import Array, Collecting, Thoughts, collect, load, tables

News = Callable[[dict[str, Any]], None]


@dataclass(frozen=True)
class Sharpening:
    """How a network learns from thoughts."""

    seed: int = 1
    epochs: int = 6
    batch: int = 512
    rate: float = 3e-4  # of learning; falls to nothing in a straight line
    decay: float = 1e-4  # of weights
    trust: float = 0.5  # what the search expected counts so much for shares, what came of the match the rest
    pull: float = 0.0  # towards the chances that the network gave before
    held: int = 10  # one match of so many is held out


class Lessons:
    """Thoughts as batches: features, chances by visits, which answers are possible, shares."""

    def __init__(self, net: Net, thoughts: Thoughts, trust: float) -> None:
        self.encoder, self.thoughts = Encoder(net.features, "cpu"), thoughts
        self.rows = torch.from_numpy(thoughts.rows)
        self.answers = len(net.weights["answer_bias"])
        self.ends = np.cumsum(thoughts.counts)
        self.shares = trust * thoughts.expected + (1 - trust) * thoughts.results
        self.empty = thoughts.results.shape[1] - thoughts.rows[:, net.features.players_at]

    def batch(self, which: Array) -> tuple[Any, Any, Any, Any, Any]:
        """Features, possible answers, their chances by visits, shares and which seats are empty."""
        t, counts = self.thoughts, self.thoughts.counts[which]
        line = np.repeat(np.arange(len(which)), counts)
        at = np.repeat(self.ends[which] - np.cumsum(counts), counts) + np.arange(len(line))
        possible, tried = (np.zeros((len(which), self.answers), np.float32) for _ in range(2))
        possible[line, t.answers[at]] = 1
        tried[line, t.answers[at]] = t.visits[at]
        chances = tried / np.maximum(1, tried.sum(1, keepdims=True))
        seats = self.shares.shape[1]
        empty = np.arange(seats)[None] >= seats - self.empty[which][:, None]
        x = self.encoder(self.rows, torch.from_numpy(which))
        return x, *(torch.from_numpy(array) for array in (possible > 0, chances, self.shares[which], empty))


class Sharpener:
    """A network, what it learns from, and how well it answers what was held out."""

    def __init__(self, start: Net, thoughts: Thoughts, settings: Sharpening) -> None:
        self.start, self.settings = start, settings
        self.lessons = Lessons(start, thoughts, settings.trust)
        held = thoughts.matches % settings.held == settings.held - 1
        self.learnt, self.held = np.flatnonzero(~held), np.flatnonzero(held)
        self.net, self.before = self._network(), self._network().requires_grad_(False)
        self.optimizer = torch.optim.AdamW(self.net.parameters(), lr=settings.rate, weight_decay=settings.decay)

    def _network(self) -> Network:
        w = self.start.weights
        net = Network(len(w["first"]), len(w["answers"]), len(w["seats"]), self.start.card["width"], self.start.card["layers"])
        net.take(w)
        return net

    def learn(self, news: News | None = None) -> list[dict[str, float]]:
        """All epochs; the network is then what it was after the best of them, or before the first. The figures of each."""
        chance = np.random.default_rng(self.settings.seed)
        curve = [self.figures()]
        best, kept = curve[0]["loss"], self._state()
        steps = self.settings.epochs * max(1, -(-len(self.learnt) // self.settings.batch))
        rates: Any = torch.optim.lr_scheduler.LambdaLR(self.optimizer, lambda step: max(0.0, 1 - step / steps))
        for epoch in range(self.settings.epochs):
            order = chance.permutation(self.learnt)
            for first in range(0, len(order), self.settings.batch):
                self._update(order[first : first + self.settings.batch])
                rates.step()
            curve.append(self.figures())
            if news:
                news({"epoch": epoch + 1, **curve[-1]})
            if curve[-1]["loss"] < best:
                best, kept = curve[-1]["loss"], self._state()
        self.net.load_state_dict(kept)
        return curve

    def _state(self) -> dict[str, Any]:
        return {name: value.clone() for name, value in self.net.state_dict().items()}

    def _update(self, which: Array) -> None:
        answers, shares, pull, _ = self._losses(which)
        self.optimizer.zero_grad()
        (answers + shares + self.settings.pull * pull).backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.optimizer.step()

    def _losses(self, which: Array) -> tuple[Any, Any, Any, Any]:
        """Cross entropies of answers and of shares, the divergence from before, and how often the first answer is the search's."""
        x, possible, wanted, shares, empty = self.lessons.batch(which)
        likings, worth = self.net(x)
        chances = likings.masked_fill(~possible, NEVER).log_softmax(1)
        answers = -(wanted * chances.clamp(min=-1e4)).sum(1).mean()
        expected = -(shares * worth.masked_fill(empty, NEVER).log_softmax(1).clamp(min=-1e4)).sum(1).mean()
        with torch.no_grad():
            before = self.before(x)[0].masked_fill(~possible, NEVER).log_softmax(1) if self.settings.pull else chances
        pull = (before.exp() * (before - chances)).sum(1).mean()
        agreed = (chances.argmax(1) == wanted.argmax(1)).float().mean()
        return answers, expected, pull, agreed

    def figures(self) -> dict[str, float]:
        """Of the choices that are held out."""
        total = torch.zeros(4)
        with torch.no_grad():
            for first in range(0, len(self.held), self.settings.batch):
                which = self.held[first : first + self.settings.batch]
                total += len(which) * torch.stack(self._losses(which))
        answers, shares, _, agreed = (float(figure) / max(1, len(self.held)) for figure in total)
        return {name: round(x, 5) for name, x in zip(FIGURES, (answers + shares, answers, shares, agreed), strict=True)}


FIGURES = "loss", "answers", "shares", "agreed"


def sharpen(
    collecting: Collecting, settings: Sharpening, matches: int, folder: Path | str, cores: int = 1, news: News | None = None
) -> None:
    """Collect, or go on collecting, in a folder; then learn, and write the network."""
    out = Path(folder)
    collect(collecting, out / "thoughts", matches, cores, (lambda n: news({"collected": n})) if news else None)
    learn(collecting, settings, out, news)


def learn(collecting: Collecting, settings: Sharpening, out: Path, news: News | None = None) -> None:
    """Learn from what a folder holds, and write the network there."""
    torch.manual_seed(settings.seed)
    torch.set_num_threads(1)  # the networks are too small to share out
    start, thoughts = read(collecting.start), load(out / "thoughts")
    sharpener = Sharpener(start, thoughts, settings)
    curve = sharpener.learn(news)
    best = min(curve, key=lambda figures: figures["loss"])
    everything = torch.ones(len(start.weights["answers"])), torch.ones(len(start.weights["first"]))
    facts = {
        "settings": {**asdict(settings), "collecting": {**asdict(collecting), "start": Path(collecting.start).name}},
        "steps": len(thoughts.rows), "matches": len(np.unique(thoughts.matches)),
        "strength": {"held_out": {"before": curve[0], "after": best}}, "curve": curve,
    }  # fmt: skip
    card = {**facts, **_as_before(start), "by": "cpu", "tables": _kinds(start, collecting.players)}
    Net(start.game, start.features, sharpener.net.weights(*everything), card).save(out / "small.npz")
    if news:
        news({"written": "small.npz", "before": curve[0], "after": best})


def _as_before(start: Net) -> dict[str, Any]:
    """What a card says about the network that was sharpened."""
    facts = {fact: start.card[fact] for fact in ("settings", "steps", "matches", "strength", "before") if fact in start.card}
    sizes = {fact: start.card[fact] for fact in ("width", "layers")}
    return {**sizes, "before": {**facts, "weights": start.fingerprint}}


def _kinds(start: Net, players: tuple[int, ...]) -> list[dict[str, Any]]:
    """The tables of the matches, as a card names them."""
    chosen = {n for n, _ in tables(start, players)}
    return [{**kind, "players": sorted({*kind["players"]} & chosen)} for kind in start.card["tables"]]
