"""Sites without a server, as the tests write them."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from charsu.site.build import CLIENT

# In a process of its own: tests bring games along that are not of the package.
WRITE = """
import sys
from pathlib import Path
from charsu.site import build
build.CLIENT = Path(sys.argv[1])
build.make().write(Path(sys.argv[2]))
"""


def write_site(folder: Path, client: Path = CLIENT, first: str = "") -> Path:
    """Write a site, after some lines of Python."""
    subprocess.run([sys.executable, "-c", first + WRITE, str(client), str(folder)], check=True)
    return folder


def later_client(folder: Path) -> Path:
    """The client of a later day: one of its parts has changed, and by that its name."""
    client = shutil.copytree(CLIENT, folder / "client")
    part = next((client / "assets").glob("Rules-*.js"))
    for file in [*client.rglob("*.js"), client / "index.html"]:
        file.write_text(file.read_text("utf8").replace(part.name, "Rules-laterday.js"), "utf8")
    part.rename(part.with_name("Rules-laterday.js"))
    with (client / "assets/Rules-laterday.js").open("a", encoding="utf8") as text:
        text.write("\ndocument.documentElement.dataset.later = 'yes';")
    return client
