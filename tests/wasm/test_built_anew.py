"""A module that is built anew is the same to the byte."""

from __future__ import annotations

import pytest

from charsu.bots import wasm_build
from charsu.sim import wasm
from charsu.sim.wasm_link import versions
from wasm import tasks


def test_a_module_built_anew_is_the_same_to_the_byte() -> None:
    if wasm.manifest()["yspahan"]["versions"] != versions():
        pytest.skip("another compiler than the modules were built with: bytes may differ, and the tests above compare what they do")
    assert wasm_build.built_anew("yspahan") == tasks.module("yspahan")
