"""Starts the real application with real workers, for measuring."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import TypeAlias

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reader.app import build
from reader.session.worker_process import WorkerProcess
from reader.window.main_window import MainWindow

SIZE = (1440, 900)

Fresh: TypeAlias = Callable[[], AbstractContextManager[MainWindow]]


@pytest.fixture
def fresh_window(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Fresh:
    """Return what opens a window of which nothing was kept from before."""
    folders = (tmp_path / str(number) for number in range(100))

    @contextmanager
    def opened() -> Iterator[MainWindow]:
        window = build(qapp, WorkerProcess("pages"), next(folders))
        window.resize(*SIZE)
        window.show()
        qtbot.waitExposed(window)
        try:
            yield window
        finally:
            window.close()
            window.shut()

    return opened
