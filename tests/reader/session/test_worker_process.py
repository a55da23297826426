"""A live worker: what it has loaded, and that it dies with its window."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from reader.envelope import READY, Answer, Envelope
from reader.protocol import SplitPaste
from reader.replies import Done, PasteSplit
from reader.session.worker_process import WorkerProcess

linux_only = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="looks into /proc"
)


@pytest.fixture
def worker() -> Iterator[WorkerProcess]:
    process = WorkerProcess("text")
    yield process
    process.kill()


def ask(worker: WorkerProcess) -> Answer:
    worker.connection.send(Envelope(7, SplitPaste("“These are quoted words” (p. 3)")))
    ready, answer = worker.connection.recv(), worker.connection.recv()
    assert ready == Answer(READY, Done())
    assert isinstance(answer, Answer)
    return answer


def test_a_reply_carries_the_ticket_of_its_request(worker: WorkerProcess) -> None:
    answer = ask(worker)

    assert answer.ticket == 7
    assert isinstance(answer.reply, PasteSplit)


@linux_only
def test_a_live_worker_has_loaded_pymupdf_and_no_qt(worker: WorkerProcess) -> None:
    ask(worker)
    maps = Path(f"/proc/{worker.pid}/maps").read_text()

    assert "pymupdf" in maps
    assert "PySide6" not in maps
    assert "libQt6" not in maps
