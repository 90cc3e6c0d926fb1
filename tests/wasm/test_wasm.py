"""The rules as WebAssembly: the same games and the same trees, byte for byte, in Node and in wasmtime."""

from __future__ import annotations

import gzip
import json
import os
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from charsu.bots import bot, program, wasm_build
from charsu.bots.thinking import GUIDED_MODULE
from charsu.core.errors import CharsuError
from charsu.core.game import Ruleset
from charsu.core.rule import rule
from charsu.nets import load
from charsu.sim import cpu, wasm
from charsu.testing.changed import changed
from nets.narrow import narrowed
from wasm import tasks

LABELS = tuple(tasks.RULES)
GUIDED = tuple(label for label in wasm_build.contents() if label.endswith(GUIDED_MODULE))
ASK = """
import { run } from './host.mjs';
let text = '';
for await (const chunk of process.stdin) text += chunk;
console.log(JSON.stringify(await run(JSON.parse(text))));
"""


def node(task: dict[str, Any]) -> dict[str, Any]:
    """A task done by Node."""
    command = ["node", "--input-type=module", "-e", ASK]
    done = subprocess.run(command, input=json.dumps(task), capture_output=True, encoding="utf8", check=True, cwd=tasks.HOST.parent)
    return dict(json.loads(done.stdout))


def without_numba(rules: Ruleset) -> cpu.Engine:
    """The engine of a machine where only the package itself is installed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cpu, "has_compiler", lambda: False)
        engine = cpu.Engine(rules)
    assert engine.name == cpu.MODULE
    return engine


def test_every_module_belongs_to_the_rules_as_they_are() -> None:
    assert wasm_build.stale() == [], "build the modules anew: make wasm"


def test_memory_of_a_machine_that_is_not_used_costs_nothing() -> None:
    machine = wasm.Machine(tasks.table("yspahan", 2).rules, *program.module_of(by_network=False))
    before = resident()
    room = machine.array(np.int64, 8_000_000)
    assert resident() - before < room.nbytes / 4
    assert not room[::4096].any()


def resident() -> int:
    """Bytes of this process that lie in memory."""
    if not Path("/proc/self/statm").exists():
        pytest.skip("only Linux tells")
    return int(Path("/proc/self/statm").read_text("utf8").split()[1]) * os.sysconf("SC_PAGE_SIZE")


@rule
def last_is_best(s: Any, player: int) -> int:
    return player


def test_a_module_made_of_other_rules_is_not_used(caplog: pytest.LogCaptureFixture) -> None:
    yspahan = tasks.table("yspahan", 2).rules
    other = changed(yspahan.game, standing=last_is_best).ruleset()
    assert wasm.available(yspahan) and wasm.available(yspahan, *program.module_of(by_network=False))
    assert not wasm.available(other) and not wasm.available(other, *program.module_of(by_network=False))
    assert "the WebAssembly module yspahan was made of other rules and is not used; `make wasm` makes it anew" in caplog.text
    with pytest.raises(CharsuError, match="there is no WebAssembly module yspahan that fits these rules"):
        wasm.Machine(other)


@pytest.mark.parametrize("label", LABELS + GUIDED)
def test_a_module_is_small_and_asks_nothing_of_its_host(label: str) -> None:
    import wasmtime

    assert len(gzip.compress(tasks.module(label), 9)) <= 100_000
    assert not wasmtime.Module(wasmtime.Engine(), tasks.module(label)).imports


@pytest.mark.parametrize(("label", "players"), tasks.SEATED)
def test_random_games_end_in_node_as_they_do_on_the_processor(label: str, players: int) -> None:
    assert node(tasks.random_games(label, players))["digest"] == tasks.processor_games(label, players)


@pytest.mark.parametrize("label", LABELS)
def test_a_tree_grows_in_node_and_wasmtime_as_it_does_on_the_processor(label: str) -> None:
    expected = tasks.processor_tree(label)
    assert node(tasks.growing_tree(label))["digest"] == expected
    assert tasks.machine_tree(label) == expected


@pytest.mark.parametrize(("label", "players"), [(label, n) for label, n in tasks.SEATED if n in (2, 4)])
def test_wasmtime_plays_like_the_compiled_engine(label: str, players: int) -> None:
    table = tasks.table(label, players)
    by_module, compiled = cpu.simulate(table, 150, seed=3, runner=without_numba(table.rules)), cpu.simulate(table, 150, seed=3)
    assert by_module.states.tobytes() == compiled.states.tobytes()
    assert (by_module.lengths == compiled.lengths).all()
    assert (by_module.standings == compiled.standings).all()


def test_without_a_compiler_a_search_thinks_in_the_module(monkeypatch: pytest.MonkeyPatch) -> None:
    match = tasks.table("yspahan", 2).game.new_match(2, seed=3)
    while match.actor is None or len(match.options()) < 3:
        match.play(match.options()[0])
    assert match.actor is not None
    view = match.view(match.actor)
    expected = bot("search:600", seed=1, wait=True).choose(view, match.options())
    monkeypatch.setattr(program, "has_compiler", lambda: False)
    monkeypatch.setattr(program.Code, "is_compiled", lambda self, rules: False)
    assert program.search_ready(view.table.rules)
    assert bot("search:600", seed=1, wait=True).choose(view, match.options()) == expected


@pytest.mark.parametrize("label", GUIDED)
def test_without_a_compiler_a_network_guides_the_search_in_its_module(label: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = wasm_build.contents()[label][0].game.new_match(2, seed=3)
    while match.actor is None or match.number < 30 or len(match.options()) < 3:
        match.play(match.options()[0])
    view = match.view(match.actor)
    expected = bot("sultan:400", seed=1, wait=True).think(view, match.options())
    monkeypatch.setattr(program, "has_compiler", lambda: False)
    monkeypatch.setattr(program.Code, "is_compiled", lambda self, rules: False)
    assert program.search_ready(view.table.rules, by_network=True)
    thought = bot("sultan:400", seed=1, wait=True).think(view, match.options())
    assert thought.visits == expected.visits
    assert thought.shares == pytest.approx(expected.shares, abs=1e-3)


def test_a_network_with_a_neck_guides_in_the_module_as_in_compiled_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = tasks.table("yspahan", 3).game.new_match(3, seed=3)
    while match.actor is None or match.number < 30 or len(match.options()) < 3:
        match.play(match.options()[0])
    narrowed(load("yspahan", 3)).save(tmp_path / "narrow.npz", bits=16)
    view, sultan = match.view(match.actor), f"sultan:100@{tmp_path / 'narrow.npz'}"
    expected = bot(sultan, seed=1, wait=True).think(view, match.options())
    monkeypatch.setattr(program, "has_compiler", lambda: False)
    monkeypatch.setattr(program.Code, "is_compiled", lambda self, rules: False)
    assert bot(sultan, seed=1, wait=True).think(view, match.options()).visits == expected.visits
