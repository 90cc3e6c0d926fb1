"""The search that a network guides, and the level that uses it."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

import charsu
from charsu import nets
from charsu.bots import ask, bot
from charsu.bots.guided import most_liked
from charsu.bots.levels import Sultan
from charsu.bots.program import compile_search
from charsu.bots.thinking import LEVELS, Budget, Settings
from charsu.core.layout import layout
from charsu.core.match import Match
from charsu.nets.look import look

YSPAHAN = charsu.game("yspahan")


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    compile_search(YSPAHAN.ruleset(), by_network=True)


@pytest.fixture
def match() -> Match:
    """A match of three in its middle."""
    match = YSPAHAN.new_match(3, seed=3)
    while match.number < 90 or len(match.legal_ids()) < 3:
        match.play(ask(bot("net"), match))
    return match


def test_the_same_seed_and_iterations_give_the_same_thought(match: Match) -> None:
    thoughts = [Sultan(Budget(None, 400), seed=4).think(match.view(match.actor), match.options()) for _ in range(2)]
    assert thoughts[0].visits == thoughts[1].visits
    assert thoughts[0].iterations == 400
    assert sum(thoughts[0].shares) == pytest.approx(1, abs=0.01)


def test_it_cannot_know_what_its_seat_cannot_see(match: Match) -> None:
    seat = match.actor
    assert seat is not None
    before = Sultan(Budget(None, 300), seed=4).think(match.view(seat), match.options())
    other = match.plain.copy()
    YSPAHAN.rules.determinise(other, seat, 99)
    again = Match.from_position(YSPAHAN, other, {})
    assert again.view(seat).record.tobytes() == match.view(seat).record.tobytes()
    assert Sultan(Budget(None, 300), seed=4).think(again.view(seat), again.options()).visits == before.visits


@pytest.mark.parametrize(("ahead", "to_the_end"), [(0, False), (10_000, True)])
def test_a_walk_is_worth_what_the_network_says_so_many_answers_later_or_what_the_match_brings(
    match: Match, ahead: int, to_the_end: bool
) -> None:
    sultan = Sultan(Budget(None, 16), seed=4, settings=Settings(ahead=ahead))
    _, worths, shares = sultan.weigh(match.view(match.actor), match.options())
    won = [16 * 6 * share for share in shares]  # victories may be shared by two or three
    assert sum(shares) == pytest.approx(1) and any(worths)
    assert all(abs(n - round(n)) < 1e-3 for n in won) is to_the_end


def test_walks_are_played_on_by_what_the_network_likes_best(match: Match) -> None:
    seat = match.actor
    assert seat is not None
    net, options = nets.load("yspahan", 3), [option.id for option in match.options()]
    tables = net.tables()
    look(tables, layout(YSPAHAN).row(match.state, seat))
    for answers in (options, options[::-1]):
        assert most_liked(tables, SimpleNamespace(n=len(answers), answer=answers)) == ask(bot("net"), match)


def test_the_sultan_plays_on_where_a_network_guides_and_thinks_as_the_vizier_elsewhere() -> None:
    guided, alone = (LEVELS["sultan"].settings.of(YSPAHAN, by_network) for by_network in (True, False))
    assert guided["cut"] == LEVELS["sultan"].settings.ahead > 0
    assert alone == LEVELS["vizier"].settings.of(YSPAHAN)


def test_the_sultan_is_guided_where_there_is_a_network_and_searches_by_the_heuristic_elsewhere() -> None:
    sultan = Sultan()
    assert sultan.is_guided(YSPAHAN.table(4))
    assert sultan.is_guided(charsu.game("istanbul").table(5))
    assert sultan.is_guided(charsu.game("istanbul").table(2, {"expansions": "mocha"}))
    assert sultan.is_guided(charsu.game("istanbul").table(5, {"expansions": "letters"}))
    assert sultan.is_guided(charsu.game("cairo").table(4))
    assert not sultan.is_guided(charsu.game("istanbul").table(2, {"layout": "long"}))


def test_a_search_takes_the_network_of_a_file() -> None:
    from charsu.nets.net import SHIPPED

    player = bot(f"search:200@{SHIPPED / 'yspahan.npz'}")
    assert player.is_guided(YSPAHAN.table(2))  # type: ignore[attr-defined]
    assert not bot("search:200").is_guided(YSPAHAN.table(2))  # type: ignore[attr-defined]


def test_while_its_search_is_compiled_the_network_plays_alone(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("charsu.bots.search.search_ready", lambda rules, guided=False: False)
    assert ask(Sultan(seed=1), match) == ask(bot("net"), match)
