"""The two workers of the window, started before Qt is loaded: that saves 160 ms."""

from dataclasses import dataclass

from reader.session.worker_process import WorkerProcess


@dataclass(frozen=True, slots=True)
class Workers:
    """One process that draws pages, and one that reads and locates."""

    pages: WorkerProcess
    text: WorkerProcess


def start_workers() -> Workers:
    """Return both workers; they get ready while the window is being built."""
    return Workers(WorkerProcess("pages"), WorkerProcess("text"))
