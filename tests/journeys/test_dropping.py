"""Files dragged over the window, and dropped on it."""

from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from reader.window.drop_frame import DropFrame
from reader.window.main_window import MainWindow
from tests.journeys.conftest import PATIENCE_MS, SAMPLE, Opened
from tests.pdfs import page_of, write_pdf

COPY = Qt.DropAction.CopyAction
LEFT = Qt.MouseButton.LeftButton
NO_KEY = Qt.KeyboardModifier.NoModifier


def mime_of(*urls: QUrl) -> QMimeData:
    mime = QMimeData()
    mime.setUrls(urls)
    return mime


def drag(over: QWidget, mime: QMimeData) -> bool:
    """Drag something over a widget; tell whether it would be taken."""
    event = QDragEnterEvent(QPoint(9, 9), COPY, mime, LEFT, NO_KEY)
    event.ignore()
    QApplication.sendEvent(over, event)
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


def fields(window: MainWindow) -> list[QWidget]:
    """Return what one types in, as the pointer finds it."""
    areas = window.findChildren(QPlainTextEdit)
    lines = window.findChildren(QLineEdit)
    return [*(each.viewport() for each in areas if not each.isReadOnly()), *lines]


def test_fields_to_type_in_take_text_and_leave_files_to_the_window(
    open_window: Opened, qtbot: QtBot
) -> None:
    window = open_window(SAMPLE)
    tab = window.tabs.current
    assert tab is not None
    window.furnished()
    qtbot.waitUntil(lambda: tab.document.page_count > 0, timeout=PATIENCE_MS)
    tab.open_find()
    words, files = QMimeData(), mime_of(QUrl.fromLocalFile(str(SAMPLE)))
    words.setText("words")
    files.setText(str(SAMPLE))
    shown = [field for field in fields(window) if field.isVisible()]
    takers = []
    for field in shown:
        QApplication.sendEvent(window, QDragLeaveEvent())
        drag(field, words)
        as_words = framed(window)
        drag(field, files)
        takers.append((as_words, framed(window)))

    assert len(shown) >= 3
    assert takers == [(False, True)] * len(shown)
