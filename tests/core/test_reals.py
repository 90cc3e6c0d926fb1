"""Real numbers that are alike on every machine."""

import math

import pytest

from charsu.core.reals import exponential


@pytest.mark.parametrize("x", [-39.9, -7.25, -1.0986, -1e-9, 0.0, 0.3, 1.0, 12.5, 39.0])
def test_the_exponential_is_right_to_twelve_digits(x: float) -> None:
    assert exponential(x) == pytest.approx(math.exp(x), rel=1e-12)


def test_far_exponents_are_cut_instead_of_running_away() -> None:
    assert exponential(-1e9) == exponential(-40.0) < 1e-17
    assert exponential(1e9) == exponential(40.0)
