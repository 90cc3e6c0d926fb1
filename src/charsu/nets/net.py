"""Networks as files: weights, features, and a card that says how they came about and for which rules they are.

A file is a compressed `.npz`: matrices as whole numbers of 16, 8 or 6 bits, as fine as a million bytes allow, with a factor for
each line, everything else in 32 bits, and `card`, a text of JSON. Columns are named by field, so that a network still fits when
fields are added or moved; when a field it reads, an answer or a decision means something else, or the version of the rules is not
on its card, it is refused.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import numpy as np

from ..core import reals
from ..core.errors import CharsuError
from ..core.game import Game
from ..core.layout import layout
from ..core.link import Program, can_compile, cpu
from ..core.registry import game as find_game
from ..core.table import kind_among
from . import look
from .features import Column, Features, entry_of

Array = np.ndarray[Any, Any]
FORMAT = 1
ROOM = {16: 500_000.0, 8: 1_000_000.0, 6: float("inf")}  # by bits of a number: how many numbers fit into a million bytes
SHIPPED = Path(__file__).parent / "weights"
MATRICES = ("first", "layers", "seats", "answers")
VECTORS = ("norms", "seat_bias", "answer_bias")


class NetworkDoesNotFit(CharsuError):
    """A network and rules that do not belong together."""


@dataclass(frozen=True, eq=False)
class Net:
    """A network for a game: what it reads, its weights, and its card."""

    game: Game
    features: Features
    weights: Mapping[str, Array]  # MATRICES and VECTORS; `first` by feature
    card: Mapping[str, Any]

    def knows(self, players: int, options: Mapping[str, Any]) -> bool:
        """Was it trained for tables like this?"""
        return kind_among(self.card["tables"], self.game, players, options) is not None

    @cached_property
    def fingerprint(self) -> str:
        """Of what it says: other weights, another fingerprint."""
        digest = hashlib.sha256()
        for array in (self.features.taps, self.features.scales, self.features.where, *self.weights.values()):
            digest.update(np.ascontiguousarray(array).tobytes())
        return digest.hexdigest()[:8]

    @cached_property
    def _tables(self) -> look.Tables:
        reads, scales, where, first = _lookups(self.features, self.weights["first"])
        w, at = self.weights, np.array([self.features.players_at], np.int32)
        fixed = self.features.sources, reads, scales, where, first, w["norms"], w["layers"], w["seats"], w["seat_bias"]
        return look.Tables(*fixed, w["answers"], w["answer_bias"], *_workspace(w["norms"].shape[1], len(first)), at)

    def tables(self) -> look.Tables:
        """For rule code: the first layer ready to be added up, and lines to work on, which are the caller's alone."""
        hidden, added = _workspace(self._tables.hidden.shape[1], len(self._tables.first))
        return self._tables._replace(hidden=hidden, added=added)

    def judge(self, row: Array, answers: Sequence[int], compiled: bool | None = None) -> tuple[list[float], list[float]]:
        """One look at a row: shares of the victory by seat, and the likings of answers (logarithms of odds)."""
        players = int(row[self.features.players_at])
        asked, likings, shares = np.array(answers, np.int64), np.zeros(len(answers)), np.zeros(players)
        work = _look() if (can_compile() if compiled is None else compiled) else _plainly
        work(self.tables(), row, shares, likings, asked, len(answers))
        return shares.tolist(), likings.tolist()

    # --- files ------------------------------------------------------------

    def save(self, path: Path | str, bits: int | None = None) -> None:
        """Write the file, in as many bits as a million bytes allow or in so many; what is read back is what the file holds."""
        f = self.features
        out: dict[str, Any] = {name: np.asarray(self.weights[name], np.float32) for name in VECTORS}
        bits = bits or _bits(sum(_telling(self.weights[name]) for name in MATRICES))
        for name in MATRICES:
            out[name], out[f"{name}_scale"] = _rounded(self.weights[name], bits)
        names = [[c.field, c.seat, c.cell, int(c.names_seat), *((c.origin, c.origin_cell) if c.origin else ())] for c in f.columns]
        read_from = {name for c in f.columns for name in (c.field, c.origin) if name}
        fields = {name: list(entry_of(layout(self.game), name).shape) for name in sorted(read_from)}
        card = {
            "format": FORMAT,
            "game": self.game.key,
            **self.card,
            "fits": fits(self.game, fields),
            "columns": names,
            "size": f.size,
        }
        np.savez_compressed(path, card=np.array(json.dumps(card)), taps=f.taps, scales=f.scales, where=f.where, **out)


def _telling(matrix: Array) -> int:
    """How many numbers stand on lines that say anything."""
    return int(matrix.any(1).sum()) * int(matrix.shape[1])


def _bits(numbers: int) -> int:
    """Of each number on a line that says anything, so that all fit into a million bytes; a number shrinks a little in the file."""
    return next(bits for bits, most in ROOM.items() if numbers <= most)


def largest(bits: int) -> int:
    """The largest whole number of so many bits, of which one is the sign."""
    return int(2 ** (bits - 1) - 1)


def _rounded(matrix: Array, bits: int) -> tuple[Array, Array]:
    """A matrix in whole numbers of so many bits, and the factor of each line."""
    most = largest(bits)
    scale = np.maximum(np.abs(matrix).max(1, initial=1e-12), 1e-12) / most
    return np.rint(matrix / scale[:, None]).astype(np.int16 if bits > 8 else np.int8), scale.astype(np.float32)


def fits(game: Game, fields: Mapping[str, Sequence[int]]) -> dict[str, Any]:
    """What must not change for a network to go on making sense."""
    spans = [[s.name, s.first, s.size] for s in game.words.notation.spans]
    return {
        "rules": [game.version],
        "fields": {name: list(shape) for name, shape in fields.items()},
        "answers": fingerprint(spans),
        "kinds": fingerprint(game.rules.decisions._asdict(), game.rules.steps._asdict()),
    }


def fingerprint(*parts: Any) -> str:
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]


def read(path: Path | str, game: Game | None = None) -> Net:
    """The network of a file, for the rules as they are now."""
    try:
        with np.load(path) as file:
            held = {name: file[name] for name in file.files}
        card = json.loads(str(held["card"]))
    except (OSError, ValueError, KeyError) as error:
        raise NetworkDoesNotFit(f"{path} holds no network that can be read: {error}") from error
    if card.get("format") != FORMAT:
        raise NetworkDoesNotFit(f"{path} is written in format {card.get('format')}; this version reads {FORMAT}")
    rules = game or find_game(card["game"])
    check_fit(rules, card)
    columns = [Column(name, seat, cell, bool(names), *origin) for name, seat, cell, names, *origin in card.pop("columns")]
    features = Features(rules, columns, held["taps"], held["scales"], held["where"], card.pop("size"))
    weights = {name: held[name] for name in VECTORS}
    for name in MATRICES:
        weights[name] = held[name].astype(np.float32) * held[f"{name}_scale"][:, None]
    return Net(rules, features, weights, card)


def check_fit(game: Game, card: Mapping[str, Any]) -> None:
    """Refuse a network that was made for other rules, and say why."""
    made_for, who = card["fits"], f"the network for {card['game']}"
    if card["game"] != game.key:
        raise NetworkDoesNotFit(f"{who} cannot play {game.key}")
    if game.version not in made_for["rules"]:
        rules = ", ".join(made_for["rules"])
        raise NetworkDoesNotFit(f"{who} knows the rules of version {rules}, not {game.version}; train it again with `charsu train`")
    shapes = {entry.name: list(entry.shape) for entry in layout(game).fields}
    for name, shape in made_for["fields"].items():
        if shapes.get(name) != shape:
            raise NetworkDoesNotFit(f"{who} reads the field {name}, which is not what it was; train it again with `charsu train`")
    now = fits(game, made_for["fields"])
    for part, words in (("answers", "its answers"), ("kinds", "its questions")):
        if now[part] != made_for[part]:
            raise NetworkDoesNotFit(f"{who} counts {words} in another order than the rules do; train it again with `charsu train`")


# --- looking ---------------------------------------------------------------


def _lookups(f: Features, first: Array) -> tuple[Array, Array, Array, Array]:
    """Reads for rule code: the steps of a ladder are added up beforehand, so that a column adds one line and its number."""
    reads: list[list[int]] = []
    scales: list[float] = []
    where: list[int] = list(f.where)
    lines = list(first)
    bases, times = np.unique(f.taps[:, 3], return_counts=True)
    shared = set(bases[times > 1].tolist())
    for column in range(len(f.columns)):
        mine, apart = np.flatnonzero(f.taps[:, 0] == column), (int(f.origins[column]), int(f.sides[column]))
        ladder = [i for i in mine if f.taps[i, 2] - f.taps[i, 1] == 1 and f.scales[i] == 0]
        if len(ladder) < 2:
            ladder = []
        for i in mine:
            if i not in ladder:
                kind = look.NAMES_SEAT * int(f.named[column]) + look.SHARED * (int(f.taps[i, 3]) in shared)
                reads.append([*map(int, f.taps[i]), kind, *apart])
                scales.append(float(f.scales[i]))
        if ladder:
            low, high = int(f.taps[ladder, 1].min()), int(f.taps[ladder, 2].max())
            reads.append([column, low, high, len(where), int(f.named[column]), *apart])
            scales.append(0.0)
            before: list[int] = []
            for x in range(low, high + 1):
                at = [f.where[f.taps[i, 3] + min(max(x, f.taps[i, 1]), f.taps[i, 2]) - f.taps[i, 1]] for i in ladder]
                on = [feature for feature in at if feature >= 0]
                if on != before:  # between two steps nothing changes
                    lines.append(first[on].sum(0))
                where.append(len(lines) - 1 if on else -1)
                before = on
    table = np.array(reads, np.int32).reshape(-1, look.READ)
    return table, np.array(scales, np.float32), *_read_lines(table, np.array(where, np.int32), np.array(lines, np.float32))


def _read_lines(reads: Array, where: Array, lines: Array) -> tuple[Array, Array]:
    """Only the lines that a read adds and that say anything, counted anew."""
    wanted = np.zeros(len(lines) + 1, bool)  # the last one is none
    for _, low, high, base, *_ in reads:
        wanted[where[base : base + high - low + 1]] = True
    wanted[:-1] &= lines.any(1)
    number = np.where(wanted[:-1], np.cumsum(wanted[:-1]) - 1, -1).astype(np.int32)
    return np.where(where >= 0, number[where], -1).astype(np.int32), np.ascontiguousarray(lines[wanted[:-1]])


def _workspace(width: int, lines: int) -> tuple[Array, Array]:
    """Lines to work on, and room to remember what was added."""
    return np.zeros((2, width), np.float32), np.zeros(lines + 1, np.int64)


def nothing(width: int = 1) -> look.Tables:
    """The tables of no network."""
    ints, floats, table = np.zeros(1, np.int32), np.zeros(1, np.float32), np.zeros((1, width), np.float32)
    none = np.zeros((0, look.READ), np.int32)
    sources = np.zeros((1, 1), np.int32)
    heads = table, floats, table, floats
    return look.Tables(sources, none, floats, ints, table, table, table, *heads, *_workspace(width, 1), ints)


def types_of() -> dict[Any, Any]:
    """The types of what looking takes beside numbers, by the names of parameters."""
    import numba
    from numba import float32, float64, int16, int64, types

    typeof: Any = numba.typeof
    here: dict[str, Any] = {"net": typeof(nothing()), "row": types.Array(int16, 1, "C"), "asked": types.Array(int64, 1, "C")}
    here |= {"shares": types.Array(float64, 1, "C"), "likings": types.Array(float64, 1, "C"), "times": float32}
    here |= {name: types.Array(float32, 1, "C") for name in ("total", "line", "h", "a", "b")}
    here["norms"] = types.Array(float32, 2, "C")
    return {(look.__name__, name): kind for name, kind in here.items()} | {(reals.__name__, "x"): float64}


@cache
def _look() -> Any:
    """One look, compiled for this processor."""
    return cpu(Program({"judge_row": look.judge_row}, {}), types_of(), "look")["judge_row"]


def _plainly(net: look.Tables, row: Any, shares: Any, likings: Any, asked: Any, n: int) -> None:
    """The same rule code, uncompiled."""
    look.judge_row(net, row.tolist(), shares, likings, asked.tolist(), n)
