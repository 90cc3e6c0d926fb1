"""What a search thinks in its own matches: the material from which a network is sharpened.

A search that the network guides plays against itself, in part of the matches against a guest. Of every choice is kept what the seat
saw, what could be answered, how often the search tried each answer and what it expected, and in the end what came of the match. A
folder holds the matches in parts; what is there is not played again, so an interrupted collection goes on.
"""

from __future__ import annotations

import json
import multiprocessing
import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from itertools import chain
from math import exp
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ..bots import ask
from ..bots.program import compile_search
from ..bots.registry import patient_bot
from ..bots.search import SearchBot
from ..bots.thinking import LEVELS, Budget, Settings, pick
from ..core.chance import draw
from ..core.errors import CharsuError
from ..core.match import Match
from ..nets.net import Net, read

Array = np.ndarray[Any, Any]
PART = 10  # matches of a file
MOST = 20_000  # answers of a match; what takes longer is left out


@dataclass(frozen=True)
class Collecting:
    """How the matches are played. Numbers of players are those the network knows when none are named."""

    start: str  # the network's file
    players: tuple[int, ...] = ()
    walks: int = 500  # at most for each choice; fewer where the first answer is far ahead
    ahead: int = LEVELS["sultan"].settings.ahead  # answers of the network after which a walk is judged
    seed: int = 1
    opening: int = 20  # choices at the start of a match that are drawn by visits
    noise: float = 0.1  # and so often later
    sure: float = 0.99  # of an answer with such a chance there is no search: the network gives it at one look
    noted: float = 0.25  # and so many of these choices are noted, with no visits
    guest: str = "search:500"
    guests: float = 0.2  # the part of matches in which the guest sits in all seats but one


class Thoughts(NamedTuple):
    """Choices of many matches. Answers, visits and worths of one choice stand beside each other, `counts` says how many."""

    rows: Array  # int16: what the seat saw
    counts: Array  # int32: possible answers of each choice
    answers: Array  # int32
    visits: Array  # int32
    worths: Array  # float32: what each answer promised whoever gave it
    expected: Array  # float32: shares by seat that the search expected, from the seat asked on
    results: Array  # float32: and what each seat got
    matches: Array  # int32: which match

    @classmethod
    def join(cls, parts: list[Thoughts]) -> Thoughts:
        return cls(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))


def tables(net: Net, players: tuple[int, ...]) -> list[tuple[int, Mapping[str, Any]]]:
    """The tables that the network knows, or those of them with so many players; named twice, twice as many."""
    all_of_them = [(n, table["options"]) for table in net.card["tables"] for n in table["players"]]
    chosen = [(n, options) for wanted in players or (0,) for n, options in all_of_them if wanted in (0, n)]
    if not chosen or {*players} - {n for n, _ in chosen}:
        raise CharsuError(f"the network knows tables of {sorted({n for n, _ in all_of_them})}, not all of {list(players)}")
    return chosen


def play(settings: Collecting, net: Net, number: int) -> Thoughts | None:
    """One match, and what the search thought in it; nothing when it does not end."""
    kinds = tables(net, settings.players)
    players, options = kinds[number % len(kinds)]
    seed = draw(settings.seed, number, 1 << 30)
    match = net.game.new_match(players, seed=seed, **options)
    thinker = SearchBot(Budget(seconds=None, iterations=settings.walks), seed, Settings(ahead=settings.ahead))
    thinker.network = settings.start
    guest = patient_bot(settings.guest, seed=seed)
    alone = draw(seed, 1, players) if draw(seed, 2, 1000) < 1000 * settings.guests else None
    notes = Notes(net, thinker, random.Random(seed), settings)
    while match.actor is not None and match.number < MOST:
        is_guest = alone is not None and match.actor != alone
        match.play(ask(guest, match) if is_guest else notes.answer(match))
    return notes.thoughts(match, number) if match.actor is None else None


class Notes:
    """One match, taken down choice by choice."""

    def __init__(self, net: Net, thinker: SearchBot, chance: random.Random, settings: Collecting) -> None:
        self.net, self.thinker, self.chance, self.settings = net, thinker, chance, settings
        self.choices = 0
        self.seats: list[int] = []
        self.rows: list[Array] = []
        self.tried: list[tuple[list[int], list[int], list[float]]] = []  # answers, visits, worths
        self.expected: list[list[float]] = []  # by seat

    def answer(self, match: Match) -> int:
        """What the search answers; a choice is taken down."""
        options = match.options()
        if len(options) == 1:
            return options[0].id
        seat = match.actor
        assert seat is not None
        self.choices += 1
        row, answers = self.net.layout.row(match.state, seat), [option.id for option in options]
        shares, likings = self.net.judge(row, answers)
        best = max(range(len(answers)), key=lambda i: likings[i])
        if self.settings.sure * sum(exp(liking - likings[best]) for liking in likings) <= 1:
            if self.chance.random() < self.settings.noted:
                nothing = [0] * len(answers)
                self._note(seat, row, (answers, nothing, [0.0 for _ in nothing]), shares)
            return answers[best]
        visits, worths, shares = self.thinker.weigh(match.view(seat), options)
        self._note(seat, row, (answers, visits, worths), shares)
        return pick(answers, visits, 1.0 if self.choices <= self.settings.opening else self.settings.noise, self.chance)

    def _note(self, seat: int, row: Array, tried: tuple[list[int], list[int], list[float]], expected: list[float]) -> None:
        self.seats.append(seat)
        self.rows.append(np.array(row, np.int16))
        self.tried.append(tried)
        self.expected.append(expected)

    def thoughts(self, match: Match, number: int) -> Thoughts:
        """All of it, with what came of the match."""
        seats, players = match.game.seats[1], match.table.players
        ranks = {row["seat"]: row["rank"] for row in match.result or []}
        firsts = [seat for seat, rank in ranks.items() if rank == 1]
        results = [(seat in firsts) / len(firsts) for seat in range(players)]

        def turned(shares: list[float], seat: int) -> list[float]:
            return [shares[(seat + i) % players] for i in range(players)] + [0.0] * (seats - players)

        flat = [list(chain.from_iterable(tried[i] for tried in self.tried)) for i in range(3)]
        return Thoughts(
            np.array(self.rows, np.int16).reshape(len(self.rows), self.net.layout.size),
            np.array([len(tried[0]) for tried in self.tried], np.int32),
            np.array(flat[0], np.int32),
            np.array(flat[1], np.int32),
            np.array(flat[2], np.float32),
            np.array([turned(s, seat) for s, seat in zip(self.expected, self.seats, strict=True)], np.float32).reshape(-1, seats),
            np.array([turned(results, seat) for seat in self.seats], np.float32).reshape(-1, seats),
            np.full(len(self.rows), number, np.int32),
        )


# --- files --------------------------------------------------------------------


def collect(settings: Collecting, folder: Path, matches: int, cores: int = 1, news: Callable[[int], None] | None = None) -> None:
    """Play the matches that are missing; `news` hears how many are there."""
    folder.mkdir(parents=True, exist_ok=True)
    _same_settings(settings, folder / "settings.json")
    net = read(settings.start)
    for players, options in tables(net, settings.players):
        compile_search(net.game.new_match(players, seed=1, **options).table.rules, by_network=True)
    parts = range(-(-matches // PART))
    missing = [(settings, folder, part) for part in parts if not _file(folder, part).exists()]
    done = len(parts) - len(missing)
    for _ in _work(missing, cores):
        done += 1
        if news:
            news(done * PART)


def _work(jobs: list[tuple[Collecting, Path, int]], cores: int) -> Iterator[None]:
    if cores == 1:
        yield from map(_collect_part, jobs)
        return
    with multiprocessing.Pool(cores) as pool:
        yield from pool.imap_unordered(_collect_part, jobs)


def _collect_part(job: tuple[Collecting, Path, int]) -> None:
    settings, folder, part = job
    net = read(settings.start)
    played = [play(settings, net, number) for number in range(part * PART, (part + 1) * PART)]
    thoughts = Thoughts.join([one for one in played if one is not None])
    path = _file(folder, part)
    np.savez_compressed(path.with_suffix(".tmp.npz"), **thoughts._asdict())
    path.with_suffix(".tmp.npz").replace(path)


def load(folder: Path) -> Thoughts:
    """All that was collected."""
    parts = []
    for path in sorted(folder.glob("[0-9]*[0-9].npz")):
        with np.load(path) as file:
            parts.append(Thoughts(**{name: file[name] for name in Thoughts._fields}))
    if not parts:
        raise CharsuError(f"{folder} holds no matches")
    return Thoughts.join(parts)


def _file(folder: Path, part: int) -> Path:
    return folder / f"{part:05}.npz"


def _same_settings(settings: Collecting, path: Path) -> None:
    """A folder holds matches of one kind only."""
    now = json.loads(json.dumps(asdict(settings)))
    if not path.exists():
        path.write_text(json.dumps(now, indent=1) + "\n", "utf8")
    elif json.loads(path.read_text("utf8")) != now:
        raise CharsuError(f"{path.parent} holds matches that were played otherwise; choose another folder, or empty it")
