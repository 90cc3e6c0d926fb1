"""A machine where only the package itself is installed: no compiler, and nobody waits for one."""

from __future__ import annotations

import subprocess
import sys

import pytest

from charsu.core.registry import OWN

WITHOUT = "import sys; sys.modules['numba'] = sys.modules['llvmlite'] = None\n"


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", WITHOUT + code], capture_output=True, encoding="utf8", check=False)


def test_random_play_runs_in_a_module_and_says_so() -> None:
    done = run("from charsu.cli import main; main(['simulate', 'yspahan', '--players', '2', '--games', '200'])")
    assert done.returncode == 0, done.stderr
    assert "(WebAssembly)" in done.stdout


def test_every_level_answers_from_the_first_second() -> None:
    code = """
import charsu
from charsu.bots import ask, bot
for level in ("apprentice", "pedlar", "trader", "merchant", "vizier", "sultan"):
    match = charsu.game("yspahan").new_match(2, seed=3)
    player = bot(level, seed=1)
    for _ in range(6):
        match.play(ask(player, match))
    print(level, len(getattr(player, "trees", ())))
"""
    done = run(code)
    assert done.returncode == 0, done.stderr
    trees = dict(line.split() for line in done.stdout.splitlines())
    assert int(trees["merchant"]) > 0
    assert int(trees["vizier"]) > 0, "the search thinks in the module"


def test_a_match_is_judged_in_the_module() -> None:
    code = """
import charsu
from charsu.analysis.moments import moment
from charsu.analysis.work import valuation_for
match = charsu.game("yspahan").new_match(2, seed=3)
for _ in range(12):
    match.play(match.options()[0])
valuation = valuation_for(match.table)
for number in range(1, match.number):
    moment(valuation, match, number, 32, 1)
print("judged")
"""
    done = run(code)
    assert done.stdout == "judged\n", done.stderr


def test_one_answer_at_a_time_is_what_plain_rules_say() -> None:
    code = """
import charsu
from charsu.testing.conformance import check_compiled_steps
check_compiled_steps(charsu.game("yspahan"), 2, answers=100)
"""
    done = run(code)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("key", OWN)
def test_the_whole_kit_passes(key: str) -> None:
    code = f"""
import charsu
from charsu.testing.conformance import check_everything
game = charsu.game({key!r})
check_everything(game, game.seats[0])
"""
    done = run(code)
    assert done.returncode == 0, done.stderr


def test_what_only_a_compiler_can_do_names_the_extra() -> None:
    done = run("from charsu.envs.vector import VectorEnv; VectorEnv('yspahan', 2, 4)")
    assert 'pip install "charsu[numba]"' in done.stderr.splitlines()[-1]
