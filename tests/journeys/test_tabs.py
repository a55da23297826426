"""Tabs: moved, closed before they are open, opened twice under two names."""

import gc
import weakref
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from reader.app import build
from reader.arguments import Arguments, Wish
from reader.session.document import SessionDocument
from reader.session.worker_process import WorkerProcess
from reader.window.finder import FindWords
from reader.window.main_window import MainWindow
from reader.window.tab import DocumentTab
from tests.journeys.conftest import PATIENCE_MS, SAMPLE, Opened, all_located
from tests.pdfs import page_of, write_pdf


def opened_sample(open_window: Opened, qtbot: QtBot) -> tuple[MainWindow, DocumentTab]:
    """Return a window with the sample paper, and its tab."""
    window = open_window(SAMPLE)
    tab = window.tabs.current
    assert tab is not None
    qtbot.waitUntil(lambda: tab.document.page_count > 0, timeout=PATIENCE_MS)
    return window, tab


def closed_after_use(window: MainWindow, qtbot: QtBot) -> SessionDocument:
    """Return the document of a tab that was used and closed."""
    tab = window.tabs.current
    assert tab is not None
    qtbot.waitUntil(lambda: all_located(window), timeout=2 * PATIENCE_MS)
    window.parts.quotes.set_current(window.parts.quotes.entries[3].id)
    tab.open_find()
    tab.finder.search(FindWords("uptake"))
    qtbot.waitUntil(lambda: tab.view.is_drawn, timeout=PATIENCE_MS)
    window.tabs.close(tab)
    return tab.document


def is_freed(kept: "weakref.ref[SessionDocument]") -> bool:
    gc.collect()
    return kept() is None


def test_no_tab_takes_the_place_of_home(
    open_window: Opened, qtbot: QtBot, tmp_path: Path
) -> None:
    write_pdf(tmp_path / "other.pdf", [page_of("Another paper")])
    window = open_window(SAMPLE, tmp_path / "other.pdf")
    qtbot.waitUntil(
        lambda: all(tab.document.page_count for tab in window.tabs), timeout=PATIENCE_MS
    )
    bar = window.frame_.tab_bar
    bar.moveTab(2, 0)
    bar.moveTab(0, 1)

    assert bar.accessibleTabName(0) == "Home"
    assert [bar.tabText(at) for at in (1, 2)] == [
        tab.document.name for tab in window.tabs
    ]


def test_home_has_its_word_only_while_it_is_shown(open_window: Opened) -> None:
    window = open_window(SAMPLE)
    bar = window.frame_.tab_bar
    behind = bar.tabText(0)
    window.tabs.show_home()

    assert (behind, bar.tabText(0)) == ("", "Home")


def test_one_file_under_two_names_opens_once(
    open_window: Opened, tmp_path: Path
) -> None:
    (tmp_path / "link.pdf").symlink_to(SAMPLE)
    round_about = SAMPLE.parent / ".." / SAMPLE.parent.name / SAMPLE.name
    window = open_window(SAMPLE, round_about, tmp_path / "link.pdf")

    assert len(list(window.tabs)) == 1


def test_the_place_is_kept_when_the_window_is_closed_before_it_is_open(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    def start() -> MainWindow:
        window = build(qapp, WorkerProcess("pages"), tmp_path)
        window.show()
        window.open_wishes(Arguments())
        return window

    def stop(window: MainWindow) -> None:
        window.close()
        window.shut()

    first = start()
    tab = first.opening.open_path(Wish(SAMPLE))
    assert tab is not None
    qtbot.waitUntil(lambda: tab.document.page_count > 0, timeout=PATIENCE_MS)
    tab.jump(7)
    stop(first)
    hasty = start()
    qtbot.waitUntil(lambda: bool(list(hasty.tabs)), timeout=PATIENCE_MS)
    stop(hasty)
    last = start()
    try:
        qtbot.waitUntil(
            lambda: [each.view.page_index for each in last.tabs] == [7],
            timeout=PATIENCE_MS,
        )
    finally:
        stop(last)


def test_quotes_are_pasted_from_button_and_menu_while_a_field_has_the_keyboard(
    open_window: Opened, qtbot: QtBot
) -> None:
    window, tab = opened_sample(open_window, qtbot)
    action = window.actions_["paste_quotes"]
    window.actions_["find"].trigger()
    QGuiApplication.clipboard().setText("“The uptake at 60 % relative humidity”")
    (button,) = (
        each
        for each in window.frame_.toolbar.findChildren(QToolButton)
        if each.defaultAction() is action
    )
    for use in (
        partial(QTest.mouseClick, button, Qt.MouseButton.LeftButton),
        action.trigger,
    ):
        with qtbot.waitSignal(window.parts.bringing.pasted, timeout=PATIENCE_MS):
            use()

    assert tab.find_bar.field.line.text() == ""


def test_the_keys_of_pasting_paste_text_into_a_field_that_has_the_keyboard(
    open_window: Opened, qtbot: QtBot
) -> None:
    window, tab = opened_sample(open_window, qtbot)
    window.actions_["find"].trigger()
    line = tab.find_bar.field.line
    qtbot.waitUntil(line.hasFocus)
    QGuiApplication.clipboard().setText("humidity")
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    with qtbot.assertNotEmitted(window.parts.bringing.pasted):
        QTest.keyClick(line, Qt.Key.Key_V, both)

    assert line.text() == "humidity"


def test_a_closed_tab_does_not_hear_of_another_theme(
    open_window: Opened, qtbot: QtBot
) -> None:
    window, tab = opened_sample(open_window, qtbot)
    view = tab.view
    window.tabs.close(tab)
    qtbot.waitUntil(lambda: not isValid(view), timeout=PATIENCE_MS)
    with qtbot.captureExceptions() as faults:
        window.parts.look.changed.emit()

    assert faults == []


def test_a_closed_tab_leaves_nothing_of_its_document(
    open_window: Opened, qtbot: QtBot
) -> None:
    kept = weakref.ref(closed_after_use(open_window(sample=True), qtbot))

    qtbot.waitUntil(lambda: is_freed(kept), timeout=PATIENCE_MS)
