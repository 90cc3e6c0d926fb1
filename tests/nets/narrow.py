"""A network with a neck that says what another one says."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from charsu.nets import Net


def narrowed(net: Net) -> Net:
    """The same network with a first layer that goes through a neck."""
    first, sizes, neck = np.linalg.svd(net.weights["first"], full_matrices=False)
    return replace(net, weights={**net.weights, "first": (first * sizes).astype(np.float32), "neck": neck.astype(np.float32)})
