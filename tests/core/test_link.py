"""Compiled twins: every integer 64 bits wide, tables as arrays, and nothing stale."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeAlias, cast

import numba
import numpy as np
import pytest

from charsu.core import link
from charsu.core.link import Program
from charsu.core.rule import dispatch, rule

Writer: TypeAlias = Callable[..., FunctionType]
SOURCE = """
from charsu.core.names import names
from charsu.core.rule import rule

PRICE = (1, 2, 5)
BASE = 100

@names
class Good:
    RED = 1
    BLUE = 2

@rule
def price(n: int) -> int:
    return PRICE[n]

@rule
def total(n: int) -> int:
    return BASE + price(n) + 10 * Good.BLUE
"""


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Writer:
    """`total` of a source, as a fresh import would give it. The file's date and size stay: they prove nothing."""

    def write(source: str, place: str = "here", date: int = 1) -> FunctionType:
        file = tmp_path / place / "shop.py"
        file.parent.mkdir(exist_ok=True)
        file.write_text(source.ljust(1000), "utf8")
        os.utime(file, (date, date))
        module = ModuleType("shop")
        module.__file__ = str(file)
        monkeypatch.setitem(sys.modules, "shop", module)
        exec(compile(source, str(file), "exec"), module.__dict__)
        return cast(FunctionType, module.__dict__["total"])

    return write


def compiled(fn: Callable[..., Any], heard: list[int] | None = None) -> Callable[..., Any]:
    """The function after compiling, or from the cache folder; `heard` collects progress."""
    progress = None if heard is None else lambda done, of: heard.append(done)
    return link.cpu(Program({"total": fn}, {}), {}, "shop", progress)["total"]  # type: ignore[no-any-return]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CHARSU_CACHE_DIR", str(tmp_path / "cache"))
    return tmp_path / "cache"


CHANGES = {
    "a rule": ("return BASE + price(n)", "return BASE - price(n)"),
    "a called rule": ("return PRICE[n]", "return PRICE[n] + 1"),
    "a table": ("(1, 2, 5)", "(1, 2, 6)"),
    "a constant": ("BASE = 100", "BASE = 200"),
    "a named constant": ("BLUE = 2", "BLUE = 3"),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_change_can_never_run_stale(change: tuple[str, str], written: Writer) -> None:
    changed = SOURCE.replace(*change)
    assert changed != SOURCE
    before, after = written(SOURCE), written(changed)
    assert before(2) != after(2)
    for fn in (before, after, before):
        assert compiled(fn)(2) == fn(2)


def test_an_unchanged_rule_is_not_compiled_again(written: Writer) -> None:
    first: list[int] = []
    again: list[int] = []
    compiled(written(SOURCE), first)
    compiled(written(SOURCE), again)
    assert first == [0, 1, 2]
    assert again == []


def test_another_checkout_of_the_same_rules_takes_what_the_first_one_compiled(written: Writer) -> None:
    compiled(written(SOURCE))
    again: list[int] = []
    elsewhere = compiled(written("# moved down\n" + SOURCE, "elsewhere", date=1000), again)
    assert elsewhere(2) == 125
    assert again == []


def test_a_broken_cache_is_written_again(folder: Path, written: Writer) -> None:
    compiled(written(SOURCE))
    for file in folder.rglob("*.nb?"):
        file.write_bytes(file.read_bytes()[:20])
    assert compiled(written(SOURCE))(2) == 125
    heard: list[int] = []
    assert compiled(written(SOURCE), heard)(2) == 125
    assert heard == []


def test_rules_compile_where_nothing_can_be_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, written: Writer) -> None:
    (tmp_path / "file").write_text("in the way", "utf8")
    monkeypatch.setenv("CHARSU_CACHE_DIR", str(tmp_path / "file"))
    assert compiled(written(SOURCE))(2) == 125


def test_the_cache_lies_in_the_users_cache_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CHARSU_CACHE_DIR")
    monkeypatch.setenv("XDG_CACHE_HOME", "/somewhere")
    monkeypatch.setattr("sys.platform", "linux")
    assert link.cache_folder() == Path("/somewhere/charsu")


def test_integers_are_64_bits_wide(written: Writer) -> None:
    assert compiled(written(SOURCE.replace("BASE = 100", "BASE = 1 << 40")))(0) == (1 << 40) + 21


@rule
def ping(n: int) -> int:
    return pong(n)


@rule
def pong(n: int) -> int:
    return ping(n)


def test_rules_that_call_themselves_are_refused() -> None:
    with pytest.raises(TypeError, match="ping → pong → ping"):
        Program({"total": ping}, {})


@rule
def market(s: Any) -> int:
    return s.market  # type: ignore[no-any-return]


def test_a_field_may_be_named_like_a_rule() -> None:
    assert Program({"total": market}, {}).order == [market]


def test_default_arguments_and_closures_are_refused() -> None:
    with pytest.raises(TypeError, match="default arguments"):
        Program({"total": rule(lambda n=1: n)}, {})
    outside = 3
    with pytest.raises(TypeError, match="local names"):
        Program({"total": rule(lambda: outside)}, {})


LIMITS = [1, 2]


@rule
def names_a_list(n: int) -> int:
    return LIMITS[n]


def test_what_could_change_unseen_is_refused() -> None:
    with pytest.raises(TypeError, match="LIMITS, which is a list"):
        Program({"total": names_a_list}, {}).fingerprint()


class Kinds:
    _fields = ("ONE", "TWO", "BOTH")

    @staticmethod
    def index(value: int) -> int:
        return value - 1


@rule
def add_a(n: Any, a: int) -> None:
    n[0] += a


@rule
def add_both(n: Any, a: int, b: int) -> None:
    n[0] += 10 * a + 100 * b


act = dispatch("act", "n", Kinds, {1: add_a, 2: add_both, 3: (add_a, add_both)})


@rule
def do(kind: int, n: Any, a: int, b: int) -> None:
    act(kind, n, a, b)


def test_a_dispatcher_does_the_same_plain_and_compiled() -> None:
    twin = link.cpu(Program({"do": do}, {}), {"n": numba.types.Array(numba.int64, 1, "C")}, "do")["do"]
    for kind in (1, 2, 3):
        plain, cells = [0], np.zeros(1, np.int64)
        act(kind, plain, 2, 3)
        twin(kind, cells, 2, 3)
        assert cells[0] == plain[0]
    assert plain == [2 + 20 + 300]


@rule
def taken(row: Any, i: int) -> int:
    return row[i]  # type: ignore[no-any-return]


def test_rules_count_from_the_front_and_others_as_ever() -> None:
    """A rule takes an index as it is, so before a row lies what lies there; Numba's own functions still count from the end."""
    numbers = np.arange(10, 15)
    types = {"row": numba.types.Array(numba.int64, 1, "C")}
    entry = link.cpu(Program({"taken": taken}, {}), types, "test")["taken"]
    assert entry(numbers[1:], 0) == 11
    assert entry(numbers[1:], -1) == 10
    assert numba.njit(lambda row, i: row[i])(numbers[1:], -1) == 14


def test_an_entry_point_can_be_called_without_looking_at_types() -> None:
    types = {"row": numba.types.Array(numba.int64, 1, "C")}
    entry = link.unchecked(link.cpu(Program({"taken": taken}, {}), types, "test")["taken"])
    assert entry(np.arange(10, 15), 3) == 13
    with pytest.raises(TypeError):
        entry([10, 11], 1)


def test_a_gpu_says_what_to_install() -> None:
    code = "import sys; sys.modules['numba_cuda'] = None\nfrom charsu.sim.cuda_link import load_cuda; load_cuda()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf8", check=False)
    assert done.stderr.splitlines()[-1].endswith('pip install "charsu[cuda]"')
