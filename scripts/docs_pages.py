"""Pages of the documentation site that lie elsewhere in the project, its table of contents, and no code inside its pages.

MkDocs calls these functions (`hooks` in mkdocs.yml). Servers of ours allow pages no script or style of their own, so what
the theme writes into pages goes into files.
"""

from __future__ import annotations

import hashlib
import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

from charsu.core.registry import game
from charsu.rulebook.book import Book, Writer, read
from charsu.rulebook.pictures import pictures
from charsu.rulebook.terminal import outline

ROOT = Path(__file__).resolve().parents[1]
BORROWED = {"changelog.md": "CHANGELOG.md", "contributing.md": "CONTRIBUTING.md", "notebook.md": "examples/first_steps.ipynb"}
NAV: list[Any] = [
    {"Charsu": ["index.md", "guide/versions.md", "changelog.md", "contributing.md"]},
    {
        "Guides": [
            "notebook.md", "guide/envs.md", "guide/first-agent.md", "guide/analysis.md", "guide/protocol.md", "guide/server.md",
            "guide/fair-dice.md",
        ]
    },
    {"Games": "games"},
    {"Rules": "rules"},
    {"Bots": ["bots.md", "learning.md"]},
    {"Reference": "api"},
    {"Benchmarks": ["performance.md"]},
    {"Decisions": "decisions"},
]  # fmt: skip
LANGUAGES = {"de": "Deutsch", "ru": "Русский", "uk": "Українська"}
RULEBOOK_PICTURE = re.compile(r'(<[^>]* data-picture="([^"]+)">)')
INLINE = re.compile(r"<(script|style)>(.*?)</\1>", re.DOTALL)

_written: dict[str, str] = {}  # what was taken out of pages, by file


def on_config(config: Any) -> Any:
    """Folders stand in the table of contents with all their pages; a page that no part names comes with the guides."""
    docs = Path(config.docs_dir)
    config.nav = [{title: _listed(docs, pages) for title, pages in part.items()} for part in NAV]
    listed_pages = {page for part in config.nav for pages in part.values() for page in _flat(pages)}
    guides = next(part["Guides"] for part in config.nav if "Guides" in part)
    pages = {path.relative_to(docs).as_posix() for path in docs.rglob("*.md")}
    guides += sorted(page for page in pages - listed_pages if not page.startswith("rules/"))
    return config


def _listed(docs: Path, pages: Any) -> Any:
    if not isinstance(pages, str):
        return list(pages)
    names = sorted(path.relative_to(docs).as_posix() for path in (docs / pages).glob("*.md"))
    if pages != "rules":
        return sorted(names, key=lambda page: (not page.endswith(("README.md", "index.md")), page))
    names = [page for page in names if "-" not in page]  # expansions stand in the book of their game
    plain = [page for page in names if page.count(".") == 1]
    languages = [{name: [page for page in names if page.endswith(f".{key}.md")]} for key, name in LANGUAGES.items()]
    return [*plain, *languages]


def _flat(pages: Any) -> list[str]:
    if isinstance(pages, str):
        return [pages]
    parts = pages if isinstance(pages, list) else list(pages.values())
    return [page for part in parts for page in _flat(part)]


def on_files(files: Files, config: Any) -> Files:
    """Pages that lie outside `docs`."""
    for name, source in BORROWED.items():
        text = (ROOT / source).read_text("utf8")
        files.append(File.generated(config, name, content=_as_markdown(text) if source.endswith(".ipynb") else text))
    icon = (ROOT / "web/public/icon.svg").read_text("utf8")
    files.append(File.generated(config, "pictures/icon.svg", content=icon))
    return files


def _as_markdown(notebook: str) -> str:
    """A notebook as a page: words as they are, code as code."""
    import json

    parts = []
    for cell in json.loads(notebook)["cells"]:
        text = "".join(cell["source"])
        parts.append(text if cell["cell_type"] == "markdown" else f"```python\n{text}\n```")
    return "\n\n".join(parts) + "\n"


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    """Links of borrowed pages are written for where they lie; of a rulebook the headings stand here, for the table of contents."""
    if page.file.src_uri.startswith("rules/"):
        markdown = outline(rulebook(page))
    if page.file.src_uri in ("changelog.md", "contributing.md"):
        markdown = markdown.replace("](docs/", "](").replace("](CONTRIBUTING.md", "](contributing.md")
    return markdown


def rulebook(page: Any) -> Book:
    """The book that a page is about: all of it, expansions included."""
    name, *language = Path(page.file.src_uri).name.removesuffix(".md").split(".")
    return read(game(name), language[0] if language else "en")


def on_page_content(html: str, page: Any, config: Any, files: Files) -> str:
    """Rulebooks are the pages that tables show, with their pictures."""
    if not page.file.src_uri.startswith("rules/"):
        return html
    book = rulebook(page)
    writer = Writer(book, lambda address: address.replace(".md", ".html"))
    drawn = pictures(book.game, book.language)
    shown = "".join(_chapter(writer, chapter) for chapter in book.chapters)
    shown = shown.replace('href="#example=', 'href="../../#example=')  # examples are stepped through in the client, above this site
    return RULEBOOK_PICTURE.sub(lambda place: f"{place[1]}{drawn[place[2]]}", shown)


def _chapter(writer: Writer, chapter: Any) -> str:
    return f'<h{chapter.level} id="{chapter.id}">{writer.inline(chapter.title)}</h{chapter.level}>{writer.chapter(chapter)}'


def on_post_page(output: str, page: Any, config: Any) -> str:
    """Scripts and styles out of the page, into files named by their content."""
    return _without_inline(output, page.url)


def _without_inline(output: str, url: str) -> str:
    def taken(part: re.Match[str]) -> str:
        kind, content = part[1], part[2]
        suffix = "js" if kind == "script" else "css"
        name = f"assets/page/{hashlib.sha256(content.encode()).hexdigest()[:16]}.{suffix}"
        _written[name] = content
        address = posixpath.relpath(name, posixpath.dirname(url) or ".")
        return f'<script src="{address}"></script>' if kind == "script" else f'<link rel="stylesheet" href="{address}">'

    return INLINE.sub(taken, output)


def on_post_build(config: Any) -> None:
    """Write what was taken out of pages. What supposes that the site lies at the root of a host goes."""
    for name in ("404.html", "sitemap.xml", "sitemap.xml.gz"):
        (Path(config.site_dir) / name).unlink(missing_ok=True)
    for name, content in _written.items():
        file = Path(config.site_dir) / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, "utf8")
