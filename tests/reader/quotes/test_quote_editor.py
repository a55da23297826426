"""Editing a quote in its row."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPlainTextEdit
from pytestqt.qtbot import QtBot

from reader.quotes.list_view import ListView
from reader.quotes.quote_editor import QuoteEditor
from reader.session.quotes import Quotes


@pytest.fixture
def field(view: ListView, quotes: Quotes, qtbot: QtBot) -> QPlainTextEdit:
    """The field over the third row, opened with F2."""
    view.activateWindow()
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    quotes.set_current(quotes.entries[2].id)
    QTest.keyClick(view, Qt.Key.Key_F2)
    (field,) = view.findChildren(QPlainTextEdit)
    qtbot.waitUntil(field.hasFocus)
    return field


def editor(view: ListView) -> QuoteEditor:
    return view.findChildren(QuoteEditor)[0]


def test_f2_edits_the_words_of_the_current_quote(
    view: ListView, field: QPlainTextEdit, quotes: Quotes
) -> None:
    room = view.viewport().rect()

    assert field.toPlainText() == quotes.entries[2].quote.text
    assert field.textCursor().selectedText() == field.toPlainText()
    assert room.contains(editor(view).geometry())


def test_enter_takes_the_words_over(
    view: ListView, field: QPlainTextEdit, quotes: Quotes, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(view.edited) as edited:
        QTest.keyClicks(field, "Something else.")
        QTest.keyClick(field, Qt.Key.Key_Return)

    assert edited.args == [quotes.entries[2].id, "Something else."]
    assert not editor(view).isVisible()
    qtbot.waitUntil(view.hasFocus)


def test_going_elsewhere_takes_the_words_over_once(
    view: ListView, field: QPlainTextEdit
) -> None:
    edited: list[str] = []
    view.edited.connect(lambda _id, text: edited.append(text))
    QTest.keyClicks(field, "Something else.")
    view.setFocus()

    assert edited == ["Something else."]


def test_escape_leaves_the_quote_as_it_was(
    view: ListView, field: QPlainTextEdit, qtbot: QtBot
) -> None:
    QTest.keyClicks(field, "Something else.")
    with qtbot.assertNotEmitted(view.edited):
        QTest.keyClick(field, Qt.Key.Key_Escape)

    assert not editor(view).isVisible()


def test_answers_that_arrive_leave_what_is_typed_alone(
    field: QPlainTextEdit, quotes: Quotes
) -> None:
    QTest.keyClicks(field, "Half a")
    quotes.set_searching(quotes.entries[2].id)
    quotes.set_searching(quotes.entries[1].id)

    assert field.isVisible()
    assert field.toPlainText() == "Half a"
