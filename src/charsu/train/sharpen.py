"""Sharpening: a network learns from what a search that it guides thinks (expert iteration). A processor is enough.

First the search plays (`thoughts.py`). Then the network, beginning with its weights, learns other chances of answers: what it gave
before, and more for what the search says is worth more, as far as the search tried it; and to expect what the search expected and
what came of it. (Shares of visits themselves are too even to learn from: they make a network that is sure of most answers forget
which they are.) Matches that are held out say after which epoch to stop. The folder holds `thoughts/` and in the end `small.npz`.
Sharpening that again is the next round.
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
from .tables import Matches
from .thoughts import Array, Collecting, Thoughts, collect, load, tables
from .trial import Trial

News = Callable[[dict[str, Any]], None]


@dataclass(frozen=True)
class Sharpening:
    """How a network learns from thoughts."""

    seed: int = 1
    epochs: int = 3
    batch: int = 512
    rate: float = 1e-4  # of learning; falls to nothing in a straight line
    decay: float = 1e-4  # of weights
    eager: float = 0.02  # an answer that is worth so much more of the victory becomes e times as likely as before
    doubt: float = 60.0  # what an answer is worth counts half after so many visits
    trust: float = 0.9  # what the search expected counts so much for shares, what came of the match the rest
    held: int = 10  # one match of so many is held out
    trial: int = 2048  # matches against the network as it was, both at one look


class Lessons:
    """Thoughts as batches."""

    def __init__(self, net: Net, thoughts: Thoughts, settings: Sharpening) -> None:
        self.encoder, self.thoughts = Encoder(net.features, "cpu"), thoughts
        self.rows, self.players = torch.from_numpy(thoughts.rows), thoughts.rows[:, net.features.players_at]
        self.answers = len(net.weights["answer_bias"])
        self.ends = np.cumsum(thoughts.counts)
        self.shares = settings.trust * thoughts.expected + (1 - settings.trust) * thoughts.results
        more = thoughts.worths - np.repeat(thoughts.expected[:, 0], thoughts.counts)
        self.gains = (more * thoughts.visits / (thoughts.visits + settings.doubt)).astype(np.float32)

    def batch(self, which: Array) -> tuple[Any, Any, Any, Any, Any]:
        """Features, possible answers, what each gains as far as it was tried, shares, and which seats are empty."""
        counts = self.thoughts.counts[which]
        line = np.repeat(np.arange(len(which)), counts)
        at = np.repeat(self.ends[which] - np.cumsum(counts), counts) + np.arange(len(line))
        answers = self.thoughts.answers[at]
        possible, gains = (np.zeros((len(which), self.answers), kind) for kind in (bool, np.float32))
        possible[line, answers], gains[line, answers] = True, self.gains[at]
        empty = np.arange(self.shares.shape[1])[None] >= self.players[which][:, None]
        x = self.encoder(self.rows, torch.from_numpy(which))
        return x, *(torch.from_numpy(array) for array in (possible, gains, self.shares[which], empty))


class Sharpener:
    """A network, what it learns from, and how well it answers what was held out."""

    def __init__(self, start: Net, thoughts: Thoughts, settings: Sharpening) -> None:
        self.start, self.settings = start, settings
        self.lessons = Lessons(start, thoughts, settings)
        held = thoughts.matches % settings.held == settings.held - 1
        self.learnt, self.held = np.flatnonzero(~held), np.flatnonzero(held)
        self.net, self.before = self._network(), self._network().requires_grad_(False)
        self.optimizer = torch.optim.AdamW(self.net.parameters(), lr=settings.rate, weight_decay=settings.decay)

    def _network(self) -> Network:
        return Network.of(self.start.weights)

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
        answers, shares, _, _ = self._losses(which)
        self.optimizer.zero_grad()
        (answers + shares).backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.optimizer.step()

    def _losses(self, which: Array) -> tuple[Any, Any, Any, Any]:
        """How far chances and shares diverge from those wanted, what the first answer loses, and whether it is the one wanted."""
        x, possible, gains, shares, empty = self.lessons.batch(which)
        with torch.no_grad():
            wanted = (self.before(x)[0] + gains / self.settings.eager).masked_fill(~possible, NEVER).log_softmax(1)
        likings, worth = self.net(x)
        chances = likings.masked_fill(~possible, NEVER).log_softmax(1)
        answers = (wanted.exp() * (wanted - chances)).sum(1).mean()
        expected = worth.masked_fill(empty, NEVER).log_softmax(1)
        divergence = torch.special.xlogy(shares, shares) - shares * expected.clamp(min=-1e4)
        first, best = chances.argmax(1, keepdim=True), wanted.argmax(1, keepdim=True)
        lost = (gains.gather(1, best) - gains.gather(1, first)).mean()
        return answers, divergence.sum(1).mean(), lost, (first == best).float().mean()

    def figures(self) -> dict[str, float]:
        """Of the choices that are held out."""
        total = torch.zeros(4)
        with torch.no_grad():
            for first in range(0, len(self.held), self.settings.batch):
                which = self.held[first : first + self.settings.batch]
                total += len(which) * torch.stack(self._losses(which))
        answers, shares, lost, agreed = (float(figure) / max(1, len(self.held)) for figure in total)
        named = {"loss": answers + shares, "answers": answers, "shares": shares, "lost": lost, "agreed": agreed}
        return {name: round(x, 5) for name, x in named.items()}

    def against_start(self, players: tuple[int, ...] = ()) -> dict[str, Any]:
        """One seat of what it answers first against what it was before in all others: shares by number of players."""
        kinds = tables(self.start, players)
        seats, options = tuple(n for n, _ in kinds), [kinds[0][1]]
        matches = Matches(self.start.game, self.settings.trial, seats, options, self.settings.seed, "cpu")
        trial = Trial(matches, self.lessons.encoder)
        return trial.against(trial.player(self.net), trial.player(self.before), self.settings.seed)


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
    against = sharpener.against_start(collecting.players)
    best = min(curve, key=lambda figures: figures["loss"])
    everything = torch.ones(len(start.weights["answers"])), torch.ones(len(start.weights["first"]))
    facts = {
        "settings": {**asdict(settings), "collecting": {**asdict(collecting), "start": Path(collecting.start).name}},
        "steps": len(thoughts.rows), "matches": len(np.unique(thoughts.matches)),
        "strength": {"start": against, "held_out": {"before": curve[0], "after": best}}, "curve": curve,
    }  # fmt: skip
    card = {**facts, **_as_before(start), "by": "cpu", "tables": _kinds(start, collecting.players)}
    Net(start.game, start.features, sharpener.net.weights(*everything), card).save(out / "small.npz")
    if news:
        news({"written": "small.npz", "against": against, "before": curve[0], "after": best})


def _as_before(start: Net) -> dict[str, Any]:
    """What a card says about the network that was sharpened."""
    facts = {fact: start.card[fact] for fact in ("settings", "steps", "matches", "strength", "before") if fact in start.card}
    sizes = {fact: start.card[fact] for fact in ("width", "layers")}
    return {**sizes, "before": {**facts, "weights": start.fingerprint}}


def _kinds(start: Net, players: tuple[int, ...]) -> list[dict[str, Any]]:
    """The tables of the matches, as a card names them."""
    chosen = {n for n, _ in tables(start, players)}
    return [{**kind, "players": sorted({*kind["players"]} & chosen)} for kind in start.card["tables"]]
