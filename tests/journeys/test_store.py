"""The window opens though what was kept cannot be reached, and says so."""

from pathlib import Path

from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel
from pytestqt.qtbot import QtBot

from reader import messages
from reader.app import build
from reader.session.worker_process import WorkerProcess
from reader.window.main_window import MainWindow
from tests.journeys.conftest import leave


def shown_words(window: MainWindow) -> str:
    labels = [each.text() for each in window.findChildren(QLabel)]
    buttons = [each.text() for each in window.findChildren(QAbstractButton)]
    return " ".join(labels + buttons)


def opened(qapp: QApplication, qtbot: QtBot, folder: Path) -> str:
    window = build(qapp, WorkerProcess("pages"), folder)
    window.show()
    qtbot.waitExposed(window)
    words = shown_words(window)
    leave(window)
    return words


def test_a_folder_that_cannot_be_made_is_told(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("no folder")
    words = opened(qapp, qtbot, tmp_path / "file" / "data")

    assert any(each in words for each in messages.NOT_SAVED.values())


def test_a_damaged_store_is_moved_aside_and_told(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    for each in ("data", "probe"):
        (tmp_path / each).mkdir()
    opened(qapp, qtbot, tmp_path / "probe")
    (name,) = (
        each.name for each in (tmp_path / "probe").iterdir() if each.suffix != "-wal"
    )
    (tmp_path / "data" / name).write_bytes(b"this is no database" * 1000)
    words = opened(qapp, qtbot, tmp_path / "data")

    assert messages.STORE_MOVED.partition(".")[0] in words
