"""The details in the panel."""

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QToolButton,
)
from pytestqt.qtbot import QtBot

from reader.quotes.details import Details
from reader.quotes.panel import QuotesPanel
from reader.session.quotes import Quotes
from tests.reader.quotes import examples
from tests.reader.quotes.conftest import ShowPanel
from tests.reader.quotes.looking import words


def test_the_current_quote_is_shown_in_detail(
    show_panel: ShowPanel, quotes: Quotes, qtbot: QtBot
) -> None:
    panel = show_panel(examples.one_of_each())
    quotes.set_current(quotes.entries[2].id)

    qtbot.waitUntil(lambda: "2 differences · page 4 (1047)" in words(panel))


def test_without_current_quote_details_take_no_room(show_panel: ShowPanel) -> None:
    panel = show_panel(examples.one_of_each())

    assert not panel.findChildren(Details)[0].isVisible()


def test_details_give_their_room_back_when_no_quote_is_current(
    show_panel: ShowPanel, quotes: Quotes, qtbot: QtBot
) -> None:
    panel = show_panel(examples.one_of_each())
    details = panel.findChildren(Details)[0]
    quotes.set_current(quotes.entries[2].id)
    qtbot.waitUntil(details.isVisible)
    quotes.set_current(0)

    qtbot.waitUntil(lambda: not details.isVisible())


def test_the_copy_button_copies_the_source(
    show_panel: ShowPanel, quotes: Quotes, qtbot: QtBot
) -> None:
    panel = show_panel(examples.one_of_each())
    quotes.set_current(quotes.entries[2].id)
    with qtbot.waitSignal(panel.copied):
        copy_button(panel).click()

    assert "65 °C" in QGuiApplication.clipboard().text()


def copy_button(panel: QuotesPanel) -> QToolButton:
    return next(
        each
        for each in panel.findChildren(QToolButton)
        if each.accessibleName().startswith("Copy")
    )


def test_in_a_low_window_details_begin_with_the_difference_alone(
    show_panel: ShowPanel, quotes: Quotes, qtbot: QtBot
) -> None:
    panel = show_panel(examples.one_of_each())
    quotes.set_current(quotes.entries[2].id)
    panel.resize(410, 600)
    qtbot.waitUntil(lambda: "Number" in words(panel))
    before = words(panel)
    unfold = next(
        each
        for each in panel.findChildren(QToolButton)
        if each.accessibleName() == "Show quote and source"
    )
    unfold.click()

    assert "Heating to 65" not in before
    assert "Heating to 65" in words(panel)
