"""JSON: by orjson where it is installed, else by Python's own."""

from __future__ import annotations

import json
from typing import Any

try:
    import orjson
except ImportError:  # in a browser
    orjson = None


def encode(value: Any) -> bytes:
    """A message as it is sent."""
    if orjson is None:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
    encoded: bytes = orjson.dumps(value, option=orjson.OPT_SERIALIZE_NUMPY | orjson.OPT_NON_STR_KEYS)
    return encoded


def raw(text: bytes) -> Any:
    """What is JSON already, as a part of a message."""
    return json.loads(text) if orjson is None else orjson.Fragment(text)
