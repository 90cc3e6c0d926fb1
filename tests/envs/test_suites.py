"""PettingZoo's own test suites on a whole game; `test_envs.py` passes them with the bazaar."""

from __future__ import annotations

import pytest
from pettingzoo import test

from envs.test_envs import petting_zoo


@pytest.mark.filterwarnings("ignore")
def test_a_game_passes_the_suites_of_pettingzoo() -> None:
    test.api_test(petting_zoo("yspahan")(players=4), num_cycles=300)
    test.seed_test(petting_zoo("yspahan"), num_cycles=100)
    test.render_test(petting_zoo("yspahan"))
