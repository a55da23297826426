"""Paste a quote, see it lit: from the clipboard to the list and back."""

from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPlainTextEdit
from pytestqt.qtbot import QtBot

from reader.arguments import Wish
from reader.quotes.list_view import ListView
from reader.window.main_window import MainWindow
from tests.journeys.conftest import PATIENCE_MS, SAMPLE, Opened, all_located

ANSWER = """Here is what the paper says:

- The film works in humid air: “The uptake at 60 % relative humidity reached 2.31 mmol
  g−1” (p. 4)
- It is stable: “the loss of capacity over 200 cycles was significant” (p. 4)
"""


def paste(window: MainWindow, text: str, html: str = "") -> None:
    mime = QMimeData()
    mime.setText(text)
    if html:
        mime.setHtml(html)
    QGuiApplication.clipboard().setMimeData(mime)
    window.setFocus()
    window.actions_["paste_quotes"].trigger()


def test_the_quotes_of_a_pasted_answer_are_located_and_lit(
    open_window: Opened, qtbot: QtBot
) -> None:
    window = open_window(SAMPLE)
    paste(window, ANSWER)
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)
    entries = window.parts.quotes.entries
    tab = window.tabs.current

    assert [entry.status for entry in entries] == ["verbatim", "altered"]
    assert tab is not None
    wanted = {entry.id for entry in entries}
    qtbot.waitUntil(
        lambda: {each.quote_id for each in tab.document.highlights} == wanted,
        timeout=PATIENCE_MS,
    )


def test_a_paste_is_undone_and_done_again_as_one_step(
    open_window: Opened, qtbot: QtBot
) -> None:
    window = open_window(SAMPLE)
    paste(window, ANSWER)
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)
    window.actions_["undo"].trigger()
    undone = len(window.parts.quotes.entries)
    window.actions_["redo"].trigger()

    assert undone == 0
    assert len(window.parts.quotes.entries) == 2


def test_the_copy_key_in_the_list_copies_the_quote_not_the_page(
    open_window: Opened, qtbot: QtBot
) -> None:
    window = open_window(SAMPLE)
    paste(window, ANSWER)
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)
    (view,) = window.findChildren(ListView)
    window.activateWindow()
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    QTest.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)

    assert QGuiApplication.clipboard().text().startswith("The uptake at 60")


def test_what_is_pasted_at_home_is_seen_beside_it_until_its_paper_is_open(
    open_window: Opened, qtbot: QtBot
) -> None:
    window = open_window()
    panel = window.frame_.panel
    before = panel.isVisible()
    paste(window, ANSWER)
    qtbot.waitUntil(panel.isVisible, timeout=PATIENCE_MS)
    (view,) = window.findChildren(ListView)
    said = view.model().index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    window.opening.open_path(Wish(SAMPLE))
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)
    window.tabs.show_home()

    assert not before
    assert "Needs a document" in said
    assert not panel.isVisible()


def test_the_undo_of_a_toast_is_reached_by_walking_the_panes(
    open_window: Opened, qtbot: QtBot
) -> None:
    window = open_window(SAMPLE)
    paste(window, ANSWER)
    undo = window.frame_.toaster.toast.undo_wanted
    qtbot.waitUntil(undo.isVisible, timeout=PATIENCE_MS)
    window.activateWindow()
    window.frame_.panel.focus_list()
    qtbot.waitUntil(lambda: window.focusWidget() is not None)
    window.actions_["previous_pane"].trigger()
    reached = undo.hasFocus()
    window.actions_["next_pane"].trigger()

    assert reached
    assert not undo.hasFocus()
    assert window.frame_.panel.isAncestorOf(window.focusWidget())


def test_the_same_quote_is_not_added_twice(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window(SAMPLE)
    paste(window, ANSWER)
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)
    with qtbot.waitSignal(window.parts.bringing.pasted, timeout=PATIENCE_MS) as pasted:
        paste(window, ANSWER)

    assert pasted.args == [(), 2]
    assert len(window.parts.quotes.entries) == 2


def test_an_edited_quote_is_located_again_and_the_edit_undone(
    open_window: Opened, qtbot: QtBot
) -> None:
    window = open_window(SAMPLE)
    paste(window, ANSWER)
    quotes = window.parts.quotes
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)
    quotes.set_current(quotes.entries[1].id)
    window.frame_.panel.focus_list()
    (view,) = window.frame_.panel.findChildren(ListView)
    QTest.keyClick(view, Qt.Key.Key_F2)
    (editor,) = view.findChildren(QPlainTextEdit)
    editor.setPlainText("the loss of capacity over 200 cycles was not significant")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)
    edited = quotes.entries[1].status
    window.actions_["undo"].trigger()
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)

    assert edited == "verbatim"
    assert quotes.entries[1].status == "altered"


def test_quotes_wait_for_a_document(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window()
    with qtbot.waitSignal(window.parts.bringing.pasted, timeout=PATIENCE_MS):
        paste(window, ANSWER)
    waiting = [entry.status for entry in window.parts.quotes.entries]
    window.opening.open_path(Wish(SAMPLE))
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)

    assert waiting == ["searching", "searching"]
    assert window.parts.quotes.entries[0].status == "verbatim"
