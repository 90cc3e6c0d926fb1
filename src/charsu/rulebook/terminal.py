"""A rulebook as Markdown: for the terminal, without pictures and names of headings, and its headings alone."""

from __future__ import annotations

import re

from .book import FIGURE, INDEX, OVERVIEW, Book


def outline(book: Book) -> str:
    """The headings alone, with their names."""
    return "\n\n".join(f"{'#' * chapter.level} {chapter.title} {{#{chapter.id}}}" for chapter in book.chapters)


def terminal(book: Book) -> str:
    """All chapters, without what repeats them: overviews, pictures, and the index, for which there is a search."""
    parts: list[str] = []
    for chapter in book.chapters:
        if chapter.id.endswith(INDEX):
            continue
        lines = [line for line in chapter.lines if not (OVERVIEW.match(line) or FIGURE.match(line))]
        parts += [f"{'#' * chapter.level} {chapter.title}", "\n".join(lines).strip()]
    return without_links("\n\n".join(parts)) + "\n"


def without_links(text: str) -> str:
    """What leads to other places of the book, as words."""
    return re.sub(r"\[([^\]]+)\]\(#[^)]*\)", r"\1", text)
