"""Sends requests to a worker from a thread of its own.

A pipe takes in some 64 kB; what is larger waits until the worker has read. One that
hangs would hold up whoever sends: that must not be the window.
"""

import os
import threading
from contextlib import suppress
from multiprocessing.reduction import send_handle
from queue import SimpleQueue

from reader.envelope import Envelope
from reader.session.worker_process import WorkerProcess

_PATIENCE_S = 3.0


class Sender:
    """Puts envelopes into the pipe of one worker, in the order in which they come."""

    def __init__(self, process: WorkerProcess) -> None:
        self._connection = process.connection
        self._pid = process.pid
        self._queue: SimpleQueue[tuple[Envelope, int | None] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def send(self, envelope: Envelope, descriptor: int | None = None) -> None:
        """Send a request, and the open file that it is about, as soon as may be.

        Args:
            envelope: The request.
            descriptor: The open file; it stays the caller's, who may close it at once.
        """
        own = None if descriptor is None else os.dup(descriptor)
        self._queue.put((envelope, own))

    def join(self) -> None:
        """Send nothing more; the worker must be dead already."""
        self._queue.put(None)
        self._thread.join(_PATIENCE_S)

    def _run(self) -> None:
        while (item := self._queue.get()) is not None:
            envelope, descriptor = item
            # Where the worker is gone, the listener sees it too.
            with suppress(OSError):
                self._connection.send(envelope)
                if descriptor is not None:
                    send_handle(self._connection, descriptor, self._pid)
            if descriptor is not None:
                os.close(descriptor)
