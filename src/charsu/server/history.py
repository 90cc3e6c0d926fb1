"""Looking back over HTTP: frames for scrubbing, match files, dice and luck."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from ..core.errors import CharsuError
from ..tables.history import frames, needs_over, started, viewer_of
from ..tables.match_files import match_file
from ..tables.refusals import Refusal
from ..tables.table import visit
from ..tables.verify import luck, verify, with_shares
from ..tables.views import dice_shown, may_take_along, sees_everything
from .dependencies import PROBLEMS, Id, InTables, SeatNumber, Secret, as_json
from .tables import Tables

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


@router.get("/tables/{name}/match")
async def match_of(request: Request, tables: InTables, name: Id, secret: Secret, seat: SeatNumber = None) -> Response:
    """The match file as you may see it."""
    live = await tables.live(name)
    async with live.lock:
        who = visit(live.table, secret)
        stored = match_file(live.table, viewer_of(live.table, who, seat), sees_everything(live.table, who))
    if "log" in stored["fair"] and live.table.frozen is None:
        stored = await tables.pool.run(request, lambda spend: with_shares(stored, spend))
    return as_json(stored)


@router.get("/tables/{name}/along")
async def along(tables: InTables, name: Id, secret: Secret) -> Response:
    """The whole match so far, to go on with it elsewhere; only for whoever plays alone against bots."""
    live = await tables.live(name)
    async with live.lock:
        started(live.table)
        if not may_take_along(live.table, visit(live.table, secret)):
            raise Refusal("not-over", "only whoever plays alone against bots may take a running match along", live.table.number)
        return as_json({"number": live.table.number, "match": match_file(live.table, None, True)})


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
