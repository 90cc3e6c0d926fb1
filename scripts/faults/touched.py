"""Which tests touch a line: read from the files that `pytest --cov --cov-context=test` leaves, with times from `--junitxml`."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from functools import cache, cached_property
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING
from xml.etree import ElementTree

from .mutate import Place

if TYPE_CHECKING:
    from coverage import CoverageData

COMPILING = {"core/program.py": "compiled", "core/link.py": "cpu"}  # whoever touches these functions waits for a compiler
PACKAGE = "src/charsu/"


class Touched:
    """The map of one tree: its folder of sources, and a folder with `*.coverage` and `*.xml`."""

    def __init__(self, tree: Path, maps: Path) -> None:
        self.tree = tree
        self.data = [_read(file) for file in sorted(maps.glob("*.coverage"))]
        self.reports = sorted(maps.glob("*.xml"))
        self.lines = cache(self._lines)

    def _lines(self, file: str) -> dict[int, set[str]]:
        """The tests that touch each line of a file, by id; "" is an import, before any test."""
        lines: dict[int, set[str]] = defaultdict(set)
        for data in self.data:
            for path in data.measured_files():
                if path.endswith("/" + file):
                    for line, contexts in data.contexts_by_lineno(path).items():
                        lines[line] |= {context.rpartition("|")[0] for context in contexts}
        return lines

    def tests(self, file: str, place: Place) -> set[str]:
        """Tests that touch a place. What runs at import or once for many belongs to those that touch what names it."""
        direct = set().union(*(self.lines(file)[line] for line in place.lines if line in self.lines(file)))
        at_import, tests = "" in direct, direct - {""}
        if place.is_cached or (at_import and not tests):
            tests |= self.tests_naming(place.names)
        return {test for test in tests if self.passes(test)}

    def tests_naming(self, names: tuple[str, ...]) -> set[str]:
        """Tests that touch a line of the package on which one of these names stands."""
        if not names:
            return set()
        word = re.compile(rf"\b({'|'.join(map(re.escape, names))})\b")
        tests: set[str] = set()
        for file, text in self.sources.items():
            for number, line in enumerate(text, 1):
                if word.search(line):
                    tests |= self.lines(file).get(number, set())
        return tests - {""}

    @cached_property
    def sources(self) -> dict[str, list[str]]:
        folder = self.tree / PACKAGE
        return {path.relative_to(self.tree).as_posix(): path.read_text("utf8").splitlines() for path in folder.rglob("*.py")}

    @cached_property
    def compiling(self) -> set[str]:
        """Tests that ask for compiled rules."""
        tests: set[str] = set()
        for name, function in COMPILING.items():
            for node in ast.walk(ast.parse((self.tree / PACKAGE / name).read_text("utf8"))):
                if isinstance(node, ast.FunctionDef) and node.name == function:
                    for line in range(node.body[0].lineno, (node.end_lineno or 0) + 1):
                        tests |= self.lines(PACKAGE + name).get(line, set())
        return tests - {""}

    @cached_property
    def measured(self) -> dict[str, tuple[float, bool]]:
        """How long each test took when the map was made, and whether it passed, by its id as JUnit has it."""
        cases = (case for report in self.reports for case in ElementTree.parse(report).iter("testcase"))
        wrong = {"failure", "error", "skipped"}
        return {
            f"{case.get('classname')}.{case.get('name')}": (float(case.get("time") or 0), not wrong & {part.tag for part in case})
            for case in cases
        }

    def time_of(self, test: str) -> float:
        """Seconds of a test; 1 where nobody has measured it."""
        return self.measured.get(_in_junit(test), (1.0, True))[0]

    def passes(self, test: str) -> bool:
        """Did it pass without a fault? What failed or was skipped can find nothing."""
        return self.measured.get(_in_junit(test), (1.0, True))[1]

    @cached_property
    def tiers(self) -> dict[str, str]:
        """The table of conftest.py; empty in a tree without tiers."""
        table = self.tree / "conftest.py"
        for node in ast.parse(table.read_text("utf8")).body if table.is_file() else ():
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "TIER_OF":
                return dict(ast.literal_eval(node.value))
        return {}

    def tier(self, test: str) -> str:
        path = PurePosixPath(test.partition("::")[0])
        return next((self.tiers[str(part)] for part in (path, *path.parents) if str(part) in self.tiers), "any")


def _read(file: Path) -> CoverageData:
    from coverage import CoverageData

    data = CoverageData(basename=str(file))
    data.read()
    return data


def _in_junit(test: str) -> str:
    """The same name as `_pytest.junitxml.mangle_test_address` makes."""
    path, bracket, params = test.partition("[")
    file, *names = path.split("::")
    return ".".join([file.replace("/", ".").removesuffix(".py"), *names]) + bracket + params
