"""The same work for many numbers, spread over cores or over a cluster."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any, TypeVar

from ..core.extras import wanted

Done = TypeVar("Done")


def on_cores(work: Callable[..., Done], numbers: Iterable[int], cores: int, *shared: Any) -> Iterator[Done]:
    """`work(number, *shared)` for each number, as they are done; here where one core is enough."""
    numbers = list(numbers)
    if cores <= 1 or len(numbers) < 2:
        yield from (work(number, *shared) for number in numbers)
        return
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(work, number, *shared) for number in numbers]
        try:
            for future in as_completed(waiting):
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def on_ray(work: Callable[..., Done], numbers: Iterable[int], *shared: Any) -> Iterator[Done]:
    """The same on whatever cluster `RAY_ADDRESS` names, or a local one."""
    with wanted():
        import ray

    started = not ray.is_initialized()
    if started:
        ray.init(log_to_driver=False, logging_level=logging.ERROR, include_dashboard=False)
    try:
        task = ray.remote(work).options(max_retries=2)
        held = [ray.put(thing) for thing in shared]
        waiting = [task.remote(number, *held) for number in numbers]
        while waiting:
            ready, waiting = ray.wait(waiting)
            yield from ray.get(ready)
    finally:
        if started:
            ray.shutdown()
