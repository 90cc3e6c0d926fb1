"""What a network learned, told in the features of other tables."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import charsu
from charsu.core.game import Game
from charsu.nets import load
from charsu.nets.features import Features
from charsu.nets.net import Net
from charsu.nets.transplant import FURTHER, IS, NUMBER, REACHES, Said, sayings, transplanted

WIDTH = 6
NECK = 5


def rows_of(game: Game, *numbers: int) -> Any:
    """Rows of a few matches of so many players."""
    rows = []
    for players in numbers:
        for seed in range(8):
            match = game.new_match(players, seed=seed)
            while not match.is_over and match.number < 120:
                rows.append(match.table.layout.row(match.state, match.actor))
                match.play(match.legal_ids()[(7 * match.number + seed) % len(match.legal_ids())])
    return np.stack(rows)


def weights_for(features: Features, seats: int, answers: int) -> dict[str, Any]:
    chance = np.random.default_rng(3)
    shapes = {"first": (features.size, NECK), "neck": (NECK, WIDTH), "layers": (WIDTH, WIDTH), "seats": (seats, WIDTH)}
    shapes |= {"answers": (answers, WIDTH), "norms": (6, WIDTH), "seat_bias": (seats,), "answer_bias": (answers,)}
    return {name: chance.normal(size=shape).astype(np.float32) for name, shape in shapes.items()}


@pytest.fixture(scope="module")
def two_and_three() -> tuple[Features, Features, Any]:
    game = charsu.game("yspahan")
    rows = rows_of(game, 2)
    return Features.of_sample(game, rows), Features.of_sample(game, np.concatenate([rows, rows_of(game, 3)])), rows


def test_at_the_tables_it_knows_a_transplanted_network_answers_as_before(two_and_three: tuple[Features, Features, Any]) -> None:
    old, new, rows = two_and_three
    assert new.size > old.size or new.columns != old.columns
    game = old.game
    weights = weights_for(old, game.seats[1], game.words.notation.size)
    before, after = Net(game, old, weights, {}), Net(game, new, transplanted(weights, old, new, 2), {})
    for row in rows[::37]:
        (shares, likings), (chances, liked) = before.judge(row, [0, 1, 2], False), after.judge(row, [0, 1, 2], False)
        assert np.allclose(shares, chances, atol=1e-4)
        assert np.allclose(likings, liked, atol=1e-3)


def test_what_is_told_of_further_players_counts_half_of_the_next_ones(two_and_three: tuple[Features, Features, Any]) -> None:
    old, new, _ = two_and_three
    weights = weights_for(old, old.game.seats[1], old.game.words.notation.size)
    after = transplanted(weights, old, new, 2)
    places = {said: (feature, scale) for said, feature, scale in sayings(new)}
    nearer_of = {said: said.of_the_next(4) for said in places if said.column.seat == 2}
    old_sayings = {said for said, _, _ in sayings(old)}
    assert any(nearer in old_sayings for nearer in nearer_of.values())
    for said, next_one in nearer_of.items():
        if next_one in old_sayings:
            (further, scale), (nearer, other) = places[said], places[next_one]
            assert np.allclose(after["first"][further] * scale, FURTHER * after["first"][nearer] * other, atol=1e-6)
    assert np.array_equal(after["seats"][2], weights["seats"][1])
    assert np.array_equal(after["seats"][:2], weights["seats"][:2])


def test_features_say_what_they_are_about() -> None:
    features = load("istanbul", 2).features
    places = {said: feature for said, feature, _ in sayings(features)}
    kinds = {said.what for said in places}
    assert kinds == {IS, REACHES, NUMBER}
    assert set(places.values()) == {int(feature) for feature in features.where if feature >= 0}
    some = next(said for said in places if said.column.names_seat and said.what == IS)
    assert some._replace(value=4).of_the_next(5).value == 1
    assert some._replace(value=5).of_the_next(5).value == 5  # nobody
    assert Said(some.column, REACHES, 4).of_the_next(5).value == 4
