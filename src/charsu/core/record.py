"""A state class whose attributes become the fields of one flat record.

The same fields exist twice: as a NumPy record (a memcpy to copy, an array for a batch, what the compilers
see) and as a *plain twin*, an object whose cells are Python integers in nested lists (what people's games run
on; Python is ten times faster on those). A twin and its bytes need no NumPy, so that matches can be played where there is none.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache, cached_property
from math import prod
from struct import Struct
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    import numpy as np

T = TypeVar("T")


@dataclass(frozen=True)
class Kind:
    """A width of integers."""

    name: str  # NumPy's
    code: str  # of the module `struct`
    size: int
    least: int
    most: int


def _signed(name: str, code: str, size: int) -> Kind:
    return Kind(name, code, size, -(1 << (8 * size - 1)), (1 << (8 * size - 1)) - 1)


i8, i16, i32, i64 = _signed("int8", "b", 1), _signed("int16", "h", 2), _signed("int32", "i", 4), _signed("int64", "q", 8)
u64 = Kind("uint64", "Q", 8, 0, (1 << 64) - 1)


class See(Enum):
    """Who may see a field."""

    ALL = "everybody"  # lies open on the table
    OWNER = "its owner"  # the first axis is the player
    NOBODY = "nobody"  # face-down, not even the owner


class Cells:
    """One field: its type, its shape, who may see it, and whether it only repeats what other fields tell."""

    def __init__(self, kind: Kind, shape: tuple[int, ...], see: See, when: str, derived: bool) -> None:
        self.kind, self.shape, self.see, self.when, self.derived = kind, shape, see, when, derived

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        """NumPy's word for the kind."""
        import numpy as np

        return np.dtype(self.kind.name)

    @cached_property
    def blank(self) -> Any:
        """How it looks to those who may not see it."""
        return _zeros(self.shape, -1)

    def hidden_in(self, source: np.ndarray[Any, Any]) -> bool:
        """Is this field hidden from anybody at this table?"""
        return self.see is not See.ALL and (not self.when or bool(source[self.when]))


def cells(kind: Kind, *shape: int, see: See = See.ALL, when: str = "", derived: bool = False) -> Any:
    """Declare a field; typed as Any because rule code reads integers and rows from it.

    With `when`, the field is hidden only at tables where the field of that name is not 0. A `derived` field is kept for speed
    and follows from the others, or is printed on the board; observations leave it out.
    """
    return Cells(kind, shape, see, when, derived)


class Flow:
    """The fields every game has: the end, the to-do list and the notes of the last answer."""

    players = cells(i8)
    over = cells(i8)
    depth = cells(i8)
    n_notes = cells(i8)
    mute = cells(i8)  # 1: keep no notes
    frame = cells(i16, 24, 4)  # the to-do list: kind, player, a, b
    notes = cells(i16, 24, 4, see=See.NOBODY)  # event, player, a, b; may name hidden cards, so views get sentences instead


def record(cls: type[T]) -> type[T]:
    """Collect the cells of a class and its bases into `fields`, `dtype` and the class of plain twins."""
    fields = {k: v for base in reversed(cls.__mro__) for k, v in vars(base).items() if isinstance(v, Cells)}
    shared = {"fields": fields, "packing": Packing(fields), "dtype": _Dtype()}
    for name, value in shared.items():
        setattr(cls, name, value)
    made = {"__slots__": tuple(fields), "fill": _filler(fields), "alias": _aliaser(fields), "kept": _kept(fields), **shared}
    cls.twin = type(f"Plain{cls.__name__}", (Plain,), made)  # type: ignore[attr-defined]
    return cls


class Packing:
    """Where cells lie: widest first, so that all are aligned without gaps; the end is padded, so that no byte is left to chance."""

    def __init__(self, fields: Mapping[str, Cells]) -> None:
        self.fields = dict(sorted(fields.items(), key=lambda item: -item[1].kind.size))
        used = sum(prod(f.shape) * f.kind.size for f in self.fields.values())
        self.spare = -used % 16
        self.size = used + self.spare
        codes = (f"{prod(f.shape)}{f.kind.code}" for f in self.fields.values())
        self.struct = Struct(f"<{''.join(codes)}{self.spare}x")

    def dtype(self) -> np.dtype[Any]:
        """The same for NumPy."""
        import numpy as np

        rows = [(name, f.dtype, f.shape) for name, f in self.fields.items()]
        return np.dtype([*rows, ("padding", np.int8, (self.spare,))] if self.spare else rows, align=True)


class _Dtype:
    """A record's NumPy type, made when it is first asked for."""

    def __get__(self, instance: Any, owner: Any) -> np.dtype[Any]:
        dtype: np.dtype[Any] = owner.packing.dtype()
        owner.dtype = dtype
        return dtype


class Plain:
    """A record as plain Python integers: `s.lira[2]`, `s.hand[1][4]`."""

    __slots__ = ()
    fields: dict[str, Cells]
    kept: list[tuple[str, Cells]]  # what each player has for themselves
    packing: Packing
    dtype: np.dtype[Any]

    def __init__(self) -> None:
        for name, field in self.fields.items():
            setattr(self, name, _zeros(field.shape))

    @classmethod
    def from_bytes(cls, content: bytes) -> Any:
        """The twin of a record's bytes."""
        twin = cls.__new__(cls)
        flat = list(cls.packing.struct.unpack(content))
        first = 0
        for name, field in cls.packing.fields.items():
            last = first + prod(field.shape)
            setattr(twin, name, _shaped(flat[first:last], field.shape))
            first = last
        return twin

    def to_bytes(self) -> bytes:
        """The record's bytes with the same content."""
        flat: list[int] = []
        for name, field in self.packing.fields.items():
            _flatten(getattr(self, name), len(field.shape), flat)
        return self.packing.struct.pack(*flat)

    @classmethod
    def load(cls, source: np.ndarray[Any, Any] | np.void) -> Any:
        """The twin of a NumPy record."""
        twin = cls.__new__(cls)
        for name in cls.fields:
            setattr(twin, name, source[name].tolist())
        return twin

    def dump(self) -> np.ndarray[Any, Any]:
        """The NumPy record (an array of no dimensions) with the same content."""
        import numpy as np

        return np.frombuffer(bytearray(self.to_bytes()), self.dtype).reshape(())

    def copy(self) -> Any:
        twin = type(self).__new__(type(self))
        self.fill(twin)
        return twin

    def fill(self, twin: Any) -> None:
        """Copy every cell into another twin; made by `_filler` for each record."""
        raise NotImplementedError

    def redacted(self, viewer: int | None) -> Any:
        """The same as `redact` does to a record: a copy without what the viewer may not see."""
        twin = self.copy()
        for name, field in self.fields.items():
            if field.see is See.ALL or (field.when and not getattr(self, field.when)):
                continue
            blank = _copy(field.blank, len(field.shape))
            if field.see is See.OWNER and viewer is not None:
                blank[viewer] = getattr(twin, name)[viewer]
            setattr(twin, name, blank)
        return twin

    def glimpse(self, viewer: int | None) -> Any:
        """The same as `redacted`, to be read at once and not kept: what everybody sees is not copied."""
        twin = type(self).__new__(type(self))
        for name, field in self.alias(twin):
            if field.when and not getattr(self, field.when):
                continue
            blank = field.blank
            if field.see is See.OWNER and viewer is not None:
                blank = [*blank[:viewer], getattr(self, name)[viewer], *blank[viewer + 1 :]]
            setattr(twin, name, blank)
        return twin

    def alias(self, twin: Any) -> list[tuple[str, Cells]]:
        """Let another twin share every cell; tells which fields are hidden. Made by `_aliaser` for each record."""
        raise NotImplementedError

    def keeps_secrets(self, player: int) -> bool:
        """Does a player hold something that the others cannot see?"""
        return any(map(_is_anything, self.secrets(player)))

    def secrets(self, player: int) -> list[Any]:
        """What a player sees and the others do not."""
        own = [(name, field) for name, field in self.kept if not field.when or getattr(self, field.when)]
        return [_copy(getattr(self, name)[player], len(field.shape) - 1) for name, field in own]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Plain) and all(getattr(self, n) == getattr(other, n) for n in self.fields)

    __hash__ = None  # type: ignore[assignment]


def _kept(fields: Mapping[str, Cells]) -> list[tuple[str, Cells]]:
    """The fields whose rows only their players see."""
    return [(name, field) for name, field in fields.items() if field.see is See.OWNER]


def _is_anything(value: Any) -> bool:
    return any(map(_is_anything, value)) if isinstance(value, list) else bool(value)


def _zeros(shape: tuple[int, ...], value: int = 0) -> Any:
    return value if not shape else [_zeros(shape[1:], value) for _ in range(shape[0])]


def _shaped(flat: list[int], shape: tuple[int, ...]) -> Any:
    """The same numbers as nested lists."""
    if len(shape) < 2:
        return flat if shape else flat[0]
    width = prod(shape[1:])
    return [_shaped(flat[i : i + width], shape[1:]) for i in range(0, len(flat), width)]


def _flatten(cells: Any, dimensions: int, flat: list[int]) -> None:
    if dimensions == 0:
        flat.append(cells)
    elif dimensions == 1:
        flat += cells
    else:
        for row in cells:
            _flatten(row, dimensions - 1, flat)


def _filler(fields: Mapping[str, Cells]) -> Any:
    """A function with one line a field: copying so is three times as fast as in a loop."""
    forms = {0: "self.{0}", 1: "self.{0}[:]", 2: "[row[:] for row in self.{0}]"}
    other = "_copy(self.{0}, {1})"
    lines = [f"    twin.{n} = " + forms.get(len(f.shape), other).format(n, len(f.shape)) for n, f in fields.items()]
    scope: dict[str, Any] = {"_copy": _copy}
    exec("def fill(self, twin):\n" + "\n".join(lines), scope)
    return scope["fill"]


def _aliaser(fields: Mapping[str, Cells]) -> Any:
    lines = [f"    twin.{name} = self.{name}" for name in fields]
    scope: dict[str, Any] = {"hidden": [(name, field) for name, field in fields.items() if field.see is not See.ALL]}
    exec("def alias(self, twin):\n" + "\n".join(lines) + "\n    return hidden", scope)
    return scope["alias"]


def _copy(cells: Any, dimensions: int) -> Any:
    if dimensions == 0:
        return cells
    return cells[:] if dimensions == 1 else [_copy(row, dimensions - 1) for row in cells]


def redact(source: np.ndarray[Any, Any], fields: dict[str, Cells], viewer: int | None) -> np.ndarray[Any, Any]:
    """The same record with everything `viewer` may not see set to -1. None is a spectator."""
    out = source.copy()
    for name, field in fields.items():
        if not field.hidden_in(source):
            continue
        if field.see is See.NOBODY:
            out[name] = -1
        else:
            for player in range(field.shape[0]):
                if player != viewer:
                    out[name][player] = -1
    return out


class RangeError(ArithmeticError):
    """A rule stored a number that the record cannot hold."""


@cache
def checked(twin_class: type[Any]) -> type[Any]:
    """A class of twins that refuse numbers their cells cannot hold, as the compiled record silently would not."""
    fields = twin_class.fields
    bounds = {name: (field.kind.least, field.kind.most) for name, field in fields.items()}

    def store(self: Any, name: str, value: Any) -> None:
        shape = fields[name].shape
        if shape:
            if len(value) != shape[0]:
                raise RangeError(f"{name} has {shape[0]} cells, not {len(value)}")
            value = _guarded(value, name, bounds[name])
        else:
            _check(value, name, bounds[name])
        object.__setattr__(self, name, value)

    def redacted(self: Any, viewer: int | None) -> Any:
        """Nobody plays on what a seat sees, so it need not be checked."""
        return twin_class.load(self.dump()).redacted(viewer)

    made = {"__slots__": (), "__setattr__": store, "redacted": redacted}
    return type(f"Checked{twin_class.__name__}", (twin_class,), made)


def _check(value: Any, name: str, limits: tuple[int, int]) -> None:
    if not isinstance(value, int):
        raise RangeError(f"{name} cannot hold {value!r}, which is no integer")
    if not limits[0] <= value <= limits[1]:
        raise RangeError(f"{name} cannot hold {value} (from {limits[0]} to {limits[1]})")


class _Row(list[Any]):
    name = ""
    limits = (0, 0)

    def __setitem__(self, index: Any, value: Any) -> None:
        if not 0 <= index < len(self):
            raise RangeError(f"{self.name} has no cell {index}")
        if isinstance(value, list):
            value = _guarded(value, self.name, self.limits)
        else:
            _check(value, self.name, self.limits)
        super().__setitem__(index, value)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, int) and not 0 <= index < len(self):
            raise RangeError(f"{self.name} has no cell {index}")
        return super().__getitem__(index)


def _guarded(rows: Any, name: str, limits: tuple[int, int]) -> Any:
    row = _Row(_guarded(r, name, limits) if isinstance(r, list) else r for r in rows)
    row.name, row.limits = name, limits
    for value in row:
        if not isinstance(value, _Row):
            _check(value, name, limits)
    return row
