"""The pane that asks for a password."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from reader import messages
from reader.look.look import Look
from reader.window.password_pane import PasswordPane


@pytest.fixture
def pane(look: Look, qtbot: QtBot) -> PasswordPane:
    pane = PasswordPane(look)
    qtbot.addWidget(pane)
    with qtbot.waitExposed(pane):
        pane.show()
    pane.ask("halden-2024.pdf")
    return pane


def test_it_names_the_file(pane: PasswordPane) -> None:
    assert pane.accessibleName() == "halden-2024.pdf is protected."


def test_nothing_is_given_before_something_is_typed(
    pane: PasswordPane, qtbot: QtBot
) -> None:
    assert not pane.open_button.isEnabled()

    with qtbot.assertNotEmitted(pane.password_given):
        QTest.keyClick(pane.field.line, Qt.Key.Key_Return)


def test_enter_gives_the_password(pane: PasswordPane, qtbot: QtBot) -> None:
    QTest.keyClicks(pane.field.line, "capture")
    with qtbot.waitSignal(pane.password_given) as given:
        QTest.keyClick(pane.field.line, Qt.Key.Key_Return)

    assert given.args == ["capture"]


def test_a_password_is_given_once_until_there_is_an_answer(
    pane: PasswordPane, qtbot: QtBot
) -> None:
    QTest.keyClicks(pane.field.line, "capture")
    pane.open_button.click()

    with qtbot.assertNotEmitted(pane.password_given):
        pane.open_button.click()


def test_it_is_hidden_unless_the_person_wants_to_see_it(pane: PasswordPane) -> None:
    assert pane.field.line.echoMode() is QLineEdit.EchoMode.Password

    pane.show_button.click()

    assert pane.field.line.echoMode() is QLineEdit.EchoMode.Normal


def test_a_wrong_password_stays_and_is_selected(pane: PasswordPane) -> None:
    QTest.keyClicks(pane.field.line, "capture")
    pane.open_button.click()
    pane.set_wrong()

    assert pane._wrong.isVisible()
    assert pane.field.line.selectedText() == "capture"
    assert pane.field.line.text() == "capture"
    assert pane.field.line.accessibleDescription() == messages.UNLOCK_WRONG
    assert pane.open_button.isEnabled()


def test_typing_over_it_takes_the_words_back(pane: PasswordPane) -> None:
    QTest.keyClicks(pane.field.line, "capture")
    pane.set_wrong()
    QTest.keyClicks(pane.field.line, "r")

    assert not pane._wrong.isVisible()
    assert pane.field.line.text() == "r"


def test_another_file_begins_with_an_empty_field(pane: PasswordPane) -> None:
    QTest.keyClicks(pane.field.line, "capture")
    pane.show_button.click()
    pane.ask("brandt-2021.pdf")

    assert not pane.field.line.text()
    assert pane.field.line.echoMode() is QLineEdit.EchoMode.Password
