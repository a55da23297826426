"""The ring around what has the keyboard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QListView, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from reader.look.focus_ring import FocusRing, _Ring, keeps_ring_off
from reader.look.look import Look
from reader.look.theme import Theme


@pytest.fixture
def window(qapp: QApplication, qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    for _ in range(2):
        column.addWidget(QLineEdit())
    column.addWidget(QListView())
    FocusRing(window, Look(qapp, Theme.LIGHT))
    window.resize(300, 200)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def rings(window: QWidget) -> list[_Ring]:
    return [ring for ring in window.findChildren(_Ring) if ring.isVisible()]


def test_it_stands_two_pixels_outside(window: QWidget) -> None:
    field = window.findChildren(QLineEdit)[1]
    field.setFocus(Qt.FocusReason.TabFocusReason)

    assert [ring.geometry() for ring in rings(window)] == [
        field.geometry().adjusted(-4, -4, 4, 4)
    ]


def test_it_follows_when_things_move(window: QWidget, qtbot: QtBot) -> None:
    field = window.findChildren(QLineEdit)[1]
    field.setFocus(Qt.FocusReason.TabFocusReason)
    window.resize(500, 300)

    qtbot.waitUntil(lambda: rings(window)[0].width() == field.width() + 8)


def test_a_click_brings_none(window: QWidget) -> None:
    field = window.findChildren(QLineEdit)[1]
    QTest.mouseClick(field, Qt.MouseButton.LeftButton)

    assert field.hasFocus()
    assert rings(window) == []


def test_lists_and_those_who_say_so_have_none(window: QWidget) -> None:
    field = window.findChildren(QLineEdit)[1]
    keeps_ring_off(field)
    field.setFocus(Qt.FocusReason.TabFocusReason)
    kept_off = rings(window)
    window.findChildren(QListView)[0].setFocus(Qt.FocusReason.TabFocusReason)

    assert kept_off == rings(window) == []


def test_it_goes_with_the_focus(window: QWidget) -> None:
    field = window.findChildren(QLineEdit)[1]
    field.setFocus(Qt.FocusReason.TabFocusReason)
    field.clearFocus()

    assert rings(window) == []
