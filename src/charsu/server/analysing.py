"""Luck and skill over HTTP: judging matches that are over, and the coach of training tables."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Response
from pydantic import BaseModel, ConfigDict, Field

from ..core.text import Sentence
from ..tables.advice import answer_asked_about
from ..tables.history import needs_over, started
from ..tables.refusals import Refusal
from ..tables.table import Table, Visitor, visit
from ..tables.views import may_be_coached
from .catalogue import spoken_here
from .dependencies import PROBLEMS, Id, InTables, Secret, as_json

router = APIRouter(prefix="/api", responses=PROBLEMS)


class Coached(BaseModel):
    """What somebody wants to know of the coach."""

    model_config = ConfigDict(extra="forbid")
    what: Literal["hint", "warn", "happened"]
    answer: str | None = Field(default=None, max_length=200)


@router.post("/tables/{name}/analysis", status_code=202)
async def analyse_table(tables: InTables, name: Id) -> Response:
    """Have a match that is over judged; tells how far it is."""
    live = await tables.live(name)
    async with live.lock:
        needs_over(live.table)
        match = started(live.table).copy()
    return Response(await tables.analyst.ask(name, match), 202, media_type="application/json")


@router.get("/tables/{name}/analysis")
async def analysis_of(tables: InTables, name: Id) -> Response:
    """How far it is, and in the end the report."""
    live = await tables.live(name)
    async with live.lock:
        needs_over(live.table)
    return Response(await tables.analyst.state(name), media_type="application/json")


@router.get("/tables/{name}/analysis.html")
async def analysis_page(tables: InTables, name: Id, language: Annotated[str, Query(max_length=8)] = "en") -> Response:
    """The report as one file to keep and to send on, in a language."""
    spoken_here(language)
    live = await tables.live(name)
    async with live.lock:
        needs_over(live.table)
        match, seats = started(live.table).copy(), list(live.table.seats)
    names = tuple(seat.name or (Sentence(f"bot-{seat.bot.partition(':')[0]}").say(language) if seat.bot else "") for seat in seats)
    text = await tables.analyst.page(name, match, language, names)
    headers = {"content-disposition": f'attachment; filename="charsu-{name}.html"'}
    return Response(text, media_type="text/html; charset=utf-8", headers=headers)


@router.post("/tables/{name}/coach")
async def coach_at(tables: InTables, name: Id, secret: Secret, wish: Coached) -> Response:
    """A hint, a warning, or what happened: for whoever plays alone at a training table; among people only where all agreed."""
    live = await tables.live(name)
    async with live.lock:
        match, who = started(live.table).copy(), visit(live.table, secret)
        _needs_leave(live.table, who)
        number = live.table.number
    answer = answer_asked_about(match, who, wish.what, wish.answer, number)
    assert match.actor is not None
    advice = await tables.analyst.coach(match, wish.what, answer, match.actor)
    _needs_leave(live.table, who)  # somebody may have changed their mind meanwhile
    return as_json({"number": number, wish.what: advice})


def _needs_leave(table: Table, who: Visitor) -> None:
    if table.status != "running" or not may_be_coached(table, who):
        sentence = "the coach helps whoever plays alone at a training table, and among people where all of them have agreed"
        raise Refusal("not-yours", sentence, table.number)
