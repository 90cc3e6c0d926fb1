"""Where our rulebooks lie: in the wheel, in the source tree, or with a game from outside."""

from __future__ import annotations

import re
from pathlib import Path

from ..core.errors import CharsuError
from ..core.game import Game

PACKAGE = Path(__file__).parents[1]
FOLDERS = (PACKAGE / "rulebooks", PACKAGE.parents[1] / "docs" / "rules")


def pages(game: Game, language: str) -> list[Path]:
    """The first folder that has the game's page, with the pages that add to it: `istanbul.md`, `istanbul-expansions.md`.

    A page in another language has a second suffix, an English one has not.
    """
    ending = suffix(language)
    for folder in FOLDERS:
        if (folder / f"{game.key}{ending}").is_file():
            added = sorted(folder.glob(f"{game.key}-*{ending}"))
            return [folder / f"{game.key}{ending}", *(page for page in added if "".join(page.suffixes) == ending)]
    own = Path(game.folder) / f"rules{ending}"
    return [own] if game.folder and own.is_file() else []


def suffix(language: str) -> str:
    return ".md" if language == "en" else f".{language}.md"


def spoken(game: Game, language: str) -> str:
    """The language itself where the game has a rulebook in it, else English."""
    return language if pages(game, language) else "en"


def sources(game: Game, language: str = "en") -> list[tuple[str, str]]:
    """The pages of a rulebook as they were written, each with its name."""
    files = pages(game, language)
    if not files:
        raise CharsuError(f"there is no rulebook of {game.key} in {language!r}")
    return [(page.name.split(".")[0], page.read_text("utf8")) for page in files]


def families(game: Game) -> list[str]:
    """How the names of a game's rules begin: IST, MB … None without a rulebook."""
    names = (re.findall(r"^- \*\*([A-Z]+)-", page.read_text("utf8"), re.MULTILINE) for page in pages(game, "en"))
    return list(dict.fromkeys(name for page in names for name in page))


def aid_source(game: Game, language: str) -> str:
    """The player aid as it was written; empty where there is none."""
    folders = [*FOLDERS, Path(game.folder)] if game.folder else FOLDERS
    files = (folder / "aid" / f"{game.key}{suffix(language)}" for folder in folders)
    return next((page.read_text("utf8") for page in files if page.is_file()), "")
