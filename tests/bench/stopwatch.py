"""Times what a benchmark compares."""

import time
from collections.abc import Callable


def seconds(work: Callable[[], object]) -> float:
    """Return how long `work` takes."""
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def quickest(work: Callable[[], object], rounds: int = 3) -> float:
    """Return how long `work` takes at best."""
    return min(seconds(work) for _ in range(rounds))
