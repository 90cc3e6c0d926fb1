"""Networks as files: weights, features, and a card that says how they came about and for which rules they are.

A file is a compressed `.npz`: matrices as whole numbers of 16 to 5 bits, as fine as a million bytes allow, with a factor for
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
from typing import Any, NamedTuple

import numpy as np

from ..core import reals
from ..core.errors import CharsuError
from ..core.game import Game
from ..core.layout import Layout, layout
from ..core.link import Program, can_compile, cpu
from ..core.registry import game as find_game
from ..core.table import is_judge, kind_among
from . import look
from .features import Column, Features, entry_of

Array = np.ndarray[Any, Any]
FORMATS = 1, 2  # without a neck, and with one
ROOM = {16: 500_000.0, 8: 1_000_000.0, 6: 1_300_000.0, 5: float("inf")}  # by bits: how many numbers fit into a million bytes
SHIPPED = Path(__file__).parent / "weights"
MATRICES = ("first", "layers", "seats", "answers")
NECK = "neck"  # a further matrix; without lines, and in no file, where the first layer has none
VECTORS = ("norms", "seat_bias", "answer_bias")
PARTS = {"card", "taps", "scales", "where", *VECTORS, *MATRICES, *(f"{name}_scale" for name in MATRICES)}  # of a file
COLUMN = 4  # what is told of one: field, seat, cell, and whether it names a seat


class NetworkDoesNotFit(CharsuError):
    """A network and rules that do not belong together."""


@dataclass(frozen=True, eq=False)
class Net:
    """A network for a game: what it reads, its weights, and its card."""

    game: Game
    features: Features
    weights: Mapping[str, Array]  # MATRICES, VECTORS and NECK; `first` by feature
    card: Mapping[str, Any]

    def knows(self, players: int, options: Mapping[str, Any]) -> bool:
        """Was it trained for tables like this?"""
        return kind_among(self.card["tables"], self.game, players, options) is not None

    def judges(self, players: int, options: Mapping[str, Any]) -> bool:
        """Is what it says of positions at tables like this worth more than a search by the heuristic? Else it only guides."""
        number = kind_among(self.card["tables"], self.game, players, options)
        return number is not None and is_judge(self.card["tables"][number])

    @property
    def layout(self) -> Layout:
        """Of the rows it looks at: `net.judge(net.layout.row(match.state, match.actor), match.legal_ids())`."""
        return self.features.layout

    @cached_property
    def fingerprint(self) -> str:
        """Of what it says: other weights, another fingerprint."""
        digest = hashlib.sha256()
        for array in (self.features.taps, self.features.scales, self.features.where, *self.weights.values()):
            digest.update(np.ascontiguousarray(array).tobytes())
        return digest.hexdigest()[:8]

    @cached_property
    def _lookups(self) -> Lookups:
        return _Reading(self.features, self.weights["first"]).lookups()

    @property
    def stacks(self) -> tuple[Array, Array]:
        """The lines of the first layer before they are added up, and which of them stand on the line before."""
        return self._lookups.lines, self._lookups.on_top

    @cached_property
    def _tables(self) -> look.Tables:
        reads, scales, where, first = self._lookups[:4]
        w, at = self.weights, np.array([self.features.players_at], np.int32)
        fixed = self.features.sources, reads, scales, where, first, w[NECK], w["norms"], w["layers"], w["seats"], w["seat_bias"]
        return look.Tables(*fixed, w["answers"], w["answer_bias"], *_workspace(first, w["norms"].shape[1]), at)

    def tables(self) -> look.Tables:
        """For rule code: the first layer ready to be added up, and lines to work on, which are the caller's alone."""
        narrow, hidden, added = _workspace(self._tables.first, self._tables.hidden.shape[1])
        return self._tables._replace(narrow=narrow, hidden=hidden, added=added)

    def judge(self, row: Array, answers: Sequence[int], compiled: bool | None = None) -> tuple[list[float], list[float]]:
        """One look at a row: shares of the victory by seat, and the likings of answers (logarithms of odds)."""
        if len(row) < self.layout.size:
            raise NetworkDoesNotFit(f"this network reads {self.layout.size} numbers, not {len(row)}: make rows with `net.layout`")
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
        matrices = (*MATRICES, *((NECK,) if len(self.weights[NECK]) else ()))
        bits = bits or _bits(sum(_telling(self.weights[name]) for name in matrices))
        for name in matrices:
            out[name], out[f"{name}_scale"] = _rounded(self.weights[name], bits)
        names = [[c.field, c.seat, c.cell, int(c.names_seat)] for c in f.columns]
        fields = {name: list(entry_of(self.layout, name).shape) for name in sorted({c.field for c in f.columns})}
        card = {
            **self.card,
            "format": FORMATS[NECK in matrices],
            "game": self.game.key,
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
        if missing := sorted(PARTS - held.keys()):
            raise ValueError(f"{', '.join(missing)} missing")
        card = json.loads(str(held["card"]))
    except (OSError, ValueError) as error:
        raise NetworkDoesNotFit(f"{path} holds no network that can be read: {error}") from error
    if card.get("format") not in FORMATS:
        formats = " and ".join(map(str, FORMATS))
        raise NetworkDoesNotFit(f"{path} is written in format {card.get('format')}; this version reads {formats}")
    rules = game or find_game(card["game"])
    check_fit(rules, card)
    columns = [Column(name, seat, cell, bool(names)) for name, seat, cell, names in _told(path, card.pop("columns"))]
    features = Features(rules, columns, held["taps"], held["scales"], held["where"], card.pop("size"))
    weights = {name: held[name] for name in VECTORS}
    for name in (*MATRICES, NECK):
        if name in held:
            weights[name] = held[name].astype(np.float32) * held[f"{name}_scale"][:, None]
    weights.setdefault(NECK, no_neck(weights["norms"].shape[1]))
    if shapes_of(rules, features, weights) != {name: array.shape for name, array in weights.items()}:
        raise NetworkDoesNotFit(f"{path} holds no network that can be read: its weights do not belong together")
    return Net(rules, features, weights, card)


def _told(path: Path | str, columns: list[list[Any]]) -> list[list[Any]]:
    """What is told of each column: the distances that networks of before read as well are told no more."""
    if any(len(column) > COLUMN for column in columns):
        raise NetworkDoesNotFit(f"{path} reads how far squares lie apart, which is told no more; train it with `charsu train`")
    return columns


def shapes_of(game: Game, features: Features, weights: Mapping[str, Array]) -> dict[str, tuple[int, ...]]:
    """What the weights of a network as wide, as deep and with such a neck are: whoever looks reads so much and checks nothing."""
    (lines, width), neck, seats, answers = weights["norms"].shape, len(weights[NECK]), game.seats[1], game.words.notation.size
    layers = lines // look.NORM
    heads: dict[str, tuple[int, ...]] = {"seats": (seats, width), "answers": (answers, width), "seat_bias": (seats,)}
    heads |= {"answer_bias": (answers,), "norms": (look.NORM * layers, width), NECK: (neck, width)}
    return {**heads, "first": (features.size, neck or width), "layers": ((layers - 1) * width, width)}


def check_fit(game: Game, card: Mapping[str, Any]) -> None:
    """Refuse a network that was made for other rules, and say why."""
    made_for, who = card["fits"], f"the network for {card['game']}"
    if card["game"] != game.key:
        raise NetworkDoesNotFit(f"{who} cannot play {game.key}")
    if game.version not in made_for["rules"]:
        rules = ", ".join(made_for["rules"])
        raise NetworkDoesNotFit(f"{who} knows the rules of version {rules}, not {game.version}; train it again with `charsu train`")
    shapes = {entry.name: list(entry.shape) for entry in layout(game, glance=True).fields}
    for name, shape in made_for["fields"].items():
        if shapes.get(name) != shape:
            raise NetworkDoesNotFit(f"{who} reads the field {name}, which is not what it was; train it again with `charsu train`")
    now = fits(game, made_for["fields"])
    for part, words in (("answers", "its answers"), ("kinds", "its questions")):
        if now[part] != made_for[part]:
            raise NetworkDoesNotFit(f"{who} counts {words} in another order than the rules do; train it again with `charsu train`")


# --- looking ---------------------------------------------------------------


class Lookups(NamedTuple):
    """Reads for rule code, and the lines they add; and what these were before they were added up."""

    reads: Array
    scales: Array
    where: Array
    first: Array
    lines: Array
    on_top: Array  # bool: this line is added to the line before


class _Reading:
    """Lookups while they are put together: the steps of a ladder are stacked, so that a column adds one line and its number."""

    def __init__(self, f: Features, first: Array) -> None:
        self.f, self.first = f, first
        self.reads: list[list[int]] = []
        self.scales: list[float] = []
        self.where: list[int] = list(f.where)
        self.lines, self.on_top = list(first), [False] * len(first)
        bases, times = np.unique(f.taps[:, 3], return_counts=True)
        self.shared = set(bases[times > 1].tolist())

    def lookups(self) -> Lookups:
        for column in range(len(self.f.columns)):
            self._column(column)
        reads, where = np.array(self.reads, np.int32).reshape(-1, look.READ), np.array(self.where, np.int32)
        read = _read_lines(reads, where, np.array(self.lines, np.float32), np.array(self.on_top, bool))
        return Lookups(reads, np.array(self.scales, np.float32), *read)

    def _column(self, column: int) -> None:
        f = self.f
        mine = np.flatnonzero(f.taps[:, 0] == column).tolist()
        ladder = [i for i in mine if f.taps[i, 2] - f.taps[i, 1] == 1 and f.scales[i] == 0]
        if len(ladder) < 2:
            ladder = []
        for i in mine:
            if i not in ladder:
                kind = look.NAMES_SEAT * int(f.named[column]) + look.SHARED * (int(f.taps[i, 3]) in self.shared)
                self._read([*map(int, f.taps[i]), kind], float(f.scales[i]))
        if ladder:
            low, high = int(f.taps[ladder, 1].min()), int(f.taps[ladder, 2].max())
            self._read([column, low, high, len(self.where), int(f.named[column])], 0.0)
            self._climb(ladder, range(low, high + 1))

    def _read(self, what: list[int], scale: float) -> None:
        self.reads.append(what)
        self.scales.append(scale)

    def _climb(self, ladder: list[int], values: range) -> None:
        """A line for each step; between two steps nothing changes."""
        before: list[int] = []
        for x in values:
            on = self._on(ladder, x)
            if on != before:
                is_next = bool(before) and on[:-1] == before
                self.lines.append(self.first[on[-1]] if is_next else self.first[on].sum(0))
                self.on_top.append(is_next)
            self.where.append(len(self.lines) - 1 if on else -1)
            before = on

    def _on(self, ladder: list[int], x: int) -> list[int]:
        """The features that a value switches on."""
        taps = self.f.taps[ladder]
        at = self.f.where[taps[:, 3] + np.clip(x, taps[:, 1], taps[:, 2]) - taps[:, 1]]
        return [int(feature) for feature in at if feature >= 0]


def _added_up(lines: Array, on_top: Array) -> Array:
    """The lines of the first layer, each with those that it stands on."""
    total = lines.copy()
    for i in np.flatnonzero(on_top):
        total[i] += total[i - 1]
    return total


def _read_lines(reads: Array, where: Array, lines: Array, on_top: Array) -> tuple[Array, Array, Array, Array]:
    """Only the lines that a read adds and that say anything, counted anew: added up, and as they were."""
    first = _added_up(lines, on_top)
    wanted = np.zeros(len(lines) + 1, bool)  # the last one is none
    for _, low, high, base, *_ in reads:
        wanted[where[base : base + high - low + 1]] = True
    wanted[:-1] &= first.any(1)
    kept = wanted[:-1]
    number = np.where(kept, np.cumsum(kept) - 1, -1).astype(np.int32)
    is_stacked = on_top & np.roll(wanted, 1)[:-1]  # below it there is something
    return np.where(where >= 0, number[where], -1).astype(np.int32), first[kept], lines[kept], is_stacked[kept]


def _workspace(first: Array, width: int) -> tuple[Array, Array, Array]:
    """Lines to work on, and room to remember what was added."""
    return np.zeros(first.shape[1], np.float32), np.zeros((2, width), np.float32), np.zeros(len(first) + 1, np.int64)


def no_neck(width: int) -> Array:
    return np.zeros((0, width), np.float32)


def nothing(width: int = 1) -> look.Tables:
    """The tables of no network."""
    ints, floats, table = np.zeros(1, np.int32), np.zeros(1, np.float32), np.zeros((1, width), np.float32)
    none = np.zeros((0, look.READ), np.int32)
    sources = np.zeros((1, 1), np.int32)
    heads = table, floats, table, floats
    return look.Tables(sources, none, floats, ints, table, no_neck(width), table, table, *heads, *_workspace(table, width), ints)


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
