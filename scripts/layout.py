"""Looks at every kind of question of every game in phone emulation, in all languages and sizes, and tells what is wrong.

    python scripts/layout.py [game ...]

`tests/browser/layout.py` says what is measured; the suite looks at some of it, this at everything.
"""

from __future__ import annotations

import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import sync_playwright  # noqa: E402

from browser.conftest import CHROMIUM, FLAGS, serve  # noqa: E402
from browser.layout import GAMES, phone, positions, walk  # noqa: E402
from browser.pilot import Screen  # noqa: E402


def main() -> None:
    total = 0
    with tempfile.TemporaryDirectory() as data, serve(Path(data)) as server, sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=CHROMIUM, args=FLAGS)

        def screens(**settings: Any) -> Screen:
            return Screen(browser, server, **settings)

        for name in sys.argv[1:] or GAMES:
            screen = phone(screens)
            questions = positions(name)
            troubles = [trouble for position in questions for trouble in walk(screen, position)]
            screen.close()
            total += len(troubles)
            kinds = Counter(trouble.split(": ", 1)[1].split(" “")[0][:60] for trouble in troubles)
            print(f"{name}: {len(questions)} questions, {len(troubles)} faults {dict(kinds.most_common(6))}")
            for trouble in troubles:
                print("  ", trouble, flush=True)
        browser.close()
    sys.exit(total > 0)


if __name__ == "__main__":
    main()
