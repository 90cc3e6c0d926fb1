"""A training from start to end: features, self-play, evaluation, checkpoints, teaching, and the network as a file.

The folder holds `curve.json` (settings and one entry for each evaluation, written as they come), `checkpoint.pt` (from which an
interrupted training goes on) and in the end `large.npz` and `small.npz`.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import torch

from ..arena.duel import duel
from ..core.registry import game as find_game
from ..nets.features import Features
from ..nets.net import Net, NetworkDoesNotFit, read
from ..nets.transplant import transplanted
from .encode import Encoder
from .network import Form, Network
from .ppo import Learner
from .settings import Settings
from .tables import Matches
from .trial import Trial

News = Callable[[dict[str, Any]], None]
Turn = Callable[[], None]
ROWS = 60_000  # of the sample that features are made from
HEURISTIC = 0.85  # of the answers in the sample


class Training:
    """One training in one folder. It waits for its `turn` once everything is compiled, where others learn on the same card."""

    def __init__(self, settings: Settings, folder: Path | str, news: News | None = None, turn: Turn | None = None) -> None:
        self.settings, self.folder, self.news, self.turn = settings, Path(folder), news, turn
        self.folder.mkdir(parents=True, exist_ok=True)
        self.game, self.born = find_game(settings.game), time.monotonic()
        torch.manual_seed(settings.seed)
        self.random = random.Random(settings.seed)
        torch.set_float32_matmul_precision("high")
        self.curve: list[dict[str, Any]] = []
        self.kept = self._stored()
        self.learnt: dict[str, Any] = self.kept["learnt"] if self.kept else {}  # networks of stages that are over
        self.first = read(settings.start, self.game) if settings.start else None
        self.against = self._read_against()
        s = settings
        self.matches = Matches(self.game, s.matches, s.players, s.options, s.seed, s.device)
        self.trial_matches = Matches(self.game, s.trial, s.players, s.options, s.seed + 77, s.device)
        self.features = self._features()
        self.encoder = Encoder(self.features, s.device)
        self.trial = Trial(self.trial_matches, self.encoder)
        self.frozen = self._playing(self.against) if self.against else None
        self.others = {name: self.trial.player(*self._playing(net)) for name, net in self._others().items()}
        self.steps, self.ended, self.seconds, self.iterations = 0, 0, 0.0, 0

    # --- before ------------------------------------------------------------

    def _stored(self) -> dict[str, Any] | None:
        path = self.folder / "checkpoint.pt"
        return torch.load(path, weights_only=False, map_location=self.settings.device) if path.exists() else None

    def _features(self) -> Features:
        """Made from play by the heuristic and at random, which also puts the matches out of step with each other."""
        rows = self._sample()
        if self.kept is not None:
            stored: Stored = self.kept["features"]
            return stored.restored(self.game)
        if self.first is not None and not self._unknown(self.first):
            return self.first.features
        return Features.of_sample(self.game, rows)

    def _sample(self) -> Any:
        m, steps, device = self.matches, self.settings.sample, self.settings.device
        every, greedy = torch.arange(m.size, device=device), torch.zeros(m.size, dtype=torch.int64, device=device)
        wait = (every * 7919 % m.size).float() / m.size * steps * 0.75
        each, kept = max(1, ROWS * 4 // steps), []
        for t in range(steps):
            if t % 4 == 0:
                kept.append(m.observation[torch.randint(m.size, (each,), device=device)].cpu())
            answers = m.sample()
            m.greedy(greedy, every)
            answers = torch.where(torch.rand(m.size, device=device) < HEURISTIC, greedy, answers)
            m.step(torch.where(wait > t, -1, answers).contiguous())
        return torch.cat(kept).numpy()

    def _read_against(self) -> Net | None:
        """The network that is to be beaten, which must know all of the tables."""
        s = self.settings
        net = read(s.against, self.game) if s.against else None
        if net is not None and (unknown := self._unknown(net)):
            players, options = unknown[0]
            raise NetworkDoesNotFit(f"{s.against} does not know tables of {players} with options {dict(options)}")
        return net

    def _unknown(self, net: Net) -> list[tuple[int, Any]]:
        """The tables of this training that a network does not know."""
        tables = product(self.settings.players, self.settings.options)
        return [(players, options) for players, options in tables if not net.knows(players, options)]

    def _others(self) -> dict[str, Net]:
        """Whom it meets in evaluations, besides the heuristic: whom it is to beat, or the one it began with."""
        if self.against is not None:
            return {"frozen": self.against}
        return {} if self.first is None or self._unknown(self.first) else {"start": self.first}

    def _playing(self, net: Net) -> tuple[Network, Encoder]:
        """A network as it plays in the matches, with features of its own."""
        made = Network.of(net.weights).to(self.settings.device, self._kind())
        return made.requires_grad_(False), Encoder(net.features, self.settings.device)

    def _kind(self) -> Any:
        """The numbers that networks play with."""
        return torch.bfloat16 if self.matches.on_card else torch.float32

    # --- during ------------------------------------------------------------

    def run(self) -> None:
        """Train, teach, and write the networks."""
        s = self.settings
        large = self._network(Form(s.width, s.layers, s.neck)) if self.first is None else self._begun_with(self.first)
        stage, made = "large", self._write(self._train(large, "large", 60 * s.minutes), "large")
        if s.teaching > 0:
            stage, made = "small", self._write(self._train(self._pupil(large), "small", 60 * s.teaching, large), "small", large)
        if s.duels > 0:
            self._duel(made, stage)

    def _begun_with(self, first: Net) -> Network:
        """A network that knows what another one learned, as far as that makes sense at these tables."""
        most = max(n for table in first.card["tables"] for n in table["players"])
        weights = first.weights
        if self.features is not first.features:
            weights = transplanted(weights, first.features, self.features, most)
        network: Network = Network.of(weights).to(self.settings.device)
        return network

    def _pupil(self, large: Network) -> Network:
        """The network that is taught: a new one; one as large as its teacher begins as that and learns shares alone."""
        s = self.settings
        small = self._network(Form(s.small_width, s.small_layers, s.small_neck))
        return small.begin_as(large) if small.form == large.form else small

    def _network(self, form: Form) -> Network:
        network: Network = Network(self.encoder.size, self.matches.answers, self.matches.seats, form).to(self.settings.device)
        return network

    def _train(self, net: Network, stage: str, seconds: float, teacher: Network | None = None) -> Learner:
        if teacher is not None:
            teacher = _copy(teacher, self._network(teacher.form)).to(self._kind()).requires_grad_(False)
        learner = Learner(self.matches, self.encoder, net, self.settings, teacher, self.frozen)
        self._resume(learner, stage)
        if stage in self.learnt:
            return learner
        judge = self.trial.player(learner.fast)
        pool: list[dict[str, Any]] = [_state(learner.fast)]
        if self.turn:
            self.turn()
        began, shown, paused = time.monotonic() - self.seconds, -1e9, 0.0
        figures: dict[str, float] = {}
        ended = self.ended
        while True:
            now = time.monotonic() - began - paused
            part = self.iterations / self.settings.iterations if self.settings.iterations else now / max(seconds, 1e-9)
            over = part >= 1 or not seconds
            if over or now - shown >= self.settings.every:
                stopped = time.monotonic()
                self.ended = ended + int(learner.finished)
                self._evaluate(learner, judge, stage, now, figures)
                self._checkpoint(learner, stage, now)
                pool = [*pool, _state(learner.fast)][-self.settings.kept :]
                shown, paused = now, paused + time.monotonic() - stopped
            if over:
                break
            if self.iterations % 4 == 0:
                learner.old.load_state_dict(self.random.choice(pool))
            figures = learner.learn(part)
            self.iterations += 1
            self.steps += self.matches.size * self.settings.steps
        self.seconds, self.iterations, self.kept = 0.0, 0, None
        self.learnt[stage] = _state(learner.net)
        return learner

    def _evaluate(self, learner: Learner, judge: Any, stage: str, now: float, figures: dict[str, float]) -> None:
        news = {
            "stage": stage, "seconds": round(now, 1), "since_start": round(time.monotonic() - self.born, 1), "steps": self.steps,
            "matches": self.ended, "updates": learner.updates, "slowness": round(learner.slowness, 3), **figures,
            "against_greedy": self.trial.against_greedy(judge, 1_000_000 + len(self.curve)),
        }  # fmt: skip
        for name, other in self.others.items():
            news[f"against_{name}"] = self.trial.against(judge, other, 1_000_000 + len(self.curve))
        self.curve.append(news)
        self._write_curve()
        if self.news:
            self.news(news)

    def _write_curve(self) -> None:
        whole = {
            "settings": self.settings.to_json(),
            "rules": self.game.version,
            "features": self.encoder.size,
            "curve": self.curve,
        }
        (self.folder / "curve.json").write_text(json.dumps(whole, indent=1) + "\n", "utf8")

    # --- checkpoints -------------------------------------------------------

    def _checkpoint(self, learner: Learner, stage: str, now: float) -> None:
        stored = {
            "stage": stage, "seconds": now, "iterations": self.iterations, "steps": self.steps, "ended": self.ended,
            "curve": self.curve,
            "features": Stored.of(self.features), "net": learner.net.state_dict(), "optimizer": learner.optimizer.state_dict(),
            "slowness": learner.slowness, "known": learner.possible, "told": learner.lit, "looks": learner.looks,
            "learnt": self.learnt,
        }  # fmt: skip
        torch.save(stored, self.folder / "checkpoint.tmp")
        (self.folder / "checkpoint.tmp").replace(self.folder / "checkpoint.pt")

    def _resume(self, learner: Learner, stage: str) -> None:
        """Go on where a checkpoint stopped; networks of the stages before are as they were at their end."""
        if self.kept is None:
            return
        self.curve, self.steps, self.ended = self.kept["curve"], self.kept["steps"], self.kept["ended"]
        learner.possible.copy_(self.kept["known"])
        learner.lit.copy_(self.kept["told"])
        learner.looks.copy_(self.kept["looks"])
        if stage in self.learnt:
            learner.net.load_state_dict(self.learnt[stage])
            return
        learner.net.load_state_dict(self.kept["net"])
        if "optimizer" in self.kept:
            learner.optimizer.load_state_dict(self.kept["optimizer"])
        learner.slowness, self.seconds, self.iterations = self.kept["slowness"], self.kept["seconds"], self.kept["iterations"]
        learner.refresh()

    # --- afterwards --------------------------------------------------------

    def _write(self, learner: Learner, stage: str, teacher: Network | None = None) -> Net:
        """The network as a file, with its card."""
        s, net = self.settings, learner.net
        strength = {other: self.curve[-1][f"against_{other}"] for other in ("greedy", *self.others)}
        if teacher is not None:
            strength["teacher"] = self.trial.against(self._judge(net), self._judge(teacher), 2_000_000)
        tables = [{"players": sorted(set(s.players)), "options": dict(chosen)} for chosen in s.options]
        card = {
            "by": torch.cuda.get_device_name() if s.device == "cuda" else "cpu",
            "tables": tables, **net.form._asdict(), "settings": s.to_json(), "steps": self.steps,
            "matches": self.ended, "strength": strength, "curve": self.curve,
        }  # fmt: skip
        if self.first is not None:
            card["before"] = _told_of(self.first)
        if self.against is not None:
            card["against"] = {"fingerprint": self.against.fingerprint, **_told_of(self.against)}
        made = Net(self.game, self.features, net.weights(*learner.worth_telling()), card)
        self._save(made, stage)
        if self.news:
            self.news({"written": f"{stage}.npz", **strength})
        return made

    def _save(self, made: Net, stage: str) -> None:
        made.save(self.folder / f"{stage}.npz", bits=16 if stage == "large" and self.settings.teaching > 0 else None)

    def _duel(self, made: Net, stage: str) -> None:
        """Against a search in all other seats, on all cores; its card keeps what came of it."""
        s, path, shares = self.settings, self.folder / f"{stage}.npz", {}
        for players, options in product(sorted(set(s.players)), s.options):
            name = ", ".join([str(players), *(f"{key}={value}" for key, value in options.items())])
            shares[name] = duel(self.game.table(players, options), f"net:{path}", s.searching, s.duels, s.cores)
        self._save(replace(made, card={**made.card, "strength": {**made.card["strength"], s.searching: shares}}), stage)
        if self.news:
            self.news({"stage": stage, "against": s.searching, "shares": shares})

    def _judge(self, net: Network) -> Any:
        return self.trial.player(_copy(net, self._network(net.form)).to(self._kind()))


class Stored:
    """Features without the game, for checkpoints."""

    def __init__(self, **facts: Any) -> None:
        self.facts = facts

    @classmethod
    def of(cls, f: Features) -> Stored:
        return cls(columns=f.columns, taps=f.taps, scales=f.scales, where=f.where, size=f.size)

    def restored(self, game: Any) -> Features:
        return Features(game, **self.facts)


def _told_of(net: Net) -> dict[str, Any]:
    """What the card of a network tells about the one it began with, or was trained against."""
    return {fact: net.card[fact] for fact in ("settings", "steps", "matches", "strength")}


def _state(net: Network) -> dict[str, Any]:
    return {name: value.clone() for name, value in net.state_dict().items()}


def _copy(net: Network, into: Network) -> Network:
    into.load_state_dict(net.state_dict())
    return into


def train(settings: Settings, folder: Path | str, news: News | None = None, turn: Turn | None = None) -> None:
    """Train, or go on training, in a folder."""
    if settings.device == "cuda" and not torch.cuda.is_available():
        settings = replace(settings, device="cpu", compile=False)
    if settings.device == "cpu":
        torch.set_num_threads(1)  # the networks for processors are too small to share out
    Training(settings, folder, news, turn).run()
