"""Workers die and hang; the window stays, and everything comes back."""

import signal

import pytest
from PySide6.QtWidgets import QPlainTextEdit
from pytestqt.qtbot import QtBot

from reader import messages
from reader.quotes.paste_box import PasteBox
from reader.window.main_window import MainWindow
from tests.journeys.conftest import PATIENCE_MS, SAMPLE, Opened, all_located
from tests.strike import strike


def doors(window: MainWindow) -> tuple[int, int]:
    """Return the process numbers of the drawing and the reading worker."""
    return window.parts.desk.worker_pids


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGSTOP])
def test_the_page_comes_back_although_the_drawing_worker_fails(
    open_window: Opened, qtbot: QtBot, blow: signal.Signals
) -> None:
    window = open_window(SAMPLE)
    tab = window.tabs.current

    assert tab is not None
    with qtbot.waitSignal(tab.document.opened, timeout=PATIENCE_MS):
        pass
    with qtbot.waitSignal(window.parts.desk.worker_restarted, timeout=PATIENCE_MS):
        strike(doors(window)[0], blow)
        tab.view.go_to_page(7)
    qtbot.waitUntil(lambda: tab.view.is_drawn, timeout=PATIENCE_MS)
    assert window.isVisible()
    assert window.frame_.toaster.toast.text == messages.WORKER_RESTARTED


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGSTOP])
def test_the_quotes_are_located_although_the_reading_worker_fails(
    open_window: Opened, qtbot: QtBot, blow: signal.Signals
) -> None:
    window = open_window(sample=True)
    quotes = window.parts.quotes
    qtbot.waitUntil(
        lambda: any(entry.located for entry in quotes.entries), timeout=PATIENCE_MS
    )
    strike(doors(window)[1], blow)
    qtbot.waitUntil(lambda: all_located(window), timeout=2 * PATIENCE_MS)

    assert quotes.entries[2].status == "altered"
    assert window.frame_.toaster.toast.text == messages.WORKER_RESTARTED


def test_a_paste_that_could_not_be_read_is_given_back(
    open_window: Opened, qtbot: QtBot
) -> None:
    window = open_window(sample=True)
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)
    window.parts.bringing.paste_failed.emit("“Words that were not read”")
    window.parts.desk.worker_restarted.emit()  # comes behind it, and loses nothing
    (box,) = window.frame_.panel.findChildren(PasteBox)
    (field,) = box.findChildren(QPlainTextEdit)

    assert window.frame_.toaster.toast.text == messages.PASTE_FAILED
    assert field.toPlainText() == "“Words that were not read”"
    assert box.is_open
