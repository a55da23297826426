"""Filtering by chip, by text, and back."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QLineEdit,
)
from pytestqt.qtbot import QtBot

from reader.quotes.chip import Chip
from tests.reader.quotes import examples
from tests.reader.quotes.conftest import ShowPanel
from tests.reader.quotes.looking import button, listed, words


def test_a_filter_without_match_says_so_and_can_be_cleared(
    show_panel: ShowPanel, qtbot: QtBot
) -> None:
    panel = show_panel(examples.one_of_each())
    QTest.keyClicks(listed(panel), "/")
    QTest.keyClicks(panel.findChildren(QLineEdit)[0], "zzz")

    assert "No quote has the text “zzz”." in words(panel)
    button(panel, "Clear filter").click()
    qtbot.waitUntil(listed(panel).isVisible)
    assert listed(panel).model().rowCount() == 8


def test_escape_in_the_filter_goes_back_to_the_list(
    show_panel: ShowPanel, qtbot: QtBot
) -> None:
    panel = show_panel(examples.one_of_each())
    panel.activateWindow()
    QTest.keyClicks(listed(panel), "/")
    field = panel.findChildren(QLineEdit)[0]
    QTest.keyClicks(field, "heat")
    QTest.keyClick(field, Qt.Key.Key_Escape)

    qtbot.waitUntil(lambda: listed(panel).hasFocus())
    assert listed(panel).model().rowCount() == 8
    assert not field.isVisible()


def test_a_chip_filters_and_the_filter_is_named(
    show_panel: ShowPanel,
) -> None:
    panel = show_panel(examples.one_of_each())
    chip = next(each for each in panel.findChildren(Chip) if each.status == "altered")
    chip.click()

    assert listed(panel).model().rowCount() == 1
    assert "1 of 8: altered" in words(panel)
