"""The door to one worker: requests go in by priority, one at a time; replies come out.

The worker is started when something is asked. It may die or hang at any moment: the
door says so once and starts another one. Whoever asked asks again; it waits until the
new worker is there.
"""

import contextlib
import itertools
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from reader.envelope import READY, Answer, Envelope
from reader.protocol import Request, WorkerName
from reader.session.listener import Listener
from reader.session.sender import Sender
from reader.session.worker_process import WorkerProcess

if TYPE_CHECKING:
    from reader.replies import Reply

_LOG = logging.getLogger(__name__)
_SILENT_S = 20.0
_CHECK_MS = 500
_MOST_DEATHS = 2
_SHORT_LIFE_S = 2.0
_MOST_QUICK_DEATHS = 3
_PAUSE_MS = 250
_LONGEST_PAUSE_MS = 5_000


@dataclass(order=True, slots=True)
class _Waiting:
    """A request in our own list; `priority` 0 goes first."""

    priority: int
    ticket: int
    request: Request = field(compare=False)
    descriptor: int | None = field(compare=False, default=None)


class WorkerDoor(QObject):
    """The only one who talks to a worker.

    Signals:
        replied: Ticket, reply, raw bytes or None.
        lost: The worker is gone, with everything that was open or asked.
        given_up: Ticket and request: the worker died of it twice, it is set aside.
            Comes behind `lost`, before `restarted`.
        restarted: A new worker stands ready, with nothing open.
    """

    replied = Signal(int, object, object)
    lost = Signal()
    given_up = Signal(int, object)
    restarted = Signal()

    def __init__(
        self,
        name: WorkerName,
        process: WorkerProcess | None = None,
        silent_s: float = _SILENT_S,
    ) -> None:
        super().__init__()
        self._name = name
        self._silent_s = silent_s
        self._tickets = itertools.count(1)
        self._waiting: list[_Waiting] = []
        self._running: _Waiting | None = None
        self._since = 0.0
        self._deaths: dict[Request, int] = {}
        self._closing = False
        self._is_down = process is None
        self._born = time.monotonic()
        self._quick_deaths = 0
        self._is_ready = False
        self._process: WorkerProcess | None = None
        self._listener: Listener | None = None
        self._sender: Sender | None = None
        if process:
            self._take(process)
        self._watch = QTimer(self)
        self._watch.setInterval(_CHECK_MS)
        self._watch.timeout.connect(self._on_watch)
        self._watch.start()

    @property
    def pid(self) -> int:
        """Return the number of the worker's process, 0 while there is none."""
        return 0 if self._is_down or not self._process else self._process.pid

    def ask(
        self, request: Request, priority: int = 5, descriptor: int | None = None
    ) -> int:
        """Put a request on the list; return the ticket that its reply will carry.

        Args:
            request: What is asked.
            priority: 0 goes first.
            descriptor: For `Open`: the open file; it stays the caller's.
        """
        waiting = _Waiting(priority, next(self._tickets), request, descriptor)
        self._waiting.append(waiting)
        if not self._process:
            self._take(WorkerProcess(self._name))
        self._send_next()
        return waiting.ticket

    def forget(self, unwanted: Callable[[Request], bool]) -> None:
        """Take requests off the list that were not sent yet: that is to cancel."""
        self._waiting = [each for each in self._waiting if not unwanted(each.request)]

    def close(self) -> None:
        """End the worker: stop asking, kill, join the listener."""
        self._closing = True
        self._watch.stop()
        self._waiting.clear()
        self._end()

    def _take(self, process: WorkerProcess) -> None:
        self._process = process
        self._born = time.monotonic()
        self._is_ready = False
        self._is_down = False
        self._listener = self._listen(process)
        self._sender = Sender(process)

    def _end(self) -> None:
        """Kill the worker, unless it is gone, and hear out its threads."""
        if self._process:
            with contextlib.suppress(ValueError):
                self._process.kill()
        if self._sender:
            self._sender.join()
        if self._listener:
            self._listener.join()

    def _listen(self, process: WorkerProcess) -> Listener:
        listener = Listener(process.connection, self)
        listener.heard.connect(self._on_heard)
        listener.lost.connect(self._on_lost)
        listener.start()
        return listener

    def _send_next(self) -> None:
        if self._running or not self._waiting or self._closing or self._is_down:
            return
        first = min(self._waiting)
        self._waiting.remove(first)
        self._running, self._since = first, time.monotonic()
        if self._sender:
            envelope = Envelope(first.ticket, first.request)
            self._sender.send(envelope, first.descriptor)

    def _on_heard(self, answer: Answer, payload: object) -> None:
        self._is_ready = True
        if answer.ticket == READY:
            return
        running, self._running = self._running, None
        if running and running.ticket == answer.ticket:
            self._deaths.pop(running.request, None)
        reply: Reply = answer.reply
        self._send_next()
        self.replied.emit(answer.ticket, reply, payload)

    def _on_lost(self, listener: object) -> None:
        if self._closing or self._is_down or listener is not self._listener:
            return
        self._restart()

    def _on_watch(self) -> None:
        if self._running and time.monotonic() - self._since > self._silent_s:
            _LOG.warning("%s has been silent for %s s", self._name, self._silent_s)
            self._restart()

    def _restart(self) -> None:
        """Kill what is left, say so, and start a new worker."""
        running, self._running = self._running, None
        lived_s = time.monotonic() - self._born
        self._quick_deaths = self._quick_deaths + 1 if lived_s < _SHORT_LIFE_S else 0
        # What was sent to one that never got ready has nothing to do with its death.
        is_suspect = self._is_ready or self._quick_deaths > _MOST_QUICK_DEATHS
        self._end()
        self._waiting.clear()
        self._is_down = True
        self.lost.emit()
        if running and is_suspect:
            self._note_death(running)
        # One that dies at once, again and again, is not started in a tight loop.
        pause_ms = min(_LONGEST_PAUSE_MS, self._quick_deaths * _PAUSE_MS)
        QTimer.singleShot(pause_ms, self._start_another)

    def _start_another(self) -> None:
        if self._closing:
            return
        self._take(WorkerProcess(self._name))
        self.restarted.emit()
        self._send_next()

    def _note_death(self, running: _Waiting) -> None:
        deaths = self._deaths.get(running.request, 0) + 1
        self._deaths[running.request] = deaths
        if deaths >= _MOST_DEATHS:
            self.given_up.emit(running.ticket, running.request)
