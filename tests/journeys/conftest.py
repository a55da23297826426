"""Starts the real application with real workers, in the test's own event loop."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from reader.app import build
from reader.arguments import Arguments, Wish
from reader.session.worker_process import WorkerProcess
from reader.window.main_window import MainWindow

ROOT = Path(__file__).parents[2]
SAMPLE = ROOT / "resources/demo/halden-2024.pdf"
PATIENCE_MS = 40_000

Opened: TypeAlias = Callable[..., MainWindow]


@pytest.fixture
def open_window(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[Opened]:
    """Open a window as the program does; it is closed at the end of the test."""
    windows: list[MainWindow] = []

    def opened(*paths: Path, sample: bool = False) -> MainWindow:
        window = build(qapp, WorkerProcess("pages"), tmp_path / "data")
        windows.append(window)
        window.resize(1440, 900)
        window.show()
        qtbot.waitExposed(window)
        wishes = tuple(Wish(path) for path in paths)
        window.opening.open_arguments(Arguments(wishes, sample=sample))
        return window

    yield opened
    for window in windows:
        if isValid(window) and window.isVisible():
            leave(window)


def leave(window: MainWindow) -> None:
    """Close a window, and what is behind it, as the program does at its end.

    Its widgets go too: a style sheet would dress them in all tests that follow.
    """
    window.close()
    window.shut()
    for part in window.findChildren(QObject):
        part.blockSignals(True)  # no news of one part for another that is gone
    window.deleteLater()


def all_located(window: MainWindow) -> bool:
    """Tell whether every quote of the list has its answer."""
    entries = window.parts.quotes.entries
    return bool(entries) and all(entry.located for entry in entries)
