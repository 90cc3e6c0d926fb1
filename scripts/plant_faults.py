"""Plants faults, one at a time, and asks which tests find them: a proof that fewer tests see as much.

    python scripts/plant_faults.py setup --new . --before ../before --quick ../quick/bin/python --cache ~/.cache/charsu
    python scripts/plant_faults.py coverage new --tier quick && python scripts/plant_faults.py coverage new --tier test
    python scripts/plant_faults.py draw --seed 1
    python scripts/plant_faults.py run
    python scripts/plant_faults.py report > docs/proofs/planted-faults.md

`setup` copies both trees into the work folder; only these copies are changed. The Python that runs this needs all packages and
pytest-cov, the tree "before" a `web/node_modules`. A map that exists already goes into `maps/before`: `*.coverage` and `*.xml`.

`draw` chooses faults by a seed: a file by its lines, a kind of change, a place. It draws again, and counts, where the line does not
stand in both trees or no test touches it. `run` looks for tests that find each fault and stores each result at once; called again,
it goes on with the next. On the new side it runs the tests that touch the line, first those of the tier "quick", then those of
"test", the short ones first and those that compile rules last, then browser tests where they may see it. For the client vitest
comes first. Where nobody finds it, the tests of the tree before are asked likewise. Each side has five minutes for a fault.

A test finds a fault if it fails with it twice and passes without. A test that compiles nothing hangs, which is a failure, if it
takes more than a minute and ten times as long as without. Any change of a rule makes the stored WebAssembly modules stale: then
"without" means rules with a statement that does nothing, so that tests which only notice that the modules are of another day find
nothing. They are listed in the report.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from faults.draw import AREAS, Draw, Fault, client_files, python_files
from faults.run import LATE, Looking
from faults.side import Side

RUN = "[run]\nsource = charsu\nconcurrency = thread\n"
FOUND_BY = ("quick", "test", "vitest", "all", "before only", "nobody", LATE)
Row = dict[str, Any]


class Work:
    """The folder with everything that is made here."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self.folder.mkdir(parents=True, exist_ok=True)
        self.setup_file, self.plan, self.results = (self.folder / name for name in ("setup.json", "plan.json", "results.jsonl"))
        self.doubts = self.folder / "doubts.jsonl"

    def side(self, name: str) -> Side:
        return Side(self.folder, name, json.loads(self.setup_file.read_text("utf8")))

    def done(self) -> dict[str, Row]:
        """Results by the ids of faults; the last one counts."""
        return {row["fault"]["id"]: row for row in rows(self.results)}


def rows(file: Path) -> Iterator[Row]:
    if file.is_file():
        yield from map(json.loads, file.read_text("utf8").splitlines())


def setup(work: Work, args: argparse.Namespace) -> None:
    """Write down what is where, and copy both trees."""
    facts = {"new": args.new, "before": args.before, "cache": args.cache}
    facts |= {"python": Path(sys.executable), "quick": args.quick}
    # a virtual environment's python is a link, which has to stay one
    work.setup_file.write_text(json.dumps({name: os.path.abspath(path) for name, path in facts.items()}), "utf8")
    for name in args.side or ("new", "before"):
        work.side(name).copy()


def coverage(work: Work, args: argparse.Namespace) -> None:
    """Run a tree's tests, those in a browser left out, and keep which of them touch which lines."""
    side = work.side(args.side)
    folder = work.folder / "maps" / args.side
    folder.mkdir(parents=True, exist_ok=True)
    config = work.folder / "coveragerc"
    config.write_text(RUN, "utf8")
    name = "-".join(args.tier) or "all"
    measure = ["--cov=charsu", f"--cov-config={config}", "--cov-context=test", "--cov-report=", f"--junitxml={folder / name}.xml"]
    quiet = ["-p", "no:cacheprovider", "-W", "ignore::pytest.PytestWarning"]
    tests = ["--ignore=tests/browser", *(f"--tier={tier}" for tier in args.tier), *args.more]
    command = [args.python or sys.executable, "-m", "pytest", *measure, *quiet, *tests]
    env = {**side.env, "COVERAGE_FILE": str(folder / f"{name}.coverage")}
    raise SystemExit(subprocess.run(command, cwd=side.tree, env=env).returncode)


def draw(work: Work, args: argparse.Namespace) -> None:
    """Draw the faults and write them down."""
    new = work.side("new")
    drawing = Draw(args.seed, new.touched, work.side("before").touched)
    faults = drawing.faults(python_files(new.tree), args.python_faults, "p")
    faults += drawing.faults(client_files(new.tree), args.client_faults, "t")
    work.plan.write_text(json.dumps({"seed": args.seed, "faults": faults}, indent=1, ensure_ascii=False), "utf8")
    for fault in faults:
        print(f"{fault['id']} {fault['file']}:{fault['line']} {fault['kind']}\n    {fault['was']}\n    {fault['is']}")


def run(work: Work, args: argparse.Namespace) -> None:
    """Look for tests that find the faults that nobody has looked for yet, or for those that are named."""
    new, before = work.side("new"), work.side("before")
    for side in (new, before):
        side.heal()
        side.restore_client()
    for fault in json.loads(work.plan.read_text("utf8"))["faults"]:
        if fault["id"] in args.faults or (not args.faults and fault["id"] not in work.done()):
            result: Row = {"fault": fault, "new": None, "before": None}
            for side in (new, before):
                if result["new"] is None or result["new"]["by"] is None:
                    result[side.name] = Looking(side, fault, 60 * args.minutes, work.doubts).result()
            if result["before"] and result["before"]["by"] and new.touched.tier(result["before"]["test"]) == "all":
                result["before"]["by"] = "all"  # nobody but a test of training or of a GPU, which is in that tier now
            with work.results.open("a", encoding="utf8") as file:
                file.write(json.dumps(result, ensure_ascii=False) + "\n")
            print(f"{fault['id']} {fault['file']}:{fault['line']} {verdict(result)}", result["new"], result["before"], flush=True)


def verdict(row: Row) -> str:
    """Who finds a fault. Where the new tests ran out of time and the tests before found nothing, nobody knows."""
    new, before = row["new"], row["before"]
    if new["by"]:
        return str(new["by"])
    if before["by"]:
        return "all" if before["by"] == "all" else "before only"
    return LATE if LATE in (new["how"], before["how"]) else "nobody"


def report(work: Work, _: argparse.Namespace) -> None:
    """The tables of docs/proofs/planted-faults.md."""
    done = sorted(work.done().values(), key=lambda row: str(row["fault"]["id"]))
    print("| area | faults | " + " | ".join(FOUND_BY) + " | drawn again |\n|---|" + "--:|" * (len(FOUND_BY) + 2))
    for name in (*AREAS, "client"):
        print(table_row(name, [row for row in done if row["fault"]["area"] == name]))
    print(table_row("**all**", done))
    quick = Counter(verdict(row) for row in done if row["fault"]["area"] != "client")
    lost = [row for row in done if verdict(row) == "before only"]
    print(f"\nThe quick tier finds {quick['quick']} of {quick.total()} faults in Python; {len(lost)} were found only before.")
    print("\n| fault | place | was → is | found by | seconds |\n|---|---|---|---|--:|")
    for row in done:
        print(fault_row(row["fault"], row))
    print("\nTests that fail without the fault as well, and were set aside:\n")
    for family, side, is_stale in sorted({(row["family"], row["side"], row["stale"]) for row in rows(work.doubts)}):
        print(f"- `{family}` ({side}{', modules stale' if is_stale else ''})")


def table_row(name: str, done: list[Row]) -> str:
    count = Counter(verdict(row) for row in done)
    again = sum((Counter(row["fault"]["drawn_again"]) for row in done), Counter())
    reasons = ", ".join(f"{number} {why}" for why, number in sorted(again.items())) or "0"
    return f"| {name} | {len(done)} | " + " | ".join(str(count[by]) for by in FOUND_BY) + f" | {reasons} |"


def fault_row(fault: Fault, row: Row) -> str:
    finder = next((side["test"] for side in (row["new"], row["before"]) if side and side["by"]), "")
    seconds = sum(side["seconds"] for side in (row["new"], row["before"]) if side)
    change = " → ".join(f"`{' '.join(fault[when].split())}`".replace("|", "\\|") for when in ("was", "is"))
    finders = f"{verdict(row)}: `{finder}`" if finder else verdict(row)
    return f"| {fault['id']} | {fault['file']}:{fault['line']} | {change} | {finders} | {seconds} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", type=Path, default=Path("runs/faults"), help="the folder for everything that is made")
    commands = parser.add_subparsers(required=True)

    command = commands.add_parser("setup", help=setup.__doc__)
    command.add_argument("side", nargs="*", help="which copies to make anew: new, before; both by default")
    command.add_argument("--new", type=Path, required=True)
    command.add_argument("--before", type=Path, required=True)
    command.add_argument("--quick", type=Path, default=Path(sys.executable), help="the Python of the tier quick")
    command.add_argument("--cache", type=Path, required=True, help="compiled rules to begin with")
    command.set_defaults(do=setup)

    command = commands.add_parser("coverage", help=coverage.__doc__)
    command.add_argument("side", choices=("new", "before"))
    command.add_argument("--tier", action="append", default=[])
    command.add_argument("--python", help="another Python, which finds coverage and pytest_cov by PYTHONPATH")
    command.add_argument("--more", nargs=argparse.REMAINDER, default=[], help="more arguments for pytest, at the end")
    command.set_defaults(do=coverage)

    command = commands.add_parser("draw", help=draw.__doc__)
    command.add_argument("--seed", type=int, required=True)
    command.add_argument("--python-faults", type=int, default=40)
    command.add_argument("--client-faults", type=int, default=10)
    command.set_defaults(do=draw)

    command = commands.add_parser("run", help=run.__doc__)
    command.add_argument("faults", nargs="*", help="the ids of some faults, which are looked for once more")
    command.add_argument("--minutes", type=float, default=5, help="for each fault and side")
    command.set_defaults(do=run)

    commands.add_parser("report", help=report.__doc__).set_defaults(do=report)
    args = parser.parse_args()
    args.do(Work(args.work), args)


if __name__ == "__main__":
    main()
