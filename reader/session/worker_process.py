"""Starts and ends the process of one worker."""

import multiprocessing
from typing import TYPE_CHECKING

from reader.worker.entry import run

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

    from reader.protocol import WorkerName

_PATIENCE_S = 2.0


class WorkerProcess:
    """One worker process and the window's end of its pipe.

    Attributes:
        connection: Requests go in, answers come out.
    """

    def __init__(self, name: "WorkerName") -> None:
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe(duplex=True)
        self._process: BaseProcess = context.Process(
            target=run, args=(theirs, name), name=name, daemon=True
        )
        self._process.start()
        theirs.close()

    @property
    def pid(self) -> int:
        """Return the number of the process."""
        return self._process.pid or 0

    def kill(self) -> None:
        """End the process at once and wait until it is gone."""
        self._process.kill()
        self._process.join(_PATIENCE_S)
        self._process.close()
