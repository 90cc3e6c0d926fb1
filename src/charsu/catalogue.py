"""What can be played, with all that a screen needs to offer it. Plain values, ready for JSON: for the server, and for files.

A game brings, besides its rules: its name `<game>`, and where it has them `<game>-blurb`, `<game>-weight`, `<game>-note`,
`<game>-option-<key>`, `<game>-option-<key>-help` and `<game>-value-<key>-<value>` among its words; `cover.svg`, lessons and
examples in its folder.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from . import examples, lessons
from .analysis.puzzles import games_with_puzzles, puzzles_of
from .core.game import Game, Option
from .core.registry import OWN, game
from .core.registry import games as keys
from .locale import LANGUAGES, Bundle, bundle, files, languages_of, sentence_files, served
from .rulebook.pages import families
from .tables.entries import COLOURS

LOG = logging.getLogger("charsu")


def shelf() -> list[Game]:
    """All games, ours first. One that cannot be loaded must not keep the others from being played."""
    return [one for key in sorted(keys(), key=_rank) if (one := _loaded(key)) is not None]


def _rank(key: str) -> tuple[int, str]:
    return (OWN.index(key) if key in OWN else len(OWN)), key


def _loaded(key: str) -> Game | None:
    try:
        return game(key)
    except Exception:
        LOG.exception("the game %s cannot be loaded", key)
        return None


# --- the catalogue -----------------------------------------------------------


def catalogue(language: str = "en", only: Collection[str] | None = None) -> dict[str, Any]:
    """Everything to choose from, in a language; or only some games."""
    shelved = [one for one in shelf() if only is None or one.key in only]  # a game adds its words when it is loaded
    games = [offered(one, bundle(language)) for one in shelved]
    return {"language": language, "languages": list(LANGUAGES), "colours": list(COLOURS), "games": games}


def offered(one: Game, words: Bundle) -> dict[str, Any]:
    """A game as it stands on the shelf."""
    return {
        **brief(one),
        "options": [option_offered(one, option, words) for option in one.table_options],
        "name": _said(words, one.key) or one.key,
        "blurb": _said(words, f"{one.key}-blurb"),
        "weight": _said(words, f"{one.key}-weight"),
        "note": _said(words, f"{one.key}-note"),
        "cover": cover(one),
        "lessons": lessons.offered(one, words.language),
        "examples": len(examples.of_game(one.key)),
        "puzzles": one.key in games_with_puzzles(),
        "rulebook": families(one),
        "by_colour": one.words.by_colour,
        "board": "own" if one.pictures.own_board else "drawn" if one.pictures.draw_svg else "words",
        "languages": languages_of(one.key),
    }


def brief(one: Game) -> dict[str, Any]:
    """A game for programs: seats, options and the answer space, without words."""
    options = [{"key": o.key, "default": o.default, "values": list(o.values), "rule": o.rule} for o in one.table_options]
    spans = [{"name": span.name, "first": span.first, "size": span.size} for span in one.words.notation.spans]
    return {"key": one.key, "rules": one.version, "seats": list(one.seats), "options": options, "spans": spans}


def option_offered(one: Game, option: Option, words: Bundle) -> dict[str, Any]:
    """A table option with its words. `beside`: where another option has a value, those that still have a say."""
    name = f"{one.key}-option-{option.key}"
    return {
        "key": option.key,
        "default": option.default,
        "values": list(option.values),
        "rule": option.rule,
        "main": option.main,
        "beside": {key: {str(value): list(left) for value, left in row.items()} for key, row in option.beside.items()},
        "name": _said(words, name) or spaced(option.key),
        "help": _said(words, f"{name}-help"),
        "labels": [value_said(one, option, value, words) for value in option.values],
    }


def value_said(one: Game, option: Option, value: Any, words: Bundle) -> str:
    if isinstance(value, bool):
        return words.word("web-yes" if value else "web-no")
    return _said(words, f"{one.key}-value-{option.key}-{value}") or spaced(str(value))


def spaced(key: str) -> str:
    return key.replace("_", " ")


def _said(words: Bundle, message: str) -> str:
    """The words of a message; empty where there are none even in English."""
    return words.word(message) if words.has(message) or bundle("en").has(message) else ""


# --- what lies in a game's folder ----------------------------------------------


def cover(one: Game) -> str | None:
    """The large picture of a game: an SVG 640 wide and 400 high. The classes `day` and `night` are shown at their time only."""
    path = Path(one.folder) / "cover.svg"
    return path.read_text("utf8") if one.folder and path.is_file() else None


# --- files -----------------------------------------------------------------


def words(language: str) -> dict[str, Any]:
    """All words of a language, those of every game that can be played."""
    shelf()
    return served(language)


def pages(only: Collection[str]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Each address under which a screen looks for something of these games, and what lies there; a site has files."""
    for language in LANGUAGES:
        yield f"api/catalogue/{language}.json", catalogue(language, only)
        yield f"api/words/{language}.json", words(language)
        for one in (each for each in shelf() if each.key in only):
            for name in lessons.names(one):
                yield f"api/games/{one.key}/lessons/{name}/{language}.json", lessons.told(one, name, language)
            if examples.of_game(one.key):
                yield f"api/games/{one.key}/examples/{language}.json", examples.told(one.key, language)
    for key in games_with_puzzles():
        if key in only:
            yield f"api/puzzles/{key}.json", puzzles_of(key).index()
            yield f"api/puzzles/{key}/all.json", puzzles_of(key).to_json()


def edition() -> str:
    """Changes when words, games, covers, lessons, examples or puzzles do."""
    shelved = shelf()
    texts = (path for language in LANGUAGES for path in (*files(language), *sentence_files(language)))
    return _edition((*texts, *(path for one in shelved for path in _told_in(one))), tuple(shelved))


def _told_in(one: Game) -> list[Path]:
    """The lessons and examples in the folder of a game."""
    return [*sorted(Path(one.folder).glob("lesson*.json")), *examples.files(one)] if one.folder else []


@cache
def _edition(texts: tuple[Path, ...], shelved: tuple[Game, ...]) -> str:
    parts = [path.read_bytes() for path in texts]
    for one in shelved:
        days = puzzles_of(one.key).days if one.key in games_with_puzzles() else []
        parts.append(repr((brief(one), cover(one), days)).encode())
    return sha256(b"\0".join(parts)).hexdigest()[:12]
