"""Rows can be read: every number has a name, a kind and bounds."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import charsu
from charsu.core.layout import layout
from charsu.core.record import cells, i64, record
from charsu.testing.changed import changed

KEYS = sorted({"bazaar", *charsu.game_keys()})


def rows(key: str, answers: int = 150, glance: bool = False) -> Any:
    """Rows of a match, as seat 1 sees it."""
    match = charsu.game(key).new_match(2, seed=5)
    rows = []
    for _ in range(answers):
        if match.is_over:
            break
        match.play(match.legal_ids()[match.number % len(match.legal_ids())])
        rows.append(match.state)
    return layout(key, glance).rows(rows, 1)


@pytest.mark.parametrize("key", KEYS)
def test_every_number_has_a_name_of_its_own(key: str) -> None:
    form = layout(key)
    assert len(form.names) == len(set(form.names)) == form.size
    for field in form.fields:
        assert form.name(field.first).startswith(field.name.partition(":")[0])
    with pytest.raises(IndexError, match=f"has {form.size} numbers"):
        form.name(form.size)
    with pytest.raises(KeyError, match="no field 'purse'"):
        form.field("purse")


@pytest.mark.parametrize("key", KEYS)
def test_every_answer_has_a_name_of_its_own(key: str) -> None:
    answers = layout(key).answers
    assert len(set(answers.names)) == answers.size
    match = charsu.game(key).new_match(2, seed=5)
    for option in match.options():
        assert answers.name(option.id).startswith(option.span)


@pytest.mark.parametrize("key", KEYS)
def test_rows_keep_to_the_bounds_of_their_fields(key: str) -> None:
    observed = rows(key)
    low, high = layout(key).bounds()
    assert (observed >= low).all() and (observed <= high).all()


@pytest.mark.parametrize("key", KEYS)
def test_many_records_give_the_rows_of_each(key: str) -> None:
    match = charsu.game(key).new_match(2, seed=5)
    form = layout(key)
    records = []
    for _ in range(5):
        match.play(match.legal_ids()[0])
        records.append(match.state)
    assert (form.rows(records, 1) == np.stack([form.row(one, 1) for one in records])).all()
    for name, values in form.read(form.rows(records, 1)).items():
        assert values.shape == (5, *form.field(name).shape)


@pytest.mark.parametrize("key", charsu.game_keys())
def test_what_random_play_shows_is_known_of_every_field_of_our_games(key: str) -> None:
    if key == "bazaar":
        return
    form = layout(key, glance=True)
    read = form.read(rows(key, glance=True))
    for field in form.fields[2:]:
        assert field.seen is not None, f"{field.name}: run python -m charsu.envs.ranges"
        low, high = field.seen
        assert field.least <= low <= high <= field.most
        assert read[field.name].max() <= high and min(read[field.name].min(), 0) >= min(low, -1), field.name


def test_kinds_tell_seats_things_squares_and_bits() -> None:
    kinds = {key: {field.kind for field in layout(key).fields} for key in ("istanbul", "cairo", "yspahan")}
    assert kinds["cairo"] >= {"number", "seat", "thing", "square", "bits"}
    assert kinds["istanbul"] >= {"number", "seat", "thing"} and kinds["yspahan"] >= {"number", "seat", "thing"}


def test_a_wide_word_is_refused_instead_of_cut() -> None:
    game = charsu.game("bazaar")

    @record
    class Wide(game.rules.state):  # type: ignore[name-defined, misc]
        clock = cells(i64)

    with pytest.raises(TypeError, match="the field clock of bazaar has 64 bits"):
        layout(changed(game, state=Wide))
