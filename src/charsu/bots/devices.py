"""What a browser thinks with: the modules that were made of the rules as they are, and the networks that come with the games.

A server and a site tell it to the worker that keeps a device's tables.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from ..nets.flat import FlatNet, flat_nets
from ..sim.wasm import manifest
from .wasm_build import stale


@cache
def means() -> dict[str, Any]:
    """Modules by their names, and which network knows which tables. A module of other rules plays another game: it is left out."""
    other = set(stale())
    modules = {name: row for name, row in manifest().items() if name not in other}
    return {"modules": modules, "networks": [net.to_json() for net in networks().values()]}


def networks() -> Mapping[str, FlatNet]:
    """The files of the networks by their names."""
    return flat_nets()
