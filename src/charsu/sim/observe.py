"""Rows of numbers that a seat sees of a record, written by rule code. `layout.py` says which number tells what."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..core.layout import FRAMES, NOTICED
from ..core.program import ROW, Param, notice
from ..core.rule import rule


@rule
def observe(s: Any, bytes_row: Any, words_row: Any, stretches: Any, veil_row: Any, viewer: int, seen_row: Any) -> None:
    """Copy a record into a row; what the viewer may not see is covered by the -1 of a veil. Then comes what is noticed besides."""
    seen_row[0] = viewer
    for k in range(FRAMES):
        for j in range(4):
            seen_row[1 + 4 * k + j] = s.frame[s.depth - 1 - k][j] if s.depth > k else 0
    for i in range(len(stretches)):
        to, source, count = stretches[i, 0], stretches[i, 1], stretches[i, 2]
        seen, veil = seen_row[to : to + count], veil_row[to : to + count]
        if stretches[i, 3] == NOTICED:
            for part in range(count):
                notice(s, viewer, part, seen_row, to)
        elif stretches[i, 3] == 1:
            cells = bytes_row[source : source + count]
            for k in range(count):
                seen[k] = cells[k] | veil[k]
        else:
            words = words_row[source : source + count]
            for k in range(count):
                seen[k] = words[k] | veil[k]


@rule
def observe_part(
    s: Any, bytes_row: Any, words_row: Any, stretches: Any, veil_row: Any, viewer: int, seen_row: Any, lane: int, lanes: int
) -> None:
    """The same, but every `lanes`-th cell only: what one of that many threads of a GPU does, side by side with the others."""
    for k in range(lane, 1 + 4 * FRAMES, lanes):
        frame = (k - 1) // 4
        if k == 0:
            seen_row[0] = viewer
        else:
            seen_row[k] = s.frame[s.depth - 1 - frame][(k - 1) % 4] if s.depth > frame else 0
    for i in range(len(stretches)):
        to, source, count = stretches[i, 0], stretches[i, 1], stretches[i, 2]
        if stretches[i, 3] == NOTICED:
            for part in range(lane, count, lanes):
                notice(s, viewer, part, seen_row, to)
            continue
        for k in range(lane, count, lanes):
            seen_row[to + k] = (bytes_row[source + k] if stretches[i, 3] == 1 else words_row[source + k]) | veil_row[to + k]


PARAMS = {
    "bytes_row": Param(np.int8, 1),
    "words_row": Param(np.int16, 1),
    "stretches": Param(np.int64, 2),
    "veil_row": Param(np.int16, 1),
    "seen_row": ROW,
}
