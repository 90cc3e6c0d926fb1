"""A learner of others finds our masks and learns; what it learned plays as a bot."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sb3_contrib import MaskablePPO

import charsu
from charsu.bots import ask
from charsu.envs.gym import TableEnv


@pytest.mark.filterwarnings("ignore")
def test_maskable_ppo_finds_the_masks_by_itself() -> None:
    env = TableEnv("bazaar", ["random"])
    model = MaskablePPO("MultiInputPolicy", env, n_steps=64, batch_size=32, n_epochs=1, seed=1)
    model.learn(128)
    seen, _ = env.reset(seed=2)
    answer, _ = model.predict(seen, action_masks=env.action_masks())
    assert seen["action_mask"][int(answer)] == 1


@pytest.mark.filterwarnings("ignore")
def test_the_example_learns_and_its_agent_plays_as_a_bot(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(Path(__file__).parents[2] / "examples")
    import learn

    monkeypatch.setattr(learn, "FILE", str(tmp_path / "agent.zip"))
    model = learn.learn("bazaar", 256, "random")
    model.save(learn.FILE)
    assert 0 <= learn.share(model, "bazaar", "random", 3) <= 1
    match, agent = charsu.game("bazaar").new_match(2, seed=3), learn.Agent()
    while not match.is_over:
        match.play(ask(agent, match) if match.actor == 0 else match.options()[0])
