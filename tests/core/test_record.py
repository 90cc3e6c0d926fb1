"""The record and its plain twin are the same thing twice."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import charsu
from charsu.core.record import Flow, RangeError, See, cells, checked, i8, i16, i64, record, redact


@record
class Table(Flow):
    turn = cells(i8)
    purse = cells(i16, 3)
    hand = cells(i8, 3, 2, see=See.OWNER)
    deck = cells(i8, 4, see=See.NOBODY)
    shy = cells(i8)
    secret = cells(i8, 3, see=See.OWNER, when="shy")
    clock = cells(i64)


Twin: Any = Table.twin  # type: ignore[attr-defined]
FIELDS: Any = Table.fields  # type: ignore[attr-defined]
DTYPE: Any = Table.dtype  # type: ignore[attr-defined]


def numbers(dtype: Any, *shape: int) -> st.SearchStrategy[Any]:
    strategy: st.SearchStrategy[Any] = st.integers(int(np.iinfo(dtype).min), int(np.iinfo(dtype).max))
    for size in reversed(shape):
        strategy = st.lists(strategy, min_size=size, max_size=size)
    return strategy


@st.composite
def twins(draw: st.DrawFn) -> Any:
    twin = Twin()
    for name in ("turn", "purse", "hand", "deck", "clock"):
        setattr(twin, name, draw(numbers(FIELDS[name].dtype, *FIELDS[name].shape)))
    return twin


@given(twins())
def test_a_twin_becomes_a_record_and_back(twin: Any) -> None:
    assert Twin.load(twin.dump()) == twin


@given(twins())
def test_a_copy_is_independent(twin: Any) -> None:
    copy = twin.copy()
    assert copy == twin
    copy.hand[1][0] = 1 if twin.hand[1][0] != 1 else 2
    assert copy != twin


def test_no_byte_of_a_record_belongs_to_nobody() -> None:
    assert DTYPE.itemsize == sum(DTYPE[name].itemsize for name in DTYPE.names)
    assert DTYPE.itemsize % 16 == 0


def test_every_cell_is_aligned() -> None:
    assert all(offset % field.base.itemsize == 0 for field, offset in DTYPE.fields.values())


def test_what_a_seat_may_not_see_is_blank() -> None:
    twin = Twin()
    twin.hand, twin.deck, twin.secret, twin.purse = [[1, 2], [3, 4], [5, 6]], [7, 7, 7, 7], [1, 2, 3], [9, 8, 7]
    seen = Twin.load(redact(twin.dump(), FIELDS, 1))
    assert seen.hand == [[-1, -1], [3, 4], [-1, -1]]
    assert seen.deck == [-1] * 4
    assert seen.purse == [9, 8, 7]
    assert seen.secret == [1, 2, 3], "open at a table that is not shy"
    twin.shy = 1
    assert Twin.load(redact(twin.dump(), FIELDS, 2)).secret == [-1, -1, 3]
    assert Twin.load(redact(twin.dump(), FIELDS, None)).hand == [[-1, -1]] * 3


@pytest.mark.parametrize(
    ("write", "complaint"),
    [
        (lambda s: setattr(s, "turn", 128), "turn cannot hold 128"),
        (lambda s: s.purse.__setitem__(0, 40_000), "purse cannot hold 40000"),
        (lambda s: s.hand[2].__setitem__(1, -129), "hand cannot hold -129"),
        (lambda s: s.hand[-1], "hand has no cell -1"),
        (lambda s: s.hand[3], "hand has no cell 3"),
        (lambda s: s.purse.__setitem__(3, 1), "purse has no cell 3"),
        (lambda s: s.purse.__setitem__(-1, 1), "purse has no cell -1"),
        (lambda s: setattr(s, "purse", [1, 2]), "purse has 3 cells, not 2"),
        (lambda s: setattr(s, "turn", None), "turn cannot hold None"),
        (lambda s: s.hand.__setitem__(0, [1, 500]), "hand cannot hold 500"),
    ],
)
def test_a_checked_twin_refuses_what_a_record_cannot_hold(write: Any, complaint: str) -> None:
    with pytest.raises(RangeError, match=complaint):
        write(checked(Twin)())


def test_a_checked_twin_holds_what_a_record_holds() -> None:
    s = checked(Twin)()
    s.turn, s.hand[2][1], s.clock = 127, -128, 1 << 62
    assert Twin.load(s.dump()) == s.copy()


def test_a_twin_and_its_bytes_are_the_same_with_and_without_numpy() -> None:
    for key in ("istanbul", "yspahan", "cairo"):
        match = charsu.game(key).new_match(3, seed=4)
        for _ in range(60):
            match.play(match.options()[0])
        twin = match.plain
        assert type(twin).packing.size == type(twin).dtype.itemsize
        assert type(twin).from_bytes(twin.to_bytes()) == twin
        assert twin.dump().tobytes() == twin.to_bytes()
        assert type(twin).load(twin.dump()) == twin
