"""What a search grows in where there is a choice."""

from __future__ import annotations

from typing import Any

import pytest

import charsu
from charsu.bots import program
from charsu.bots.program import compile_search, ground_for, prefer_modules

RULES = charsu.game("yspahan").table(2, {}).rules


@pytest.mark.parametrize("modules", [True, False])
def test_a_server_compiles_nothing_that_a_module_can_do(monkeypatch: pytest.MonkeyPatch, modules: bool) -> None:
    compiled: list[Any] = []
    monkeypatch.setattr(program, "_compile_behind_the_scenes", lambda code, rules: compiled.append(rules))
    monkeypatch.setattr(program, "available", lambda *which: True)
    monkeypatch.setattr(program, "InModule", lambda *which: "a module")
    monkeypatch.setattr(program, "has_compiler", lambda: True)
    monkeypatch.setattr(program, "jit_wanted", lambda: True)
    monkeypatch.setattr(type(program.SEARCH), "is_compiled", lambda self, rules: False)
    monkeypatch.setattr(type(program.SEARCH), "compiled", lambda self, rules, progress: compiled.append(rules))
    monkeypatch.setattr(program._preference, "modules", False)
    if modules:
        prefer_modules()
    compile_search(RULES)
    assert bool(compiled) != modules, "not even for whoever would wait for it, like the coach"
    compiled.clear()
    assert ground_for(RULES) == "a module"  # type: ignore[comparison-overlap]
    assert bool(compiled) != modules
