"""A bot that looks ahead: the compiled tree search with a budget, tree reuse, threads, and figures to show."""

from __future__ import annotations

import random
import time
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from threading import Lock
from typing import Any

import numpy as np

from ..core.errors import CharsuError
from ..core.flow import CHANCE, question
from ..core.game import Game
from ..core.match import Match
from ..core.table import Table
from ..core.text import Sentence
from ..core.view import Answer, View
from ..nets import Net
from ..nets.look import Tables
from .favourites import Branch, follow_favourites
from .guided import Sight
from .network import NetBot, network_for
from .program import Ground, compile_search, ground_for, search_ready
from .simple import GreedyBot
from .thinking import CHUNK, DEEPEST, NODES, SEATS, UNLIKED, Budget, Level, Settings, Tried, is_decided, pick
from .tree import NODE, SETTINGS, Walk

Answers = tuple[tuple[int, int, int], ...]

KEPT = 12  # trees remembered, one for each table the bot plays at


@dataclass
class Tree:
    """One thread's tree and the workspace of its walks."""

    game: Game
    ground: Ground
    nodes: np.ndarray[Any, Any]
    settings: Any  # a record of SETTINGS, with the number of nodes in use
    walk: Walk
    root: int = 1
    answers: Answers = ()  # the answers up to the root
    guide: tuple[Tables, Sight] | None = None  # where a network guides the walks
    used: float = 0.0  # when, by the monotonic clock

    @property
    def grown(self) -> int:
        """How many nodes are in use, wherever the tree grows."""
        return int(self.settings["used"].item())

    @classmethod
    def plant(
        cls, game: Game, ground: Ground, settings: Settings, answers: Answers, by_network: bool = False, room: int = 0
    ) -> Tree:
        made = ground.one(SETTINGS)
        for name, value in settings.of(game, by_network).items():
            made[name] = value
        nodes = ground.zeros(NODE, room or NODES)
        nodes[1]["best_liking"] = UNLIKED
        return cls(game, ground, nodes, made, _workspace(game, ground), 1, answers)

    def look_at(self, view: View) -> None:
        """Set the walks at the position asked about, as the seat sees it."""
        self.walk.start[0] = self.walk.board[0] = view.record
        for position in (self.walk.start, self.walk.board):
            position["mute"], position["n_notes"] = 1, 0

    def guided_by(self, net: Net) -> tuple[Tables, Sight]:
        """What a search that a network guides takes besides: the network, and how seats see the board of the walks; made once."""
        if self.guide is None:
            self.guide = self.ground.hold(net.tables()), self.ground.hold(_sight(net, self.walk.board))
        return self.guide

    def children(self, node: int) -> list[int]:
        children = []
        child = int(self.nodes[node]["child"])
        while child:
            children.append(child)
            child = int(self.nodes[child]["sibling"])
        return children

    def branches(self, node: int) -> list[Branch]:
        """The children of a node, as whoever follows a line wants to see them."""
        rows = [(child, self.nodes[child]) for child in self.children(node)]
        return [Branch(child, int(row["question"]), int(row["answer"]), int(row["visits"])) for child, row in rows]

    def child(self, node: int, actor: int, decision: int, answer: int) -> int:
        """The child for an answer, or 0."""
        for child in self.children(node):
            if self.nodes[child]["question"] == decision * 16 + actor + 1 and self.nodes[child]["answer"] == answer:
                return child
        return 0

    def tried(self) -> list[Tried]:
        """The answers at the root."""
        answers = [self.nodes[child] for child in self.children(self.root)]
        return [Tried(int(a["answer"]), int(a["visits"]), float(a["total"][a["question"] % 16 - 1])) for a in answers]

    def follow(self, answers: Answers) -> bool:
        """Move the root along what was answered since; False where the tree does not reach so far or has grown full."""
        if answers[: len(self.answers)] != self.answers or self.grown > NODES // 2:
            return False
        node = self.root
        for actor, decision, answer in answers[len(self.answers) :]:
            if actor != CHANCE or self.settings["chance"]:
                node = self.child(node, actor, decision, answer)
            if not node:
                return False
        self.root, self.answers = node, answers
        return True


@dataclass(frozen=True)
class Thought:
    """What a search found, for a screen: shares by seat, visits by answer, the line it expects, and what it cost."""

    iterations: int
    seconds: float
    reused: int
    shares: list[float]  # of the victory, by seat
    visits: dict[str, int]  # by notation, the most visited first
    values: dict[str, float]  # of the answers, for the seat that thinks
    line: list[str] = field(default_factory=list)
    story: list[Sentence] = field(default_factory=list)  # what would happen on that line, as the seat would read it in the log

    def words(self, language: str = "en") -> list[str]:
        """The expected line in sentences."""
        return [sentence.say(language) for sentence in self.story]

    def to_json(self) -> dict[str, Any]:
        return {**vars(self), "story": [sentence.to_json() for sentence in self.story]}


class SearchBot:
    """Monte Carlo tree search over what the seat cannot see. Plays by the heuristic while the rules are being compiled."""

    level = 6
    budget = Budget()
    settings = Settings()
    network: str | None = None  # guided by a network: of this file, or with "" the one that comes with the game
    noise = 0.0  # how often the answer is drawn by visits instead of taking the most visited

    def __init_subclass__(cls, level: Level | None = None) -> None:
        """Bots for people play at a level."""
        if level:
            cls.level, cls.budget, cls.settings = level.rank, level.budget, level.settings
            cls.noise, cls.network = level.noise, level.network

    def __init__(
        self, budget: Budget | None = None, seed: int | None = None, settings: Settings | None = None, wait: bool = False
    ) -> None:
        self.budget = budget or self.budget
        self.settings = settings or self.settings
        self.wait = wait  # for arenas: compile first instead of playing by the heuristic
        self.random = random.Random(seed)
        self.simple = NetBot(self.network or "", seed) if self.network is not None else GreedyBot(seed)
        self.trees: OrderedDict[Any, list[Tree]] = OrderedDict()
        self.lock = Lock()

    @classmethod
    def parse(cls, text: str, **more: Any) -> SearchBot:
        """A budget, and after @ the file of a network."""
        budget, at, path = text.partition("@")
        made = cls(Budget.parse(budget), **more)
        if at:
            made.network, made.simple = path, NetBot(path)
        return made

    def choose(self, view: View, options: Sequence[Answer], clock: float | None = None) -> Answer:
        if len(options) == 1:
            return options[0]
        guided = self._net(view) is not None
        if self.wait:
            compile_search(view.table.rules, by_network=guided)
        if not search_ready(view.table.rules, guided):
            return self.simple.choose(view, options, clock)
        visits, _, _ = self._search(view, options, clock)
        return pick(options, visits, self.noise, self.random)

    def think(self, view: View, options: Sequence[Answer], clock: float | None = None) -> Thought:
        """Search and tell about it; waits for the compiler."""
        compile_search(view.table.rules, by_network=self._net(view) is not None)
        began = time.perf_counter()
        visits, trees, reused = self._search(view, options, clock, to_the_end=True)
        order = sorted(range(len(options)), key=lambda i: -visits[i])
        totals = sum(tree.nodes[tree.root]["total"] for tree in trees)
        done = sum(int(tree.nodes[tree.root]["visits"]) for tree in trees)
        assert view.seat is not None
        line = best_line(trees[0], view)
        return Thought(
            iterations=done - reused,
            seconds=time.perf_counter() - began,
            reused=reused,
            shares=[round(float(totals[p]) / max(1, done), 4) for p in range(view["players"])],
            visits={options[i].notation: visits[i] for i in order},
            values={options[i].notation: round(_worth(trees, view, options[i].id), 4) for i in order},
            line=line.moves(),
            story=[sentence for _, sentence in line.story(view.seat)],
        )

    def weigh(self, view: View, options: Sequence[Answer]) -> tuple[list[int], list[float], list[float]]:
        """Search as for an answer: visits by option, what each promises the seat, and the shares by seat."""
        compile_search(view.table.rules, by_network=self._net(view) is not None)
        visits, trees, _ = self._search(view, options, None)
        totals = sum(tree.nodes[tree.root]["total"] for tree in trees)
        done = sum(int(tree.nodes[tree.root]["visits"]) for tree in trees)
        worths = [_worth(trees, view, option.id) for option in options]
        return visits, worths, [float(totals[p]) / max(1, done) for p in range(view["players"])]

    # --- trees -----------------------------------------------------------------

    def _search(
        self, view: View, options: Sequence[Answer], clock: float | None, to_the_end: bool = False
    ) -> tuple[list[int], list[Tree], int]:
        """Visits by option, the trees, and how many visits they had from before."""
        net = self._net(view)
        with self.lock:
            trees = self._recall(view, net is not None)
        reused = sum(int(tree.nodes[tree.root]["visits"]) for tree in trees)
        budget = self.budget.at(view.game).within(clock)
        seeds = [self.random.getrandbits(30) for _ in trees]
        stop = None if to_the_end else self.settings
        if len(trees) == 1:
            grow(trees[0], view, budget, seeds[0], stop, net)
        else:
            with ThreadPoolExecutor(len(trees)) as pool:
                list(pool.map(lambda tree, seed: grow(tree, view, budget, seed, stop, net), trees, seeds))
        with self.lock:
            self._remember(view, trees)
        _, decision, actor = _asked(view)
        visits = [sum(_visits(tree, tree.child(tree.root, actor, decision, o.id)) for tree in trees) for o in options]
        return visits, trees, reused

    def is_guided(self, table: Table) -> bool:
        """Does a network guide at such a table? While its search is compiled, the network plays alone."""
        return self.network is not None and network_for(table, self.network) is not None

    def _net(self, view: View) -> Net | None:
        """The network that guides at this table, if one does."""
        return None if self.network is None else network_for(view.table, self.network)

    def _recall(self, view: View, by_network: bool) -> list[Tree]:
        """The trees of this table, their roots moved on; new ones where nothing fits."""
        answers = view.answers
        for key, trees in list(self.trees.items()):
            if key[:2] == (view.table, view.seat) and len(answers) > key[2] and all(tree.follow(answers) for tree in trees):
                del self.trees[key]
                return trees
        return [self._plant(view, answers, by_network) for _ in range(self.budget.threads)]

    def _plant(self, view: View, answers: Answers, by_network: bool) -> Tree:
        ground = ground_for(view.table.rules, by_network)
        if ground is None:
            raise CharsuError(f"the search of {view.table.rules.label} has to be compiled, and here it cannot be")
        return Tree.plant(view.game, ground, self.settings, answers, by_network)

    def _remember(self, view: View, trees: list[Tree]) -> None:
        self.trees[(view.table, view.seat, len(view.answers), trees[0].answers[-8:])] = trees
        for tree in trees:
            tree.used = time.monotonic()
        while len(self.trees) > KEPT:
            self.trees.popitem(last=False)

    def forget(self, before: float) -> None:
        """Trees that nobody needed since, by the monotonic clock, leave the memory."""
        with self.lock:
            while self.trees and next(iter(self.trees.values()))[0].used < before:
                self.trees.popitem(last=False)

    def held(self) -> int:
        """Bytes of the trees it remembers, as far as they are used."""
        with self.lock:
            kept = [tree for trees in self.trees.values() for tree in trees]
        return sum(tree.grown * tree.nodes.itemsize for tree in kept)


def _asked(view: View) -> tuple[Any, int, int]:
    frame = question(view.plain)
    return frame, frame[0], frame[1]


def _visits(tree: Tree, node: int) -> int:
    return int(tree.nodes[node]["visits"]) if node else 0


def _worth(trees: list[Tree], view: View, answer: int) -> float:
    """The share an answer promises the seat."""
    _, decision, actor = _asked(view)
    nodes = [(tree, tree.child(tree.root, actor, decision, answer)) for tree in trees]
    visits = sum(_visits(tree, node) for tree, node in nodes)
    return sum(float(tree.nodes[node]["total"][actor]) for tree, node in nodes if node) / max(1, visits)


def grow(tree: Tree, view: View, budget: Budget, seed: int, stop: Settings | None = None, net: Net | None = None) -> None:
    """Let a tree grow until the budget is spent or the question is decided. Runs without the interpreter's lock."""
    tree.look_at(view)
    more = () if net is None else tree.guided_by(net)
    began = time.perf_counter()
    done, left = 0, budget.left(0, 0.0)
    while left > 0 and not (stop and is_decided(tree.tried(), done, left, stop)):
        n = min(stop.chunk if stop else CHUNK, left)
        tree.ground.think(tree.nodes, tree.settings, tree.root, tree.walk, seed, n, *more)
        seed, done = seed + 1, done + n
        left = budget.left(done, time.perf_counter() - began)


def _workspace(game: Game, ground: Ground) -> Walk:
    """What the walks write into: the position asked about, a board to play on, choices, and the way down the tree."""
    return Walk(
        start=ground.zeros(game.rules.state.dtype, 1),
        board=ground.zeros(game.rules.state.dtype, 1),
        choices=ground.one(game.choices.dtype),
        slots=ground.zeros(np.int32, game.words.notation.size),
        path=ground.zeros(np.int32, DEEPEST),
        shares=ground.zeros(np.float64, SEATS),
    )


def _sight(net: Net, board: np.ndarray[Any, Any]) -> Sight:
    """How seats see the board of the walks, as far as the network reads it."""
    form = net.layout
    veils, row = form.veils(board[0]), np.zeros(form.size, np.int16)
    return Sight(board.view(np.int8), board.view(np.int16), form.stretches, veils, row)


def best_line(tree: Tree, view: View, longest: int = 8) -> Match:
    """The most visited answers, chance included, played one after the other from a guess of what the seat cannot see."""
    assert view.seat is not None
    guess = view.plain.copy()
    view.game.rules.determinise(guess, view.seat, 1)
    return follow_favourites(tree.branches, tree.root, Match.from_position(view.game, guess, view["options"]), longest)
