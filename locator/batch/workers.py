"""Shares work between processes that may die: what one died of stops nothing else."""

import signal
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Generic, TypeVar

_Item = TypeVar("_Item")
_Result = TypeVar("_Result")

_PATIENCE_S = 5.0


@dataclass(frozen=True, slots=True)
class Done(Generic[_Item, _Result]):
    """An item, and what the work gave for it."""

    item: _Item
    result: _Result


@dataclass(frozen=True, slots=True)
class Lost(Generic[_Item]):
    """An item that the work could not be done for.

    Attributes:
        item: The item.
        error: What went wrong; empty if the process ended without a word.
    """

    item: _Item
    error: str = ""


@dataclass(frozen=True, slots=True)
class _Raised:
    """An exception, as it crosses the pipe."""

    error: str


class _Worker(Generic[_Item, _Result]):
    """A process that works on one item after the other."""

    def __init__(self, work: Callable[[_Item], _Result], item: _Item) -> None:
        context = get_context("spawn")
        self.connection, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs, work), daemon=True)
        self._process.start()
        theirs.close()  # so that the end of the process is the end of the pipe
        self._item = item
        self.give(item)

    def give(self, item: _Item) -> None:
        """Let the process work on an item."""
        self._item = item
        with suppress(OSError):  # a process that has ended is noticed when it is asked
            self.connection.send(item)

    def outcome(self) -> Done[_Item, _Result] | Lost[_Item]:
        """Return what came of the item."""
        try:
            answer = self.connection.recv()
        except (EOFError, OSError):
            return Lost(self._item)
        if isinstance(answer, _Raised):
            return Lost(self._item, answer.error)
        return Done(self._item, answer)

    def end(self) -> None:
        """Kill the process, whatever it does."""
        self._process.kill()
        self._process.join(_PATIENCE_S)
        self.connection.close()


def each_surely(
    work: Callable[[_Item], _Result], items: Sequence[_Item], jobs: int
) -> Generator[Done[_Item, _Result] | Lost[_Item], None, None]:
    """Yield what `work` gives for every item, as soon as it is there.

    A process that ends in the middle of an item is replaced; the item is lost, and not
    tried again. All processes end when the iterator is closed.

    Args:
        work: A function of a module; it runs in another process.
        items: What it is given, in this order.
        jobs: How many processes share the work.
    """
    waiting = list(reversed(items))
    workers: list[_Worker[_Item, _Result]] = []
    try:
        while waiting or workers:
            while waiting and len(workers) < jobs:
                workers.append(_Worker(work, waiting.pop()))
            ready = wait([worker.connection for worker in workers])
            for worker in [each for each in workers if each.connection in ready]:
                outcome = worker.outcome()
                ended = isinstance(outcome, Lost) and not outcome.error
                if waiting and not ended:
                    worker.give(waiting.pop())
                else:
                    workers.remove(worker)
                    worker.end()
                yield outcome
    finally:
        for worker in workers:
            worker.end()


def _serve(connection: Connection, work: Callable[[_Item], _Result]) -> None:
    """Work on what comes through the pipe, until it ends."""
    # Ctrl+C ends a process at once; Python would print a traceback.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    with suppress(EOFError, OSError):  # nobody is there any more
        while True:
            item = connection.recv()
            try:
                answer = work(item)
            except Exception as error:  # noqa: BLE001 - one item never stops the others
                connection.send(_Raised(f"{type(error).__name__}: {error}"))
            else:
                connection.send(answer)
