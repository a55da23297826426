"""The whole panel."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QMenu,
    QPlainTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from reader.quotes.chip import Chip
from reader.quotes.chips import Chips
from reader.quotes.details import Details
from reader.quotes.panel import QuotesPanel
from reader.quotes.paste_box import PasteBox
from reader.quotes.row_layout import row_px
from reader.session.document import SessionDocument
from reader.session.quotes import Quotes
from tests.reader.quotes import examples
from tests.reader.quotes.conftest import ShowPanel
from tests.reader.quotes.looking import button, listed, words


def paste_field(panel: QuotesPanel) -> QPlainTextEdit:
    return panel.findChildren(PasteBox)[0].findChildren(QPlainTextEdit)[0]


def test_without_quotes_it_says_what_to_do(show_panel: ShowPanel, qtbot: QtBot) -> None:
    panel = show_panel([])

    assert "Paste one quote, or a whole answer with several." in words(panel)
    assert not panel.findChildren(Chip)[0].isVisible()
    with qtbot.waitSignal(panel.open_evidence_wanted):
        button(panel, "Open evidence file…").click()


def test_pasting_is_told_at_once(show_panel: ShowPanel, qtbot: QtBot) -> None:
    panel = show_panel([])
    QGuiApplication.clipboard().setText("It was not.")

    with qtbot.waitSignal(panel.pasted) as pasted:
        paste_field(panel).paste()

    assert pasted.args == ["It was not.", ""]


def test_a_long_list_ends_with_a_whole_row(
    show_panel: ShowPanel, quotes: Quotes, qtbot: QtBot
) -> None:
    panel = show_panel([examples.altered() for _ in range(60)])
    quotes.set_current(quotes.entries[30].id)
    view = listed(panel)
    row = row_px(view.font())
    details = panel.findChildren(Details)[0]

    qtbot.waitUntil(details.isVisible)
    qtbot.waitUntil(lambda: view.viewport().height() % row == 0)
    assert view.verticalScrollBar().value() % row == 0


def test_problems_are_walked_around_the_end(
    show_panel: ShowPanel, quotes: Quotes
) -> None:
    panel = show_panel(examples.one_of_each())
    seen: list[int] = []
    quotes.current_changed.connect(seen.append)

    for _ in range(4):
        panel.step_to_problem(1)
    panel.step_to_problem(-1)

    problems = [quotes.entries[row].id for row in (2, 3, 5)]
    assert seen == [*problems, problems[0], problems[2]]


def test_next_and_previous_walk_through_what_is_shown(
    show_panel: ShowPanel, quotes: Quotes
) -> None:
    panel = show_panel(examples.one_of_each())
    panel.step(1)
    panel.step(1)
    panel.step(-1)

    assert quotes.current is quotes.entries[0]


def test_o_shows_another_place(
    show_panel: ShowPanel, quotes: Quotes, qtbot: QtBot
) -> None:
    panel = show_panel(examples.one_of_each())
    quotes.set_current(quotes.entries[4].id)
    QTest.keyClicks(listed(panel), "o")

    assert quotes.entries[4].chosen == 1
    qtbot.waitUntil(lambda: "you chose 2 of 5" in words(panel))


def test_o_does_nothing_where_there_is_one_place(
    show_panel: ShowPanel, quotes: Quotes
) -> None:
    panel = show_panel(examples.one_of_each())
    quotes.set_current(quotes.entries[0].id)
    QTest.keyClicks(listed(panel), "o")

    assert quotes.entries[0].chosen == 0


def test_del_asks_for_the_selected_quotes_to_go(
    show_panel: ShowPanel, quotes: Quotes, qtbot: QtBot
) -> None:
    panel = show_panel(examples.one_of_each())
    quotes.set_current(quotes.entries[1].id)
    with qtbot.waitSignal(panel.delete_wanted) as deleted:
        QTest.keyClick(listed(panel), Qt.Key.Key_Delete)

    assert deleted.args == [[quotes.entries[1].id]]
    assert len(quotes.entries) == 8


def test_ctrl_c_copies_the_quote(
    show_panel: ShowPanel, quotes: Quotes, qtbot: QtBot
) -> None:
    panel = show_panel(examples.one_of_each())
    quotes.set_current(quotes.entries[2].id)
    with qtbot.waitSignal(panel.copied) as copied:
        QTest.keyClick(listed(panel), Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)

    assert copied.args == ["Quote copied"]
    assert "85 °C" in QGuiApplication.clipboard().text()


def test_enter_asks_to_jump(
    show_panel: ShowPanel, quotes: Quotes, qtbot: QtBot
) -> None:
    panel = show_panel(examples.one_of_each())
    quotes.set_current(quotes.entries[1].id)
    with qtbot.waitSignal(quotes.jump_wanted) as jump:
        QTest.keyClick(listed(panel), Qt.Key.Key_Return)

    assert jump.args == [quotes.entries[1].id]


def test_reading_news_are_shown_in_searching_rows(
    show_panel: ShowPanel, document: SessionDocument, qtbot: QtBot
) -> None:
    document.pages_read = 0
    panel = show_panel([examples.searching()])
    document.set_page_read(2, usable=True)
    index = listed(panel).model().index(0, 0)

    qtbot.waitUntil(lambda: "3 of 12 pages" in index.data())


def test_without_document_quotes_need_one(show_panel: ShowPanel) -> None:
    panel = show_panel([examples.searching()])
    panel.set_document(None)

    assert listed(panel).model().index(0, 0).data().startswith("Needs a document")


def test_in_a_narrow_window_pasting_is_a_button(
    show_panel: ShowPanel, qtbot: QtBot
) -> None:
    panel = show_panel(examples.one_of_each())
    panel.set_compact(True)

    assert not paste_field(panel).isVisible()
    with qtbot.waitSignal(panel.paste_wanted):
        panel._header._paste.click()


def test_everything_that_takes_the_keyboard_has_a_name(
    show_panel: ShowPanel, quotes: Quotes
) -> None:
    panel = show_panel(examples.one_of_each())
    quotes.set_current(quotes.entries[2].id)
    nameless = [
        widget
        for widget in panel.findChildren(QWidget)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not widget.accessibleName()
        and not widget.property("text")
    ]

    assert nameless == []


@pytest.mark.parametrize("width", [320, 410, 640])
def test_nothing_is_wider_than_the_panel(
    show_panel: ShowPanel, quotes: Quotes, qtbot: QtBot, width: int
) -> None:
    panel = show_panel(examples.one_of_each())
    quotes.set_current(quotes.entries[2].id)
    panel.resize(width, 700)
    details = panel.findChildren(Details)[0]
    qtbot.waitUntil(details.isVisible)

    assert panel.minimumSizeHint().width() <= 320
    assert details.width() <= width


def test_the_context_menu_and_the_funnel_open(
    show_panel: ShowPanel, quotes: Quotes, qtbot: QtBot
) -> None:
    panel = show_panel(examples.one_of_each())
    quotes.set_current(quotes.entries[2].id)
    for ask in (listed(panel).menu_wanted, panel.findChildren(Chips)[0].menu_wanted):
        ask.emit(panel.mapToGlobal(QPoint(20, 200)))
        menu = next(each for each in panel.findChildren(QMenu) if each.isVisible())
        menu.close()

        qtbot.waitUntil(menu_gone(panel))


def menu_gone(panel: QuotesPanel) -> Callable[[], bool]:
    return lambda: not any(each.isVisible() for each in panel.findChildren(QMenu))
