"""Training, small enough for a processor: it learns, it goes on where it stopped, and it writes networks that can be read."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from charsu.core.game import Game
from charsu.nets import read
from charsu.nets.transplant import transplanted
from charsu.train import run
from charsu.train.encode import Encoder
from charsu.train.network import Form, Network
from charsu.train.ppo import GENTLY, LOOKS_EVERY, SLOWER, seen_from
from charsu.train.run import Training, train
from charsu.train.settings import SMALL, Settings

TINY: dict[str, Any] = {**SMALL, "matches": 128, "batch": 512, "trial": 64, "every": 1e9, "sample": 80, "seed": 4}
TWO_LAYERS = Form(16, 2)


@pytest.fixture(autouse=True)
def _quietly() -> None:
    torch.set_num_threads(1)


def test_it_learns_to_stand_up_to_the_heuristic_and_teaches_a_small_network(bazaar: Game, tmp_path: Path) -> None:
    settings = Settings("bazaar", (2, 3), iterations=60, **{**TINY, "trial": 512})
    train(settings, tmp_path)
    curve = json.loads((tmp_path / "curve.json").read_text("utf8"))
    assert [entry["stage"] for entry in curve["curve"]] == ["large", "large", "small", "small"]
    before, after, untaught, taught = (entry["against_greedy"]["3"]["share"] for entry in curve["curve"])
    assert after > before + 0.08  # a third is the fair share of three, and the heuristic is good here
    assert taught > untaught + 0.2
    small = read(tmp_path / "small.npz")
    assert small.game is bazaar
    assert small.knows(3, {})
    assert small.card["strength"]["teacher"]["2"]["matches"] == 256


def test_in_the_end_it_meets_a_search_and_its_card_tells_of_it(bazaar: Game, tmp_path: Path) -> None:
    news: list[dict[str, Any]] = []
    settings = Settings("bazaar", (2,), iterations=1, teaching=0.0, searching="search:20", cores=1, **{**TINY, "duels": 2})
    train(settings, tmp_path, news.append)
    shares = read(tmp_path / "large.npz").card["strength"]["search:20"]
    assert news[-1] == {"stage": "large", "against": "search:20", "shares": shares}
    assert (shares["2"]["matches"], 0 <= shares["2"]["share"] <= 1) == (2, True)


class Stopped(Exception):
    """The power is cut."""


def test_an_interrupted_training_goes_on_where_it_stopped(bazaar: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings("bazaar", (2,), iterations=8, **{**TINY, "every": 0.0})
    evaluate = Training._evaluate

    def stop_later(self: Training, *told: Any) -> None:
        if self.iterations == 5:
            raise Stopped
        evaluate(self, *told)

    monkeypatch.setattr(Training, "_evaluate", stop_later)
    with pytest.raises(Stopped):
        train(settings, tmp_path)
    monkeypatch.setattr(Training, "_evaluate", evaluate)
    train(settings, tmp_path)
    steps = [
        entry["steps"] for entry in json.loads((tmp_path / "curve.json").read_text("utf8"))["curve"] if entry["stage"] == "large"
    ]
    each = settings.matches * settings.steps
    assert steps == [each * n for n in (0, 1, 2, 3, 4, 4, 5, 6, 7, 8)]


def test_the_same_seed_learns_the_same(bazaar: Game, tmp_path: Path) -> None:
    settings = Settings("bazaar", (2,), iterations=2, teaching=0.0, **{**TINY, "matches": 32})
    for name in ("one", "two"):
        train(settings, tmp_path / name)
    train(replace(settings, seed=5), tmp_path / "other")
    one, two, other = (read(tmp_path / name / "large.npz").weights["first"] for name in ("one", "two", "other"))
    assert np.array_equal(one, two)
    assert other.shape != one.shape or not np.array_equal(one, other)


def test_what_is_hardly_ever_on_is_left_out_of_the_network(bazaar: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings("bazaar", (2,), iterations=1, teaching=0.0, **TINY)
    train(settings, tmp_path / "all")
    monkeypatch.setattr("charsu.train.ppo.SELDOM", 0.5)
    train(settings, tmp_path / "often")
    everything, often = (read(tmp_path / folder / "large.npz").weights["first"] for folder in ("all", "often"))
    kept = often.any(1)
    assert 0 < kept.sum() < everything.any(1).sum()
    assert np.allclose(often[kept], everything[kept])


def test_a_training_begins_with_a_network_for_other_tables(bazaar: Game, tmp_path: Path) -> None:
    settings = Settings("bazaar", (2, 3), iterations=1, teaching=0.0, **{**TINY, "matches": 32})
    train(settings, tmp_path / "before")
    start = tmp_path / "before" / "large.npz"
    train(replace(settings, players=(3,), start=str(start), rate=0.0, last_rate=0.0), tmp_path / "after")
    before, after = read(start), read(tmp_path / "after" / "large.npz")
    assert not after.knows(2, {})
    assert np.array_equal(before.features.taps, after.features.taps)
    lit, possible = after.weights["first"].any(1), after.weights["answers"].any(1)
    assert np.allclose(before.weights["first"][lit], after.weights["first"][lit], atol=1e-4)
    assert np.allclose(before.weights["answers"][possible], after.weights["answers"][possible], atol=1e-4)
    assert np.allclose(before.weights["layers"], after.weights["layers"], atol=1e-4)
    assert np.array_equal(before.weights["norms"], after.weights["norms"])
    assert np.array_equal(before.weights["seat_bias"], after.weights["seat_bias"])
    assert after.card["before"]["steps"] == before.card["steps"]
    assert after.card["strength"]["start"]["3"]["matches"] == settings.trial  # it met the one it began with
    assert after.card["settings"]["start"] == "large.npz"  # where it lay is nobody's business
    assert [net.card["curve"][0]["slowness"] for net in (before, after)] == [1.0, GENTLY]  # what it knows is not spoiled at once


def test_a_training_begins_with_a_network_for_fewer_players_told_in_new_features(bazaar: Game, tmp_path: Path) -> None:
    settings = Settings("bazaar", (2,), iterations=1, teaching=0.0, **{**TINY, "matches": 32})
    train(settings, tmp_path / "two")
    start = str(tmp_path / "two" / "large.npz")
    training = Training(replace(settings, players=(3,), start=start), tmp_path / "three")
    two, begun = read(start), training._begun_with(read(start))
    assert not np.array_equal(training.features.where, two.features.where)
    assert begun.form == Form.of(two.weights)
    assert bool(begun.first.weight.detach().any())
    assert np.allclose(begun.answers.weight.detach().numpy(), two.weights["answers"], atol=1e-5)


def test_a_network_with_a_neck_learns_says_the_same_from_its_file_teaches_and_begins_others(bazaar: Game, tmp_path: Path) -> None:
    settings = Settings("bazaar", (2,), iterations=3, **{**TINY, "matches": 32, "neck": 8, "small_neck": 4})
    train(settings, tmp_path)
    large, small = (read(tmp_path / f"{name}.npz") for name in ("large", "small"))
    assert (Form.of(large.weights), Form.of(small.weights)) == (Form(32, 2, 8), Form(16, 2, 4))
    assert (large.card["neck"], large.weights["first"].shape[1]) == (8, 8)
    match = bazaar.new_match(2, seed=1)
    while match.number < 30:
        row, ids = large.layout.row(match.state, match.actor or 0), match.legal_ids()
        likings, _ = Network.of(large.weights)(torch.from_numpy(large.features.encode(row[None])).float())
        assert np.allclose(likings[0, ids].detach(), large.judge(row, ids, compiled=False)[1], atol=1e-3)
        match.play(ids[match.number % len(ids)])
    start = str(tmp_path / "small.npz")
    begun = Training(replace(settings, players=(3,), start=start), tmp_path / "three")._begun_with(read(start))
    assert begun.form == Form.of(small.weights)


def test_without_minutes_a_network_that_was_begun_with_learns_only_what_positions_are_worth(bazaar: Game, tmp_path: Path) -> None:
    settings = Settings("bazaar", (2,), iterations=3, teaching=0.0, **{**TINY, "matches": 32})
    train(settings, tmp_path / "two")
    start = str(tmp_path / "two" / "large.npz")
    taught = replace(settings, players=(3,), start=start, minutes=0.0, teaching=0.1, small_width=settings.width, rate=3e-3)
    train(taught, tmp_path / "three")
    curve = json.loads((tmp_path / "three" / "curve.json").read_text("utf8"))["curve"]
    assert [(entry["stage"], entry["steps"] > 0) for entry in curve] == [("large", False), ("small", False), ("small", True)]
    large, small = (read(tmp_path / "three" / f"{name}.npz") for name in ("large", "small"))
    assert small.knows(3, {})
    begun = transplanted(read(start).weights, read(start).features, large.features, 2)
    assert np.allclose(large.weights["first"], begun["first"], atol=1e-3)  # nothing of it got lost
    assert np.abs(small.weights["answers"] - large.weights["answers"]).max() < 0.1  # what it answers stays
    assert not np.allclose(small.weights["seat_bias"], large.weights["seat_bias"], atol=1e-4)


def test_what_begins_with_a_network_may_first_learn_only_what_positions_are_worth(bazaar: Game, tmp_path: Path) -> None:
    settings = Settings("bazaar", (2,), iterations=2, teaching=0.0, **{**TINY, "matches": 32})
    train(settings, tmp_path / "two")
    start = str(tmp_path / "two" / "large.npz")
    training = Training(replace(settings, players=(3,), start=start, settle=0.5), tmp_path / "three")
    begun = training._begun_with(read(start))
    learner = run.Learner(training.matches, training.encoder, begun, training.settings)
    before = {name: value.clone() for name, value in begun.state_dict().items()}

    def changed() -> set[str]:
        return {name.partition(".")[0] for name, value in begun.state_dict().items() if not torch.equal(value, before[name])}

    learner.learn(0.4)
    assert changed() == {"seats", "handicaps"}
    learner.learn(0.5)
    assert changed() >= {"seats", "answers", "first", "layers"}


def test_at_first_it_counts_how_far_ahead_a_seat_ends_and_in_the_end_only_the_victory(bazaar: Game, tmp_path: Path) -> None:
    training = Training(Settings("bazaar", (2, 3), **{**TINY, "lead": 0.8, "lead_until": 0.5}), tmp_path)
    learner = run.Learner(training.matches, training.encoder, training._network(TWO_LAYERS), training.settings)
    assert [round(learner._lead(part), 3) for part in (0.0, 0.25, 0.5, 1.0)] == [0.8, 0.4, 0.0, 0.0]
    while not bool(learner.ended.any()):
        learner.collect()
    ended = learner.ended.nonzero()
    learner.leading.fill_(0.0)
    assert torch.equal(learner._outcomes()[learner.ended], learner.shared[learner.ended])
    learner.leading.fill_(1.0)
    by_lead = learner._outcomes()
    for step, match in ended.tolist():
        players = int(training.matches.players[match])
        shares, worths = by_lead[step, match], learner.worths[step, match]
        assert float(shares.sum()) == pytest.approx(1)
        assert float(shares[players:].sum()) == 0
        order = worths[:players].argsort(stable=True)
        assert bool((shares[:players][order].diff() >= 0).all())
    net, teacher = training._network(TWO_LAYERS), training._network(TWO_LAYERS)
    pupil = run.Learner(training.matches, training.encoder, net, training.settings, teacher)
    assert pupil._lead(0.0) == 0  # taught ones learn what positions are really worth


def test_it_imitates_the_heuristic_before_it_learns_by_itself(bazaar: Game, tmp_path: Path) -> None:
    training = Training(Settings("bazaar", (2,), **{**TINY, "imitate": 0.5}), tmp_path)
    learner = run.Learner(training.matches, training.encoder, training._network(Form(32, 2)), training.settings)
    figures = [learner.learn(0.0) for _ in range(30)]
    assert figures[-1]["policy"] < 0.7 * figures[0]["policy"]  # what it likes is what the heuristic answers
    assert figures[-1]["divergence"] == 0
    assert bool(learner.mine.all())
    learner.collect(imitate=True)
    free = ~learner.forced[:-1]
    likings = learner.net(learner.encoder.plainly(learner.rows.flatten(0, 1)))[0].view_as(learner.masks)
    agreed = torch.where(learner.masks > 0, likings, -1e9).argmax(2) == learner.given
    assert float(agreed[free].float().mean()) > 0.75
    learner.learn(0.6)
    assert not bool(learner.imitating)
    assert not bool(learner.mine.all())


def test_a_training_waits_for_its_turn(bazaar: Game, tmp_path: Path) -> None:
    def stop() -> None:
        raise Stopped

    with pytest.raises(Stopped):
        train(Settings("bazaar", (2,), iterations=1, **{**TINY, "matches": 32}), tmp_path, turn=stop)
    assert not (tmp_path / "curve.json").exists()


@pytest.mark.filterwarnings("ignore")
def test_the_heuristic_compiles_for_a_gpu(bazaar: Game) -> None:
    from charsu.sim.cuda_link import pretended_device, ptx
    from charsu.train.tables import greedy_kernel

    with pretended_device():
        assert ".entry" in ptx(*greedy_kernel(bazaar.ruleset()))


def test_among_equals_the_heuristic_answers_by_chance(bazaar: Game, tmp_path: Path) -> None:
    matches = Training(Settings("bazaar", (2,), **TINY), tmp_path).matches
    every, one, again, other = (torch.arange(128) if i == 0 else torch.zeros(128, dtype=torch.int64) for i in range(4))
    matches.greedy(one, every)
    matches.greedy(again, every)
    matches.greedy(other, every, salt=99)
    assert torch.equal(one, again)
    assert not torch.equal(one, other)
    for i, choices in enumerate(matches.env.matches.lists):
        liked = dict(zip(choices["answer"][: choices["n"]].tolist(), matches._likings[i].tolist(), strict=False))
        assert liked[int(one[i])] == liked[int(other[i])] == max(liked.values())


def test_the_rate_may_stay_as_it_is_to_the_end(bazaar: Game, tmp_path: Path) -> None:
    training = Training(Settings("bazaar", (2,), **{**TINY, "hold": 1.0}), tmp_path)
    learner = run.Learner(training.matches, training.encoder, training._network(TWO_LAYERS), training.settings)
    learner.learn(0.99)
    assert float(learner.rate) == pytest.approx(training.settings.rate)


def test_learning_stops_in_the_middle_of_an_epoch_that_leads_too_far(bazaar: Game, tmp_path: Path) -> None:
    training = Training(Settings("bazaar", (2,), **{**TINY, "batch": 32, "limit": -1.0}), tmp_path)
    learner = run.Learner(training.matches, training.encoder, training._network(TWO_LAYERS), training.settings)
    learner.learn(0.0)
    assert learner.updates == LOOKS_EVERY
    assert learner.slowness == SLOWER


def test_tensors_tell_the_same_features_as_numpy(bazaar: Game, tmp_path: Path) -> None:
    training = Training(Settings("bazaar", (2, 3), **TINY), tmp_path)
    rows = training.matches.observation
    plain = Encoder(training.features, "cpu").plainly(rows)
    assert np.allclose(plain.numpy(), training.features.encode(rows.numpy()))


def test_guests_sit_in_part_of_the_matches_and_no_answer_is_learnt_from_them(bazaar: Game, tmp_path: Path) -> None:
    training = Training(Settings("bazaar", (2,), **TINY), tmp_path)
    learner = run.Learner(training.matches, training.encoder, training._network(TWO_LAYERS), training.settings)
    learner.collect()
    assert learner.pooled.numel() == 13
    assert learner.by_rule.numel() == 6
    asked = learner.guests.gather(1, learner.actors.view(-1, training.matches.size)[0][:, None])[:, 0]
    assert torch.equal(learner.mine[0], ~asked)
    assert bool(learner.mine[:, : training.matches.size // 2].all())
    assert not bool(learner.mine.all())


def test_who_is_a_guest_is_counted_from_the_seat_that_is_asked() -> None:
    guests = torch.tensor([[[0, 1, 0, 0], [0, 0, 0, 1]], [[1, 0, 0, 0], [0, 0, 0, 0]]])  # of four players; of three
    assert seen_from(guests, torch.tensor([3, 1]), torch.tensor([4, 3])).tolist() == [
        [[0, 0, 1, 0], [1, 0, 0, 0]],
        [[0, 0, 1, 0], [0, 0, 0, 0]],
    ]


def test_what_it_costs_to_be_a_guest_counts_for_guests_alone(bazaar: Game, tmp_path: Path) -> None:
    training = Training(Settings("bazaar", (2, 3), **{**TINY, "heuristic": 0.5, "pool": 0.0}), tmp_path)
    learner = run.Learner(training.matches, training.encoder, training._network(TWO_LAYERS), training.settings)
    for net in (learner.net, learner.fast):
        net.handicaps.bias.data[: training.matches.seats] = -2.0  # of the heuristic
    learner.player.run()
    before, guests = learner.player.share.clone(), learner.guests & (learner.player.share > 0)
    learner.fast.handicaps.bias.data.zero_()
    learner.player.run()
    with_guests, change = guests.any(1), before - learner.player.share
    assert bool(with_guests.any()) and not bool(change[~with_guests].any())
    assert bool((change[guests] < -0.05).all())
    learner.collect()
    learner.returns()
    learner.index.copy_((learner.guests.any(1).repeat(training.settings.steps)).nonzero()[:, 0].repeat(2)[: learner.index.numel()])
    learner.update()
    halves = learner.net.handicaps.weight.grad.view(2, -1).abs().sum(1)
    assert bool(halves[0] > 0) and not bool(halves[1] > 0)  # nobody else is a guest here


def test_shares_may_be_learnt_from_what_came_of_matches(bazaar: Game, tmp_path: Path) -> None:
    settings = Settings("bazaar", (2,), **{**TINY, "steps": 48, "trace": 0.5})
    training = Training(replace(settings, value_trace=1.0), tmp_path)
    learner = run.Learner(training.matches, training.encoder, training._network(TWO_LAYERS), training.settings)
    learner.collect()
    learner.returns()
    t, match = (learner.ended.nonzero()[-1]).tolist()
    first = max([0, *(k + 1 for k in range(t) if bool(learner.ended[k, match]))])
    for k in range(first, t + 1):
        turned = learner.shared[t, match].roll(-int(learner.actors[k, match]))
        assert torch.allclose(learner.goals[k, match], turned)
    far = learner.gains[first : t + 1, match] + torch.stack(
        [learner.judged[k, match, learner.actors[k, match]] for k in range(first, t + 1)]
    )
    assert not torch.allclose(far[0], learner.goals[first, match, 0])  # answers are learnt from nearer ones


def test_a_rival_meets_a_frozen_network_in_every_match_and_learns_nothing_from_its_answers(bazaar: Game, tmp_path: Path) -> None:
    settings = Settings("bazaar", (2, 3), iterations=1, teaching=0.0, **TINY)
    train(settings, tmp_path)
    training = Training(replace(settings, against=str(tmp_path / "large.npz"), seed=9), tmp_path / "rival")
    assert training.frozen is not None
    frozen, encoder = training.frozen
    before = {name: value.clone() for name, value in frozen.state_dict().items()}
    net = training._network(TWO_LAYERS)
    learner = run.Learner(training.matches, training.encoder, net, training.settings, None, training.frozen)
    players = training.matches.players
    assert torch.equal((~learner.guests).nonzero()[:, 1], torch.arange(128) % players)  # one seat, each as often
    learner.learn(0.0)
    assert all(torch.equal(value, before[name]) for name, value in frozen.state_dict().items())

    seat = torch.arange(128)[None] % players[None]
    assert torch.equal(learner.mine, learner.actors == seat)
    likings = frozen(encoder.plainly(learner.rows.flatten(0, 1)))[0].view_as(learner.masks)
    best = likings.masked_fill(learner.masks == 0, -1e9).argmax(2)
    assert torch.equal(learner.given[~learner.mine], best[~learner.mine])  # it plays as well as it can

    for part, learns in ((learner.mine, True), (~learner.mine, False)):
        chosen = (part & ~learner.forced[:-1]).view(-1).nonzero()[:, 0]
        learner.index.copy_(chosen[torch.arange(learner.index.numel()) % chosen.numel()])
        learner.update()
        assert bool(learner.net.answers.weight.grad.any()) == learns
        assert bool(learner.net.seats.weight.grad.any())


def test_a_rival_soon_beats_a_network_that_has_learnt_nothing(bazaar: Game, tmp_path: Path) -> None:
    tables = {**TINY, "matches": 512, "trial": 256, "teaching": 0.0}
    train(Settings("bazaar", (2,), iterations=1, rate=0.0, last_rate=0.0, **tables), tmp_path)
    ignorant = tmp_path / "large.npz"
    more: dict[str, Any] = {"start": str(ignorant), "against": str(ignorant), "rate": 3e-3}
    train(Settings("bazaar", (2,), iterations=20, **tables, **more), tmp_path / "rival")
    curve = json.loads((tmp_path / "rival" / "curve.json").read_text("utf8"))["curve"]
    assert curve[0]["against_frozen"]["2"]["share"] == pytest.approx(0.5, abs=0.07)  # at first it meets itself
    assert curve[-1]["against_frozen"]["2"]["share"] > 0.8
    card = read(tmp_path / "rival" / "large.npz").card
    assert card["strength"]["frozen"] == curve[-1]["against_frozen"]
    assert card["against"]["fingerprint"] == read(ignorant).fingerprint
    assert card["against"]["steps"] == read(ignorant).card["steps"]


def command(*words: str) -> int:
    from charsu.cli.app import main

    with pytest.raises(SystemExit) as ended:
        main(["train", *words])
    return int(ended.value.code or 0)


def test_the_command_trains_in_a_folder(bazaar: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    brief = "--minutes", "0.01", "--teaching", "0.01", "--duels", "0"
    assert command("bazaar", "--small", "--players", "2", *brief, "--out", str(tmp_path)) == 0
    said = capsys.readouterr().out
    assert "against greedy: 2 players" in said
    assert "written small.npz" in said
    assert read(tmp_path / "small.npz").knows(2, {})
    more = "--start", str(tmp_path / "large.npz"), "--settle", "0.5", "--minutes", "0.01", "--teaching", "0", "--duels", "0"
    assert command("bazaar", "--small", "--players", "2", *more, "--out", str(tmp_path / "more")) == 0
    card = read(tmp_path / "more" / "large.npz").card
    assert (card["before"]["steps"] > 0, card["settings"]["settle"]) == (True, 0.5)
    both = "--option", "gems=3|4", "--imitate", "0.5", "--minutes", "0.01", "--teaching", "0", "--duels", "0"
    assert command("bazaar", "--small", "--players", "2", *both, "--out", str(tmp_path / "both")) == 0
    assert [read(tmp_path / "both" / "large.npz").knows(2, {"gems": gems}) for gems in (3, 4, 5)] == [True, True, False]
    rival = "--against", str(tmp_path / "small.npz"), "--minutes", "0.01", "--teaching", "0", "--duels", "0"
    assert command("bazaar", "--small", "--players", "2", *rival, "--out", str(tmp_path / "rival")) == 0
    assert "; against frozen: 2 players" in capsys.readouterr().out
    assert command("bazaar", "--small", "--players", "2,3", *rival, "--out", str(tmp_path / "other")) == 2
    assert "small.npz does not know tables of 3" in capsys.readouterr().err


def test_the_command_refuses_what_cannot_be_played(bazaar: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command("bazaar", "--players", "9", "--out", str(tmp_path)) == 2
    assert command("bazaar", "--players", "two", "--out", str(tmp_path)) == 2
    assert command("bazaar", "--option", "layout", "--out", str(tmp_path)) == 2
    assert command("bazaar", "--option", "gems=3|9", "--out", str(tmp_path)) == 2
    said = capsys.readouterr().err
    assert "not 9" in said
    assert "'two' are no numbers of players" in said
    assert "'layout' is no option" in said
    assert "it goes from 2 to 5" in said
