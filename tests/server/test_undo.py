"""Taking back: freely, by consent, at training tables; bringing back; starting the turn again."""

from __future__ import annotations

from typing import Any

import pytest

from server.helpers import Player, Server


def started(server: Server, undo: str) -> list[Player]:
    """A running table and a socket for each of two people."""
    made = server.open("me", "open", undo=undo)
    secrets = [made["secret"], server.join(made["id"])["secret"]]
    server.command(made["id"], made["secret"], "start")
    return [server.seat(made["id"], secret) for secret in secrets]


def play(player: Player, answer: str) -> None:
    number = player.state["number"]
    assert player.answer(answer)["type"] == "ok"
    player.until(lambda: player.state["number"] > number)


def settle(*players: Player) -> None:
    """All have seen the newest state."""
    for player in players:
        player.command("ping")
    newest = max(player.state["number"] for player in players)
    for player in players:
        player.until(lambda player=player: player.state["number"] >= newest)


def at_the_card_seller(server: Server, undo: str) -> tuple[Player, Player]:
    """Somebody stands before the card seller and may buy a card, after moving there."""
    players = started(server, undo)
    turn = players[0].state["view"]["actor"]
    mover, other = players[turn], players[1 - turn]
    play(mover, "go card-seller")
    settle(mover, other)
    return mover, other


def test_an_answer_is_taken_back_freely_while_it_revealed_nothing(server: Server) -> None:
    mover, other = at_the_card_seller(server, "free")
    with mover, other:
        assert mover.state["undo"]["undo"] == "free" and other.state["undo"]["undo"] == "no"
        assert mover.command("undo", number=mover.state["number"])["type"] == "ok"
        settle(mover, other)
        assert mover.state["move"] == 1 and "go card-seller" in mover.options()
        event = other.events[-1]
        assert event["kind"] == "undo" and event["undone"] == [event["number"] - 1]


def test_numbers_never_go_back_so_an_old_answer_cannot_fit_by_accident(server: Server) -> None:
    mover, other = at_the_card_seller(server, "free")
    with mover, other:
        seen = mover.state["number"]
        mover.command("undo", number=seen)
        assert mover.command("answer", number=seen, answer="go card-seller")["code"] == "stale"


def test_an_answer_after_a_draw_cannot_be_taken_back_without_the_others(server: Server) -> None:
    mover, other = at_the_card_seller(server, "free")
    with mover, other:
        play(mover, "buy 1")
        assert mover.state["undo"]["undo"] == "no"
        assert mover.command("undo", number=mover.state["number"])["code"] == "no-undo"


def test_after_another_seat_answered_nothing_is_free(server: Server) -> None:
    mover, other = at_the_card_seller(server, "free")
    with mover, other:
        play(mover, "pass")
        settle(mover, other)
        play(other, "go card-seller")
        settle(mover, other)
        assert mover.command("undo", number=mover.state["number"])["code"] == "no-undo"


def test_the_turn_can_be_started_again(server: Server) -> None:
    mover, other = at_the_card_seller(server, "free")
    with mover, other:
        play(mover, "pass")
        assert mover.state["undo"]["restart"] == "free"
        mover.command("restart", number=mover.state["number"])
        settle(mover, other)
        assert mover.state["move"] == 1


def test_what_was_taken_back_can_be_brought_back_until_something_else_is_answered(server: Server) -> None:
    mover, other = at_the_card_seller(server, "free")
    with mover, other:
        play(mover, "pass")
        moves = mover.state["move"]
        mover.command("undo", number=mover.state["number"])
        settle(mover, other)
        mover.command("undo", number=mover.state["number"])
        settle(mover, other)
        assert mover.state["undo"]["redo"] and not other.state["undo"]["redo"]
        assert other.command("redo", number=other.state["number"])["code"] == "no-undo"
        for _ in range(2):
            mover.command("redo", number=mover.state["number"])
            settle(mover, other)
        assert mover.state["move"] == moves and not mover.state["undo"]["redo"]
        assert mover.events[-1]["kind"] == "redo" and len(mover.events[-1]["restored"]) == 1


def test_a_new_answer_ends_the_chance_to_bring_back(server: Server) -> None:
    mover, other = at_the_card_seller(server, "free")
    with mover, other:
        mover.command("undo", number=mover.state["number"])
        settle(mover)
        play(mover, "go tea-house")
        assert mover.command("redo", number=mover.state["number"])["code"] == "no-undo"


def test_by_consent_a_draw_is_taken_back_when_the_others_agree(server: Server) -> None:
    mover, other = at_the_card_seller(server, "consent")
    with mover, other:
        play(mover, "buy 1")
        settle(mover, other)
        assert mover.state["undo"]["undo"] == "ask"
        mover.command("undo", number=mover.state["number"])
        settle(mover, other)
        assert other.state["undo"]["asked"]["waiting"] == [other.state["showing"]]
        assert mover.command("agree")["code"] in ("not-yours", "no-undo")
        other.command("agree")
        settle(mover, other)
        assert mover.state["move"] == 2 and "buy 1" in mover.options() and mover.state["undo"]["asked"] is None


def test_a_refusal_ends_the_request(server: Server) -> None:
    mover, other = at_the_card_seller(server, "consent")
    with mover, other:
        play(mover, "buy 1")
        mover.command("undo", number=mover.state["number"])
        settle(mover, other)
        other.command("refuse")
        settle(mover, other)
        assert mover.state["undo"]["asked"] is None
        assert other.command("agree")["code"] == "no-undo"


def test_a_request_lapses_with_the_next_answer(server: Server) -> None:
    mover, other = at_the_card_seller(server, "consent")
    with mover, other:
        play(mover, "buy 1")
        settle(mover, other)
        mover.command("undo", number=mover.state["number"])
        settle(mover, other)
        play(other if other.state["options"] else mover, (other.options() or mover.options())[0])
        settle(mover, other)
        assert mover.state["undo"]["asked"] is None
        assert other.command("agree")["code"] == "no-undo"


def test_new_dice_are_rolled_after_an_undo_and_redo_brings_the_old_ones_back(server: Server) -> None:
    made = server.started("me", "hot", undo="training")
    table, secret = made["id"], made["secret"]

    def do(kind: str, **more: Any) -> list[str]:
        """Give a command; the answers of the match afterwards."""
        assert server.command(table, secret, kind, number=server.state(table)["number"], **more).status_code == 200
        answers: list[str] = server.get(f"/api/tables/{table}/match", secret).json()["answers"]
        return answers

    do("answer", answer="go tea-house")
    answers = do("answer", answer="announce 7")
    rolls = set()
    for _ in range(6):
        do("undo")
        assert do("redo") == answers
        do("undo")
        answers = do("answer", answer="announce 7")
        rolls.add(answers[-1])
    assert len(rolls) > 1


def test_at_a_training_table_everything_can_be_taken_back_past_bots_and_dice(server: Server) -> None:
    made = server.started("me", "random", undo="training")
    server.play_to_the_end(made["id"], [made["secret"]])
    over = server.state(made["id"], made["secret"])
    assert over["undo"]["undo"] == "free"
    assert server.command(made["id"], made["secret"], "undo", number=over["number"]).status_code == 200
    state = server.state(made["id"], made["secret"])
    assert state["status"] == "running" and state["options"]
    server.play_to_the_end(made["id"], [made["secret"]], seed=2)
    assert server.get(f"/api/tables/{made['id']}/verify").json()["ok"]


@pytest.mark.parametrize("undo", ["free", "consent"])
def test_after_the_end_nothing_is_taken_back_because_the_secret_of_the_dice_is_out(server: Server, undo: str) -> None:
    made = server.started("me", "random", undo=undo)
    server.play_to_the_end(made["id"], [made["secret"]])
    number = server.state(made["id"])["number"]
    assert server.command(made["id"], made["secret"], "undo", number=number).json()["code"] == "no-undo"


def test_a_match_with_undos_is_the_same_after_a_restart(serve: Any, sqlite: str) -> None:
    server = serve(sqlite)
    made = server.started("me", "hot", undo="training")
    for answer in ("go tea-house", "announce 7"):
        server.command(made["id"], made["secret"], "answer", number=server.state(made["id"])["number"], answer=answer)
    server.command(made["id"], made["secret"], "undo", number=server.state(made["id"])["number"])
    query = {"since": 0}
    before = server.get(f"/api/tables/{made['id']}/state", made["secret"], **query).json()
    server.stop()
    after = serve(sqlite).get(f"/api/tables/{made['id']}/state", made["secret"], **query).json()
    assert after == before


def test_at_a_hot_seat_table_the_last_turn_can_be_taken_back_although_the_curtain_has_fallen(server: Server) -> None:
    made = server.started("me", "hot", undo="free")
    first = server.state(made["id"])["view"]["actor"]
    for answer in ("go card-seller", "pass"):
        server.command(made["id"], made["secret"], "answer", number=server.state(made["id"])["number"], answer=answer)
    state = server.state(made["id"], made["secret"])
    assert state["curtain"] == 1 - first and state["showing"] is None and state["undo"]["undo"] == "free"
    server.command(made["id"], made["secret"], "undo", number=state["number"])
    again = server.state(made["id"], made["secret"])
    assert again["view"]["actor"] == first and again["undo"]["redo"]
