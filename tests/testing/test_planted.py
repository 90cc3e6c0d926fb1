"""Sixteen kinds of mistakes that newcomers make, planted in the bazaar: fifteen are found, each by a sentence with its remedy.

One of them shows only in compiled code: `test_compiled.py`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest

from charsu import Game
from charsu.core.engine import build
from charsu.core.flow import actor, ask, asked, second_detail, set_second_detail
from charsu.core.game import EventText
from charsu.core.meaning import Glance, Meaning
from charsu.core.rule import rule
from charsu.testing import conformance
from charsu.testing.changed import changed
from charsu.testing.walk import Fault
from core.bazaar import rules
from core.bazaar.components import Card, Decision, Event, Step
from core.bazaar.rules import answer_go


def after(game: Game, what: Callable[[Any], None]) -> Game:
    """The game with something done after every answer."""

    def apply(s: Any, answer: int) -> None:
        game.rules.apply(s, answer)
        if not s.over:
            what(s)

    return changed(game, apply=rule(apply))


def module(**tables: Any) -> ModuleType:
    made = ModuleType("rules")
    made.__dict__.update(vars(rules))
    made.__dict__.update(tables)
    return made


# --- what is no rule -----------------------------------------------------------


def give_away(s: Any) -> None:
    s.coins[0] -= 1


def answer_swap(s: Any, player: int, answer: int) -> None:
    rules.answer_go(s, player, answer)


@rule
def answer_and_give(s: Any, player: int, answer: int) -> None:
    give_away(s)


PRICES = [1, 2]


@rule
def answer_by_list(s: Any, player: int, answer: int) -> None:
    s.coins[player] -= PRICES[0]


TOLL = (1, 1)


@rule
def answer_by_the_last_number(s: Any, player: int, answer: int) -> None:
    answer_go(s, player, answer)
    s.coins[player] += TOLL[player - 1] - 1


def with_answer(game: Game, handler: Any) -> Game:
    answers = {**rules.ANSWERS, Decision.GO: handler}
    engine = build(Step, Decision, [module(ANSWERS=answers)], switches={"PLACES": rules.act_at})
    return changed(game, engine=engine)


@rule
def greedy_hand(s: Any, player: int) -> int:
    s.coins[player] += 1
    return int(s.coins[player])


# --- what tells too much -------------------------------------------------------


def ask_who_has_a_gem(s: Any) -> None:
    """Once in a turn, who holds a gem card may announce."""
    if asked(s) == Decision.GO and s.hand[actor(s)][Card.GEM] and second_detail(s) == 0:
        set_second_detail(s, 1)
        ask(s, Decision.ANNOUNCE, actor(s))


def count_gems_in_the_frame(s: Any) -> None:
    set_second_detail(s, s.pile[Card.GEM])


def touch(game: Game) -> Game:
    def options(s: Any, choices: Any) -> None:
        game.rules.options(s, choices)
        s.turns += 1

    return changed(game, options=rule(options))


def lots(game: Game) -> Game:
    drawn = iter(range(1000))

    def setup(s: Any, players: int, options: Any) -> None:
        game.rules.setup(s, players, options)
        s.coins[0] = next(drawn) % 100

    return changed(game, setup=setup)


def untold(game: Game) -> Game:
    texts = {event: text for event, text in game.words.event_texts.items() if event != Event.WENT}
    return changed(game, event_texts=texts)


def openly_drawn(game: Game) -> Game:
    return changed(game, event_texts={**game.words.event_texts, Event.DREW: EventText(("card",))})


@rule
def answer_go_and_be_paid(s: Any, player: int, answer: int) -> None:
    answer_go(s, player, answer)
    s.coins[player] += 1


PLANTED: dict[str, tuple[str, Callable[[Game], Game], str]] = {
    "a handler that is no rule": (
        "making",
        lambda game: with_answer(game, answer_swap),
        "`take_answer` calls `answer_swap`, which is no rule: mark it with @rule",
    ),
    "a rule that calls none": (
        "rules",
        lambda game: with_answer(game, answer_and_give),
        "`answer_and_give` calls `give_away`, which is no rule: mark it with @rule",
    ),
    "a rule that names a list": (
        "rules",
        lambda game: with_answer(game, answer_by_list),
        "`answer_by_list` names PRICES, which is a list: rules may name integers, tuples of integers and other rules",
    ),
    "a rule that counts from the end": (
        "indices",
        lambda game: with_answer(game, answer_by_the_last_number),
        "`answer_by_the_last_number` looks at number -1 of a table: count from 0 at its front",
    ),
    "a setup that draws lots": ("rules", lots, "differ in `coins`: `setup` may not draw lots; ask CHANCE for them"),
    "a heuristic that is no rule": (
        "making",
        lambda game: changed(game, value=lambda s, player: 0),
        "`value` is `<lambda>`, which is no rule: mark it with @rule",
    ),
    "a heuristic that plays": (
        "heuristic",
        lambda game: changed(game, value=greedy_hand),
        "`greedy_hand` .value. changes `coins` of the position it judges: look, and count in variables of its own",
    ),
    "a secret nobody keeps": (
        "told",
        lambda game: changed(game, secret_of=lambda s: None),
        "is told 'draw coins' or 'draw gem'.*: let `secret_of` name who alone may know the answer to Decision.DRAW",
    ),
    "an event that tells it": ("told", openly_drawn, "Event.DREW tells a guest `card` .*: name it in `private` of the EventText"),
    "a question that betrays a hand": (
        "questions",
        lambda game: after(game, ask_who_has_a_gem),
        "is asked Decision.(ANNOUNCE|GO) or .* is asked Decision.(GO|ANNOUNCE), depending on what .*: ask whoever might have it",
    ),
    "a hidden number in a frame": (
        "questions",
        lambda game: after(game, count_gems_in_the_frame),
        "the to-do list shows seat . what it cannot see: keep hidden values out of frames",
    ),
    "an offer that touches": ("random_games", touch, "the offer of Decision.START changes `turns`: an offer may only look"),
    "scores that rank otherwise": (
        "random_games",
        lambda game: changed(game, scores=lambda s, player: {"cards": s.hand_size[player]}),
        "`standing` and `scores` rank them differently; let them count the same",
    ),
    "an event without words": ("random_games", untold, "Event.WENT has no EventText: add it to `event_texts`"),
}


def complaint(check: str, plant: Callable[[Game], Game], bazaar: Game, compiled: bool = False) -> str:
    """What is said against a game: as it is made, or by a check over several random games. Heuristics are looked at as plain
    Python, and compiled too where `test_compiled.py` asks for it."""
    more = {"compiled": compiled} if check == "heuristic" else {}
    try:
        game = plant(bazaar)
        for seed in range(1, 5) if check != "making" else ():
            getattr(conformance, f"check_{check}")(game, 2, *(() if check == "rules" else (None, seed)), **more)
    except (Fault, TypeError) as error:
        return str(error)
    return ""


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_mistake_is_found_and_its_remedy_told(name: str, bazaar: Game) -> None:
    check, plant, sentence = PLANTED[name]
    fault = complaint(check, plant, bazaar)
    assert re.search(sentence, fault), fault or "nothing was found"
    assert complaint(check, lambda game: game, bazaar) == ""


def test_a_misread_number_is_beyond_the_net(bazaar: Game) -> None:
    """The sixteenth: a walk that pays a coin is a game as sound as any. Only the rulebook and its tests know better."""
    for check in ("making", "rules", "random_games", "told", "questions"):
        assert complaint(check, lambda game: with_answer(game, answer_go_and_be_paid), bazaar) == ""


@pytest.mark.parametrize(
    ("meaning", "sentence"),
    [
        (Meaning(things=("camel",)), "`Meaning.things` names `camel`, which is no field of the record"),
        (Meaning(alike=("camel",)), "`Meaning.alike` names `camel`, which is no option of a table"),
    ],
)
def test_learners_are_told_of_fields_that_are_there(meaning: Meaning, sentence: str, bazaar: Game) -> None:
    assert sentence in complaint("heuristic", lambda game: changed(game, meaning=meaning), bazaar)


@rule
def purses(s: Any, viewer: int, part: int, seen_row: Any, at: int) -> None:
    seen_row[at + part] = s.coins[part]


@rule
def secrets(s: Any, viewer: int, part: int, seen_row: Any, at: int) -> None:
    seen_row[at + part] = s.hand[part][0]


@rule
def too_much(s: Any, viewer: int, part: int, seen_row: Any, at: int) -> None:
    for other in range(2):
        seen_row[at + other] = s.coins[part]


@rule
def meddling(s: Any, viewer: int, part: int, seen_row: Any, at: int) -> None:
    seen_row[at + part] = s.coins[part]
    s.turns += 1


def noticing(game: Game, notice: Any, parts: int = 2, name: str = "purse") -> Game:
    return changed(game, bot=replace(game.bot, glance=Glance({name: (2,)}, parts), notice=notice))


@pytest.mark.parametrize(
    ("notice", "parts", "sentence"),
    [
        (purses, 2, ""),
        (purses, 1, "writes the numbers of the glance [0, 1] times: each belongs to one part"),
        (too_much, 2, "writes the numbers of the glance [2] times: each belongs to one part"),
        (secrets, 2, "`notice` looks at what seat 0 cannot see"),
        (meddling, 2, "`notice` changes the position it looks at"),
    ],
)
def test_what_is_seen_at_a_glance_is_seen_by_whoever_looks(notice: Any, parts: int, sentence: str, bazaar: Game) -> None:
    fault = complaint("heuristic", lambda game: noticing(game, notice, parts), bazaar)
    assert sentence in fault and bool(fault) == bool(sentence)


def test_a_glance_has_names_of_its_own_and_a_rule(bazaar: Game) -> None:
    fault = complaint("heuristic", lambda game: noticing(game, purses, name="coins"), bazaar)
    assert "`Glance` and the record both have a field coins" in fault
    with pytest.raises(TypeError, match="a game has both or neither"):
        changed(bazaar, notice=purses)
