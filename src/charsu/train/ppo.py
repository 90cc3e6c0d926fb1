"""Learning from self-play: proximal policy optimisation with the share of victory of every seat.

All seats play with one network. Returns run over all answers of a match, whoever gives them, as vectors by seat. In part of
the matches earlier selves or the heuristic sit in some seats; of what those answer only shares are learnt, and who is a guest is
told: else it would believe that whoever is asked is ahead, since guests are never asked, and every end of a turn would look like
a loss. Or it is the rival of a frozen network, which sits in all seats but one of every match. At first it may
imitate the heuristic, in positions of the heuristic's play and of its own, while it learns shares from what comes of both; and at
first it may count, less and less, how far ahead of the others a seat ends, as the heuristic judges the last position: a victory
alone tells little about the many answers before it, the less the more play. What begins with a network may first learn only what
positions are worth at its new tables: by shares that mean nothing there it would unlearn what it knows. With a
teacher the network imitates the teacher's chances in positions of its own play instead, and learns shares from its own returns.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import torch
from torch import nn

from .encode import Encoder
from .network import GUESTS, Network
from .settings import Settings
from .tables import Matches

NEVER = -1e9
SLOWER, FASTER = 0.7, 1.03  # how the rate answers to the divergence: at once, and with every million answers
GENTLY = 0.1  # how fast one that knows something begins: what a new optimizer does first would spoil that
SOFTLY = 0.05  # how often whoever is imitated would answer anything else, so that something is left to be tried
MILLION = 1 << 20
LOOKS_EVERY = 8  # updates; then the divergence is looked at
USUAL = math.log(3)  # a lead as large as usual counts as three victories in four between two
SELDOM = 1e-5  # of positions: a feature that is on less often learns nothing, and would only say what it began with
FIGURES = "policy", "value", "entropy", "divergence", "clipped"


class Graph:
    """A function without arguments: on a card captured once and replayed, elsewhere called."""

    def __init__(self, work: Callable[[], None], on_card: bool) -> None:
        self.work, self.graph = work, None
        if on_card:
            stream: Any = torch.cuda.Stream
            side = stream()
            side.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(side):
                for _ in range(3):
                    work()
            torch.cuda.current_stream().wait_stream(side)
            torch.cuda.synchronize()
            self.graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(self.graph):
                work()

    def __call__(self) -> None:
        if self.graph is None:
            self.work()
        else:
            self.graph.replay()


def seen_from(guests: Any, viewer: Any, players: Any) -> Any:
    """Who is a guest, by row, kind and seat, counted from the seat that is asked."""
    seats = torch.arange(guests.shape[2], device=guests.device)[None]
    around = torch.where(seats < players[:, None], (seats + viewer[:, None]) % players[:, None], seats)
    return guests.gather(2, around[:, None].expand_as(guests))


class Player:
    """A network's answers in some matches: the answer, its logarithm of chance, shares by seat, and whether it was forced.

    In matches to learn from it is told who is a guest, by match, kind and seat."""

    def __init__(
        self, matches: Matches, net: Network, encoder: Encoder, which: Any, best: bool = False, guests: Any = None
    ) -> None:
        n, device, seats = which.numel(), matches.device, matches.reward.shape[1]
        self.which = which
        self.answer = torch.zeros(n, dtype=torch.int64, device=device)
        self.chance, self.forced = torch.zeros(n, device=device), torch.zeros(n, dtype=torch.bool, device=device)
        self.share = torch.zeros(n, seats, device=device)
        everybody = torch.arange(seats, device=device)[None]

        def play() -> None:
            with torch.no_grad():
                mask = matches.mask[which]
                actor, players = matches.actor[which].long(), matches.players[which]
                guests_around = None if guests is None else seen_from(guests, actor, players)
                likings, worth = net(encoder(matches.observation, which), guests_around)
                likings = likings.float().masked_fill(mask == 0, NEVER)
                noise = 0.0 if best else -torch.log(-torch.log(torch.rand_like(likings).clamp_(1e-9, 1 - 1e-7)))
                answer = (likings + noise).argmax(1)
                self.answer.copy_(answer)
                self.chance.copy_(likings.log_softmax(1).gather(1, answer[:, None])[:, 0])
                self.forced.copy_(mask.sum(1, dtype=torch.int32) == 1)
                players = players[:, None]
                shares = worth[:, :seats].float().masked_fill(everybody >= players, NEVER).softmax(1)
                turned = shares.gather(1, (everybody - actor[:, None]) % players)
                self.share.copy_(torch.where(everybody < players, turned, 0.0))

        self.play = play
        self.run = Graph(play, matches.on_card)


class Learner:
    """A network, the matches it plays, and what it learns from them."""

    def __init__(
        self, matches: Matches, encoder: Encoder, net: Network, settings: Settings, teacher: Network | None = None,
        frozen: tuple[Network, Encoder] | None = None,
    ) -> None:  # fmt: skip
        self.matches, self.encoder, self.net, self.settings, self.teacher = matches, encoder, net, settings, teacher
        self.is_rival = frozen is not None
        self.on_card, device = matches.on_card, matches.device
        kind = torch.bfloat16 if self.on_card else torch.float32
        sizes = encoder.size, matches.answers, matches.seats, net.form
        self.fast = Network(*sizes).to(device, kind).requires_grad_(False)
        self.old = Network(*sizes).to(device, kind).requires_grad_(False)
        self.slowness, self.updates = GENTLY if net.is_begun else 1.0, 0
        self._seat_guests()
        self._make_buffers()
        self.refresh()
        self.old.load_state_dict(self.fast.state_dict())
        self.player = Player(matches, self.fast, encoder, self.all, guests=self.kinds_of_guests.to(kind))
        guest: tuple[Network, Encoder] = frozen or (self.old, encoder)
        self.guest = Player(matches, *guest, self.pooled, best=self.is_rival) if self.pooled.numel() else None
        self._make_optimizer()
        self.answer, self.take_down = Graph(self._answer, self.on_card), Graph(self._take_down, self.on_card)
        self.returns = Graph(self._returns, self.on_card)
        self._warm_up()

    # --- who sits where ----------------------------------------------------

    def _seat_guests(self) -> None:
        """In the last matches of every kind of table earlier selves, in the very last the heuristic; one guest, or all but one.

        A rival has all others of every match as guests."""
        matches, settings = self.matches, self.settings
        by_rule, by_old = (0.0, 1.0) if self.is_rival else (settings.heuristic, settings.pool)
        n, seats, device = matches.size, matches.reward.shape[1], matches.device
        kinds = torch.as_tensor(matches.env.kinds, device=device)
        ends = torch.searchsorted(kinds, kinds, right=True)
        sizes = ends - torch.searchsorted(kinds, kinds)
        left = (ends - torch.arange(n, device=device)).float() / sizes  # from 1 down to nothing within each kind
        heuristic = left <= by_rule
        pooled = (left <= by_rule + by_old) & ~heuristic
        number = torch.arange(n, device=device)
        one = (number % matches.players)[:, None] == torch.arange(seats, device=device)[None]
        alone = ((number // matches.players) % 2 == 0) & (not self.is_rival)  # one guest in these
        guests = torch.where(alone[:, None], one, ~one)
        self.guests = guests & (heuristic | pooled)[:, None]
        self.kinds_of_guests = torch.zeros(n, GUESTS, matches.seats, device=device)
        for kind, these in enumerate((heuristic, pooled)):
            self.kinds_of_guests[:, kind, :seats] = (guests & these[:, None]).float()
        self.pooled, self.by_rule = pooled.nonzero()[:, 0].contiguous(), heuristic.nonzero()[:, 0].contiguous()

    def _make_buffers(self) -> None:
        m, steps, device = self.matches, self.settings.steps, self.matches.device
        n, seats, longs = m.size, m.reward.shape[1], torch.int64

        def zeros(*shape: int, dtype: Any = torch.float32) -> Any:
            return torch.zeros(shape, dtype=dtype, device=device)

        self.rows = zeros(steps, n, m.observation.shape[1], dtype=torch.int16)
        self.masks, self.actors = zeros(steps, n, m.answers, dtype=torch.int8), zeros(steps, n, dtype=longs)
        self.given, self.chances = zeros(steps, n, dtype=longs), zeros(steps, n)
        self.judged, self.forced = zeros(steps + 1, n, seats), zeros(steps + 1, n, dtype=torch.bool)
        self.ended, self.shared = zeros(steps, n, dtype=torch.bool), zeros(steps, n, seats)
        self.worths, self.leading = zeros(steps, n, seats), zeros()  # what last positions were worth, how much leads count
        self.gains, self.goals, self.mine = zeros(steps, n), zeros(steps, n, seats), zeros(steps, n, dtype=torch.bool)
        self.moments, self.figures = zeros(2), zeros(len(FIGURES))
        self.index = zeros(self.settings.batch, dtype=longs)
        self.action, self.ruled, self.all = m.action, zeros(n, dtype=longs), torch.arange(n, device=device)
        self.led = self.all // 2 % 2 == 0  # matches that the heuristic leads while it is imitated
        self.imitating, self.finished = zeros(dtype=torch.bool), zeros(dtype=longs)
        self.thawed = zeros() + 1  # 0: nothing changes but what positions are worth
        self.at = zeros(1, dtype=longs)  # the step of a rollout
        self.possible, self.lit, self.looks = zeros(m.answers), zeros(self.encoder.size), zeros()  # see `worth_telling`
        if self.net.is_begun:
            self.possible, self.lit = self.net.told()
            self.lit = torch.where(self.lit > 0, torch.inf, 0.0)  # nothing that is known gets lost
        self.rate, self.entropy = (
            torch.tensor(self.settings.rate, device=device),
            torch.tensor(self.settings.entropy, device=device),
        )

    def _make_optimizer(self) -> None:
        more: dict[str, Any] = {"fused": True, "capturable": True} if self.on_card else {}
        rate = self.rate if self.on_card else self.settings.rate
        self.optimizer = torch.optim.AdamW(self.net.parameters(), lr=rate, eps=1e-5, weight_decay=0.0, **more)

    def _warm_up(self) -> None:
        """Compile and capture with a rate of nothing, so that nothing is learnt yet."""
        self.collect()
        self.returns()
        before = {name: value.clone() for name, value in self.net.state_dict().items()}
        self.objective = torch.compile(self._objective) if self.on_card and self.settings.compile else self._objective
        self.index.copy_(torch.randint(self.gains.numel(), (self.settings.batch,), device=self.index.device))
        self.rate.fill_(0.0)
        self.update = Graph(self._update, self.on_card)
        self.net.load_state_dict(before)
        self.finished.zero_()

    # --- playing -----------------------------------------------------------

    def collect(self, imitate: bool = False) -> None:
        """Play on by so many answers in every match, and one look further."""
        m = self.matches
        self.at.zero_()
        self.imitating.fill_(imitate)
        asked = self.all if imitate else self.by_rule  # where the heuristic is asked
        for _ in range(self.settings.steps):
            if asked.numel():
                m.greedy(self.ruled, asked)
            self.answer()
            m.step(self.action)
            self.take_down()
        self.player.run()
        self.judged[-1].copy_(self.player.share)
        self.forced[-1].copy_(self.player.forced)
        self.finished.add_(self.ended.sum())
        self.possible.add_(self.masks.view(-1, m.answers).amax(0))

    def _answer(self) -> None:
        """Answers in all matches, and what they were answers to, taken down at step `at`."""
        m = self.matches
        actor = m.actor.long()
        self.player.play()
        is_guest = self.guests.gather(1, actor[:, None])[:, 0]
        self._choose(is_guest)
        given = torch.where(self.imitating, self.ruled, self.action)
        for notes, now in (
            (self.judged, self.player.share), (self.forced, self.player.forced), (self.rows, m.observation), (self.masks, m.mask),
            (self.actors, actor), (self.given, given), (self.chances, self.player.chance), (self.mine, ~is_guest | self.imitating),
        ):  # fmt: skip
            notes.index_copy_(0, self.at, now[None])

    def _choose(self, is_guest: Any) -> None:
        """The network's answers, and those of the guests in their seats; those of the heuristic where it leads."""
        self.action.copy_(self.player.answer)
        if self.guest is not None:
            self.guest.play()
            mine = self.action[self.pooled]
            self.action.index_copy_(0, self.pooled, torch.where(is_guest[self.pooled], self.guest.answer, mine))
        if self.by_rule.numel():
            mine, theirs = self.action[self.by_rule], self.ruled[self.by_rule]
            self.action.index_copy_(0, self.by_rule, torch.where(is_guest[self.by_rule], theirs, mine))
        self.action.copy_(torch.where(self.imitating & self.led, self.ruled, self.action))

    def _take_down(self) -> None:
        """What came of the answers of step `at`."""
        self.ended.index_copy_(0, self.at, (self.matches.done != 0)[None])
        self.shared.index_copy_(0, self.at, self.matches.shares()[None])
        self.worths.index_copy_(0, self.at, self.matches.worth[None])
        self.at.add_(1).remainder_(self.settings.steps)

    def _returns(self) -> None:
        """What each seat got, or may expect: a mean over horizons, none of which ends at a forced answer."""
        steps, m = self.settings.steps, self.matches
        seats, players = torch.arange(m.reward.shape[1], device=m.device)[None], m.players[:, None]
        shared, s = self._outcomes(), self.settings
        total = goal = self.judged[steps]
        for t in range(steps - 1, -1, -1):
            total = self._one_earlier(t, total, s.trace, shared[t])
            goal = self._one_earlier(t, goal, s.value_trace or s.trace, shared[t])
            me = self.actors[t][:, None]
            self.gains[t] = (total - self.judged[t]).gather(1, me)[:, 0]
            self.goals[t] = torch.where(seats < players, goal.gather(1, (seats + me) % players), 0.0)
        free = self.free().float()
        count = free.sum().clamp(min=2)
        mean = (self.gains * free).sum() / count
        self.moments[0] = mean
        self.moments[1] = ((self.gains - mean).square() * free).sum().div(count).sqrt() + 1e-6

    def _one_earlier(self, t: int, later: Any, trace: float, shared: Any) -> Any:
        """What each seat may expect at step `t`, by what it might one step later."""
        if t < self.settings.steps - 1:
            later = torch.lerp(self.judged[t + 1], later, torch.where(self.forced[t + 1], 1.0, trace)[:, None])
        return torch.where(self.ended[t][:, None], shared, later)

    def _outcomes(self) -> Any:
        """What matches that ended gave each seat: the victory, and as far as leads count a share by how far ahead it was."""
        players = self.matches.players[None, :, None]
        seated = torch.arange(self.worths.shape[2], device=self.worths.device) < players
        worth = torch.where(seated, self.worths, 0.0)
        ahead = torch.where(seated, worth - worth.sum(2, keepdim=True) / players, 0.0)
        counted = self.ended[..., None] & seated
        usual = ((ahead.square() * counted).sum() / counted.sum().clamp(min=1)).sqrt().clamp(min=1.0) * 2
        by_lead = (USUAL * ahead / usual).masked_fill(~seated, NEVER).softmax(2)
        return torch.lerp(self.shared, by_lead, self.leading)

    # --- learning ----------------------------------------------------------

    def learn(self, part: float) -> dict[str, float]:
        """One iteration, `part` of the way through the training: play, and a few epochs over what was played."""
        s = self.settings
        imitate = self.teacher is None and part < s.imitate
        self.thawed.fill_(part >= s.settle or not self.net.is_begun or self.teacher is not None)
        self.leading.fill_(self._lead(part))
        part = max(0.0, part - s.hold) / max(1 - s.hold, 1e-9)
        self.rate.fill_(self.slowness * (s.rate + (s.last_rate - s.rate) * part))
        self.entropy.fill_(s.entropy + (s.last_entropy - s.entropy) * part)
        if not self.on_card:
            self.optimizer.param_groups[0]["lr"] = float(self.rate)
        self.collect(imitate)
        self.returns()
        some = torch.rand_like(self.gains) < s.forced
        chosen = (self.free() | some).view(-1).nonzero()[:, 0]
        self._note_features()
        figures = torch.zeros_like(self.figures)
        for epoch in range(s.epochs):
            figures = self._epoch(chosen)
            if self._too_far(figures):
                self.slowness *= SLOWER
                break
            if epoch == s.epochs - 1:
                self.slowness = min(1.0, self.slowness * FASTER ** (self.gains.numel() / MILLION))
        self.refresh()
        return {name: round(float(x), 5) for name, x in zip(FIGURES, figures.tolist(), strict=True)}

    def _lead(self, part: float) -> float:
        """How much leads count instead of victories."""
        s = self.settings
        is_judged = self.matches.game.bot.value is not None
        return max(0.0, s.lead * (1 - part / max(s.lead_until, 1e-9))) if is_judged and self.teacher is None else 0.0

    def free(self) -> Any:
        """The positions whose answer is learnt from: it was the network's own, and there was a choice."""
        return ~self.forced[:-1] & self.mine

    def _note_features(self) -> None:
        """How often features are on, by a batch of positions."""
        some = torch.randint(self.gains.numel(), (self.settings.batch,), device=self.index.device)
        self.lit.add_((self.encoder(self.rows.view(-1, self.rows.shape[2]), some) != 0).float().mean(0))
        self.looks.add_(1)

    def worth_telling(self) -> tuple[Any, Any]:
        """The answers that were ever possible, and the features that were on often enough to learn something."""
        return self.possible > 0, self.lit / self.looks.clamp(min=1) > SELDOM

    def _too_far(self, figures: Any) -> bool:
        return self.teacher is None and float(figures[3]) > self.settings.limit

    def _epoch(self, chosen: Any) -> Any:
        """Every chosen position once, or fewer if that leads too far; the mean of the figures."""
        batch = self.settings.batch
        order = chosen[torch.randperm(chosen.numel(), device=chosen.device)]
        self.figures.zero_()
        count = max(1, order.numel() // batch)
        for k in range(count):
            part = order[k * batch : (k + 1) * batch]
            self.index.copy_(part if part.numel() == batch else order[torch.randint(order.numel(), (batch,), device=order.device)])
            self.update()
            self.updates += 1
            if (k + 1) % LOOKS_EVERY == 0 and self._too_far(self.figures / (k + 1)):
                return self.figures / (k + 1)
        return self.figures / count

    def _update(self) -> None:
        index, n = self.index, self.matches.size
        x = self.encoder(self.rows.view(-1, self.rows.shape[2]), index)
        flat = self.masks.view(-1, self.masks.shape[2])[index], self.given.view(-1)[index], self.chances.view(-1)[index]
        more = self.gains.view(-1)[index], self.goals.view(-1, self.goals.shape[2])[index]
        free = self.mine.view(-1)[index] & ~self.forced.view(-1)[index]
        players = self.matches.players[index % n]
        guests = seen_from(self.kinds_of_guests[index % n], self.actors.view(-1)[index], players)
        loss, figures = self.objective(x, *flat, *more, free, players, guests)
        for parameter in self.net.parameters():
            parameter.grad = None
        loss.backward()
        for parameter in self.net.answering() if self.settings.settle else ():
            parameter.grad.mul_(self.thawed)
        nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.optimizer.step()
        self.figures.add_(figures)

    def _objective(
        self, x: Any, mask: Any, given: Any, before: Any, gain: Any, goal: Any, free: Any, players: Any, guests: Any
    ) -> tuple[Any, Any]:
        seats = goal.shape[1]
        with torch.autocast(self.matches.device, torch.bfloat16, enabled=self.on_card, cache_enabled=False):
            likings, worth = self.net(x, guests)
        chances = likings.float().masked_fill(mask == 0, NEVER).log_softmax(1)
        now = chances.gather(1, given[:, None])[:, 0]
        weight = free.float() / free.sum().clamp(min=1)
        before = torch.where(self.imitating, now.detach(), before)
        ratio = (now - before).exp()
        gain = (gain - self.moments[0]) / self.moments[1]
        clip = self.settings.clip
        policy = -(torch.minimum(ratio * gain, ratio.clamp(1 - clip, 1 + clip) * gain) * weight).sum()
        entropy = -((chances.exp() * chances.clamp(min=-1e4)).sum(1) * weight).sum()
        empty = torch.arange(seats, device=x.device)[None] >= players[:, None]
        value = -(goal * worth[:, :seats].float().masked_fill(empty, NEVER).log_softmax(1)).sum(1).mean()
        divergence = ((ratio - 1 - (now - before)) * weight).sum()
        clipped = (((ratio - 1).abs() > clip).float() * weight).sum()
        any_other = (chances.clamp(min=-1e4) * mask).sum(1) / mask.sum(1, dtype=torch.int32)
        imitated = -((torch.lerp(now, any_other, SOFTLY)) * weight).sum()
        policy = torch.where(self.imitating, imitated, policy)
        if self.teacher is not None:
            with torch.no_grad():
                wanted = self.teacher(x)[0].float().masked_fill(mask == 0, NEVER).softmax(1)
            policy = -((wanted * chances.clamp(min=-1e4)).sum(1) * weight).sum()
            total = policy + value
        else:
            total = policy + value - self.entropy * entropy
        return total, torch.stack([policy.detach(), value.detach(), entropy.detach(), divergence.detach(), clipped.detach()])

    def refresh(self) -> None:
        """Play with what was learnt."""
        self.fast.load_state_dict(self.net.state_dict())
