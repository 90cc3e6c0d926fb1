"""A bot as a process of its own: one JSON line in, one JSON line out. Needs nothing but Python; any language will do.

    charsu arena istanbul --bots "greedy,stdio:python examples/stdio_bot.py" --games 10

It takes what sounds like work: the first option that is no refusal. Replace `choose` with something clever.
"""

from __future__ import annotations

import json
import sys
from typing import Any

REFUSALS = ("pass", "stop", "end", "done")


def choose(view: dict[str, Any], options: list[dict[str, Any]]) -> str:
    """The notation of one of the options."""
    wanted = [o["notation"] for o in options if not str(o["notation"]).startswith(REFUSALS)]
    return str((wanted or [o["notation"] for o in options])[0])


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        answer = choose(message["view"], message["options"])
        print(json.dumps({"number": message["number"], "answer": answer}), flush=True)
