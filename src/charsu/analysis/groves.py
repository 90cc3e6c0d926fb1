"""Groves of this machine: the bots' trees, with the network where one judges such tables."""

from __future__ import annotations

import numpy as np

from ..bots.favourites import Branch
from ..bots.network import judge_for
from ..bots.program import compile_search, ground_for
from ..bots.search import Tree
from ..bots.thinking import UNLIKED
from ..core.errors import CharsuError
from ..core.table import Table
from .judging import SETTINGS


class NativeGrove:
    """Trees in compiled code or in a module, whichever is there."""

    def __init__(self, table: Table) -> None:
        self.table, self.net = table, judge_for(table)
        self.by_network = self.net is not None
        self.network = None if self.net is None else self.net.fingerprint
        compile_search(table.rules, by_network=self.by_network)
        ground = ground_for(table.rules, self.by_network)
        if ground is None:
            raise CharsuError(f"the search of {table.rules.label} has to be compiled, and here it cannot be")
        self.ground = ground
        self.tree = Tree.plant(table.game, ground, SETTINGS, (), self.by_network, 2)

    def clear(self, roots: int, room: int) -> None:
        if len(self.tree.nodes) < room:
            self.tree = Tree.plant(self.table.game, self.ground, SETTINGS, (), self.by_network, room)
        tree = self.tree
        tree.nodes[: tree.grown] = np.zeros((), tree.nodes.dtype)
        tree.nodes["best_liking"][: roots + 1] = UNLIKED
        tree.settings["used"] = roots + 1

    def set_out(self, position: bytes, eyes: int) -> None:
        walk = self.tree.walk
        walk.start[0] = walk.board[0] = np.frombuffer(position, walk.start.dtype)[0]
        self.tree.settings["eyes"] = eyes

    def walk(self, root: int, answer: int, seed: int, walks: int) -> tuple[int, list[float]]:
        tree = self.tree
        tree.settings["given"] = answer + 1
        sight = () if self.net is None else tree.guided_by(self.net)
        tree.ground.think(tree.nodes, tree.settings, root, tree.walk, seed, walks, *sight)
        node = tree.nodes[root]
        return int(node["visits"]), node["total"][: self.table.players].tolist()

    def branches(self, node: int) -> list[Branch]:
        return self.tree.branches(node)
