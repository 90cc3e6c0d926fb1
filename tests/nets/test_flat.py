"""Networks as files for machines without NumPy."""

from __future__ import annotations

import gzip
import json
from typing import Any

import numpy as np
import pytest

from charsu.nets import shipped
from charsu.nets.flat import FlatNet, flat_nets


def opened(flat: FlatNet) -> tuple[dict[str, Any], bytes]:
    """Heading and body."""
    content = gzip.decompress(flat.content)
    begin = 4 + int.from_bytes(content[:4], "little")
    return json.loads(content[4:begin]), content[begin:]


def array(body: bytes, extent: dict[str, Any], like: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    if extent["at"] is None:
        return np.zeros(extent["shape"], like.dtype)
    if "steps" in extent:
        return in_steps(body, extent)
    return np.frombuffer(body[extent["at"] :][: extent["bytes"]], like.dtype).reshape(extent["shape"])


def in_steps(body: bytes, extent: dict[str, Any]) -> np.ndarray[Any, Any]:
    """A matrix whose lines are whole numbers times a scale, or as they are where that is 0."""
    count, length = extent["shape"]
    scales = np.frombuffer(body, np.float32, count, extent["at"])
    coded = int((scales != 0).sum())
    codes = np.frombuffer(body, f"<i{extent['steps']}", coded * length, extent["codes"]).reshape(coded, length)
    made = np.zeros((count, length), np.float32)
    made[scales != 0] = codes.astype(np.float32) * scales[scales != 0, None]
    made[scales == 0] = np.frombuffer(body, np.float32, (count - coded) * length, extent["lines"]).reshape(-1, length)
    if "on" in extent:
        for line in np.flatnonzero(np.frombuffer(body, np.int8, count, extent["on"])):
            made[line] += made[line - 1]
    return made


def test_every_network_that_comes_along_has_a_file_of_its_own() -> None:
    assert [(flat.to_json()["game"], flat.to_json()["tables"]) for flat in flat_nets().values()] == [
        (key, net.card["tables"]) for key in ("istanbul", "yspahan", "cairo") for net in shipped(key)
    ]


def test_files_are_small_because_matrices_are_whole_numbers() -> None:
    files = list(flat_nets().values())
    assert max(len(flat.content) for flat in files) <= 1_000_000
    for flat in files:
        heading, body = opened(flat)
        matrices = [extent for extent in heading["network"] if "steps" in extent]
        assert matrices
        assert len(body) < 0.8 * sum(extent["bytes"] for extent in heading["network"] if extent["at"] is not None)


@pytest.mark.parametrize("key", ["istanbul", "yspahan", "cairo"])
def test_a_file_holds_what_the_search_takes_in_its_order(key: str) -> None:
    net = shipped(key)[0]
    assert net.stacks[1].any(), "steps of a ladder stand on each other"
    heading, body = opened(FlatNet(net))
    for extent, table in zip(heading["network"], net.tables(), strict=True):
        assert np.array_equal(array(body, extent, table), table) and extent["bytes"] == table.nbytes
    form = net.layout
    assert np.array_equal(array(body, heading["stretches"], form.stretches), form.stretches)
    assert heading["row"] == {"at": None, "bytes": 2 * form.size, "shape": [form.size]}
    veils = form.veils(net.game.table(2).record)
    assert np.array_equal(array(body, heading["veils"]["0 2"], veils), veils)


def test_the_name_of_a_file_changes_with_what_it_holds() -> None:
    net = shipped("yspahan")[0]
    other = type(net)(net.game, net.features, {**net.weights, "norms": net.weights["norms"] + 1}, net.card)
    assert FlatNet(net).name == FlatNet(net).name != FlatNet(other).name
