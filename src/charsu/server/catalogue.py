"""What can be played: games, rulebooks, bots, words."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Response

from ..core.registry import game, games
from ..tables.bots import entrants
from ..tables.refusals import Refusal
from ..tables.rulebook import rulebook
from .dependencies import PROBLEMS, as_json
from .pages import words

router = APIRouter(prefix="/api", responses=PROBLEMS)


@router.get("/games")
def list_games() -> Response:
    """Games, seats and options."""
    return as_json({"games": [game_shown(key) for key in games()]})


def game_shown(key: str) -> dict[str, Any]:
    found = game(key)
    options = [{"key": o.key, "default": o.default, "values": list(o.values), "rule": o.rule} for o in found.table_options]
    spans = [{"name": span.name, "first": span.first, "size": span.size} for span in found.words.notation.spans]
    return {"key": key, "rules": found.version, "seats": list(found.seats), "options": options, "spans": spans}


@router.get("/games/{key}/rulebook")
def read_rulebook(key: str, language: Annotated[str, Query(max_length=8)] = "en") -> Response:
    """The rulebook as sections."""
    if key not in games():
        raise Refusal("not-found", f"there is no game {key!r}")
    return as_json(rulebook(key, language))


@router.get("/bots")
def list_bots() -> Response:
    """Bots that may sit down, the weakest first."""
    return as_json({"bots": sorted((e.to_json() for e in entrants().values()), key=lambda b: (b["level"], b["key"]))})


@router.get("/locales")
def list_locales() -> Response:
    """Files of words."""
    return as_json({"languages": words()})
