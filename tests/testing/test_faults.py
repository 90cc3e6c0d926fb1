"""The kit finds what is wrong: every check fails on a game broken on purpose."""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from charsu import Game
from charsu.core.choices import allow
from charsu.core.flow import asked
from charsu.core.notation import Notation
from charsu.core.reasons import refuse
from charsu.core.rule import rule
from charsu.testing import conformance, fuzz
from charsu.testing.changed import changed
from charsu.testing.citations import complaints
from charsu.testing.walk import Fault, option_pairs, walk
from core.bazaar import problems as bazaar_problems
from core.bazaar.answers import PASS
from core.bazaar.components import Card, Decision, Event


def options_of(game: Game, after: Any) -> Game:
    """The game with something done after its offers."""

    def options(s: Any, choices: Any) -> None:
        game.rules.options(s, choices)
        after(s, choices)

    return changed(game, options=rule(options))


def apply_of(game: Game, after: Any) -> Game:
    def apply(s: Any, answer: int) -> None:
        game.rules.apply(s, answer)
        after(s)

    return changed(game, apply=rule(apply))


check_leaks = partial(conformance.check_leaks, count=10_000)


def fails(message: str, game: Game, check: Any = conformance.check_random_games) -> None:
    with pytest.raises(Fault, match=message):
        check(game, 2)


def test_a_crash_is_found_and_can_be_seen_again(bazaar: Game) -> None:
    broken = apply_of(bazaar, lambda s: 1 // (s.turns - 3))
    fails(r"ZeroDivisionError.*\[bazaar, 2 players, options {}, seed 1, answer \d+ \(", broken)


def test_a_dead_end_is_found(bazaar: Game) -> None:
    def nothing(s: Any, choices: Any) -> None:
        if s.turns == 3:
            choices.n = 0

    fails("dead end", options_of(bazaar, nothing))


def test_an_endless_game_is_found(bazaar: Game) -> None:
    def never(s: Any) -> None:
        s.turns = 0
        s.goal = 100

    endless = apply_of(bazaar, never).new_match(2, chance="ask")
    with pytest.raises(Fault, match="does not end within 500 answers"):
        deque(walk(endless, seed=1, most=500))


def test_a_number_that_does_not_fit_is_found(bazaar: Game) -> None:
    def grow(s: Any) -> None:
        s.goal += 20

    fails("RangeError: goal cannot hold 1", apply_of(bazaar, grow))


def test_an_answer_offered_twice_is_found(bazaar: Game) -> None:
    fails("offered twice", options_of(bazaar, lambda s, choices: allow(choices, choices.answer[0])))


def test_a_lost_piece_is_found(bazaar: Game) -> None:
    def lose(s: Any) -> None:
        s.discard[Card.COINS] = 0

    fails("there are not 6 cards", apply_of(bazaar, lose))


def test_full_notes_are_found(bazaar: Game) -> None:
    def fill(s: Any) -> None:
        s.n_notes = len(s.notes)

    fails("no room for another note", apply_of(bazaar, fill))


def test_two_answers_written_alike_are_found(bazaar: Game) -> None:
    notation = bazaar.words.notation
    spans = tuple(replace(span, write=lambda i: "somewhere") if span.name == "stall" else span for span in notation.spans)
    fails("written alike", changed(bazaar, notation=Notation(spans, notation.verbs)))


def test_missing_words_are_found(bazaar: Game) -> None:
    fails("there are no words for nowhere-1 in en", changed(bazaar, asked=lambda s: {"player": _ref("nowhere-1")}))


def _ref(name: str) -> Any:
    from charsu.core.text import Ref

    return Ref(name)


def test_a_view_that_is_no_json_is_found(bazaar: Game) -> None:
    fails("not ready for JSON", changed(bazaar, view=lambda s, seat: {"cards": {1, 2}}))


def test_a_view_that_breaks_for_one_seat_at_one_moment_is_found(bazaar: Game) -> None:
    view = bazaar.pictures.view

    def breaks(s: Any, seat: int | None) -> dict[str, Any]:
        return {"card": [][seat]} if s.turns == 3 and seat == 1 else view(s, seat)

    fails("IndexError", changed(bazaar, view=breaks))


def test_an_answer_that_cannot_be_described_is_found(bazaar: Game) -> None:
    def breaks(s: Any, answer: int) -> dict[str, Any]:
        return {"stall": [][answer]} if s.turns == 3 else {}

    fails("IndexError", changed(bazaar, details=breaks))


def test_two_options_that_do_not_go_together_are_found(bazaar: Game) -> None:
    """Every pair of values meets at a table; what is only wrong for both together is seen there."""
    tables = list(option_pairs(bazaar))
    for one, other in combinations(bazaar.table_options, 2):
        assert {(a, b) for a in one.values for b in other.values} <= {(t[one.key], t[other.key]) for t in tables}


def test_a_question_that_tells_a_secret_is_found(bazaar: Game) -> None:
    leaky = changed(bazaar, asked=lambda s: {"pile": s.pile[Card.GEM]})
    fails("depends on what it cannot see", leaky, check_leaks)


def test_an_event_that_tells_a_secret_is_found(bazaar: Game) -> None:
    def tell(s: Any) -> None:
        if asked(s) == Decision.ANNOUNCE:
            s.notes[0] = [Event.WENT, s.active, s.pile[Card.GEM], 0]

    fails("tells seat . what it may not know", apply_of(bazaar, tell), check_leaks)


def test_a_reason_that_tells_a_secret_is_found(bazaar: Game) -> None:
    def blab(s: Any, choices: Any) -> None:
        refuse(choices, PASS, "far", "BAZ-02", cards=s.pile[Card.GEM])

    fails("the view of seat . depends on what it cannot see", options_of(bazaar, blab), check_leaks)


def test_a_reason_by_a_rule_that_is_not_written_is_found(bazaar: Game) -> None:
    invented = options_of(bazaar, lambda s, choices: refuse(choices, PASS, "far", "BAZ-77"))
    fails("refuses 'pass' by BAZ-77, which is not in the rulebook", invented, conformance.check_reasons)


def test_a_reason_without_words_is_found(bazaar: Game) -> None:
    mumbling = options_of(bazaar, lambda s, choices: refuse(choices, PASS, "tired", "BAZ-02"))
    fails("there are no words for bazaar-why-tired", mumbling)


def test_a_deal_that_changes_what_is_known_is_found(bazaar: Game) -> None:
    def deal(s: Any, viewer: int, seed: int) -> None:
        bazaar.rules.determinise(s, viewer, seed)
        s.hand[viewer][Card.GEM], s.pile[Card.GEM] = s.hand[viewer][Card.GEM] + 1, s.pile[Card.GEM] - 1

    fails("imagines an impossible position|changes what seat", changed(bazaar, determinise=rule(deal)), check_leaks)


def test_a_deal_that_leaves_nothing_to_answer_is_found(bazaar: Game) -> None:
    offers: list[str] = []  # after a deal: that of a match's first position, and that of the imagined one

    def deal(s: Any, viewer: int, seed: int) -> None:
        bazaar.rules.determinise(s, viewer, seed)
        offers[:] = ["imagined", "first"]

    def nothing(s: Any, choices: Any) -> None:
        if offers and offers.pop() == "imagined":
            choices.n = 0

    lost = changed(options_of(bazaar, nothing), determinise=rule(deal))
    fails("imagines a position in which nothing can be answered", lost, check_leaks)


def test_a_copy_that_shares_something_is_found(bazaar: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    from charsu import Match

    def shallow(self: Match) -> Match:
        twin = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin._history = self._history.copy()
        return twin

    monkeypatch.setattr(Match, "copy", shallow)
    fails("playing on a copy changes the original", bazaar, conformance.check_copies)


def test_an_undo_across_chance_is_found(bazaar: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    from charsu import Match

    monkeypatch.setattr(Match, "free_undo", property(lambda self: min(2, self.number)))
    fails("spans chance or another seat", bazaar, conformance.check_undo)


def test_the_fuzzer_reports_the_first_fault(bazaar: Game) -> None:
    broken = changed(bazaar, problems=lambda s: bazaar_problems(s) + (["too rich"] if max(s.coins) > 9 else []))
    with pytest.raises(Fault, match="too rich"):
        fuzz.fuzz(broken, seconds=60)
    assert fuzz.fuzz(bazaar, seconds=0) == 1


def test_a_rule_nobody_cites_and_a_citation_of_no_rule_are_found(tmp_path: Path) -> None:
    for folder in ("code", "tests"):
        (tmp_path / folder).mkdir()
    (tmp_path / "rules.md").write_text("- **XYZ-01** One.\n- **XYZ-02** Two.\n- **XYZ-INV-03** Three.\n", "utf8")
    (tmp_path / "code" / "a.py").write_text("'''[XYZ-01]'''", "utf8")
    (tmp_path / "tests" / "a.py").write_text("rule_test('XYZ-01', 'XYZ-09')", "utf8")
    assert complaints(tmp_path / "rules.md", [tmp_path / "code"], [tmp_path / "tests"]) == [
        "XYZ-02 is not carried out",
        "XYZ-02 is not tested",
        "XYZ-INV-03 is not tested",
        "XYZ-09 is cited but stands in no rulebook",
    ]
