"""Chance draws by odds, the same everywhere, from seed and counter alone."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from charsu.core.chance import draw, pick
from charsu.core.choices import allow, choices_of, weigh


@given(st.integers(0, 2**40), st.integers(0, 2**31), st.integers(1, 30_000))
def test_a_draw_lies_below_its_bound(seed: int, counter: int, below: int) -> None:
    assert 0 <= draw(seed, counter, below) < below


def test_draws_are_even() -> None:
    counts = Counter(draw(seed, counter, 6) for seed in range(100) for counter in range(600))
    expected = 60_000 / 6
    assert sum((n - expected) ** 2 / expected for n in counts.values()) < 20.5  # five degrees of freedom, one in a thousand


def test_neighbouring_seeds_and_counters_are_unrelated() -> None:
    for shift in ((1, 0), (0, 1)):
        same = sum(draw(seed, n, 6) == draw(seed + shift[0], n + shift[1], 6) for seed in range(100) for n in range(100))
        assert 1500 < same < 1830  # a sixth of 10,000, within four and a half standard deviations


def test_odds_are_kept_and_impossible_answers_left_out() -> None:
    choices = choices_of(10).twin()
    allow(choices, 3)
    weigh(choices, 5, 3)
    weigh(choices, 7, 0)
    assert choices.answer[: choices.n] == [3, 5]
    counts = Counter(pick(choices, 1, counter) for counter in range(8000))
    assert set(counts) == {3, 5}
    assert 1850 < counts[3] < 2150


def test_the_generator_never_changes() -> None:
    assert [draw(7, n, 1000) for n in range(5)] == [draw(7 + (1 << 32), n, 1000) for n in range(5)] == [609, 26, 957, 259, 661]
