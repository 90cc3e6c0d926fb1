"""Match files: what a table looks like outside, as its viewer may see it."""

from __future__ import annotations

from typing import Any

from ..core.match import FORMAT
from .dice import SCHEME
from .table import Table
from .views import HIDDEN


def match_file(table: Table, viewer: int | None, complete: bool) -> dict[str, Any]:
    """The match as a replay, with names, and with what is needed to check the dice when it is complete."""
    charter = table.charter
    return {
        "format": FORMAT,
        "game": charter.game,
        "rules": charter.rules,
        "players": charter.players,
        "options": charter.options,
        "answers": table.moves() if complete else _moves_seen(table, viewer),
        "names": [seat.name or seat.bot or "" for seat in table.seats],
        "complete": complete,
        "over": table.status == "over",
        "result": table.match.result if table.match and table.status == "over" else None,
        "fair": _fair(table),
    }


def _moves_seen(table: Table, viewer: int | None) -> list[str]:
    if table.match is None or table.frozen:
        return [HIDDEN for _ in table.line]
    return table.match.moves(viewer)


def _fair(table: Table) -> dict[str, Any]:
    """The commitment; at the end the secret and the whole log, with what was taken back, so that no roll can be hidden."""
    charter = table.charter
    promised = {"scheme": SCHEME, "table": charter.id, "commitment": charter.commitment}
    if table.status != "over":
        return promised
    return {
        **promised,
        "secret": charter.secret,
        "entropy": [{"seat": seat, "text": table.entropy[seat]} for seat in sorted(table.entropy)],
        "log": [row for entry in table.entries if (row := _row(table, entry))],
    }


def _row(table: Table, entry: Any) -> list[Any] | None:
    if entry.kind == "answer":
        return [entry.number, "import" if entry.data.get("by") == "import" else "answer", entry.notation]
    if entry.kind == "undo":
        return [entry.number, "undo", entry.move]
    if entry.kind == "redo":
        return [entry.number, "redo", entry.numbers]
    return None
