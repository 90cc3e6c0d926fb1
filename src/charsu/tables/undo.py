"""How far an answer may be taken back: freely, by consent, or not at all."""

from __future__ import annotations

from typing import Any

from ..core.flow import CHANCE
from .table import Table

NO, FREE, ASK = "no", "free", "ask"


def last_answer_of(table: Table, seat: int) -> int | None:
    """The move before the seat's latest answer."""
    for move in range(len(table.line) - 1, -1, -1):
        if table.entries[table.line[move] - 1].seat == seat:
            return move
    return None


def turn_of(table: Table, seat: int) -> int | None:
    """The move before the first answer of the seat's unbroken row of answers, dice in between included."""
    first = None
    for move in range(len(table.line) - 1, -1, -1):
        actor = table.entries[table.line[move] - 1].seat
        if actor == seat:
            first = move
        elif actor != CHANCE:
            break
    return first


def freely_back_to(table: Table, seat: int) -> int:
    """The earliest move the seat may go back to without giving anything away; the engine tells."""
    match = table.match
    if match is None or not match.number or match.last.actor != seat:
        return len(table.line)
    return len(table.line) - match.free_undo


def others(table: Table, seat: int) -> list[int]:
    """The people who must agree: those with another secret than the seat's own."""
    return [p for p in table.people() if table.seats[p].holder != table.seats[seat].holder]


def permission(table: Table, seat: int, move: int | None) -> str:
    """May the seat go back to this move?"""
    if move is None or table.status not in ("running", "over"):
        return NO
    if table.charter.undo == "training":
        return FREE
    if table.status == "over":  # the secret of the dice is out
        return NO
    if move >= freely_back_to(table, seat):
        return FREE
    if table.charter.undo == "consent":
        return ASK if others(table, seat) else FREE
    return NO


def restart_move(table: Table, seat: int) -> int | None:
    """Where "restart my turn" leads: the beginning of the turn, or as near to it as the policy allows."""
    beginning = turn_of(table, seat)
    if beginning is None or permission(table, seat, beginning) != NO:
        return beginning
    free = freely_back_to(table, seat)
    return free if free < len(table.line) else None


def is_lost_by(table: Table, seat: int, answer: int) -> bool:
    """Could the seat take something back now that it no longer could after this answer?"""
    if table.charter.undo == "training" or permission(table, seat, last_answer_of(table, seat)) != FREE:
        return False
    assert table.match is not None
    return table.match.copy().play(answer).actor != seat


def can_redo(table: Table, seat: int) -> bool:
    """Whoever's answer was taken back may bring it back, while nothing else was answered."""
    return bool(table.taken_back) and table.entries[table.taken_back[-1][0] - 1].seat == seat


def latest_of(table: Table, seats: tuple[int, ...]) -> int | None:
    """Which of these seats answered last."""
    return next((s for n in reversed(table.line) if (s := table.entries[n - 1].seat) in seats), None)


def may_take_back(table: Table, seats: tuple[int, ...]) -> bool:
    """Is it worth a look? Where nobody is asked for consent, only whoever answered last can take something back."""
    match = table.match
    if not seats or match is None or not match.number:
        return False
    return table.charter.undo != "free" or match.last.actor in seats


def is_anything(table: Table, seats: tuple[int, ...]) -> bool:
    """Is there anything to tell about taking back?"""
    return bool(table.asked or table.taken_back) or may_take_back(table, seats)


def nothing(policy: str) -> dict[str, Any]:
    """What is told where there is nothing to take back, and nobody asks."""
    return {"policy": policy, "undo": NO, "restart": NO, "redo": False, "asked": None}


def to_json(table: Table, seats: tuple[int, ...]) -> dict[str, Any]:
    """What whoever holds these seats may do now."""
    asked, seat = table.asked, latest_of(table, seats) if may_take_back(table, seats) else None
    state = nothing(table.charter.undo)
    if seat is not None:
        state["undo"] = permission(table, seat, last_answer_of(table, seat))
        state["restart"] = permission(table, seat, restart_move(table, seat))
    state["redo"] = any(can_redo(table, s) for s in seats)
    if asked:
        waiting = [p for p in others(table, asked.seat) if p not in asked.agreed]
        state["asked"] = {"seat": asked.seat, "move": asked.move, "agreed": sorted(asked.agreed), "waiting": waiting}
    return state
