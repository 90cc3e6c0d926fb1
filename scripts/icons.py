"""Makes the pixel icons of the client from its drawn one, web/public/icon.svg; run it again when that changes.

python scripts/icons.py
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import sync_playwright  # noqa: E402

from browser.conftest import CHROMIUM, FLAGS  # noqa: E402

PUBLIC = ROOT / "web/public"
GROUND = "#1f5f8b"
WITHIN = 0.84  # of a maskable icon: what any shape of a launcher leaves


def draw(page: Any, svg: str, size: int, file: Path, ground: str = "transparent", part: float = 1.0) -> None:
    page.set_viewport_size({"width": size, "height": size})
    inner = size * part
    body = f"margin:0;background:{ground};display:grid;place-items:center;height:100vh"
    page.set_content(f'<body style="{body}"><div style="width:{inner}px;height:{inner}px;line-height:0">{svg}</div>')
    page.screenshot(path=file, omit_background=True)


def main() -> None:
    svg = (PUBLIC / "icon.svg").read_text("utf8")
    with sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = browser.new_page()
        for size in (192, 512):
            draw(page, svg, size, PUBLIC / f"icon-{size}.png")
        draw(page, svg, 512, PUBLIC / "icon-maskable-512.png", GROUND, WITHIN)
        browser.close()


if __name__ == "__main__":
    main()
