"""A rulebook as pages for screens and print: chapters of short paragraphs, each sentence to be found by its rule.

The source is Markdown, kept simple:

    ## The Tea House {#tea-house}          a heading and the name by which it is found, the same in all languages
    - **IST-P09-01** Announce a number.    a rule; rules without an empty line between them are one paragraph
    [[overview places]]                    a table of things with their pictures, in the words of their own rules
    ![Two players](players-2)              a picture with what it shows, which is also read aloud

Besides there are paragraphs, tables, `code`, *emphasis* and links. Names of rules in a text lead to them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from html import escape
from itertools import groupby
from typing import Any

from ..core.errors import CharsuError
from ..core.game import Game, Shown
from ..core.text import Sentence
from ..examples import Example, by_rule
from .fill import fill
from .order import alphabetical
from .pages import aid_source, sources, spoken

HEADING = re.compile(r"^(#{1,4}) +(.+?)(?: *\{#([\w-]+)\})?$")
ENTRY = re.compile(r"^- \*\*([A-Z]{2,3}-(?:[A-Z0-9]+-)*\d+)\*\* (.*)")
REFERENCE = re.compile(r"\b(?:[A-Z]{2,3}-(?:[A-Z0-9]+-)?\d+)\b")
OVERVIEW = re.compile(r"^\[\[overview ([\w-]+)\]\]$")
FIGURE = re.compile(r"^!\[([^\]]+)\]\(([\w-]+)\)$")
TERM = re.compile(r"^- ([^*:]+): (.+)$")
INDEX = "index"

Link = Callable[[str], str]


@dataclass
class Chapter:
    """A heading with what stands below it."""

    id: str
    level: int
    title: str
    lines: list[str] = field(default_factory=list)

    @property
    def rules(self) -> list[str]:
        return [match[1] for line in self.lines if (match := ENTRY.match(line))]


@dataclass
class Book:
    """A rulebook in a language, with its numbers."""

    game: Game
    language: str
    chapters: list[Chapter]

    @property
    def title(self) -> str:
        return self.chapters[0].title if self.chapters else self.game.key

    @property
    def rules(self) -> dict[str, str]:
        """Every rule with its words."""
        return {rule: text for chapter in self.chapters for rule, text in entries(chapter.lines)}

    @property
    def anchors(self) -> set[str]:
        """All that a link inside the book can lead to."""
        rulings = {row for chapter in self.chapters for line in chapter.lines for row in re.findall(r"^\| (RUL-\d+) ", line)}
        return {chapter.id for chapter in self.chapters} | set(self.rules) | rulings

    @property
    def index(self) -> list[tuple[str, list[str]]]:
        """Words of the reader's language with the rules or chapters that speak of them."""
        lines = [line for chapter in self.chapters if chapter.id.endswith(INDEX) for line in chapter.lines]
        terms = {match[1]: match[2].split(", ") for line in lines if (match := TERM.match(line))}
        for thing in (thing for things in self.game.book.overviews.values() for thing in things if thing.indexed):
            terms.setdefault(capital(say(thing.name, self.language)), [thing.rules[0]])
        return sorted(terms.items(), key=lambda term: alphabetical(term[0], self.language))


def read(game: Game, language: str) -> Book:
    """The book in a language, else in English."""
    language = spoken(game, language)
    text = "\n\n".join(fill(page, game, language) for _, page in sources(game, language))
    return Book(game, language, list(chapters(text)))


def chapters(text: str) -> Iterator[Chapter]:
    """A chapter for each heading, in reading order."""
    current: Chapter | None = None
    for line in text.splitlines():
        heading = HEADING.match(line)
        if heading:
            if current:
                yield current
            current = Chapter(heading[3] or slug(heading[2]), len(heading[1]), heading[2])
        elif current:
            current.lines.append(line)
    if current:
        yield current


def entries(lines: list[str]) -> Iterator[tuple[str, str]]:
    """The rules of a chapter, each with the lines that belong to it."""
    rule, words = "", [""]
    for line in [*lines, ""]:
        match = ENTRY.match(line)
        if rule and line.startswith("  ") and not match:
            words.append(line.strip())
            continue
        if rule:
            yield rule, " ".join(words)
        rule, words = (match[1], [match[2]]) if match else ("", [""])


def slug(title: str) -> str:
    return re.sub(r"[^\w]+", "-", title.lower()).strip("-")


def say(message: str, language: str) -> str:
    return Sentence(message).say(language)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# --- as HTML ---------------------------------------------------------------


class Writer:
    """Chapters as HTML. Pictures are left open, to be put in by whoever shows the page."""

    def __init__(self, book: Book, link: Link | None = None, shown: Mapping[str, list[Example]] | None = None) -> None:
        self.book = book
        self.shown = shown or {}
        self.anchors = book.anchors
        self.rules = book.rules
        self.link = link or (lambda address: address if address.startswith("#") else "")

    def chapter(self, chapter: Chapter) -> str:
        if chapter.id.endswith(INDEX):
            return self._index()
        return "".join(self._block(block) for block in blocks(chapter.lines))

    def _block(self, block: list[str]) -> str:
        overview = OVERVIEW.match(block[0])
        if overview:
            return self._overview(overview[1])
        if FIGURE.match(block[0]):
            return f'<div class="figures">{"".join(self._figure(*FIGURE.findall(line)[0]) for line in block)}</div>'
        if ENTRY.match(block[0]):
            return self._rules(list(entries(block)))
        if block[0].startswith("|"):
            return self._table([row for row in block if not re.fullmatch(r"\|[\s:|-]+\|", row)])
        if block[0].startswith("- "):
            return "<ul>" + "".join(f"<li>{self.inline(line)}</li>" for line in items(block)) + "</ul>"
        return f"<p>{self.inline(' '.join(line.strip() for line in block))}</p>"

    def _rules(self, spoken_of: list[tuple[str, str]]) -> str:
        """Rules as a paragraph: their names in the margin, the first in full."""
        names = " ".join(f'<a href="#{rule}">{short}</a>' for rule, short in shortened([rule for rule, _ in spoken_of]))
        sentences = " ".join(f'<span id="{rule}" data-rule="{rule}">{self.inline(text)}</span>' for rule, text in spoken_of)
        shown = [one for rule, _ in spoken_of for one in self.shown.get(rule, ())]
        return f'<div class="rules"><p>{sentences}</p><p class="ids">{names}</p>{self._examples(shown)}</div>'

    def _examples(self, shown: list[Example]) -> str:
        """Links to examples that a screen steps through."""
        links = (f'<a href="#example={one.id}">{escape(one.title(self.book.language))}</a>' for one in shown)
        return f'<p class="examples">{escape(say("web-examples", self.book.language))}: {" · ".join(links)}</p>' if shown else ""

    def _table(self, rows: list[str]) -> str:
        cells = [[self.inline(cell.strip()) for cell in row.strip()[1:-1].split("|")] for row in rows]
        head = "".join(f'<th scope="col">{cell}</th>' for cell in cells[0])
        body = "".join(self._row(row) for row in cells[1:])
        return f'<div class="wide" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'

    def _row(self, cells: list[str]) -> str:
        name = re.sub(r"<[^>]*>", "", cells[0])
        anchor = f' id="{name}" data-rule="{name}"' if re.fullmatch(r"RUL-\d+", name) else ""
        first = name if anchor else cells[0]
        return f'<tr{anchor}><th scope="row">{first}</th>' + "".join(f"<td>{cell}</td>" for cell in cells[1:]) + "</tr>"

    def _figure(self, caption: str, name: str) -> str:
        """A first position, with what it shows below it."""
        if name not in {setup.key for setup in self.book.game.book.setups}:
            raise CharsuError(f"the rulebook of {self.book.game.key} shows {name!r}, which nobody draws")
        picture = f'<div class="drawn" role="img" aria-label="{escape(caption)}" data-picture="{name}"></div>'
        return f'<figure>{picture}<figcaption aria-hidden="true">{escape(caption)}</figcaption></figure>'

    def _overview(self, name: str) -> str:
        """Things with pictures, how many there are, and what their rules say."""
        things = self.book.game.book.overviews.get(name)
        if not things:
            raise CharsuError(f"{self.book.game.key} has no overview {name!r}")
        counted = any(thing.count is not None for thing in things)
        alike = (list(group) for _, group in groupby(things, lambda thing: thing.rules))
        rows = "".join(self._thing(thing, counted, len(group) if thing is group[0] else 0) for group in alike for thing in group)
        return f'<div class="wide" tabindex="0"><table class="overview"><tbody>{rows}</tbody></table></div>'

    def _thing(self, thing: Shown, counted: bool, rows: int) -> str:
        """What rules say of several things, one below the other, stands once beside so many rows of them."""
        said = " ".join(self.inline(self.rules[rule]) for rule in thing.rules)
        rules = f'<td rowspan="{rows}">{said}</td>' if rows else ""
        number = f"{thing.count()}&nbsp;×" if thing.count else ""
        count = f"<td>{number}</td>" if counted else ""
        called = f"{thing.number} {capital(say(thing.name, self.book.language))}".strip()
        name = f'<a href="#{thing.rules[0]}">{escape(called)}</a>'
        picture = f'<td class="pic"><span data-picture="{thing.picture}"></span></td>'
        return f'<tr>{picture}<th scope="row">{name}</th>{count}{rules}</tr>'

    def _index(self) -> str:
        lines = (
            f"<li>{escape(term)} " + " ".join(f'<a href="#{to}">{self._called(to)}</a>' for to in places) + "</li>"
            for term, places in self.book.index
        )
        return f'<ul class="terms">{"".join(lines)}</ul>'

    def _called(self, anchor: str) -> str:
        return anchor if REFERENCE.fullmatch(anchor) else next(escape(one.title) for one in self.book.chapters if one.id == anchor)

    def inline(self, text: str) -> str:
        """Emphasis, code and links of a line."""
        held: list[str] = []

        def hold(html: str) -> str:
            held.append(html)
            return f"\0{len(held) - 1}\0"

        text = re.sub(r"`([^`]+)`", lambda code: hold(f"<code>{escape(code[1])}</code>"), text)
        text = re.sub(r"\[([^\]]+)\]\(([^)]+)\)", lambda link: hold(self._linked(link[1], link[2])), text)
        text = REFERENCE.sub(lambda rule: hold(f'<a href="#{rule[0]}">{rule[0]}</a>') if rule[0] in self.anchors else rule[0], text)
        text = escape(text, quote=False)
        text = re.sub(r"\*\*([^*]+)\*\*", r"<strong>\1</strong>", text)
        text = re.sub(r"(?<!\w)\*([^*]+)\*(?!\w)", r"<em>\1</em>", text)
        while "\0" in text:
            text = re.sub("\0(\\d+)\0", lambda number: held[int(number[1])], text)
        return text

    def _linked(self, words: str, address: str) -> str:
        to = self.link(address)
        return f'<a href="{escape(to)}">{self.inline(words)}</a>' if to else self.inline(words)


def blocks(lines: list[str]) -> Iterator[list[str]]:
    """What stands between empty lines."""
    block: list[str] = []
    for line in [*lines, ""]:
        if line.strip():
            block.append(line)
        elif block:
            yield block
            block = []


def items(block: list[str]) -> list[str]:
    """The points of a list, each with the lines that belong to it."""
    joined = re.sub(r"\n +", " ", "\n".join(block))
    return [line.removeprefix("- ") for line in joined.split("\n")]


def shortened(rules: list[str]) -> Iterator[tuple[str, str]]:
    """The first in full, of its like only the last number."""
    family = ""
    for rule in rules:
        start, _, number = rule.rpartition("-")
        yield rule, number if start == family else rule
        family = start


# --- for screens -----------------------------------------------------------


def screen(game: Game, language: str) -> dict[str, Any]:
    """The book for screens: chapters as HTML, the player aid, and which language it is."""
    book = read(game, language)
    writer = Writer(book, shown=by_rule(game.key))
    shown = [
        {"id": one.id, "level": one.level, "title": plain(one.title), "html": writer.chapter(one), "rules": one.rules}
        for one in book.chapters
    ]
    return {"game": game.key, "language": book.language, "title": plain(book.title), "chapters": shown, "aid": aid(book)}


def plain(title: str) -> str:
    return re.sub(r"[`*]", "", title)


def aid(book: Book) -> str:
    """The player aid, one printed page; empty where there is none."""
    text = fill(aid_source(book.game, book.language), book.game, book.language)
    writer = Writer(book)
    parts = (
        f"<section><h{one.level}>{writer.inline(one.title)}</h{one.level}>{writer.chapter(one)}</section>" if one.level > 1 else ""
        for one in chapters(text)
    )
    return "".join(parts)
