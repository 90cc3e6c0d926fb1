"""The network as PyTorch trains it, and its weights as `charsu.nets` reads them."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn
from torch.nn.functional import relu

from ..nets.look import NORM
from ..nets.net import NECK, no_neck

Weights = Mapping[str, np.ndarray[Any, Any]]
GUESTS = 2  # kinds of guests in matches to learn from: the heuristic, and other networks


class Form(NamedTuple):
    """How large a network is. With a neck its first layer is narrow and is widened then: most of its weights read features."""

    width: int
    layers: int
    neck: int = 0

    @classmethod
    def of(cls, weights: Weights) -> Form:
        lines, width = weights["norms"].shape
        return cls(width, lines // NORM, len(weights[NECK]))


class Network(nn.Module):
    """A first layer, layers that add to it, and heads for the answers and for the share of every seat, the one asked first.

    While it learns, a last head says what it costs a seat to be a guest's: it is told who is one, which no row says. Files know
    no guests."""

    def __init__(self, features: int, answers: int, seats: int, form: Form) -> None:
        super().__init__()
        self.form, (width, layers, neck) = form, form
        self.is_begun = False  # with weights that mean something already
        self.first, self.first_norm = nn.Linear(features, neck or width, bias=not neck), nn.LayerNorm(width)
        self.neck = nn.Linear(neck, width) if neck else None
        self.layers = nn.ModuleList(nn.Linear(width, width) for _ in range(layers - 1))
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in range(layers - 1))
        self.answers, self.seats = nn.Linear(width, answers), nn.Linear(width, seats)
        self.handicaps = nn.Linear(width, GUESTS * seats)
        for layer in dict.fromkeys((self.first, self.entry, *self.layers)):
            nn.init.orthogonal_(layer.weight, math.sqrt(2))
        nn.init.orthogonal_(self.answers.weight, 0.01)
        nn.init.orthogonal_(self.seats.weight, 0.1)
        nn.init.zeros_(self.handicaps.weight)
        nn.init.zeros_(self.handicaps.bias)

    @classmethod
    def of(cls, weights: Weights) -> Network:
        """With the weights of a file."""
        net = cls(len(weights["first"]), len(weights["answers"]), len(weights["seats"]), Form.of(weights))
        net.take(weights)
        return net

    @property
    def entry(self) -> nn.Linear:
        """The layer that is as wide as all others."""
        return self.neck or self.first

    def forward(self, x: Any, guests: Any = None) -> tuple[Any, Any]:
        """How much it likes each answer, and what the position is worth to each seat; `guests` by row, kind and seat."""
        h = self.first(x) if self.neck is None else self.neck(self.first(x))
        h = relu(self.first_norm(h))
        for layer, norm in zip(self.layers, self.norms, strict=True):
            h = h + relu(norm(layer(h)))
        worth = self.seats(h)
        if guests is not None:
            worth = worth + (self.handicaps(h).view_as(guests) * guests).sum(1)
        return self.answers(h), worth

    def begin_as(self, other: Network) -> Network:
        """Begin with the weights of another one of this size."""
        self.load_state_dict(other.state_dict())
        self.is_begun = True
        return self

    def answering(self) -> list[Any]:
        """Everything on which its answers depend: all but the heads for shares."""
        return [parameter for name, parameter in self.named_parameters() if not name.startswith(("seats.", "handicaps."))]

    def told(self) -> tuple[Any, Any]:
        """The answers and features about which its weights say anything."""
        return self.answers.weight.detach().abs().amax(1), self.first.weight.detach().abs().amax(0)

    def take(self, weights: Weights) -> None:
        """Begin with the weights of a file."""
        self.is_begun = True

        def put(parameter: Any, values: np.ndarray[Any, Any]) -> None:
            with torch.no_grad():
                parameter.copy_(torch.from_numpy(np.ascontiguousarray(values)))

        put(self.first.weight, weights["first"].T)
        if self.neck is not None:
            put(self.neck.weight, weights[NECK].T)
        for layer, lines in zip(self.layers, np.split(weights["layers"], max(1, len(self.layers))), strict=False):
            put(layer.weight, lines.T)
        for i, (layer, norm) in enumerate(zip((self.entry, *self.layers), (self.first_norm, *self.norms), strict=True)):
            for k, parameter in enumerate((layer.bias, norm.weight, norm.bias)):
                put(parameter, weights["norms"][3 * i + k])
        for name, head in (("answer", self.answers), ("seat", self.seats)):
            put(head.weight, weights[f"{name}s"])
            put(head.bias, weights[f"{name}_bias"])

    def weights(self, possible: Any, lit: Any) -> dict[str, np.ndarray[Any, Any]]:
        """For `charsu.nets`, of these answers and of what these features tell; nothing of all others."""

        def array(tensor: Any) -> np.ndarray[Any, Any]:
            values: np.ndarray[Any, Any] = tensor.detach().float().cpu().numpy()
            return np.ascontiguousarray(values)

        norms = []
        for layer, norm in zip((self.entry, *self.layers), (self.first_norm, *self.norms), strict=True):
            norms += [array(layer.bias), array(norm.weight), array(norm.bias)]
        mask = array(possible)[:, None] > 0
        nothing = no_neck(self.form.width)
        return {
            "first": np.where(array(lit)[:, None] > 0, array(self.first.weight.T), 0).astype(np.float32),
            NECK: nothing if self.neck is None else array(self.neck.weight.T),
            "layers": np.concatenate([nothing, *(array(layer.weight.T) for layer in self.layers)]),
            "norms": np.stack(norms),
            "answers": np.where(mask, array(self.answers.weight), 0).astype(np.float32),
            "answer_bias": np.where(mask[:, 0], array(self.answers.bias), 0).astype(np.float32),
            "seats": array(self.seats.weight),
            "seat_bias": array(self.seats.bias),
        }
