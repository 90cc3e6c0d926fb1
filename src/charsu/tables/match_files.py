"""Match files: what a table looks like outside, as its viewer may see it."""

from __future__ import annotations

from typing import Any

from ..core.match import FORMAT, HIDDEN
from .entries import Entry
from .table import Table


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
        "names": [seat.name for seat in table.seats],
        "bots": [seat.bot for seat in table.seats],
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
    promised = {"scheme": charter.scheme, "table": charter.id, "commitment": charter.commitment}
    if table.status != "over":
        return promised
    return {
        **promised,
        "imported": charter.imported,
        "secret": charter.secret,
        "entropy": [{"seat": seat, "text": table.entropy[seat]} for seat in sorted(table.entropy)],
        "log": [_row(entry) for entry in table.entries],
    }


def _row(entry: Entry) -> list[Any]:
    if entry.kind == "answer":
        return [entry.number, "import" if entry.data.get("by") == "import" else "answer", entry.notation]
    what: Any = None
    if entry.kind in ("undo", "redo"):
        what = entry.move if entry.kind == "undo" else entry.numbers
    elif entry.kind == "entropy":
        what = [entry.seat, entry.data["text"]]
    return [entry.number, entry.kind, what]
