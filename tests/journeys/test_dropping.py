"""Files dragged over the window, and dropped on it."""

from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from reader.window.drop_frame import DropFrame
from reader.window.main_window import MainWindow
from tests.journeys.conftest import Opened
from tests.pdfs import page_of, write_pdf

COPY = Qt.DropAction.CopyAction
LEFT = Qt.MouseButton.LeftButton
NO_KEY = Qt.KeyboardModifier.NoModifier


def mime_of(*urls: QUrl) -> QMimeData:
    mime = QMimeData()
    mime.setUrls(urls)
    return mime


def drag(window: MainWindow, mime: QMimeData) -> bool:
    """Drag something over a window; tell whether it would take it."""
    event = QDragEnterEvent(QPoint(9, 9), COPY, mime, LEFT, NO_KEY)
    event.ignore()
    QApplication.sendEvent(window, event)
    return event.isAccepted()


def framed(window: MainWindow) -> bool:
    return any(frame.isVisible() for frame in window.findChildren(DropFrame))


def test_the_window_is_framed_until_files_are_dropped_or_gone(
    open_window: Opened, tmp_path: Path
) -> None:
    write_pdf(tmp_path / "one.pdf", [page_of("Many words stand here.")])
    window = open_window()
    mime = mime_of(QUrl.fromLocalFile(str(tmp_path / "one.pdf")))
    taken = [drag(window, mime)]
    seen = [framed(window)]
    QApplication.sendEvent(window, QDragLeaveEvent())
    seen.append(framed(window))
    taken.append(drag(window, mime))
    seen.append(framed(window))
    QApplication.sendEvent(window, QDropEvent(QPointF(9, 9), COPY, mime, LEFT, NO_KEY))
    seen.append(framed(window))

    assert taken == [True, True]
    assert seen == [True, False, True, False]
    assert [tab.document.path.name for tab in window.tabs] == ["one.pdf"]


def test_addresses_that_are_no_files_are_not_taken(open_window: Opened) -> None:
    window = open_window()

    assert not drag(window, mime_of(QUrl("https://example.org/one.pdf")))
    assert not framed(window)
