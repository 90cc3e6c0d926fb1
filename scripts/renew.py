"""Write the newest versions that fit together into constraints.txt and web/package-lock.json: `make renew`.

Both files hold names and versions and no address. What we ask for directly stands in pyproject.toml and web/package.json.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

import node

ROOT = Path(__file__).resolve().parents[1]
TOOLS = "pip\nhatchling\neditables\nnodejs-wheel-binaries>=22.12\n"  # what sets a machine up, beside the packages of all extras
HEADER = "# The versions that make and CI install; `make renew` writes this file. No addresses: they depend on the machine.\n"


def main() -> None:
    python_packages()
    web_packages()


def python_packages() -> None:
    """Resolve all extras for every Python and system at once."""
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "uv"], check=True)
    with tempfile.NamedTemporaryFile("w", suffix=".in", encoding="utf8") as tools:
        tools.write(TOOLS)
        tools.flush()
        command = [
            sys.executable, "-m", "uv", "pip", "compile", "--quiet", "--universal", "--all-extras", "--upgrade", "--no-header",
            "--no-annotate",
            "--no-emit-index-url", "--no-emit-find-links", "--no-emit-package", "charsu", "pyproject.toml", tools.name,
        ]  # fmt: skip
        versions = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, encoding="utf8").stdout
    (ROOT / "constraints.txt").write_text(HEADER + versions, "utf8")


def web_packages() -> None:
    """Resolve everything below web/package.json anew."""
    (node.WEB / "package-lock.json").unlink(missing_ok=True)
    node.run("npm", "install", "--package-lock-only", "--no-audit", "--no-fund")


if __name__ == "__main__":
    main()
