"""Pasting and typing quotes."""

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPlainTextEdit
from pytestqt.qtbot import QtBot

from reader.look.look import Look
from reader.look.theme import Theme
from reader.quotes.paste_box import PasteBox
from tests.reader.quotes import examples
from tests.reader.quotes.conftest import ShowPanel


@pytest.fixture
def box(look: Look, qtbot: QtBot) -> PasteBox:
    box = PasteBox(look)
    qtbot.addWidget(box)
    box.resize(390, 30)
    box.show()
    return box


def field(box: PasteBox) -> QPlainTextEdit:
    return box.findChildren(QPlainTextEdit)[0]


def test_it_is_one_line_high(box: PasteBox) -> None:
    assert box.sizeHint().height() == 30


def test_what_is_pasted_goes_out_at_once_and_closes_it(
    box: PasteBox, qtbot: QtBot
) -> None:
    data = QMimeData()
    data.setText("“It was”")
    data.setHtml("<q>It was</q>")
    QGuiApplication.clipboard().setMimeData(data)
    box.open()

    with qtbot.waitSignal(box.pasted) as pasted:
        field(box).paste()

    assert pasted.args == ["“It was”", "<q>It was</q>"]
    assert not box.is_open


def test_a_clipboard_with_html_alone_goes_out_as_well(
    box: PasteBox, qtbot: QtBot
) -> None:
    data = QMimeData()
    data.setHtml("<q>It was</q>")
    QGuiApplication.clipboard().setMimeData(data)

    with qtbot.waitSignal(box.pasted) as pasted:
        field(box).paste()

    assert field(box).canPaste()
    assert pasted.args == ["", "<q>It was</q>"]


def test_typing_opens_it_but_locates_nothing(box: PasteBox, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(box.pasted):
        QTest.keyClicks(field(box), "It was")

    assert box.is_open


def test_a_click_opens_it(box: PasteBox) -> None:
    QTest.mouseClick(field(box).viewport(), Qt.MouseButton.LeftButton)

    assert box.is_open
    assert box.sizeHint().height() > 100


def test_ctrl_enter_locates_what_was_typed(box: PasteBox, qtbot: QtBot) -> None:
    QTest.keyClicks(field(box), "It was")
    with qtbot.waitSignal(box.pasted) as pasted:
        QTest.keyClick(
            field(box), Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier
        )

    assert pasted.args == ["It was", ""]
    assert field(box).toPlainText() == ""


def test_spaces_alone_are_not_located(box: PasteBox, qtbot: QtBot) -> None:
    QTest.keyClicks(field(box), "  ")
    with qtbot.assertNotEmitted(box.pasted):
        QTest.keyClick(
            field(box), Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier
        )


def test_escape_closes_it_and_gives_the_keyboard_back(
    box: PasteBox, qtbot: QtBot
) -> None:
    QTest.keyClicks(field(box), "It was")
    with qtbot.waitSignal(box.left):
        QTest.keyClick(field(box), Qt.Key.Key_Escape)

    assert not box.is_open


def test_where_there_is_nothing_else_it_stays_open(box: PasteBox) -> None:
    box.stay_open(True)
    box.close_up()

    assert box.is_open


def test_its_field_has_a_name(box: PasteBox) -> None:
    assert field(box).accessibleName() == "Paste a quote or a whole answer"


def test_the_keys_keep_their_size_in_another_theme(
    show_panel: ShowPanel, look: Look
) -> None:
    panel = show_panel([examples.verbatim()])
    (keys,) = (
        label for label in panel.findChildren(QLabel) if label.text() == "Ctrl+Shift+V"
    )
    before = keys.font().pointSizeF()
    look.set_theme(Theme.DARK)

    assert keys.font().pointSizeF() == before
