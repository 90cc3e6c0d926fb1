"""The vector environment on an NVIDIA GPU: checked against the processor's, then measured.

    PYTHONPATH=src python bench/gpu_env.py [--out FOLDER] [--library torch] [GAME …]

Needs NumPy, Numba, numba-cuda and torch (or CuPy: `--library cupy`). For every game, in a process of its own so that all compile
at the same time: the same seeds and answers must give the same observations, masks, seats, rewards and ends as on the processor,
number for number; the kernels must write into the very memory of the tensors; then steps are counted. Writes gpu_env.md;
`python bench/report.py gpu_env FILE` puts it into docs/performance.md.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

import numpy as np
from gpu import machine
from workers import Worker, serve

import charsu
from charsu.core.errors import IllegalAnswer
from charsu.envs.gpu import GpuVectorEnv
from charsu.envs.vector import VectorEnv
from charsu.sim.cuda_link import available, load_cuda

GAMES = ("istanbul", "yspahan", "cairo")
MATCHES, STEPS = 256, 3500  # compared with the processor; long enough for matches to end
SIZES = (4096, 16384, 65536, 262144)
SECONDS = 2.0
TOLD = ("observation", "mask", "actor", "reward", "done")


# --- checking --------------------------------------------------------------


def compared(key: str, players: int, perfect: bool, library: str) -> tuple[int, int]:
    """Numbers compared and matches ended; raises where card and processor differ. Perfect information is tried sorted, too."""
    card = GpuVectorEnv(key, MATCHES, players, seed=7, perfect=perfect, library=library, by_question=perfect)
    here = VectorEnv(key, MATCHES, players, seed=7, perfect=perfect)
    numbers = same_told(card, here, "at the beginning")
    ended = 0
    for step in range(STEPS):
        answers = here.sample()
        if not np.array_equal(on_host(card.sample()), answers):
            raise AssertionError(f"{key}: other answers are drawn at step {step}")
        card.step(card.action)
        here.step(answers)
        numbers += same_told(card, here, f"at step {step}")
        ended += int(here.done.sum())
    card.check()
    return numbers, ended


def same_told(card: Any, here: Any, when: str) -> int:
    numbers = 0
    for name in TOLD:
        one, other = on_host(getattr(card, name)), getattr(here, name)
        if one.dtype != other.dtype or not np.array_equal(one, other):
            raise AssertionError(f"{here.game.key}: {name} differs {when}")
        numbers += other.size
    return numbers


def on_host(tensor: Any) -> Any:
    return tensor.cpu().numpy() if hasattr(tensor, "cpu") else tensor.get()


def impossible_answers_are_counted(key: str, library: str) -> None:
    env = GpuVectorEnv(key, MATCHES, library=library)
    before = on_host(env.observation).copy()
    env.action[:] = -1
    env.step(env.action)
    if not np.array_equal(on_host(env.observation), before):
        raise AssertionError(f"{key}: an impossible answer changed a match")
    try:
        env.check()
    except IllegalAnswer as error:
        if str(MATCHES) in str(error):
            return
    raise AssertionError(f"{key}: impossible answers are not counted")


def nothing_is_copied(key: str, library: str) -> str:
    """The tensors of a step are the environment's own, the kernels write to their addresses, and DLPack hands those on."""
    env = GpuVectorEnv(key, MATCHES, library=library)
    for _ in range(3):
        step = env.step(env.sample())
    for name in TOLD:
        tensor = getattr(step, name)
        written = load_cuda().as_cuda_array(tensor).device_ctypes_pointer.value
        addresses = {written, tensor.__cuda_array_interface__["data"][0], handed_on(tensor, library)}
        if tensor is not getattr(env, name) or len(addresses) != 1:
            raise AssertionError(f"{key}: {name} is copied on its way ({addresses})")
    return f"{type(step.observation).__module__.split('.')[0]} tensor of {tuple(step.observation.shape)} at {written:#x}"


def handed_on(tensor: Any, library: str) -> int:
    """The address of the same tensor after a journey through DLPack."""
    if library == "torch":
        import torch

        return int(torch.from_dlpack(tensor).data_ptr())
    import cupy

    return int(cupy.from_dlpack(tensor).data.ptr)


# --- measuring -------------------------------------------------------------


def rate(key: str, size: int, library: str, by_question: bool) -> float:
    """Steps/s of random answers with observations and masks, after a second to warm up."""
    env = GpuVectorEnv(key, size, library=library, by_question=by_question)
    count_steps(env, 0.5)
    return count_steps(env, SECONDS)


def count_steps(env: Any, seconds: float) -> float:
    steps, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        for _ in range(50):
            env.step(env.sample())
        env.check()  # waits for the card
        steps += 50 * env.size
    return steps / (time.perf_counter() - began)


def ready(key: str, library: str) -> tuple[dict[str, Any], Any]:
    """All checks of a game; then sizes are answered with rates."""
    began = time.perf_counter()
    GpuVectorEnv(key, MATCHES, library=library)
    compiled = time.perf_counter() - began
    numbers = ended = 0
    for players, perfect in zip(charsu.game(key).seats, (False, True), strict=True):
        more = compared(key, players, perfect, library)
        numbers, ended = numbers + more[0], ended + more[1]
    impossible_answers_are_counted(key, library)
    facts = {"compile": compiled, "numbers": numbers, "ended": ended, "memory": nothing_is_copied(key, library)}
    return facts, lambda line: [rate(key, int(line), library, by_question) for by_question in (False, True)]


# --- telling ---------------------------------------------------------------


def row(key: str, facts: dict[str, Any], rates: dict[int, list[float]]) -> str:
    """Million steps in a second and, in brackets, with matches sorted by their questions."""
    checked = f"{facts['numbers']:,} numbers, {facts['ended']:,} matches ended"
    cells = [f"{plain / 1e6:,.1f} ({by_question / 1e6:,.1f})" for plain, by_question in (rates[size] for size in SIZES)]
    return f"| {key} | {' | '.join(cells)} | {checked} | {facts['compile']:.0f} s |"


def run(keys: list[str], folder: Path, library: str) -> int:
    workers = {key: Worker(__file__, key, "--work", "--library", library) for key in keys}
    heads = [f"{size:,} matches, million steps/s" for size in SIZES]
    lines = [f"{machine()}, {library}. In brackets: matches sorted by their questions.", ""]
    lines.append(f"| game | {' | '.join(heads)} | equal to the processor | compile |")
    lines.append(f"| --- | {'---: | ' * len(SIZES)}--- | ---: |")
    wrong = 0
    try:
        checks = {key: worker.hear() for key, worker in workers.items()}
        for key, facts in checks.items():
            print(f"{key}: {'NOT EQUAL, see above' if facts is None else facts}", flush=True)
            wrong += facts is None
            if facts is not None:
                lines.append(row(key, facts, {size: workers[key].ask(size) for size in SIZES}))
                print(lines[-1], flush=True)
    finally:
        for worker in workers.values():
            worker.close()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "gpu_env.md").write_text("\n".join(lines) + "\n", "utf8")
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--out", type=Path, default=Path("gpu-results"))
    parser.add_argument("--library", default="torch")
    parser.add_argument("--work", action="store_true")
    args = parser.parse_args()
    if args.work:
        serve(lambda: ready(args.games[0], args.library))
        return 0
    if not available():
        print("there is no NVIDIA GPU here that numba-cuda can use")
        return 2
    wrong = run(list(args.games), args.out, args.library)
    print("card and processor tell the same" if not wrong else f"{wrong} games differ, or broke down")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
