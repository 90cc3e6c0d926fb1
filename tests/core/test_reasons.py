"""Why not, and what an answer costs: offers say it once, whoever asks is told, and no machine notices."""

from __future__ import annotations

import ast
import re
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock
from types import FunctionType
from typing import Any

import pytest

import charsu
from charsu import CHANCE, Game, IllegalAnswer, Match
from charsu.core.choices import Choices, allow
from charsu.core.essence import _functions, essence
from charsu.core.reasons import reason, refuse, without_reasons
from charsu.core.rule import rule
from charsu.core.text import Ref
from charsu.core.worth import worths
from charsu.locale import LANGUAGES, files
from charsu.sim.loops import CODE
from charsu.testing.changed import changed
from charsu.testing.conformance import numbered_rules
from core.bazaar import rules
from core.bazaar.answers import CARD, STALL
from core.bazaar.components import Card, Stall


@pytest.fixture
def match(bazaar: Game) -> Match:
    return bazaar.new_match(2, chance="ask").play("start 0")


# --- why not -----------------------------------------------------------------------


def test_an_offer_names_the_rule_that_refuses(match: Match) -> None:
    reason = match.why_not("go well")
    assert reason is not None and reason.rule == "BAZ-02"
    assert reason.say("de") == "Dieser Stand ist weder der nächste noch der übernächste."


def test_a_reason_has_arguments_with_words(match: Match) -> None:
    reason = match.why_not(CARD + Card.COINS)
    assert reason is not None and reason.sentence.args == {"card": Ref("bazaar-card-0")}
    assert reason.to_json() == {"text": {"id": "bazaar-why-no-card", "args": {"card": {"ref": "bazaar-card-0"}}}, "rule": "BAZ-07"}


def test_what_is_possible_has_no_reason(match: Match) -> None:
    assert [match.why_not(answer) for answer in match.options()] == [None, None]


def test_what_no_offer_speaks_of_has_a_general_reason(match: Match, bazaar: Game) -> None:
    def why(match: Match, answer: str | int, seat: int | None = None) -> tuple[str, str]:
        reason = match.why_not(answer, seat)
        assert reason is not None
        return reason.sentence.id, reason.rule

    assert why(match, "pass") == ("why-question", "")
    assert why(match, "go tea-house", seat=1) == ("why-turn", "")
    assert why(bazaar.new_match(2, chance="ask"), "stall well") == ("why-chance", "")
    over = bazaar.new_match(2, seed=1)
    while not over.is_over:
        over.play(over.legal_ids()[0])
    assert why(over, "pass") == ("why-over", "")


@pytest.mark.parametrize("nonsense", ["fly to the moon", 60, -1])
def test_what_is_no_answer_at_all_is_refused(match: Match, nonsense: str | int) -> None:
    with pytest.raises(IllegalAnswer, match="bazaar has no answer"):
        match.why_not(nonsense)


# --- what it costs -------------------------------------------------------------------


def test_an_answer_is_tried_on_a_copy(match: Match) -> None:
    match.play("go tea-house", "announce 3", "roll 6 6")  # coins enough
    while match.actor == CHANCE or match.question() != "Does Red buy a gem?":
        match.play("go gem-dealer" if "go gem-dealer" in map(str, match.options()) else match.legal_ids()[0])
    before = match.state.tobytes()
    assert match.worth("buy 1") == {"coins": -4, "gems": 1}
    assert match.worth("pass") == {}
    assert match.state.tobytes() == before


def test_what_depends_on_hidden_things_is_left_out(bazaar: Game) -> None:
    """Were the hand of somebody else to pay at once, nobody would be told how much."""

    @rule
    def imagine(s: Any, viewer: int, seed: int) -> None:
        s.hand[1][0] = seed

    @rule
    def peeking(s: Any, answer: int) -> None:
        s.coins[0] += 10 + s.hand[1][0]
        s.gems[0] += 1

    match = bazaar.new_match(2, chance="ask").play("start 0")
    match.game = changed(bazaar, apply=peeking, determinise=imagine)
    assert worths(match, [STALL + Stall.TEA_HOUSE]) == [{"gems": 1}]


# --- no machine notices ---------------------------------------------------------------


@rule
def offer_silently(s: Any, player: int, choices: Choices) -> None:
    """As below."""
    for stall in range(5):
        if s.stall[player] == stall:
            allow(choices, stall)
    if s.coins[player] > 3:
        allow(choices, 7)


@reason
def far(s: Any, stall: int, choices: Choices) -> None:
    refuse(choices, stall, "far" if s.coins[0] else "near", "X-1", coins=str([s.coins[0]]))


@rule
def offer_with_reasons(s: Any, player: int, choices: Choices) -> None:
    """As below."""
    for stall in range(5):
        if s.stall[player] == stall:
            allow(choices, stall)
        elif s.coins[player] == 0:
            refuse(choices, stall, "poor", "X-2", coins=s.coins[player])
        else:
            far(s, stall, choices)
    if s.coins[player] > 3:
        allow(choices, 7)
    if s.coins[player] == 2:
        refuse(choices, 7, "two", "X-3")
    for stall in range(5):
        refuse(choices, stall, "any", "X-4")


def test_rules_are_the_same_with_and_without_reasons() -> None:
    silent, spoken = without_reasons(offer_silently), without_reasons(offer_with_reasons)  # type: ignore[arg-type]
    assert silent is offer_silently and spoken is not offer_with_reasons
    code = [(fn.__code__.co_code, fn.__code__.co_consts, fn.__code__.co_names, fn.__code__.co_varnames) for fn in (silent, spoken)]
    assert code[0] == code[1]
    said = [essence(fn) for fn in (offer_silently, offer_with_reasons)]  # type: ignore[arg-type]
    assert said[0] == said[1].replace("offer_with_reasons", "offer_silently")


@rule
def offer_by_case(s: Any, choices: Choices) -> None:
    match s.coins[0]:
        case 0:
            refuse(choices, 0, "none", "X-1")
        case 1:
            allow(choices, 1)
    if s.coins[0] > 1:
        refuse(choices, 1, "many", "X-2")
    else:
        allow(choices, 2)


@rule
def offer_nothing(choices: Choices) -> None:
    refuse(choices, 0, "nothing", "X-1")


def test_whatever_holds_nothing_but_reasons_is_empty_without_them(match: Match) -> None:
    choices = match.game.choices.twin()
    without_reasons(offer_nothing)(choices)  # type: ignore[arg-type]
    match.plain.coins[0] = 1
    without_reasons(offer_by_case)(match.plain, choices)  # type: ignore[arg-type]
    assert choices.answer[: choices.n] == [1, 2]
    match.plain.coins[0] = 0
    without_reasons(offer_by_case)(match.plain, choices)  # type: ignore[arg-type]
    assert choices.answer[: choices.n] == [1, 2, 2]


def test_the_fingerprint_of_a_game_knows_no_reasons(bazaar: Game) -> None:
    program = CODE.program(bazaar.ruleset())
    assert "refuse" not in {name for fn in program.order for name in fn.__code__.co_names}
    assert any("refuse" in fn.__code__.co_names for fn in vars(rules).values() if isinstance(fn, FunctionType))


def test_only_one_thread_parses_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    parsing, parse = Lock(), ast.parse

    def parse_alone(*given: Any, **named: Any) -> ast.Module:
        assert parsing.acquire(blocking=False), "two threads parse at once, which Python 3.11 does not bear"
        time.sleep(0.01)
        parsing.release()
        return parse(*given, **named)

    monkeypatch.setattr("charsu.core.essence.ast.parse", parse_alone)
    _functions.cache_clear()
    with ThreadPoolExecutor(4) as threads:
        assert len(set(threads.map(essence, [offer_silently] * 8))) == 1  # type: ignore[arg-type]
    _functions.cache_clear()


def test_what_only_gives_reasons_runs_when_somebody_asks_and_may_be_any_python(match: Match) -> None:
    asked = []

    @reason
    def wonder(s: Any, choices: Choices) -> None:
        asked.append({"any": "python"})

    wonder(match.plain, match.game.choices.twin())
    assert asked == []


# --- in the games of the package --------------------------------------------------------

GAMES = Path(charsu.__file__).parent / "games"


def constants(key: str) -> set[str]:
    """All texts that stand in the sources of a game."""
    trees = (ast.parse(path.read_text("utf8")) for path in (GAMES / key).rglob("*.py"))
    return {n.value for tree in trees for n in ast.walk(tree) if isinstance(n, ast.Constant) and isinstance(n.value, str)}


@pytest.mark.parametrize("key", ["cairo", "istanbul", "yspahan"])
def test_reasons_and_their_words_fit_together(key: str) -> None:
    said = constants(key)
    rules_named = {text for text in said if re.fullmatch(r"(IST|MB|LS|GB|YSP|CAI)-[A-Z0-9]+-\d+", text)}
    assert not rules_named - numbered_rules(charsu.game(key))
    made = {f"needs-{what}" for what in ("lira", "coffee", "seals", "goods")}
    for language in LANGUAGES:
        words = {
            line.partition(" = ")[0].removesuffix(" =").removeprefix(f"{key}-why-")
            for path in files(language)
            for line in path.read_text("utf8").splitlines()
            if line.startswith(f"{key}-why-")
        }
        assert len(words) > 20 and not words - said - made
