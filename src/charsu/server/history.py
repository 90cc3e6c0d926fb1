"""Looking back over HTTP: frames for scrubbing, match files, dice and luck."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from ..core.errors import CharsuError
from ..core.match import MARK, Match
from .dependencies import PROBLEMS, Id, InTables, SeatNumber, Secret, as_json
from .match_files import match_file
from .pool import Spend
from .refusals import Refusal
from .sockets import visit
from .table import Table, Visitor
from .tables import Tables
from .verify import luck, verify, with_shares
from .views import answer_shown, dice_shown, sees_everything

router = APIRouter(prefix="/api", responses=PROBLEMS)


@router.get("/tables/{name}/history")
async def history(
    request: Request,
    tables: InTables,
    name: Id,
    secret: Secret,
    first: Annotated[int, Query(alias="from", ge=0, le=2**31 - 1)] = 0,
    count: Annotated[int, Query(ge=1, le=100)] = 50,
    seat: SeatNumber = None,
) -> Response:
    """Frames of views for scrubbing."""
    live = await tables.live(name)
    async with live.lock:
        who = visit(live.table, secret)
        viewer, match = viewer_of(live.table, who, seat), started(live.table).copy()
    shown = await tables.pool.run(request, lambda spend: list(frames(match, first, count, viewer, spend)))
    return as_json({"total": match.number, "frames": shown})


def frames(match: Match, first: int, count: int, viewer: int | None, spend: Spend) -> Iterator[dict[str, Any]]:
    """The match after each answer, from the first wanted on."""
    if first > match.number:
        return
    spend(MARK)
    replay = match.at(first)
    yield frame(replay, viewer)
    for played in match.history[first : first + count - 1]:
        spend(1)
        replay.play(played.id)
        yield frame(replay, viewer)


def frame(match: Match, viewer: int | None) -> dict[str, Any]:
    told: dict[str, Any] = {"notation": None, "decision": None, "notes": []}
    seat = None
    if match.number:
        told, seat = answer_shown(match, match.last, viewer), match.last.actor
    return {"move": match.number, "seat": seat, **told, "view": match.view(viewer)}


def viewer_of(table: Table, who: Visitor, wanted: int | None) -> int | None:
    """Through whose eyes: one's own, or anybody's when everything may be seen."""
    if wanted is None:
        return who.seats[0] if len(who.seats) == 1 else None
    if wanted < table.charter.players and (wanted in who.seats or sees_everything(table, who)):
        return wanted
    raise Refusal("not-yours", f"you may not look through the eyes of seat {wanted}", table.number)


@router.get("/tables/{name}/match")
async def match_of(request: Request, tables: InTables, name: Id, secret: Secret, seat: SeatNumber = None) -> Response:
    """The match file as you may see it."""
    live = await tables.live(name)
    async with live.lock:
        who = visit(live.table, secret)
        found = match_file(live.table, viewer_of(live.table, who, seat), sees_everything(live.table, who))
    if "log" in found["fair"] and live.table.frozen is None:
        found = await tables.pool.run(request, lambda spend: with_shares(found, spend))
    return as_json(found)


@router.get("/tables/{name}/dice")
async def dice(tables: InTables, name: Id) -> Response:
    """The commitment; after the match also the secret."""
    live = await tables.live(name)
    async with live.lock:
        return as_json(dice_shown(live.table))


@router.get("/tables/{name}/verify")
async def verify_table(request: Request, tables: InTables, name: Id) -> Response:
    """Recompute every roll and draw of a match that is over."""
    live = await tables.live(name)
    async with live.lock:
        needs_over(live.table)
        stored = match_file(live.table, None, True)
    return await checked(request, tables, stored)


@router.post("/verify")
async def verify_file(request: Request, tables: InTables, stored: dict[str, Any]) -> Response:
    """Recompute every roll and draw of a match file."""
    return await checked(request, tables, stored)


async def checked(request: Request, tables: Tables, stored: dict[str, Any]) -> Response:
    try:
        report = await tables.pool.run(request, lambda spend: verify(stored, spend))
    except CharsuError as error:
        raise Refusal("bad-match", str(error)) from None
    return as_json(report.to_json())


@router.get("/tables/{name}/luck")
async def luck_of(request: Request, tables: InTables, name: Id) -> Response:
    """What chance was expected to give each seat, and what it gave."""
    live = await tables.live(name)
    async with live.lock:
        needs_over(live.table)
        match = started(live.table).copy()
    return as_json({"seats": await tables.pool.run(request, lambda spend: luck(match, spend))})


def needs_over(table: Table) -> None:
    if table.status != "over":
        raise Refusal("not-over", "the match is not over yet", table.number)


def started(table: Table) -> Match:
    if table.match is None or table.status == "open":
        raise Refusal("not-running", "the match has not begun", table.number)
    return table.match
