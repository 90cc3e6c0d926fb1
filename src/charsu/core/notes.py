"""What happened during one answer, as small integer notes for logs and animations."""

from __future__ import annotations

from typing import Any

from .rule import rule


@rule
def note(s: Any, event: int, player: int, a: int, b: int) -> None:
    if s.mute == 0 and s.n_notes < len(s.notes):
        row = s.notes[s.n_notes]
        row[0] = event
        row[1] = player
        row[2] = a
        row[3] = b
        s.n_notes += 1
