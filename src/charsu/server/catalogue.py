"""What can be played: games, rulebooks, bots, words."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter, Query, Response
from fastapi import Path as InPath

from .. import examples, lessons
from ..analysis.puzzles import Collection, puzzles_of
from ..bots.devices import means, networks
from ..catalogue import brief, catalogue, shelf, words
from ..catalogue import edition as current
from ..core.errors import CharsuError
from ..core.game import Game
from ..core.registry import game, games
from ..locale import LANGUAGES
from ..rulebook.book import screen
from ..rulebook.pictures import pictures
from ..tables.bots import entrants, listed
from ..tables.refusals import Refusal
from ..tables.wire import encode
from .dependencies import PROBLEMS, as_json
from .pages import FOREVER, FRESH, word_files

Key = Annotated[str, InPath(max_length=32)]
router = APIRouter(prefix="/api", responses=PROBLEMS)
Edition = Annotated[str, Query(max_length=32, description="Any text; an answer that was asked for with one may be kept for ever")]


@router.get("/games")
def list_games() -> Response:
    """Games, seats and options, for programs."""
    return as_json({"games": [brief(one) for one in shelf()]})


@router.get("/catalogue/{language}.json")
def read_catalogue(language: str, edition: Edition = "") -> Response:
    """Games with all that a screen needs to offer them, in a language."""
    return kept(catalogue_page(spoken_here(language), current()), edition)


@router.get("/words/{language}.json")
def read_words(language: str, edition: Edition = "") -> Response:
    """All words of a language as Fluent text, and the English ones for what it lacks."""
    return kept(words_page(spoken_here(language), current()), edition)


@router.get("/games/{key}/lessons/{name}/{language}.json")
def read_lesson(key: str, name: str, language: str, edition: Edition = "") -> Response:
    """A first game: a match with sentences, and what is said to other answers."""
    return kept(told_page("lesson", key, name, spoken_here(language), current()), edition)


@router.get("/games/{key}/examples/{language}.json")
def read_examples(key: str, language: str, edition: Edition = "") -> Response:
    """All examples of a game: matches with sentences."""
    return kept(told_page("examples", key, "", spoken_here(language), current()), edition)


@router.get("/puzzles/{key}.json")
def list_puzzles(key: Key, edition: Edition = "") -> Response:
    """The puzzles of a game: names, how difficult they are, and in which order days take them."""
    return kept(encode(collection(key).index()), edition)


@router.get("/puzzles/{key}/{name}.json")
def read_puzzle(key: Key, name: Annotated[str, InPath(max_length=16)], edition: Edition = "") -> Response:
    """A puzzle: the position, what may be answered, what each answer promises and what may follow it."""
    if name not in collection(key).by_name:
        raise Refusal("not-found", f"there is no puzzle {name!r}")
    return kept(puzzle_page(key, name), edition)


def collection(key: str) -> Collection:
    try:
        return puzzles_of(key)
    except CharsuError as error:
        raise Refusal("not-found", str(error)) from None


@lru_cache(256)
def puzzle_page(key: str, name: str) -> bytes:
    puzzles = collection(key)
    return encode(puzzles.show(puzzles.by_name[name]))


@router.get("/means.json")
def read_means() -> Response:
    """What bots think with on a device of one's own: modules that fit the rules, and networks."""
    return as_json(means())


@router.get("/networks/{name}")
def read_network(name: Annotated[str, InPath(max_length=64)]) -> Response:
    """A network as a file; its name tells what it holds."""
    net = networks().get(name)
    if net is None:
        raise Refusal("not-found", f"there is no network {name!r}")
    return Response(net.content, media_type="application/octet-stream", headers=FOREVER)


def spoken_here(language: str) -> str:
    if language not in LANGUAGES:
        raise Refusal("not-found", f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    return language


@lru_cache(16)
def catalogue_page(language: str, _edition: str) -> bytes:
    return encode(catalogue(language))


@lru_cache(16)
def words_page(language: str, _edition: str) -> bytes:
    return encode(words(language))


@lru_cache(64)
def told_page(kind: str, key: str, name: str, language: str, _edition: str) -> bytes:
    try:
        return encode(lessons.told(game(key), name, language) if kind == "lesson" else examples.told(key, language))
    except CharsuError as error:
        raise Refusal("not-found", str(error)) from None


def kept(page: bytes, edition: str) -> Response:
    """Whoever names an edition gets the same as long as it is that one."""
    return Response(page, media_type="application/json", headers=FOREVER if edition else FRESH)


@router.get("/games/{key}/rulebook")
def read_rulebook(key: str, language: Annotated[str, Query(max_length=8)] = "en") -> Response:
    """The rulebook as chapters in HTML, with the player aid."""
    return Response(rulebook_page(key, language, current()), media_type="application/json", headers=FRESH)


@router.get("/games/{key}/rulebook/pictures")
def read_pictures(key: str, language: Annotated[str, Query(max_length=8)] = "en") -> Response:
    """The pictures of the rulebook by name, as SVG with words in the language."""
    page = pictures_page(key, language if language in LANGUAGES else "en", current())
    return Response(page, media_type="application/json", headers=FRESH)


@lru_cache(64)
def rulebook_page(key: str, language: str, _edition: str) -> bytes:
    try:
        return encode(screen(shelved(key), language))
    except CharsuError as error:
        raise Refusal("not-found", str(error)) from None


@lru_cache(64)
def pictures_page(key: str, language: str, _edition: str) -> bytes:
    return encode(pictures(shelved(key), language))


def shelved(key: str) -> Game:
    if key not in games():
        raise Refusal("not-found", f"there is no game {key!r}")
    return game(key)


@router.get("/bots")
def list_bots() -> Response:
    """Bots that may sit down, the weakest first."""
    return as_json({"bots": listed(entrants().values())})


@router.get("/locales")
def list_locales() -> Response:
    """Files of words."""
    return as_json({"languages": word_files()})
