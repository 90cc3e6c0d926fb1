"""Networks say the same on every machine, and alone each beats the heuristic."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import charsu
from charsu.bots import ask, bot
from charsu.core.match import Match
from charsu.nets import Net, load, read
from nets.narrow import narrowed
from nets.test_nets import KEYS, seen


def positions(net: Net, players: int, seed: int, every: int = 25) -> list[Match]:
    """Some positions of a match that the network plays against itself."""
    match, moments = net.game.new_match(players, seed=seed), []
    while not match.is_over:
        if match.number % every == 0 and len(match.legal_ids()) > 1:
            moments.append(match.copy())
        match.play(ask(bot("net"), match))
    return moments


def by_numpy(net: Net, row: Any, answers: list[int]) -> tuple[Any, Any]:
    """The network in the words of NumPy."""
    w, x = net.weights, net.features.encode(row[None])[0]
    players, viewer, width = int(row[net.features.players_at]), int(row[0]), w["norms"].shape[1]

    def norm(h: Any, layer: int) -> Any:
        h = (h - h.mean()) / np.sqrt(h.var() + 1e-5)
        return np.maximum(h * w["norms"][3 * layer + 1] + w["norms"][3 * layer + 2], 0)

    first = w["first"] @ w["neck"] if len(w["neck"]) else w["first"]
    h = norm(x @ first + w["norms"][0], 0)
    for layer in range(len(w["layers"]) // width):
        h = h + norm(h @ w["layers"][layer * width :][:width] + w["norms"][3 * layer + 3], layer + 1)
    worth = (w["seats"] @ h + w["seat_bias"])[:players]
    shares = np.exp(worth - worth.max()) / np.exp(worth - worth.max()).sum()
    return np.roll(shares, viewer), w["answers"][answers] @ h + w["answer_bias"][answers]


@pytest.mark.parametrize("key", KEYS)
def test_plain_compiled_and_numpy_say_the_same(key: str) -> None:
    net = load(key)
    for number, match in enumerate(positions(net, net.game.seats[1], seed=5)[::4]):
        ids, row = match.legal_ids(), net.layout.row(match.state, match.actor or 0)
        judgements = [net.judge(row, ids), by_numpy(net, row, ids)]
        if number == 1:
            judgements.append(net.judge(row, ids, compiled=False))
        for shares, likings in judgements[1:]:
            assert np.allclose(judgements[0][0], shares, atol=1e-4)
            assert np.allclose(judgements[0][1], likings, atol=1e-3)
            assert np.argmax(judgements[0][1]) == np.argmax(likings)


def test_with_a_neck_every_machine_says_the_same_too(tmp_path: Path) -> None:
    net = load("yspahan", 4)
    narrow = narrowed(net)
    narrow.save(tmp_path / "narrow.npz", bits=16)
    again = read(tmp_path / "narrow.npz")
    assert (again.card["format"], again.weights["neck"].shape) == (2, narrow.weights["neck"].shape)
    for match in positions(net, 4, seed=6, every=90):
        ids, row = match.legal_ids(), seen(match)
        shares, likings = net.judge(row, ids)
        for other in (narrow.judge(row, ids), narrow.judge(row, ids, compiled=False), by_numpy(narrow, row, ids)):
            assert np.allclose(shares, other[0], atol=1e-4)
            assert np.allclose(likings, other[1], atol=1e-3)
        assert np.allclose(likings, again.judge(row, ids)[1], atol=1e-2)


@pytest.mark.parametrize("key", KEYS)
def test_alone_it_beats_the_heuristic(key: str) -> None:
    won = 0.0
    for seed in range(8):
        match = charsu.game(key).new_match(2, seed=seed // 2)
        players = [bot("net"), bot("greedy", seed=seed)][:: 1 if seed % 2 == 0 else -1]
        while match.actor is not None:
            match.play(ask(players[match.actor], match))
        assert match.result is not None
        won += match.result[0]["seat"] == seed % 2
    assert won >= 6
