"""A match: what is asked, answered, seen, told, taken back and kept."""

from __future__ import annotations

import json
import random
import re
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import charsu
from charsu import CHANCE, BadOption, BadReplay, CharsuError, Game, GameOver, IllegalAnswer, Match
from charsu.testing.conformance import refilled
from charsu.testing.walk import finished


@pytest.fixture
def match(bazaar: Game) -> Match:
    return bazaar.new_match(2, chance="ask").play("start 0")


# --- asking and answering --------------------------------------------------


def test_chance_is_a_player_who_may_be_asked(bazaar: Game) -> None:
    match = bazaar.new_match(2, chance="ask")
    assert match.actor == CHANCE
    assert [a.notation for a in match.options()] == ["start 0", "start 1"]
    assert match.play("start 1").actor == 1


def test_with_a_seed_chance_answers_by_itself(bazaar: Game) -> None:
    one, two = (bazaar.new_match(3, seed=11) for _ in range(2))
    assert one.actor in (0, 1, 2)
    assert one.state.tobytes() == two.state.tobytes()


def test_answers_are_given_as_notation_id_or_answer(match: Match) -> None:
    answer = match.options()[1]
    results = [match.copy().play(said).state.tobytes() for said in (answer, answer.id, answer.notation, " GO  Card-Seller ")]
    assert len(set(results)) == 1
    assert str(answer) == "go card-seller"
    assert answer.describe("en") == "Go to the card seller"


def test_an_impossible_answer_says_what_is_possible(match: Match) -> None:
    sentence = "'go well' is not possible: Where does Red go? (move 2). Possible: go tea-house, go card-seller"
    with pytest.raises(IllegalAnswer, match=re.escape(sentence)):
        match.play("go well")
    for nonsense in (True, None, 3.5, -1, 10**30, ["go tea-house"]):
        with pytest.raises(IllegalAnswer):
            match.play(nonsense)  # type: ignore[arg-type]


def test_several_answers_are_given_together_or_not_at_all(match: Match) -> None:
    before = match.state.tobytes()
    with pytest.raises(IllegalAnswer):
        match.play("go tea-house", "announce 5", "roll 7 7")
    assert match.state.tobytes() == before
    assert match.number == 1


def test_nothing_can_be_answered_after_the_end(bazaar: Game) -> None:
    match = finished(bazaar, 2)
    assert match.actor is None
    assert match.options() == []
    assert match.question() == "The game is over."
    with pytest.raises(GameOver, match="the game is over"):
        match.play("go well")


def test_chance_is_asked_or_drawn_not_both(bazaar: Game) -> None:
    with pytest.raises(BadOption, match="not both"):
        bazaar.new_match(2, seed=1, chance="ask")


def test_dice_may_come_from_elsewhere(bazaar: Game) -> None:
    class LastFace:
        def draw(self, number: int, answers: Any, odds: Any) -> int:
            return int(answers[-1])

    match = bazaar.new_match(2, chance=LastFace())
    assert match.moves() == ["start 1"]
    assert match.play("go tea-house", "announce 12").moves()[-1] == "roll 6 6"


# --- seeing and telling ----------------------------------------------------


def test_a_drawn_card_is_told_to_its_owner_alone(match: Match) -> None:
    match.play("go card-seller", "buy 1", "draw gem")
    assert match.log("en", 0)[-1] == "Red draws a gem card."
    assert match.log("en", 1)[-1] == match.log("en", None)[-1] == "Red draws a card."
    assert match.moves(0)[-1] == "draw gem"
    assert match.moves(1)[-1] == match.moves(None)[-1] == "?"


def test_a_view_shows_a_seat_its_own_hand_only(match: Match) -> None:
    match.play("go card-seller", "buy 1", "draw gem")
    hands = {seat: match.view(seat)["table"]["players"][0]["hand"] for seat in (0, 1, None)}
    assert hands == {0: [0, 1], 1: [-1, -1], None: [-1, -1]}
    assert match.view(1)["table"]["players"][0]["cards"] == 1
    json.dumps(match.view(0))
    with pytest.raises(CharsuError, match="there is no seat 2"):
        match.view(2)


def test_the_result_ranks_and_shares_places(bazaar: Game) -> None:
    match = finished(bazaar, 3, seed=5)
    result = match.result
    assert result is not None
    assert [row["rank"] for row in result] == sorted(row["rank"] for row in result)
    assert sorted(row["seat"] for row in result) == [0, 1, 2]
    assert set(result[0]["scores"]) == {"gems", "coins"}
    assert bazaar.new_match(3, seed=5).result is None


# --- going back ------------------------------------------------------------


def test_undo_takes_back_a_players_answer_with_the_dice_after_it(bazaar: Game) -> None:
    match = bazaar.new_match(2, seed=1)
    while match.plain.stall[match.actor or 0] != 0:
        match.undo()
    before = match.state.tobytes()
    match.play("go tea-house", "announce 3")
    assert match.history[-1].notation.startswith("roll")
    assert [p.notation.split()[0] for p in match.undo()] == ["announce", "roll"]
    match.undo()
    assert match.state.tobytes() == before
    with pytest.raises(CharsuError, match="nothing to take back"):
        match.undo()


def test_a_free_undo_ends_at_dice_and_at_another_seat(match: Match) -> None:
    assert match.free_undo == 0
    match.play("go card-seller", "buy 1")
    assert match.free_undo == 2
    assert match.play("draw coins").free_undo == 0
    match.play("go tea-house")
    assert match.free_undo == 1


def test_any_moment_can_be_looked_at(bazaar: Game) -> None:
    match = finished(bazaar, 2, seed=8)
    again = bazaar.new_match(2, chance="ask")
    for number, played in enumerate(match.history):
        assert match.at(number).state.tobytes() == again.state.tobytes()
        again.play(played.id)
    with pytest.raises(CharsuError, match="there is no move 9999"):
        match.at(9999)


# --- keeping ---------------------------------------------------------------


def test_a_replay_is_the_same_match(bazaar: Game) -> None:
    match = bazaar.new_match(3, {"gems": 2}, seed=4)
    for _ in range(10):
        match.play(match.legal_ids()[0])
    again = Match.from_json(match.to_json(indent=2))
    assert again.state.tobytes() == match.state.tobytes()
    assert again.table_options == {"gems": 2, "rich": False}
    assert again.log() == match.log()
    assert "seed" not in match.to_json()


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@given(st.sampled_from(["format", "game", "rules", "players", "options", "answers"]), JSON)
def test_any_change_to_a_replay_is_read_or_refused(name: str, value: Any) -> None:
    stored = json.loads(finished(charsu.game("bazaar"), 2, seed=3).to_json())
    with suppress(BadReplay):
        Match.from_json(json.dumps({**stored, name: value}))


OPTIONS = [option.key for key in charsu.game_keys() for option in charsu.game(key).table_options]


@given(st.dictionaries(st.sampled_from(OPTIONS), JSON, max_size=3))
def test_any_options_are_read_or_refused(options: dict[str, Any]) -> None:
    for key in charsu.game_keys():
        game = charsu.game(key)
        fitting = {name: value for name, value in options.items() if name in {o.key for o in game.table_options}}
        with suppress(BadOption):
            game.start(game.seats[0], fitting)


def test_a_built_position_cannot_be_stored(match: Match) -> None:
    with pytest.raises(CharsuError, match="cannot be stored"):
        Match.from_position(match.game, match.plain).to_json()


# --- forced answers --------------------------------------------------------


def test_the_library_asks_even_what_is_decided_and_plays_it_when_told_to() -> None:
    match = charsu.game("cairo").new_match(2, seed=2)
    while match.forced() is None:
        match.play(match.options()[0])
    [only], before = match.options(), match.number
    played = match.play_forced()
    assert played[0].id == only.id
    assert [p.id for p in match.history[before:]] == [p.id for p in played]
    assert match.forced() is None


@pytest.mark.parametrize("key", ["istanbul", "yspahan", "cairo"])
def test_what_is_decided_for_all_to_see_depends_on_nobodys_hand(key: str) -> None:
    """Whatever hands the others imagine, they find the same only answer."""
    game, shared = charsu.game(key), 0
    for seed in range(3):
        match, moves = game.new_match(3, seed=seed), random.Random(seed)
        while not match.is_over and shared < 150:
            answer = match.forced()
            if answer is not None:
                shared += 1
                other = next(seat for seat in range(3) if seat != match.actor)
                for guess in range(3):
                    assert refilled(match, other, guess).legal_ids() == [answer]
            match.play(moves.choice(match.legal_ids()))
    assert shared > 20
