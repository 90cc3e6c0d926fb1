"""Luck, skill and the better move: figures that add up, judged by what a seat knew."""

from __future__ import annotations

import dataclasses
import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import charsu
from charsu.analysis import WHOLE, BadReport, Report, analyse
from charsu.analysis.calibration import Calibration, calibration_for
from charsu.analysis.figures import points, things
from charsu.analysis.judging import AS_JUDGED, Judged, Position
from charsu.analysis.moments import FINE, MOST_OUTCOMES, Verdict, is_open, judge_choice, kind_of, moment, outcomes_of
from charsu.analysis.page import Teller, to_html, to_markdown
from charsu.analysis.shares import mean, minus, plus, to_shares, victory
from charsu.analysis.work import valuation_for
from charsu.bots import ask, bot
from charsu.bots.network import network_for
from charsu.cli import main
from charsu.core.errors import CharsuError
from charsu.core.flow import CHANCE
from charsu.core.match import Match

WALKS = "96"


def played(key: str = "yspahan", players: int = 2, answers: int | None = None, seed: int = 3, **options: Any) -> Match:
    """A match of bots that do not think, up to a number of answers."""
    match = charsu.game(key).new_match(players, options, seed=seed)
    seats = [bot("greedy", seed=seat) if seat % 2 else bot("random", seed=seat) for seat in range(players)]
    while match.actor is not None and (answers is None or match.number < answers):
        match.play(ask(seats[match.actor], match))
    return match


@pytest.fixture(scope="module")
def report() -> Report:
    return analyse(played(answers=40), WALKS)


@pytest.fixture(scope="module")
def ending() -> Report:
    """A finished match of which only the last moments are judged."""
    match = played("cairo", 3)
    made = Report(match, analyse(match.at(0), "64").effort)
    valuation = valuation_for(match.table)
    for number in made.wanted[-12:]:
        made.moments[number] = moment(valuation, match, number, 96, 1)
    return made


# --- shares -------------------------------------------------------------------


def test_shares_add_up_to_the_whole() -> None:
    assert to_shares([1, 1, 1]) == (333_334, 333_333, 333_333)
    assert sum(to_shares([0.1, 0.2, 0.7000001])) == WHOLE


def test_a_victory_that_is_shared_counts_in_parts() -> None:
    assert victory([1, 2]) == (WHOLE, 0)
    assert victory([1, 3, 1]) == (WHOLE // 2, 0, WHOLE // 2)


def test_the_mean_goes_by_the_odds() -> None:
    assert mean([(WHOLE, 0), (0, WHOLE)], [3, 1]) == (750_000, 250_000)


# --- the whole match ----------------------------------------------------------


def test_result_is_start_and_luck_and_skill_exactly_for_every_seat(report: Report, ending: Report) -> None:
    for made in (report, ending):
        for account in made.accounts():
            assert account.result - account.start == account.luck + account.skill + account.others
        assert sum(account.luck for account in made.accounts()) == 0


def test_every_choice_and_every_roll_is_judged(report: Report) -> None:
    match = report.match
    replay = match.at(0)
    several = []
    for number, answer in enumerate(match.history, 1):
        if len(replay.legal_ids()) > 1:
            several.append(number)
        replay.play(answer.id)
    assert sorted(report.moments) == several
    assert report.is_complete
    for judged in report.judged():
        assert {choice.notation for choice in judged.choices} == {
            answer.notation for answer in match.at(judged.number - 1).options()
        }


def test_a_match_that_is_not_over_ends_in_its_last_chances(report: Report) -> None:
    assert not report.match.is_over
    assert report.now is not None
    assert sum(report.now) == WHOLE
    assert report.curve()[-1] == (report.match.number + 1, report.now)


def test_a_finished_match_ends_in_its_result(ending: Report) -> None:
    winners = [row["seat"] for row in ending.match.result or () if row["rank"] == 1]
    assert ending.final is not None
    assert [seat for seat, share in enumerate(ending.final) if share] == sorted(winners)


def test_the_same_seed_gives_the_same_report(report: Report) -> None:
    judged = report.judged()[7]
    again = moment(valuation_for(report.match.table), report.match, judged.number, report.effort.walks, report.effort.seed)
    other = moment(valuation_for(report.match.table), report.match, judged.number, report.effort.walks, 2)
    assert again == judged
    assert other != judged


# --- one moment ---------------------------------------------------------------


def test_luck_is_what_came_less_the_mean_of_what_might_have_come(report: Report) -> None:
    rolls = [judged for judged in report.judged() if judged.actor == CHANCE]
    assert rolls
    for judged in rolls:
        assert judged.before == mean([c.chances for c in judged.choices], [c.odds for c in judged.choices])
        assert judged.luck == minus(judged.given.chances, judged.before)
        assert not any(judged.skill)


def test_a_choice_gives_away_what_lies_between_it_and_the_best(report: Report) -> None:
    for judged in report.judged():
        if judged.actor != CHANCE:
            assert judged.loss == max(0, judged.best.chances[judged.actor] - judged.given.chances[judged.actor])
            assert judged.skill[judged.actor] == -judged.loss
            assert plus(judged.skill, judged.luck) == minus(judged.after, judged.before)


def test_what_a_choice_is_called() -> None:
    assert [kind_of(loss) for loss in (0, 19_999, 20_000, 50_000, 100_000)] == ["fine", "fine", "inaccuracy", "mistake", "blunder"]
    assert kind_of(110_000, error=20_000) == "mistake"


class Told:
    """A valuation that says what it is told, look after look: what each answer promises the first of two seats."""

    def __init__(self, *looks: dict[int, float]) -> None:
        self.looks, self.asked = iter(looks), list[tuple[list[int], int]]()

    def weigh(self, position: Position, answers: Sequence[int], walks: int, seed: int, **_: Any) -> list[Judged]:
        promised = next(self.looks)
        self.asked.append((list(answers), walks))
        each = walks // len(answers)
        return [Judged(a, AS_JUDGED, each, each, [each * promised[a], each * (1 - promised[a])]) for a in answers]


@pytest.fixture(scope="module")
def of_three() -> tuple[Match, list[int]]:
    """A question with at least three answers."""
    match = played("cairo", 2, answers=40)
    number = next(n for n in range(match.number) if match.at(n).actor == 0 and len(match.at(n).legal_ids()) > 2)
    at = match.at(number)
    return at, at.legal_ids()


def judged_by(told: Told, of_three: tuple[Match, list[int]], walks: int = 3000) -> Verdict:
    match, ids = of_three
    return judge_choice(told, Position(match, 0), ids[1], walks, 1, 0)  # type: ignore[arg-type]


def test_what_a_first_look_flatters_is_judged_again_on_its_own(of_three: tuple[Match, list[int]]) -> None:
    """The best of many figures is too good to be true: two answers are looked at again before anything is called a blunder."""
    match, ids = of_three
    first = dict.fromkeys(ids, 0.5) | {ids[0]: 0.62, ids[1]: 0.49}
    looks = Told(first, {ids[0]: 0.53, ids[1]: 0.5}, {ids[0]: 0.51, ids[1]: 0.5})
    verdict = judged_by(looks, of_three)
    assert looks.asked == [(ids, 3000), (ids[:2], 3000), (ids[:2], 12_000)]
    assert verdict.kind == "fine" and verdict.loss == 10_000
    choices = {choice.answer: choice.chances for choice in verdict.choices(match, 0)}
    assert choices[ids[0]] == (510_000, 490_000)
    assert choices[ids[2]] == (390_000, 610_000), "the others keep their distance to the best"


def test_a_second_look_may_find_the_answer_that_was_given_the_better_one(of_three: tuple[Match, list[int]]) -> None:
    match, ids = of_three
    looks = Told(dict.fromkeys(ids, 0.5) | {ids[0]: 0.6}, {ids[0]: 0.5, ids[1]: 0.55})
    verdict = judged_by(looks, of_three)
    assert (verdict.best.answer, verdict.loss, verdict.kind) == (ids[1], 0, "fine")
    assert verdict.choices(match, 0)[0].answer == ids[1]


def test_what_is_clear_at_once_is_not_looked_at_again(of_three: tuple[Match, list[int]]) -> None:
    _, ids = of_three
    clear = Told(dict.fromkeys(ids, 0.5) | {ids[0]: 0.95, ids[1]: 0.4})
    assert judged_by(clear, of_three).kind == "blunder"
    near = Told(dict.fromkeys(ids, 0.5) | {ids[0]: 0.515})
    assert judged_by(near, of_three).kind == "fine"


def test_errors_shrink_with_the_walks_and_where_all_is_decided() -> None:
    few, many, sure = (
        Judged(1, AS_JUDGED, 100, 100, [50.0, 50.0]),
        Judged(1, AS_JUDGED, 400, 400, [200.0, 200.0]),
        Judged(1, AS_JUDGED, 9, 9, [9.0, 0.0]),
    )
    assert few.error(0) == 2 * many.error(0) > sure.error(0)
    assert few.error(0, many) == pytest.approx((few.error(0) ** 2 + many.error(0) ** 2) ** 0.5)


def test_chances_lie_further_from_the_middle_or_nearer_and_add_up_in_the_same_order() -> None:
    near, far = [0.3, 0.45, 0.25], [0.9, 0.06, 0.04]
    for judged in (near, far):
        made = Calibration(0.8, 0.2).chances(judged)
        assert sum(made) == pytest.approx(1)
        assert sorted(range(3), key=made.__getitem__) == sorted(range(3), key=judged.__getitem__)
    assert Calibration().chances(far) == pytest.approx(far)
    assert Calibration(0.8, 0.2).exponent(near) < Calibration(0.8, 0.2).exponent(far)
    assert Calibration(0.8, 0.2).chances([1, 1]) == [0.5, 0.5]


def test_an_error_grows_with_the_chances_and_with_how_far_long_looks_lie_away() -> None:
    walks, promised = 400, [240.0, 160.0]
    plain = Judged(1, AS_JUDGED, walks, walks, promised).error(0)
    assert Judged(1, Calibration(doubt=2.5), walks, walks, promised).error(0) == pytest.approx(2.5 * plain)
    bold = Calibration(2.0, 0.5)
    more, less = (Judged(1, bold, walks, walks, [x, walks - x]).chances[0] for x in (241.0, 239.0))
    assert Judged(1, bold, walks, walks, promised).error(0) == pytest.approx((more - less) / 2 * walks * plain, rel=0.05)


def test_other_weights_begin_without_a_calibration() -> None:
    table = charsu.game("cairo").table(2)
    net = network_for(table)
    assert net is not None
    assert calibration_for(table, net.fingerprint).power != 1
    assert calibration_for(table, "00000000").power == 1
    other = dataclasses.replace(net, weights={**net.weights, "seat_bias": net.weights["seat_bias"] + 1})
    assert other.fingerprint != net.fingerprint


def test_a_winning_answer_is_the_best_and_anything_else_a_blunder() -> None:
    """The last answer of a match decides it: whoever can win at once is told so."""
    match = played("cairo", 2, seed=11)
    last = next(number for number in reversed(Report(match, None).wanted) if match.history[number - 1].actor != CHANCE)  # type: ignore[arg-type]
    judged = moment(valuation_for(match.table), match, last, 400, 1)
    assert sum(judged.best.chances) == WHOLE
    assert judged.best.chances[judged.actor] >= judged.given.chances[judged.actor]


def test_a_seat_is_judged_by_what_it_knew_and_hidden_cards_are_luck() -> None:
    """Two matches that differ only in a hand the chooser cannot see judge the choice alike; the difference is luck."""
    match = played("istanbul", 2, answers=120)
    number = next(n for n in Report(match, None).wanted[20:] if match.history[n - 1].actor == 0 and not is_open(match.at(n - 1)))  # type: ignore[arg-type]
    before = match.at(number - 1)
    twin = before.copy()
    hand = list(twin.plain.hand[1])
    held = next(card for card, count in enumerate(hand) if count)
    other = next(card for card, count in enumerate(hand) if not count)
    twin.plain.hand[1][held] -= 1
    twin.plain.hand[1][other] += 1
    seat = before.actor
    weigh = valuation_for(match.table).weigh
    mine, theirs = (weigh(Position(m, seat), m.legal_ids(), 96, 5, seat=seat) for m in (before, twin))
    assert [each.shares for each in mine] == [each.shares for each in theirs]
    seen, unknown = (weigh(Position(m), m.legal_ids(), 96, 5, seat=seat) for m in (before, twin))
    assert [each.shares for each in seen] != [each.shares for each in unknown]


def test_of_very_many_outcomes_a_sample_is_judged() -> None:
    class Many:
        def legal_ids(self) -> list[int]:
            return list(range(500))

        def odds(self) -> list[int]:
            return [1] * 499 + [501]

    outcomes, weights = outcomes_of(Many(), 3)  # type: ignore[arg-type]
    assert sum(weights) == MOST_OUTCOMES
    assert MOST_OUTCOMES // 4 < dict(zip(outcomes, weights, strict=True))[499] < MOST_OUTCOMES


# --- keeping and telling ------------------------------------------------------


def test_a_report_comes_back_from_json_and_can_be_finished(report: Report) -> None:
    stored = json.loads(json.dumps(report.to_json()))
    again = Report.from_json(report.match, stored)
    assert again.to_json() == report.to_json()
    del again.moments[report.wanted[5]]
    assert again.missing == [report.wanted[5]]
    assert analyse(report.match, report=again).to_json() == report.to_json()


@pytest.mark.parametrize("wrong", [None, [], {"format": "x"}, {"format": "charsu-analysis/1"}])
def test_what_is_no_report_is_refused(report: Report, wrong: Any) -> None:
    with pytest.raises(BadReport):
        Report.from_json(report.match, wrong)


def test_a_report_of_another_match_is_refused(report: Report) -> None:
    with pytest.raises(BadReport, match="another match"):
        Report.from_json(played(answers=90, seed=4), report.to_json())


@pytest.mark.parametrize("language", ["en", "de", "ru", "uk"])
def test_the_page_tells_everything_in_every_language(report: Report, language: str) -> None:
    page, text = to_html(report, language), to_markdown(report, language)
    assert "<polyline" in page
    assert "http://" not in page.replace("http://www.w3.org/2000/svg", "")
    assert "{" not in text
    drawn = page[page.index("<section") :]
    assert ("Goods: " in drawn or "Caravan" in drawn) == (language == "en"), "boards are drawn in the language of the report"
    for judged in report.errors()[:3]:
        assert f'id="m{judged.number}"' in page


def test_a_mark_of_the_curve_leads_to_a_moment_that_is_told(report: Report) -> None:
    page = to_html(report)
    leads = re.findall(r'href="#(m\d+)"', page)
    assert leads
    assert all(f'id="{lead}"' in page for lead in leads)


def test_great_rolls_are_marked_beside_mistakes(report: Report) -> None:
    rolls = [judged for judged in report.turning_points() if judged.actor == CHANCE]
    assert rolls
    assert to_html(report).count('<rect x="') >= len(rolls)
    mark = f"<title>Answer {rolls[0].number}: changed the chance of"
    assert mark in to_html(report)


def test_what_came_by_chance_is_no_fault_and_lines_stand_with_their_answers(report: Report) -> None:
    sections = re.findall(r'<section id="m(\d+)">(.*?)</section>', to_html(report), re.S)
    for number, section in sections:
        judged = report.moments[int(number)]
        is_error = judged.actor != CHANCE and judged.kind != FINE
        assert ('class="played"' in section) == is_error
        if is_error:
            marks = [section.index(mark) for mark in ('class="played"', "Expected after it", 'class="better"')]
            assert marks == sorted(marks)


def test_tables_have_a_column_for_each_player(report: Report) -> None:
    head, *_ = re.findall(r"<thead>(.*?)</thead>", to_html(report))
    assert re.findall(r">([^<]+)</th>", head) == ["Player", "Red", "Blue"]


def test_figures_are_written_as_the_language_writes_them() -> None:
    assert [points(-12_345, language) for language in ("en", "de", "ru", "uk")] == ["−1.2", "−1,2", "−1,2", "−1,2"]
    assert things("istanbul", {"tile": -1, "ruby": 2}, "de") == "Moschee-Plättchen −1, Rubine +2"


def test_what_was_given_away_is_told_with_its_error(report: Report) -> None:
    worst = report.errors()[0]
    lost = f"gave away {points(worst.loss, 'en')} ± {points(worst.loss_error, 'en')} % of a victory"
    assert lost in to_markdown(report)


def test_a_fine_choice_among_turning_points_says_what_hidden_cards_did(report: Report) -> None:
    judged = next(each for each in report.judged() if each.actor != CHANCE)
    fine = dataclasses.replace(judged, kind=FINE, luck=(-90_000, 90_000))
    assert Teller(report, "en").verdict(fine) == "fine; hidden cards changed the chance of Red by −9.0 points"


def run(*arguments: str | Path) -> int:
    """The status of a command."""
    with pytest.raises(SystemExit) as done:
        main([str(each) for each in arguments])
    return int(done.value.code or 0)


@pytest.fixture
def begun(report: Report, tmp_path: Path) -> Path:
    """A match with its analysis beside it."""
    (tmp_path / "match.json").write_text(report.match.to_json(), "utf8")
    report.save(tmp_path / "match.json.analysis.json")
    return tmp_path / "match.json"


def test_where_nothing_can_be_written_is_said_before_the_work(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("charsu.analysis.analyse", None)
    (tmp_path / "match.json").write_text(played(answers=30).to_json(), "utf8")
    (tmp_path / "full.html").mkdir()
    for out, why in (("nowhere/report.html", "its folder is not there"), ("full.html", "it is a folder")):
        assert run("analyse", tmp_path / "match.json", "--out", tmp_path / out) == 2
        assert f"cannot be written: {why}." in capsys.readouterr().err


def test_a_match_in_a_folder_that_keeps_nothing_is_judged_all_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "match.json").write_text(played(answers=12).to_json(), "utf8")
    monkeypatch.setattr(Report, "save", lambda _, path: (path / "nothing").write_text("", "utf8"))
    assert run("analyse", tmp_path / "match.json", "--budget", "64") == 0
    said = capsys.readouterr()
    assert "Luck and skill" in said.out
    assert said.err.count("cannot be written") == 1


def test_a_bad_budget_is_refused_even_where_the_analysis_is_there(begun: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("analyse", begun, "--budget", "fast") == 2
    assert "is no budget" in capsys.readouterr().err


def test_an_analysis_that_is_there_says_how_it_was_made(begun: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("analyse", begun, "--budget", "5s") == 0
    assert "96 walks for each moment, seed 1; --anew begins afresh." in capsys.readouterr().err


def test_a_match_of_older_rules_that_still_replays_says_so(begun: Path, capsys: pytest.CaptureFixture[str]) -> None:
    begun.write_text(begun.read_text("utf8").replace('"rules": "1"', '"rules": "0"'), "utf8")
    assert run("analyse", begun) == 0
    assert "was played by rules 0; it is judged by rules 1." in capsys.readouterr().err


def test_what_another_network_began_is_not_finished_by_this_one(report: Report) -> None:
    effort = dataclasses.replace(report.effort, network="00000000")
    with pytest.raises(CharsuError, match="begun with the network 00000000, which is not here"):
        analyse(report.match, report=Report(report.match, effort))


def test_the_command_goes_on_where_it_was_interrupted(report: Report, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.json"
    file.write_text(report.match.to_json(), "utf8")
    (tmp_path / "match.json.analysis.json").write_text(json.dumps(report.to_json()), "utf8")
    with pytest.raises(SystemExit) as done:
        main(["analyse", str(file), "--out", str(tmp_path / "report.html")])
    assert done.value.code == 0
    assert (tmp_path / "report.html").read_text("utf-8") == to_html(report)
    with pytest.raises(SystemExit):
        main(["analyse", str(file)])
    assert "Luck and skill" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{", "JSON is broken"),
        ("{}", "no replay"),
        ("match", "no answers"),
        ("older", "cannot be replayed"),
        ("cut", "JSON is broken"),
    ],
)
def test_broken_files_get_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, told: str) -> None:
    whole = played(answers=30).to_json()
    texts = {
        "match": charsu.game("cairo").new_match(2, chance="ask").to_json(),
        "older": whole.replace('"rules": "1"', '"rules": "0"').replace('"answers": [', '"answers": ["fly",'),
        "cut": whole[:-30],
    }
    file = tmp_path / "match.json"
    file.write_text(texts.get(text, text), "utf8")
    with pytest.raises(SystemExit) as done:
        main(["analyse", str(file)])
    assert done.value.code == 2
    assert told in capsys.readouterr().err
