"""A worker that hangs is replaced by one other, and by no more."""

import multiprocessing
import os
import signal

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reader.protocol import Close
from reader.session.door import WorkerDoor

PATIENCE_MS = 30_000


def test_for_one_worker_that_hangs_one_other_is_started(
    qapp: QApplication, qtbot: QtBot
) -> None:
    before = set(multiprocessing.active_children())
    door = WorkerDoor("text", silent_s=5.0)
    restarts: list[int] = []
    door.restarted.connect(lambda: restarts.append(door.pid))
    try:
        with qtbot.waitSignal(door.replied, timeout=PATIENCE_MS):
            door.ask(Close(1))
        os.kill(door.pid, signal.SIGSTOP)
        door.ask(Close(2))
        with qtbot.waitSignal(door.restarted, timeout=PATIENCE_MS):
            pass
        with qtbot.waitSignal(door.replied, timeout=PATIENCE_MS):
            door.ask(Close(3))
        new = [each.pid for each in set(multiprocessing.active_children()) - before]
    finally:
        door.close()

    assert qapp is not None
    assert len(restarts) == 1
    assert new == restarts
