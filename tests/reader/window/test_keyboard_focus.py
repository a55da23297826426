"""Who gave a widget the focus."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QWidget
from pytestqt.qtbot import QtBot

from reader.window.keyboard_focus import KeyboardFocus


class Two(QWidget):
    """Two lists, of which the first is watched."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.second = QListWidget(), QListWidget()
        self.first.addItems(["a", "b"])
        self.focus = KeyboardFocus(self.first)
        row = QHBoxLayout(self)
        row.addWidget(self.first)
        row.addWidget(self.second)


@pytest.fixture
def two(qtbot: QtBot) -> Two:
    two = Two()
    qtbot.addWidget(two)
    with qtbot.waitExposed(two):
        two.show()
    two.second.setFocus()
    qtbot.waitUntil(two.second.hasFocus)
    return two


def test_the_tab_key_shows_the_ring(two: Two) -> None:
    two.first.setFocus(Qt.FocusReason.TabFocusReason)

    assert two.focus.shown


def test_a_click_does_not(two: Two) -> None:
    QTest.mouseClick(two.first.viewport(), Qt.MouseButton.LeftButton)

    assert two.first.hasFocus()
    assert not two.focus.shown


def test_a_key_after_a_click_does(two: Two) -> None:
    QTest.mouseClick(two.first.viewport(), Qt.MouseButton.LeftButton)
    QTest.keyClick(two.first, Qt.Key.Key_Down)

    assert two.focus.shown


def test_a_click_after_a_key_takes_it_away(two: Two) -> None:
    two.first.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.mouseClick(two.first.viewport(), Qt.MouseButton.LeftButton)

    assert not two.focus.shown


def test_there_is_no_ring_without_the_focus(two: Two) -> None:
    two.first.setFocus(Qt.FocusReason.TabFocusReason)
    two.second.setFocus(Qt.FocusReason.TabFocusReason)

    assert not two.focus.shown
