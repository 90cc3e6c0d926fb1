"""Bots that are processes of their own."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import charsu
from charsu.bots import ask, bot
from charsu.bots.stdio import BrokenBot, StdioBot
from charsu.core.errors import CharsuError, IllegalAnswer
from charsu.core.match import Match

EXAMPLE = Path(__file__).parents[2] / "examples" / "stdio_bot.py"


@pytest.fixture
def match() -> Match:
    return charsu.game("istanbul").new_match(2, seed=5)


@pytest.fixture
def script(tmp_path: Path) -> Iterator[Callable[[str], StdioBot]]:
    """A bot whose answer to every question is the given Python expression of the message `m`."""
    made: list[StdioBot] = []

    def make(expression: str, patience: float = 10.0) -> StdioBot:
        path = tmp_path / f"bot{len(made)}.py"
        path.write_text(
            "import json, sys, time\n"
            "for line in sys.stdin:\n"
            "    m = json.loads(line)\n"
            "    if m['type'] == 'choose':\n"
            f"        print({expression}, flush=True)\n",
            "utf8",
        )
        made.append(StdioBot(shlex.join([sys.executable, str(path)]), patience=patience))
        return made[-1]

    yield make
    for each in made:
        each.close()


def test_the_example_plays_a_whole_match(match: Match) -> None:
    outside = bot(f"stdio:{shlex.join([sys.executable, str(EXAMPLE)])}", seed=1)
    greedy = bot("greedy", seed=1)
    asked = 0
    while match.actor is not None:
        asked += match.actor == 0
        match.play(ask(outside if match.actor == 0 else greedy, match))
    outside.close()  # type: ignore[attr-defined]
    assert asked > 20
    assert match.is_over


def test_the_process_sees_its_seats_view_only(match: Match, script: Callable[..., StdioBot]) -> None:
    seat = match.actor
    hands = "[p['hand'] is None for p in m['view']['table']['players']]"
    hidden = f"json.dumps({{'number': m['number'], 'answer': m['options'][int({hands}[{1 - (seat or 0)}])]['id']}})"
    assert ask(script(hidden), match) == match.legal_ids()[1]


def test_an_answer_is_an_id_or_a_notation(match: Match, script: Callable[..., StdioBot]) -> None:
    assert ask(script("json.dumps({'number': m['number'], 'answer': m['options'][2]['notation']})"), match) == match.legal_ids()[2]


def test_late_answers_to_earlier_questions_are_passed_over(match: Match, script: Callable[..., StdioBot]) -> None:
    twice = (
        "json.dumps({'number': m['number'] - 1, 'answer': 'nonsense'}) + '\\n' + "
        "json.dumps({'number': m['number'], 'answer': m['options'][0]['id']})"
    )
    assert ask(script(twice), match) == match.legal_ids()[0]


@pytest.mark.parametrize(
    ("expression", "complaint"),
    [("'hello'", "which is no answer"), ("sys.exit()", "has ended"), ("time.sleep(30)", "did not answer within 0.5 s")],
)
def test_a_bot_that_misbehaves_is_named(match: Match, script: Callable[..., StdioBot], expression: str, complaint: str) -> None:
    bad = script(expression, 10.0 if "sleep" not in expression else 0.5)
    with pytest.raises(BrokenBot, match=complaint):
        ask(bad, match)
    assert bad.process is not None
    bad.process.kill()


def test_an_impossible_answer_is_refused(match: Match, script: Callable[..., StdioBot]) -> None:
    with pytest.raises(IllegalAnswer):
        ask(script("json.dumps({'number': m['number'], 'answer': 'fly to the moon'})"), match)


@pytest.mark.parametrize("command", ["no-such-program --fast", "'unclosed"])
def test_a_command_that_cannot_be_started_is_told_in_one_sentence(match: Match, command: str) -> None:
    with pytest.raises(BrokenBot, match=r"cannot be started: .* such as stdio:python my_bot.py"):
        ask(bot(f"stdio:{command}"), match)


def test_a_stdio_bot_wants_a_command() -> None:
    with pytest.raises(CharsuError, match="wants its command"):
        bot("stdio")
