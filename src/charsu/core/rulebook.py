"""Our rulebooks, wherever they lie: in the wheel, in the source tree, or with a game from outside."""

from __future__ import annotations

from pathlib import Path

from .errors import CharsuError
from .game import Game

PACKAGE = Path(__file__).parents[1]
FOLDERS = (PACKAGE / "rulebooks", PACKAGE.parents[1] / "docs" / "rules")


def rulebook(game: Game, language: str = "en") -> str:
    """The rulebook of a game and of its expansions in a language."""
    pages = _pages(game, language)
    if not pages:
        raise CharsuError(f"there is no rulebook of {game.key} in {language!r}")
    return "\n\n".join(page.read_text("utf8") for page in pages)


def spoken(game: Game, language: str) -> str:
    """The language itself where the game has a rulebook in it, else English."""
    return language if _pages(game, language) else "en"


def _pages(game: Game, language: str) -> list[Path]:
    """The first folder that has the game's page, with the pages that add to it: `istanbul.md`, `istanbul-expansions.md`.

    A page in another language has a second suffix, an English one has not.
    """
    ending = ".md" if language == "en" else f".{language}.md"
    for folder in FOLDERS:
        if (folder / f"{game.key}{ending}").is_file():
            added = sorted(folder.glob(f"{game.key}-*{ending}"))
            return [folder / f"{game.key}{ending}", *(page for page in added if "".join(page.suffixes) == ending)]
    own = Path(game.folder) / f"rules{ending}"
    return [own] if game.folder and own.is_file() else []
