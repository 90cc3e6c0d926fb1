"""What happened in an answer is noted compiled as it is plainly."""

from __future__ import annotations

import numpy as np

from charsu import Game
from charsu.core.game import Ruleset
from charsu.sim.cpu import Engine


def test_compiled_notes_are_the_plain_notes_when_not_muted(bazaar: Game) -> None:
    runner = Engine(Ruleset(bazaar), compiled=True)
    match = bazaar.new_match(2, chance="ask")
    state, choices = match.state.reshape(1), np.zeros(1, bazaar.choices.dtype)
    for answer in ("start 1", "go tea-house", "announce 4", "roll 2 2"):
        match.play(answer)
        runner.step(state[0], choices[0], match.history[-1].id)
        assert state[0]["notes"].tolist() == match.plain.notes
    assert choices["n"][0] == len(match.legal_ids())
