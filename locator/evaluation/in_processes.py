"""Shares work on many documents between processes."""

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import TypeVar

_Item = TypeVar("_Item")
_Result = TypeVar("_Result")


def each_done(
    work: Callable[[_Item], _Result], items: Sequence[_Item], jobs: int
) -> Iterator[_Result]:
    """Yield what `work` gives for every item, as soon as it is there.

    Args:
        work: A function of a module; it runs in another process.
        items: What it is given, the longest work first, so that no process is left
            alone with one at the end.
        jobs: How many processes share the work; 1 works in this process.
    """
    if jobs == 1:
        yield from map(work, items)
        return
    # An executor notices a process that died; `multiprocessing.Pool` waits for ever.
    with ProcessPoolExecutor(
        min(jobs, len(items)), get_context("spawn"), _end_quietly_on_interrupt
    ) as pool:
        for future in as_completed([pool.submit(work, each) for each in items]):
            yield future.result()


def _end_quietly_on_interrupt() -> None:
    """Let Ctrl+C end a process of the pool at once; Python would print a traceback."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
