"""The search: what it knows, how it spends its budget, what it tells."""

from __future__ import annotations

import time
from types import SimpleNamespace

import numpy as np
import pytest

import charsu
from charsu.bots import ask, bot, tree
from charsu.bots import program as search_program
from charsu.bots.program import Ground, compile_search, ground_for
from charsu.bots.search import SearchBot, Tree
from charsu.bots.thinking import Budget, Settings, is_decided
from charsu.core.errors import CharsuError
from charsu.core.match import Match
from charsu.core.view import Answer, View
from charsu.locale import bundle

ISTANBUL = charsu.game("istanbul")


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    compile_search(ISTANBUL.ruleset())


@pytest.fixture
def match() -> Match:
    """A match of two in its middle, where somebody is about to move."""
    match = ISTANBUL.new_match(2, seed=3)
    greedy = bot("greedy", seed=1)
    while match.number < 60 or not match.options()[0].notation.startswith("go "):
        match.play(ask(greedy, match))
    return match


def test_the_same_seed_and_iterations_give_the_same_thought(match: Match) -> None:
    thoughts = [SearchBot(Budget(None, 500), seed=4).think(match.view(match.actor), match.options()) for _ in range(2)]
    assert thoughts[0].visits == thoughts[1].visits
    assert thoughts[0].iterations == 500


def test_it_cannot_know_what_its_seat_cannot_see(match: Match) -> None:
    """The hands of others and the deck are dealt anew; the thought stays the same."""
    greedy = bot("greedy", seed=1)
    while match.actor is None or not match.plain.hand_size[1 - match.actor] or len(match.legal_ids()) < 3:
        match.play(ask(greedy, match))
    seat = match.actor
    other = match.plain.copy()
    hidden = match.view(seat).record
    deals = []
    for seed in range(20):
        deals.append(ISTANBUL.rules.state.twin.load(hidden))
        ISTANBUL.rules.determinise(deals[-1], seat, seed)
    refilled = next(deal for deal in deals if deal.hand != other.hand)
    again = Match.from_position(ISTANBUL, refilled)
    first = SearchBot(Budget(None, 300), seed=4).think(match.view(seat), match.options())
    second = SearchBot(Budget(None, 300), seed=4).think(again.view(seat), again.options())
    assert first.visits == second.visits


def test_a_thought_tells_shares_visits_and_a_line(match: Match) -> None:
    thought = SearchBot(Budget(None, 2000), seed=4).think(match.view(match.actor), match.options())
    assert sum(thought.visits.values()) == 2000
    assert set(thought.visits) == {o.notation for o in match.options()}
    assert list(thought.visits.values()) == sorted(thought.visits.values(), reverse=True)
    assert abs(sum(thought.shares) - 1) < 0.01
    assert thought.line[0] == next(iter(thought.visits))
    assert len(thought.line) > 2
    assert all(0 <= value <= 1 for value in thought.values.values())
    assert thought.to_json()["iterations"] == 2000


def test_a_thought_tells_its_line_in_words_as_the_log_would(match: Match) -> None:
    thought = SearchBot(Budget(None, 2000), seed=4).think(match.view(match.actor), match.options())
    played = match.copy()
    played.dice = None
    before = len(played.log())
    played.play(thought.line[0])
    first = played.log("de", match.actor)[before:]
    assert first and thought.words("de")[: len(first)] == first
    assert len(thought.words()) >= len(first) and thought.words() != thought.words("de")
    assert thought.to_json()["story"][0] == thought.story[0].to_json()


def test_the_tree_is_used_again_after_the_own_answer(match: Match) -> None:
    thinker = SearchBot(Budget(None, 5000), seed=4)
    seat = match.actor
    match.play(ask(thinker, match))
    while match.actor == seat and len(match.legal_ids()) == 1:
        match.play(match.legal_ids()[0])
    assert match.actor == seat
    thought = thinker.think(match.view(seat), match.options())
    assert thought.reused > 100
    assert sum(thought.visits.values()) >= 1000


def test_a_clear_answer_does_not_use_up_the_budget(match: Match) -> None:
    """Choosing stops once the question is decided, and chooses as well as with the whole budget."""
    thinker = SearchBot(Budget(None, 20_000), seed=4)
    answer = thinker.choose(match.view(match.actor), match.options())
    ((tree,),) = thinker.trees.values()
    spent = int(tree.nodes[tree.root]["visits"])
    assert spent < 20_000
    assert is_decided(tree.tried(), spent, 20_000 - spent, thinker.settings)
    whole = SearchBot(Budget(None, 20_000), seed=4).think(match.view(match.actor), match.options())
    assert whole.values[answer.notation] > whole.values[next(iter(whole.visits))] - 0.01


def ground() -> Ground:
    ground = ground_for(ISTANBUL.ruleset())
    assert ground is not None
    return ground


def test_answers_as_good_as_each_other_do_not_use_up_the_budget() -> None:
    """Which of two equal cards goes first makes no difference, and the search sees that after a tenth of its iterations."""
    tree = Tree.plant(ISTANBUL, ground(), Settings(), ())
    tree.nodes[1]["child"], tree.nodes[2]["sibling"] = 2, 3
    for node, share in ((2, 0.501), (3, 0.5)):
        tree.nodes[node]["question"], tree.nodes[node]["visits"] = 16 * 130 + 1, 1000
        tree.nodes[node]["total"][0] = 1000 * share
    assert not is_decided(tree.tried(), 2000, 20_000, Settings())
    assert is_decided(tree.tried(), 2000, 18_000, Settings())
    assert not is_decided(tree.tried(), 2000, 18_000, Settings(even=1))
    tree.nodes[3]["total"][0] = 490
    assert not is_decided(tree.tried(), 2000, 18_000, Settings())
    tree.nodes[3]["visits"], tree.nodes[3]["total"][0] = 499, 0  # far behind: no longer among those in front
    assert is_decided(tree.tried(), 2000, 18_000, Settings())


def test_every_walk_is_judged_when_all_have_had_as_many_turns(match: Match) -> None:
    """Whatever was answered on the way, three rounds later; a cut by answers ends anywhere."""
    view = match.view(match.actor)
    lengths = []
    for settings in (Settings(rounds=3), Settings(cut=30)):
        tree = Tree.plant(ISTANBUL, ground(), settings, view.answers)
        tree.look_at(view)
        turns = []
        for seed in range(20):
            tree.ground.think(tree.nodes, tree.settings, 1, tree.walk, seed, 1)
            turns.append(int(tree.walk.board["turns"][0]) - match.plain.turns)
        lengths.append(set(turns))
    assert lengths[0] == {3 * 2}
    assert len(lengths[1]) > 1


def test_trees_of_different_tables_are_kept_apart(match: Match) -> None:
    thinker = SearchBot(Budget(None, 200), seed=4)
    ask(thinker, match)
    elsewhere = ISTANBUL.new_match(2, seed=77)
    assert thinker.think(elsewhere.view(elsewhere.actor), elsewhere.options()).reused == 0


def test_threads_grow_a_tree_each(match: Match) -> None:
    thought = SearchBot(Budget(None, 300, threads=2), seed=4).think(match.view(match.actor), match.options())
    assert thought.iterations == 600


def test_with_more_than_two_players_everybody_maximises_for_themselves() -> None:
    match = ISTANBUL.new_match(4, seed=3)
    thought = SearchBot(Budget(None, 500), seed=4).think(match.view(match.actor), match.options())
    assert len(thought.shares) == 4
    assert all(0 < share < 1 for share in thought.shares)


def test_it_takes_a_victory_that_lies_on_the_table() -> None:
    """One ruby short, with the money for it and the dealer in reach: everything but going there loses visits."""
    match = ISTANBUL.new_match(2, {"starter": "0"}, seed=3)
    s = match.plain.copy()
    s.rubies[0], s.rubies[1], s.lira[0] = s.goal - 1, s.goal - 1, 60
    s.merchant[0] = 1  # beside the dealer in the layout of short paths
    s.starter = 1  # so the seat's turn is the last of the round
    s.neutral_merchant[2] = 12
    built = Match.from_position(ISTANBUL, s, seed=1)
    thought = SearchBot(Budget(None, 1500), seed=4).think(built.view(0), built.options())
    assert next(iter(thought.visits)) == "go 16"
    assert thought.shares[0] > 0.8


def test_the_clock_shortens_the_budget() -> None:
    assert Budget(2.0).within(10.0).seconds == pytest.approx(0.9 * 0.2)
    assert Budget(0.1).within(1000.0).seconds == pytest.approx(0.9 * 0.1)
    assert Budget(2.0).within(None).seconds == pytest.approx(0.9 * 2.0)
    assert Budget(None, 100).within(None).seconds is None
    assert Budget(None, 100).within(0.1).seconds == pytest.approx(0.9 * 0.01)


def test_while_rules_compile_the_heuristic_answers_at_once(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("charsu.core.program._compiled", {})
    monkeypatch.setattr(search_program, "available", lambda rules, *more: False)  # and no module is there
    monkeypatch.setattr(search_program, "_started", {ISTANBUL.ruleset()})  # somebody compiles already
    greedy = bot("greedy", seed=1).choose(match.view(match.actor), match.options(), None)
    began = time.perf_counter()
    assert bot("search:30s", seed=1).choose(match.view(match.actor), match.options(), None) == greedy
    assert time.perf_counter() - began < 30
    assert not search_program.search_ready(ISTANBUL.ruleset())


@pytest.mark.parametrize(
    ("text", "budget"),
    [("0.5s", Budget(0.5, None)), ("2000", Budget(None, 2000)), ("1s:2", Budget(1.0, None, 2)), ("10:3", Budget(None, 10, 3))],
)
def test_budgets_are_read(text: str, budget: Budget) -> None:
    assert Budget.parse(text) == budget


def test_iterations_too_quick_for_the_clock_are_no_pace() -> None:
    """Near the end of a match a hundred of them may take no time that a browser's clock can see."""
    assert Budget(0.3, 500).left(100, 0.0) == 400
    assert Budget(0.3, 500).left(100, 0.15) == 100


def test_a_budget_that_makes_no_sense_is_refused() -> None:
    with pytest.raises(CharsuError, match="'soon' is no budget"):
        bot("search:soon")


def test_a_full_tree_still_answers(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("charsu.bots.search.NODES", 40)
    thought = SearchBot(Budget(None, 400), seed=4).think(match.view(match.actor), match.options())
    assert sum(thought.visits.values()) == 400


def test_both_kinds_of_chance_nodes_search(match: Match) -> None:
    for chance in (0, 1):
        settings = Settings(chance=chance)
        thought = SearchBot(Budget(None, 300), seed=4, settings=settings).think(match.view(match.actor), match.options())
        assert sum(thought.visits.values()) == 300


@pytest.mark.parametrize("language", ["en", "de", "ru", "uk"])
def test_levels_have_names_in_every_language(language: str) -> None:
    from charsu.arena.ladder import LEVELS
    from charsu.core.text import Sentence

    names = [bundle(language).say(Sentence(f"bot-{key}")) for key in LEVELS]
    assert len(set(names)) == len(LEVELS)
    assert not any("bot-" in name for name in names)


def test_records_of_views_are_what_the_compiled_search_reads(match: Match) -> None:
    assert isinstance(match.view(0).record, np.ndarray)
    assert match.view(0).record.dtype == ISTANBUL.rules.state.dtype


def asked(match: Match) -> tuple[View, list[Answer]]:
    return match.view(match.actor), match.options()


def test_a_shared_victory_counts_in_equal_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three who share it get a third each, as simulators and the arena count."""
    monkeypatch.setattr(tree, "standing", lambda s, player: s.standings[player])
    for standings, expected in (([5, 5, 5], [1 / 3] * 3), ([5, 5, 2], [0.5, 0.5, 0.0]), ([1, 5, 2], [0.0, 1.0, 0.0])):
        shares = [0.0] * 3
        tree.judge(SimpleNamespace(swing=1), SimpleNamespace(over=1, players=3, standings=standings), shares)
        assert shares == pytest.approx(expected)
