"""Shares work between processes that may die: what one died of stops nothing else."""

import signal
import time
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Generic, TypeAlias, TypeVar

_Item = TypeVar("_Item")
_Result = TypeVar("_Result")

Beat: TypeAlias = Callable[[], None]
"""What work calls now and then to show that it goes on."""

PATIENCE_S = 120.0  # no page and no quote takes so long
_BETWEEN_BEATS_S = 1.0
_LOOK_S = 0.5
_KILLED_WITHIN_S = 5.0


class End(StrEnum):
    """How work on an item came to nothing."""

    RAISED = "raised"
    DIED = "died"
    SILENT = "silent"


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
        end: What happened: an exception, or the process ended or was silent for long.
        error: The exception.
    """

    item: _Item
    end: End
    error: str = ""


class _Beat:
    """A sign of life, as it crosses the pipe."""


@dataclass(frozen=True, slots=True)
class _Raised:
    """An exception, as it crosses the pipe."""

    error: str


class _Worker(Generic[_Item, _Result]):
    """A process that works on one item after the other."""

    def __init__(self, work: Callable[[_Item, Beat], _Result], item: _Item) -> None:
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
        self._heard_s = time.monotonic()
        with suppress(OSError):  # a process that has ended is noticed when it is asked
            self.connection.send(item)

    def outcome(self, patience_s: float) -> Done[_Item, _Result] | Lost[_Item] | None:
        """Return what came of the item; None while the process works on it."""
        try:
            while self.connection.poll():
                answer = self.connection.recv()
                self._heard_s = time.monotonic()
                if isinstance(answer, _Raised):
                    return Lost(self._item, End.RAISED, answer.error)
                if not isinstance(answer, _Beat):
                    return Done(self._item, answer)
        except (EOFError, OSError):
            return Lost(self._item, End.DIED)
        if time.monotonic() - self._heard_s > patience_s:
            return Lost(self._item, End.SILENT)
        return None

    def end(self) -> None:
        """Kill the process, whatever it does."""
        self._process.kill()
        self._process.join(_KILLED_WITHIN_S)
        self.connection.close()


def each_surely(
    work: Callable[[_Item, Beat], _Result],
    items: Sequence[_Item],
    jobs: int,
    patience_s: float = PATIENCE_S,
) -> Generator[Done[_Item, _Result] | Lost[_Item], None, None]:
    """Yield what `work` gives for every item, as soon as it is there.

    A process that ends in the middle of an item, or gives no sign of life, is replaced;
    the item is lost, and not tried again. All processes end when the iterator does.

    Args:
        work: A function of a module; it runs in another process.
        items: What it is given, in this order.
        jobs: How many processes share the work.
        patience_s: How long a process may be silent.
    """
    waiting = list(reversed(items))
    workers: list[_Worker[_Item, _Result]] = []
    try:
        while waiting or workers:
            while waiting and len(workers) < jobs:
                workers.append(_Worker(work, waiting.pop()))
            wait([worker.connection for worker in workers], _LOOK_S)
            for worker in list(workers):
                outcome = worker.outcome(patience_s)
                if outcome is None:
                    continue
                gone = isinstance(outcome, Lost) and outcome.end is not End.RAISED
                if waiting and not gone:
                    worker.give(waiting.pop())
                else:
                    workers.remove(worker)
                    worker.end()
                yield outcome
    finally:
        for worker in workers:
            worker.end()


def _serve(connection: Connection, work: Callable[[_Item, Beat], _Result]) -> None:
    """Work on what comes through the pipe, until it ends."""
    # Ctrl+C ends a process at once; Python would print a traceback.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    beat = _beats(connection)
    with suppress(EOFError, OSError):  # nobody is there any more
        while True:
            item = connection.recv()
            try:
                answer = work(item, beat)
            except Exception as error:  # noqa: BLE001 - one item never stops the others
                connection.send(_Raised(f"{type(error).__name__}: {error}"))
            else:
                connection.send(answer)


def _beats(connection: Connection) -> Beat:
    """Return what sends a sign of life, if the last one was some time ago."""
    last_s = time.monotonic()

    def beat() -> None:
        nonlocal last_s
        now_s = time.monotonic()
        if now_s - last_s > _BETWEEN_BEATS_S:
            last_s = now_s
            connection.send(_Beat())

    return beat
