"""Bots that do not look ahead."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import pytest

import charsu
from charsu.bots import Bot, ask, bot, bots
from charsu.bots.registry import UnknownBot
from charsu.core.game import Game
from charsu.core.match import Match
from charsu.core.record import redact
from charsu.envs import loops
from charsu.envs.opponents import compiled_form


def play_out(match: Match, *players: Bot) -> list[int]:
    """The seats that win."""
    while match.actor is not None:
        match.play(ask(players[match.actor], match))
    assert match.result is not None
    return [row["seat"] for row in match.result if row["rank"] == 1]


@pytest.mark.parametrize("key", charsu.game_keys())
def test_greedy_beats_random_play_from_either_seat(key: str) -> None:
    game = charsu.game(key)
    if game.bot.prefer is None or game.seats[0] > 2:
        pytest.skip("this game brings no heuristic, or is not for two")
    lost = 0
    for seed in range(10):
        seats = [bot("greedy", seed=seed), bot("random", seed=seed)]
        mine = seed % 2
        lost += play_out(game.new_match(2, seed=seed), *(seats if mine == 0 else seats[::-1])) != [mine]
    assert lost <= 1


def test_a_bot_is_given_the_view_of_its_seat_and_no_more() -> None:
    match = charsu.game("istanbul").new_match(3, seed=5)
    seen = []

    class Spy:
        def choose(self, view, options, clock):  # type: ignore[no-untyped-def]
            seen.append(view)
            return options[0]

    ask(Spy(), match)
    assert seen[0].seat == match.actor
    assert (seen[0].record == redact(match.state, match.game.fields, match.actor)).all()
    assert all((seen[0].record["hand"][p] == -1).all() for p in range(3) if p != match.actor)


def test_draws_of_others_are_unknown_in_the_list_of_answers() -> None:
    match = charsu.game("istanbul").new_match(2, seed=5)
    secret = [i for i, p in enumerate(match.history) if p.secret_of == 1]
    assert secret
    assert all(match.view(0).answers[i][2] == -1 for i in secret)
    assert all(match.view(1).answers[i][2] >= 0 for i in secret)


def test_the_same_seed_gives_the_same_choices() -> None:
    stories = set()
    for _ in range(2):
        match = charsu.game("istanbul").new_match(2, seed=9)
        play_out(match, bot("random", seed=1), bot("greedy", seed=2))
        stories.add(tuple(match.moves()))
    assert len(stories) == 1


def test_a_noisy_bot_answers_at_random_now_and_then() -> None:
    match = charsu.game("istanbul").new_match(2, seed=9)
    assert len({ask(bot("greedy", seed=i, noise=1.0), match) for i in range(20)}) > 3
    assert len({ask(bot("greedy", seed=i), match) for i in range(20)}) == 1


def test_the_first_levels_are_as_careless_as_the_game_declares(bazaar: Game) -> None:
    careless = replace(bazaar, bot=replace(bazaar.bot, distracted=(1.0, 0.0)))
    match = careless.new_match(2, seed=9)
    assert len({ask(bot("apprentice", seed=i), match) for i in range(20)}) > 1
    assert len({ask(bot("pedlar", seed=i), match) for i in range(20)}) == 1
    assert compiled_form("apprentice", careless) == (loops.GREEDY, 1.0)
    assert compiled_form("pedlar", charsu.game("cairo")) == (loops.GREEDY, charsu.game("cairo").bot.distracted[1])


def test_bots_are_listed_by_strength() -> None:
    levels = [entrant.level for entrant in bots("istanbul")]
    assert levels == sorted(levels)
    assert {"random", "greedy"} <= {entrant.key for entrant in bots()}


def test_an_unknown_bot_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(UnknownBot, match=r"'padishah'.*greedy"):
        bot("padishah")
    with pytest.raises(UnknownBot, match="nothing after its name"):
        bot("random:5")


@pytest.mark.parametrize("expansions", ["mocha", "letters", "grand_bazaar"])
def test_the_heuristic_knows_the_expansions_of_istanbul(expansions: str) -> None:
    match = charsu.game("istanbul").new_match(2, {"expansions": expansions}, seed=4)
    assert play_out(match, bot("greedy", seed=1), bot("random", seed=2)) == [0]


def test_a_class_of_ones_own_module_is_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = "class Last:\n    def choose(self, view, options, clock=None):\n        return options[-1]\n\nNOTHING = dict\n"
    (tmp_path / "my_own.py").write_text(code, "utf8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*sys.path])
    match = charsu.game("yspahan").new_match(2, seed=1)
    seat = match.actor
    assert bot("my_own:Last", seed=3).choose(match.view(seat), match.options()) == match.options()[-1]
    wrongs = {"my_own:First": "has no 'First'", "my_own:NOTHING": "no method `choose", "not_there:Bot": "no module of that name"}
    for wrong, reason in wrongs.items():
        with pytest.raises(UnknownBot, match=reason):
            bot(wrong)
