"""One term a concept: the glossary beside the words, and messages that break it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from charsu.locale import FOLDER, LANGUAGES

TERMS: list[dict[str, Any]] = tomllib.loads((FOLDER / "glossary.toml").read_text("utf8"))["term"]
SOFT_HYPHEN = "\u00ad"
FIELDS = {"concept", "in", "not", "except", *LANGUAGES}


def texts(pattern: ast.Pattern) -> Iterator[str]:
    """The words of a message, one text for each of its variants; what is filled in later stands as `{ }`."""
    flat, variants = "", []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            flat += element.value
        elif isinstance(element.expression, ast.SelectExpression):
            flat += "{ }"
            variants += [text for variant in element.expression.variants for text in texts(variant.value)]
        elif isinstance(element.expression, ast.StringLiteral):
            flat += element.expression.parse()["value"].replace(SOFT_HYPHEN, "")
        else:
            flat += "{ }"
    yield flat
    yield from variants


@cache
def messages(language: str) -> dict[str, str]:
    places = {}
    for path in sorted((FOLDER / language).rglob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf8")).body:
            if isinstance(entry, ast.Message):
                patterns = [p for p in (entry.value, *(a.value for a in entry.attributes)) if p is not None]
                places[entry.id.name] = "\n".join(text for pattern in patterns for text in texts(pattern))
    return places


def concerned(term: dict[str, Any], language: str) -> dict[str, str]:
    """The messages for which a term holds: those whose names contain one of its games."""
    games = term.get("in")
    excepted = term.get("except", [])
    return {
        name: text
        for name, text in messages(language).items()
        if name not in excepted and (games is None or set(games) & set(name.split("-")))
    }


def second_terms(term: dict[str, Any], language: str) -> list[str]:
    places = []
    for wrong in term.get("not", {}).get(language, []):
        pattern = re.compile(rf"(?<!\w){wrong}", re.IGNORECASE)
        places += [f"{name}: {hit[0]!r}" for name, text in concerned(term, language).items() if (hit := pattern.search(text))]
    return places


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_uses_a_second_term_for_a_thing(language: str) -> None:
    faults = {f"{term['concept']} is {term[language]!r}": wrong for term in TERMS if (wrong := second_terms(term, language))}
    assert not faults, "\n".join(f"{term}, not {wrong}" for term, wrong in faults.items())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_of_the_glossary_is_used(language: str) -> None:
    unused = [
        f"{term['concept']}: {term[language]}"
        for term in TERMS
        if not any(term[language].lower() in text.lower() for text in concerned(term, language).values())
    ]
    assert not unused


def test_every_concept_has_one_term_in_every_language() -> None:
    for term in TERMS:
        assert set(term) <= FIELDS, term
        assert all(term.get(language) for language in LANGUAGES), term
        assert set(term.get("not", {})) <= set(LANGUAGES), term
        assert not [name for name in term.get("except", []) if name not in messages("en")], term


def test_a_second_term_is_found() -> None:
    tent = {"concept": "tent", "in": ["cairo"], "de": "Hauptstand", "not": {"de": ["Stand\\b"]}}
    assert "cairo-stall-0: 'Stand'" in second_terms(tent, "de")
    assert not [place for place in second_terms(tent, "de") if place.startswith("yspahan")]
