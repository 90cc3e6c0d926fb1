"""Pictures of positions for environments: words, SVG, or pixels for those who make films."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO, StringIO
from typing import Any

import numpy as np

from ..core.errors import BadOption
from ..core.extras import wanted
from ..core.game import Game
from ..core.svg import draw_position

MODES = ("ansi", "svg", "rgb_array")
WIDTH = 96  # characters of a table in words


def check_mode(mode: str | None, modes: Sequence[str] = MODES) -> None:
    """Refuse what nobody can draw before a match begins; pixels want the extra `pictures`."""
    if mode is None:
        return
    if mode not in modes:
        raise BadOption(f"there is no render mode {mode!r}; say {', '.join(modes)}, or leave it out")
    if mode == "rgb_array":
        with wanted():
            import PIL
            import resvg_py

            assert PIL and resvg_py


def render(game: Game, record: Any, mode: str, seat: int | None = None, perfect: bool = False) -> Any:
    """A position as a guest or a seat sees it: words, SVG, or an array of pixels (height × width × 3)."""
    check_mode(mode)
    s = game.rules.state.twin.load(record)
    s = s if perfect else s.redacted(seat)
    if mode == "ansi":
        return _in_words(game, s, seat)
    picture = draw_position(game, s)
    return picture if mode == "svg" else pixels(picture)


def _in_words(game: Game, s: Any, seat: int | None) -> str:
    from rich.console import Console

    from ..locale import bundle

    said = bundle("en").word(f"{game.key}-over") if s.over else game.question(s).say()
    if game.pictures.draw_text is None:
        return f"{said}\n{game.pictures.view(s, seat)}"
    console = Console(file=StringIO(), width=WIDTH, color_system=None)
    console.print(game.pictures.draw_text(s, bundle("en").word))
    return f"{said}\n{console.file.getvalue()}"  # type: ignore[attr-defined]


def pixels(picture: str) -> np.ndarray[Any, Any]:
    """An SVG as red, green and blue."""
    with wanted():
        import resvg_py
        from PIL import Image

    with Image.open(BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=picture)))) as image:
        return np.asarray(image.convert("RGB"))
