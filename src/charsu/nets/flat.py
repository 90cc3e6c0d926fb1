"""Networks for machines without NumPy: flat tables in one file, as the search in a module reads them.

A file is packed by gzip. It begins with the length of a heading, as four bytes, and the heading, a text of JSON: where each array
lies behind it, how many bytes it has and its shape; one without a place is room to work in. `network` lists the arrays of
`look.Tables` in their order; `stretches`, `row` and `veils` tell how seats see the board, veils by the kind of table and players.
Lines of a matrix that are whole numbers times one scale to the last bit are written so (`steps`): its place is that of the scales,
of which 0 marks a line written as it is; behind them stand the whole numbers, then those lines. Where `on` is a place, a byte for
each line lies there: with 1 it stands on the line before, which is added to it; so the steps of a ladder stay whole numbers.
"""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from typing import Any

import numpy as np

from ..core.registry import OWN
from ..core.table import Table, kind_name
from . import Net, NetworkDoesNotFit, shipped
from .net import ROOM, largest

FORMAT = 6  # of the file
ALIGNED = 16
WORKSPACE = ("narrow", "hidden", "added")
Array = np.ndarray[Any, Any]


class FlatNet:
    """The file of one network, and for which tables it is."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.name = f"{net.game.key}-{_digest(net)}.pack"

    def to_json(self) -> dict[str, Any]:
        return {"name": self.name, "game": self.net.game.key, "tables": self.net.card["tables"], "weights": self.net.fingerprint}

    @cached_property
    def content(self) -> bytes:
        body, form = _Body(), self.net.layout
        tables = self.net.tables()._asdict()
        heading = {
            "network": [self._put(body, name, array) for name, array in tables.items()],
            "stretches": body.put(form.stretches),
            "row": body.room(np.zeros(form.size, np.int16)),
            "veils": {name: body.put(form.veils(table.record)) for name, table in self._kinds()},
        }
        text = json.dumps(heading, separators=(",", ":")).encode()
        return gzip.compress(len(text).to_bytes(4, "little") + text + bytes(body.content), 9, mtime=0)

    def _put(self, body: _Body, name: str, array: Array) -> dict[str, Any]:
        if name in WORKSPACE:
            return body.room(array)
        return body.put_stacks(*self.net.stacks) if name == "first" else body.put_lines(array)

    def _kinds(self) -> Iterator[tuple[str, Table]]:
        """The tables that it knows, by the number of their kind and of their players."""
        for number, kind in enumerate(self.net.card["tables"]):
            for players in kind["players"]:
                yield kind_name(number, players), self.net.game.table(players, kind["options"])


@cache
def flat_nets() -> Mapping[str, FlatNet]:
    """All networks that come with the games and fit them, by the names of their files."""
    made = [FlatNet(net) for key in OWN for net in _fitting(key)]
    return {flat.name: flat for flat in made}


def _fitting(key: str) -> tuple[Net, ...]:
    try:
        return shipped(key)
    except NetworkDoesNotFit:
        return ()


def _digest(net: Net) -> str:
    """Of all that the file is made of."""
    digest = hashlib.sha256(repr((FORMAT, net.layout.fields, net.features.columns, net.card["tables"])).encode())
    for array in (net.features.taps, net.features.scales, net.features.where, *net.weights.values()):
        digest.update(np.ascontiguousarray(array).tobytes())
    return digest.hexdigest()[:8]


class _Body:
    """Arrays one behind the other."""

    def __init__(self) -> None:
        self.content = bytearray()

    def put(self, array: Array) -> dict[str, Any]:
        place = len(self.content)
        self.content += np.ascontiguousarray(array).tobytes()
        self.content += bytes(-len(self.content) % ALIGNED)
        return {"at": place, **self._extent(array)}

    def put_lines(self, array: Array) -> dict[str, Any]:
        """A matrix, as far as possible in whole numbers; anything else as it is."""
        steps = _steps(array) if array.ndim == 2 and array.dtype == np.float32 else None
        if steps is None:
            return self.put(array)
        scales, codes = steps
        place = self.put(scales)["at"]
        more = {"steps": codes.dtype.itemsize, "codes": self.put(codes)["at"], "lines": self.put(array[scales == 0])["at"]}
        return {"at": place, **self._extent(array), **more}

    def put_stacks(self, lines: Array, on_top: Array) -> dict[str, Any]:
        """A matrix some lines of which stand on the line before."""
        return {**self.put_lines(lines), "on": self.put(on_top.astype(np.int8))["at"]}

    def room(self, array: Array) -> dict[str, Any]:
        return {"at": None, **self._extent(array)}

    @staticmethod
    def _extent(array: Array) -> dict[str, Any]:
        return {"bytes": array.nbytes, "shape": list(array.shape)}


def _steps(matrix: Array) -> tuple[Array, Array] | None:
    """The scale of each line, 0 where there is none, and the whole numbers of the others; None where that says nothing."""
    for bits in sorted(ROOM):
        scales, codes = _in_steps(matrix, largest(bits))
        if 2 * len(codes) > len(matrix):
            return scales, codes.astype(np.int8 if bits <= 8 else np.int16)
    return None


def _in_steps(matrix: Array, most: int) -> tuple[Array, Array]:
    """Scales with which lines are whole numbers up to `most`, to the last bit; the scale is known but for its last bit, too."""
    near = (np.abs(matrix).max(1) / most).astype(np.float32)
    near[near == 0] = 1
    scales, codes = np.zeros(len(matrix), np.float32), np.zeros(matrix.shape, np.int64)
    for guess in (near, np.nextafter(near, np.float32(0)), np.nextafter(near, np.float32(np.inf))):
        whole = np.rint(matrix / guess[:, None])
        fits = (scales == 0) & (whole.astype(np.float32) * guess[:, None] == matrix).all(1)
        scales[fits], codes[fits] = guess[fits], whole[fits]
    return scales, codes[scales != 0]
